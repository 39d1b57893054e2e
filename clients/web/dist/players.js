import {
$,
A,
AskButton,
Box,
Button,
Choice,
Failure,
GameList,
KontorProblem,
OnDemand,
RATED_KIND_VALUES,
RATING_POOL_VALUES,
REPORT_CATEGORY_VALUES,
T,
a,
ask,
dayText,
gameTexts,
go,
kontor,
leaderboardHash,
momentText,
player,
playerHash,
rulesets,
seatName,
tableHash,
texts,
usePages,
useRead,
useSignal
} from "./app.js";

// src/players/leaderboards.tsx
var PAGE = 25;
function Leaderboards({ ruleset: named, query }) {
let t = texts().players, { data, error } = useRead(rulesets, "rulesets"), ruleset = named ?? data?.[0]?.id, pool = RATING_POOL_VALUES.find((one) => one === query.get("pool")) ?? "multiplayer", kind = RATED_KIND_VALUES.find((one) => one === query.get("kind")) ?? "users";
return /* @__PURE__ */ a("main", { class: "narrow", children: [
/* @__PURE__ */ a("h1", { class: "unseen", children: t.leaderboards }),
/* @__PURE__ */ a(Box, { title: t.leaderboards, children: [
/* @__PURE__ */ a(Failure, { error }),
data && ruleset !== void 0 && /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a(Choice, { label: t.game, values: data.map(({ id }) => id), value: ruleset, name: (id) => gameTexts(id)?.name ?? id, onChange: (id) => go(leaderboardHash(id, pool, kind)) }),
/* @__PURE__ */ a(Choice, { label: t.pool, values: RATING_POOL_VALUES, value: pool, name: (one) => t.pools[one], onChange: (one) => go(leaderboardHash(ruleset, one, kind)) }),
/* @__PURE__ */ a(Choice, { label: t.whoIsCompared, values: RATED_KIND_VALUES, value: kind, name: (one) => t.ratedKinds[one], onChange: (one) => go(leaderboardHash(ruleset, pool, one)) })
] }),
/* @__PURE__ */ a("p", { class: "hint", children: [
t.leaderboardsMore,
" ",
/* @__PURE__ */ a("a", { href: "docs/guide/ratings.md", children: t.guide })
] })
] }),
ruleset !== void 0 && /* @__PURE__ */ a(Board, { which: { ruleset, pool, kind } }, `${ruleset} ${pool} ${kind}`)
] });
}
function Board({ which }) {
let t = texts().players, { ruleset, pool, kind } = which, pageOf = (from) => ask(kontor.value.api.GET("/v1/leaderboards/{ruleset}", { params: { path: { ruleset }, query: { pool, kind, limit: PAGE, ...from } } })), { items, isEmpty, state, more } = usePages(pageOf, `${ruleset} ${pool} ${kind}`);
return /* @__PURE__ */ a(Box, { title: `${gameTexts(ruleset)?.name ?? ruleset} · ${t.pools[pool]} · ${t.ratedKinds[kind]}`, children: [
state,
isEmpty && /* @__PURE__ */ a("p", { role: "status", children: t.noneRated }),
items && items.length > 0 && /* @__PURE__ */ a(Entries, { entries: items }),
more
] });
}
function Entries({ entries }) {
let t = texts().players;
return /* @__PURE__ */ a("table", { class: "leaderboard", children: [
/* @__PURE__ */ a("thead", { children: /* @__PURE__ */ a("tr", { children: [
/* @__PURE__ */ a("th", { scope: "col", children: t.rank }),
/* @__PURE__ */ a("th", { scope: "col", children: t.player }),
/* @__PURE__ */ a("th", { scope: "col", children: t.rating }),
/* @__PURE__ */ a("th", { scope: "col", class: "wide", children: t.uncertainty }),
/* @__PURE__ */ a("th", { scope: "col", children: t.games }),
/* @__PURE__ */ a("th", { scope: "col", class: "wide", children: t.wins })
] }) }),
/* @__PURE__ */ a("tbody", { children: entries.map((entry) => /* @__PURE__ */ a(Entry, { entry }, entry.rank)) })
] });
}
function Entry({ entry: { rank, player: who, bot, rating } }) {
return /* @__PURE__ */ a("tr", { "data-me": who !== null && who.id === player.value?.id, children: [
/* @__PURE__ */ a("td", { children: rank }),
/* @__PURE__ */ a("th", { scope: "row", children: who ? /* @__PURE__ */ a("a", { href: playerHash(who.id), children: who.name }) : bot && texts().page.bot(bot) }),
/* @__PURE__ */ a("td", { children: /* @__PURE__ */ a("b", { children: rating.rating }) }),
/* @__PURE__ */ a("td", { class: "wide", children: [
"± ",
rating.uncertainty
] }),
/* @__PURE__ */ a("td", { children: rating.games }),
/* @__PURE__ */ a("td", { class: "wide", children: rating.wins })
] });
}

