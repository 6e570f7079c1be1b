"""Makes the pipeline's modules importable: they are scripts of developers, no part of the package."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "lexicons"))
