"""What any game is: eight pure functions, a log of facts, boxes for secrets, chance fixed beforehand."""
