import {
$,
A,
BASE,
Button,
T,
a,
copyText,
shownTable,
texts,
useSignal,
wrapSend,
x,
y
} from "./app.js";

// src/developer/secrets.ts
var VARIABLES = {
access_token: "TOKEN",
refresh_token: "REFRESH_TOKEN",
password: "PASSWORD",
old_password: "OLD_PASSWORD",
new_password: "PASSWORD",
recovery_code: "RECOVERY_CODE",
codes: "RECOVERY_CODES",
ticket: "TICKET",
secret: "TOKEN",
redirect_to: "REDIRECT_TO"
}, MARK = "", MARKED = new RegExp(`${MARK}(${Object.values(VARIABLES).join("|")})${MARK}`, "g"), isSecret = (name) => Object.hasOwn(VARIABLES, name), marked = (name) => MARK + VARIABLES[name] + MARK;
function withoutSecrets(value) {
if (Array.isArray(value)) return value.map(withoutSecrets);
if (typeof value != "object" || value === null) return value;
let entries = Object.entries(value).map(([name, field]) => [name, isSecret(name) && field !== null ? marked(name) : withoutSecrets(field)]);
return Object.fromEntries(entries);
}
function withoutSecretsIn(url) {
return url.pathname + url.search.replace(/([?&])([^=&]+)=[^&]*/g, (all, before, name) => isSecret(name) ? `${before}${name}=${marked(name)}` : all);
}
function readable(text) {
return text.replace(MARKED, "$$$1");
}
function quoted(text) {
return `'${text.replaceAll("'", "'\\''").replace(MARKED, `'"$$$1"'`)}'`;
}

// src/developer/calls.ts
var CALLS_MAX = 60, CALLS_BYTES_MAX = 2e6, BODY_BYTES_MAX = 4e5, FRAMES_MAX = 100, FRAME_BYTES_MAX = 2e4, calls = y([]), frames = y([]);
function forget() {
calls.value = [], frames.value = [];
}
var EMPTY = /* @__PURE__ */ new Set([204, 205, 304]), numbers = 0;
function noting(carry) {
return async (input) => {
let request = input instanceof Request ? input : new Request(input), call = await begun(request);
note(call);
let begin = performance.now(), elapsed = () => Math.round(performance.now() - begin);
try {
let response = await carry(request), answered = { status: response.status, ms: elapsed(), requestId: response.headers.get("X-Request-Id") }, isStream = response.headers.get("Content-Type")?.startsWith("text/event-stream") === !0;
if (change(call.number, { ...answered, isStream }), !response.body || EMPTY.has(response.status)) return response;
let sink = isStream ? frameSink(call.path) : bodySink(response, (bytes, reply) => change(call.number, { bytes, reply, ms: elapsed() }));
return new Response(response.body.pipeThrough(sink), response);
} catch (error) {
throw change(call.number, { failed: String(error), ms: elapsed() }), error;
}
};
}
async function begun(request) {
let headers = [...request.headers].filter(([name]) => name !== "authorization"), isSigned = request.headers.has("authorization"), text = await request.clone().text(), base = new URL(BASE), path = withoutSecretsIn(new URL(request.url)).slice(base.pathname === "/" ? 0 : base.pathname.length);
return {
number: numbers += 1,
method: request.method,
path,
headers: isSigned ? [["authorization", ""], ...headers] : headers,
sent: text === "" ? void 0 : bodyOf(text, text.length),
at: Date.now(),
bytes: 0
};
}
function bodyOf(text, bytes) {
if (bytes > BODY_BYTES_MAX) return { bytes };
try {
return { json: withoutSecrets(JSON.parse(text)) };
} catch {
return { bytes };
}
}
function note(call) {
let bytes = 0;
calls.value = [call, ...calls.value].slice(0, CALLS_MAX).filter((one) => (bytes += one.bytes) <= CALLS_BYTES_MAX);
}
function change(number, what) {
calls.value = calls.value.map((call) => call.number === number ? { ...call, ...what } : call);
}
function bodySink(response, onEnd) {
let isJson = /^application\/([a-z]+\+)?json/.test(response.headers.get("Content-Type") ?? ""), decoder = new TextDecoder(), [bytes, text] = [0, ""];
return new TransformStream({
transform(chunk, controller) {
bytes += chunk.byteLength, isJson && bytes <= BODY_BYTES_MAX && (text += decoder.decode(chunk, { stream: !0 })), controller.enqueue(chunk);
},
flush: () => onEnd(bytes, isJson ? bodyOf(text, bytes) : { bytes })
});
}
function frameSink(path) {
let decoder = new TextDecoder(), text = "";
return new TransformStream({
transform(chunk, controller) {
controller.enqueue(chunk);
let parts = (text + decoder.decode(chunk, { stream: !0 })).split(`

`);
text = parts.pop() ?? "";
let heard = parts.filter((part2) => part2 !== "" && part2 !== ":").map((part2) => frameOf(path, part2));
heard.length > 0 && (frames.value = [...heard.toReversed(), ...frames.value].slice(0, FRAMES_MAX));
}
});
}
function frameOf(path, part2) {
let lines = part2.split(`
`).map((line) => /^([a-z]*): ?(.*)$/.exec(line) ?? ["", "", line]), field = (name) => lines.find(([, found]) => found === name)?.[2], data = field("data");
return {
number: numbers += 1,
at: Date.now(),
path,
id: field("id"),
event: field("event"),
comment: field(""),
data: data === void 0 ? void 0 : data.length > FRAME_BYTES_MAX ? { bytes: data.length } : bodyOf(data, data.length)
};
}

