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
from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
    from ..models.create_game_request_options_type_0 import CreateGameRequestOptionsType0
    from ..models.sandbox_request import SandboxRequest


T = TypeVar("T", bound="CreateGameRequest")


@_attrs_define
class CreateGameRequest:
    """A table to be made.

    Attributes:
        ruleset (str): Id of the ruleset. Example: medici.
        seats (int): How many seats, within the ruleset's `seats_min` and `seats_max`. Example: 4.
        nonce (None | str | Unset): The creator's contribution to the luck of the game: whoever brings one knows that
            the server picked no seed it liked.
        options (CreateGameRequestOptionsType0 | None | Unset): Options of the ruleset, as its `options_schema`
            describes them; those left out take their defaults.
        sandbox (None | SandboxRequest | Unset):
        sit (bool | Unset): Whether the creator takes seat 0; true unless said otherwise. Default: True.
        stand_in (Bot | Unset): A built-in player: `random` takes any legal action, each as likely as the others;
            `greedy` the one after which it stands best;
            `search` the one that turns out best when the game is played on in imagined worlds. None knows more than its
            seat. New ones
            may come.
        turn_limit_s (int | None | Unset): How long a decision may be open, in seconds, before its seat is handed to the
            `stand_in`; no limit if left out.
        visibility (None | Unset | Visibility):
    """

    ruleset: str
    seats: int
    nonce: None | str | Unset = UNSET
    options: CreateGameRequestOptionsType0 | None | Unset = UNSET
    sandbox: None | SandboxRequest | Unset = UNSET
    sit: bool | Unset = True
    stand_in: Bot | Unset = UNSET
    turn_limit_s: int | None | Unset = UNSET
    visibility: None | Unset | Visibility = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.create_game_request_options_type_0 import CreateGameRequestOptionsType0  # noqa: PLC0415
        from ..models.sandbox_request import SandboxRequest  # noqa: PLC0415

        ruleset = self.ruleset

        seats = self.seats

        nonce: None | str | Unset
        if isinstance(self.nonce, Unset):
            nonce = UNSET
        else:
            nonce = self.nonce

        options: dict[str, Any] | None | Unset
        if isinstance(self.options, Unset):
            options = UNSET
        elif isinstance(self.options, CreateGameRequestOptionsType0):
            options = self.options.to_dict()
        else:
            options = self.options

        sandbox: dict[str, Any] | None | Unset
        if isinstance(self.sandbox, Unset):
            sandbox = UNSET
        elif isinstance(self.sandbox, SandboxRequest):
            sandbox = self.sandbox.to_dict()
        else:
            sandbox = self.sandbox

        sit = self.sit

        stand_in: str | Unset = UNSET
        if not isinstance(self.stand_in, Unset):
            stand_in = self.stand_in

        turn_limit_s: int | None | Unset
        if isinstance(self.turn_limit_s, Unset):
            turn_limit_s = UNSET
        else:
            turn_limit_s = self.turn_limit_s

        visibility: None | str | Unset
        if isinstance(self.visibility, Unset):
            visibility = UNSET
        elif isinstance(self.visibility, str):
            visibility = self.visibility
        else:
            visibility = self.visibility

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "ruleset": ruleset,
                "seats": seats,
            }
        )
        if nonce is not UNSET:
            field_dict["nonce"] = nonce
        if options is not UNSET:
            field_dict["options"] = options
        if sandbox is not UNSET:
            field_dict["sandbox"] = sandbox
        if sit is not UNSET:
            field_dict["sit"] = sit
        if stand_in is not UNSET:
            field_dict["stand_in"] = stand_in
        if turn_limit_s is not UNSET:
            field_dict["turn_limit_s"] = turn_limit_s
        if visibility is not UNSET:
            field_dict["visibility"] = visibility

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.create_game_request_options_type_0 import CreateGameRequestOptionsType0  # noqa: PLC0415
        from ..models.sandbox_request import SandboxRequest  # noqa: PLC0415

        d = dict(src_dict)
        ruleset = d.pop("ruleset")

        seats = d.pop("seats")

        def _parse_nonce(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        nonce = _parse_nonce(d.pop("nonce", UNSET))

        def _parse_options(data: object) -> CreateGameRequestOptionsType0 | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                options_type_0 = CreateGameRequestOptionsType0.from_dict(data)

                return options_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CreateGameRequestOptionsType0 | None | Unset, data)

        options = _parse_options(d.pop("options", UNSET))

        def _parse_sandbox(data: object) -> None | SandboxRequest | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                sandbox_type_0 = SandboxRequest.from_dict(data)

                return sandbox_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SandboxRequest | Unset, data)

        sandbox = _parse_sandbox(d.pop("sandbox", UNSET))

        sit = d.pop("sit", UNSET)

        _stand_in = d.pop("stand_in", UNSET)
        stand_in: Bot | Unset
        if isinstance(_stand_in, Unset):
            stand_in = UNSET
        else:
            stand_in = check_bot(_stand_in)

        def _parse_turn_limit_s(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        turn_limit_s = _parse_turn_limit_s(d.pop("turn_limit_s", UNSET))

        def _parse_visibility(data: object) -> None | Unset | Visibility:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                visibility_type_0 = check_visibility(data)

                return visibility_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Unset | Visibility, data)

        visibility = _parse_visibility(d.pop("visibility", UNSET))

        create_game_request = cls(
            ruleset=ruleset,
            seats=seats,
            nonce=nonce,
            options=options,
            sandbox=sandbox,
            sit=sit,
            stand_in=stand_in,
            turn_limit_s=turn_limit_s,
            visibility=visibility,
        )

        return create_game_request
