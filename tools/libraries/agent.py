"""An agent that is written with FastMCP, as most in Python are: it plays a game by the tools of `kontor mcp`, over standard input
and output and over HTTP. Then it reads answers by tools that FastMCP makes of the OpenAPI document, which are checked against its
schemas: an object, a page, and lines of JSON.

    agent.py PROGRAM ADDRESS
"""

import asyncio
import json
import os
import re
import subprocess
import sys

import httpx2
from check import first_line
from fastmcp import Client, FastMCP
from fastmcp.client.transports import ClientTransport, StdioTransport, StreamableHttpTransport

#: The most answers of tools in a game of three.
TURNS_MAX = 400

#: The bearer token of the tools over HTTP.
TOKEN = "tea-earl-grey-hot-" * 2


async def play(transport: ClientTransport) -> None:
    """A game to its end, always by the first action, and a refusal."""
    async with Client(transport) as client:
        assert len(await client.list_tools()) >= 9

        async def call(tool: str, **given: object) -> str:
            answer = await client.call_tool(tool, given)
            return "\n".join(part.text for part in answer.content)

        await call("sign_in", name="Agent")
        game = re.search(r"g_\w+", await call("new_game", ruleset="medici", seats=3, bots="random"))[0]
        refused = await client.call_tool("look", {"game": "g_none"}, raise_on_error=False)
        assert refused.is_error and refused.structured_content["code"] == "game-unknown", refused
        text = await call("wait", game=game)
        as_text = True
        for _ in range(TURNS_MAX):
            decision = re.search(r"Decision (d_\w+) is yours.*\n[^{\n]*({.*})", text)
            if decision:
                # Some models write an object as a text: so does the first move.
                action = decision[2] if as_text else json.loads(decision[2])
                text, as_text = await call("play", game=game, decision=decision[1], action=action), False
            elif "The game is over" in text and text.count("Place ") == 3:
                return
            else:
                text = await call("wait", game=game)
        raise AssertionError(f"the game has no end: {text}")


async def read_by_document(address: str) -> None:
    """Answers that FastMCP takes by the schemas of the document."""
    async with httpx2.AsyncClient(base_url=address) as http:
        document = (await http.get("/openapi.json")).json()
        guest = (await http.post("/v1/guests", json={"name": "Agent"})).json()
        http.headers["Authorization"] = f"Bearer {guest['access_token']}"
        async with Client(FastMCP.from_openapi(openapi_spec=document, client=http, name="Kontor")) as client:
            meta = await client.call_tool("get_meta", {})
            assert meta.structured_content["contract_version"], meta
            games = await client.call_tool("list_games", {"status": "finished"})
            assert "items" in games.structured_content, games
            lines = await client.call_tool("export_account", {})
            assert all(json.loads(line) for line in lines.content[0].text.split("\n") if line), lines


async def is_served(url: str) -> bool:
    """Whether a client without the token may use the tools."""
    try:
        async with Client(StreamableHttpTransport(url)) as client:
            await client.list_tools()
    except Exception:  # noqa: BLE001, each release of the library has its own
        return False
    return True


async def main() -> None:
    program, address = sys.argv[1:]
    command = [program, "mcp", "--server", address, "--log", "error"]
    await play(StdioTransport(command=command[0], args=command[1:]))
    environment = {**os.environ, "KONTOR_MCP_TOKEN": TOKEN}
    with subprocess.Popen([*command, "--listen", "127.0.0.1:0"], stdout=subprocess.PIPE, text=True, env=environment) as tools:
        try:
            url = f"http://{first_line(tools)}/mcp"
            await play(StreamableHttpTransport(url, headers={"Authorization": f"Bearer {TOKEN}"}))
            assert not await is_served(url), "the tools are served without a token"
        finally:
            tools.terminate()
    await read_by_document(address)


if __name__ == "__main__":
    asyncio.run(main())
