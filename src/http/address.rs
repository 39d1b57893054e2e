//! The address of a client, which rate limits count by.

use std::{net::IpAddr, sync::Once};

use actix_web::{
    dev::ServiceRequest,
    http::header::{FORWARDED, HeaderMap, X_FORWARDED_FOR},
};
use ipnet::IpNet;

/// Letters of what cannot be read that the log has.
const LOGGED_LENGTH_MAX: usize = 64;

/// The IP address of a client, if it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Address(Option<IpAddr>);

impl Address {
    /// The address of the peer. If the peer is a trusted proxy, the address comes from
    /// `X-Forwarded-For`, or from `Forwarded` (RFC 7239) where that is missing: read from the
    /// right, it is the first one that is not a trusted proxy.
    pub fn of(request: &ServiceRequest, trusted: &[IpNet]) -> Self {
        let peer = request.peer_addr().map(|peer| peer.ip());
        let trusts = |address: &IpAddr| is_trusted(Some(*address), trusted);
        let Some(peer) = peer.filter(trusts) else { return Address::of_peer(peer) };
        let mut nearest = peer;
        for name in named(request.headers()).iter().rev() {
            let Some(address) = read(name) else {
                note_unreadable(name);
                break;
            };
            nearest = address;
            if !trusts(&address) {
                break;
            }
        }
        Address(Some(nearest))
    }

    /// The address of the peer itself.
    pub fn of_peer(peer: Option<IpAddr>) -> Self {
        Address(peer)
    }

    /// The key of the rate limits: an IPv4 address, or the /64 network of an IPv6 address.
    pub fn rate_key(self) -> String {
        match self.0.map(|address| address.to_canonical()) {
            Some(IpAddr::V4(address)) => address.to_string(),
            Some(IpAddr::V6(address)) => {
                let [a, b, c, d, ..] = address.segments();
                format!("{a:x}:{b:x}:{c:x}:{d:x}::/64")
            }
            None => "unknown".to_owned(),
        }
    }
}

/// The clients that the proxies name, the nearest one last.
fn named(headers: &HeaderMap) -> Vec<&str> {
    let lines = |name| headers.get_all(name).map(|line| line.to_str().unwrap_or_default());
    let mut named: Vec<&str> = match headers.contains_key(X_FORWARDED_FOR) {
        true => lines(X_FORWARDED_FOR).flat_map(|line| line.split(',')).collect(),
        false => lines(FORWARDED).flat_map(|line| unquoted(line, ',')).map(client_of).collect(),
    };
    named.retain(|name| !name.trim().is_empty());
    named
}

/// The client of an element of `Forwarded`: `for=192.0.2.60;proto=http`. An element without one
/// names no client.
fn client_of(element: &str) -> &str {
    let pairs = unquoted(element, ';').filter_map(|pair| pair.split_once('='));
    let mut clients = pairs.filter(|(name, _)| name.trim().eq_ignore_ascii_case("for"));
    clients.next().map_or(element, |(_, client)| client)
}

/// The parts of a text between separators that stand in no quotes.
fn unquoted(text: &str, separator: char) -> impl Iterator<Item = &str> {
    let mut is_quoted = false;
    text.split(move |letter| {
        is_quoted ^= letter == '"';
        letter == separator && !is_quoted
    })
}

/// An address in the forms in which proxies write it: `192.0.2.1`, `192.0.2.1:51234`,
/// `2001:db8::1`, `[2001:db8::1]` and `[2001:db8::1]:51234`, also in quotes.
fn read(name: &str) -> Option<IpAddr> {
    let name = name.trim().trim_matches('"');
    let host = match name.strip_prefix('[') {
        Some(rest) => rest.split_once(']')?.0,
        // An IPv6 address without brackets has several colons, and no port.
        None => {
            name.split_once(':').filter(|(_, port)| !port.contains(':')).map_or(name, |it| it.0)
        }
    };
    host.parse().ok()
}

/// Says once in the log that clients behind a proxy cannot be told apart.
fn note_unreadable(name: &str) {
    static SAID: Once = Once::new();
    SAID.call_once(|| {
        let named: String = name.chars().take(LOGGED_LENGTH_MAX).collect();
        tracing::warn!(
            ?named,
            "a trusted proxy names a client in a form that cannot be read; all clients of whom \
             that is so count as one address"
        );
    });
}

