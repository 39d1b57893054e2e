from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET


T = TypeVar("T", bound="AccountNewsDecisionOpened")


@_attrs_define
class AccountNewsDecisionOpened:
    """The caller is to decide something."""

    deadline: datetime.datetime | None
    """ When the time of the seat is up, as it was when the decision opened; null where there is no limit. Time that is
    given, a pause or a vacation makes it later: the list of open decisions has it as it is. """
    decision: str
    """ Id of the decision. """
    kind: str
    """ What kind of decision it is. """
    optional: bool
    """ Whether the game goes on without an answer. """
    seat: int
    """ The caller's seat. """
    time_ms: int | None
    """ How much time the seat had for it, in milliseconds; hours off do not count. Null where there is no limit. """
    type_: Literal["decision.opened"] = "decision.opened"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        deadline = self.deadline
        if deadline is not None and deadline is not UNSET:
            deadline_type_0 = deadline.isoformat()
            deadline = deadline_type_0

        decision = self.decision
        kind = self.kind
        optional = self.optional
        seat = self.seat
        time_ms = self.time_ms

        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "deadline": deadline,
            "decision": decision,
            "kind": kind,
            "optional": optional,
            "seat": seat,
            "time_ms": time_ms,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        deadline = d.pop("deadline")
        if deadline is not None and deadline is not UNSET:
            deadline_type_0 = datetime.datetime.fromisoformat(deadline)

            deadline = deadline_type_0

        decision = d.pop("decision")
        kind = d.pop("kind")
        optional = d.pop("optional")
        seat = d.pop("seat")
        time_ms = d.pop("time_ms")

        type_ = cast(Literal["decision.opened"], d.pop("type"))
        if type_ != "decision.opened":
            raise ValueError(f"type must match const 'decision.opened', got '{type_}'")
        model = cls(
            deadline=deadline,
            decision=decision,
            kind=kind,
            optional=optional,
            seat=seat,
            time_ms=time_ms,
            type_=type_,
        )
        model.additional_properties = d
        return model
