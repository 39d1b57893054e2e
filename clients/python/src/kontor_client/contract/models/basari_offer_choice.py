from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast

if TYPE_CHECKING:
    from ..models.basari_gems import BasariGems


T = TypeVar("T", bound="BasariOfferChoice")


@_attrs_define
class BasariOfferChoice:
    """Any of the own gems may be offered, at least one; against an offer, they must outrank it: by being more, or as many
    and
    more of the most valuable colour in which the two differ.

        Attributes:
            above (BasariGems | None):
            own (BasariGems): Gems, counted by colour.
            type_ (Literal['basari.offer']):
    """

    above: BasariGems | None
    own: BasariGems
    type_: Literal["basari.offer"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.basari_gems import BasariGems  # noqa: PLC0415

        above: dict[str, Any] | None
        if isinstance(self.above, BasariGems):
            above = self.above.to_dict()
        else:
            above = self.above

        own = self.own.to_dict()

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "above": above,
                "own": own,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.basari_gems import BasariGems  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_above(data: object) -> BasariGems | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                above_type_0 = BasariGems.from_dict(data)

                return above_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(BasariGems | None, data)

        above = _parse_above(d.pop("above"))

        own = BasariGems.from_dict(d.pop("own"))

        type_ = cast(Literal["basari.offer"], d.pop("type"))
        if type_ != "basari.offer":
            raise ValueError(f"type must match const 'basari.offer', got '{type_}'")

        basari_offer_choice = cls(
            above=above,
            own=own,
            type_=type_,
        )

        basari_offer_choice.additional_properties = d
        return basari_offer_choice

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
