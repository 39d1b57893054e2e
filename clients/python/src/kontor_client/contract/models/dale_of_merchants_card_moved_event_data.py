from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.dale_of_merchants_card import check_dale_of_merchants_card
from ..models.dale_of_merchants_card import DaleOfMerchantsCard
from typing import cast

if TYPE_CHECKING:
    from ..models.dale_of_merchants_goal_aside import DaleOfMerchantsGoalAside
    from ..models.dale_of_merchants_goal_deck_top import DaleOfMerchantsGoalDeckTop
    from ..models.dale_of_merchants_goal_hand import DaleOfMerchantsGoalHand
    from ..models.dale_of_merchants_goal_junk_pile import DaleOfMerchantsGoalJunkPile
    from ..models.dale_of_merchants_goal_market import DaleOfMerchantsGoalMarket
    from ..models.dale_of_merchants_goal_market_pile import DaleOfMerchantsGoalMarketPile
    from ..models.dale_of_merchants_goal_pile import DaleOfMerchantsGoalPile
    from ..models.dale_of_merchants_goal_schedule import DaleOfMerchantsGoalSchedule
    from ..models.dale_of_merchants_goal_stall import DaleOfMerchantsGoalStall
    from ..models.dale_of_merchants_origin_aside import DaleOfMerchantsOriginAside
    from ..models.dale_of_merchants_origin_deck import DaleOfMerchantsOriginDeck
    from ..models.dale_of_merchants_origin_deck_top import DaleOfMerchantsOriginDeckTop
    from ..models.dale_of_merchants_origin_hand import DaleOfMerchantsOriginHand
    from ..models.dale_of_merchants_origin_junk_pile import DaleOfMerchantsOriginJunkPile
    from ..models.dale_of_merchants_origin_market import DaleOfMerchantsOriginMarket
    from ..models.dale_of_merchants_origin_market_deck import DaleOfMerchantsOriginMarketDeck
    from ..models.dale_of_merchants_origin_pile import DaleOfMerchantsOriginPile
    from ..models.dale_of_merchants_origin_schedule import DaleOfMerchantsOriginSchedule
    from ..models.dale_of_merchants_origin_stall import DaleOfMerchantsOriginStall


T = TypeVar("T", bound="DaleOfMerchantsCardMovedEventData")


