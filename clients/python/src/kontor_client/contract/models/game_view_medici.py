from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast

if TYPE_CHECKING:
    from ..models.medici_view import MediciView


T = TypeVar("T", bound="GameViewMedici")


@_attrs_define
class GameViewMedici:
    """A table of this ruleset.

    Attributes:
        chain_head (str): The chain's link for that commit, 64 hexadecimal digits.
        commit (int): Number of the last commit that this view includes.
        game (str): Id of the game.
        ruleset (Literal['medici']):
        seat (int | None): The viewer's seat; null for a spectator. Example: 0.
        seq (int): Seq of the last event that this view includes; always the end of a commit.
        view (MediciView): The table, the same for all who look at it.
    """

    chain_head: str
    commit: int
    game: str
    ruleset: Literal["medici"]
    seat: int | None
    seq: int
    view: MediciView
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.medici_view import MediciView  # noqa: PLC0415

        chain_head = self.chain_head

        commit = self.commit

        game = self.game

        ruleset = self.ruleset

        seat: int | None
        seat = self.seat

        seq = self.seq

        view = self.view.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "chain_head": chain_head,
                "commit": commit,
                "game": game,
                "ruleset": ruleset,
                "seat": seat,
                "seq": seq,
                "view": view,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.medici_view import MediciView  # noqa: PLC0415

        d = dict(src_dict)
        chain_head = d.pop("chain_head")

        commit = d.pop("commit")

        game = d.pop("game")

        ruleset = cast(Literal["medici"], d.pop("ruleset"))
        if ruleset != "medici":
            raise ValueError(f"ruleset must match const 'medici', got '{ruleset}'")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        seq = d.pop("seq")

        view = MediciView.from_dict(d.pop("view"))

        game_view_medici = cls(
            chain_head=chain_head,
            commit=commit,
            game=game,
            ruleset=ruleset,
            seat=seat,
            seq=seq,
            view=view,
        )

        game_view_medici.additional_properties = d
        return game_view_medici

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
