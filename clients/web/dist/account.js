import {
$,
AskButton,
BASE,
Box,
Button,
Failure,
PlayerName,
SCOPE_VALUES,
TextField,
a,
ask,
copyText,
dayText,
forget,
kontor,
playerHash,
saveFile,
serverDay,
texts,
useRead,
useSignal,
y
} from "./app.js";

// src/account/changes.ts
var passwordChanges = y(0);

// src/account/apps.tsx
var NAME_MAX = 40, URL_MAX = 500;
function OwnApps() {
let t = texts().account, { data, error, again } = useRead(() => ask(kontor.value.api.GET("/v1/me/apps")), "apps", passwordChanges.value), changing = useSignal(void 0), remove = async (app) => {
await ask(kontor.value.api.DELETE("/v1/me/apps/{app}", { params: { path: { app } } })), again();
}, switchOn = async ({ app: { id, name, website }, redirect_uris }) => {
await ask(kontor.value.api.PUT("/v1/me/apps/{app}", { params: { path: { app: id } }, body: { name, website, redirect_uris } })), again();
}, done = () => {
changing.value = void 0, again();
};
return /* @__PURE__ */ a(Box, { title: t.apps, children: [
/* @__PURE__ */ a("p", { class: "hint", children: [
t.appsMore,
" ",
/* @__PURE__ */ a("a", { href: "docs/guide/apps.md", children: t.appsGuide })
] }),
/* @__PURE__ */ a(Failure, { error }),
/* @__PURE__ */ a("ul", { class: "owned", children: data?.items.map((own) => /* @__PURE__ */ a("li", { class: "several", children: [
/* @__PURE__ */ a("span", { children: [
/* @__PURE__ */ a("b", { children: own.app.name }),
" ",
/* @__PURE__ */ a("span", { class: "hint", children: dayText(own.app.created_at) })
] }),
/* @__PURE__ */ a("span", { children: [
"client_id ",
/* @__PURE__ */ a("code", { class: "secret", children: own.app.id })
] }),
own.redirect_uris.length > 0 && /* @__PURE__ */ a("span", { class: "hint secret", children: own.redirect_uris.join(" ") }),
own.disabled && /* @__PURE__ */ a("span", { class: "hint", children: t.appDisabled }),
/* @__PURE__ */ a("div", { class: "row", children: [
own.disabled && /* @__PURE__ */ a(AskButton, { work: () => switchOn(own), children: t.switchOn }),
/* @__PURE__ */ a(Button, { pressed: changing.value === own.app.id, onClick: () => changing.value = changing.value === own.app.id ? void 0 : own.app.id, children: t.change }),
/* @__PURE__ */ a(AskButton, { work: () => remove(own.app.id), children: t.remove })
] }),
changing.value === own.app.id && /* @__PURE__ */ a(AppForm, { own, onDone: done })
] }, own.app.id)) }),
/* @__PURE__ */ a(AppForm, { onDone: done })
] });
}
function AppForm({ own, onDone }) {
let t = texts().account, [name, website, redirects] = [useSignal(own?.app.name ?? ""), useSignal(own?.app.website ?? ""), useSignal(own?.redirect_uris.join(`
`) ?? "")], send = async () => {
let address = website.value.trim(), body = { name: name.value.trim(), website: address === "" ? null : address, redirect_uris: redirects.value.split(/\s+/).filter((one) => one !== "") }, { api } = kontor.value;
await ask(own ? api.PUT("/v1/me/apps/{app}", { params: { path: { app: own.app.id } }, body }) : api.POST("/v1/me/apps", { body })), [name.value, website.value, redirects.value] = ["", "", ""], onDone();
};
return /* @__PURE__ */ a("form", { class: "sign-in", onSubmit: (event) => event.preventDefault(), children: [
!own && /* @__PURE__ */ a("h3", { children: t.newApp }),
/* @__PURE__ */ a(TextField, { label: t.appName, value: name.value, max: NAME_MAX, onInput: (text) => name.value = text }),
/* @__PURE__ */ a(TextField, { label: t.website, value: website.value, max: URL_MAX, onInput: (text) => website.value = text }),
/* @__PURE__ */ a("label", { class: "field", children: [
/* @__PURE__ */ a("span", { children: t.redirects }),
/* @__PURE__ */ a("textarea", { rows: 2, value: redirects.value, onInput: ({ currentTarget }) => redirects.value = currentTarget.value }),
/* @__PURE__ */ a("small", { class: "hint", children: t.redirectsMore })
] }),
/* @__PURE__ */ a(AskButton, { disabled: name.value.trim() === "", work: send, children: own ? t.save : t.makeApp })
] });
}

