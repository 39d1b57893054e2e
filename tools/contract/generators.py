"""Generates a client with each generator of the table, compiles it, and plays games with it, also at servers that have grown:
`python generators.py KONTOR [NAME …]`, where KONTOR is the program. A NAME is one of the table, `quick` or `all`.

This tests that the document suits generators other than ours. The game of a generator is in its folder of `games/`, with the
versions of what it needs from npm; what comes from PyPI is pinned in requirements.txt. What is generated stays in
`target/generators/` until the next run, to be looked at.
"""

import dataclasses
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from typing import Any

import growth
import jsonschema_rs
from server import PATIENCE_S, server

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
TARGET = ROOT / "target" / "generators"
#: Event streams are plain text to most generators, so their games read none.
GROWTH = [line for line in growth.LINES if not line.get("stream")]
DOCUMENTS = {"DOCUMENT": "openapi.json", "DOCUMENT_OPEN": "openapi-open.json", "DOCUMENT_3_0": "openapi-3.0.json"}
#: No step takes longer on a machine with something else to do.
STEP_S_MAX = 900


class StepFailed(Exception):
    """A line of shell failed; says which, and what it printed."""


@dataclasses.dataclass(frozen=True)
class Generator:
    """Lines of shell, which run in a copy of the generator's folder of `games/`. They find the programs that are installed
    there and those of requirements.txt, the documents as $DOCUMENT (3.1), $DOCUMENT_OPEN and $DOCUMENT_3_0, and the server as
    $KONTOR. The game is played again at servers that have grown by the lines of growth.json."""

    generate: str
    play: str
    compile: str = ""
    #: Whether it is quick enough for `make test`.
    quick: bool = False
    #: The lines of growth.json that end its game, or that it does not read, with the reason.
    fails: dict[str, str] = dataclasses.field(default_factory=dict)


TSC = "tsc -p ."
NODE = "node out/play.js $KONTOR"
PYTHON = "PYTHONPATH=client python play.py $KONTOR"
#: Without the tests and the documentation that it would write too.
OPENAPI_GENERATOR = (
    "openapi-generator-cli generate -o client --global-property=apiTests=false,modelTests=false,apiDocs=false,modelDocs=false"
)
#: The libraries of Go from Debian's packages.
GO = "/usr/share/gocode"
#: Jackson is part of the generator's own archive.
JAVA = (
    "$(python -c 'import openapi_generator_cli as package; print(package.__path__[0])')/openapi-generator.jar"
    ":/usr/share/java/jakarta-annotation-api.jar"
)

GENERATORS = {
    "openapi-typescript": Generator(
        "openapi-typescript $DOCUMENT -o contract.ts --default-non-nullable false", NODE, TSC, quick=True
    ),
    "hey-api": Generator("openapi-ts -i $DOCUMENT -o client", NODE, TSC, quick=True),
    "orval": Generator("orval", NODE, TSC, fails=dict.fromkeys(("event", "news"), "its functions read no page of them")),
    "kubb": Generator("kubb generate", NODE, TSC, fails=dict.fromkeys(("event", "news"), "its calls for them do not compile")),
    "openapi-zod-client": Generator(
        "openapi-zod-client $DOCUMENT_3_0 -o client.ts",
        NODE,
        TSC,
        # It reads 3.0 alone, and what zod checks has no other value and no other length.
        fails=dict.fromkeys(
            (
                *("event", "event-in-reply", "enumeration", "status", "player", "news", "action", "phase", "clock", "view"),
                *("number", "text", "list"),
            ),
            "zod takes it for an error",
        )
        | {"problem": "it gives no problem to a program, but an error of its own"},
    ),
    "openapi-python-client": Generator(
        "openapi-python-client generate --path $DOCUMENT_OPEN --output-path client", PYTHON, quick=True
    ),
    "datamodel-code-generator": Generator(
        "datamodel-codegen --input $DOCUMENT_OPEN --input-file-type openapi --output client/models.py"
        " --output-model-type pydantic_v2.BaseModel --use-annotated --target-python-version 3.11",
        PYTHON,
        quick=True,
    ),
    "openapi-generator-typescript-fetch": Generator(
        f"{OPENAPI_GENERATOR} -i $DOCUMENT -g typescript-fetch --additional-properties=importFileExtension=.js",
        NODE,
        TSC,
        quick=True,
    ),
    "openapi-generator-python": Generator(f"{OPENAPI_GENERATOR} -i $DOCUMENT_OPEN -g python", PYTHON, quick=True),
    "openapi-generator-go": Generator(
        f"{OPENAPI_GENERATOR} -i $DOCUMENT_OPEN -g go --additional-properties=enumClassPrefix=true"
        ",disallowAdditionalPropertiesIfNotPresent=false,useOneOfDiscriminatorLookup=true",
        "./play $KONTOR",
        f"mkdir -p go/src && mv client go/src/openapi && GO111MODULE=off GOPATH=$PWD/go:{GO} go build -o play play.go",
    ),
    "openapi-generator-java": Generator(
        f"{OPENAPI_GENERATOR} -i $DOCUMENT_OPEN -g java --library native"
        " --additional-properties=openApiNullable=false,useJakartaEe=true,useOneOfDiscriminatorLookup=true",
        f"java -cp {JAVA}:out Play $KONTOR",
        f"find client/src/main Play.java -name '*.java' > files && javac -nowarn -cp {JAVA} -d out @files",
    ),
    # What it makes is kept in clients/rust, and a test of its generator holds that to the document. The game compiles it.
    "progenitor": Generator(
        "cp ../../../Cargo.lock .", "../../debug/play-progenitor $KONTOR", "CARGO_TARGET_DIR=../.. cargo build --quiet"
    ),
    # It makes no client: it is a server that answers with the examples of the document.
    "prism": Generator("", "node play.js"),
}


