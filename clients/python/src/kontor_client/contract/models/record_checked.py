from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET

from ..models.record_signer import check_record_signer
from ..models.record_signer import RecordSigner

T = TypeVar("T", bound="RecordChecked")


@_attrs_define
class RecordChecked:
    """What was found to be in order."""

    commits: int
    """ How many commits were checked: chain, commitment, folding, standings. """
    forked_from: ForkedFrom | None
    imported_commits: int
    """ How many commits, from the first on, the signing server says that it imported: it did not see them played. """
    recomputed: bool
    """ Whether every draw, action and event was worked out again from seed and actions; if not, this server does not know
    the rules version. """
    sandbox: bool
    """ Whether the luck was known from the beginning: such a game proves nothing about its winner. """
    seq: int
    """ Seq of the last event. """
    signer: RecordSigner
    """ Whose signature a record bears. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        commits = self.commits
        forked_from = self.forked_from
        if forked_from is not None and forked_from is not UNSET:
            forked_from_type_0 = forked_from.to_dict()
            forked_from = forked_from_type_0

        imported_commits = self.imported_commits
        recomputed = self.recomputed
        sandbox = self.sandbox
        seq = self.seq
        signer = self.signer
        json: dict[str, Any] = {
            **self.additional_properties,
            "commits": commits,
            "forked_from": forked_from,
            "imported_commits": imported_commits,
            "recomputed": recomputed,
            "sandbox": sandbox,
            "seq": seq,
            "signer": signer,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        commits = d.pop("commits")
        forked_from = d.pop("forked_from")
        if forked_from is not None and forked_from is not UNSET:
            forked_from_type_0 = ForkedFrom.from_dict(forked_from)

            forked_from = forked_from_type_0

        imported_commits = d.pop("imported_commits")
        recomputed = d.pop("recomputed")
        sandbox = d.pop("sandbox")
        seq = d.pop("seq")
        signer = check_record_signer(d.pop("signer"))

        model = cls(
            commits=commits,
            forked_from=forked_from,
            imported_commits=imported_commits,
            recomputed=recomputed,
            sandbox=sandbox,
            seq=seq,
            signer=signer,
        )
        model.additional_properties = d
        return model


from ..models.forked_from import ForkedFrom  # noqa: E402
