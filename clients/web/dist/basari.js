import {
$,
Box,
Button,
F,
SeatIcon,
SeatMark,
T,
a,
useSignal,
w
} from "./app.js";

// src/boards/basari/icons.tsx
var COLOURS = ["red", "yellow", "green", "blue"], CUTS = {
red: { fill: "#d0314c", outline: "M5 3.2h10L19.4 10L15 16.8H5L.6 10z", facets: "M.6 10h18.8M5 3.2L8 10l-3 6.8M15 3.2L12 10l3 6.8" },
yellow: { fill: "#efb62e", outline: "M10 .8L19.2 10L10 19.2L.8 10z", facets: "M.8 10h18.4M10 .8L6.6 10L10 19.2L13.4 10z" },
green: { fill: "#23a268", outline: "M7 1h6l3.5 3.5v11L13 19H7l-3.5-3.5v-11z", facets: "M7.5 5.5h5v9h-5zM3.5 4.5l4 1M16.5 4.5l-4 1M3.5 15.5l4-1M16.5 15.5l-4-1" },
blue: { fill: "#4f8fe0", outline: "M10 1.2a8.8 8.8 0 1 1 0 17.6a8.8 8.8 0 1 1 0-17.6z", facets: "M5.5 7.5h9L10 15.5zM5.5 7.5L2 6.5M14.5 7.5l3.5-1M10 15.5V18.5" }
};
function GemMark({ colour, x, y, size }) {
let { fill, outline: outline2, facets } = CUTS[colour];
return /* @__PURE__ */ a("g", { transform: `translate(${x} ${y}) scale(${size / 20})`, children: [
/* @__PURE__ */ a("path", { class: "basari-gem", d: outline2, fill }),
/* @__PURE__ */ a("path", { class: "basari-facets", d: facets })
] });
}
function Gem({ colour, size = 18 }) {
return /* @__PURE__ */ a("svg", { class: "icon", width: size, height: size, viewBox: "0 0 20 20", "aria-hidden": "true", children: /* @__PURE__ */ a(GemMark, { colour, x: 0, y: 0, size: 20 }) });
}
function Gems({ of, label, size = 18 }) {
return /* @__PURE__ */ a("span", { class: "basari-gems", role: "img", "aria-label": label, children: COLOURS.filter((colour) => of[colour] > 0).map((colour) => /* @__PURE__ */ a("span", { class: "basari-count", children: [
/* @__PURE__ */ a(Gem, { colour, size }),
/* @__PURE__ */ a("b", { children: of[colour] })
] }, colour)) });
}
var singly = (of) => COLOURS.flatMap((colour) => Array.from({ length: of[colour] }, () => colour)), PIPS = [
[[10, 10]],
[[5.5, 5.5], [14.5, 14.5]],
[[5, 5], [10, 10], [15, 15]],
[[5.5, 5.5], [14.5, 5.5], [5.5, 14.5], [14.5, 14.5]],
[[5, 5], [15, 5], [10, 10], [5, 15], [15, 15]],
[[5.5, 4.5], [5.5, 10], [5.5, 15.5], [14.5, 4.5], [14.5, 10], [14.5, 15.5]]
];
function Die({ value, size = 22, label }) {
return /* @__PURE__ */ a("svg", { class: "icon", width: size, height: size, viewBox: "0 0 20 20", ...label === void 0 ? { "aria-hidden": "true" } : { role: "img", "aria-label": label }, children: /* @__PURE__ */ a(DieMark, { value }) });
}
function DieMark({ value }) {
return /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("rect", { class: "basari-die", x: "1", y: "1", width: "18", height: "18", rx: "4" }),
(PIPS[value - 1] ?? []).map(([x, y]) => /* @__PURE__ */ a("circle", { class: "basari-pip", cx: x, cy: y, r: "1.9" }, `${x} ${y}`))
] });
}
function CardMark({ card }) {
return card === "roll" ? /* @__PURE__ */ a(DieMark, { value: 5 }) : card === "points" ? /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("path", { class: "basari-arch", d: "M3 19V9a7 7 0 0 1 14 0v10z" }),
/* @__PURE__ */ a("path", { class: "basari-star", d: "M10 6.5l1.6 3.3l3.6 .5l-2.6 2.5l.6 3.6L10 14.7l-3.2 1.7l.6-3.6l-2.6-2.5l3.6-.5z" })
] }) : /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a(GemMark, { colour: "red", x: 0, y: 1, size: 11 }),
/* @__PURE__ */ a(GemMark, { colour: "blue", x: 9.5, y: 0.5, size: 10 }),
/* @__PURE__ */ a(GemMark, { colour: "green", x: 5, y: 10, size: 10 })
] });
}
function OpenCard({ card, width = 40, isLocked = !1 }) {
return /* @__PURE__ */ a("svg", { class: "basari-card", width, height: width * 1.35, viewBox: "0 0 40 54", "aria-hidden": "true", children: [
/* @__PURE__ */ a("rect", { class: "basari-face", x: "1", y: "1", width: "38", height: "52", rx: "5" }),
/* @__PURE__ */ a("g", { transform: "translate(7 13) scale(1.3)", children: /* @__PURE__ */ a(CardMark, { card }) }),
isLocked && /* @__PURE__ */ a("path", { class: "basari-lock", d: "M15.5 46v-2.5a4.5 4.5 0 0 1 9 0V46h1.5v7h-12v-7zm2 0h5v-2.5a2.5 2.5 0 0 0-5 0z" })
] });
}
function ClosedCard({ isThere, width = 40 }) {
return /* @__PURE__ */ a("svg", { class: "basari-card", width, height: width * 1.35, viewBox: "0 0 40 54", "aria-hidden": "true", children: [
/* @__PURE__ */ a("rect", { class: isThere ? "basari-back" : "basari-place", x: "1", y: "1", width: "38", height: "52", rx: "5" }),
isThere && /* @__PURE__ */ a("path", { class: "basari-lattice", d: "M20 8L33 27L20 46L7 27zM20 16L27 27L20 38L13 27zM20 8v38M7 27h26" })
] });
}

