//! Places of connections: how many there are, how many one address holds, and which of them gives
//! way.
//!
//! A connection waits while its request has not arrived completely, and works while it is answered.
//! The owner of the tools and an attacker often have the same address, that of this machine, so a
//! limit for each address alone would keep the owner out. Therefore a new connection takes the
//! place of the one that has waited for the longest time, and one that works keeps its place.

use std::{
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::watch;

/// Most connections at a time.
pub const CONNECTIONS_MAX: usize = 64;

/// Most connections of one address (IPv6: one /64) at a time, so that no address holds all of them.
pub const CONNECTIONS_PER_ADDRESS_MAX: usize = CONNECTIONS_MAX / 2;

/// The places of a server.
#[derive(Clone, Default)]
pub struct Places(Arc<Mutex<Held>>);

#[derive(Default)]
struct Held {
    /// Those that began to wait earlier stand first.
    connections: Vec<Connection>,
    /// The number of the last connection.
    last: u64,
}

struct Connection {
    number: u64,
    address: IpAddr,
    is_waiting: bool,
    gives_way: watch::Sender<bool>,
}

/// The place of one connection, until it is dropped.
pub struct ConnectionSlot {
    places: Places,
    number: u64,
    gives_way: watch::Receiver<bool>,
}

impl Places {
    /// A place for a new connection, which waits. Where there is none, the connection that has
    /// waited for the longest time gives way: one of the same address, if the address holds as many
    /// as it may. If all of them work, there is no place.
    pub fn take(&self, address: IpAddr) -> Option<ConnectionSlot> {
        let address = network(address);
        let mut held = self.held();
        let is_of_address = |one: &Connection| one.address == address;
        let of_address = held.connections.iter().filter(|one| is_of_address(one)).count();
        let has_all_it_may = of_address >= CONNECTIONS_PER_ADDRESS_MAX;
        if has_all_it_may || held.connections.len() >= CONNECTIONS_MAX {
            let may_give_way =
                |one: &Connection| one.is_waiting && (!has_all_it_may || is_of_address(one));
            let oldest = held.connections.iter().position(may_give_way)?;
            held.connections.remove(oldest).gives_way.send_replace(true);
        }
        held.last += 1;
        let number = held.last;
        let (sender, gives_way) = watch::channel(false);
        held.connections.push(Connection { number, address, is_waiting: true, gives_way: sender });
        drop(held);
        Some(ConnectionSlot { places: self.clone(), number, gives_way })
    }

    fn held(&self) -> MutexGuard<'_, Held> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl ConnectionSlot {
    /// Notes that the request has arrived completely. Returns false if the connection has given
    /// way.
    pub fn works(&self) -> bool {
        self.set_waiting(false)
    }

    /// Notes that the request is answered. From now on the connection waits for the next one.
    pub fn waits(&self) {
        self.set_waiting(true);
    }

    fn set_waiting(&self, is_waiting: bool) -> bool {
        let mut held = self.places.held();
        let at = held.connections.iter().position(|held| held.number == self.number);
        let Some(at) = at else { return false };
        let mut connection = held.connections.remove(at);
        connection.is_waiting = is_waiting;
        held.connections.push(connection);
        true
    }

    /// Returns when the connection must give way.
    pub async fn gives_way(&self) {
        // Without a sender the place is gone, too.
        let _ = self.gives_way.clone().wait_for(|gives_way| *gives_way).await;
    }
}

impl Drop for ConnectionSlot {
    fn drop(&mut self) {
        self.places.held().connections.retain(|held| held.number != self.number);
    }
}

/// The network that is one client: of IPv6 a whole /64.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6((address.to_bits() >> 64 << 64).into()),
        address => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> IpAddr {
        [127, 0, 0, last].into()
    }

    fn has_given_way(place: &ConnectionSlot) -> bool {
        *place.gives_way.borrow()
    }

    #[test]
    fn the_connection_that_waited_longest_gives_way_and_those_that_work_stay() {
        let places = Places::default();
        let held: Vec<ConnectionSlot> =
            (0..CONNECTIONS_PER_ADDRESS_MAX).map(|_| places.take(address(1)).unwrap()).collect();
        assert!(held[0].works());
        held[1].works();
        held[1].waits();
        let other = places.take(address(2)).unwrap();
        let more: Vec<ConnectionSlot> = (0..CONNECTIONS_PER_ADDRESS_MAX - 1)
            .map(|_| places.take(address(1)).unwrap())
            .collect();
        let left: Vec<usize> =
            (0..held.len()).filter(|number| !has_given_way(&held[*number])).collect();
        assert_eq!(left, [0], "the one that works");
        assert!(!held[1].works(), "it has given way");
        assert!(!more.iter().chain([&other]).any(has_given_way));
        assert!(more.iter().all(ConnectionSlot::works));
        assert!(places.take(address(1)).is_none(), "all of them work");
        drop(more);
        assert!(places.take(address(1)).is_some(), "places are free again");
    }

    #[test]
    fn where_all_places_are_taken_the_oldest_of_all_gives_way() {
        let places = Places::default();
        let held: Vec<ConnectionSlot> = (0..CONNECTIONS_MAX)
            .map(|number| places.take(address(u8::try_from(number).unwrap() / 16)).unwrap())
            .collect();
        let new = places.take(address(99)).unwrap();
        let left: Vec<bool> = held.iter().map(has_given_way).collect();
        assert!(left[0] && !left[1..].contains(&true) && !has_given_way(&new));
    }

    #[test]
    fn a_client_with_ipv6_has_a_whole_network() {
        let (one, same) = ("2001:db8::1".parse().unwrap(), "2001:db8::ffff:1".parse().unwrap());
        assert_eq!(network(one), network(same));
        assert_ne!(network(one), network("2001:db8:0:1::1".parse().unwrap()));
        assert_eq!(network("::ffff:127.0.0.1".parse().unwrap()), address(1));
    }
}
