from typing import Literal, cast

Occupant = Literal["bot", "me"]

OCCUPANT_VALUES: set[Occupant] = {
    "bot",
    "me",
}


def check_occupant(value: str) -> Occupant:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(Occupant, value)