// src/boards/basari/ring.ts
function ringOf(count, width, height) {
let most = Math.min(76, height * 0.135), arch = most;
for (let tries = 0; tries < 6; tries += 1)
arch = (arch + Math.min(most, stepOf(outline(width, height, arch), count) - 3)) / 2;
if (arch < 38 && height < count * 76) return ringOf(count, width, height * 1.08);
let line = outline(width, height, arch), spots = walk(line, stepOf(line, count), count).map((point) => spotAt(point, { x: width / 2, y: height / 2 }, arch));
return { width, height, arch, spots, middle: middleOf(spots, width, height, arch) };
}
function outline(width, height, arch) {
let room = arch / 2 + arch * 0.37 + 1, [a2, b] = [width / 2 - room, height / 2 - room], bent = (part) => Math.sign(part) * Math.abs(part) ** (2 / 8);
return Array.from({ length: 361 }, (_, index) => {
let angle = index / 360 * 2 * Math.PI;
return { x: width / 2 + a2 * bent(Math.sin(angle)), y: height / 2 - b * bent(Math.cos(angle)) };
});
}
var distance = (from, to) => Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
function stepOf(line, count) {
let fits = (step) => {
let points = walk(line, step, count);
return points.length === count && distance(points.at(-1), points[0]) >= step;
}, [low, high] = [0, line.slice(1).reduce((sum, point, index) => sum + distance(line[index], point), 0) / count];
for (let tries = 0; tries < 12; tries += 1) {
let step = (low + high) / 2;
fits(step) ? low = step : high = step;
}
return low;
}
function walk(line, step, count) {
let stops = [{ ...line[0], from: line[0], to: line[1] }];
for (let index = 1; index < line.length && stops.length < count; index += 1) {
let [from, to] = [line[index - 1], line[index]];
for (; stops.length < count && distance(stops.at(-1), to) >= step; ) stops.push(stopOn(from, to, stops.at(-1), step));
}
return stops;
}
function stopOn(from, to, last, step) {
let at = (part) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }), [low, high] = [last.to === to ? distance(from, last) / distance(from, to) : 0, 1];
for (let tries = 0; tries < 12; tries += 1) {
let part = (low + high) / 2;
distance(last, at(part)) < step ? low = part : high = part;
}
return { ...at(high), from, to };
}
function spotAt({ x, y, from, to }, centre, arch) {
let length = Math.hypot(to.x - from.x, to.y - from.y) || 1, along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }, out = { x: along.y, y: -along.x }, edge = arch / 2 / Math.max(Math.abs(out.x), Math.abs(out.y)), away = (far) => ({ x: x + out.x * far, y: y + out.y * far }), isLeft = x < centre.x;
return { x, y, along: isLeft ? { x: -along.x, y: -along.y } : along, figure: away(edge + arch * 0.15), marker: away(-edge - arch * 0.14) };
}
function middleOf(spots, width, height, arch) {
let reach = arch / 2 + arch * 0.265 + 2, far = spots.map(({ x, y }) => ({ x: Math.abs(x - width / 2) - reach, y: Math.abs(y - height / 2) - reach })), widths = [...new Set(far.map(({ x }) => x).filter((x) => x > 0))], best = { width: 0, height: 0 };
for (let half of widths) {
let inside = far.filter(({ x }) => x < half - 0.5).map(({ y }) => y), found = { width: half * 2, height: Math.min(...inside) * 2 };
found.width * found.height > best.width * best.height && (best = found);
}
return { ...best, x: (width - best.width) / 2, y: (height - best.height) / 2 };
}

