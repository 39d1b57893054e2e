import {
$,
AskButton,
Box,
Button,
Choice,
DAILY,
DAYS,
SeatIcon,
Terms,
a,
ask,
clocksOf,
dayName,
kontor,
seatNames,
texts,
useSignal
} from "./app.js";

// src/clocks/duration.tsx
var UNITS = { d: 86400, h: 3600, min: 60, s: 1 }, NAMES = Object.keys(UNITS);
function DurationField({ label, seconds, min, max, onChange }) {
let t = texts().clocks, unit = useSignal(NAMES.find((name) => seconds !== 0 && seconds % UNITS[name] === 0) ?? "min"), typed = useSignal(void 0), usable = NAMES.filter((name) => UNITS[name] <= max && (UNITS[name] > 1 || min < 60)), within = (value) => Math.min(max, Math.max(min, value)), count = (input) => {
typed.value = input;
let value = Number(input);
input !== "" && Number.isInteger(value) && onChange(within(value * UNITS[unit.value]));
}, change = (next) => {
let value = seconds / UNITS[unit.value];
unit.value = next, typed.value = void 0, onChange(within(value * UNITS[next]));
};
return /* @__PURE__ */ a("fieldset", { class: "choice", children: [
/* @__PURE__ */ a("legend", { children: label }),
/* @__PURE__ */ a("div", { class: "row", children: [
/* @__PURE__ */ a(
"input",
{
type: "number",
"aria-label": label,
min: Math.ceil(min / UNITS[unit.value]),
max: Math.floor(max / UNITS[unit.value]),
value: typed.value ?? Math.round(seconds / UNITS[unit.value]),
onInput: ({ currentTarget }) => count(currentTarget.value),
onBlur: () => typed.value = void 0
}
),
/* @__PURE__ */ a("select", { "aria-label": t.unit, value: unit.value, onChange: ({ currentTarget }) => change(currentTarget.value), children: usable.map((name) => /* @__PURE__ */ a("option", { value: name, children: t.units[name] }, name)) })
] })
] });
}

