from typing import Literal, cast

DaleOfMerchantsReactions = Literal["ask", "pass", "when_able"]

DALE_OF_MERCHANTS_REACTIONS_VALUES: set[DaleOfMerchantsReactions] = {
    "ask",
    "pass",
    "when_able",
}


def check_dale_of_merchants_reactions(value: str) -> DaleOfMerchantsReactions:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(DaleOfMerchantsReactions, value)