// src/boards/basari/arches.tsx
var LARGE = 54;
function archesOf({ view, components }) {
return view.arches ?? components.arches.map(({ points, gems }) => ({ points, ...gems }));
}
var pickOf = (arch) => ({
key: `arch:${arch}`,
fits: (action) => action.type === "basari.choose_arch" && action.arch === arch
});
function Arches({ props, ring }) {
return /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a(Track, { ring }),
/* @__PURE__ */ a("ol", { class: "basari-ring", "aria-label": props.texts.board.title, "data-large": ring.arch >= LARGE, children: archesOf(props).map((arch, index) => /* @__PURE__ */ a(Arch, { props, ring, arch, index }, index)) }),
/* @__PURE__ */ a(Markers, { props, ring })
] });
}
function Track({ ring }) {
let points = ring.spots.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
return /* @__PURE__ */ a("svg", { class: "basari-track", width: ring.width, height: ring.height, "aria-hidden": "true", children: /* @__PURE__ */ a("polygon", { points }) });
}
function Arch({ props, ring, arch, index }) {
let { act, view, me, texts } = props, [spot, pick] = [ring.spots[index], pickOf(index)], own = view.players[me ?? -1]?.figure, canPick = act.can(pick), style = { width: `${ring.arch}px`, height: `${ring.arch}px`, transform: moved(spot, ring.arch) }, label = texts.board.arch(index + 1, arch.points, texts.board.gems(arch), standing(props, index)), drawn = /* @__PURE__ */ a(ArchDrawing, { arch, index, isLarge: ring.arch >= LARGE });
return /* @__PURE__ */ a("li", { class: "basari-spot", style, "data-arch": index, "data-mine": own?.arch === index, title: label, children: canPick ? /* @__PURE__ */ a("button", { type: "button", class: "basari-pick", "aria-label": label, "aria-pressed": act.isPicked(pick.key), onClick: () => act.pick(pick), ...act.pointing(pick), children: drawn }) : /* @__PURE__ */ a("div", { role: "img", "aria-label": label, children: drawn }) });
}
function standing({ view, name, texts }, arch) {
return view.players.flatMap(({ seat, figure }) => [
...figure?.arch === arch ? [texts.board.figureOf(name(seat))] : [],
...figure?.start === arch ? [texts.board.startOf(name(seat))] : []
]);
}
function ArchDrawing({ arch, index, isLarge }) {
let gems = singly(arch), most = gems.length > 4 ? 5 : 4, size = most === 4 ? 14.6 : 11.6, rows = Math.ceil(gems.length / most);
return /* @__PURE__ */ a("svg", { viewBox: "0 0 64 64", "aria-hidden": "true", children: [
/* @__PURE__ */ a("path", { class: "basari-arch", d: "M1.5 62.5V27C1.5 10 15 1.5 32 1.5S62.5 10 62.5 27v35.5z" }),
/* @__PURE__ */ a("text", { class: "basari-points", x: "32", y: rows > 1 ? 29 : 34, children: arch.points }),
isLarge && /* @__PURE__ */ a("text", { class: "basari-number", x: "8", y: "41", children: index + 1 }),
gems.map((colour, place) => {
let [row, column] = [Math.floor(place / most), place % most], x = 32 - Math.min(most, gems.length - row * most) * (size + 0.6) / 2 + column * (size + 0.6);
return /* @__PURE__ */ a(GemMark, { colour, x, y: 60 - (rows - row) * (size + 0.6), size }, place);
})
] });
}
function Markers({ props, ring }) {
let placed = props.view.players.flatMap(({ seat, figure }) => figure ? [{ seat, ...figure }] : []), piece = (kind, field, part) => placed.map((one) => {
let together = placed.filter((other) => other[field] === one[field]), size = ring.arch * part, at = beside(ring.spots[one[field]], kind, together.indexOf(one), together.length, size);
return /* @__PURE__ */ a("svg", { class: "basari-piece", "data-kind": kind, "data-seat": one.seat, width: size, height: size, viewBox: "-1 -1 22 22", style: { transform: moved(at, size) }, children: /* @__PURE__ */ a(SeatMark, { seat: one.seat, x: 10, y: 10 }) }, `${kind} ${one.seat}`);
});
return /* @__PURE__ */ a("div", { class: "basari-pieces", "aria-hidden": "true", children: [
piece("marker", "start", 0.25),
piece("figure", "arch", 0.44)
] });
}
function beside(spot, kind, index, count, size) {
let step = size * (kind === "figure" ? 0.68 : 1), away = (index - (count - 1) / 2) * step;
return { x: spot[kind].x + spot.along.x * away, y: spot[kind].y + spot.along.y * away };
}
var moved = ({ x, y }, size) => `translate(${(x - size / 2).toFixed(1)}px, ${(y - size / 2).toFixed(1)}px)`;

