"""Runs a command beside three PostgreSQL nodes that end with it: `with_engine.py VARIABLE COMMAND...`.

The environment variable gets the address of a database on these nodes.
"""

import os
import pathlib
import subprocess
import sys
import tempfile

ENGINE = pathlib.Path(__file__).with_name("engine.py")


def main() -> int:
    variable, *command = sys.argv[1:]
    # The nodes remove their folder themselves, and run as another user where root starts them.
    folder = tempfile.mkdtemp(prefix="kontor-cluster-")
    os.chmod(folder, 0o755)
    engine = [sys.executable, ENGINE, folder, "--for-tests"]
    with subprocess.Popen(engine, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as nodes:
        address = nodes.stdout.readline().strip()
        if not address:
            return 1
        return subprocess.run(command, env=os.environ | {variable: address}).returncode


if __name__ == "__main__":
    sys.exit(main())