// src/developer/curl.ts
function asCurl(call) {
let words = [`curl -sS${call.isStream ? "N" : ""}${call.method === "GET" ? "" : ` -X ${call.method}`} "$BASE"${quoted(call.path)}`];
for (let [name, value] of call.headers)
words.push(name === "authorization" ? '-H "Authorization: Bearer $TOKEN"' : `-H ${quoted(`${name}: ${value}`)}`);
return call.sent && "json" in call.sent ? words.push(`--data-raw ${quoted(JSON.stringify(call.sent.json))}`) : call.sent && words.push("--data-binary @body.json"), words.join(` \\
`);
}

// src/developer/tree.tsx
var isObject = (value) => typeof value == "object" && value !== null, kindOf = (value) => Array.isArray(value) ? "list" : value === null ? "null" : typeof value;
function changeOf(before, now) {
return before === void 0 ? now === void 0 ? "same" : "added" : now === void 0 ? "removed" : kindOf(before) !== kindOf(now) ? "changed" : isObject(now) ? namesOf(before, now).every((name) => changeOf(before[name], now[name]) === "same") ? "same" : "inside" : before === now ? "same" : "changed";
}
var namesOf = (...values) => [...new Set(values.flatMap((value) => isObject(value) ? Object.keys(value) : []))];
function Tree(props) {
let { name, before, now } = props, change2 = changeOf(before, now), shown = now === void 0 ? before : now;
if (!isObject(shown)) return /* @__PURE__ */ a(Leaf, { ...props, change: change2 });
let names = namesOf(shown, change2 === "inside" ? before : void 0);
return /* @__PURE__ */ a("details", { class: "dev-node", "data-change": change2, open: props.isRoot === !0 || change2 === "inside", children: [
/* @__PURE__ */ a("summary", { children: [
/* @__PURE__ */ a("b", { children: name }),
" ",
/* @__PURE__ */ a("small", { children: Array.isArray(shown) ? `[${names.length}]` : `{${names.length}}` }),
" ",
/* @__PURE__ */ a(Mark, { change: change2 })
] }),
/* @__PURE__ */ a("ul", { children: names.map((inner) => /* @__PURE__ */ a("li", { children: /* @__PURE__ */ a(Tree, { name: inner, before: isObject(before) ? before[inner] : shown[inner], now: isObject(now) ? now[inner] : shown[inner] }) }, inner)) })
] });
}
function Leaf({ name, before, now, change: change2 }) {
return /* @__PURE__ */ a("p", { class: "dev-node", "data-change": change2, children: [
/* @__PURE__ */ a("b", { children: name }),
" ",
change2 === "changed" && /* @__PURE__ */ a("del", { children: short(before) }),
" ",
change2 === "removed" ? /* @__PURE__ */ a("del", { children: short(before) }) : /* @__PURE__ */ a("span", { children: short(now) }),
" ",
/* @__PURE__ */ a(Mark, { change: change2 })
] });
}
var short = (value) => isObject(value) ? Array.isArray(value) ? "[…]" : "{…}" : JSON.stringify(value);
function Mark({ change: change2 }) {
return change2 === "same" || change2 === "inside" ? null : /* @__PURE__ */ a("small", { class: "dev-mark", children: texts().developer.changes[change2] });
}

