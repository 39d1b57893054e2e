from typing import Literal, cast

FieldErrorCode = Literal[
    "above-maximum",
    "below-minimum",
    "malformed",
    "missing",
    "out-of-range",
    "refused",
    "repeated",
    "unknown",
    "unknown-value",
    "wrong-length",
    "wrong-type",
]

FIELD_ERROR_CODE_VALUES: set[FieldErrorCode] = {
    "above-maximum",
    "below-minimum",
    "malformed",
    "missing",
    "out-of-range",
    "refused",
    "repeated",
    "unknown",
    "unknown-value",
    "wrong-length",
    "wrong-type",
}


def check_field_error_code(value: str) -> FieldErrorCode:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(FieldErrorCode, value)
