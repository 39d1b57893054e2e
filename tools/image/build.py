"""Makes an OCI image of the programs, without a Docker daemon.

    build.py PROGRAMS DIRECTORY

takes kontor, kontor-lab and kontor-mcp from the folder PROGRAMS and writes into DIRECTORY:

    kontor …          the programs without their debug symbols
    kontor.debug …    the debug symbols; debuggers find them by the link in the program
    image/            the image as an OCI layout (image-spec 1.1), for skopeo, podman, containerd
    kontor.tar        the same as one file, for `podman load` and `docker load`

The image has the programs, the libraries that they are linked to and the root certificates of this
machine, and nothing else: no shell, no package manager. The same input gives the same bytes.
"""

import argparse
import gzip
import hashlib
import io
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile

# The server comes first; it starts the others, which lie beside it.
PROGRAMS = ["kontor", "kontor-lab", "kontor-mcp"]
# The user in the image. It has no name on the machine.
USER = 65532
CERTIFICATES = pathlib.Path("/etc/ssl/certs/ca-certificates.crt")
# What a registry stores and a machine downloads.
IMAGE_BYTES_MAX = 30_000_000
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}


def strip(program: pathlib.Path, target: pathlib.Path) -> pathlib.Path:
    """The program without its symbols, beside a file with them."""
    stripped, symbols = target / program.name, target / f"{program.name}.debug"
    subprocess.run(["objcopy", "--only-keep-debug", program, symbols], check=True)
    stripped.unlink(missing_ok=True)
    subprocess.run(["objcopy", "--strip-all", program, stripped], check=True)
    # The link has the name of the file and its checksum, so it is made in the same directory.
    link = ["objcopy", f"--add-gnu-debuglink={symbols.name}", stripped.name]
    subprocess.run(link, check=True, cwd=target)
    return stripped


def libraries(program: pathlib.Path) -> dict[str, pathlib.Path]:
    """The libraries that a program is linked to, by their paths in the image."""
    listed = subprocess.run(["ldd", program], check=True, capture_output=True, text=True).stdout
    if "not found" in listed:
        sys.exit(f"a library is missing:\n{listed}")
    found = {}
    for line in listed.splitlines():
        path = re.search(r"(/\S+) \(0x", line)
        if path:
            found[path.group(1)] = pathlib.Path(path.group(1)).resolve()
    return found


def entry(name: str, mode: int, kind: bytes = tarfile.REGTYPE, owner: int = 0) -> tarfile.TarInfo:
    info = tarfile.TarInfo(name.lstrip("/"))
    info.mode, info.type, info.mtime = mode, kind, 0
    info.uid = info.gid = owner
    return info


def root_file_system(programs: list[pathlib.Path]) -> bytes:
    """The only layer, as a tar file."""
    files = {}
    for program in programs:
        for path, source in libraries(program).items():
            files[path] = (source.read_bytes(), 0o755)
        files[f"/{program.name}"] = (program.read_bytes(), 0o755)
    files["/etc/passwd"] = (f"kontor:x:{USER}:{USER}::/data:/sbin/nologin\n".encode(), 0o644)
    files["/etc/group"] = (f"kontor:x:{USER}:\n".encode(), 0o644)
    if CERTIFICATES.exists():
        files[str(CERTIFICATES)] = (CERTIFICATES.read_bytes(), 0o644)
    else:
        print("no root certificates on this machine: TLS to others will not work", file=sys.stderr)
    folders = {str(parent) for path in files for parent in pathlib.PurePath(path).parents}
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as layer:
        for folder in sorted(folders - {"/"}):
            layer.addfile(entry(folder, 0o755, tarfile.DIRTYPE))
        # Only the data can be written.
        layer.addfile(entry("/data", 0o700, tarfile.DIRTYPE, USER))
        for path, (content, mode) in sorted(files.items()):
            info = entry(path, mode)
            info.size = len(content)
            layer.addfile(info, io.BytesIO(content))
    return packed.getvalue()


def config(layer: bytes, version: str, revision: str) -> dict:
    """How a container runs, and what it is."""
    machine = os.uname().machine
    return {
        "architecture": ARCHITECTURES.get(machine, machine),
        "os": "linux",
        "config": {
            "User": f"{USER}:{USER}",
            "Entrypoint": ["/kontor"],
            "Cmd": ["serve"],
            "Env": ["KONTOR_LISTEN=0.0.0.0:8080", "KONTOR_DATA=/data/kontor", "KONTOR_LOG_FORMAT=json"],
            "ExposedPorts": {"8080/tcp": {}},
            "Volumes": {"/data": {}},
            "WorkingDir": "/data",
            "StopSignal": "SIGTERM",
            "Labels": {
                "org.opencontainers.image.title": "kontor",
                "org.opencontainers.image.description": "A turn-based game service over HTTP",
                "org.opencontainers.image.version": version,
                "org.opencontainers.image.revision": revision,
                "org.opencontainers.image.licenses": "MIT OR Apache-2.0",
            },
        },
        "rootfs": {"type": "layers", "diff_ids": [digest(layer)]},
        "history": [{"created_by": "tools/image/build.py"}],
    }


