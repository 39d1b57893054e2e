import {
$,
Box,
Button,
F,
SeatIcon,
Stepper,
T,
a,
haendlerBoard,
roadsOf,
texts,
y
} from "./app.js";

// src/boards/haendler/layout.ts
var WIDE = { width: 1180, height: 470 }, UPRIGHT = { width: 390, height: 640 }, wide = {
corner: { city: [200, 61], dock: [94, 60], spaces: [[298, 74], [340, 92], [382, 110]] },
side: { city: [74, 235], dock: [74, 322], spaces: [[172, 235], [217, 235], [262, 235]] }
}, upright = {
corner: { city: [60, 58], dock: [143, 56], spaces: [[76, 136], [112, 160], [150, 186]] },
side: { city: [60, 288], dock: [60, 212], spaces: [[80, 366], [120, 352], [160, 330]] }
}, BETWEEN = [
["paris_bruegge", [316, 168], [144, 258]],
["bruegge_koeln", [590, 84], [195, 156]],
["koeln_wien", [864, 168], [246, 258]],
["wien_genua", [864, 302], [246, 396]],
["genua_genf", [590, 386], [195, 484]],
["genf_paris", [316, 302], [144, 396]]
], CITIES = [
["paris", "side", !1, !1],
["bruegge", "corner", !1, !1],
["koeln", "corner", !0, !1],
["wien", "side", !0, !1],
["genua", "corner", !0, !0],
["genf", "corner", !1, !0]
];
function byHand(isUpright2) {
let size = isUpright2 ? UPRIGHT : WIDE, places = /* @__PURE__ */ new Map(), docks = /* @__PURE__ */ new Map();
for (let [city, quarter, mirrorX, mirrorY] of CITIES) {
let drawn = (isUpright2 ? upright : wide)[quarter], at = ([x, y2]) => [mirrorX ? size.width - x : x, mirrorY ? size.height - y2 : y2];
places.set(city, at(drawn.city)), docks.set(city, at(drawn.dock)), ["1", "2", "junction"].forEach((name, index) => places.set(`${city}_${name}`, at(drawn.spaces[index])));
}
for (let [id, atWide, atUpright] of BETWEEN) places.set(id, isUpright2 ? atUpright : atWide);
return { ...size, places, docks, hasMiddle: !isUpright2 };
}
function layoutOf(board, isUpright2) {
let drawn = byHand(isUpright2);
return [...board.cities.map(({ id }) => id), ...board.spaces].every((id) => drawn.places.has(id)) ? drawn : computed(board, isUpright2);
}
var STEPS = 400, APART = 46;
function computed(board, isUpright2) {
let size = isUpright2 ? { width: 390, height: Math.max(640, 60 * board.cities.length) } : WIDE, [middleX, middleY] = [size.width / 2, size.height / 2], cities = ringOf(board), at = /* @__PURE__ */ new Map();
cities.forEach((id, index) => {
let angle = (index + 0.5) / cities.length * 2 * Math.PI - Math.PI / 2;
at.set(id, [middleX + (middleX - 66) * Math.cos(angle), middleY + (middleY - 60) * Math.sin(angle)]);
}), board.spaces.forEach((id, index) => at.set(id, [middleX + 60 * Math.cos(index * 2.4), middleY + 60 * Math.sin(index * 2.4)]));
let near = neighboursOf(board);
for (let step = 0; step < STEPS; step++) {
for (let id of board.spaces) pull(at.get(id), (near.get(id) ?? []).map((one) => at.get(one)));
for (let id of board.spaces) push(at, id, new Set(cities), size);
}
let docks = cities.map((id) => {
let [x, y2] = at.get(id);
return [id, isUpright2 ? [x < middleX ? x + 78 : x - 78, y2] : [x, y2 < middleY ? y2 + 72 : y2 - 72]];
});
return { ...size, places: at, docks: new Map(docks), hasMiddle: !1 };
}
function neighboursOf(board) {
let near = /* @__PURE__ */ new Map();
for (let { from, to } of board.roads)
near.set(from, [...near.get(from) ?? [], to]), near.set(to, [...near.get(to) ?? [], from]);
return near;
}
function ringOf(board) {
let near = neighboursOf(board), ring = board.cities.slice(0, 1).map(({ id }) => id);
for (; ring.length < board.cities.length; ) {
let seen = /* @__PURE__ */ new Set([ring.at(-1)]), found;
for (let id of seen) {
if (board.cities.some((city) => city.id === id) && !ring.includes(id)) {
found = id;
break;
}
for (let next of near.get(id) ?? []) seen.add(next);
}
ring.push(found ?? board.cities.find(({ id }) => !ring.includes(id)).id);
}
return ring;
}
function pull(point, others) {
if (others.length === 0) return;
let mean = (axis) => others.reduce((sum, other) => sum + other[axis], 0) / others.length;
point[0] += 0.3 * (mean(0) - point[0]), point[1] += 0.3 * (mean(1) - point[1]);
}
function push(at, id, cities, size) {
let point = at.get(id);
for (let [other, [x, y2]] of at) {
if (other === id) continue;
let [dx, dy] = [point[0] - x, point[1] - y2], least = cities.has(other) ? 2 * APART : APART, distance = Math.hypot(dx, dy) || 0.01;
distance >= least || (point[0] += (dx || 0.01) / distance * (least - distance) * 0.6, point[1] += dy / distance * (least - distance) * 0.6);
}
point[0] = Math.min(size.width - 20, Math.max(20, point[0])), point[1] = Math.min(size.height - 24, Math.max(24, point[1]));
}

// src/boards/haendler/icons.tsx
var GOODS = ["cloth", "wine", "salt", "food", "iron", "silk"], DRAWN = {
cloth: /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("path", { d: "M3 6h11v9H3z", fill: "#3f7fbf" }),
/* @__PURE__ */ a("path", { d: "M14 6a2.2 4.5 0 1 1 0 9a2.2 4.5 0 1 1 0-9z", fill: "#9cc6ea" }),
/* @__PURE__ */ a("path", { d: "M6 6v9M9.5 6v9" })
] }),
wine: /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("path", { d: "M5.5 2.5h9c.8 5-1 8-4.5 8s-5.3-3-4.5-8z", fill: "#a8324a" }),
/* @__PURE__ */ a("path", { d: "M10 10.5v6M6.5 17.5h7" })
] }),
salt: /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("path", { d: "M10 2.5l7 3.8v7.6l-7 3.8l-7-3.8V6.3z", fill: "#a9bdd0" }),
/* @__PURE__ */ a("path", { d: "M3 6.3l7 3.8l7-3.8M10 10.1v7.6" })
] }),
food: /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("path", { d: "M2.5 12c0-4.5 3.5-7 7.5-7s7.5 2.5 7.5 7c0 2.5-1 3.5-3 3.5h-9c-2 0-3-1-3-3.5z", fill: "#d9a441" }),
/* @__PURE__ */ a("path", { d: "M6.5 8.5l1.5 3M10 7.5l1.5 3.5M13.5 8.5l1 3" })
] }),
iron: /* @__PURE__ */ a("path", { d: "M2 5.5h16c-.5 3.2-3 4-5.5 4.2v3.3l3 2v2h-11v-2l3-2V9.7C4.5 9.5 2.5 8.5 2 5.5z", fill: "#7d8790" }),
silk: /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("path", { d: "M4 2.5h12v3H4zM4 14.5h12v3H4z", fill: "#c9b28a" }),
/* @__PURE__ */ a("path", { d: "M6 5.5h8v9H6z", fill: "#e58fc0" }),
/* @__PURE__ */ a("path", { d: "M6 8h8M6 10h8M6 12h8" })
] }),
coat_of_arms: /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("path", { d: "M3.5 3h13v6.5c0 4-3 6.8-6.5 8c-3.5-1.2-6.5-4-6.5-8z", fill: "#f0e442" }),
/* @__PURE__ */ a("path", { d: "M10 3v14.5M3.5 9h13" })
] })
};
function Good({ id, label }) {
return /* @__PURE__ */ a("svg", { class: "haendler-good", viewBox: "0 0 20 20", role: label === void 0 ? void 0 : "img", "aria-label": label, "aria-hidden": label === void 0, children: DRAWN[id] });
}
function Heap({ goods, label }) {
return /* @__PURE__ */ a("span", { class: "haendler-heap", role: "img", "aria-label": label, children: GOODS.flatMap((id) => Array.from({ length: goods[id] }, (_, index) => /* @__PURE__ */ a(Good, { id }, `${id} ${index}`))) });
}
var countOf = (goods) => GOODS.reduce((sum, id) => sum + goods[id], 0);
function Cart({ number }) {
return /* @__PURE__ */ a("svg", { class: "haendler-cart", viewBox: "0 0 44 34", "aria-hidden": "true", children: [
/* @__PURE__ */ a("path", { class: "body", d: "M3 6h38l-5 18H8z" }),
/* @__PURE__ */ a("circle", { class: "wheel", cx: "12", cy: "27", r: "5.5" }),
/* @__PURE__ */ a("circle", { class: "wheel", cx: "32", cy: "27", r: "5.5" }),
/* @__PURE__ */ a("text", { x: "22", y: "20", "text-anchor": "middle", children: number })
] });
}
function Letter() {
return /* @__PURE__ */ a("svg", { class: "haendler-letter", viewBox: "0 0 30 22", "aria-hidden": "true", children: [
/* @__PURE__ */ a("path", { class: "body", d: "M2 2h26v18H2z" }),
/* @__PURE__ */ a("path", { class: "fold", d: "M2 2l13 10L28 2" }),
/* @__PURE__ */ a("circle", { class: "seal", cx: "15", cy: "12.5", r: "3.5" })
] });
}

