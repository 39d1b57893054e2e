from typing import Literal, cast

Scope = Literal["account", "play", "read", "tables"]

SCOPE_VALUES: set[Scope] = {
    "account",
    "play",
    "read",
    "tables",
}


def check_scope(value: str) -> Scope:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(Scope, value)
