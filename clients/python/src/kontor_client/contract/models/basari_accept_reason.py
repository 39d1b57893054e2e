from typing import Literal, cast

BasariAcceptReason = Literal["chosen", "no_raise"]

BASARI_ACCEPT_REASON_VALUES: set[BasariAcceptReason] = {
    "chosen",
    "no_raise",
}


def check_basari_accept_reason(value: str) -> BasariAcceptReason:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(BasariAcceptReason, value)