def install(name: str) -> pathlib.Path:
    """Makes the folder of a game again, but keeps the packages that are installed there."""
    source, folder = HERE / "games" / name, TARGET / name
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        if old.name not in ("node_modules", "package-lock.json"):
            shutil.rmtree(old) if old.is_dir() else old.unlink()
    lock, installed = source / "package-lock.json", folder / "package-lock.json"
    # The second is what npm writes when all packages are there.
    complete = installed.exists() and (folder / "node_modules" / ".package-lock.json").exists()
    stale = lock.exists() and not (complete and installed.read_bytes() == lock.read_bytes())
    shutil.copytree(source, folder, dirs_exist_ok=True)
    if lock.exists():
        shutil.copy(HERE / "games" / "tsconfig.json", folder)
    if stale:
        step(folder, "npm ci --no-audit --no-fund", {})
    return folder


def step(folder: pathlib.Path, line: str, more: dict[str, str]) -> str:
    """What a line of shell prints. Its other output is shown where it fails."""
    programs = [folder / "node_modules" / ".bin", pathlib.Path(sys.executable).parent]
    path = os.pathsep.join([*map(str, programs), os.environ["PATH"]])
    documents = {name: str(ROOT / "openapi" / file) for name, file in DOCUMENTS.items()}
    with (folder / "step.log").open("w+") as log:
        command = ["sh", "-euc", line]
        environment = {**os.environ, **documents, **more, "PATH": path}
        with subprocess.Popen(command, cwd=folder, env=environment, stdout=log, stderr=log, start_new_session=True) as running:
            try:
                status = running.wait(STEP_S_MAX)
            except BaseException:
                # With all that it has started.
                os.killpg(running.pid, signal.SIGTERM)
                raise
        log.seek(0)
        said = log.read()
    if status != 0:
        raise StepFailed(f"{line}\n{said[-4000:]}\nfailed with status {status}")
    return said


def passes(name: str, base: str, each: bool) -> bool:
    """Whether a generator passes; prints why it does not."""
    try:
        test(name, base)
        test_growth(name, base, each)
    except (StepFailed, subprocess.TimeoutExpired) as failure:
        print(f"{name}: {failure}", flush=True)
        return False
    return True


def test(name: str, base: str) -> None:
    """Installs, generates, compiles and plays, and says how long each took."""
    generator, began = GENERATORS[name], time.monotonic()
    folder = install(name)
    took = [f"installed {time.monotonic() - began:.0f} s"]
    for what, line in (("generated", generator.generate), ("compiled", generator.compile), ("played", generator.play)):
        began = time.monotonic()
        over = games_over(base)
        said = step(folder, line, {"KONTOR": base}) if line else ""
        took.append(f"{what} {time.monotonic() - began:.0f} s")
    if generator.generate and games_over(base) == over:
        raise StepFailed(f"{said}\nno game is over at the server")
    print(f"{name}: {said.strip().splitlines()[-1]} ({', '.join(took)})", flush=True)