// src/boards/basari/panel.tsx
var OFFER = "basari.offer", NO_GEMS = { red: 0, yellow: 0, green: 0, blue: 0 };
function Panel(props) {
let { act, texts } = props, [decision] = act.decisions.value;
switch (decision?.kind) {
case "basari.choosing_arch":
return /* @__PURE__ */ a("p", { class: "hint", children: texts.board.pickArch });
case "basari.choosing_card":
return /* @__PURE__ */ a(Cards, { props });
case "basari.opening_trade":
case "basari.answering_offer":
return /* @__PURE__ */ a(Trade, { props, decision });
default:
return null;
}
}
var countOf = (gems) => COLOURS.reduce((sum, colour) => sum + gems[colour], 0);
function draftOf(act) {
return act.form.value?.type !== OFFER ? void 0 : act.filled.value?.fields.find(({ name }) => name === "gems")?.value;
}
var cardPick = (card) => ({
key: `card:${card}`,
fits: (action) => action.type === "basari.choose_card" && action.card === card
});
function Cards({ props }) {
let { act, view, me, components, texts } = props, figure = view.players[me ?? -1]?.figure, t = texts.board, brings = (card) => !figure || card === "roll" ? t.rollMore(components.die_most) : card === "points" ? t.plusPoints(figure.arch_points) : /* @__PURE__ */ a(Gems, { of: figure.arch_gems, label: t.gems(figure.arch_gems), size: 16 });
return /* @__PURE__ */ a("div", { class: "basari-cards", children: components.cards.map((card) => /* @__PURE__ */ a(
Button,
{
extra: "basari-choice",
pressed: act.isPicked(cardPick(card).key),
disabled: !act.can(cardPick(card)),
onClick: () => act.pick(cardPick(card)),
children: [
/* @__PURE__ */ a(OpenCard, { card, width: 36 }),
/* @__PURE__ */ a("span", { children: [
/* @__PURE__ */ a("b", { children: t.cards[card] }),
/* @__PURE__ */ a("small", { children: brings(card) })
] })
]
},
card
)) });
}
function Trade({ props, decision }) {
let { act, texts } = props, t = texts.board, choice = (decision.choices ?? []).find((one) => one.type === OFFER), accept = (decision.choices ?? []).find((one) => one.type === "basari.accept"), gems = draftOf(act) ?? NO_GEMS, armed = act.form.value?.type, set = (colour, count) => {
let next = { ...gems, [colour]: count };
armed === OFFER ? act.set("gems", next) : act.open(OFFER, { gems: next });
};
return /* @__PURE__ */ a("div", { class: "basari-answer", children: [
accept?.type === "basari.accept" && /* @__PURE__ */ a(Button, { extra: "basari-take", pressed: armed === accept.type, disabled: !act.isOpen.value, onClick: () => act.arm({ type: "basari.accept" }), children: [
t.take,
" ",
/* @__PURE__ */ a(Gems, { of: accept.gems, label: t.gems(accept.gems), size: 18 })
] }),
choice && /* @__PURE__ */ a("p", { class: "basari-rule hint", children: choice.above ? t.raise(countOf(choice.above)) : t.firstOffer }),
choice && /* @__PURE__ */ a("div", { class: "basari-steppers", children: COLOURS.map((colour) => /* @__PURE__ */ a(Count, { props, colour, count: gems[colour], most: choice.own[colour], onChange: (count) => set(colour, count) }, colour)) }),
!accept && /* @__PURE__ */ a(Button, { extra: "basari-concede", pressed: armed === "basari.concede", disabled: !act.allows({ type: "basari.concede" }) || !act.isOpen.value, onClick: () => act.arm({ type: "basari.concede" }), children: t.concede })
] });
}
function Count({ props, colour, count, most, onChange }) {
let { act, texts } = props, [t, name] = [texts.board, texts.fields[colour]];
return /* @__PURE__ */ a("span", { class: "basari-stepper", "data-colour": colour, role: "group", "aria-label": name, children: [
/* @__PURE__ */ a(Gem, { colour, size: 24 }),
/* @__PURE__ */ a(Button, { label: t.less(name), disabled: !act.isOpen.value || count <= 0, onClick: () => onChange(count - 1), children: "−" }),
/* @__PURE__ */ a("b", { "aria-label": `${count} ${name}`, children: count }),
/* @__PURE__ */ a(Button, { label: t.more(name), disabled: !act.isOpen.value || count >= most, onClick: () => onChange(count + 1), children: "+" }),
/* @__PURE__ */ a("small", { class: "hint", children: t.of(most) })
] });
}

