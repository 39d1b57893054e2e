import {
$,
A,
AskButton,
BOT_VALUES,
Box,
Choice,
Failure,
KontorProblem,
OptionFields,
OptionList,
OptionsLine,
PlayerName,
RatingRange,
RulesetChoice,
SeatCount,
SeatIcon,
SignIn,
T,
Terms,
TextField,
TimeFields,
a,
announcements,
ask,
awaiting,
dayText,
gameTexts,
go,
hasOptions,
invitations,
isRange,
kontor,
momentText2 as momentText,
noteAnswered,
now,
player,
readInvitations,
rematches,
rulesets,
seatName,
tableHash,
texts,
timeOf,
upTo,
usePages,
useRead,
useSignal,
useTime,
useTimes,
usualSeats,
y
} from "./app.js";

// src/opponents/invitations.tsx
function Invitations() {
let t = texts().people;
return A(() => {
readInvitations().catch(() => {
});
}, []), /* @__PURE__ */ a(Box, { title: t.invitations, children: [
invitations.value.length + rematches.value.length === 0 && /* @__PURE__ */ a("p", { class: "hint", children: t.noInvitations }),
/* @__PURE__ */ a("ul", { class: "seeks", children: [
invitations.value.map((invitation) => /* @__PURE__ */ a(Received, { invitation }, invitation.game.id)),
rematches.value.map((rematch) => /* @__PURE__ */ a(Asked, { rematch }, rematch.game))
] })
] });
}
function Received({ invitation: { by, expires_at, game, seat } }) {
let t = texts().people, params = { path: { game: game.id } }, answered = async (answer) => {
try {
return await answer();
} finally {
await readInvitations();
}
}, accept = async () => {
let { id, invite } = await answered(() => ask(kontor.value.api.POST("/v1/me/invitations/{game}/accept", { params, body: {} })));
go(tableHash(id, invite));
}, decline = () => answered(() => ask(kontor.value.api.DELETE("/v1/me/invitations/{game}", { params })));
return /* @__PURE__ */ a("li", { children: [
/* @__PURE__ */ a(What, { ruleset: game.ruleset, by, children: game.rated && /* @__PURE__ */ a("span", { class: "tag", children: texts().clocks.isRated }) }),
/* @__PURE__ */ a("p", { class: "row", children: game.seats.map((one) => /* @__PURE__ */ a("span", { class: "player", children: [
/* @__PURE__ */ a(SeatIcon, { seat: one.seat, size: 12 }),
one.seat === seat ? t.keptForYou : /* @__PURE__ */ a(PlayerName, { player: one.player, name: seatName(one) })
] }, one.seat)) }),
/* @__PURE__ */ a(Terms, { clock: game.clock, limitS: game.turn_limit_s }),
/* @__PURE__ */ a("p", { class: "hint", children: texts().page.validUntil(dayText(expires_at)) }),
/* @__PURE__ */ a(Answers, { accept, decline })
] });
}
function Asked({ rematch: { game, ruleset, news } }) {
let accept = async () => {
let { id, invite } = await ask(kontor.value.api.POST("/v1/games/{game}/rematch", { params: { path: { game: news.rematch_of } } }));
noteAnswered(game), go(tableHash(id, invite));
};
return /* @__PURE__ */ a("li", { children: [
/* @__PURE__ */ a(What, { ruleset, by: news.by }),
/* @__PURE__ */ a("p", { class: "hint", children: /* @__PURE__ */ a("a", { href: tableHash(news.rematch_of), children: texts().people.playedBefore }) }),
/* @__PURE__ */ a(Answers, { accept, decline: async () => noteAnswered(game) })
] });
}
function What({ ruleset, by, children }) {
return /* @__PURE__ */ a("p", { children: [
/* @__PURE__ */ a("b", { children: gameTexts(ruleset)?.name ?? ruleset }),
" ",
texts().people.invitedBy,
" ",
/* @__PURE__ */ a(PlayerName, { player: by, name: by.name }),
" ",
children
] });
}
function Answers({ accept, decline }) {
let t = texts().people;
return /* @__PURE__ */ a("div", { class: "row", children: [
/* @__PURE__ */ a(AskButton, { main: !0, work: accept, children: t.accept }),
/* @__PURE__ */ a(AskButton, { work: decline, children: t.decline })
] });
}