// src/developer/index.tsx
var PARTS = ["calls", "stream", "decision", "view"], part = y("calls"), views = y({ before: void 0, now: void 0 });
wrapSend(noting);
shownTable.peek()?.reconnect();
x(() => {
let next = shownTable.value?.view.value, { now } = views.peek();
next?.game !== now?.game ? views.value = { before: void 0, now: next } : next?.seq !== now?.seq && (views.value = { before: now, now: next });
});
function DeveloperPanel({ onClose }) {
let t = texts().developer, root = T(null);
A(() => root.current?.focus(), []);
let Shown = { calls: Calls, stream: Stream, decision: Decisions, view: View }[part.value];
return /* @__PURE__ */ a("section", { class: "dev", "aria-label": t.title, tabIndex: -1, ref: root, children: [
/* @__PURE__ */ a("header", { class: "row", children: [
/* @__PURE__ */ a("h2", { children: t.title }),
/* @__PURE__ */ a("span", { class: "grow" }),
/* @__PURE__ */ a(Button, { quiet: !0, onClick: forget, children: t.forget }),
/* @__PURE__ */ a(Button, { quiet: !0, onClick: onClose, children: t.close })
] }),
/* @__PURE__ */ a("div", { class: "row", role: "group", "aria-label": t.title, children: PARTS.map((one) => /* @__PURE__ */ a(Button, { extra: "chip", pressed: part.value === one, onClick: () => part.value = one, children: t.parts[one] }, one)) }),
/* @__PURE__ */ a("div", { class: "dev-part", tabIndex: 0, role: "group", "aria-label": t.parts[part.value], children: /* @__PURE__ */ a(Shown, {}) })
] });
}
var Hint = ({ children }) => /* @__PURE__ */ a("p", { class: "hint", children });
function Fold({ title, isOpen, children }) {
let open = useSignal(isOpen === !0);
return /* @__PURE__ */ a("details", { class: "dev-fold", open: open.value, onToggle: ({ currentTarget }) => open.value = currentTarget.open, children: [
/* @__PURE__ */ a("summary", { children: title }),
open.value && children()
] });
}
var pretty = (json) => readable(JSON.stringify(json, null, 2));
function Code({ text, label }) {
return /* @__PURE__ */ a("pre", { tabIndex: 0, role: "group", "aria-label": label, children: text });
}
function Calls() {
let t = texts().developer;
return /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a(Hint, { children: calls.value.length === 0 ? t.noCalls : t.curlMore }),
calls.value.map((call) => /* @__PURE__ */ a(Fold, { title: /* @__PURE__ */ a(CallLine, { call }), children: () => /* @__PURE__ */ a(CallDetails, { call }) }, call.number))
] });
}
function CallLine({ call }) {
let t = texts().developer, isBad = call.failed !== void 0 || (call.status ?? 0) >= 400;
return /* @__PURE__ */ a("span", { class: "dev-call", "data-bad": isBad, children: [
/* @__PURE__ */ a("b", { children: call.method }),
" ",
/* @__PURE__ */ a("span", { class: "dev-path", children: readable(call.path) }),
" ",
/* @__PURE__ */ a("small", { children: [
call.failed ?? call.status ?? t.underWay,
call.ms !== void 0 && ` · ${call.ms} ms`,
call.bytes > 0 && ` · ${t.bytes(call.bytes)}`
] })
] });
}
function CallDetails({ call }) {
let t = texts().developer, command = asCurl(call);
return /* @__PURE__ */ a($, { children: [
call.requestId != null && /* @__PURE__ */ a(Hint, { children: [
t.requestId,
" ",
/* @__PURE__ */ a("code", { children: call.requestId })
] }),
/* @__PURE__ */ a(Code, { text: command, label: "curl" }),
/* @__PURE__ */ a(CopyButton, { text: command }),
/* @__PURE__ */ a(BodyText, { body: call.reply, label: t.reply })
] });
}
function BodyText({ body, label }) {
return body ? "json" in body ? /* @__PURE__ */ a(Code, { text: pretty(body.json), label }) : /* @__PURE__ */ a(Hint, { children: texts().developer.notShown(body.bytes) }) : null;
}
function CopyButton({ text }) {
let t = texts().developer, said = useSignal(""), copy = async (button) => {
let isCopied = await copyText(text), command = button.previousElementSibling;
!isCopied && command && getSelection()?.selectAllChildren(command), said.value = isCopied ? t.copied : t.selected;
};
return /* @__PURE__ */ a("button", { type: "button", class: "button chip", onClick: ({ currentTarget }) => {
copy(currentTarget);
}, children: /* @__PURE__ */ a("span", { role: "status", children: said.value === "" ? t.copyCurl : said.value }) });
}
function Stream() {
let t = texts().developer;
return frames.value.length === 0 ? /* @__PURE__ */ a(Hint, { children: t.noFrames }) : /* @__PURE__ */ a($, { children: frames.value.map((frame) => /* @__PURE__ */ a(Fold, { title: /* @__PURE__ */ a(FrameLine, { frame }), children: () => /* @__PURE__ */ a(BodyText, { body: frame.data, label: t.parts.stream }) }, frame.number)) });
}
function FrameLine({ frame }) {
let type = (frame.data && "json" in frame.data ? frame.data.json : void 0)?.type;
return /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("small", { children: new Date(frame.at).toISOString().slice(11, 23) }),
" ",
frame.id !== void 0 && /* @__PURE__ */ a("b", { children: frame.id }),
" ",
frame.comment === void 0 ? frame.event ?? (typeof type == "string" ? type : "") : `: ${frame.comment}`
] });
}
function Decisions() {
let t = texts().developer, table = shownTable.value;
if (!table) return /* @__PURE__ */ a(Hint, { children: t.noTable });
let all = table.decisions.value;
return all.length === 0 ? /* @__PURE__ */ a(Hint, { children: t.noDecision }) : /* @__PURE__ */ a($, { children: all.map((decision) => /* @__PURE__ */ a(OneDecision, { decision }, `${decision.id} ${decision.seat}`)) });
}
function OneDecision({ decision }) {
let t = texts().developer, { schema, actions, ...rest } = decision;
return /* @__PURE__ */ a("article", { class: "dev-decision", children: [
/* @__PURE__ */ a("h3", { children: [
decision.kind,
" ",
actions === null && /* @__PURE__ */ a("small", { class: "hint", children: t.ofSeat(decision.seat) })
] }),
/* @__PURE__ */ a(Code, { text: pretty(rest), label: decision.kind }),
actions && /* @__PURE__ */ a(Fold, { title: t.actions(actions.length, decision.complete === !0), children: () => /* @__PURE__ */ a(Code, { text: actions.map((action) => JSON.stringify(action)).join(`
`), label: t.parts.decision }) }),
schema && /* @__PURE__ */ a(Fold, { title: t.schema, children: () => /* @__PURE__ */ a(Code, { text: pretty(schema), label: t.schema }) })
] });
}
function View() {
let t = texts().developer, { before, now } = views.value;
if (!shownTable.value) return /* @__PURE__ */ a(Hint, { children: t.noTable });
if (!now) return /* @__PURE__ */ a(Hint, { children: t.noView });
let tree = (view) => view;
return /* @__PURE__ */ a($, { children: [
before && /* @__PURE__ */ a(Hint, { children: t.comparedWith(before.seq) }),
/* @__PURE__ */ a(Tree, { name: "view", before: tree(before ?? now), now: tree(now), isRoot: !0 })
] });
}
export {
DeveloperPanel
};
