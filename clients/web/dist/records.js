import {
$,
A,
AskButton,
Box,
Button,
Failure,
SignIn,
T,
TextField,
a,
ask,
canVerifyRecords,
gameTexts,
go,
kontor,
pastHash,
player,
tableHash,
texts,
useRead,
useSignal,
verifyRecord
} from "./app.js";

// src/records/index.tsx
var RECORD_BYTES_MAX = 64 * 1024 * 1024, GAME_ID_LENGTH_MAX = 64;
function Records({ query }) {
let t = texts().records, loaded = useSignal(void 0), failed = useSignal(void 0), isUnreadable = useSignal(!1), newest = T(0), load = async (read) => {
let number = ++newest.current;
failed.value = void 0, isUnreadable.value = !1, loaded.value = void 0;
try {
let { name, text } = await read();
if (number !== newest.current) return;
let record = parsed(text);
record ? loaded.value = { name, record } : isUnreadable.value = !0;
} catch (error) {
number === newest.current && (failed.value = error);
}
}, loadFile = (file) => {
file && (file.size > RECORD_BYTES_MAX ? isUnreadable.value = !0 : load(async () => ({ name: file.name, text: await file.text() })));
}, loadGame = (game, invite) => load(async () => ({ name: game, text: await recordText(game, invite) }));
return A(() => {
let game = query.get("game");
game !== null && loadGame(game, query.get("invite") ?? void 0);
}, [query]), /* @__PURE__ */ a("main", { class: "records", children: [
/* @__PURE__ */ a("h1", { children: t.title }),
/* @__PURE__ */ a(Source, { onFile: loadFile, onGame: loadGame }),
/* @__PURE__ */ a(Failure, { error: failed.value }),
isUnreadable.value && /* @__PURE__ */ a("p", { class: "failure", role: "alert", children: t.unreadable }),
loaded.value && /* @__PURE__ */ a(Checked, { loaded: loaded.value })
] });
}
function parsed(text) {
try {
let value = JSON.parse(text);
return typeof value == "object" && value !== null && Array.isArray(value.commits) ? value : void 0;
} catch {
return;
}
}
async function recordText(game, invite) {
let params = { path: { game }, query: invite === void 0 ? {} : { invite } };
return JSON.stringify(await ask(kontor.value.api.GET("/v1/games/{game}/record", { params })));
}
function Source({ onFile, onGame }) {
let t = texts().records, game = useSignal(""), isOver = useSignal(!1);
return /* @__PURE__ */ a(Box, { children: [
/* @__PURE__ */ a("p", { children: t.about }),
/* @__PURE__ */ a(
"div",
{
class: "drop",
"data-over": isOver.value,
onDragOver: (event) => {
event.preventDefault(), isOver.value = !0;
},
onDragLeave: () => isOver.value = !1,
onDrop: (event) => {
event.preventDefault(), isOver.value = !1, onFile(event.dataTransfer?.files[0]);
},
children: /* @__PURE__ */ a("label", { class: "field", children: [
/* @__PURE__ */ a("span", { children: t.file }),
/* @__PURE__ */ a("input", { type: "file", accept: "application/json,.json", onChange: ({ currentTarget }) => onFile(currentTarget.files?.[0]) })
] })
}
),
/* @__PURE__ */ a("form", { class: "row end", onSubmit: (event) => event.preventDefault(), children: [
/* @__PURE__ */ a(TextField, { label: t.byId, value: game.value, max: GAME_ID_LENGTH_MAX, onInput: (text) => game.value = text }),
/* @__PURE__ */ a(AskButton, { disabled: game.value.trim() === "", work: () => onGame(game.value.trim()), children: t.fetch })
] })
] });
}
function Checked({ loaded }) {
let t = texts().records, { record } = loaded, { data: known } = useRead(() => isKnown(record.game), record.game);
return /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a(Box, { title: gameTexts(record.ruleset)?.name ?? String(record.ruleset), children: [
/* @__PURE__ */ a("p", { children: [
loaded.name,
" · ",
t.commits(record.commits.length)
] }),
/* @__PURE__ */ a("div", { class: "row", children: [
known === !0 && /* @__PURE__ */ a("a", { class: "button", href: pastHash(record.game, 1), children: t.watch }),
player.value && /* @__PURE__ */ a(AskButton, { work: () => importRecord(record), children: t.import })
] }),
known === !1 && /* @__PURE__ */ a("p", { class: "hint", children: t.notHere })
] }),
/* @__PURE__ */ a("div", { class: "findings", children: [
/* @__PURE__ */ a(Here, { loaded, isKnown: known === !0 }),
/* @__PURE__ */ a(Server, { loaded, isKnown: known === !0 })
] })
] });
}
async function isKnown(game) {
let { response } = await kontor.value.api.GET("/v1/games/{game}", { params: { path: { game: String(game) } } });
return response.ok;
}
async function importRecord(record) {
let made = await ask(kontor.value.api.POST("/v1/records", { body: record }));
go(tableHash(made.id, made.invite));
}
function Here({ loaded, isKnown: isKnown2 }) {
let t = texts().records, can = canVerifyRecords(), { data: report, error } = useRead(async () => {
if (!can) return;
let { keys } = await ask(kontor.value.api.GET("/.well-known/jwks.json"));
return verifyRecord(loaded.record, keys);
}, loaded);
return /* @__PURE__ */ a(Box, { title: t.here, children: [
!can && /* @__PURE__ */ a("p", { children: t.insecure }),
/* @__PURE__ */ a(Failure, { error }),
can && !report && error === void 0 && /* @__PURE__ */ a("p", { class: "hint", children: texts().page.working }),
report && /* @__PURE__ */ a(Report, { report, game: loaded.record.game, isKnown: isKnown2 })
] });
}
function Report({ report, game, isKnown: isKnown2 }) {
let t = texts().records;
return report.fault ? /* @__PURE__ */ a(Fault, { seq: report.fault.seq, text: t.faults[report.fault.kind], game, isKnown: isKnown2 }) : /* @__PURE__ */ a(Verdict, { isGood: !0, text: t.inOrder, children: [
/* @__PURE__ */ a("li", { children: t.chain(report.commits, report.events) }),
report.signature && /* @__PURE__ */ a("li", { children: t.signatures[report.signature] }),
report.importedCommits > 0 && /* @__PURE__ */ a("li", { children: t.imported(report.importedCommits) }),
/* @__PURE__ */ a("li", { children: t.notPlayed })
] });
}
function Server({ loaded, isKnown: isKnown2 }) {
let t = texts().records, me = player.value?.id, { data: finding, error } = useRead(
async () => me === void 0 ? void 0 : ask(kontor.value.api.POST("/v1/records/verifications", { body: loaded.record })),
me === void 0 ? void 0 : loaded
);
return /* @__PURE__ */ a(Box, { title: t.server, children: [
me === void 0 && /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("p", { children: t.serverSignIn }),
/* @__PURE__ */ a(SignIn, {})
] }),
/* @__PURE__ */ a(Failure, { error }),
me !== void 0 && !finding && error === void 0 && /* @__PURE__ */ a("p", { class: "hint", children: texts().page.working }),
finding && /* @__PURE__ */ a(Finding, { finding, game: loaded.record.game, isKnown: isKnown2 })
] });
}
function Finding({ finding, game, isKnown: isKnown2 }) {
let t = texts().records, { checked, divergence } = finding;
return checked ? /* @__PURE__ */ a(Verdict, { isGood: !0, text: t.inOrder, children: [
/* @__PURE__ */ a("li", { children: t.chain(checked.commits, checked.seq) }),
/* @__PURE__ */ a("li", { children: checked.signer === "this_server" ? t.signatures.valid : t.signatures["unknown-key"] }),
/* @__PURE__ */ a("li", { children: checked.recomputed ? t.recomputed : t.notRecomputed }),
checked.sandbox && /* @__PURE__ */ a("li", { children: t.sandbox }),
checked.imported_commits > 0 && /* @__PURE__ */ a("li", { children: t.imported(checked.imported_commits) }),
checked.forked_from && /* @__PURE__ */ a("li", { children: t.forked(checked.forked_from.seq) })
] }) : /* @__PURE__ */ a(Fault, { seq: divergence?.seq ?? 0, text: divergence?.detail ?? t.faults.format, game, isKnown: isKnown2 });
}
function Verdict({ isGood, text, children }) {
return /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("p", { class: "verdict", "data-good": isGood, role: "status", children: [
/* @__PURE__ */ a("span", { "aria-hidden": "true", children: isGood ? "✓" : "✗" }),
" ",
text
] }),
/* @__PURE__ */ a("ul", { children })
] });
}
function Fault({ seq, text, game, isKnown: isKnown2 }) {
let t = texts().records;
return /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a(Verdict, { isGood: !1, text: t.notInOrder, children: [
/* @__PURE__ */ a("li", { children: seq > 0 ? t.faultAt(seq) : t.faultOutside }),
/* @__PURE__ */ a("li", { children: text })
] }),
seq > 0 && isKnown2 && /* @__PURE__ */ a(Button, { main: !0, onClick: () => go(pastHash(game, seq)), children: t.openThere(seq) })
] });
}
export {
Records
};