// src/opponents/seeks.tsx
var PAGE = 12, known = /* @__PURE__ */ new Map(), changes = y(0);
function noteSeek(seek) {
known.set(seek.id, seek), changes.value += 1;
}
function useNews() {
let heard = T({ list: invitations.value, count: 0 });
return heard.current.list !== invitations.value && (heard.current = { list: invitations.value, count: heard.current.count + 1 }), `${useTimes()} ${heard.current.count} ${changes.value}`;
}
function OwnSeeks() {
let t = texts().people;
A(() => () => known.clear(), []);
let me = player.value?.id, read = async () => {
let { items } = await ask(kontor.value.api.GET("/v1/me/seeks"));
if (player.peek()?.id === me) for (let seek of items) known.set(seek.id, seek);
let isOpen = new Set(items.filter(({ status }) => status === "open").map(({ id }) => id)), others = [...known.values()].filter(({ id }) => !isOpen.has(id)), begun = await Promise.all(others.map(async (seek) => ({ seek, isThere: await hasBegun(seek) }))), current = new Set(items.map(({ id }) => id));
return { open: items.filter(({ id }) => isOpen.has(id)), begun: begun.filter(({ seek, isThere }) => isThere || current.has(seek.id)) };
}, { data, error } = useRead(read, me, useNews()), leave = async (seek) => {
await ask(kontor.value.api.DELETE("/v1/seeks/{seek}", { params: { path: { seek } } })), known.delete(seek), changes.value += 1;
};
return /* @__PURE__ */ a(Box, { title: t.ownSeeks, children: [
/* @__PURE__ */ a(Failure, { error }),
/* @__PURE__ */ a("div", { role: "status", children: data?.begun.map(({ seek, isThere }) => /* @__PURE__ */ a("p", { class: "row", children: [
/* @__PURE__ */ a("b", { children: nameOf(seek) }),
isThere ? /* @__PURE__ */ a("a", { class: "button main", href: tableHash(seek.game), children: t.toGame }) : t.begins
] }, seek.id)) }),
data?.open.length === 0 && data.begun.length === 0 && /* @__PURE__ */ a("p", { class: "hint", children: t.noOwnSeeks }),
/* @__PURE__ */ a("ul", { class: "seeks", children: data?.open.map((seek) => /* @__PURE__ */ a(SeekItem, { seek, children: /* @__PURE__ */ a(AskButton, { work: () => leave(seek.id), children: t.leaveSeek }) }, seek.id)) }),
/* @__PURE__ */ a("p", { children: /* @__PURE__ */ a("a", { class: "button main", href: "#/opponents/new", children: t.newSeek }) })
] });
}
async function hasBegun({ game }) {
try {
return await ask(kontor.value.api.GET("/v1/games/{game}", { params: { path: { game } } })), !0;
} catch (error) {
if (error instanceof KontorProblem && error.problem.status === 404) return !1;
throw error;
}
}
function OpenSeeks() {
let [t, page] = [texts().people, texts().page], ruleset = useSignal("all"), only = ruleset.value === "all" ? {} : { ruleset: ruleset.value }, pageOf = (from) => ask(kontor.value.api.GET("/v1/seeks", { params: { query: { limit: PAGE, ...only, ...from } } })), { items, isEmpty, state, more } = usePages(pageOf, ruleset.value, useNews());
return /* @__PURE__ */ a(Box, { title: t.openSeeks, children: [
/* @__PURE__ */ a(Choice, { label: page.ruleset, values: ["all", ...Object.keys(texts().games)], value: ruleset.value, name: (one) => one === "all" ? t.allGames : texts().games[one].name, onChange: (one) => ruleset.value = one }),
state,
isEmpty && /* @__PURE__ */ a("p", { class: "hint", children: t.noSeeks }),
/* @__PURE__ */ a("ul", { class: "seeks", children: items?.map((seek) => /* @__PURE__ */ a(SeekItem, { seek, children: /* @__PURE__ */ a(Join, { seek }) }, seek.id)) }),
more,
/* @__PURE__ */ a("a", { href: "docs/guide/opponents.md", children: t.guide })
] });
}
function Join({ seek }) {
let t = texts().people, me = player.value;
return me ? seek.players.some(({ id }) => id === me.id) ? /* @__PURE__ */ a("span", { class: "tag", children: t.joined }) : /* @__PURE__ */ a(AskButton, { work: async () => {
try {
known.set(seek.id, await ask(kontor.value.api.POST("/v1/seeks/{seek}/join", { params: { path: { seek: seek.id } } })));
} finally {
changes.value += 1;
}
}, children: t.join }) : null;
}
var nameOf = ({ ruleset }) => gameTexts(ruleset)?.name ?? ruleset;
function SeekItem({ seek, children }) {
let [t, page] = [texts().people, texts().page], { players, seats, seats_min: least, rating_min: low, rating_max: high } = seek;
return /* @__PURE__ */ a("li", { children: [
/* @__PURE__ */ a("p", { class: "row", children: [
/* @__PURE__ */ a("b", { children: nameOf(seek) }),
/* @__PURE__ */ a("span", { children: t.present(players.length, seats) }),
seek.rated && /* @__PURE__ */ a("span", { class: "tag", children: texts().clocks.isRated }),
seek.matching && /* @__PURE__ */ a("span", { class: "tag", children: t.matching }),
(low !== null || high !== null) && /* @__PURE__ */ a("span", { class: "tag", children: t.ratings(low, high) })
] }),
/* @__PURE__ */ a("p", { class: "row", children: players.map((one) => /* @__PURE__ */ a("span", { class: "player", children: /* @__PURE__ */ a(PlayerName, { player: one, name: one.name }) }, one.id)) }),
/* @__PURE__ */ a(Terms, { clock: seek.clock, limitS: seek.turn_limit_s }),
seek.starts_at !== null && /* @__PURE__ */ a("p", { class: "hint", children: t.startsAt(momentText(Date.parse(seek.starts_at)), least, seek.fill_with === null ? void 0 : page.bot(seek.fill_with)) }),
/* @__PURE__ */ a(OptionsLine, { ruleset: seek.ruleset, options: seek.options ?? {} }),
/* @__PURE__ */ a("p", { class: "hint", children: [
t.since(page.ago((now.peek() - Date.parse(seek.created_at)) / 1e3)),
" ",
t.until(momentText(Date.parse(seek.expires_at)))
] }),
/* @__PURE__ */ a("div", { class: "row", children })
] });
}

