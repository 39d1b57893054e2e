from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.haendler_influence import check_haendler_influence
from ..models.haendler_influence import HaendlerInfluence
from typing import cast

if TYPE_CHECKING:
    from ..models.haendler_deal import HaendlerDeal


T = TypeVar("T", bound="HaendlerProposal")


@_attrs_define
class HaendlerProposal:
    """A proposal that is open.

    Attributes:
        card (HaendlerInfluence | None):
        deal (HaendlerDeal): A deal between the player who proposes it and a partner.
        seat (int): Who made it. Example: 0.
    """

    card: HaendlerInfluence | None
    deal: HaendlerDeal
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.haendler_deal import HaendlerDeal  # noqa: PLC0415

        card: None | str
        if isinstance(self.card, str):
            card = self.card
        else:
            card = self.card

        deal = self.deal.to_dict()

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "card": card,
                "deal": deal,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.haendler_deal import HaendlerDeal  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_card(data: object) -> HaendlerInfluence | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                card_type_0 = check_haendler_influence(data)

                return card_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(HaendlerInfluence | None, data)

        card = _parse_card(d.pop("card"))

        deal = HaendlerDeal.from_dict(d.pop("deal"))

        seat = d.pop("seat")

        haendler_proposal = cls(
            card=card,
            deal=deal,
            seat=seat,
        )

        haendler_proposal.additional_properties = d
        return haendler_proposal

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
