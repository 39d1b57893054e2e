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

// ../typescript/src/records.ts
var Fault = class extends Error {
constructor(seq, kind) {
super(kind);
this.seq = seq;
this.kind = kind;
}
seq;
kind;
}, FORMAT = 1, TYP = "kontor-record";
function canVerifyRecords() {
return globalThis.crypto?.subtle !== void 0;
}
async function verifyRecord(record, keys2) {
let report = { fault: null, commits: 0, events: 0, signature: null, importedCommits: 0 };
try {
let commits = commitsOf(record);
report.commits = commits.length, report.events = commits.reduce((sum, { events }) => sum + events.length, 0), await checkChain(record, commits), checkFrame(record, commits);
let { finding, imported } = await checkSignature(record, keys2);
report.signature = finding, report.importedCommits = imported;
} catch (error) {
report.fault = faultOf(error);
}
return report;
}
function faultOf(error) {
if (error instanceof Fault) return { seq: error.seq, kind: error.kind };
if (error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError) return { seq: 0, kind: "format" };
throw error;
}
function demand(holds, seq, kind) {
if (!holds) throw new Fault(seq, kind);
}
function commitsOf(record) {
let commits = record.commits;
demand(record.format === FORMAT && commits.length > 0 && commits.length === record.links.length, 0, "format");
let seq = 1;
return commits.forEach(({ format, commit, events }, number2) => {
demand(format === FORMAT && commit === number2 && events.length > 0 && events.every(({ data }) => typeof data == "object"), seq, "format"), seq += events.length;
}), commits;
}
async function checkChain(record, commits) {
let seeds = rulingSeeds(record.seeds, commits.length), [seq, before2] = [1, new Uint8Array(32)];
for (let [number2, commit] of commits.entries()) {
let seed = seeds[number2];
if (seed !== seeds[number2 - 1]) {
let made = await commitment(seed);
demand(commit.events.some(({ data }) => data.commitment === made), seq, "commitment");
}
before2 = await linkOf(before2, seed, number2, commit, seq), demand(hex(before2) === record.links[number2], seq, "link"), seq += commit.events.length;
}
demand(hex(before2) === record.chain_head, 0, "chain-head");
}
function rulingSeeds(entries, count) {
let seeds = [];
return entries.forEach(({ from_commit: from, seed }, index) => {
demand(/^[0-9a-f]{64}$/.test(seed) && Number.isInteger(from) && from < count, 0, "seeds"), demand(index === 0 ? from === 0 : from > 0, 0, "seeds");
let bytes = unhex(seed);
for (let number2 = from; number2 < count; number2 += 1) seeds[number2] = bytes;
}), demand(seeds.length === count, 0, "seeds"), seeds;
}
function checkFrame(record, commits) {
let created = commits[0].events[0].data;
for (let field of ["ruleset", "rules_version", "options"]) demand(isSame(record[field], created[field]), 0, "frame");
let last = commits.at(-1).events.at(-1);
demand(isSame(record.outcome, last.type === "table.finished" ? last.data : null), 0, "frame");
}
function isSame(one, other) {
return other !== void 0 && canonical(one) === canonical(other);
}
async function checkSignature(record, keys2) {
let parts2 = record.signature.split(".");
demand(parts2.length === 3, 0, "signature");
let [header, claims, signature] = parts2, { typ, alg, kid } = inSignature(header);
demand(typ === TYP && alg === "EdDSA", 0, "signature");
let { game, commits, chain_head: head, imported_commits: imported = 0 } = inSignature(claims);
demand(game === record.game && commits === record.commits.length && head === record.chain_head && Number.isInteger(imported), 0, "signature");
let key = keys2.find((one) => one.kid === kid);
return { finding: key ? await checkKey(key, signature, utf8(`${header}.${claims}`)) : "unknown-key", imported };
}
async function checkKey({ kty, crv, x: x4 }, signature, content) {
let algorithm = { name: "Ed25519" }, key;
try {
key = await crypto.subtle.importKey("jwk", { kty, crv, x: x4 }, algorithm, !1, ["verify"]);
} catch (error) {
if (error.name === "NotSupportedError") return "unchecked";
throw new Fault(0, "signature");
}
return demand(await crypto.subtle.verify(algorithm, key, inBase64Url(signature), content), 0, "signature"), "valid";
}
function inSignature(part) {
try {
return JSON.parse(new TextDecoder("utf-8", { fatal: !0 }).decode(inBase64Url(part)));
} catch {
throw new Fault(0, "signature");
}
}
function inBase64Url(text) {
return demand(/^[A-Za-z0-9_-]+$/.test(text), 0, "signature"), Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}
async function commitment(seed) {
return hex(await sha256(utf8("kontor/1 seed"), seed));
}
async function saltOf(seed, commit) {
let key = await crypto.subtle.importKey("raw", seed, { name: "HMAC", hash: "SHA-256" }, !1, ["sign"]), number2 = new Uint8Array(8);
return new DataView(number2.buffer).setBigUint64(0, BigInt(commit)), new Uint8Array(await crypto.subtle.sign("HMAC", key, joined(utf8("kontor/1 salt"), number2)));
}
async function linkOf(before2, seed, number2, commit, seq = 0) {
let text = canonical(commit);
return demand(text !== void 0, seq, "canonical"), sha256(utf8("kontor/1 link"), before2, await saltOf(seed, number2), utf8(text));
}
function canonical(value) {
if (typeof value == "number") return Number.isSafeInteger(value) ? String(value) : void 0;
if (value === null || typeof value != "object") return JSON.stringify(value);
let isList2 = Array.isArray(value), parts2 = isList2 ? value.map(canonical) : Object.entries(value).sort(([one], [other]) => one < other ? -1 : 1).map(([name, member]) => {
let text = canonical(member);
return text === void 0 ? void 0 : `${JSON.stringify(name)}:${text}`;
});
if (!parts2.includes(void 0))
return isList2 ? `[${parts2.join(",")}]` : `{${parts2.join(",")}}`;
}
async function sha256(...parts2) {
return new Uint8Array(await crypto.subtle.digest("SHA-256", joined(...parts2)));
}
function joined(...parts2) {
let all2 = new Uint8Array(parts2.reduce((sum, { length }) => sum + length, 0)), at = 0;
for (let part of parts2)
all2.set(part, at), at += part.length;
return all2;
}
var utf8 = (text) => new TextEncoder().encode(text), hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(""), unhex = (digits) => Uint8Array.from(digits.match(/../g) ?? [], (byte) => parseInt(byte, 16));

