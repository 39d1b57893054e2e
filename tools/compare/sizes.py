"""How large a program is, and whether it is larger than it may be.

    sizes.py PROGRAM                     prints the sizes
    sizes.py PROGRAM --limits release    fails if the program is larger than the limits below

Needs the GNU binutils. Only Python's standard library is used.
"""

from __future__ import annotations

import argparse
import collections
import dataclasses
import pathlib
import re
import subprocess
import sys
import tempfile

MB = 1_000_000

#: What the server's program may have at most, in MB (1,000,000 bytes), by the profile that built it; the debug build of CI
#: has no line tables, its use cases are not optimised, and it is not stripped. They are two to five per cent above what it has:
#: a new feature may take a few tenths of it, a feature that brings a library or compiles everything once more takes more.
#: Who raises a limit says in the commit what the bytes are for.
TEXT_MAX_MB = {"release": 31.0, "debug": 56.0}
STRIPPED_MAX_MB = {"release": 43.7}

#: The hash at the end of a name: the same function for other types has another one.
HASH = re.compile(r"::h[0-9a-f]{16}(?=$|[ .])")
#: What a copy of a function that the compiler made for one caller, or cut in two, adds to the name.
SUFFIX = re.compile(r"( \[clone [^\]]*\]|\.(llvm|cold|constprop|part)\S*)+$")
CLOSURE = re.compile(r"\{+closure(#\d+)?\}+")


@dataclasses.dataclass(frozen=True)
class Sizes:
    """Bytes, but for the number of functions."""

    file: int
    stripped: int
    text: int
    functions: int
    copies: int  # bytes of functions with a name that another function, which is not shorter, has as well


def output(*command: str | pathlib.Path) -> str:
    """What a tool prints."""
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, errors="replace").stdout


def text_size(printed: str) -> int:
    """Bytes of the section `.text`, out of what `size -A -d` prints."""
    for line in printed.splitlines():
        words = line.split()
        if words and words[0] == ".text":
            return int(words[1])
    raise ValueError("the program has no section .text")


def without_types(name: str) -> str:
    """The name of a function without what tells its copies for different types apart."""
    name = CLOSURE.sub("{closure}", HASH.sub("", SUFFIX.sub("", name)))
    start = name.find("::<")
    while start >= 0:
        depth, end = 1, start + 3
        while end < len(name) and depth:
            # The arrow of a function's type closes nothing.
            depth += (name[end] == "<") - (name[end] == ">" and name[end - 1] != "-")
            end += 1
        name = name[:start] + name[end:]
        start = name.find("::<")
    return name


def functions(printed: str) -> tuple[int, int]:
    """The number of functions, and the bytes of further copies, out of what `nm --print-size` prints."""
    sizes: dict[str, list[int]] = collections.defaultdict(list)
    addresses = set()
    for line in printed.splitlines():
        words = line.split(maxsplit=3)
        if len(words) < 4 or words[2] not in "tTwW" or words[0] in addresses:
            continue  # data; or one more name for the same code
        addresses.add(words[0])
        sizes[without_types(words[3])].append(int(words[1]))
    copies = sum(sum(of_name) - max(of_name) for of_name in sizes.values())
    return len(addresses), copies


def measure(program: pathlib.Path) -> Sizes:
    """Measures a program that is not stripped."""
    with tempfile.TemporaryDirectory() as folder:
        stripped = pathlib.Path(folder) / "stripped"
        output("strip", "-o", stripped, program)
        stripped_bytes = stripped.stat().st_size
    text = text_size(output("size", "-A", "-d", program))
    symbols = output("nm", "--demangle", "--print-size", "--size-sort", "--radix=d", program)
    count, copies = functions(symbols)
    return Sizes(program.stat().st_size, stripped_bytes, text, count, copies)


def over_limits(sizes: Sizes, built: str) -> list[str]:
    """A sentence for each limit that is exceeded."""
    limits = [("its code (.text)", sizes.text, TEXT_MAX_MB[built])]
    if built in STRIPPED_MAX_MB:
        limits.append(("the program without symbols", sizes.stripped, STRIPPED_MAX_MB[built]))
    return [
        f"{what} has {found / MB:.2f} MB, but may have {limit:.2f} MB at most (tools/compare/sizes.py)"
        for what, found, limit in limits
        if found > limit * MB
    ]


def check() -> None:
    """Tests what reads the output of the tools."""
    printed = "kontor  :\nsection   size  addr\n.text.cold  7  9\n.text  1234  4096\n.data  5  6\nTotal  1252\n"
    assert text_size(printed) == 1234
    for name, expected in {
        "core::ptr::drop_in_place::h0123456789abcdef": "core::ptr::drop_in_place",
        "core::ptr::drop_in_place::h0123456789abcdef.llvm.42": "core::ptr::drop_in_place",
        "a::b::h0123456789abcdef [clone .cold]": "a::b",
        "a::b::{{closure}}::h0123456789abcdef": "a::b::{closure}",
        "a::b::{closure#1}": "a::b::{closure}",
        "a::b::<c::D<e>, fn(u8) -> u8>::f": "a::b::f",
        "<a::B as c::D>::e": "<a::B as c::D>::e",
        "a::hash": "a::hash",
    }.items():
        assert without_types(name) == expected, (name, without_types(name))
    symbols = [
        "0000000000000010 0000000000000004 t a::b::h0123456789abcdef",
        "0000000000000020 0000000000000008 t a::b::hfedcba9876543210",
        "0000000000000020 0000000000000008 T another_name",
        "0000000000000030 0000000000000006 t a::c::h0123456789abcdef",
        "0000000000000040 0000000000000099 r a::b::TABLE",
        "                 U malloc",
    ]
    assert functions("\n".join(symbols)) == (3, 4)
    small = Sizes(0, 0, 0, 0, 0)
    for built, limit in TEXT_MAX_MB.items():
        assert not over_limits(small, built)
        large = dataclasses.replace(small, text=int(limit * MB) + 1)
        assert len(over_limits(large, built)) == 1


def main() -> int:
    """Prints sizes, and compares them with the limits."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=pathlib.Path, help="not stripped")
    parser.add_argument("--limits", choices=TEXT_MAX_MB, help="fail if it is larger than one built so may be")
    options = parser.parse_args()
    sizes = measure(options.program)
    for name, value in dataclasses.asdict(sizes).items():
        print(f"{name:10} {value:14,}" + ("" if name == "functions" else " bytes"))
    faults = over_limits(sizes, options.limits) if options.limits else []
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
