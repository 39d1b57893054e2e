from typing import Literal, cast

ListDueDecisionsFields = Literal["all", "short"]

LIST_DUE_DECISIONS_FIELDS_VALUES: set[ListDueDecisionsFields] = {
    "all",
    "short",
}


def check_list_due_decisions_fields(value: str) -> ListDueDecisionsFields:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(ListDueDecisionsFields, value)
