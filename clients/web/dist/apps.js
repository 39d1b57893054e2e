import {
$,
A,
AskButton,
Box,
Failure,
SignIn,
TextField,
a,
ask,
go,
kontor,
player,
texts,
useRead,
useSignal
} from "./app.js";

// src/apps/index.tsx
var SCOPES = ["read", "play", "tables"], PAUSE_MS = 500;
function Apps({ screen, query }) {
let t = texts().apps, isUser = player.value?.kind === "user", key = `${player.value?.id} ${query}`;
return /* @__PURE__ */ a("main", { class: "narrow", children: [
/* @__PURE__ */ a("h1", { children: t.title }),
!isUser && /* @__PURE__ */ a(Box, { title: texts().page.signIn, children: [
/* @__PURE__ */ a("p", { children: player.value ? t.guestsCannot : t.signInFirst }),
player.value ? /* @__PURE__ */ a("a", { class: "button", href: "#/me", children: texts().page.account }) : /* @__PURE__ */ a(SignIn, {})
] }),
isUser && (screen === "authorize" ? /* @__PURE__ */ a(Authorize, { query }, key) : /* @__PURE__ */ a(Device, { query }, key))
] });
}
function Authorize({ query }) {
let id = query.get("app") ?? "", redirect = query.get("redirect_uri") ?? "", scopes = scopesOf((query.get("scope") ?? "").split(" ")), state = query.get("state"), { data, error, again } = useRead(() => ask(kontor.value.api.GET("/v1/apps/{app}", { params: { path: { app: id } } })), id);
return /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a(Failure, { error }),
data && /* @__PURE__ */ a(Question, { app: data, scopes, answer: async (allowed) => {
let body = {
app: id,
redirect_uri: redirect,
scopes: [...scopes],
code_challenge: query.get("code_challenge") ?? "",
allowed,
...shownOf(data),
...state === null ? {} : { state }
};
location.assign((await ask(kontor.value.api.POST("/v1/me/authorizations", { body }))).redirect_to);
}, again, children: /* @__PURE__ */ a("p", { class: "hint", children: texts().apps.goesOnAt(placeOf(redirect)) }) })
] });
}
function Device({ query }) {
let t = texts().apps, typed = useSignal(query.get("user_code") ?? ""), code = useSignal(""), done = useSignal(void 0);
return done.value !== void 0 ? /* @__PURE__ */ a("p", { role: "status", children: done.value ? t.deviceAllowed : t.deviceDenied }) : code.value !== "" ? /* @__PURE__ */ a(DeviceQuestion, { code: code.value, onDone: (allowed) => done.value = allowed, onOther: () => code.value = "" }) : /* @__PURE__ */ a(Box, { title: t.device, children: /* @__PURE__ */ a(
"form",
{
class: "sign-in",
onSubmit: (event) => {
event.preventDefault(), code.value = typed.value.trim();
},
children: [
/* @__PURE__ */ a(TextField, { label: t.code, hint: t.codeMore, value: typed.value, max: 16, autocomplete: "off", onInput: (text) => typed.value = text }),
/* @__PURE__ */ a("button", { type: "submit", class: "button main", disabled: typed.value.trim() === "", children: t.goOn })
]
}
) });
}
function DeviceQuestion(props) {
let t = texts().apps, params = { path: { user_code: props.code } }, { data, error, again } = useRead(() => ask(kontor.value.api.GET("/v1/me/devices/{user_code}", { params })), props.code), answer = async (allowed) => {
await ask(kontor.value.api.POST("/v1/me/devices/{user_code}", { params, body: { allowed, ...shownOf(data?.app) } })), props.onDone(allowed);
};
return /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a(Failure, { error }),
data && /* @__PURE__ */ a(Question, { app: data.app, scopes: data.scopes, answer, again, children: /* @__PURE__ */ a("p", { class: "warning", children: t.deviceWarning(props.code.toUpperCase()) }) }),
/* @__PURE__ */ a("p", { children: /* @__PURE__ */ a("button", { type: "button", class: "button", onClick: props.onOther, children: t.otherCode }) })
] });
}
function shownOf(app) {
return app && { shown: { id: app.id, name: app.name, website: app.website, owner: app.owner.name } };
}
function useRest(question) {
let rested = useSignal(void 0);
return A(() => {
let timer = 0, wait = () => {
rested.value = void 0, clearTimeout(timer), timer = window.setTimeout(() => rested.value = question, PAUSE_MS);
};
return wait(), addEventListener("focus", wait), document.addEventListener("visibilitychange", wait), () => {
clearTimeout(timer), removeEventListener("focus", wait), document.removeEventListener("visibilitychange", wait);
};
}, [question]), rested.value === question;
}
function Question(props) {
let t = texts().apps, { app, scopes } = props, answer = (allowed) => props.answer(allowed).catch((error) => {
throw props.again(), error;
}), isRested = useRest(JSON.stringify([app, scopes, texts().code]));
return /* @__PURE__ */ a(Box, { children: [
/* @__PURE__ */ a("h2", { class: "asks", children: t.asks(app.name) }),
/* @__PURE__ */ a("p", { children: [
t.by(app.owner.name),
app.website !== null && /* @__PURE__ */ a($, { children: [
" · ",
/* @__PURE__ */ a("a", { href: app.website, rel: "noopener noreferrer", children: placeOf(app.website) })
] })
] }),
/* @__PURE__ */ a("p", { children: t.wants(player.value?.name ?? "") }),
/* @__PURE__ */ a("ul", { children: scopes.map((scope) => /* @__PURE__ */ a("li", { children: t.scopes[scope] }, scope)) }),
/* @__PURE__ */ a("p", { class: "hint", children: t.whatItCannot }),
props.children,
/* @__PURE__ */ a("div", { class: "row", children: [
/* @__PURE__ */ a(AskButton, { main: !0, disabled: !isRested, work: () => answer(!0), children: t.allow }),
/* @__PURE__ */ a(AskButton, { work: () => answer(!1), children: t.deny }),
/* @__PURE__ */ a("button", { type: "button", class: "button", onClick: () => go("#/"), children: t.leave })
] })
] });
}
function scopesOf(names) {
return SCOPES.filter((scope) => names.includes(scope));
}
function placeOf(address) {
try {
let url = new URL(address);
return url.host === "" ? url.protocol : url.host;
} catch {
return address;
}
}
export {
Apps
};
