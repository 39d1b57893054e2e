"""Writes the generated part of the package anew, from the document under `openapi/`."""

import json
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
DOCUMENT = HERE.parent.parent / "openapi" / "openapi.json"
CONTRACT = HERE / "src" / "kontor_client" / "contract"


def main() -> None:
    """Models and operations by the generator, and a name for each union, which it has none for."""
    subprocess.run(
        [
            *(
                "openapi-python-client",
                "generate",
                "--path",
                DOCUMENT,
                "--output-path",
                CONTRACT,
                "--overwrite",
                "--fail-on-warning",
            ),
            *("--meta", "none", "--config", HERE / "generator.yml", "--custom-template-path", HERE / "templates"),
        ],
        check=True,
        stdout=sys.stderr,
    )
    (CONTRACT / "unions.py").write_text(unions(json.loads(DOCUMENT.read_text())["components"]["schemas"]))
    subprocess.run(["ruff", "format", "--quiet", "--line-length=130", "--config=exclude=[]", CONTRACT], check=True)


def unions(schemas: dict[str, dict]) -> str:
    """A module with a name for each tagged union of the document."""
    members = {
        name: [at(member["$ref"]) for member in schema["oneOf"]] for name, schema in schemas.items() if "discriminator" in schema
    }
    imports = sorted({member for union in members.values() for member in union})
    lines = ['"""The tagged unions of the contract, by name."""', "", "from typing import Union", ""]
    lines += ["from .models import (", *(f"    {member}," for member in imports), ")", ""]
    for name, union in sorted(members.items()):
        lines += [f"{name} = Union[", *(f"    {member}," for member in union), "]"]
        if description := schemas[name].get("description"):
            lines += ['"""' + description.replace("\n", " ") + '"""', ""]
    return "\n".join(lines) + "\n"


def at(reference: str) -> str:
    """The name that a reference ends with."""
    return reference.rsplit("/", 1)[1]


if __name__ == "__main__":
    main()
