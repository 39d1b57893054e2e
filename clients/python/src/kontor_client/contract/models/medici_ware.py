from typing import Literal, cast

MediciWare = Literal["cloth", "dyes", "metals", "porcelain", "spices"]

MEDICI_WARE_VALUES: set[MediciWare] = {
    "cloth",
    "dyes",
    "metals",
    "porcelain",
    "spices",
}


def check_medici_ware(value: str) -> MediciWare:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(MediciWare, value)
