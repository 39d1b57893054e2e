from typing import Literal, cast

GetLeaderboardKind = Literal["bots", "users"]

GET_LEADERBOARD_KIND_VALUES: set[GetLeaderboardKind] = {
    "bots",
    "users",
}


def check_get_leaderboard_kind(value: str) -> GetLeaderboardKind:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(GetLeaderboardKind, value)
