"""Endgames of two players who see all tiles: alpha-beta to a horizon, with greedy play after it."""

# mypy: allow-untyped-defs, allow-untyped-calls, no-check-untyped-defs
# Types inside compiled functions are numba's business.

from __future__ import annotations

from typing import NamedTuple

import numba as nb
import numpy as np
from numpy.typing import NDArray

from verbarium.fast.basics import ONE, mixed, u64
from verbarium.fast.board_best import place_best
from verbarium.fast.board_moves import in_hand, lay_move, take_back
from verbarium.fast.board_placements import place_all
from verbarium.fast.board_position import NEVER

DONE = 1000  # depth of a value that rests on ends of the game only
PLY = 14  # numbers of each ply on the stack


class Ending(NamedTuple):
    """How a game ends and what is settled then."""

    rest: NDArray[np.int64]  # what each tile left in hand is worth
    out: int  # who goes out gains this many times what the other one holds
    own: int  # when nobody goes out, each loses this many times what he holds himself
    passes: int  # passes in a row that end the game


class Tree(NamedTuple):
    """What a search for the endgame remembers.

    key, value, bound, depth, meta, pack   the transposition table; bound 0 exact, 1 at least, 2 at most; meta = 0
                                           is a pass
    best   uint64[2]: the move at the root
    info   int64: nodes, most nodes, 1 if stopped, times the horizon was met, room needed in `out` and in `order`;
           where it stopped: 1 if it is to go on from there, ply, 1 if entering it, the value found
    order  int64[k], pool uint64[2 * k]: the moves of all plies under way
    plies  int64[plies, PLY], moves uint64[plies, 6], squares int64[plies, 8]: the search's own stack, see `negamax`
    """

    key: NDArray[np.uint64]
    value: NDArray[np.int64]
    bound: NDArray[np.int64]
    depth: NDArray[np.int64]
    meta: NDArray[np.uint64]
    pack: NDArray[np.uint64]
    best: NDArray[np.uint64]
    info: NDArray[np.int64]
    order: NDArray[np.int64]
    pool: NDArray[np.uint64]
    out: NDArray[np.uint64]
    spots: NDArray[np.int64]
    work: NDArray[np.int64]
    leave: NDArray[np.int64]
    plies: NDArray[np.int64]
    moves: NDArray[np.uint64]
    squares: NDArray[np.int64]


@nb.njit(cache=True)
def _played_out(words, rules, ending, pos, racks, tree, side, passes):
    """The value for `side` if both lay their best placement to the end: what is assumed past the horizon."""
    moves = np.empty((16, 2), np.uint64)  # each lays a tile at least, and there are 16 in hand at most
    squares = np.empty((16, 8), np.int64)
    owner = np.empty(16, np.int64)
    count = 0
    value = 0
    sign = 1
    while True:
        tiles, own = in_hand(ending.rest, racks[side])
        _, other = in_hand(ending.rest, racks[1 - side])
        if not place_best(words, rules, pos, racks[side], tree.leave, tree.out, tree.spots, tree.work):
            passes += 1
            if passes >= ending.passes:
                value += sign * ending.own * (other - own)
                break
        else:
            passes = 0
            meta = tree.out[0]
            value += sign * np.int64(meta >> u64(32))
            if np.int64(meta >> u64(16)) & 15 == tiles:
                value += sign * ending.out * other
                break
            moves[count, 0] = meta
            moves[count, 1] = tree.out[1]
            owner[count] = side
            lay_move(words, rules, pos, racks[side], meta, moves[count, 1], squares[count])
            count += 1
        sign = -sign
        side = 1 - side
    while count > 0:
        count -= 1
        take_back(words, rules, pos, racks[owner[count]], moves[count, 0], moves[count, 1], squares[count])
    return value


@nb.njit(cache=True)
def _position_key(board, racks, side, passes):
    """A number for who is to move with what on which board."""
    key = board ^ mixed(2 * passes + side + (1 << 41))
    for c in range(racks.shape[1]):
        key += mixed((c << 8) + racks[0, c] + (1 << 42)) ^ (mixed((c << 8) + racks[1, c] + (1 << 43)) << ONE)
    return key


