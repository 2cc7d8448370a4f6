#!/usr/bin/env python3
"""A bot for any game of Bastide, over standard input and output: bastide arena GAME --bots random --bot "cmd:python3 bot-over-stdio.py"

It never looks at the board: it takes the action by which most is done (build before pass), else any. The lines are described in
docs/bot-protocol.md. Only the standard library is needed.
"""
import json
import random
import sys

# Types of actions by how much it likes them; whatever is not named lies between.
LIKED = ["city", "settle", "deploy", "play", "road", "buy"]
LEFT = ["skip", "end", "decline"]


def say(line):
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()


def liking(action):
    kind = action["type"]
    if kind in LIKED:
        return len(LIKED) - LIKED.index(kind)
    return -1 if kind in LEFT else 0


for text in sys.stdin:
    line = json.loads(text)
    if line["type"] == "start":
        dice = random.Random(line.get("seed"))
        say({"type": "ready"})
    elif line["type"] == "decide":
        actions = line["view"]["actions"]
        best = max(map(liking, actions))
        choice = dice.choice([one for one in actions if liking(one) == best])
        say({"type": "move", "id": line["id"], "action": choice})
    # "act" and "over" need no answer.
