import {
$,
A,
AskButton,
BOT_VALUES,
Box,
Button,
Choice,
ClockField,
DAILY,
Failure,
KontorProblem,
OptionFields,
OptionsLine,
PlayerName,
RatingRange,
RulesetChoice,
SeatCount,
SeatIcon,
SignIn,
TOURNAMENT_TIE_BREAK_VALUES,
Terms,
TextField,
WAIT_S,
a,
ask,
dayText,
gameTexts,
go,
holding,
isRange,
kontor,
momentText,
player,
serverDay,
tableHash,
texts,
tournamentHash,
upTo,
usePages,
useRead,
useSignal,
useTimes
} from "./app.js";

// src/tournaments/form.tsx
var NAME_MAX = 80, PARTICIPANTS_MAX = 128, GAMES_MAX = 6, ROUNDS = upTo(2, 9), ROUND_ROBIN_ROUNDS = [0, ...upTo(1, 9)], ROUND_LIMITS_S = [3600, 14400, 86400, 259200, 604800, 1209600, 2592e3], DAY_MS = 864e5;
function NewTournament() {
let t = texts().tournaments, chosen = useSignal("medici"), mayMake = player.value && player.value.kind !== "guest";
return /* @__PURE__ */ a("main", { class: "narrow", children: [
/* @__PURE__ */ a("h1", { class: "unseen", children: t.make }),
mayMake ? /* @__PURE__ */ a(RulesetChoice, { value: chosen.value, onChange: (id) => chosen.value = id, children: (ruleset) => /* @__PURE__ */ a(Fields, { ruleset }, ruleset.id) }) : /* @__PURE__ */ a(Box, { title: t.make, children: [
/* @__PURE__ */ a("p", { children: player.value ? t.guestsCannot : texts().page.signedOut }),
player.value ? /* @__PURE__ */ a("a", { href: "#/me", children: texts().page.account }) : /* @__PURE__ */ a(SignIn, {})
] })
] });
}
function Fields({ ruleset }) {
let [t, page] = [texts().tournaments, texts().page], [name, seats] = [useSignal(""), useSignal(ruleset.seats_min)], [format, rounds, advance, games] = [useSignal("swiss"), useSignal(3), useSignal(1), useSignal(1)], [roundRobinRounds, tieBreaks] = [useSignal(0), useSignal([])], [least, most, until, whenFull] = [useSignal(""), useSignal("8"), useSignal(`${serverDay(DAY_MS)}T20:00`), useSignal("yes")], [roundLimitS, clock] = [useSignal(604800), useSignal(structuredClone(DAILY))], [rated, entrants, range] = [useSignal("no"), useSignal("users"), useSignal({ min: "", max: "" })], [seeding, standIn, options] = [useSignal("rating"), useSignal("greedy"), useSignal({})], [bot, botCount] = [useSignal("greedy"), useSignal("0")], isRated = rated.value === "yes", isComplete = name.value.trim() !== "" && /^\d*$/.test(least.value) && /^\d+$/.test(most.value) && /^\d+$/.test(botCount.value) && until.value !== "" && isRange(range.value) && clock.value !== void 0, create = async () => {
let body = {
name: name.value.trim(),
ruleset: ruleset.id,
seats: seats.value,
options: options.value,
format: formatOf(format.value, {
swiss: rounds.value,
roundRobin: seats.value > 2 ? roundRobinRounds.value : 0,
advance: Math.min(advance.value, seats.value - 1)
}),
games_per_table: games.value,
participants_max: Number(most.value),
...least.value === "" ? {} : { participants_min: Number(least.value) },
...tieBreaks.value.length > 0 ? { tie_breaks: tieBreaks.value } : {},
registration_ends_at: new Date(until.value).toISOString(),
start_when_full: whenFull.value === "yes",
round_limit_s: roundLimitS.value,
clock: clock.value,
seeding: seeding.value,
stand_in: standIn.value,
...isRated ? { rated: !0, entrants: "users" } : { entrants: entrants.value, bots: Array.from({ length: Number(botCount.value) }, () => bot.value) },
...range.value.min === "" ? {} : { rating_min: Number(range.value.min) },
...range.value.max === "" ? {} : { rating_max: Number(range.value.max) }
}, { id } = await ask(kontor.value.api.POST("/v1/tournaments", { body }));
go(tournamentHash(id));
};
return /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a(Box, { title: t.howPlayed, children: [
/* @__PURE__ */ a(TextField, { label: t.name, value: name.value, max: NAME_MAX, onInput: (text) => name.value = text }),
/* @__PURE__ */ a(SeatCount, { ruleset, label: t.seats, value: seats.value, onChange: (count) => seats.value = count }),
/* @__PURE__ */ a(Choice, { label: t.format, values: ["swiss", "round_robin", "elimination"], value: format.value, name: (one) => t.formats[one], hint: t.formatsMore[format.value], onChange: (one) => format.value = one }),
format.value === "swiss" && /* @__PURE__ */ a(Choice, { label: t.howManyRounds, values: ROUNDS, value: rounds.value, name: String, onChange: (count) => rounds.value = count }),
format.value === "round_robin" && seats.value > 2 && /* @__PURE__ */ a(
Choice,
{
label: t.howManyRounds,
values: ROUND_ROBIN_ROUNDS,
value: roundRobinRounds.value,
name: (count) => count === 0 ? page.byDefault : String(count),
onChange: (count) => roundRobinRounds.value = count
}
),
format.value === "elimination" && seats.value > 2 && /* @__PURE__ */ a(Choice, { label: t.howManyAdvance, values: upTo(1, seats.value - 1), value: Math.min(advance.value, seats.value - 1), name: String, onChange: (count) => advance.value = count }),
/* @__PURE__ */ a(Choice, { label: t.gamesPerTable, values: upTo(1, GAMES_MAX), value: games.value, name: String, hint: t.gamesPerTableMore, onChange: (count) => games.value = count }),
/* @__PURE__ */ a(Choice, { label: t.roundLimit, values: ROUND_LIMITS_S, value: roundLimitS.value, name: (seconds) => texts().clocks.span(seconds), onChange: (seconds) => roundLimitS.value = seconds })
] }),
/* @__PURE__ */ a(Box, { title: t.participants, children: [
/* @__PURE__ */ a("label", { class: "field", children: [
/* @__PURE__ */ a("span", { children: t.least }),
/* @__PURE__ */ a("input", { type: "number", min: seats.value, max: PARTICIPANTS_MAX, placeholder: String(seats.value), value: least.value, onInput: ({ currentTarget }) => least.value = currentTarget.value })
] }),
/* @__PURE__ */ a("label", { class: "field", children: [
/* @__PURE__ */ a("span", { children: t.most }),
/* @__PURE__ */ a("input", { type: "number", min: seats.value, max: PARTICIPANTS_MAX, value: most.value, onInput: ({ currentTarget }) => most.value = currentTarget.value })
] }),
/* @__PURE__ */ a("label", { class: "field", children: [
/* @__PURE__ */ a("span", { children: t.registrationEnds }),
/* @__PURE__ */ a("input", { type: "datetime-local", value: until.value, onInput: ({ currentTarget }) => until.value = currentTarget.value })
] }),
/* @__PURE__ */ a(Choice, { label: t.whenFull, values: ["yes", "no"], value: whenFull.value, name: (one) => page[one], onChange: (one) => whenFull.value = one }),
/* @__PURE__ */ a(Choice, { label: texts().clocks.rated, values: ["no", "yes"], value: rated.value, name: (one) => page[one], hint: t.ratedMore, onChange: (one) => rated.value = one }),
!isRated && /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a(Choice, { label: t.whoEnters, values: ["users", "bots", "all"], value: entrants.value, name: (one) => t.entrants[one], onChange: (one) => entrants.value = one }),
/* @__PURE__ */ a("fieldset", { class: "choice", children: [
/* @__PURE__ */ a("legend", { children: t.withBots }),
/* @__PURE__ */ a("div", { class: "row", children: [
/* @__PURE__ */ a("input", { type: "number", "aria-label": t.howManyBots, min: 0, max: PARTICIPANTS_MAX, value: botCount.value, onInput: ({ currentTarget }) => botCount.value = currentTarget.value }),
/* @__PURE__ */ a("select", { "aria-label": t.whichBot, value: bot.value, onChange: ({ currentTarget }) => bot.value = currentTarget.value, children: BOT_VALUES.map((one) => /* @__PURE__ */ a("option", { value: one, children: page.bot(one) }, one)) })
] })
] })
] }),
/* @__PURE__ */ a(RatingRange, { value: range.value, onChange: (value) => range.value = value }),
/* @__PURE__ */ a(Choice, { label: t.seeding, values: ["rating", "entry", "lot"], value: seeding.value, name: (one) => t.seedings[one], onChange: (one) => seeding.value = one }),
/* @__PURE__ */ a(TieBreaks, { value: tieBreaks.value, onChange: (value) => tieBreaks.value = value })
] }),
/* @__PURE__ */ a(OptionFields, { ruleset, value: options.value, onChange: (value) => options.value = value }),
/* @__PURE__ */ a(Box, { title: page.more, children: [
/* @__PURE__ */ a(ClockField, { clock }),
clock.value === void 0 && /* @__PURE__ */ a("p", { class: "failure", children: t.needsClock }),
/* @__PURE__ */ a(Choice, { label: page.standIn, values: BOT_VALUES, value: standIn.value, name: page.bot, hint: page.standInMore, onChange: (one) => standIn.value = one })
] }),
/* @__PURE__ */ a("div", { class: "last", children: /* @__PURE__ */ a(AskButton, { main: !0, disabled: !isComplete, work: create, children: t.make }) })
] });
}
function TieBreaks({ value, onChange }) {
let t = texts().tournaments;
return /* @__PURE__ */ a("fieldset", { class: "choice", children: [
/* @__PURE__ */ a("legend", { children: t.tieBreaks }),
/* @__PURE__ */ a("div", { class: "row", children: TOURNAMENT_TIE_BREAK_VALUES.map((one) => {
let place = value.indexOf(one);
return /* @__PURE__ */ a(Button, { pressed: place >= 0, onClick: () => onChange(place >= 0 ? value.filter((other) => other !== one) : [...value, one]), extra: "chip", children: [
place >= 0 && `${place + 1}. `,
t.tieBreakNames[one]
] }, one);
}) }),
/* @__PURE__ */ a("p", { class: "hint", children: t.tieBreaksMore })
] });
}
function formatOf(type, chosen) {
return type === "swiss" ? { type, rounds: chosen.swiss } : type === "elimination" ? { type, advance: chosen.advance } : chosen.roundRobin > 0 ? { type, rounds: chosen.roundRobin } : { type };
}

