from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast
import datetime

if TYPE_CHECKING:
    from ..models.haendler_card_set_aside_event_data import HaendlerCardSetAsideEventData


T = TypeVar("T", bound="HaendlerCardSetAsideEvent")


@_attrs_define
class HaendlerCardSetAsideEvent:
    """A player set an influence card aside that an own proposal does not name.

    Attributes:
        at (datetime.datetime): When the commit was accepted.
        commit (int): The commit that it belongs to; events of a commit appear together or not at all.
        data (HaendlerCardSetAsideEventData): A player set an influence card aside that an own proposal does not name.
        seat (int | None): The seat whose command caused it; null where none did.
        seq (int): 1, 2, 3 … through all commits of the game, the same for every viewer.
        type_ (Literal['haendler.card_set_aside']):
    """

    at: datetime.datetime
    commit: int
    data: HaendlerCardSetAsideEventData
    seat: int | None
    seq: int
    type_: Literal["haendler.card_set_aside"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.haendler_card_set_aside_event_data import HaendlerCardSetAsideEventData  # noqa: PLC0415

        at = self.at.isoformat()

        commit = self.commit

        data = self.data.to_dict()

        seat: int | None
        seat = self.seat

        seq = self.seq

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "at": at,
                "commit": commit,
                "data": data,
                "seat": seat,
                "seq": seq,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.haendler_card_set_aside_event_data import HaendlerCardSetAsideEventData  # noqa: PLC0415

        d = dict(src_dict)
        at = datetime.datetime.fromisoformat(d.pop("at"))

        commit = d.pop("commit")

        data = HaendlerCardSetAsideEventData.from_dict(d.pop("data"))

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        seq = d.pop("seq")

        type_ = cast(Literal["haendler.card_set_aside"], d.pop("type"))
        if type_ != "haendler.card_set_aside":
            raise ValueError(f"type must match const 'haendler.card_set_aside', got '{type_}'")

        haendler_card_set_aside_event = cls(
            at=at,
            commit=commit,
            data=data,
            seat=seat,
            seq=seq,
            type_=type_,
        )

        haendler_card_set_aside_event.additional_properties = d
        return haendler_card_set_aside_event

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