// src/boards/basari/story.ts
var NOTHING = { dice: [], card: void 0, did: void 0, points: 0, gems: void 0, paid: void 0 }, isOurs = (event) => event.type.startsWith("basari.");
function roundOf(events, back = 0) {
let ours = events.filter(isOurs), starts = ours.flatMap(({ type }, index) => type === "basari.round_began" ? [index] : []), place = starts.length - 1 - back;
return place < 0 ? [] : ours.slice(starts[place], starts[place + 1]);
}
function gainsOf(events, seats) {
let gains = Array.from({ length: seats }, () => NOTHING), add = (seat, part) => gains[seat] = { ...gains[seat], ...part };
for (let event of events)
switch (event.type) {
case "basari.figure_moved":
add(event.data.seat, { dice: [event.data.die] });
break;
case "basari.cards_revealed":
event.data.cards.forEach((card, seat) => add(seat, { card }));
break;
case "basari.action_lapsed":
for (let seat of event.data.seats) add(seat, { did: "lapsed" });
break;
case "basari.offer_accepted":
add(event.data.seat, { did: "left", gems: event.data.gems }), add(event.data.actor, { paid: event.data.gems });
break;
case "basari.trade_conceded":
add(event.data.seat, { did: "left" });
break;
case "basari.roll_carried_out":
add(event.data.seat, { did: "acted", points: event.data.points, dice: [...gains[event.data.seat].dice, event.data.die] });
break;
case "basari.points_carried_out":
add(event.data.seat, { did: "acted", points: event.data.points });
break;
case "basari.gems_carried_out":
add(event.data.seat, { did: "acted", gems: event.data.gems });
break;
default:
}
return gains;
}
function offersOf(events) {
let opened = events.findLastIndex(({ type }) => type === "basari.trade_opened"), made = events.slice(opened + 1).flatMap((event) => event.type === "basari.offer_made" ? [[event.data.seat, event.data.gems]] : []);
return new Map(made);
}
function openingRolls(events) {
let opened = events.findLastIndex(({ type }) => type === "basari.trade_opened"), rolled = events[opened - 1];
return rolled?.type === "basari.opening_rolled" ? rolled.data.rolls : [];
}
function scoringOf(all, seats) {
let events = all.filter(isOurs), from = events.findLastIndex(({ type }) => type === "basari.laps_scored"), laps = events[from];
if (laps?.type !== "basari.laps_scored") return;
let bySeat = (scores) => Array.from({ length: seats }, (_, seat) => scores.find((score) => score.seat === seat)?.points ?? 0), colours = {};
for (let event of events.slice(from))
event.type === "basari.majority_scored" && (colours[event.data.colour] = bySeat(event.data.scores));
return { number: laps.data.scoring, laps: bySeat(laps.data.scores), colours };
}