// src/players/relations.tsx
function Relations({ other }) {
let me = player.value;
return !me || me.id === other.id ? null : /* @__PURE__ */ a($, { children: [
me.kind !== "guest" && /* @__PURE__ */ a(InviteToTable, { other }),
/* @__PURE__ */ a(Keep, { other })
] });
}
function Keep({ other }) {
let t = texts().people, params = { path: { player: other.id } }, { data, error, again } = useRead(read, player.value?.id), [isBlocked, isMuted] = [data?.blocks, data?.mutes].map((list) => list?.some((one) => one.player.id === other.id) === !0), change = (call) => async () => {
await call(), again();
}, { api } = kontor.value;
return /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("div", { class: "row", children: [
/* @__PURE__ */ a(AskButton, { disabled: !data, work: change(() => ask(isMuted ? api.DELETE("/v1/me/mutes/{player}", { params }) : api.PUT("/v1/me/mutes/{player}", { params }))), children: isMuted ? t.unmute : t.mute }),
/* @__PURE__ */ a(AskButton, { disabled: !data, work: change(() => ask(isBlocked ? api.DELETE("/v1/me/blocks/{player}", { params }) : api.PUT("/v1/me/blocks/{player}", { params }))), children: isBlocked ? t.unblock : t.block })
] }),
/* @__PURE__ */ a("p", { class: "hint", role: "status", children: isBlocked ? t.isBlocked : isMuted ? t.isMuted : t.keepMore }),
/* @__PURE__ */ a(Failure, { error })
] });
}
async function read() {
let [blocks, mutes] = await Promise.all([ask(kontor.value.api.GET("/v1/me/blocks")), ask(kontor.value.api.GET("/v1/me/mutes"))]);
return { blocks: blocks.items, mutes: mutes.items };
}
function InviteToTable({ other }) {
let t = texts().people, [chosen, invited] = [useSignal(""), useSignal(void 0)], { data, error } = useRead(ownTables, player.value?.id), tables = data?.filter(({ seats }) => !seats.some((seat) => seat.player?.id === other.id)) ?? [], game = tables.find(({ id }) => id === chosen.value) ?? tables[0], invite = async (to) => {
await ask(kontor.value.api.PUT("/v1/games/{game}/invitations/{player}", { params: { path: { game: to.id, player: other.id } }, body: {} })), invited.value = to;
}, nameOf = ({ ruleset, seats }) => `${gameTexts(ruleset)?.name ?? ruleset}${texts().page.colon}${seats.map(seatName).join(", ")}`;
return data && !game ? /* @__PURE__ */ a("p", { class: "hint", children: t.noTableToInvite }) : /* @__PURE__ */ a("form", { class: "row", onSubmit: (event) => event.preventDefault(), children: [
/* @__PURE__ */ a(Failure, { error }),
game && /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("label", { class: "field", children: [
/* @__PURE__ */ a("span", { children: t.toTable }),
/* @__PURE__ */ a("select", { value: game.id, onChange: ({ currentTarget }) => chosen.value = currentTarget.value, children: tables.map((one) => /* @__PURE__ */ a("option", { value: one.id, children: nameOf(one) }, one.id)) })
] }),
/* @__PURE__ */ a(AskButton, { work: () => invite(game), children: t.invite })
] }),
/* @__PURE__ */ a("p", { role: "status", children: invited.value && /* @__PURE__ */ a("a", { href: tableHash(invited.value.id, invited.value.invite), children: t.invitedTo(nameOf(invited.value)) }) })
] });
}
async function ownTables() {
let { items } = await ask(kontor.value.api.GET("/v1/games", { params: { query: { seat: "me", status: "open" } } }));
return items.filter(({ owner, sandbox }) => owner === player.value?.id && !sandbox);
}

