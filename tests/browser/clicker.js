// Plays by random clicks on whatever the panel offers, with no knowledge of any game.

/**
 * Runs in the page: clicks until the game is over, and says how often. The seed decides which buttons; a main button that can be
 * pressed is pressed, but not again when the action was refused, because that action is chosen still. Whatever text was shown is searched for raw identifiers.
 */
export function clickToTheEnd({ seed, patienceMs }) {
  let state = seed;
  const random = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const any = (list) => list[Math.floor(random() * list.length)];
  const raw = new Set();
  const begun = performance.now();
  const count = { clicks: 0, sent: 0 };
  let isSentLast = false;
  return new Promise((resolve) => {
    const end = (isOver) => resolve({ ...count, isOver, raw: [...raw], panel: document.querySelector(".panel")?.innerText ?? null });
    const step = () => {
      for (const word of document.body.innerText.match(/\b[a-z]+(_[a-z]+)+\b|\b[a-z]+\.[a-z_]+\b|undefined|\[object|\bNaN\b/g) ?? []) raw.add(word);
      if (document.querySelector(".result")) return end(true);
      if (performance.now() - begun > patienceMs) return end(false);
      const isRefused = isSentLast && Boolean(document.querySelector(".notice")?.innerText);
      const main = isRefused ? null : document.querySelector(".button.go:not(:disabled)");
      const others = [...document.querySelectorAll(".ask button:not(:disabled), .ask select:not(:disabled)")];
      // Types of actions are chosen more often than each of many fields, or a trade would be clicked at for ever.
      const types = [...document.querySelectorAll(".types button:not(:disabled)")];
      const chosen = main ?? any(types.length > 0 && random() < 0.3 ? types : others);
      if (chosen?.tagName === "SELECT") {
        chosen.value = any([...chosen.options].filter(({ value }) => value !== "-1")).value;
        chosen.dispatchEvent(new Event("change", { bubbles: true }));
      } else {
        chosen?.click();
      }
      if (chosen) isSentLast = chosen === main;
      count.clicks += chosen ? 1 : 0;
      count.sent += main ? 1 : 0;
      setTimeout(step, chosen ? 0 : 20);
    };
    step();
  });
}
