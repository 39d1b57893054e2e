from typing import Literal, cast

TableDeletedReason = Literal["expired", "owner"]

TABLE_DELETED_REASON_VALUES: set[TableDeletedReason] = {
    "expired",
    "owner",
}


def check_table_deleted_reason(value: str) -> TableDeletedReason:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(TableDeletedReason, value)
