import {
$,
A,
Button,
Choice,
Failure,
SeatIcon,
T,
UsualOrders,
a,
k,
rulesets,
said,
same,
useOrders,
useRead,
useSignal
} from "./app.js";

// src/boards/dale_of_merchants/icons.tsx
var DARK = "#1f1a17", GROUNDS = {
platypuses: "#2f86a8",
sloths: "#8c6a3f",
crocodiles: "#4a8c3f",
foxes: "#d97a1f",
polecats: "#8d4b94",
owls: "#5468b8",
junk: "#857f78"
}, HEADS = {
platypuses: /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("circle", { cx: "12", cy: "9", r: "6", fill: "#fff" }),
/* @__PURE__ */ a("path", { d: "M4 16c0-4 4-5 8-5s8 1 8 5c0 3-4 4-8 4s-8-1-8-4z", fill: DARK }),
/* @__PURE__ */ a("path", { d: "M9 15.2h.1M15 15.2h.1", stroke: "#fff", "stroke-width": "2", "stroke-linecap": "round" }),
/* @__PURE__ */ a("path", { d: "M9.5 7.5h.1M14.5 7.5h.1", stroke: DARK, "stroke-width": "2.2", "stroke-linecap": "round" })
] }),
sloths: /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("circle", { cx: "12", cy: "12", r: "8.5", fill: "#fff" }),
/* @__PURE__ */ a("path", { d: "M10.5 9.5L5 14M13.5 9.5L19 14", stroke: DARK, "stroke-width": "3.4", "stroke-linecap": "round" }),
/* @__PURE__ */ a("path", { d: "M9 17q3 2 6 0", fill: "none", stroke: DARK, "stroke-width": "1.6", "stroke-linecap": "round" }),
/* @__PURE__ */ a("ellipse", { cx: "12", cy: "13.6", rx: "2", ry: "1.4", fill: DARK })
] }),
crocodiles: /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("path", { d: "M3 10c0-3 2-5 5-5 2 0 3 1 4 3l9 2v3H3z", fill: "#fff" }),
/* @__PURE__ */ a("path", { d: "M3 19v-4.5l3 2 3-2 3 2 3-2 3 2 3-2V18q0 1-1 1z", fill: "#fff" }),
/* @__PURE__ */ a("circle", { cx: "8", cy: "8.5", r: "1.5", fill: DARK })
] }),
foxes: /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("path", { d: "M2.5 2.5l7 6h5l7-6v10L12 21.5 2.5 12.5z", fill: "#fff" }),
/* @__PURE__ */ a("path", { d: "M8 12h.1M16 12h.1", stroke: DARK, "stroke-width": "2.4", "stroke-linecap": "round" }),
/* @__PURE__ */ a("path", { d: "M10 18.5h4l-2 2.5z", fill: DARK })
] }),
polecats: /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("circle", { cx: "6", cy: "6.5", r: "3", fill: "#fff" }),
/* @__PURE__ */ a("circle", { cx: "18", cy: "6.5", r: "3", fill: "#fff" }),
/* @__PURE__ */ a("path", { d: "M12 4.5c5 0 8 3 8 7 0 5-4 9-8 9s-8-4-8-9c0-4 3-7 8-7z", fill: "#fff" }),
/* @__PURE__ */ a("path", { d: "M4.2 9.5h15.6v4.2q-4 1.3-7.8-1.2-3.8 2.5-7.8 1.2z", fill: DARK }),
/* @__PURE__ */ a("path", { d: "M8.3 11.5h.1M15.7 11.5h.1", stroke: "#fff", "stroke-width": "2", "stroke-linecap": "round" }),
/* @__PURE__ */ a("circle", { cx: "12", cy: "17.3", r: "1.4", fill: DARK })
] }),
owls: /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("path", { d: "M4 3l4 2.5h8L20 3v11q-2 7-8 7t-8-7z", fill: "#fff" }),
/* @__PURE__ */ a("circle", { cx: "8.5", cy: "11", r: "3.2", fill: DARK }),
/* @__PURE__ */ a("circle", { cx: "15.5", cy: "11", r: "3.2", fill: DARK }),
/* @__PURE__ */ a("path", { d: "M8.5 11h.1M15.5 11h.1", stroke: "#fff", "stroke-width": "2", "stroke-linecap": "round" }),
/* @__PURE__ */ a("path", { d: "M10.5 15h3L12 18.5z", fill: DARK })
] }),
junk: /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("path", { d: "M4 8h16v12H4z", fill: "#fff" }),
/* @__PURE__ */ a("path", { d: "M4 8l5-4M20 8l-4-5M4 12h16M4 16h16M9 8v12M15.5 8v12", stroke: DARK, "stroke-width": "1.5" })
] })
};
function Emblem({ set, size = 22 }) {
let id = set ?? "junk";
return /* @__PURE__ */ a("svg", { class: "dale-emblem", width: size, height: size, viewBox: "0 0 24 24", "aria-hidden": "true", children: [
/* @__PURE__ */ a("rect", { class: "mark", x: "0.75", y: "0.75", width: "22.5", height: "22.5", rx: "5", fill: GROUNDS[id] }),
HEADS[id]
] });
}
function Back({ size = 22 }) {
return /* @__PURE__ */ a("svg", { class: "dale-emblem", width: size, height: size, viewBox: "0 0 24 24", "aria-hidden": "true", children: [
/* @__PURE__ */ a("rect", { x: "7", y: "1.5", width: "13", height: "18", rx: "2.5", fill: "var(--sunk)", stroke: "var(--mark)" }),
/* @__PURE__ */ a("rect", { x: "4", y: "4", width: "13", height: "18", rx: "2.5", fill: "var(--paper)", stroke: "var(--mark)", "stroke-width": "1.5" }),
/* @__PURE__ */ a("path", { d: "M7 8l7 10M14 8L7 18", stroke: "var(--soft)", "stroke-width": "1.5" })
] });
}

