from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.problem_code import check_problem_code
from ..models.problem_code import ProblemCode
from typing import cast

if TYPE_CHECKING:
    from ..models.decision import Decision
    from ..models.field_error import FieldError
    from ..models.problem_refusal import ProblemRefusal


T = TypeVar("T", bound="Problem")


@_attrs_define
class Problem:
    """What went wrong, in the form of RFC 9457.

    Attributes:
        code (ProblemCode): What went wrong. A code has one status and is never reused; new ones may come.
        decisions (list[Decision] | None): The caller's open decisions; null unless the decision was closed.
        detail (str): A sentence about this case, for people.
        errors (list[FieldError]): The places at fault; often empty.
        instance (str): Id of the request, as in the header `Request-Id`.
        refusal (None | ProblemRefusal):
        status (int): The HTTP status.
        title (str): The code in a few words.
        type_ (str): URI reference of the code's page in the catalogue. Example: /v1/problems/illegal-action.
    """

    code: ProblemCode
    decisions: list[Decision] | None
    detail: str
    errors: list[FieldError]
    instance: str
    refusal: None | ProblemRefusal
    status: int
    title: str
    type_: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.decision import Decision  # noqa: PLC0415
        from ..models.field_error import FieldError  # noqa: PLC0415
        from ..models.problem_refusal import ProblemRefusal  # noqa: PLC0415

        code: str = self.code

        decisions: list[dict[str, Any]] | None
        if isinstance(self.decisions, list):
            decisions = []
            for decisions_type_0_item_data in self.decisions:
                decisions_type_0_item = decisions_type_0_item_data.to_dict()
                decisions.append(decisions_type_0_item)

        else:
            decisions = self.decisions

        detail = self.detail

        errors = []
        for errors_item_data in self.errors:
            errors_item = errors_item_data.to_dict()
            errors.append(errors_item)

        instance = self.instance

        refusal: dict[str, Any] | None
        if isinstance(self.refusal, ProblemRefusal):
            refusal = self.refusal.to_dict()
        else:
            refusal = self.refusal

        status = self.status

        title = self.title

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "code": code,
                "decisions": decisions,
                "detail": detail,
                "errors": errors,
                "instance": instance,
                "refusal": refusal,
                "status": status,
                "title": title,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.decision import Decision  # noqa: PLC0415
        from ..models.field_error import FieldError  # noqa: PLC0415
        from ..models.problem_refusal import ProblemRefusal  # noqa: PLC0415

        d = dict(src_dict)
        code = check_problem_code(d.pop("code"))

        def _parse_decisions(data: object) -> list[Decision] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                decisions_type_0 = []
                _decisions_type_0 = data
                for decisions_type_0_item_data in _decisions_type_0:
                    decisions_type_0_item = Decision.from_dict(decisions_type_0_item_data)

                    decisions_type_0.append(decisions_type_0_item)

                return decisions_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[Decision] | None, data)

        decisions = _parse_decisions(d.pop("decisions"))

        detail = d.pop("detail")

        errors = []
        _errors = d.pop("errors")
        for errors_item_data in _errors:
            errors_item = FieldError.from_dict(errors_item_data)

            errors.append(errors_item)

        instance = d.pop("instance")

        def _parse_refusal(data: object) -> None | ProblemRefusal:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                refusal_type_0 = ProblemRefusal.from_dict(data)

                return refusal_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | ProblemRefusal, data)

        refusal = _parse_refusal(d.pop("refusal"))

        status = d.pop("status")

        title = d.pop("title")

        type_ = d.pop("type")

        problem = cls(
            code=code,
            decisions=decisions,
            detail=detail,
            errors=errors,
            instance=instance,
            refusal=refusal,
            status=status,
            title=title,
            type_=type_,
        )

        problem.additional_properties = d
        return problem

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
