#!/usr/bin/env python3
"""Plays a game at random: python3 random_play.py [carcassonne|catan] [seed]"""

import random
import sys

from bastide_env import env

game = sys.argv[1] if len(sys.argv) > 1 else "carcassonne"
seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1

dice = random.Random(seed)
table = env(game)
table.reset(seed=seed)
turns = 0
for agent in table.agent_iter():
    _, reward, done, _, info = table.last(observe=False)
    if done:
        print(f"{agent}: {info['points']} points, reward {reward:g}")
        table.step(None)
    else:
        table.step(dice.choice(table.legal_actions()))
        turns += 1
print(f"{turns} decisions")
table.close()
