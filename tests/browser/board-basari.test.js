// The board of Basari: a game by clicks, an offer that is not listed, and the secret of a card.

import assert from "node:assert/strict";

import { after, test } from "./limits.js";
import { DESK, PHONE, Server, Visitor, shot, undoAll } from "./support.js";

after(undoAll);

/** A board of twelve arches, on which laps are short. */
const SHORT = Array.from({ length: 12 }, (_, arch) => ({ points: 4 + (arch % 4), red: 1, yellow: arch % 2, green: 0, blue: 1 }));

/** What can be clicked to make an action. */
const OPEN = ".basari-pick, .basari-choice:enabled, .basari-take:enabled, .basari-stepper button:enabled";

/** Sends what is armed, and waits until the server has acknowledged it and the page has put it away. */
async function send(page) {
  const acknowledged = page.waitForResponse((response) => response.request().method() === "POST" && response.url().endsWith("/actions"));
  await page.click(".button.go:enabled");
  assert.equal((await acknowledged).status(), 201);
  await page.waitForFunction(() => !document.querySelector(".button.go:enabled"));
}

/** Nothing is cut off, covered, or drawn over something else. */
async function assertTidy(page, where) {
  const faults = await page.evaluate(() => {
    const box = (element) => element.getBoundingClientRect();
    const meet = (one, other) =>
      one.left < other.right - 0.5 && other.left < one.right - 0.5 && one.top < other.bottom - 0.5 && other.top < one.bottom - 0.5;
    const isInside = (one, outer) => one.left >= outer.left && one.right <= outer.right && one.top >= outer.top && one.bottom <= outer.bottom;
    const [board, middle] = [document.querySelector(".basari-board"), document.querySelector(".basari-middle")].map(box);
    const [spots, pieces] = [".basari-spot", ".basari-piece"].map((name) => [...document.querySelectorAll(name)].map(box));
    const content = document.querySelector(".basari-middle");
    const panel = document.querySelector(".panel");
    const found = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push("the page is wider than the window");
    if (content.scrollHeight > content.clientHeight + 1 || content.scrollWidth > content.clientWidth + 1) found.push("the middle is cut off");
    if (panel && panel.scrollHeight > panel.clientHeight + 1) found.push("the panel is cut off");
    if (panel && meet(box(panel), box(document.querySelector("#board")))) found.push("the panel covers the board");
    [...spots, ...pieces].forEach((one, place) => isInside(one, board) || found.push(`${place} is outside of the board`));
    [...spots, ...pieces].forEach((one, place) => meet(one, middle) && found.push(`${place} lies over the middle`));
    spots.forEach((one, place) => spots.some((other, next) => next > place && meet(one, other)) && found.push(`arch ${place} lies over another`));
    return found;
  });
  assert.deepEqual(faults, [], where);
}

/** Waits until the ring has the size of its space, and nothing has moved for two frames. */
async function settled(page) {
  await page.waitForFunction(() => {
    const boxes = [...document.querySelectorAll(".basari-board, .basari-gauge, .basari-spot, .basari-piece, .panel")].map((part) =>
      JSON.stringify(part.getBoundingClientRect()),
    );
    const [board, gauge] = [".basari-board", ".basari-gauge"].map((part) => document.querySelector(part).getBoundingClientRect());
    const now = boxes.join();
    const [before, beforeThat] = window.seen ?? [];
    window.seen = [now, before];
    return Math.abs(board.width - gauge.width) < 1 && document.getAnimations().length === 0 && now === before && now === beforeThat;
  });
}

async function assertTidyEverywhere(page, where) {
  for (const [name, size] of [["desk", DESK], ["phone", PHONE]]) {
    await page.setViewportSize(size);
    await settled(page);
    await shot(page, `basari-${where}-${name}`);
    await assertTidy(page, `${where}, ${name}`);
  }
}

test("a game is played to its end by clicks on the board", async () => {
  const server = await Server.started();
  const ada = await server.guest("Ada");
  const game = await server.game({ ruleset: "basari", owner: ada, seats: 3, seed: 5, options: { arches: SHORT } });
  const visitor = await Visitor.come(server, { player: ada });
  const { page } = visitor;
  await visitor.goto(`#/g/${game.id}`);
  const seen = new Set();
  for (let moves = 0; ; moves++) {
    await page.waitForSelector(`${OPEN}, .result`);
    if (await page.$(".result")) break;
    assert.ok(moves < 90, "the game ends");
    if (await page.$(".basari-pick")) {
      seen.add("arch");
      await page.click(".basari-pick >> nth=4");
    } else if (await page.$(".basari-choice")) {
      seen.add("card");
      await page.click(`.basari-choice >> nth=${moves % 3}`);
    } else if (await page.$(".basari-take")) {
      seen.add("answer");
      await page.click(".basari-take");
    } else {
      seen.add("open");
      await page.click(moves % 2 === 0 ? ".basari-stepper:has(button:enabled) button:enabled" : ".basari-concede");
    }
    await send(page);
  }
  assert.deepEqual([...seen].sort(), ["answer", "arch", "card", "open"]);
  const { outcome } = await server.call("GET", `/v1/games/${game.id}`, ada);
  const points = await page.$$eval(".basari-standings > li > b:last-child", (all) => all.map((one) => parseInt(one.textContent, 10)));
  const scores = outcome.places.map(({ score }) => score).sort((one, other) => other - one);
  assert.deepEqual(points, scores);
  await assertTidyEverywhere(page, "end");
  visitor.assertFaultless();
});

