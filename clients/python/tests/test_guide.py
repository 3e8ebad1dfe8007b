"""The Python examples of docs/sdks.md are one program: it type-checks and runs."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """The examples as one file."""
    guide = os.environ.get("SDK_GUIDE") or Path(__file__).parents[3] / "docs/sdks.md"
    blocks = re.findall(r"^```python\n(.*?)^```$", Path(guide).read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert len(blocks) > 5
    file = tmp_path / "program.py"
    file.write_text("\n".join(blocks), encoding="utf-8")
    return file


def test_the_examples_type_check(program: Path) -> None:
    checked = subprocess.run([sys.executable, "-m", "mypy", "--strict", program.name], cwd=program.parent, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout


def test_the_examples_run(program: Path) -> None:
    ran = subprocess.run([sys.executable, program.name], cwd=program.parent, capture_output=True, text=True, timeout=60)
    assert ran.returncode == 0, ran.stderr
    assert "NOT_FOUND 404" in ran.stdout
    assert "claim.created" in ran.stdout
