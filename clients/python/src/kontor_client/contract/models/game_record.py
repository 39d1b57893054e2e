from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.game_outcome import GameOutcome
    from ..models.game_record_commits_item import GameRecordCommitsItem
    from ..models.game_record_options import GameRecordOptions
    from ..models.record_player import RecordPlayer
    from ..models.record_seed import RecordSeed


T = TypeVar("T", bound="GameRecord")


@_attrs_define
class GameRecord:
    """A finished game, or a sandbox as far as it is, open to everybody who may know of it. Checked offline by `kontor
    verify`.

        Attributes:
            chain_head (str): The last link: what was published with the last event.
            commits (list[GameRecordCommitsItem]): All commits as they were first stored, secrets included; their shape
                belongs to `format`.
            format_ (int): Shape of the record. Example: 1.
            game (str): Id of the game.
            links (list[str]): The chain's link of each commit, so that a fault can be placed.
            options (GameRecordOptions): Options of the ruleset.
            outcome (GameOutcome | None):
            players (list[RecordPlayer]): Who sat where.
            rules_version (str): Behaviour of the rules under which it was played. Example: medici/1.
            ruleset (str): Id of its ruleset. Example: medici.
            sandbox (bool): Whether the luck was known from the beginning to those who sat there.
            seeds (list[RecordSeed]): The secret from which all luck and all salts follow.
            signature (str): Compact JWS (EdDSA) over game id, number of commits and chain head, by a key of `/.well-
                known/jwks.json`.
    """

    chain_head: str
    commits: list[GameRecordCommitsItem]
    format_: int
    game: str
    links: list[str]
    options: GameRecordOptions
    outcome: GameOutcome | None
    players: list[RecordPlayer]
    rules_version: str
    ruleset: str
    sandbox: bool
    seeds: list[RecordSeed]
    signature: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.game_outcome import GameOutcome  # noqa: PLC0415
        from ..models.game_record_commits_item import GameRecordCommitsItem  # noqa: PLC0415
        from ..models.game_record_options import GameRecordOptions  # noqa: PLC0415
        from ..models.record_player import RecordPlayer  # noqa: PLC0415
        from ..models.record_seed import RecordSeed  # noqa: PLC0415

        chain_head = self.chain_head

        commits = []
        for commits_item_data in self.commits:
            commits_item = commits_item_data.to_dict()
            commits.append(commits_item)

        format_ = self.format_

        game = self.game

        links = self.links

        options = self.options.to_dict()

        outcome: dict[str, Any] | None
        if isinstance(self.outcome, GameOutcome):
            outcome = self.outcome.to_dict()
        else:
            outcome = self.outcome

        players = []
        for players_item_data in self.players:
            players_item = players_item_data.to_dict()
            players.append(players_item)

        rules_version = self.rules_version

        ruleset = self.ruleset

        sandbox = self.sandbox

        seeds = []
        for seeds_item_data in self.seeds:
            seeds_item = seeds_item_data.to_dict()
            seeds.append(seeds_item)

        signature = self.signature

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "chain_head": chain_head,
                "commits": commits,
                "format": format_,
                "game": game,
                "links": links,
                "options": options,
                "outcome": outcome,
                "players": players,
                "rules_version": rules_version,
                "ruleset": ruleset,
                "sandbox": sandbox,
                "seeds": seeds,
                "signature": signature,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.game_outcome import GameOutcome  # noqa: PLC0415
        from ..models.game_record_commits_item import GameRecordCommitsItem  # noqa: PLC0415
        from ..models.game_record_options import GameRecordOptions  # noqa: PLC0415
        from ..models.record_player import RecordPlayer  # noqa: PLC0415
        from ..models.record_seed import RecordSeed  # noqa: PLC0415

        d = dict(src_dict)
        chain_head = d.pop("chain_head")

        commits = []
        _commits = d.pop("commits")
        for commits_item_data in _commits:
            commits_item = GameRecordCommitsItem.from_dict(commits_item_data)

            commits.append(commits_item)

        format_ = d.pop("format")

        game = d.pop("game")

        links = cast(list[str], d.pop("links"))

        options = GameRecordOptions.from_dict(d.pop("options"))

        def _parse_outcome(data: object) -> GameOutcome | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                outcome_type_0 = GameOutcome.from_dict(data)

                return outcome_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GameOutcome | None, data)

        outcome = _parse_outcome(d.pop("outcome"))

        players = []
        _players = d.pop("players")
        for players_item_data in _players:
            players_item = RecordPlayer.from_dict(players_item_data)

            players.append(players_item)

        rules_version = d.pop("rules_version")

        ruleset = d.pop("ruleset")

        sandbox = d.pop("sandbox")

        seeds = []
        _seeds = d.pop("seeds")
        for seeds_item_data in _seeds:
            seeds_item = RecordSeed.from_dict(seeds_item_data)

            seeds.append(seeds_item)

        signature = d.pop("signature")

        game_record = cls(
            chain_head=chain_head,
            commits=commits,
            format_=format_,
            game=game,
            links=links,
            options=options,
            outcome=outcome,
            players=players,
            rules_version=rules_version,
            ruleset=ruleset,
            sandbox=sandbox,
            seeds=seeds,
            signature=signature,
        )

        game_record.additional_properties = d
        return game_record

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