// src/boards/haendler/parts.ts
var WIDE_MIN = 800, isUpright = y(innerWidth < WIDE_MIN), boardOf = ({ components, game }) => haendlerBoard(components, game);
function targetOf(action) {
return action.type === "haendler.move_wagon" ? action.route.at(-1) : action.type === "haendler.move_courier" ? action.space : "city" in action ? action.city : void 0;
}
var wagonPick = (wagon) => ({ key: `wagon:${wagon}`, fits: (action) => "wagon" in action && action.wagon === wagon }), courierPick = { key: "wagon:courier", fits: ({ type }) => type === "haendler.move_courier" }, placePick = (place2) => ({ key: `place:${place2}`, fits: (action) => targetOf(action) === place2 }), goodPick = (good) => ({ key: `good:${good}`, fits: (action) => "good" in action && action.good === good }), onePick = (action) => {
let text = JSON.stringify(action);
return { key: `one:${text}`, fits: (other) => JSON.stringify(other) === text };
}, stockPick = (city, good) => ({
key: `stock:${city} ${good}`,
fits: (action) => "good" in action && "city" in action && action.city === city && action.good === good
});

// src/boards/haendler/market.tsx
function Market(props) {
return /* @__PURE__ */ a("div", { class: "haendler-market", role: "group", "aria-label": props.texts.board.market, children: [
/* @__PURE__ */ a("div", { class: "haendler-prices", children: props.view.prices.map((price) => /* @__PURE__ */ a(Price, { props, price }, price.good)) }),
/* @__PURE__ */ a(Track, { ...props })
] });
}
function Price({ props, price: { good, buy, sell, level } }) {
let { act, texts: texts2, view } = props, { prices } = boardOf(props);
return /* @__PURE__ */ a(Spot, { act, pick: goodPick(good), label: texts2.board.priceOf(texts2.ids[good], sell, buy, view.supply[good]), extra: "haendler-price", children: [
/* @__PURE__ */ a("span", { class: "haendler-line", children: [
/* @__PURE__ */ a(Good, { id: good }),
/* @__PURE__ */ a("span", { class: "haendler-word", children: texts2.ids[good] }),
/* @__PURE__ */ a("b", { children: sell })
] }),
/* @__PURE__ */ a("span", { class: "haendler-line", children: [
/* @__PURE__ */ a("span", { class: "haendler-levels", "aria-hidden": "true", children: prices.map((_, index) => /* @__PURE__ */ a("i", { "data-on": index <= level }, index)) }),
/* @__PURE__ */ a("small", { children: [
texts2.board.buyFor(buy),
" · ",
texts2.board.left(view.supply[good])
] })
] })
] });
}
function Track(props) {
let { view, texts: texts2 } = props, { level_prices: all } = boardOf(props), at = Math.min(view.cylinder ?? view.arrivals, all.length - 1);
return /* @__PURE__ */ a("div", { class: "haendler-track", children: [
/* @__PURE__ */ a("ol", { "aria-label": texts2.board.track, children: all.map((price, index) => /* @__PURE__ */ a("li", { "data-at": index === at, "data-end": index === view.arrivals_to_end, "data-past": index < at, "aria-current": index === at ? "step" : void 0, children: price }, index)) }),
/* @__PURE__ */ a("p", { children: [
texts2.board.arrivals(view.arrivals, view.arrivals_to_end),
" · ",
texts2.board.levelCosts(view.level_price),
" · ",
texts2.board.pile(view.influence_pile)
] })
] });
}

