"""Writes the generated part of the package again, from the document under `openapi/`: `generate.py [FOLDER]`."""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
DOCUMENT = HERE.parent.parent / "openapi" / "openapi.json"
TOOLS = Path(sys.executable).parent
CONTRACT = HERE / "src" / "kontor_client" / "contract"

#: What the generator does with a status that tells of a problem, and with one that an operation does not document: problems
#: are told from whatever a proxy may answer in one place.
PROBLEM = re.compile(
    r" +if response\.status_code == \d+:\s+response_\d+ = Problem\.from_dict\(response\.json\(\)\)\s+return response_\d+\n"
)
UNEXPECTED = """    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None
"""


def main() -> None:
    """Models and operations by the generator, and a name for each union, which it has none for."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else CONTRACT
    document = json.loads(DOCUMENT.read_text())
    unions = {name: schema for name, schema in document["components"]["schemas"].items() if "discriminator" in schema}
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(with_plain_objects(document), file)
        file.flush()
        generate(file.name, folder)
    for module in [*folder.glob("models/*.py"), *folder.glob("api/*/*.py")]:
        module.write_text(finished(module.read_text(), unions))
    (folder / "unions.py").write_text(module_of(unions))
    quietly = ("--isolated", "--quiet", "--line-length=130", folder)
    subprocess.run((TOOLS / "ruff", "check", "--select=F401,F811", "--fix", *quietly), check=True)
    subprocess.run((TOOLS / "ruff", "format", *quietly), check=True)


def generate(document: str, folder: Path) -> None:
    """The generator, with templates of our own."""
    tool = (TOOLS / "openapi-python-client", "generate", "--fail-on-warning")
    paths = ("--path", document, "--output-path", folder, "--overwrite", "--meta", "none")
    ours = ("--config", HERE / "generator.yml", "--custom-template-path", HERE / "templates")
    subprocess.run((*tool, *paths, *ours), check=True, stdout=sys.stderr)


def with_plain_objects(schema: Any) -> Any:
    """Objects whose shape another document gives (options, schemas) come as they are, and not as models without fields."""
    if isinstance(schema, list):
        return [with_plain_objects(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    kept = {name: with_plain_objects(part) for name, part in schema.items()}
    # What a listed action has beside its known fields is not sent back: another server of the service may not know it yet.
    if kept.pop("x-closed-when-sent", False):
        kept["additionalProperties"] = False
    # What ends an EventSource (204) is no answer to a request for a page.
    if {"200", "204"} <= kept.keys():
        del kept["204"]
    # An enum of the one value stands beside a constant for tools that know only the one.
    if isinstance(kept.get("const"), str):
        kept.pop("enum", None)
    if "object" in (kept.get("type") or ()) and not {"properties", "additionalProperties"} & kept.keys():
        del kept["type"]
    return kept


def finished(code: str, unions: dict[str, Any]) -> str:
    """A module with unions by their names, and with problems where it expects none."""
    for name, schema in unions.items():
        members = " | ".join(sorted((last(member["$ref"]) for member in schema["oneOf"]), key=str.lower))
        code = code.replace(f"READ[{members}]", f"unions.read_{snake(name)}").replace(members, f"unions.{name}")
    assert "READ[" not in code, "a union that has no name in the document"
    code = code.replace("from ... import errors\n", "from ... import unions\nfrom ....problem import problem_in\n")
    return PROBLEM.sub("", code).replace(UNEXPECTED, "    return problem_in(response.status_code, response.content)\n")


def module_of(unions: dict[str, Any]) -> str:
    """A module with each union: its type, and what reads it."""
    members = {name: [last(member["$ref"]) for member in schema["oneOf"]] for name, schema in unions.items()}
    lines = ['"""The tagged unions of the contract, by name."""', ""]
    lines += ["from typing import TYPE_CHECKING, TypeAlias, Union", "", "from ..tagged import Unknown, reader", ""]
    lines += ["if TYPE_CHECKING:", "    from .models import ("]
    lines += [*(f"        {member}," for member in sorted(set().union(*members.values()))), "    )", ""]
    for name, schema in unions.items():
        lines += [f"{name}: TypeAlias = Union[", *(f'    "{member}",' for member in members[name]), "    Unknown,", "]"]
        if description := schema.get("description"):
            lines += ['"""' + description + '"""']
        tag = schema["discriminator"]
        lines += [f"read_{snake(name)} = reader(", f'    "{tag["propertyName"]}",', "    {"]
        lines += [*(f'        "{value}": "{last(model)}",' for value, model in tag["mapping"].items()), "    },", ")", ""]
    return "\n".join(lines)


def last(reference: str) -> str:
    """The name that a reference ends with."""
    return reference.rsplit("/", 1)[1]


def snake(name: str) -> str:
    """A name of a type as one of a function."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


if __name__ == "__main__":
    main()
