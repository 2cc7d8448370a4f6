"""python3 -m unittest discover -s examples/python (after npm run build)"""

import random
import subprocess
import sys
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(HERE))
from bastide_env import Refused, env  # noqa: E402


def play(game, seed, **options):
    """One game at random; what was done, the rewards and the points."""
    dice = random.Random(seed)
    table = env(game, **options)
    try:
        table.reset(seed=seed)
        done, rewards = [], {}
        for agent in table.agent_iter():
            view, reward, is_done, is_cut, info = table.last()
            assert not is_cut
            if is_done:
                rewards[agent] = reward
                table.step(None)
                continue
            assert view["you"] == table.possible_agents.index(agent)
            assert info["legal_actions"] == view["actions"] != []
            choice = dice.randrange(len(view["actions"]))
            done.append(view["actions"][choice])
            table.step(choice)
        return done, rewards
    finally:
        table.close()


class Whole:
    """A whole number that is no int, as those of numpy."""

    def __index__(self):
        return 0


class Environment(unittest.TestCase):
    def test_a_game_goes_to_its_end_and_comes_again_by_its_seed(self):
        for game, options in (("carcassonne", {"sets": ["traders"]}), ("catan", {"seats": 3, "victoryTarget": 4})):
            done, rewards = play(game, 5, **options)
            self.assertEqual(len(rewards), 3 if game == "catan" else 2)
            self.assertAlmostEqual(sum(rewards.values()), 1)
            self.assertGreater(len(done), 30)
            self.assertEqual(play(game, 5, **options), (done, rewards))

    def test_what_the_rules_forbid_is_refused_and_changes_nothing(self):
        table = env("carcassonne")
        self.addCleanup(table.close)
        table.reset(seed=1)
        before = table.observe("seat_0")
        with self.assertRaises(Refused) as refused:
            table.step({**table.legal_actions()[0], "at": [9, 9]})
        self.assertRegex(refused.exception.rule, "^CAR-")
        self.assertEqual(table.observe("seat_0"), before)
        table.step(Whole())
        self.assertNotEqual(table.observe("seat_0"), before)
        with self.assertRaises(Refused):
            table.reset(options={"seats": 99})

    def test_no_seat_sees_the_cards_of_another(self):
        table = env("catan", seats=2)
        self.addCleanup(table.close)
        table.reset(seed=2)
        for _ in range(40):
            table.play("greedy")
        mine, theirs = table.observe("seat_0")["seats"], table.observe("seat_1")["seats"]
        self.assertIn("hand", mine[0])
        self.assertIsNone(mine[1].get("hand"))
        self.assertIsNone(theirs[0].get("hand"))

    def test_bots_play_beside(self):
        table = env("carcassonne")
        self.addCleanup(table.close)
        table.reset(seed=3)
        dice = random.Random(3)
        while not table.terminations["seat_0"]:
            if table.agent_selection == "seat_1":
                table.play("greedy")
            else:
                table.step(dice.choice(table.legal_actions()))
        self.assertEqual([table.rewards["seat_0"], table.rewards["seat_1"]], [0, 1])

    def test_the_example_runs(self):
        run = subprocess.run([sys.executable, str(HERE / "random_play.py"), "carcassonne", "4"], capture_output=True, text=True)
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        self.assertRegex(run.stdout, r"seat_0: \d+ points, reward [01]")


if __name__ == "__main__":
    unittest.main()
