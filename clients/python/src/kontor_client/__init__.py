"""Client of Kontor: the contract as models and operations, and a thin layer for sessions, repeats, event streams and
problems."""

from .addresses import NoServerAnswered
from .contract.unions import AccountNews, GameAction, GameChoice, GameEvent, GameView
from .problem import KontorProblem, UnexpectedAnswer, or_raise
from .retry import Retry
from .session import Kontor
from .tagged import Unknown
from .tokens import TokenSource

__all__ = [
    "AccountNews",
    "GameAction",
    "GameChoice",
    "GameEvent",
    "GameView",
    "Kontor",
    "KontorProblem",
    "NoServerAnswered",
    "Retry",
    "TokenSource",
    "UnexpectedAnswer",
    "Unknown",
    "or_raise",
]
