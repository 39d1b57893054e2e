import {
$,
Box,
Button,
SeatIcon,
Stepper,
a,
texts
} from "./app.js";

// src/boards/medici/icons.tsx
var FORMS = {
metals: /* @__PURE__ */ a("path", { d: "M7 8h10l4 9H3z M9 5h6l1.5 3h-9z" }),
spices: /* @__PURE__ */ a("path", { d: "M12 3c6 5 6 12 0 18c-6-6-6-13 0-18z M12 8v13" }),
porcelain: /* @__PURE__ */ a("path", { d: "M5 6h12v6a6 6 0 0 1-12 0z M17 8h2.5a2 2 0 0 1 0 5H17 M6 21h10" }),
cloth: /* @__PURE__ */ a("path", { d: "M4 7h13v10H4z M17 7a3 5 0 0 1 0 10a3 5 0 0 1 0-10z M4 10.5h10 M4 13.5h10" }),
dyes: /* @__PURE__ */ a("path", { d: "M12 3c4 6 6 8.5 6 12a6 6 0 0 1-12 0c0-3.5 2-6 6-12z" })
};
function WareIcon({ ware, size = 22 }) {
return /* @__PURE__ */ a("svg", { class: `medici-ware medici-${ware ?? "neutral"}`, width: size, height: size, viewBox: "0 0 24 24", "aria-hidden": "true", children: ware === null ? /* @__PURE__ */ a("path", { d: "M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16z M12 9v6 M9 12h6" }) : FORMS[ware] });
}

