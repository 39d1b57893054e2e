from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.problem_refusal_params import ProblemRefusalParams


T = TypeVar("T", bound="ProblemRefusal")


@_attrs_define
class ProblemRefusal:
    """Why the rules say no.

    Attributes:
        code (str): Dotted and stable. Example: medici.bid.out_of_range.
        params (ProblemRefusalParams): Integers and strings that the sentence in `detail` is made of.
        section (str): Section of the rulebook.
    """

    code: str
    params: ProblemRefusalParams
    section: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.problem_refusal_params import ProblemRefusalParams  # noqa: PLC0415

        code = self.code

        params = self.params.to_dict()

        section = self.section

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "code": code,
                "params": params,
                "section": section,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.problem_refusal_params import ProblemRefusalParams  # noqa: PLC0415

        d = dict(src_dict)
        code = d.pop("code")

        params = ProblemRefusalParams.from_dict(d.pop("params"))

        section = d.pop("section")

        problem_refusal = cls(
            code=code,
            params=params,
            section=section,
        )

        problem_refusal.additional_properties = d
        return problem_refusal

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
