from typing import Literal, cast

Bot = Literal["greedy", "random", "search"]

BOT_VALUES: set[Bot] = {
    "greedy",
    "random",
    "search",
}


def check_bot(value: str) -> Bot:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(Bot, value)
