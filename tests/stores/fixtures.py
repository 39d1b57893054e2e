"""The fixtures as files: archives of stores with their manifests, and golden answers.

An archive has a folder for each store: `manifest.json`, the data directory `data`, and for a database its dump `dump.sql`
(then the data directory has only the keys). A golden file has a line for each reading, with its answers and the stores of
the archive that give them.
"""

import json
import pathlib
import tarfile

from running import Server

HERE = pathlib.Path(__file__).resolve().parent
KINDS = ["sled", "postgresql"]
ARCHIVES, GOLDEN = HERE / "archives", HERE / "golden"

# All stores end at this time, and are read a little later: claims and reservations that are not settled have lapsed
# then, and access tokens have not.
AT = "2027-03-01T13:00:00"
READ_AFTER_S = 90
# The only store of an archive that no kill has left. Its server is restarted after so long.
WHOLE = "all"
RESTARTED_AFTER_S = 60


def pack(archive, folder):
    """Packs everything in a folder, so that the same content gives the same archive."""

    def plain(info):
        info.uid = info.gid = info.mtime = 0
        info.uname = info.gname = ""
        return info if info.isdir() or info.isfile() else None

    ARCHIVES.mkdir(exist_ok=True)
    with tarfile.open(ARCHIVES / f"{archive}.tar.xz", "w:xz", preset=9) as file:
        for path in sorted(pathlib.Path(folder).iterdir()):
            file.add(path, path.name, filter=plain)


def unpack(archive, folder):
    """Unpacks an archive, and returns the stores in it by their names."""
    with tarfile.open(ARCHIVES / f"{archive}.tar.xz") as file:
        # Older Pythons know no filters, and extract the same.
        trust = {"filter": "fully_trusted"} if hasattr(tarfile, "data_filter") else {}
        file.extractall(folder, **trust)
    return {path.name: path for path in sorted(pathlib.Path(folder).iterdir())}


def manifest_of(store):
    return json.loads((store / "manifest.json").read_text())


def write_manifest(store, manifest):
    (store / "manifest.json").write_text(json.dumps(manifest, indent=1, ensure_ascii=False) + "\n")


def write_golden(name, answers):
    """Writes the answers of all stores of an archive: by store, then by reading."""
    grouped = {}
    for store, readings in answers.items():
        for reading, answer in readings.items():
            same = grouped.setdefault(reading, {})
            same.setdefault(json.dumps(answer, ensure_ascii=False), []).append(store)
    GOLDEN.mkdir(exist_ok=True)
    with (GOLDEN / f"{name}.jsonl").open("w", encoding="utf-8") as file:
        for reading, same in grouped.items():
            shown = [{"stores": stores, "answer": json.loads(answer)} for answer, stores in same.items()]
            print(json.dumps({"reading": reading, "answers": shown}, ensure_ascii=False), file=file)


def read_golden(name):
    """The golden answers: by store, then by reading, in their order."""
    answers = {}
    for line in (GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8").splitlines():
        line = json.loads(line)
        for same in line.get("answers", []):
            for store in same["stores"]:
                answers.setdefault(store, {})[line["reading"]] = same["answer"]
    return answers


def names(kind):
    """The archives of a kind of store: `sled` or `postgresql`."""
    return sorted(path.name.removesuffix(".tar.xz") for path in ARCHIVES.glob(f"*-{kind}.tar.xz"))


def opened(program, store, clock, postgresql=None):
    """Starts a server on an unpacked store."""
    flags = []
    if postgresql:
        name = f"{store.parent.name}_{store.name}".replace("-", "_")
        postgresql.create(name, (store / "dump.sql").read_bytes())
        flags = postgresql.flags(name)
    server, manifest = Server(program, store, clock, flags).start(), manifest_of(store)
    server.luck_at = clock.text() if "of_luck" in manifest else None
    return server, manifest


def poke(server, manifest):
    """Lets the server look for deletions that are to be completed, as it does once a minute: a guest comes and goes."""
    if "poke" in manifest.get("interrupted", {}):
        guest = server.call("POST", "/v1/guests", body={"name": "Spare"}).expect(201)
        server.call("POST", "/v1/me/deletion", guest["access_token"], {}).expect(204)
