from typing import Literal, cast

RatedKind = Literal["bots", "users"]

RATED_KIND_VALUES: set[RatedKind] = {
    "bots",
    "users",
}


def check_rated_kind(value: str) -> RatedKind:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(RatedKind, value)