// src/account/devices.tsx
function Devices() {
let t = texts().page, { data, error, again } = useRead(() => ask(kontor.value.api.GET("/v1/me/sessions")), "sessions", passwordChanges.value), end = async (...sessions) => {
try {
for (let session of sessions) await ask(kontor.value.api.DELETE("/v1/me/sessions/{session}", { params: { path: { session } } }));
} finally {
again();
}
}, others = data?.items.filter(({ current }) => !current) ?? [];
return /* @__PURE__ */ a(Box, { title: texts().account.devices, children: [
/* @__PURE__ */ a("ul", { class: "owned", children: data?.items.map(({ id, current, created_at, refreshed_at }) => /* @__PURE__ */ a("li", { children: [
/* @__PURE__ */ a("span", { children: [
t.signedInOn(dayText(created_at)),
" ",
/* @__PURE__ */ a("span", { class: "hint", children: t.usedOn(dayText(refreshed_at)) })
] }),
current ? /* @__PURE__ */ a("span", { class: "tag", children: t.thisBrowser }) : /* @__PURE__ */ a(AskButton, { work: () => end(id), children: t.signOut })
] }, id)) }),
/* @__PURE__ */ a(Failure, { error }),
others.length > 1 && /* @__PURE__ */ a(AskButton, { work: () => end(...others.map(({ id }) => id)), children: texts().account.endOthers })
] });
}

// src/account/leaving.tsx
var LAST_LINE_MAX = 1e3, PASSWORD_MAX = 128;
function Data() {
let t = texts().account, isBroken = useSignal(!1), load = async () => {
isBroken.value = !1;
let lines = await ask(kontor.value.api.GET("/v1/me/export", { parseAs: "blob" }));
await isWhole(lines) ? saveFile("kontor-export.ndjson", lines) : isBroken.value = !0;
};
return /* @__PURE__ */ a(Box, { title: t.data, children: [
/* @__PURE__ */ a("p", { class: "hint", children: t.dataMore }),
/* @__PURE__ */ a(AskButton, { work: load, children: t.download }),
isBroken.value && /* @__PURE__ */ a("p", { class: "failure", role: "alert", children: t.downloadBroken })
] });
}
async function isWhole(lines) {
let last = (await lines.slice(-LAST_LINE_MAX).text()).trimEnd().split(`
`).at(-1) ?? "";
try {
return JSON.parse(last).type === "end";
} catch {
return !1;
}
}
function Leaving({ me, onDeleted }) {
let t = texts().account, [typed, password] = [useSignal(""), useSignal("")], isUser = me.kind === "user", isSure = typed.value.trim() === me.name && (!isUser || password.value !== ""), leave = async () => {
await ask(kontor.value.api.POST("/v1/me/deletion", { body: isUser ? { password: password.value } : {} })), onDeleted(), await forget();
};
return /* @__PURE__ */ a(Box, { title: t.leaving, extra: "leaving", children: [
/* @__PURE__ */ a("p", { children: t.leavingMore }),
/* @__PURE__ */ a("ul", { children: [...isUser ? t.leavingUser : [], ...t.leavingAll].map((what) => /* @__PURE__ */ a("li", { children: what }, what)) }),
/* @__PURE__ */ a("details", { children: [
/* @__PURE__ */ a("summary", { children: t.leavingOpen }),
/* @__PURE__ */ a("form", { class: "sign-in", onSubmit: (event) => event.preventDefault(), children: [
/* @__PURE__ */ a(TextField, { label: t.typeName(me.name), value: typed.value, onInput: (text) => typed.value = text }),
isUser && /* @__PURE__ */ a(TextField, { label: t.passwordToLeave, type: "password", value: password.value, max: PASSWORD_MAX, autocomplete: "current-password", onInput: (text) => password.value = text }),
/* @__PURE__ */ a(AskButton, { disabled: !isSure, work: leave, children: t.leave })
] })
] })
] });
}