def games_over(base: str) -> set[str]:
    """The newest games that have been played to their end: no loop that never begins passes for a game."""
    with urllib.request.urlopen(f"{base}/v1/games?status=finished", timeout=PATIENCE_S) as answer:
        return {game["id"] for game in json.load(answer)["items"]}


def test_growth(name: str, base: str, each: bool) -> None:
    """Plays at servers of a later release: of `each` line one, and says which lines end the game, or else at one that has
    grown by all lines that are not known to."""
    generator, folder, began = GENERATORS[name], TARGET / name, time.monotonic()
    if not generator.generate:
        return
    lives_on = [line for line in GROWTH if line["line"] not in generator.fails]
    servers = [[line] for line in GROWTH] if each else [lives_on]
    failed = {}
    for lines in servers:
        if said := end_of_game(folder, generator.play, growth.proxy(base, lines)):
            failed[lines[0]["line"] if each else "all lines"] = said
    if new := [f"{line}: {said}" for line, said in failed.items() if line not in generator.fails]:
        raise StepFailed("\n".join(new))
    if each and (outdated := generator.fails.keys() - failed.keys()):
        raise StepFailed(f"it lives on for {', '.join(sorted(outdated))}: take the reason out of the table")
    took = f"({time.monotonic() - began:.0f} s)"
    print(f"{name}: lives on for {len(lives_on)} of {len(GROWTH)} lines {took}", flush=True)
    for line, reason in generator.fails.items():
        print(f"  {line}: {reason}", flush=True)


def end_of_game(folder: pathlib.Path, play: str, base: str) -> str:
    """What ended a game at a server that has grown; an empty text if nothing did."""
    try:
        step(folder, play, {"KONTOR": base})
    except StepFailed as failure:
        return str(failure)
    with urllib.request.urlopen(f"{base}/changed", timeout=PATIENCE_S) as answer:
        return "" if int(answer.read()) else "it does not read what has grown"


def answers_of(document: dict[str, Any]) -> Iterator[tuple[str, str, Any]]:
    """The examples of all answers: method and path, the name of the schema, and the example."""
    shown = document["components"].get("examples", {})
    for path, item in document["paths"].items():
        for method, operation in item.items():
            contents = (of for answer in operation["responses"].values() for of in answer.get("content", {}).values())
            for content in contents:
                named = [shown[example["$ref"].rsplit("/", 1)[1]]["value"] for example in content.get("examples", {}).values()]
                for example in [content["example"]] if "example" in content else named:
                    yield f"{method.upper()} {path}", content["schema"].get("$ref", ""), example


def check_lines() -> None:
    """Each line changes examples of the contract, which still fit the open document."""
    document = json.loads((ROOT / "openapi" / DOCUMENTS["DOCUMENT_OPEN"]).read_text())
    examples = [(of, schema, json.dumps(example)) for of, schema, example in answers_of(document) if schema]
    validators = {
        schema: jsonschema_rs.Draft202012Validator({"$ref": schema, "components": document["components"]})
        for schema in {schema for _, schema, _ in examples}
    }
    for line in GROWTH:
        changed = 0
        for of, schema, text in examples:
            example = json.loads(text)
            if re.fullmatch(line.get("of", ".*"), of) and growth.grow(example, line):
                validators[schema].validate(example)
                changed += 1
        if not changed:
            sys.exit(f"no example of the contract can grow by the line {line['line']}")


def main() -> None:
    """The generators that are named, against one server."""
    kontor, *names = sys.argv[1:]
    each = names != ["quick"]
    if names in ([], ["quick"]):
        names = [name for name, generator in GENERATORS.items() if generator.quick]
    elif names == ["all"]:
        names = list(GENERATORS)
    if unknown := set(names) - set(GENERATORS):
        sys.exit(f"no such generator: {', '.join(unknown)}; there are {', '.join(GENERATORS)}")
    check_lines()
    with server(kontor) as base:
        failed = [name for name in names if not passes(name, base, each)]
    if failed:
        sys.exit(f"failed: {', '.join(failed)}")


if __name__ == "__main__":
    main()