// src/boards/haendler/map.tsx
var WAGON_LIFT = 20, LETTER_DROP = 19, WAGON_DROP = 24, LETTER_BELOW_WAGON = 48, HALF_WAGON = [21, 15], HALF_CARD = { wide: [66, 58], upright: [56, 55] };
function RoadMap(props) {
let board = boardOf(props), layout = layoutOf(board, isUpright.value), { view } = props, reach = reachOf(props.act), info = props.components.boards.find(({ board: one }) => one === board);
return /* @__PURE__ */ a("div", { class: "haendler-frame", "data-upright": isUpright.value, children: /* @__PURE__ */ a("div", { class: "haendler-map", style: { "--w": layout.width, "--h": layout.height }, role: "group", "aria-label": props.texts.board.title, children: [
/* @__PURE__ */ a(Roads, { props, layout }),
board.spaces.map((id) => /* @__PURE__ */ a(Space, { props, id, at: layout.places.get(id), reach: reach.get(id) }, id)),
board.cities.map((city) => /* @__PURE__ */ a(City, { props, city, at: layout.places.get(city.id), reach: reach.get(city.id) }, city.id)),
/* @__PURE__ */ a(Courier, { props, layout }),
view.wagons.map((wagon) => /* @__PURE__ */ a(Wagon, { props, wagon, layout }, wagon.wagon)),
layout.hasMiddle && /* @__PURE__ */ a("div", { class: "haendler-middle", children: /* @__PURE__ */ a(Market, { ...props }) }),
/* @__PURE__ */ a("p", { class: "haendler-source", children: info ? info.reconstructed && props.texts.board.reconstructed : props.texts.board.ownBoard })
] }) });
}
var place = ([x, y2]) => ({ "--x": x, "--y": y2 });
function reachOf(act) {
let moves = act.options.value.map(({ action }) => action).filter((action) => action.type === "haendler.move_wagon"), wagons = new Set(moves.map(({ wagon }) => wagon)), picked = [...wagons].find((wagon) => isWagonPicked(act, wagon)) ?? (wagons.size === 1 ? [...wagons][0] : void 0), ways = /* @__PURE__ */ new Map();
for (let { wagon, tile, driver_points: points, route } of moves) {
let to = route.at(-1);
wagon === picked && ways.set(to, [...ways.get(to) ?? [], { tile, points }]);
}
return new Map([...ways].map(([to, all]) => [to, costOf(all)]));
}
function costOf(all) {
let alone = [...new Set(all.filter(({ points: points2 }) => points2 === 0).map(({ tile: tile2 }) => tile2))].sort((a2, b) => Number(a2) - Number(b));
if (alone.length > 0) return alone.length > 2 ? `${alone[0]}–${alone.at(-1)}` : alone.join("/");
let { tile, points } = all.reduce((least, one) => (one.tile ?? 0) + one.points < (least.tile ?? 0) + least.points ? one : least);
return tile === null ? `+${points}` : `${tile}+${points}`;
}
var isWagonPicked = (act, wagon) => {
let armed = act.armed.value?.action;
return act.isPicked(`wagon:${wagon}`) || armed !== void 0 && "wagon" in armed && armed.wagon === wagon;
};
function Spot(props) {
let { act, pick, label, extra, style, children } = props, isOn2 = props.isOn === !0 || act.isPicked(pick.key);
return act.can(pick) ? /* @__PURE__ */ a("button", { type: "button", class: `${extra} haendler-can`, style, "data-on": isOn2, "aria-pressed": isOn2, "aria-label": label, title: label, onClick: () => act.pick(pick), ...act.pointing(pick), children }) : /* @__PURE__ */ a("div", { class: extra, style, "data-on": isOn2, title: label, children });
}
function Roads({ props, layout }) {
let board = boardOf(props), line = (from, to) => {
let [[x1, y1], [x2, y2]] = [layout.places.get(from), layout.places.get(to)];
return { x1, y1, x2, y2 };
}, armed = props.act.armed.value?.action;
return /* @__PURE__ */ a("svg", { class: "haendler-roads", viewBox: `0 0 ${layout.width} ${layout.height}`, "aria-hidden": "true", children: [
board.roads.map(({ from, to }) => /* @__PURE__ */ a("line", { ...line(from, to) }, `${from} ${to}`)),
routeOf(props, armed).map(([from, to]) => /* @__PURE__ */ a("line", { class: "way", ...line(from, to) }, `${from} ${to} way`))
] });
}
function routeOf({ view }, action) {
if (action?.type !== "haendler.move_wagon") return [];
let from = view.wagons.find(({ wagon }) => wagon === action.wagon)?.place;
return action.route.map((to, index) => [action.route[index - 1] ?? from ?? to, to]);
}
function Space({ props, id, at, reach }) {
let { act, teller, texts: texts2 } = props, name = teller.place(id), armed = act.armed.value?.action;
return /* @__PURE__ */ a(Spot, { act, pick: placePick(id), label: reach === void 0 ? name : texts2.board.reached(name, reach), extra: "haendler-space", style: place(at), isOn: armed !== void 0 && targetOf(armed) === id, children: act.can(placePick(id)) && reach !== void 0 && /* @__PURE__ */ a("span", { "data-long": reach.length > 2, children: reach }) });
}
function City({ props, city, at, reach }) {
let { act, view, texts: texts2 } = props, index = boardOf(props).cities.indexOf(city), stocks = view.players.map(({ seat, warehouses }) => ({ seat, goods: warehouses[index] })), columns = GOODS.filter((id) => city.goods.includes(id) || stocks.some(({ goods }) => goods[id] > 0)), bonus = view.cities.find((one) => one.city === city.id)?.bonus ?? 0, armed = act.armed.value?.action, isOn2 = armed !== void 0 && targetOf(armed) === city.id;
return /* @__PURE__ */ a("div", { class: "haendler-city", style: place(at), "data-on": isOn2 || act.isPicked(`place:${city.id}`), children: [
/* @__PURE__ */ a(Spot, { act, pick: placePick(city.id), label: reach === void 0 ? city.name : texts2.board.reached(city.name, reach), extra: "haendler-name", isOn: isOn2, children: [
/* @__PURE__ */ a("b", { children: city.name }),
reach !== void 0 && /* @__PURE__ */ a("span", { class: "haendler-reach", children: reach }),
/* @__PURE__ */ a("span", { class: "haendler-bonus", title: texts2.board.bonus, children: [
"+",
bonus
] })
] }),
/* @__PURE__ */ a("table", { children: [
/* @__PURE__ */ a("thead", { children: /* @__PURE__ */ a("tr", { children: [
/* @__PURE__ */ a("th", {}),
columns.map((id) => /* @__PURE__ */ a("th", { "data-made": city.goods.includes(id), children: /* @__PURE__ */ a(Spot, { act, pick: stockPick(city.id, id), label: texts2.board.goodIn(texts2.ids[id], city.name), extra: "haendler-made", children: /* @__PURE__ */ a(Good, { id, label: texts2.ids[id] }) }) }, id))
] }) }),
/* @__PURE__ */ a("tbody", { children: stocks.map(({ seat, goods }) => /* @__PURE__ */ a("tr", { "data-me": seat === props.me, children: [
/* @__PURE__ */ a("th", { "aria-label": props.name(seat), children: /* @__PURE__ */ a(SeatIcon, { seat, size: 12 }) }),
columns.map((id) => /* @__PURE__ */ a("td", { "data-none": goods[id] === 0, children: goods[id] === 0 ? "·" : goods[id] }, id))
] }, seat)) })
] })
] });
}
function isBelowCard(layout, space) {
let [x, y2] = layout.places.get(space), half = HALF_CARD[isUpright.value ? "upright" : "wide"];
return [...layout.docks.keys()].some((city) => {
let [cityX, cityY] = layout.places.get(city);
return Math.abs(x - cityX) < half[0] + HALF_WAGON[0] && Math.abs(y2 - WAGON_LIFT - cityY) < half[1] + HALF_WAGON[1];
});
}
function Wagon({ props, wagon, layout }) {
let { act, texts: texts2, teller } = props, dock = layout.docks.get(wagon.place), [x, y2] = layout.places.get(wagon.place), lift = isBelowCard(layout, wagon.place) ? -WAGON_DROP : WAGON_LIFT;
return /* @__PURE__ */ a(
Spot,
{
act,
pick: wagonPick(wagon.wagon),
label: texts2.board.wagonAt(wagon.wagon, teller.place(wagon.place)),
extra: "haendler-wagon",
style: place(dock ?? [x, y2 - lift]),
isOn: isWagonPicked(act, wagon.wagon),
children: [
/* @__PURE__ */ a(Cart, { number: wagon.wagon }),
wagon.master !== null && /* @__PURE__ */ a(SeatIcon, { seat: wagon.master, size: 13 }),
wagon.broken_axles.length > 0 && /* @__PURE__ */ a("span", { class: "haendler-axle", children: "✕" })
]
}
);
}
function Courier({ props, layout }) {
let { act, texts: texts2, teller, view } = props, [x, y2] = layout.places.get(view.courier), isUnderWagon = isBelowCard(layout, view.courier) && view.wagons.some(({ place: place2 }) => place2 === view.courier), isArmed = act.armed.value?.action.type === "haendler.move_courier";
return /* @__PURE__ */ a(Spot, { act, pick: courierPick, label: texts2.board.courierAt(teller.place(view.courier)), extra: "haendler-courier", style: place([x, y2 + (isUnderWagon ? LETTER_BELOW_WAGON : LETTER_DROP)]), isOn: isArmed, children: /* @__PURE__ */ a(Letter, {}) });
}