// src/tournaments/words.ts
function formatText({ format }) {
let t = texts().tournaments;
if (format.type === "elimination") return `${t.formats.elimination}, ${t.advance(format.advance)}`;
let { rounds } = format;
return rounds == null ? t.formats[format.type] : `${t.formats[format.type]}, ${t.rounds(rounds)}`;
}
function namesOf(participants) {
let inOrder = [...participants].sort((one, other) => one.standing.participant - other.standing.participant), counts = /* @__PURE__ */ new Map();
return new Map(
inOrder.map(({ who, standing }) => {
if (who.type === "player") return [standing.participant, who.player.name];
let count = (counts.get(who.bot) ?? 0) + 1;
return counts.set(who.bot, count), [standing.participant, `${texts().page.bot(who.bot)} ${count}`];
})
);
}
var figure = (value, parts, digits = 2) => (value / parts).toLocaleString(texts().code, { maximumFractionDigits: digits }), pointsText = ({ points }) => figure(points, 2);
function tieBreakText(standing, tieBreak) {
switch (tieBreak) {
case "direct_encounter":
return standing.direct_encounter === null ? "–" : figure(standing.direct_encounter, 2);
case "buchholz":
return figure(standing.buchholz, 2);
case "sonneborn_berger":
return figure(standing.sonneborn_berger, 4);
case "wins":
return String(standing.wins);
case "game_score":
return figure(standing.game_score, 1e6, 3);
}
}

