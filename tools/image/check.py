"""Whether the image of tools/image/build.py is sound: unpacks it, plays a game with the server in it, with
nothing else in sight, and starts the programs beside the server.

    check.py DIRECTORY

It needs root, or user namespaces: the program runs as the user of the image, with the root of the
image as a file system that it cannot write to.
"""

import contextlib
import gzip
import hashlib
import json
import os
import pathlib
import signal
import socket
import subprocess
import sys
import tarfile
import tempfile
import time
import urllib.request

import build

STARTED_WITHIN_S = 60
GAME_WITHIN_S = 120
PROGRAM_WITHIN_S = 60
#: Commands that start each of the programs beside the server.
BESIDE = [["simulate", "medici", "--bots", "random,random,random", "--games", "1"], ["bench", "--help"], ["mcp", "--help"]]


def check(holds: bool, what: str) -> None:
    if not holds:
        sys.exit(f"the image is not as it should be: {what}")


def blob(layout: pathlib.Path, described: dict) -> bytes:
    """What a descriptor stands for, with its length and checksum compared."""
    content = (layout / "blobs" / described["digest"].replace(":", "/")).read_bytes()
    check(len(content) == described["size"], f"the length of {described['digest']}")
    found = "sha256:" + hashlib.sha256(content).hexdigest()
    check(found == described["digest"], f"the checksum of {described['digest']}")
    return content


def unpacked(layout: pathlib.Path, root: pathlib.Path) -> dict:
    """Unpacks the image, and returns how a container of it runs."""
    index = json.loads((layout / "index.json").read_text())
    manifest = json.loads(blob(layout, index["manifests"][0]))
    config = json.loads(blob(layout, manifest["config"]))
    check(len(manifest["layers"]) == len(config["rootfs"]["diff_ids"]), "the number of layers")
    for layer, diff_id in zip(manifest["layers"], config["rootfs"]["diff_ids"]):
        plain = gzip.decompress(blob(layout, layer))
        check("sha256:" + hashlib.sha256(plain).hexdigest() == diff_id, "the diff id of a layer")
        packed = root.parent / "layer.tar"
        packed.write_bytes(plain)
        with tarfile.open(packed) as files:
            trust = {"filter": "fully_trusted"} if hasattr(tarfile, "data_filter") else {}
            files.extractall(root, **trust)
        packed.unlink()
    return config["config"]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def contained(root: pathlib.Path, config: dict, arguments: list[str]) -> list[str]:
    """The command that runs the program in the image as its user, with a root that is only read."""
    uid, gid = config["User"].split(":")
    data = root / "data"
    steps = " && ".join(
        [
            f"mount --bind {root} {root}",
            f"mount --bind {data} {data}",
            # As every runtime of containers does: the server finds the programs beside it by it.
            f"mkdir -p {root}/proc && mount -t proc proc {root}/proc",
            f"mount -o remount,ro,bind {root}",
            # `chroot` is not in the image, so it changes the user as well.
            f'exec chroot --userspec={uid}:{gid} {root} "$@"',
        ]
    )
    return ["unshare", "--mount", "--propagation", "private", "sh", "-c", steps, "sh"] + (
        config["Entrypoint"] + arguments
    )


def environment(config: dict, port: int) -> dict[str, str]:
    given = dict(line.split("=", 1) for line in config["Env"])
    check(given["KONTOR_LISTEN"].endswith(":8080"), "the address")
    return {**given, "KONTOR_LISTEN": f"127.0.0.1:{port}", "KONTOR_LOG": "warn"}


class Api:
    def __init__(self, port: int):
        self.url, self.token = f"http://127.0.0.1:{port}", None

    def call(self, method: str, path: str, body: object = None) -> dict:
        headers = {"content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.loads(answer.read() or "null")


def wait_until_ready(server: subprocess.Popen, api: Api) -> None:
    until = time.monotonic() + STARTED_WITHIN_S
    while time.monotonic() < until:
        check(server.poll() is None, "the program has ended")
        with contextlib.suppress(OSError):
            with urllib.request.urlopen(api.url + "/healthz/ready", timeout=5):
                return
        time.sleep(0.1)
    sys.exit("the program does not get ready")


def play(api: Api) -> dict:
    """Plays a game of one guest and two bots by the actions that the server offers; its record."""
    guest = api.call("POST", "/v1/guests", {"name": "Image"})
    api.token = guest["access_token"]
    game = api.call("POST", "/v1/games", {"ruleset": "medici", "seats": 3})["id"]
    for seat in (1, 2):
        body = {"occupant": "bot", "bot": "random"}
        api.call("PUT", f"/v1/games/{game}/seats/{seat}", body)
    api.call("POST", f"/v1/games/{game}/start")
    moves, until = 0, time.monotonic() + GAME_WITHIN_S
    while api.call("GET", f"/v1/games/{game}")["status"] != "finished":
        check(time.monotonic() < until, "the game does not end")
        api.call("GET", "/v1/me/decisions?wait=5")
        due = api.call("GET", f"/v1/games/{game}/decisions")["items"]
        for decision in (decision for decision in due if decision.get("actions")):
            action = decision["actions"][0]
            body = {"decision": decision["id"], "action": action}
            request = urllib.request.Request(
                f"{api.url}/v1/games/{game}/actions",
                json.dumps(body).encode(),
                {
                    "content-type": "application/json",
                    "authorization": f"Bearer {api.token}",
                    "idempotency-key": f"move-{moves}",
                },
                method="POST",
            )
            urllib.request.urlopen(request, timeout=30).read()
            moves += 1
    check(moves > 0, "no move was made")
    print(f"a game of {moves} moves was played in the image")
    return api.call("GET", f"/v1/games/{game}/record")


def main() -> None:
    layout = pathlib.Path(sys.argv[1]) / "image"
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder) / "root"
        root.mkdir()
        os.chmod(folder, 0o755)
        config = unpacked(layout, root)
        check(config["User"].split(":")[0] not in ("", "0", "root"), "it runs as root")
        present = {str(path.relative_to(root)).split("/")[0] for path in root.rglob("*")}
        expected = {*build.PROGRAMS, "data", "etc"}
        check(expected <= present, f"it lacks {expected - present}")
        unexpected = present - expected - {"lib", "lib64", "usr"}
        check(not unexpected, f"it has {unexpected}")
        port = free_port()
        # One player sends everything, as fast as possible.
        rates = ["--rate-player", "100000", "--rate-moves", "100000"]
        command = contained(root, config, config["Cmd"] + rates)
        server = subprocess.Popen(
            command, env=environment(config, port), stdout=subprocess.DEVNULL
        )
        try:
            api = Api(port)
            wait_until_ready(server, api)
            record = play(api)
            server.send_signal(signal.SIGTERM)
            check(server.wait(timeout=60) == 0, "the program does not stop as it should")
        finally:
            if server.poll() is None:
                server.kill()
        # Nothing but the data has changed, and the record is a valid one.
        (root / "data/record.json").write_text(json.dumps(record))
        verified = subprocess.run(contained(root, config, ["verify", "/data/record.json"]), env={})
        check(verified.returncode == 0, "the record of the game is not valid")
        for arguments in BESIDE:
            ran = subprocess.run(contained(root, config, arguments), env={}, capture_output=True, timeout=PROGRAM_WITHIN_S)
            check(ran.returncode == 0 and ran.stdout, f"{arguments}: {ran.stderr.decode()}")
    print("the image is as it should be")


if __name__ == "__main__":
    main()