// src/account/password.tsx
var PASSWORD_MIN = 8, PASSWORD_MAX2 = 128;
function Password() {
let t = texts().account, [before, next] = [useSignal(""), useSignal("")], revokesAll = useSignal(!1), changed = useSignal(void 0), change = async () => {
changed.value = void 0;
let isAll = revokesAll.value;
await ask(kontor.value.api.PUT("/v1/me/password", { body: { old_password: before.value, new_password: next.value, revoke_all: isAll } })), [before.value, next.value, revokesAll.value] = ["", "", !1], changed.value = isAll ? "all" : "password", passwordChanges.value += 1;
};
return /* @__PURE__ */ a(Box, { title: texts().page.password, children: /* @__PURE__ */ a("form", { class: "sign-in", onSubmit: (event) => event.preventDefault(), children: [
/* @__PURE__ */ a("p", { class: "hint", children: t.passwordMore }),
/* @__PURE__ */ a(TextField, { label: t.oldPassword, type: "password", value: before.value, max: PASSWORD_MAX2, autocomplete: "current-password", onInput: (text) => before.value = text }),
/* @__PURE__ */ a(
TextField,
{
label: t.newPassword,
type: "password",
value: next.value,
max: PASSWORD_MAX2,
autocomplete: "new-password",
hint: texts().page.passwordRule(PASSWORD_MIN),
onInput: (text) => next.value = text
}
),
/* @__PURE__ */ a("label", { class: "check", children: [
/* @__PURE__ */ a("input", { type: "checkbox", checked: revokesAll.value, onChange: ({ currentTarget }) => revokesAll.value = currentTarget.checked }),
/* @__PURE__ */ a("span", { children: t.revokeAll })
] }),
/* @__PURE__ */ a("small", { class: "hint", children: t.revokeAllMore }),
/* @__PURE__ */ a(AskButton, { disabled: before.value === "" || next.value.length < PASSWORD_MIN, work: change, children: t.changePassword }),
/* @__PURE__ */ a("p", { role: "status", children: changed.value && [t.passwordChanged, ...changed.value === "all" ? [t.allRevoked] : []].join(" ") })
] }) });
}
function RecoveryCodes({ me }) {
let t = texts().account, password = useSignal(""), codes = useSignal([]), left = useRead(() => ask(kontor.value.api.GET("/v1/me/recovery-codes")), me.id), make = async () => {
let made = await ask(kontor.value.api.POST("/v1/me/recovery-codes", { body: { password: password.value } }));
[codes.value, password.value] = [made.codes, ""], left.again();
}, { created_at: since = null, left: count = 0 } = left.data ?? {};
return /* @__PURE__ */ a(Box, { title: t.recovery, children: [
/* @__PURE__ */ a("p", { class: "hint", children: t.recoveryMore }),
/* @__PURE__ */ a(Failure, { error: left.error }),
left.data && /* @__PURE__ */ a("p", { children: since === null ? t.noCodes : t.codesLeft(count, dayText(since)) }),
codes.value.length > 0 ? /* @__PURE__ */ a(Codes, { codes: codes.value, name: me.name, onKept: () => codes.value = [] }) : /* @__PURE__ */ a("form", { class: "sign-in", onSubmit: (event) => event.preventDefault(), children: [
/* @__PURE__ */ a(
TextField,
{
label: t.ownPassword,
type: "password",
value: password.value,
max: PASSWORD_MAX2,
autocomplete: "current-password",
hint: since === null ? void 0 : t.codesReplace,
onInput: (text) => password.value = text
}
),
/* @__PURE__ */ a(AskButton, { disabled: password.value === "", work: make, children: t.makeCodes })
] })
] });
}
function Codes({ codes, name, onKept }) {
let t = texts().account, copied = useSignal(void 0);
return /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("div", { class: "printed", role: "status", children: [
/* @__PURE__ */ a("h3", { children: t.codesOf(name, new URL(BASE).host) }),
/* @__PURE__ */ a("p", { children: t.codesOnce }),
/* @__PURE__ */ a("ol", { class: "codes", children: codes.map((code) => /* @__PURE__ */ a("li", { children: /* @__PURE__ */ a("code", { children: code }) }, code)) })
] }),
/* @__PURE__ */ a("div", { class: "row", children: [
/* @__PURE__ */ a(Button, { onClick: () => {
copyText(codes.join(`
`)).then((isCopied) => copied.value = isCopied);
}, children: t.copyCodes }),
/* @__PURE__ */ a(Button, { onClick: () => print(), children: t.printCodes }),
/* @__PURE__ */ a(Button, { onClick: onKept, children: t.codesKept })
] }),
/* @__PURE__ */ a("p", { role: "status", children: copied.value === void 0 ? "" : copied.value ? texts().page.copied : t.notCopied })
] });
}