// src/boards/haendler/bargain.tsx
var COIN = 100, USUAL = 200;
function Baskets({ props, choices }) {
let { texts: texts2, teller } = props, t = texts2.board, title = (choice) => choice.type === "haendler.sell_from_warehouse" ? t.sellFrom(teller.place(choice.city)) : choice.type === "haendler.load" && choice.fee_each > 0 ? t.loadFor(choice.fee_each) : texts2.buttons[choice.type], action = (choice, goods) => choice.type === "haendler.sell_from_warehouse" ? { type: choice.type, city: choice.city, goods } : { type: choice.type, goods };
return /* @__PURE__ */ a($, { children: choices.map((choice) => /* @__PURE__ */ a(Row, { title: title(choice), children: choice.baskets.map((goods) => /* @__PURE__ */ a(Arm, { props, action: action(choice, goods), label: props.texts.board.goods(goods), children: [
countOf(goods) === 0 ? t.nothing : /* @__PURE__ */ a(Heap, { goods, label: "" }),
choice.type === "haendler.accept_offer" && ` ${feeFor(props, countOf(goods)) ?? ""}`
] }, JSON.stringify(goods))) }, title(choice))) });
}
function feeFor({ view: { phase }, me }, count) {
let offer = phase.phase === "bargaining" ? phase.bargains.find(({ seat }) => seat === me)?.offer : void 0;
return (count === 1 ? offer?.fee_for_one : offer?.fee_for_two) ?? null;
}
var drafts = y(/* @__PURE__ */ new Map()), DRAFTS_MAX = 64;
function keyOf({ game, view }, partner) {
let wagon = "wagon" in view.phase ? view.phase.wagon : 0;
return [game.id, view.round, wagon, partner].join();
}
function keep(key, draft) {
let others = [...drafts.value].filter(([other]) => other !== key);
drafts.value = new Map([...others.slice(-DRAFTS_MAX), [key, draft]]);
}
function Offers({ props, offers, requests }) {
let { phase } = props.view;
if (phase.phase !== "bargaining" || phase.master !== props.me) return null;
let t = props.texts.board;
return /* @__PURE__ */ a("div", { class: "haendler-partners", children: phase.bargains.map(({ seat, request }) => {
let kinds = offers.filter((choice) => choice.seat === seat);
return kinds.length === 0 && !request ? null : /* @__PURE__ */ a("div", { class: "row haendler-partner", role: "group", "aria-label": props.name(seat), children: [
/* @__PURE__ */ a("b", { children: props.say([{ seat }]) }),
request && /* @__PURE__ */ a("span", { class: "haendler-fee", children: [
t.asksFor(request.fee),
" ",
/* @__PURE__ */ a(Heap, { goods: request.goods, label: props.texts.board.goods(request.goods) }),
requests.some((choice) => choice.seat === seat) && /* @__PURE__ */ a(Arm, { props, action: { type: "haendler.accept_request", seat }, children: t.accept }),
/* @__PURE__ */ a(Arm, { props, action: { type: "haendler.decline_request", seat }, children: t.decline })
] }),
kinds.length > 0 && /* @__PURE__ */ a(OfferForm, { props, seat, kinds })
] }, seat);
}) });
}
function OfferForm({ props, seat, kinds }) {
let { act, texts: texts2 } = props, t = texts2.board, key = keyOf(props, seat), most = Math.max(...kinds.map(({ fee_most: fee2 }) => fee2)), canTwo = kinds.some(({ goods }) => goods !== "one"), draft = drafts.value.get(key) ?? { one: USUAL, two: canTwo ? 2 * USUAL : null }, offer = ({ one, two }) => ({ type: "haendler.offer_loading", seat, fee_for_one: one, fee_for_two: two }), change = (next) => {
keep(key, next), act.arm(offer(next)) || act.clear();
}, fee = (of, label, usual) => /* @__PURE__ */ a("span", { class: "haendler-fee", children: [
/* @__PURE__ */ a(Button, { extra: "chip", pressed: draft[of] !== null, disabled: !act.isOpen.value, onClick: () => change({ ...draft, [of]: draft[of] === null ? usual : null }), children: label }),
draft[of] !== null && /* @__PURE__ */ a(Stepper, { min: 0, max: most, step: COIN, value: draft[of], label, open: act.isOpen.value, onChange: (value) => change({ ...draft, [of]: value }) })
] });
return /* @__PURE__ */ a($, { children: [
fee("one", t.feeOne, USUAL),
canTwo && fee("two", t.feeTwo, 2 * USUAL),
/* @__PURE__ */ a(Arm, { props, action: offer(draft), children: texts2.buttons["haendler.offer_loading"] })
] });
}
function Request({ props, choices }) {
let choice = choices[0];
if (!choice) return null;
let { act, texts: texts2 } = props, key = keyOf(props, null), draft = drafts.value.get(key), goods = choice.baskets.find((one) => JSON.stringify(one) === JSON.stringify(draft?.goods)), fee = Math.min(draft?.one ?? USUAL * (goods ? countOf(goods) : 1), choice.fee_most), change = (next) => {
keep(key, next), next.goods && act.arm({ type: "haendler.request_loading", goods: next.goods, fee: Math.min(next.one ?? USUAL * countOf(next.goods), choice.fee_most) });
}, isArmed = act.armed.value?.action.type === "haendler.request_loading";
return /* @__PURE__ */ a(Row, { title: texts2.buttons["haendler.request_loading"], children: [
choice.baskets.map((one) => /* @__PURE__ */ a(
Button,
{
extra: "chip",
label: props.texts.board.goods(one),
pressed: isArmed && one === goods,
disabled: !act.isOpen.value,
onClick: () => change({ one: draft?.one ?? null, two: null, goods: one }),
children: /* @__PURE__ */ a(Heap, { goods: one, label: "" })
},
JSON.stringify(one)
)),
/* @__PURE__ */ a("span", { class: "haendler-fee", children: [
texts2.board.feeOf,
/* @__PURE__ */ a(
Stepper,
{
min: 0,
max: choice.fee_most,
step: COIN,
value: fee,
label: texts2.board.feeOf,
open: act.isOpen.value,
onChange: (value) => change({ one: value, two: null, ...goods ? { goods } : {} })
}
)
] })
] });
}

// src/boards/haendler/deals.tsx
function Deals(props) {
let { negotiation } = props.view;
if (!negotiation) return null;
let t = props.texts.board;
return /* @__PURE__ */ a(Box, { title: t.deals, extra: "haendler-deals", children: [
negotiation.proposals.map((proposal) => /* @__PURE__ */ a("p", { children: /* @__PURE__ */ a(Proposal, { props, proposal }) }, proposal.seat)),
negotiation.pledges.map(({ number, pledge, seat, receiver, waits }) => /* @__PURE__ */ a("p", { children: [
props.say([{ seat }, " → ", { seat: receiver }, texts().page.colon]),
pledgeText(props, pledge),
waits && ` (${t.waits})`
] }, `${number} ${seat}`)),
negotiation.proposals.length + negotiation.pledges.length === 0 && /* @__PURE__ */ a("p", { class: "hint", children: t.noDeals }),
/* @__PURE__ */ a("small", { children: [
t.proposalsLeft,
texts().page.colon,
negotiation.proposals_left.map((left, seat) => props.say([seat === 0 ? "" : ", ", { seat }, ` ${left}`]))
] })
] });
}
function Proposal({ props, proposal: { seat, deal, card } }) {
let t = props.texts.board, { colon } = texts().page;
return /* @__PURE__ */ a("span", { children: [
props.say([{ seat }, colon, termsText(props, deal.gives), " · ", { seat: deal.partner }, colon, termsText(props, deal.asks)]),
deal.first !== null && /* @__PURE__ */ a("small", { children: [
" · ",
props.say([`${t.keptFirst} `, { seat: deal.first }])
] }),
card !== null && /* @__PURE__ */ a("small", { children: [
" · ",
t.cardSetAside(props.texts.ids[card])
] })
] });
}
function termsText(props, { card, money, pledge }) {
let t = props.texts.board;
return [money > 0 ? t.money(money) : "", card === null ? "" : props.texts.ids[card], pledge === null ? "" : pledgeText(props, pledge)].filter((one) => one !== "").join(", ") || t.nothing;
}
function pledgeText({ texts: texts2, teller }, pledge) {
let t = texts2.board.pledges;
switch (pledge.type) {
case "no_bid":
return t.noBid(pledge.wagon);
case "let_load":
return t.letLoad(pledge.wagon);
case "move_wagon":
return t.moveWagon(pledge.wagon, pledge.route.map((place2) => teller.place(place2)).join(" → "));
case "no_office":
return t.noOffice;
case "office_only":
return t.officeOnly(texts2.ids[pledge.good], texts2.ids[pledge.direction]);
default:
return t.officeSpares(texts2.ids[pledge.good]);
}
}

