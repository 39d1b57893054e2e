import {
$,
A,
Act,
AskButton,
BOT_VALUES,
Box,
Button,
F,
Failed,
Failure,
GenericTable,
Message,
O,
Players,
Region,
Say,
SignIn,
T,
Table,
a,
ask,
before,
boardOf,
boardProps,
gameTexts,
go,
kontor,
pastHash,
player,
r,
seatNames,
tableHash,
tell,
tellerOf,
texts,
useRead,
useSignal,
w,
wordsOf,
y
} from "./app.js";

// src/replay/controls.tsx
var LEAP = 10;
function Controls({ index, count, seq, travel }) {
let t = texts().replay, last = count - 1;
useTravelKeys(last, travel);
let button = (label, sign, to, go2) => /* @__PURE__ */ a("button", { type: "button", class: "button", "aria-label": label, title: label, "aria-disabled": to === index || to < 0 || to > last, onClick: () => go2(to), children: /* @__PURE__ */ a("span", { "aria-hidden": "true", children: sign }) });
return /* @__PURE__ */ a("div", { class: "scrub", role: "group", "aria-label": t.controls, children: [
button(t.first, "⇤", 0, travel.jump),
button(t.leapBack(LEAP), "«", Math.max(0, index - LEAP), travel.step),
button(t.back, "‹", index - 1, travel.step),
/* @__PURE__ */ a(
"input",
{
type: "range",
min: 0,
max: last,
value: index,
"aria-label": t.position,
"aria-valuetext": t.step(index + 1, count, seq),
onInput: ({ currentTarget }) => travel.step(Number(currentTarget.value))
}
),
button(t.on, "›", index + 1, travel.step),
button(t.leapOn(LEAP), "»", Math.min(last, index + LEAP), travel.step),
button(t.last, "⇥", last, travel.jump)
] });
}
function useTravelKeys(last, { here, step, jump }) {
A(() => {
let onKey = (event) => {
let target = event.target;
if (event.ctrlKey || event.metaKey || event.altKey || target?.closest("input, textarea, select")) return;
let far = event.shiftKey ? LEAP : 1;
if (event.key === "ArrowLeft") step(here() - far);
else if (event.key === "ArrowRight") step(here() + far);
else if (event.key === "Home" && !scrolls(target)) jump(0);
else if (event.key === "End" && !scrolls(target)) jump(last);
else return;
event.preventDefault();
};
return addEventListener("keydown", onKey), () => removeEventListener("keydown", onKey);
}, [last, here, step, jump]);
}
function scrolls(element) {
return element?.closest(".board, .log") != null;
}

// src/replay/fork.tsx
function Fork(props) {
let t = texts().replay, isOpen = useSignal(!1);
return /* @__PURE__ */ a(Box, { title: t.fork, children: [
/* @__PURE__ */ a("p", { class: "hint", children: props.barred ?? t.forkMore }),
props.barred === void 0 && (player.value ? isOpen.value ? /* @__PURE__ */ a(Form, { ...props }) : /* @__PURE__ */ a(Button, { onClick: () => isOpen.value = !0, children: t.forkHere }) : /* @__PURE__ */ a(SignIn, {}))
] });
}
function Form({ game, seq, invite, seat: suggested, names }) {
let [t, page] = [texts().replay, texts().page], seat = useSignal(suggested), others = useSignal("greedy"), fork = async () => {
let seats = [{ seat: seat.value, occupant: "me" }];
for (let { seat: number } of game.seats)
number === seat.value || others.value === "free" || seats.push(others.value === "me" ? { seat: number, occupant: "me" } : { seat: number, occupant: "bot", bot: others.value });
let body = { at: seq, seats, stand_in: game.stand_in, ...invite === void 0 ? {} : { invite } }, made = await ask(kontor.value.api.POST("/v1/games/{game}/forks", { params: { path: { game: game.id } }, body }));
go(tableHash(made.id, made.invite));
};
return /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("label", { class: "field", children: [
/* @__PURE__ */ a("span", { children: t.forkSeat }),
/* @__PURE__ */ a("select", { value: seat.value, onChange: ({ currentTarget }) => seat.value = Number(currentTarget.value), children: game.seats.map(({ seat: number }) => /* @__PURE__ */ a("option", { value: number, children: `${number + 1}: ${names(number)}` }, number)) })
] }),
/* @__PURE__ */ a("label", { class: "field", children: [
/* @__PURE__ */ a("span", { children: page.fillWithBots }),
/* @__PURE__ */ a("select", { value: others.value, onChange: ({ currentTarget }) => others.value = currentTarget.value, children: [
BOT_VALUES.map((bot) => /* @__PURE__ */ a("option", { value: bot, children: page.bot(bot) }, bot)),
/* @__PURE__ */ a("option", { value: "free", children: page.leaveFree }),
game.sandbox && /* @__PURE__ */ a("option", { value: "me", children: page.playAllSeats })
] })
] }),
/* @__PURE__ */ a(AskButton, { main: !0, work: fork, children: t.forkHere })
] });
}

