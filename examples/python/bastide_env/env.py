"""The environment: agents act one after the other, each by an action that was listed for it."""

from operator import index

from .table import Refused, Table

__all__ = ["Refused", "env"]


class env:
    """
    One game at a time, as PettingZoo's AEC has it: `reset`, then for each agent of `agent_iter` an action to `step`, until all are done.

    Agents are called "seat_0", "seat_1" …. An observation is the view of a seat, as docs/schemas describes it: it
    holds nothing that the seat may not know. An action is one of `legal_actions()` (a dict), its index, or a dict that no list holds
    (an offer to trade). The reward comes at the end: a win is 1, shared by those who share it.
    """

    metadata = {"name": "bastide", "render_modes": []}

    def __init__(self, game, **options):
        """`options` are those of the game: seats=2, edition="c3", sets=["traders"] …"""
        self._table = Table(game)
        self._options = options
        self.possible_agents = []
        self.agents = []

    def reset(self, seed=None, options=None):
        """Begins a game; equal seeds deal alike. `options` change those of the environment, for this game."""
        line = {"type": "reset", "options": {**self._options, **(options or {})}}
        if seed is not None:
            line["seed"] = seed
        self._turn = self._table.ask(**line)
        self.possible_agents = [f"seat_{seat}" for seat in range(self._turn["seats"])]
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self._settle()

    def legal_actions(self):
        """What the agent whose turn it is may do, as dicts in a fixed order; empty when the game is over."""
        return self._turn["actions"]

    def observe(self, agent):
        """What that agent sees."""
        return self._table.ask(type="observe", seat=self.possible_agents.index(agent))["view"]

    def last(self, observe=True):
        """Of the agent whose turn it is: observation, reward since its last turn, whether it is done, whether cut off, more."""
        agent = self.agent_selection
        view = self.observe(agent) if observe else None
        reward = self._cumulative_rewards[agent]
        return view, reward, self.terminations[agent], self.truncations[agent], self.infos[agent]

    def step(self, action):
        """The agent whose turn it is acts; None from one that is done. Raises Refused where the rules forbid it."""
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("an agent that is done takes no action: step(None)")
            self.agents.remove(agent)
            self.agent_selection = self.agents[0] if self.agents else None
            return
        if not isinstance(action, dict):
            # A whole number of whatever kind: numpy's are no int.
            action = self.legal_actions()[index(action)]
        self._turn = self._table.ask(type="step", action=action)
        self._cumulative_rewards[agent] = 0.0
        self._settle()

    def play(self, bot):
        """Has a bot of Bastide act for the agent whose turn it is: "random", "greedy", "strong@0.2s" …"""
        self._turn = self._table.ask(type="play", bot=bot)
        self._settle()

    def agent_iter(self):
        """The agents in the order of their turns, until all are done."""
        while self.agents:
            yield self.agent_selection

    def close(self):
        self._table.close()

    def _settle(self):
        seat, points, winners = self._turn["seat"], self._turn["points"], self._turn["winners"]
        for agent, own in zip(self.possible_agents, points):
            self.infos[agent] = {"points": own, "legal_actions": []}
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
            self.infos[self.agent_selection]["legal_actions"] = self.legal_actions()
            return
        for winner in winners:
            self.rewards[self.possible_agents[winner]] = 1.0 / len(winners)
        for agent in self.agents:
            self._cumulative_rewards[agent] += self.rewards[agent]
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]
