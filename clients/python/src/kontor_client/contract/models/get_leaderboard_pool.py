from typing import Literal, cast

GetLeaderboardPool = Literal["multiplayer", "teams", "two_players"]

GET_LEADERBOARD_POOL_VALUES: set[GetLeaderboardPool] = {
    "multiplayer",
    "teams",
    "two_players",
}


def check_get_leaderboard_pool(value: str) -> GetLeaderboardPool:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(GetLeaderboardPool, value)