// src/account/people.tsx
function People() {
let t = texts().people, blocks = useRead(() => ask(kontor.value.api.GET("/v1/me/blocks")), "blocks"), mutes = useRead(() => ask(kontor.value.api.GET("/v1/me/mutes")), "mutes"), unblock = async (player) => {
await ask(kontor.value.api.DELETE("/v1/me/blocks/{player}", { params: { path: { player } } })), blocks.again();
}, unmute = async (player) => {
await ask(kontor.value.api.DELETE("/v1/me/mutes/{player}", { params: { path: { player } } })), mutes.again();
};
return /* @__PURE__ */ a(Box, { title: t.awayFrom, children: [
/* @__PURE__ */ a("p", { class: "hint", children: t.keepMore }),
/* @__PURE__ */ a(Failure, { error: blocks.error ?? mutes.error }),
blocks.data?.items.length === 0 && mutes.data?.items.length === 0 && /* @__PURE__ */ a("p", { children: t.noneKept }),
/* @__PURE__ */ a(List, { title: t.blocked, items: blocks.data?.items, end: unblock, name: t.unblock }),
/* @__PURE__ */ a(List, { title: t.muted, items: mutes.data?.items, end: unmute, name: t.unmute })
] });
}
function List(props) {
return !props.items || props.items.length === 0 ? null : /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("h3", { children: props.title }),
/* @__PURE__ */ a("ul", { class: "owned", children: props.items.map(({ player, since }) => /* @__PURE__ */ a("li", { children: [
/* @__PURE__ */ a("span", { children: [
/* @__PURE__ */ a(PlayerName, { player, name: player.name }),
" ",
/* @__PURE__ */ a("span", { class: "hint", children: dayText(since) })
] }),
/* @__PURE__ */ a(AskButton, { work: () => props.end(player.id), children: props.name })
] }, player.id)) })
] });
}