// src/boards/haendler/moves.tsx
var WAYS_MAX = 14;
function Moves({ props }) {
let { act, texts: texts2, view, me } = props, t = texts2.board, moves = act.options.value.map(({ action }) => action).filter(({ type }) => ["haendler.move_wagon", "haendler.move_courier", "haendler.spend_tile"].includes(type));
if (moves.length === 0) return null;
let wagons = view.wagons.filter(({ wagon }) => moves.some((action) => "wagon" in action && action.wagon === wagon)), tiles = view.players[me ?? -1]?.tiles ?? [];
return /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a(Row, { title: t.moveWhat, children: [
wagons.map(({ wagon }) => /* @__PURE__ */ a(Button, { extra: "chip", pressed: isOn(props, wagon), disabled: !act.can(wagonPick(wagon)), onClick: () => act.pick(wagonPick(wagon)), children: t.wagon(wagon) }, wagon)),
act.can(courierPick) && /* @__PURE__ */ a(Button, { extra: "chip", pressed: act.isPicked(courierPick.key), onClick: () => act.pick(courierPick), children: t.courier }),
/* @__PURE__ */ a("span", { class: "haendler-title", children: t.yourTiles }),
props.components.tiles.map((tile) => {
let pick = { key: `tile:${tile}`, fits: (action) => "tile" in action && action.tile === tile };
return /* @__PURE__ */ a(Button, { extra: "chip haendler-tile", label: t.tile(tile), pressed: act.isPicked(pick.key), disabled: !tiles.includes(tile) || !act.can(pick), onClick: () => act.pick(pick), children: tile }, tile);
})
] }),
/* @__PURE__ */ a(Ways, { props }),
/* @__PURE__ */ a(Foreseen, { props })
] });
}
function isOn({ act }, wagon) {
let armed = act.armed.value?.action;
return act.isPicked(`wagon:${wagon}`) || armed !== void 0 && "wagon" in armed && armed.wagon === wagon;
}
function Ways({ props }) {
let { act, texts: texts2, teller } = props, picked = act.picks.value.filter(({ key }) => !key.startsWith("one:")), left = act.options.value.map(({ action }) => action).filter((action) => picked.every((pick) => pick.fits(action))), isPlaced = picked.some(({ key }) => key.startsWith("place:") || key.startsWith("tile:") || key === courierPick.key);
return !isPlaced || left.length < 2 || left.length > WAYS_MAX ? left.length > WAYS_MAX || picked.length === 0 || isPlaced ? null : /* @__PURE__ */ a("p", { class: "hint", children: texts2.board.nowPlace }) : /* @__PURE__ */ a(Row, { title: texts2.board.howTo, children: left.map((action) => {
let pick = onePick(action);
return /* @__PURE__ */ a(Button, { extra: "chip", pressed: act.isPicked(pick.key), disabled: !act.isOpen.value, onClick: () => act.pick(pick), children: action.type === "haendler.move_wagon" ? wayText(props, action) : `${texts2.buttons[action.type]} ${teller.place(targetOf(action) ?? "")}` }, pick.key);
}) });
}
function wayText({ texts: texts2, teller }, action) {
let t = texts2.board, by = [action.tile === null ? "" : t.tile(action.tile), action.driver_points > 0 ? t.points(action.driver_points) : ""];
return `${t.wagon(action.wagon)}, ${by.filter((one) => one !== "").join(" + ")} → ${teller.place(action.route.at(-1) ?? "")}`;
}
function Foreseen({ props }) {
let armed = props.act.armed.value?.action, t = props.texts.board, of = choicesOf(props), found = [];
if (armed?.type === "haendler.move_wagon") {
let route = of("haendler.move_wagon").filter(({ wagon }) => wagon === armed.wagon).filter(({ tile, driver_points: points }) => tile === armed.tile && points === armed.driver_points).flatMap((choice) => choice.routes).find(({ places }) => places.join() === armed.route.join()), [roads, end] = [roadsOf(of("haendler.move_wagon")), armed.route.at(-1) ?? ""], arrives = route?.arrives ?? roads?.arrives_in.includes(end), meets = route?.influence_card ?? roads?.influence_card_at === end;
found = [arrives === !0 ? t.arrives : "", meets ? t.meets : ""];
} else armed?.type === "haendler.move_courier" && (found = of("haendler.move_courier").flatMap(({ spaces }) => spaces.map(({ space, influence_card: meets }) => space === armed.space && meets ? t.meets : "")));
let told = found.filter((one) => one !== "");
return told.length === 0 ? null : /* @__PURE__ */ a("p", { class: "row", children: told.map((one) => /* @__PURE__ */ a("span", { class: "tag", children: one }, one)) });
}

// src/boards/haendler/wheel.tsx
function Wheel({ props, arrows }) {
let { act, texts: texts2 } = props, set = arrowsOf(act), turn = (side, arrow) => {
let before = arrowsOf(act), first = side === "first" ? arrow : before.first, second = side === "second" ? arrow : before.second;
first !== void 0 && second !== void 0 ? act.arm({ type: "haendler.set_wheel", first, second }) || act.arm({ type: "haendler.set_wheel", first: second, second: first }) : act.open("haendler.set_wheel", { [side]: arrow });
};
return /* @__PURE__ */ a("div", { class: "row haendler-wheels", children: [
["first", "second"].map((side) => /* @__PURE__ */ a(Dial, { props, side, arrows, value: set[side], onTurn: (arrow) => turn(side, arrow) }, side)),
/* @__PURE__ */ a("p", { class: "hint", children: [
texts2.board.wheelHint,
" ",
/* @__PURE__ */ a(Good, { id: "coat_of_arms", label: texts2.ids.coat_of_arms }),
" ",
texts2.board.coatHint
] })
] });
}
function arrowsOf(act) {
let armed = act.armed.value?.action;
if (armed?.type === "haendler.set_wheel") return armed;
let form = act.form.value;
return form?.type === "haendler.set_wheel" ? form.values : {};
}
function Dial({ props: { act, texts: texts2 }, side, arrows, value, onTurn }) {
let turned = value === void 0 ? void 0 : arrows.indexOf(value) / arrows.length * 360;
return /* @__PURE__ */ a("fieldset", { class: "haendler-dial", "aria-label": texts2.fields[side], children: [
/* @__PURE__ */ a("svg", { viewBox: "-50 -50 100 100", "aria-hidden": "true", children: [
/* @__PURE__ */ a("circle", { r: "26" }),
turned !== void 0 && /* @__PURE__ */ a("path", { class: "needle", d: "M-6 6L0-24L6 6z", style: { transform: `rotate(${turned}deg)` } })
] }),
arrows.map((arrow, index) => {
let angle = index / arrows.length * 2 * Math.PI;
return /* @__PURE__ */ a(
"button",
{
type: "button",
class: "button",
style: { left: `${50 + 38 * Math.sin(angle)}%`, top: `${50 - 38 * Math.cos(angle)}%` },
"aria-pressed": value === arrow,
"aria-label": `${texts2.fields[side]}: ${texts2.ids[arrow]}`,
title: texts2.ids[arrow],
disabled: !act.isOpen.value,
onClick: () => onTurn(arrow),
children: /* @__PURE__ */ a(Good, { id: arrow })
},
arrow
);
})
] });
}