// src/boards/basari/middle.tsx
function Middle({ props, isNarrow }) {
let { phase } = props.view, t = props.texts.board;
return /* @__PURE__ */ a("div", { class: "basari-middle", "data-narrow": isNarrow, "data-phase": phase.phase, children: [
phase.phase === "choosing_arches" && /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("h2", { children: t.choosingArches }),
/* @__PURE__ */ a("p", { children: t.aboutArches }),
/* @__PURE__ */ a("p", { class: "hint", children: props.view.arches_reconstructed ? t.reconstructed : t.ownArches })
] }),
phase.phase === "choosing_cards" && /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("h2", { children: t.choosingCards(props.view.round) }),
/* @__PURE__ */ a(Places, { props, chosen: phase.chosen, isNarrow }),
/* @__PURE__ */ a(LastRound, { props, back: 1 })
] }),
phase.phase === "trading" && /* @__PURE__ */ a(Trading, { props, isNarrow }),
phase.phase === "over" && /* @__PURE__ */ a(Over, { props })
] });
}
function Places({ props, chosen, isNarrow }) {
let { name, view, texts } = props, gains = gainsOf(roundOf(props.events), view.players.length), width = isNarrow ? 26 : 42;
return /* @__PURE__ */ a("ul", { class: "basari-places", children: chosen.map(({ seat, has_chosen, card }) => /* @__PURE__ */ a("li", { "data-chosen": has_chosen, ...card === null ? {} : { "data-card": card }, children: [
/* @__PURE__ */ a(Who, { props, seat }),
/* @__PURE__ */ a("span", { class: "basari-hand", children: [
card === null ? /* @__PURE__ */ a(ClosedCard, { isThere: has_chosen, width }) : /* @__PURE__ */ a(OpenCard, { card, width, isLocked: !0 }),
/* @__PURE__ */ a(Dice, { gain: gains[seat], seat: name(seat), props, isNarrow })
] }),
/* @__PURE__ */ a("small", { class: "hint basari-status", children: card !== null ? texts.board.locked(texts.board.cards[card]) : has_chosen ? texts.board.hasChosen : texts.board.thinking })
] }, seat)) });
}
function Who({ props, seat }) {
return /* @__PURE__ */ a("span", { class: "basari-who", title: props.name(seat), children: [
/* @__PURE__ */ a(SeatIcon, { seat }),
/* @__PURE__ */ a("span", { class: "basari-name", children: props.name(seat) })
] });
}
function Dice({ gain, seat, props, isNarrow }) {
return /* @__PURE__ */ a("span", { class: "basari-dice", children: gain?.dice.map((die, index) => /* @__PURE__ */ a(Die, { value: die, size: isNarrow ? 18 : 24, label: props.texts.board.rolled(seat, die) }, index)) });
}
function LastRound({ props, back }) {
let gains = gainsOf(roundOf(props.events, back), props.view.players.length);
return gains.every(({ card }) => card === void 0) ? null : /* @__PURE__ */ a("section", { class: "basari-before", children: [
/* @__PURE__ */ a("h3", { children: props.texts.board.lastRound }),
/* @__PURE__ */ a("ul", { class: "basari-places", children: gains.map((gain, seat) => /* @__PURE__ */ a("li", { children: [
/* @__PURE__ */ a("span", { class: "basari-result", children: [
/* @__PURE__ */ a(SeatIcon, { seat, size: 14 }),
gain.card && /* @__PURE__ */ a(SmallCard, { card: gain.card, label: props.texts.board.cards[gain.card] })
] }),
/* @__PURE__ */ a(Brought, { gain, props })
] }, seat)) })
] });
}
function SmallCard({ card, label }) {
return /* @__PURE__ */ a("svg", { class: "icon", width: "20", height: "20", viewBox: "0 0 20 20", role: "img", "aria-label": label, children: /* @__PURE__ */ a(CardMark, { card }) });
}
function Brought({ gain, props }) {
let t = props.texts.board, isNothing = gain.points === 0 && !hasAny(gain.gems) && !hasAny(gain.paid);
return /* @__PURE__ */ a("span", { class: "basari-result", children: [
gain.points > 0 && /* @__PURE__ */ a("b", { children: t.plusPoints(gain.points) }),
hasAny(gain.gems) && /* @__PURE__ */ a($, { children: [
"+",
/* @__PURE__ */ a(Gems, { of: gain.gems, label: t.gems(gain.gems), size: 15 })
] }),
hasAny(gain.paid) && /* @__PURE__ */ a($, { children: [
"−",
/* @__PURE__ */ a(Gems, { of: gain.paid, label: t.gems(gain.paid), size: 15 })
] }),
isNothing && gain.did !== void 0 && /* @__PURE__ */ a("span", { class: "hint", children: gain.did === "lapsed" ? t.lapsed : t.nothing })
] });
}
var hasAny = (gems) => gems !== void 0 && gems.red + gems.yellow + gems.green + gems.blue > 0;
function Trading({ props, isNarrow }) {
let { view, texts } = props, { phase } = view;
if (phase.phase !== "trading") return null;
let t = texts.board, round = roundOf(props.events), gains = gainsOf(round, view.players.length), [card, ...later] = phase.to_settle, traders = [phase.opener, phase.responder], rolls = openingRolls(round);
return /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("h2", { children: [
card && t.tradeFor(t.cards[card]),
" ",
later.length > 0 && /* @__PURE__ */ a("small", { class: "hint", children: t.then(later.map((one) => t.cards[one])) })
] }),
/* @__PURE__ */ a("ul", { class: "basari-places basari-open", children: phase.cards.map((open, seat) => /* @__PURE__ */ a("li", { "data-trading": traders.includes(seat), "data-card": open, children: [
/* @__PURE__ */ a(Who, { props, seat }),
/* @__PURE__ */ a("span", { class: "basari-hand", children: [
/* @__PURE__ */ a(OpenCard, { card: open, width: isNarrow ? 24 : 34 }),
/* @__PURE__ */ a(Dice, { gain: gains[seat], seat: props.name(seat), props, isNarrow })
] }),
gains[seat] && /* @__PURE__ */ a(Brought, { gain: gains[seat], props })
] }, seat)) }),
/* @__PURE__ */ a("div", { class: "basari-trade", children: traders.map((seat) => /* @__PURE__ */ a(Trader, { props, seat, card, earlier: offersOf(round).get(seat) }, seat)) }),
rolls.length > 0 && !phase.offer && /* @__PURE__ */ a("p", { class: "hint", children: t.opening(rolls.map(({ seat, die }) => t.rolled(props.name(seat), die))) })
] });
}
function Trader({ props, seat, card, earlier }) {
let { view, me, texts, act } = props, { phase } = view;
if (phase.phase !== "trading") return null;
let t = texts.board, offers = phase.offer?.seat === seat ? phase.offer.gems : void 0, draft = seat === me ? draftOf(act) : void 0, isNext = phase.offer ? !offers : seat === phase.opener;
return /* @__PURE__ */ a("section", { class: "basari-trader", "data-seat": seat, "data-next": isNext, children: [
/* @__PURE__ */ a("h3", { title: props.name(seat), children: [
/* @__PURE__ */ a(SeatIcon, { seat }),
/* @__PURE__ */ a("span", { class: "basari-name", children: props.name(seat) })
] }),
card && /* @__PURE__ */ a(Worth, { props, seat, card }),
offers && /* @__PURE__ */ a(Offer, { kind: "now", title: t.offers, gems: offers, props }),
!offers && hasAny(draft) && /* @__PURE__ */ a(Offer, { kind: "draft", title: t.draft, gems: draft, props }),
!offers && !hasAny(draft) && earlier && /* @__PURE__ */ a(Offer, { kind: "earlier", title: t.earlier, gems: earlier, props }),
!offers && !hasAny(draft) && !earlier && /* @__PURE__ */ a("p", { class: "hint", children: isNext ? phase.offer ? t.answers : t.opens : t.waits })
] });
}
function Worth({ props, seat, card }) {
let figure = props.view.players[seat]?.figure, t = props.texts.board;
return figure ? /* @__PURE__ */ a("p", { class: "basari-worth", children: [
/* @__PURE__ */ a("span", { class: "hint", children: t.worth }),
" ",
card === "gems" ? /* @__PURE__ */ a(Gems, { of: figure.arch_gems, label: t.gems(figure.arch_gems), size: 15 }) : card === "points" ? t.plusPoints(figure.arch_points) : t.cards.roll
] }) : null;
}
function Offer({ kind, title, gems, props }) {
return /* @__PURE__ */ a("div", { class: "basari-offer", "data-kind": kind, children: [
/* @__PURE__ */ a("span", { class: "hint", children: title }),
/* @__PURE__ */ a(Gems, { of: gems, label: props.texts.board.gems(gems), size: kind === "earlier" ? 16 : 24 })
] });
}
function Over({ props }) {
let { phase } = props.view, t = props.texts.board;
return phase.phase !== "over" ? null : /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("h2", { children: t.over }),
/* @__PURE__ */ a("ol", { class: "basari-standings", children: phase.standings.map(({ seat, place, points, gems }) => /* @__PURE__ */ a("li", { "data-mine": seat === props.me, children: [
/* @__PURE__ */ a("b", { children: [
place,
"."
] }),
/* @__PURE__ */ a(SeatIcon, { seat }),
/* @__PURE__ */ a("span", { class: "basari-name", children: props.name(seat) }),
/* @__PURE__ */ a(Gems, { of: gems, label: t.gems(gems), size: 14 }),
/* @__PURE__ */ a("b", { children: t.points(points) })
] }, seat)) })
] });
}