/** Plays until an answer is due for which not all offers are listed. */
async function answerWithMany(server, game, ada) {
  const wanted = { "basari.choosing_arch": 0, "basari.choosing_card": 2, "basari.opening_trade": 1 };
  for (let moves = 0; moves < 200; moves++) {
    const [decision] = await server.asked(game.id, ada);
    if (decision.kind === "basari.answering_offer" && !decision.complete) return decision;
    await server.play(game.id, ada, decision, decision.actions[wanted[decision.kind] ?? 0]);
  }
  throw new Error("never so many gems");
}

/** An offer of more gems than the last one, which is not listed. */
function offerNotListed({ choices, actions }) {
  const { own, above } = choices.find(({ type }) => type === "basari.offer");
  const listed = new Set(actions.map(({ gems }) => JSON.stringify(gems)));
  const least = Object.values(above).reduce((sum, count) => sum + count, 1);
  for (let red = 0; red <= own.red; red++) {
    for (let yellow = 0; yellow <= own.yellow; yellow++) {
      for (let green = 0; green <= own.green; green++) {
        const gems = { red, yellow, green, blue: own.blue };
        if (red + yellow + green + own.blue >= least && !listed.has(JSON.stringify(gems))) return gems;
      }
    }
  }
  throw new Error("all offers are listed");
}

test("an offer that is not listed is made with the steppers", async () => {
  const server = await Server.started();
  const ada = await server.guest("Ada");
  const game = await server.game({ ruleset: "basari", owner: ada, seats: 4, seed: 7 });
  const visitor = await Visitor.come(server, { player: ada });
  const { page } = visitor;
  await visitor.goto(`#/g/${game.id}`);
  await page.waitForSelector(".basari-pick");
  await assertTidyEverywhere(page, "arches");
  const decision = await answerWithMany(server, game, ada);
  const unlisted = offerNotListed(decision);
  await page.waitForSelector(".basari-take:enabled");
  for (const [colour, count] of Object.entries(unlisted)) {
    const more = page.locator(`.basari-stepper[data-colour="${colour}"] button`).last();
    for (let times = 0; times < count; times++) await more.click();
  }
  assert.ok(await page.$('.basari-offer[data-kind="draft"]'));
  await assertTidyEverywhere(page, "trade");
  await page.setViewportSize(DESK);
  await send(page);
  const events = await server.call("GET", `/v1/games/${game.id}/events?after=${decision.opened_at_seq}`, ada);
  const made = events.items.find(({ type, seat }) => type === "basari.offer_made" && seat === 0);
  assert.deepEqual(made.data.gems, unlisted);
  visitor.assertFaultless();
});

/** What Ben's page is after Ada has chosen a card, without what two games never have in common. */
async function pagesAfter(server, card) {
  const [ada, ben] = [await server.guest("Ada"), await server.guest("Ben")];
  const game = await server.game({ ruleset: "basari", owner: ada, others: [ben], seats: 3, seed: 9 });
  for (const player of [ada, ben]) {
    const [decision] = await server.asked(game.id, player);
    await server.play(game.id, player, decision, decision.actions[0]);
  }
  const [mine, other] = [await Visitor.come(server, { player: ada }), await Visitor.come(server, { player: ben })];
  for (const visitor of [mine, other]) await visitor.goto(`#/g/${game.id}`);
  await mine.page.click(`.basari-choice:has-text("${card}")`);
  await send(mine.page);
  for (const { page } of [mine, other]) {
    await shot(page, `basari-chosen-${card}`);
    await page.waitForSelector('.basari-places > [data-chosen="true"] >> nth=1');
    await page.waitForFunction(() => document.querySelectorAll(".log li").length > 8 && document.querySelector(".log li").textContent.includes("has chosen"));
  }
  await assertTidyEverywhere(mine.page, `locked-${card}`);
  await assertTidyEverywhere(other.page, "secret");
  const html = (page) => page.evaluate(() => {
    document.querySelectorAll("time").forEach((time) => time.remove());
    document.querySelectorAll(".log li").forEach((line) => line.removeAttribute("data-new"));
    return document.querySelector("main").outerHTML;
  });
  const [own, others] = [await html(mine.page), await html(other.page)].map((text) => text.replaceAll(game.id, "GAME").replaceAll(ada.player.id, "ADA").replaceAll(ben.player.id, "BEN"));
  for (const visitor of [mine, other]) visitor.assertFaultless();
  return { own, others };
}

test("only the owner's page tells which card was chosen", async () => {
  const server = await Server.started();
  const gems = await pagesAfter(server, "gems");
  const roll = await pagesAfter(server, "roll");
  assert.match(gems.own, /data-card="gems"/);
  assert.match(roll.own, /data-card="roll"/);
  assert.doesNotMatch(gems.others, /data-card/);
  assert.equal(gems.others, roll.others);
});