// src/boards/haendler/panel.tsx
var COIN2 = 100, PROPOSE = "haendler.propose_deal";
function HaendlerPanel(props) {
return props.act.form.value?.type === PROPOSE ? null : /* @__PURE__ */ a(Rows, { ...props });
}
function choicesOf(props) {
let all = props.act.decisions.value.flatMap(({ choices }) => choices ?? []);
return (...types) => all.filter((choice) => types.some((type) => type === choice.type));
}
function Rows(props) {
let of = choicesOf(props), own = props.me === null ? void 0 : props.view.players[props.me];
return /* @__PURE__ */ a("div", { class: "haendler-ask", children: [
own?.money != null && /* @__PURE__ */ a(Purse, { props, money: own.money }),
/* @__PURE__ */ a(Abilities, { props, choices: of("haendler.name_ability") }),
/* @__PURE__ */ a(Purchase, { props, choices: of("haendler.purchase") }),
of("haendler.bid").map(({ most }) => /* @__PURE__ */ a(Bid, { props, most }, "bid")),
/* @__PURE__ */ a(Baskets, { props, choices: of("haendler.load", "haendler.accept_offer", "haendler.play_free_loading", "haendler.sell_from_warehouse") }),
/* @__PURE__ */ a(Offers, { props, offers: of("haendler.offer_loading"), requests: of("haendler.accept_request") }),
/* @__PURE__ */ a(Request, { props, choices: of("haendler.request_loading") }),
/* @__PURE__ */ a(Moves, { props }),
/* @__PURE__ */ a(OnWagons, { props, choices: of("haendler.play_broken_axle", "haendler.remove_broken_axle", "haendler.play_sale_with_bonus") }),
/* @__PURE__ */ a(Pile, { props, choices: of("haendler.pick_influence") }),
of("haendler.set_wheel").map(({ arrows }) => /* @__PURE__ */ a(Wheel, { props, arrows }, "wheel")),
/* @__PURE__ */ a(Offices, { props, choices: of("haendler.use_office") }),
/* @__PURE__ */ a(SpecialSale, { props, choices: of("haendler.play_special_sale") }),
/* @__PURE__ */ a(Rise, { props, choices: of("haendler.rise") }),
/* @__PURE__ */ a(Proposals, { props, choices: of("haendler.accept_proposal") }),
/* @__PURE__ */ a(Simple, { props })
] });
}
function Purse({ props, money }) {
let { view, texts: texts2, me } = props, cards = view.players[me ?? -1]?.influence_cards, held = cards ? props.components.influence_cards.filter(({ id }) => cards[id] > 0).map(({ id }) => `${cards[id]} × ${texts2.ids[id]}`) : [];
return /* @__PURE__ */ a("p", { class: "hint", children: [
texts2.board.youHave,
" ",
/* @__PURE__ */ a("b", { children: texts2.board.money(money) }),
held.length > 0 && ` · ${held.join(", ")}`
] });
}
function Row({ title, children }) {
return /* @__PURE__ */ a("div", { class: "row haendler-row", role: "group", children: [
title !== void 0 && /* @__PURE__ */ a("span", { class: "haendler-title", children: title }),
children
] });
}
function Arm({ props, action, children, label }) {
let { act } = props, isArmed = JSON.stringify(sorted(act.armed.value?.action)) === JSON.stringify(sorted(action));
return /* @__PURE__ */ a(Button, { extra: "chip", pressed: isArmed, label, disabled: !act.isOpen.value || act.allows(action) === void 0, onClick: () => act.arm(action), children });
}
var sorted = (action) => action && Object.entries(action).sort(([one], [other]) => one < other ? -1 : 1);
function Abilities({ props, choices }) {
let { texts: texts2, components } = props, ids = choices.flatMap(({ abilities }) => abilities);
return ids.length === 0 ? null : /* @__PURE__ */ a(Row, { children: ids.map((ability) => /* @__PURE__ */ a(Arm, { props, action: { type: "haendler.name_ability", ability }, children: /* @__PURE__ */ a("span", { class: "haendler-card", children: [
/* @__PURE__ */ a("b", { children: [
texts2.ids[ability],
" · ",
components.abilities.find(({ id }) => id === ability)?.price
] }),
/* @__PURE__ */ a("small", { children: texts2.board.abilities[ability] })
] }) }, ability)) });
}
function Purchase({ props, choices }) {
if (choices.length === 0) return null;
let { act, texts: texts2, teller } = props, armed = act.armed.value?.action, picked = choices.find(({ good }) => act.isPicked(goodPick(good).key) || armed?.type === "haendler.purchase" && armed.good === good);
return /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a(Row, { title: texts2.board.shop, children: choices.map(({ good, price }) => /* @__PURE__ */ a(Button, { extra: "chip", pressed: picked?.good === good, disabled: !act.isOpen.value, onClick: () => act.pick(goodPick(good)), children: /* @__PURE__ */ a("span", { class: "haendler-icons", children: [
/* @__PURE__ */ a(Good, { id: good }),
" ",
texts2.ids[good],
" ",
/* @__PURE__ */ a("b", { children: price })
] }) }, good)) }),
picked && /* @__PURE__ */ a(Row, { title: texts2.board.into, children: picked.cities.map((city) => /* @__PURE__ */ a(Arm, { props, action: { type: "haendler.purchase", city, good: picked.good }, children: teller.place(city) }, city)) })
] });
}
function Bid({ props, most }) {
let { act, texts: texts2 } = props, form = act.form.value?.type === "haendler.bid" ? act.form.value : void 0, amount = Number(form?.values.amount ?? 0), bid = (value) => act.arm({ type: "haendler.bid", amount: value });
return /* @__PURE__ */ a(Row, { title: texts2.board.yourBid, children: [
/* @__PURE__ */ a(Stepper, { min: 0, max: most, step: COIN2, value: amount, label: texts2.board.yourBid, open: act.isOpen.value, onChange: bid }),
[0, 100, 200, 300, 500].map((value) => /* @__PURE__ */ a(Arm, { props, action: { type: "haendler.bid", amount: value }, children: value }, value))
] });
}
function OnWagons({ props, choices }) {
let { texts: texts2, teller, view } = props, at = (number) => teller.place(view.wagons.find(({ wagon }) => wagon === number)?.place ?? "");
return /* @__PURE__ */ a($, { children: choices.map(({ type, wagons }) => /* @__PURE__ */ a(Row, { title: texts2.buttons[type], children: wagons.map((wagon) => /* @__PURE__ */ a(Arm, { props, action: { type, wagon }, children: texts2.board.wagonAt(wagon, at(wagon)) }, wagon)) }, type)) });
}
function Pile({ props, choices }) {
let pile = choices[0]?.pile;
if (!pile) return null;
let ids = Object.keys(pile).filter((id) => pile[id] > 0);
return /* @__PURE__ */ a(Row, { children: ids.map((card) => /* @__PURE__ */ a(Arm, { props, action: { type: "haendler.pick_influence", card }, children: /* @__PURE__ */ a("span", { class: "haendler-card", children: [
/* @__PURE__ */ a("b", { children: [
props.texts.ids[card],
" · ",
props.texts.board.left(pile[card])
] }),
/* @__PURE__ */ a("small", { children: props.texts.board.influences[card] })
] }) }, card)) });
}
function Offices({ props, choices }) {
let { texts: texts2, view } = props;
if (choices.length === 0) return null;
let offices = [...new Set(choices.map(({ office }) => office))];
return /* @__PURE__ */ a($, { children: offices.map((office) => /* @__PURE__ */ a(Row, { title: texts2.ids[office], children: GOODS.map((good) => {
let ways = choices.filter((choice) => choice.office === office && choice.goods.includes(good));
return ways.length === 0 ? null : /* @__PURE__ */ a("span", { class: "haendler-icons haendler-office", children: [
/* @__PURE__ */ a(Good, { id: good, label: texts2.ids[good] }),
" ",
view.prices.find((price) => price.good === good)?.sell,
ways.map(({ direction }) => /* @__PURE__ */ a(Arm, { props, action: { type: "haendler.use_office", direction, good, office }, label: `${texts2.ids[good]} ${texts2.ids[direction]}`, children: direction === "up" ? "▲" : "▼" }, direction))
] }, good);
}) }, office)) });
}
function SpecialSale({ props, choices }) {
let { texts: texts2, teller } = props;
return /* @__PURE__ */ a($, { children: choices.map(({ city, goods }) => /* @__PURE__ */ a(Row, { title: `${texts2.buttons["haendler.play_special_sale"]}, ${teller.place(city)}`, children: goods.map((good) => /* @__PURE__ */ a(Arm, { props, action: { type: "haendler.play_special_sale", city, good }, children: /* @__PURE__ */ a("span", { class: "haendler-icons", children: [
/* @__PURE__ */ a(Good, { id: good }),
" ",
texts2.ids[good]
] }) }, good)) }, city)) });
}
function Rise({ props, choices }) {
return choices.length === 0 ? null : /* @__PURE__ */ a(Row, { title: props.texts.buttons["haendler.rise"], children: choices.map(({ cards, levels, price }) => /* @__PURE__ */ a(Arm, { props, action: { type: "haendler.rise", cards, levels }, children: props.texts.board.rise(levels, cards, price) }, `${cards} ${levels}`)) });
}
function Proposals({ props, choices }) {
let { view, texts: texts2, me } = props, open = (view.negotiation?.proposals ?? []).filter(({ deal }) => deal.partner === me);
return /* @__PURE__ */ a($, { children: open.map((proposal) => {
let cards = choices.find(({ seat }) => seat === proposal.seat), accept = cards === void 0 ? [] : cards.cards.length > 0 ? cards.cards : [null];
return /* @__PURE__ */ a(Row, { title: /* @__PURE__ */ a(Proposal, { props, proposal }), children: [
accept.map((card) => /* @__PURE__ */ a(Arm, { props, action: { type: "haendler.accept_proposal", seat: proposal.seat, card }, children: card === null ? texts2.board.accept : texts2.board.acceptGiving(texts2.ids[card]) }, card)),
/* @__PURE__ */ a(Arm, { props, action: { type: "haendler.decline_proposal", seat: proposal.seat }, children: texts2.board.decline })
] }, proposal.seat);
}) });
}
var SIMPLE = [
"haendler.raise",
"haendler.decline_offer",
"haendler.withdraw_request",
"haendler.take_credit",
"haendler.withdraw_proposal",
"haendler.repay_credit",
"haendler.close_bargaining",
"haendler.end_turn",
"haendler.pass"
], NOTHING = { card: null, pledge: null, asked_card: null, asked_pledge: null, first: null };
function Simple({ props }) {
let { act, texts: texts2, components } = props, types = new Set(act.options.value.map(({ action }) => action.type)), t = texts2.board, more = { "haendler.take_credit": t.creditOf(components.credit), "haendler.repay_credit": t.repayFor(components.repayment) }, shown = SIMPLE.filter((type) => types.has(type)), spend = act.options.value.map(({ action }) => action).filter((action) => action.type === "haendler.spend_tile"), canPropose = act.decisions.value.some(({ choices }) => choices?.some(({ type }) => type === PROPOSE));
return shown.length + spend.length === 0 && !canPropose ? null : /* @__PURE__ */ a(Row, { children: [
spend.map((action) => /* @__PURE__ */ a(Arm, { props, action, children: t.turnOver(action.tile) }, action.tile)),
shown.map((type) => /* @__PURE__ */ a(Arm, { props, action: { type }, children: more[type] ?? texts2.buttons[type] }, type)),
canPropose && /* @__PURE__ */ a(Button, { extra: "chip", disabled: !act.isOpen.value, onClick: () => act.open(PROPOSE, NOTHING), children: [
texts2.buttons[PROPOSE],
"…"
] })
] });
}

