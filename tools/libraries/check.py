"""Whether libraries of others can use the server as their users do: the HTTP client of the JDK, and FastMCP. Each plays a game.

    check.py PROGRAM

`make libraries` runs it by the Python that has FastMCP. The lines of each say what it is for.
"""

import pathlib
import signal
import subprocess
import sys
import tempfile
import threading

HERE = pathlib.Path(__file__).parent

#: Longest wait for a program, at its start and at its end.
PATIENCE_S = 20
#: Longest game of a library.
GAME_S_MAX = 240


def first_line(process: subprocess.Popen[str]) -> str:
    """What a program prints when it listens. One that prints nothing in time is killed."""
    too_late = threading.Timer(PATIENCE_S, process.kill)
    too_late.start()
    try:
        return process.stdout.readline().strip() or sys.exit(f"it does not start: {process.args}")
    finally:
        too_late.cancel()


def main() -> None:
    program = str(pathlib.Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory(prefix="kontor-libraries-") as folder:
        command = [program, "serve", "--listen", "127.0.0.1:0", "--data", folder, "--log", "error", "--rate-player", "100000", "--rate-moves", "100000"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                address = f"http://{first_line(server)}"
                for name, used in [
                    ("the HTTP client of the JDK", ["java", str(HERE / "Plays.java"), address]),
                    ("FastMCP", [sys.executable, str(HERE / "agent.py"), program, address]),
                ]:
                    if subprocess.run(used, timeout=GAME_S_MAX).returncode != 0:
                        sys.exit(f"{name}: not in order")
                    print(f"{name}: in order", flush=True)
            finally:
                server.send_signal(signal.SIGTERM)
                server.wait(PATIENCE_S)


if __name__ == "__main__":
    main()