// src/tournaments/list.tsx
var PAGE = 12;
function Tournaments() {
let t = texts().tournaments;
return /* @__PURE__ */ a("main", { class: "narrow", children: [
/* @__PURE__ */ a("h1", { class: "unseen", children: t.title }),
/* @__PURE__ */ a(Box, { title: t.title, children: [
/* @__PURE__ */ a("p", { class: "hint", children: [
t.about,
" ",
/* @__PURE__ */ a("a", { href: "docs/guide/tournaments.md", children: t.guide })
] }),
player.value?.kind !== "guest" && player.value && /* @__PURE__ */ a("p", { children: /* @__PURE__ */ a("a", { class: "button main", href: "#/tournaments/new", children: t.make }) })
] }),
player.value && /* @__PURE__ */ a(PlayerTournaments, { title: t.own, player: player.value.id }, player.value.id),
/* @__PURE__ */ a(List, { title: t.lists.registering, query: { status: "registering" }, empty: t.noneRegistering }),
/* @__PURE__ */ a(List, { title: t.lists.running, query: { status: "running" }, empty: t.noneRunning }),
/* @__PURE__ */ a(List, { title: t.lists.finished, query: { status: "finished" }, empty: t.noneFinished }),
/* @__PURE__ */ a(List, { title: t.lists.cancelled, query: { status: "cancelled" }, empty: void 0 })
] });
}
function PlayerTournaments({ title, player: id }) {
return /* @__PURE__ */ a(List, { title, query: { player: id }, empty: void 0 });
}
function List({ title, query, empty }) {
let pageOf = (from) => ask(kontor.value.api.GET("/v1/tournaments", { params: { query: { ...query, ...from, limit: PAGE } } })), { items, isEmpty, state, more } = usePages(pageOf, `${player.value?.id} ${JSON.stringify(query)}`, useTimes());
return empty === void 0 && (items === void 0 || isEmpty) ? null : /* @__PURE__ */ a(Box, { title, children: [
state,
isEmpty && /* @__PURE__ */ a("p", { class: "hint", children: empty }),
/* @__PURE__ */ a("ul", { class: "games", children: items?.map((tournament) => /* @__PURE__ */ a("li", { children: /* @__PURE__ */ a(Entry, { tournament, isOfAll: query.status === void 0 }) }, tournament.id)) }),
more
] });
}
function Entry({ tournament: { id, terms, status, participants, rounds, rounds_drawn: drawn, ended_at: ended }, isOfAll }) {
let t = texts().tournaments;
return /* @__PURE__ */ a("div", { class: "game", children: [
/* @__PURE__ */ a("a", { class: "cover", href: tournamentHash(id), children: /* @__PURE__ */ a("b", { children: terms.name }) }),
/* @__PURE__ */ a("span", { children: gameTexts(terms.ruleset)?.name ?? terms.ruleset }),
/* @__PURE__ */ a("span", { class: "hint", children: formatText(terms) }),
isOfAll && /* @__PURE__ */ a("span", { class: "tag", children: t.statuses[status] }),
terms.rated && /* @__PURE__ */ a("span", { class: "tag", children: texts().clocks.isRated }),
/* @__PURE__ */ a("span", { children: t.entered(participants, terms.participants_max) }),
/* @__PURE__ */ a("span", { class: "hint", children: status === "registering" ? t.registrationUntil(momentText(terms.registration_ends_at)) : status === "running" ? t.roundOf(drawn, rounds) : ended !== null && dayText(ended) })
] });
}

