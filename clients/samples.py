"""Writes `testdata/samples.json`: for each tagged union of the contract two samples of every variant, one with all that
can be there, one with every null. The clients' tests read them and write them again.

python3 clients/samples.py [FILE]
"""

import json
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
DOCUMENT = HERE.parent / "openapi" / "openapi.json"

#: What is no union, and yet worth a sample.
OTHERS = ["Decision", "Game", "Problem"]

TEXTS = {"date-time": "2026-01-31T12:00:00Z", "uri-reference": "/v1/problems/illegal-action"}


def main() -> None:
    schemas = json.loads(DOCUMENT.read_text())["components"]["schemas"]
    unions = [name for name, schema in schemas.items() if "discriminator" in schema]
    samples = {name: samples_of(schemas, schemas[name]) for name in sorted(unions + OTHERS)}
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else HERE / "testdata" / "samples.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(written(samples))


def samples_of(schemas: dict, schema: dict) -> list:
    """Two samples of every variant."""
    variants = schema.get("oneOf", [schema])
    return [sample(schemas, variant, full) for variant in variants for full in (True, False)]


def sample(schemas: dict, schema: dict, full: bool) -> object:
    """A value that the schema accepts: with all that can be there, or with as little as there can be."""
    if "$ref" in schema:
        return sample(schemas, schemas[schema["$ref"].rsplit("/", 1)[1]], full)
    if "const" in schema:
        return schema["const"]
    if "enum" in schema:
        return schema["enum"][-1 if full else 0]
    if "oneOf" in schema:
        nullable = {"type": "null"} in schema["oneOf"]
        return None if nullable and not full else sample(schemas, schema["oneOf"][0], full)
    kinds = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
    if "null" in kinds and not full:
        return None
    return of_kind(schemas, schema, kinds[0], full)


def of_kind(schemas: dict, schema: dict, kind: str, full: bool) -> object:
    """The same, where the kind of value is known."""
    match kind:
        case "object":
            required = schema.get("required", [])
            properties = schema.get("properties", {}).items()
            return {name: sample(schemas, part, full) for name, part in properties if full or name in required}
        case "array":
            least = schema.get("minItems", 0)
            return [sample(schemas, schema["items"], full)] * (max(1, least) if full else least)
        case "integer":
            most = 2**31 - 1 if schema.get("format") == "int32" else 2**53 - 1
            return schema.get("maximum", most) if full else schema.get("minimum", -1)
        case "boolean":
            return full
        case "string":
            return TEXTS.get(schema.get("format", ""), "Zoë & «Co»" if full else "x" * schema.get("minLength", 0))
    raise ValueError(f"no sample of a {kind}")


def written(samples: dict[str, list]) -> str:
    """As JSON with a sample on each line."""
    parts = []
    for name, of_union in samples.items():
        lines = (json.dumps(value, ensure_ascii=False, sort_keys=True) for value in of_union)
        parts.append(f'"{name}": [\n' + ",\n".join(lines) + "\n]")
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    main()