// src/players/player.tsx
var tournaments = async () => (await import("./tournaments.js")).PlayerTournaments;
function PlayerPage({ player: id }) {
let t = texts().players, { data, error } = useRead(() => read2(id), `${id} ${player.value?.id}`);
return data ? /* @__PURE__ */ a(Found, { ...data }, id) : /* @__PURE__ */ a("main", { class: "narrow", children: /* @__PURE__ */ a(Box, { children: [
/* @__PURE__ */ a("h1", { class: "unseen", children: t.profile }),
error === void 0 && /* @__PURE__ */ a("p", { class: "hint", children: texts().page.working }),
isUnknown(error) ? /* @__PURE__ */ a("p", { role: "status", children: t.unknown }) : /* @__PURE__ */ a(Failure, { error }),
/* @__PURE__ */ a("a", { href: "#/", children: texts().page.back })
] }) });
}
async function read2(id) {
let profile = await ask(kontor.value.api.GET("/v1/players/{player}", { params: { path: { player: id } } })), own = player.value?.id === profile.player.id ? await ask(kontor.value.api.GET("/v1/me/profile")) : void 0;
return { profile, isHiding: own?.hides_history === !0 };
}
var isUnknown = (error) => error instanceof KontorProblem && error.problem.status === 404;
function Found({ profile, isHiding }) {
let t = texts().players, { player: player2, history } = profile;
return /* @__PURE__ */ a("main", { class: "narrow", children: [
/* @__PURE__ */ a(Box, { children: [
/* @__PURE__ */ a(Head, { profile }),
/* @__PURE__ */ a("p", { class: profile.about === null ? "hint" : "about", children: profile.about ?? t.noAbout }),
player.value?.id === player2.id && /* @__PURE__ */ a("a", { href: "#/me", children: t.ownProfile }),
/* @__PURE__ */ a(Relations, { other: player2 })
] }),
/* @__PURE__ */ a(Ratings, { ratings: profile.ratings }),
/* @__PURE__ */ a(Box, { title: t.history, children: [
isHiding && /* @__PURE__ */ a("p", { class: "hint", children: t.historyHiddenOwn }),
history ? /* @__PURE__ */ a(Games, { history }) : /* @__PURE__ */ a("p", { children: t.historyHidden })
] }),
history && history.results.length > 0 && /* @__PURE__ */ a(Results, { results: history.results }),
history && history.games.length > 0 && /* @__PURE__ */ a(GameList, { title: t.allGames, empty: void 0, query: { player: player2.id } }),
history && /* @__PURE__ */ a(OnDemand, { load: tournaments, props: { title: texts().tournaments.ofPlayer, player: player2.id }, isPart: !0 })
] });
}
function Head({ profile: { player: player2, since, presence } }) {
let t = texts().players;
return /* @__PURE__ */ a("div", { class: "player-head", children: [
/* @__PURE__ */ a("h1", { children: player2.name }),
/* @__PURE__ */ a("span", { class: "tag", children: t.kinds[player2.kind] }),
player2.engine && /* @__PURE__ */ a("span", { class: "tag", children: `${player2.engine.name} ${player2.engine.version}` }),
/* @__PURE__ */ a("span", { class: "hint", children: t.since(dayText(since)) }),
presence?.online && /* @__PURE__ */ a("span", { class: "tag", children: t.online }),
presence && !presence.online && presence.seen_at !== null && /* @__PURE__ */ a("span", { class: "hint", children: t.seenAt(momentText(presence.seen_at)) })
] });
}
function Ratings({ ratings }) {
let t = texts().players;
return /* @__PURE__ */ a(Box, { title: t.ratings, children: [
ratings.length === 0 && /* @__PURE__ */ a("p", { class: "hint", children: t.noRatings }),
/* @__PURE__ */ a("ul", { class: "ratings", children: ratings.map((rating) => /* @__PURE__ */ a(Rated, { rating }, `${rating.ruleset} ${rating.pool} ${rating.kind}`)) }),
ratings.length > 0 && /* @__PURE__ */ a("p", { class: "hint", children: [
t.ratingMore,
" ",
ratings.some(({ provisional }) => provisional) && `${capital(t.provisional)}${texts().page.colon}${t.provisionalMore}`
] })
] });
}
var capital = (text) => text.slice(0, 1).toLocaleUpperCase(texts().code) + text.slice(1);
function Rated({ rating }) {
let t = texts().players;
return /* @__PURE__ */ a("li", { children: [
/* @__PURE__ */ a("div", { class: "row", children: [
/* @__PURE__ */ a("a", { href: leaderboardHash(rating.ruleset, rating.pool, rating.kind), children: gameTexts(rating.ruleset)?.name ?? rating.ruleset }),
/* @__PURE__ */ a("span", { class: "hint", children: t.pools[rating.pool] }),
rating.provisional && /* @__PURE__ */ a("span", { class: "tag", children: t.provisional })
] }),
/* @__PURE__ */ a("p", { class: "figure", children: [
/* @__PURE__ */ a("b", { children: [
/* @__PURE__ */ a("span", { class: "unseen", children: [
t.rating,
" "
] }),
rating.rating
] }),
" ",
/* @__PURE__ */ a("span", { class: "hint", children: [
/* @__PURE__ */ a("span", { class: "unseen", children: [
t.uncertainty,
" "
] }),
"± ",
rating.uncertainty
] })
] }),
/* @__PURE__ */ a("dl", { class: "stats", children: [
/* @__PURE__ */ a(Stat, { name: t.games, value: rating.games }),
/* @__PURE__ */ a(Stat, { name: t.wins, value: rating.wins }),
/* @__PURE__ */ a(Stat, { name: t.left, value: rating.left }),
/* @__PURE__ */ a(Stat, { name: t.lastGame, value: dayText(rating.last_game_at) })
] })
] });
}
function Stat({ name, value }) {
return /* @__PURE__ */ a("div", { children: [
/* @__PURE__ */ a("dt", { children: name }),
/* @__PURE__ */ a("dd", { children: value })
] });
}
function Games({ history: { games } }) {
let t = texts().players;
return games.length === 0 ? /* @__PURE__ */ a("p", { class: "hint", children: t.noHistory }) : /* @__PURE__ */ a("ul", { class: "owned", children: [...new Set(games.map(({ ruleset }) => ruleset))].map((ruleset) => /* @__PURE__ */ a("li", { children: [
/* @__PURE__ */ a("b", { children: gameTexts(ruleset)?.name ?? ruleset }),
/* @__PURE__ */ a("dl", { class: "stats", children: games.filter((one) => one.ruleset === ruleset).map(({ status, games: count }) => /* @__PURE__ */ a(Stat, { name: texts().page.status[status], value: t.count(count) }, status)) })
] }, ruleset)) });
}
function Results({ results }) {
let t = texts().players;
return /* @__PURE__ */ a(Box, { title: t.results, children: /* @__PURE__ */ a("ul", { class: "owned", children: results.map(({ game, ruleset, place, seats, left, rated, ended_at }) => /* @__PURE__ */ a("li", { children: [
/* @__PURE__ */ a("span", { children: [
/* @__PURE__ */ a("a", { href: tableHash(game), children: gameTexts(ruleset)?.name ?? ruleset }),
" ",
/* @__PURE__ */ a("b", { children: t.placeOf(texts().page.place(place), seats) }),
" ",
rated && /* @__PURE__ */ a("span", { class: "tag", children: texts().clocks.isRated }),
" ",
left && /* @__PURE__ */ a("span", { class: "hint", children: t.hasLeft })
] }),
/* @__PURE__ */ a("time", { class: "hint", dateTime: ended_at, children: dayText(ended_at) })
] }, game)) }) });
}

