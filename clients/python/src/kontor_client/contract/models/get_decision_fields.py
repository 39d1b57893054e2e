from typing import Literal, cast

GetDecisionFields = Literal["all", "short"]

GET_DECISION_FIELDS_VALUES: set[GetDecisionFields] = {
    "all",
    "short",
}


def check_get_decision_fields(value: str) -> GetDecisionFields:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(GetDecisionFields, value)