// src/opponents/play-now.tsx
function PlayNow() {
let t = texts().people, chosen = useSignal("medici"), { data, error } = useRead(rulesets, "rulesets"), ruleset = data?.find(({ id }) => id === chosen.value);
return /* @__PURE__ */ a(Box, { title: t.playNow, children: [
/* @__PURE__ */ a("p", { class: "hint", children: t.playNowMore }),
/* @__PURE__ */ a(Failure, { error }),
data && /* @__PURE__ */ a(Choice, { label: texts().page.ruleset, values: data.map(({ id }) => id), value: chosen.value, name: (id) => gameTexts(id)?.name ?? id, onChange: (id) => chosen.value = id }),
ruleset && /* @__PURE__ */ a(Wanted, { ruleset }, ruleset.id)
] });
}
function Wanted({ ruleset }) {
let [t, page] = [texts().people, texts().page], seats = useSignal(usualSeats(ruleset)), time = useTime(), options = useSignal({}), play = async () => {
let body = {
ruleset: ruleset.id,
seats: seats.value,
options: options.value,
...timeOf(time)
}, { status, game, seek } = await ask(kontor.value.api.POST("/v1/matches", { body }));
seek && noteSeek(seek), status === "complete" && go(tableHash(game));
};
return /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a(SeatCount, { ruleset, label: t.seats, value: seats.value, onChange: (count) => seats.value = count }),
hasOptions(ruleset) && /* @__PURE__ */ a("details", { class: "choice", children: [
/* @__PURE__ */ a("summary", { children: page.options }),
/* @__PURE__ */ a("div", { class: "variant", children: /* @__PURE__ */ a(OptionList, { ruleset, value: options.value, onChange: (value) => options.value = value }) })
] }),
/* @__PURE__ */ a(TimeFields, { time }),
/* @__PURE__ */ a(AskButton, { main: !0, work: play, children: t.playNow })
] });
}