// src/clocks/fields.tsx
var WEEKEND = [
{ day: "saturday", from_hour: 0, to_hour: 24 },
{ day: "sunday", from_hour: 0, to_hour: 24 }
], PRESETS = {
live: { time: { type: "banked", start_s: 900, increment_s: 20, max_s: 1800 }, on_timeout: "stand_in_until_return" },
evening: { time: { type: "banked", start_s: 3600, increment_s: 60, max_s: 3600 }, on_timeout: "stand_in_until_return" },
daily: DAILY,
weekdays: { time: { type: "decision", limit_s: 172800 }, hours_off: WEEKEND, on_timeout: "stand_in_until_return", vacations: !0 }
}, NAMES2 = ["none", "live", "evening", "daily", "weekdays", "own"], TIME_MIN_S = 5, TIME_MAX_S = 5184e3, INCREMENT_MAX_S = 604800;
function ClockFields({ value, onChange }) {
let t = texts().clocks, isOwn = useSignal(!1), preset = Object.keys(PRESETS).find((name) => JSON.stringify(PRESETS[name]) === JSON.stringify(value)), chosen = value ? isOwn.value ? "own" : preset ?? "own" : "none", choose = (name) => {
isOwn.value = name === "own", onChange(name === "none" ? void 0 : structuredClone(name === "own" ? value ?? PRESETS.daily : PRESETS[name]));
};
return /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a(Choice, { label: t.title, values: NAMES2, value: chosen, name: (name) => t.presets[name], onChange: choose }),
value && chosen === "own" && /* @__PURE__ */ a(OwnFigures, { value, onChange }),
value && /* @__PURE__ */ a(Terms, { clock: value, limitS: null })
] });
}
function OwnFigures({ value, onChange }) {
let t = texts().clocks, { time, on_timeout: timeout = "stand_in" } = value, set = (next) => onChange({ ...value, ...next }), change = (type) => set({ time: type === "banked" ? { type, start_s: 259200, increment_s: 43200, max_s: 604800 } : { type, limit_s: 86400 } });
return /* @__PURE__ */ a("div", { class: "own-clock", children: [
/* @__PURE__ */ a(Choice, { label: t.counted, values: ["decision", "turn", "banked"], value: time.type, name: (type) => t.ways[type], onChange: change }),
time.type !== "banked" ? /* @__PURE__ */ a("div", { class: "row", children: /* @__PURE__ */ a(DurationField, { label: time.type === "turn" ? t.turnLimit : t.limit, seconds: time.limit_s, min: TIME_MIN_S, max: TIME_MAX_S, onChange: (limit_s) => set({ time: { ...time, limit_s } }) }) }, time.type) : /* @__PURE__ */ a("div", { class: "row", children: [
/* @__PURE__ */ a(
DurationField,
{
label: t.start,
seconds: time.start_s,
min: TIME_MIN_S,
max: TIME_MAX_S,
onChange: (start_s) => set({ time: { ...time, start_s, max_s: Math.max(start_s, time.max_s) } })
}
),
/* @__PURE__ */ a(DurationField, { label: t.increment, seconds: time.increment_s, min: 0, max: INCREMENT_MAX_S, onChange: (increment_s) => set({ time: { ...time, increment_s } }) }),
/* @__PURE__ */ a(DurationField, { label: t.most, seconds: time.max_s, min: time.start_s, max: TIME_MAX_S, onChange: (max_s) => set({ time: { ...time, max_s } }) })
] }, "banked"),
/* @__PURE__ */ a(HoursOffFields, { value: value.hours_off ?? [], onChange: (hours_off) => set({ hours_off }) }),
/* @__PURE__ */ a(
Choice,
{
label: t.vacations,
values: ["no", "yes"],
value: value.vacations === !0 ? "yes" : "no",
name: (one) => texts().page[one],
hint: t.vacationsMore,
onChange: (one) => set({ vacations: one === "yes" })
}
),
/* @__PURE__ */ a(
Choice,
{
label: t.onTimeout,
values: ["stand_in_until_return", "stand_in", "lose"],
value: timeout,
name: (one) => t.onTimeouts[one],
onChange: (on_timeout) => set({ on_timeout })
}
)
] });
}
function HoursOffFields({ value, onChange }) {
let t = texts().clocks, days = DAYS.filter((day) => value.some((one) => one.day === day && one.from_hour === 0 && one.to_hour === 24)), nights = useSignal(null), give = (off, quiet2 = nights.value) => {
nights.value = quiet2, onChange(DAYS.flatMap((day) => off.includes(day) ? [{ day, from_hour: 0, to_hour: 24 }] : quietOn(day, quiet2)));
}, toggle = (day) => give(days.includes(day) ? days.filter((one) => one !== day) : [...days, day]), quiet = nights.value;
return /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("fieldset", { class: "choice", children: [
/* @__PURE__ */ a("legend", { children: t.daysOff }),
/* @__PURE__ */ a("div", { class: "row", children: DAYS.map((day) => /* @__PURE__ */ a(Button, { extra: "chip", pressed: days.includes(day), onClick: () => toggle(day), children: dayName(day, "long") }, day)) })
] }),
/* @__PURE__ */ a("fieldset", { class: "choice", children: [
/* @__PURE__ */ a("legend", { children: t.hoursOff }),
/* @__PURE__ */ a("div", { class: "row", children: [
/* @__PURE__ */ a(Button, { extra: "chip", pressed: !quiet, onClick: () => give(days, null), children: t.noHoursOff }),
/* @__PURE__ */ a(HourField, { label: t.from, value: quiet?.from, onChange: (from) => give(days, { from, to: quiet?.to ?? (from + 8) % 24 }) }),
/* @__PURE__ */ a(HourField, { label: t.to, value: quiet?.to, onChange: (to) => give(days, { from: quiet?.from ?? (to + 16) % 24, to }) })
] }),
/* @__PURE__ */ a("p", { class: "hint", children: t.utc((/* @__PURE__ */ new Date()).toLocaleTimeString(texts().code, { hour: "2-digit", minute: "2-digit", timeZone: "UTC" })) })
] })
] });
}
function quietOn(day, quiet) {
if (!quiet || quiet.from === quiet.to) return [];
if (quiet.from < quiet.to) return [{ day, from_hour: quiet.from, to_hour: quiet.to }];
let evening = { day, from_hour: quiet.from, to_hour: 24 };
return quiet.to === 0 ? [evening] : [{ day, from_hour: 0, to_hour: quiet.to }, evening];
}
function HourField({ label, value, onChange }) {
return /* @__PURE__ */ a("label", { class: "hour", children: [
label,
" ",
/* @__PURE__ */ a("select", { "aria-label": label, value: value ?? "", onChange: ({ currentTarget }) => currentTarget.value !== "" && onChange(Number(currentTarget.value)), children: [
/* @__PURE__ */ a("option", { value: "", children: "–" }),
Array.from({ length: 24 }, (_, hour) => /* @__PURE__ */ a("option", { value: hour, children: [
String(hour).padStart(2, "0"),
":00"
] }, hour))
] })
] });
}