// src/boards/dale_of_merchants/card.tsx
function infoOf({ components }, card) {
return components.cards.find(({ id }) => id === card);
}
function useOf({ texts }, info) {
let { board } = texts;
return info.bonus_action ? `${board.uses[info.card_type]} · ${board.bonus}` : board.uses[info.card_type];
}
function CardButton({ props, card, value, can, picked, order, onClick, children }) {
let info = infoOf(props, card), worth = value ?? info.value;
return /* @__PURE__ */ a("button", { type: "button", class: "dale-card", "data-can": can === !0, "data-set": info.set ?? "junk", "aria-pressed": can === !0 || picked === !0 ? picked === !0 : void 0, onClick, children: [
/* @__PURE__ */ a("span", { class: "dale-card-head", children: [
/* @__PURE__ */ a("b", { class: "dale-value", children: worth }),
worth !== info.value && /* @__PURE__ */ a("s", { class: "hint", children: info.value }),
/* @__PURE__ */ a("span", { class: "dale-name", children: props.texts.ids[card] }),
/* @__PURE__ */ a(Emblem, { set: info.set })
] }),
info.set && /* @__PURE__ */ a("span", { class: "dale-text", children: said(info.texts) }),
/* @__PURE__ */ a("span", { class: "dale-foot", children: [
/* @__PURE__ */ a("span", { class: "dale-use", title: useOf(props, info), children: [
props.texts.board.uses[info.card_type],
info.bonus_action && " +"
] }),
children
] }),
order !== void 0 && /* @__PURE__ */ a("span", { class: "dale-order", children: order })
] });
}
function Look({ props, card }) {
if (card === void 0) return null;
let info = infoOf(props, card);
return /* @__PURE__ */ a("p", { class: "dale-look", role: "status", children: [
/* @__PURE__ */ a("b", { children: props.texts.ids[card] }),
" ",
/* @__PURE__ */ a("span", { class: "hint", children: [info.set && props.texts.ids[info.set], useOf(props, info)].filter(Boolean).join(" · ") }),
/* @__PURE__ */ a("br", {}),
said(info.texts)
] });
}
function Chip({ props, card, value, named }) {
let info = infoOf(props, card);
return /* @__PURE__ */ a("span", { class: "dale-chip", title: `${props.texts.ids[card]}: ${said(info.texts)}`, children: [
/* @__PURE__ */ a(Emblem, { set: info.set, size: 18 }),
/* @__PURE__ */ a("b", { children: value ?? info.value }),
named === !0 && /* @__PURE__ */ a("span", { children: props.texts.ids[card] })
] });
}
function CardRow(props) {
let looked = useSignal(void 0), { cards } = props;
return /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("div", { class: "dale-row", "data-many": cards.length > 5, role: "group", "aria-label": props.label, children: [
cards.map(
({ card, onClick, key, children, ...rest }) => card === null ? /* @__PURE__ */ a("span", { class: "dale-gap", children: props.empty }, key) : /* @__PURE__ */ k(
CardButton,
{
...rest,
key,
props: props.props,
card,
onClick: () => {
looked.value = key, onClick?.();
}
},
children
)
),
props.children
] }),
/* @__PURE__ */ a(Look, { props: props.props, card: cards.find(({ key }) => key === looked.value)?.card ?? void 0 })
] });
}

