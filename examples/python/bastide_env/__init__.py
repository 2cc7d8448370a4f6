"""Carcassonne and Catan as an environment for learning, in the manner of PettingZoo's AEC. Only the standard library is needed."""

from .env import Refused, env

__all__ = ["Refused", "env"]