@nb.njit(cache=True)
def negamax(words, rules, ending, pos, racks, tree, passes, horizon):
    """The points that player 0, on turn, can still gain over the other one, looking `horizon` moves ahead.

    Alpha-beta with its own stack (numba cannot keep a recursive function in its cache), which lies in `tree`, so that
    a search that has stopped after info[1] nodes (info[2] = 1) can go on: called again with info[6] = 1, a higher
    info[1] and everything else as it was left. Then the board and the racks are not as they were at first, and the
    root's best move so far, if there is one, stands in plies[0, 5] and moves[0, 2:4]. After a stop for want of room
    (info[4] > 0) it cannot go on.
    """
    info = tree.info
    # Of each ply: who moves, passes before, the window, best value so far, next move and number of moves, where they
    # begin in the pool, tiles in hand, held by the player on turn and by the other, horizon met before, points of the
    # move under way; and keys of position and board, the best move, the move under way (META 0 is a pass).
    plies = tree.plies
    side = plies[:, 0]
    passed = plies[:, 1]
    alpha = plies[:, 2]
    beta = plies[:, 3]
    low = plies[:, 4]
    best = plies[:, 5]
    following = plies[:, 6]
    count = plies[:, 7]
    begin = plies[:, 8]
    tiles = plies[:, 9]
    held = plies[:, 10:12]
    met = plies[:, 12]
    points = plies[:, 13]
    key = tree.moves[:, 0]
    board = tree.moves[:, 1]
    best_move = tree.moves[:, 2:4]
    move = tree.moves[:, 4:6]
    squares = tree.squares
    pool = tree.pool
    order = tree.order
    if info[6] == 0:
        side[0] = 0
        passed[0] = passes
        alpha[0] = NEVER
        beta[0] = -NEVER
        best[0] = NEVER
        begin[0] = 0
        board[0] = 0
        ply = 0
        entering = True
        value = 0
    else:
        ply = info[7]
        entering = info[8] == 1
        value = info[9]
        info[6] = 0
        info[2] = 0
    while True:
        if entering:
            if info[0] >= info[1]:
                info[2] = 1
                info[6] = 1
                info[7] = ply
                info[8] = 1
                info[9] = value
                return 0
            entering = False
            info[0] += 1
            me = side[ply]
            depth = horizon - ply
            tiles[ply], held[ply, 0] = in_hand(ending.rest, racks[me])
            _, held[ply, 1] = in_hand(ending.rest, racks[1 - me])
            key[ply] = _position_key(board[ply], racks, me, passed[ply])
            slot = np.int64(key[ply] >> u64(20)) & (tree.key.shape[0] - 1)
            known = tree.key[slot] == key[ply]
            answered = False
            if known and ply > 0 and tree.depth[slot] >= depth:
                value = tree.value[slot]
                bound = tree.bound[slot]
                answered = (
                    bound == 0 or (bound == 1 and value >= beta[ply]) or (bound == 2 and value <= alpha[ply])
                )
                if answered and tree.depth[slot] < DONE:
                    info[3] += 1
            if not answered and depth == 0:
                info[3] += 1
                value = _played_out(words, rules, ending, pos, racks, tree, me, passed[ply])
                answered = True
            if answered:
                ply -= 1
                continue
            met[ply] = info[3]
            found = place_all(
                words, rules, pos, racks[me], False, tree.out, tree.spots, tree.work, tree.leave
            )
            b = begin[ply]
            if 2 * found > tree.out.shape[0] or b + found + 1 > order.shape[0]:
                info[2] = 1
                info[4] = max(2 * found, tree.out.shape[0])
                info[5] = max(b + found + 1, order.shape[0])
                return 0
            # Moves that go out end the line, so they come first: often one is enough to refute.
            hope = np.empty(found + 1, np.int64)
            for i in range(found):
                meta = tree.out[2 * i]
                laid = np.int64(meta >> u64(16)) & 15
                hope[i] = np.int64(meta >> u64(32)) + (
                    ending.out * held[ply, 1] + 1000 if laid == tiles[ply] else 2 * laid
                )
                if known and meta == tree.meta[slot] and tree.out[2 * i + 1] == tree.pack[slot]:
                    hope[i] += 100000
                pool[2 * (b + i)] = meta
                pool[2 * (b + i) + 1] = tree.out[2 * i + 1]
            hope[found] = 100000 if known and tree.meta[slot] == 0 else -1
            pool[2 * (b + found)] = 0
            pool[2 * (b + found) + 1] = 0
            order[b : b + found + 1] = np.argsort(-hope)
            count[ply] = found + 1
            begin[ply + 1] = b + found + 1
            following[ply] = 0
            best[ply] = NEVER
            low[ply] = alpha[ply]
        else:  # the move under way at `ply` has been answered with `value`
            if move[ply, 0] != 0:
                take_back(words, rules, pos, racks[side[ply]], move[ply, 0], move[ply, 1], squares[ply])
            value = points[ply] - value
            if value > best[ply]:
                best[ply] = value
                best_move[ply] = move[ply]
            low[ply] = max(low[ply], value)
        while not entering and following[ply] < count[ply] and low[ply] < beta[ply]:
            i = begin[ply] + order[begin[ply] + following[ply]]
            following[ply] += 1
            meta = pool[2 * i]
            move[ply, 0] = meta
            move[ply, 1] = pool[2 * i + 1]
            points[ply] = np.int64(meta >> u64(32))
            over = False
            if meta == 0 and passed[ply] + 1 >= ending.passes:
                value = ending.own * (held[ply, 1] - held[ply, 0])
                over = True
            elif meta != 0 and np.int64(meta >> u64(16)) & 15 == tiles[ply]:
                value = points[ply] + ending.out * held[ply, 1]
                over = True
            if over:
                if value > best[ply]:
                    best[ply] = value
                    best_move[ply] = move[ply]
                low[ply] = max(low[ply], value)
                continue
            board[ply + 1] = board[ply]
            if meta != 0:
                board[ply + 1] ^= lay_move(
                    words, rules, pos, racks[side[ply]], meta, move[ply, 1], squares[ply]
                )
            side[ply + 1] = 1 - side[ply]
            passed[ply + 1] = passed[ply] + 1 if meta == 0 else 0
            alpha[ply + 1] = points[ply] - beta[ply]
            beta[ply + 1] = points[ply] - low[ply]
            ply += 1
            entering = True
        if entering:
            continue
        slot = np.int64(key[ply] >> u64(20)) & (tree.key.shape[0] - 1)
        tree.key[slot] = key[ply]
        tree.value[slot] = best[ply]
        tree.bound[slot] = 1 if best[ply] >= beta[ply] else (2 if best[ply] <= alpha[ply] else 0)
        tree.depth[slot] = DONE if info[3] == met[ply] else horizon - ply
        tree.meta[slot] = best_move[ply, 0]
        tree.pack[slot] = best_move[ply, 1]
        value = best[ply]
        if ply == 0:
            tree.best[:] = best_move[0]
            return value
        ply -= 1