// src/boards/dale_of_merchants/draft.ts
var PREFIX = "dale_of_merchants.", EMPTY = { hand: [], slots: [], deck: [], pile: [], seats: [], stall: void 0, keep: !1, market: void 0, type: void 0 }, BY_CARDS = [
"buy",
"rearrange_and_buy",
"choose_hand_cards",
"choose_deck_cards",
"choose_pile_cards",
"choose_market_cards",
"choose_stall_card",
"deal",
"order_cards",
"exchange",
"swap",
"help"
];
function isByCards(type, types) {
return BY_CARDS.includes(type) || type === "use_owl" && !types.includes("discard");
}
function choices(act) {
return act.decisions.value.flatMap((decision) => decision.choices ?? []);
}
function choicesOf(act, name) {
return choices(act).filter(({ type }) => type === PREFIX + name);
}
function typesOf(act) {
return [...new Set(choices(act).map(({ type }) => type.slice(PREFIX.length)))];
}
function actionOf(name, fields = {}) {
return { type: PREFIX + name, ...fields };
}
function armedType(act) {
return act.armed.value?.action.type.slice(PREFIX.length);
}
function isArmed(act, action) {
return same(act.armed.value?.action, action);
}
function draftOf(act) {
let draft = act.draft.value;
return draft || (act.form.value && act.armed.value ? drawn(act.armed.value.action) : EMPTY);
}
function drawn(action) {
let list = (name) => Array.isArray(action[name]) ? action[name] : [], one = (name) => typeof action[name] == "number" ? [action[name]] : [], type = String(action.type).slice(PREFIX.length), [places, slot] = [list("places"), one("slot")[0]], to = one("to")[0], others = list("others"), market = to === void 0 || slot === void 0 ? void 0 : [...others.slice(0, to), slot, ...others.slice(to)];
return {
...EMPTY,
hand: [...list("payment"), ...list("cards"), ...one("card")],
slots: market && to !== void 0 ? [to] : [...list("slots"), ...one("slot")],
deck: type === "choose_pile_cards" ? [] : places,
pile: type === "choose_pile_cards" ? places : type === "swap" ? one("place") : [],
seats: list("players"),
stall: type === "choose_stall_card" ? [Number(action.stack), Number(action.place)] : void 0,
keep: action.keep_glue === !0,
market,
type: BY_CARDS.includes(type) ? void 0 : type
};
}
function made(draft, name) {
let { hand, slots, deck, pile, seats, stall, market } = draft, [card, slot] = [hand[0], slots[0]];
switch (name) {
case "buy":
return slots.length === 1 && !market ? actionOf(name, { slot, payment: hand, keep_glue: draft.keep }) : void 0;
case "rearrange_and_buy":
return slots.length === 1 && market ? actionOf(name, { ...arranged(market, slot), payment: hand, keep_glue: draft.keep }) : void 0;
case "play":
case "use_owl":
return hand.length === 1 ? actionOf(name, { card }) : void 0;
case "build":
case "ask_for_help":
case "discard":
case "choose_hand_cards":
case "help":
return actionOf(name, { cards: hand });
case "choose_deck_cards":
case "order_cards":
return actionOf(name, { places: deck });
case "choose_pile_cards":
return actionOf(name, { places: pile });
case "choose_market_cards":
return actionOf(name, { slots });
case "choose_stall_card":
return stall && actionOf(name, { stack: stall[0], place: stall[1] });
case "deal":
return seats.includes(null) ? void 0 : actionOf(name, { players: seats });
case "exchange":
return actionOf(name, { cards: hand, places: deck });
case "swap":
return hand.length === 1 && pile.length === 1 ? actionOf(name, { card, place: pile[0] }) : void 0;
default:
return;
}
}
function arranged(market, to) {
return { slot: market[to], to, others: market.filter((_, slot) => slot !== to) };
}
function offered(act, draft, name) {
let action = made(draft, name);
return action && act.allows(action) ? action : void 0;
}
function draw(act, change) {
let next = { ...draftOf(act), ...change };
if (isEmpty(next)) return act.clear();
let types = typesOf(act), wanted = next.type !== void 0 && types.includes(next.type) ? [next.type] : types.filter((type) => isByCards(type, types) && isPicked(next));
for (let type of wanted) {
let drafts = [next, { ...next, keep: !next.keep }], found = (type === "buy" || type === "rearrange_and_buy" ? drafts : [next]).find((one) => offered(act, one, type));
if (found) {
act.draw(found, made(found, type));
return;
}
}
if (next = { ...next, type: void 0 }, isEmpty(next)) return act.clear();
act.draw(next);
}
function isPicked({ hand, slots, deck, pile, seats, stall }) {
return hand.length + slots.length + deck.length + pile.length + seats.length > 0 || stall !== void 0;
}
function isEmpty(draft) {
return !isPicked(draft) && draft.market === void 0 && draft.type === void 0;
}
function toggled(list, item, most) {
return list.includes(item) ? list.filter((one) => one !== item) : [...list, item].slice(-most);
}
function handMost(act) {
let most = [
...choicesOf(act, "choose_hand_cards").map(({ max }) => max),
...choicesOf(act, "exchange").map(({ count }) => count),
...choicesOf(act, "swap").map(() => 1)
];
return most.length > 0 ? Math.max(...most) : typesOf(act).filter((type) => !["use_owl", "take_up", "end_turn", "pass"].includes(type)).length === 0 ? 1 : 1 / 0;
}
function pickable(act) {
if (!act.isOpen.value) return /* @__PURE__ */ new Set();
let cards = choices(act).flatMap((choice) => "hand" in choice ? choice.hand : "cards" in choice ? choice.cards.filter((card) => typeof card == "object") : []);
return new Set(cards.map(({ handle }) => handle));
}
function isIdle(act, members) {
let decisions = act.decisions.value;
return decisions.length > 0 && decisions.every(({ kind }) => !kind.endsWith(".acting")) && !choices(act).some((choice) => members.some((name) => name in choice));
}

// src/boards/dale_of_merchants/hand.tsx
function Hand({ props }) {
let { act, view, me, texts } = props, hand = me === null ? null : view.players[me]?.hand ?? null;
if (!hand || me === null) return null;
let { hand_limit: limit, deck_size: deck } = view.players[me], [draft, can, most] = [draftOf(act), pickable(act), handMost(act)], sum = hand.reduce((total, { value }) => total + value, 0);
return /* @__PURE__ */ a("section", { class: "box", "data-idle": isIdle(act, ["hand", "cards"]), children: [
/* @__PURE__ */ a("h2", { children: [
texts.board.yourHand,
" ",
/* @__PURE__ */ a("span", { class: "dale-plain", children: texts.board.handWorth(hand.length, limit, sum, deck) })
] }),
hand.length === 0 ? /* @__PURE__ */ a("p", { class: "hint", children: texts.board.noCards }) : /* @__PURE__ */ a(
CardRow,
{
props,
label: texts.board.yourHand,
cards: hand.map(({ handle, card, value }) => {
let place = draft.hand.indexOf(handle);
return {
key: handle,
card,
value: value === infoOf(props, card).value ? void 0 : value,
can: can.has(handle),
picked: place >= 0,
order: place >= 0 && draft.hand.length > 1 ? place + 1 : void 0,
onClick: can.has(handle) ? () => draw(act, { hand: toggled(draft.hand, handle, most) }) : void 0
};
})
}
)
] });
}

// src/boards/dale_of_merchants/piles.tsx
function Pile(props) {
let { label, count, top, onClick } = props, content = /* @__PURE__ */ a($, { children: [
top && props.props ? /* @__PURE__ */ a(Emblem, { set: infoOf(props.props, top).set, size: 20 }) : /* @__PURE__ */ a(Back, { size: 20 }),
/* @__PURE__ */ a("span", { children: [
label,
" ",
/* @__PURE__ */ a("b", { children: count })
] })
] });
return onClick ? /* @__PURE__ */ a("button", { type: "button", class: "dale-pile button", "aria-expanded": props.open === !0, onClick, children: content }) : /* @__PURE__ */ a("span", { class: "dale-pile", children: content });
}