// src/opponents/new-seek.tsx
var LIFETIMES_S = [900, 3600, 21600, 86400, 604800], WAITS_S = [0, 60, 300, 1800, 21600, 86400];
function NewSeek() {
let t = texts().people, chosen = useSignal("medici");
return /* @__PURE__ */ a("main", { class: "narrow", children: [
/* @__PURE__ */ a("h1", { class: "unseen", children: t.newSeek }),
player.value ? /* @__PURE__ */ a(RulesetChoice, { value: chosen.value, onChange: (id) => chosen.value = id, children: (ruleset) => /* @__PURE__ */ a(SeekTerms, { ruleset }, ruleset.id) }) : /* @__PURE__ */ a(Box, { title: t.newSeek, children: [
/* @__PURE__ */ a("p", { children: texts().page.signedOut }),
/* @__PURE__ */ a(SignIn, {})
] })
] });
}
function SeekTerms({ ruleset }) {
let [t, page] = [texts().people, texts().page], seats = useSignal(usualSeats(ruleset)), [waitS, least, fill] = [useSignal(0), useSignal(seats.value), useSignal("none")], lifetimeS = useSignal(3600), [time, standIn] = [useTime(), useSignal("greedy")], [options, range] = [useSignal({}), useSignal({ min: "", max: "" })], fewest = Math.min(least.value, seats.value), wait = (seconds) => {
waitS.value = seconds, lifetimeS.value <= seconds && (lifetimeS.value = LIFETIMES_S.find((one) => one > seconds));
}, create = async () => {
let fewer = waitS.value === 0 ? {} : { wait_s: waitS.value, seats_min: fewest, ...fill.value === "none" || time.isRated ? {} : { fill_with: fill.value } }, body = {
ruleset: ruleset.id,
seats: seats.value,
options: options.value,
stand_in: standIn.value,
lifetime_s: lifetimeS.value,
...fewer,
...timeOf(time),
...range.value.min === "" ? {} : { rating_min: Number(range.value.min) },
...range.value.max === "" ? {} : { rating_max: Number(range.value.max) }
};
await ask(kontor.value.api.POST("/v1/seeks", { body })), go("#/opponents");
};
return /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a(Box, { title: page.players, children: [
/* @__PURE__ */ a(SeatCount, { ruleset, label: t.seats, value: seats.value, onChange: (count) => seats.value = count }),
/* @__PURE__ */ a(Choice, { label: t.wait, values: WAITS_S, value: waitS.value, name: (seconds) => seconds === 0 ? t.waitForAll : t.after(texts().clocks.span(seconds)), hint: t.waitMore, onChange: wait }),
waitS.value > 0 && /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a(Choice, { label: t.fewest, values: upTo(ruleset.seats_min, seats.value), value: fewest, name: String, onChange: (count) => least.value = count }),
!time.isRated && /* @__PURE__ */ a(Choice, { label: t.fill, values: ["none", ...BOT_VALUES], value: fill.value, name: (bot) => bot === "none" ? page.no : page.bot(bot), hint: t.fillMore, onChange: (bot) => fill.value = bot })
] }),
/* @__PURE__ */ a(Choice, { label: t.lifetime, values: LIFETIMES_S.filter((one) => one > waitS.value), value: lifetimeS.value, name: (seconds) => texts().clocks.span(seconds), onChange: (seconds) => lifetimeS.value = seconds })
] }),
/* @__PURE__ */ a(OptionFields, { ruleset, value: options.value, onChange: (value) => options.value = value }),
/* @__PURE__ */ a(Box, { title: page.more, children: [
/* @__PURE__ */ a(TimeFields, { time }),
/* @__PURE__ */ a(RatingRange, { value: range.value, onChange: (value) => range.value = value }),
/* @__PURE__ */ a(Choice, { label: page.standIn, values: BOT_VALUES, value: standIn.value, name: page.bot, hint: page.standInMore, onChange: (bot) => standIn.value = bot })
] }),
/* @__PURE__ */ a("div", { class: "last", children: /* @__PURE__ */ a(AskButton, { main: !0, disabled: !isRange(range.value), work: create, children: t.newSeek }) })
] });
}