// src/tournaments/rounds.tsx
function Rounds({ tournament, names }) {
let t = texts().tournaments, chosen = useSignal(void 0), drawn = tournament.rounds_drawn, round = chosen.value ?? drawn, params = { path: { tournament: tournament.id, round } }, { data, error } = useRead(() => ask(kontor.value.api.GET("/v1/tournaments/{tournament}/rounds/{round}", { params })), `${tournament.id} ${round}`, tournament.last_event);
return /* @__PURE__ */ a(Box, { title: t.roundOf(round, tournament.rounds), children: [
drawn > 1 && /* @__PURE__ */ a(Choice, { label: t.round, values: upTo(1, drawn), value: round, name: String, onChange: (one) => chosen.value = one === drawn ? void 0 : one }),
/* @__PURE__ */ a(Failure, { error }),
data && /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("p", { class: "hint", children: data.closed_at === null ? t.endsAt(momentText(data.ends_at)) : t.closedAt(momentText(data.closed_at)) }),
/* @__PURE__ */ a("ul", { class: "round", children: data.tables.map(({ table, games }) => /* @__PURE__ */ a("li", { children: [
/* @__PURE__ */ a("h3", { children: t.table(table) }),
games.map((game, index) => /* @__PURE__ */ a(Played, { game, names, title: games.length > 1 ? t.game(index + 1) : t.toGame, ruleset: tournament.terms.ruleset }, game.game))
] }, table)) }),
data.byes.length > 0 && /* @__PURE__ */ a("p", { children: [
t.byesOf,
" ",
data.byes.map((participant, index) => /* @__PURE__ */ a("span", { children: [
index > 0 && ", ",
names(participant)
] }, participant))
] })
] })
] });
}
function Played({ game: { game, reason, results, seats }, names, title, ruleset }) {
let t = texts().tournaments, score = (points) => gameTexts(ruleset)?.score(points) ?? String(points);
return /* @__PURE__ */ a("div", { class: "played", children: [
/* @__PURE__ */ a("p", { class: "row", children: [
reason === null || reason === "played" ? /* @__PURE__ */ a("a", { href: tableHash(game), children: title }) : /* @__PURE__ */ a("span", { children: title }),
/* @__PURE__ */ a("span", { class: "hint", children: reason === null ? t.underWay : t.reasons[reason] })
] }),
/* @__PURE__ */ a("ol", { class: "seats", children: seats.map((participant, seat) => {
let result = results.find((one) => one.seat === seat);
return /* @__PURE__ */ a("li", { children: [
/* @__PURE__ */ a(SeatIcon, { seat, size: 13 }),
/* @__PURE__ */ a("span", { class: "grow", children: names(participant) }),
result && /* @__PURE__ */ a("b", { children: texts().page.place(result.place) }),
result && reason === "played" && /* @__PURE__ */ a("span", { class: "hint", children: score(result.score) }),
result?.left && /* @__PURE__ */ a("span", { class: "tag", children: t.left })
] }, seat);
}) })
] });
}

