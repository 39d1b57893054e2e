//! The address of a client, which rate limits count by.

use std::net::IpAddr;

use actix_web::dev::ServiceRequest;
use ipnet::IpNet;

/// The IP address of a client, if it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Address(Option<IpAddr>);

impl Address {
    /// The address of the peer. If the peer is a trusted proxy, the address comes from
    /// `X-Forwarded-For`: read from the right, it is the first one that is not a trusted proxy.
    pub fn of(request: &ServiceRequest, trusted: &[IpNet]) -> Self {
        let peer = request.peer_addr().map(|peer| peer.ip());
        let trusts = |address: &IpAddr| is_trusted(Some(*address), trusted);
        let Some(peer) = peer.filter(trusts) else { return Address::of_peer(peer) };
        let lines =
            request.headers().get_all("x-forwarded-for").filter_map(|line| line.to_str().ok());
        let named: Vec<&str> = lines.flat_map(|line| line.split(',')).map(str::trim).collect();
        let mut nearest = peer;
        for name in named.iter().rev() {
            let Ok(address) = name.parse() else { break };
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

/// Whether the peer is one of the trusted proxies.
pub fn is_trusted(peer: Option<IpAddr>, trusted: &[IpNet]) -> bool {
    peer.is_some_and(|peer| trusted.iter().any(|net| net.contains(&peer.to_canonical())))
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;

    fn address(peer: &str, forwarded: &str, trusted: &[&str]) -> String {
        let trusted: Vec<IpNet> = trusted.iter().map(|net| net.parse().unwrap()).collect();
        let request = TestRequest::default().peer_addr(format!("{peer}:1").parse().unwrap());
        Address::of(
            &request.insert_header(("x-forwarded-for", forwarded)).to_srv_request(),
            &trusted,
        )
        .rate_key()
    }

    #[test]
    fn nobody_but_a_trusted_proxy_can_say_where_a_request_comes_from() {
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
}
