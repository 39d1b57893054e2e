from typing import Literal, cast

ListDecisionsFields = Literal["all", "short"]

LIST_DECISIONS_FIELDS_VALUES: set[ListDecisionsFields] = {
    "all",
    "short",
}


def check_list_decisions_fields(value: str) -> ListDecisionsFields:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(ListDecisionsFields, value)
