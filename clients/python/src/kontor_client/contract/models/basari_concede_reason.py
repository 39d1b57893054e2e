from typing import Literal, cast

BasariConcedeReason = Literal["chosen", "no_gems"]

BASARI_CONCEDE_REASON_VALUES: set[BasariConcedeReason] = {
    "chosen",
    "no_gems",
}


def check_basari_concede_reason(value: str) -> BasariConcedeReason:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(BasariConcedeReason, value)
