from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from .. import unions
from ..types import UNSET


T = TypeVar("T", bound="Decision")


@_attrs_define
class Decision:
    """Something that a seat is asked. It keeps its id exactly as long as what it allows stays the same.

    Of others' decisions everyone sees who is asked for what; how it can be answered is null."""

    actions: list[unions.GameAction] | None
    """ Legal actions, ready to post, at most 256. """
    choices: list[unions.GameChoice] | None
    """ The ways to answer, with their ranges. """
    complete: bool | None
    """ Whether `actions` lists every legal action; if not, it is a spread of examples. """
    deadline: datetime.datetime | None
    """ When the seat is handed to the table's `stand_in` if the decision is still open; a little later if the server was
    not running then. Null where there is no limit. """
    exact: bool | None
    """ Whether `schema` also refuses every illegal action. """
    id: str
    """ Names the decision when it is answered. """
    kind: str
    """ What kind of decision it is. """
    labels: list[str] | None
    """ With `fields=short`: what each of `actions` is, in English words. Otherwise null. """
    opened_at_seq: int
    """ Seq of the last event of the commit that opened it. """
    optional: bool
    """ Whether the game goes on without an answer. """
    schema: Any
    """ JSON Schema (2020-12) that accepts every legal action. It uses `oneOf`, `const`, `enum`, integer ranges, objects of
    these, and arrays of listed items, which are distinct if `uniqueItems` is true. Write integers without fraction or
    exponent. """
    seat: int
    """ Who is asked. """
    time_ms: int | None
    """ How much time the seat had for the decision when its clock began to run for it, in milliseconds; hours off do not
    count. Null where there is no limit, and where the game goes on without an answer. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        actions = self.actions
        if actions is not None and actions is not UNSET:
            actions_type_0 = []
            for actions_type_0_item_data in actions:
                actions_type_0_item = actions_type_0_item_data.to_dict()

                actions_type_0.append(actions_type_0_item)

            actions = actions_type_0

        choices = self.choices
        if choices is not None and choices is not UNSET:
            choices_type_0 = []
            for choices_type_0_item_data in choices:
                choices_type_0_item = choices_type_0_item_data.to_dict()

                choices_type_0.append(choices_type_0_item)

            choices = choices_type_0

        complete = self.complete

        deadline = self.deadline
        if deadline is not None and deadline is not UNSET:
            deadline_type_0 = deadline.isoformat()
            deadline = deadline_type_0

        exact = self.exact

        id = self.id
        kind = self.kind
        labels = self.labels
        if labels is not None and labels is not UNSET:
            labels_type_0 = labels

            labels = labels_type_0

        opened_at_seq = self.opened_at_seq
        optional = self.optional
        schema = self.schema
        seat = self.seat
        time_ms = self.time_ms

        json: dict[str, Any] = {
            **self.additional_properties,
            "actions": actions,
            "choices": choices,
            "complete": complete,
            "deadline": deadline,
            "exact": exact,
            "id": id,
            "kind": kind,
            "labels": labels,
            "opened_at_seq": opened_at_seq,
            "optional": optional,
            "schema": schema,
            "seat": seat,
            "time_ms": time_ms,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        actions = d.pop("actions")
        if actions is not None and actions is not UNSET:
            actions_type_0 = []
            _actions_type_0 = actions
            for actions_type_0_item_data in _actions_type_0:
                actions_type_0_item = unions.read_game_action(actions_type_0_item_data)

                actions_type_0.append(actions_type_0_item)

            actions = actions_type_0

        choices = d.pop("choices")
        if choices is not None and choices is not UNSET:
            choices_type_0 = []
            _choices_type_0 = choices
            for choices_type_0_item_data in _choices_type_0:
                choices_type_0_item = unions.read_game_choice(choices_type_0_item_data)

                choices_type_0.append(choices_type_0_item)

            choices = choices_type_0

        complete = d.pop("complete")

        deadline = d.pop("deadline")
        if deadline is not None and deadline is not UNSET:
            deadline_type_0 = datetime.datetime.fromisoformat(deadline)

            deadline = deadline_type_0

        exact = d.pop("exact")

        id = d.pop("id")
        kind = d.pop("kind")
        labels = d.pop("labels")
        if labels is not None and labels is not UNSET:
            labels_type_0 = cast(list[str], labels)

            labels = labels_type_0

        opened_at_seq = d.pop("opened_at_seq")
        optional = d.pop("optional")
        schema = d.pop("schema")
        seat = d.pop("seat")
        time_ms = d.pop("time_ms")

        model = cls(
            actions=actions,
            choices=choices,
            complete=complete,
            deadline=deadline,
            exact=exact,
            id=id,
            kind=kind,
            labels=labels,
            opened_at_seq=opened_at_seq,
            optional=optional,
            schema=schema,
            seat=seat,
            time_ms=time_ms,
        )
        model.additional_properties = d
        return model
