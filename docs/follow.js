// Follows a game in a browser. `token` gives an access token that counts; `show` gets each event once and in order. The promise
// gives the reason why there are no more.
export async function follow(base, game, token, show) {
  const pause = () => new Promise((resume) => setTimeout(resume, 1000));
  for (let after = 0; ; await pause()) {
    const headers = { Authorization: `Bearer ${await token()}`, "Content-Type": "application/json" };
    const asked = fetch(`${base}/v1/stream-tickets`, { method: "POST", headers, body: JSON.stringify({ game }) });
    const reply = await asked.catch(() => ({ status: 503 }));
    if (reply.status === 429 || reply.status >= 500) continue; // not now
    const answer = await reply.json();
    if (!reply.ok) throw new Error(answer.detail);

    const end = await new Promise((over) => {
      const source = new EventSource(`${base}/v1/games/${game}/events?after=${after}&ticket=${answer.ticket}`);
      source.onmessage = (message) => {
        after = Number(message.lastEventId);
        show(JSON.parse(message.data));
      };
      // The last frame: a source that is not closed now would come back for more.
      source.addEventListener("end", (message) => {
        source.close();
        over(JSON.parse(message.data).reason);
      });
      // After a cut line the browser comes back by itself. It closes the source when it is refused: the ticket has run out.
      source.onerror = () => source.readyState === EventSource.CLOSED && over("refused");
    });
    if (["finished", "deleted", "session-over"].includes(end)) return end;
  }
}