// src/opponents/table.tsx
var GAMES_MAX = 50, ID = /p_[a-z2-7]{26}/, TYPED_MAX = 500;
function TableInvitations({ game }) {
let t = texts().people, params = { path: { game: game.id } };
A(() => (awaiting.value += 1, () => {
awaiting.value -= 1;
}), []);
let version = `${game.seq} ${declinedAt(game.id)}`, { data, error, again } = useRead(() => ask(kontor.value.api.GET("/v1/games/{game}/invitations", { params })), `${game.id} ${player.value?.id}`, version), withdraw = async (other) => {
await ask(kontor.value.api.DELETE("/v1/games/{game}/invitations/{player}", { params: { path: { game: game.id, player: other } } })), again();
};
return /* @__PURE__ */ a(Box, { title: t.invitePlayers, children: [
/* @__PURE__ */ a("p", { class: "hint", children: t.invitePlayersMore }),
/* @__PURE__ */ a(Failure, { error }),
/* @__PURE__ */ a("ul", { class: "owned", children: data?.items.map((sent) => /* @__PURE__ */ a(Sent, { sent, withdraw: () => withdraw(sent.player.id) }, sent.player.id)) }),
/* @__PURE__ */ a(InviteForm, { game, onInvited: again })
] });
}
var declinedAt = (game) => announcements.value.findLast((event) => event.game === game && event.news.type === "invitation.declined")?.number;
function Sent({ sent: { player: who, seat, expires_at }, withdraw }) {
let t = texts().people;
return /* @__PURE__ */ a("li", { children: [
/* @__PURE__ */ a("span", { children: [
/* @__PURE__ */ a(PlayerName, { player: who, name: who.name }),
" ",
/* @__PURE__ */ a("span", { class: "hint", children: [...seat === null ? [] : [t.seat(seat + 1)], texts().page.validUntil(dayText(expires_at))].join(" · ") })
] }),
/* @__PURE__ */ a(AskButton, { work: withdraw, children: t.withdraw })
] });
}
function InviteForm({ game, onInvited }) {
let t = texts().people, known2 = useRead(playedWith, player.value?.id), [chosen, typed, seat] = [useSignal(""), useSignal(""), useSignal("")], isUnknown = useSignal(!1), seated = new Set(game.seats.map((one) => one.player?.id)), others = known2.data?.filter(({ id }) => !seated.has(id)) ?? [], free = game.seats.filter((one) => one.player === null && one.bot === null), invite = async () => {
isUnknown.value = !1;
let other = chosen.value === "" ? await idOf(typed.value.trim()) : chosen.value;
if (other === void 0) {
isUnknown.value = !0;
return;
}
let body = { seat: seat.value === "" ? null : Number(seat.value) };
await ask(kontor.value.api.PUT("/v1/games/{game}/invitations/{player}", { params: { path: { game: game.id, player: other } }, body })), [chosen.value, typed.value, seat.value] = ["", "", ""], onInvited();
};
return /* @__PURE__ */ a("form", { class: "sign-in", onSubmit: (event) => event.preventDefault(), children: [
/* @__PURE__ */ a("label", { class: "field", children: [
/* @__PURE__ */ a("span", { children: t.whom }),
/* @__PURE__ */ a("select", { value: chosen.value, onChange: ({ currentTarget }) => chosen.value = currentTarget.value, children: [
/* @__PURE__ */ a("option", { value: "", children: t.otherPlayer }),
others.map((one) => /* @__PURE__ */ a("option", { value: one.id, children: one.name }, one.id))
] })
] }),
chosen.value === "" && /* @__PURE__ */ a(
TextField,
{
label: t.playerAddress,
hint: t.playerAddressMore,
value: typed.value,
max: TYPED_MAX,
onInput: (text) => {
typed.value = text, isUnknown.value = !1;
}
}
),
/* @__PURE__ */ a("label", { class: "field", children: [
/* @__PURE__ */ a("span", { children: t.whichSeat }),
/* @__PURE__ */ a("select", { value: seat.value, onChange: ({ currentTarget }) => seat.value = currentTarget.value, children: [
/* @__PURE__ */ a("option", { value: "", children: t.anySeat }),
free.map((one) => /* @__PURE__ */ a("option", { value: one.seat, children: t.seat(one.seat + 1) }, one.seat))
] })
] }),
/* @__PURE__ */ a(AskButton, { disabled: chosen.value === "" && typed.value.trim() === "", work: invite, children: t.invite }),
/* @__PURE__ */ a("p", { role: "status", children: isUnknown.value && t.unknownName })
] });
}
async function idOf(typed) {
let id = ID.exec(typed)?.[0];
if (id !== void 0) return id;
let { items } = await ask(kontor.value.api.GET("/v1/players", { params: { query: { name: typed } } }));
return items[0]?.id;
}
async function playedWith() {
let { items } = await ask(kontor.value.api.GET("/v1/games", { params: { query: { seat: "me", limit: GAMES_MAX } } })), met = items.flatMap(({ seats }) => seats.flatMap((seat) => seat.player ?? []));
return met.filter(({ id }, index) => id !== "" && id !== player.value?.id && met.findIndex((other) => other.id === id) === index);
}

// src/opponents/index.tsx
function Opponents() {
let t = texts().people, me = player.value;
return /* @__PURE__ */ a("main", { class: "narrow", children: [
/* @__PURE__ */ a("h1", { class: "unseen", children: t.opponents }),
me ? /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a(Invitations, {}, `invitations ${me.id}`),
/* @__PURE__ */ a(OwnSeeks, {}, `own ${me.id}`),
/* @__PURE__ */ a(PlayNow, {}, `play ${me.id}`)
] }) : /* @__PURE__ */ a(Box, { title: texts().page.signIn, children: [
/* @__PURE__ */ a("p", { children: t.signInFirst }),
/* @__PURE__ */ a(SignIn, {})
] }),
/* @__PURE__ */ a(OpenSeeks, {}, `open ${me?.id}`)
] });
}
export {
NewSeek,
Opponents,
TableInvitations
};
