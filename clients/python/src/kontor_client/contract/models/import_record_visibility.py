from typing import Literal, cast

ImportRecordVisibility = Literal["private", "public"]

IMPORT_RECORD_VISIBILITY_VALUES: set[ImportRecordVisibility] = {
    "private",
    "public",
}


def check_import_record_visibility(value: str) -> ImportRecordVisibility:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(ImportRecordVisibility, value)
