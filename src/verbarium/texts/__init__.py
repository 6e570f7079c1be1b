"""What the house says, in five languages: Fluent files, one folder a language, shared by CLI and page."""

from verbarium.texts.trouble import Trouble
from verbarium.texts.voice import LANGUAGES, Language, cited, pick, say

__all__ = ["LANGUAGES", "Language", "Trouble", "cited", "pick", "say"]
