from typing import Literal, cast

OnTimeout = Literal["lose", "stand_in", "stand_in_until_return"]

ON_TIMEOUT_VALUES: set[OnTimeout] = {
    "lose",
    "stand_in",
    "stand_in_until_return",
}


def check_on_timeout(value: str) -> OnTimeout:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(OnTimeout, value)