// src/boards/basari/side.tsx
function Side(props) {
return /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a(Owned, { props }),
/* @__PURE__ */ a(LastScoring, { props })
] });
}
function Owned({ props }) {
let { view, components, texts, me } = props, t = texts.board, most = (colour) => Math.max(...view.players.map(({ gems }) => gems[colour])), info = (colour) => components.colours.find(({ id }) => id === colour);
return /* @__PURE__ */ a(Box, { title: t.owned, extra: "basari-owned", children: /* @__PURE__ */ a("table", { class: "basari-table", children: [
/* @__PURE__ */ a("thead", { children: /* @__PURE__ */ a("tr", { children: [
/* @__PURE__ */ a("th", { scope: "col", children: /* @__PURE__ */ a("span", { class: "unseen", children: texts.fields.seat }) }),
/* @__PURE__ */ a(Colours, { texts }),
/* @__PURE__ */ a("th", { scope: "col", class: "basari-lap", children: t.lap }),
/* @__PURE__ */ a("th", { scope: "col", children: texts.fields.points })
] }) }),
/* @__PURE__ */ a("tbody", { children: view.players.map(({ seat, gems, points, figure }) => /* @__PURE__ */ a("tr", { "data-seat": seat, "data-me": seat === me, children: [
/* @__PURE__ */ a(Name, { props, seat }),
COLOURS.map((colour) => /* @__PURE__ */ a("td", { "data-most": gems[colour] > 0 && gems[colour] === most(colour), children: gems[colour] }, colour)),
/* @__PURE__ */ a("td", { class: "basari-lap", children: figure ? `${figure.steps}/${view.lap_steps}` : "–" }),
/* @__PURE__ */ a("td", { children: /* @__PURE__ */ a("b", { children: points }) })
] }, seat)) }),
/* @__PURE__ */ a("tfoot", { children: [
/* @__PURE__ */ a("tr", { children: [
/* @__PURE__ */ a("th", { scope: "row", children: texts.fields.supply }),
COLOURS.map((colour) => /* @__PURE__ */ a("td", { children: view.supply[colour] }, colour)),
/* @__PURE__ */ a("td", {}),
/* @__PURE__ */ a("td", {})
] }),
/* @__PURE__ */ a("tr", { children: [
/* @__PURE__ */ a("th", { scope: "row", children: t.mostBrings }),
COLOURS.map((colour) => /* @__PURE__ */ a("td", { children: info(colour)?.majority_points }, colour)),
/* @__PURE__ */ a("td", { children: components.lap_points }),
/* @__PURE__ */ a("td", {})
] })
] })
] }) });
}
function Colours({ texts }) {
return /* @__PURE__ */ a($, { children: COLOURS.map((colour) => /* @__PURE__ */ a("th", { scope: "col", title: texts.fields[colour], children: [
/* @__PURE__ */ a(Gem, { colour, size: 20 }),
/* @__PURE__ */ a("span", { class: "unseen", children: texts.fields[colour] })
] }, colour)) });
}
function Name({ props, seat }) {
return /* @__PURE__ */ a("th", { scope: "row", title: props.name(seat), children: /* @__PURE__ */ a("span", { class: "basari-who", children: [
/* @__PURE__ */ a(SeatIcon, { seat }),
/* @__PURE__ */ a("span", { class: "basari-name", children: props.name(seat) })
] }) });
}
function LastScoring({ props }) {
let { view, texts } = props, t = texts.board, scoring = scoringOf(props.events, view.players.length);
return scoring ? /* @__PURE__ */ a(Box, { title: t.scoring(scoring.number), extra: "basari-scoring", children: /* @__PURE__ */ a("table", { class: "basari-table", children: [
/* @__PURE__ */ a("thead", { children: /* @__PURE__ */ a("tr", { children: [
/* @__PURE__ */ a("th", { scope: "col", children: /* @__PURE__ */ a("span", { class: "unseen", children: texts.fields.seat }) }),
/* @__PURE__ */ a(Colours, { texts }),
/* @__PURE__ */ a("th", { scope: "col", class: "basari-lap", children: t.lap }),
/* @__PURE__ */ a("th", { scope: "col", children: texts.fields.points })
] }) }),
/* @__PURE__ */ a("tbody", { children: view.players.map(({ seat }) => {
let parts = [...COLOURS.map((colour) => scoring.colours[colour]?.[seat] ?? 0), scoring.laps[seat] ?? 0];
return /* @__PURE__ */ a("tr", { "data-me": seat === props.me, children: [
/* @__PURE__ */ a(Name, { props, seat }),
parts.map((points, index) => /* @__PURE__ */ a("td", { children: points === 0 ? "–" : points }, index)),
/* @__PURE__ */ a("td", { children: /* @__PURE__ */ a("b", { children: parts.reduce((sum, points) => sum + points, 0) }) })
] }, seat);
}) })
] }) }) : null;
}