@_attrs_define
class DaleOfMerchantsCardMovedEventData:
    """A card went from one place to another.

    Attributes:
        card (DaleOfMerchantsCard | None):
        from_ (DaleOfMerchantsOriginAside | DaleOfMerchantsOriginDeck | DaleOfMerchantsOriginDeckTop |
            DaleOfMerchantsOriginHand | DaleOfMerchantsOriginJunkPile | DaleOfMerchantsOriginMarket |
            DaleOfMerchantsOriginMarketDeck | DaleOfMerchantsOriginPile | DaleOfMerchantsOriginSchedule |
            DaleOfMerchantsOriginStall): Where a card comes from, as everybody is told.
        to (DaleOfMerchantsGoalAside | DaleOfMerchantsGoalDeckTop | DaleOfMerchantsGoalHand |
            DaleOfMerchantsGoalJunkPile | DaleOfMerchantsGoalMarket | DaleOfMerchantsGoalMarketPile |
            DaleOfMerchantsGoalPile | DaleOfMerchantsGoalSchedule | DaleOfMerchantsGoalStall): Where a card goes, as
            everybody is told.
    """

    card: DaleOfMerchantsCard | None
    from_: (
        DaleOfMerchantsOriginAside
        | DaleOfMerchantsOriginDeck
        | DaleOfMerchantsOriginDeckTop
        | DaleOfMerchantsOriginHand
        | DaleOfMerchantsOriginJunkPile
        | DaleOfMerchantsOriginMarket
        | DaleOfMerchantsOriginMarketDeck
        | DaleOfMerchantsOriginPile
        | DaleOfMerchantsOriginSchedule
        | DaleOfMerchantsOriginStall
    )
    to: (
        DaleOfMerchantsGoalAside
        | DaleOfMerchantsGoalDeckTop
        | DaleOfMerchantsGoalHand
        | DaleOfMerchantsGoalJunkPile
        | DaleOfMerchantsGoalMarket
        | DaleOfMerchantsGoalMarketPile
        | DaleOfMerchantsGoalPile
        | DaleOfMerchantsGoalSchedule
        | DaleOfMerchantsGoalStall
    )
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.dale_of_merchants_goal_aside import DaleOfMerchantsGoalAside  # noqa: PLC0415
        from ..models.dale_of_merchants_goal_deck_top import DaleOfMerchantsGoalDeckTop  # noqa: PLC0415
        from ..models.dale_of_merchants_goal_hand import DaleOfMerchantsGoalHand  # noqa: PLC0415
        from ..models.dale_of_merchants_goal_junk_pile import DaleOfMerchantsGoalJunkPile  # noqa: PLC0415
        from ..models.dale_of_merchants_goal_market import DaleOfMerchantsGoalMarket  # noqa: PLC0415
        from ..models.dale_of_merchants_goal_market_pile import DaleOfMerchantsGoalMarketPile  # noqa: PLC0415
        from ..models.dale_of_merchants_goal_pile import DaleOfMerchantsGoalPile  # noqa: PLC0415
        from ..models.dale_of_merchants_goal_schedule import DaleOfMerchantsGoalSchedule  # noqa: PLC0415
        from ..models.dale_of_merchants_goal_stall import DaleOfMerchantsGoalStall  # noqa: PLC0415
        from ..models.dale_of_merchants_origin_aside import DaleOfMerchantsOriginAside  # noqa: PLC0415
        from ..models.dale_of_merchants_origin_deck import DaleOfMerchantsOriginDeck  # noqa: PLC0415
        from ..models.dale_of_merchants_origin_deck_top import DaleOfMerchantsOriginDeckTop  # noqa: PLC0415
        from ..models.dale_of_merchants_origin_hand import DaleOfMerchantsOriginHand  # noqa: PLC0415
        from ..models.dale_of_merchants_origin_junk_pile import DaleOfMerchantsOriginJunkPile  # noqa: PLC0415
        from ..models.dale_of_merchants_origin_market import DaleOfMerchantsOriginMarket  # noqa: PLC0415
        from ..models.dale_of_merchants_origin_market_deck import DaleOfMerchantsOriginMarketDeck  # noqa: PLC0415
        from ..models.dale_of_merchants_origin_pile import DaleOfMerchantsOriginPile  # noqa: PLC0415
        from ..models.dale_of_merchants_origin_schedule import DaleOfMerchantsOriginSchedule  # noqa: PLC0415
        from ..models.dale_of_merchants_origin_stall import DaleOfMerchantsOriginStall  # noqa: PLC0415

        card: None | str
        if isinstance(self.card, str):
            card = self.card
        else:
            card = self.card

        from kontor_client.unions import write

        from_: Any = write(self.from_)

        from kontor_client.unions import write

        to: Any = write(self.to)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "card": card,
                "from": from_,
                "to": to,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.dale_of_merchants_goal_aside import DaleOfMerchantsGoalAside  # noqa: PLC0415
        from ..models.dale_of_merchants_goal_deck_top import DaleOfMerchantsGoalDeckTop  # noqa: PLC0415
        from ..models.dale_of_merchants_goal_hand import DaleOfMerchantsGoalHand  # noqa: PLC0415
        from ..models.dale_of_merchants_goal_junk_pile import DaleOfMerchantsGoalJunkPile  # noqa: PLC0415
        from ..models.dale_of_merchants_goal_market import DaleOfMerchantsGoalMarket  # noqa: PLC0415
        from ..models.dale_of_merchants_goal_market_pile import DaleOfMerchantsGoalMarketPile  # noqa: PLC0415
        from ..models.dale_of_merchants_goal_pile import DaleOfMerchantsGoalPile  # noqa: PLC0415
        from ..models.dale_of_merchants_goal_schedule import DaleOfMerchantsGoalSchedule  # noqa: PLC0415
        from ..models.dale_of_merchants_goal_stall import DaleOfMerchantsGoalStall  # noqa: PLC0415
        from ..models.dale_of_merchants_origin_aside import DaleOfMerchantsOriginAside  # noqa: PLC0415
        from ..models.dale_of_merchants_origin_deck import DaleOfMerchantsOriginDeck  # noqa: PLC0415
        from ..models.dale_of_merchants_origin_deck_top import DaleOfMerchantsOriginDeckTop  # noqa: PLC0415
        from ..models.dale_of_merchants_origin_hand import DaleOfMerchantsOriginHand  # noqa: PLC0415
        from ..models.dale_of_merchants_origin_junk_pile import DaleOfMerchantsOriginJunkPile  # noqa: PLC0415
        from ..models.dale_of_merchants_origin_market import DaleOfMerchantsOriginMarket  # noqa: PLC0415
        from ..models.dale_of_merchants_origin_market_deck import DaleOfMerchantsOriginMarketDeck  # noqa: PLC0415
        from ..models.dale_of_merchants_origin_pile import DaleOfMerchantsOriginPile  # noqa: PLC0415
        from ..models.dale_of_merchants_origin_schedule import DaleOfMerchantsOriginSchedule  # noqa: PLC0415
        from ..models.dale_of_merchants_origin_stall import DaleOfMerchantsOriginStall  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_card(data: object) -> DaleOfMerchantsCard | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                card_type_0 = check_dale_of_merchants_card(data)

                return card_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DaleOfMerchantsCard | None, data)

        card = _parse_card(d.pop("card"))

        def _parse_from_(data: object) -> Any:
            from kontor_client.unions import read

            return read(
                data,
                (
                    DaleOfMerchantsOriginHand,
                    DaleOfMerchantsOriginDeckTop,
                    DaleOfMerchantsOriginDeck,
                    DaleOfMerchantsOriginPile,
                    DaleOfMerchantsOriginSchedule,
                    DaleOfMerchantsOriginStall,
                    DaleOfMerchantsOriginMarket,
                    DaleOfMerchantsOriginMarketDeck,
                    DaleOfMerchantsOriginJunkPile,
                    DaleOfMerchantsOriginAside,
                ),
            )

        from_ = _parse_from_(d.pop("from"))

        def _parse_to(data: object) -> Any:
            from kontor_client.unions import read

            return read(
                data,
                (
                    DaleOfMerchantsGoalHand,
                    DaleOfMerchantsGoalDeckTop,
                    DaleOfMerchantsGoalPile,
                    DaleOfMerchantsGoalSchedule,
                    DaleOfMerchantsGoalStall,
                    DaleOfMerchantsGoalMarket,
                    DaleOfMerchantsGoalMarketPile,
                    DaleOfMerchantsGoalJunkPile,
                    DaleOfMerchantsGoalAside,
                ),
            )

        to = _parse_to(d.pop("to"))

        dale_of_merchants_card_moved_event_data = cls(
            card=card,
            from_=from_,
            to=to,
        )

        dale_of_merchants_card_moved_event_data.additional_properties = d
        return dale_of_merchants_card_moved_event_data

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