// src/tournaments/standings.tsx
function Standings({ tournament, participants, names }) {
let t = texts().tournaments, { terms, status } = tournament;
return tournament.rounds_drawn > 0 ? /* @__PURE__ */ a(Box, { title: status === "finished" ? t.finalStandings : t.standings, children: /* @__PURE__ */ a("table", { class: "leaderboard standings", children: [
/* @__PURE__ */ a("thead", { children: /* @__PURE__ */ a("tr", { children: [
/* @__PURE__ */ a("th", { scope: "col", children: texts().players.rank }),
/* @__PURE__ */ a("th", { scope: "col", children: t.participant }),
terms.format.type === "elimination" && /* @__PURE__ */ a("th", { scope: "col", children: t.round }),
/* @__PURE__ */ a("th", { scope: "col", children: t.points }),
/* @__PURE__ */ a("th", { scope: "col", class: "wide", children: texts().players.games }),
terms.tie_breaks.map((one) => /* @__PURE__ */ a("th", { scope: "col", class: "wide", children: t.tieBreakNames[one] }, one))
] }) }),
/* @__PURE__ */ a("tbody", { children: participants.map((one) => /* @__PURE__ */ a(Row, { participant: one, tournament, names }, one.standing.participant)) })
] }) }) : /* @__PURE__ */ a(Box, { title: t.participants, children: [
participants.length === 0 && /* @__PURE__ */ a("p", { class: "hint", children: t.noneEntered }),
/* @__PURE__ */ a("ul", { class: "owned", children: participants.map((one) => /* @__PURE__ */ a("li", { children: /* @__PURE__ */ a(Name, { participant: one, names }) }, one.standing.participant)) })
] });
}
function Row({ participant, tournament: { terms }, names }) {
let t = texts().tournaments, { standing, who } = participant, decided = terms.tie_breaks.map((one) => ({ one, text: tieBreakText(standing, one) }));
return /* @__PURE__ */ a("tr", { "data-me": who.type === "player" && who.player.id === player.value?.id, children: [
/* @__PURE__ */ a("td", { children: standing.rank }),
/* @__PURE__ */ a("th", { scope: "row", children: [
/* @__PURE__ */ a(Name, { participant, names }),
/* @__PURE__ */ a("small", { class: "hint slim", children: [
decided.map(({ one, text }) => `${t.tieBreakNames[one]} ${text}`).join(" · "),
standing.byes > 0 && ` · ${t.byes(standing.byes)}`
] })
] }),
terms.format.type === "elimination" && /* @__PURE__ */ a("td", { children: standing.last_round }),
/* @__PURE__ */ a("td", { children: /* @__PURE__ */ a("b", { children: pointsText(standing) }) }),
/* @__PURE__ */ a("td", { class: "wide", children: standing.games }),
decided.map(({ one, text }) => /* @__PURE__ */ a("td", { class: "wide", children: text }, one))
] });
}
function Name({ participant: { who, standing }, names }) {
let t = texts().tournaments;
return /* @__PURE__ */ a("span", { children: [
names(standing.participant),
" ",
who.type === "player" && who.player.id === player.value?.id && /* @__PURE__ */ a("span", { class: "tag", children: texts().page.you }),
" ",
standing.withdrawn && /* @__PURE__ */ a("span", { class: "tag", children: t.withdrawn })
] });
}