// src/boards/dale_of_merchants/market.tsx
function priceOf(props, slot, market) {
let { act, view, components, me } = props, from = market ? market[slot] : slot, asked = market ? choicesOf(act, "rearrange_and_buy").find((choice) => choice.slot === from && choice.to === slot) : choicesOf(act, "buy").find((choice) => choice.slot === slot);
if (asked) return { price: asked.price, isExact: !0 };
let card = view.market[from], price = (card ? infoOf(props, card).value : 0) + (components.surcharges[slot] ?? 0), raised = view.players.some(({ seat, schedule }) => seat !== me && schedule.some((one) => one.card === "gunfight"));
return { price, isExact: !raised };
}
function Market({ props }) {
let { act, view, texts } = props, { board } = texts, draft = draftOf(act), isOpen = useSignal(!1), slots = view.market.map((_, slot) => view.market.length - 1 - slot);
return /* @__PURE__ */ a("section", { class: "box", "data-idle": isIdle(act, ["slot", "slots"]), children: [
/* @__PURE__ */ a("h2", { children: board.market }),
/* @__PURE__ */ a(
CardRow,
{
props,
label: board.market,
empty: board.sold,
cards: slots.map((slot) => {
let card = view.market[draft.market ? draft.market[slot] : slot] ?? null, { price, isExact } = priceOf(props, slot, draft.market), can = canPick(props, draft, slot), place = draft.slots.indexOf(slot);
return {
key: slot,
card,
can,
picked: place >= 0,
order: place >= 0 && marketMost(props) > 1 ? place + 1 : void 0,
onClick: can ? () => draw(act, { slots: toggled(draft.slots, slot, marketMost(props)), type: void 0 }) : void 0,
children: /* @__PURE__ */ a("b", { class: "dale-price", children: board.price(price, isExact) })
};
}),
children: /* @__PURE__ */ a("span", { class: "dale-piles", children: [
/* @__PURE__ */ a(Pile, { label: board.deck, count: view.market_deck_size }),
/* @__PURE__ */ a(Pile, { label: board.pile, count: view.market_pile.length, top: view.market_pile.at(-1), props, open: isOpen.value, onClick: () => isOpen.value = !isOpen.value })
] })
}
),
isOpen.value && /* @__PURE__ */ a(PileCards, { props, title: board.marketPile, cards: view.market_pile }),
draft.market && /* @__PURE__ */ a(Arrange, { props, draft, market: draft.market })
] });
}
function canPick({ act }, { market }, slot) {
return act.isOpen.value ? market ? choicesOf(act, "rearrange_and_buy").some((choice) => choice.to === slot && choice.slot === market[slot]) : choicesOf(act, "buy").some((choice) => choice.slot === slot) || choicesOf(act, "choose_market_cards").some((choice) => choice.slots.includes(slot)) : !1;
}
function marketMost({ act }) {
return Math.max(1, ...choicesOf(act, "choose_market_cards").map(({ count }) => count));
}
function PileCards({ props, title, cards }) {
let place = T(null);
return A(() => place.current?.scrollIntoView({ block: "nearest" }), [title]), /* @__PURE__ */ a("div", { class: "dale-drawer", ref: place, children: [
/* @__PURE__ */ a("h3", { children: title }),
cards.length === 0 ? /* @__PURE__ */ a("p", { class: "hint", children: props.texts.board.noCards }) : /* @__PURE__ */ a(CardRow, { props, label: title, cards: cards.map((card, place2) => ({ card, key: place2 })).toReversed() })
] });
}
function Arrange({ props, draft, market }) {
let { act, view, texts } = props, slots = market.map((_, slot) => market.length - 1 - slot), swap = (slot, other) => {
let next = market.map((from, index) => index === slot ? market[other] : index === other ? market[slot] : from), moved = (one) => one === slot ? other : one === other ? slot : one;
draw(act, { market: next, slots: draft.slots.map(moved) });
}, nameAt = (slot) => {
let card = view.market[market[slot]];
return card ? texts.ids[card] : texts.board.sold;
};
return /* @__PURE__ */ a("div", { class: "dale-arrange", role: "group", "aria-label": texts.board.rearrange, children: slots.map((slot) => /* @__PURE__ */ a("span", { class: "row", children: [
/* @__PURE__ */ a("small", { class: "dale-arrange-name", children: nameAt(slot) }),
/* @__PURE__ */ a("button", { type: "button", class: "button chip", disabled: slot + 1 >= market.length, "aria-label": texts.board.moveLeft(nameAt(slot)), onClick: () => swap(slot, slot + 1), children: "◂" }),
/* @__PURE__ */ a("button", { type: "button", class: "button chip", disabled: slot === 0, "aria-label": texts.board.moveRight(nameAt(slot)), onClick: () => swap(slot, slot - 1), children: "▸" })
] }, slot)) });
}