// ../typescript/src/addresses.ts
var NoServerAnswered = class extends Error {
name = "NoServerAnswered";
constructor(addresses, last) {
let why = last instanceof Error ? `: ${last.message}` : "";
super(`no server answered at ${addresses.join(", ")}${why}`, { cause: last });
}
};
function normalized(address) {
return URL.canParse(address) ? new URL(address).href : address;
}
var Addresses = class {
/** All of them, in the order in which they are tried, without slashes at their ends. */
all;
#current = 0;
constructor(addresses) {
if (this.all = [addresses].flat().map((address) => normalized(address).replace(/\/+$/, "")), this.all.length === 0 || this.all.length > 16)
throw new RangeError(`a client has 1 to 16 addresses, not ${this.all.length}`);
}
/** The address with which requests are written. */
get first() {
return this.all[0];
}
/** The number of the address that is to be tried first. */
get current() {
return this.#current;
}
/** Notes that the server at this address answered. */
keep(number2) {
this.#current = number2;
}
/** The number of the address after this one. */
after(number2) {
return (number2 + 1) % this.all.length;
}
/** Notes that the line to the server that answered at this URL is lost, unless another address is in use already. */
leave(url) {
url.startsWith(`${this.all[this.#current]}/`) && (this.#current = this.after(this.#current));
}
/** The same request, which was written for the first address, for another one. */
async at(number2, request) {
if (number2 === 0 || !request.url.startsWith(`${this.first}/`)) return request;
let url = `${this.all[number2]}${request.url.slice(this.first.length)}`, { method, headers, credentials, signal } = request, body = ["GET", "HEAD"].includes(method) ? null : await request.clone().arrayBuffer();
return new Request(url, { method, headers, credentials, signal, body: body?.byteLength ? body : null });
}
};

// ../typescript/src/enumerations.ts
var BOT_VALUES = ["random", "greedy", "search"];
var RATED_KIND_VALUES = ["users", "bots"], RATING_POOL_VALUES = ["two_players", "multiplayer", "teams"];
var REPORT_CATEGORY_VALUES = ["harassment", "hate", "spam", "cheating", "privacy", "other"];
var SCOPE_VALUES = ["read", "play", "tables", "account"];
var TOURNAMENT_TIE_BREAK_VALUES = ["direct_encounter", "buchholz", "sonneborn_berger", "wins", "game_score"];

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
Request: Request2 = CustomRequest,
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
}, id, options, request = new Request2(
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
if (result instanceof Request2)
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

// ../typescript/src/actions.ts
var ACTION_FIELDS = /* @__PURE__ */ new Map([
["basari.accept", ["type"]],
["basari.choose_arch", ["arch", "type"]],
["basari.choose_card", ["card", "type"]],
["basari.concede", ["type"]],
["basari.offer", ["blue", "gems", "green", "red", "type", "yellow"]],
["dale_of_merchants.ask_for_help", ["cards", "type"]],
["dale_of_merchants.build", ["cards", "type"]],
["dale_of_merchants.buy", ["keep_glue", "payment", "slot", "type"]],
["dale_of_merchants.choose_deck_cards", ["places", "type"]],
["dale_of_merchants.choose_direction", ["direction", "type"]],
["dale_of_merchants.choose_hand_cards", ["cards", "type"]],
["dale_of_merchants.choose_market_cards", ["slots", "type"]],
["dale_of_merchants.choose_pile_cards", ["places", "type"]],
["dale_of_merchants.choose_player", ["player", "type"]],
["dale_of_merchants.choose_stall_card", ["place", "stack", "type"]],
["dale_of_merchants.deal", ["players", "type"]],
["dale_of_merchants.decline_help", ["type"]],
["dale_of_merchants.discard", ["cards", "type"]],
["dale_of_merchants.end_turn", ["type"]],
["dale_of_merchants.exchange", ["cards", "places", "type"]],
["dale_of_merchants.guess", ["type", "value"]],
["dale_of_merchants.help", ["cards", "type"]],
["dale_of_merchants.order_cards", ["places", "type"]],
["dale_of_merchants.pass", ["type"]],
["dale_of_merchants.play", ["card", "type"]],
["dale_of_merchants.put_on_deck", ["on_deck", "type"]],
["dale_of_merchants.rearrange_and_buy", ["keep_glue", "others", "payment", "slot", "to", "type"]],
["dale_of_merchants.swap", ["card", "place", "type"]],
["dale_of_merchants.take_up", ["place", "type"]],
["dale_of_merchants.use_owl", ["card", "type"]],
["haendler.accept_offer", ["cloth", "food", "goods", "iron", "salt", "silk", "type", "wine"]],
["haendler.accept_proposal", ["card", "seat", "type"]],
["haendler.accept_request", ["seat", "type"]],
["haendler.bid", ["amount", "type"]],
["haendler.close_bargaining", ["type"]],
["haendler.decline_offer", ["type"]],
["haendler.decline_proposal", ["seat", "type"]],
["haendler.decline_request", ["seat", "type"]],
["haendler.end_turn", ["type"]],
["haendler.load", ["cloth", "food", "goods", "iron", "salt", "silk", "type", "wine"]],
["haendler.move_courier", ["space", "type"]],
["haendler.move_wagon", ["driver_points", "route", "tile", "type", "wagon"]],
["haendler.name_ability", ["ability", "type"]],
["haendler.offer_loading", ["fee_for_one", "fee_for_two", "seat", "type"]],
["haendler.pass", ["type"]],
["haendler.pick_influence", ["card", "type"]],
["haendler.play_broken_axle", ["type", "wagon"]],
["haendler.play_free_loading", ["cloth", "food", "goods", "iron", "salt", "silk", "type", "wine"]],
["haendler.play_sale_with_bonus", ["type", "wagon"]],
["haendler.play_special_sale", ["city", "good", "type"]],
["haendler.propose_deal", ["asked_card", "asked_money", "asked_pledge", "card", "direction", "first", "good", "money", "openly", "pledge", "route", "seat", "type", "wagon"]],
["haendler.purchase", ["city", "good", "type"]],
["haendler.raise", ["type"]],
["haendler.remove_broken_axle", ["type", "wagon"]],
["haendler.repay_credit", ["type"]],
["haendler.request_loading", ["cloth", "fee", "food", "goods", "iron", "salt", "silk", "type", "wine"]],
["haendler.rise", ["cards", "levels", "type"]],
["haendler.sell_from_warehouse", ["city", "cloth", "food", "goods", "iron", "salt", "silk", "type", "wine"]],
["haendler.set_wheel", ["first", "second", "type"]],
["haendler.spend_tile", ["tile", "type"]],
["haendler.take_credit", ["type"]],
["haendler.use_office", ["direction", "good", "office", "type"]],
["haendler.withdraw_proposal", ["type"]],
["haendler.withdraw_request", ["type"]],
["medici.bid", ["amount", "type"]],
["medici.open_bidding", ["type"]],
["medici.pass", ["type"]],
["medici.turn_up", ["type"]]
]);

// ../typescript/src/body.ts
function written(body) {
let action = body?.action, fields = ACTION_FIELDS.get(action?.type);
return JSON.stringify(fields === void 0 ? body : { ...body, action: JSON.parse(JSON.stringify(action, [...fields])) });
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
var DEFAULT_RETRY = { tries: 8, firstPauseMs: 200, longestPauseMs: 15e3 }, PASSING = /* @__PURE__ */ new Set([429, 500, 502, 503, 504]), SET_ASIDE = 423, AWAY = /* @__PURE__ */ new Set([502, 503, 504]), BODILESS = /* @__PURE__ */ new Set([204, 205, 304]), STREAM = /^(text\/event-stream|application\/x-ndjson)\b/;
function retrying(send2, retry, addresses) {
return async (request, timeoutMs) => {
request = named(request);
let at = addresses.current;
for (let tried = 1, away = 0; ; ) {
let number2 = at, outcome = await once(send2, await addresses.at(number2, request), timeoutMs).catch((error) => ({ error })), isAway = "error" in outcome || AWAY.has(outcome.status);
if ("error" in outcome && request.signal.aborted) throw outcome.error;
if (isAway ? (at = addresses.after(number2), away += 1) : addresses.keep(number2), isAway && away < addresses.all.length) {
await discard(outcome);
continue;
}
let pause = pauseAfter(outcome, request.method, tried, retry);
if (pause === void 0) {
if (!("error" in outcome)) return outcome;
throw addresses.all.length > 1 ? new NoServerAnswered(addresses.all, outcome.error) : outcome.error;
}
await discard(outcome), await sleep(pause, request.signal), tried += 1, away = 0;
}
};
}
function named(request) {
if (!["POST", "PUT"].includes(request.method) || request.headers.has("Idempotency-Key")) return request;
let copy = request.clone();
return copy.headers.set("Idempotency-Key", newKey()), copy;
}
function pauseAfter(outcome, method, tried, retry) {
let pause = pauseMs(retry, tried);
if (tried >= retry.tries) return;
if ("error" in outcome) return pause;
let asked2 = retryAfterMs(outcome.headers.get("Retry-After"));
if (!(!(PASSING.has(outcome.status) || outcome.status === SET_ASIDE && method !== "GET") || asked2 > retry.longestPauseMs))
return Math.max(pause, asked2);
}
function pauseMs({ firstPauseMs, longestPauseMs }, tried) {
return Math.min(firstPauseMs * 2 ** (tried - 1) * (0.5 + Math.random() / 2), longestPauseMs);
}
async function discard(outcome) {
"error" in outcome || await outcome.body?.cancel().catch(() => {
});
}
async function once(send2, request, timeoutMs) {
let late = new AbortController(), signal = AbortSignal.any([request.signal, late.signal]), sent = (async () => send2(new Request(request.clone(), { signal })))();
try {
let response = await inTime(sent, timeoutMs);
return isStream(response) ? response : await whole(response, timeoutMs);
} catch (error) {
throw late.abort(error), sent.then(discard).catch(() => {
}), error;
}
}
function isStream({ ok, headers }) {
return ok && STREAM.test(headers.get("Content-Type") ?? "");
}
async function whole(response, silenceMs) {
let { status, statusText, headers, body } = response;
if (!body) return response;
let read3 = [];
for await (let piece of pieces(body, silenceMs)) read3.push(piece);
return new Response(BODILESS.has(status) ? null : new Blob(read3), { status, statusText, headers });
}
async function* pieces(body, silenceMs) {
let reader = body.getReader();
try {
for (let piece = await inTime(reader.read(), silenceMs); !piece.done; piece = await inTime(reader.read(), silenceMs)) yield piece.value;
} finally {
reader.cancel().catch(() => {
});
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
function retryAfterMs(retryAfter) {
let text = retryAfter?.trim() ?? "";
if (/^\d+$/.test(text)) return Number(text) * 1e3;
if (!/\d:\d\d:\d/.test(text)) return 0;
let at = Date.parse(text.endsWith("GMT") ? text : `${text} GMT`);
return Math.max(0, at - Date.now()) || 0;
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

// ../typescript/src/decisions.ts
var WAIT_S = 25, FIRST_WAIT_S = 1;
async function* dueDecisions(kontor2, { game, invite, signal }) {
let seen = /* @__PURE__ */ new Set(), isKnown = !1, tag;
for (; ; ) {
let params = { query: { wait: game !== void 0 && tag === void 0 ? FIRST_WAIT_S : WAIT_S }, header: tag === void 0 ? {} : { "If-None-Match": tag } }, call = kontor2.api.GET("/v1/me/decisions", { params, signal: signal ?? null }), { response } = await call;
if (response.status !== 304) {
let due2 = (await orThrow(call)).items, fresh = due2.filter((one) => (game === void 0 || one.game === game) && !seen.has(keyOf(one)));
if (seen = new Set(due2.map(keyOf)), tag = fresh.length > 0 && fresh.length === due2.length ? void 0 : response.headers.get("ETag") ?? void 0, yield* fresh, isKnown ||= fresh.length > 0, fresh.length > 0) continue;
}
if (game !== void 0) {
if (await isOver(kontor2, game, invite, isKnown)) return;
isKnown = !0;
}
}
}
function keyOf({ game, decision }) {
return `${game} ${decision.id}`;
}
async function isOver(kontor2, game, invite, isKnown) {
let query = invite === void 0 ? {} : { invite }, call = kontor2.api.GET("/v1/games/{game}", { params: { path: { game }, query } }), { status } = (await call).response;
return isKnown && status === 404 ? !0 : status === SET_ASIDE ? !1 : (await orThrow(call)).status === "finished";
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
function feed2(newChunk) {
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
return { feed: feed2, reset };
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

// ../typescript/src/follow.ts
var ACCOUNT = { path: "/v1/me/events", numberOf: ({ number: number2 }) => number2, last: [] }, FAILED_MAX = 20, IDLE_MS = 4e4, RETRY_MS_MAX = 6e4, UP_TO_DATE = "up to date";
function followEvents(kontor2, game, options, retry) {
return items(listen(kontor2, eventsOf(game, options), options, retry));
}
async function* followCommits(kontor2, game, options, retry) {
let events = [];
for await (let heard3 of listen(kontor2, eventsOf(game, options), options, retry)) {
let last2 = events.at(-1);
last2 && (heard3 === UP_TO_DATE || heard3.commit !== last2.commit) && (yield { commit: last2.commit, seq: last2.seq, events }, events = []), heard3 !== UP_TO_DATE && events.push(heard3);
}
let last = events.at(-1);
last && (yield { commit: last.commit, seq: last.seq, events });
}
function followNews(kontor2, options, retry) {
return items(listen(kontor2, ACCOUNT, options, retry));
}
function eventsOf(game, { invite }) {
let query = invite === void 0 ? "" : `?${new URLSearchParams({ invite })}`;
return { path: `/v1/games/${encodeURIComponent(game)}/events${query}`, numberOf: ({ seq }) => seq, last: ["finished", "deleted"] };
}
async function* items(heard3) {
for await (let one of heard3)
one !== UP_TO_DATE && (yield one);
}
async function* listen(kontor2, feed2, options, retry) {
let idleMs = options.idleMs ?? IDLE_MS, after = options.after ?? 0, setAside = 0;
for (let failed = 0; ; ) {
let at = "", untilNextMs = retry.firstPauseMs, lost = new Error("the stream ended before its first byte");
failed += 1;
try {
let connection = await connect(kontor2, feed2.path, after, options.signal, idleMs);
if (!connection) return;
let { url, stream } = connection;
at = url, setAside = 0;
for await (let part of parts(stream, idleMs))
if (failed = 0, "comment" in part)
part.comment === UP_TO_DATE && (yield UP_TO_DATE);
else if ("retryMs" in part)
untilNextMs = Math.min(part.retryMs, RETRY_MS_MAX);
else if (part.event === "end") {
if (feed2.last.includes(JSON.parse(part.data).reason)) return;
break;
} else {
let item = JSON.parse(part.data);
after = feed2.numberOf(item), yield item;
}
} catch (error) {
if (error instanceof KontorProblem && error.problem.status === SET_ASIDE) {
failed = 0, setAside += 1, await sleep(pauseMs(retry, setAside), options.signal);
continue;
}
if (error instanceof KontorProblem || error instanceof UnexpectedAnswer || options.signal?.aborted) throw error;
lost = error, kontor2.leave(at);
}
if (failed === FAILED_MAX) throw lost;
await sleep(untilNextMs, options.signal);
}
}
async function connect(kontor2, path, after, signal, idleMs) {
let headers = { Accept: "text/event-stream", "Last-Event-ID": String(after) }, response = await kontor2.fetch(new Request(`${kontor2.baseUrl}${path}`, { headers, signal: signal ?? null }), idleMs);
if (response.status === 204) return;
let isStream2 = response.headers.get("Content-Type")?.startsWith("text/event-stream");
if (!response.ok || !response.body || !isStream2) throw problemIn(response, await response.text());
return { url: response.url, stream: response.body };
}
async function* parts(stream, idleMs) {
let heard3 = [], parser = createParser({
onEvent: (frame) => heard3.push(frame),
onComment: (comment) => heard3.push({ comment }),
onRetry: (retryMs) => heard3.push({ retryMs })
}), text = new TextDecoder();
for await (let piece of pieces(stream, idleMs))
parser.feed(text.decode(piece, { stream: !0 })), yield* heard3.splice(0);
}

// ../typescript/src/token.ts
var TokenSender = class {
#token;
#asked;
#source;
constructor(source) {
this.#source = source;
}
async send(send2) {
let used = await this.#take(), response = await send2(used);
if (response.status !== 401) return response;
let next = await this.#take(used);
return next === used ? response : (await response.body?.cancel(), send2(next));
}
/** The token that is used now; calls that come while the program looks for it wait for the same answer. */
async #take(refused) {
let source = this.#source;
return typeof source == "string" ? source : this.#token !== void 0 && this.#token !== refused ? this.#token : (this.#asked ??= (async () => this.#token = await source(refused))().finally(() => this.#asked = void 0), this.#asked);
}
};

// ../typescript/src/kontor.ts
var RENEW_BEFORE_MS = 3e4, TIMEOUT_MS = 75e3, Kontor = class _Kontor {
/** Every operation of the contract, typed by path; for event streams see {@link Kontor.follow}. */
api;
/** The address of the server; of several, the first one, for which requests are written wherever they are sent. */
baseUrl;
#session;
#renewal;
#token;
#settings;
#retry;
#addresses;
#send;
#timeoutMs;
/**
* A client that is not signed in: it can read rulesets and public games. `baseUrl` may be several addresses of one service,
* at most 16: where one does not answer, the request goes to the next one.
*/
constructor(baseUrl, settings2 = {}) {
this.#addresses = new Addresses(baseUrl), this.baseUrl = this.#addresses.first, this.#settings = settings2;
let send2 = settings2.fetch ?? ((request) => fetch(request));
this.#retry = { ...DEFAULT_RETRY, ...settings2.retry }, this.#send = retrying(send2, this.#retry, this.#addresses), this.#timeoutMs = settings2.timeoutMs ?? TIMEOUT_MS, this.api = createClient({ baseUrl: this.baseUrl, bodySerializer: written, fetch: (request) => this.fetch(request) });
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
/**
* Gives a user who has a recovery code a new password, which ends all other sessions, and signs them in. If the answer is
* lost, `signIn` with the new password: a code counts once.
*/
static async recover(baseUrl, name, recoveryCode, password, settings2) {
let kontor2 = new _Kontor(baseUrl, settings2), body = { name, recovery_code: recoveryCode, password };
return await kontor2.#begin(kontor2.api.POST("/v1/sessions/recovery", { body })), kontor2;
}
/**
* Uses a personal token, or one that an app got by OAuth: `Kontor.withToken(url, secret)`. For tokens that are replaced from time
* to time, a function stands in its place. There is no session: `player` is not known, and `GET /v1/me` tells who it is.
*/
static withToken(baseUrl, token, settings2) {
let kontor2 = new _Kontor(baseUrl, settings2);
return kontor2.#token = new TokenSender(token), kontor2;
}
/** Goes on with a session that {@link Settings.onSession} told of. */
static resume(baseUrl, session, settings2) {
let kontor2 = new _Kontor(baseUrl, settings2);
return kontor2.#session = session, kontor2;
}
/** Goes on with the session in the store of the settings; with none there, no player is signed in. */
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
return followEvents(this, game, options, this.#retry);
}
/** The same by commits: each comes with all of its events, as soon as it is whole. */
commits(game, options = {}) {
return followCommits(this, game, options, this.#retry);
}
/**
* What happens at all tables of the player, as it happens, over one connection that is taken up again when it breaks. It has
* no end: when the session is over, the problem is thrown. To go on later, keep the number of the last event as `after`.
*/
news(options = {}) {
return followNews(this, options, this.#retry);
}
/** The decisions that wait for the player, in all games or in one, each once, as they come; those of one game end with it. */
decisions(waiting = {}) {
return dueDecisions(this, waiting);
}
/** A `fetch` with the token, which for a session is renewed in time, and with repeated tries that each may wait so long. */
async fetch(request, timeoutMs = this.#timeoutMs) {
request = named(request);
let send2 = (token) => this.#send(signed(request, token), timeoutMs);
return this.#token ? this.#token.send(send2) : this.#sendInSession(send2);
}
async #sendInSession(send2) {
let session = this.#session;
session && isExpiring(session) && await this.#renew(session);
let used = this.#session, response = await send2(used?.access_token);
return !used || response.status !== 401 || !await isExpired(response) ? response : (await this.#renew(used), send2(this.#session?.access_token));
}
/** Goes on with the next address, if there are several: the line over which the reply from this URL came is lost. */
leave(url) {
this.#addresses.leave(url);
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
/** Takes the next access token, unless that of `session` has been renewed already; calls until then wait for it. */
async #renew(session) {
session.refresh_token === this.#session?.refresh_token && (this.#renewal ??= this.#takeNext(session).finally(() => {
this.#renewal = void 0;
}), await this.#renewal);
}
/**
* The newest session counts, which another tab may have stored. If several renew it at once, the server gives all of them
* the same answer. Where another player has signed in since, their session stays in the store.
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
function signed(request, token) {
let copy = request.clone();
return token !== void 0 && copy.headers.set("Authorization", `Bearer ${token}`), copy;
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
function onChangeElsewhere(key, changed) {
addEventListener("storage", (change) => {
change.key === key && changed();
});
}
var Preference = class {
values;
#key;
#value;
constructor(name, values, usual) {
this.values = values, this.#key = `kontor.${name}`;
let kept = () => values.find((value) => value === storage.getItem(this.#key)) ?? usual;
this.#value = y3(kept()), onChangeElsewhere(this.#key, () => this.#value.value = kept());
}
get value() {
return this.#value.value;
}
set value(value) {
this.#value.value = value, storage.setItem(this.#key, value);
}
}, theme = new Preference("theme", ["auto", "light", "dark"], "auto"), confirmation = new Preference("confirm", ["twice", "undo"], "twice"), sound = new Preference("sound", ["off", "on"], "off"), notifications = new Preference("notify", ["off", "on"], "off"), previews = new Preference("previews", ["on", "off"], "on"), keys = new Preference("keys", ["on", "off"], "on"), following = new Preference("following", ["on", "off"], "on");

// src/net/session.ts
var BASE = new URL(".", location.href.split("#")[0]).href.replace(/\/$/, ""), KEY = "kontor.session", store = storedIn(storage, KEY), OVER = /* @__PURE__ */ new Set(["token-missing", "token-invalid", "token-expired", "refresh-invalid"]), kontor = y3(new Kontor(BASE, settings())), player = y3(void 0), sessionLost = y3(!1), reachable = y3(!0), heardAt = y3(Date.now());
function settings() {
return { store, fetch: send };
}
var carry = (request) => fetch(request);
function wrapSend(wrap) {
carry = wrap(carry);
}
var aheadMs, AHEAD_MIN_MS = 3e3, serverNow = () => Date.now() + (aheadMs ?? 0);
function noteTime(response) {
let ahead = Date.parse(response.headers.get("Date") ?? "") - Date.now();
Number.isNaN(ahead) || (aheadMs ??= Math.abs(ahead) < AHEAD_MIN_MS ? 0 : ahead);
}
async function send(request) {
try {
let response = await carry(request);
return noteTime(response), heard(), response;
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
use(await Kontor.restore(BASE, settings())), onChangeElsewhere(KEY, () => {
followOtherTab();
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
async function recover(name, recovery_code, password) {
let session = await ask(new Kontor(BASE, { fetch: send }).api.POST("/v1/sessions/recovery", { body: { name, recovery_code, password } }));
await store.save(session), use(Kontor.resume(BASE, session, settings()));
}
async function forget() {
await store.save(void 0), use(new Kontor(BASE, settings()));
}
async function signOut() {
try {
await kontor.value.signOut();
} catch (error) {
if (!(error instanceof KontorProblem)) throw error;
}
await forget();
}
async function ask(call) {
let used = kontor.peek();
try {
return await orThrow(call);
} catch (error) {
throw noteEnd(error, used), error;
}
}
function noteEnd(error, used) {
used === kontor.peek() && error instanceof KontorProblem && OVER.has(error.problem.code) && player.value && (sessionLost.value = !0);
}

// src/net/rulesets.ts
var all, components = /* @__PURE__ */ new Map();
function rulesets() {
return all ??= ask(kontor.value.api.GET("/v1/rulesets")).then(({ items: items2 }) => items2), all.catch(() => all = void 0), all;
}
function componentsOf(ruleset) {
let known = components.get(ruleset);
if (known) return known;
let read3 = ask(kontor.value.api.GET("/v1/rulesets/{ruleset}/components", { params: { path: { ruleset } } }));
return read3.catch(() => components.delete(ruleset)), components.set(ruleset, read3), read3;
}

// src/net/table.ts
var HIDDEN_MS = 3e4, TALK_WAIT_S = 25, EVENTS_PAGE = 500, AGAIN_MS = 2e3, ignore = () => {
}, shownTable = y3(void 0), Table = class {
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
/** The seats of the signed-in player: one at most, except in a sandbox. */
seats = O(() => {
let me = player.value?.id;
return (this.game.value?.seats.filter((seat) => me !== void 0 && seat.player?.id === me) ?? []).map(({ seat }) => seat);
});
/** The seat that is looked from and played: of several the one that was chosen. */
seat = O(() => {
let chosen = this.#chosen.value;
return chosen !== void 0 && this.seats.value.includes(chosen) ? chosen : this.seats.value[0] ?? null;
});
/** The decisions that this player can answer from this seat. */
own = O(() => this.decisions.value.filter(({ actions, seat }) => actions !== null && seat === this.seat.value));
/** Whether what is shown is current, so that one may act. */
isLive = O(() => reachable.value && this.line.value === "live" && !sessionLost.value);
#chosen = y3(void 0);
/** What the other own seats have heard, until they are chosen again. */
#heardFrom = /* @__PURE__ */ new Map();
#stream;
#hide;
/** Whether the tab is looked at, so that the table is followed. */
#isAwake = y3(!1);
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
first || this.#restart(now2?.id), first = !1;
})
), this.#stop.push(this.#talk()), shownTable.value = this, this.#wake();
}
close() {
shownTable.peek() === this && (shownTable.value = void 0), this.#stop.splice(0).forEach((stop) => stop()), clearTimeout(this.#hide), this.#stream?.abort(), this.#stream = void 0;
}
/** Reads everything again over another connection, and goes on behind the last event. */
reconnect() {
this.#stream?.abort(), this.#stream = void 0, this.#wake();
}
/** Plays an action. The key is the decision's id: however often it is sent, it is played once. */
async play(decision, action) {
let params = { path: { game: this.id }, header: { "Idempotency-Key": decision.id } }, body = { decision: decision.id, action };
try {
let played = await ask(kontor.value.api.POST("/v1/games/{game}/actions", { params, body }));
decision.seat === this.seat.peek() && r3(() => {
this.#show(played.view, played.decisions), this.#hear(played.events);
}), this.refresh().catch(ignore);
} catch (error) {
throw error instanceof KontorProblem && await this.refresh(), error;
}
}
/** Looks from another one of the player's own seats, and plays for it. */
async changeTo(seat) {
let before2 = this.seat.peek();
if (before2 === null || seat === before2 || !this.seats.peek().includes(seat)) return;
let view = this.game.peek()?.status === "open" ? void 0 : await ask(kontor.value.api.GET("/v1/games/{game}/view", { params: { path: { game: this.id }, query: this.#query(seat) } }));
this.seat.peek() === before2 && (r3(() => {
this.#heardFrom.set(before2, [...this.events.peek(), ...this.#buffer.splice(0)]), this.#chosen.value = seat, this.events.value = this.#heardFrom.get(seat) ?? [], this.#lastEvent = this.events.peek().at(-1)?.seq ?? 0, this.view.value = view;
}), await Promise.all([this.#readEvents(), this.refresh()]));
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
/** Takes the seat again that a bot plays since the player's time was up. Its player knows more than a spectator. */
async comeBack() {
await ask(kontor.value.api.POST("/v1/games/{game}/returns", { params: { path: { game: this.id } } })), this.#forget(), this.reconnect();
}
async say(text) {
let message = await ask(kontor.value.api.POST("/v1/games/{game}/messages", { params: { path: { game: this.id } }, body: { text } }));
message.number === this.#lastMessage() + 1 && this.#hearTalk([message]);
}
/** Listens to the messages as long as the player sits here and looks at the table. */
#talk() {
return x2(() => {
if (this.seat.value === null || !this.#isAwake.value || sessionLost.value) return;
let listening = new AbortController();
return this.#listen(listening.signal), () => listening.abort();
});
}
/** Requests one after the other, each of which is answered as soon as there is a message. */
async #listen(signal) {
for (let wait = 0; !signal.aborted; wait = TALK_WAIT_S) {
let params = { path: { game: this.id }, query: { after: this.#lastMessage(), wait } };
try {
let { items: items2 } = await ask(kontor.peek().api.GET("/v1/games/{game}/messages", { params, signal }));
signal.aborted || this.#hearTalk(items2);
} catch {
await new Promise((resume) => setTimeout(resume, AGAIN_MS));
}
}
}
#lastMessage() {
return this.messages.peek().at(-1)?.number ?? 0;
}
#hearTalk(messages) {
let fresh = messages.filter(({ number: number2 }) => number2 > this.#lastMessage());
fresh.length > 0 && (this.messages.value = [...this.messages.peek(), ...fresh]);
}
/** What a request says of the viewer. The server takes a player with several seats for the first one. */
#query(seat = null) {
let isOther = seat !== null && seat !== this.seats.peek()[0];
return { ...this.invite === void 0 ? {} : { invite: this.invite }, ...isOther ? { as: seat } : {} };
}
#sleepSoon() {
this.#hide ??= setTimeout(() => {
this.#hide = void 0, this.#stream?.abort(), this.#stream = void 0, this.#isAwake.value = !1, this.line.value !== "over" && (this.line.value = "asleep");
}, HIDDEN_MS);
}
#wake() {
clearTimeout(this.#hide), this.#hide = void 0, this.#isAwake.value = !0, !(this.#stream || this.line.value === "over") && (this.#stream = new AbortController(), this.line.value = "connecting", this.#follow(this.#stream.signal));
}
/**
* Starts again: as the same player with another session, who finds everything as it was, or as another one, who may not
* know what the one before knew.
*/
#restart(id) {
id !== this.#as && this.#forget(), this.#as = id, this.reconnect();
}
/** Forgets what was read, because another player looks from now on. */
#forget() {
r3(() => {
this.events.value = [], this.messages.value = [], this.decisions.value = [], this.failed.value = void 0, this.view.value = void 0, this.line.value === "over" && (this.line.value = "connecting");
}), this.#lastEvent = 0, this.#buffer = [], this.#chosen.value = void 0, this.#heardFrom.clear();
}
/** Follows the events until the game is over or the tab sleeps. */
async #follow(signal) {
for (; !signal.aborted; ) {
let used = kontor.peek();
try {
await this.readGame(), await this.refresh(), this.failed.value = void 0, signal.aborted || (this.line.value = "live");
let options = { after: this.#lastEvent, signal, ...this.#query() };
for await (let commit of used.commits(this.id, options)) await this.#commit(commit);
return this.line.value = "over", await this.#readGameAndTable();
} catch (error) {
if (signal.aborted) return;
if (noteEnd(error, used), (!this.game.value || !reachable.value) && (this.failed.value = error), error instanceof KontorProblem && error.problem.status === 404) return this.#gone(error);
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
heard(), this.seat.peek() === (this.seats.peek()[0] ?? null) ? this.#hear(events) : await this.#readEvents().catch(ignore), events.some(({ type }) => type === "table.deleted") ? this.deleted.value = !0 : events.some(({ type }) => type.startsWith("table.")) ? this.#readGameAndTable().catch(ignore) : seq > (this.view.value?.seq ?? 0) && this.refresh().catch(ignore);
}
/** Reads the events that the seat has not heard yet. */
async #readEvents() {
let seat = this.seat.peek();
for (let isMore = !0; isMore; ) {
let params = { path: { game: this.id }, query: { ...this.#query(seat), after: this.#lastEvent, limit: EVENTS_PAGE } }, { items: items2, next } = await ask(kontor.value.api.GET("/v1/games/{game}/events", { params }));
if (this.seat.peek() !== seat) return;
this.#hear(items2), isMore = next !== null;
}
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
let [path, seat] = [{ game: this.id }, this.seat.peek()], [view, decisions2] = await Promise.all([
ask(kontor.value.api.GET("/v1/games/{game}/view", { params: { path, query: this.#query(seat) } })),
ask(kontor.value.api.GET("/v1/games/{game}/decisions", { params: { path, query: this.#query() } }))
]);
seat !== this.seat.peek() || view.seq !== decisions2.seq && this.game.value.status === "running" ? this.#again = !0 : this.#show(view, decisions2.items);
}
}
/** Shows a table, unless a later one is shown already. */
#show(view, decisions2) {
if (view.seq < (this.view.value?.seq ?? 0)) return;
let asked2 = (all2) => all2.map(({ id }) => id).join(), isNew = asked2(decisions2) !== asked2(this.decisions.peek());
r3(() => {
this.view.value = view, this.decisions.value = decisions2;
}), isNew && following.value === "on" && this.#followTurn();
}
/** Goes on with the next own seat that is asked, if this one is not. */
#followTurn() {
let asked2 = this.decisions.peek().filter(({ actions, optional }) => actions !== null && !optional).map(({ seat: seat2 }) => seat2), seat = this.seat.peek() ?? 0, next = asked2.find((one) => one > seat) ?? asked2[0];
next !== void 0 && !asked2.includes(seat) && this.changeTo(next).catch(ignore);
}
};

// src/act/candidates.ts
function candidatesOf(decision) {
let listed = decision.actions ?? [];
if (decision.complete !== !1) return listed;
let moves = movesOf(decision.choices ?? []);
return moves.length === 0 ? listed : [...listed.filter(({ type }) => type !== "haendler.move_wagon"), ...moves];
}
function allOf(decision, type) {
return decision.complete || type === "haendler.move_wagon" ? candidatesOf(decision).filter((action) => action.type === type) : void 0;
}
function roadsOf(choices) {
return wagonsOf(choices).flatMap(({ moves }) => moves?.roads ?? [])[0];
}
var wagonsOf = (choices) => choices.flatMap((choice) => choice.type === "haendler.move_wagon" ? [choice] : []);
function movesOf(choices) {
let roads = roadsOf(choices);
return wagonsOf(choices).flatMap(({ type, wagon, tile, driver_points, routes, moves }) => {
if (!moves || !roads) return routes.map(({ places }) => ({ type, wagon, tile, driver_points, route: places }));
let byPoints = new Map(roads.by.map(({ points }) => [points, routesOf(moves, roads, points)]));
return roads.by.flatMap(
({ tile: by, driver_points: drivers, points }) => byPoints.get(points).map((route2) => ({ type, wagon, tile: by, driver_points: drivers, route: route2 }))
);
});
}
function routesOf({ first, ends }, { places, steps }, points) {
let otherEnds = new Map(ends.flatMap(({ left, steps: at }) => at.map((step) => [step, left]))), from = (step, left, before2) => {
let [place, ...next] = steps[step], route2 = [...before2, places[place]], isEnd = otherEnds.get(step)?.includes(left) ?? (left === 0 || next.length === 0), onward = left === 0 ? [] : next.flatMap((following2) => from(following2, left - 1, route2));
return isEnd ? [route2, ...onward] : onward;
};
return first.flatMap((step) => from(step, points - 1, []));
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
function isList({ items: items2, minItems = 0, maxItems = 1 / 0, uniqueItems }, value) {
if (!Array.isArray(value) || value.length < minItems || value.length > maxItems) return !1;
let list2 = value;
return uniqueItems && list2.some((item, index) => list2.slice(0, index).some((before2) => same(before2, item))) ? !1 : items2 === void 0 || list2.every((item) => accepts(items2, item));
}
function isObject({ properties = {}, required = [] }, value) {
if (typeof value != "object" || value === null || Array.isArray(value)) return !1;
let fields = value;
return required.every((name) => name in fields) && Object.keys(fields).every((name) => name in properties && accepts(properties[name], fields[name]));
}
function branchesOf(schema, type) {
return (schema.oneOf ?? [schema]).filter((branch) => branch.properties?.type?.const === type);
}
function domainOf(schemas, named2 = []) {
let flat = schemas.flatMap((schema) => schema.oneOf ?? [schema]), one = flat.find(({ type }) => type !== void 0);
if (one?.properties?.type) return { kind: "values", values: distinct([...flat.flatMap(valuesOf), ...named2]) };
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
let items2 = distinct(schemas.flatMap(({ items: of }) => of ? valuesOf(of) : [])), min = Math.min(...schemas.map(({ minItems = 0 }) => minItems));
return { kind: "list", items: items2, min, max: Math.max(...schemas.map(({ maxItems = items2.length }) => maxItems)) };
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
let branches = branchesOf(decision.schema ?? {}, type), names = Object.keys(branches[0]?.properties ?? {}).filter((name) => name !== "type"), left = branches, listed = allOf(decision, type), fields = [];
for (let name of names) {
let schemas = left.flatMap(({ properties = {} }) => properties[name] ?? []), partner = fields[0]?.value, named2 = namedOf(decision, type, name, listed, partner), domain = named2.length > 0 ? { kind: "values", values: named2 } : domainOf(schemas, pledgesOf(decision, type, name, partner)), [now2, known] = [left, listed], isOpen2 = (value2) => now2.some(({ properties = {} }) => accepts(properties[name] ?? {}, value2)) && (known?.some((action) => same(action[name], value2)) ?? !0), value = valueOf(domain, values[name], isOpen2, known?.map((action) => action[name]));
fields.push({ name, domain, value, isOpen: isOpen2 }), value !== void 0 && (left = left.filter(({ properties = {} }) => accepts(properties[name] ?? {}, value)), listed = listed?.filter((action) => same(action[name], value)));
}
return { fields, action: actionOf(decision, type, fields) };
}
function namedOf(decision, type, name, listed, partner) {
if (type === "haendler.move_wagon" && name === "route") return distinct((listed ?? []).map((action) => action[name]));
if (type !== "haendler.propose_deal" || name !== "first") return [];
let parties = proposalsOf(decision).flatMap(({ seat, first }) => (partner ?? seat) === seat ? first : []);
return distinct([null, ...parties]);
}
var proposalsOf = (decision) => (decision.choices ?? []).flatMap((choice) => choice.type === "haendler.propose_deal" ? [choice] : []);
function pledgesOf(decision, type, name, partner) {
if (type !== "haendler.propose_deal" || name !== "pledge" && name !== "asked_pledge") return [];
let isAsked = name === "asked_pledge", proposals = proposalsOf(decision);
return proposals.flatMap((choice) => {
if ((partner ?? choice.seat) !== choice.seat) return [];
let like = (isAsked ? choice.asked_pledges_like : choice.pledges_like) ?? choice.seat, { pledges = [], asked_pledges: asked2 = [] } = proposals.find(({ seat }) => seat === like) ?? {}, moved = choice.moves?.by.includes(isAsked ? choice.seat : decision.seat) ? pledgedMoves(proposals[0]?.moves) : [];
return [...isAsked ? asked2 : pledges, ...moved];
});
}
function pledgedMoves(moves) {
let { places = [], wagons = [] } = moves ?? {};
return wagons.flatMap(({ wagon, steps }) => {
let routes = [];
for (let [place, before2] of steps) routes.push([...before2 === void 0 ? [] : routes[before2], places[place]]);
return routes.map((route2) => ({ type: "move_wagon", wagon, route: route2 }));
});
}
function valueOf(domain, chosen, isOpen2, listed) {
if (domain.kind === "list") return listOfItems(domain, chosen, isOpen2);
if (domain.kind === "counts") return countsWithin(domain, chosen);
if (chosen !== void 0 && isOpen2(chosen)) return chosen;
if (domain.kind === "range") {
let open2 = (listed ?? []).filter((value) => typeof value == "number");
if (typeof chosen != "number") return open2.length > 0 ? Math.min(...open2) : domain.min;
let nearest = Math.min(Math.max(chosen, domain.min), domain.max);
return isOpen2(nearest) ? nearest : domain.min;
}
let open = domain.values.filter(isOpen2);
return open.length === 1 ? open[0] : void 0;
}
function listOfItems(domain, chosen, isOpen2) {
let kept = Array.isArray(chosen) ? chosen.filter((item) => domain.items.some((one) => same(one, item))) : [];
return domain.min === domain.items.length && domain.max <= 1 && isOpen2(domain.items) ? domain.items : kept.slice(0, domain.max);
}
function countsWithin(domain, chosen) {
let before2 = typeof chosen == "object" && chosen !== null && !Array.isArray(chosen) ? chosen : {}, entries = domain.fields.map(({ name, min, max }) => {
let count = before2[name];
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
let listed = candidatesOf(decision).find((one) => sameAction(one, action));
if (!(!listed && allOf(decision, String(action.type))))
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
var sorted = (list2) => [...list2].sort((a5, b3) => Number(a5) - Number(b3)), isSorted = (list2) => same(list2, sorted(list2));
function typesOf(decision) {
let choices = (decision.choices ?? []).map(({ type }) => type), listed = (decision.actions ?? []).map((action) => String(action.type));
return distinct([...choices, ...listed]);
}

// src/act/previews.ts
var REST_MS = 120, KEPT_MAX = 60, PER_MINUTE_MAX = 120, MINUTE_MS = 6e4, keyOf2 = ({ decision, action }) => `${decision.id} ${JSON.stringify(action)}`, Previews = class {
shown = y3(void 0);
#pointed = y3(void 0);
#kept = /* @__PURE__ */ new Map();
#game;
#stop;
#wanted;
#rest;
#isAsking = !1;
#askedAt = [];
/** Previews of the game with this id; `armed` gives what is shown while nothing is pointed at. */
constructor(game, armed) {
this.#game = game, this.#stop = x2(() => {
let wanted = this.#pointed.value ?? armed();
this.#want(previews.value === "on" ? wanted : void 0);
});
}
close() {
this.#stop(), clearTimeout(this.#rest), this.#wanted = void 0;
}
/** The handlers of something that leads to this action; with `undefined`, to none or to one of several. */
pointing(option) {
let leave = () => this.leave(), point = () => {
this.#pointed.value = option();
};
return {
onPointerEnter: ({ pointerType }) => {
pointerType !== "touch" && point();
},
onPointerLeave: leave,
onFocusIn: point,
onFocusOut: leave
};
}
/** Nothing is pointed at any more. */
leave() {
this.#pointed.value = void 0;
}
#want(option) {
let isSame2 = option && this.#wanted && keyOf2(option) === keyOf2(this.#wanted);
if (this.#wanted = option, isSame2) return;
clearTimeout(this.#rest);
let known = option && this.#kept.get(keyOf2(option));
this.shown.value = option && known && { option, preview: known }, option && !known && (this.#rest = setTimeout(() => {
this.#ask();
}, REST_MS));
}
/** Asks for what is wanted, one after the other; what is no longer wanted when its turn comes is left out. */
async #ask() {
if (!this.#isAsking) {
this.#isAsking = !0;
for (let option = this.#wanted; option && !this.#kept.has(keyOf2(option)) && this.#mayAsk(); option = this.#wanted) {
let preview = await this.#read(option);
if (preview && this.#keep(option, preview), !preview || this.#wanted && keyOf2(this.#wanted) === keyOf2(option)) break;
}
this.#isAsking = !1;
}
}
#mayAsk() {
let now2 = Date.now();
return this.#askedAt = this.#askedAt.filter((at) => now2 - at < MINUTE_MS), this.#askedAt.length < PER_MINUTE_MAX && this.#askedAt.push(now2) > 0;
}
async #read({ decision, action }) {
let params = { path: { game: this.#game } };
try {
return await ask(kontor.value.api.POST("/v1/games/{game}/previews", { params, body: { decision: decision.id, action } }));
} catch {
return;
}
}
#keep(option, preview) {
let oldest = this.#kept.keys().next();
this.#kept.size >= KEPT_MAX && !oldest.done && this.#kept.delete(oldest.value), this.#kept.set(keyOf2(option), preview), this.#wanted && keyOf2(this.#wanted) === keyOf2(option) && (this.shown.value = { option, preview });
}
};

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
() => this.decisions.value.flatMap((decision) => candidatesOf(decision).map((action) => ({ decision, action })))
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
/** Where what is pointed at or armed leads. */
previews;
#lock;
#timer;
#stop;
constructor(table) {
this.#table = table, this.decisions = table.own, this.previews = new Previews(table.id, () => this.isOpen.value ? this.armed.value : void 0);
let before2 = table.own.peek();
this.#stop = x2(() => {
let now2 = this.decisions.value;
now2.map(({ id }) => id).join() !== before2.map(({ id }) => id).join() && this.#rebase(before2, now2), before2 = now2;
});
}
close() {
this.#stop(), this.previews.close(), clearTimeout(this.#lock), clearTimeout(this.#timer);
}
/** Whether a pick would leave anything, alone or with what is picked already. */
can(pick) {
return this.isOpen.value && this.options.value.some(({ action }) => pick.fits(action));
}
/** Lets a thing show where a click on it leads, if that is one action. */
pointing(pick) {
return this.previews.pointing(() => {
let left = this.matching.peek().filter(({ action }) => pick.fits(action));
return left.length === 1 && !this.isPicked(pick.key) ? left[0] : void 0;
});
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
this.#disarm(), this.previews.leave(), r3(() => {
this.notice.value = void 0, change();
}), byClick && confirmation.value === "undo" && this.armed.value && (this.sendsAt.value = serverNow() + UNDO_MS, this.#timer = setTimeout(() => {
this.send();
}, UNDO_MS));
}
#disarm() {
clearTimeout(this.#timer), this.sendsAt.value = void 0;
}
/** The question has changed: what still fits is kept, and the panel takes nothing for a moment. */
#rebase(before2, now2) {
let [picks, form] = [this.picks.peek(), this.form.peek()], had = this.isBegun.peek(), decision = form && now2.find((one) => typesOf(one).includes(form.type)), left = now2.flatMap(({ actions }) => actions ?? []), kept = picks.filter((pick) => {
let both = left.filter((action) => pick.fits(action));
return both.length > 0 && (left = both), both.length > 0;
});
this.#disarm(), this.previews.leave(), r3(() => {
this.picks.value = kept, this.form.value = form && decision && { ...form, decision: decision.id }, this.draft.value = void 0, had && now2.length > 0 && !this.sending.peek() && (this.notice.value = { kind: "changed", kept: kept.length > 0 || decision !== void 0 }), before2.length > 0 && now2.length > 0 && (this.locked.value = !0);
}), clearTimeout(this.#lock), this.locked.peek() && (this.#lock = setTimeout(() => this.locked.value = !1, LOCK_MS));
}
};

// src/texts/language.ts
var LANGUAGES = { en: "English", de: "Deutsch", fr: "Français" }, KEY2 = "kontor.language", current = y3(void 0);
function texts() {
if (!current.value) throw new Error("the language is loaded before anything is drawn");
return current.value;
}
function said(text) {
let { code } = texts();
return Object.hasOwn(text, code) ? text[code] : text.en;
}
var dayText = (time) => new Date(time).toLocaleDateString(texts().code), momentText = (time) => new Date(time).toLocaleString(texts().code, { dateStyle: "medium", timeStyle: "short" });
function preferred() {
return [storage.getItem(KEY2) ?? "", ...navigator.languages.map((code) => code.split("-")[0] ?? "")].find((code) => Object.hasOwn(LANGUAGES, code)) ?? "en";
}
async function speak(code = preferred()) {
let loaded = await import(new URL(`${code}.js`, import.meta.url).href);
current.value = loaded.default, document.documentElement.lang = code;
}
async function choose(code) {
await speak(code), storage.setItem(KEY2, code);
}
onChangeElsewhere(KEY2, () => {
speak().catch(() => {
});
});

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
var now = y3(serverNow());
setInterval(() => {
document.visibilityState === "visible" && (now.value = serverNow());
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
return problem.refusal ? said(problem.refusal.sentences) : texts().problems[problem.code] ?? [problem.detail, ...problem.errors.map(({ detail }) => detail)].join(" ");
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
function useRead(read3, key, version) {
let found = useSignal({ key }), times = useSignal(0), { data, error } = found.value.key === key ? found.value : { key };
return A2(() => {
let wanted = !0, keep = (next) => {
wanted && (found.value = { key, ...next });
};
return error !== void 0 && keep({ data }), read3().then(
(answer) => keep({ data: answer }),
(cause) => keep({ data, error: cause })
), () => {
wanted = !1;
};
}, [key, version, times.value]), { data, error, again: () => times.value += 1 };
}
function serverDay(laterMs) {
let day = new Date(serverNow() + laterMs);
return new Date(day.getTime() - day.getTimezoneOffset() * 6e4).toISOString().slice(0, 10);
}
var AGAIN_MS2 = 1e4;
function useTimes() {
let times = useSignal(0);
return A2(() => {
let timer = setInterval(() => {
document.visibilityState === "visible" && (times.value += 1);
}, AGAIN_MS2);
return () => clearInterval(timer);
}, []), times.value;
}
async function copyText(text) {
try {
return await navigator.clipboard.writeText(text), !0;
} catch {
return !1;
}
}
function saveFile(name, content) {
let url = URL.createObjectURL(content), link = document.createElement("a");
link.href = url, link.download = name, link.click(), URL.revokeObjectURL(url);
}

// src/act/fields.tsx
var BUTTONS_MAX = 12, SEATS = /* @__PURE__ */ new Set(["seat", "player", "first", "players"]), PLACES = /* @__PURE__ */ new Set(["city", "space", "route", "place"]), FROM_ZERO = /* @__PURE__ */ new Set(["slot", "slots", "to", "places", "place", "stack", "arch", "others"]);
function FormFields({ act, words }) {
let filled = act.filled.value;
if (!filled) return null;
let fields = filled.fields.filter(needsChoice), type = act.form.value?.type ?? "";
return fields.length === 0 ? null : /* @__PURE__ */ a4("div", { class: "fields", children: fields.map((field) => /* @__PURE__ */ a4("fieldset", { children: [
/* @__PURE__ */ a4("legend", { children: words.field(type, field.name) }),
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
if (value === null) return words.none(String(action.type), name);
if (typeof value == "boolean") return value ? t4.yes : t4.no;
if (typeof value == "number") return numberName(name, value, words, action);
if (typeof value == "string") return words.ruleset === "haendler" && PLACES.has(name) ? words.teller.place(value) : words.word(value, "ids");
if (Array.isArray(value)) {
let names = value.map((item) => textOf(name, item, words, action));
return names.length === 0 ? t4.none : names.join(PLACES.has(name) ? " → " : ", ");
}
let thing = words.thing(value);
if (thing !== void 0) return thing;
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
let named2 = nameOf(name, value, words, action);
return typeof named2 == "string" ? named2 : words.name(Number(value));
}
function memberName(field, value, words) {
return typeof value == "number" ? field === "wagon" ? `${words.word(field, "fields")} ${value}` : `${value} ${words.word(field, "fields")}` : field === "type" || typeof value == "string" ? words.word(String(value), "ids") : Array.isArray(value) ? value.map((place) => words.teller.place(place)).join(" → ") : words.word(field, "fields");
}
function cardOf(name, value, choice) {
let listed = choice.hand ?? choice.cards, cards = Array.isArray(listed) ? listed : void 0;
if (name === "payment" || name === "cards" || name === "card") return cards?.find(({ handle }) => handle === value)?.card;
let deck = choice.deck ?? (typeof cards?.[0] == "string" ? cards : void 0);
return name === "places" || name === "place" ? deck?.[value] : void 0;
}
function choiceOf(act) {
let form = act.form.value, choices = (act.decisions.value.find(({ id }) => id === form?.decision)?.choices ?? []).filter(({ type }) => type === form?.type), values = Object.fromEntries((act.filled.value?.fields ?? []).map(({ name, value }) => [name, value]));
return choices.find((choice) => ["slot", "seat", "stack"].every((name) => choice[name] === void 0 || choice[name] === values[name])) ?? choices[0] ?? {};
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
"aria-label": words.field(act.form.value?.type ?? "", field.name),
value: String(index),
disabled: !act.isOpen.value,
onChange: ({ currentTarget }) => act.set(field.name, values[Number(currentTarget.value)]),
children: [
index < 0 && /* @__PURE__ */ a4("option", { value: "-1", children: t4.chooseOne }),
values.map((value, place) => /* @__PURE__ */ a4("option", { value: String(place), children: textOf(field.name, value, words, choice) }, place))
]
}
);
}
function Range({ field, act, words, domain }) {
let isNone = field.value === null;
return /* @__PURE__ */ a4("div", { class: "row", children: [
domain.orNone && /* @__PURE__ */ a4(Button, { extra: "chip", pressed: isNone, disabled: !act.isOpen.value, onClick: () => act.set(field.name, isNone ? domain.min : null), children: words.none(act.form.value?.type ?? "", field.name) }),
/* @__PURE__ */ a4(
Stepper,
{
...domain,
value: isNone ? domain.min : Number(field.value),
label: words.field(act.form.value?.type ?? "", field.name),
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
let t4 = texts().page, { items: items2, min, max } = field.domain.kind === "list" ? field.domain : { items: [], min: 0, max: 0 }, chosen = field.value ?? [], choice = choiceOf(act), toggle2 = (item) => {
let rest = chosen.filter((one) => !same(one, item)), next = rest.length < chosen.length ? rest : max === 1 ? [item] : [...chosen, item];
act.set(field.name, next);
};
return /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("div", { class: "row", children: items2.map((item) => {
let place = chosen.findIndex((one) => same(one, item));
return /* @__PURE__ */ a4(
Button,
{
extra: "chip",
pressed: place >= 0,
disabled: !act.isOpen.value || place < 0 && chosen.length >= max && max > 1,
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

// src/table/names.ts
function gameTexts(ruleset) {
let games = texts().games;
return Object.hasOwn(games, ruleset) ? games[ruleset] : void 0;
}
function seatName(seat) {
let t4 = texts().page;
return seat?.player ? seat.player.name : seat?.bot ? t4.bot(seat.bot) : t4.freeSeat;
}
function before(game, { type, data }) {
if (type !== "table.resigned") return game;
let seats = game.seats.map((seat) => seat.seat === data.seat ? { ...seat, player: data.player, bot: null, resigned: null } : seat);
return { ...game, seats };
}
function seatNames(game) {
let seats = game?.seats ?? [];
return (number2) => {
let seat = seats[number2];
if (!seat) return `${number2 + 1}`;
let isAlike = ({ bot, player: player2 }) => seat.player ? player2?.id === seat.player.id && player2.id !== "" : !player2 && bot !== null, alike = seat.player || seat.bot ? seats.filter(isAlike) : [];
return alike.length > 1 ? `${seatName(seat)} ${alike.indexOf(seat) + 1}` : seatName(seat);
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
let named2 = (part) => board?.cities.find((city) => city.id === part)?.name, [first = "", second = ""] = id.split("_"), [one, two] = [named2(first) ?? first, named2(second)];
return two !== void 0 ? `${one}–${two}` : named2(id) ?? [one, second === "junction" ? texts().games.haendler.board.fork : second].filter((part) => part !== "").join(" ");
}
function tellerOf(table) {
return {
seat: (seat) => ({ seat }),
place: (id) => placeName(boardOf(table), id),
card: (card) => card === null ? texts().page.unknown : { card }
};
}
function formWord(ruleset, key) {
return gameTexts(ruleset)?.forms?.[key];
}
function word(ruleset, id, kind) {
let words = gameTexts(ruleset)?.[kind];
return (words && Object.hasOwn(words, id) ? words[id] : void 0) ?? id.replaceAll("_", " ");
}

// src/boards/index.ts
var LOADERS = {
basari: async () => (await import("./basari.js")).basari,
dale_of_merchants: async () => (await import("./dale_of_merchants.js")).dale,
haendler: async () => (await import("./haendler.js")).haendler,
medici: async () => (await import("./medici.js")).medici
};
async function boardOf2(ruleset) {
return await (Object.hasOwn(LOADERS, ruleset) ? LOADERS[ruleset] : void 0)?.();
}

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
function List({ name, items: items2, context }) {
return items2.length === 0 ? /* @__PURE__ */ a4("span", { class: "hint", children: "–" }) : /* @__PURE__ */ a4("ul", { class: "chips", children: items2.map((item, index) => /* @__PURE__ */ a4("li", { class: "thing", children: /* @__PURE__ */ a4(Value, { name, value: item, context }) }, index)) });
}
function Thing({ value, context }) {
let entries = Object.entries(value), isSmall = entries.length <= 3 && entries.every(([, member]) => member === null || typeof member != "object");
if (entries.every(([, member]) => typeof member == "number") && !entries.some(([name]) => SEAT_FIELDS.has(name))) {
let some = entries.filter(([, count]) => count !== 0);
return some.length === 0 ? /* @__PURE__ */ a4("span", { class: "hint", children: "–" }) : /* @__PURE__ */ a4($, { children: some.map(([name, count]) => `${count} ${word(context.ruleset, name, "fields")}`).join(", ") });
}
return isSmall ? /* @__PURE__ */ a4("span", { class: "small", children: entries.filter(([name, member]) => member !== null && name !== "handle").map(([name, member]) => /* @__PURE__ */ a4("span", { children: /* @__PURE__ */ a4(Value, { name, value: member, context }) }, name)) }) : /* @__PURE__ */ a4(Members, { value, context });
}

// src/net/clocks.ts
var DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"], DAILY = { time: { type: "decision", limit_s: 86400 }, on_timeout: "stand_in_until_return", vacations: !0 }, FIRST_MONDAY_MS = Date.UTC(1970, 0, 5);
function clocksOf(table, game) {
let [view, seats] = [table.view.value, game.seats.flatMap(({ clock }) => clock ?? [])], clocks = view && view.seq >= game.seq ? view.clocks ?? [] : seats;
return new Map(clocks.map((clock) => [clock.seat, clock]));
}
function leftMs({ left_ms, since, deadline, vacation }, clock, now2) {
if (since === null || deadline === null) return left_ms;
let off = clock?.hours_off ?? [];
if (off.length === 0 && !vacation) return Math.max(0, Date.parse(deadline) - now2);
let begin = Date.parse(since), used = (from, to) => Math.max(0, runningMs(Math.max(from, to), off) - runningMs(from, off)), stood = vacation ? used(Math.max(begin, Date.parse(vacation.from)), Math.min(now2, Date.parse(vacation.until))) : 0;
return Math.max(0, left_ms - Math.max(0, used(begin, now2) - stood));
}
function standsUntil(clock, now2) {
let hours = runningHours(clock?.hours_off ?? []), first = Math.floor((now2 - FIRST_MONDAY_MS) / 36e5);
if (hours[first % 168]) return;
let hour = first;
for (; !hours[hour % 168] && hour < first + 168; ) hour += 1;
return FIRST_MONDAY_MS + hour * 36e5;
}
function wholeS({ clock, turn_limit_s }) {
return clock ? clock.time.type === "banked" ? clock.time.start_s : clock.time.limit_s : turn_limit_s ?? 0;
}
var hasClock = ({ clock, turn_limit_s }) => clock !== null || turn_limit_s !== null;
function seatToReturnTo(game, me) {
return game.seats.find(({ may_return, resigned }) => may_return && resigned?.id === me && me !== void 0);
}
function runningMs(until, off) {
let hours = runningHours(off), passed = until - FIRST_MONDAY_MS, [whole2, part] = [Math.floor(passed / 36e5), passed % 36e5], run = (count) => hours.slice(0, count).filter(Boolean).length;
return (Math.floor(whole2 / 168) * run(168) + run(whole2 % 168)) * 36e5 + (hours[whole2 % 168] ? part : 0);
}
function runningHours(off) {
let hours = Array.from({ length: 168 }, () => !0);
for (let { day, from_hour, to_hour } of off) hours.fill(!1, DAYS.indexOf(day) * 24 + from_hour, DAYS.indexOf(day) * 24 + to_hour);
return hours;
}

// src/shell/routes.ts
var route = y3(parsed2(location.hash));
addEventListener("hashchange", () => route.value = parsed2(location.hash));
function parsed2(hash) {
let [path = "", query = ""] = hash.replace(/^#/, "").split("?"), parts2 = path.split("/").filter((part) => part !== "");
return parts2.length === 0 ? { screen: "lobby" } : parts2[0] === "new" ? { screen: "new" } : parts2[0] === "me" ? { screen: "me" } : parts2[0] === "opponents" ? { screen: parts2[1] === "new" ? "new-seek" : "opponents" } : parts2[0] === "tournaments" ? tournamentsAt(parts2[1]) : parts2[0] === "records" ? { screen: "records", query: new URLSearchParams(query) } : parts2[0] === "authorize" || parts2[0] === "device" ? { screen: parts2[0], query: new URLSearchParams(query) } : parts2[0] === "players" && parts2[1] !== void 0 ? { screen: "player", player: decodeURIComponent(parts2[1]) } : parts2[0] === "leaderboards" ? { screen: "leaderboards", ruleset: parts2[1] === void 0 ? void 0 : decodeURIComponent(parts2[1]), query: new URLSearchParams(query) } : parts2[0] === "g" && parts2[1] !== void 0 ? { screen: "table", game: decodeURIComponent(parts2[1]), query: new URLSearchParams(query) } : { screen: "unknown" };
}
function tournamentsAt(part) {
return part === void 0 ? { screen: "tournaments" } : part === "new" ? { screen: "new-tournament" } : { screen: "tournament", tournament: decodeURIComponent(part) };
}
function tournamentHash(tournament2) {
return `#/tournaments/${encodeURIComponent(tournament2)}`;
}
function tableHash(game, invite) {
return `#/g/${encodeURIComponent(game)}${invite == null ? "" : `?invite=${encodeURIComponent(invite)}`}`;
}
function playerHash(player2) {
return `#/players/${encodeURIComponent(player2)}`;
}
function leaderboardHash(ruleset, pool, kind) {
return `#/leaderboards/${encodeURIComponent(ruleset)}?${new URLSearchParams({ pool, kind })}`;
}
function pastHash(game, at, as, invite) {
let query = new URLSearchParams({ at: String(at) });
return as !== void 0 && query.set("as", String(as)), invite != null && query.set("invite", invite), `#/g/${encodeURIComponent(game)}?${query}`;
}
function recordHash(game, invite) {
return `#/records?${new URLSearchParams({ game, ...invite == null ? {} : { invite } })}`;
}
function go(hash) {
location.hash = hash;
}

// src/shell/sign-in.tsx
var WAYS = ["guest", "in", "up", "recover"], typedName = y3("");
function SignIn({ onDone }) {
let t4 = texts().page, way = useSignal("guest"), name = typedName, password = useSignal(""), code = useSignal(""), busy = useSignal(!1), error = useSignal(void 0), names = { guest: t4.playAsGuest, in: t4.signIn, up: t4.signUp, recover: texts().account.recover }, hints = { guest: t4.guestExplained, recover: texts().account.recoverMore }, submit = async () => {
busy.value = !0, error.value = void 0;
try {
way.value === "guest" ? await playAsGuest(name.value.trim()) : way.value === "recover" ? await recover(name.value.trim(), code.value.trim(), password.value) : await (way.value === "in" ? signIn : signUp)(name.value.trim(), password.value), onDone?.();
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
/* @__PURE__ */ a4("div", { class: "row", role: "group", "aria-label": t4.account, children: WAYS.map((one) => /* @__PURE__ */ a4(Button, { extra: "chip", pressed: way.value === one, onClick: () => way.value = one, children: names[one] }, one)) }),
/* @__PURE__ */ a4(TextField, { label: way.value === "guest" ? t4.yourName : t4.name, value: name.value, max: 40, autocomplete: "username", onInput: (text) => name.value = text }),
way.value === "recover" && /* @__PURE__ */ a4(TextField, { label: texts().account.recoveryCode, value: code.value, max: 64, onInput: (text) => code.value = text }),
way.value !== "guest" && /* @__PURE__ */ a4(
TextField,
{
label: way.value === "recover" ? texts().account.newPassword : t4.password,
type: "password",
value: password.value,
max: 128,
autocomplete: way.value === "in" ? "current-password" : "new-password",
hint: way.value === "in" ? void 0 : t4.passwordRule(8),
onInput: (text) => password.value = text
}
),
/* @__PURE__ */ a4("p", { class: "hint", children: hints[way.value] }),
/* @__PURE__ */ a4(Failure, { error: error.value }),
/* @__PURE__ */ a4("button", { type: "submit", class: "button main", disabled: busy.value, children: way.value === "recover" ? texts().account.setPassword : names[way.value] })
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

// src/table/log.tsx
var SHOWN = 60;
function tell(event, t4) {
let [game = ""] = event.type.split("."), all2 = game === "table" ? texts().table : texts().games[game]?.events;
return (all2 && Object.hasOwn(all2, event.type) ? all2[event.type] : void 0)?.(event.data, t4) ?? null;
}
function linesOf(events, now2, t4, most) {
let lines = [], [game, names] = [now2, seatNames(now2)];
for (let index = events.length - 1; index >= 0 && lines.length < most; index -= 1) {
let event = events[index], parts2 = tell(event, t4), named2 = names;
if (game && event.type === "table.resigned" && ([game, names] = [before(game, event), seatNames(before(game, event))]), !parts2) continue;
let last = lines.at(-1);
event.type.endsWith(".passed") && last?.event.type === event.type && JSON.stringify(last.parts) === JSON.stringify(parts2) ? lines[lines.length - 1] = { ...last, times: last.times + 1 } : lines.push({ event, names: named2, parts: parts2, times: 1 });
}
return lines;
}
function Log({ table }) {
let t4 = texts().page, most = useSignal(SHOWN), lines = linesOf(table.events.value, table.game.value, tellerOf(table), most.value);
return /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("ol", { class: "log", reversed: !0, tabIndex: 0, children: lines.map(({ event, names, parts: parts2, times }) => /* @__PURE__ */ a4("li", { "data-new": now.value - Date.parse(event.at) < 4e3, children: [
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

// src/clocks/terms.tsx
var MONDAY_MS = Date.UTC(2024, 0, 1);
function dayName(day, length) {
return new Date(MONDAY_MS + DAYS.indexOf(day) * 864e5).toLocaleDateString(texts().code, { weekday: length, timeZone: "UTC" });
}
function Terms({ clock, limitS }) {
let t4 = texts().clocks;
if (!clock) return /* @__PURE__ */ a4("p", { class: "hint", children: limitS === null ? t4.unlimited : `${t4.eachDecision(t4.span(limitS))} ${t4.timedOut.stand_in}` });
let { time, hours_off: off = [], on_timeout: timeout = "stand_in", vacations } = clock;
return /* @__PURE__ */ a4("p", { class: "hint", children: [
counted(time),
" ",
off.length > 0 && t4.stands(windows(off)),
" ",
vacations && t4.hasVacations,
" ",
t4.timedOut[timeout]
] });
}
function Counted({ clock, limitS }) {
let t4 = texts().clocks;
return /* @__PURE__ */ a4("span", { class: "hint", children: clock ? counted(clock.time) : limitS === null ? t4.unlimited : t4.eachDecision(t4.span(limitS)) });
}
function counted(time) {
let t4 = texts().clocks;
return time.type === "banked" ? t4.account(t4.span(time.start_s), t4.span(time.increment_s), t4.span(time.max_s)) : time.type === "turn" ? t4.eachTurn(t4.span(time.limit_s)) : t4.eachDecision(t4.span(time.limit_s));
}
function windows(off) {
let byHours = /* @__PURE__ */ new Map();
for (let day of DAYS) {
let hours = off.filter((one) => one.day === day).sort((one, other) => one.from_hour - other.from_hour);
if (hours.length === 0) continue;
let text = hours.map(({ from_hour: from, to_hour: to }) => from === 0 && to === 24 ? "" : `${from}–${to}`).join(", ");
byHours.set(text, [...byHours.get(text) ?? [], day]);
}
return [...byHours].map(([hours, days]) => `${days.map((day) => dayName(day, "short")).join(", ")} ${hours}`.trim()).join("; ");
}

// src/act/panel.tsx
function Panel({ act, words, children }) {
let t4 = texts().page, isListed = useSignal(!1), folded = useSignal(void 0), main = T2(null);
if (useEnter(act, main), act.decisions.value.length === 0) return null;
let armed = act.armed.value, isBusy = act.sending.value, { id } = act.decisions.value[0], isFolded = folded.value === id;
return /* @__PURE__ */ a4("section", { class: "box panel", id: "panel", "aria-label": t4.regions.panel, "data-locked": !act.isOpen.value, "data-folded": isFolded, tabIndex: -1, children: [
/* @__PURE__ */ a4("div", { class: "ask", children: children ?? /* @__PURE__ */ a4(Types, { act, words }) }),
/* @__PURE__ */ a4("div", { class: "send", ref: main, children: [
/* @__PURE__ */ a4("div", { class: "chosen", children: [
/* @__PURE__ */ a4("p", { class: "armed", role: "status", children: armed ? words.say(words.action(armed.action)) : /* @__PURE__ */ a4(Hint, { act }) }),
previews.value === "on" && /* @__PURE__ */ a4(Consequences, { foreseen: act.previews.shown.value, words })
] }),
/* @__PURE__ */ a4("div", { class: "row end", children: [
/* @__PURE__ */ a4("button", { type: "button", class: "button fold", "aria-label": t4.regions.panel, "aria-expanded": !isFolded, onClick: () => folded.value = isFolded ? void 0 : id, children: isFolded ? "▴" : "▾" }),
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
/* @__PURE__ */ a4(NoticeLine, { notice: act.notice.value })
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
function Consequences({ foreseen, words }) {
let t4 = texts().page;
if (!foreseen) return /* @__PURE__ */ a4("p", { class: "consequences hint" });
let { events, refusal, stopped } = foreseen.preview;
if (!events) return /* @__PURE__ */ a4("p", { class: "consequences hint", children: `${t4.refused} ${refusal ? said(refusal.sentences) : ""}` });
let told = events.flatMap((event) => words.tell(event) ?? []).length;
return /* @__PURE__ */ a4("p", { class: "consequences hint", tabIndex: 0, children: [
told > 0 || stopped ? t4.leadsTo : t4.leadsToNothing,
events.map((event) => {
let parts2 = words.tell(event);
return parts2 && /* @__PURE__ */ a4($, { children: [
" ",
words.say(parts2)
] });
}),
stopped && ` ${t4.stopped[stopped]}`
] });
}
function AllChoices({ act, words, onDone }) {
let arm = (action) => {
act.arm(action) && onDone();
};
return /* @__PURE__ */ a4("ol", { class: "all", children: act.matching.value.map((option, index) => /* @__PURE__ */ a4("li", { ...act.previews.pointing(() => option), children: /* @__PURE__ */ a4(Button, { quiet: !0, disabled: !act.isOpen.value, onClick: () => arm(option.action), children: words.say(words.action(option.action)) }) }, index)) });
}
function NoticeLine({ notice }) {
return /* @__PURE__ */ a4("p", { class: "notice", role: "status", children: notice && noticeText(notice) });
}
function noticeText(notice) {
let t4 = texts().page;
switch (notice.kind) {
case "changed":
return notice.kept ? t4.changedKept : t4.changed;
case "closed":
return t4.closed;
case "lost":
return t4.notSent;
case "refused":
return `${t4.refused} ${refusedWith(notice.problem)}`;
}
}
function refusedWith({ refusal, code, detail }) {
return refusal ? said(refusal.sentences) : texts().problems[code] ?? detail;
}

// src/table/abort.tsx
var isAborted = ({ outcome }) => outcome?.reason === "table.aborted";
function EndWithoutResult({ table, game }) {
let t4 = texts().page, isSure = useSignal(!1);
if (game.status !== "running") return null;
let own = table.seat.value === null ? void 0 : game.seats[table.seat.value], want = async (wanted) => {
await ask(kontor.value.api.PUT("/v1/games/{game}/abort", { params: { path: { game: game.id } }, body: { wanted } })), isSure.value = !1, await table.readGame(), await table.refresh();
};
return /* @__PURE__ */ a4("div", { class: "abort", children: [
/* @__PURE__ */ a4(Wanting, { game }),
own?.abort_wanted && /* @__PURE__ */ a4(AskButton, { work: () => want(!1), children: t4.abortBack }),
own && !own.abort_wanted && !isSure.value && /* @__PURE__ */ a4(Button, { quiet: !0, onClick: () => isSure.value = !0, children: [
t4.abort,
"…"
] }),
own && !own.abort_wanted && isSure.value && /* @__PURE__ */ a4("div", { class: "sure", children: [
/* @__PURE__ */ a4("p", { children: t4.abortMore }),
/* @__PURE__ */ a4("div", { class: "row", children: [
/* @__PURE__ */ a4(Button, { onClick: () => isSure.value = !1, children: t4.cancel }),
/* @__PURE__ */ a4(AskButton, { work: () => want(!0), children: t4.abortWant })
] })
] })
] });
}
function Wanting({ game }) {
let names = seatNames(game), wanting = game.seats.filter(({ abort_wanted }) => abort_wanted);
return /* @__PURE__ */ a4("p", { role: "status", children: wanting.length > 0 && /* @__PURE__ */ a4($, { children: [
texts().page.abortWantedBy,
" ",
wanting.map(({ seat }) => /* @__PURE__ */ a4("span", { class: "player", children: [
/* @__PURE__ */ a4(SeatIcon, { seat, size: 13 }),
names(seat),
" "
] }, seat))
] }) });
}

// src/table/clock.tsx
var SECONDS_BELOW_MS = 6e5, SAID_S = [10, 30, 60, 300, 600, 3600, 86400], LITTLE_MAX_MS = 36e5;
function timeText(ms) {
if (ms >= SECONDS_BELOW_MS) return texts().clocks.span(Math.floor(ms / 6e4) * 60);
let seconds = Math.floor(ms / 1e3);
return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
function momentText2(ms) {
let isToday = new Date(ms).toDateString() === new Date(now.value).toDateString();
return new Date(ms).toLocaleString(texts().code, { ...isToday ? {} : { weekday: "short" }, hour: "2-digit", minute: "2-digit" });
}
function OnVacation({ table, game, seat }) {
let vacation = clocksOf(table, game).get(seat)?.vacation;
return !vacation || game.status !== "running" || Date.parse(vacation.until) < now.peek() ? null : /* @__PURE__ */ a4("small", { class: "tag", children: texts().clocks.onVacation(dayText(vacation.until)) });
}
function SeatTime({ table, game, seat }) {
let clock = clocksOf(table, game).get(seat);
return !clock || game.status !== "running" || clock.since === null && game.clock?.time.type !== "banked" && !game.paused ? null : /* @__PURE__ */ a4(Left, { clock, game }, `${clock.left_ms} ${clock.since}`);
}
function Left({ clock, game }) {
let t4 = texts().clocks, left = useComputed(() => timeText(leftMs(clock, game.clock, now.value))), isLittle = useComputed(() => leftMs(clock, game.clock, now.value) < Math.min(LITTLE_MAX_MS, wholeS(game) * 100)), until = useComputed(() => standsUntil(game.clock, now.value)), isRunning = clock.since !== null;
return /* @__PURE__ */ a4("span", { class: "clock", "data-running": isRunning && until.value === void 0, "data-little": isRunning && isLittle.value, children: [
/* @__PURE__ */ a4("span", { role: "timer", children: texts().page.deadline(left.value) }),
isRunning && until.value !== void 0 && /* @__PURE__ */ a4("small", { class: "hint", children: [
" · ",
t4.standsUntil(momentText2(until.value))
] })
] });
}
function TimeSaid({ table, game }) {
let own = table.seat.value, clock = own === null ? void 0 : clocksOf(table, game).get(own);
return !clock || clock.since === null ? /* @__PURE__ */ a4("p", { class: "unseen", role: "status" }) : /* @__PURE__ */ a4(Said, { clock, game }, `${clock.left_ms} ${clock.since}`);
}
function Said({ clock, game }) {
let step = useComputed(() => {
let left = leftMs(clock, game.clock, now.value) / 1e3;
return SAID_S.find((seconds) => left <= seconds && seconds < wholeS(game));
});
return /* @__PURE__ */ a4("p", { class: "unseen", role: "status", children: step.value !== void 0 && texts().clocks.lessThan(texts().clocks.span(step.value)) });
}
function ComeBack({ table, game }) {
let t4 = texts().clocks;
return game.status !== "running" || !seatToReturnTo(game, player.value?.id) ? null : /* @__PURE__ */ a4("div", { class: "come-back", children: [
/* @__PURE__ */ a4("p", { role: "status", children: t4.timeUp }),
/* @__PURE__ */ a4(AskButton, { main: !0, work: () => table.comeBack(), children: t4.comeBack })
] });
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

// src/table/orders.tsx
function useOrders(game, ruleset) {
let params = { path: { game } }, key = `${game} ${player.value?.id}`, read3 = useRead(() => ask(kontor.value.api.GET("/v1/games/{game}/orders", { params })), key), given = useSignal(void 0), failed = useSignal(void 0), give = async (next) => {
failed.value = void 0;
try {
let held = await ask(kontor.value.api.PUT("/v1/games/{game}/orders", { params, body: { ruleset, orders: next } }));
given.value = { key, orders: held.orders };
} catch (error) {
failed.value = error;
}
};
return { orders: given.value?.key === key ? given.value.orders : read3.data?.orders, give, error: failed.value ?? read3.error };
}
function StandingOrders({ game, ruleset }) {
let schema = ruleset.orders_schema;
return schema.properties ? /* @__PURE__ */ a4(OrdersForm, { game, ruleset, schema }) : null;
}
function OrdersForm({ game, ruleset, schema }) {
let t4 = texts().page, { orders, give, error } = useOrders(game.id, ruleset.id);
if (!orders) return null;
let fields = Object.entries(schema.properties ?? {}).map(([name, field]) => ({ name, field: resolved(field, schema) }));
return /* @__PURE__ */ a4(Box, { title: t4.orders, extra: "orders", children: [
/* @__PURE__ */ a4("p", { class: "hint", children: t4.ordersMore }),
fields.map(({ name, field }) => /* @__PURE__ */ a4(OrderField, { ruleset: ruleset.id, name, field, value: orders[name] ?? null, onChange: (value) => {
give({ ...orders, [name]: value });
} }, name)),
/* @__PURE__ */ a4("details", { children: [
/* @__PURE__ */ a4("summary", { children: t4.ordersTell }),
/* @__PURE__ */ a4("p", { class: "hint", lang: "en", children: schema.description })
] }),
/* @__PURE__ */ a4(UsualOrders, { orders, usual: ruleset.orders_default, give }),
/* @__PURE__ */ a4(Failure, { error })
] });
}
function UsualOrders({ orders, usual, give }) {
let sorted2 = (value) => JSON.stringify(Object.entries(value).sort());
return /* @__PURE__ */ a4(Button, { quiet: !0, disabled: sorted2(orders) === sorted2(usual), onClick: () => {
give(usual);
}, children: texts().page.ordersUsual });
}
function resolved(field, schema) {
return { ...schema.$defs?.[field.$ref?.split("/").at(-1) ?? ""], ...field };
}
function OrderField(props) {
let { ruleset, name, field, value, onChange } = props, t4 = texts().page, label = word(ruleset, name, "fields");
if (field.enum)
return /* @__PURE__ */ a4(Choice, { label, values: field.enum, value: String(value), name: (one) => word(ruleset, one, "ids"), hint: field.description, onChange });
let number2 = typeof value == "number" ? value : "";
return /* @__PURE__ */ a4("label", { class: "field", children: [
/* @__PURE__ */ a4("span", { children: label }),
/* @__PURE__ */ a4(
"input",
{
type: "number",
min: field.minimum,
max: field.maximum,
value: number2,
placeholder: t4.none,
onChange: ({ currentTarget }) => {
currentTarget.validity.valid && onChange(currentTarget.value === "" ? null : Number(currentTarget.value));
}
}
),
/* @__PURE__ */ a4("small", { class: "hint", lang: "en", children: field.description })
] });
}

// src/table/own-seats.tsx
function OwnSeats({ table, game, waiting }) {
let t4 = texts().page, failed = useSignal(void 0), seats = table.seats.value;
if (seats.length < 2) return null;
let names = seatNames(game), change = async (seat) => {
failed.value = void 0, await table.changeTo(seat).catch((error) => failed.value = error);
};
return /* @__PURE__ */ a4("div", { class: "own-seats", role: "group", "aria-label": t4.ownSeats, children: [
seats.map((seat) => /* @__PURE__ */ a4(Button, { pressed: seat === table.seat.value, extra: "chip", onClick: () => {
change(seat);
}, children: [
/* @__PURE__ */ a4(SeatIcon, { seat }),
" ",
names(seat),
waiting.has(seat) && /* @__PURE__ */ a4("span", { class: "dot", title: t4.waitingFor, "aria-label": t4.waitingFor, children: [
" ",
"…"
] })
] }, seat)),
/* @__PURE__ */ a4("label", { children: [
/* @__PURE__ */ a4("input", { type: "checkbox", checked: following.value === "on", onChange: ({ currentTarget }) => following.value = currentTarget.checked ? "on" : "off" }),
/* @__PURE__ */ a4("span", { children: t4.following })
] }),
/* @__PURE__ */ a4(Failure, { error: failed.value })
] });
}

// src/table/player.tsx
function PlayerName({ player: player2, name }) {
return player2 != null && player2.id !== "" ? /* @__PURE__ */ a4("a", { class: "name", href: playerHash(player2.id), children: name }) : /* @__PURE__ */ a4($, { children: name });
}

// src/table/talk.tsx
var reportForm = async () => (await import("./players.js")).ReportForm;
function Talk({ table }) {
let t4 = texts().page, text = useSignal(""), error = useSignal(void 0), reporting = useSignal(void 0);
if (table.seat.value === null) return /* @__PURE__ */ a4("p", { class: "hint", children: t4.talkOnlySeats });
let submit = async () => {
let said3 = text.value.trim();
if (said3 !== "")
try {
await table.say(said3), text.value = "", error.value = void 0;
} catch (cause) {
error.value = cause;
}
};
return /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("ol", { class: "talk", children: table.messages.value.map((message) => /* @__PURE__ */ a4("li", { children: [
/* @__PURE__ */ a4(Said2, { message, onReport: () => reporting.value = message.number }),
reporting.value === message.number && /* @__PURE__ */ a4(OnDemand, { load: reportForm, props: { game: table.id, message, onClose: () => reporting.value = void 0 }, isPart: !0 })
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
function Said2({ message, onReport }) {
let t4 = texts().page, { seat, player: author, text, removed } = message, report = texts().people.reportOf(author.name);
return /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("span", { class: "player", children: [
/* @__PURE__ */ a4(SeatIcon, { seat, size: 13 }),
/* @__PURE__ */ a4("b", { children: /* @__PURE__ */ a4(PlayerName, { player: author, name: author.name }) })
] }),
" ",
removed ? /* @__PURE__ */ a4("i", { class: "hint", children: t4.removedMessage }) : text,
!removed && author.id !== player.value?.id && /* @__PURE__ */ a4(Button, { quiet: !0, extra: "flag", label: report, title: report, onClick: onReport, children: "⚑" })
] });
}

// src/table/page.tsx
var tableClock = async () => (await import("./clocks.js")).TableClock, TABS = ["board", "players", "log", "talk"];
function TablePage({ id, query }) {
let invite = query.get("invite") ?? void 0, isGeneric = query.has("generic"), { table, act } = w2(() => {
let made = new Table(id, invite);
return { table: made, act: new Act(made) };
}, [id, invite]);
A2(() => (table.open(), () => {
table.close(), act.close();
}), [table, act]);
let t4 = texts().page, game = table.game.value;
return table.deleted.value ? /* @__PURE__ */ a4(Message, { text: t4.tableDeleted }) : game ? game.status === "open" ? /* @__PURE__ */ a4("main", { class: "narrow", children: [
/* @__PURE__ */ a4(TableHead, { game, table }),
/* @__PURE__ */ a4(OpenTable, { table, game }),
hasClock(game) && /* @__PURE__ */ a4(OnDemand, { load: tableClock, props: { table, game }, isPart: !0 }),
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
let t4 = texts().page, view = table.view.value, named2 = gameTexts(game.ruleset), progress = view && named2 ? named2.progress(view.view) : t4.status[game.status];
return /* @__PURE__ */ a4("header", { class: "table-head", children: [
/* @__PURE__ */ a4("h1", { children: named2?.name ?? game.ruleset }),
/* @__PURE__ */ a4("span", { class: "hint", children: progress }),
game.sandbox && /* @__PURE__ */ a4("span", { class: "tag", children: t4.sandbox }),
game.rated && /* @__PURE__ */ a4("span", { class: "tag", children: texts().clocks.isRated }),
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
let words = wordsOf(table, game), shown = boardProps(table, act, game, words, { view: table.view.value, events: table.events.value, me: table.seat.value }), { data: loaded, error: unloaded } = useRead(async () => ({ board: props.isGeneric ? void 0 : await boardOf2(game.ruleset) }), `${game.ruleset} ${props.isGeneric}`), board = loaded?.board, isReady = loaded !== void 0 || unloaded !== void 0, isOver2 = game.status === "finished";
return /* @__PURE__ */ a4("main", { class: "table", "data-tab": tab.value, "data-seq": table.view.value?.seq, children: [
/* @__PURE__ */ a4(TableHead, { game, table }),
/* @__PURE__ */ a4("div", { class: "asking", children: [
/* @__PURE__ */ a4(Prompt, { table, game, waiting: waiting.value }),
hasClock(game) && /* @__PURE__ */ a4(TimeSaid, { table, game }),
/* @__PURE__ */ a4(ComeBack, { table, game }),
/* @__PURE__ */ a4(OwnSeats, { table, game, waiting: waiting.value })
] }),
/* @__PURE__ */ a4("nav", { class: "tabs", "aria-label": t4.regions.header, children: TABS.map((one) => /* @__PURE__ */ a4(Button, { pressed: tab.value === one, onClick: () => tab.value = one, children: t4[one] }, one)) }),
/* @__PURE__ */ a4("div", { class: "middle", children: [
/* @__PURE__ */ a4("section", { class: "board", id: "board", "aria-label": t4.regions.board, tabIndex: 0, children: [
game.status === "quarantined" && /* @__PURE__ */ a4("p", { class: "failure", children: t4.quarantinedMore }),
isOver2 && /* @__PURE__ */ a4(Result, { table, game, score: (score) => gameTexts(game.ruleset)?.score(score) ?? String(score) }),
!shown || !isReady ? /* @__PURE__ */ a4("p", { class: "hint", children: t4.working }) : board ? /* @__PURE__ */ a4(board.Table, { ...shown }) : /* @__PURE__ */ a4(GenericTable, { ruleset: game.ruleset, props: shown })
] }),
shown && isReady && !isOver2 && /* @__PURE__ */ a4(Panel, { act, words, children: board?.Panel ? /* @__PURE__ */ a4(BoardPanel, { board, shown, act, words }) : void 0 })
] }),
/* @__PURE__ */ a4("aside", { class: "side", children: [
/* @__PURE__ */ a4(Region, { name: "players", children: [
/* @__PURE__ */ a4(Box, { title: t4.players, children: [
/* @__PURE__ */ a4(Players, { table, game, waiting: waiting.value }),
/* @__PURE__ */ a4(Resign, { table, game }),
/* @__PURE__ */ a4(EndWithoutResult, { table, game })
] }),
shown && board?.Side && /* @__PURE__ */ a4(board.Side, { ...shown }),
hasClock(game) && !isOver2 && /* @__PURE__ */ a4(OnDemand, { load: tableClock, props: { table, game }, isPart: !0 }),
shown && !board && !isOver2 && table.seat.value !== null && table.ruleset.value && /* @__PURE__ */ a4(StandingOrders, { game, ruleset: table.ruleset.value })
] }),
/* @__PURE__ */ a4(Region, { name: "log", children: /* @__PURE__ */ a4(Box, { title: t4.log, children: [
/* @__PURE__ */ a4(Log, { table }),
game.status === "running" && table.view.value && /* @__PURE__ */ a4("a", { href: pastHash(game.id, table.view.value.seq, void 0, table.invite), children: texts().replay.lookBack })
] }) }),
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
function boardProps(table, act, game, words, { view, events, me }) {
let [components2, named2] = [table.components.value, gameTexts(game.ruleset)];
if (!view || !components2 || !named2) return;
let commit = events.at(-1)?.commit;
return {
view: view.view,
components: components2.components,
game,
me,
name: words.name,
act,
last: events.filter((event) => event.commit === commit),
events,
texts: named2,
say: words.say,
teller: words.teller
};
}
function wordsOf(table, game) {
let named2 = gameTexts(game.ruleset), [teller, name] = [tellerOf(table), seatNames(game)], buttons = named2?.buttons ?? {}, actions = named2?.actions ?? {}, shortName = (type) => buttons[type] ?? (type.split(".").at(-1) ?? type).replaceAll("_", " ");
return {
ruleset: game.ruleset,
button: shortName,
action: (action) => actions[action.type]?.(action, teller) ?? [shortName(action.type)],
say: (parts2) => /* @__PURE__ */ a4(Say, { parts: parts2, names: name }),
tell: (event) => tell(event, teller),
word: (id, kind) => word(game.ruleset, id, kind),
field: (type, field) => formWord(game.ruleset, `${type}.${field}`) ?? word(game.ruleset, field, "fields"),
none: (type, field) => formWord(game.ruleset, `${type}.${field}.none`) ?? texts().page.none,
thing: (value) => named2?.thing?.(value, teller),
name,
teller
};
}
function Prompt({ table, game, waiting }) {
let t4 = texts().page, names = seatNames(game), own = table.own.value, due2 = own.find(({ optional }) => !optional), kinds = gameTexts(game.ruleset)?.kinds ?? {}, asked2 = (decision) => kinds[decision.kind.split(".").at(-1) ?? ""] ?? t4.chooseOne, first = due2 ?? own[0], others = [...waiting].flatMap((seat, index) => index === 0 ? [{ seat }] : [", ", { seat }]);
return /* @__PURE__ */ a4("div", { class: "prompt", "data-due": due2 !== void 0, children: [
/* @__PURE__ */ a4("p", { role: "status", children: game.status !== "running" ? isAborted(game) ? t4.aborted : t4.over : first ? /* @__PURE__ */ a4($, { children: [
table.seats.value.length > 1 && /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4(Say, { parts: [{ seat: first.seat }], names }),
" "
] }),
/* @__PURE__ */ a4("b", { children: due2 ? t4.yourTurnIs : t4.youMay }),
" ",
asked2(first)
] }) : /* @__PURE__ */ a4($, { children: [
t4.waitingFor,
" ",
/* @__PURE__ */ a4(Say, { parts: others, names }),
player.value && table.seat.value === null && !seatToReturnTo(game, player.value.id) ? ` · ${t4.notSeated}` : ""
] }) }),
game.status === "running" && /* @__PURE__ */ a4(TimeLeft, { table, game, seat: (due2 ?? table.decisions.value.find(({ optional }) => !optional))?.seat })
] });
}
function TimeLeft({ table, game, seat }) {
return seat === void 0 ? null : /* @__PURE__ */ a4("span", { class: "hint", "data-limit": hasClock(game), children: hasClock(game) ? /* @__PURE__ */ a4(SeatTime, { table, game, seat }) : texts().page.noDeadline });
}

// src/shell/on-demand.tsx
function OnDemand({ load, props, isPart }) {
let t4 = texts().page, { data, error } = useRead(async () => ({ Screen: await load() }), load);
if (data) return /* @__PURE__ */ a4(data.Screen, { ...props });
if (error === void 0) return isPart ? /* @__PURE__ */ a4("p", { class: "hint", children: t4.working }) : /* @__PURE__ */ a4(Message, { text: t4.working, isQuiet: !0 });
let reload = /* @__PURE__ */ a4(Button, { main: !0, onClick: () => location.reload(), children: t4.reload });
return isPart ? /* @__PURE__ */ a4("p", { class: "row", role: "alert", children: [
t4.partMissing,
" ",
reload
] }) : /* @__PURE__ */ a4(Message, { text: t4.partMissing, children: reload });
}

// src/table/seats.tsx
var tableInvitations = async () => (await import("./opponents.js")).TableInvitations;
function Players({ table, game, waiting }) {
let t4 = texts().page, names = seatNames(game), places = new Map(placesOf(game).map(({ seat, place }) => [seat, place]));
return /* @__PURE__ */ a4("ul", { class: "seats", children: game.seats.map((seat) => /* @__PURE__ */ a4("li", { "data-me": seat.seat === table.seat.value, "data-due": waiting.has(seat.seat), children: [
/* @__PURE__ */ a4(SeatIcon, { seat: seat.seat }),
/* @__PURE__ */ a4("span", { class: "grow", children: [
/* @__PURE__ */ a4("b", { children: /* @__PURE__ */ a4(PlayerName, { player: seat.player, name: names(seat.seat) }) }),
" ",
seat.seat === table.seat.value && /* @__PURE__ */ a4("span", { class: "tag", children: t4.you }),
" ",
/* @__PURE__ */ a4(EngineTag, { seat }),
seat.resigned && seat.bot && /* @__PURE__ */ a4("small", { class: "hint", children: [
" ",
seat.may_return ? texts().clocks.isAway(seat.resigned.name) : `${seat.resigned.name} ${t4.resigned}, ${t4.takenOver(seat.bot)}`
] })
] }),
/* @__PURE__ */ a4(OnVacation, { table, game, seat: seat.seat }),
/* @__PURE__ */ a4(SeatTime, { table, game, seat: seat.seat }),
places.has(seat.seat) && /* @__PURE__ */ a4("b", { children: t4.place(places.get(seat.seat)) }),
waiting.has(seat.seat) && /* @__PURE__ */ a4("span", { class: "dot", title: t4.waitingFor, "aria-label": t4.waitingFor, children: "…" })
] }, seat.seat)) });
}
function placesOf({ outcome, seats }) {
return (outcome?.places ?? []).map((one) => ({ ...one, place: seats[one.seat]?.place ?? one.place })).sort((one, other) => one.place - other.place);
}
function EngineTag({ seat }) {
let engine = seat.player?.engine;
return engine ? /* @__PURE__ */ a4("span", { class: "tag", children: `${engine.name} ${engine.version}` }) : null;
}
function OpenTable({ table, game }) {
let t4 = texts().page, isOwner = player.value?.id === game.owner, isFull = game.seats.every(({ player: who, bot }) => who !== null || bot !== null), isSeated = game.seats.some(({ player: who }) => who !== null && who.id === player.value?.id), mayStart = isOwner || isSeated && game.start_by_others_at !== null && Date.parse(game.start_by_others_at) <= serverNow(), path = { game: game.id }, work = (call) => async () => {
await call(), await table.readGame();
};
return /* @__PURE__ */ a4("div", { class: "open", children: [
/* @__PURE__ */ a4(Box, { title: t4.players, children: [
/* @__PURE__ */ a4("ul", { class: "seats", children: game.seats.map((seat) => /* @__PURE__ */ a4(Seat, { table, game, seat, isOwner, work }, seat.seat)) }),
!player.value && /* @__PURE__ */ a4(SignIn, {}),
mayStart ? /* @__PURE__ */ a4("div", { class: "row", children: [
/* @__PURE__ */ a4(AskButton, { main: !0, disabled: !isFull, work: work(() => ask(kontor.value.api.POST("/v1/games/{game}/start", { params: { path } }))), children: t4.start }),
isOwner && /* @__PURE__ */ a4(
AskButton,
{
quiet: !0,
work: async () => {
await ask(kontor.value.api.DELETE("/v1/games/{game}", { params: { path } })), go("#/");
},
children: t4.deleteTable
}
)
] }) : /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("p", { class: "hint", children: t4.waitForOwner }),
isSeated && game.start_by_others_at !== null && /* @__PURE__ */ a4("p", { class: "hint", children: t4.startByOthers(momentText(game.start_by_others_at)) })
] }),
isOwner && !isFull && /* @__PURE__ */ a4("p", { class: "hint", children: t4.startHint }),
game.expires_at !== null && /* @__PURE__ */ a4("p", { class: "hint", children: t4.openUntil(dayText(game.expires_at)) }),
game.sandbox && player.value && !isFull && /* @__PURE__ */ a4(SitOnAll, { table, game, work })
] }),
isOwner && player.value?.kind !== "guest" && /* @__PURE__ */ a4(OnDemand, { load: tableInvitations, props: { game }, isPart: !0 }),
game.invite !== null && /* @__PURE__ */ a4(Invite, { game, isOwner, work })
] });
}
function sitDown(game, seat, invite) {
let params = { path: { game, seat } };
return ask(kontor.value.api.PUT("/v1/games/{game}/seats/{seat}", { params, body: { occupant: "me", ...invite == null ? {} : { invite } } }));
}
function seatBot(game, seat, bot) {
return ask(kontor.value.api.PUT("/v1/games/{game}/seats/{seat}", { params: { path: { game, seat } }, body: { occupant: "bot", bot } }));
}
function Seat(props) {
let { table, game, seat, isOwner, work } = props, t4 = texts().page, bot = useSignal("greedy"), params = { path: { game: game.id, seat: seat.seat } }, invite = game.invite ?? table.invite, sit = () => sitDown(game.id, seat.seat, invite), empty = () => ask(kontor.value.api.DELETE("/v1/games/{game}/seats/{seat}", { params })), isFree = seat.player === null && seat.bot === null, isMine = table.seats.value.includes(seat.seat), maySit = player.value && (table.seats.value.length === 0 || game.sandbox);
return /* @__PURE__ */ a4("li", { "data-me": isMine, "data-free": isFree, children: [
/* @__PURE__ */ a4(SeatIcon, { seat: seat.seat }),
/* @__PURE__ */ a4("span", { class: "grow", children: [
/* @__PURE__ */ a4("b", { children: /* @__PURE__ */ a4(PlayerName, { player: seat.player, name: seatName(seat) }) }),
" ",
isMine && /* @__PURE__ */ a4("span", { class: "tag", children: t4.you }),
" ",
seat.player?.id === game.owner && /* @__PURE__ */ a4("span", { class: "tag", children: t4.owner }),
seat.player?.kind === "guest" && !isMine && /* @__PURE__ */ a4("span", { class: "tag", children: t4.guest }),
/* @__PURE__ */ a4(EngineTag, { seat })
] }),
isFree && maySit && /* @__PURE__ */ a4(AskButton, { work: work(sit), children: t4.takeSeat }),
isFree && isOwner && !game.rated && /* @__PURE__ */ a4("span", { class: "row", children: [
/* @__PURE__ */ a4("select", { "aria-label": t4.seatBot, value: bot.value, onChange: ({ currentTarget }) => bot.value = currentTarget.value, children: BOT_VALUES.map((kind) => /* @__PURE__ */ a4("option", { value: kind, children: t4.bot(kind) }, kind)) }),
/* @__PURE__ */ a4(AskButton, { work: work(() => seatBot(game.id, seat.seat, bot.value)), children: t4.seatBot })
] }),
!isFree && (isMine || isOwner) && /* @__PURE__ */ a4(AskButton, { quiet: !0, work: work(empty), children: isMine ? t4.leaveSeat : seat.bot ? t4.removeBot : t4.removePlayer })
] });
}
function SitOnAll({ table, game, work }) {
let t4 = texts().page, invite = game.invite ?? table.invite, sitOnAll = async () => {
for (let { seat, player: who, bot } of game.seats)
who === null && bot === null && await sitDown(game.id, seat, invite);
};
return /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("p", { class: "hint", children: t4.allSeatsMore }),
/* @__PURE__ */ a4(AskButton, { work: work(sitOnAll), children: t4.takeAllSeats })
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
/* @__PURE__ */ a4("p", { children: table.seats.value.length > 1 ? t4.resignAllSure : t4.resignSure }),
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
let rematch = async (rated) => {
let params = { path: { game: game.id }, query: rated ? { rated } : {} }, next = await ask(kontor.value.api.POST("/v1/games/{game}/rematch", { params }));
go(tableHash(next.id, next.invite));
}, names = seatNames(game), isLeft = game.outcome.reason === "table.others_left", places = placesOf(game), byRules = new Map(game.outcome.places.map(({ seat, place }) => [seat, place])), someLeft = places.some(({ seat, place }) => byRules.get(seat) !== place);
return /* @__PURE__ */ a4(Box, { title: t4.result, extra: "result", children: [
isAborted(game) && /* @__PURE__ */ a4("p", { children: t4.aborted }),
isLeft && /* @__PURE__ */ a4("p", { class: "hint", children: t4.othersLeft }),
someLeft && !isLeft && /* @__PURE__ */ a4("p", { class: "hint", children: t4.leaversLast }),
/* @__PURE__ */ a4("ol", { class: "seats", children: places.map(({ seat, place, score: points }) => /* @__PURE__ */ a4("li", { "data-me": seat === table.seat.value, children: [
/* @__PURE__ */ a4("b", { children: t4.place(place) }),
/* @__PURE__ */ a4(SeatIcon, { seat }),
/* @__PURE__ */ a4("span", { class: "grow", children: /* @__PURE__ */ a4(PlayerName, { player: game.seats[seat]?.player, name: names(seat) }) }),
!isLeft && /* @__PURE__ */ a4("span", { children: score(points) })
] }, seat)) }),
/* @__PURE__ */ a4("div", { class: "row", children: [
table.seat.value !== null && !game.imported && /* @__PURE__ */ a4(AskButton, { main: !0, work: () => rematch(!1), children: t4.rematch }),
table.seat.value !== null && !game.imported && game.rated && /* @__PURE__ */ a4(AskButton, { work: () => rematch(!0), children: t4.rematchRated }),
/* @__PURE__ */ a4("a", { class: "button", href: pastHash(game.id, 1, void 0, table.invite), children: texts().replay.watchAgain }),
/* @__PURE__ */ a4(AskButton, { work: () => download(table), children: texts().records.download }),
/* @__PURE__ */ a4("a", { class: "button", href: recordHash(game.id, table.invite), children: texts().records.check })
] })
] });
}
async function download({ id, invite }) {
let params = { path: { game: id }, query: invite === void 0 ? {} : { invite } }, record = await ask(kontor.value.api.GET("/v1/games/{game}/record", { params }));
saveFile(`${id}.json`, new Blob([JSON.stringify(record)], { type: "application/json" }));
}

// src/net/shared.ts
var WAIT_S2 = 25, EVERY_MS = 3e4, AWAITED_MS = 1e4, PAUSE_MS = 3e3, holding = y3(0), awaiting = y3(0), isFollowing = O(() => ["live", "connecting"].includes(shownTable.value?.line.value ?? "over"));
function watch(list2) {
let channel = "BroadcastChannel" in window ? new BroadcastChannel(list2.name) : void 0, round;
channel?.addEventListener("message", ({ data }) => {
data.player === player.value?.id && (list2.value.value = data.value);
}), x2(() => {
let id = player.value?.id;
round?.abort(), list2.value.value = list2.empty, id !== void 0 && (round = new AbortController(), new Watch(list2, id, round.signal, channel).run());
});
}
var Watch = class {
#list;
#player;
#signal;
#channel;
constructor(list2, player2, signal, channel) {
[this.#list, this.#player, this.#signal, this.#channel] = [list2, player2, signal, channel];
}
async run() {
let signal = this.#signal, tag = await this.#read(signal, void 0, !1);
if ("locks" in navigator) {
await navigator.locks.request(`${this.#list.name}.${this.#player}`, { signal }, () => this.#poll()).catch(() => {
});
return;
}
for (; !signal.aborted; )
await new Promise((resume) => setTimeout(resume, EVERY_MS)), tag = await this.#read(signal, tag, !1) ?? tag;
}
/** Long polls, one after the other: each waits until there is something newer than the last one told. */
async #poll() {
let tag;
for (; !this.#signal.aborted; ) {
if (this.#yields()) {
tag = await this.#read(this.#signal, tag, !1) ?? tag, await this.#nextAtTable();
continue;
}
let held = new AbortController(), release = x2(() => {
this.#yields() && held.abort();
}), next = await this.#read(AbortSignal.any([this.#signal, held.signal]), tag, tag !== void 0);
release(), tag = next ?? tag, next === void 0 && !held.signal.aborted && await new Promise((resume) => setTimeout(resume, PAUSE_MS));
}
}
/** Whether this tab needs its connections for something else. */
#yields() {
return isFollowing.value || !this.#list.isOfTables && holding.value > 0;
}
/** Until something has happened at the table that is followed, or it is left, or some time has passed. */
async #nextAtTable() {
let table = shownTable.peek(), seq = table?.view.peek()?.seq, isAwaited = () => !this.#list.isOfTables && awaiting.value > 0, everyMs = isAwaited() ? AWAITED_MS : EVERY_MS, stop = () => {
};
await new Promise((resume) => {
let timer = setTimeout(resume, everyMs);
this.#signal.addEventListener("abort", () => resume(), { once: !0 });
let watched2 = x2(() => {
let hasMoved = this.#list.isOfTables && table?.view.value?.seq !== seq;
(!this.#yields() || shownTable.value !== table || hasMoved || isAwaited() && everyMs > AWAITED_MS) && resume();
});
stop = () => {
clearTimeout(timer), watched2();
};
}), stop();
}
/** Reads it, and tells the other tabs. The tag of the answer, or nothing if there is none. */
async #read(signal, tag, isWaiting) {
try {
let { value, tag: next } = await this.#list.read(signal, tag, isWaiting);
return signal.aborted ? void 0 : (value !== void 0 && (this.#list.value.value = value, this.#channel?.postMessage({ player: this.#player, value })), next);
} catch {
return;
}
}
};

// src/net/due.ts
var due = y3([]), limitOf = ({ decision }) => decision.deadline === null ? 1 / 0 : Date.parse(decision.deadline), dueGames = O(() => {
let sorted2 = [...due.value].sort((one, other) => compared(limitOf(one), limitOf(other)));
return sorted2.filter(({ game }, index) => sorted2.findIndex((other) => other.game === game) === index);
}), compared = (one, other) => one === other ? 0 : one - other, decisions = { name: "kontor.due", value: due, empty: [], isOfTables: !0, read }, watchDue = () => watch(decisions);
async function read(signal, tag, isWaiting) {
let params = tag === void 0 ? {} : { query: isWaiting ? { wait: WAIT_S2 } : {}, header: { "If-None-Match": tag } }, { data, response } = await kontor.value.api.GET("/v1/me/decisions", { params, signal });
return {
value: response.status === 200 ? data?.items : void 0,
tag: response.status < 400 ? response.headers.get("ETag") ?? void 0 : void 0
};
}

// src/net/news.ts
var ANNOUNCED = ["invitation.declined", "invitation.withdrawn", "seek.expired", "tournament.started", "tournament.ended", "tournament.cancelled"], ANNOUNCEMENTS_MAX = 3, PAST_MAX = 100, REMATCH_MS = 864e5, ANSWERED_KEY = "kontor.rematches.answered", ANSWERED_MAX = 50, NOTHING = { events: [], isPast: !0 }, EMPTY = { invitations: [], heard: NOTHING }, feed = y3(EMPTY), heard2 = O(() => feed.value.heard), asked = y3([]), answered = y3(keptAnswered()), invitations = O(() => feed.value.invitations), rematches = O(() => asked.value.filter(({ game }) => !answered.value.includes(game))), announcements = y3([]), watched = { name: "kontor.news", value: feed, empty: EMPTY, isOfTables: !1, read: read2 };
function watchNews() {
watch(watched), x2(() => {
let now2 = heard2.value;
r3(() => {
asked.value = now2.events.reduce(rematchesAfter, now2.isPast ? [] : asked.peek()), now2 === NOTHING ? announcements.value = [] : now2.isPast || (announcements.value = [...announcements.peek(), ...now2.events.filter(isAnnounced)].slice(-ANNOUNCEMENTS_MAX));
});
});
}
var isAnnounced = (event) => ANNOUNCED.includes(event.news.type);
function closeAnnouncement(number2) {
announcements.value = announcements.value.filter((one) => one.number !== number2);
}
function rematchesAfter(waiting, event) {
let { news, game } = event, others = waiting.filter((one) => one.game !== game);
return isRematch(event) ? serverNow() - Date.parse(event.at) < REMATCH_MS ? [...others, event] : others : news.type === "table.deleted" || news.type === "table.seat_taken" && news.player.id === player.peek()?.id ? others : waiting;
}
var isRematch = (event) => event.news.type === "table.invited" && event.news.by.kind === "guest" && event.game !== null && event.ruleset !== null;
function noteAnswered(game) {
answered.value = [...answered.value, game].slice(-ANSWERED_MAX), storage.setItem(ANSWERED_KEY, JSON.stringify(answered.value));
}
function keptAnswered() {
try {
return JSON.parse(storage.getItem(ANSWERED_KEY) ?? "[]");
} catch {
return [];
}
}
async function readInvitations() {
let items2 = await list();
feed.value = { ...feed.peek(), invitations: items2 };
}
async function list(signal) {
return (await orThrow(kontor.peek().api.GET("/v1/me/invitations", signal ? { signal } : {}))).items;
}
async function read2(signal, tag, isWaiting) {
let page = (query) => orThrow(kontor.peek().api.GET("/v1/me/events", { params: { query }, signal })), isPast = tag === void 0, after = isPast ? Math.max(0, (await page({ limit: 1 })).last - PAST_MAX) : Number(tag), { items: items2, last } = await page({ after, limit: PAST_MAX, ...isWaiting ? { wait: WAIT_S2 } : {} }), read3 = items2.length < PAST_MAX ? last : items2.at(-1).number;
return { value: { invitations: await list(signal), heard: { events: items2, isPast } }, tag: String(read3) };
}

// src/shell/announcements.tsx
function Announcements() {
return /* @__PURE__ */ a4("div", { class: "announcements", role: "status", children: announcements.value.map((event) => /* @__PURE__ */ a4("p", { children: [
/* @__PURE__ */ a4("a", { href: placeOf(event), onClick: () => closeAnnouncement(event.number), children: said2(event) }),
/* @__PURE__ */ a4(Button, { quiet: !0, label: texts().people.close, onClick: () => closeAnnouncement(event.number), children: "✕" })
] }, event.number)) });
}
function said2({ news, ruleset }) {
let [t4, tournaments2] = [texts().people, texts().tournaments], name = ruleset === null ? "" : gameTexts(ruleset)?.name ?? ruleset;
switch (news.type) {
case "invitation.declined":
return t4.hasDeclined(news.player.name, name);
case "invitation.withdrawn":
return t4.hasWithdrawn(news.by.name, name);
case "seek.expired":
return t4.seekExpired;
case "tournament.started":
case "tournament.ended":
case "tournament.cancelled":
return tournaments2.news[news.type](news.name);
}
}
function placeOf({ news, game }) {
return "tournament" in news ? tournamentHash(news.tournament) : news.type === "invitation.declined" && game !== null ? tableHash(game) : "#/opponents";
}

// src/shell/developer.tsx
var KEY3 = ".", isOpen = y3(!1), panel = y3(void 0);
async function toggle() {
if (isOpen.value = !isOpen.value, !(!isOpen.value || panel.value))
try {
let { DeveloperPanel } = await import("./developer.js");
panel.value = DeveloperPanel;
} catch {
isOpen.value = !1;
}
}
function DeveloperButton() {
A2(() => {
let onKey = (event) => {
let isTyping = event.target?.closest("input, textarea, select") != null;
event.key === KEY3 && keys.value === "on" && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey && toggle();
};
return addEventListener("keydown", onKey), () => removeEventListener("keydown", onKey);
}, []);
let t4 = texts().developer;
return /* @__PURE__ */ a4("button", { type: "button", class: "button quiet dev-button", id: "developer", "aria-label": t4.title, title: `${t4.title} (${KEY3})`, "aria-pressed": isOpen.value, onClick: () => {
toggle();
}, children: "</>" });
}
function DeveloperPlace() {
let Panel2 = panel.value;
return !isOpen.value || !Panel2 ? null : /* @__PURE__ */ a4(Panel2, { onClose: () => {
isOpen.value = !1, document.getElementById("developer")?.focus();
} });
}

// src/look/pages.tsx
function usePages(pageOf, key, version) {
let asked2 = useSignal({ key, cursors: [] }), cursors = asked2.value.key === key ? asked2.value.cursors : [], read3 = async () => {
let pages = await Promise.all([pageOf({}), ...cursors.map((cursor) => pageOf({ cursor }))]);
return { items: pages.flatMap(({ items: items2 }) => items2), next: pages.at(-1)?.next };
}, { data, error } = useRead(read3, key, `${version} ${cursors.length}`), next = data?.next;
return {
items: data?.items,
isEmpty: data?.items.length === 0 && next == null,
state: /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4(Failure, { error }),
!data && error === void 0 && /* @__PURE__ */ a4("p", { class: "hint", children: texts().page.working })
] }),
more: next == null ? null : /* @__PURE__ */ a4(Button, { onClick: () => asked2.value = { key, cursors: [...cursors, next] }, children: texts().page.more })
};
}

// src/shell/lobby.tsx
var PAGE = 12, QUICK_SEATS = 3;
function Lobby() {
let t4 = texts().page, me = player.value;
return /* @__PURE__ */ a4("main", { class: "lobby", children: [
me && /* @__PURE__ */ a4("h1", { class: "unseen", children: t4.lobby }),
!me && /* @__PURE__ */ a4(Box, { extra: "welcome", children: [
/* @__PURE__ */ a4("h1", { children: t4.welcome }),
/* @__PURE__ */ a4("p", { children: t4.welcomeMore }),
/* @__PURE__ */ a4("h2", { children: t4.quickStart }),
/* @__PURE__ */ a4(QuickStart, {})
] }),
!me && /* @__PURE__ */ a4(Box, { title: t4.signIn, children: /* @__PURE__ */ a4(SignIn, {}) }),
me && /* @__PURE__ */ a4(Box, { title: t4.yourTurn, children: [
dueGames.value.length === 0 && /* @__PURE__ */ a4("p", { class: "hint", children: t4.noTurn }),
/* @__PURE__ */ a4("ul", { class: "games", children: dueGames.value.map(({ game, ruleset, decision }) => /* @__PURE__ */ a4("li", { children: /* @__PURE__ */ a4("a", { class: "game due", href: tableHash(game), children: [
/* @__PURE__ */ a4("b", { children: gameTexts(ruleset)?.name ?? ruleset }),
/* @__PURE__ */ a4("span", { children: gameTexts(ruleset)?.kinds[decision.kind.split(".").at(-1)] ?? t4.chooseOne }),
/* @__PURE__ */ a4(Deadline, { at: decision.deadline })
] }) }, game)) }),
/* @__PURE__ */ a4("p", { children: [
/* @__PURE__ */ a4(Button, { main: !0, onClick: () => go("#/new"), children: t4.newTable }),
" ",
/* @__PURE__ */ a4("a", { class: "button", href: "#/opponents", children: texts().people.opponents })
] })
] }),
me && /* @__PURE__ */ a4(GameList, { title: t4.yourGames, empty: t4.noGames, query: { seat: "me" } }),
me && /* @__PURE__ */ a4(Box, { title: t4.quickStart, children: /* @__PURE__ */ a4(QuickStart, {}) }),
/* @__PURE__ */ a4(GameList, { title: t4.openTables, empty: t4.noOpenTables, query: { status: "open" } }),
/* @__PURE__ */ a4(GameList, { title: t4.watchTables, empty: void 0, query: { status: "running" } }),
/* @__PURE__ */ a4(GameList, { title: texts().replay.gamesOver, empty: void 0, query: { status: "finished" } }),
/* @__PURE__ */ a4("nav", { class: "lobby-more", "aria-label": t4.more, children: [
/* @__PURE__ */ a4("a", { href: "#/opponents", children: texts().people.opponents }),
/* @__PURE__ */ a4("a", { href: "#/tournaments", children: texts().tournaments.title }),
/* @__PURE__ */ a4("a", { href: "#/leaderboards", children: texts().players.leaderboards }),
/* @__PURE__ */ a4("a", { href: "#/records", children: texts().records.title }),
/* @__PURE__ */ a4("a", { href: "docs/guide/", children: t4.guide }),
/* @__PURE__ */ a4("a", { href: "docs/", children: t4.contract })
] })
] });
}
function QuickStart() {
let { games } = texts();
return /* @__PURE__ */ a4("div", { class: "quick", children: Object.keys(games).map((ruleset) => /* @__PURE__ */ a4(AskButton, { work: () => playBots(ruleset), children: [
/* @__PURE__ */ a4("b", { children: games[ruleset].name }),
/* @__PURE__ */ a4("span", { children: games[ruleset].summary })
] }, ruleset)) });
}
async function playBots(ruleset) {
player.value || await playAsGuest(typedName.value.trim());
let game = await ask(kontor.value.api.POST("/v1/games", { body: { ruleset, seats: QUICK_SEATS, visibility: "private" } })), path = { game: game.id };
for (let seat = 1; seat < QUICK_SEATS; seat += 1)
await ask(kontor.value.api.PUT("/v1/games/{game}/seats/{seat}", { params: { path: { ...path, seat } }, body: { occupant: "bot", bot: "greedy" } }));
await ask(kontor.value.api.POST("/v1/games/{game}/start", { params: { path } })), go(tableHash(game.id, game.invite));
}
function GameList({ title, empty, query }) {
let pageOf = (from) => ask(kontor.value.api.GET("/v1/games", { params: { query: { ...query, ...from, limit: PAGE } } })), { items: items2, isEmpty, state, more } = usePages(pageOf, `${player.value?.id} ${JSON.stringify(query)}`, useTimes());
if (empty === void 0 && (items2 === void 0 || isEmpty)) return null;
let games = query.seat && items2 ? [...items2].sort((one, other) => compared(limitOf2(one), limitOf2(other))) : items2;
return /* @__PURE__ */ a4(Box, { title, children: [
state,
isEmpty && /* @__PURE__ */ a4("p", { class: "hint", children: empty }),
/* @__PURE__ */ a4("ul", { class: "games", children: games?.map((game) => /* @__PURE__ */ a4("li", { children: [
/* @__PURE__ */ a4(GameLink, { game }),
game.status === "finished" && /* @__PURE__ */ a4("a", { class: "again", href: pastHash(game.id, 1, void 0, game.invite), children: texts().replay.watchAgain })
] }, game.id)) }),
more
] });
}
var ownSeat = (game) => game.seats.find((seat) => player.value !== void 0 && seat.player?.id === player.value.id);
function limitOf2(game) {
let deadline = game.status === "running" ? ownSeat(game)?.clock?.deadline : void 0;
return deadline == null ? 1 / 0 : Date.parse(deadline);
}
function Deadline({ at }) {
if (at == null) return null;
let left = Math.max(0, Date.parse(at) - now.value);
return /* @__PURE__ */ a4("span", { class: "deadline", children: [
texts().page.deadline(timeText(left)),
" ",
/* @__PURE__ */ a4("small", { class: "hint", children: [
"(",
momentText2(Date.parse(at)),
")"
] })
] });
}
function GameLink({ game }) {
let t4 = texts().page, name = gameTexts(game.ruleset)?.name ?? game.ruleset, since = (now.value - Date.parse(game.finished_at ?? game.started_at ?? game.created_at)) / 1e3;
return /* @__PURE__ */ a4("div", { class: "game", children: [
/* @__PURE__ */ a4("a", { class: "cover", href: tableHash(game.id, game.invite), "aria-label": `${name}${t4.colon}${game.seats.map(seatName).join(", ")}`, children: /* @__PURE__ */ a4("b", { children: name }) }),
/* @__PURE__ */ a4("span", { class: "who", children: game.seats.map((seat) => /* @__PURE__ */ a4("span", { class: "player", children: [
/* @__PURE__ */ a4(SeatIcon, { seat: seat.seat, size: 12 }),
/* @__PURE__ */ a4(PlayerName, { player: seat.player, name: seatName(seat) })
] }, seat.seat)) }),
game.status === "open" && hasClock(game) && /* @__PURE__ */ a4(Counted, { clock: game.clock, limitS: game.turn_limit_s }),
game.rated && /* @__PURE__ */ a4("span", { class: "tag", children: texts().clocks.isRated }),
seatToReturnTo(game, player.value?.id) && /* @__PURE__ */ a4("span", { class: "tag", children: texts().clocks.seatWaits }),
game.status === "running" && /* @__PURE__ */ a4(Deadline, { at: ownSeat(game)?.clock?.deadline }),
/* @__PURE__ */ a4("span", { class: "hint", children: [
isAborted(game) ? t4.abortedShort : t4.status[game.status],
" · ",
t4.ago(since)
] })
] });
}

// src/shell/me.tsx
var account = async () => (await import("./account.js")).AccountParts;
function Me() {
let t4 = texts().page, isDeleted = useSignal(!1), onOff = { on: t4.on, off: t4.off };
return /* @__PURE__ */ a4("main", { class: "narrow", children: [
/* @__PURE__ */ a4("h1", { class: "unseen", children: t4.account }),
/* @__PURE__ */ a4(Box, { title: t4.account, children: [
!player.value && isDeleted.value && /* @__PURE__ */ a4("p", { role: "status", children: texts().account.deleted }),
player.value ? /* @__PURE__ */ a4(Account, {}) : /* @__PURE__ */ a4(SignIn, {})
] }),
/* @__PURE__ */ a4(Box, { title: t4.preferences, children: [
/* @__PURE__ */ a4(Language, {}),
/* @__PURE__ */ a4(Setting, { label: t4.theme, of: theme, names: t4.themes }),
/* @__PURE__ */ a4(Setting, { label: t4.confirm, of: confirmation, names: t4.confirms }),
/* @__PURE__ */ a4(Setting, { label: t4.previews, of: previews, names: onOff }),
/* @__PURE__ */ a4(Setting, { label: t4.sound, of: sound, names: onOff }),
/* @__PURE__ */ a4(Setting, { label: t4.notify, of: notifications, names: onOff, onChange: askForNotifications }),
/* @__PURE__ */ a4(Setting, { label: t4.following, of: following, names: onOff }),
/* @__PURE__ */ a4(Setting, { label: t4.keys, of: keys, names: onOff })
] }),
player.value && /* @__PURE__ */ a4(OnDemand, { load: account, props: { me: player.value, onDeleted: () => isDeleted.value = !0 }, isPart: !0 }, `${player.value.id} ${player.value.kind}`),
/* @__PURE__ */ a4("p", { children: /* @__PURE__ */ a4("a", { class: "button", href: "#/records", children: texts().records.title }) })
] });
}
function Language() {
let failed = useSignal(void 0), change = async (code) => {
failed.value = void 0, await choose(code).catch((error) => failed.value = error);
};
return /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4(Choice, { label: texts().page.language, values: Object.keys(LANGUAGES), value: texts().code, name: (code) => LANGUAGES[code], onChange: (code) => {
change(code);
} }),
/* @__PURE__ */ a4(Failure, { error: failed.value })
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
me.kind === "guest" && /* @__PURE__ */ a4("span", { class: "tag", children: t4.guest }),
" ",
/* @__PURE__ */ a4("a", { href: playerHash(me.id), children: texts().players.profile })
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
function OptionFields(props) {
return hasOptions(props.ruleset) ? /* @__PURE__ */ a4(Box, { title: texts().page.options, children: /* @__PURE__ */ a4(OptionList, { ...props }) }) : null;
}
var schemaOf = (ruleset) => ruleset.options_schema, hasOptions = (ruleset) => Object.keys(schemaOf(ruleset).properties ?? {}).length > 0;
function OptionList({ ruleset, value, onChange }) {
let { properties = {}, $defs: defs = {} } = schemaOf(ruleset);
return /* @__PURE__ */ a4($, { children: Object.entries(properties).map(([name, schema]) => {
let change = (next) => {
let { [name]: _4, ...others } = value;
onChange(next === void 0 ? others : { ...others, [name]: next });
}, usual = ruleset.options_default[name] ?? null, field = resolved2(schema, defs);
return /* @__PURE__ */ a4(OptionField, { ruleset: ruleset.id, name, schema: field, defs, usual, value: value[name], onChange: change }, name);
}) });
}
function resolved2(schema, defs) {
let name = schema.$ref?.split("/").at(-1);
return name === void 0 ? schema : { ...defs[name], description: schema.description ?? "" };
}
function OptionField(props) {
let { ruleset, name, schema, defs, usual, onChange } = props, t4 = texts().page, label = optionName(ruleset, name), known = valuesOf2(props), items2 = schema.items && resolved2(schema.items, defs).enum;
if (items2 && isType(schema, "array")) return /* @__PURE__ */ a4(Several, { ...props, label, items: items2 });
if (known) {
let usualJson = JSON.stringify(usual), all2 = known.some(({ json }) => json === usualJson) ? known : [{ json: usualJson, name: t4.byDefault }, ...known], now2 = props.value === void 0 ? usualJson : JSON.stringify(props.value), nameOf2 = (json) => all2.find((one) => one.json === json)?.name ?? json, choose2 = (json) => onChange(json === usualJson ? void 0 : JSON.parse(json));
return /* @__PURE__ */ a4(Choice, { label, values: all2.map(({ json }) => json), value: now2, name: nameOf2, onChange: choose2 });
}
return /* @__PURE__ */ a4(Raw, { ...props, label });
}
function valuesOf2({ ruleset, schema, defs, usual }) {
let t4 = texts().page, named2 = (id) => ({ json: JSON.stringify(id), name: optionName(ruleset, id) }), listed = schema.enum ?? schema.oneOf?.map((one) => resolved2(one, defs).enum).find((values) => values !== void 0);
if (listed) return listed.map(named2);
if (isType(schema, "boolean")) return [!1, !0].map((flag) => ({ json: String(flag), name: flag ? t4.yes : t4.no }));
if (isType(schema, "integer")) {
let { minimum = 0, maximum = 0 } = schema, count = maximum - minimum + 1;
return count > 8 ? [minimum, 50, 100, usual, 500, maximum].filter(isBetween(minimum, maximum)).map(number) : Array.from({ length: count }, (_4, index) => number(minimum + index));
}
return schema.oneOf?.filter(({ properties = {} }) => Object.keys(properties).length === 1)?.flatMap(({ properties }) => properties?.type?.enum ?? []).map((type) => ({ ...named2(type), json: JSON.stringify({ type }) }));
}
var isBetween = (min, max) => (value, index, all2) => value >= min && value <= max && all2.indexOf(value) === index, number = (value) => ({ json: String(value), name: String(value) }), isType = ({ type }, wanted) => type === wanted || Array.isArray(type) && type.includes(wanted);
function OptionsLine({ ruleset, options }) {
let t4 = texts().page, { data } = useRead(rulesets, "rulesets"), usual = data?.find(({ id }) => id === ruleset)?.options_default, chosen = Object.entries(options).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(usual?.[name]));
if (!usual || chosen.length === 0) return null;
let valueText = (value) => typeof value == "boolean" ? value ? t4.yes : t4.no : typeof value == "string" ? optionName(ruleset, value) : typeof value == "number" ? String(value) : t4.own;
return /* @__PURE__ */ a4("p", { class: "hint", children: chosen.map(([name, value]) => `${optionName(ruleset, name)}${t4.colon}${valueText(value)}`).join(" · ") });
}
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
let t4 = texts().page, text = useSignal(""), read3 = (input) => {
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
t4.colon,
text.value.trim() === "" ? t4.byDefault : t4.own
] }),
/* @__PURE__ */ a4("label", { class: "field", children: [
/* @__PURE__ */ a4("span", { class: "hint", children: "JSON" }),
/* @__PURE__ */ a4("textarea", { rows: 3, value: text.value, onInput: ({ currentTarget }) => read3(currentTarget.value) })
] })
] });
}

// src/shell/game-fields.tsx
var RATING_MAX = 1e4;
function RulesetChoice(props) {
let t4 = texts().page, { data, error } = useRead(rulesets, "rulesets"), ruleset = data?.find(({ id }) => id === props.value);
return /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4(Box, { title: t4.ruleset, children: [
/* @__PURE__ */ a4(Failure, { error }),
/* @__PURE__ */ a4("div", { class: "rulesets", role: "group", "aria-label": t4.ruleset, children: data?.map(({ id, seats_min: min, seats_max: max }) => /* @__PURE__ */ a4("button", { type: "button", class: "ruleset", "aria-pressed": id === props.value, onClick: () => props.onChange(id), children: [
/* @__PURE__ */ a4("b", { children: gameTexts(id)?.name ?? id }),
/* @__PURE__ */ a4("span", { class: "hint", children: gameTexts(id)?.by }),
/* @__PURE__ */ a4("span", { children: gameTexts(id)?.summary }),
/* @__PURE__ */ a4("span", { class: "hint", children: [
t4.players,
t4.colon,
t4.range(min, max)
] })
] }, id)) })
] }),
ruleset && props.children(ruleset)
] });
}
var usualSeats = ({ seats_min }) => Math.max(seats_min, 3);
function SeatCount({ ruleset, label, value, onChange }) {
return /* @__PURE__ */ a4(Choice, { label, values: upTo(ruleset.seats_min, ruleset.seats_max), value, name: String, onChange });
}
var upTo = (first, last) => Array.from({ length: Math.max(0, last - first + 1) }, (_4, index) => first + index), isRating = (text) => text === "" || /^\d{1,5}$/.test(text) && Number(text) <= RATING_MAX;
function isRange({ min, max }) {
return isRating(min) && isRating(max) && (min === "" || max === "" || Number(min) <= Number(max));
}
function RatingRange({ value, onChange }) {
let t4 = texts().people, field = (name, label) => /* @__PURE__ */ a4("label", { class: "hour", children: [
label,
" ",
/* @__PURE__ */ a4("input", { type: "number", min: 0, max: RATING_MAX, value: value[name], "aria-invalid": !isRange(value), onInput: ({ currentTarget }) => onChange({ ...value, [name]: currentTarget.value }) })
] });
return /* @__PURE__ */ a4("fieldset", { class: "choice", children: [
/* @__PURE__ */ a4("legend", { children: t4.ratingRange }),
/* @__PURE__ */ a4("div", { class: "row", children: [
field("min", t4.ratingMin),
field("max", t4.ratingMax)
] }),
/* @__PURE__ */ a4("p", { class: "hint", children: t4.ratingRangeMore })
] });
}

// src/shell/time-fields.tsx
var clockFields = async () => (await import("./clocks.js")).ClockFields;
function ClockField({ clock }) {
return /* @__PURE__ */ a4(OnDemand, { load: clockFields, props: { value: clock.value, onChange: (value) => clock.value = value }, isPart: !0 });
}
function useTime() {
let [clock, isRatedWanted] = [useSignal(void 0), useSignal(!1)];
return { clock, isRatedWanted, isRated: isRatedWanted.value && clock.value !== void 0 };
}
function timeOf({ clock, isRated }) {
return { ...clock.value === void 0 ? {} : { clock: clock.value }, ...isRated ? { rated: !0 } : {} };
}
function TimeFields({ time, onRated }) {
let page = texts().page, rate = (wanted) => {
time.isRatedWanted.value = wanted === "yes", wanted !== "no" && (time.clock.value ??= DAILY, onRated?.());
};
return /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4(ClockField, { clock: time.clock }),
player.value?.kind === "user" && /* @__PURE__ */ a4(Choice, { label: texts().clocks.rated, values: ["no", "yes"], value: time.isRated ? "yes" : "no", name: (one) => page[one], hint: texts().clocks.ratedMore, onChange: rate })
] });
}

// src/shell/new-table.tsx
function NewTable() {
let t4 = texts().page, chosen = useSignal("medici");
return player.value ? /* @__PURE__ */ a4("main", { class: "narrow", children: [
/* @__PURE__ */ a4("h1", { class: "unseen", children: t4.newTable }),
/* @__PURE__ */ a4(RulesetChoice, { value: chosen.value, onChange: (id) => chosen.value = id, children: (ruleset) => /* @__PURE__ */ a4(Terms2, { ruleset }, ruleset.id) })
] }) : /* @__PURE__ */ a4("main", { class: "narrow", children: [
/* @__PURE__ */ a4("h1", { class: "unseen", children: t4.newTable }),
/* @__PURE__ */ a4(Box, { title: t4.newTable, children: [
/* @__PURE__ */ a4("p", { children: t4.signedOut }),
/* @__PURE__ */ a4(SignIn, {})
] })
] });
}
function Terms2({ ruleset }) {
let t4 = texts().page, seats = useSignal(usualSeats(ruleset)), others = useSignal("greedy"), visibility = useSignal("private"), wanted = useTime(), standIn = useSignal("greedy"), sandbox = useSignal("no"), seed = useSignal(""), options = useSignal({}), isSandbox = sandbox.value === "yes" || others.value === "me", time = { ...wanted, isRated: wanted.isRated && !isSandbox && others.value === "free" && visibility.value === "public" }, rate = () => [others.value, visibility.value, sandbox.value] = ["free", "public", "no"], create = async () => {
let body = {
ruleset: ruleset.id,
seats: seats.value,
options: options.value,
visibility: isSandbox ? "private" : visibility.value,
stand_in: standIn.value,
...isSandbox ? { sandbox: { seed: seedOf(seed.value) } } : timeOf(time)
}, game = await ask(kontor.value.api.POST("/v1/games", { body })), occupant = others.value;
for (let seat = 1; occupant !== "free" && seat < seats.value; seat += 1)
occupant === "me" ? await sitDown(game.id, seat, game.invite) : await seatBot(game.id, seat, occupant);
go(tableHash(game.id, game.invite));
};
return /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4(Box, { title: t4.players, children: [
/* @__PURE__ */ a4(SeatCount, { ruleset, label: t4.players, value: seats.value, onChange: (count) => seats.value = count }),
/* @__PURE__ */ a4(
Choice,
{
label: t4.fillWithBots,
values: ["free", "me", ...BOT_VALUES],
value: others.value,
name: (who) => who === "free" ? t4.leaveFree : who === "me" ? t4.playAllSeats : t4.bot(who),
hint: others.value === "me" ? t4.allSeatsMore : void 0,
onChange: (who) => others.value = who
}
),
!isSandbox && /* @__PURE__ */ a4(
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
!isSandbox && /* @__PURE__ */ a4(TimeFields, { time, onRated: rate }),
/* @__PURE__ */ a4(Choice, { label: t4.standIn, values: BOT_VALUES, value: standIn.value, name: t4.bot, hint: t4.standInMore, onChange: (bot) => standIn.value = bot }),
others.value !== "me" && /* @__PURE__ */ a4(
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
isSandbox && /* @__PURE__ */ a4(TextField, { label: t4.seed, value: seed.value, max: 64, onInput: (text) => seed.value = text })
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
let turns = dueGames.value.length, invited = invitations.value.length + rematches.value.length;
return /* @__PURE__ */ a4($, { children: [
/* @__PURE__ */ a4("header", { class: "top", children: [
/* @__PURE__ */ a4("button", { type: "button", class: "button skip", onClick: skip, children: t4.skip }),
/* @__PURE__ */ a4("a", { class: "brand", href: "#/", children: "Kontor" }),
turns > 0 && /* @__PURE__ */ a4("a", { class: "turns", href: "#/", children: t4.yourTurnAt(turns) }),
invited > 0 && /* @__PURE__ */ a4("a", { class: "turns", href: "#/opponents", children: [
/* @__PURE__ */ a4("span", { class: "long", children: texts().people.invitedCount(invited) }),
/* @__PURE__ */ a4("span", { class: "short", "aria-hidden": "true", children: [
"✉ ",
invited
] })
] }),
/* @__PURE__ */ a4("span", { class: "grow" }),
/* @__PURE__ */ a4("a", { href: "#/opponents", children: texts().people.opponents }),
/* @__PURE__ */ a4("a", { href: "#/tournaments", children: texts().tournaments.title }),
/* @__PURE__ */ a4("a", { href: "#/leaderboards", children: texts().players.leaderboards }),
/* @__PURE__ */ a4("a", { href: "#/records", children: texts().records.title }),
/* @__PURE__ */ a4("a", { href: "docs/guide/", children: t4.guide }),
/* @__PURE__ */ a4("a", { href: "docs/", children: t4.contract }),
/* @__PURE__ */ a4("a", { href: "#/me", children: player.value ? player.value.name : t4.signIn }),
/* @__PURE__ */ a4(DeveloperButton, {})
] }),
/* @__PURE__ */ a4(Announcements, {}),
/* @__PURE__ */ a4(Screen, {}),
/* @__PURE__ */ a4(DeveloperPlace, {}),
/* @__PURE__ */ a4(SessionSheet, {})
] });
}
function skip() {
(document.getElementById("panel") ?? document.querySelector("main"))?.focus();
}
var records = async () => (await import("./records.js")).Records, apps = async () => (await import("./apps.js")).Apps, playerPage = async () => (await import("./players.js")).PlayerPage, leaderboards = async () => (await import("./players.js")).Leaderboards, opponents = async () => (await import("./opponents.js")).Opponents, newSeek = async () => (await import("./opponents.js")).NewSeek, tournaments = async () => (await import("./tournaments.js")).Tournaments, tournament = async () => (await import("./tournaments.js")).TournamentPage, newTournament = async () => (await import("./tournaments.js")).NewTournament, replay = async () => (await import("./replay.js")).Replay;
function Screen() {
let at = route.value;
switch (at.screen) {
case "lobby":
return /* @__PURE__ */ a4(Lobby, {});
case "new":
return /* @__PURE__ */ a4(NewTable, {});
case "me":
return /* @__PURE__ */ a4(Me, {});
case "records":
return /* @__PURE__ */ a4(OnDemand, { load: records, props: { query: at.query } }, "records");
case "player":
return /* @__PURE__ */ a4(OnDemand, { load: playerPage, props: at }, at.screen);
case "leaderboards":
return /* @__PURE__ */ a4(OnDemand, { load: leaderboards, props: at }, at.screen);
case "opponents":
return /* @__PURE__ */ a4(OnDemand, { load: opponents, props: {} }, at.screen);
case "new-seek":
return /* @__PURE__ */ a4(OnDemand, { load: newSeek, props: {} }, at.screen);
case "tournaments":
return /* @__PURE__ */ a4(OnDemand, { load: tournaments, props: {} }, at.screen);
case "new-tournament":
return /* @__PURE__ */ a4(OnDemand, { load: newTournament, props: {} }, at.screen);
case "tournament":
return /* @__PURE__ */ a4(OnDemand, { load: tournament, props: { id: at.tournament } }, `tournament ${at.tournament}`);
case "authorize":
case "device":
return /* @__PURE__ */ a4(OnDemand, { load: apps, props: at }, at.screen);
case "table":
return at.query.has("at") ? /* @__PURE__ */ a4(OnDemand, { load: replay, props: { id: at.game, query: at.query } }, `past ${at.game}`) : /* @__PURE__ */ a4(TablePage, { id: at.game, query: at.query }, at.game);
case "unknown":
return /* @__PURE__ */ a4(Message, { text: texts().page.notFound });
}
}

// src/main.tsx
await Promise.all([speak(), restore()]);
watchDue();
watchNews();
Q(/* @__PURE__ */ a4(App, {}), document.getElementById("app"));

export {
k,
$,
A2 as A,
F2 as F,
T2 as T,
w2 as w,
r3 as r,
y3 as y,
O,
x2 as x,
useSignal,
BOT_VALUES,
RATED_KIND_VALUES,
RATING_POOL_VALUES,
REPORT_CATEGORY_VALUES,
SCOPE_VALUES,
TOURNAMENT_TIE_BREAK_VALUES,
KontorProblem,
canVerifyRecords,
verifyRecord,
BASE,
kontor,
player,
wrapSend,
forget,
ask,
rulesets,
shownTable,
Table,
WAIT_S2 as WAIT_S,
holding,
awaiting,
invitations,
rematches,
announcements,
noteAnswered,
readInvitations,
roadsOf,
same,
Act,
texts,
said,
dayText,
momentText,
a4 as a,
SeatMark,
SeatIcon,
now,
Box,
Button,
AskButton,
Failure,
Choice,
TextField,
Say,
useRead,
serverDay,
useTimes,
copyText,
saveFile,
Stepper,
gameTexts,
seatName,
before,
seatNames,
haendlerBoard,
tellerOf,
useOrders,
UsualOrders,
boardOf2 as boardOf,
GenericTable,
DAYS,
DAILY,
clocksOf,
tournamentHash,
tableHash,
playerHash,
leaderboardHash,
pastHash,
go,
SignIn,
OnDemand,
momentText2,
tell,
PlayerName,
dayName,
Terms,
RulesetChoice,
usualSeats,
SeatCount,
upTo,
isRange,
RatingRange,
OptionFields,
hasOptions,
OptionList,
OptionsLine,
ClockField,
useTime,
timeOf,
TimeFields,
usePages,
Players,
GameList,
Failed,
Message,
Region,
boardProps,
wordsOf
};