// src/tournaments/terms.tsx
function TermsOf({ tournament }) {
let [t, page] = [texts().tournaments, texts().page], { terms, seed, commitment } = tournament, isRatingLimited = terms.rating_min !== null || terms.rating_max !== null;
return /* @__PURE__ */ a(Box, { title: t.terms, children: [
/* @__PURE__ */ a("dl", { class: "stats terms", children: [
/* @__PURE__ */ a(Term, { name: t.registration, children: [
t.registrationUntil(momentText(terms.registration_ends_at)),
" ",
terms.start_when_full && t.startsWhenFull
] }),
/* @__PURE__ */ a(Term, { name: t.participants, children: [
page.range(terms.participants_min, terms.participants_max),
" · ",
t.entrants[terms.entrants],
isRatingLimited && ` · ${texts().people.ratings(terms.rating_min, terms.rating_max)}`
] }),
/* @__PURE__ */ a(Term, { name: t.tables, children: [
page.seatsOf(terms.seats),
" · ",
t.games(terms.games_per_table)
] }),
/* @__PURE__ */ a(Term, { name: t.roundLimit, children: texts().clocks.span(terms.round_limit_s) }),
/* @__PURE__ */ a(Term, { name: t.seeding, children: t.seedings[terms.seeding] }),
/* @__PURE__ */ a(Term, { name: t.tieBreaks, children: terms.tie_breaks.map((one) => t.tieBreakNames[one]).join(", ") })
] }),
/* @__PURE__ */ a(OptionsLine, { ruleset: terms.ruleset, options: terms.options }),
/* @__PURE__ */ a(Terms, { clock: terms.clock, limitS: terms.turn_limit_s }),
/* @__PURE__ */ a("details", { children: [
/* @__PURE__ */ a("summary", { children: t.lots }),
/* @__PURE__ */ a("p", { class: "hint", children: [
t.lotsMore,
" ",
/* @__PURE__ */ a("a", { href: "docs/guide/tournaments.md", children: t.guide })
] }),
/* @__PURE__ */ a("dl", { class: "stats terms", children: [
/* @__PURE__ */ a(Term, { name: t.commitment, children: /* @__PURE__ */ a("code", { class: "secret", children: commitment }) }),
seed !== null && /* @__PURE__ */ a(Term, { name: page.seed, children: /* @__PURE__ */ a("code", { class: "secret", children: seed }) })
] })
] })
] });
}
function Term({ name, children }) {
return /* @__PURE__ */ a("div", { children: [
/* @__PURE__ */ a("dt", { children: name }),
/* @__PURE__ */ a("dd", { children })
] });
}