// src/account/profile.tsx
var ABOUT_MAX = 500;
function OwnProfileForm({ me }) {
let { data, error } = useRead(() => ask(kontor.value.api.GET("/v1/me/profile")), me.id);
return /* @__PURE__ */ a(Box, { title: texts().account.profile, children: [
/* @__PURE__ */ a(Failure, { error }),
data ? /* @__PURE__ */ a(Fields, { me, kept: data }) : error === void 0 && /* @__PURE__ */ a("p", { class: "hint", children: texts().page.working })
] });
}
function Fields({ me, kept }) {
let t = texts().account, about = useSignal(kept.about ?? ""), isGuest = me.kind === "guest", hides = useSignal(kept.hides_history ?? !1), shows = useSignal(kept.shows_presence ?? !1), isSaved = useSignal(!1), save = async () => {
isSaved.value = !1;
let text = about.value.trim(), body = { about: text === "" ? null : text, hides_history: hides.value, shows_presence: shows.value };
await ask(kontor.value.api.PUT("/v1/me/profile", { body })), isSaved.value = !0;
};
return /* @__PURE__ */ a("form", { class: "sign-in", onSubmit: (event) => event.preventDefault(), children: [
!isGuest && /* @__PURE__ */ a("label", { class: "field", children: [
/* @__PURE__ */ a("span", { children: t.about }),
/* @__PURE__ */ a(
"textarea",
{
rows: 4,
maxLength: ABOUT_MAX,
value: about.value,
onInput: ({ currentTarget }) => {
about.value = currentTarget.value, isSaved.value = !1;
}
}
),
/* @__PURE__ */ a("small", { class: "hint", children: t.aboutMore(ABOUT_MAX) })
] }),
/* @__PURE__ */ a(Switch, { value: hides, label: t.hidesHistory, hint: t.hidesMore, onChange: () => isSaved.value = !1 }),
/* @__PURE__ */ a(Switch, { value: shows, label: t.showsPresence, hint: t.showsMore, onChange: () => isSaved.value = !1 }),
/* @__PURE__ */ a("div", { class: "row", children: [
/* @__PURE__ */ a(AskButton, { work: save, children: t.save }),
/* @__PURE__ */ a("a", { href: playerHash(me.id), children: t.showProfile })
] }),
/* @__PURE__ */ a("p", { role: "status", children: isSaved.value && t.saved })
] });
}
function Switch({ value, label, hint, onChange }) {
return /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("label", { class: "check", children: [
/* @__PURE__ */ a(
"input",
{
type: "checkbox",
checked: value.value,
onChange: ({ currentTarget }) => {
value.value = currentTarget.checked, onChange();
}
}
),
/* @__PURE__ */ a("span", { children: label })
] }),
/* @__PURE__ */ a("small", { class: "hint", children: hint })
] });
}