// src/replay/log.tsx
var AROUND = 40;
function linesOf(past, teller) {
return past.positions.value.flatMap(
({ from, to }, position) => past.events.value.slice(from, to).flatMap((event) => {
let parts = tell(event, teller);
return parts ? [{ position, seq: event.seq, parts }] : [];
})
);
}
function ReplayLog({ past, game, teller, jump, isSeen }) {
let list = T(null), events = past.events.value, language = texts().code, lines = w(() => linesOf(past, teller), [past, events, language]), now = past.index.value, last = lines.findLastIndex(({ position }) => position <= now), window = lines.slice(Math.max(0, last - AROUND), last + 1 + AROUND);
return F(() => {
let [box, line] = [list.current, list.current?.querySelector("[aria-current]")];
if (!box || !line) return;
let scroller = box.scrollHeight > box.clientHeight ? box : box.closest(".side") ?? box, above = line.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
scroller.scrollTop += above - scroller.clientHeight / 2;
}, [now, lines, isSeen]), /* @__PURE__ */ a("ol", { class: "log", ref: list, tabIndex: 0, children: window.map((line) => /* @__PURE__ */ a("li", { "data-new": line.position === now, "data-later": line.position > now, children: /* @__PURE__ */ a(
"button",
{
type: "button",
class: "line-button",
tabIndex: -1,
"aria-current": line === lines[last] ? "step" : void 0,
onClick: () => jump(line.position),
children: /* @__PURE__ */ a(Say, { parts: line.parts, names: seatNames(past.gameAt(game, line.position)) })
}
) }, line.seq)) });
}