// src/boards/medici/index.tsx
var medici = { Table, Side, Panel }, PLACES_MAX = 5;
function Table(props) {
return /* @__PURE__ */ a("div", { class: "medici", children: [
props.view.phase.phase !== "over" && /* @__PURE__ */ a(Lot, { ...props }),
/* @__PURE__ */ a(Warehouses, { ...props }),
/* @__PURE__ */ a(Accounts, { ...props })
] });
}
function Card({ card, small, words }) {
let ware = card.ware === null ? words.texts.board.neutral : words.texts.ids[card.ware];
return /* @__PURE__ */ a("span", { class: `medici-card medici-${card.ware ?? "neutral"}`, "data-small": small, role: "img", "aria-label": `${ware} ${card.value}`, children: [
/* @__PURE__ */ a("b", { "aria-hidden": "true", children: card.value }),
/* @__PURE__ */ a(WareIcon, { ware: card.ware, size: small ? 18 : 26 })
] });
}
function Lot(props) {
let { view, act, texts: texts2 } = props, t = texts2.board, turnUp = { key: "deck:turn-up", fits: ({ type }) => type === "medici.turn_up" }, canTurnUp = act.can(turnUp);
return /* @__PURE__ */ a("section", { class: "box medici-top", children: [
/* @__PURE__ */ a("div", { class: "medici-lot", children: [
/* @__PURE__ */ a("h2", { children: t.lot }),
/* @__PURE__ */ a("div", { class: "row", children: [
view.lot.map((card, index) => /* @__PURE__ */ a(Card, { card, words: props }, index)),
view.lot.length === 0 && /* @__PURE__ */ a("span", { class: "hint", children: t.noLot }),
/* @__PURE__ */ a("button", { type: "button", class: "medici-deck", disabled: !canTurnUp, "aria-pressed": act.isPicked(turnUp.key), onClick: () => act.pick(turnUp), ...act.pointing(turnUp), children: [
/* @__PURE__ */ a("b", { children: view.deck_size }),
/* @__PURE__ */ a("span", { class: "unseen", children: canTurnUp ? t.turnUpHere : t.deck(view.deck_size) })
] }),
/* @__PURE__ */ a("span", { class: "hint", children: [
t.deck(view.deck_size),
/* @__PURE__ */ a("br", {}),
t.leftOut(view.left_out_size)
] })
] })
] }),
/* @__PURE__ */ a(Bidding, { ...props })
] });
}
function Bidding({ view, texts: texts2, name }) {
let t = texts2.board, { phase } = view;
if (phase.phase === "over") return null;
let status = (seat) => phase.phase === "turning_up" ? seat === phase.turner ? t.turnsUp : "" : phase.highest_bid?.seat === seat ? t.highest(phase.highest_bid.amount) : phase.to_bid[0] === seat ? t.toBid : phase.to_bid.includes(seat) ? t.later : t.out;
return /* @__PURE__ */ a("div", { class: "medici-bidding", children: [
/* @__PURE__ */ a("h2", { children: t.bidding }),
/* @__PURE__ */ a("ul", { class: "row", children: view.players.map(({ seat }) => /* @__PURE__ */ a(
"li",
{
class: "medici-bidder",
"data-now": phase.phase === "bidding" ? phase.to_bid[0] === seat : phase.turner === seat,
"data-highest": phase.phase === "bidding" && phase.highest_bid?.seat === seat,
children: [
/* @__PURE__ */ a(SeatIcon, { seat, size: 14 }),
" ",
name(seat),
" ",
/* @__PURE__ */ a("small", { children: status(seat) })
]
},
seat
)) })
] });
}
function Warehouses(props) {
let { view, components, texts: texts2 } = props, proceeds = components.tables.find(({ seats }) => seats === view.players.length)?.proceeds ?? [];
return /* @__PURE__ */ a("section", { class: "box", children: [
/* @__PURE__ */ a("h2", { children: texts2.board.warehouses(proceeds) }),
/* @__PURE__ */ a("div", { class: "medici-warehouses", children: view.players.map((player) => /* @__PURE__ */ a(Warehouse, { player, words: props }, player.seat)) })
] });
}
function Warehouse({ player, words }) {
let { me, name, texts: texts2 } = words, empty = Math.max(0, PLACES_MAX - player.warehouse.length);
return /* @__PURE__ */ a("article", { class: "medici-warehouse", "data-me": player.seat === me, children: [
/* @__PURE__ */ a("header", { children: [
/* @__PURE__ */ a(SeatIcon, { seat: player.seat, size: 15 }),
/* @__PURE__ */ a("b", { class: "grow", children: name(player.seat) }),
player.seat === me && /* @__PURE__ */ a("span", { class: "tag", children: texts().page.you }),
/* @__PURE__ */ a("span", { children: [
/* @__PURE__ */ a("b", { children: player.wealth }),
" ",
/* @__PURE__ */ a("small", { class: "hint", children: texts2.board.florins })
] })
] }),
/* @__PURE__ */ a("div", { class: "medici-places", children: [
player.warehouse.map((card, index) => /* @__PURE__ */ a(Card, { card, small: !0, words }, index)),
Array.from({ length: empty }, (_, index) => /* @__PURE__ */ a("span", { class: "medici-place" }, `empty ${index}`)),
/* @__PURE__ */ a("b", { class: "medici-sum", children: player.warehouse_value })
] })
] });
}
function Accounts({ view, components, texts: texts2, name }) {
let t = texts2.board, spaces = components.account_spaces, positionOf = (player, ware) => player.accounts.find((account) => account.ware === ware)?.position;
return /* @__PURE__ */ a("section", { class: "box", children: [
/* @__PURE__ */ a("h2", { children: t.accounts(components.account_awards) }),
/* @__PURE__ */ a("div", { class: "medici-scroll", children: /* @__PURE__ */ a("table", { class: "medici-accounts", children: /* @__PURE__ */ a("tbody", { children: components.wares.map(({ id }) => /* @__PURE__ */ a("tr", { children: [
/* @__PURE__ */ a("th", { scope: "row", children: [
/* @__PURE__ */ a(WareIcon, { ware: id, size: 20 }),
" ",
/* @__PURE__ */ a("span", { children: texts2.ids[id] })
] }),
spaces.map(({ space, prize }) => {
let there = view.players.filter((player) => positionOf(player, id) === space);
return /* @__PURE__ */ a("td", { "data-prize": prize > 0, children: [
/* @__PURE__ */ a("small", { "aria-hidden": "true", children: prize > 0 ? `+${prize}` : space }),
there.map(({ seat }) => /* @__PURE__ */ a(SeatIcon, { seat, size: 15 }, seat)),
there.length > 0 && /* @__PURE__ */ a("span", { class: "unseen", children: `${t.space(space)}: ${there.map(({ seat }) => name(seat)).join(", ")}` })
] }, space);
})
] }, id)) }) }) })
] });
}
function Side({ view, me, texts: texts2 }) {
let t = texts2.board, player = me === null ? void 0 : view.players[me];
if (!player || view.lot.length === 0) return null;
let value = view.lot.reduce((sum, card) => sum + card.value, 0), wares = [...new Set(view.lot.flatMap(({ ware }) => ware ?? []))];
return /* @__PURE__ */ a(Box, { title: t.ifYouWin, children: [
view.lot.length > player.room ? /* @__PURE__ */ a("p", { children: t.noRoom }) : /* @__PURE__ */ a("dl", { class: "medici-sums", children: [
/* @__PURE__ */ a("dt", { children: t.warehouse }),
/* @__PURE__ */ a("dd", { children: [
player.warehouse_value,
" + ",
value,
" = ",
/* @__PURE__ */ a("b", { children: player.warehouse_value + value })
] }),
wares.map((ware) => /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("dt", { children: texts2.ids[ware] }),
/* @__PURE__ */ a("dd", { children: [
"+",
[...player.warehouse, ...view.lot].filter((card) => card.ware === ware).length
] })
] }))
] }),
/* @__PURE__ */ a("p", { class: "hint", children: t.room(player.room, PLACES_MAX) }),
/* @__PURE__ */ a("p", { class: "hint", children: t.sums })
] });
}
function Panel({ view, me, act, texts: texts2 }) {
let t = texts2.board, bid = act.decisions.value.flatMap(({ choices }) => choices ?? []).find((choice) => choice.type === "medici.bid"), pass = { type: "medici.pass" };
if (!bid || me === null) return null;
let form = act.form.value, amount = form?.type === "medici.bid" ? Number(form.values.amount) : void 0, wealth = view.players[me]?.wealth ?? 0;
return /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("div", { class: "row medici-bid", children: [
/* @__PURE__ */ a(Button, { pressed: form?.type === "medici.pass", disabled: !act.isOpen.value, onClick: () => act.arm(pass), children: texts2.buttons["medici.pass"] }),
/* @__PURE__ */ a(Button, { pressed: amount === bid.min, disabled: !act.isOpen.value, onClick: () => act.open("medici.bid", { amount: bid.min }), children: [
texts2.buttons["medici.bid"],
" ",
bid.min
] }),
/* @__PURE__ */ a(
Stepper,
{
min: bid.min,
max: bid.max,
step: 1,
value: amount ?? bid.min,
label: t.yourBid,
open: act.isOpen.value,
onChange: (value) => act.open("medici.bid", { amount: value })
}
)
] }),
amount !== void 0 && /* @__PURE__ */ a("p", { class: "hint", children: t.keeps(wealth - amount) })
] });
}
export {
medici
};
