from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from .. import unions

from ..models.bot import Bot
from ..models.bot import check_bot

T = TypeVar("T", bound="Evaluation")


@_attrs_define
class Evaluation:
    """What a bot thinks of a decision."""

    actions: list[EvaluatedAction]
    """ Legal actions, as the bot ranks them, the best first; at most 256. """
    bot: Bot
    """ A built-in player: `random` takes any legal action, each as likely as the others; `greedy` the one after which it
    stands best; `search` the one that turns out best when the game is played on in imagined worlds. None knows more
    than its seat. New ones may come. """
    chosen: unions.GameAction
    """ What a player decides, ready to post: one flat union over all rulesets, distinguished by `type`. """
    complete: bool
    """ Whether `actions` has every legal action; if not, it is a spread of them. """
    decision: str
    """ Id of its decision. """
    kind: str
    """ What kind of decision it is. """
    seat: int
    """ The seat that is asked. """
    seq: int
    """ Seq of the last event of the position. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        actions = []
        for actions_item_data in self.actions:
            actions_item = actions_item_data.to_dict()
            actions.append(actions_item)

        bot = self.bot
        chosen = self.chosen.to_dict()

        complete = self.complete
        decision = self.decision
        kind = self.kind
        seat = self.seat
        seq = self.seq
        json: dict[str, Any] = {
            **self.additional_properties,
            "actions": actions,
            "bot": bot,
            "chosen": chosen,
            "complete": complete,
            "decision": decision,
            "kind": kind,
            "seat": seat,
            "seq": seq,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        actions = []
        _actions = d.pop("actions")
        for actions_item_data in _actions:
            actions_item = EvaluatedAction.from_dict(actions_item_data)

            actions.append(actions_item)

        bot = check_bot(d.pop("bot"))

        chosen = unions.read_game_action(d.pop("chosen"))

        complete = d.pop("complete")
        decision = d.pop("decision")
        kind = d.pop("kind")
        seat = d.pop("seat")
        seq = d.pop("seq")
        model = cls(
            actions=actions,
            bot=bot,
            chosen=chosen,
            complete=complete,
            decision=decision,
            kind=kind,
            seat=seat,
            seq=seq,
        )
        model.additional_properties = d
        return model


from ..models.evaluated_action import EvaluatedAction  # noqa: E402