// src/account/programs.tsx
function Programs() {
let t = texts().page, bots = useRead(() => ask(kontor.value.api.GET("/v1/me/bots")), "bots"), tokens = useRead(() => ask(kontor.value.api.GET("/v1/me/tokens")), "tokens", passwordChanges.value), revoke = async (token) => {
await ask(kontor.value.api.DELETE("/v1/me/tokens/{token}", { params: { path: { token } } })), tokens.again();
}, nameOf = ({ player }) => bots.data?.items.find(({ id }) => id === player)?.name;
return /* @__PURE__ */ a(Box, { title: t.programs, children: [
/* @__PURE__ */ a("p", { class: "hint", children: t.programsMore }),
/* @__PURE__ */ a("ul", { class: "owned", children: tokens.data?.items.map((token) => /* @__PURE__ */ a("li", { children: [
/* @__PURE__ */ a("span", { children: [
/* @__PURE__ */ a("b", { children: token.name }),
" ",
[nameOf(token), token.scopes.join(", ")].filter(Boolean).join(" · "),
" ",
/* @__PURE__ */ a("span", { class: "hint", children: [
t.validUntil(dayText(token.expires_at)),
" ",
token.last_used_at === null ? t.neverUsed : t.usedOn(dayText(token.last_used_at))
] })
] }),
/* @__PURE__ */ a(AskButton, { work: () => revoke(token.id), children: t.revoke })
] }, token.id)) }),
/* @__PURE__ */ a(Failure, { error: tokens.error ?? bots.error }),
/* @__PURE__ */ a(NewToken, { bots: bots.data?.items ?? [], made: tokens.again }),
/* @__PURE__ */ a(NewBot, { made: bots.again })
] });
}
function NewToken({ bots, made }) {
let t = texts().page, name = useSignal(""), scopes = useSignal(["read", "play"]), bot = useSignal(""), text = useSignal(""), toggle = (scope) => scopes.value = SCOPE_VALUES.filter((one) => one === scope !== scopes.value.includes(one)), make = async () => {
let acting = bot.value === "" ? {} : { bot: bot.value }, body = { name: name.value.trim(), scopes: [...scopes.value], ...acting };
text.value = (await ask(kontor.value.api.POST("/v1/me/tokens", { body }))).secret, name.value = "", made();
};
return /* @__PURE__ */ a("form", { class: "sign-in", onSubmit: (event) => event.preventDefault(), children: [
/* @__PURE__ */ a("h3", { children: t.newToken }),
/* @__PURE__ */ a(TextField, { label: t.tokenName, value: name.value, max: 40, onInput: (value) => name.value = value }),
/* @__PURE__ */ a("fieldset", { class: "choice", children: [
/* @__PURE__ */ a("legend", { children: t.scopes }),
/* @__PURE__ */ a("div", { class: "row", children: SCOPE_VALUES.map((scope) => /* @__PURE__ */ a(Button, { pressed: scopes.value.includes(scope), onClick: () => toggle(scope), extra: "chip", children: scope }, scope)) })
] }),
bots.length > 0 && /* @__PURE__ */ a("label", { class: "field", children: [
/* @__PURE__ */ a("span", { children: t.actsFor }),
/* @__PURE__ */ a("select", { value: bot.value, onChange: (event) => bot.value = event.currentTarget.value, children: [
/* @__PURE__ */ a("option", { value: "", children: t.myself }),
bots.map(({ id, name: called }) => /* @__PURE__ */ a("option", { value: id, children: called }, id))
] })
] }),
/* @__PURE__ */ a(AskButton, { main: !0, disabled: name.value.trim() === "" || scopes.value.length === 0, work: make, children: t.makeToken }),
text.value !== "" && /* @__PURE__ */ a("p", { role: "status", children: [
t.tokenOnce,
" ",
/* @__PURE__ */ a("code", { class: "secret", children: text.value }),
" ",
/* @__PURE__ */ a(AskButton, { work: () => copyText(text.value), children: t.copyToken })
] })
] });
}
function NewBot({ made }) {
let t = texts().page, name = useSignal(""), engine = useSignal(""), version = useSignal(""), make = async () => {
let body = { name: name.value.trim(), engine: { name: engine.value.trim(), version: version.value.trim() } };
await ask(kontor.value.api.POST("/v1/me/bots", { body })), name.value = "", made();
};
return /* @__PURE__ */ a("form", { class: "sign-in", onSubmit: (event) => event.preventDefault(), children: [
/* @__PURE__ */ a("h3", { children: t.newBot }),
/* @__PURE__ */ a(TextField, { label: t.name, value: name.value, max: 40, onInput: (value) => name.value = value }),
/* @__PURE__ */ a(TextField, { label: t.engine, value: engine.value, max: 40, onInput: (value) => engine.value = value }),
/* @__PURE__ */ a(TextField, { label: t.engineVersion, value: version.value, max: 40, onInput: (value) => version.value = value }),
/* @__PURE__ */ a(AskButton, { disabled: [name, engine, version].some(({ value }) => value.trim() === ""), work: make, children: t.makeBot })
] });
}

// src/account/vacation.tsx
var DAY_MS = 864e5;
function VacationForm() {
let t = texts().account, { data, error } = useRead(() => ask(kontor.value.api.GET("/v1/me/vacation")), "vacation");
return /* @__PURE__ */ a(Box, { title: t.vacation, children: [
/* @__PURE__ */ a("p", { class: "hint", children: t.vacationMore }),
/* @__PURE__ */ a(Failure, { error }),
data && /* @__PURE__ */ a(Current, { read: data })
] });
}
function Current({ read }) {
let t = texts().account, held = useSignal(read), { vacation, days_left: left, days_per_year: all } = held.value, last = useSignal(""), take = async () => {
let until = (/* @__PURE__ */ new Date(`${last.value}T24:00:00`)).toISOString();
held.value = await ask(kontor.value.api.PUT("/v1/me/vacation", { body: { until } }));
}, end = async () => {
held.value = await ask(kontor.value.api.DELETE("/v1/me/vacation"));
};
return /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a("p", { role: "status", children: [
vacation ? /* @__PURE__ */ a("b", { children: t.onVacation(dayText(new Date(Date.parse(vacation.until) - 1).toISOString())) }) : t.noVacation,
" ",
left !== null && t.daysLeft(left, all)
] }),
/* @__PURE__ */ a("form", { class: "row", onSubmit: (event) => event.preventDefault(), children: [
/* @__PURE__ */ a("label", { class: "field", children: [
/* @__PURE__ */ a("span", { children: t.lastDay }),
/* @__PURE__ */ a("input", { type: "date", min: serverDay(0), max: serverDay(29 * DAY_MS), value: last.value, onInput: ({ currentTarget }) => last.value = currentTarget.value })
] }),
/* @__PURE__ */ a(AskButton, { disabled: last.value === "", work: take, children: vacation ? t.changeVacation : t.takeVacation }),
vacation && /* @__PURE__ */ a(AskButton, { work: end, children: t.endVacation })
] })
] });
}

