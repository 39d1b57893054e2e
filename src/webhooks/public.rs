//! Which addresses are public: those that anybody on the Internet can reach.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Whether an address is globally reachable, by the registries of special addresses of RFC 6890 and
/// its successors. Addresses that contain an IPv4 address count as that one.
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let is_special = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_broadcast()
        || address.is_documentation()
        || address.is_multicast()
        || a == 0
        // Between a provider and its customers (RFC 6598).
        || (a == 100 && (64..128).contains(&b))
        // Protocols (RFC 6890), and the former relays of 6to4 (RFC 7526).
        || (a == 192 && b == 0 && c == 0)
        || (a == 192 && b == 88 && c == 99)
        // Measurements (RFC 2544).
        || (a == 198 && (18..20).contains(&b))
        // Reserved (RFC 1112).
        || a >= 240;
    !is_special && !is_of_a_cloud(address)
}

/// Whether a cloud answers to this address for its own machines alone, although no registry says so.
/// The services of other clouds are at link-local, shared or protocol addresses, which are special.
fn is_of_a_cloud(address: Ipv4Addr) -> bool {
    match address.octets() {
        // Azure: settings and certificates of the machine, names, and the health of load balancers.
        [168, 63, 129, 16] => true,
        // IBM Cloud: names, packages and the interfaces of its services.
        [161, 26, ..] | [166, 8..=11, ..] => true,
        _ => false,
    }
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    if let Some(inner) = inner_v4(address) {
        return is_public_v4(inner);
    }
    let [a, b, ..] = address.segments();
    // Everything that is global lies in 2000::/3.
    let is_global = a & 0xe000 == 0x2000;
    let is_special = match a {
        // Protocols, among them Teredo and benchmarks (RFC 2928), and documentation (RFC 3849).
        0x2001 => b < 0x0200 || b == 0x0db8,
        // Documentation (RFC 9637).
        0x3fff => b < 0x1000,
        _ => false,
    };
    is_global && !is_special
}

/// The IPv4 address that an IPv6 address stands for: mapped, translated (RFC 6052), 6to4
/// (RFC 3056) or ISATAP.
fn inner_v4(address: Ipv6Addr) -> Option<Ipv4Addr> {
    let [a, b, c, d, e, f, g, h] = address.segments();
    let of = |high: u16, low: u16| {
        let ([a, b], [c, d]) = (high.to_be_bytes(), low.to_be_bytes());
        Some(Ipv4Addr::new(a, b, c, d))
    };
    match [a, b, c, d, e, f] {
        [0, 0, 0, 0, 0, 0xffff] | [0x0064, 0xff9b, 0, 0, 0, 0] => of(g, h),
        [0x2002, high, low, ..] => of(high, low),
        // ISATAP (RFC 5214), below any network.
        [.., 0 | 0x0200, 0x5efe] => of(g, h),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn special_addresses_are_not_public() {
        for text in [
            "0.0.0.0",
            "10.0.0.1",
            "100.64.0.1",
            "127.0.0.1",
            "127.255.255.254",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.8",
            "192.0.2.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.51.100.1",
            "203.0.113.1",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "ff02::1",
            "2001:db8::1",
            "2001::1",
            "3fff::1",
            "100::1",
            "5f00::1",
            "::127.0.0.1",
            // Where clouds answer to their own machines, in all forms.
            "168.63.129.16",
            "::ffff:168.63.129.16",
            "::168.63.129.16",
            "64:ff9b::168.63.129.16",
            "64:ff9b:1::168.63.129.16",
            "::ffff:0:168.63.129.16",
            "2002:a83f:8110::1",
            "2001:0:a83f:8110::1",
            "2a00::5efe:168.63.129.16",
            "2a00::200:5efe:10.0.0.1",
            "161.26.0.10",
            "166.8.0.1",
            "166.11.255.254",
            "100.100.100.200",
            "169.254.0.23",
            "169.254.42.42",
            "192.0.0.192",
            "::ffff:169.254.169.254",
            "64:ff9b::169.254.169.254",
            "2002:a9fe:a9fe::",
            "fd00:ec2::254",
            "fd20:ce::254",
            "fe80::a9fe:a9fe",
        ] {
            assert!(!is_public(text.parse().unwrap()), "{text}");
        }
    }

    #[test]
    fn other_addresses_are() {
        for text in [
            "1.1.1.1",
            "8.8.8.8",
            "100.63.255.255",
            "100.128.0.1",
            "172.15.0.1",
            "172.32.0.1",
            "192.1.0.1",
            "198.20.0.1",
            "223.255.255.254",
            "2606:4700:4700::1111",
            "2a00::1",
            "::ffff:1.1.1.1",
            "64:ff9b::101:101",
            "2002:101:101::",
            "168.63.129.15",
            "168.63.129.17",
            "161.25.0.1",
            "166.7.255.255",
            "166.12.0.1",
            "2a00::5efe:1.1.1.1",
        ] {
            assert!(is_public(text.parse().unwrap()), "{text}");
        }
    }
}