// src/boards/dale_of_merchants/question.tsx
function asking(props) {
return choices(props.act).flatMap((choice) => "by" in choice ? [choice.by] : [])[0] ?? props.view.asking ?? void 0;
}
function question(props) {
let { board } = props.texts, types = typesOf(props.act), type = types.find((one) => one in board.asks);
return !type && types.includes("use_owl") && !types.includes("discard") ? board.owlHint : type && board.asks[type](choicesOf(props.act, type)[0]);
}
function Question({ props }) {
let { act, view, texts, say } = props, { board } = texts, card = asking(props), asked = act.decisions.value.length > 0 ? question(props) : void 0, seen = props.last.map(handOf).find((one) => one !== void 0), offers = typesOf(act).some((type) => OFFERING.has(type));
return !card && !view.laid_out && !seen && !offers ? null : /* @__PURE__ */ a("section", { class: "box dale-question", "data-due": asked !== void 0, children: [
card && /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("h2", { children: say(asked === void 0 ? board.resolving(card) : board.asksYou(card)) }),
/* @__PURE__ */ a("p", { children: said(infoOf(props, card).texts) })
] }),
seen && /* @__PURE__ */ a(Looked, { props, owner: seen.owner, cards: seen.cards }),
/* @__PURE__ */ a(LaidOut, { props }),
/* @__PURE__ */ a(Offer, { props })
] });
}
var OFFERING = /* @__PURE__ */ new Set(["choose_deck_cards", "order_cards", "exchange", "deal", "choose_pile_cards", "swap"]);
function handOf(event) {
if (!(event.type !== "dale_of_merchants.hand_looked_at" || !event.data.cards))
return { owner: event.data.owner, cards: event.data.cards };
}
function Looked({ props, owner, cards }) {
let title = props.texts.board.handOf(props.name(owner));
return /* @__PURE__ */ a("div", { class: "dale-drawer", children: [
/* @__PURE__ */ a("h3", { children: title }),
/* @__PURE__ */ a(CardRow, { props, label: title, cards: cards.map((card, key) => ({ card, key })) })
] });
}
function LaidOut({ props }) {
let laid = props.view.laid_out;
return laid ? /* @__PURE__ */ a("div", { class: "dale-drawer", children: [
/* @__PURE__ */ a("h3", { children: props.say(props.texts.board.laidOut(laid.seat, laid.partner, laid.missing)) }),
/* @__PURE__ */ a("div", { class: "row", children: laid.cards.map(({ card, value }, place) => /* @__PURE__ */ a("span", { class: "dale-thing", children: /* @__PURE__ */ a(Chip, { props, card, value, named: !0 }) }, place)) })
] }) : null;
}
function Offer({ props }) {
let { act } = props, deck = choicesOf(act, "choose_deck_cards")[0], order = choicesOf(act, "order_cards")[0], exchange = choicesOf(act, "exchange")[0], deal = choicesOf(act, "deal")[0];
return deck ? /* @__PURE__ */ a(Deck, { props, cards: deck.deck, most: 1 }) : order ? /* @__PURE__ */ a(Deck, { props, cards: order.cards, most: order.cards.length, isOrder: !0 }) : exchange ? /* @__PURE__ */ a(Deck, { props, cards: exchange.deck, most: exchange.count }) : deal ? /* @__PURE__ */ a(Deal, { props, cards: deal.cards, givers: deal.givers }) : /* @__PURE__ */ a(OwnPile, { props });
}
function Deck({ props, cards, most, isOrder }) {
let { act, texts } = props, { deck: picked } = draftOf(act), title = isOrder === !0 ? texts.board.topFirst : texts.board.yourDeck, pick = (place) => {
let next = isOrder === !0 && picked.length === cards.length ? [place] : toggled(picked, place, most), rest = cards.map((_, index) => index).filter((index) => !next.includes(index));
draw(act, { deck: isOrder === !0 && rest.length === 1 && next.length > picked.length ? [...next, ...rest] : next, type: void 0 });
};
return /* @__PURE__ */ a("div", { class: "dale-drawer", children: [
/* @__PURE__ */ a("h3", { children: title }),
/* @__PURE__ */ a(
CardRow,
{
props,
label: title,
cards: cards.map((card, place) => {
let at = picked.indexOf(place);
return { card, key: place, can: act.isOpen.value, picked: at >= 0, order: at >= 0 && most > 1 ? at + 1 : void 0, onClick: () => pick(place) };
})
}
)
] });
}
function OwnPile({ props }) {
let { act, view, me, texts } = props, chosen = choicesOf(act, "choose_pile_cards")[0], places = chosen?.places ?? choicesOf(act, "swap")[0]?.places;
if (!places || me === null) return null;
let { pile: picked } = draftOf(act), most = chosen?.max ?? 1, title = texts.board.yourPile, cards = view.players[me].pile.map((card, place) => {
let [can, at] = [act.isOpen.value && places.includes(place), picked.indexOf(place)], onClick = can ? () => draw(act, { pile: toggled(picked, place, most), type: void 0 }) : void 0;
return { card, key: place, can, picked: at >= 0, order: at >= 0 && most > 1 ? at + 1 : void 0, onClick };
});
return /* @__PURE__ */ a("div", { class: "dale-drawer", children: [
/* @__PURE__ */ a("h3", { children: title }),
/* @__PURE__ */ a(CardRow, { props, label: title, cards: cards.toReversed() })
] });
}
function Deal({ props, cards, givers }) {
let { act, texts, name } = props, draft = draftOf(act), seats = cards.map((_, index) => draft.seats[index] ?? null), give = (index, seat) => {
let before = seats[index] ?? null, next = seats.map((one, other) => other === index ? seat : one === seat ? before : one), left = givers.filter((giver) => !next.includes(giver));
draw(act, { seats: left.length === 1 ? next.map((one) => one ?? left[0]) : next });
};
return /* @__PURE__ */ a("div", { class: "dale-deal", children: cards.map((card, index) => /* @__PURE__ */ a("div", { class: "row", role: "group", "aria-label": texts.board.gets(texts.ids[card]), children: [
/* @__PURE__ */ a("span", { class: "dale-thing", children: /* @__PURE__ */ a(Chip, { props, card, named: !0 }) }),
/* @__PURE__ */ a("span", { class: "hint", children: "→" }),
givers.map((seat) => /* @__PURE__ */ a("button", { type: "button", class: "button chip player", disabled: !act.isOpen.value, "aria-pressed": seats[index] === seat, onClick: () => give(index, seat), children: [
/* @__PURE__ */ a(SeatIcon, { seat, size: 14 }),
name(seat)
] }, seat))
] }, index)) });
}