// src/clocks/index.tsx
var GIFT_MIN_S = 60, GIFT_MAX_S = 604800;
function TableClock({ table, game }) {
let mayAct = game.clock !== null && game.status === "running" && table.seat.value !== null;
return /* @__PURE__ */ a(Box, { title: texts().clocks.title, extra: "table-clock", children: [
/* @__PURE__ */ a(Terms, { clock: game.clock, limitS: game.turn_limit_s }),
game.clock !== null && game.status === "running" && /* @__PURE__ */ a(Pauses, { game }),
mayAct && /* @__PURE__ */ a(WantPause, { table, seat: game.seats[table.seat.value] }),
mayAct && /* @__PURE__ */ a(GiveTime, { table, game })
] });
}
function Pauses({ game }) {
let t = texts().clocks, names = seatNames(game), wanting = game.seats.filter(({ pause_wanted }) => pause_wanted);
return /* @__PURE__ */ a("div", { role: "status", children: game.paused ? /* @__PURE__ */ a("p", { children: t.paused }) : wanting.length > 0 && /* @__PURE__ */ a("p", { children: [
t.pauseWantedBy,
" ",
wanting.map(({ seat }) => /* @__PURE__ */ a("span", { class: "player", children: [
/* @__PURE__ */ a(SeatIcon, { seat, size: 13 }),
names(seat),
" "
] }, seat))
] }) });
}
function WantPause({ table, seat }) {
let t = texts().clocks;
return /* @__PURE__ */ a("div", { class: "row", children: [
/* @__PURE__ */ a(AskButton, { work: async () => {
let body = { wanted: !seat.pause_wanted };
await ask(kontor.value.api.PUT("/v1/games/{game}/pause", { params: { path: { game: table.id } }, body })), await table.readGame();
}, children: seat.pause_wanted ? t.wantNoPause : t.wantPause }),
!seat.pause_wanted && /* @__PURE__ */ a("small", { class: "hint", children: t.pauseMore })
] });
}
function GiveTime({ table, game }) {
let t = texts().clocks, chosen = useSignal(void 0), seconds = useSignal(3600), given = useSignal(""), names = seatNames(game), clocks = clocksOf(table, game), running = game.seats.filter(({ seat }) => seat !== table.seat.value && clocks.get(seat)?.since != null), to = running.find(({ seat }) => seat === chosen.value) ?? running[0], give = async (seat) => {
let body = { seat, seconds: seconds.value };
given.value = "", await ask(kontor.value.api.POST("/v1/games/{game}/gifts", { params: { path: { game: game.id } }, body })), given.value = t.given(names(seat), t.span(body.seconds)), await table.refresh();
};
return /* @__PURE__ */ a("details", { class: "give-time", children: [
/* @__PURE__ */ a("summary", { children: t.give }),
/* @__PURE__ */ a("p", { class: "hint", children: to ? t.giveMore : t.giveNone }),
to && /* @__PURE__ */ a("div", { class: "give-fields", children: [
/* @__PURE__ */ a("label", { class: "field", children: [
/* @__PURE__ */ a("span", { children: t.giveTo }),
/* @__PURE__ */ a("select", { value: to.seat, onChange: ({ currentTarget }) => chosen.value = Number(currentTarget.value), children: running.map(({ seat }) => /* @__PURE__ */ a("option", { value: seat, children: names(seat) }, seat)) })
] }),
/* @__PURE__ */ a(DurationField, { label: t.howMuch, seconds: seconds.value, min: GIFT_MIN_S, max: GIFT_MAX_S, onChange: (value) => seconds.value = value }),
/* @__PURE__ */ a(AskButton, { work: () => give(to.seat), children: t.give })
] }),
/* @__PURE__ */ a("p", { role: "status", children: given.value })
] });
}
export {
ClockFields,
TableClock
};