// src/account/webhooks.tsx
var URL_MAX2 = 500;
function Webhooks() {
let t = texts().account, { data, error, again } = useRead(() => ask(kontor.value.api.GET("/v1/me/webhooks")), "webhooks", passwordChanges.value), shown = useSignal(void 0), show = ({ webhook, secret }) => {
shown.value = { url: webhook.url, secret }, again();
};
return /* @__PURE__ */ a(Box, { title: t.webhooks, children: [
/* @__PURE__ */ a("p", { class: "hint", children: [
t.webhooksMore,
" ",
/* @__PURE__ */ a("a", { href: "docs/guide/webhooks.md", children: t.webhooksGuide })
] }),
/* @__PURE__ */ a(Failure, { error }),
/* @__PURE__ */ a("ul", { class: "owned", children: data?.items.map((webhook) => /* @__PURE__ */ a(Held, { webhook, again, show }, webhook.id)) }),
/* @__PURE__ */ a(NewWebhook, { show }),
/* @__PURE__ */ a("div", { role: "status", children: shown.value && /* @__PURE__ */ a("p", { children: [
t.secretOnce(shown.value.url),
" ",
/* @__PURE__ */ a("code", { class: "secret", children: shown.value.secret }),
" ",
/* @__PURE__ */ a(AskButton, { work: () => copyText(shown.value.secret), children: t.copySecret })
] }) })
] });
}
function Held({ webhook, again, show }) {
let t = texts().account, params = { path: { webhook: webhook.id } }, isOpen = useSignal(!1), { disabled, failing_since: failing, types, url, answers } = webhook, state = disabled !== null ? t.webhookDisabled[disabled] : failing === null ? t.webhookWorks : t.webhookFails(dayText(failing)), change = async (active) => {
await ask(kontor.value.api.PUT("/v1/me/webhooks/{webhook}", { params, body: { active } })), again();
}, remove = async () => {
await ask(kontor.value.api.DELETE("/v1/me/webhooks/{webhook}", { params })), again();
}, replace = async () => show(await ask(kontor.value.api.POST("/v1/me/webhooks/{webhook}/secret", { params })));
return /* @__PURE__ */ a("li", { class: "several", children: [
/* @__PURE__ */ a("span", { class: "secret", children: /* @__PURE__ */ a("b", { children: url }) }),
/* @__PURE__ */ a("span", { class: "hint", children: [types.length === 0 ? t.allEvents : types.map((type) => t.events[type]).join(", "), ...answers ? [t.playsAnswers] : [], state].join(" · ") }),
disabled !== null && /* @__PURE__ */ a("span", { class: "hint", children: t.webhookBefore }),
/* @__PURE__ */ a("div", { class: "row", children: [
/* @__PURE__ */ a(Button, { pressed: isOpen.value, onClick: () => isOpen.value = !isOpen.value, children: t.deliveries }),
/* @__PURE__ */ a(AskButton, { work: () => change(disabled !== null), children: disabled === null ? t.switchOff : t.switchOn }),
/* @__PURE__ */ a(AskButton, { work: replace, children: t.newSecret }),
/* @__PURE__ */ a(AskButton, { work: remove, children: t.remove })
] }),
isOpen.value && /* @__PURE__ */ a(Deliveries, { webhook: webhook.id })
] });
}
function Deliveries({ webhook }) {
let t = texts().account, params = { path: { webhook } }, { data, error, again } = useRead(() => ask(kontor.value.api.GET("/v1/me/webhooks/{webhook}/deliveries", { params })), webhook), isAsked = useSignal(!1);
return /* @__PURE__ */ a("div", { class: "deliveries", children: [
/* @__PURE__ */ a("div", { class: "row", children: [
/* @__PURE__ */ a(AskButton, { work: async () => {
await ask(kontor.value.api.POST("/v1/me/webhooks/{webhook}/deliveries", { params, body: {} })), isAsked.value = !0, again();
}, children: t.testDelivery }),
/* @__PURE__ */ a(Button, { onClick: again, children: t.readAgain })
] }),
/* @__PURE__ */ a("p", { role: "status", children: isAsked.value && t.testAsked }),
/* @__PURE__ */ a(Failure, { error }),
data?.items.length === 0 && /* @__PURE__ */ a("p", { class: "hint", children: t.noDeliveries }),
/* @__PURE__ */ a("ul", { class: "owned", children: data?.items.map(({ id, at, event_type: type, outcome, status, duration_ms: took }) => /* @__PURE__ */ a("li", { children: [
/* @__PURE__ */ a("span", { children: [
type === null ? t.test : t.events[type],
" ",
/* @__PURE__ */ a("b", { children: t.outcomes[outcome] }),
" ",
/* @__PURE__ */ a("span", { class: "hint", children: [...status === null ? [] : [status], `${took} ms`].join(" · ") })
] }),
/* @__PURE__ */ a("time", { class: "hint", dateTime: at, children: new Date(at).toLocaleString(texts().code) })
] }, `${id} ${at}`)) })
] });
}
function NewWebhook({ show }) {
let t = texts().account, [url, answers] = [useSignal(""), useSignal(!1)], types = useSignal([]), all = Object.keys(t.events), toggle = (type) => types.value = all.filter((one) => one === type !== types.value.includes(one)), make = async () => {
show(await ask(kontor.value.api.POST("/v1/me/webhooks", { body: { url: url.value.trim(), answers: answers.value, types: [...types.value] } }))), url.value = "";
};
return /* @__PURE__ */ a("form", { class: "sign-in", onSubmit: (event) => event.preventDefault(), children: [
/* @__PURE__ */ a("h3", { children: t.newWebhook }),
/* @__PURE__ */ a(TextField, { label: t.address, hint: t.addressMore, value: url.value, max: URL_MAX2, onInput: (text) => url.value = text }),
/* @__PURE__ */ a("fieldset", { class: "choice", children: [
/* @__PURE__ */ a("legend", { children: t.whichEvents }),
/* @__PURE__ */ a("div", { class: "row", children: [
/* @__PURE__ */ a(Button, { extra: "chip", pressed: types.value.length === 0, onClick: () => types.value = [], children: t.allEvents }),
all.map((type) => /* @__PURE__ */ a(Button, { extra: "chip", pressed: types.value.includes(type), onClick: () => toggle(type), children: t.events[type] }, type))
] })
] }),
/* @__PURE__ */ a("label", { class: "check", children: [
/* @__PURE__ */ a("input", { type: "checkbox", checked: answers.value, onChange: ({ currentTarget }) => answers.value = currentTarget.checked }),
/* @__PURE__ */ a("span", { children: t.answers })
] }),
/* @__PURE__ */ a(AskButton, { disabled: url.value.trim() === "", work: make, children: t.makeWebhook })
] });
}

// src/account/index.tsx
function AccountParts({ me, onDeleted }) {
let isUser = me.kind === "user";
return /* @__PURE__ */ a($, { children: [
/* @__PURE__ */ a(OwnProfileForm, { me }),
/* @__PURE__ */ a(VacationForm, {}),
/* @__PURE__ */ a(People, {}),
isUser && /* @__PURE__ */ a(Password, {}),
isUser && /* @__PURE__ */ a(RecoveryCodes, { me }),
/* @__PURE__ */ a(Devices, {}),
isUser && /* @__PURE__ */ a(Programs, {}),
isUser && /* @__PURE__ */ a(Webhooks, {}),
isUser && /* @__PURE__ */ a(OwnApps, {}),
/* @__PURE__ */ a(Data, {}),
/* @__PURE__ */ a(Leaving, { me, onDeleted })
] });
}
export {
AccountParts
};