// src/boards/dale_of_merchants/panel.tsx
function Panel(props) {
let { act, texts, say } = props, draft = draftOf(act), [asked, card] = [question(props), asking(props)];
return /* @__PURE__ */ a($, { children: [
asked !== void 0 && /* @__PURE__ */ a("p", { children: [
card && /* @__PURE__ */ a($, { children: [
say(texts.board.asksYou(card)),
" "
] }),
asked
] }),
/* @__PURE__ */ a("div", { class: "dale-acts", children: [
/* @__PURE__ */ a(Sum, { props, draft }),
/* @__PURE__ */ a("div", { class: "row types", children: [
/* @__PURE__ */ a(ByCards, { props, draft }),
/* @__PURE__ */ a(Answers, { props }),
/* @__PURE__ */ a(None, { props })
] })
] })
] });
}
function Sum({ props, draft }) {
let { act, view, me, texts } = props, { board } = texts, hand = (me === null ? null : view.players[me]?.hand) ?? [], cards = draft.hand.flatMap((handle) => hand.find((one) => one.handle === handle) ?? []), slot = typesOf(act).includes("buy") || draft.market ? draft.slots[0] : void 0, bought = slot === void 0 ? null : view.market[draft.market ? draft.market[slot] : slot], canKeep = draft.slots.length === 1 && ["buy", "rearrange_and_buy"].some((type) => offered(act, { ...draft, keep: !0 }, type) && offered(act, { ...draft, keep: !1 }, type));
if (cards.length === 0 && !bought && !draft.market) return typesOf(act).includes("discard") ? /* @__PURE__ */ a("p", { class: "hint", children: board.startHint }) : null;
let sum = cards.reduce((total, { value }) => total + value, 0), price = slot === void 0 ? void 0 : priceOf(props, slot, draft.market).price;
return /* @__PURE__ */ a("p", { class: "dale-sum", children: [
bought && price !== void 0 && /* @__PURE__ */ a("span", { children: props.say(board.paying(bought, price)) }),
draft.market && !bought && /* @__PURE__ */ a("span", { children: board.arrangeHint }),
cards.length > 0 && /* @__PURE__ */ a("span", { children: [
grouped(cards.map(({ card, value }) => `${texts.ids[card]} ${value}`)).join(" + "),
cards.length > 1 && " ",
cards.length > 1 && /* @__PURE__ */ a("b", { children: [
"= ",
sum
] })
] }),
price !== void 0 && /* @__PURE__ */ a("span", { class: "dale-fit", "data-fits": act.armed.value !== void 0, children: act.armed.value ? board.fits : cards.length === 0 ? board.payHint : board.fitsNot(sum, price) }),
canKeep && /* @__PURE__ */ a(Button, { extra: "chip", pressed: draft.keep, onClick: () => draw(act, { keep: !draft.keep }), children: board.keepGlue })
] });
}
function grouped(names) {
let counts = /* @__PURE__ */ new Map();
for (let name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
return [...counts].map(([name, count]) => count === 1 ? name : `${count} × ${name}`);
}
function ByCards({ props, draft }) {
let { act, view, me, texts } = props, { board } = texts, hand = (me === null ? null : view.players[me]?.hand) ?? [], first = hand.find(({ handle }) => handle === draft.hand[0]), next = me === null ? 0 : (view.stalls[me % view.stalls.length]?.stacks.length ?? 0) + 1, labels = {
play: first && board.play(first.card),
use_owl: first && board.useOwl(first.card),
build: board.buildHere(next),
ask_for_help: board.askPartner(next),
discard: board.discard(draft.hand.length)
}, alone = { ...draft, slots: [], market: void 0 }, isQuiet = (type) => type === "discard" && draft.hand.length === 0, names = ["play", "use_owl", "build", "ask_for_help", "discard"].filter((type) => typesOf(act).includes(type) && offered(act, alone, type)), canArrange = choicesOf(act, "rearrange_and_buy").length > 0;
return /* @__PURE__ */ a($, { children: [
names.map((type) => /* @__PURE__ */ a(
Button,
{
quiet: isQuiet(type),
pressed: armedType(act) === type,
disabled: !act.isOpen.value,
onClick: () => armedType(act) === type ? draw(act, { type: void 0 }) : draw(act, { slots: [], market: void 0, type }),
children: labels[type]
},
type
)),
canArrange && /* @__PURE__ */ a(
Button,
{
pressed: draft.market !== void 0,
disabled: !act.isOpen.value,
onClick: () => draw(act, { market: draft.market ? void 0 : view.market.map((_, slot) => slot), type: void 0, ...withCalculations(draft, hand) }),
children: board.rearrange
}
)
] });
}
function withCalculations(draft, hand) {
let held = hand.filter(({ card }) => card === "calculations").map(({ handle }) => handle);
return draft.market || held.length === 0 || held.some((handle) => draft.hand.includes(handle)) ? {} : { hand: [...draft.hand, held[0]] };
}
function Answers({ props }) {
let { act, texts, view, me, name } = props, { board } = texts, answers = [];
for (let { places } of choicesOf(act, "take_up")) {
let schedule = (me === null ? void 0 : view.players[me]?.schedule) ?? [];
answers.push(...places.map((place) => ({ action: actionOf("take_up", { place }), label: board.takeUp(schedule[place]?.card ?? "junk") })));
}
for (let { players } of choicesOf(act, "choose_player"))
answers.push(...players.map((player) => ({ action: actionOf("choose_player", { player }), label: name(player), seat: player })));
if (choicesOf(act, "choose_direction").length > 0 && me !== null) {
let seats = view.players.length, sides = { left: (me + 1) % seats, right: (me + seats - 1) % seats };
for (let side of ["left", "right"]) answers.push({ action: actionOf("choose_direction", { direction: side }), label: board.side[side](name(sides[side])), seat: sides[side] });
}
for (let { max } of choicesOf(act, "guess"))
answers.push(...Array.from({ length: max }, (_, index) => ({ action: actionOf("guess", { value: index + 1 }), label: String(index + 1) })));
if (choicesOf(act, "put_on_deck").length > 0)
for (let onDeck of [!0, !1]) answers.push({ action: actionOf("put_on_deck", { on_deck: onDeck }), label: onDeck ? board.onDeck : board.onPile });
for (let type of ["pass", "end_turn", "decline_help"])
typesOf(act).includes(type) && answers.push({ action: actionOf(type), label: board.without[type] });
return act.options.value.length < 2 ? /* @__PURE__ */ a($, {}) : /* @__PURE__ */ a($, { children: answers.map(({ action, label, seat }) => /* @__PURE__ */ a(
Button,
{
extra: "dale-answer",
pressed: isArmed(act, action),
disabled: !act.isOpen.value || !act.allows(action),
onClick: () => isArmed(act, action) && act.isBegun.value ? act.clear() : act.arm(action),
children: [
seat !== void 0 && /* @__PURE__ */ a(SeatIcon, { seat, size: 14 }),
" ",
label
]
},
JSON.stringify(action)
)) });
}
function None({ props }) {
let { act, texts } = props, empty = { ...draftOf(act), hand: [], deck: [], pile: [] }, type = ["choose_hand_cards", "choose_deck_cards", "choose_pile_cards"].find((one) => typesOf(act).includes(one) && offered(act, empty, one)), action = type && made(empty, type);
return action ? /* @__PURE__ */ a(Button, { pressed: isArmed(act, action), disabled: !act.isOpen.value, onClick: () => act.arm(action), children: texts.board.none }) : null;
}

// src/boards/dale_of_merchants/side.tsx
var SECONDS = [20, 60, 300, 0], REACTIONS = ["ask", "when_able", "pass"];
function Side(props) {
let { view, me, components, texts, game } = props, sets = components.sets.filter(({ id }) => view.sets.includes(id));
return /* @__PURE__ */ a($, { children: [
me !== null && game.status === "running" && view.sets.includes("owls") && /* @__PURE__ */ a(Orders, { props }),
/* @__PURE__ */ a("section", { class: "box", children: [
/* @__PURE__ */ a("h2", { children: texts.board.animalfolk }),
sets.map(({ id, names, abouts }) => /* @__PURE__ */ a("details", { children: [
/* @__PURE__ */ a("summary", { class: "dale-set", children: [
/* @__PURE__ */ a(Emblem, { set: id }),
" ",
said(names)
] }),
/* @__PURE__ */ a("p", { class: "hint", children: said(abouts) })
] }, id))
] })
] });
}
function Orders({ props }) {
let { board } = props.texts, { orders: given, give, error } = useOrders(props.game.id, props.game.ruleset), orders = given, usual = useRead(rulesets, "rulesets").data?.find(({ id }) => id === props.game.ruleset)?.orders_default;
if (!orders) return null;
let seconds = orders.pass_after_s ?? 0;
return /* @__PURE__ */ a("section", { class: "box dale-orders", children: [
/* @__PURE__ */ a("h2", { children: board.orders }),
/* @__PURE__ */ a(
Choice,
{
label: board.reactions,
values: REACTIONS,
value: orders.reactions,
name: (value) => board.reactionNames[value],
hint: board.reactionHints[orders.reactions],
onChange: (reactions) => {
give({ ...orders, reactions });
}
}
),
orders.reactions !== "pass" && /* @__PURE__ */ a(
Choice,
{
label: board.passAfter,
values: SECONDS.includes(seconds) ? SECONDS : [...SECONDS, seconds],
value: seconds,
name: (value) => board.seconds(value),
onChange: (value) => {
give({ ...orders, pass_after_s: value === 0 ? null : value });
}
}
),
usual !== void 0 && /* @__PURE__ */ a(UsualOrders, { orders, usual, give }),
/* @__PURE__ */ a(Failure, { error })
] });
}

// src/boards/dale_of_merchants/stalls.tsx
function membersOf({ view }, stall) {
return view.players.map(({ seat }) => seat).filter((seat) => seat % view.stalls.length === stall);
}
function Stalls({ props }) {
let { view, texts } = props, open = useSignal(void 0);
return /* @__PURE__ */ a("section", { class: "box", children: [
/* @__PURE__ */ a("h2", { children: texts.board.stalls(view.stacks_to_win) }),
/* @__PURE__ */ a("div", { class: "dale-stalls", children: view.stalls.map((_, stall) => /* @__PURE__ */ a(Stall, { props, stall, open }, stall)) })
] });
}
function Stall({ props, stall, open }) {
let members = membersOf(props, stall), isMine = props.me !== null && members.includes(props.me);
return /* @__PURE__ */ a("div", { class: "dale-stall", "data-me": isMine, children: [
/* @__PURE__ */ a("div", { class: "dale-seats", children: members.map((seat) => /* @__PURE__ */ a(Seat, { props, seat, open }, seat)) }),
/* @__PURE__ */ a(Places, { props, stall, open, isMine }),
/* @__PURE__ */ a(Drawer, { props, stall, open, members })
] });
}
function toggle(open, key) {
open.value = open.value === key ? void 0 : key;
}
function Seat({ props, seat, open }) {
let { view, me, texts, components, name } = props, { board } = texts, player = view.players[seat], isPartner = view.teams && me !== null && seat !== me && seat % 2 === me % 2, limit = player.hand_limit === components.hand_size ? "" : `/${player.hand_limit}`;
return /* @__PURE__ */ a("div", { class: "dale-seat", children: [
/* @__PURE__ */ a("span", { class: "dale-who", children: [
/* @__PURE__ */ a(SeatIcon, { seat }),
/* @__PURE__ */ a("b", { class: "dale-player", children: name(seat) }),
seat === me && /* @__PURE__ */ a("span", { class: "tag", children: board.you }),
isPartner && /* @__PURE__ */ a("span", { class: "tag", children: board.partner }),
seat === view.turn && view.standings === null && /* @__PURE__ */ a("span", { class: "dale-turn", children: board.turn })
] }),
/* @__PURE__ */ a("span", { class: "dale-counts", children: [
/* @__PURE__ */ a("span", { title: board.deckOf, children: [
board.deck,
" ",
player.deck_size
] }),
/* @__PURE__ */ a("span", { children: [
board.hand,
" ",
player.hand_size,
limit
] }),
/* @__PURE__ */ a(Pile, { label: board.pile, count: player.pile.length, top: player.pile.at(-1), props, open: open.value === `pile:${seat}`, onClick: () => toggle(open, `pile:${seat}`) })
] }),
(player.schedule.length > 0 || player.multiplied.length > 0) && /* @__PURE__ */ a("span", { class: "dale-lasting", children: [
player.schedule.map(({ card, until }, place) => /* @__PURE__ */ a("button", { type: "button", class: "dale-thing", "aria-expanded": open.value === `schedule:${seat}`, onClick: () => toggle(open, `schedule:${seat}`), children: [
/* @__PURE__ */ a(Chip, { props, card, named: !0 }),
" ",
/* @__PURE__ */ a("span", { class: "hint", children: board.until[until] })
] }, place)),
player.multiplied.map(({ card, value }, place) => /* @__PURE__ */ a("span", { class: "dale-thing", children: [
/* @__PURE__ */ a(Chip, { props, card, value, named: !0 }),
" ",
/* @__PURE__ */ a("span", { class: "hint", children: board.counts(value) })
] }, `m${place}`))
] })
] });
}
function Places({ props, stall, open, isMine }) {
let { act, view, texts } = props, { board } = texts, { stacks } = view.stalls[stall], worth = view.players[stall].next_stack, builds = isMine && offered(act, draftOf(act), "build") !== void 0;
return /* @__PURE__ */ a("ol", { class: "dale-places", "data-many": view.stacks_to_win > 8, "aria-label": board.stallOf(membersOf(props, stall).map(props.name)), children: Array.from({ length: view.stacks_to_win }, (_, index) => {
let cards = stacks[index], isNext = index === stacks.length, key = `stack:${stall}:${index}`, number = /* @__PURE__ */ a("small", { class: "dale-number", children: index + 1 });
return cards ? /* @__PURE__ */ a(Stack, { props, stack: index, cards, isMine, isOpen: open.value === key, onOpen: () => toggle(open, key) }, key) : isNext && builds ? /* @__PURE__ */ a("li", { children: /* @__PURE__ */ a(
"button",
{
type: "button",
class: "dale-place dale-next",
"data-can": "true",
"aria-label": board.buildHere(index + 1),
"aria-pressed": armedType(act) === "build",
onClick: () => draw(act, { type: "build", slots: [], market: void 0 }),
children: [
number,
" ",
board.build
]
}
) }, key) : /* @__PURE__ */ a("li", { class: isNext ? "dale-place dale-next" : "dale-place dale-empty", children: [
number,
isNext && worth !== index + 1 && /* @__PURE__ */ a("b", { class: "dale-worth", children: board.needs(worth) })
] }, key);
}) });
}
function Stack(all) {
let { props, stack, cards, isMine } = all, { act, texts } = props, number = /* @__PURE__ */ a("small", { class: "dale-number", children: stack + 1 });
if ((isMine && act.isOpen.value ? choicesOf(act, "choose_stall_card").filter((choice) => choice.stack === stack) : []).length === 0)
return /* @__PURE__ */ a("li", { children: /* @__PURE__ */ a("button", { type: "button", class: "dale-place dale-stack", "aria-expanded": all.isOpen, "aria-label": `${texts.board.stack(stack + 1)}: ${cards.map((card) => texts.ids[card]).join(", ")}`, onClick: all.onOpen, children: [
number,
cards.map((card, place) => /* @__PURE__ */ a(Chip, { props, card }, place))
] }) });
let picked = draftOf(act).stall;
return /* @__PURE__ */ a("li", { class: "dale-place dale-stack", children: [
number,
cards.map((card, place) => {
let isPicked2 = picked?.[0] === stack && picked[1] === place;
return /* @__PURE__ */ a(
"button",
{
type: "button",
class: "dale-thing",
"data-can": "true",
"aria-label": `${texts.board.stack(stack + 1)}: ${texts.ids[card]}`,
"aria-pressed": isPicked2,
onClick: () => draw(act, { stall: isPicked2 ? void 0 : [stack, place] }),
children: /* @__PURE__ */ a(Chip, { props, card })
},
place
);
})
] });
}
function Drawer({ props, stall, open, members }) {
let { view, texts, name } = props, { board } = texts, [kind, first = "", second = ""] = (open.value ?? "").split(":"), number = Number(first);
if (kind === "stack" && number === stall) {
let cards = view.stalls[stall].stacks[Number(second)];
return cards ? /* @__PURE__ */ a(PileCards, { props, title: board.stack(Number(second) + 1), cards: cards.toReversed() }) : null;
}
if (!members.includes(number)) return null;
let player = view.players[number];
return kind === "pile" ? /* @__PURE__ */ a(PileCards, { props, title: board.pileOf(name(number)), cards: player.pile }) : kind === "schedule" ? /* @__PURE__ */ a(PileCards, { props, title: board.scheduleOf(name(number)), cards: player.schedule.map(({ card }) => card).toReversed() }) : null;
}

// src/boards/dale_of_merchants/index.tsx
function Table(props) {
let top = T(null), asked = props.act.decisions.value.find(({ kind }) => !kind.endsWith(".acting"))?.id;
return A(() => {
asked !== void 0 && top.current?.closest(".board")?.scrollTo(0, 0);
}, [asked]), /* @__PURE__ */ a("div", { class: "dale", ref: top, role: "group", "aria-label": props.texts.board.title, children: [
/* @__PURE__ */ a(Question, { props }),
/* @__PURE__ */ a(Market, { props }),
/* @__PURE__ */ a(Hand, { props }),
/* @__PURE__ */ a(Stalls, { props })
] });
}
var dale = { Table, Side, Panel };
export {
dale
};
