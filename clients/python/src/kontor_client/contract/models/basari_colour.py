from typing import Literal, cast

BasariColour = Literal["blue", "green", "red", "yellow"]

BASARI_COLOUR_VALUES: set[BasariColour] = {
    "blue",
    "green",
    "red",
    "yellow",
}


def check_basari_colour(value: str) -> BasariColour:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(BasariColour, value)