// src/tournaments/page.tsx
var AGAIN_MS = 3e3;
function TournamentPage({ id }) {
let t = texts().tournaments, changes = useSignal(0), { data, error, again } = useRead(() => read(id), `${id} ${player.value?.id}`, changes.value), last = data?.tournament.last_event, isOver = data !== void 0 && ["finished", "cancelled"].includes(data.tournament.status);
if (A(() => last === void 0 || isOver ? void 0 : follow(id, last, () => changes.value += 1), [id, last === void 0, isOver]), !data) {
let isUnknown = error instanceof KontorProblem && error.problem.status === 404;
return /* @__PURE__ */ a("main", { class: "narrow", children: /* @__PURE__ */ a(Box, { children: [
/* @__PURE__ */ a("h1", { class: "unseen", children: t.title }),
error === void 0 && /* @__PURE__ */ a("p", { class: "hint", children: texts().page.working }),
isUnknown ? /* @__PURE__ */ a("p", { role: "status", children: t.unknown }) : /* @__PURE__ */ a(Failure, { error }),
/* @__PURE__ */ a("a", { href: "#/tournaments", children: t.back })
] }) });
}
let { tournament, participants } = data, names = linksOf(participants);
return /* @__PURE__ */ a("main", { class: "narrow", "data-event": tournament.last_event, children: [
/* @__PURE__ */ a(Box, { children: [
/* @__PURE__ */ a(Head, { tournament, participants }),
/* @__PURE__ */ a(Taking, { tournament, participants, again })
] }),
/* @__PURE__ */ a(TermsOf, { tournament }),
tournament.rounds_drawn > 0 && /* @__PURE__ */ a(Rounds, { tournament, names }),
/* @__PURE__ */ a(Standings, { tournament, participants, names }),
tournament.organizer.id === player.value?.id && !isOver && /* @__PURE__ */ a(Cancel, { id, again })
] });
}
async function read(id) {
let params = { path: { tournament: id } }, [tournament, { items }] = await Promise.all([
ask(kontor.value.api.GET("/v1/tournaments/{tournament}", { params })),
ask(kontor.value.api.GET("/v1/tournaments/{tournament}/standings", { params }))
]);
return { tournament, participants: items };
}
function follow(id, from, onEvent) {
let stop = new AbortController();
return holding.value += 1, (async () => {
for (let after = from; !stop.signal.aborted; ) {
await seen(stop.signal);
let params = { path: { tournament: id }, query: { after, wait: WAIT_S } };
try {
let { items, last } = await ask(kontor.peek().api.GET("/v1/tournaments/{tournament}/events", { params, signal: stop.signal }));
if (stop.signal.aborted) return;
after = last, items.length > 0 && onEvent();
} catch {
await new Promise((resume) => setTimeout(resume, AGAIN_MS));
}
}
})(), () => {
holding.value -= 1, stop.abort();
};
}
function seen(signal) {
return new Promise((resume) => {
let look = () => {
document.visibilityState === "hidden" && !signal.aborted || (document.removeEventListener("visibilitychange", look), resume());
};
document.addEventListener("visibilitychange", look), signal.addEventListener("abort", look, { once: !0 }), look();
});
}
function linksOf(participants) {
let names = namesOf(participants), players = new Map(participants.map(({ standing, who }) => [standing.participant, who.type === "player" ? who.player : null]));
return (participant) => /* @__PURE__ */ a(PlayerName, { player: players.get(participant), name: names.get(participant) ?? `#${participant}` });
}
function Head({ tournament, participants }) {
let t = texts().tournaments, { terms, status, cancelled, organizer, participants: count } = tournament, winner = status === "finished" ? participants.find(({ standing }) => standing.rank === 1) : void 0;
return /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("div", { class: "player-head", children: [
/* @__PURE__ */ a("h1", { children: terms.name }),
/* @__PURE__ */ a("span", { class: "tag", children: t.statuses[status] }),
terms.rated && /* @__PURE__ */ a("span", { class: "tag", children: texts().clocks.isRated })
] }),
/* @__PURE__ */ a("p", { children: [
gameTexts(terms.ruleset)?.name ?? terms.ruleset,
" · ",
formatText(terms),
" · ",
t.entered(count, terms.participants_max)
] }),
/* @__PURE__ */ a("p", { class: "hint", children: [
t.organizedBy,
" ",
/* @__PURE__ */ a(PlayerName, { player: organizer, name: organizer.name })
] }),
/* @__PURE__ */ a("div", { role: "status", children: [
winner && /* @__PURE__ */ a("p", { children: /* @__PURE__ */ a("b", { children: t.winner(namesOf(participants).get(winner.standing.participant) ?? "") }) }),
cancelled !== null && /* @__PURE__ */ a("p", { children: t.cancelledBecause[cancelled] })
] })
] });
}
function Taking(props) {
let t = texts().tournaments, { tournament, participants, again } = props, isSure = useSignal(!1), me = player.value, { status } = tournament;
if (status !== "registering" && status !== "running") return null;
if (!me) return status === "registering" ? /* @__PURE__ */ a(SignIn, {}) : null;
let own = participants.find(({ who, standing }) => who.type === "player" && who.player.id === me.id && !standing.withdrawn), params = { path: { tournament: tournament.id } }, enter = async () => {
await ask(kontor.value.api.PUT("/v1/tournaments/{tournament}/participants/me", { params })), again();
}, withdraw = async () => {
await ask(kontor.value.api.DELETE("/v1/tournaments/{tournament}/participants/me", { params })), isSure.value = !1, again();
};
return !own && status === "running" ? null : own ? status === "running" && !isSure.value ? /* @__PURE__ */ a(Button, { quiet: !0, onClick: () => isSure.value = !0, children: [
t.withdraw,
"…"
] }) : /* @__PURE__ */ a("div", { class: "sure", children: [
status === "running" ? /* @__PURE__ */ a("p", { children: t.withdrawSure }) : /* @__PURE__ */ a("p", { role: "status", children: t.isIn }),
/* @__PURE__ */ a("div", { class: "row", children: [
status === "running" && /* @__PURE__ */ a(Button, { onClick: () => isSure.value = !1, children: texts().page.cancel }),
/* @__PURE__ */ a(AskButton, { work: withdraw, children: t.withdraw })
] })
] }) : me.kind === "guest" ? /* @__PURE__ */ a("p", { class: "hint", children: t.guestsCannot }) : /* @__PURE__ */ a("div", { class: "row", children: /* @__PURE__ */ a(AskButton, { main: !0, work: enter, children: t.enter }) });
}
function Cancel({ id, again }) {
let t = texts().tournaments, isSure = useSignal(!1), cancel = async () => {
await ask(kontor.value.api.DELETE("/v1/tournaments/{tournament}", { params: { path: { tournament: id } } })), again();
};
return /* @__PURE__ */ a(Box, { title: t.organizer, children: isSure.value ? /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("p", { children: t.cancelSure }),
/* @__PURE__ */ a("div", { class: "row", children: [
/* @__PURE__ */ a(Button, { onClick: () => isSure.value = !1, children: texts().page.back }),
/* @__PURE__ */ a(AskButton, { work: cancel, children: t.cancel })
] })
] }) : /* @__PURE__ */ a(Button, { quiet: !0, onClick: () => isSure.value = !0, children: [
t.cancel,
"…"
] }) });
}
export {
NewTournament,
PlayerTournaments,
TournamentPage,
Tournaments
};
