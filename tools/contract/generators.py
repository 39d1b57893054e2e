"""Generates clients in two languages with openapi-generator, and plays a game with each: `python generators.py KONTOR TSC`.

This tests that the document suits generators other than ours. TSC is the compiler of TypeScript; Node's types are installed
beside it.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from server import server

HERE = pathlib.Path(__file__).resolve().parent
DOCUMENT = HERE.parent.parent / "openapi" / "openapi.json"


def generate(generator: str, folder: pathlib.Path, *options: str) -> None:
    """Writes the client; the output of the generator goes to a log file beside it."""
    program = pathlib.Path(sys.executable).with_name("openapi-generator-cli")
    command = [program, "generate", "-i", DOCUMENT, "-g", generator, "-o", folder, *options]
    with (folder.parent / "generator.log").open("w") as log:
        subprocess.run(command, check=True, stdout=log, stderr=log)


def python(folder: pathlib.Path, base: str) -> None:
    """The client for Python as it is generated, with urllib3 and pydantic."""
    generate("python", folder / "client")
    subprocess.run([sys.executable, HERE / "play.py", base], check=True, env={**os.environ, "PYTHONPATH": str(folder / "client")})


def typescript(folder: pathlib.Path, base: str, tsc: pathlib.Path) -> None:
    """The client for TypeScript, with the file names that Node needs, compiled strictly."""
    generate("typescript-fetch", folder / "client", "--additional-properties=importFileExtension=.js")
    shutil.copy(HERE / "play.ts", folder)
    (folder / "package.json").write_text('{"type": "module"}')
    types = tsc.parent.parent / "@types"
    options = {"target": "es2022", "lib": "es2022,dom", "module": "nodenext", "types": "node", "typeRoots": types, "outDir": folder / "out"}
    flags = [part for option, value in options.items() for part in (f"--{option}", value)]
    subprocess.run([tsc, "--strict", *flags, folder / "play.ts"], check=True)
    subprocess.run(["node", folder / "out" / "play.js", base], check=True)


def main() -> None:
    """Both languages against one server."""
    kontor, tsc = sys.argv[1], pathlib.Path(sys.argv[2]).absolute()
    with tempfile.TemporaryDirectory() as scratch, server(kontor) as base:
        folders = [pathlib.Path(scratch) / language for language in ("python", "typescript")]
        for folder in folders:
            folder.mkdir()
        python(folders[0], base)
        typescript(folders[1], base, tsc)


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as failure:
        sys.exit(failure.returncode)