// src/players/report.tsx
var TEXT_MAX = 500;
function ReportForm({ game, message, onClose }) {
let t = texts().people, category = useSignal("harassment"), text = useSignal(""), isSent = useSignal(!1), first = T(null);
A(() => first.current?.focus(), []);
let send = async () => {
let added = text.value.trim(), params = { path: { game, message: message.number } };
await ask(kontor.value.api.POST("/v1/games/{game}/messages/{message}/reports", { params, body: { category: category.value, text: added === "" ? null : added } })), isSent.value = !0;
};
return isSent.value ? /* @__PURE__ */ a("div", { class: "report", children: [
/* @__PURE__ */ a("p", { role: "status", children: t.reported }),
/* @__PURE__ */ a("div", { class: "row", children: [
/* @__PURE__ */ a("a", { href: playerHash(message.player.id), children: t.toMute(message.player.name) }),
/* @__PURE__ */ a(Button, { onClick: onClose, children: t.close })
] })
] }) : /* @__PURE__ */ a("form", { class: "report", "aria-label": t.reportOf(message.player.name), onSubmit: (event) => event.preventDefault(), children: [
/* @__PURE__ */ a("p", { class: "hint", children: t.reportMore }),
/* @__PURE__ */ a("label", { class: "field", children: [
/* @__PURE__ */ a("span", { children: t.category }),
/* @__PURE__ */ a("select", { ref: first, value: category.value, onChange: ({ currentTarget }) => category.value = currentTarget.value, children: REPORT_CATEGORY_VALUES.map((one) => /* @__PURE__ */ a("option", { value: one, children: t.categories[one] }, one)) })
] }),
/* @__PURE__ */ a("label", { class: "field", children: [
/* @__PURE__ */ a("span", { children: t.reportText }),
/* @__PURE__ */ a("textarea", { rows: 2, maxLength: TEXT_MAX, value: text.value, onInput: ({ currentTarget }) => text.value = currentTarget.value })
] }),
/* @__PURE__ */ a("div", { class: "row", children: [
/* @__PURE__ */ a(Button, { onClick: onClose, children: texts().page.cancel }),
/* @__PURE__ */ a(AskButton, { work: send, children: t.report })
] })
] });
}
export {
Leaderboards,
PlayerPage,
ReportForm
};