// src/boards/haendler/phase.tsx
function Phase(props) {
return /* @__PURE__ */ a("div", { class: "haendler-phase", children: [
/* @__PURE__ */ a("b", { children: props.texts.board.phases[props.view.phase.phase] }),
/* @__PURE__ */ a(Told, { ...props })
] });
}
function Told(props) {
let { view, texts: texts2 } = props, { phase } = view, t = texts2.board;
switch (phase.phase) {
case "auction":
return /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("span", { children: t.bidFor(texts2.ids[phase.ability], phase.price) }),
/* @__PURE__ */ a(Who, { props, seats: [phase.leader] }),
/* @__PURE__ */ a(Seats, { props, seats: phase.bidders, word: t.stillBid })
] });
case "purchasing":
return /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a(Who, { props, seats: [phase.seat] }),
/* @__PURE__ */ a("span", { children: t.bought(phase.bought, phase.lap, view.round === 1) })
] });
case "bidding":
return /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a(WagonWord, { props, wagon: phase.wagon }),
/* @__PURE__ */ a(Seats, { props, seats: phase.has_bid, word: t.haveBid }),
phase.own_bid !== null && /* @__PURE__ */ a("span", { children: t.ownBid(phase.own_bid) })
] });
case "bargaining": {
let offered = isUpright.value && phase.master === props.me ? [] : phase.bargains.filter(({ seat }) => seat !== phase.master);
return /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a(WagonWord, { props, wagon: phase.wagon }),
/* @__PURE__ */ a(Seats, { props, seats: [phase.master], word: t.master }),
phase.closed && /* @__PURE__ */ a("span", { class: "tag", children: t.closed }),
offered.map((bargain) => /* @__PURE__ */ a(Bargain, { props, bargain }, bargain.seat))
] });
}
case "moving":
return /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a(Who, { props, seats: [phase.seat] }),
phase.driver_points > 0 && /* @__PURE__ */ a("span", { children: t.driverPoints(phase.driver_points) }),
phase.moved.length > 0 && /* @__PURE__ */ a("span", { children: t.moved(phase.moved) }),
phase.tile_turned && /* @__PURE__ */ a("span", { children: t.tileTurned }),
phase.courier_moved && /* @__PURE__ */ a("span", { children: t.courierMoved }),
phase.picking && /* @__PURE__ */ a("span", { children: t.picking })
] });
case "setting_wheels":
return /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a(Seats, { props, seats: phase.has_set, word: t.haveSet }),
phase.own_wheel && /* @__PURE__ */ a("span", { class: "haendler-icons", children: [
t.ownWheel,
" ",
/* @__PURE__ */ a(Good, { id: phase.own_wheel.first, label: texts2.ids[phase.own_wheel.first] }),
/* @__PURE__ */ a(Good, { id: phase.own_wheel.second, label: texts2.ids[phase.own_wheel.second] })
] })
] });
case "over":
return /* @__PURE__ */ a(Standings, { ...props });
default:
return /* @__PURE__ */ a($, { children: [
"wagon" in phase && /* @__PURE__ */ a(WagonWord, { props, wagon: phase.wagon }),
/* @__PURE__ */ a(Who, { props, seats: ["seat" in phase ? phase.seat : phase.master] })
] });
}
}
function Who({ props, seats }) {
return props.say(seats.flatMap((seat, index) => index === 0 ? [{ seat }] : [", ", { seat }]));
}
function Seats({ props, seats, word }) {
return /* @__PURE__ */ a("span", { children: [
word,
texts().page.colon,
seats.length === 0 ? props.texts.board.noPlayer : /* @__PURE__ */ a(Who, { props, seats })
] });
}
function WagonWord({ props: { view, texts: texts2, teller }, wagon }) {
let at = view.wagons.find((one) => one.wagon === wagon)?.place;
return /* @__PURE__ */ a("span", { children: texts2.board.wagonAt(wagon, at === void 0 ? "" : teller.place(at)) });
}
function Bargain({ props, bargain: { seat, offer, request, passed } }) {
let t = props.texts.board;
return /* @__PURE__ */ a("span", { class: "haendler-bargain", children: [
/* @__PURE__ */ a(SeatIcon, { seat, size: 13 }),
offer && /* @__PURE__ */ a("span", { children: t.offered(offer.fee_for_one, offer.fee_for_two) }),
request && /* @__PURE__ */ a("span", { class: "haendler-icons", children: [
t.asksFor(request.fee),
" ",
/* @__PURE__ */ a(Heap, { goods: request.goods, label: props.texts.board.goods(request.goods) })
] }),
passed ? t.passed : !offer && !request && "…"
] });
}
function Standings(props) {
let { phase } = props.view;
if (phase.phase !== "over") return null;
let t = props.texts.board, { ranks } = boardOf(props);
return /* @__PURE__ */ a("ol", { class: "haendler-standings", children: phase.standings.map(({ seat, place: place2, rank, money, credits }) => /* @__PURE__ */ a("li", { children: [
place2,
". ",
/* @__PURE__ */ a(Who, { props, seats: [seat] }),
" ",
ranks[rank]?.name,
" · ",
t.money(money),
credits > 0 && ` · ${t.credits(credits)}`
] }, seat)) });
}