/// Whether the peer is one of the trusted proxies.
pub fn is_trusted(peer: Option<IpAddr>, trusted: &[IpNet]) -> bool {
    peer.is_some_and(|peer| trusted.iter().any(|net| net.contains(&peer.to_canonical())))
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;

    fn named_by(peer: &str, headers: &[(&str, &str)], trusted: &[&str]) -> String {
        let trusted: Vec<IpNet> = trusted.iter().map(|net| net.parse().unwrap()).collect();
        let request = TestRequest::default().peer_addr(format!("{peer}:1").parse().unwrap());
        let append = |request: TestRequest, header: &(&str, &str)| request.append_header(*header);
        Address::of(&headers.iter().fold(request, append).to_srv_request(), &trusted).rate_key()
    }

    fn address(peer: &str, forwarded: &str, trusted: &[&str]) -> String {
        named_by(peer, &[("x-forwarded-for", forwarded)], trusted)
    }

    #[test]
    fn only_a_trusted_proxy_can_say_where_a_request_comes_from() {
        assert_eq!(address("192.0.2.1", "203.0.113.9", &[]), "192.0.2.1");
        assert_eq!(address("192.0.2.1", "203.0.113.9", &["192.0.2.0/24"]), "203.0.113.9");
        assert_eq!(
            address("192.0.2.1", "1.1.1.1, 203.0.113.9, 192.0.2.7", &["192.0.2.0/24"]),
            "203.0.113.9"
        );
        assert_eq!(address("192.0.2.1", "nonsense", &["192.0.2.0/24"]), "192.0.2.1");
    }

    #[test]
    fn an_ipv6_network_counts_as_one() {
        assert_eq!(address("[2001:db8:1:2:3:4:5:6]", "", &[]), "2001:db8:1:2::/64");
        assert_eq!(address("[::ffff:192.0.2.1]", "", &[]), "192.0.2.1");
    }

    #[test]
    fn an_address_is_read_in_the_forms_in_which_proxies_write_it() {
        for (name, expected) in [
            ("203.0.113.8:51234", "203.0.113.8"),
            (" 203.0.113.8 ", "203.0.113.8"),
            ("\"203.0.113.8:51234\"", "203.0.113.8"),
            ("2001:db8:1:2::3", "2001:db8:1:2::/64"),
            ("[2001:db8:1:2::3]", "2001:db8:1:2::/64"),
            ("[2001:db8:1:2::3]:51234", "2001:db8:1:2::/64"),
            ("\"[2001:db8:1:2::3]:51234\"", "2001:db8:1:2::/64"),
            ("[::ffff:203.0.113.8]:51234", "203.0.113.8"),
            ("198.51.100.1:9, 203.0.113.8:51234, 192.0.2.7:80", "203.0.113.8"),
            ("198.51.100.1:9, unknown, 192.0.2.7:80", "192.0.2.7"),
            ("unknown", "192.0.2.1"),
            ("203.0.113.8.9", "192.0.2.1"),
            ("[203.0.113.8", "192.0.2.1"),
            (":80", "192.0.2.1"),
            ("", "192.0.2.1"),
        ] {
            assert_eq!(address("192.0.2.1", name, &["192.0.2.0/24"]), expected, "{name}");
        }
    }

    #[test]
    fn the_header_of_the_standard_is_read_where_the_usual_one_is_missing() {
        let proxies = &["192.0.2.0/24"];
        for (line, expected) in [
            ("for=203.0.113.8", "203.0.113.8"),
            ("For=\"203.0.113.8:51234\";proto=https;by=192.0.2.1", "203.0.113.8"),
            ("proto=https; for=\"[2001:db8:1:2::3]:51234\"", "2001:db8:1:2::/64"),
            ("for=198.51.100.1, for=203.0.113.8, for=192.0.2.7", "203.0.113.8"),
            ("for=198.51.100.1;host=\"a,b;c\",for=203.0.113.8", "203.0.113.8"),
            ("for=unknown", "192.0.2.1"),
            ("for=_hidden, for=192.0.2.7", "192.0.2.7"),
            ("proto=https", "192.0.2.1"),
        ] {
            let named = named_by("192.0.2.1", &[("forwarded", line)], proxies);
            assert_eq!(named, expected, "{line}");
            assert_eq!(named_by("198.51.100.9", &[("forwarded", line)], proxies), "198.51.100.9");
        }
        // A client may send the one that its proxy does not.
        let both = [("forwarded", "for=198.51.100.1"), ("x-forwarded-for", "203.0.113.8")];
        assert_eq!(named_by("192.0.2.1", &both, proxies), "203.0.113.8");
        let lines = [("forwarded", "for=198.51.100.1"), ("forwarded", "for=203.0.113.8")];
        assert_eq!(named_by("192.0.2.1", &lines, proxies), "203.0.113.8");
    }
}
