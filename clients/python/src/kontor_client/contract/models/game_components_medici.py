from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast

if TYPE_CHECKING:
    from ..models.medici_components import MediciComponents


T = TypeVar("T", bound="GameComponentsMedici")


@_attrs_define
class GameComponentsMedici:
    """The material of this ruleset.

    Attributes:
        components (MediciComponents): The material as clients may want to draw it.
        ruleset (Literal['medici']):
    """

    components: MediciComponents
    ruleset: Literal["medici"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.medici_components import MediciComponents  # noqa: PLC0415

        components = self.components.to_dict()

        ruleset = self.ruleset

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "components": components,
                "ruleset": ruleset,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.medici_components import MediciComponents  # noqa: PLC0415

        d = dict(src_dict)
        components = MediciComponents.from_dict(d.pop("components"))

        ruleset = cast(Literal["medici"], d.pop("ruleset"))
        if ruleset != "medici":
            raise ValueError(f"ruleset must match const 'medici', got '{ruleset}'")

        game_components_medici = cls(
            components=components,
            ruleset=ruleset,
        )

        game_components_medici.additional_properties = d
        return game_components_medici

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
