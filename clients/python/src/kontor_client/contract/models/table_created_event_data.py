from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.bot import Bot
from ..models.bot import check_bot
from ..models.visibility import check_visibility
from ..models.visibility import Visibility
from typing import cast

if TYPE_CHECKING:
    from ..models.player_ref import PlayerRef
    from ..models.table_created_event_data_options import TableCreatedEventDataOptions


T = TypeVar("T", bound="TableCreatedEventData")


@_attrs_define
class TableCreatedEventData:
    """The table was made; its luck is committed to.

    Attributes:
        commitment (str): SHA-256 commitment to the secret seed, 64 hexadecimal digits.
        options (TableCreatedEventDataOptions): Options of the ruleset, defaults filled in.
        owner (PlayerRef): A player as others see one.
        rules_version (str): Behaviour of the rules that the game keeps to its end. Example: medici/1.
        ruleset (str): Id of the ruleset. Example: medici.
        sandbox (bool): Whether the luck is known from the beginning to those who sit there.
        seats (int): How many seats the table has.
        stand_in (Bot): A built-in player: `random` takes any legal action, each as likely as the others; `greedy` the
            one after which it stands best;
            `search` the one that turns out best when the game is played on in imagined worlds. None knows more than its
            seat. New ones
            may come.
        turn_limit_s (int | None): Seconds that a decision may be open before the seat is handed over; null where there
            is no such limit.
        visibility (Visibility): Who can find a table.
    """

    commitment: str
    options: TableCreatedEventDataOptions
    owner: PlayerRef
    rules_version: str
    ruleset: str
    sandbox: bool
    seats: int
    stand_in: Bot
    turn_limit_s: int | None
    visibility: Visibility
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.player_ref import PlayerRef  # noqa: PLC0415
        from ..models.table_created_event_data_options import TableCreatedEventDataOptions  # noqa: PLC0415

        commitment = self.commitment

        options = self.options.to_dict()

        owner = self.owner.to_dict()

        rules_version = self.rules_version

        ruleset = self.ruleset

        sandbox = self.sandbox

        seats = self.seats

        stand_in: str = self.stand_in

        turn_limit_s: int | None
        turn_limit_s = self.turn_limit_s

        visibility: str = self.visibility

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "commitment": commitment,
                "options": options,
                "owner": owner,
                "rules_version": rules_version,
                "ruleset": ruleset,
                "sandbox": sandbox,
                "seats": seats,
                "stand_in": stand_in,
                "turn_limit_s": turn_limit_s,
                "visibility": visibility,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.player_ref import PlayerRef  # noqa: PLC0415
        from ..models.table_created_event_data_options import TableCreatedEventDataOptions  # noqa: PLC0415

        d = dict(src_dict)
        commitment = d.pop("commitment")

        options = TableCreatedEventDataOptions.from_dict(d.pop("options"))

        owner = PlayerRef.from_dict(d.pop("owner"))

        rules_version = d.pop("rules_version")

        ruleset = d.pop("ruleset")

        sandbox = d.pop("sandbox")

        seats = d.pop("seats")

        stand_in = check_bot(d.pop("stand_in"))

        def _parse_turn_limit_s(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        turn_limit_s = _parse_turn_limit_s(d.pop("turn_limit_s"))

        visibility = check_visibility(d.pop("visibility"))

        table_created_event_data = cls(
            commitment=commitment,
            options=options,
            owner=owner,
            rules_version=rules_version,
            ruleset=ruleset,
            sandbox=sandbox,
            seats=seats,
            stand_in=stand_in,
            turn_limit_s=turn_limit_s,
            visibility=visibility,
        )

        table_created_event_data.additional_properties = d
        return table_created_event_data

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
