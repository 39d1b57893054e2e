from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.haendler_board import HaendlerBoard


T = TypeVar("T", bound="HaendlerBoardInfo")


@_attrs_define
class HaendlerBoardInfo:
    """A board that a table can name.

    Attributes:
        board (HaendlerBoard): A whole board.
        name (str): What the option `board` calls it.
        reconstructed (bool): Whether it is a reconstruction and not the printed board.
        source (str): Where it comes from, for people.
    """

    board: HaendlerBoard
    name: str
    reconstructed: bool
    source: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.haendler_board import HaendlerBoard  # noqa: PLC0415

        board = self.board.to_dict()

        name = self.name

        reconstructed = self.reconstructed

        source = self.source

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "board": board,
                "name": name,
                "reconstructed": reconstructed,
                "source": source,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.haendler_board import HaendlerBoard  # noqa: PLC0415

        d = dict(src_dict)
        board = HaendlerBoard.from_dict(d.pop("board"))

        name = d.pop("name")

        reconstructed = d.pop("reconstructed")

        source = d.pop("source")

        haendler_board_info = cls(
            board=board,
            name=name,
            reconstructed=reconstructed,
            source=source,
        )

        haendler_board_info.additional_properties = d
        return haendler_board_info

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
