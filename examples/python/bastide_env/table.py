"""A table of Bastide in a process of its own, spoken to by JSON lines (docs/bot-protocol.md)."""

import json
import shutil
import subprocess
from pathlib import Path

PROGRAM = Path(__file__).resolve().parents[3] / "apps" / "cli" / "bin" / "bastide.js"


class Refused(Exception):
    """What was asked may not be; the table is as it was. `rule` is the rule that forbids it, or None."""

    def __init__(self, because, rule=None):
        super().__init__(because if rule is None else f"{rule}: {because}")
        self.rule = rule


def command(game):
    """How the table is started: the installed program, else that of this repository."""
    installed = shutil.which("bastide")
    return [*([installed] if installed else ["node", str(PROGRAM)]), "table", game, "--stdio"]


class Table:
    def __init__(self, game):
        self._process = subprocess.Popen(
            command(game), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def ask(self, **line):
        """Says one line and gives back the answer; raises Refused, or EOFError where the table is gone."""
        self._process.stdin.write(json.dumps(line) + "\n")
        self._process.stdin.flush()
        text = self._process.stdout.readline()
        if not text:
            raise EOFError(f"the table has ended: exit {self._process.wait()}")
        answer = json.loads(text)
        if answer["type"] == "error":
            raise Refused(answer["because"], answer.get("rule"))
        return answer

    def close(self):
        """Ends the process. May be called twice."""
        if self._process.poll() is None:
            self._process.stdin.close()
            self._process.wait()
        self._process.stdout.close()
