from typing import Literal, cast

PlayerKind = Literal["bot", "guest", "user"]

PLAYER_KIND_VALUES: set[PlayerKind] = {
    "bot",
    "guest",
    "user",
}


def check_player_kind(value: str) -> PlayerKind:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(PlayerKind, value)