// src/replay/past.ts
var VIEWS_MAX = 600, AHEAD = 16, FETCHED_AHEAD = 32, REST_MS = 120, PAGE = 500, Past = class {
events = y([]);
positions = O(() => positionsOf(this.events.value));
/** The position that is wanted. */
index = y(0);
/** What is shown: the view of the wanted position, or until it is there, one on the way to it. */
shown = y(void 0);
failed = y(void 0);
/** The events of the commit that leads to the wanted position. */
commit = O(() => {
let position = this.positions.value[this.index.value];
return position ? this.events.value.slice(position.from, position.to) : [];
});
/** Who resigned, and when. */
#resignations = O(() => this.events.value.filter(({ type }) => type === "table.resigned"));
#id;
#query;
#views = /* @__PURE__ */ new Map();
#stop = new AbortController();
#direction = 1;
#movedAt = 0;
#rest;
#isFetching = !1;
/** The past as `as` knew it, or as the caller did. */
constructor(id, invite, as) {
this.#id = id, this.#query = { ...invite === void 0 ? {} : { invite }, ...as === void 0 ? {} : { as } };
}
/** Reads what has happened, and goes to the position that holds an event. */
async open(seq) {
this.failed.value = void 0;
try {
this.events.value = await this.#readEvents(), this.goToSeq(seq);
} catch (error) {
this.#stop.signal.aborted || (this.failed.value = error);
}
}
close() {
clearTimeout(this.#rest), this.#stop.abort();
}
/** A game as it was at a position: until the end no player has a place, and a player who resigned later still has the seat. */
gameAt(game, index) {
let position = this.positions.value[index];
return !position || index === this.positions.value.length - 1 ? game : this.#resignations.value.filter(({ seq }) => seq > position.seq).reduce(before, { ...game, outcome: null });
}
/** Goes to the position that holds an event. */
goToSeq(seq) {
let found = this.positions.value.findIndex((position) => position.seq >= seq);
this.go(found === -1 ? this.positions.value.length - 1 : found);
}
/** Goes to a position, or as near to it as there is one. */
go(index) {
let wanted = Math.max(0, Math.min(index, this.positions.value.length - 1));
wanted !== this.index.value && (this.#direction = Math.sign(wanted - this.index.value)), this.#movedAt = performance.now(), r(() => {
this.index.value = wanted, this.failed.value = void 0, this.#showIfThere();
}), this.#fetch();
}
async #readEvents() {
let events = [];
for (; ; ) {
let query = { ...this.#query, after: events.at(-1)?.seq ?? 0, limit: PAGE }, params = { path: { game: this.#id }, query }, { items } = await ask(kontor.value.api.GET("/v1/games/{game}/events", { params, signal: this.#stop.signal }));
if (events.push(...items), items.length < PAGE) return events;
}
}
#showIfThere() {
let index = this.index.peek(), seq = this.positions.peek()[index]?.seq, view = seq === void 0 ? void 0 : this.#views.get(seq);
seq === void 0 || !view || (this.#views.delete(seq), this.#views.set(seq, view), this.shown.value = { index, view });
}
/** Fetches what is missing, one request after the other. */
async #fetch() {
if (!this.#isFetching) {
this.#isFetching = !0;
try {
for (let next = this.#missing(); next !== void 0 && (next === this.index.peek() ? await this.#fetchOne(next) : await this.#fetchAhead(next), !!this.#has(next)); next = this.#missing())
;
} catch (error) {
this.#stop.signal.aborted || (this.failed.value = error);
} finally {
this.#isFetching = !1;
}
}
}
async #fetchOne(index) {
let { seq } = this.positions.peek()[index], params = { path: { game: this.#id }, query: { ...this.#query, at: seq } }, view = await ask(kontor.value.api.GET("/v1/games/{game}/view", { params, signal: this.#stop.signal }));
this.#keep([view]);
let wanted = this.index.peek();
(wanted === index || !this.#has(wanted)) && (this.shown.value = { index, view });
}
/** Fetches the views from this position on, in the direction of travel. */
async #fetchAhead(index) {
let first = Math.max(0, this.#direction < 0 ? index - FETCHED_AHEAD + 1 : index), { from } = this.positions.peek()[first], after = this.events.peek()[from - 1]?.seq ?? 0, params = { path: { game: this.#id }, query: { ...this.#query, after, limit: FETCHED_AHEAD } }, { items } = await ask(kontor.value.api.GET("/v1/games/{game}/views", { params, signal: this.#stop.signal }));
this.#keep(items), this.#showIfThere();
}
#keep(views) {
for (let view of views) this.#views.set(view.seq, view);
for (let oldest of this.#views.keys()) {
if (this.#views.size <= VIEWS_MAX) break;
this.#views.delete(oldest);
}
}
/** The position to fetch next: the wanted one; once that is there and stands still, the next one ahead. */
#missing() {
if (this.#stop.signal.aborted) return;
let wanted = this.index.peek();
if (!this.#has(wanted)) return wanted;
let left = REST_MS - (performance.now() - this.#movedAt);
if (left > 0) {
clearTimeout(this.#rest), this.#rest = setTimeout(() => {
this.#fetch();
}, left);
return;
}
return Array.from({ length: AHEAD }, (_, step) => wanted + this.#direction * (step + 1)).find((index) => index in this.positions.peek() && !this.#has(index));
}
#has(index) {
let position = this.positions.peek()[index];
return !position || this.#views.has(position.seq);
}
};
function positionsOf(events) {
let positions = [], start = events.findLastIndex(({ type }) => type === "table.started");
if (start === -1) return positions;
let from = start;
for (let index = start; index < events.length; index += 1)
events[index + 1]?.commit !== events[index].commit && (positions.push({ seq: events[index].seq, from, to: index + 1 }), from = index + 1);
return positions;
}

// src/replay/place.ts
var WRITE_MS = 350, Place = class {
#game;
#invite;
#writtenAt = 0;
#later;
constructor(game, invite) {
this.#game = game, this.#invite = invite;
}
/** Writes a step. */
step(seq, as) {
clearTimeout(this.#later);
let write = () => {
this.#writtenAt = performance.now(), history.replaceState(history.state, "", pastHash(this.#game, seq, as, this.#invite));
}, left = WRITE_MS - (performance.now() - this.#writtenAt);
left <= 0 ? write() : this.#later = setTimeout(write, left);
}
/** Goes to a place as one follows a link. */
jump(seq, as) {
clearTimeout(this.#later), location.hash = pastHash(this.#game, seq, as, this.#invite);
}
/** Writes nothing more. */
close() {
clearTimeout(this.#later);
}
};

// src/replay/index.tsx
var TABS = ["board", "players", "log"], NO_SEATS = /* @__PURE__ */ new Set();
function Replay({ id, query }) {
let invite = query.get("invite") ?? void 0, me = player.value?.id, { table, act } = w(() => {
let made = new Table(id, invite);
return { table: made, act: new Act(made) };
}, [id, invite, me]), { data: isRead, error } = useRead(async () => (await table.readGame(), !0), table);
A(() => () => act.close(), [act]);
let as = numberOf(query.get("as")), past = w(() => new Past(id, invite, as), [id, invite, as, me]);
A(() => (past.open(numberOf(query.get("at")) ?? 1), () => past.close()), [past]), A(() => {
past.positions.peek().length > 0 && past.goToSeq(numberOf(query.get("at")) ?? 1);
}, [past, query]);
let t = texts(), game = table.game.value;
return error !== void 0 ? /* @__PURE__ */ a(Failed, { error }) : !isRead || !game ? /* @__PURE__ */ a(Message, { text: t.page.working, isQuiet: !0 }) : game.status === "open" ? /* @__PURE__ */ a(Message, { text: t.replay.notBegun }) : /* @__PURE__ */ a(Screen, { table, act, game, past, as, query });
}
function numberOf(text) {
return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : void 0;
}
function Screen(props) {
let { table, game, past, as } = props, [t, page] = [texts().replay, texts().page], tab = useSignal("board"), place = w(() => new Place(table.id, table.invite), [table]);
A(() => () => place.close(), [place]);
let positions = past.positions.value, index = past.index.value, position = positions[index], travel = w(() => {
let seqAt = () => past.positions.value[past.index.value]?.seq ?? 1;
return {
here: () => past.index.value,
step: (to) => {
past.go(to), place.step(seqAt(), as);
},
jump: (to) => {
past.go(to), place.jump(seqAt(), as);
}
};
}, [past, place, as]), then = past.gameAt(game, index), seat = past.shown.value?.view.seat ?? null;
return /* @__PURE__ */ a("main", { class: "table replay", "data-tab": tab.value, "data-seq": past.shown.value?.view.seq, "data-at": position?.seq, children: [
/* @__PURE__ */ a(Head, { ...props, count: positions.length }),
positions.length > 0 && position && /* @__PURE__ */ a("div", { class: "prompt", children: [
/* @__PURE__ */ a(Controls, { index, count: positions.length, seq: position.seq, travel }),
/* @__PURE__ */ a("p", { class: "replay-told", role: "status", children: [
/* @__PURE__ */ a("span", { class: "hint", children: t.step(index + 1, positions.length, position.seq) }),
" ",
/* @__PURE__ */ a(Told, { table, game: then, past })
] })
] }),
/* @__PURE__ */ a("nav", { class: "tabs", "aria-label": page.regions.header, children: TABS.map((one) => /* @__PURE__ */ a(Button, { pressed: tab.value === one, onClick: () => tab.value = one, children: page[one] }, one)) }),
/* @__PURE__ */ a("div", { class: "middle", children: /* @__PURE__ */ a("section", { class: "board", id: "board", "aria-label": page.regions.board, tabIndex: 0, "aria-busy": past.shown.value?.index !== index, children: [
/* @__PURE__ */ a(Trouble, { past, seq: position?.seq ?? numberOf(props.query.get("at")) ?? 1 }),
/* @__PURE__ */ a(ShownBoard, { ...props, isGeneric: props.query.has("generic") })
] }) }),
/* @__PURE__ */ a("aside", { class: "side", children: [
/* @__PURE__ */ a(Region, { name: "players", children: [
/* @__PURE__ */ a(Box, { title: page.players, children: [
/* @__PURE__ */ a(Players, { table, game: then, waiting: NO_SEATS }),
/* @__PURE__ */ a(SeenAs, { table, game, as, onChange: (next) => place.jump(position?.seq ?? 1, next) })
] }),
position && /* @__PURE__ */ a(Fork, { game, seq: position.seq, invite: table.invite, names: seatNames(then), seat: as ?? seat ?? 0, barred: barred(game, table, index, positions.length) })
] }),
/* @__PURE__ */ a(Region, { name: "log", children: /* @__PURE__ */ a(Box, { title: page.log, children: /* @__PURE__ */ a(ReplayLog, { past, game, teller: tellerOf(table), jump: travel.jump, isSeen: tab.value === "log" }) }) })
] })
] });
}
function barred(game, table, index, count) {
let t = texts().replay;
return game.status === "running" && !(game.sandbox && table.seat.value !== null) ? t.forkWhenOver : game.status === "finished" && index === count - 1 ? t.forkNotAtEnd : void 0;
}
function Head({ table, game, past, count }) {
let [t, page] = [texts().replay, texts().page], named = gameTexts(game.ruleset), view = past.shown.value?.view;
return /* @__PURE__ */ a("header", { class: "table-head", children: [
/* @__PURE__ */ a("h1", { children: named?.name ?? game.ruleset }),
/* @__PURE__ */ a("span", { class: "hint", children: view && named ? named.progress(view.view) : page.status[game.status] }),
/* @__PURE__ */ a("span", { class: "tag", children: t.replay }),
game.sandbox && /* @__PURE__ */ a("span", { class: "tag", children: page.sandbox }),
/* @__PURE__ */ a("span", { class: "grow" }),
count > 0 && /* @__PURE__ */ a("a", { href: tableHash(table.id, table.invite), children: game.status === "running" ? t.toPresent : t.toTable })
] });
}
function Told({ table, game, past }) {
let [teller, names] = [tellerOf(table), seatNames(game)], sentences = past.commit.value.flatMap((event) => {
let parts = tell(event, teller);
return parts ? [{ seq: event.seq, parts }] : [];
});
return /* @__PURE__ */ a($, { children: sentences.map(({ seq, parts }) => /* @__PURE__ */ a("span", { children: [
/* @__PURE__ */ a(Say, { parts, names }),
" "
] }, seq)) });
}
function Trouble({ past, seq }) {
let error = past.failed.value;
return error === void 0 ? null : /* @__PURE__ */ a(Box, { children: [
/* @__PURE__ */ a(Failure, { error }),
/* @__PURE__ */ a(AskButton, { work: () => past.open(seq), children: texts().page.retry })
] });
}
function ShownBoard({ table, act, game, past, isGeneric }) {
let { data: loaded, error } = useRead(async () => ({ board: isGeneric ? void 0 : await boardOf(game.ruleset) }), `${game.ruleset} ${isGeneric}`), shown = past.shown.value, position = shown && past.positions.value[shown.index], isReady = loaded !== void 0 || error !== void 0, events = past.events.value, language = texts().code, props = w(() => {
if (!shown || !position) return;
let seen = { view: shown.view, events: events.slice(0, position.to), me: shown.view.seat }, then = past.gameAt(game, shown.index);
return boardProps(table, act, then, wordsOf(table, then), seen);
}, [shown, position, events, table, act, past, game, language]);
if (!props || !isReady) return past.failed.value === void 0 ? /* @__PURE__ */ a("p", { class: "hint", children: texts().page.working }) : /* @__PURE__ */ a($, {});
let board = loaded?.board;
return board ? /* @__PURE__ */ a(board.Table, { ...props }) : /* @__PURE__ */ a(GenericTable, { ruleset: game.ruleset, props });
}
function SeenAs({ table, game, as, onChange }) {
let [t, page] = [texts().replay, texts().page], own = table.seat.value;
if (game.status === "running" && !(game.sandbox && own !== null)) return null;
let names = seatNames(game);
return /* @__PURE__ */ a("label", { class: "field", children: [
/* @__PURE__ */ a("span", { children: t.seenAs }),
/* @__PURE__ */ a("select", { value: as ?? -1, onChange: ({ currentTarget }) => onChange(currentTarget.value === "-1" ? void 0 : Number(currentTarget.value)), children: [
/* @__PURE__ */ a("option", { value: -1, children: own === null ? t.spectator : `${names(own)} (${page.you})` }),
game.seats.filter(({ seat }) => seat !== own).map(({ seat }) => /* @__PURE__ */ a("option", { value: seat, children: names(seat) }, seat))
] })
] });
}
export {
Replay
};
