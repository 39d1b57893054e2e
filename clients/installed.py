"""Installs each client as its README says, from its folder and from its packed archive, in empty projects outside of the
repository, and plays a game with each: `python3 installed.py KONTOR [LANGUAGE …]`. KONTOR is the program."""

import contextlib
import os
import pathlib
import shutil
import subprocess
import sys
import tarfile
import tempfile
import threading
from collections.abc import Callable, Iterator

CLIENTS = pathlib.Path(__file__).resolve().parent
TARGET = CLIENTS.parent / "target"

#: What a fresh clone does not have.
BUILT = shutil.ignore_patterns("node_modules", "dist", "build", "__pycache__", ".*_cache", "*.egg-info")


#: The longest wait for a server, and for a command, which may fetch packages.
PATIENCE_S = 120
RUN_S_MAX = 900


def first_line(process: subprocess.Popen[str]) -> str:
    """What a server prints when it listens. One that prints nothing in time is killed."""
    assert process.stdout
    too_late = threading.Timer(PATIENCE_S, process.kill)
    too_late.start()
    try:
        return process.stdout.readline().strip() or sys.exit("the server does not start")
    finally:
        too_late.cancel()


def run(*command: str | pathlib.Path, cwd: pathlib.Path, **more: str) -> str:
    """What a command says; what it complains of is shown."""
    done = subprocess.run(command, cwd=cwd, stdout=subprocess.PIPE, text=True, env={**os.environ, **more}, check=False, timeout=RUN_S_MAX)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))} failed in {cwd}:\n{done.stdout}")
    return done.stdout


@contextlib.contextmanager
def server(kontor: str) -> Iterator[str]:
    """A server of its own, and its address."""
    with tempfile.TemporaryDirectory() as data:
        command = [kontor, "serve", "--log=error", "--listen=127.0.0.1:0", f"--data={data}", "--rate-moves=1000000"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            yield f"http://{first_line(process)}"
        finally:
            process.kill()
            process.wait(PATIENCE_S)


def typescript(source: pathlib.Path, scratch: pathlib.Path, base: str) -> None:
    """Compiled strictly against the package's types, by the compiler of this repository."""
    compiler = CLIENTS / "typescript" / "node_modules"
    run("npm", "pack", "--pack-destination", scratch, cwd=source)
    # The size and the files, as the registry would get them.
    run("npm", "publish", "--dry-run", "--offline", "--ignore-scripts", cwd=source)
    (archive,) = scratch.glob("*.tgz")
    for name, package in {"folder": source, "archive": archive}.items():
        project = scratch / name
        project.mkdir()
        (project / "package.json").write_text('{"type": "module", "private": true}')
        run("npm", "install", "--no-audit", "--no-fund", package, cwd=project)
        shutil.copy(CLIENTS / "typescript" / "examples" / "play.ts", project)
        options = ("--target", "es2022", "--module", "nodenext", "--types", "node", "--typeRoots", compiler / "@types")
        run("node", compiler / "typescript" / "bin" / "tsc", "--strict", *options, "play.ts", cwd=project)
        check(name, run("node", "play.js", base, cwd=project))


def python(source: pathlib.Path, scratch: pathlib.Path, base: str) -> None:
    """From the folder, and from the wheel, which is built from the source archive."""
    tools = TARGET / "clients" / "python" / "bin"
    packed = scratch / "packed"
    run(tools / "python", "-m", "build", "--no-isolation", "--outdir", packed, cwd=source)
    run(tools / "twine", "check", "--strict", *packed.iterdir(), cwd=source)
    (wheel,) = packed.glob("*.whl")
    for name, package in {"folder": source, "archive": wheel}.items():
        project = scratch / name
        run(sys.executable, "-m", "venv", project, cwd=scratch)
        pip = (project / "bin" / "pip", "install", "--quiet", "--disable-pip-version-check")
        run(*pip, package, cwd=project)
        check(name, run(project / "bin" / "python", source / "examples" / "play.py", base, cwd=project))


def rust(source: pathlib.Path, scratch: pathlib.Path, base: str) -> None:
    """From the archive, unpacked: what a registry gives. A folder is the same to cargo."""
    shared = {"CARGO_TARGET_DIR": str(TARGET)}
    run("cargo", "package", "--package=kontor-client", "--no-verify", "--allow-dirty", "--quiet", cwd=CLIENTS.parent)
    (archive,) = (TARGET / "package").glob("kontor-client-*.crate")
    with tarfile.open(archive) as packed:
        packed.extractall(scratch, filter="data")
    (unpacked,) = scratch.glob("kontor-client-*")
    project = scratch / "archive"
    (project / "src").mkdir(parents=True)
    (project / "Cargo.toml").write_text(
        '[package]\nname = "play"\nedition = "2024"\n\n[workspace]\n\n[dependencies]\n'
        f'kontor-client = {{ path = "{unpacked}" }}\ntokio = {{ version = "1", features = ["rt-multi-thread", "macros"] }}\n'
    )
    shutil.copy(CLIENTS.parent / "Cargo.lock", project)
    shutil.copy(source / "examples" / "play.rs", project / "src" / "main.rs")
    check("archive", run("cargo", "run", "--quiet", "--", base, cwd=project, **shared))


def check(name: str, said: str) -> None:
    """Whether the example has played its game to the end."""
    last = said.strip().splitlines()[-1]
    if "number one: [" not in last and "place" not in last:
        sys.exit(f"installed from its {name}, the client says: {said}")


LANGUAGES: dict[str, Callable[[pathlib.Path, pathlib.Path, str], None]] = {
    "typescript": typescript,
    "python": python,
    "rust": rust,
}


def main(kontor: str, *languages: str) -> None:
    """Each language, or those that are named, against one server."""
    kontor = str(pathlib.Path(kontor).resolve())
    with server(kontor) as base:
        for language in languages or LANGUAGES:
            with tempfile.TemporaryDirectory() as scratch:
                source = pathlib.Path(scratch) / "source"
                shutil.copytree(CLIENTS / language, source, ignore=BUILT)
                LANGUAGES[language](source, pathlib.Path(scratch), base)


if __name__ == "__main__":
    main(*sys.argv[1:])
