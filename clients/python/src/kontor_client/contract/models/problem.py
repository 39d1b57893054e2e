from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.problem_code import check_problem_code
from ..models.problem_code import ProblemCode

T = TypeVar("T", bound="Problem")


@_attrs_define
class Problem:
    """What went wrong, in the form of RFC 9457."""

    code: ProblemCode
    """ What went wrong. A code has one status and is never reused; new ones may come. """
    decisions: list[Decision] | None
    """ The caller's open decisions; null unless the decision was closed. """
    detail: str
    """ A sentence about this case, for people. """
    errors: list[FieldError]
    """ The places at fault; often empty. """
    instance: str
    """ Id of the request, as in the header `Request-Id`. """
    refusal: None | ProblemRefusal
    seq: int | None
    """ Seq of the first event of the commit at which a record goes wrong, 0 where the fault lies outside of all commits;
    null unless a record was refused so. """
    status: int
    """ The HTTP status. """
    title: str
    """ The code in a few words. """
    type_: str
    """ URI reference of the code's page in the catalogue. """
    suspension: None | ProblemSuspension | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        code = self.code
        decisions = self.decisions
        if decisions is not None and decisions is not UNSET:
            decisions_type_0 = []
            for decisions_type_0_item_data in decisions:
                decisions_type_0_item = decisions_type_0_item_data.to_dict()
                decisions_type_0.append(decisions_type_0_item)

            decisions = decisions_type_0

        detail = self.detail
        errors = []
        for errors_item_data in self.errors:
            errors_item = errors_item_data.to_dict()
            errors.append(errors_item)

        instance = self.instance
        refusal = self.refusal
        if refusal is not None and refusal is not UNSET:
            refusal_type_0 = refusal.to_dict()
            refusal = refusal_type_0

        seq = self.seq

        status = self.status
        title = self.title
        type_ = self.type_
        suspension = self.suspension
        if suspension is not None and suspension is not UNSET:
            suspension_type_0 = suspension.to_dict()
            suspension = suspension_type_0

        json: dict[str, Any] = {
            **self.additional_properties,
            "code": code,
            "decisions": decisions,
            "detail": detail,
            "errors": errors,
            "instance": instance,
            "refusal": refusal,
            "seq": seq,
            "status": status,
            "title": title,
            "type": type_,
        }
        if suspension is not UNSET:
            json["suspension"] = suspension
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        code = check_problem_code(d.pop("code"))

        decisions = d.pop("decisions")
        if decisions is not None and decisions is not UNSET:
            decisions_type_0 = []
            _decisions_type_0 = decisions
            for decisions_type_0_item_data in _decisions_type_0:
                decisions_type_0_item = Decision.from_dict(decisions_type_0_item_data)

                decisions_type_0.append(decisions_type_0_item)

            decisions = decisions_type_0

        detail = d.pop("detail")
        errors = []
        _errors = d.pop("errors")
        for errors_item_data in _errors:
            errors_item = FieldError.from_dict(errors_item_data)

            errors.append(errors_item)

        instance = d.pop("instance")
        refusal = d.pop("refusal")
        if refusal is not None and refusal is not UNSET:
            refusal_type_0 = ProblemRefusal.from_dict(refusal)

            refusal = refusal_type_0

        seq = d.pop("seq")

        status = d.pop("status")
        title = d.pop("title")
        type_ = d.pop("type")
        suspension = d.pop("suspension", UNSET)
        if suspension is not None and suspension is not UNSET:
            suspension_type_0 = ProblemSuspension.from_dict(suspension)

            suspension = suspension_type_0

        model = cls(
            code=code,
            decisions=decisions,
            detail=detail,
            errors=errors,
            instance=instance,
            refusal=refusal,
            seq=seq,
            status=status,
            title=title,
            type_=type_,
            suspension=suspension,
        )
        model.additional_properties = d
        return model


from ..models.decision import Decision  # noqa: E402
from ..models.field_error import FieldError  # noqa: E402
from ..models.problem_refusal import ProblemRefusal  # noqa: E402
from ..models.problem_suspension import ProblemSuspension  # noqa: E402
