// node_modules/preact/dist/preact.mjs
var n, t, r, u, i, f, o, e, l, c, a, s, h = /* @__PURE__ */ Symbol.for("pv"), p = {}, y = [], v = /^m(i|n|o|s|text|space)$/, w = Array.isArray, d = y.slice, _ = Object.assign;
function g(n3) {
n3 && n3.parentNode && n3.remove();
}
function k(n3, t4, r4) {
var u4, i4, f5, o5 = {}, e4 = arguments.length;
for (f5 in t4) f5 == "key" ? u4 = t4[f5] : f5 == "ref" && typeof n3 != "function" ? i4 = t4[f5] : o5[f5] = t4[f5];
return e4 > 2 && (o5.children = e4 > 3 ? d.call(arguments, 2) : r4), m(n3, o5, u4, i4, null);
}
function m(r4, u4, i4, f5, o5) {
var e4 = { type: r4, props: u4, key: i4, ref: f5, __k: null, __: null, __b: 0, __e: null, __c: null, constructor: h, __v: o5 || ++t, __i: -1, __u: 0 };
return !o5 && n.vnode && n.vnode(e4), e4;
}
function $(n3) {
return n3.children;
}
function x(n3, t4) {
this.props = n3, this.context = t4, this.__g = 0;
}
function S(n3, t4) {
if (t4 == null) return n3.__ && S(n3.__, n3.__i + 1);
for (var r4; t4 < n3.__k.length; t4++) if ((r4 = n3.__k[t4]) && r4.__e) return r4.__e;
return typeof n3.type != "function" || n3.props.__P ? null : S(n3);
}
function C(t4) {
var r4, u4 = t4.__v, i4 = u4.__e, f5 = [], o5 = [], e4 = t4.__P;
e4 && ((r4 = _({ constructor: h }, u4)).__v = u4.__v + 1, n.vnode && n.vnode(r4), z(e4, r4, u4, t4.__n, e4.namespaceURI, 32 & u4.__u ? [i4] : null, f5, i4 || S(u4), 32 & u4.__u, o5), r4.__v = u4.__v, r4.__.__k[r4.__i] = r4, E(f5, r4, o5), u4.__ = u4.__e = null, r4.__e != i4 && j(r4));
}
function j(n3) {
if ((n3 = n3.__) && n3.__c && !n3.props.__P) return n3.__e = null, n3.__k.some(function(t4) {
return t4 && (n3.__e = t4.__e);
}), j(n3);
}
function L(t4) {
(8 & t4.__g || (t4.__g |= 8, u.push(t4), f++)) && i == n.debounceRendering || ((i = n.debounceRendering) || queueMicrotask)(H);
}
function H() {
try {
for (var n3, t4 = 1; u.length; ) u.length > t4 && u.sort(o), n3 = u.shift(), t4 = u.length, 8 & n3.__g && C(n3);
} finally {
(f = u.length) && (i || queueMicrotask)(H);
}
}
function I(n3, t4, r4, u4, i4, f5, o5, e4, l4, c4, a5) {
var s4, h5, v4, w5, d4, _4, g5 = u4.__k || y, k4 = t4.length;
for (l4 = q(r4, t4, g5, l4, k4), s4 = 0; s4 < k4; s4++) (v4 = r4.__k[s4]) != null && (h5 = ~v4.__i && g5[v4.__i] || p, v4.__i = s4, _4 = z(n3, v4, h5, i4, f5, o5, e4, l4, c4, a5), w5 = v4.__e, (h5.ref != v4.ref || 8 & h5.__u) && (h5.ref && G(h5.ref, null, v4, h5), v4.ref && a5.push(v4.ref, v4.__c || w5, v4)), d4 = d4 || w5, 4 & v4.__u ? (l4 = A(v4, l4, n3, !h5.__v), h5.__e && (h5.__e = null)) : typeof v4.type == "function" && _4 !== void 0 ? l4 = _4 : w5 && (l4 = w5.nextSibling), v4.__u &= -21);
return r4.__e = d4, l4;
}
function q(n3, t4, r4, u4, i4) {
var f5, o5, e4, l4, c4, a5, s4, p5, y5, v4 = r4.length, d4 = v4, _4 = 0, g5 = 0, k4 = n3.__k = Array(i4);
for (f5 = 0; f5 < i4; f5++) (o5 = t4[f5]) != null && typeof o5 != "boolean" && typeof o5 != "function" ? (typeof o5 != "object" || o5.constructor === String ? o5 = k4[f5] = m(null, o5) : w(o5) ? o5 = k4[f5] = m($, { children: o5 }) : o5.constructor === h && o5.__b ? o5 = k4[f5] = m(o5.type, o5.props, o5.key, o5.ref, o5.__v) : k4[f5] = o5, l4 = f5 + _4, o5.__ = n3, o5.__b = n3.__b + 1, e4 = null, ~(c4 = o5.__i = P(o5, r4, l4, d4)) && (d4--, (e4 = r4[c4]) && (e4.__u |= 2)), e4 && e4.__v ? (o5.__u |= 16, c4 == l4 - 1 ? _4-- : c4 == l4 + 1 ? _4++ : c4 != l4 && (c4 > l4 ? _4-- : _4++, g5 = 1)) : (~c4 || (i4 > v4 ? _4-- : i4 < v4 && _4++), typeof o5.type != "function" && (o5.__u |= 4))) : k4[f5] = null;
if (g5) {
for (a5 = [], s4 = [], f5 = 0; f5 < i4; f5++) if ((o5 = k4[f5]) && 16 & o5.__u) {
for (_4 = 0, p5 = a5.length; _4 < p5; ) a5[y5 = _4 + p5 >> 1] < o5.__i ? _4 = y5 + 1 : p5 = y5;
a5[_4] = o5.__i, s4[f5] = _4 + 1;
}
for (_4 = a5.length; f5--; ) s4[f5] && (s4[f5] == _4 ? _4-- : k4[f5].__u |= 4);
}
if (d4) for (f5 = 0; f5 < v4; f5++) !(e4 = r4[f5]) || 2 & e4.__u || (e4.__e == u4 && (u4 = S(e4)), J(e4, e4));
return u4;
}
function A(n3, t4, r4, u4) {
var i4, f5, o5, e4;
if (typeof n3.type == "function") {
if (n3.props.__P) return t4;
if (i4 = n3.__k) for (f5 = 0; f5 < i4.length; f5++) i4[f5] && (i4[f5].__ = n3, t4 = A(i4[f5], t4, r4, !1));
return t4;
}
for (t4 && !t4.parentNode && (t4 = S(n3)) && !t4.parentNode && (t4 = null), o5 = n3.__e, e4 = t4; e4 && e4.nodeType == 8; ) e4 = e4.nextSibling;
for (o5 != e4 && (!u4 && r4.moveBefore && o5.parentNode ? r4.moveBefore(o5, t4) : r4.insertBefore(o5, t4 || null)), t4 = o5; (t4 = t4 && t4.nextSibling) && t4.nodeType == 8 && !t4.data.startsWith("$s"); ) ;
return t4;
}
function P(n3, t4, r4, u4) {
var i4, f5 = n3.key, o5 = n3.type, e4 = t4[r4], l4 = e4 && !(2 & e4.__u);
if (e4 === null && f5 == null || l4 && f5 == e4.key && o5 == e4.type) return r4;
if (u4 > (l4 ? 1 : 0)) {
for (i4 = r4 - 1; i4 >= 0; i4--) if ((e4 = t4[i4]) && !(2 & e4.__u) && f5 == e4.key && o5 == e4.type) return i4;
for (i4 = r4 + 1; i4 < t4.length; i4++) if ((e4 = t4[i4]) && !(2 & e4.__u) && f5 == e4.key && o5 == e4.type) return i4;
}
return -1;
}
function T(n3, t4, r4) {
r4 == null && (r4 = ""), t4[0] == "-" ? n3.setProperty(t4, r4) : n3[t4] = r4;
}
function N(n3, t4, r4, u4, i4) {
var f5, o5;
if (t4 == "style") if (typeof r4 == "string") n3.style.cssText = r4;
else {
if (typeof u4 == "string" && (n3.style.cssText = u4 = ""), u4) for (t4 in u4) r4 && t4 in r4 || T(n3.style, t4);
if (r4) for (t4 in r4) u4 && r4[t4] == u4[t4] || T(n3.style, t4, r4[t4]);
}
else if (t4[0] == "o" && t4[1] == "n") typeof r4 != "function" && (r4 = null), typeof u4 != "function" && (u4 = null), (n3.__e || (n3.__e = {}))[t4] = r4, r4 && u4 || (o5 = a[t4] || (a[t4] = V(t4)), (n3.__a || (n3.__a = {}))[t4] = c, f5 = t4 != (t4 = t4.replace(l, "$1")), (t4 = t4.slice(2))[0] < "a" && (t4 = t4.toLowerCase()), r4 ? n3.addEventListener(t4, o5, f5) : n3.removeEventListener(t4, o5, f5));
else {
if (i4 == "http://www.w3.org/2000/svg") t4 = t4.replace(/xlink(H|:h)/, "h").replace(/sName$/, "s");
else if (t4 != "width" && t4 != "height" && t4 != "href" && t4 != "list" && t4 != "form" && t4 != "tabIndex" && t4 != "download" && t4 != "rowSpan" && t4 != "colSpan" && t4 != "role" && t4 != "popover" && t4 in n3) try {
return void (n3[t4] = r4 ?? "");
} catch {
}
if (typeof r4 == "function") return;
r4 == null || r4 === !1 && t4[4] != "-" ? n3.removeAttribute(t4) : n3.setAttribute(t4, t4 == "popover" && r4 == 1 ? "" : r4);
}
}
function V(t4) {
return function(r4) {
var u4 = this.__e;
if (u4) {
if (u4 = u4[t4], r4[e] == null) r4[e] = c++;
else if (r4[e] < this.__a[t4]) return;
return u4(n.event ? n.event(r4) : r4);
}
};
}
function z(t4, r4, u4, i4, f5, o5, e4, l4, c4, a5) {
var s4, p5, v4, d4, k4, b3, m5, M2, C3, j3, L2, H2, q3, A4, O2, P2, T5, N2, V2 = r4.type;
if (r4.constructor !== h) return null;
128 & u4.__u && (c4 = 32 & u4.__u, s4 = u4.__c.__z) && (r4.__u |= c4, p5 = o5 = [], s4.nodeType == 8 ? l4 = B(s4, o5) : o5.push(s4), l4 = o5[0] || l4), (s4 = n.__b) && s4(r4);
n: if (typeof V2 == "function") {
v4 = e4.length;
try {
if (M2 = r4.props, C3 = (s4 = V2.prototype) && s4.render, j3 = (s4 = V2.contextType) && i4[s4.__c], L2 = s4 ? j3 ? j3.props.value : s4.__ : i4, (d4 = u4.__c) ? (r4.__c = d4, 2 & d4.__g && (d4.__g |= 1)) : (C3 ? r4.__c = d4 = new V2(M2, L2) : (r4.__c = d4 = new x(M2, L2), d4.constructor = V2, d4.render = K), j3 && j3.sub(d4), d4.state || (d4.state = {}), d4.__n = i4, d4.__g |= 8, d4.__h = [], d4.__k = []), C3 && (d4.__s || (d4.__s = d4.state), V2.getDerivedStateFromProps && (d4.__s == d4.state && (d4.__s = _({}, d4.__s)), _(d4.__s, V2.getDerivedStateFromProps(M2, d4.__s)))), k4 = d4.props, b3 = d4.state, d4.__v = r4, u4.__c) {
if (M2 !== k4 && C3 && !V2.getDerivedStateFromProps && d4.componentWillReceiveProps && d4.componentWillReceiveProps(M2, L2), r4.__v == u4.__v && !(8 & d4.__g) || !(4 & d4.__g) && d4.shouldComponentUpdate && d4.shouldComponentUpdate(M2, d4.__s, L2) === !1) {
r4.__v != u4.__v && (d4.props = M2, d4.state = d4.__s, d4.__g &= -9), r4.__e = u4.__e, r4.__k = u4.__k, r4.__k.some(function(n3) {
n3 && (n3.__ = r4);
}), y.push.apply(d4.__h, d4.__k), d4.__k = [], d4.__h.length && e4.push(d4), l4 = S(u4);
break n;
}
d4.componentWillUpdate && d4.componentWillUpdate(M2, d4.__s, L2), C3 && d4.componentDidUpdate && d4.__h.push(function() {
d4.componentDidUpdate(k4, b3, m5);
});
} else C3 && !V2.getDerivedStateFromProps && d4.componentWillMount && d4.componentWillMount(), C3 && d4.componentDidMount && d4.__h.push(d4.componentDidMount);
d4.context = L2, d4.props = M2, d4.__P = t4, d4.__g &= -5, H2 = n.__r, q3 = C3 ? 25 : 0;
do
d4.__g &= -9, H2 && H2(r4), s4 = d4.render(d4.props, d4.state = d4.__s, d4.context);
while (8 & d4.__g && ++q3 < 25);
C3 && (y.push.apply(d4.__h, d4.__k), d4.__k = []), d4.state = d4.__s, d4.getChildContext && (i4 = _({}, i4, d4.getChildContext())), C3 && u4.__c && d4.getSnapshotBeforeUpdate && (m5 = d4.getSnapshotBeforeUpdate(k4, b3)), A4 = s4 && s4.type === $ && s4.key == null ? s4.props.children : s4, M2.__P && (s4 = l4, f5 = (t4 = M2.__P).namespaceURI, c4 = o5 = null, u4.props && u4.props.__P != t4 && (u4.__k.some(function(n3) {
n3 && J(n3, n3);
}), u4.__k = null), l4 = u4.__k ? S(u4, 0) : null), l4 = I(t4, w(A4) ? A4 : [A4], r4, u4, i4, f5, o5, e4, l4, c4, a5), M2.__P && (r4.__e = null, l4 = s4), r4.__u &= -161, p5 && p5.some(g), d4.__h.length && e4.push(d4), 1 & d4.__g && (d4.__g &= -4);
} catch (t5) {
if (e4.length = v4, r4.__v = null, c4 || o5) if (t5 && t5.then) {
if (r4.__u |= 128 | c4, o5) {
for (~(T5 = o5.indexOf(l4 || void 0)) || (T5 = o5.length); (N2 = o5[T5 - 1]) && N2.nodeType == 8; ) T5--;
for (; T5 < o5.length; T5++) if (N2 = o5[T5]) if (o5[T5] = null, O2) {
if (N2 == P2) break;
} else {
if (N2.nodeType != 8) break;
N2.data.startsWith("$s") && (P2 = B(O2 = N2));
}
}
if (!O2) {
for (; l4 && l4.nodeType == 8 && l4.nextSibling; ) l4 = l4.nextSibling;
O2 = l4;
}
(s4 = B(O2 = r4.__c.__z || (r4.__c.__z = O2))) ? (r4.__e = O2, l4 = s4) : r4.__e = l4, l4 = l4 && l4.nextSibling;
} else o5 && o5.some(g);
else r4.__e = u4.__e;
r4.__k || (r4.__k = u4.__k || []), t5 && t5.then || D(r4), n.__e(t5, r4, u4);
}
} else l4 = r4.__e = F(u4.__e, r4, u4, i4, f5, o5, e4, c4, a5, t4);
return (s4 = n.diffed) && s4(r4), l4;
}
function B(n3, t4) {
if (n3 && n3.nodeType == 8 && n3.data.startsWith("$s")) for (var r4 = 1; n3 = n3.nextSibling; ) {
if (n3.nodeType == 8) {
if (n3.data.startsWith("$s")) r4++;
else if (n3.data.startsWith("/$s") && !--r4) return n3;
}
t4 && t4.push(n3);
}
}
function D(n3) {
n3 && (n3.__c && (n3.__c.__g |= 4), n3.__k && n3.__k.some(D));
}
function E(t4, r4, u4) {
for (var i4 = 0; i4 < u4.length; ) G(u4[i4++], u4[i4++], u4[i4++]);
n.__c && n.__c(r4, t4), t4.some(function(r5) {
try {
t4 = r5.__h, r5.__h = [], t4.some(function(n3) {
n3.call(r5);
});
} catch (t5) {
n.__e(t5, r5.__v);
}
});
}
function F(t4, r4, u4, i4, f5, o5, e4, l4, c4, a5) {
var s4, h5, y5, _4, k4, b3, m5, M2, $2 = u4.props || p, x4 = r4.props, C3 = r4.type;
if (C3 == "svg" ? f5 = "http://www.w3.org/2000/svg" : C3 == "math" ? f5 = "http://www.w3.org/1998/Math/MathML" : f5 || (f5 = "http://www.w3.org/1999/xhtml"), o5) {
for (s4 = 0; s4 < o5.length; s4++) if ((k4 = o5[s4]) && (C3 ? k4.localName == C3 : k4.nodeType == 3)) {
t4 = k4, o5[s4] = null;
break;
}
}
if (!t4) {
if (M2 = a5.ownerDocument || document, !C3) return M2.createTextNode(x4);
t4 = M2.createElementNS(f5, C3, x4.is ? x4 : a5), l4 && (n.__m && n.__m(r4, o5), l4 = !1), o5 = null;
}
if (C3) {
if (a5 = C3 == "template" && t4.content || t4, o5 = C3 == "textarea" && x4.defaultValue != null ? null : o5 && d.call(a5.childNodes), !l4 && o5) for ($2 = {}, s4 = 0; s4 < t4.attributes.length; s4++) $2[(k4 = t4.attributes[s4]).name] = k4.value;
for (s4 in $2) k4 = $2[s4], s4 == "dangerouslySetInnerHTML" ? y5 = k4 : s4 == "children" || s4 in x4 || s4 == "value" && "defaultValue" in x4 || s4 == "checked" && "defaultChecked" in x4 || N(t4, s4, null, k4, f5);
for (s4 in x4) k4 = x4[s4], s4 == "children" ? _4 = k4 : s4 == "dangerouslySetInnerHTML" ? h5 = k4 : s4 == "value" ? b3 = k4 : s4 == "checked" ? m5 = k4 : l4 && typeof k4 != "function" || $2[s4] === k4 || N(t4, s4, k4, $2[s4], f5);
h5 ? (l4 || y5 && (h5.__html == y5.__html || h5.__html == t4.innerHTML) || (t4.innerHTML = h5.__html), r4.__k = []) : (y5 && (t4.textContent = ""), (C3 == "foreignObject" || f5 == "http://www.w3.org/1998/Math/MathML" && v.test(C3)) && (f5 = "http://www.w3.org/1999/xhtml"), I(a5, w(_4) ? _4 : [_4], r4, u4, i4, f5, o5, e4, o5 ? o5[0] : u4.__k && S(u4, 0), l4, c4), o5 && o5.some(g)), l4 && C3 != "textarea" || (s4 = "value", C3 == "progress" && b3 == null ? t4.removeAttribute(s4) : b3 == null || b3 === t4[s4] && (C3 != "progress" || b3) || N(t4, s4, b3, $2[s4], f5), s4 = "checked", m5 != null && m5 != t4[s4] && N(t4, s4, m5, $2[s4], f5));
} else $2 === x4 || l4 && t4.data == x4 || (t4.data = x4);
return t4;
}
function G(t4, r4, u4, i4) {
try {
typeof t4 == "function" ? r4 ? r4.__x = t4(r4) || 1 : i4 && (i4 = i4.__c || i4.__e) && (r4 = i4.__x) && (i4.__x = null, typeof r4 == "function" ? r4() : t4(null)) : t4.current = r4;
} catch (t5) {
n.__e(t5, u4);
}
}
function J(t4, r4, u4) {
var i4, f5, o5, e4;
if (n.unmount && n.unmount(t4), !(i4 = t4.ref) || i4.current && i4.current != t4.__e || G(i4, null, r4, t4), i4 = t4.__c) {
if (i4.componentWillUnmount) try {
i4.componentWillUnmount();
} catch (t5) {
n.__e(t5, r4);
}
i4.__P = i4.__n = null;
}
if (i4 = t4.__k) for (e4 = 0; e4 < i4.length; e4++) i4[e4] && J(i4[e4], r4, typeof t4.type != "function" || u4 && !t4.props.__P);
!u4 && (i4 = t4.__c) && (i4 = i4.__z) && (f5 = B(i4, o5 = [])) && (i4 == t4.__e && o5.some(g), g(f5), g(i4)), u4 || g(t4.__e), t4.__e = t4.__c = t4.__ = null;
}
function K(n3, t4, r4) {
return this.constructor(n3, r4);
}
function Q(t4, r4) {
var u4, i4, f5, o5;
n.__ && n.__(t4, r4), r4.nodeType == 9 && (r4 = r4.documentElement), i4 = (u4 = t4 && 32 & t4.__u) ? null : r4.__k, r4.__k = m($, { children: [t4] }), f5 = [], o5 = [], z(r4, r4.__k, i4 || p, p, r4.namespaceURI, i4 ? null : r4.firstChild ? d.call(r4.childNodes) : null, f5, i4 ? i4.__e : r4.firstChild, u4, o5), E(f5, r4.__k, o5), r4.__k.props.children = null;
}
n = { __e: function(n3, t4, r4, u4) {
for (var i4, o5, e4; t4 = t4.__; ) if ((i4 = t4.__c) && !(1 & i4.__g)) {
i4.__g |= 4;
try {
if ((e4 = (o5 = i4.constructor) && o5.getDerivedStateFromError) && i4.setState(o5.getDerivedStateFromError(n3)), i4.componentDidCatch && (i4.componentDidCatch(n3, u4 || {}), e4 = 1), e4 && 8 & i4.__g) return void (i4.__g |= 2);
} catch (t5) {
n3 = t5;
}
}
throw f = 0, n3;
} }, t = 0, r = function(n3) {
return n3 != null && n3.constructor === h;
}, x.prototype.setState = function(n3, t4) {
var r4 = this.__s;
r4 && r4 != this.state || (r4 = this.__s = _({}, this.state)), typeof n3 == "function" && (n3 = n3(_({}, r4), this.props)), n3 && (_(r4, n3), this.__v && (t4 && this.__k.push(t4), L(this)));
}, x.prototype.forceUpdate = function(n3) {
this.__v && (this.__g |= 4, n3 && this.__h.push(n3), L(this));
}, x.prototype.render = $, u = [], f = 0, o = function(n3, t4) {
return n3.__v.__b - t4.__v.__b;
}, e = /* @__PURE__ */ Symbol(), l = /(PointerCapture)$|Capture$/i, c = 0, a = {}, s = 0;

// node_modules/preact/hooks/dist/hooks.mjs
var t2, r2, u2, i2, o2 = Object.is, f2 = 0, c2 = [], e2 = [], a2 = n, v2 = a2.__b, l2 = a2.__r, m2 = a2.diffed, h2 = a2.__c, s2 = a2.unmount, p2 = a2.__;
function y2(n3, t4) {
a2.__h && a2.__h(r2, n3, f2 || t4), f2 = 0;
var u4 = r2.__H || (r2.__H = { __: [], __h: [] });
return n3 >= u4.__.length && u4.__.push({}), u4.__[n3];
}
function A2(n3, u4) {
var i4 = y2(t2++, 3);
!a2.__s && E2(i4.__H, u4) && (i4.__P = !0, i4.__ = n3, i4.u = u4, r2.__H.__h.push(i4));
}
function F2(n3, u4) {
var i4 = y2(t2++, 4);
!a2.__s && E2(i4.__H, u4) && (i4.__P = !1, i4.__ = n3, i4.u = u4, r2.__h.push(i4));
}
function T2(n3) {
return f2 = 5, w2(function() {
return { current: n3 };
}, []);
}
function w2(n3, r4) {
var u4 = y2(t2++, 7);
return E2(u4.__H, r4) && (u4.__ = n3(), u4.__H = r4), u4.__;
}
function g2() {
var n3;
do {
for (; n3 = e2.shift(); ) try {
C2(n3);
} catch (t5) {
a2.__e(t5, { __: (n3 = n3.__P) && n3.__v });
}
for (; n3 = c2.shift(); ) {
var t4 = n3.__H;
if (n3.__P && t4) try {
t4.__h.some(C2), t4.__h.some(D2), t4.__h = [];
} catch (r4) {
t4.__h = [], a2.__e(r4, n3.__v);
}
}
} while (e2.length);
}
a2.__b = function(n3) {
r2 = null, v2 && v2(n3);
}, a2.__ = function(n3, t4) {
n3 && t4.__k && t4.__k.__m && (n3.__m = t4.__k.__m), p2 && p2(n3, t4);
}, a2.__r = function(n3) {
l2 && l2(n3), t2 = 0;
var i4 = (r2 = n3.__c).__H;
i4 && (u2 == r2 ? r2.__h = [] : (i4.__h.some(C2), i4.__h.some(D2), t2 = 0), i4.__h = [], i4.__.some(function(n4) {
n4.__N && (n4.__ = n4.__N), n4.u = n4.__N = void 0;
})), u2 = r2;
}, a2.diffed = function(n3) {
m2 && m2(n3);
var t4 = n3.__c;
t4 && t4.__H && (t4.__H.__h.length && B2(c2.push(t4)), t4.__H.__.some(function(n4) {
n4.u && (n4.__H = n4.u);
})), u2 = r2 = null;
}, a2.__c = function(n3, t4) {
t4.some(function(n4) {
try {
n4.__h.some(C2), n4.__h = n4.__h.filter(function(n5) {
return !n5.__ || D2(n5);
});
} catch (t5) {
n4.__h = [function() {
throw t5;
}];
}
}), h2 && h2(n3, t4);
}, a2.unmount = function(n3) {
s2 && s2(n3);
var t4, r4, u4 = n3.__c;
u4 && u4.__H && (u4.__H.__.some(function(u5) {
try {
if (u5.__P && u5.__c) {
if (r4 === void 0) {
for (r4 = n3.__; r4 && (!r4.__c || !r4.__c.__P); ) r4 = r4.__;
r4 = r4 && r4.__c;
}
u5.__P = r4, B2(e2.push(u5));
} else C2(u5);
} catch (n4) {
t4 = n4;
}
}), u4.__H = void 0, t4 && a2.__e(t4, u4.__v));
};
var k2 = typeof requestAnimationFrame == "function";
function z2(n3) {
var t4, r4 = function() {
clearTimeout(u4), k2 && cancelAnimationFrame(t4), setTimeout(n3);
}, u4 = setTimeout(r4, 35);
k2 && (t4 = requestAnimationFrame(r4));
}
function B2(n3) {
n3 != 1 && i2 == a2.requestAnimationFrame || ((i2 = a2.requestAnimationFrame) || z2)(g2);
}
function C2(n3) {
var t4 = r2, u4 = n3.__c;
typeof u4 == "function" && (n3.__c = void 0, u4()), r2 = t4;
}
function D2(n3) {
var t4 = r2;
n3.__c = n3.__(), r2 = t4;
}
function E2(n3, t4) {
return !n3 || n3.length != t4.length || t4.some(function(t5, r4) {
return !o2(t5, n3[r4]);
});
}

// node_modules/@preact/signals-core/dist/signals-core.module.js
var i3 = /* @__PURE__ */ Symbol.for("preact-signals");
function t3() {
if (v3 > 1)
v3--;
else {
var i4, t4 = !1;
for ((function() {
var i5 = c3;
for (c3 = void 0; i5 !== void 0; ) {
var t5 = i5.S;
if (t5.v === i5.v) for (var r5 = t5.t; r5 !== void 0; r5 = r5.x) r5.i === i5.i && (r5.i = t5.i);
i5 = i5.o;
}
})(); h3 !== void 0; ) {
var r4 = h3;
for (h3 = void 0, s3++; r4 !== void 0; ) {
var n3 = r4.u;
if (r4.u = void 0, r4.f &= -3, !(8 & r4.f) && w3(r4)) try {
r4.c();
} catch (r5) {
t4 || (i4 = r5, t4 = !0);
}
r4 = n3;
}
}
if (s3 = 0, v3--, t4) throw i4;
}
}
function r3(i4) {
if (v3 > 0) return i4();
u3 = ++e3, v3++;
try {
return i4();
} finally {
t3();
}
}
var n2, o3 = void 0;
function f3(i4) {
var t4 = o3, r4 = n2;
o3 = void 0, n2 = void 0;
try {
return i4();
} finally {
o3 = t4, n2 = r4;
}
}
var h3 = void 0, v3 = 0, s3 = 0, e3 = 0, u3 = 0, c3 = void 0, a3 = 0;
function d2(i4) {
if (o3 !== void 0) {
var t4 = i4.n;
if (t4 === void 0 || t4.t !== o3)
return t4 = { i: 0, S: i4, p: o3.s, n: void 0, t: o3, e: void 0, x: void 0, r: t4 }, o3.s !== void 0 && (o3.s.n = t4), o3.s = t4, i4.n = t4, 32 & o3.f && i4.S(t4), t4;
if (t4.i === -1)
return t4.i = 0, t4.n !== void 0 && (t4.n.p = t4.p, t4.p !== void 0 && (t4.p.n = t4.n), t4.p = o3.s, t4.n = void 0, o3.s.n = t4, o3.s = t4), t4;
}
}
function l3(i4, t4) {
this.v = i4, this.i = 0, this.n = void 0, this.t = void 0, this.l = 0, this.W = t4?.watched, this.Z = t4?.unwatched, this.name = t4?.name;
}
l3.prototype.brand = i3;
l3.prototype.h = function() {
return !0;
};
l3.prototype.S = function(i4) {
var t4 = this, r4 = this.t;
r4 !== i4 && i4.e === void 0 && (i4.x = r4, this.t = i4, r4 !== void 0 ? r4.e = i4 : f3(function() {
var i5;
(i5 = t4.W) == null || i5.call(t4);
}));
};
l3.prototype.U = function(i4) {
var t4 = this;
if (this.t !== void 0) {
var r4 = i4.e, n3 = i4.x;
r4 !== void 0 && (r4.x = n3, i4.e = void 0), n3 !== void 0 && (n3.e = r4, i4.x = void 0), i4 === this.t && (this.t = n3, n3 === void 0 && f3(function() {
var i5;
(i5 = t4.Z) == null || i5.call(t4);
}));
}
};
l3.prototype.subscribe = function(i4) {
var t4 = this;
return x2(function() {
var r4 = t4.value;
f3(function() {
return i4(r4);
});
}, { name: "sub" });
};
l3.prototype.valueOf = function() {
return this.value;
};
l3.prototype.toString = function() {
return this.value + "";
};
l3.prototype.toJSON = function() {
return this.value;
};
l3.prototype.peek = function() {
var i4 = this;
return f3(function() {
return i4.value;
});
};
Object.defineProperty(l3.prototype, "value", { get: function() {
var i4 = d2(this);
return i4 !== void 0 && (i4.i = this.i), this.v;
}, set: function(i4) {
if (i4 !== this.v) {
if (s3 > 100) throw new Error("Cycle detected");
(function(i5) {
v3 !== 0 && s3 === 0 && i5.l !== u3 && (i5.l = u3, c3 = { S: i5, v: i5.v, i: i5.i, o: c3 });
})(this), this.v = i4, this.i++, a3++, v3++;
try {
for (var r4 = this.t; r4 !== void 0; r4 = r4.x) r4.t.N();
} finally {
t3();
}
}
} });
function y3(i4, t4) {
return new l3(i4, t4);
}
function w3(i4) {
for (var t4 = i4.s; t4 !== void 0; t4 = t4.n) if (t4.S.i !== t4.i || !t4.S.h() || t4.S.i !== t4.i) return !0;
return !1;
}
function b(i4) {
for (var t4 = i4.s; t4 !== void 0; t4 = t4.n) {
var r4 = t4.S.n;
if (r4 !== void 0 && (t4.r = r4), t4.S.n = t4, t4.i = -1, t4.n === void 0) {
i4.s = t4;
break;
}
}
}
function _2(i4) {
for (var t4 = i4.s, r4 = void 0; t4 !== void 0; ) {
var n3 = t4.p;
t4.i === -1 ? (t4.S.U(t4), n3 !== void 0 && (n3.n = t4.n), t4.n !== void 0 && (t4.n.p = n3)) : r4 = t4, t4.S.n = t4.r, t4.r !== void 0 && (t4.r = void 0), t4 = n3;
}
i4.s = r4;
}
function j2(i4, t4) {
l3.call(this, void 0, t4), this.x = i4, this.s = void 0, this.g = a3 - 1, this.f = 4;
}
j2.prototype = new l3();
j2.prototype.h = function() {
if (this.f &= -3, 1 & this.f) return !1;
if ((36 & this.f) == 32 || (this.f &= -5, this.g === a3)) return !0;
if (this.g = a3, this.f |= 1, this.i > 0 && !w3(this))
return this.f &= -2, !0;
var i4 = o3;
try {
b(this), o3 = this;
var t4 = this.x();
(16 & this.f || this.v !== t4 || this.i === 0) && (this.v = t4, this.f &= -17, this.i++);
} catch (i5) {
this.v = i5, this.f |= 16, this.i++;
}
return o3 = i4, _2(this), this.f &= -2, !0;
};
j2.prototype.S = function(i4) {
if (this.t === void 0) {
this.f |= 36;
for (var t4 = this.s; t4 !== void 0; t4 = t4.n) t4.S.S(t4);
}
l3.prototype.S.call(this, i4);
};
j2.prototype.U = function(i4) {
if (this.t !== void 0 && (l3.prototype.U.call(this, i4), this.t === void 0)) {
this.f &= -33;
for (var t4 = this.s; t4 !== void 0; t4 = t4.n) t4.S.U(t4);
}
};
j2.prototype.N = function() {
if (!(2 & this.f)) {
this.f |= 6;
for (var i4 = this.t; i4 !== void 0; i4 = i4.x) i4.t.N();
}
};
Object.defineProperty(j2.prototype, "value", { get: function() {
if (1 & this.f) throw new Error("Cycle detected");
var i4 = d2(this);
if (this.h(), i4 !== void 0 && (i4.i = this.i), 16 & this.f) throw this.v;
return this.v;
} });
function O(i4, t4) {
return new j2(i4, t4);
}
function p3(i4) {
var r4 = i4.j;
if (i4.j = void 0, typeof r4 == "function") {
v3++;
var n3 = o3;
o3 = void 0;
try {
r4();
} catch (t4) {
throw i4.f &= -2, i4.f |= 8, g3(i4), t4;
} finally {
o3 = n3, t3();
}
}
}
function g3(i4) {
for (var t4 = i4.s; t4 !== void 0; t4 = t4.n) t4.S.U(t4);
i4.x = void 0, i4.s = void 0, p3(i4);
}
function S2(i4) {
if (o3 !== this) throw new Error("Out-of-order effect");
_2(this), o3 = i4, this.f &= -2;
try {
8 & this.f && g3(this);
} finally {
t3();
}
}
function m3(i4, t4) {
this.x = i4, this.j = void 0, this.s = void 0, this.u = void 0, this.f = 32, this.name = t4?.name, n2 && n2.push(this);
}
m3.prototype.c = function() {
var i4 = this.S();
try {
if (8 & this.f || this.x === void 0) return;
var t4 = this.x();
typeof t4 == "function" && (this.j = t4);
} finally {
i4();
}
};
m3.prototype.S = function() {
if (1 & this.f) throw new Error("Cycle detected");
this.f |= 1, this.f &= -9, p3(this), b(this), v3++;
var i4 = o3;
return o3 = this, S2.bind(this, i4);
};
m3.prototype.N = function() {
2 & this.f || (this.f |= 2, this.u = h3, h3 = this);
};
m3.prototype.d = function() {
this.f |= 8, 1 & this.f || g3(this);
};
m3.prototype.dispose = function() {
this.d();
};
function x2(i4, t4) {
var r4 = new m3(i4, t4);
try {
r4.c();
} catch (i5) {
throw r4.d(), i5;
}
var n3 = r4.d.bind(r4);
return n3[Symbol.dispose] = n3, n3;
}

// node_modules/@preact/signals/dist/signals.module.js
var h4, d3, p4, m4 = typeof window < "u" && !!window.__PREACT_SIGNALS_DEVTOOLS__, _3 = [], g4 = [];
x2(function() {
h4 = this.N;
})();
function b2(i4, n3) {
n[i4] = n3.bind(null, n[i4] || function() {
});
}
function y4(i4) {
if (p4) {
var n3 = p4;
p4 = void 0, n3();
}
p4 = i4 && i4.S();
}
function w4(i4) {
var n3 = this, r4 = i4.data, t4 = useSignal(r4);
t4.name = "ReactiveDom", t4.value = r4;
var e4 = w2(function() {
for (var i5 = n3, r5 = n3.__v; r5 = r5.__; ) if (r5.__c) {
r5.__c.__$f |= 4;
break;
}
var o5 = O(function() {
var i6 = t4.value.value;
return i6 === 0 ? 0 : i6 === !0 ? "" : i6 || "";
}), e5 = O(function() {
return !Array.isArray(o5.value) && !r(o5.value);
}), u5 = x2(function() {
if (this.N = M, e5.value) {
var n4 = o5.value;
i5.__v && i5.__v.__e && i5.__v.__e.nodeType === 3 && (i5.__v.__e.data = n4);
}
}), c5 = n3.__$u.d;
return n3.__$u.d = function() {
u5(), c5.call(this);
}, [e5, o5];
}, []), u4 = e4[0], c4 = e4[1];
return u4.value ? c4.peek() : c4.value;
}
w4.displayName = "ReactiveTextNode";
Object.defineProperties(l3.prototype, { constructor: { configurable: !0, value: k($, null).constructor }, type: { configurable: !0, value: w4 }, props: { configurable: !0, get: function() {
var i4 = this;
return { data: { get value() {
return i4.value;
} } };
} }, __b: { configurable: !0, value: 1 } });
b2("__b", function(i4, n3) {
if (y4(), d3 = void 0, typeof n3.type == "string") {
var r4, t4 = n3.props;
for (var f5 in t4) if (f5 !== "children") {
var o5 = t4[f5];
o5 instanceof l3 && (r4 || (n3.__np = r4 = {}), r4[f5] = o5, t4[f5] = o5.peek());
}
}
i4(n3);
});
b2("__r", function(i4, r4) {
if (i4(r4), r4.type !== $) {
y4();
var t4, f5 = r4.__c;
f5 && (f5.__$f &= -2, (t4 = f5.__$u) === void 0 && (f5.__$u = t4 = (function(i5, n3) {
var r5;
return x2(function() {
r5 = this;
}, { name: n3 }), r5.c = i5, r5;
})(/* @__PURE__ */ (function(i5) {
return function() {
var n3;
m4 && ((n3 = this.y) == null || n3.call(this)), i5.__$f |= 1, i5.setState({});
};
})(f5), typeof r4.type == "function" ? r4.type.displayName || r4.type.name : ""))), d3 = f5, y4(t4);
}
});
b2("__e", function(i4, n3, r4, t4) {
y4(), d3 = void 0, i4(n3, r4, t4);
});
b2("diffed", function(i4, n3) {
y4(), d3 = void 0;
var r4;
if (typeof n3.type == "string" && (r4 = n3.__e)) {
var t4 = n3.__np, f5 = n3.props, o5 = r4.U;
if (o5) for (var e4 in o5) {
var u4 = o5[e4];
u4 === void 0 || t4 && e4 in t4 || (u4.d(), o5[e4] = void 0);
}
if (t4) {
o5 || (o5 = {}, r4.U = o5);
for (var a5 in t4) {
var c4 = o5[a5], v4 = t4[a5];
c4 === void 0 ? (c4 = k3(r4, a5, v4, f5), o5[a5] = c4) : c4.o(v4, f5);
}
}
}
i4(n3);
});
function k3(i4, n3, r4, t4) {
var f5 = n3 in i4 && i4.ownerSVGElement === void 0, o5 = y3(r4);
return { o: function(i5, n4) {
o5.value = i5, t4 = n4;
}, d: x2(function() {
this.N = M;
var r5 = o5.value.value;
t4[n3] !== r5 && (t4[n3] = r5, f5 ? i4[n3] = r5 : r5 != null && (r5 !== !1 || n3[4] === "-") ? i4.setAttribute(n3, r5) : i4.removeAttribute(n3));
}) };
}
b2("unmount", function(i4, n3) {
if (typeof n3.type == "string") {
var r4 = n3.__e;
if (r4) {
var t4 = r4.U;
if (t4) {
r4.U = void 0;
for (var f5 in t4) {
var o5 = t4[f5];
o5 && o5.d();
}
}
}
var e4 = n3.__np;
if (e4) {
var u4 = n3.props;
for (var a5 in e4) u4[a5] = e4[a5];
}
n3.__np = void 0;
} else {
var c4 = n3.__c;
if (c4) {
c4.__$f |= 8;
var v4 = c4.__$u;
v4 && (c4.__$u = void 0, v4.d());
}
}
i4(n3);
});
b2("__h", function(i4, n3, r4, t4) {
t4 < 3 && (n3.__$f |= 2), i4(n3, r4, t4);
});
x.prototype.shouldComponentUpdate = function(i4, n3) {
if (this.__R) return !0;
var r4 = this.__$u, t4 = r4 && r4.s !== void 0;
for (var f5 in n3) return !0;
if (this.__f || typeof this.u == "boolean" && this.u === !0) {
var o5 = 2 & this.__$f;
if (!(t4 || o5 || 4 & this.__$f) || 1 & this.__$f) return !0;
} else if (!(t4 || 4 & this.__$f) || 3 & this.__$f) return !0;
for (var e4 in i4) if (e4 !== "__source" && i4[e4] !== this.props[e4]) return !0;
for (var u4 in this.props) if (!(u4 in i4)) return !0;
return !1;
};
function useSignal(i4, n3) {
return w2(function() {
return y3(i4, n3);
}, []);
}
function useComputed(i4, n3) {
var r4 = T2(i4);
return r4.current = i4, d3.__$f |= 4, w2(function() {
return O(function() {
return r4.current();
}, n3);
}, []);
}
var q2 = typeof requestAnimationFrame > "u" ? setTimeout : function(i4) {
var n3 = function() {
clearTimeout(r4), cancelAnimationFrame(t4), i4();
}, r4 = setTimeout(n3, 35), t4 = requestAnimationFrame(n3);
}, A3 = function(i4) {
queueMicrotask(function() {
queueMicrotask(i4);
});
};
function T4() {
r3(function() {
for (var i4; i4 = _3.shift(); ) h4.call(i4);
});
}
function x3() {
_3.push(this) === 1 && (n.requestAnimationFrame || q2)(T4);
}
function F3() {
r3(function() {
for (var i4; i4 = g4.shift(); ) h4.call(i4);
});
}
function M() {
g4.push(this) === 1 && (n.requestAnimationFrame || A3)(F3);
}
function useSignalEffect(i4, n3) {
var r4 = T2(i4);
r4.current = i4;
var t4 = d3;
A2(function() {
return x2(function() {
if (this.N = x3, !(t4 && 8 & t4.__$f)) return r4.current();
}, n3);
}, []);
}

// ../typescript/node_modules/openapi-fetch/dist/index.mjs
var PATH_PARAM_RE = /\{[^{}]+\}/g, supportsRequestInitExt = () => typeof process == "object" && Number.parseInt(process?.versions?.node?.substring(0, 2)) >= 18 && process.versions.undici;
function randomID() {
return Math.random().toString(36).slice(2, 11);
}
function createClient(clientOptions) {
let {
baseUrl = "",
Request: CustomRequest = globalThis.Request,
fetch: baseFetch = globalThis.fetch,
querySerializer: globalQuerySerializer,
bodySerializer: globalBodySerializer,
pathSerializer: globalPathSerializer,
headers: baseHeaders,
requestInitExt = void 0,
...baseOptions
} = { ...clientOptions };
requestInitExt = supportsRequestInitExt() ? requestInitExt : void 0, baseUrl = removeTrailingSlash(baseUrl);
let globalMiddlewares = [];
async function coreFetch(schemaPath, fetchOptions) {
let {
baseUrl: localBaseUrl,
fetch: fetch2 = baseFetch,
Request: Request3 = CustomRequest,
headers,
params = {},
parseAs = "json",
querySerializer: requestQuerySerializer,
bodySerializer = globalBodySerializer ?? defaultBodySerializer,
pathSerializer: requestPathSerializer,
body,
middleware: requestMiddlewares = [],
...init
} = fetchOptions || {}, finalBaseUrl = baseUrl;
localBaseUrl && (finalBaseUrl = removeTrailingSlash(localBaseUrl) ?? baseUrl);
let querySerializer = typeof globalQuerySerializer == "function" ? globalQuerySerializer : createQuerySerializer(globalQuerySerializer);
requestQuerySerializer && (querySerializer = typeof requestQuerySerializer == "function" ? requestQuerySerializer : createQuerySerializer({
...typeof globalQuerySerializer == "object" ? globalQuerySerializer : {},
...requestQuerySerializer
}));
let pathSerializer = requestPathSerializer || globalPathSerializer || defaultPathSerializer, serializedBody = body === void 0 ? void 0 : bodySerializer(
body,
// Note: we declare mergeHeaders() both here and below because it’s a bit of a chicken-or-egg situation:
// bodySerializer() needs all headers so we aren’t dropping ones set by the user, however,
// the result of this ALSO sets the lowest-priority content-type header. So we re-merge below,
// setting the content-type at the very beginning to be overwritten.
// Lastly, based on the way headers work, it’s not a simple “present-or-not” check becauase null intentionally un-sets headers.
mergeHeaders(baseHeaders, headers, params.header)
), finalHeaders = mergeHeaders(
// with no body, we should not to set Content-Type
serializedBody === void 0 || // if serialized body is FormData; browser will correctly set Content-Type & boundary expression
serializedBody instanceof FormData ? {} : {
"Content-Type": "application/json"
},
baseHeaders,
headers,
params.header
), finalMiddlewares = [...globalMiddlewares, ...requestMiddlewares], requestInit = {
redirect: "follow",
...baseOptions,
...init,
body: serializedBody,
headers: finalHeaders
}, id, options, request = new Request3(
createFinalURL(schemaPath, { baseUrl: finalBaseUrl, params, querySerializer, pathSerializer }),
requestInit
), response;
for (let key in init)
key in request || (request[key] = init[key]);
if (finalMiddlewares.length) {
id = randomID(), options = Object.freeze({
baseUrl: finalBaseUrl,
fetch: fetch2,
parseAs,
querySerializer,
bodySerializer,
pathSerializer
});
for (let m5 of finalMiddlewares)
if (m5 && typeof m5 == "object" && typeof m5.onRequest == "function") {
let result = await m5.onRequest({
request,
schemaPath,
params,
options,
id
});
if (result)
if (result instanceof Request3)
request = result;
else if (result instanceof Response) {
response = result;
break;
} else
throw new Error("onRequest: must return new Request() or Response() when modifying the request");
}
}
if (!response) {
try {
response = await fetch2(request, requestInitExt);
} catch (error2) {
let errorAfterMiddleware = error2;
if (finalMiddlewares.length)
for (let i4 = finalMiddlewares.length - 1; i4 >= 0; i4--) {
let m5 = finalMiddlewares[i4];
if (m5 && typeof m5 == "object" && typeof m5.onError == "function") {
let result = await m5.onError({
request,
error: errorAfterMiddleware,
schemaPath,
params,
options,
id
});
if (result) {
if (result instanceof Response) {
errorAfterMiddleware = void 0, response = result;
break;
}
if (result instanceof Error) {
errorAfterMiddleware = result;
continue;
}
throw new Error("onError: must return new Response() or instance of Error");
}
}
}
if (errorAfterMiddleware)
throw errorAfterMiddleware;
}
if (finalMiddlewares.length)
for (let i4 = finalMiddlewares.length - 1; i4 >= 0; i4--) {
let m5 = finalMiddlewares[i4];
if (m5 && typeof m5 == "object" && typeof m5.onResponse == "function") {
let result = await m5.onResponse({
request,
response,
schemaPath,
params,
options,
id
});
if (result) {
if (!(result instanceof Response))
throw new Error("onResponse: must return new Response() when modifying the response");
response = result;
}
}
}
}
let contentLength = response.headers.get("Content-Length");
if (response.status === 204 || request.method === "HEAD" || contentLength === "0" && !response.headers.get("Transfer-Encoding")?.includes("chunked"))
return response.ok ? { data: void 0, response } : { error: void 0, response };
if (response.ok)
return { data: await (async () => {
if (parseAs === "stream")
return response.body;
if (parseAs === "json" && !contentLength) {
let raw = await response.text();
return raw ? JSON.parse(raw) : void 0;
}
return await response[parseAs]();
})(), response };
let error = await response.text();
try {
error = JSON.parse(error);
} catch {
}
return { error, response };
}
return {
request(method, url, init) {
return coreFetch(url, { ...init, method: method.toUpperCase() });
},
/** Call a GET endpoint */
GET(url, init) {
return coreFetch(url, { ...init, method: "GET" });
},
/** Call a PUT endpoint */
PUT(url, init) {
return coreFetch(url, { ...init, method: "PUT" });
},
/** Call a POST endpoint */
POST(url, init) {
return coreFetch(url, { ...init, method: "POST" });
},
/** Call a DELETE endpoint */
DELETE(url, init) {
return coreFetch(url, { ...init, method: "DELETE" });
},
/** Call a OPTIONS endpoint */
OPTIONS(url, init) {
return coreFetch(url, { ...init, method: "OPTIONS" });
},
/** Call a HEAD endpoint */
HEAD(url, init) {
return coreFetch(url, { ...init, method: "HEAD" });
},
/** Call a PATCH endpoint */
PATCH(url, init) {
return coreFetch(url, { ...init, method: "PATCH" });
},
/** Call a TRACE endpoint */
TRACE(url, init) {
return coreFetch(url, { ...init, method: "TRACE" });
},
/** Register middleware */
use(...middleware) {
for (let m5 of middleware)
if (m5) {
if (typeof m5 != "object" || !("onRequest" in m5 || "onResponse" in m5 || "onError" in m5))
throw new Error("Middleware must be an object with one of `onRequest()`, `onResponse() or `onError()`");
globalMiddlewares.push(m5);
}
},
/** Unregister middleware */
eject(...middleware) {
for (let m5 of middleware) {
let i4 = globalMiddlewares.indexOf(m5);
i4 !== -1 && globalMiddlewares.splice(i4, 1);
}
}
};
}
function serializePrimitiveParam(name, value, options) {
if (value == null)
return "";
if (typeof value == "object")
throw new Error(
"Deeply-nested arrays/objects aren’t supported. Provide your own `querySerializer()` to handle these."
);
return `${name}=${options?.allowReserved === !0 ? value : encodeURIComponent(value)}`;
}
function serializeObjectParam(name, value, options) {
if (!value || typeof value != "object")
return "";
let values = [], joiner = {
simple: ",",
label: ".",
matrix: ";"
}[options.style] || "&";
if (options.style !== "deepObject" && options.explode === !1) {
for (let k4 in value)
values.push(k4, options.allowReserved === !0 ? value[k4] : encodeURIComponent(value[k4]));
let final2 = values.join(",");
switch (options.style) {
case "form":
return `${name}=${final2}`;
case "label":
return `.${final2}`;
case "matrix":
return `;${name}=${final2}`;
default:
return final2;
}
}
for (let k4 in value) {
let finalName = options.style === "deepObject" ? `${name}[${k4}]` : k4;
values.push(serializePrimitiveParam(finalName, value[k4], options));
}
let final = values.join(joiner);
return options.style === "label" || options.style === "matrix" ? `${joiner}${final}` : final;
}
function serializeArrayParam(name, value, options) {
if (!Array.isArray(value))
return "";
if (options.explode === !1) {
let joiner2 = { form: ",", spaceDelimited: "%20", pipeDelimited: "|" }[options.style] || ",", final = (options.allowReserved === !0 ? value : value.map((v4) => encodeURIComponent(v4))).join(joiner2);
switch (options.style) {
case "simple":
return final;
case "label":
return `.${final}`;
case "matrix":
return `;${name}=${final}`;
// case "spaceDelimited":
// case "pipeDelimited":
default:
return `${name}=${final}`;
}
}
let joiner = { simple: ",", label: ".", matrix: ";" }[options.style] || "&", values = [];
for (let v4 of value)
options.style === "simple" || options.style === "label" ? values.push(options.allowReserved === !0 ? v4 : encodeURIComponent(v4)) : values.push(serializePrimitiveParam(name, v4, options));
return options.style === "label" || options.style === "matrix" ? `${joiner}${values.join(joiner)}` : values.join(joiner);
}
function createQuerySerializer(options) {
return function(queryParams) {
let search = [];
if (queryParams && typeof queryParams == "object")
for (let name in queryParams) {
let value = queryParams[name];
if (value != null) {
if (Array.isArray(value)) {
if (value.length === 0)
continue;
search.push(
serializeArrayParam(name, value, {
style: "form",
explode: !0,
...options?.array,
allowReserved: options?.allowReserved || !1
})
);
continue;
}
if (typeof value == "object") {
search.push(
serializeObjectParam(name, value, {
style: "deepObject",
explode: !0,
...options?.object,
allowReserved: options?.allowReserved || !1
})
);
continue;
}
search.push(serializePrimitiveParam(name, value, options));
}
}
return search.join("&");
};
}
function defaultPathSerializer(pathname, pathParams) {
let nextURL = pathname;
for (let match of pathname.match(PATH_PARAM_RE) ?? []) {
let name = match.substring(1, match.length - 1), explode = !1, style = "simple";
if (name.endsWith("*") && (explode = !0, name = name.substring(0, name.length - 1)), name.startsWith(".") ? (style = "label", name = name.substring(1)) : name.startsWith(";") && (style = "matrix", name = name.substring(1)), !pathParams || pathParams[name] === void 0 || pathParams[name] === null)
continue;
let value = pathParams[name];
if (Array.isArray(value)) {
nextURL = nextURL.replace(match, serializeArrayParam(name, value, { style, explode }));
continue;
}
if (typeof value == "object") {
nextURL = nextURL.replace(match, serializeObjectParam(name, value, { style, explode }));
continue;
}
if (style === "matrix") {
nextURL = nextURL.replace(match, `;${serializePrimitiveParam(name, value)}`);
continue;
}
nextURL = nextURL.replace(match, style === "label" ? `.${encodeURIComponent(value)}` : encodeURIComponent(value));
}
return nextURL;
}
function defaultBodySerializer(body, headers) {
return body instanceof FormData ? body : headers && (headers.get instanceof Function ? headers.get("Content-Type") ?? headers.get("content-type") : headers["Content-Type"] ?? headers["content-type"]) === "application/x-www-form-urlencoded" ? new URLSearchParams(body).toString() : JSON.stringify(body);
}
function createFinalURL(pathname, options) {
let finalURL = `${options.baseUrl}${pathname}`;
options.params?.path && (finalURL = options.pathSerializer(finalURL, options.params.path));
let search = options.querySerializer(options.params.query ?? {});
return search.startsWith("?") && (search = search.substring(1)), search && (finalURL += `?${search}`), finalURL;
}
function mergeHeaders(...allHeaders) {
let finalHeaders = new Headers();
for (let h5 of allHeaders) {
if (!h5 || typeof h5 != "object")
continue;
let iterator = h5 instanceof Headers ? h5.entries() : Object.entries(h5);
for (let [k4, v4] of iterator)
if (v4 === null)
finalHeaders.delete(k4);
else if (Array.isArray(v4))
for (let v22 of v4)
finalHeaders.append(k4, v22);
else v4 !== void 0 && finalHeaders.set(k4, v4);
}
return finalHeaders;
}
function removeTrailingSlash(url) {
return url.endsWith("/") ? url.substring(0, url.length - 1) : url;
}

// ../typescript/node_modules/eventsource-parser/dist/index.js
var ParseError = class extends Error {
constructor(message, options) {
super(message), this.name = "ParseError", this.type = options.type, this.field = options.field, this.value = options.value, this.line = options.line;
}
};
function noop(_arg) {
}
function createParser(callbacks) {
if (typeof callbacks == "function")
throw new TypeError(
"`callbacks` must be an object, got a function instead. Did you mean `{onEvent: fn}`?"
);
let { onEvent = noop, onError = noop, onRetry = noop, onComment } = callbacks, incompleteLine = "", isFirstChunk = !0, id, data = "", eventType = "";
function feed(newChunk) {
let chunk = isFirstChunk ? newChunk.replace(/^\xEF\xBB\xBF/, "") : newChunk, [complete, incomplete] = splitLines(`${incompleteLine}${chunk}`);
for (let line of complete)
parseLine(line);
incompleteLine = incomplete, isFirstChunk = !1;
}
function parseLine(line) {
if (line === "") {
dispatchEvent();
return;
}
if (line.startsWith(":")) {
onComment && onComment(line.slice(line.startsWith(": ") ? 2 : 1));
return;
}
let fieldSeparatorIndex = line.indexOf(":");
if (fieldSeparatorIndex !== -1) {
let field = line.slice(0, fieldSeparatorIndex), offset = line[fieldSeparatorIndex + 1] === " " ? 2 : 1, value = line.slice(fieldSeparatorIndex + offset);
processField(field, value, line);
return;
}
processField(line, "", line);
}
function processField(field, value, line) {
switch (field) {
case "event":
eventType = value;
break;
case "data":
data = `${data}${value}
`;
break;
case "id":
id = value.includes("\0") ? void 0 : value;
break;
case "retry":
/^\d+$/.test(value) ? onRetry(parseInt(value, 10)) : onError(
new ParseError(`Invalid \`retry\` value: "${value}"`, {
type: "invalid-retry",
value,
line
})
);
break;
default:
onError(
new ParseError(
`Unknown field "${field.length > 20 ? `${field.slice(0, 20)}…` : field}"`,
{ type: "unknown-field", field, value, line }
)
);
break;
}
}
function dispatchEvent() {
data.length > 0 && onEvent({
id,
event: eventType || void 0,
// If the data buffer's last character is a U+000A LINE FEED (LF) character,
// then remove the last character from the data buffer.
data: data.endsWith(`
`) ? data.slice(0, -1) : data
}), id = void 0, data = "", eventType = "";
}
function reset(options = {}) {
incompleteLine && options.consume && parseLine(incompleteLine), isFirstChunk = !0, id = void 0, data = "", eventType = "", incompleteLine = "";
}
return { feed, reset };
}
function splitLines(chunk) {
let lines = [], incompleteLine = "", searchIndex = 0;
for (; searchIndex < chunk.length; ) {
let crIndex = chunk.indexOf("\r", searchIndex), lfIndex = chunk.indexOf(`
`, searchIndex), lineEnd = -1;
if (crIndex !== -1 && lfIndex !== -1 ? lineEnd = Math.min(crIndex, lfIndex) : crIndex !== -1 ? crIndex === chunk.length - 1 ? lineEnd = -1 : lineEnd = crIndex : lfIndex !== -1 && (lineEnd = lfIndex), lineEnd === -1) {
incompleteLine = chunk.slice(searchIndex);
break;
} else {
let line = chunk.slice(searchIndex, lineEnd);
lines.push(line), searchIndex = lineEnd + 1, chunk[searchIndex - 1] === "\r" && chunk[searchIndex] === `
` && searchIndex++;
}
}
return [lines, incompleteLine];
}

// ../typescript/src/problem.ts
var KontorProblem = class extends Error {
name = "KontorProblem";
problem;
constructor(problem) {
super(`${problem.code}: ${problem.detail}`), this.problem = problem;
}
}, UnexpectedAnswer = class extends Error {
name = "UnexpectedAnswer";
status;
constructor(status, body) {
super(`answered ${status}: ${body.slice(0, 200)}`), this.status = status;
}
};
async function orThrow(call) {
let { data, error, response } = await call;
if (error !== void 0) throw problemIn(response, typeof error == "string" ? error : JSON.stringify(error));
return data;
}
function problemIn(response, body) {
let problem = parsed(body);
return isProblem(problem) ? new KontorProblem(problem) : new UnexpectedAnswer(response.status, body);
}
function isProblem(body) {
return typeof body == "object" && body !== null && "code" in body && "status" in body && "detail" in body;
}
function parsed(body) {
try {
return JSON.parse(body);
} catch {
return;
}
}

// ../typescript/src/retry.ts
var DEFAULT_RETRY = { tries: 8, firstPauseMs: 200, longestPauseMs: 15e3 }, PASSING = /* @__PURE__ */ new Set([429, 502, 503, 504]);
function retrying(send2, retry) {
return async (request, timeoutMs) => {
["POST", "PUT"].includes(request.method) && !request.headers.has("Idempotency-Key") && request.headers.set("Idempotency-Key", newKey());
for (let tried = 1; ; tried += 1) {
let last = tried >= retry.tries, longest = retry.firstPauseMs * 2 ** (tried - 1), pause = Math.min(longest * (0.5 + Math.random() / 2), retry.longestPauseMs);
try {
let response = await once(send2, request, timeoutMs), asked = seconds(response.headers.get("Retry-After")) * 1e3;
if (last || !PASSING.has(response.status) || asked > retry.longestPauseMs) return response;
await response.body?.cancel(), pause = Math.max(pause, asked);
} catch (error) {
if (last || request.signal.aborted) throw error;
}
await sleep(pause, request.signal);
}
};
}
async function once(send2, request, timeoutMs) {
let late = new AbortController(), signal = AbortSignal.any([request.signal, late.signal]);
try {
return await inTime(send2(new Request(request.clone(), { signal })), timeoutMs);
} catch (error) {
throw late.abort(error), error;
}
}
function inTime(promised, timeoutMs) {
let timer, late = new Promise((_4, reject) => {
timer = setTimeout(() => reject(new Error(`no byte came for ${timeoutMs} ms`)), timeoutMs);
});
return Promise.race([promised, late]).finally(() => clearTimeout(timer));
}
function newKey() {
let bytes = crypto.getRandomValues(new Uint8Array(16));
return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
function seconds(retryAfter) {
return Number(retryAfter ?? 0) || 0;
}
function sleep(ms, signal) {
return new Promise((resolve, reject) => {
let stop = () => {
clearTimeout(timer), reject(signal?.reason);
}, timer = setTimeout(() => {
signal?.removeEventListener("abort", stop), resolve();
}, ms);
signal?.aborted && stop(), signal?.addEventListener("abort", stop, { once: !0 });
});
}

// ../typescript/src/follow.ts
var LAST = /* @__PURE__ */ new Set(["finished", "deleted"]), FAILED_MAX = 20, IDLE_MS = 4e4, UP_TO_DATE = "up to date";
async function* followEvents(kontor2, game, options, pauseMs) {
for await (let heard2 of listen(kontor2, game, options, pauseMs))
heard2 !== UP_TO_DATE && (yield heard2);
}
async function* followCommits(kontor2, game, options, pauseMs) {
let events = [];
for await (let heard2 of listen(kontor2, game, options, pauseMs)) {
let last2 = events.at(-1);
last2 && (heard2 === UP_TO_DATE || heard2.commit !== last2.commit) && (yield { commit: last2.commit, seq: last2.seq, events }, events = []), heard2 !== UP_TO_DATE && events.push(heard2);
}
let last = events.at(-1);
last && (yield { commit: last.commit, seq: last.seq, events });
}
async function* listen(kontor2, game, options, pauseMs) {
let idleMs = options.idleMs ?? IDLE_MS, after = options.after ?? 0;
for (let failed = 0; ; ) {
let lost = new Error("the stream ended before its first byte");
failed += 1;
try {
let stream = await connect(kontor2, game, after, options, idleMs);
for await (let part of parts(stream, idleMs))
if (failed = 0, "comment" in part)
part.comment === UP_TO_DATE && (yield UP_TO_DATE);
else if (part.event === "end") {
if (LAST.has(JSON.parse(part.data).reason)) return;
break;
} else {
let event = JSON.parse(part.data);
after = event.seq, yield event;
}
} catch (error) {
if (error instanceof KontorProblem || error instanceof UnexpectedAnswer || options.signal?.aborted) throw error;
lost = error;
}
if (failed === FAILED_MAX) throw lost;
await sleep(pauseMs, options.signal);
}
}
async function connect(kontor2, game, after, options, idleMs) {
let url = new URL(`${kontor2.baseUrl}/v1/games/${encodeURIComponent(game)}/events`);
options.invite !== void 0 && url.searchParams.set("invite", options.invite);
let headers = { Accept: "text/event-stream", "Last-Event-ID": String(after) }, response = await kontor2.fetch(new Request(url, { headers, signal: options.signal ?? null }), idleMs), isStream = response.headers.get("Content-Type")?.startsWith("text/event-stream");
if (!response.ok || !response.body || !isStream) throw problemIn(response, await response.text());
return response.body;
}
async function* parts(stream, idleMs) {
let heard2 = [], parser = createParser({
onEvent: (frame) => heard2.push(frame),
onComment: (comment) => heard2.push({ comment })
}), text = new TextDecoder(), reader = stream.getReader();
try {
for (let chunk = await inTime(reader.read(), idleMs); !chunk.done; chunk = await inTime(reader.read(), idleMs))
parser.feed(text.decode(chunk.value, { stream: !0 })), yield* heard2.splice(0);
} finally {
reader.cancel().catch(() => {
});
}
}

// ../typescript/src/kontor.ts
var RENEW_BEFORE_MS = 3e4, TIMEOUT_MS = 75e3, Kontor = class _Kontor {
/** Every operation of the contract, typed by path; for event streams see {@link Kontor.follow}. */
api;
/** The address of the server. */
baseUrl;
#session;
#renewal;
#settings;
#retry;
#send;
#timeoutMs;
/** A client that is not signed in: it can read rulesets and public games. */
constructor(baseUrl, settings2 = {}) {
this.baseUrl = baseUrl.replace(/\/+$/, ""), this.#settings = settings2;
let send2 = settings2.fetch ?? ((request) => fetch(request));
this.#retry = { ...DEFAULT_RETRY, ...settings2.retry }, this.#send = retrying(send2, this.#retry), this.#timeoutMs = settings2.timeoutMs ?? TIMEOUT_MS, this.api = createClient({ baseUrl: this.baseUrl, fetch: (request) => this.fetch(request) });
}
/** Signs a new guest in. */
static async guest(baseUrl, name, settings2) {
let kontor2 = new _Kontor(baseUrl, settings2);
return await kontor2.#begin(kontor2.api.POST("/v1/guests", { body: name === void 0 ? {} : { name } })), kontor2;
}
/** Creates a new user, and signs them in. */
static async signUp(baseUrl, name, password, settings2) {
let kontor2 = new _Kontor(baseUrl, settings2);
return await kontor2.#begin(kontor2.api.POST("/v1/users", { body: { name, password } })), kontor2;
}
/** Signs a user in. */
static async signIn(baseUrl, name, password, settings2) {
let kontor2 = new _Kontor(baseUrl, settings2);
return await kontor2.#begin(kontor2.api.POST("/v1/sessions", { body: { name, password } })), kontor2;
}
/** Goes on with a session that {@link Settings.onSession} told of. */
static resume(baseUrl, session, settings2) {
let kontor2 = new _Kontor(baseUrl, settings2);
return kontor2.#session = session, kontor2;
}
/** Goes on with the session in the store of the settings; with none there, nobody is signed in. */
static async restore(baseUrl, settings2) {
let kontor2 = new _Kontor(baseUrl, settings2);
return kontor2.#session = await settings2.store.load(), kontor2;
}
/** Upgrades the guest who is signed in to a user: the same player with the same games, in the same session. */
async upgrade(name, password) {
let player2 = await orThrow(this.api.POST("/v1/me/upgrade", { body: { name, password } }));
this.#session && await this.#keep({ ...this.#session, player: player2 });
}
/** Ends the session. */
async signOut() {
await orThrow(this.api.DELETE("/v1/sessions/current")), this.#session = void 0, await this.#settings.store?.save(void 0);
}
/** The player who is signed in. */
get player() {
return this.#session?.player;
}
/** The events of a game from the first one on, as they happen, until it is over. Connections that break are taken up again. */
follow(game, options = {}) {
return followEvents(this, game, options, this.#retry.firstPauseMs);
}
/** The same by commits: each comes with all of its events, as soon as it is whole. */
commits(game, options = {}) {
return followCommits(this, game, options, this.#retry.firstPauseMs);
}
/** A `fetch` with the token of the session, which is renewed in time, and with repeated tries that each may wait so long. */
async fetch(request, timeoutMs = this.#timeoutMs) {
let session = this.#session;
session && isExpiring(session) && await this.#renew(session);
let used = this.#session, response = await this.#send(signed(request, used), timeoutMs);
return !used || response.status !== 401 || !await isExpired(response) ? response : (await this.#renew(used), this.#send(signed(request, this.#session), timeoutMs));
}
async #begin(call) {
await this.#keep(await orThrow(call));
}
async #keep(session) {
this.#use(session), await this.#settings.store?.save(session);
}
#use(session) {
this.#session = session, this.#settings.onSession?.(session);
}
/** Takes the next access token, unless that of `session` has been renewed already; calls that come meanwhile wait for it. */
async #renew(session) {
session.refresh_token === this.#session?.refresh_token && (this.#renewal ??= this.#takeNext(session).finally(() => {
this.#renewal = void 0;
}), await this.#renewal);
}
/**
* The newest session counts, which another tab may have stored. If several renew it at once, the server gives all of them
* the same answer. Where another player has signed in meanwhile, their session stays in the store.
*/
async #takeNext(used) {
let stored = await this.#settings.store?.load(), isOthers = stored !== void 0 && stored.player.id !== used.player.id, newest = stored && !isOthers && expiry(stored) >= expiry(used) ? stored : used;
if (newest.refresh_token !== used.refresh_token && !isExpiring(newest)) return this.#use(newest);
let next = await this.#refresh(newest);
isOthers ? this.#use(next) : await this.#keep(next);
}
async #refresh({ refresh_token }) {
let request = new Request(`${this.baseUrl}/v1/sessions/refresh`, {
method: "POST",
headers: { "Content-Type": "application/json" },
body: JSON.stringify({ refresh_token })
}), response = await this.#send(request, this.#timeoutMs);
if (!response.ok) throw problemIn(response, await response.text());
return await response.json();
}
};
function expiry(session) {
return Date.parse(session.expires_at);
}
function isExpiring(session) {
return expiry(session) - Date.now() < RENEW_BEFORE_MS;
}
function signed(request, session) {
let copy = request.clone();
return session && copy.headers.set("Authorization", `Bearer ${session.access_token}`), copy;
}
async function isExpired(response) {
let body = await response.clone().json().catch(() => {
});
return isProblem(body) && body.code === "token-expired";
}

// ../typescript/src/store.ts
function storedIn(storage2, key) {
return {
async load() {
return sessionIn(storage2.getItem(key) ?? "");
},
async save(session) {
session ? storage2.setItem(key, JSON.stringify(session)) : storage2.removeItem(key);
}
};
}
function sessionIn(text) {
try {
let kept = JSON.parse(text);
return [kept?.access_token, kept?.refresh_token, kept?.expires_at, kept?.player?.id].every((field) => typeof field == "string") ? kept : void 0;
} catch {
return;
}
}

// src/net/settings.ts
var storage = usable() ?? inMemory();
function usable() {
try {
let probe = "kontor.probe";
return localStorage.setItem(probe, "1"), localStorage.removeItem(probe), localStorage;
} catch {
return;
}
}
function inMemory() {
let kept = /* @__PURE__ */ new Map();
return {
getItem: (key) => kept.get(key) ?? null,
setItem: (key, text) => {
kept.set(key, text);
},
removeItem: (key) => {
kept.delete(key);
}
};
}
var Preference = class {
values;
#key;
#value;
constructor(name, values, usual) {
this.values = values, this.#key = `kontor.${name}`;
let kept = storage.getItem(this.#key);
this.#value = y3(values.find((value) => value === kept) ?? usual);
}
get value() {
return this.#value.value;
}
set value(value) {
this.#value.value = value, storage.setItem(this.#key, value);
}
}, theme = new Preference("theme", ["auto", "light", "dark"], "auto"), confirmation = new Preference("confirm", ["twice", "undo"], "twice"), sound = new Preference("sound", ["off", "on"], "off"), notifications = new Preference("notify", ["off", "on"], "off"), keys = new Preference("keys", ["on", "off"], "on");

// src/net/session.ts
var BASE = new URL(".", location.href.split("#")[0]).href.replace(/\/$/, ""), KEY = "kontor.session", store = storedIn(storage, KEY), OVER = /* @__PURE__ */ new Set(["token-missing", "token-invalid", "token-expired", "refresh-invalid"]), kontor = y3(new Kontor(BASE, settings())), player = y3(void 0), sessionLost = y3(!1), reachable = y3(!0), heardAt = y3(Date.now());
function settings() {
return { store, fetch: send };
}
async function send(request) {
try {
let response = await fetch(request);
return heard(), response;
} catch (error) {
throw request instanceof Request && request.signal.aborted || (reachable.value = !1), error;
}
}
function heard() {
r3(() => {
reachable.value = !0, heardAt.value = Date.now();
});
}
function use(next) {
r3(() => {
kontor.value = next, player.value = next.player, sessionLost.value = !1;
});
}
async function restore() {
use(await Kontor.restore(BASE, settings())), addEventListener("storage", ({ key }) => {
key === KEY && followOtherTab();
});
}
async function followOtherTab() {
let kept = await store.load();
(kept?.player.id !== player.value?.id || kept?.player.kind !== player.value?.kind) && use(await Kontor.restore(BASE, settings()));
}
async function playAsGuest(name) {
use(await Kontor.guest(BASE, name === "" ? void 0 : name, settings()));
}
async function signIn(name, password) {
use(await Kontor.signIn(BASE, name, password, settings()));
}
async function signUp(name, password) {
use(await Kontor.signUp(BASE, name, password, settings()));
}
async function upgrade(name, password) {
await kontor.value.upgrade(name, password), player.value = kontor.value.player;
}
async function signOut() {
try {
await kontor.value.signOut();
} catch (error) {
if (!(error instanceof KontorProblem)) throw error;
await store.save(void 0);
}
use(new Kontor(BASE, settings()));
}
async function ask(call) {
try {
return await orThrow(call);
} catch (error) {
throw noteEnd(error), error;
}
}
function noteEnd(error) {
error instanceof KontorProblem && OVER.has(error.problem.code) && player.value && (sessionLost.value = !0);
}

// src/net/due.ts
var due = y3([]), NAME = "kontor.due", WAIT_S = 25, EVERY_MS = 3e4, PAUSE_MS = 3e3, round, channel = "BroadcastChannel" in window ? new BroadcastChannel(NAME) : void 0;
function watchDue() {
channel?.addEventListener("message", ({ data }) => {
data.player === player.value?.id && (due.value = data.items);
}), x2(() => {
let id = player.value?.id;
round?.abort(), due.value = [], id !== void 0 && (round = new AbortController(), watch(id, round.signal));
});
}
async function watch(id, signal) {
if (await read(id, signal, void 0), "locks" in navigator) {
await navigator.locks.request(`${NAME}.${id}`, { signal }, () => poll(id, signal)).catch(() => {
});
return;
}
for (; !signal.aborted; )
await new Promise((resume) => setTimeout(resume, EVERY_MS)), await read(id, signal, void 0);
}
async function poll(id, signal) {
let tag;
for (; !signal.aborted; ) {
let next = await read(id, signal, tag);
tag = next ?? tag, next === void 0 && await new Promise((resume) => setTimeout(resume, PAUSE_MS));
}
}
async function read(id, signal, tag) {
let params = tag === void 0 ? {} : { query: { wait: WAIT_S }, header: { "If-None-Match": tag } };
try {
let { data, response } = await kontor.value.api.GET("/v1/me/decisions", { params, signal });
return signal.aborted ? void 0 : (data && response.status === 200 && (due.value = data.items, channel?.postMessage({ player: id, items: data.items })), response.status < 400 ? response.headers.get("ETag") ?? void 0 : void 0);
} catch {
return;
}
}

// src/act/schema.ts
function same(one, other) {
if (one === other) return !0;
if (typeof one != "object" || typeof other != "object" || one === null || other === null) return !1;
if (Array.isArray(one) || Array.isArray(other))
return !Array.isArray(one) || !Array.isArray(other) || one.length !== other.length ? !1 : one.every((item, index) => same(item, other[index]));
let [names, others] = [Object.keys(one), Object.keys(other)];
return names.length === others.length && names.every((name) => same(one[name], other[name]));
}
function accepts(schema, value) {
return value === void 0 ? !1 : schema.oneOf ? schema.oneOf.some((branch) => accepts(branch, value)) : schema.const !== void 0 ? same(schema.const, value) : schema.enum ? schema.enum.some((one) => same(one, value)) : schema.type === "integer" ? isInRange(schema, value) : schema.type === "boolean" ? typeof value == "boolean" : schema.type === "array" ? isList(schema, value) : schema.type === "object" ? isObject(schema, value) : !1;
}
function isInRange({ minimum = -1 / 0, maximum = 1 / 0, multipleOf = 1 }, value) {
return typeof value == "number" && Number.isInteger(value / multipleOf) && value >= minimum && value <= maximum;
}
function isList({ items, minItems = 0, maxItems = 1 / 0, uniqueItems }, value) {
if (!Array.isArray(value) || value.length < minItems || value.length > maxItems) return !1;
let list = value;
return uniqueItems && list.some((item, index) => list.slice(0, index).some((before) => same(before, item))) ? !1 : items === void 0 || list.every((item) => accepts(items, item));
}
function isObject({ properties = {}, required = [] }, value) {
if (typeof value != "object" || value === null || Array.isArray(value)) return !1;
let fields = value;
return required.every((name) => name in fields) && Object.keys(fields).every((name) => name in properties && accepts(properties[name], fields[name]));
}
function branchesOf(schema, type) {
return (schema.oneOf ?? [schema]).filter((branch) => branch.properties?.type?.const === type);
}
function domainOf(schemas) {
let flat = schemas.flatMap((schema) => schema.oneOf ?? [schema]), one = flat.find(({ type }) => type !== void 0);
if (one?.type === "array") return listOf(flat);
if (one?.type === "object") return countsOf(flat);
let ranges = flat.filter(({ type }) => type === "integer"), values = distinct(flat.flatMap((schema) => valuesOf(schema)));
if (ranges.length === 0) return { kind: "values", values };
let numbers = values.filter((value) => typeof value == "number"), min = Math.min(...ranges.map(({ minimum = 0 }) => minimum), ...numbers), max = Math.max(...ranges.map(({ maximum = 0 }) => maximum), ...numbers);
return { kind: "range", min, max, step: ranges[0]?.multipleOf ?? 1, orNone: values.includes(null) };
}
function valuesOf(schema) {
return schema.const !== void 0 ? [schema.const] : schema.type === "boolean" ? [!1, !0] : schema.enum ?? [];
}
function listOf(schemas) {
let items = distinct(schemas.flatMap(({ items: of }) => of ? valuesOf(of) : [])), min = Math.min(...schemas.map(({ minItems = 0 }) => minItems));
return { kind: "list", items, min, max: Math.max(...schemas.map(({ maxItems = items.length }) => maxItems)) };
}
function countsOf(schemas) {
return { kind: "counts", fields: distinct(schemas.flatMap(({ properties = {} }) => Object.keys(properties))).map((name) => {
let domain = domainOf(schemas.flatMap(({ properties = {} }) => properties[name] ?? [])), numbers = domain.kind === "values" ? domain.values.filter((value) => typeof value == "number") : [], [min, max] = domain.kind === "range" ? [domain.min, domain.max] : [Math.min(...numbers), Math.max(...numbers)];
return { name, min, max };
}) };
}
function distinct(values) {
return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

// src/act/form.ts
function fill(decision, type, values) {
let branches = branchesOf(decision.schema ?? {}, type), names = Object.keys(branches[0]?.properties ?? {}).filter((name) => name !== "type"), left = branches, listed = decision.complete ? listedOf(decision, type) : void 0, fields = [];
for (let name of names) {
let schemas = left.flatMap(({ properties = {} }) => properties[name] ?? []), domain = domainOf(schemas), [now2, known] = [left, listed], isOpen = (value2) => now2.some(({ properties = {} }) => accepts(properties[name] ?? {}, value2)) && (known?.some((action) => same(action[name], value2)) ?? !0), value = valueOf(domain, values[name], isOpen, known?.map((action) => action[name]));
fields.push({ name, domain, value, isOpen }), value !== void 0 && (left = left.filter(({ properties = {} }) => accepts(properties[name] ?? {}, value)), listed = listed?.filter((action) => same(action[name], value)));
}
return { fields, action: actionOf(decision, type, fields) };
}
function listedOf(decision, type) {
return (decision.actions ?? []).filter((action) => action.type === type);
}
function valueOf(domain, chosen, isOpen, listed) {
if (domain.kind === "list") return listOfItems(domain, chosen, isOpen);
if (domain.kind === "counts") return countsWithin(domain, chosen);
if (chosen !== void 0 && isOpen(chosen)) return chosen;
if (domain.kind === "range") {
let open2 = (listed ?? []).filter((value) => typeof value == "number");
if (typeof chosen != "number") return open2.length > 0 ? Math.min(...open2) : domain.min;
let nearest = Math.min(Math.max(chosen, domain.min), domain.max);
return isOpen(nearest) ? nearest : domain.min;
}
let open = domain.values.filter(isOpen);
return open.length === 1 ? open[0] : void 0;
}
function listOfItems(domain, chosen, isOpen) {
let kept = Array.isArray(chosen) ? chosen.filter((item) => domain.items.some((one) => same(one, item))) : [];
return domain.min === domain.items.length && domain.max <= 1 && isOpen(domain.items) ? domain.items : kept.slice(0, domain.max);
}
function countsWithin(domain, chosen) {
let before = typeof chosen == "object" && chosen !== null && !Array.isArray(chosen) ? chosen : {}, entries = domain.fields.map(({ name, min, max }) => {
let count = before[name];
return [name, typeof count == "number" ? Math.min(Math.max(count, min), max) : min];
});
return Object.fromEntries(entries);
}
function actionOf(decision, type, fields) {
if (fields.some(({ value }) => value === void 0)) return;
let action = { type, ...Object.fromEntries(fields.map(({ name, value }) => [name, value])) };
return allowed(decision, action);
}
function allowed(decision, action) {
let listed = (decision.actions ?? []).find((one) => sameAction(one, action));
if (!(!listed && decision.complete))
return (decision.exact || !listed) && accepts(decision.schema ?? {}, action) ? action : listed;
}
function sameAction(one, other) {
let names = Object.keys(one);
return names.length === Object.keys(other).length && names.every((name) => sameValue(one[name], other[name]));
}
function sameValue(one, other) {
if (same(one, other)) return !0;
if (!Array.isArray(one) || !Array.isArray(other)) return !1;
let [few, many] = [one, other];
return few.length === many.length && few.length > 1 && isSorted(few) && same(sorted(few), sorted(many));
}
var sorted = (list) => [...list].sort((a5, b3) => Number(a5) - Number(b3)), isSorted = (list) => same(list, sorted(list));
function typesOf(decision) {
let choices2 = (decision.choices ?? []).map(({ type }) => type), listed = (decision.actions ?? []).map((action) => String(action.type));
return distinct([...choices2, ...listed]);
}

// src/act/machine.ts
var LOCK_MS = 400, UNDO_MS = 3e3;
function formOf({ decision, action }) {
let { type, ...values } = action;
return { decision: decision.id, type: String(type), values };
}
var groupOf = (pick) => pick.group ?? pick.key.split(":")[0], Act = class {
#table;
/** The decisions that the player can answer now: at most one that the game waits for, and one beside it. */
decisions;
picks = y3([]);
form = y3(void 0);
/** What a board has half made, such as cards picked one by one. Only the board knows what is in it. */
draft = y3(void 0);
notice = y3(void 0);
locked = y3(!1);
sending = y3(!1);
/** When an armed action will be sent by itself. */
sendsAt = y3(void 0);
/** All candidates. */
options = O(
() => this.decisions.value.flatMap((decision) => (decision.actions ?? []).map((action) => ({ decision, action })))
);
/** The candidates that fit all picks. */
matching = O(() => this.options.value.filter(({ action }) => this.picks.value.every((pick) => pick.fits(action))));
/** The form as it stands. */
filled = O(() => {
let form = this.form.value, decision = form && this.decisions.value.find(({ id }) => id === form.decision);
return decision && fill(decision, form.type, form.values);
});
/** What Enter sends. */
armed = O(() => {
let form = this.form.value;
if (form) {
let decision = this.decisions.value.find(({ id }) => id === form.decision), action = this.filled.value?.action;
return decision && action && { decision, action };
}
let left = this.matching.value;
return left.length === 1 && this.decisions.value.every(({ complete, id }) => complete || id !== left[0].decision.id || this.picks.value.length > 0) ? left[0] : void 0;
});
/** Whether there is anything to take back. */
isBegun = O(() => this.picks.value.length > 0 || this.form.value !== void 0 || this.draft.value !== void 0);
/** Whether the panel takes anything now. */
isOpen = O(() => this.#table.isLive.value && !this.locked.value && !this.sending.value);
#lock;
#timer;
#stop;
constructor(table) {
this.#table = table, this.decisions = table.own;
let before = table.own.peek();
this.#stop = x2(() => {
let now2 = this.decisions.value;
now2.map(({ id }) => id).join() !== before.map(({ id }) => id).join() && this.#rebase(before, now2), before = now2;
});
}
close() {
this.#stop(), clearTimeout(this.#lock), clearTimeout(this.#timer);
}
/** Whether a pick would leave anything, alone or with what is picked already. */
can(pick) {
return this.isOpen.value && this.options.value.some(({ action }) => pick.fits(action));
}
/** Whether this was picked. */
isPicked(key) {
return this.picks.value.some((pick) => pick.key === key);
}
/** Picks a thing, or takes the pick back. Earlier picks that do not go with it are dropped, so no click is in vain. */
pick(pick) {
if (!this.isOpen.value) return;
if (this.isPicked(pick.key)) return this.unpick(pick.key);
let others = this.picks.value.filter((one) => groupOf(one) !== groupOf(pick)), left = this.options.value.filter(({ action }) => pick.fits(action));
if (left.length === 0) return;
let kept = [];
for (let other of others.toReversed()) {
let both = left.filter(({ action }) => other.fits(action));
both.length > 0 && ([left] = [both, kept.unshift(other)]);
}
this.#change(() => {
this.#put(void 0), this.picks.value = [...kept, pick];
}, !0);
}
unpick(key) {
this.#change(() => this.picks.value = this.picks.value.filter((pick) => pick.key !== key));
}
/** Arms exactly this action: one of the list, or one that the schema accepts. Says whether it is allowed. */
arm(action) {
let option = this.allows(action);
return !option || !this.isOpen.value ? !1 : (this.#change(() => this.#put(formOf(option)), !0), !0);
}
/** Takes what a board has half made, and arms the action that it makes by now, if that is allowed. Says whether it is. */
draw(draft, action) {
if (!this.isOpen.value) return !1;
let option = action && this.allows(action);
return this.#change(() => this.#put(option && formOf(option), draft), !0), option !== void 0;
}
/** The option of this action, as far as the decisions tell: listed, or accepted by the schema where the list is not complete. */
allows(action) {
for (let decision of this.decisions.value) {
let found = allowed(decision, action);
if (found) return { decision, action: found };
}
}
/** Opens the form of a type of action, with these values to begin with. */
open(type, values = {}) {
let decision = this.decisions.value.find((one) => typesOf(one).includes(type));
!decision || !this.isOpen.value || this.#change(() => this.#put({ decision: decision.id, type, values }));
}
/** Sets a field of the form. */
set(name, value) {
let [form, filled] = [this.form.value, this.filled.value];
if (!form || !filled || !this.isOpen.value) return;
let values = Object.fromEntries(filled.fields.flatMap((field) => field.value === void 0 ? [] : [[field.name, field.value]]));
this.#change(() => this.#put({ ...form, values: { ...values, [name]: value } }));
}
/** Takes all back. */
clear() {
this.#change(() => this.#put(void 0));
}
/** Sends what is armed. */
async send() {
let armed = this.armed.value;
if (!(!armed || !this.isOpen.value)) {
this.#disarm(), this.sending.value = !0;
try {
await this.#table.play(armed.decision, armed.action), r3(() => {
this.notice.value = void 0, this.#put(void 0);
});
} catch (error) {
this.#refused(error);
} finally {
this.sending.value = !1;
}
}
}
#refused(error) {
error instanceof KontorProblem ? error.problem.code === "decision-closed" ? this.notice.value = { kind: "closed" } : this.notice.value = { kind: "refused", problem: error.problem } : this.notice.value = { kind: "lost" };
}
/** Puts this in the place of all that was begun. */
#put(form, draft) {
this.picks.value = [], this.form.value = form, this.draft.value = draft;
}
/** Changes picks or form. Where the player wants no confirmation, a click that arms starts the time for undoing it. */
#change(change, byClick = !1) {
this.#disarm(), r3(() => {
this.notice.value = void 0, change();
}), byClick && confirmation.value === "undo" && this.armed.value && (this.sendsAt.value = Date.now() + UNDO_MS, this.#timer = setTimeout(() => {
this.send();
}, UNDO_MS));
}
#disarm() {
clearTimeout(this.#timer), this.sendsAt.value = void 0;
}
/** The question has changed: what still fits is kept, and the panel takes nothing for a moment. */
#rebase(before, now2) {
let [picks, form] = [this.picks.peek(), this.form.peek()], had = this.isBegun.peek(), decision = form && now2.find((one) => typesOf(one).includes(form.type)), left = now2.flatMap(({ actions }) => actions ?? []), kept = picks.filter((pick) => {
let both = left.filter((action) => pick.fits(action));
return both.length > 0 && (left = both), both.length > 0;
});
this.#disarm(), r3(() => {
this.picks.value = kept, this.form.value = form && decision && { ...form, decision: decision.id }, this.draft.value = void 0, had && now2.length > 0 && !this.sending.peek() && (this.notice.value = { kind: "changed", kept: kept.length > 0 || decision !== void 0 }), before.length > 0 && now2.length > 0 && (this.locked.value = !0);
}), clearTimeout(this.#lock), this.locked.peek() && (this.#lock = setTimeout(() => this.locked.value = !1, LOCK_MS));
}
};

// src/texts/language.ts
var LANGUAGES = { en: "English" }, KEY2 = "kontor.language", current = y3(void 0);
function texts() {
if (!current.value) throw new Error("the language is loaded before anything is drawn");
return current.value;
}
function preferred() {
return [storage.getItem(KEY2) ?? "", ...navigator.languages.map((code) => code.split("-")[0] ?? "")].find((code) => code in LANGUAGES) ?? "en";
}
async function speak(code = preferred()) {
let loaded = await import(new URL(`${code}.js`, import.meta.url).href);
current.value = loaded.default, document.documentElement.lang = code;
}
async function choose(code) {
await speak(code), storage.setItem(KEY2, code);
}

// node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs
var f4 = /* @__PURE__ */ Symbol.for("pv"), o4 = 0;
function a4(t4, e4, n3, u4, a5, i4) {
e4 || (e4 = {});
var c4, l4, p5 = e4;
if ("ref" in p5 && typeof t4 != "function") for (l4 in p5 = {}, e4) l4 == "ref" ? c4 = e4[l4] : p5[l4] = e4[l4];
var s4 = { type: t4, props: p5, key: n3, ref: c4, __k: null, __: null, __b: 0, __e: null, __c: null, constructor: f4, __v: --o4, __i: -1, __u: 0 };
return (a5 || i4) && (s4.__source = a5, s4.__self = i4), n.vnode && n.vnode(s4), s4;
}

// src/look/shapes.tsx
var SHAPES = [
{ fill: "#0072b2", name: "●", path: "M10 2a8 8 0 1 1 0 16a8 8 0 1 1 0-16z" },
{ fill: "#d55e00", name: "▲", path: "M10 2L18.5 17.5H1.5z" },
{ fill: "#009e73", name: "■", path: "M2.5 2.5h15v15h-15z" },
{ fill: "#cc79a7", name: "◆", path: "M10 1L19 10L10 19L1 10z" },
{ fill: "#f0e442", name: "⬟", path: "M10 1.5L18.5 8L15.3 18H4.7L1.5 8z" },
{ fill: "#56b4e9", name: "★", path: "M10 1L12.6 7.2L19.2 7.7L14.2 12L15.7 18.5L10 15L4.3 18.5L5.8 12L0.8 7.7L7.4 7.2z" }
], shapeOf = (seat) => SHAPES[seat % SHAPES.length];
function SeatMark({ seat, x: x4, y: y5, size = 20 }) {
let scale = size / 20;
return /* @__PURE__ */ a4("path", { class: "mark", d: shapeOf(seat).path, fill: shapeOf(seat).fill, transform: `translate(${x4 - size / 2} ${y5 - size / 2}) scale(${scale})` });
}
function SeatIcon({ seat, size = 16 }) {
return /* @__PURE__ */ a4("svg", { class: "icon", width: size, height: size, viewBox: "0 0 20 20", "aria-hidden": "true", children: /* @__PURE__ */ a4("path", { class: "mark", d: shapeOf(seat).path, fill: shapeOf(seat).fill }) });
}

// src/look/ui.tsx
var now = y3(Date.now());
setInterval(() => {
document.visibilityState === "visible" && (now.value = Date.now());
}, 1e3);
function Box({ title, children, id, extra }) {
return /* @__PURE__ */ a4("section", { class: `box ${extra ?? ""}`, id, tabIndex: id === void 0 ? void 0 : -1, children: [
title !== void 0 && /* @__PURE__ */ a4("h2", { children: title }),
children
] });
}
function Button(props) {
let kinds = ["button", props.main && "main", props.quiet && "quiet", props.extra].filter(Boolean).join(" ");
return /* @__PURE__ */ a4(
"button",
{
type: "button",
class: kinds,
onClick: props.onClick,
disabled: props.disabled,
title: props.title,
"aria-label": props.label,
"aria-pressed": props.pressed,
children: props.children
}
);
}
function AskButton(props) {
let busy = useSignal(!1), failed = useSignal(void 0), press = async () => {
busy.value = !0, failed.value = void 0;
try {
await props.work();
} catch (error) {
failed.value = error;
} finally {
busy.value = !1;
}
};
return /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4(Button, { main: props.main, quiet: props.quiet, disabled: props.disabled === !0 || busy.value, onClick: () => {
press();
}, children: props.children }),
/* @__PURE__ */ a4(Failure, { error: failed.value })
] });
}
function Failure({ error }) {
return error === void 0 ? null : /* @__PURE__ */ a4("p", { class: "failure", role: "alert", children: explain(error) });
}
function explain(error) {
if (!(error instanceof KontorProblem)) return texts().page.notSent;
let { problem } = error;
return texts().problems[problem.code] ?? [problem.detail, ...problem.errors.map(({ detail }) => detail)].join(" ");
}
function Choice(props) {
return /* @__PURE__ */ a4("fieldset", { class: "choice", children: [
/* @__PURE__ */ a4("legend", { children: props.label }),
/* @__PURE__ */ a4("div", { class: "row", children: props.values.map((value) => /* @__PURE__ */ a4(Button, { pressed: value === props.value, onClick: () => props.onChange(value), extra: "chip", children: props.name(value) }, value)) }),
props.hint !== void 0 && /* @__PURE__ */ a4("p", { class: "hint", children: props.hint })
] });
}
function TextField(props) {
return /* @__PURE__ */ a4("label", { class: "field", children: [
/* @__PURE__ */ a4("span", { children: props.label }),
/* @__PURE__ */ a4(
"input",
{
...props.type === "password" ? { type: "password" } : { type: "text" },
value: props.value,
maxLength: props.max,
minLength: props.min,
autocomplete: props.autocomplete ?? "off",
onInput: ({ currentTarget }) => props.onInput(currentTarget.value)
}
),
props.hint !== void 0 && /* @__PURE__ */ a4("small", { class: "hint", children: props.hint })
] });
}
function Say({ parts: parts2, names }) {
return /* @__PURE__ */ a4($, { children: parts2.map((part) => typeof part == "string" ? part : "b" in part ? /* @__PURE__ */ a4("b", { children: part.b }) : "card" in part ? /* @__PURE__ */ a4("b", { children: texts().games.dale_of_merchants.ids[part.card] }) : /* @__PURE__ */ a4("span", { class: "player", children: [
/* @__PURE__ */ a4(SeatIcon, { seat: part.seat, size: 13 }),
names(part.seat)
] })) });
}
function useRead(read2, key) {
let data = useSignal(void 0), error = useSignal(void 0), times = useSignal(0);
return A2(() => {
let wanted = !0;
return error.value = void 0, read2().then(
(found) => {
wanted && (data.value = found);
},
(cause) => {
wanted && (error.value = cause);
}
), () => {
wanted = !1;
};
}, [key, times.value]), { data: data.value, error: error.value, again: () => times.value += 1 };
}
async function copyText(text) {
try {
return await navigator.clipboard.writeText(text), !0;
} catch {
return !1;
}
}

// src/act/fields.tsx
var BUTTONS_MAX = 12, SEATS = /* @__PURE__ */ new Set(["seat", "player", "first", "players"]), PLACES = /* @__PURE__ */ new Set(["city", "space", "route", "place"]), FROM_ZERO = /* @__PURE__ */ new Set(["slot", "slots", "to", "places", "place", "stack", "arch", "others"]);
function FormFields({ act, words }) {
let filled = act.filled.value;
if (!filled) return null;
let fields = filled.fields.filter(needsChoice);
return fields.length === 0 ? null : /* @__PURE__ */ a4("div", { class: "fields", children: fields.map((field) => /* @__PURE__ */ a4("fieldset", { children: [
/* @__PURE__ */ a4("legend", { children: words.word(field.name, "fields") }),
/* @__PURE__ */ a4(FieldInput, { field, act, words })
] }, field.name)) });
}
function needsChoice({ domain }) {
return domain.kind === "values" ? domain.values.length > 1 : domain.kind === "range" ? domain.min < domain.max || domain.orNone : domain.kind === "list" ? domain.items.length > 0 : domain.fields.some(({ min, max }) => min < max);
}
function FieldInput({ field, act, words }) {
let { domain } = field;
return domain.kind === "range" ? /* @__PURE__ */ a4(Range, { field, act, words, domain }) : domain.kind === "list" ? /* @__PURE__ */ a4(Toggles, { field, act, words }) : domain.kind === "counts" ? /* @__PURE__ */ a4(Counts, { field, act, words }) : domain.values.length > BUTTONS_MAX ? /* @__PURE__ */ a4(Select, { field, act, words }) : /* @__PURE__ */ a4(Values, { field, act, words });
}
function nameOf(name, value, words, action) {
let t4 = texts().page;
if (value === null) return t4.none;
if (typeof value == "boolean") return value ? t4.yes : t4.no;
if (typeof value == "number") return numberName(name, value, words, action);
if (typeof value == "string") return words.ruleset === "haendler" && PLACES.has(name) ? words.teller.place(value) : words.word(value, "ids");
if (Array.isArray(value)) {
let names = value.map((item) => textOf(name, item, words, action));
return names.length === 0 ? t4.none : names.join(PLACES.has(name) ? " → " : ", ");
}
let parts2 = Object.entries(value).flatMap(([field, count]) => count === 0 ? [] : [memberName(field, count, words)]);
return parts2.length === 0 ? t4.none : parts2.join(", ");
}
function numberName(name, value, words, action) {
if (words.ruleset !== "medici" && SEATS.has(name))
return /* @__PURE__ */ a4("span", { class: "player", children: [
/* @__PURE__ */ a4(SeatIcon, { seat: value, size: 13 }),
words.name(value)
] });
let card = cardOf(name, value, action);
return card !== void 0 ? words.word(card, "ids") : String(FROM_ZERO.has(name) && words.ruleset !== "haendler" ? value + 1 : value);
}
function textOf(name, value, words, action) {
let named = nameOf(name, value, words, action);
return typeof named == "string" ? named : words.name(Number(value));
}
function memberName(field, value, words) {
return typeof value == "number" ? field === "wagon" ? `${words.word(field, "fields")} ${value}` : `${value} ${words.word(field, "fields")}` : field === "type" || typeof value == "string" ? words.word(String(value), "ids") : Array.isArray(value) ? value.map((place2) => words.teller.place(place2)).join(" → ") : words.word(field, "fields");
}
function cardOf(name, value, choice) {
let cards = choice.hand ?? choice.cards;
if (name === "payment" || name === "cards" || name === "card") return cards?.find(({ handle }) => handle === value)?.card;
let deck = choice.deck ?? (typeof cards?.[0] == "string" ? cards : void 0);
return name === "places" || name === "place" ? deck?.[value] : void 0;
}
function choiceOf(act) {
let form = act.form.value, choices2 = (act.decisions.value.find(({ id }) => id === form?.decision)?.choices ?? []).filter(({ type }) => type === form?.type), values = Object.fromEntries((act.filled.value?.fields ?? []).map(({ name, value }) => [name, value]));
return choices2.find((choice) => ["slot", "seat", "stack"].every((name) => choice[name] === void 0 || choice[name] === values[name])) ?? choices2[0] ?? {};
}
function Values({ field, act, words }) {
let values = field.domain.kind === "values" ? field.domain.values : [], choice = choiceOf(act);
return /* @__PURE__ */ a4("div", { class: "row", children: values.map((value) => /* @__PURE__ */ a4(
Button,
{
extra: "chip",
pressed: same(field.value, value),
disabled: !act.isOpen.value || !field.isOpen(value),
onClick: () => act.set(field.name, value),
children: nameOf(field.name, value, words, choice)
},
JSON.stringify(value)
)) });
}
function Select({ field, act, words }) {
let t4 = texts().page, values = field.domain.kind === "values" ? field.domain.values.filter(field.isOpen) : [], choice = choiceOf(act), index = values.findIndex((value) => same(value, field.value));
return /* @__PURE__ */ a4(
"select",
{
"aria-label": words.word(field.name, "fields"),
value: String(index),
disabled: !act.isOpen.value,
onChange: ({ currentTarget }) => act.set(field.name, values[Number(currentTarget.value)]),
children: [
index < 0 && /* @__PURE__ */ a4("option", { value: "-1", children: t4.chooseOne }),
values.map((value, place2) => /* @__PURE__ */ a4("option", { value: String(place2), children: textOf(field.name, value, words, choice) }, place2))
]
}
);
}
function Range({ field, act, words, domain }) {
let isNone = field.value === null;
return /* @__PURE__ */ a4("div", { class: "row", children: [
domain.orNone && /* @__PURE__ */ a4(Button, { extra: "chip", pressed: isNone, disabled: !act.isOpen.value, onClick: () => act.set(field.name, isNone ? domain.min : null), children: texts().page.none }),
/* @__PURE__ */ a4(
Stepper,
{
...domain,
value: isNone ? domain.min : Number(field.value),
label: words.word(field.name, "fields"),
open: act.isOpen.value && !isNone,
onChange: (value) => act.set(field.name, value)
}
)
] });
}
function Stepper(props) {
let t4 = texts().page, { min, max, step, value, label, open, onChange } = props, to = (next) => onChange(Math.min(max, Math.max(min, Math.round(next / step) * step)));
return /* @__PURE__ */ a4("div", { class: "row stepper", children: [
/* @__PURE__ */ a4(Button, { label: `${label}: ${t4.less}`, disabled: !open || value <= min, onClick: () => to(value - step), children: "−" }),
/* @__PURE__ */ a4(
"input",
{
type: "number",
inputMode: "numeric",
"aria-label": label,
min,
max,
step,
value,
disabled: !open,
onInput: ({ currentTarget }) => {
let typed = Number(currentTarget.value);
currentTarget.value !== "" && typed >= min && typed <= max && Number.isInteger(typed / step) && onChange(typed);
},
onChange: ({ currentTarget }) => currentTarget.value = String(value)
}
),
/* @__PURE__ */ a4(Button, { label: `${label}: ${t4.moreOf}`, disabled: !open || value >= max, onClick: () => to(value + step), children: "+" }),
max - min > 8 * step && /* @__PURE__ */ a4("input", { type: "range", "aria-label": label, min, max, step, value, disabled: !open, onInput: ({ currentTarget }) => to(Number(currentTarget.value)) }),
/* @__PURE__ */ a4("span", { class: "hint", children: t4.range(min, max) })
] });
}
function Toggles({ field, act, words }) {
let t4 = texts().page, { items, min, max } = field.domain.kind === "list" ? field.domain : { items: [], min: 0, max: 0 }, chosen = field.value ?? [], choice = choiceOf(act), toggle2 = (item) => {
let rest = chosen.filter((one) => !same(one, item)), next = rest.length < chosen.length ? rest : max === 1 ? [item] : [...chosen, item];
act.set(field.name, next);
};
return /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("div", { class: "row", children: items.map((item) => {
let place2 = chosen.findIndex((one) => same(one, item));
return /* @__PURE__ */ a4(
Button,
{
extra: "chip",
pressed: place2 >= 0,
disabled: !act.isOpen.value || place2 < 0 && chosen.length >= max && max > 1,
onClick: () => toggle2(item),
children: nameOf(field.name, item, words, choice)
},
JSON.stringify(item)
);
}) }),
/* @__PURE__ */ a4("span", { class: "hint", children: t4.pickFrom(min, max) })
] });
}
function Counts({ field, act, words }) {
let fields = field.domain.kind === "counts" ? field.domain.fields : [], value = field.value;
return /* @__PURE__ */ a4("div", { class: "row counts", children: fields.map(({ name, min, max }) => /* @__PURE__ */ a4("label", { children: [
/* @__PURE__ */ a4("span", { children: words.word(name, "fields") }),
/* @__PURE__ */ a4(
Stepper,
{
min,
max,
step: 1,
value: Number(value[name] ?? min),
label: words.word(name, "fields"),
open: act.isOpen.value && max > min,
onChange: (count) => act.set(field.name, { ...value, [name]: count })
}
)
] }, name)) });
}

// src/act/panel.tsx
function Panel({ act, words, children }) {
let t4 = texts().page, isListed = useSignal(!1), main = T2(null);
if (useEnter(act, main), act.decisions.value.length === 0) return null;
let armed = act.armed.value, isBusy = act.sending.value;
return /* @__PURE__ */ a4("section", { class: "box panel", id: "panel", "aria-label": t4.regions.panel, "data-locked": !act.isOpen.value, tabIndex: -1, children: [
/* @__PURE__ */ a4("div", { class: "ask", children: children ?? /* @__PURE__ */ a4(Types, { act, words }) }),
/* @__PURE__ */ a4("div", { class: "send", ref: main, children: [
/* @__PURE__ */ a4("p", { class: "armed", role: "status", children: armed ? words.say(words.action(armed.action)) : /* @__PURE__ */ a4(Hint, { act }) }),
/* @__PURE__ */ a4("div", { class: "row end", children: [
/* @__PURE__ */ a4(ListButton, { act, isListed: isListed.value, onToggle: () => isListed.value = !isListed.value }),
/* @__PURE__ */ a4(Button, { onClick: () => act.clear(), disabled: !act.isOpen.value || !act.isBegun.value, children: [
act.sendsAt.value === void 0 ? t4.clear : t4.undo,
" ",
/* @__PURE__ */ a4("kbd", { children: t4.clearKey })
] }),
/* @__PURE__ */ a4(Button, { main: !0, extra: "go", disabled: !armed || !act.isOpen.value, onClick: () => {
act.send();
}, children: isBusy ? t4.sending : /* @__PURE__ */ a4(SendLabel, { act, words, armed }) })
] })
] }),
isListed.value && /* @__PURE__ */ a4(AllChoices, { act, words, onDone: () => isListed.value = !1 }),
/* @__PURE__ */ a4(NoticeLine, { notice: act.notice.value, words })
] });
}
function SendLabel({ act, words, armed }) {
let t4 = texts().page, at = act.sendsAt.value;
return at !== void 0 ? /* @__PURE__ */ a4($, { children: t4.sendsIn(Math.max(0, Math.ceil((at - now.value) / 1e3))) }) : /* @__PURE__ */ a4($, { children: [
armed ? words.button(armed.action.type) : t4.send,
" ",
/* @__PURE__ */ a4("kbd", { children: t4.enterKey })
] });
}
function useEnter(act, main) {
A2(() => {
let onKey = (event) => {
let target = event.target, typing = target?.closest("input:not([type=range]), textarea, select, [role=dialog]") != null;
if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
event.key === "Escape" && !typing && act.clear();
let button = target?.closest("button, a, summary"), isButton = button != null && button.getAttribute("aria-pressed") !== "true" && !main.current?.contains(button);
event.key === "Enter" && !isButton && (!typing || target?.closest("#panel") != null) && act.armed.peek() && (event.preventDefault(), act.send());
};
return addEventListener("keydown", onKey), () => removeEventListener("keydown", onKey);
}, [act]);
}
function Hint({ act }) {
let t4 = texts().page;
if (act.form.value) return /* @__PURE__ */ a4("span", { class: "hint", children: t4.notYet });
let left = act.matching.value.length;
return /* @__PURE__ */ a4("span", { class: "hint", children: act.picks.value.length > 0 ? t4.choicesLeft(left) : t4.chooseOne });
}
function Types({ act, words }) {
let form = act.form.value, types = act.decisions.value.flatMap((decision) => typesOf(decision).map((type) => ({ type, decision })));
return /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("div", { class: "row types", children: types.map(({ type, decision }) => /* @__PURE__ */ a4(
Button,
{
pressed: form?.type === type && form.decision === decision.id,
disabled: !act.isOpen.value,
onClick: () => act.open(type),
children: words.button(type)
},
`${decision.optional} ${type}`
)) }),
/* @__PURE__ */ a4(FormFields, { act, words })
] });
}
function ListButton({ act, isListed, onToggle }) {
let t4 = texts().page, count = act.options.value.length;
if (count < 2) return null;
let isComplete = act.decisions.value.every(({ complete }) => complete);
return /* @__PURE__ */ a4(Button, { quiet: !0, pressed: isListed, onClick: onToggle, children: isComplete ? t4.allChoices(count) : t4.someChoices(count) });
}
function AllChoices({ act, words, onDone }) {
let arm = (action) => {
act.arm(action) && onDone();
};
return /* @__PURE__ */ a4("ol", { class: "all", children: act.matching.value.map(({ action }, index) => /* @__PURE__ */ a4("li", { children: /* @__PURE__ */ a4(Button, { quiet: !0, disabled: !act.isOpen.value, onClick: () => arm(action), children: words.say(words.action(action)) }) }, index)) });
}
function NoticeLine({ notice, words }) {
return /* @__PURE__ */ a4("p", { class: "notice", role: "status", children: notice && noticeText(notice, words) });
}
function noticeText(notice, words) {
let t4 = texts().page;
switch (notice.kind) {
case "changed":
return notice.kept ? t4.changedKept : t4.changed;
case "closed":
return t4.closed;
case "lost":
return t4.notSent;
case "refused":
return `${t4.refused} ${words.refusal(notice.problem.refusal?.code ?? "") ?? texts().problems[notice.problem.code] ?? notice.problem.detail}`;
}
}

// src/boards/basari/icons.tsx
var COLOURS = ["red", "yellow", "green", "blue"], CUTS = {
red: { fill: "#d0314c", outline: "M5 3.2h10L19.4 10L15 16.8H5L.6 10z", facets: "M.6 10h18.8M5 3.2L8 10l-3 6.8M15 3.2L12 10l3 6.8" },
yellow: { fill: "#efb62e", outline: "M10 .8L19.2 10L10 19.2L.8 10z", facets: "M.8 10h18.4M10 .8L6.6 10L10 19.2L13.4 10z" },
green: { fill: "#23a268", outline: "M7 1h6l3.5 3.5v11L13 19H7l-3.5-3.5v-11z", facets: "M7.5 5.5h5v9h-5zM3.5 4.5l4 1M16.5 4.5l-4 1M3.5 15.5l4-1M16.5 15.5l-4-1" },
blue: { fill: "#4f8fe0", outline: "M10 1.2a8.8 8.8 0 1 1 0 17.6a8.8 8.8 0 1 1 0-17.6z", facets: "M5.5 7.5h9L10 15.5zM5.5 7.5L2 6.5M14.5 7.5l3.5-1M10 15.5V18.5" }
};
function GemMark({ colour, x: x4, y: y5, size }) {
let { fill: fill2, outline: outline2, facets } = CUTS[colour];
return /* @__PURE__ */ a4("g", { transform: `translate(${x4} ${y5}) scale(${size / 20})`, children: [
/* @__PURE__ */ a4("path", { class: "basari-gem", d: outline2, fill: fill2 }),
/* @__PURE__ */ a4("path", { class: "basari-facets", d: facets })
] });
}
function Gem({ colour, size = 18 }) {
return /* @__PURE__ */ a4("svg", { class: "icon", width: size, height: size, viewBox: "0 0 20 20", "aria-hidden": "true", children: /* @__PURE__ */ a4(GemMark, { colour, x: 0, y: 0, size: 20 }) });
}
function Gems({ of, label, size = 18 }) {
return /* @__PURE__ */ a4("span", { class: "basari-gems", role: "img", "aria-label": label, children: COLOURS.filter((colour) => of[colour] > 0).map((colour) => /* @__PURE__ */ a4("span", { class: "basari-count", children: [
/* @__PURE__ */ a4(Gem, { colour, size }),
/* @__PURE__ */ a4("b", { children: of[colour] })
] }, colour)) });
}
var singly = (of) => COLOURS.flatMap((colour) => Array.from({ length: of[colour] }, () => colour)), PIPS = [
[[10, 10]],
[[5.5, 5.5], [14.5, 14.5]],
[[5, 5], [10, 10], [15, 15]],
[[5.5, 5.5], [14.5, 5.5], [5.5, 14.5], [14.5, 14.5]],
[[5, 5], [15, 5], [10, 10], [5, 15], [15, 15]],
[[5.5, 4.5], [5.5, 10], [5.5, 15.5], [14.5, 4.5], [14.5, 10], [14.5, 15.5]]
];
function Die({ value, size = 22, label }) {
return /* @__PURE__ */ a4("svg", { class: "icon", width: size, height: size, viewBox: "0 0 20 20", ...label === void 0 ? { "aria-hidden": "true" } : { role: "img", "aria-label": label }, children: /* @__PURE__ */ a4(DieMark, { value }) });
}
function DieMark({ value }) {
return /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("rect", { class: "basari-die", x: "1", y: "1", width: "18", height: "18", rx: "4" }),
(PIPS[value - 1] ?? []).map(([x4, y5]) => /* @__PURE__ */ a4("circle", { class: "basari-pip", cx: x4, cy: y5, r: "1.9" }, `${x4} ${y5}`))
] });
}
function CardMark({ card }) {
return card === "roll" ? /* @__PURE__ */ a4(DieMark, { value: 5 }) : card === "points" ? /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("path", { class: "basari-arch", d: "M3 19V9a7 7 0 0 1 14 0v10z" }),
/* @__PURE__ */ a4("path", { class: "basari-star", d: "M10 6.5l1.6 3.3l3.6 .5l-2.6 2.5l.6 3.6L10 14.7l-3.2 1.7l.6-3.6l-2.6-2.5l3.6-.5z" })
] }) : /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4(GemMark, { colour: "red", x: 0, y: 1, size: 11 }),
/* @__PURE__ */ a4(GemMark, { colour: "blue", x: 9.5, y: 0.5, size: 10 }),
/* @__PURE__ */ a4(GemMark, { colour: "green", x: 5, y: 10, size: 10 })
] });
}
function OpenCard({ card, width = 40, isLocked = !1 }) {
return /* @__PURE__ */ a4("svg", { class: "basari-card", width, height: width * 1.35, viewBox: "0 0 40 54", "aria-hidden": "true", children: [
/* @__PURE__ */ a4("rect", { class: "basari-face", x: "1", y: "1", width: "38", height: "52", rx: "5" }),
/* @__PURE__ */ a4("g", { transform: "translate(7 13) scale(1.3)", children: /* @__PURE__ */ a4(CardMark, { card }) }),
isLocked && /* @__PURE__ */ a4("path", { class: "basari-lock", d: "M15.5 46v-2.5a4.5 4.5 0 0 1 9 0V46h1.5v7h-12v-7zm2 0h5v-2.5a2.5 2.5 0 0 0-5 0z" })
] });
}
function ClosedCard({ isThere, width = 40 }) {
return /* @__PURE__ */ a4("svg", { class: "basari-card", width, height: width * 1.35, viewBox: "0 0 40 54", "aria-hidden": "true", children: [
/* @__PURE__ */ a4("rect", { class: isThere ? "basari-back" : "basari-place", x: "1", y: "1", width: "38", height: "52", rx: "5" }),
isThere && /* @__PURE__ */ a4("path", { class: "basari-lattice", d: "M20 8L33 27L20 46L7 27zM20 16L27 27L20 38L13 27zM20 8v38M7 27h26" })
] });
}

// src/boards/basari/ring.ts
function ringOf(count, width, height) {
let most = Math.min(76, height * 0.135), arch = most;
for (let tries = 0; tries < 6; tries += 1)
arch = (arch + Math.min(most, stepOf(outline(width, height, arch), count) - 3)) / 2;
if (arch < 38 && height < count * 76) return ringOf(count, width, height * 1.08);
let line = outline(width, height, arch), spots = walk(line, stepOf(line, count), count).map((point) => spotAt(point, { x: width / 2, y: height / 2 }, arch));
return { width, height, arch, spots, middle: middleOf(spots, width, height, arch) };
}
function outline(width, height, arch) {
let room = arch / 2 + arch * 0.37 + 1, [a5, b3] = [width / 2 - room, height / 2 - room], bent = (part) => Math.sign(part) * Math.abs(part) ** (2 / 8);
return Array.from({ length: 361 }, (_4, index) => {
let angle = index / 360 * 2 * Math.PI;
return { x: width / 2 + a5 * bent(Math.sin(angle)), y: height / 2 - b3 * bent(Math.cos(angle)) };
});
}
var distance = (from, to) => Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
function stepOf(line, count) {
let fits = (step) => {
let points = walk(line, step, count);
return points.length === count && distance(points.at(-1), points[0]) >= step;
}, [low, high] = [0, line.slice(1).reduce((sum, point, index) => sum + distance(line[index], point), 0) / count];
for (let tries = 0; tries < 12; tries += 1) {
let step = (low + high) / 2;
fits(step) ? low = step : high = step;
}
return low;
}
function walk(line, step, count) {
let stops = [{ ...line[0], from: line[0], to: line[1] }];
for (let index = 1; index < line.length && stops.length < count; index += 1) {
let [from, to] = [line[index - 1], line[index]];
for (; stops.length < count && distance(stops.at(-1), to) >= step; ) stops.push(stopOn(from, to, stops.at(-1), step));
}
return stops;
}
function stopOn(from, to, last, step) {
let at = (part) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }), [low, high] = [last.to === to ? distance(from, last) / distance(from, to) : 0, 1];
for (let tries = 0; tries < 12; tries += 1) {
let part = (low + high) / 2;
distance(last, at(part)) < step ? low = part : high = part;
}
return { ...at(high), from, to };
}
function spotAt({ x: x4, y: y5, from, to }, centre, arch) {
let length = Math.hypot(to.x - from.x, to.y - from.y) || 1, along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }, out = { x: along.y, y: -along.x }, edge = arch / 2 / Math.max(Math.abs(out.x), Math.abs(out.y)), away = (far) => ({ x: x4 + out.x * far, y: y5 + out.y * far }), isLeft = x4 < centre.x;
return { x: x4, y: y5, along: isLeft ? { x: -along.x, y: -along.y } : along, figure: away(edge + arch * 0.15), marker: away(-edge - arch * 0.14) };
}
function middleOf(spots, width, height, arch) {
let reach = arch / 2 + arch * 0.265 + 2, far = spots.map(({ x: x4, y: y5 }) => ({ x: Math.abs(x4 - width / 2) - reach, y: Math.abs(y5 - height / 2) - reach })), widths = [...new Set(far.map(({ x: x4 }) => x4).filter((x4) => x4 > 0))], best = { width: 0, height: 0 };
for (let half of widths) {
let inside = far.filter(({ x: x4 }) => x4 < half - 0.5).map(({ y: y5 }) => y5), found = { width: half * 2, height: Math.min(...inside) * 2 };
found.width * found.height > best.width * best.height && (best = found);
}
return { ...best, x: (width - best.width) / 2, y: (height - best.height) / 2 };
}

// src/boards/basari/arches.tsx
var LARGE = 54;
function archesOf({ view, components: components2 }) {
return view.arches ?? components2.arches.map(({ points, gems }) => ({ points, ...gems }));
}
var pickOf = (arch) => ({
key: `arch:${arch}`,
fits: (action) => action.type === "basari.choose_arch" && action.arch === arch
});
function Arches({ props, ring }) {
return /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4(Track, { ring }),
/* @__PURE__ */ a4("ol", { class: "basari-ring", "aria-label": props.texts.board.title, "data-large": ring.arch >= LARGE, children: archesOf(props).map((arch, index) => /* @__PURE__ */ a4(Arch, { props, ring, arch, index }, index)) }),
/* @__PURE__ */ a4(Markers, { props, ring })
] });
}
function Track({ ring }) {
let points = ring.spots.map(({ x: x4, y: y5 }) => `${x4.toFixed(1)},${y5.toFixed(1)}`).join(" ");
return /* @__PURE__ */ a4("svg", { class: "basari-track", width: ring.width, height: ring.height, "aria-hidden": "true", children: /* @__PURE__ */ a4("polygon", { points }) });
}
function Arch({ props, ring, arch, index }) {
let { act, view, me, texts: texts2 } = props, [spot, pick] = [ring.spots[index], pickOf(index)], own = view.players[me ?? -1]?.figure, canPick2 = act.can(pick), style = { width: `${ring.arch}px`, height: `${ring.arch}px`, transform: moved(spot, ring.arch) }, label = texts2.board.arch(index + 1, arch.points, texts2.board.gems(arch), standing(props, index)), drawn2 = /* @__PURE__ */ a4(ArchDrawing, { arch, index, isLarge: ring.arch >= LARGE });
return /* @__PURE__ */ a4("li", { class: "basari-spot", style, "data-arch": index, "data-mine": own?.arch === index, title: label, children: canPick2 ? /* @__PURE__ */ a4("button", { type: "button", class: "basari-pick", "aria-label": label, "aria-pressed": act.isPicked(pick.key), onClick: () => act.pick(pick), children: drawn2 }) : /* @__PURE__ */ a4("div", { role: "img", "aria-label": label, children: drawn2 }) });
}
function standing({ view, name, texts: texts2 }, arch) {
return view.players.flatMap(({ seat, figure }) => [
...figure?.arch === arch ? [texts2.board.figureOf(name(seat))] : [],
...figure?.start === arch ? [texts2.board.startOf(name(seat))] : []
]);
}
function ArchDrawing({ arch, index, isLarge }) {
let gems = singly(arch), most = gems.length > 4 ? 5 : 4, size = most === 4 ? 14.6 : 11.6, rows = Math.ceil(gems.length / most);
return /* @__PURE__ */ a4("svg", { viewBox: "0 0 64 64", "aria-hidden": "true", children: [
/* @__PURE__ */ a4("path", { class: "basari-arch", d: "M1.5 62.5V27C1.5 10 15 1.5 32 1.5S62.5 10 62.5 27v35.5z" }),
/* @__PURE__ */ a4("text", { class: "basari-points", x: "32", y: rows > 1 ? 29 : 34, children: arch.points }),
isLarge && /* @__PURE__ */ a4("text", { class: "basari-number", x: "8", y: "41", children: index + 1 }),
gems.map((colour, place2) => {
let [row, column] = [Math.floor(place2 / most), place2 % most], x4 = 32 - Math.min(most, gems.length - row * most) * (size + 0.6) / 2 + column * (size + 0.6);
return /* @__PURE__ */ a4(GemMark, { colour, x: x4, y: 60 - (rows - row) * (size + 0.6), size }, place2);
})
] });
}
function Markers({ props, ring }) {
let placed = props.view.players.flatMap(({ seat, figure }) => figure ? [{ seat, ...figure }] : []), piece = (kind, field, part) => placed.map((one) => {
let together = placed.filter((other) => other[field] === one[field]), size = ring.arch * part, at = beside(ring.spots[one[field]], kind, together.indexOf(one), together.length, size);
return /* @__PURE__ */ a4("svg", { class: "basari-piece", "data-kind": kind, "data-seat": one.seat, width: size, height: size, viewBox: "-1 -1 22 22", style: { transform: moved(at, size) }, children: /* @__PURE__ */ a4(SeatMark, { seat: one.seat, x: 10, y: 10 }) }, `${kind} ${one.seat}`);
});
return /* @__PURE__ */ a4("div", { class: "basari-pieces", "aria-hidden": "true", children: [
piece("marker", "start", 0.25),
piece("figure", "arch", 0.44)
] });
}
function beside(spot, kind, index, count, size) {
let step = size * (kind === "figure" ? 0.68 : 1), away = (index - (count - 1) / 2) * step;
return { x: spot[kind].x + spot.along.x * away, y: spot[kind].y + spot.along.y * away };
}
var moved = ({ x: x4, y: y5 }, size) => `translate(${(x4 - size / 2).toFixed(1)}px, ${(y5 - size / 2).toFixed(1)}px)`;

// src/boards/basari/panel.tsx
var OFFER = "basari.offer", NO_GEMS = { red: 0, yellow: 0, green: 0, blue: 0 };
function Panel2(props) {
let { act, texts: texts2 } = props, [decision] = act.decisions.value;
switch (decision?.kind) {
case "basari.choosing_arch":
return /* @__PURE__ */ a4("p", { class: "hint", children: texts2.board.pickArch });
case "basari.choosing_card":
return /* @__PURE__ */ a4(Cards, { props });
case "basari.opening_trade":
case "basari.answering_offer":
return /* @__PURE__ */ a4(Trade, { props, decision });
default:
return null;
}
}
var countOf = (gems) => COLOURS.reduce((sum, colour) => sum + gems[colour], 0);
function draftOf(act) {
return act.form.value?.type !== OFFER ? void 0 : act.filled.value?.fields.find(({ name }) => name === "gems")?.value;
}
var cardPick = (card) => ({
key: `card:${card}`,
fits: (action) => action.type === "basari.choose_card" && action.card === card
});
function Cards({ props }) {
let { act, view, me, components: components2, texts: texts2 } = props, figure = view.players[me ?? -1]?.figure, t4 = texts2.board, brings = (card) => !figure || card === "roll" ? t4.rollMore(components2.die_most) : card === "points" ? t4.plusPoints(figure.arch_points) : /* @__PURE__ */ a4(Gems, { of: figure.arch_gems, label: t4.gems(figure.arch_gems), size: 16 });
return /* @__PURE__ */ a4("div", { class: "basari-cards", children: components2.cards.map((card) => /* @__PURE__ */ a4(
Button,
{
extra: "basari-choice",
pressed: act.isPicked(cardPick(card).key),
disabled: !act.can(cardPick(card)),
onClick: () => act.pick(cardPick(card)),
children: [
/* @__PURE__ */ a4(OpenCard, { card, width: 36 }),
/* @__PURE__ */ a4("span", { children: [
/* @__PURE__ */ a4("b", { children: t4.cards[card] }),
/* @__PURE__ */ a4("small", { children: brings(card) })
] })
]
},
card
)) });
}
function Trade({ props, decision }) {
let { act, texts: texts2 } = props, t4 = texts2.board, choice = (decision.choices ?? []).find((one) => one.type === OFFER), accept = (decision.choices ?? []).find((one) => one.type === "basari.accept"), gems = draftOf(act) ?? NO_GEMS, armed = act.form.value?.type, set = (colour, count) => {
let next = { ...gems, [colour]: count };
armed === OFFER ? act.set("gems", next) : act.open(OFFER, { gems: next });
};
return /* @__PURE__ */ a4("div", { class: "basari-answer", children: [
accept?.type === "basari.accept" && /* @__PURE__ */ a4(Button, { extra: "basari-take", pressed: armed === accept.type, disabled: !act.isOpen.value, onClick: () => act.arm({ type: "basari.accept" }), children: [
t4.take,
" ",
/* @__PURE__ */ a4(Gems, { of: accept.gems, label: t4.gems(accept.gems), size: 18 })
] }),
choice && /* @__PURE__ */ a4("p", { class: "basari-rule hint", children: choice.above ? t4.raise(countOf(choice.above)) : t4.firstOffer }),
choice && /* @__PURE__ */ a4("div", { class: "basari-steppers", children: COLOURS.map((colour) => /* @__PURE__ */ a4(Count, { props, colour, count: gems[colour], most: choice.own[colour], onChange: (count) => set(colour, count) }, colour)) }),
!accept && /* @__PURE__ */ a4(Button, { extra: "basari-concede", pressed: armed === "basari.concede", disabled: !act.allows({ type: "basari.concede" }) || !act.isOpen.value, onClick: () => act.arm({ type: "basari.concede" }), children: t4.concede })
] });
}
function Count({ props, colour, count, most, onChange }) {
let { act, texts: texts2 } = props, [t4, name] = [texts2.board, texts2.fields[colour]];
return /* @__PURE__ */ a4("span", { class: "basari-stepper", "data-colour": colour, role: "group", "aria-label": name, children: [
/* @__PURE__ */ a4(Gem, { colour, size: 24 }),
/* @__PURE__ */ a4(Button, { label: t4.less(name), disabled: !act.isOpen.value || count <= 0, onClick: () => onChange(count - 1), children: "−" }),
/* @__PURE__ */ a4("b", { "aria-label": `${count} ${name}`, children: count }),
/* @__PURE__ */ a4(Button, { label: t4.more(name), disabled: !act.isOpen.value || count >= most, onClick: () => onChange(count + 1), children: "+" }),
/* @__PURE__ */ a4("small", { class: "hint", children: t4.of(most) })
] });
}

// src/boards/basari/story.ts
var NOTHING = { dice: [], card: void 0, did: void 0, points: 0, gems: void 0, paid: void 0 }, isOurs = (event) => event.type.startsWith("basari.");
function roundOf(events, back = 0) {
let ours = events.filter(isOurs), starts = ours.flatMap(({ type }, index) => type === "basari.round_began" ? [index] : []), place2 = starts.length - 1 - back;
return place2 < 0 ? [] : ours.slice(starts[place2], starts[place2 + 1]);
}
function gainsOf(events, seats) {
let gains = Array.from({ length: seats }, () => NOTHING), add = (seat, part) => gains[seat] = { ...gains[seat], ...part };
for (let event of events)
switch (event.type) {
case "basari.figure_moved":
add(event.data.seat, { dice: [event.data.die] });
break;
case "basari.cards_revealed":
event.data.cards.forEach((card, seat) => add(seat, { card }));
break;
case "basari.action_lapsed":
for (let seat of event.data.seats) add(seat, { did: "lapsed" });
break;
case "basari.offer_accepted":
add(event.data.seat, { did: "left", gems: event.data.gems }), add(event.data.actor, { paid: event.data.gems });
break;
case "basari.trade_conceded":
add(event.data.seat, { did: "left" });
break;
case "basari.roll_carried_out":
add(event.data.seat, { did: "acted", points: event.data.points, dice: [...gains[event.data.seat].dice, event.data.die] });
break;
case "basari.points_carried_out":
add(event.data.seat, { did: "acted", points: event.data.points });
break;
case "basari.gems_carried_out":
add(event.data.seat, { did: "acted", gems: event.data.gems });
break;
default:
}
return gains;
}
function offersOf(events) {
let opened = events.findLastIndex(({ type }) => type === "basari.trade_opened"), made2 = events.slice(opened + 1).flatMap((event) => event.type === "basari.offer_made" ? [[event.data.seat, event.data.gems]] : []);
return new Map(made2);
}
function openingRolls(events) {
let opened = events.findLastIndex(({ type }) => type === "basari.trade_opened"), rolled = events[opened - 1];
return rolled?.type === "basari.opening_rolled" ? rolled.data.rolls : [];
}
function scoringOf(all2, seats) {
let events = all2.filter(isOurs), from = events.findLastIndex(({ type }) => type === "basari.laps_scored"), laps = events[from];
if (laps?.type !== "basari.laps_scored") return;
let bySeat = (scores) => Array.from({ length: seats }, (_4, seat) => scores.find((score) => score.seat === seat)?.points ?? 0), colours = {};
for (let event of events.slice(from))
event.type === "basari.majority_scored" && (colours[event.data.colour] = bySeat(event.data.scores));
return { number: laps.data.scoring, laps: bySeat(laps.data.scores), colours };
}

// src/boards/basari/middle.tsx
function Middle({ props, isNarrow }) {
let { phase } = props.view, t4 = props.texts.board;
return /* @__PURE__ */ a4("div", { class: "basari-middle", "data-narrow": isNarrow, "data-phase": phase.phase, children: [
phase.phase === "choosing_arches" && /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("h2", { children: t4.choosingArches }),
/* @__PURE__ */ a4("p", { children: t4.aboutArches }),
/* @__PURE__ */ a4("p", { class: "hint", children: props.view.arches_reconstructed ? t4.reconstructed : t4.ownArches })
] }),
phase.phase === "choosing_cards" && /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("h2", { children: t4.choosingCards(props.view.round) }),
/* @__PURE__ */ a4(Places, { props, chosen: phase.chosen, isNarrow }),
/* @__PURE__ */ a4(LastRound, { props, back: 1 })
] }),
phase.phase === "trading" && /* @__PURE__ */ a4(Trading, { props, isNarrow }),
phase.phase === "over" && /* @__PURE__ */ a4(Over, { props })
] });
}
function Places({ props, chosen, isNarrow }) {
let { name, view, texts: texts2 } = props, gains = gainsOf(roundOf(props.events), view.players.length), width = isNarrow ? 26 : 42;
return /* @__PURE__ */ a4("ul", { class: "basari-places", children: chosen.map(({ seat, has_chosen, card }) => /* @__PURE__ */ a4("li", { "data-chosen": has_chosen, ...card === null ? {} : { "data-card": card }, children: [
/* @__PURE__ */ a4(Who, { props, seat }),
/* @__PURE__ */ a4("span", { class: "basari-hand", children: [
card === null ? /* @__PURE__ */ a4(ClosedCard, { isThere: has_chosen, width }) : /* @__PURE__ */ a4(OpenCard, { card, width, isLocked: !0 }),
/* @__PURE__ */ a4(Dice, { gain: gains[seat], seat: name(seat), props, isNarrow })
] }),
/* @__PURE__ */ a4("small", { class: "hint basari-status", children: card !== null ? texts2.board.locked(texts2.board.cards[card]) : has_chosen ? texts2.board.hasChosen : texts2.board.thinking })
] }, seat)) });
}
function Who({ props, seat }) {
return /* @__PURE__ */ a4("span", { class: "basari-who", title: props.name(seat), children: [
/* @__PURE__ */ a4(SeatIcon, { seat }),
/* @__PURE__ */ a4("span", { class: "basari-name", children: props.name(seat) })
] });
}
function Dice({ gain, seat, props, isNarrow }) {
return /* @__PURE__ */ a4("span", { class: "basari-dice", children: gain?.dice.map((die, index) => /* @__PURE__ */ a4(Die, { value: die, size: isNarrow ? 18 : 24, label: props.texts.board.rolled(seat, die) }, index)) });
}
function LastRound({ props, back }) {
let gains = gainsOf(roundOf(props.events, back), props.view.players.length);
return gains.every(({ card }) => card === void 0) ? null : /* @__PURE__ */ a4("section", { class: "basari-before", children: [
/* @__PURE__ */ a4("h3", { children: props.texts.board.lastRound }),
/* @__PURE__ */ a4("ul", { class: "basari-places", children: gains.map((gain, seat) => /* @__PURE__ */ a4("li", { children: [
/* @__PURE__ */ a4("span", { class: "basari-result", children: [
/* @__PURE__ */ a4(SeatIcon, { seat, size: 14 }),
gain.card && /* @__PURE__ */ a4(SmallCard, { card: gain.card, label: props.texts.board.cards[gain.card] })
] }),
/* @__PURE__ */ a4(Brought, { gain, props })
] }, seat)) })
] });
}
function SmallCard({ card, label }) {
return /* @__PURE__ */ a4("svg", { class: "icon", width: "20", height: "20", viewBox: "0 0 20 20", role: "img", "aria-label": label, children: /* @__PURE__ */ a4(CardMark, { card }) });
}
function Brought({ gain, props }) {
let t4 = props.texts.board, isNothing = gain.points === 0 && !hasAny(gain.gems) && !hasAny(gain.paid);
return /* @__PURE__ */ a4("span", { class: "basari-result", children: [
gain.points > 0 && /* @__PURE__ */ a4("b", { children: t4.plusPoints(gain.points) }),
hasAny(gain.gems) && /* @__PURE__ */ a4($, { children: [
"+",
/* @__PURE__ */ a4(Gems, { of: gain.gems, label: t4.gems(gain.gems), size: 15 })
] }),
hasAny(gain.paid) && /* @__PURE__ */ a4($, { children: [
"−",
/* @__PURE__ */ a4(Gems, { of: gain.paid, label: t4.gems(gain.paid), size: 15 })
] }),
isNothing && gain.did !== void 0 && /* @__PURE__ */ a4("span", { class: "hint", children: gain.did === "lapsed" ? t4.lapsed : t4.nothing })
] });
}
var hasAny = (gems) => gems !== void 0 && gems.red + gems.yellow + gems.green + gems.blue > 0;
function Trading({ props, isNarrow }) {
let { view, texts: texts2 } = props, { phase } = view;
if (phase.phase !== "trading") return null;
let t4 = texts2.board, round2 = roundOf(props.events), gains = gainsOf(round2, view.players.length), [card, ...later] = phase.to_settle, traders = [phase.opener, phase.responder], rolls = openingRolls(round2);
return /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("h2", { children: [
card && t4.tradeFor(t4.cards[card]),
" ",
later.length > 0 && /* @__PURE__ */ a4("small", { class: "hint", children: t4.then(later.map((one) => t4.cards[one])) })
] }),
/* @__PURE__ */ a4("ul", { class: "basari-places basari-open", children: phase.cards.map((open, seat) => /* @__PURE__ */ a4("li", { "data-trading": traders.includes(seat), "data-card": open, children: [
/* @__PURE__ */ a4(Who, { props, seat }),
/* @__PURE__ */ a4("span", { class: "basari-hand", children: [
/* @__PURE__ */ a4(OpenCard, { card: open, width: isNarrow ? 24 : 34 }),
/* @__PURE__ */ a4(Dice, { gain: gains[seat], seat: props.name(seat), props, isNarrow })
] }),
gains[seat] && /* @__PURE__ */ a4(Brought, { gain: gains[seat], props })
] }, seat)) }),
/* @__PURE__ */ a4("div", { class: "basari-trade", children: traders.map((seat) => /* @__PURE__ */ a4(Trader, { props, seat, card, earlier: offersOf(round2).get(seat) }, seat)) }),
rolls.length > 0 && !phase.offer && /* @__PURE__ */ a4("p", { class: "hint", children: t4.opening(rolls.map(({ seat, die }) => t4.rolled(props.name(seat), die))) })
] });
}
function Trader({ props, seat, card, earlier }) {
let { view, me, texts: texts2, act } = props, { phase } = view;
if (phase.phase !== "trading") return null;
let t4 = texts2.board, offers = phase.offer?.seat === seat ? phase.offer.gems : void 0, draft = seat === me ? draftOf(act) : void 0, isNext = phase.offer ? !offers : seat === phase.opener;
return /* @__PURE__ */ a4("section", { class: "basari-trader", "data-seat": seat, "data-next": isNext, children: [
/* @__PURE__ */ a4("h3", { children: [
/* @__PURE__ */ a4(SeatIcon, { seat }),
/* @__PURE__ */ a4("span", { class: "basari-name", children: props.name(seat) })
] }),
card && /* @__PURE__ */ a4(Worth, { props, seat, card }),
offers && /* @__PURE__ */ a4(Offer, { kind: "now", title: t4.offers, gems: offers, props }),
!offers && hasAny(draft) && /* @__PURE__ */ a4(Offer, { kind: "draft", title: t4.draft, gems: draft, props }),
!offers && !hasAny(draft) && earlier && /* @__PURE__ */ a4(Offer, { kind: "earlier", title: t4.earlier, gems: earlier, props }),
!offers && !hasAny(draft) && !earlier && /* @__PURE__ */ a4("p", { class: "hint", children: isNext ? phase.offer ? t4.answers : t4.opens : t4.waits })
] });
}
function Worth({ props, seat, card }) {
let figure = props.view.players[seat]?.figure, t4 = props.texts.board;
return figure ? /* @__PURE__ */ a4("p", { class: "basari-worth", children: [
/* @__PURE__ */ a4("span", { class: "hint", children: t4.worth }),
" ",
card === "gems" ? /* @__PURE__ */ a4(Gems, { of: figure.arch_gems, label: t4.gems(figure.arch_gems), size: 15 }) : card === "points" ? t4.plusPoints(figure.arch_points) : t4.cards.roll
] }) : null;
}
function Offer({ kind, title, gems, props }) {
return /* @__PURE__ */ a4("div", { class: "basari-offer", "data-kind": kind, children: [
/* @__PURE__ */ a4("span", { class: "hint", children: title }),
/* @__PURE__ */ a4(Gems, { of: gems, label: props.texts.board.gems(gems), size: kind === "earlier" ? 16 : 24 })
] });
}
function Over({ props }) {
let { phase } = props.view, t4 = props.texts.board;
return phase.phase !== "over" ? null : /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("h2", { children: t4.over }),
/* @__PURE__ */ a4("ol", { class: "basari-standings", children: phase.standings.map(({ seat, place: place2, points, gems }) => /* @__PURE__ */ a4("li", { "data-mine": seat === props.me, children: [
/* @__PURE__ */ a4("b", { children: [
place2,
"."
] }),
/* @__PURE__ */ a4(SeatIcon, { seat }),
/* @__PURE__ */ a4("span", { class: "basari-name", children: props.name(seat) }),
/* @__PURE__ */ a4(Gems, { of: gems, label: t4.gems(gems), size: 14 }),
/* @__PURE__ */ a4("b", { children: t4.points(points) })
] }, seat)) })
] });
}

// src/boards/basari/side.tsx
function Side(props) {
return /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4(Owned, { props }),
/* @__PURE__ */ a4(LastScoring, { props })
] });
}
function Owned({ props }) {
let { view, components: components2, texts: texts2, me } = props, t4 = texts2.board, most = (colour) => Math.max(...view.players.map(({ gems }) => gems[colour])), info = (colour) => components2.colours.find(({ id }) => id === colour);
return /* @__PURE__ */ a4(Box, { title: t4.owned, extra: "basari-owned", children: /* @__PURE__ */ a4("table", { class: "basari-table", children: [
/* @__PURE__ */ a4("thead", { children: /* @__PURE__ */ a4("tr", { children: [
/* @__PURE__ */ a4("th", { scope: "col", "aria-label": texts2.fields.seat }),
/* @__PURE__ */ a4(Colours, { texts: texts2 }),
/* @__PURE__ */ a4("th", { scope: "col", class: "basari-lap", children: t4.lap }),
/* @__PURE__ */ a4("th", { scope: "col", children: texts2.fields.points })
] }) }),
/* @__PURE__ */ a4("tbody", { children: view.players.map(({ seat, gems, points, figure }) => /* @__PURE__ */ a4("tr", { "data-seat": seat, "data-me": seat === me, children: [
/* @__PURE__ */ a4(Name, { props, seat }),
COLOURS.map((colour) => /* @__PURE__ */ a4("td", { "data-most": gems[colour] > 0 && gems[colour] === most(colour), children: gems[colour] }, colour)),
/* @__PURE__ */ a4("td", { class: "basari-lap", children: figure ? `${figure.steps}/${view.lap_steps}` : "–" }),
/* @__PURE__ */ a4("td", { children: /* @__PURE__ */ a4("b", { children: points }) })
] }, seat)) }),
/* @__PURE__ */ a4("tfoot", { children: [
/* @__PURE__ */ a4("tr", { children: [
/* @__PURE__ */ a4("th", { scope: "row", children: texts2.fields.supply }),
COLOURS.map((colour) => /* @__PURE__ */ a4("td", { children: view.supply[colour] }, colour)),
/* @__PURE__ */ a4("td", {}),
/* @__PURE__ */ a4("td", {})
] }),
/* @__PURE__ */ a4("tr", { children: [
/* @__PURE__ */ a4("th", { scope: "row", children: t4.mostBrings }),
COLOURS.map((colour) => /* @__PURE__ */ a4("td", { children: info(colour)?.majority_points }, colour)),
/* @__PURE__ */ a4("td", { children: components2.lap_points }),
/* @__PURE__ */ a4("td", {})
] })
] })
] }) });
}
function Colours({ texts: texts2 }) {
return /* @__PURE__ */ a4($, { children: COLOURS.map((colour) => /* @__PURE__ */ a4("th", { scope: "col", "aria-label": texts2.fields[colour], title: texts2.fields[colour], children: /* @__PURE__ */ a4(Gem, { colour, size: 20 }) }, colour)) });
}
function Name({ props, seat }) {
return /* @__PURE__ */ a4("th", { scope: "row", title: props.name(seat), children: /* @__PURE__ */ a4("span", { class: "basari-who", children: [
/* @__PURE__ */ a4(SeatIcon, { seat }),
/* @__PURE__ */ a4("span", { class: "basari-name", children: props.name(seat) })
] }) });
}
function LastScoring({ props }) {
let { view, texts: texts2 } = props, t4 = texts2.board, scoring = scoringOf(props.events, view.players.length);
return scoring ? /* @__PURE__ */ a4(Box, { title: t4.scoring(scoring.number), extra: "basari-scoring", children: /* @__PURE__ */ a4("table", { class: "basari-table", children: [
/* @__PURE__ */ a4("thead", { children: /* @__PURE__ */ a4("tr", { children: [
/* @__PURE__ */ a4("th", { scope: "col", "aria-label": texts2.fields.seat }),
/* @__PURE__ */ a4(Colours, { texts: texts2 }),
/* @__PURE__ */ a4("th", { scope: "col", class: "basari-lap", children: t4.lap }),
/* @__PURE__ */ a4("th", { scope: "col", children: texts2.fields.points })
] }) }),
/* @__PURE__ */ a4("tbody", { children: view.players.map(({ seat }) => {
let parts2 = [...COLOURS.map((colour) => scoring.colours[colour]?.[seat] ?? 0), scoring.laps[seat] ?? 0];
return /* @__PURE__ */ a4("tr", { "data-me": seat === props.me, children: [
/* @__PURE__ */ a4(Name, { props, seat }),
parts2.map((points, index) => /* @__PURE__ */ a4("td", { children: points === 0 ? "–" : points }, index)),
/* @__PURE__ */ a4("td", { children: /* @__PURE__ */ a4("b", { children: parts2.reduce((sum, points) => sum + points, 0) }) })
] }, seat);
}) })
] }) }) : null;
}

// src/boards/basari/index.tsx
var NARROW = 420;
function Table(props) {
let gauge = T2(null), size = useSignal(void 0);
F2(() => {
let element = gauge.current, measure = () => {
let { clientWidth: width, clientHeight: height } = element;
width > 0 && (size.value?.width !== width || size.value.height !== height) && (size.value = { width, height });
};
measure();
let observer = new ResizeObserver(measure);
return observer.observe(element), () => observer.disconnect();
}, []);
let [count, place2] = [archesOf(props).length, size.value], ring = w2(() => place2 && ringOf(count, place2.width, place2.height), [count, place2]);
return /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("div", { class: "basari", children: [
/* @__PURE__ */ a4("div", { class: "basari-gauge", ref: gauge }),
ring && /* @__PURE__ */ a4("div", { class: "basari-board", style: { height: `${ring.height}px` }, children: [
/* @__PURE__ */ a4(Arches, { props, ring }),
/* @__PURE__ */ a4("div", { class: "basari-centre", style: { left: `${ring.middle.x}px`, top: `${ring.middle.y}px`, width: `${ring.middle.width}px`, height: `${ring.middle.height}px` }, children: /* @__PURE__ */ a4(Middle, { props, isNarrow: ring.middle.width < NARROW }) })
] })
] }),
/* @__PURE__ */ a4("div", { class: "basari-below", children: /* @__PURE__ */ a4(Owned, { props }) })
] });
}
var basari = { Table, Side, Panel: Panel2 };

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
platypuses: /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("circle", { cx: "12", cy: "9", r: "6", fill: "#fff" }),
/* @__PURE__ */ a4("path", { d: "M4 16c0-4 4-5 8-5s8 1 8 5c0 3-4 4-8 4s-8-1-8-4z", fill: DARK }),
/* @__PURE__ */ a4("path", { d: "M9 15.2h.1M15 15.2h.1", stroke: "#fff", "stroke-width": "2", "stroke-linecap": "round" }),
/* @__PURE__ */ a4("path", { d: "M9.5 7.5h.1M14.5 7.5h.1", stroke: DARK, "stroke-width": "2.2", "stroke-linecap": "round" })
] }),
sloths: /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("circle", { cx: "12", cy: "12", r: "8.5", fill: "#fff" }),
/* @__PURE__ */ a4("path", { d: "M10.5 9.5L5 14M13.5 9.5L19 14", stroke: DARK, "stroke-width": "3.4", "stroke-linecap": "round" }),
/* @__PURE__ */ a4("path", { d: "M9 17q3 2 6 0", fill: "none", stroke: DARK, "stroke-width": "1.6", "stroke-linecap": "round" }),
/* @__PURE__ */ a4("ellipse", { cx: "12", cy: "13.6", rx: "2", ry: "1.4", fill: DARK })
] }),
crocodiles: /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("path", { d: "M3 10c0-3 2-5 5-5 2 0 3 1 4 3l9 2v3H3z", fill: "#fff" }),
/* @__PURE__ */ a4("path", { d: "M3 19v-4.5l3 2 3-2 3 2 3-2 3 2 3-2V18q0 1-1 1z", fill: "#fff" }),
/* @__PURE__ */ a4("circle", { cx: "8", cy: "8.5", r: "1.5", fill: DARK })
] }),
foxes: /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("path", { d: "M2.5 2.5l7 6h5l7-6v10L12 21.5 2.5 12.5z", fill: "#fff" }),
/* @__PURE__ */ a4("path", { d: "M8 12h.1M16 12h.1", stroke: DARK, "stroke-width": "2.4", "stroke-linecap": "round" }),
/* @__PURE__ */ a4("path", { d: "M10 18.5h4l-2 2.5z", fill: DARK })
] }),
polecats: /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("circle", { cx: "6", cy: "6.5", r: "3", fill: "#fff" }),
/* @__PURE__ */ a4("circle", { cx: "18", cy: "6.5", r: "3", fill: "#fff" }),
/* @__PURE__ */ a4("path", { d: "M12 4.5c5 0 8 3 8 7 0 5-4 9-8 9s-8-4-8-9c0-4 3-7 8-7z", fill: "#fff" }),
/* @__PURE__ */ a4("path", { d: "M4.2 9.5h15.6v4.2q-4 1.3-7.8-1.2-3.8 2.5-7.8 1.2z", fill: DARK }),
/* @__PURE__ */ a4("path", { d: "M8.3 11.5h.1M15.7 11.5h.1", stroke: "#fff", "stroke-width": "2", "stroke-linecap": "round" }),
/* @__PURE__ */ a4("circle", { cx: "12", cy: "17.3", r: "1.4", fill: DARK })
] }),
owls: /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("path", { d: "M4 3l4 2.5h8L20 3v11q-2 7-8 7t-8-7z", fill: "#fff" }),
/* @__PURE__ */ a4("circle", { cx: "8.5", cy: "11", r: "3.2", fill: DARK }),
/* @__PURE__ */ a4("circle", { cx: "15.5", cy: "11", r: "3.2", fill: DARK }),
/* @__PURE__ */ a4("path", { d: "M8.5 11h.1M15.5 11h.1", stroke: "#fff", "stroke-width": "2", "stroke-linecap": "round" }),
/* @__PURE__ */ a4("path", { d: "M10.5 15h3L12 18.5z", fill: DARK })
] }),
junk: /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("path", { d: "M4 8h16v12H4z", fill: "#fff" }),
/* @__PURE__ */ a4("path", { d: "M4 8l5-4M20 8l-4-5M4 12h16M4 16h16M9 8v12M15.5 8v12", stroke: DARK, "stroke-width": "1.5" })
] })
};
function Emblem({ set, size = 22 }) {
let id = set ?? "junk";
return /* @__PURE__ */ a4("svg", { class: "dale-emblem", width: size, height: size, viewBox: "0 0 24 24", "aria-hidden": "true", children: [
/* @__PURE__ */ a4("rect", { class: "mark", x: "0.75", y: "0.75", width: "22.5", height: "22.5", rx: "5", fill: GROUNDS[id] }),
HEADS[id]
] });
}
function Back({ size = 22 }) {
return /* @__PURE__ */ a4("svg", { class: "dale-emblem", width: size, height: size, viewBox: "0 0 24 24", "aria-hidden": "true", children: [
/* @__PURE__ */ a4("rect", { x: "7", y: "1.5", width: "13", height: "18", rx: "2.5", fill: "var(--sunk)", stroke: "var(--mark)" }),
/* @__PURE__ */ a4("rect", { x: "4", y: "4", width: "13", height: "18", rx: "2.5", fill: "var(--paper)", stroke: "var(--mark)", "stroke-width": "1.5" }),
/* @__PURE__ */ a4("path", { d: "M7 8l7 10M14 8L7 18", stroke: "var(--soft)", "stroke-width": "1.5" })
] });
}

// src/boards/dale_of_merchants/card.tsx
function infoOf({ components: components2 }, card) {
return components2.cards.find(({ id }) => id === card);
}
function useOf({ texts: texts2 }, info) {
let { board } = texts2;
return info.bonus_action ? `${board.uses[info.card_type]} · ${board.bonus}` : board.uses[info.card_type];
}
function CardButton({ props, card, value, can, picked, order, onClick, children }) {
let info = infoOf(props, card), worth = value ?? info.value;
return /* @__PURE__ */ a4("button", { type: "button", class: "dale-card", "data-can": can === !0, "data-set": info.set ?? "junk", "aria-pressed": can === !0 || picked === !0 ? picked === !0 : void 0, onClick, children: [
/* @__PURE__ */ a4("span", { class: "dale-card-head", children: [
/* @__PURE__ */ a4("b", { class: "dale-value", children: worth }),
worth !== info.value && /* @__PURE__ */ a4("s", { class: "hint", children: info.value }),
/* @__PURE__ */ a4("span", { class: "dale-name", children: props.texts.ids[card] }),
/* @__PURE__ */ a4(Emblem, { set: info.set })
] }),
info.set && /* @__PURE__ */ a4("span", { class: "dale-text", children: info.text }),
/* @__PURE__ */ a4("span", { class: "dale-foot", children: [
/* @__PURE__ */ a4("span", { class: "dale-use", title: useOf(props, info), children: [
props.texts.board.uses[info.card_type],
info.bonus_action && " +"
] }),
children
] }),
order !== void 0 && /* @__PURE__ */ a4("span", { class: "dale-order", children: order })
] });
}
function Look({ props, card }) {
if (card === void 0) return null;
let info = infoOf(props, card);
return /* @__PURE__ */ a4("p", { class: "dale-look", role: "status", children: [
/* @__PURE__ */ a4("b", { children: props.texts.ids[card] }),
" ",
/* @__PURE__ */ a4("span", { class: "hint", children: [info.set && props.texts.ids[info.set], useOf(props, info)].filter(Boolean).join(" · ") }),
/* @__PURE__ */ a4("br", {}),
info.text
] });
}
function Chip({ props, card, value, named }) {
let info = infoOf(props, card);
return /* @__PURE__ */ a4("span", { class: "dale-chip", title: `${props.texts.ids[card]}: ${info.text}`, children: [
/* @__PURE__ */ a4(Emblem, { set: info.set, size: 18 }),
/* @__PURE__ */ a4("b", { children: value ?? info.value }),
named === !0 && /* @__PURE__ */ a4("span", { children: props.texts.ids[card] })
] });
}
function CardRow(props) {
let looked = useSignal(void 0), { cards } = props;
return /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("div", { class: "dale-row", "data-many": cards.length > 5, role: "group", "aria-label": props.label, children: [
cards.map(
({ card, onClick, key, children, ...rest }) => card === null ? /* @__PURE__ */ a4("span", { class: "dale-gap", children: props.empty }, key) : /* @__PURE__ */ k(
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
/* @__PURE__ */ a4(Look, { props: props.props, card: cards.find(({ key }) => key === looked.value)?.card ?? void 0 })
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
function typesOf2(act) {
return [...new Set(choices(act).map(({ type }) => type.slice(PREFIX.length)))];
}
function actionOf2(name, fields = {}) {
return { type: PREFIX + name, ...fields };
}
function armedType(act) {
return act.armed.value?.action.type.slice(PREFIX.length);
}
function isArmed(act, action) {
return same(act.armed.value?.action, action);
}
function draftOf2(act) {
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
return slots.length === 1 && !market ? actionOf2(name, { slot, payment: hand, keep_glue: draft.keep }) : void 0;
case "rearrange_and_buy":
return slots.length === 1 && market ? actionOf2(name, { ...arranged(market, slot), payment: hand, keep_glue: draft.keep }) : void 0;
case "play":
case "use_owl":
return hand.length === 1 ? actionOf2(name, { card }) : void 0;
case "build":
case "ask_for_help":
case "discard":
case "choose_hand_cards":
case "help":
return actionOf2(name, { cards: hand });
case "choose_deck_cards":
case "order_cards":
return actionOf2(name, { places: deck });
case "choose_pile_cards":
return actionOf2(name, { places: pile });
case "choose_market_cards":
return actionOf2(name, { slots });
case "choose_stall_card":
return stall && actionOf2(name, { stack: stall[0], place: stall[1] });
case "deal":
return seats.includes(null) ? void 0 : actionOf2(name, { players: seats });
case "exchange":
return actionOf2(name, { cards: hand, places: deck });
case "swap":
return hand.length === 1 && pile.length === 1 ? actionOf2(name, { card, place: pile[0] }) : void 0;
default:
return;
}
}
function arranged(market, to) {
return { slot: market[to], to, others: market.filter((_4, slot) => slot !== to) };
}
function offered(act, draft, name) {
let action = made(draft, name);
return action && act.allows(action) ? action : void 0;
}
function draw(act, change) {
let next = { ...draftOf2(act), ...change };
if (isEmpty(next)) return act.clear();
let types = typesOf2(act), wanted = next.type !== void 0 && types.includes(next.type) ? [next.type] : types.filter((type) => isByCards(type, types) && isPicked(next));
for (let type of wanted) {
let drafts2 = [next, { ...next, keep: !next.keep }], found = (type === "buy" || type === "rearrange_and_buy" ? drafts2 : [next]).find((one) => offered(act, one, type));
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
return most.length > 0 ? Math.max(...most) : typesOf2(act).filter((type) => !["use_owl", "take_up", "end_turn", "pass"].includes(type)).length === 0 ? 1 : 1 / 0;
}
function pickable(act) {
if (!act.isOpen.value) return /* @__PURE__ */ new Set();
let cards = choices(act).flatMap((choice) => "hand" in choice ? choice.hand : "cards" in choice ? choice.cards.filter((card) => typeof card == "object") : []);
return new Set(cards.map(({ handle }) => handle));
}

// src/boards/dale_of_merchants/hand.tsx
function Hand({ props }) {
let { act, view, me, texts: texts2 } = props, hand = me === null ? null : view.players[me]?.hand ?? null;
if (!hand || me === null) return null;
let { hand_limit: limit, deck_size: deck } = view.players[me], [draft, can, most] = [draftOf2(act), pickable(act), handMost(act)], sum = hand.reduce((total, { value }) => total + value, 0);
return /* @__PURE__ */ a4("section", { class: "box", children: [
/* @__PURE__ */ a4("h2", { children: [
texts2.board.yourHand,
" ",
/* @__PURE__ */ a4("span", { class: "dale-plain", children: texts2.board.handWorth(hand.length, limit, sum, deck) })
] }),
hand.length === 0 ? /* @__PURE__ */ a4("p", { class: "hint", children: texts2.board.noCards }) : /* @__PURE__ */ a4(
CardRow,
{
props,
label: texts2.board.yourHand,
cards: hand.map(({ handle, card, value }) => {
let place2 = draft.hand.indexOf(handle);
return {
key: handle,
card,
value: value === infoOf(props, card).value ? void 0 : value,
can: can.has(handle),
picked: place2 >= 0,
order: place2 >= 0 && draft.hand.length > 1 ? place2 + 1 : void 0,
onClick: can.has(handle) ? () => draw(act, { hand: toggled(draft.hand, handle, most) }) : void 0
};
})
}
)
] });
}

// src/boards/dale_of_merchants/piles.tsx
function Pile(props) {
let { label, count, top, onClick } = props, content = /* @__PURE__ */ a4($, { children: [
top && props.props ? /* @__PURE__ */ a4(Emblem, { set: infoOf(props.props, top).set, size: 20 }) : /* @__PURE__ */ a4(Back, { size: 20 }),
/* @__PURE__ */ a4("span", { children: [
label,
" ",
/* @__PURE__ */ a4("b", { children: count })
] })
] });
return onClick ? /* @__PURE__ */ a4("button", { type: "button", class: "dale-pile button", "aria-expanded": props.open === !0, onClick, children: content }) : /* @__PURE__ */ a4("span", { class: "dale-pile", children: content });
}

// src/boards/dale_of_merchants/market.tsx
function priceOf(props, slot, market) {
let { act, view, components: components2, me } = props, from = market ? market[slot] : slot, asked = market ? choicesOf(act, "rearrange_and_buy").find((choice) => choice.slot === from && choice.to === slot) : choicesOf(act, "buy").find((choice) => choice.slot === slot);
if (asked) return { price: asked.price, isExact: !0 };
let card = view.market[from], price = (card ? infoOf(props, card).value : 0) + (components2.surcharges[slot] ?? 0), raised = view.players.some(({ seat, schedule }) => seat !== me && schedule.some((one) => one.card === "gunfight"));
return { price, isExact: !raised };
}
function Market({ props }) {
let { act, view, texts: texts2 } = props, { board } = texts2, draft = draftOf2(act), isOpen = useSignal(!1), slots = view.market.map((_4, slot) => view.market.length - 1 - slot);
return /* @__PURE__ */ a4("section", { class: "box", children: [
/* @__PURE__ */ a4("h2", { children: board.market }),
/* @__PURE__ */ a4(
CardRow,
{
props,
label: board.market,
empty: board.sold,
cards: slots.map((slot) => {
let card = view.market[draft.market ? draft.market[slot] : slot] ?? null, { price, isExact } = priceOf(props, slot, draft.market), can = canPick(props, draft, slot), place2 = draft.slots.indexOf(slot);
return {
key: slot,
card,
can,
picked: place2 >= 0,
order: place2 >= 0 && marketMost(props) > 1 ? place2 + 1 : void 0,
onClick: can ? () => draw(act, { slots: toggled(draft.slots, slot, marketMost(props)), type: void 0 }) : void 0,
children: /* @__PURE__ */ a4("b", { class: "dale-price", children: board.price(price, isExact) })
};
}),
children: /* @__PURE__ */ a4("span", { class: "dale-piles", children: [
/* @__PURE__ */ a4(Pile, { label: board.deck, count: view.market_deck_size }),
/* @__PURE__ */ a4(Pile, { label: board.pile, count: view.market_pile.length, top: view.market_pile.at(-1), props, open: isOpen.value, onClick: () => isOpen.value = !isOpen.value })
] })
}
),
isOpen.value && /* @__PURE__ */ a4(PileCards, { props, title: board.marketPile, cards: view.market_pile }),
draft.market && /* @__PURE__ */ a4(Arrange, { props, draft, market: draft.market })
] });
}
function canPick({ act }, { market }, slot) {
return act.isOpen.value ? market ? choicesOf(act, "rearrange_and_buy").some((choice) => choice.to === slot && choice.slot === market[slot]) : choicesOf(act, "buy").some((choice) => choice.slot === slot) || choicesOf(act, "choose_market_cards").some((choice) => choice.slots.includes(slot)) : !1;
}
function marketMost({ act }) {
return Math.max(1, ...choicesOf(act, "choose_market_cards").map(({ count }) => count));
}
function PileCards({ props, title, cards }) {
let place2 = T2(null);
return A2(() => place2.current?.scrollIntoView({ block: "nearest" }), [title]), /* @__PURE__ */ a4("div", { class: "dale-drawer", ref: place2, children: [
/* @__PURE__ */ a4("h3", { children: title }),
cards.length === 0 ? /* @__PURE__ */ a4("p", { class: "hint", children: props.texts.board.noCards }) : /* @__PURE__ */ a4(CardRow, { props, label: title, cards: cards.map((card, place3) => ({ card, key: place3 })).toReversed() })
] });
}
function Arrange({ props, draft, market }) {
let { act, view, texts: texts2 } = props, slots = market.map((_4, slot) => market.length - 1 - slot), swap = (slot, other) => {
let next = market.map((from, index) => index === slot ? market[other] : index === other ? market[slot] : from), moved2 = (one) => one === slot ? other : one === other ? slot : one;
draw(act, { market: next, slots: draft.slots.map(moved2) });
}, nameAt = (slot) => {
let card = view.market[market[slot]];
return card ? texts2.ids[card] : texts2.board.sold;
};
return /* @__PURE__ */ a4("div", { class: "dale-arrange", role: "group", "aria-label": texts2.board.rearrange, children: slots.map((slot) => /* @__PURE__ */ a4("span", { class: "row", children: [
/* @__PURE__ */ a4("small", { class: "dale-arrange-name", children: nameAt(slot) }),
/* @__PURE__ */ a4("button", { type: "button", class: "button chip", disabled: slot + 1 >= market.length, "aria-label": texts2.board.moveLeft(nameAt(slot)), onClick: () => swap(slot, slot + 1), children: "◂" }),
/* @__PURE__ */ a4("button", { type: "button", class: "button chip", disabled: slot === 0, "aria-label": texts2.board.moveRight(nameAt(slot)), onClick: () => swap(slot, slot - 1), children: "▸" })
] }, slot)) });
}

// src/boards/dale_of_merchants/question.tsx
function asking(props) {
return choices(props.act).flatMap((choice) => "by" in choice ? [choice.by] : [])[0] ?? props.view.asking ?? void 0;
}
function question(props) {
let { board } = props.texts, types = typesOf2(props.act), type = types.find((one) => one in board.asks);
return !type && types.includes("use_owl") && !types.includes("discard") ? board.owlHint : type && board.asks[type](choicesOf(props.act, type)[0]);
}
function Question({ props }) {
let { act, view, texts: texts2, say } = props, { board } = texts2, card = asking(props), asked = act.decisions.value.length > 0 ? question(props) : void 0, seen = props.last.map(handOf).find((one) => one !== void 0), offers = typesOf2(act).some((type) => OFFERING.has(type));
return !card && !view.laid_out && !seen && !offers ? null : /* @__PURE__ */ a4("section", { class: "box dale-question", "data-due": asked !== void 0, children: [
card && /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("h2", { children: say(asked === void 0 ? board.resolving(card) : board.asksYou(card)) }),
/* @__PURE__ */ a4("p", { children: infoOf(props, card).text })
] }),
seen && /* @__PURE__ */ a4(Looked, { props, owner: seen.owner, cards: seen.cards }),
/* @__PURE__ */ a4(LaidOut, { props }),
/* @__PURE__ */ a4(Offer2, { props })
] });
}
var OFFERING = /* @__PURE__ */ new Set(["choose_deck_cards", "order_cards", "exchange", "deal", "choose_pile_cards", "swap"]);
function handOf(event) {
if (!(event.type !== "dale_of_merchants.hand_looked_at" || !event.data.cards))
return { owner: event.data.owner, cards: event.data.cards };
}
function Looked({ props, owner, cards }) {
let title = props.texts.board.handOf(props.name(owner));
return /* @__PURE__ */ a4("div", { class: "dale-drawer", children: [
/* @__PURE__ */ a4("h3", { children: title }),
/* @__PURE__ */ a4(CardRow, { props, label: title, cards: cards.map((card, key) => ({ card, key })) })
] });
}
function LaidOut({ props }) {
let laid = props.view.laid_out;
return laid ? /* @__PURE__ */ a4("div", { class: "dale-drawer", children: [
/* @__PURE__ */ a4("h3", { children: props.say(props.texts.board.laidOut(laid.seat, laid.partner, laid.missing)) }),
/* @__PURE__ */ a4("div", { class: "row", children: laid.cards.map(({ card, value }, place2) => /* @__PURE__ */ a4("span", { class: "dale-thing", children: /* @__PURE__ */ a4(Chip, { props, card, value, named: !0 }) }, place2)) })
] }) : null;
}
function Offer2({ props }) {
let { act } = props, deck = choicesOf(act, "choose_deck_cards")[0], order = choicesOf(act, "order_cards")[0], exchange = choicesOf(act, "exchange")[0], deal = choicesOf(act, "deal")[0];
return deck ? /* @__PURE__ */ a4(Deck, { props, cards: deck.deck, most: 1 }) : order ? /* @__PURE__ */ a4(Deck, { props, cards: order.cards, most: order.cards.length, isOrder: !0 }) : exchange ? /* @__PURE__ */ a4(Deck, { props, cards: exchange.deck, most: exchange.count }) : deal ? /* @__PURE__ */ a4(Deal, { props, cards: deal.cards, givers: deal.givers }) : /* @__PURE__ */ a4(OwnPile, { props });
}
function Deck({ props, cards, most, isOrder }) {
let { act, texts: texts2 } = props, { deck: picked } = draftOf2(act), title = isOrder === !0 ? texts2.board.topFirst : texts2.board.yourDeck, pick = (place2) => {
let next = isOrder === !0 && picked.length === cards.length ? [place2] : toggled(picked, place2, most), rest = cards.map((_4, index) => index).filter((index) => !next.includes(index));
draw(act, { deck: isOrder === !0 && rest.length === 1 && next.length > picked.length ? [...next, ...rest] : next, type: void 0 });
};
return /* @__PURE__ */ a4("div", { class: "dale-drawer", children: [
/* @__PURE__ */ a4("h3", { children: title }),
/* @__PURE__ */ a4(
CardRow,
{
props,
label: title,
cards: cards.map((card, place2) => {
let at = picked.indexOf(place2);
return { card, key: place2, can: act.isOpen.value, picked: at >= 0, order: at >= 0 && most > 1 ? at + 1 : void 0, onClick: () => pick(place2) };
})
}
)
] });
}
function OwnPile({ props }) {
let { act, view, me, texts: texts2 } = props, chosen = choicesOf(act, "choose_pile_cards")[0], places = chosen?.places ?? choicesOf(act, "swap")[0]?.places;
if (!places || me === null) return null;
let { pile: picked } = draftOf2(act), most = chosen?.max ?? 1, title = texts2.board.yourPile, cards = view.players[me].pile.map((card, place2) => {
let [can, at] = [act.isOpen.value && places.includes(place2), picked.indexOf(place2)], onClick = can ? () => draw(act, { pile: toggled(picked, place2, most), type: void 0 }) : void 0;
return { card, key: place2, can, picked: at >= 0, order: at >= 0 && most > 1 ? at + 1 : void 0, onClick };
});
return /* @__PURE__ */ a4("div", { class: "dale-drawer", children: [
/* @__PURE__ */ a4("h3", { children: title }),
/* @__PURE__ */ a4(CardRow, { props, label: title, cards: cards.toReversed() })
] });
}
function Deal({ props, cards, givers }) {
let { act, texts: texts2, name } = props, draft = draftOf2(act), seats = cards.map((_4, index) => draft.seats[index] ?? null), give = (index, seat) => {
let before = seats[index] ?? null, next = seats.map((one, other) => other === index ? seat : one === seat ? before : one), left = givers.filter((giver) => !next.includes(giver));
draw(act, { seats: left.length === 1 ? next.map((one) => one ?? left[0]) : next });
};
return /* @__PURE__ */ a4("div", { class: "dale-deal", children: cards.map((card, index) => /* @__PURE__ */ a4("div", { class: "row", role: "group", "aria-label": texts2.board.gets(texts2.ids[card]), children: [
/* @__PURE__ */ a4("span", { class: "dale-thing", children: /* @__PURE__ */ a4(Chip, { props, card, named: !0 }) }),
/* @__PURE__ */ a4("span", { class: "hint", children: "→" }),
givers.map((seat) => /* @__PURE__ */ a4("button", { type: "button", class: "button chip player", disabled: !act.isOpen.value, "aria-pressed": seats[index] === seat, onClick: () => give(index, seat), children: [
/* @__PURE__ */ a4(SeatIcon, { seat, size: 14 }),
name(seat)
] }, seat))
] }, index)) });
}

// src/boards/dale_of_merchants/panel.tsx
function Panel3(props) {
let { act, texts: texts2, say } = props, draft = draftOf2(act), [asked, card] = [question(props), asking(props)];
return /* @__PURE__ */ a4($, { children: [
asked !== void 0 && /* @__PURE__ */ a4("p", { children: [
card && /* @__PURE__ */ a4($, { children: [
say(texts2.board.asksYou(card)),
" "
] }),
asked
] }),
/* @__PURE__ */ a4("div", { class: "dale-acts", children: [
/* @__PURE__ */ a4(Sum, { props, draft }),
/* @__PURE__ */ a4("div", { class: "row types", children: [
/* @__PURE__ */ a4(ByCards, { props, draft }),
/* @__PURE__ */ a4(Answers, { props }),
/* @__PURE__ */ a4(None, { props })
] })
] })
] });
}
function Sum({ props, draft }) {
let { act, view, me, texts: texts2 } = props, { board } = texts2, hand = (me === null ? null : view.players[me]?.hand) ?? [], cards = draft.hand.flatMap((handle) => hand.find((one) => one.handle === handle) ?? []), slot = typesOf2(act).includes("buy") || draft.market ? draft.slots[0] : void 0, bought = slot === void 0 ? null : view.market[draft.market ? draft.market[slot] : slot], canKeep = draft.slots.length === 1 && ["buy", "rearrange_and_buy"].some((type) => offered(act, { ...draft, keep: !0 }, type) && offered(act, { ...draft, keep: !1 }, type));
if (cards.length === 0 && !bought && !draft.market) return typesOf2(act).includes("discard") ? /* @__PURE__ */ a4("p", { class: "hint", children: board.startHint }) : null;
let sum = cards.reduce((total, { value }) => total + value, 0), price = slot === void 0 ? void 0 : priceOf(props, slot, draft.market).price;
return /* @__PURE__ */ a4("p", { class: "dale-sum", children: [
bought && price !== void 0 && /* @__PURE__ */ a4("span", { children: props.say(board.paying(bought, price)) }),
draft.market && !bought && /* @__PURE__ */ a4("span", { children: board.arrangeHint }),
cards.length > 0 && /* @__PURE__ */ a4("span", { children: [
grouped(cards.map(({ card, value }) => `${texts2.ids[card]} ${value}`)).join(" + "),
cards.length > 1 && " ",
cards.length > 1 && /* @__PURE__ */ a4("b", { children: [
"= ",
sum
] })
] }),
price !== void 0 && /* @__PURE__ */ a4("span", { class: "dale-fit", "data-fits": act.armed.value !== void 0, children: act.armed.value ? board.fits : cards.length === 0 ? board.payHint : board.fitsNot(sum, price) }),
canKeep && /* @__PURE__ */ a4(Button, { extra: "chip", pressed: draft.keep, onClick: () => draw(act, { keep: !draft.keep }), children: board.keepGlue })
] });
}
function grouped(names) {
let counts = /* @__PURE__ */ new Map();
for (let name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
return [...counts].map(([name, count]) => count === 1 ? name : `${count} × ${name}`);
}
function ByCards({ props, draft }) {
let { act, view, me, texts: texts2 } = props, { board } = texts2, hand = (me === null ? null : view.players[me]?.hand) ?? [], first = hand.find(({ handle }) => handle === draft.hand[0]), next = me === null ? 0 : (view.stalls[me % view.stalls.length]?.stacks.length ?? 0) + 1, labels = {
play: first && board.play(first.card),
use_owl: first && board.useOwl(first.card),
build: board.buildHere(next),
ask_for_help: board.askPartner(next),
discard: board.discard(draft.hand.length)
}, alone = { ...draft, slots: [], market: void 0 }, isQuiet = (type) => type === "discard" && draft.hand.length === 0, names = ["play", "use_owl", "build", "ask_for_help", "discard"].filter((type) => typesOf2(act).includes(type) && offered(act, alone, type)), canArrange = choicesOf(act, "rearrange_and_buy").length > 0;
return /* @__PURE__ */ a4($, { children: [
names.map((type) => /* @__PURE__ */ a4(
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
canArrange && /* @__PURE__ */ a4(
Button,
{
pressed: draft.market !== void 0,
disabled: !act.isOpen.value,
onClick: () => draw(act, { market: draft.market ? void 0 : view.market.map((_4, slot) => slot), type: void 0, ...withCalculations(draft, hand) }),
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
let { act, texts: texts2, view, me, name } = props, { board } = texts2, answers = [];
for (let { places } of choicesOf(act, "take_up")) {
let schedule = (me === null ? void 0 : view.players[me]?.schedule) ?? [];
answers.push(...places.map((place2) => ({ action: actionOf2("take_up", { place: place2 }), label: board.takeUp(schedule[place2]?.card ?? "junk") })));
}
for (let { players } of choicesOf(act, "choose_player"))
answers.push(...players.map((player2) => ({ action: actionOf2("choose_player", { player: player2 }), label: name(player2), seat: player2 })));
if (choicesOf(act, "choose_direction").length > 0 && me !== null) {
let seats = view.players.length, sides = { left: (me + 1) % seats, right: (me + seats - 1) % seats };
for (let side of ["left", "right"]) answers.push({ action: actionOf2("choose_direction", { direction: side }), label: board.side[side](name(sides[side])), seat: sides[side] });
}
for (let { max } of choicesOf(act, "guess"))
answers.push(...Array.from({ length: max }, (_4, index) => ({ action: actionOf2("guess", { value: index + 1 }), label: String(index + 1) })));
if (choicesOf(act, "put_on_deck").length > 0)
for (let onDeck of [!0, !1]) answers.push({ action: actionOf2("put_on_deck", { on_deck: onDeck }), label: onDeck ? board.onDeck : board.onPile });
for (let type of ["pass", "end_turn", "decline_help"])
typesOf2(act).includes(type) && answers.push({ action: actionOf2(type), label: board.without[type] });
return act.options.value.length < 2 ? /* @__PURE__ */ a4($, {}) : /* @__PURE__ */ a4($, { children: answers.map(({ action, label, seat }) => /* @__PURE__ */ a4(
Button,
{
extra: "dale-answer",
pressed: isArmed(act, action),
disabled: !act.isOpen.value || !act.allows(action),
onClick: () => isArmed(act, action) && act.isBegun.value ? act.clear() : act.arm(action),
children: [
seat !== void 0 && /* @__PURE__ */ a4(SeatIcon, { seat, size: 14 }),
" ",
label
]
},
JSON.stringify(action)
)) });
}
function None({ props }) {
let { act, texts: texts2 } = props, empty = { ...draftOf2(act), hand: [], deck: [], pile: [] }, type = ["choose_hand_cards", "choose_deck_cards", "choose_pile_cards"].find((one) => typesOf2(act).includes(one) && offered(act, empty, one)), action = type && made(empty, type);
return action ? /* @__PURE__ */ a4(Button, { pressed: isArmed(act, action), disabled: !act.isOpen.value, onClick: () => act.arm(action), children: texts2.board.none }) : null;
}

// src/boards/dale_of_merchants/side.tsx
var SECONDS = [20, 60, 300, 0], REACTIONS = ["ask", "when_able", "pass"];
function Side2(props) {
let { view, me, components: components2, texts: texts2, game } = props, sets = components2.sets.filter(({ id }) => view.sets.includes(id));
return /* @__PURE__ */ a4($, { children: [
me !== null && game.status === "running" && view.sets.includes("owls") && /* @__PURE__ */ a4(Orders, { props }),
/* @__PURE__ */ a4("section", { class: "box", children: [
/* @__PURE__ */ a4("h2", { children: texts2.board.animalfolk }),
sets.map(({ id, name, about }) => /* @__PURE__ */ a4("details", { children: [
/* @__PURE__ */ a4("summary", { class: "dale-set", children: [
/* @__PURE__ */ a4(Emblem, { set: id }),
" ",
name
] }),
/* @__PURE__ */ a4("p", { class: "hint", children: about })
] }, id))
] })
] });
}
function Orders({ props }) {
let { board } = props.texts, params = { path: { game: props.game.id } }, read2 = useRead(() => ask(kontor.value.api.GET("/v1/games/{game}/orders", { params })), props.game.id), set = useSignal(void 0), failed = useSignal(void 0), orders = set.value ?? (read2.data?.ruleset === "dale_of_merchants" ? read2.data.orders : void 0);
if (!orders) return null;
let give = async (next) => {
failed.value = void 0;
try {
await ask(kontor.value.api.PUT("/v1/games/{game}/orders", { params, body: { ruleset: "dale_of_merchants", orders: next } })), set.value = next;
} catch (error) {
failed.value = error;
}
}, seconds2 = orders.pass_after_s ?? 0;
return /* @__PURE__ */ a4("section", { class: "box dale-orders", children: [
/* @__PURE__ */ a4("h2", { children: board.orders }),
/* @__PURE__ */ a4(
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
orders.reactions !== "pass" && /* @__PURE__ */ a4(
Choice,
{
label: board.passAfter,
values: SECONDS.includes(seconds2) ? SECONDS : [...SECONDS, seconds2],
value: seconds2,
name: (value) => board.seconds(value),
onChange: (value) => {
give({ ...orders, pass_after_s: value === 0 ? null : value });
}
}
),
/* @__PURE__ */ a4(Failure, { error: failed.value ?? read2.error })
] });
}

// src/boards/dale_of_merchants/stalls.tsx
function membersOf({ view }, stall) {
return view.players.map(({ seat }) => seat).filter((seat) => seat % view.stalls.length === stall);
}
function Stalls({ props }) {
let { view, texts: texts2 } = props, open = useSignal(void 0);
return /* @__PURE__ */ a4("section", { class: "box", children: [
/* @__PURE__ */ a4("h2", { children: texts2.board.stalls(view.stacks_to_win) }),
view.stalls.map((_4, stall) => /* @__PURE__ */ a4(Stall, { props, stall, open }, stall))
] });
}
function Stall({ props, stall, open }) {
let members = membersOf(props, stall), isMine = props.me !== null && members.includes(props.me);
return /* @__PURE__ */ a4("div", { class: "dale-stall", "data-me": isMine, children: [
/* @__PURE__ */ a4("div", { class: "dale-seats", children: members.map((seat) => /* @__PURE__ */ a4(Seat, { props, seat, open }, seat)) }),
/* @__PURE__ */ a4(Places2, { props, stall, open, isMine }),
/* @__PURE__ */ a4(Drawer, { props, stall, open, members })
] });
}
function toggle(open, key) {
open.value = open.value === key ? void 0 : key;
}
function Seat({ props, seat, open }) {
let { view, me, texts: texts2, components: components2, name } = props, { board } = texts2, player2 = view.players[seat], isPartner = view.teams && me !== null && seat !== me && seat % 2 === me % 2, limit = player2.hand_limit === components2.hand_size ? "" : `/${player2.hand_limit}`;
return /* @__PURE__ */ a4("div", { class: "dale-seat", children: [
/* @__PURE__ */ a4("span", { class: "dale-who", children: [
/* @__PURE__ */ a4(SeatIcon, { seat }),
/* @__PURE__ */ a4("b", { class: "dale-player", children: name(seat) }),
seat === me && /* @__PURE__ */ a4("span", { class: "tag", children: board.you }),
isPartner && /* @__PURE__ */ a4("span", { class: "tag", children: board.partner }),
seat === view.turn && view.standings === null && /* @__PURE__ */ a4("span", { class: "dale-turn", children: board.turn })
] }),
/* @__PURE__ */ a4("span", { class: "dale-counts", children: [
/* @__PURE__ */ a4("span", { title: board.deckOf, children: [
board.deck,
" ",
player2.deck_size
] }),
/* @__PURE__ */ a4("span", { children: [
board.hand,
" ",
player2.hand_size,
limit
] }),
/* @__PURE__ */ a4(Pile, { label: board.pile, count: player2.pile.length, top: player2.pile.at(-1), props, open: open.value === `pile:${seat}`, onClick: () => toggle(open, `pile:${seat}`) })
] }),
(player2.schedule.length > 0 || player2.multiplied.length > 0) && /* @__PURE__ */ a4("span", { class: "dale-lasting", children: [
player2.schedule.map(({ card, until }, place2) => /* @__PURE__ */ a4("button", { type: "button", class: "dale-thing", "aria-expanded": open.value === `schedule:${seat}`, onClick: () => toggle(open, `schedule:${seat}`), children: [
/* @__PURE__ */ a4(Chip, { props, card, named: !0 }),
" ",
/* @__PURE__ */ a4("span", { class: "hint", children: board.until[until] })
] }, place2)),
player2.multiplied.map(({ card, value }, place2) => /* @__PURE__ */ a4("span", { class: "dale-thing", children: [
/* @__PURE__ */ a4(Chip, { props, card, value, named: !0 }),
" ",
/* @__PURE__ */ a4("span", { class: "hint", children: board.counts(value) })
] }, `m${place2}`))
] })
] });
}
function Places2({ props, stall, open, isMine }) {
let { act, view, texts: texts2 } = props, { board } = texts2, { stacks } = view.stalls[stall], worth = view.players[stall].next_stack, builds = isMine && offered(act, draftOf2(act), "build") !== void 0;
return /* @__PURE__ */ a4("ol", { class: "dale-places", "data-many": view.stacks_to_win > 8, "aria-label": board.stallOf(membersOf(props, stall).map(props.name)), children: Array.from({ length: view.stacks_to_win }, (_4, index) => {
let cards = stacks[index], isNext = index === stacks.length, key = `stack:${stall}:${index}`, number2 = /* @__PURE__ */ a4("small", { class: "dale-number", children: index + 1 });
return cards ? /* @__PURE__ */ a4(Stack, { props, stack: index, cards, isMine, isOpen: open.value === key, onOpen: () => toggle(open, key) }, key) : isNext && builds ? /* @__PURE__ */ a4("li", { children: /* @__PURE__ */ a4(
"button",
{
type: "button",
class: "dale-place dale-next",
"data-can": "true",
"aria-label": board.buildHere(index + 1),
"aria-pressed": armedType(act) === "build",
onClick: () => draw(act, { type: "build", slots: [], market: void 0 }),
children: [
number2,
" ",
board.build
]
}
) }, key) : /* @__PURE__ */ a4("li", { class: isNext ? "dale-place dale-next" : "dale-place dale-empty", children: [
number2,
isNext && worth !== index + 1 && /* @__PURE__ */ a4("b", { class: "dale-worth", children: board.needs(worth) })
] }, key);
}) });
}
function Stack(all2) {
let { props, stack, cards, isMine } = all2, { act, texts: texts2 } = props, number2 = /* @__PURE__ */ a4("small", { class: "dale-number", children: stack + 1 });
if ((isMine && act.isOpen.value ? choicesOf(act, "choose_stall_card").filter((choice) => choice.stack === stack) : []).length === 0)
return /* @__PURE__ */ a4("li", { children: /* @__PURE__ */ a4("button", { type: "button", class: "dale-place dale-stack", "aria-expanded": all2.isOpen, "aria-label": `${texts2.board.stack(stack + 1)}: ${cards.map((card) => texts2.ids[card]).join(", ")}`, onClick: all2.onOpen, children: [
number2,
cards.map((card, place2) => /* @__PURE__ */ a4(Chip, { props, card }, place2))
] }) });
let picked = draftOf2(act).stall;
return /* @__PURE__ */ a4("li", { class: "dale-place dale-stack", children: [
number2,
cards.map((card, place2) => {
let isPicked2 = picked?.[0] === stack && picked[1] === place2;
return /* @__PURE__ */ a4(
"button",
{
type: "button",
class: "dale-thing",
"data-can": "true",
"aria-label": `${texts2.board.stack(stack + 1)}: ${texts2.ids[card]}`,
"aria-pressed": isPicked2,
onClick: () => draw(act, { stall: isPicked2 ? void 0 : [stack, place2] }),
children: /* @__PURE__ */ a4(Chip, { props, card })
},
place2
);
})
] });
}
function Drawer({ props, stall, open, members }) {
let { view, texts: texts2, name } = props, { board } = texts2, [kind, first = "", second = ""] = (open.value ?? "").split(":"), number2 = Number(first);
if (kind === "stack" && number2 === stall) {
let cards = view.stalls[stall].stacks[Number(second)];
return cards ? /* @__PURE__ */ a4(PileCards, { props, title: board.stack(Number(second) + 1), cards: cards.toReversed() }) : null;
}
if (!members.includes(number2)) return null;
let player2 = view.players[number2];
return kind === "pile" ? /* @__PURE__ */ a4(PileCards, { props, title: board.pileOf(name(number2)), cards: player2.pile }) : kind === "schedule" ? /* @__PURE__ */ a4(PileCards, { props, title: board.scheduleOf(name(number2)), cards: player2.schedule.map(({ card }) => card).toReversed() }) : null;
}

// src/boards/dale_of_merchants/index.tsx
function Table2(props) {
let top = T2(null), asked = props.act.decisions.value.find(({ kind }) => !kind.endsWith(".acting"))?.id;
return A2(() => {
asked !== void 0 && top.current?.closest(".board")?.scrollTo(0, 0);
}, [asked]), /* @__PURE__ */ a4("div", { class: "dale", ref: top, role: "group", "aria-label": props.texts.board.title, children: [
/* @__PURE__ */ a4(Question, { props }),
/* @__PURE__ */ a4(Market, { props }),
/* @__PURE__ */ a4(Hand, { props }),
/* @__PURE__ */ a4(Stalls, { props })
] });
}
var dale = { Table: Table2, Side: Side2, Panel: Panel3 };

// src/boards/haendler/layout.ts
var WIDE = { width: 1180, height: 470 }, UPRIGHT = { width: 390, height: 640 }, wide = {
corner: { city: [200, 61], dock: [94, 60], spaces: [[298, 74], [340, 92], [382, 110]] },
side: { city: [74, 235], dock: [74, 322], spaces: [[172, 235], [217, 235], [262, 235]] }
}, upright = {
corner: { city: [60, 58], dock: [143, 56], spaces: [[76, 136], [112, 160], [150, 186]] },
side: { city: [60, 288], dock: [60, 212], spaces: [[80, 366], [120, 352], [160, 330]] }
}, BETWEEN = [
["paris_bruegge", [316, 168], [144, 258]],
["bruegge_koeln", [590, 84], [195, 156]],
["koeln_wien", [864, 168], [246, 258]],
["wien_genua", [864, 302], [246, 396]],
["genua_genf", [590, 386], [195, 484]],
["genf_paris", [316, 302], [144, 396]]
], CITIES = [
["paris", "side", !1, !1],
["bruegge", "corner", !1, !1],
["koeln", "corner", !0, !1],
["wien", "side", !0, !1],
["genua", "corner", !0, !0],
["genf", "corner", !1, !0]
];
function byHand(isUpright2) {
let size = isUpright2 ? UPRIGHT : WIDE, places = /* @__PURE__ */ new Map(), docks = /* @__PURE__ */ new Map();
for (let [city, quarter, mirrorX, mirrorY] of CITIES) {
let drawn2 = (isUpright2 ? upright : wide)[quarter], at = ([x4, y5]) => [mirrorX ? size.width - x4 : x4, mirrorY ? size.height - y5 : y5];
places.set(city, at(drawn2.city)), docks.set(city, at(drawn2.dock)), ["1", "2", "junction"].forEach((name, index) => places.set(`${city}_${name}`, at(drawn2.spaces[index])));
}
for (let [id, atWide, atUpright] of BETWEEN) places.set(id, isUpright2 ? atUpright : atWide);
return { ...size, places, docks, hasMiddle: !isUpright2 };
}
function layoutOf(board, isUpright2) {
let drawn2 = byHand(isUpright2);
return [...board.cities.map(({ id }) => id), ...board.spaces].every((id) => drawn2.places.has(id)) ? drawn2 : computed(board, isUpright2);
}
var STEPS = 400, APART = 46;
function computed(board, isUpright2) {
let size = isUpright2 ? { width: 390, height: Math.max(640, 60 * board.cities.length) } : WIDE, [middleX, middleY] = [size.width / 2, size.height / 2], cities = ringOf2(board), at = /* @__PURE__ */ new Map();
cities.forEach((id, index) => {
let angle = (index + 0.5) / cities.length * 2 * Math.PI - Math.PI / 2;
at.set(id, [middleX + (middleX - 66) * Math.cos(angle), middleY + (middleY - 60) * Math.sin(angle)]);
}), board.spaces.forEach((id, index) => at.set(id, [middleX + 60 * Math.cos(index * 2.4), middleY + 60 * Math.sin(index * 2.4)]));
let near = neighboursOf(board);
for (let step = 0; step < STEPS; step++) {
for (let id of board.spaces) pull(at.get(id), (near.get(id) ?? []).map((one) => at.get(one)));
for (let id of board.spaces) push(at, id, new Set(cities), size);
}
let docks = cities.map((id) => {
let [x4, y5] = at.get(id);
return [id, isUpright2 ? [x4 < middleX ? x4 + 78 : x4 - 78, y5] : [x4, y5 < middleY ? y5 + 72 : y5 - 72]];
});
return { ...size, places: at, docks: new Map(docks), hasMiddle: !1 };
}
function neighboursOf(board) {
let near = /* @__PURE__ */ new Map();
for (let { from, to } of board.roads)
near.set(from, [...near.get(from) ?? [], to]), near.set(to, [...near.get(to) ?? [], from]);
return near;
}
function ringOf2(board) {
let near = neighboursOf(board), ring = board.cities.slice(0, 1).map(({ id }) => id);
for (; ring.length < board.cities.length; ) {
let seen = /* @__PURE__ */ new Set([ring.at(-1)]), found;
for (let id of seen) {
if (board.cities.some((city) => city.id === id) && !ring.includes(id)) {
found = id;
break;
}
for (let next of near.get(id) ?? []) seen.add(next);
}
ring.push(found ?? board.cities.find(({ id }) => !ring.includes(id)).id);
}
return ring;
}
function pull(point, others) {
if (others.length === 0) return;
let mean = (axis) => others.reduce((sum, other) => sum + other[axis], 0) / others.length;
point[0] += 0.3 * (mean(0) - point[0]), point[1] += 0.3 * (mean(1) - point[1]);
}
function push(at, id, cities, size) {
let point = at.get(id);
for (let [other, [x4, y5]] of at) {
if (other === id) continue;
let [dx, dy] = [point[0] - x4, point[1] - y5], least = cities.has(other) ? 2 * APART : APART, distance2 = Math.hypot(dx, dy) || 0.01;
distance2 >= least || (point[0] += (dx || 0.01) / distance2 * (least - distance2) * 0.6, point[1] += dy / distance2 * (least - distance2) * 0.6);
}
point[0] = Math.min(size.width - 20, Math.max(20, point[0])), point[1] = Math.min(size.height - 24, Math.max(24, point[1]));
}

// src/boards/haendler/icons.tsx
var GOODS = ["cloth", "wine", "salt", "food", "iron", "silk"], DRAWN = {
cloth: /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("path", { d: "M3 6h11v9H3z", fill: "#3f7fbf" }),
/* @__PURE__ */ a4("path", { d: "M14 6a2.2 4.5 0 1 1 0 9a2.2 4.5 0 1 1 0-9z", fill: "#9cc6ea" }),
/* @__PURE__ */ a4("path", { d: "M6 6v9M9.5 6v9" })
] }),
wine: /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("path", { d: "M5.5 2.5h9c.8 5-1 8-4.5 8s-5.3-3-4.5-8z", fill: "#a8324a" }),
/* @__PURE__ */ a4("path", { d: "M10 10.5v6M6.5 17.5h7" })
] }),
salt: /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("path", { d: "M10 2.5l7 3.8v7.6l-7 3.8l-7-3.8V6.3z", fill: "#a9bdd0" }),
/* @__PURE__ */ a4("path", { d: "M3 6.3l7 3.8l7-3.8M10 10.1v7.6" })
] }),
food: /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("path", { d: "M2.5 12c0-4.5 3.5-7 7.5-7s7.5 2.5 7.5 7c0 2.5-1 3.5-3 3.5h-9c-2 0-3-1-3-3.5z", fill: "#d9a441" }),
/* @__PURE__ */ a4("path", { d: "M6.5 8.5l1.5 3M10 7.5l1.5 3.5M13.5 8.5l1 3" })
] }),
iron: /* @__PURE__ */ a4("path", { d: "M2 5.5h16c-.5 3.2-3 4-5.5 4.2v3.3l3 2v2h-11v-2l3-2V9.7C4.5 9.5 2.5 8.5 2 5.5z", fill: "#7d8790" }),
silk: /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("path", { d: "M4 2.5h12v3H4zM4 14.5h12v3H4z", fill: "#c9b28a" }),
/* @__PURE__ */ a4("path", { d: "M6 5.5h8v9H6z", fill: "#e58fc0" }),
/* @__PURE__ */ a4("path", { d: "M6 8h8M6 10h8M6 12h8" })
] }),
coat_of_arms: /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("path", { d: "M3.5 3h13v6.5c0 4-3 6.8-6.5 8c-3.5-1.2-6.5-4-6.5-8z", fill: "#f0e442" }),
/* @__PURE__ */ a4("path", { d: "M10 3v14.5M3.5 9h13" })
] })
};
function Good({ id, label }) {
return /* @__PURE__ */ a4("svg", { class: "haendler-good", viewBox: "0 0 20 20", role: label === void 0 ? void 0 : "img", "aria-label": label, "aria-hidden": label === void 0, children: DRAWN[id] });
}
function Heap({ goods, label }) {
return /* @__PURE__ */ a4("span", { class: "haendler-heap", role: "img", "aria-label": label, children: GOODS.flatMap((id) => Array.from({ length: goods[id] }, (_4, index) => /* @__PURE__ */ a4(Good, { id }, `${id} ${index}`))) });
}
var countOf2 = (goods) => GOODS.reduce((sum, id) => sum + goods[id], 0);
function Cart({ number: number2 }) {
return /* @__PURE__ */ a4("svg", { class: "haendler-cart", viewBox: "0 0 44 34", "aria-hidden": "true", children: [
/* @__PURE__ */ a4("path", { class: "body", d: "M3 6h38l-5 18H8z" }),
/* @__PURE__ */ a4("circle", { class: "wheel", cx: "12", cy: "27", r: "5.5" }),
/* @__PURE__ */ a4("circle", { class: "wheel", cx: "32", cy: "27", r: "5.5" }),
/* @__PURE__ */ a4("text", { x: "22", y: "20", "text-anchor": "middle", children: number2 })
] });
}
function Letter() {
return /* @__PURE__ */ a4("svg", { class: "haendler-letter", viewBox: "0 0 30 22", "aria-hidden": "true", children: [
/* @__PURE__ */ a4("path", { class: "body", d: "M2 2h26v18H2z" }),
/* @__PURE__ */ a4("path", { class: "fold", d: "M2 2l13 10L28 2" }),
/* @__PURE__ */ a4("circle", { class: "seal", cx: "15", cy: "12.5", r: "3.5" })
] });
}

// src/table/names.ts
function gameTexts(ruleset) {
let games = texts().games;
return Object.hasOwn(games, ruleset) ? games[ruleset] : void 0;
}
function seatName(seat) {
let t4 = texts().page;
return seat?.player ? seat.player.name : seat?.bot ? t4.bot(seat.bot) : t4.freeSeat;
}
function seatNames(table) {
let seats = table.game.value?.seats ?? [];
return (number2) => {
let seat = seats[number2];
if (!seat) return `${number2 + 1}`;
let bots = seats.filter(({ bot, player: player2 }) => !player2 && bot !== null);
return !seat.player && seat.bot && bots.length > 1 ? `${seatName(seat)} ${bots.indexOf(seat) + 1}` : seatName(seat);
};
}
function haendlerBoard({ boards }, game) {
let chosen = game.options.board;
return chosen?.layout ?? (boards.find(({ name }) => name === chosen?.type) ?? boards[0]).board;
}
function boardOf(table) {
let [components2, game] = [table.components.value, table.game.value];
return components2?.ruleset === "haendler" && game ? haendlerBoard(components2.components, game) : void 0;
}
function placeName(board, id) {
let named = (part) => board?.cities.find((city) => city.id === part)?.name, [first = "", second = ""] = id.split("_"), [one, two] = [named(first) ?? first, named(second)];
return two !== void 0 ? `${one}–${two}` : named(id) ?? [one, second === "junction" ? texts().games.haendler.board.fork : second].filter((part) => part !== "").join(" ");
}
function tellerOf(table) {
return {
seat: (seat) => ({ seat }),
place: (id) => placeName(boardOf(table), id),
card: (card) => card === null ? texts().page.unknown : { card }
};
}
function word(ruleset, id, kind) {
let words = gameTexts(ruleset)?.[kind];
return (words && Object.hasOwn(words, id) ? words[id] : void 0) ?? id.replaceAll("_", " ");
}

// src/boards/haendler/parts.ts
var narrow = matchMedia("(max-width: 800px)"), isUpright = y3(narrow.matches);
narrow.addEventListener("change", () => isUpright.value = narrow.matches);
var boardOf2 = ({ components: components2, game }) => haendlerBoard(components2, game);
function targetOf(action) {
return action.type === "haendler.move_wagon" ? action.route.at(-1) : action.type === "haendler.move_courier" ? action.space : "city" in action ? action.city : void 0;
}
var wagonPick = (wagon) => ({ key: `wagon:${wagon}`, fits: (action) => "wagon" in action && action.wagon === wagon }), courierPick = { key: "wagon:courier", fits: ({ type }) => type === "haendler.move_courier" }, placePick = (place2) => ({ key: `place:${place2}`, fits: (action) => targetOf(action) === place2 }), goodPick = (good) => ({ key: `good:${good}`, fits: (action) => "good" in action && action.good === good }), onePick = (action) => {
let text = JSON.stringify(action);
return { key: `one:${text}`, fits: (other) => JSON.stringify(other) === text };
}, stockPick = (city, good) => ({
key: `stock:${city} ${good}`,
fits: (action) => "good" in action && "city" in action && action.city === city && action.good === good
});
function goodsText({ texts: texts2 }, goods) {
return GOODS.filter((id) => goods[id] > 0).map((id) => `${goods[id]} ${texts2.ids[id]}`).join(", ") || texts2.board.nothing;
}

// src/boards/haendler/market.tsx
function Market2(props) {
return /* @__PURE__ */ a4("div", { class: "haendler-market", role: "group", "aria-label": props.texts.board.market, children: [
/* @__PURE__ */ a4("div", { class: "haendler-prices", children: props.view.prices.map((price) => /* @__PURE__ */ a4(Price, { props, price }, price.good)) }),
/* @__PURE__ */ a4(Track2, { ...props })
] });
}
function Price({ props, price: { good, buy, sell, level } }) {
let { act, texts: texts2, view } = props, { prices } = boardOf2(props);
return /* @__PURE__ */ a4(Spot, { act, pick: goodPick(good), label: texts2.board.priceOf(texts2.ids[good], sell, buy, view.supply[good]), extra: "haendler-price", children: [
/* @__PURE__ */ a4("span", { class: "haendler-line", children: [
/* @__PURE__ */ a4(Good, { id: good }),
/* @__PURE__ */ a4("span", { class: "haendler-word", children: texts2.ids[good] }),
/* @__PURE__ */ a4("b", { children: sell })
] }),
/* @__PURE__ */ a4("span", { class: "haendler-line", children: [
/* @__PURE__ */ a4("span", { class: "haendler-levels", "aria-hidden": "true", children: prices.map((_4, index) => /* @__PURE__ */ a4("i", { "data-on": index <= level }, index)) }),
/* @__PURE__ */ a4("small", { children: [
texts2.board.buyFor(buy),
" · ",
texts2.board.left(view.supply[good])
] })
] })
] });
}
function Track2(props) {
let { view, texts: texts2 } = props, { level_prices: all2 } = boardOf2(props), at = Math.min(view.cylinder ?? view.arrivals, all2.length - 1);
return /* @__PURE__ */ a4("div", { class: "haendler-track", children: [
/* @__PURE__ */ a4("ol", { "aria-label": texts2.board.track, children: all2.map((price, index) => /* @__PURE__ */ a4("li", { "data-at": index === at, "data-end": index === view.arrivals_to_end, "data-past": index < at, "aria-current": index === at ? "step" : void 0, children: price }, index)) }),
/* @__PURE__ */ a4("p", { children: [
texts2.board.arrivals(view.arrivals, view.arrivals_to_end),
" · ",
texts2.board.levelCosts(view.level_price),
" · ",
texts2.board.pile(view.influence_pile)
] })
] });
}

// src/boards/haendler/map.tsx
var WAGON_LIFT = 20, LETTER_DROP = 19;
function RoadMap(props) {
let board = boardOf2(props), layout = layoutOf(board, isUpright.value), { view } = props, reach = reachOf(props.act), info = props.components.boards.find(({ board: one }) => one === board);
return /* @__PURE__ */ a4("div", { class: "haendler-frame", "data-upright": isUpright.value, children: /* @__PURE__ */ a4("div", { class: "haendler-map", style: { "--w": layout.width, "--h": layout.height }, role: "group", "aria-label": props.texts.board.title, children: [
/* @__PURE__ */ a4(Roads, { props, layout }),
board.spaces.map((id) => /* @__PURE__ */ a4(Space, { props, id, at: layout.places.get(id), reach: reach.get(id) }, id)),
board.cities.map((city) => /* @__PURE__ */ a4(City, { props, city, at: layout.places.get(city.id), reach: reach.get(city.id) }, city.id)),
/* @__PURE__ */ a4(Courier, { props, at: layout.places.get(view.courier) }),
view.wagons.map((wagon) => /* @__PURE__ */ a4(Wagon, { props, wagon, layout }, wagon.wagon)),
layout.hasMiddle && /* @__PURE__ */ a4("div", { class: "haendler-middle", children: /* @__PURE__ */ a4(Market2, { ...props }) }),
/* @__PURE__ */ a4("p", { class: "haendler-source", children: info ? info.reconstructed && props.texts.board.reconstructed : props.texts.board.ownBoard })
] }) });
}
var place = ([x4, y5]) => ({ "--x": x4, "--y": y5 });
function reachOf(act) {
let moves = act.options.value.map(({ action }) => action).filter((action) => action.type === "haendler.move_wagon"), wagons = new Set(moves.map(({ wagon }) => wagon)), picked = [...wagons].find((wagon) => isWagonPicked(act, wagon)) ?? (wagons.size === 1 ? [...wagons][0] : void 0), ways = /* @__PURE__ */ new Map();
for (let { wagon, tile, driver_points: points, route: route2 } of moves) {
let to = route2.at(-1);
wagon === picked && ways.set(to, [...ways.get(to) ?? [], { tile, points }]);
}
return new Map([...ways].map(([to, all2]) => [to, costOf(all2)]));
}
function costOf(all2) {
let alone = [...new Set(all2.filter(({ points: points2 }) => points2 === 0).map(({ tile: tile2 }) => tile2))].sort((a5, b3) => Number(a5) - Number(b3));
if (alone.length > 0) return alone.length > 2 ? `${alone[0]}–${alone.at(-1)}` : alone.join("/");
let { tile, points } = all2.reduce((least, one) => (one.tile ?? 0) + one.points < (least.tile ?? 0) + least.points ? one : least);
return tile === null ? `+${points}` : `${tile}+${points}`;
}
var isWagonPicked = (act, wagon) => {
let armed = act.armed.value?.action;
return act.isPicked(`wagon:${wagon}`) || armed !== void 0 && "wagon" in armed && armed.wagon === wagon;
};
function Spot(props) {
let { act, pick, label, extra, style, children } = props, isOn2 = props.isOn === !0 || act.isPicked(pick.key);
return act.can(pick) ? /* @__PURE__ */ a4("button", { type: "button", class: `${extra} haendler-can`, style, "data-on": isOn2, "aria-pressed": isOn2, "aria-label": label, title: label, onClick: () => act.pick(pick), children }) : /* @__PURE__ */ a4("div", { class: extra, style, "data-on": isOn2, title: label, children });
}
function Roads({ props, layout }) {
let board = boardOf2(props), line = (from, to) => {
let [[x1, y1], [x22, y22]] = [layout.places.get(from), layout.places.get(to)];
return { x1, y1, x2: x22, y2: y22 };
}, armed = props.act.armed.value?.action;
return /* @__PURE__ */ a4("svg", { class: "haendler-roads", viewBox: `0 0 ${layout.width} ${layout.height}`, "aria-hidden": "true", children: [
board.roads.map(({ from, to }) => /* @__PURE__ */ a4("line", { ...line(from, to) }, `${from} ${to}`)),
routeOf(props, armed).map(([from, to]) => /* @__PURE__ */ a4("line", { class: "way", ...line(from, to) }, `${from} ${to} way`))
] });
}
function routeOf({ view }, action) {
if (action?.type !== "haendler.move_wagon") return [];
let from = view.wagons.find(({ wagon }) => wagon === action.wagon)?.place;
return action.route.map((to, index) => [action.route[index - 1] ?? from ?? to, to]);
}
function Space({ props, id, at, reach }) {
let { act, teller, texts: texts2 } = props, name = teller.place(id), armed = act.armed.value?.action;
return /* @__PURE__ */ a4(Spot, { act, pick: placePick(id), label: reach === void 0 ? name : texts2.board.reached(name, reach), extra: "haendler-space", style: place(at), isOn: armed !== void 0 && targetOf(armed) === id, children: act.can(placePick(id)) && reach !== void 0 && /* @__PURE__ */ a4("span", { "data-long": reach.length > 2, children: reach }) });
}
function City({ props, city, at, reach }) {
let { act, view, texts: texts2 } = props, index = boardOf2(props).cities.indexOf(city), stocks = view.players.map(({ seat, warehouses }) => ({ seat, goods: warehouses[index] })), columns = GOODS.filter((id) => city.goods.includes(id) || stocks.some(({ goods }) => goods[id] > 0)), bonus = view.cities.find((one) => one.city === city.id)?.bonus ?? 0, armed = act.armed.value?.action, isOn2 = armed !== void 0 && targetOf(armed) === city.id;
return /* @__PURE__ */ a4("div", { class: "haendler-city", style: place(at), "data-on": isOn2 || act.isPicked(`place:${city.id}`), children: [
/* @__PURE__ */ a4(Spot, { act, pick: placePick(city.id), label: reach === void 0 ? city.name : texts2.board.reached(city.name, reach), extra: "haendler-name", isOn: isOn2, children: [
/* @__PURE__ */ a4("b", { children: city.name }),
reach !== void 0 && /* @__PURE__ */ a4("span", { class: "haendler-reach", children: reach }),
/* @__PURE__ */ a4("span", { class: "haendler-bonus", title: texts2.board.bonus, children: [
"+",
bonus
] })
] }),
/* @__PURE__ */ a4("table", { children: [
/* @__PURE__ */ a4("thead", { children: /* @__PURE__ */ a4("tr", { children: [
/* @__PURE__ */ a4("th", {}),
columns.map((id) => /* @__PURE__ */ a4("th", { "data-made": city.goods.includes(id), children: /* @__PURE__ */ a4(Spot, { act, pick: stockPick(city.id, id), label: texts2.board.goodIn(texts2.ids[id], city.name), extra: "haendler-made", children: /* @__PURE__ */ a4(Good, { id, label: texts2.ids[id] }) }) }, id))
] }) }),
/* @__PURE__ */ a4("tbody", { children: stocks.map(({ seat, goods }) => /* @__PURE__ */ a4("tr", { "data-me": seat === props.me, children: [
/* @__PURE__ */ a4("th", { "aria-label": props.name(seat), children: /* @__PURE__ */ a4(SeatIcon, { seat, size: 12 }) }),
columns.map((id) => /* @__PURE__ */ a4("td", { "data-none": goods[id] === 0, children: goods[id] === 0 ? "·" : goods[id] }, id))
] }, seat)) })
] })
] });
}
function Wagon({ props, wagon, layout }) {
let { act, texts: texts2, teller } = props, dock = layout.docks.get(wagon.place), [x4, y5] = layout.places.get(wagon.place);
return /* @__PURE__ */ a4(
Spot,
{
act,
pick: wagonPick(wagon.wagon),
label: texts2.board.wagonAt(wagon.wagon, teller.place(wagon.place)),
extra: "haendler-wagon",
style: place(dock ?? [x4, y5 - WAGON_LIFT]),
isOn: isWagonPicked(act, wagon.wagon),
children: [
/* @__PURE__ */ a4(Cart, { number: wagon.wagon }),
wagon.master !== null && /* @__PURE__ */ a4(SeatIcon, { seat: wagon.master, size: 13 }),
wagon.broken_axles.length > 0 && /* @__PURE__ */ a4("span", { class: "haendler-axle", children: "✕" })
]
}
);
}
function Courier({ props, at: [x4, y5] }) {
let { act, texts: texts2, teller, view } = props, isArmed2 = act.armed.value?.action.type === "haendler.move_courier";
return /* @__PURE__ */ a4(Spot, { act, pick: courierPick, label: texts2.board.courierAt(teller.place(view.courier)), extra: "haendler-courier", style: place([x4, y5 + LETTER_DROP]), isOn: isArmed2, children: /* @__PURE__ */ a4(Letter, {}) });
}

// src/boards/haendler/bargain.tsx
var COIN = 100, USUAL = 200;
function Baskets({ props, choices: choices2 }) {
let { texts: texts2, teller } = props, t4 = texts2.board, title = (choice) => choice.type === "haendler.sell_from_warehouse" ? t4.sellFrom(teller.place(choice.city)) : choice.type === "haendler.load" && choice.fee_each > 0 ? t4.loadFor(choice.fee_each) : texts2.buttons[choice.type], action = (choice, goods) => choice.type === "haendler.sell_from_warehouse" ? { type: choice.type, city: choice.city, goods } : { type: choice.type, goods };
return /* @__PURE__ */ a4($, { children: choices2.map((choice) => /* @__PURE__ */ a4(Row, { title: title(choice), children: choice.baskets.map((goods) => /* @__PURE__ */ a4(Arm, { props, action: action(choice, goods), label: goodsText(props, goods), children: [
countOf2(goods) === 0 ? t4.nothing : /* @__PURE__ */ a4(Heap, { goods, label: "" }),
choice.type === "haendler.accept_offer" && ` ${feeFor(props, countOf2(goods)) ?? ""}`
] }, JSON.stringify(goods))) }, title(choice))) });
}
function feeFor({ view: { phase }, me }, count) {
let offer = phase.phase === "bargaining" ? phase.bargains.find(({ seat }) => seat === me)?.offer : void 0;
return (count === 1 ? offer?.fee_for_one : offer?.fee_for_two) ?? null;
}
var drafts = y3(/* @__PURE__ */ new Map()), DRAFTS_MAX = 64;
function keyOf({ game, view }, partner) {
let wagon = "wagon" in view.phase ? view.phase.wagon : 0;
return [game.id, view.round, wagon, partner].join();
}
function keep(key, draft) {
let others = [...drafts.value].filter(([other]) => other !== key);
drafts.value = new Map([...others.slice(-DRAFTS_MAX), [key, draft]]);
}
function Offers({ props, offers, requests }) {
let { phase } = props.view;
if (phase.phase !== "bargaining" || phase.master !== props.me) return null;
let t4 = props.texts.board;
return /* @__PURE__ */ a4("div", { class: "haendler-partners", children: phase.bargains.map(({ seat, request }) => {
let kinds = offers.filter((choice) => choice.seat === seat);
return kinds.length === 0 && !request ? null : /* @__PURE__ */ a4("div", { class: "row haendler-partner", role: "group", "aria-label": props.name(seat), children: [
/* @__PURE__ */ a4("b", { children: props.say([{ seat }]) }),
request && /* @__PURE__ */ a4("span", { class: "haendler-fee", children: [
t4.asksFor(request.fee),
" ",
/* @__PURE__ */ a4(Heap, { goods: request.goods, label: goodsText(props, request.goods) }),
requests.some((choice) => choice.seat === seat) && /* @__PURE__ */ a4(Arm, { props, action: { type: "haendler.accept_request", seat }, children: t4.accept }),
/* @__PURE__ */ a4(Arm, { props, action: { type: "haendler.decline_request", seat }, children: t4.decline })
] }),
kinds.length > 0 && /* @__PURE__ */ a4(OfferForm, { props, seat, kinds })
] }, seat);
}) });
}
function OfferForm({ props, seat, kinds }) {
let { act, texts: texts2 } = props, t4 = texts2.board, key = keyOf(props, seat), most = Math.max(...kinds.map(({ fee_most: fee2 }) => fee2)), canTwo = kinds.some(({ goods }) => goods !== "one"), draft = drafts.value.get(key) ?? { one: USUAL, two: canTwo ? 2 * USUAL : null }, offer = ({ one, two }) => ({ type: "haendler.offer_loading", seat, fee_for_one: one, fee_for_two: two }), change = (next) => {
keep(key, next), act.arm(offer(next)) || act.clear();
}, fee = (of, label, usual) => /* @__PURE__ */ a4("span", { class: "haendler-fee", children: [
/* @__PURE__ */ a4(Button, { extra: "chip", pressed: draft[of] !== null, disabled: !act.isOpen.value, onClick: () => change({ ...draft, [of]: draft[of] === null ? usual : null }), children: label }),
draft[of] !== null && /* @__PURE__ */ a4(Stepper, { min: 0, max: most, step: COIN, value: draft[of], label, open: act.isOpen.value, onChange: (value) => change({ ...draft, [of]: value }) })
] });
return /* @__PURE__ */ a4($, { children: [
fee("one", t4.feeOne, USUAL),
canTwo && fee("two", t4.feeTwo, 2 * USUAL),
/* @__PURE__ */ a4(Arm, { props, action: offer(draft), children: texts2.buttons["haendler.offer_loading"] })
] });
}
function Request2({ props, choices: choices2 }) {
let choice = choices2[0];
if (!choice) return null;
let { act, texts: texts2 } = props, key = keyOf(props, null), draft = drafts.value.get(key), goods = choice.baskets.find((one) => JSON.stringify(one) === JSON.stringify(draft?.goods)), fee = Math.min(draft?.one ?? USUAL * (goods ? countOf2(goods) : 1), choice.fee_most), change = (next) => {
keep(key, next), next.goods && act.arm({ type: "haendler.request_loading", goods: next.goods, fee: Math.min(next.one ?? USUAL * countOf2(next.goods), choice.fee_most) });
}, isArmed2 = act.armed.value?.action.type === "haendler.request_loading";
return /* @__PURE__ */ a4(Row, { title: texts2.buttons["haendler.request_loading"], children: [
choice.baskets.map((one) => /* @__PURE__ */ a4(
Button,
{
extra: "chip",
label: goodsText(props, one),
pressed: isArmed2 && one === goods,
disabled: !act.isOpen.value,
onClick: () => change({ one: draft?.one ?? null, two: null, goods: one }),
children: /* @__PURE__ */ a4(Heap, { goods: one, label: "" })
},
JSON.stringify(one)
)),
/* @__PURE__ */ a4("span", { class: "haendler-fee", children: [
texts2.board.feeOf,
/* @__PURE__ */ a4(
Stepper,
{
min: 0,
max: choice.fee_most,
step: COIN,
value: fee,
label: texts2.board.feeOf,
open: act.isOpen.value,
onChange: (value) => change({ one: value, two: null, ...goods ? { goods } : {} })
}
)
] })
] });
}

// src/boards/haendler/deals.tsx
function Deals(props) {
let { negotiation } = props.view;
if (!negotiation) return null;
let t4 = props.texts.board;
return /* @__PURE__ */ a4(Box, { title: t4.deals, extra: "haendler-deals", children: [
negotiation.proposals.map((proposal) => /* @__PURE__ */ a4("p", { children: /* @__PURE__ */ a4(Proposal, { props, proposal }) }, proposal.seat)),
negotiation.pledges.map(({ number: number2, pledge, seat, receiver, waits }) => /* @__PURE__ */ a4("p", { children: [
props.say([{ seat }, " → ", { seat: receiver }]),
": ",
pledgeText(props, pledge),
waits && ` (${t4.waits})`
] }, `${number2} ${seat}`)),
negotiation.proposals.length + negotiation.pledges.length === 0 && /* @__PURE__ */ a4("p", { class: "hint", children: t4.noDeals }),
/* @__PURE__ */ a4("small", { children: [
t4.proposalsLeft,
": ",
negotiation.proposals_left.map((left, seat) => props.say([seat === 0 ? "" : ", ", { seat }, ` ${left}`]))
] })
] });
}
function Proposal({ props, proposal: { seat, deal, card } }) {
let t4 = props.texts.board;
return /* @__PURE__ */ a4($, { children: [
props.say([{ seat }, ` ${t4.gives(termsText(props, deal.gives))} `, { seat: deal.partner }, ` ${t4.gives(termsText(props, deal.asks))}`]),
deal.first !== null && /* @__PURE__ */ a4("small", { children: [
" · ",
props.say([`${t4.keptFirst} `, { seat: deal.first }])
] }),
card !== null && /* @__PURE__ */ a4("small", { children: [
" · ",
t4.cardSetAside(props.texts.ids[card])
] })
] });
}
function termsText(props, { card, money, pledge }) {
let t4 = props.texts.board;
return [money > 0 ? t4.money(money) : "", card === null ? "" : props.texts.ids[card], pledge === null ? "" : pledgeText(props, pledge)].filter((one) => one !== "").join(", ") || t4.nothing;
}
function pledgeText({ texts: texts2, teller }, pledge) {
let t4 = texts2.board.pledges;
switch (pledge.type) {
case "no_bid":
return t4.noBid(pledge.wagon);
case "let_load":
return t4.letLoad(pledge.wagon);
case "move_wagon":
return t4.moveWagon(pledge.wagon, pledge.route.map((place2) => teller.place(place2)).join(" → "));
case "no_office":
return t4.noOffice;
case "office_only":
return t4.officeOnly(texts2.ids[pledge.good], texts2.ids[pledge.direction]);
default:
return t4.officeSpares(texts2.ids[pledge.good]);
}
}

// src/boards/haendler/moves.tsx
var WAYS_MAX = 14;
function Moves({ props }) {
let { act, texts: texts2, view, me } = props, t4 = texts2.board, moves = act.options.value.map(({ action }) => action).filter(({ type }) => ["haendler.move_wagon", "haendler.move_courier", "haendler.spend_tile"].includes(type));
if (moves.length === 0) return null;
let wagons = view.wagons.filter(({ wagon }) => moves.some((action) => "wagon" in action && action.wagon === wagon)), tiles = view.players[me ?? -1]?.tiles ?? [];
return /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4(Row, { title: t4.moveWhat, children: [
wagons.map(({ wagon }) => /* @__PURE__ */ a4(Button, { extra: "chip", pressed: isOn(props, wagon), disabled: !act.can(wagonPick(wagon)), onClick: () => act.pick(wagonPick(wagon)), children: t4.wagon(wagon) }, wagon)),
act.can(courierPick) && /* @__PURE__ */ a4(Button, { extra: "chip", pressed: act.isPicked(courierPick.key), onClick: () => act.pick(courierPick), children: t4.courier }),
/* @__PURE__ */ a4("span", { class: "haendler-title", children: t4.yourTiles }),
props.components.tiles.map((tile) => {
let pick = { key: `tile:${tile}`, fits: (action) => "tile" in action && action.tile === tile };
return /* @__PURE__ */ a4(Button, { extra: "chip haendler-tile", label: t4.tile(tile), pressed: act.isPicked(pick.key), disabled: !tiles.includes(tile) || !act.can(pick), onClick: () => act.pick(pick), children: tile }, tile);
})
] }),
/* @__PURE__ */ a4(Ways, { props }),
/* @__PURE__ */ a4(Foreseen, { props })
] });
}
function isOn({ act }, wagon) {
let armed = act.armed.value?.action;
return act.isPicked(`wagon:${wagon}`) || armed !== void 0 && "wagon" in armed && armed.wagon === wagon;
}
function Ways({ props }) {
let { act, texts: texts2, teller } = props, picked = act.picks.value.filter(({ key }) => !key.startsWith("one:")), left = act.options.value.map(({ action }) => action).filter((action) => picked.every((pick) => pick.fits(action))), isPlaced = picked.some(({ key }) => key.startsWith("place:") || key.startsWith("tile:") || key === courierPick.key);
return !isPlaced || left.length < 2 || left.length > WAYS_MAX ? left.length > WAYS_MAX || picked.length === 0 || isPlaced ? null : /* @__PURE__ */ a4("p", { class: "hint", children: texts2.board.nowPlace }) : /* @__PURE__ */ a4(Row, { title: texts2.board.howTo, children: left.map((action) => {
let pick = onePick(action);
return /* @__PURE__ */ a4(Button, { extra: "chip", pressed: act.isPicked(pick.key), disabled: !act.isOpen.value, onClick: () => act.pick(pick), children: action.type === "haendler.move_wagon" ? wayText(props, action) : `${texts2.buttons[action.type]} ${teller.place(targetOf(action) ?? "")}` }, pick.key);
}) });
}
function wayText({ texts: texts2, teller }, action) {
let t4 = texts2.board, by = [action.tile === null ? "" : t4.tile(action.tile), action.driver_points > 0 ? t4.points(action.driver_points) : ""];
return `${t4.wagon(action.wagon)}, ${by.filter((one) => one !== "").join(" + ")} → ${teller.place(action.route.at(-1) ?? "")}`;
}
function Foreseen({ props }) {
let armed = props.act.armed.value?.action, t4 = props.texts.board, of = choicesOf2(props), found = [];
if (armed?.type === "haendler.move_wagon") {
let route2 = of("haendler.move_wagon").filter(({ wagon, tile, driver_points: points }) => wagon === armed.wagon && tile === armed.tile && points === armed.driver_points).flatMap((choice) => choice.routes).find(({ places }) => places.join() === armed.route.join());
found = [route2?.arrives === !0 ? t4.arrives : "", route2?.influence_card === !0 ? t4.meets : ""];
} else armed?.type === "haendler.move_courier" && (found = of("haendler.move_courier").flatMap(({ spaces }) => spaces.map(({ space, influence_card: meets }) => space === armed.space && meets ? t4.meets : "")));
let told = found.filter((one) => one !== "");
return told.length === 0 ? null : /* @__PURE__ */ a4("p", { class: "row", children: told.map((one) => /* @__PURE__ */ a4("span", { class: "tag", children: one }, one)) });
}

// src/boards/haendler/wheel.tsx
function Wheel({ props, arrows }) {
let { act, texts: texts2 } = props, set = arrowsOf(act), turn = (side, arrow) => {
let before = arrowsOf(act), first = side === "first" ? arrow : before.first, second = side === "second" ? arrow : before.second;
first !== void 0 && second !== void 0 ? act.arm({ type: "haendler.set_wheel", first, second }) || act.arm({ type: "haendler.set_wheel", first: second, second: first }) : act.open("haendler.set_wheel", { [side]: arrow });
};
return /* @__PURE__ */ a4("div", { class: "row haendler-wheels", children: [
["first", "second"].map((side) => /* @__PURE__ */ a4(Dial, { props, side, arrows, value: set[side], onTurn: (arrow) => turn(side, arrow) }, side)),
/* @__PURE__ */ a4("p", { class: "hint", children: [
texts2.board.wheelHint,
" ",
/* @__PURE__ */ a4(Good, { id: "coat_of_arms", label: texts2.ids.coat_of_arms }),
" ",
texts2.board.coatHint
] })
] });
}
function arrowsOf(act) {
let armed = act.armed.value?.action;
if (armed?.type === "haendler.set_wheel") return armed;
let form = act.form.value;
return form?.type === "haendler.set_wheel" ? form.values : {};
}
function Dial({ props: { act, texts: texts2 }, side, arrows, value, onTurn }) {
let turned = value === void 0 ? void 0 : arrows.indexOf(value) / arrows.length * 360;
return /* @__PURE__ */ a4("fieldset", { class: "haendler-dial", "aria-label": texts2.fields[side], children: [
/* @__PURE__ */ a4("svg", { viewBox: "-50 -50 100 100", "aria-hidden": "true", children: [
/* @__PURE__ */ a4("circle", { r: "26" }),
turned !== void 0 && /* @__PURE__ */ a4("path", { class: "needle", d: "M-6 6L0-24L6 6z", style: { transform: `rotate(${turned}deg)` } })
] }),
arrows.map((arrow, index) => {
let angle = index / arrows.length * 2 * Math.PI;
return /* @__PURE__ */ a4(
"button",
{
type: "button",
class: "button",
style: { left: `${50 + 38 * Math.sin(angle)}%`, top: `${50 - 38 * Math.cos(angle)}%` },
"aria-pressed": value === arrow,
"aria-label": `${texts2.fields[side]}: ${texts2.ids[arrow]}`,
title: texts2.ids[arrow],
disabled: !act.isOpen.value,
onClick: () => onTurn(arrow),
children: /* @__PURE__ */ a4(Good, { id: arrow })
},
arrow
);
})
] });
}

// src/boards/haendler/panel.tsx
var COIN2 = 100, PROPOSE = "haendler.propose_deal";
function HaendlerPanel(props) {
return props.act.form.value?.type === PROPOSE ? null : /* @__PURE__ */ a4(Rows, { ...props });
}
function choicesOf2(props) {
let all2 = props.act.decisions.value.flatMap(({ choices: choices2 }) => choices2 ?? []);
return (...types) => all2.filter((choice) => types.some((type) => type === choice.type));
}
function Rows(props) {
let of = choicesOf2(props), own = props.me === null ? void 0 : props.view.players[props.me];
return /* @__PURE__ */ a4("div", { class: "haendler-ask", children: [
own?.money != null && /* @__PURE__ */ a4(Purse, { props, money: own.money }),
/* @__PURE__ */ a4(Abilities, { props, choices: of("haendler.name_ability") }),
/* @__PURE__ */ a4(Purchase, { props, choices: of("haendler.purchase") }),
of("haendler.bid").map(({ most }) => /* @__PURE__ */ a4(Bid, { props, most }, "bid")),
/* @__PURE__ */ a4(Baskets, { props, choices: of("haendler.load", "haendler.accept_offer", "haendler.play_free_loading", "haendler.sell_from_warehouse") }),
/* @__PURE__ */ a4(Offers, { props, offers: of("haendler.offer_loading"), requests: of("haendler.accept_request") }),
/* @__PURE__ */ a4(Request2, { props, choices: of("haendler.request_loading") }),
/* @__PURE__ */ a4(Moves, { props }),
/* @__PURE__ */ a4(OnWagons, { props, choices: of("haendler.play_broken_axle", "haendler.remove_broken_axle", "haendler.play_sale_with_bonus") }),
/* @__PURE__ */ a4(Pile2, { props, choices: of("haendler.pick_influence") }),
of("haendler.set_wheel").map(({ arrows }) => /* @__PURE__ */ a4(Wheel, { props, arrows }, "wheel")),
/* @__PURE__ */ a4(Offices, { props, choices: of("haendler.use_office") }),
/* @__PURE__ */ a4(SpecialSale, { props, choices: of("haendler.play_special_sale") }),
/* @__PURE__ */ a4(Rise, { props, choices: of("haendler.rise") }),
/* @__PURE__ */ a4(Proposals, { props, choices: of("haendler.accept_proposal") }),
/* @__PURE__ */ a4(Simple, { props })
] });
}
function Purse({ props, money }) {
let { view, texts: texts2, me } = props, cards = view.players[me ?? -1]?.influence_cards, held = cards ? props.components.influence_cards.filter(({ id }) => cards[id] > 0).map(({ id }) => `${cards[id]} × ${texts2.ids[id]}`) : [];
return /* @__PURE__ */ a4("p", { class: "hint", children: [
texts2.board.youHave,
" ",
/* @__PURE__ */ a4("b", { children: texts2.board.money(money) }),
held.length > 0 && ` · ${held.join(", ")}`
] });
}
function Row({ title, children }) {
return /* @__PURE__ */ a4("div", { class: "row haendler-row", role: "group", children: [
title !== void 0 && /* @__PURE__ */ a4("span", { class: "haendler-title", children: title }),
children
] });
}
function Arm({ props, action, children, label }) {
let { act } = props, isArmed2 = JSON.stringify(sorted2(act.armed.value?.action)) === JSON.stringify(sorted2(action));
return /* @__PURE__ */ a4(Button, { extra: "chip", pressed: isArmed2, label, disabled: !act.isOpen.value || act.allows(action) === void 0, onClick: () => act.arm(action), children });
}
var sorted2 = (action) => action && Object.entries(action).sort(([one], [other]) => one < other ? -1 : 1);
function Abilities({ props, choices: choices2 }) {
let { texts: texts2, components: components2 } = props, ids = choices2.flatMap(({ abilities }) => abilities);
return ids.length === 0 ? null : /* @__PURE__ */ a4(Row, { children: ids.map((ability) => /* @__PURE__ */ a4(Arm, { props, action: { type: "haendler.name_ability", ability }, children: /* @__PURE__ */ a4("span", { class: "haendler-card", children: [
/* @__PURE__ */ a4("b", { children: [
texts2.ids[ability],
" · ",
components2.abilities.find(({ id }) => id === ability)?.price
] }),
/* @__PURE__ */ a4("small", { children: texts2.board.abilities[ability] })
] }) }, ability)) });
}
function Purchase({ props, choices: choices2 }) {
if (choices2.length === 0) return null;
let { act, texts: texts2, teller } = props, armed = act.armed.value?.action, picked = choices2.find(({ good }) => act.isPicked(goodPick(good).key) || armed?.type === "haendler.purchase" && armed.good === good);
return /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4(Row, { title: texts2.board.shop, children: choices2.map(({ good, price }) => /* @__PURE__ */ a4(Button, { extra: "chip", pressed: picked?.good === good, disabled: !act.isOpen.value, onClick: () => act.pick(goodPick(good)), children: /* @__PURE__ */ a4("span", { class: "haendler-icons", children: [
/* @__PURE__ */ a4(Good, { id: good }),
" ",
texts2.ids[good],
" ",
/* @__PURE__ */ a4("b", { children: price })
] }) }, good)) }),
picked && /* @__PURE__ */ a4(Row, { title: texts2.board.into, children: picked.cities.map((city) => /* @__PURE__ */ a4(Arm, { props, action: { type: "haendler.purchase", city, good: picked.good }, children: teller.place(city) }, city)) })
] });
}
function Bid({ props, most }) {
let { act, texts: texts2 } = props, form = act.form.value?.type === "haendler.bid" ? act.form.value : void 0, amount = Number(form?.values.amount ?? 0), bid = (value) => act.arm({ type: "haendler.bid", amount: value });
return /* @__PURE__ */ a4(Row, { title: texts2.board.yourBid, children: [
/* @__PURE__ */ a4(Stepper, { min: 0, max: most, step: COIN2, value: amount, label: texts2.board.yourBid, open: act.isOpen.value, onChange: bid }),
[0, 100, 200, 300, 500].map((value) => /* @__PURE__ */ a4(Arm, { props, action: { type: "haendler.bid", amount: value }, children: value }, value))
] });
}
function OnWagons({ props, choices: choices2 }) {
let { texts: texts2, teller, view } = props, at = (number2) => teller.place(view.wagons.find(({ wagon }) => wagon === number2)?.place ?? "");
return /* @__PURE__ */ a4($, { children: choices2.map(({ type, wagons }) => /* @__PURE__ */ a4(Row, { title: texts2.buttons[type], children: wagons.map((wagon) => /* @__PURE__ */ a4(Arm, { props, action: { type, wagon }, children: texts2.board.wagonAt(wagon, at(wagon)) }, wagon)) }, type)) });
}
function Pile2({ props, choices: choices2 }) {
let pile = choices2[0]?.pile;
if (!pile) return null;
let ids = Object.keys(pile).filter((id) => pile[id] > 0);
return /* @__PURE__ */ a4(Row, { children: ids.map((card) => /* @__PURE__ */ a4(Arm, { props, action: { type: "haendler.pick_influence", card }, children: /* @__PURE__ */ a4("span", { class: "haendler-card", children: [
/* @__PURE__ */ a4("b", { children: [
props.texts.ids[card],
" · ",
props.texts.board.left(pile[card])
] }),
/* @__PURE__ */ a4("small", { children: props.texts.board.influences[card] })
] }) }, card)) });
}
function Offices({ props, choices: choices2 }) {
let { texts: texts2, view } = props;
if (choices2.length === 0) return null;
let offices = [...new Set(choices2.map(({ office }) => office))];
return /* @__PURE__ */ a4($, { children: offices.map((office) => /* @__PURE__ */ a4(Row, { title: texts2.ids[office], children: GOODS.map((good) => {
let ways = choices2.filter((choice) => choice.office === office && choice.goods.includes(good));
return ways.length === 0 ? null : /* @__PURE__ */ a4("span", { class: "haendler-icons haendler-office", children: [
/* @__PURE__ */ a4(Good, { id: good, label: texts2.ids[good] }),
" ",
view.prices.find((price) => price.good === good)?.sell,
ways.map(({ direction }) => /* @__PURE__ */ a4(Arm, { props, action: { type: "haendler.use_office", direction, good, office }, label: `${texts2.ids[good]} ${texts2.ids[direction]}`, children: direction === "up" ? "▲" : "▼" }, direction))
] }, good);
}) }, office)) });
}
function SpecialSale({ props, choices: choices2 }) {
let { texts: texts2, teller } = props;
return /* @__PURE__ */ a4($, { children: choices2.map(({ city, goods }) => /* @__PURE__ */ a4(Row, { title: `${texts2.buttons["haendler.play_special_sale"]}, ${teller.place(city)}`, children: goods.map((good) => /* @__PURE__ */ a4(Arm, { props, action: { type: "haendler.play_special_sale", city, good }, children: /* @__PURE__ */ a4("span", { class: "haendler-icons", children: [
/* @__PURE__ */ a4(Good, { id: good }),
" ",
texts2.ids[good]
] }) }, good)) }, city)) });
}
function Rise({ props, choices: choices2 }) {
return choices2.length === 0 ? null : /* @__PURE__ */ a4(Row, { title: props.texts.buttons["haendler.rise"], children: choices2.map(({ cards, levels, price }) => /* @__PURE__ */ a4(Arm, { props, action: { type: "haendler.rise", cards, levels }, children: props.texts.board.rise(levels, cards, price) }, `${cards} ${levels}`)) });
}
function Proposals({ props, choices: choices2 }) {
let { view, texts: texts2, me } = props, open = (view.negotiation?.proposals ?? []).filter(({ deal }) => deal.partner === me);
return /* @__PURE__ */ a4($, { children: open.map((proposal) => {
let cards = choices2.find(({ seat }) => seat === proposal.seat), accept = cards === void 0 ? [] : cards.cards.length > 0 ? cards.cards : [null];
return /* @__PURE__ */ a4(Row, { title: /* @__PURE__ */ a4(Proposal, { props, proposal }), children: [
accept.map((card) => /* @__PURE__ */ a4(Arm, { props, action: { type: "haendler.accept_proposal", seat: proposal.seat, card }, children: [
texts2.board.accept,
" ",
card !== null && texts2.ids[card]
] }, card)),
/* @__PURE__ */ a4(Arm, { props, action: { type: "haendler.decline_proposal", seat: proposal.seat }, children: texts2.board.decline })
] }, proposal.seat);
}) });
}
var SIMPLE = [
"haendler.raise",
"haendler.decline_offer",
"haendler.withdraw_request",
"haendler.take_credit",
"haendler.withdraw_proposal",
"haendler.repay_credit",
"haendler.close_bargaining",
"haendler.end_turn",
"haendler.pass"
];
function Simple({ props }) {
let { act, texts: texts2, components: components2 } = props, types = new Set(act.options.value.map(({ action }) => action.type)), t4 = texts2.board, more = { "haendler.take_credit": t4.creditOf(components2.credit), "haendler.repay_credit": t4.repayFor(components2.repayment) }, shown = SIMPLE.filter((type) => types.has(type)), spend = act.options.value.map(({ action }) => action).filter((action) => action.type === "haendler.spend_tile"), canPropose = act.decisions.value.some(({ choices: choices2 }) => choices2?.some(({ type }) => type === PROPOSE));
return shown.length + spend.length === 0 && !canPropose ? null : /* @__PURE__ */ a4(Row, { children: [
spend.map((action) => /* @__PURE__ */ a4(Arm, { props, action, children: t4.turnOver(action.tile) }, action.tile)),
shown.map((type) => /* @__PURE__ */ a4(Arm, { props, action: { type }, children: more[type] ?? texts2.buttons[type] }, type)),
canPropose && /* @__PURE__ */ a4(Button, { extra: "chip", disabled: !act.isOpen.value, onClick: () => act.open(PROPOSE), children: [
texts2.buttons[PROPOSE],
"…"
] })
] });
}

// src/boards/haendler/phase.tsx
function Phase(props) {
return /* @__PURE__ */ a4("div", { class: "haendler-phase", children: [
/* @__PURE__ */ a4("b", { children: props.texts.board.phases[props.view.phase.phase] }),
/* @__PURE__ */ a4(Told, { ...props })
] });
}
function Told(props) {
let { view, texts: texts2 } = props, { phase } = view, t4 = texts2.board;
switch (phase.phase) {
case "auction":
return /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("span", { children: t4.bidFor(texts2.ids[phase.ability], phase.price) }),
/* @__PURE__ */ a4(Who2, { props, seats: [phase.leader] }),
/* @__PURE__ */ a4(Seats, { props, seats: phase.bidders, word: t4.stillBid })
] });
case "purchasing":
return /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4(Who2, { props, seats: [phase.seat] }),
/* @__PURE__ */ a4("span", { children: t4.bought(phase.bought, phase.lap, view.round === 1) })
] });
case "bidding":
return /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4(WagonWord, { props, wagon: phase.wagon }),
/* @__PURE__ */ a4(Seats, { props, seats: phase.has_bid, word: t4.haveBid }),
phase.own_bid !== null && /* @__PURE__ */ a4("span", { children: t4.ownBid(phase.own_bid) })
] });
case "bargaining":
return /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4(WagonWord, { props, wagon: phase.wagon }),
/* @__PURE__ */ a4(Seats, { props, seats: [phase.master], word: t4.master }),
phase.closed && /* @__PURE__ */ a4("span", { class: "tag", children: t4.closed }),
phase.bargains.filter(({ seat }) => seat !== phase.master).map((bargain) => /* @__PURE__ */ a4(Bargain, { props, bargain }, bargain.seat))
] });
case "moving":
return /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4(Who2, { props, seats: [phase.seat] }),
phase.driver_points > 0 && /* @__PURE__ */ a4("span", { children: t4.driverPoints(phase.driver_points) }),
phase.moved.length > 0 && /* @__PURE__ */ a4("span", { children: t4.moved(phase.moved) }),
phase.tile_turned && /* @__PURE__ */ a4("span", { children: t4.tileTurned }),
phase.courier_moved && /* @__PURE__ */ a4("span", { children: t4.courierMoved }),
phase.picking && /* @__PURE__ */ a4("span", { children: t4.picking })
] });
case "setting_wheels":
return /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4(Seats, { props, seats: phase.has_set, word: t4.haveSet }),
phase.own_wheel && /* @__PURE__ */ a4("span", { class: "haendler-icons", children: [
t4.ownWheel,
" ",
/* @__PURE__ */ a4(Good, { id: phase.own_wheel.first, label: texts2.ids[phase.own_wheel.first] }),
/* @__PURE__ */ a4(Good, { id: phase.own_wheel.second, label: texts2.ids[phase.own_wheel.second] })
] })
] });
case "over":
return /* @__PURE__ */ a4(Standings, { ...props });
default:
return /* @__PURE__ */ a4($, { children: [
"wagon" in phase && /* @__PURE__ */ a4(WagonWord, { props, wagon: phase.wagon }),
/* @__PURE__ */ a4(Who2, { props, seats: ["seat" in phase ? phase.seat : phase.master] })
] });
}
}
function Who2({ props, seats }) {
return props.say(seats.flatMap((seat, index) => index === 0 ? [{ seat }] : [", ", { seat }]));
}
function Seats({ props, seats, word: word2 }) {
return /* @__PURE__ */ a4("span", { children: [
word2,
": ",
seats.length === 0 ? props.texts.board.nobody : /* @__PURE__ */ a4(Who2, { props, seats })
] });
}
function WagonWord({ props: { view, texts: texts2, teller }, wagon }) {
let at = view.wagons.find((one) => one.wagon === wagon)?.place;
return /* @__PURE__ */ a4("span", { children: texts2.board.wagonAt(wagon, at === void 0 ? "" : teller.place(at)) });
}
function Bargain({ props, bargain: { seat, offer, request, passed } }) {
let t4 = props.texts.board;
return /* @__PURE__ */ a4("span", { class: "haendler-bargain", children: [
/* @__PURE__ */ a4(SeatIcon, { seat, size: 13 }),
offer && /* @__PURE__ */ a4("span", { children: t4.offered(offer.fee_for_one, offer.fee_for_two) }),
request && /* @__PURE__ */ a4("span", { class: "haendler-icons", children: [
t4.asksFor(request.fee),
" ",
/* @__PURE__ */ a4(Heap, { goods: request.goods, label: goodsText(props, request.goods) })
] }),
passed ? t4.passed : !offer && !request && "…"
] });
}
function Standings(props) {
let { phase } = props.view;
if (phase.phase !== "over") return null;
let t4 = props.texts.board, { ranks } = boardOf2(props);
return /* @__PURE__ */ a4("ol", { class: "haendler-standings", children: phase.standings.map(({ seat, place: place2, rank, money, credits }) => /* @__PURE__ */ a4("li", { children: [
place2,
". ",
/* @__PURE__ */ a4(Who2, { props, seats: [seat] }),
" ",
ranks[rank]?.name,
" · ",
t4.money(money),
credits > 0 && ` · ${t4.credits(credits)}`
] }, seat)) });
}

// src/boards/haendler/side.tsx
function Side3(props) {
return /* @__PURE__ */ a4($, { children: [
!isUpright.value && /* @__PURE__ */ a4(Wagons, { ...props }),
/* @__PURE__ */ a4(Purses, { ...props }),
/* @__PURE__ */ a4(Deals, { ...props }),
/* @__PURE__ */ a4(Ranks, { ...props })
] });
}
function Wagons(props) {
return /* @__PURE__ */ a4(Box, { title: props.texts.board.wagons, extra: "haendler-wagons", children: props.view.wagons.map((wagon) => /* @__PURE__ */ a4(Load, { props, wagon }, wagon.wagon)) });
}
function Load({ props, wagon }) {
let { act, texts: texts2, teller, say } = props, t4 = texts2.board, at = teller.place(wagon.place);
return /* @__PURE__ */ a4(Spot, { act, pick: wagonPick(wagon.wagon), label: t4.wagonAt(wagon.wagon, at), extra: "haendler-load", children: [
/* @__PURE__ */ a4("span", { class: "haendler-line", children: [
/* @__PURE__ */ a4("b", { children: t4.wagon(wagon.wagon) }),
/* @__PURE__ */ a4("small", { children: [
at,
wagon.from !== null && ` · ${t4.from(teller.place(wagon.from))}`,
wagon.arrived && ` · ${t4.arrived}`
] }),
/* @__PURE__ */ a4("small", { children: [
t4.master,
": ",
wagon.master === null ? t4.nobody : say([{ seat: wagon.master }])
] })
] }),
/* @__PURE__ */ a4("span", { class: "haendler-cargo", children: [
wagon.loads.map(
(goods, seat) => countOf2(goods) > 0 && /* @__PURE__ */ a4("span", { children: [
/* @__PURE__ */ a4(SeatIcon, { seat, size: 13 }),
/* @__PURE__ */ a4(Heap, { goods, label: goodsText(props, goods) })
] }, seat)
),
wagon.loads.every((goods) => countOf2(goods) === 0) && /* @__PURE__ */ a4("small", { children: t4.empty }),
wagon.broken_axles.map((seat, index) => /* @__PURE__ */ a4("span", { class: "tag", children: [
/* @__PURE__ */ a4(SeatIcon, { seat, size: 11 }),
" ",
texts2.ids.broken_axle
] }, `axle ${index}`)),
wagon.sale_with_bonus.map((seat, index) => /* @__PURE__ */ a4("span", { class: "tag", children: [
/* @__PURE__ */ a4(SeatIcon, { seat, size: 11 }),
" ",
texts2.ids.sale_with_bonus
] }, `bonus ${index}`))
] })
] });
}
function Purses(props) {
return /* @__PURE__ */ a4(Box, { title: props.texts.board.purses, extra: "haendler-purses", children: props.view.players.map((player2) => /* @__PURE__ */ a4(Purse2, { props, player: player2 }, player2.seat)) });
}
function Purse2({ props, player: player2 }) {
let { view, texts: texts2, say, components: components2 } = props, t4 = texts2.board, { ranks } = boardOf2(props);
return /* @__PURE__ */ a4("div", { class: "haendler-purse", "data-me": player2.seat === props.me, children: [
/* @__PURE__ */ a4("span", { class: "haendler-line", children: [
say([{ seat: player2.seat }]),
view.starting_player === player2.seat && /* @__PURE__ */ a4("span", { class: "tag", children: t4.first }),
/* @__PURE__ */ a4("b", { class: "haendler-end", children: player2.money === null ? /* @__PURE__ */ a4("small", { children: t4.hidden }) : t4.money(player2.money) })
] }),
/* @__PURE__ */ a4("span", { class: "haendler-line", children: [
/* @__PURE__ */ a4("span", { children: t4.rankOf(ranks[player2.rank]?.name ?? "", player2.rank + 1) }),
/* @__PURE__ */ a4("span", { class: "haendler-tiles haendler-end", role: "img", "aria-label": t4.tilesLeft(player2.tiles), children: components2.tiles.map((tile) => /* @__PURE__ */ a4("i", { "data-on": player2.tiles.includes(tile), children: tile }, tile)) })
] }),
/* @__PURE__ */ a4("small", { children: player2.abilities.map((id) => texts2.ids[id]).join(" · ") || t4.noAbility }),
player2.influence_count > 0 && /* @__PURE__ */ a4("small", { children: t4.influence(player2.influence_count, player2.influence_cards === null ? null : cardsText(props, player2.influence_cards)) }),
player2.credits > 0 && /* @__PURE__ */ a4("small", { class: "haendler-debt", children: t4.credits(player2.credits) })
] });
}
function cardsText({ texts: texts2, components: components2 }, cards) {
return components2.influence_cards.flatMap(({ id }) => cards[id] > 0 ? [cards[id] > 1 ? `${cards[id]} × ${texts2.ids[id]}` : texts2.ids[id]] : []).join(", ");
}
function Ranks(props) {
let { view, texts: texts2 } = props, t4 = texts2.board, ranks = boardOf2(props).ranks.map((rank, index) => ({ ...rank, index })), used = cardsText(props, view.influence_used);
return /* @__PURE__ */ a4(Box, { title: t4.ranks, extra: "haendler-ranks", children: [
/* @__PURE__ */ a4("ol", { reversed: !0, children: ranks.toReversed().map(({ name, upkeep, index }) => /* @__PURE__ */ a4("li", { children: [
/* @__PURE__ */ a4("span", { children: name }),
/* @__PURE__ */ a4("span", { class: "haendler-on", children: view.players.filter(({ rank }) => rank === index).map(({ seat }) => /* @__PURE__ */ a4(SeatIcon, { seat, size: 14 }, seat)) }),
/* @__PURE__ */ a4("small", { children: t4.upkeep(upkeep) })
] }, index)) }),
used !== "" && /* @__PURE__ */ a4("small", { children: [
t4.used,
": ",
used
] })
] });
}

// src/boards/haendler/index.tsx
function Table3(props) {
let { hasMiddle } = layoutOf(boardOf2(props), isUpright.value);
return /* @__PURE__ */ a4("div", { class: "haendler", children: [
/* @__PURE__ */ a4(Phase, { ...props }),
/* @__PURE__ */ a4(RoadMap, { ...props }),
!hasMiddle && /* @__PURE__ */ a4(Market2, { ...props }),
isUpright.value && /* @__PURE__ */ a4(Wagons, { ...props })
] });
}
var haendler = { Table: Table3, Side: Side3, Panel: HaendlerPanel };

// src/boards/medici/icons.tsx
var FORMS = {
metals: /* @__PURE__ */ a4("path", { d: "M7 8h10l4 9H3z M9 5h6l1.5 3h-9z" }),
spices: /* @__PURE__ */ a4("path", { d: "M12 3c6 5 6 12 0 18c-6-6-6-13 0-18z M12 8v13" }),
porcelain: /* @__PURE__ */ a4("path", { d: "M5 6h12v6a6 6 0 0 1-12 0z M17 8h2.5a2 2 0 0 1 0 5H17 M6 21h10" }),
cloth: /* @__PURE__ */ a4("path", { d: "M4 7h13v10H4z M17 7a3 5 0 0 1 0 10a3 5 0 0 1 0-10z M4 10.5h10 M4 13.5h10" }),
dyes: /* @__PURE__ */ a4("path", { d: "M12 3c4 6 6 8.5 6 12a6 6 0 0 1-12 0c0-3.5 2-6 6-12z" })
};
function WareIcon({ ware, size = 22 }) {
return /* @__PURE__ */ a4("svg", { class: `medici-ware medici-${ware ?? "neutral"}`, width: size, height: size, viewBox: "0 0 24 24", "aria-hidden": "true", children: ware === null ? /* @__PURE__ */ a4("path", { d: "M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16z M12 9v6 M9 12h6" }) : FORMS[ware] });
}

// src/boards/medici/index.tsx
var medici = { Table: Table4, Side: Side4, Panel: Panel4 }, PLACES_MAX = 5;
function Table4(props) {
return /* @__PURE__ */ a4("div", { class: "medici", children: [
/* @__PURE__ */ a4(Lot, { ...props }),
/* @__PURE__ */ a4(Warehouses, { ...props }),
/* @__PURE__ */ a4(Accounts, { ...props })
] });
}
function Card({ card, small, words }) {
let ware = card.ware === null ? words.texts.board.neutral : words.texts.ids[card.ware];
return /* @__PURE__ */ a4("span", { class: `medici-card medici-${card.ware ?? "neutral"}`, "data-small": small, role: "img", "aria-label": `${ware} ${card.value}`, children: [
/* @__PURE__ */ a4("b", { "aria-hidden": "true", children: card.value }),
/* @__PURE__ */ a4(WareIcon, { ware: card.ware, size: small ? 18 : 26 })
] });
}
function Lot(props) {
let { view, act, texts: texts2 } = props, t4 = texts2.board, turnUp = { key: "deck:turn-up", fits: ({ type }) => type === "medici.turn_up" }, canTurnUp = act.can(turnUp);
return /* @__PURE__ */ a4("section", { class: "box medici-top", children: [
/* @__PURE__ */ a4("div", { class: "medici-lot", children: [
/* @__PURE__ */ a4("h2", { children: t4.lot }),
/* @__PURE__ */ a4("div", { class: "row", children: [
view.lot.map((card, index) => /* @__PURE__ */ a4(Card, { card, words: props }, index)),
view.lot.length === 0 && /* @__PURE__ */ a4("span", { class: "hint", children: t4.noLot }),
/* @__PURE__ */ a4("button", { type: "button", class: "medici-deck", disabled: !canTurnUp, "aria-pressed": act.isPicked(turnUp.key), onClick: () => act.pick(turnUp), children: [
/* @__PURE__ */ a4("b", { children: view.deck_size }),
/* @__PURE__ */ a4("span", { class: "unseen", children: canTurnUp ? t4.turnUpHere : t4.deck(view.deck_size) })
] }),
/* @__PURE__ */ a4("span", { class: "hint", children: [
t4.deck(view.deck_size),
/* @__PURE__ */ a4("br", {}),
t4.leftOut(view.left_out_size)
] })
] })
] }),
/* @__PURE__ */ a4(Bidding, { ...props })
] });
}
function Bidding({ view, texts: texts2, name }) {
let t4 = texts2.board, { phase } = view;
if (phase.phase === "over") return null;
let status = (seat) => phase.phase === "turning_up" ? seat === phase.turner ? t4.turnsUp : "" : phase.highest_bid?.seat === seat ? t4.highest(phase.highest_bid.amount) : phase.to_bid[0] === seat ? t4.toBid : phase.to_bid.includes(seat) ? t4.later : t4.out;
return /* @__PURE__ */ a4("div", { class: "medici-bidding", children: [
/* @__PURE__ */ a4("h2", { children: t4.bidding }),
/* @__PURE__ */ a4("ul", { class: "row", children: view.players.map(({ seat }) => /* @__PURE__ */ a4(
"li",
{
class: "medici-bidder",
"data-now": phase.phase === "bidding" ? phase.to_bid[0] === seat : phase.turner === seat,
"data-highest": phase.phase === "bidding" && phase.highest_bid?.seat === seat,
children: [
/* @__PURE__ */ a4(SeatIcon, { seat, size: 14 }),
" ",
name(seat),
" ",
/* @__PURE__ */ a4("small", { children: status(seat) })
]
},
seat
)) })
] });
}
function Warehouses(props) {
let { view, components: components2, texts: texts2 } = props, proceeds = components2.tables.find(({ seats }) => seats === view.players.length)?.proceeds ?? [];
return /* @__PURE__ */ a4("section", { class: "box", children: [
/* @__PURE__ */ a4("h2", { children: texts2.board.warehouses(proceeds) }),
/* @__PURE__ */ a4("div", { class: "medici-warehouses", children: view.players.map((player2) => /* @__PURE__ */ a4(Warehouse, { player: player2, words: props }, player2.seat)) })
] });
}
function Warehouse({ player: player2, words }) {
let { me, name, texts: texts2 } = words, empty = Math.max(0, PLACES_MAX - player2.warehouse.length);
return /* @__PURE__ */ a4("article", { class: "medici-warehouse", "data-me": player2.seat === me, children: [
/* @__PURE__ */ a4("header", { children: [
/* @__PURE__ */ a4(SeatIcon, { seat: player2.seat, size: 15 }),
/* @__PURE__ */ a4("b", { class: "grow", children: name(player2.seat) }),
player2.seat === me && /* @__PURE__ */ a4("span", { class: "tag", children: texts().page.you }),
/* @__PURE__ */ a4("span", { children: [
/* @__PURE__ */ a4("b", { children: player2.wealth }),
" ",
/* @__PURE__ */ a4("small", { class: "hint", children: texts2.board.florins })
] })
] }),
/* @__PURE__ */ a4("div", { class: "medici-places", children: [
player2.warehouse.map((card, index) => /* @__PURE__ */ a4(Card, { card, small: !0, words }, index)),
Array.from({ length: empty }, (_4, index) => /* @__PURE__ */ a4("span", { class: "medici-place" }, `empty ${index}`)),
/* @__PURE__ */ a4("b", { class: "medici-sum", children: player2.warehouse_value })
] })
] });
}
function Accounts({ view, components: components2, texts: texts2, name }) {
let t4 = texts2.board, spaces = components2.account_spaces, positionOf = (player2, ware) => player2.accounts.find((account) => account.ware === ware)?.position;
return /* @__PURE__ */ a4("section", { class: "box", children: [
/* @__PURE__ */ a4("h2", { children: t4.accounts(components2.account_awards) }),
/* @__PURE__ */ a4("div", { class: "medici-scroll", children: /* @__PURE__ */ a4("table", { class: "medici-accounts", children: /* @__PURE__ */ a4("tbody", { children: components2.wares.map(({ id }) => /* @__PURE__ */ a4("tr", { children: [
/* @__PURE__ */ a4("th", { scope: "row", children: [
/* @__PURE__ */ a4(WareIcon, { ware: id, size: 20 }),
" ",
/* @__PURE__ */ a4("span", { children: texts2.ids[id] })
] }),
spaces.map(({ space, prize }) => {
let there = view.players.filter((player2) => positionOf(player2, id) === space);
return /* @__PURE__ */ a4("td", { "data-prize": prize > 0, children: [
/* @__PURE__ */ a4("small", { "aria-hidden": "true", children: prize > 0 ? `+${prize}` : space }),
there.map(({ seat }) => /* @__PURE__ */ a4(SeatIcon, { seat, size: 15 }, seat)),
there.length > 0 && /* @__PURE__ */ a4("span", { class: "unseen", children: `${t4.space(space)}: ${there.map(({ seat }) => name(seat)).join(", ")}` })
] }, space);
})
] }, id)) }) }) })
] });
}
function Side4({ view, me, texts: texts2 }) {
let t4 = texts2.board, player2 = me === null ? void 0 : view.players[me];
if (!player2 || view.lot.length === 0) return null;
let value = view.lot.reduce((sum, card) => sum + card.value, 0), wares = [...new Set(view.lot.flatMap(({ ware }) => ware ?? []))];
return /* @__PURE__ */ a4(Box, { title: t4.ifYouWin, children: [
view.lot.length > player2.room ? /* @__PURE__ */ a4("p", { children: t4.noRoom }) : /* @__PURE__ */ a4("dl", { class: "medici-sums", children: [
/* @__PURE__ */ a4("dt", { children: t4.warehouse }),
/* @__PURE__ */ a4("dd", { children: [
player2.warehouse_value,
" + ",
value,
" = ",
/* @__PURE__ */ a4("b", { children: player2.warehouse_value + value })
] }),
wares.map((ware) => /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("dt", { children: texts2.ids[ware] }),
/* @__PURE__ */ a4("dd", { children: [
"+",
[...player2.warehouse, ...view.lot].filter((card) => card.ware === ware).length
] })
] }))
] }),
/* @__PURE__ */ a4("p", { class: "hint", children: t4.room(player2.room, PLACES_MAX) }),
/* @__PURE__ */ a4("p", { class: "hint", children: t4.sums })
] });
}
function Panel4({ view, me, act, texts: texts2 }) {
let t4 = texts2.board, bid = act.decisions.value.flatMap(({ choices: choices2 }) => choices2 ?? []).find((choice) => choice.type === "medici.bid"), pass = { type: "medici.pass" };
if (!bid || me === null) return null;
let form = act.form.value, amount = form?.type === "medici.bid" ? Number(form.values.amount) : void 0, wealth = view.players[me]?.wealth ?? 0;
return /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("div", { class: "row medici-bid", children: [
/* @__PURE__ */ a4(Button, { pressed: form?.type === "medici.pass", disabled: !act.isOpen.value, onClick: () => act.arm(pass), children: texts2.buttons["medici.pass"] }),
/* @__PURE__ */ a4(Button, { pressed: amount === bid.min, disabled: !act.isOpen.value, onClick: () => act.open("medici.bid", { amount: bid.min }), children: [
texts2.buttons["medici.bid"],
" ",
bid.min
] }),
/* @__PURE__ */ a4(
Stepper,
{
min: bid.min,
max: bid.max,
step: 1,
value: amount ?? bid.min,
label: t4.yourBid,
open: act.isOpen.value,
onChange: (value) => act.open("medici.bid", { amount: value })
}
)
] }),
amount !== void 0 && /* @__PURE__ */ a4("p", { class: "hint", children: t4.keeps(wealth - amount) })
] });
}

// src/boards/index.ts
var BOARDS = {
basari,
dale_of_merchants: dale,
haendler,
medici
};

// src/generic/view.tsx
var SEAT_FIELDS = /* @__PURE__ */ new Set([
"seat",
"turner",
"opener",
"responder",
"master",
"starting_player",
"turn",
"leader",
"partner",
"receiver",
"player",
"helper",
"by_seat"
]), SEATS_FIELDS = /* @__PURE__ */ new Set(["to_bid", "has_bid", "has_set", "bidders", "broken_axles", "sale_with_bonus"]), PLACE_FIELDS = /* @__PURE__ */ new Set(["place", "city", "courier", "space", "from", "route"]), FROM_ZERO2 = { basari: /* @__PURE__ */ new Set(["arch", "start"]) };
function GenericTable({ ruleset, props }) {
let { players, phase, ...table } = props.view, context = { ruleset, props };
return /* @__PURE__ */ a4("div", { class: "generic", children: [
phase != null && typeof phase == "object" && /* @__PURE__ */ a4("section", { class: "box", children: [
/* @__PURE__ */ a4("h2", { children: word(ruleset, String(phase.phase), "ids") }),
/* @__PURE__ */ a4(Members, { value: without(phase, "phase"), context })
] }),
/* @__PURE__ */ a4("div", { class: "players", children: (players ?? []).map((player2, index) => /* @__PURE__ */ a4("section", { class: "box", "data-me": index === props.me, children: [
/* @__PURE__ */ a4("h2", { children: [
/* @__PURE__ */ a4(SeatIcon, { seat: index }),
" ",
props.name(index),
" ",
index === props.me && /* @__PURE__ */ a4("span", { class: "tag", children: texts().page.you })
] }),
/* @__PURE__ */ a4(Members, { value: without(player2, "seat"), context })
] }, index)) }),
/* @__PURE__ */ a4("section", { class: "box", children: [
/* @__PURE__ */ a4("h2", { children: texts().page.board }),
/* @__PURE__ */ a4(Members, { value: table, context })
] })
] });
}
function without(value, name) {
let { [name]: _4, ...others } = value;
return others;
}
function Members({ value, context }) {
return /* @__PURE__ */ a4("dl", { children: Object.entries(value).map(([name, member]) => /* @__PURE__ */ a4("div", { children: [
/* @__PURE__ */ a4("dt", { children: word(context.ruleset, name, "fields") }),
/* @__PURE__ */ a4("dd", { children: /* @__PURE__ */ a4(Value, { name, value: member, context }) })
] }, name)) });
}
function Value({ name, value, context }) {
let t4 = texts().page;
return value === null ? /* @__PURE__ */ a4("span", { class: "hint", children: "–" }) : typeof value == "boolean" ? /* @__PURE__ */ a4($, { children: value ? t4.yes : t4.no }) : Array.isArray(value) ? /* @__PURE__ */ a4(List, { name, items: value, context }) : typeof value == "object" ? /* @__PURE__ */ a4(Thing, { value, context }) : /* @__PURE__ */ a4(Plain, { name, value, context });
}
function Plain({ name, value, context: { ruleset, props } }) {
return typeof value == "number" && (SEAT_FIELDS.has(name) || SEATS_FIELDS.has(name)) ? /* @__PURE__ */ a4("span", { class: "player", children: [
/* @__PURE__ */ a4(SeatIcon, { seat: value, size: 13 }),
props.name(value)
] }) : typeof value == "number" ? /* @__PURE__ */ a4($, { children: FROM_ZERO2[ruleset]?.has(name) ? value + 1 : value }) : /* @__PURE__ */ a4($, { children: ruleset === "haendler" && PLACE_FIELDS.has(name) ? props.teller.place(value) : word(ruleset, value, "ids") });
}
function List({ name, items, context }) {
return items.length === 0 ? /* @__PURE__ */ a4("span", { class: "hint", children: "–" }) : /* @__PURE__ */ a4("ul", { class: "chips", children: items.map((item, index) => /* @__PURE__ */ a4("li", { class: "thing", children: /* @__PURE__ */ a4(Value, { name, value: item, context }) }, index)) });
}
function Thing({ value, context }) {
let entries = Object.entries(value), isSmall = entries.length <= 3 && entries.every(([, member]) => member === null || typeof member != "object");
if (entries.every(([, member]) => typeof member == "number") && !entries.some(([name]) => SEAT_FIELDS.has(name))) {
let some = entries.filter(([, count]) => count !== 0);
return some.length === 0 ? /* @__PURE__ */ a4("span", { class: "hint", children: "–" }) : /* @__PURE__ */ a4($, { children: some.map(([name, count]) => `${count} ${word(context.ruleset, name, "fields")}`).join(", ") });
}
return isSmall ? /* @__PURE__ */ a4("span", { class: "small", children: entries.filter(([name, member]) => member !== null && name !== "handle").map(([name, member]) => /* @__PURE__ */ a4("span", { children: /* @__PURE__ */ a4(Value, { name, value: member, context }) }, name)) }) : /* @__PURE__ */ a4(Members, { value, context });
}

// src/net/rulesets.ts
var all, components = /* @__PURE__ */ new Map();
function rulesets() {
return all ??= ask(kontor.value.api.GET("/v1/rulesets")).then(({ items }) => items), all.catch(() => all = void 0), all;
}
function componentsOf(ruleset) {
let known = components.get(ruleset);
if (known) return known;
let read2 = ask(kontor.value.api.GET("/v1/rulesets/{ruleset}/components", { params: { path: { ruleset } } }));
return read2.catch(() => components.delete(ruleset)), components.set(ruleset, read2), read2;
}

// src/net/table.ts
var HIDDEN_MS = 3e4, TALK_EVERY_MS = 1e4, AGAIN_MS = 2e3, Table5 = class {
id;
invite;
game = y3(void 0);
ruleset = y3(void 0);
components = y3(void 0);
view = y3(void 0);
decisions = y3([]);
events = y3([]);
messages = y3([]);
line = y3("connecting");
/** Why there is nothing to show. */
failed = y3(void 0);
deleted = y3(!1);
/** The seat of whoever is signed in. */
seat = O(() => {
let me = player.value?.id, mine = this.game.value?.seats.find((seat) => me !== void 0 && seat.player?.id === me);
return mine ? mine.seat : null;
});
/** The decisions that this player can answer. */
own = O(() => this.decisions.value.filter(({ actions }) => actions !== null));
/** Whether what is shown is current, so that one may act. */
isLive = O(() => reachable.value && this.line.value === "live" && !sessionLost.value);
#stream;
#hide;
#talk;
#refreshing;
#again = !1;
#buffer = [];
#lastEvent = 0;
#as;
#stop = [];
constructor(id, invite) {
this.id = id, this.invite = invite;
}
/** Begins to follow the table, until {@link close}. */
open() {
let onVisible = () => document.visibilityState === "hidden" ? this.#sleepSoon() : this.#wake();
document.addEventListener("visibilitychange", onVisible), this.#stop.push(() => document.removeEventListener("visibilitychange", onVisible));
let first = !0;
this.#as = player.peek()?.id, this.#stop.push(
player.subscribe((now2) => {
first || this.#anew(now2?.id), first = !1;
})
), this.#talk = setInterval(() => {
this.readTalk();
}, TALK_EVERY_MS), this.#wake();
}
close() {
this.#stop.splice(0).forEach((stop) => stop()), clearInterval(this.#talk), clearTimeout(this.#hide), this.#stream?.abort(), this.#stream = void 0;
}
/** Plays an action. The key is the decision's id: however often it is sent, it is played once. */
async play(decision, action) {
let params = { path: { game: this.id }, header: { "Idempotency-Key": decision.id } }, body = { decision: decision.id, action };
try {
let played = await ask(kontor.value.api.POST("/v1/games/{game}/actions", { params, body }));
r3(() => {
this.#show(played.view, played.decisions), this.#hear(played.events);
}), this.refresh();
} catch (error) {
throw error instanceof KontorProblem && await this.refresh(), error;
}
}
/** Reads what the table looks like now. Requests that come while one is read are answered by one more. */
refresh() {
return this.#again = !0, this.#refreshing ??= this.#readUntilCurrent().finally(() => this.#refreshing = void 0), this.#refreshing;
}
async readGame() {
let game = await ask(kontor.value.api.GET("/v1/games/{game}", { params: { path: { game: this.id }, query: this.#query() } }));
if (!this.ruleset.value) {
let all2 = await rulesets();
this.components.value = await componentsOf(game.ruleset), this.ruleset.value = all2.find(({ id }) => id === game.ruleset);
}
this.game.value = game;
}
async readTalk() {
if (this.seat.value === null || document.visibilityState === "hidden" || !reachable.value) return;
let query = { after: this.messages.value.at(-1)?.number ?? 0 }, params = { path: { game: this.id }, query }, page = await ask(kontor.value.api.GET("/v1/games/{game}/messages", { params })).catch(() => {
}), last = this.messages.value.at(-1)?.number ?? 0, fresh = page?.items.filter(({ number: number2 }) => number2 > last) ?? [];
fresh.length > 0 && (this.messages.value = [...this.messages.value, ...fresh]);
}
async say(text) {
await ask(kontor.value.api.POST("/v1/games/{game}/messages", { params: { path: { game: this.id } }, body: { text } })), await this.readTalk();
}
#query() {
return this.invite === void 0 ? {} : { invite: this.invite };
}
#sleepSoon() {
this.#hide ??= setTimeout(() => {
this.#hide = void 0, this.#stream?.abort(), this.#stream = void 0, this.line.value !== "over" && (this.line.value = "asleep");
}, HIDDEN_MS);
}
#wake() {
clearTimeout(this.#hide), this.#hide = void 0, !(this.#stream || this.line.value === "over") && (this.#stream = new AbortController(), this.line.value = "connecting", this.#follow(this.#stream.signal));
}
/**
* Begins anew: as the same player with another session, who finds everything as it was, or as somebody else, who may not
* know what the one before knew.
*/
#anew(id) {
this.#stream?.abort(), this.#stream = void 0, id !== this.#as && (r3(() => {
this.events.value = [], this.messages.value = [], this.decisions.value = [], this.failed.value = void 0, this.view.value = void 0, this.line.value === "over" && (this.line.value = "connecting");
}), this.#lastEvent = 0, this.#buffer = []), this.#as = id, this.#wake();
}
/** Follows the events until the game is over or the tab sleeps. */
async #follow(signal) {
for (; !signal.aborted; ) {
try {
await this.readGame(), await this.refresh(), this.failed.value = void 0, this.readTalk(), signal.aborted || (this.line.value = "live");
let options = { after: this.#lastEvent, signal, ...this.#query() };
for await (let commit of kontor.value.commits(this.id, options)) await this.#commit(commit);
return this.line.value = "over", await this.#readGameAndTable();
} catch (error) {
if (signal.aborted) return;
if (noteEnd(error), (!this.game.value || !reachable.value) && (this.failed.value = error), error instanceof KontorProblem && error.problem.status === 404) return this.#gone(error);
this.line.value = "connecting";
}
await new Promise((resume) => setTimeout(resume, AGAIN_MS));
}
}
#gone(error) {
this.failed.value = error, this.line.value = "over";
}
async #readGameAndTable() {
this.deleted.value || (await this.readGame(), await this.refresh());
}
async #commit({ events, seq }) {
heard(), this.#hear(events), events.some(({ type }) => type === "table.deleted") ? this.deleted.value = !0 : events.some(({ type }) => type.startsWith("table.")) ? this.#readGameAndTable() : seq > (this.view.value?.seq ?? 0) && this.refresh();
}
/** Notes events. What comes together is shown together; what is known already is left out. */
#hear(events) {
let fresh = events.filter(({ seq }) => seq === this.#lastEvent + 1 && (this.#lastEvent = seq));
fresh.length !== 0 && (this.#buffer.length === 0 && queueMicrotask(() => {
this.events.value = [...this.events.value, ...this.#buffer.splice(0)];
}), this.#buffer.push(...fresh));
}
async #readUntilCurrent() {
for (; this.#again; ) {
if (this.#again = !1, !this.game.value || this.game.value.status === "open") return;
let params = { path: { game: this.id }, query: this.#query() }, [view, decisions] = await Promise.all([
ask(kontor.value.api.GET("/v1/games/{game}/view", { params })),
ask(kontor.value.api.GET("/v1/games/{game}/decisions", { params }))
]);
view.seq !== decisions.seq && this.game.value.status === "running" ? this.#again = !0 : this.#show(view, decisions.items);
}
}
/** Shows a table, unless a later one is shown already. */
#show(view, decisions) {
view.seq < (this.view.value?.seq ?? 0) || r3(() => {
this.view.value = view, this.decisions.value = decisions;
});
}
};

// src/shell/sign-in.tsx
function SignIn({ onDone }) {
let t4 = texts().page, way = useSignal("guest"), name = useSignal(""), password = useSignal(""), busy = useSignal(!1), error = useSignal(void 0), names = { guest: t4.playAsGuest, in: t4.signIn, up: t4.signUp }, submit = async () => {
busy.value = !0, error.value = void 0;
try {
way.value === "guest" ? await playAsGuest(name.value.trim()) : await (way.value === "in" ? signIn : signUp)(name.value.trim(), password.value), onDone?.();
} catch (cause) {
error.value = cause;
} finally {
busy.value = !1;
}
};
return /* @__PURE__ */ a4(
"form",
{
class: "sign-in",
onSubmit: (event) => {
event.preventDefault(), submit();
},
children: [
/* @__PURE__ */ a4("div", { class: "row", role: "group", "aria-label": t4.account, children: ["guest", "in", "up"].map((one) => /* @__PURE__ */ a4(Button, { extra: "chip", pressed: way.value === one, onClick: () => way.value = one, children: names[one] }, one)) }),
/* @__PURE__ */ a4(TextField, { label: way.value === "guest" ? t4.yourName : t4.name, value: name.value, max: 40, autocomplete: "username", onInput: (text) => name.value = text }),
way.value !== "guest" && /* @__PURE__ */ a4(
TextField,
{
label: t4.password,
type: "password",
value: password.value,
max: 128,
autocomplete: way.value === "in" ? "current-password" : "new-password",
hint: way.value === "up" ? t4.passwordRule(8) : void 0,
onInput: (text) => password.value = text
}
),
/* @__PURE__ */ a4("p", { class: "hint", children: way.value === "guest" ? t4.guestExplained : "" }),
/* @__PURE__ */ a4(Failure, { error: error.value }),
/* @__PURE__ */ a4("button", { type: "submit", class: "button main", disabled: busy.value, children: names[way.value] })
]
}
);
}
function SessionSheet() {
let t4 = texts().page;
return sessionLost.value ? /* @__PURE__ */ a4("div", { class: "sheet", role: "dialog", "aria-modal": "true", "aria-labelledby": "session-over", children: /* @__PURE__ */ a4("section", { class: "box", children: [
/* @__PURE__ */ a4("h2", { id: "session-over", children: t4.sessionOver }),
/* @__PURE__ */ a4("p", { children: t4.sessionOverMore }),
/* @__PURE__ */ a4(SignIn, {})
] }) }) : null;
}

// src/table/keys.ts
var REGIONS = ["board", "panel", "players", "log", "talk"];
function useKeys(onRegion) {
A2(() => {
let onKey = (event) => {
let region = REGIONS[Number(event.key) - 1], typing = event.target?.closest("input, textarea, select") != null;
keys.value === "off" || !region || typing || event.ctrlKey || event.metaKey || event.altKey || (onRegion(region), requestAnimationFrame(() => document.getElementById(region)?.focus()));
};
return addEventListener("keydown", onKey), () => removeEventListener("keydown", onKey);
}, []);
}

// src/table/log.tsx
var SHOWN = 60;
function tell(event, t4) {
let [game = ""] = event.type.split("."), all2 = game === "table" ? texts().table : texts().games[game]?.events;
return (all2 && Object.hasOwn(all2, event.type) ? all2[event.type] : void 0)?.(event.data, t4) ?? null;
}
function linesOf(events, t4, most) {
let lines = [];
for (let index = events.length - 1; index >= 0 && lines.length < most; index -= 1) {
let event = events[index], parts2 = tell(event, t4);
if (!parts2) continue;
let last = lines.at(-1);
event.type.endsWith(".passed") && last?.event.type === event.type && JSON.stringify(last.parts) === JSON.stringify(parts2) ? lines[lines.length - 1] = { ...last, times: last.times + 1 } : lines.push({ event, parts: parts2, times: 1 });
}
return lines;
}
function Log({ table }) {
let t4 = texts().page, most = useSignal(SHOWN), names = seatNames(table), lines = linesOf(table.events.value, tellerOf(table), most.value);
return /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("ol", { class: "log", reversed: !0, tabIndex: 0, children: lines.map(({ event, parts: parts2, times }) => /* @__PURE__ */ a4("li", { "data-new": now.value - Date.parse(event.at) < 4e3, children: [
/* @__PURE__ */ a4("span", { children: [
/* @__PURE__ */ a4(Say, { parts: parts2, names }),
" ",
times > 1 && /* @__PURE__ */ a4("small", { class: "hint", children: [
"×",
times
] })
] }),
/* @__PURE__ */ a4("time", { class: "hint", dateTime: event.at, children: t4.ago((now.value - Date.parse(event.at)) / 1e3) })
] }, event.seq)) }),
lines.length >= most.value && /* @__PURE__ */ a4(Button, { quiet: !0, onClick: () => most.value += SHOWN, children: t4.more })
] });
}

// src/shell/routes.ts
var route = y3(parsed2(location.hash));
addEventListener("hashchange", () => route.value = parsed2(location.hash));
function parsed2(hash) {
let [path = "", query = ""] = hash.replace(/^#/, "").split("?"), parts2 = path.split("/").filter((part) => part !== "");
return parts2.length === 0 ? { screen: "lobby" } : parts2[0] === "new" ? { screen: "new" } : parts2[0] === "me" ? { screen: "me" } : parts2[0] === "g" && parts2[1] !== void 0 ? { screen: "table", game: decodeURIComponent(parts2[1]), query: new URLSearchParams(query) } : { screen: "unknown" };
}
function tableHash(game, invite) {
return `#/g/${encodeURIComponent(game)}${invite == null ? "" : `?invite=${encodeURIComponent(invite)}`}`;
}
function go(hash) {
location.hash = hash;
}

// src/table/seats.tsx
var BOTS = ["random", "greedy", "search"];
function Players({ table, game, waiting }) {
let t4 = texts().page, names = seatNames(table), places = new Map(game.outcome?.places.map((place2) => [place2.seat, place2]));
return /* @__PURE__ */ a4("ul", { class: "seats", children: game.seats.map((seat) => /* @__PURE__ */ a4("li", { "data-me": seat.seat === table.seat.value, "data-due": waiting.has(seat.seat), children: [
/* @__PURE__ */ a4(SeatIcon, { seat: seat.seat }),
/* @__PURE__ */ a4("span", { class: "grow", children: [
/* @__PURE__ */ a4("b", { children: names(seat.seat) }),
" ",
seat.seat === table.seat.value && /* @__PURE__ */ a4("span", { class: "tag", children: t4.you }),
seat.resigned && seat.bot && /* @__PURE__ */ a4("small", { class: "hint", children: [
" ",
seat.resigned.name,
" ",
t4.resigned,
", ",
t4.takenOver(seat.bot)
] })
] }),
places.has(seat.seat) && /* @__PURE__ */ a4("b", { children: t4.place(places.get(seat.seat).place) }),
waiting.has(seat.seat) && /* @__PURE__ */ a4("span", { class: "dot", title: t4.waitingFor, "aria-label": t4.waitingFor, children: "…" })
] }, seat.seat)) });
}
function OpenTable({ table, game }) {
let t4 = texts().page, isOwner = player.value?.id === game.owner, isFull = game.seats.every(({ player: who, bot }) => who !== null || bot !== null), path = { game: game.id }, work = (call) => async () => {
await call(), await table.readGame();
};
return /* @__PURE__ */ a4("div", { class: "open", children: [
/* @__PURE__ */ a4(Box, { title: t4.players, children: [
/* @__PURE__ */ a4("ul", { class: "seats", children: game.seats.map((seat) => /* @__PURE__ */ a4(Seat2, { table, game, seat, isOwner, work }, seat.seat)) }),
!player.value && /* @__PURE__ */ a4(SignIn, {}),
isOwner ? /* @__PURE__ */ a4("div", { class: "row", children: [
/* @__PURE__ */ a4(AskButton, { main: !0, disabled: !isFull, work: work(() => ask(kontor.value.api.POST("/v1/games/{game}/start", { params: { path } }))), children: t4.start }),
/* @__PURE__ */ a4(
AskButton,
{
quiet: !0,
work: async () => {
await ask(kontor.value.api.DELETE("/v1/games/{game}", { params: { path } })), go("#/");
},
children: t4.deleteTable
}
)
] }) : /* @__PURE__ */ a4("p", { class: "hint", children: t4.waitForOwner }),
isOwner && !isFull && /* @__PURE__ */ a4("p", { class: "hint", children: t4.startHint })
] }),
game.invite !== null && /* @__PURE__ */ a4(Invite, { game, isOwner, work })
] });
}
function Seat2(props) {
let { table, game, seat, isOwner, work } = props, t4 = texts().page, bot = useSignal("greedy"), params = { path: { game: game.id, seat: seat.seat } }, invite = game.invite ?? table.invite, sit = () => ask(kontor.value.api.PUT("/v1/games/{game}/seats/{seat}", { params, body: { occupant: "me", ...invite == null ? {} : { invite } } })), seatBot = () => ask(kontor.value.api.PUT("/v1/games/{game}/seats/{seat}", { params, body: { occupant: "bot", bot: bot.value } })), empty = () => ask(kontor.value.api.DELETE("/v1/games/{game}/seats/{seat}", { params })), isFree = seat.player === null && seat.bot === null, isMine = seat.seat === table.seat.value;
return /* @__PURE__ */ a4("li", { "data-me": isMine, "data-free": isFree, children: [
/* @__PURE__ */ a4(SeatIcon, { seat: seat.seat }),
/* @__PURE__ */ a4("span", { class: "grow", children: [
/* @__PURE__ */ a4("b", { children: seatName(seat) }),
" ",
isMine && /* @__PURE__ */ a4("span", { class: "tag", children: t4.you }),
" ",
seat.player?.id === game.owner && /* @__PURE__ */ a4("span", { class: "tag", children: t4.owner }),
seat.player?.kind === "guest" && !isMine && /* @__PURE__ */ a4("span", { class: "tag", children: t4.guest })
] }),
isFree && player.value && table.seat.value === null && /* @__PURE__ */ a4(AskButton, { work: work(sit), children: t4.takeSeat }),
isFree && isOwner && /* @__PURE__ */ a4("span", { class: "row", children: [
/* @__PURE__ */ a4("select", { "aria-label": t4.seatBot, value: bot.value, onChange: ({ currentTarget }) => bot.value = currentTarget.value, children: BOTS.map((kind) => /* @__PURE__ */ a4("option", { value: kind, children: t4.bot(kind) }, kind)) }),
/* @__PURE__ */ a4(AskButton, { work: work(seatBot), children: t4.seatBot })
] }),
!isFree && (isMine || isOwner) && /* @__PURE__ */ a4(AskButton, { quiet: !0, work: work(empty), children: isMine ? t4.leaveSeat : seat.bot ? t4.removeBot : t4.removePlayer })
] });
}
function Invite({ game, isOwner, work }) {
let t4 = texts().page, copied = useSignal(!1), link = `${BASE}/${tableHash(game.id, game.invite)}`, copy = async (field2) => {
field2?.select(), copied.value = await copyText(link);
}, field = null;
return /* @__PURE__ */ a4(Box, { title: t4.invite, children: [
/* @__PURE__ */ a4("p", { class: "hint", children: t4.inviteMore }),
/* @__PURE__ */ a4("div", { class: "row", children: [
/* @__PURE__ */ a4("input", { class: "grow", type: "text", readOnly: !0, value: link, "aria-label": t4.invite, ref: (element) => {
field = element;
}, onFocus: ({ currentTarget }) => currentTarget.select() }),
/* @__PURE__ */ a4(Button, { onClick: () => {
copy(field);
}, children: copied.value ? t4.copied : t4.copy })
] }),
isOwner && /* @__PURE__ */ a4(AskButton, { quiet: !0, work: work(() => ask(kontor.value.api.POST("/v1/games/{game}/invites", { params: { path: { game: game.id } } }))), children: t4.newInvite })
] });
}
function Resign({ table, game }) {
let t4 = texts().page, isSure = useSignal(!1);
return table.seat.value === null || game.status !== "running" ? null : isSure.value ? /* @__PURE__ */ a4("div", { class: "sure", children: [
/* @__PURE__ */ a4("p", { children: t4.resignSure }),
/* @__PURE__ */ a4("div", { class: "row", children: [
/* @__PURE__ */ a4(Button, { onClick: () => isSure.value = !1, children: t4.cancel }),
/* @__PURE__ */ a4(
AskButton,
{
work: async () => {
await ask(kontor.value.api.POST("/v1/games/{game}/resignations", { params: { path: { game: game.id } } })), await table.readGame(), await table.refresh();
},
children: t4.resign
}
)
] })
] }) : /* @__PURE__ */ a4(Button, { quiet: !0, onClick: () => isSure.value = !0, children: [
t4.resign,
"…"
] });
}
function Result({ table, game, score }) {
let t4 = texts().page;
if (!game.outcome) return null;
let rematch = async () => {
let next = await ask(kontor.value.api.POST("/v1/games/{game}/rematch", { params: { path: { game: game.id } } }));
go(tableHash(next.id, next.invite));
}, names = seatNames(table), places = [...game.outcome.places].sort((one, other) => one.place - other.place);
return /* @__PURE__ */ a4(Box, { title: t4.result, extra: "result", children: [
/* @__PURE__ */ a4("ol", { class: "seats", children: places.map(({ seat, place: place2, score: points }) => /* @__PURE__ */ a4("li", { "data-me": seat === table.seat.value, children: [
/* @__PURE__ */ a4("b", { children: t4.place(place2) }),
/* @__PURE__ */ a4(SeatIcon, { seat }),
/* @__PURE__ */ a4("span", { class: "grow", children: names(seat) }),
/* @__PURE__ */ a4("span", { children: score(points) })
] }, seat)) }),
table.seat.value !== null && !game.imported && /* @__PURE__ */ a4(AskButton, { main: !0, work: rematch, children: t4.rematch })
] });
}

// src/table/talk.tsx
function Talk({ table }) {
let t4 = texts().page, text = useSignal(""), error = useSignal(void 0);
if (table.seat.value === null) return /* @__PURE__ */ a4("p", { class: "hint", children: t4.talkOnlySeats });
let submit = async () => {
let said = text.value.trim();
if (said !== "")
try {
await table.say(said), text.value = "", error.value = void 0;
} catch (cause) {
error.value = cause;
}
};
return /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("ol", { class: "talk", children: table.messages.value.map((message) => /* @__PURE__ */ a4("li", { children: [
/* @__PURE__ */ a4("span", { class: "player", children: [
/* @__PURE__ */ a4(SeatIcon, { seat: message.seat, size: 13 }),
/* @__PURE__ */ a4("b", { children: message.player.name })
] }),
" ",
message.text
] }, message.number)) }),
table.messages.value.length === 0 && /* @__PURE__ */ a4("p", { class: "hint", children: t4.noTalk }),
/* @__PURE__ */ a4(
"form",
{
class: "row",
onSubmit: (event) => {
event.preventDefault(), submit();
},
children: [
/* @__PURE__ */ a4("input", { type: "text", "aria-label": t4.say, placeholder: t4.say, maxLength: 500, value: text.value, onInput: ({ currentTarget }) => text.value = currentTarget.value }),
/* @__PURE__ */ a4("button", { type: "submit", class: "button", children: t4.send })
]
}
),
/* @__PURE__ */ a4(Failure, { error: error.value })
] });
}

// src/table/page.tsx
var TABS = ["board", "players", "log", "talk"];
function TablePage({ id, query }) {
let invite = query.get("invite") ?? void 0, isGeneric = query.has("generic"), { table, act } = w2(() => {
let made2 = new Table5(id, invite);
return { table: made2, act: new Act(made2) };
}, [id, invite]);
A2(() => (table.open(), () => {
table.close(), act.close();
}), [table, act]);
let t4 = texts().page, game = table.game.value;
return table.deleted.value ? /* @__PURE__ */ a4(Message, { text: t4.tableDeleted }) : game ? game.status === "open" ? /* @__PURE__ */ a4("main", { class: "narrow", children: [
/* @__PURE__ */ a4(TableHead, { game, table }),
/* @__PURE__ */ a4(OpenTable, { table, game }),
/* @__PURE__ */ a4(Box, { title: t4.talk, children: /* @__PURE__ */ a4(Talk, { table }) })
] }) : /* @__PURE__ */ a4(Running, { table, act, game, isGeneric }) : table.failed.value === void 0 ? /* @__PURE__ */ a4(Message, { text: t4.working, isQuiet: !0 }) : /* @__PURE__ */ a4(Failed, { error: table.failed.value });
}
function Failed({ error }) {
let t4 = texts().page, isUnknown = error instanceof KontorProblem && error.problem.status === 404;
return /* @__PURE__ */ a4(Message, { text: isUnknown ? t4.gameUnknown : explain(error), children: isUnknown && !player.value && /* @__PURE__ */ a4(SignIn, {}) });
}
function Message({ text, isQuiet, children }) {
return /* @__PURE__ */ a4("main", { class: "narrow", children: /* @__PURE__ */ a4(Box, { children: [
/* @__PURE__ */ a4("h1", { class: "unseen", children: "Kontor" }),
/* @__PURE__ */ a4("p", { role: "status", children: text }),
children,
isQuiet !== !0 && /* @__PURE__ */ a4("a", { href: "#/", children: texts().page.back })
] }) });
}
function TableHead({ game, table }) {
let t4 = texts().page, view = table.view.value, named = gameTexts(game.ruleset), progress = view && named ? named.progress(view.view) : t4.status[game.status];
return /* @__PURE__ */ a4("header", { class: "table-head", children: [
/* @__PURE__ */ a4("h1", { children: named?.name ?? game.ruleset }),
/* @__PURE__ */ a4("span", { class: "hint", children: progress }),
game.sandbox && /* @__PURE__ */ a4("span", { class: "tag", children: t4.sandbox }),
/* @__PURE__ */ a4("span", { class: "grow" }),
/* @__PURE__ */ a4(LineTag, { table })
] });
}
function LineTag({ table }) {
let t4 = texts().page, line = table.line.value, time = new Date(heardAt.value).toLocaleTimeString(texts().code, { hour: "2-digit", minute: "2-digit" }), text = reachable.value ? { live: t4.live, connecting: t4.connecting, asleep: t4.asleep, over: t4.status.finished }[line] : t4.lost(time);
return /* @__PURE__ */ a4("span", { class: "line", "data-line": reachable.value ? line : "lost", role: "status", children: text });
}
function Running(props) {
let { table, act, game } = props, t4 = texts().page, tab = useSignal("board"), waiting = useComputed(() => new Set(table.decisions.value.filter(({ optional }) => !optional).map(({ seat }) => seat)));
useKeys((region) => tab.value = TABS.find((one) => one === region) ?? tab.value);
let words = wordsOf(table, game), shown = boardProps(table, act, game, words), board = props.isGeneric ? void 0 : BOARDS[game.ruleset], isOver = game.status === "finished";
return /* @__PURE__ */ a4("main", { class: "table", "data-tab": tab.value, "data-seq": table.view.value?.seq, children: [
/* @__PURE__ */ a4(TableHead, { game, table }),
/* @__PURE__ */ a4(Prompt, { table, game, waiting: waiting.value }),
/* @__PURE__ */ a4("nav", { class: "tabs", "aria-label": t4.regions.header, children: TABS.map((one) => /* @__PURE__ */ a4(Button, { pressed: tab.value === one, onClick: () => tab.value = one, children: t4[one] }, one)) }),
/* @__PURE__ */ a4("div", { class: "middle", children: [
/* @__PURE__ */ a4("section", { class: "board", id: "board", "aria-label": t4.regions.board, tabIndex: 0, children: [
game.status === "quarantined" && /* @__PURE__ */ a4("p", { class: "failure", children: t4.quarantinedMore }),
isOver && /* @__PURE__ */ a4(Result, { table, game, score: (score) => gameTexts(game.ruleset)?.score(score) ?? String(score) }),
shown ? board ? /* @__PURE__ */ a4(board.Table, { ...shown }) : /* @__PURE__ */ a4(GenericTable, { ruleset: game.ruleset, props: shown }) : /* @__PURE__ */ a4("p", { class: "hint", children: t4.working })
] }),
shown && !isOver && /* @__PURE__ */ a4(Panel, { act, words, children: board?.Panel ? /* @__PURE__ */ a4(BoardPanel, { board, shown, act, words }) : void 0 })
] }),
/* @__PURE__ */ a4("aside", { class: "side", children: [
/* @__PURE__ */ a4(Region, { name: "players", children: [
/* @__PURE__ */ a4(Box, { title: t4.players, children: [
/* @__PURE__ */ a4(Players, { table, game, waiting: waiting.value }),
/* @__PURE__ */ a4(Resign, { table, game })
] }),
shown && board?.Side && /* @__PURE__ */ a4(board.Side, { ...shown })
] }),
/* @__PURE__ */ a4(Region, { name: "log", children: /* @__PURE__ */ a4(Box, { title: t4.log, children: /* @__PURE__ */ a4(Log, { table }) }) }),
/* @__PURE__ */ a4(Region, { name: "talk", children: /* @__PURE__ */ a4(Box, { title: t4.talk, children: /* @__PURE__ */ a4(Talk, { table }) }) })
] })
] });
}
function BoardPanel({ board, shown, act, words }) {
return board.Panel?.(shown) ?? /* @__PURE__ */ a4(Types, { act, words });
}
function Region({ name, children }) {
return /* @__PURE__ */ a4("div", { class: "region", id: name, "data-region": name, tabIndex: -1, role: "region", "aria-label": texts().page.regions[name], children });
}
function boardProps(table, act, game, words) {
let [view, components2, named] = [table.view.value, table.components.value, gameTexts(game.ruleset)];
if (!view || !components2 || !named) return;
let commit = table.events.value.at(-1)?.commit;
return {
view: view.view,
components: components2.components,
game,
me: table.seat.value,
name: words.name,
act,
last: table.events.value.filter((event) => event.commit === commit),
events: table.events.value,
texts: named,
say: words.say,
teller: words.teller
};
}
function wordsOf(table, game) {
let named = gameTexts(game.ruleset), [teller, name] = [tellerOf(table), seatNames(table)], buttons = named?.buttons ?? {}, actions = named?.actions ?? {}, shortName = (type) => buttons[type] ?? (type.split(".").at(-1) ?? type).replaceAll("_", " ");
return {
ruleset: game.ruleset,
button: shortName,
action: (action) => actions[action.type]?.(action, teller) ?? [shortName(action.type)],
say: (parts2) => /* @__PURE__ */ a4(Say, { parts: parts2, names: name }),
word: (id, kind) => word(game.ruleset, id, kind),
name,
teller,
refusal: (code) => table.ruleset.value?.refusals.find((one) => one.code === code)?.sentence
};
}
function Prompt({ table, game, waiting }) {
let t4 = texts().page, names = seatNames(table), own = table.own.value, due2 = own.find(({ optional }) => !optional), kinds = gameTexts(game.ruleset)?.kinds ?? {}, asked = (decision) => kinds[decision.kind.split(".").at(-1) ?? ""] ?? t4.chooseOne, first = due2 ?? own[0], others = [...waiting].flatMap((seat, index) => index === 0 ? [{ seat }] : [", ", { seat }]);
return /* @__PURE__ */ a4("div", { class: "prompt", "data-due": due2 !== void 0, children: [
/* @__PURE__ */ a4("p", { role: "status", children: game.status !== "running" ? t4.over : first ? /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("b", { children: due2 ? t4.yourTurnIs : t4.youMay }),
" ",
asked(first)
] }) : /* @__PURE__ */ a4($, { children: [
t4.waitingFor,
" ",
/* @__PURE__ */ a4(Say, { parts: others, names }),
player.value && table.seat.value === null ? ` · ${t4.notSeated}` : ""
] }) }),
game.status === "running" && /* @__PURE__ */ a4("span", { class: "hint", children: timeLeft(due2 ?? table.decisions.value[0]) })
] });
}
function timeLeft(decision) {
let t4 = texts().page;
if (!decision) return "";
if (decision.deadline === null) return t4.noDeadline;
let seconds2 = Math.max(0, Math.floor((Date.parse(decision.deadline) - now.value) / 1e3));
if (seconds2 >= 2 * 86400) return t4.deadline(t4.days(Math.floor(seconds2 / 86400)));
let [hours, minutes] = [Math.floor(seconds2 / 3600), Math.floor(seconds2 / 60) % 60], two = (count) => String(count).padStart(2, "0");
return t4.deadline(hours > 0 ? `${hours}:${two(minutes)}:${two(seconds2 % 60)}` : `${minutes}:${two(seconds2 % 60)}`);
}

// src/shell/lobby.tsx
var PAGE = 12, AGAIN_MS2 = 1e4;
function Lobby() {
let t4 = texts().page, me = player.value;
return /* @__PURE__ */ a4("main", { class: "lobby", children: [
me && /* @__PURE__ */ a4("h1", { class: "unseen", children: t4.lobby }),
!me && /* @__PURE__ */ a4(Box, { extra: "welcome", children: [
/* @__PURE__ */ a4("h1", { children: t4.welcome }),
/* @__PURE__ */ a4("p", { children: t4.welcomeMore }),
/* @__PURE__ */ a4(SignIn, {})
] }),
me && /* @__PURE__ */ a4(Box, { title: t4.yourTurn, children: [
due.value.length === 0 && /* @__PURE__ */ a4("p", { class: "hint", children: t4.noTurn }),
/* @__PURE__ */ a4("ul", { class: "games", children: due.value.map(({ game, ruleset, decision }) => /* @__PURE__ */ a4("li", { children: /* @__PURE__ */ a4("a", { class: "game due", href: tableHash(game), children: [
/* @__PURE__ */ a4("b", { children: gameTexts(ruleset)?.name ?? ruleset }),
/* @__PURE__ */ a4("span", { children: gameTexts(ruleset)?.kinds[decision.kind.split(".").at(-1)] ?? t4.chooseOne })
] }) }, game)) }),
/* @__PURE__ */ a4("p", { children: /* @__PURE__ */ a4(Button, { main: !0, onClick: () => go("#/new"), children: t4.newTable }) })
] }),
me && /* @__PURE__ */ a4(List2, { title: t4.yourGames, empty: t4.noGames, query: { seat: "me" } }),
/* @__PURE__ */ a4(List2, { title: t4.openTables, empty: t4.noOpenTables, query: { status: "open" } }),
/* @__PURE__ */ a4(List2, { title: t4.watchTables, empty: void 0, query: { status: "running" } })
] });
}
function List2({ title, empty, query }) {
let t4 = texts().page, cursors = useSignal([]), times = useSignal(0), read2 = async () => {
let pages = await Promise.all(
[void 0, ...cursors.value].map(
(cursor) => ask(kontor.value.api.GET("/v1/games", { params: { query: { ...query, limit: PAGE, ...cursor === void 0 ? {} : { cursor } } } }))
)
);
return { games: pages.flatMap(({ items }) => items), next: pages.at(-1)?.next ?? null };
}, { data, error } = useRead(read2, `${player.value?.id} ${cursors.value.length} ${times.value}`);
if (A2(() => {
let timer = setInterval(() => {
document.visibilityState === "visible" && (times.value += 1);
}, AGAIN_MS2);
return () => clearInterval(timer);
}, []), empty === void 0 && (data?.games.length ?? 0) === 0) return null;
let next = data?.next;
return /* @__PURE__ */ a4(Box, { title, children: [
/* @__PURE__ */ a4(Failure, { error }),
data?.games.length === 0 && /* @__PURE__ */ a4("p", { class: "hint", children: empty }),
!data && error === void 0 && /* @__PURE__ */ a4("p", { class: "hint", children: t4.working }),
/* @__PURE__ */ a4("ul", { class: "games", children: data?.games.map((game) => /* @__PURE__ */ a4("li", { children: /* @__PURE__ */ a4(GameLink, { game }) }, game.id)) }),
next != null && /* @__PURE__ */ a4(Button, { onClick: () => cursors.value = [...cursors.value, next], children: t4.more })
] });
}
function GameLink({ game }) {
let t4 = texts().page, since = (now.value - Date.parse(game.finished_at ?? game.started_at ?? game.created_at)) / 1e3;
return /* @__PURE__ */ a4("a", { class: "game", href: tableHash(game.id, game.invite), children: [
/* @__PURE__ */ a4("b", { children: gameTexts(game.ruleset)?.name ?? game.ruleset }),
/* @__PURE__ */ a4("span", { class: "who", children: game.seats.map((seat) => /* @__PURE__ */ a4("span", { class: "player", children: [
/* @__PURE__ */ a4(SeatIcon, { seat: seat.seat, size: 12 }),
seatName(seat)
] }, seat.seat)) }),
/* @__PURE__ */ a4("span", { class: "hint", children: [
t4.status[game.status],
" · ",
t4.ago(since)
] })
] });
}

// src/shell/me.tsx
function Me() {
let t4 = texts().page, onOff = { on: t4.on, off: t4.off };
return /* @__PURE__ */ a4("main", { class: "narrow", children: [
/* @__PURE__ */ a4("h1", { class: "unseen", children: t4.account }),
/* @__PURE__ */ a4(Box, { title: t4.account, children: player.value ? /* @__PURE__ */ a4(Account, {}) : /* @__PURE__ */ a4(SignIn, {}) }),
/* @__PURE__ */ a4(Box, { title: t4.preferences, children: [
/* @__PURE__ */ a4(
Choice,
{
label: t4.language,
values: Object.keys(LANGUAGES),
value: texts().code,
name: (code) => LANGUAGES[code],
onChange: (code) => {
choose(code);
}
}
),
/* @__PURE__ */ a4(Setting, { label: t4.theme, of: theme, names: t4.themes }),
/* @__PURE__ */ a4(Setting, { label: t4.confirm, of: confirmation, names: t4.confirms }),
/* @__PURE__ */ a4(Setting, { label: t4.sound, of: sound, names: onOff }),
/* @__PURE__ */ a4(Setting, { label: t4.notify, of: notifications, names: onOff, onChange: askForNotifications }),
/* @__PURE__ */ a4(Setting, { label: t4.keys, of: keys, names: onOff })
] })
] });
}
function askForNotifications() {
notifications.value === "on" && "Notification" in window && Notification.requestPermission();
}
function Setting(props) {
let set = (value) => {
props.of.value = value, props.onChange?.();
};
return /* @__PURE__ */ a4(Choice, { label: props.label, values: props.of.values, value: props.of.value, name: (value) => props.names[value], onChange: set });
}
function Account() {
let t4 = texts().page, name = useSignal(""), password = useSignal(""), me = player.value;
return /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("p", { children: [
/* @__PURE__ */ a4("b", { children: me.name }),
" ",
me.kind === "guest" && /* @__PURE__ */ a4("span", { class: "tag", children: t4.guest })
] }),
me.kind === "guest" && /* @__PURE__ */ a4("form", { class: "sign-in", onSubmit: (event) => event.preventDefault(), children: [
/* @__PURE__ */ a4("h3", { children: t4.upgrade }),
/* @__PURE__ */ a4("p", { class: "hint", children: t4.upgradeMore }),
/* @__PURE__ */ a4(TextField, { label: t4.name, value: name.value, max: 40, autocomplete: "username", onInput: (text) => name.value = text }),
/* @__PURE__ */ a4(
TextField,
{
label: t4.password,
type: "password",
value: password.value,
max: 128,
autocomplete: "new-password",
hint: t4.passwordRule(8),
onInput: (text) => password.value = text
}
),
/* @__PURE__ */ a4(AskButton, { main: !0, work: () => upgrade(name.value.trim(), password.value), children: t4.signUp })
] }),
/* @__PURE__ */ a4("h3", { children: t4.sessions }),
/* @__PURE__ */ a4("p", { class: "hint", children: t4.sessionsMore }),
/* @__PURE__ */ a4(AskButton, { work: signOut, children: t4.signOut })
] });
}

// src/shell/options.tsx
function OptionFields({ ruleset, value, onChange }) {
let schema = ruleset.options_schema, names = Object.keys(schema.properties ?? {});
if (names.length === 0) return null;
let defs = schema.$defs ?? {};
return /* @__PURE__ */ a4(Box, { title: texts().page.options, children: names.map((name) => {
let change = (next) => {
let { [name]: _4, ...others } = value;
onChange(next === void 0 ? others : { ...others, [name]: next });
}, usual = ruleset.options_default[name], field = resolved(schema.properties[name], defs);
return /* @__PURE__ */ a4(OptionField, { ruleset: ruleset.id, name, schema: field, defs, usual, value: value[name], onChange: change }, name);
}) });
}
function resolved(schema, defs) {
let name = schema.$ref?.split("/").at(-1);
return name === void 0 ? schema : { ...defs[name], description: schema.description ?? "" };
}
function OptionField(props) {
let { ruleset, name, schema, defs, usual, onChange } = props, t4 = texts().page, label = optionName(ruleset, name), known = valuesOf2(props), items = schema.items && resolved(schema.items, defs).enum;
if (items && isType(schema, "array")) return /* @__PURE__ */ a4(Several, { ...props, label, items });
if (known) {
let usualJson = JSON.stringify(usual), all2 = known.some(({ json }) => json === usualJson) ? known : [{ json: usualJson, name: t4.byDefault }, ...known], now2 = props.value === void 0 ? usualJson : JSON.stringify(props.value), nameOf2 = (json) => all2.find((one) => one.json === json)?.name ?? json, choose2 = (json) => onChange(json === usualJson ? void 0 : JSON.parse(json));
return /* @__PURE__ */ a4(Choice, { label, values: all2.map(({ json }) => json), value: now2, name: nameOf2, onChange: choose2 });
}
return /* @__PURE__ */ a4(Raw, { ...props, label });
}
function valuesOf2({ ruleset, schema, usual }) {
let t4 = texts().page, named = (id) => ({ json: JSON.stringify(id), name: optionName(ruleset, id) });
if (schema.enum) return schema.enum.map(named);
if (isType(schema, "boolean")) return [!1, !0].map((flag) => ({ json: String(flag), name: flag ? t4.yes : t4.no }));
if (isType(schema, "integer")) {
let { minimum = 0, maximum = 0 } = schema, count = maximum - minimum + 1;
return count > 8 ? [minimum, 50, 100, usual, 500, maximum].filter(isBetween(minimum, maximum)).map(number) : Array.from({ length: count }, (_4, index) => number(minimum + index));
}
return schema.oneOf?.filter(({ properties = {} }) => Object.keys(properties).length === 1)?.flatMap(({ properties }) => properties?.type?.enum ?? []).map((type) => ({ ...named(type), json: JSON.stringify({ type }) }));
}
var isBetween = (min, max) => (value, index, all2) => value >= min && value <= max && all2.indexOf(value) === index, number = (value) => ({ json: String(value), name: String(value) }), isType = ({ type }, wanted) => type === wanted || Array.isArray(type) && type.includes(wanted);
function optionName(ruleset, id) {
let names = gameTexts(ruleset)?.options;
return (names && Object.hasOwn(names, id) ? names[id] : void 0) ?? word(ruleset, id, "ids");
}
function Several(props) {
let t4 = texts().page, chosen = props.value ?? [], toggle2 = (item) => {
let next = chosen.includes(item) ? chosen.filter((one) => one !== item) : [...chosen, item];
props.onChange(next.length === 0 ? void 0 : next);
};
return /* @__PURE__ */ a4("fieldset", { class: "choice", children: [
/* @__PURE__ */ a4("legend", { children: props.label }),
/* @__PURE__ */ a4("div", { class: "row", children: [
/* @__PURE__ */ a4(Button, { extra: "chip", pressed: chosen.length === 0, onClick: () => props.onChange(void 0), children: t4.byDefault }),
props.items.map((item) => /* @__PURE__ */ a4(Button, { extra: "chip", pressed: chosen.includes(item), onClick: () => toggle2(item), children: word(props.ruleset, item, "ids") }, item))
] })
] });
}
function Raw(props) {
let t4 = texts().page, text = useSignal(""), read2 = (input) => {
text.value = input;
try {
props.onChange(input.trim() === "" ? void 0 : JSON.parse(input));
} catch {
props.onChange(input);
}
};
return /* @__PURE__ */ a4("details", { class: "choice", children: [
/* @__PURE__ */ a4("summary", { children: [
props.label,
": ",
text.value.trim() === "" ? t4.byDefault : t4.own
] }),
/* @__PURE__ */ a4("label", { class: "field", children: [
/* @__PURE__ */ a4("span", { class: "hint", children: "JSON" }),
/* @__PURE__ */ a4("textarea", { rows: 3, value: text.value, onInput: ({ currentTarget }) => read2(currentTarget.value) })
] })
] });
}

// src/shell/new-table.tsx
var LIMITS = { m5: 300, h1: 3600, d1: 86400, d3: 259200, d7: 604800 }, BOTS2 = ["random", "greedy", "search"];
function NewTable() {
let t4 = texts().page, { data, error } = useRead(rulesets, "rulesets"), chosen = useSignal("medici");
if (!player.value)
return /* @__PURE__ */ a4("main", { class: "narrow", children: [
/* @__PURE__ */ a4("h1", { class: "unseen", children: t4.newTable }),
/* @__PURE__ */ a4(Box, { title: t4.newTable, children: [
/* @__PURE__ */ a4("p", { children: t4.signedOut }),
/* @__PURE__ */ a4(SignIn, {})
] })
] });
let ruleset = data?.find(({ id }) => id === chosen.value);
return /* @__PURE__ */ a4("main", { class: "narrow", children: [
/* @__PURE__ */ a4("h1", { class: "unseen", children: t4.newTable }),
/* @__PURE__ */ a4(Box, { title: t4.ruleset, children: [
/* @__PURE__ */ a4(Failure, { error }),
/* @__PURE__ */ a4("div", { class: "rulesets", role: "group", "aria-label": t4.ruleset, children: data?.map(({ id, seats_min: min, seats_max: max }) => /* @__PURE__ */ a4("button", { type: "button", class: "ruleset", "aria-pressed": id === chosen.value, onClick: () => chosen.value = id, children: [
/* @__PURE__ */ a4("b", { children: gameTexts(id)?.name ?? id }),
/* @__PURE__ */ a4("span", { class: "hint", children: gameTexts(id)?.by }),
/* @__PURE__ */ a4("span", { children: gameTexts(id)?.summary }),
/* @__PURE__ */ a4("span", { class: "hint", children: [
t4.players,
": ",
t4.range(min, max)
] })
] }, id)) })
] }),
ruleset && /* @__PURE__ */ a4(Terms, { ruleset }, ruleset.id)
] });
}
function Terms({ ruleset }) {
let t4 = texts().page, seats = useSignal(Math.max(ruleset.seats_min, 3)), others = useSignal("greedy"), visibility = useSignal("private"), limit = useSignal("none"), standIn = useSignal("greedy"), sandbox = useSignal("no"), seed = useSignal(""), options = useSignal({}), counts = Array.from({ length: ruleset.seats_max - ruleset.seats_min + 1 }, (_4, index) => ruleset.seats_min + index), create = async () => {
let body = {
ruleset: ruleset.id,
seats: seats.value,
options: options.value,
visibility: visibility.value,
stand_in: standIn.value,
...limit.value === "none" ? {} : { turn_limit_s: LIMITS[limit.value] },
...sandbox.value === "yes" ? { sandbox: { seed: seedOf(seed.value) } } : {}
}, game = await ask(kontor.value.api.POST("/v1/games", { body })), bot = others.value;
if (bot !== "free")
for (let seat = 1; seat < seats.value; seat += 1) {
let params = { path: { game: game.id, seat } };
await ask(kontor.value.api.PUT("/v1/games/{game}/seats/{seat}", { params, body: { occupant: "bot", bot } }));
}
go(tableHash(game.id, game.invite));
};
return /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4(Box, { title: t4.players, children: [
/* @__PURE__ */ a4(Choice, { label: t4.players, values: counts, value: seats.value, name: String, onChange: (count) => seats.value = count }),
/* @__PURE__ */ a4(
Choice,
{
label: t4.fillWithBots,
values: ["free", ...BOTS2],
value: others.value,
name: (who) => who === "free" ? t4.leaveFree : t4.bot(who),
onChange: (who) => others.value = who
}
),
/* @__PURE__ */ a4(
Choice,
{
label: t4.visibility,
values: ["private", "public"],
value: visibility.value,
name: (who) => t4[who],
hint: visibility.value === "public" ? t4.publicMore : t4.privateMore,
onChange: (who) => visibility.value = who
}
)
] }),
/* @__PURE__ */ a4(OptionFields, { ruleset, value: options.value, onChange: (value) => options.value = value }),
/* @__PURE__ */ a4(Box, { title: t4.more, children: [
/* @__PURE__ */ a4(
Choice,
{
label: t4.turnLimit,
values: ["none", "m5", "h1", "d1", "d3", "d7"],
value: limit.value,
name: (one) => one === "none" ? t4.noLimit : t4.limits[one],
onChange: (one) => limit.value = one
}
),
/* @__PURE__ */ a4(Choice, { label: t4.standIn, values: BOTS2, value: standIn.value, name: t4.bot, hint: t4.standInMore, onChange: (bot) => standIn.value = bot }),
/* @__PURE__ */ a4(
Choice,
{
label: t4.sandbox,
values: ["no", "yes"],
value: sandbox.value,
name: (one) => t4[one],
hint: t4.sandboxMore,
onChange: (one) => sandbox.value = one
}
),
sandbox.value === "yes" && /* @__PURE__ */ a4(TextField, { label: t4.seed, value: seed.value, max: 64, onInput: (text) => seed.value = text })
] }),
/* @__PURE__ */ a4("div", { class: "last", children: /* @__PURE__ */ a4(AskButton, { main: !0, work: create, children: t4.createTable }) })
] });
}
function seedOf(text) {
return /^[0-9a-f]{64}$/.test(text) ? text : [...new TextEncoder().encode(text === "" ? String(Date.now()) : text)].map((byte) => byte.toString(16).padStart(2, "0")).join("").slice(0, 64).padEnd(64, "0");
}

// src/shell/alerts.ts
function useAlerts() {
let known = T2(/* @__PURE__ */ new Set());
useSignalEffect(() => {
let ids = due.value.filter(({ decision }) => !decision.optional).map(({ game, decision }) => `${game} ${decision.id}`);
document.title = ids.length > 0 ? `● ${texts().page.yourTurn} · Kontor` : "Kontor", document.querySelector("link[rel=icon]").href = `assets/${ids.length > 0 ? "icon-turn" : "icon"}.svg`;
let isNew = ids.some((id) => !known.current.has(id));
known.current = new Set(ids), isNew && document.visibilityState === "hidden" && alert();
});
}
function alert() {
let t4 = texts().page;
notifications.value === "on" && "Notification" in window && Notification.permission === "granted" && new Notification("Kontor", { body: t4.yourTurn, icon: "assets/icon-turn.svg", tag: "turn" }), sound.value === "on" && chime();
}
function chime() {
let audio = new AudioContext();
[523, 659].forEach((pitch, index) => {
let [tone, volume] = [audio.createOscillator(), audio.createGain()], begin = audio.currentTime + index * 0.18;
tone.frequency.value = pitch, volume.gain.setValueAtTime(0.08, begin), volume.gain.exponentialRampToValueAtTime(1e-3, begin + 0.3), tone.connect(volume).connect(audio.destination), tone.start(begin), tone.stop(begin + 0.32);
}), setTimeout(() => {
audio.close();
}, 1e3);
}

// src/shell/app.tsx
function App() {
let t4 = texts().page;
useSignalEffect(() => {
document.documentElement.dataset.theme = theme.value;
}), useAlerts();
let turns = due.value.length;
return /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("header", { class: "top", children: [
/* @__PURE__ */ a4("button", { type: "button", class: "button skip", onClick: skip, children: t4.skip }),
/* @__PURE__ */ a4("a", { class: "brand", href: "#/", children: "Kontor" }),
turns > 0 && /* @__PURE__ */ a4("a", { class: "turns", href: "#/", children: t4.yourTurnAt(turns) }),
/* @__PURE__ */ a4("span", { class: "grow" }),
/* @__PURE__ */ a4("a", { href: "docs/guide/", children: t4.guide }),
/* @__PURE__ */ a4("a", { href: "docs/", children: t4.contract }),
/* @__PURE__ */ a4("a", { href: "#/me", children: player.value ? player.value.name : t4.signIn })
] }),
/* @__PURE__ */ a4(Screen, {}),
/* @__PURE__ */ a4(SessionSheet, {})
] });
}
function skip() {
(document.getElementById("panel") ?? document.querySelector("main"))?.focus();
}
function Screen() {
let at = route.value;
switch (at.screen) {
case "lobby":
return /* @__PURE__ */ a4(Lobby, {});
case "new":
return /* @__PURE__ */ a4(NewTable, {});
case "me":
return /* @__PURE__ */ a4(Me, {});
case "table":
return /* @__PURE__ */ a4(TablePage, { id: at.game, query: at.query }, at.game);
case "unknown":
return /* @__PURE__ */ a4(Message, { text: texts().page.notFound });
}
}

// src/main.tsx
await Promise.all([speak(), restore()]);
watchDue();
Q(/* @__PURE__ */ a4(App, {}), document.getElementById("app"));
