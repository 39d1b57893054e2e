from typing import Literal, cast

RatingPool = Literal["multiplayer", "teams", "two_players"]

RATING_POOL_VALUES: set[RatingPool] = {
    "multiplayer",
    "teams",
    "two_players",
}


def check_rating_pool(value: str) -> RatingPool:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(RatingPool, value)