// src/boards/haendler/side.tsx
function Side(props) {
return /* @__PURE__ */ a($, { children: [
!isUpright.value && /* @__PURE__ */ a(Wagons, { ...props }),
/* @__PURE__ */ a(Purses, { ...props }),
/* @__PURE__ */ a(Deals, { ...props }),
/* @__PURE__ */ a(Ranks, { ...props })
] });
}
function Wagons(props) {
return /* @__PURE__ */ a(Box, { title: props.texts.board.wagons, extra: "haendler-wagons", children: props.view.wagons.map((wagon) => /* @__PURE__ */ a(Load, { props, wagon }, wagon.wagon)) });
}
function Load({ props, wagon }) {
let { act, texts: texts2, teller, say } = props, t = texts2.board, at = teller.place(wagon.place);
return /* @__PURE__ */ a(Spot, { act, pick: wagonPick(wagon.wagon), label: t.wagonAt(wagon.wagon, at), extra: "haendler-load", children: [
/* @__PURE__ */ a("span", { class: "haendler-line", children: [
/* @__PURE__ */ a("b", { children: t.wagon(wagon.wagon) }),
/* @__PURE__ */ a("small", { children: [
at,
wagon.from !== null && ` · ${t.from(teller.place(wagon.from))}`,
wagon.arrived && ` · ${t.arrived}`
] }),
/* @__PURE__ */ a("small", { children: [
t.master,
texts().page.colon,
wagon.master === null ? t.noPlayer : say([{ seat: wagon.master }])
] })
] }),
/* @__PURE__ */ a("span", { class: "haendler-cargo", children: [
wagon.loads.map(
(goods, seat) => countOf(goods) > 0 && /* @__PURE__ */ a("span", { children: [
/* @__PURE__ */ a(SeatIcon, { seat, size: 13 }),
/* @__PURE__ */ a(Heap, { goods, label: props.texts.board.goods(goods) })
] }, seat)
),
wagon.loads.every((goods) => countOf(goods) === 0) && /* @__PURE__ */ a("small", { children: t.empty }),
wagon.broken_axles.map((seat, index) => /* @__PURE__ */ a("span", { class: "tag", children: [
/* @__PURE__ */ a(SeatIcon, { seat, size: 11 }),
" ",
texts2.ids.broken_axle
] }, `axle ${index}`)),
wagon.sale_with_bonus.map((seat, index) => /* @__PURE__ */ a("span", { class: "tag", children: [
/* @__PURE__ */ a(SeatIcon, { seat, size: 11 }),
" ",
texts2.ids.sale_with_bonus
] }, `bonus ${index}`))
] })
] });
}
function Purses(props) {
return /* @__PURE__ */ a(Box, { title: props.texts.board.purses, extra: "haendler-purses", children: props.view.players.map((player) => /* @__PURE__ */ a(Purse2, { props, player }, player.seat)) });
}
function Purse2({ props, player }) {
let { view, texts: texts2, say, components } = props, t = texts2.board, { ranks } = boardOf(props);
return /* @__PURE__ */ a("div", { class: "haendler-purse", "data-me": player.seat === props.me, children: [
/* @__PURE__ */ a("span", { class: "haendler-line", children: [
say([{ seat: player.seat }]),
view.starting_player === player.seat && /* @__PURE__ */ a("span", { class: "tag", children: t.first }),
/* @__PURE__ */ a("b", { class: "haendler-end", children: player.money === null ? /* @__PURE__ */ a("small", { children: t.hidden }) : t.money(player.money) })
] }),
/* @__PURE__ */ a("span", { class: "haendler-line", children: [
/* @__PURE__ */ a("span", { children: t.rankOf(ranks[player.rank]?.name ?? "", player.rank + 1) }),
/* @__PURE__ */ a("span", { class: "haendler-tiles haendler-end", role: "img", "aria-label": t.tilesLeft(player.tiles), children: components.tiles.map((tile) => /* @__PURE__ */ a("i", { "data-on": player.tiles.includes(tile), children: tile }, tile)) })
] }),
/* @__PURE__ */ a("small", { children: player.abilities.map((id) => texts2.ids[id]).join(" · ") || t.noAbility }),
player.influence_count > 0 && /* @__PURE__ */ a("small", { children: t.influence(player.influence_count, player.influence_cards === null ? null : cardsText(props, player.influence_cards)) }),
player.credits > 0 && /* @__PURE__ */ a("small", { class: "haendler-debt", children: t.credits(player.credits) })
] });
}
function cardsText({ texts: texts2, components }, cards) {
return components.influence_cards.flatMap(({ id }) => cards[id] > 0 ? [cards[id] > 1 ? `${cards[id]} × ${texts2.ids[id]}` : texts2.ids[id]] : []).join(", ");
}
function Ranks(props) {
let { view, texts: texts2 } = props, t = texts2.board, ranks = boardOf(props).ranks.map((rank, index) => ({ ...rank, index })), used = cardsText(props, view.influence_used);
return /* @__PURE__ */ a(Box, { title: t.ranks, extra: "haendler-ranks", children: [
/* @__PURE__ */ a("ol", { reversed: !0, children: ranks.toReversed().map(({ name, upkeep, index }) => /* @__PURE__ */ a("li", { children: [
/* @__PURE__ */ a("span", { children: name }),
/* @__PURE__ */ a("span", { class: "haendler-on", children: view.players.filter(({ rank }) => rank === index).map(({ seat }) => /* @__PURE__ */ a(SeatIcon, { seat, size: 14 }, seat)) }),
/* @__PURE__ */ a("small", { children: t.upkeep(upkeep) })
] }, index)) }),
used !== "" && /* @__PURE__ */ a("small", { children: [
t.used,
texts().page.colon,
used
] })
] });
}

// src/boards/haendler/index.tsx
function Table(props) {
let { hasMiddle } = layoutOf(boardOf(props), isUpright.value), frame = T(null);
return F(() => {
let measure = () => isUpright.value = frame.current.clientWidth < WIDE_MIN, observer = new ResizeObserver(measure);
return observer.observe(frame.current), measure(), () => observer.disconnect();
}, []), /* @__PURE__ */ a("div", { class: "haendler", "data-upright": isUpright.value, ref: frame, children: [
/* @__PURE__ */ a(Phase, { ...props }),
/* @__PURE__ */ a(RoadMap, { ...props }),
!hasMiddle && /* @__PURE__ */ a(Market, { ...props }),
isUpright.value && /* @__PURE__ */ a(Wagons, { ...props })
] });
}
var haendler = { Table, Side, Panel: HaendlerPanel };
export {
haendler
};