// src/boards/basari/index.tsx
var NARROW = 420;
function Table(props) {
let gauge = T(null), size = useSignal(void 0);
F(() => {
let element = gauge.current, measure = () => {
let { clientWidth: width, clientHeight: height } = element;
width > 0 && (size.value?.width !== width || size.value.height !== height) && (size.value = { width, height });
};
measure();
let observer = new ResizeObserver(measure);
return observer.observe(element), () => observer.disconnect();
}, []);
let [count, place] = [archesOf(props).length, size.value], ring = w(() => place && ringOf(count, place.width, place.height), [count, place]);
return /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("div", { class: "basari", children: [
/* @__PURE__ */ a("div", { class: "basari-gauge", ref: gauge }),
ring && /* @__PURE__ */ a("div", { class: "basari-board", style: { height: `${ring.height}px` }, children: [
/* @__PURE__ */ a(Arches, { props, ring }),
/* @__PURE__ */ a("div", { class: "basari-centre", style: { left: `${ring.middle.x}px`, top: `${ring.middle.y}px`, width: `${ring.middle.width}px`, height: `${ring.middle.height}px` }, children: /* @__PURE__ */ a(Middle, { props, isNarrow: ring.middle.width < NARROW }) })
] })
] }),
/* @__PURE__ */ a("div", { class: "basari-below", children: /* @__PURE__ */ a(Owned, { props }) })
] });
}
var basari = { Table, Side, Panel };
export {
basari
};