def digest(content: bytes) -> str:
    return "sha256:" + hashlib.sha256(content).hexdigest()


class Layout:
    """A directory in the form of the OCI image layout."""

    def __init__(self, folder: pathlib.Path):
        shutil.rmtree(folder, ignore_errors=True)
        (folder / "blobs/sha256").mkdir(parents=True)
        self.folder = folder
        self.bytes = 0

    def add(self, media: str, content: bytes) -> dict:
        name = digest(content)
        (self.folder / "blobs" / name.replace(":", "/")).write_bytes(content)
        self.bytes += len(content)
        return {"mediaType": media, "digest": name, "size": len(content)}

    def add_json(self, media: str, value: dict) -> dict:
        return self.add(media, json.dumps(value, sort_keys=True).encode())

    def write(self, name: str, value: object) -> None:
        (self.folder / name).write_text(json.dumps(value, sort_keys=True))


def image(layer: bytes, folder: pathlib.Path, version: str, revision: str) -> int:
    """Writes the layout, and returns how large its parts are."""
    layout, kind = Layout(folder), "application/vnd.oci.image"
    described = config(layer, version, revision)
    packed = layout.add(f"{kind}.layer.v1.tar+gzip", gzip.compress(layer, 9, mtime=0))
    configured = layout.add_json(f"{kind}.config.v1+json", described)
    manifest = layout.add_json(
        f"{kind}.manifest.v1+json",
        {
            "schemaVersion": 2,
            "mediaType": f"{kind}.manifest.v1+json",
            "config": configured,
            "layers": [packed],
            "annotations": described["config"]["Labels"],
        },
    )
    platform = {"architecture": described["architecture"], "os": "linux"}
    name = {"org.opencontainers.image.ref.name": version}
    listed = {**manifest, "platform": platform, "annotations": name}
    layout.write("oci-layout", {"imageLayoutVersion": "1.0.0"})
    layout.write(
        "index.json",
        {"schemaVersion": 2, "mediaType": f"{kind}.index.v1+json", "manifests": [listed]},
    )
    # What `docker load` reads.
    blob = lambda of: "blobs/" + of["digest"].replace(":", "/")
    layout.write(
        "manifest.json",
        [{"Config": blob(configured), "RepoTags": [f"kontor:{version}"], "Layers": [blob(packed)]}],
    )
    return layout.bytes


def in_one_file(folder: pathlib.Path, target: pathlib.Path) -> None:
    with tarfile.open(target, "w", format=tarfile.USTAR_FORMAT) as archive:
        for path in sorted(folder.rglob("*")):
            name = str(path.relative_to(folder))
            if path.is_dir():
                archive.addfile(entry(name, 0o755, tarfile.DIRTYPE))
                continue
            info = entry(name, 0o644)
            info.size = path.stat().st_size
            with path.open("rb") as content:
                archive.addfile(info, content)


def main() -> None:
    arguments = argparse.ArgumentParser(description="Makes an OCI image of the program.")
    arguments.add_argument("programs", type=pathlib.Path)
    arguments.add_argument("directory", type=pathlib.Path)
    arguments.add_argument("--bytes-max", type=int, default=IMAGE_BYTES_MAX)
    given = arguments.parse_args()
    target = given.directory
    target.mkdir(parents=True, exist_ok=True)
    stripped = [strip(given.programs / name, target) for name in PROGRAMS]
    for program in stripped:
        symbols = target / f"{program.name}.debug"
        print(f"{program.name}: {program.stat().st_size:,} bytes; symbols: {symbols.stat().st_size:,} bytes")
    said = subprocess.run([stripped[0], "--version"], check=True, capture_output=True, text=True)
    version = said.stdout.split()[-1]
    revision = subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True)
    layer = root_file_system(stripped)
    packed = image(layer, target / "image", version, revision.stdout.strip())
    in_one_file(target / "image", target / "kontor.tar")
    print(f"image: {packed:,} bytes, unpacked {len(layer):,}")
    if packed > given.bytes_max:
        sys.exit(f"the image has more than {given.bytes_max:,} bytes")


if __name__ == "__main__":
    main()
