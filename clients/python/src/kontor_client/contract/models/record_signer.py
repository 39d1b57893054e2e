from typing import Literal, cast

RecordSigner = Literal["this_server", "unknown"]

RECORD_SIGNER_VALUES: set[RecordSigner] = {
    "this_server",
    "unknown",
}


def check_record_signer(value: str) -> RecordSigner:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(RecordSigner, value)
