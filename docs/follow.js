// Follows a game in a browser. `token` returns a valid access token; `show` receives each event once
// and in order. The promise resolves to the reason why the stream ended.
export async function follow(base, game, token, show) {
  // Of another length each time: readers that a server has sent away together should not come back together.
  const pause = () => new Promise((resume) => setTimeout(resume, 1000 + 4000 * Math.random()));
  for (let after = 0; ; await pause()) {
    const headers = { Authorization: `Bearer ${await token()}`, "Content-Type": "application/json" };
    const asked = fetch(`${base}/v1/stream-tickets`, { method: "POST", headers, body: JSON.stringify({ game }) });
    const reply = await asked.catch(() => ({ status: 503 }));
    if ([423, 429].includes(reply.status) || reply.status >= 500) continue; // set aside, or busy: try again
    const answer = await reply.json();
    if (!reply.ok) throw new Error(answer.detail);

    const end = await new Promise((over) => {
      const source = new EventSource(`${base}/v1/games/${game}/events?after=${after}&ticket=${answer.ticket}`);
      source.onmessage = (message) => {
        after = Number(message.lastEventId);
        show(JSON.parse(message.data));
      };
      // The last frame. A source that is not closed now would connect again.
      source.addEventListener("end", (message) => {
        source.close();
        over(JSON.parse(message.data).reason);
      });
      // After a lost connection the browser connects again by itself. It closes the source when it
      // is refused, because the ticket has expired.
      source.onerror = () => source.readyState === EventSource.CLOSED && over("refused");
    });
    if (["finished", "deleted", "session-over"].includes(end)) return end;
  }
}
