from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET


T = TypeVar("T", bound="GameRecord")


@_attrs_define
class GameRecord:
    """A finished game, or a sandbox as far as it is, open to everybody who may know of it. Checked offline by `kontor
    verify`, and by every server to which it is sent."""

    chain_head: str
    """ The last link: what was published with the last event. """
    commits: list[Any]
    """ All commits as they were first stored, secrets included; their shape belongs to `format`. """
    format_: int
    """ Shape of the record. """
    game: str
    """ Id of the game. """
    links: list[str]
    """ The chain's link of each commit, so that a fault can be placed. """
    options: Any
    """ Options of the ruleset. """
    outcome: GameOutcome | None
    players: list[RecordPlayer]
    """ Who sat where. """
    rules_version: str
    """ Behaviour of the rules under which it was played. """
    ruleset: str
    """ Id of its ruleset. """
    sandbox: bool
    """ Whether the luck was known from the beginning to those who sat there. """
    seeds: list[RecordSeed]
    """ The secret from which all luck and all salts follow; a table that was made of another game's position has one more. """
    signature: str
    """ Compact JWS (EdDSA) over game id, number of commits and chain head, by a key of `/.well-known/jwks.json`. It also
    says how many of the commits, from the first on, were imported and not played on this server. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        chain_head = self.chain_head
        commits = self.commits

        format_ = self.format_
        game = self.game
        links = self.links

        options = self.options
        outcome = self.outcome
        if outcome is not None and outcome is not UNSET:
            outcome_type_0 = outcome.to_dict()
            outcome = outcome_type_0

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
        json: dict[str, Any] = {
            **self.additional_properties,
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
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        chain_head = d.pop("chain_head")
        commits = cast(list[Any], d.pop("commits"))

        format_ = d.pop("format")
        game = d.pop("game")
        links = cast(list[str], d.pop("links"))

        options = d.pop("options")
        outcome = d.pop("outcome")
        if outcome is not None and outcome is not UNSET:
            outcome_type_0 = GameOutcome.from_dict(outcome)

            outcome = outcome_type_0

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
        model = cls(
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
        model.additional_properties = d
        return model


from ..models.game_outcome import GameOutcome  # noqa: E402
from ..models.record_player import RecordPlayer  # noqa: E402
from ..models.record_seed import RecordSeed  # noqa: E402
