//! Who may start a game, and when: the owner of the table, and any player who sits there if nothing
//! has happened at the full table for some days.

use kontor_log::{lobby::Lobby, time::Timestamp};

kontor_limits::limits! { START_LIMITS:
    /// For how many days nothing has happened at a full table when others than its owner may start
    /// the game.
    pub const START_BY_OTHERS_DAYS: u32 = 3;
}

const START_BY_OTHERS_AFTER_MS: u64 = START_BY_OTHERS_DAYS as u64 * 24 * 60 * 60 * 1000;

/// From when on others than the owner may start the game of a full table.
pub(crate) fn start_by_others_at(changed_at: Timestamp) -> Timestamp {
    Timestamp(changed_at.0 + START_BY_OTHERS_AFTER_MS)
}

/// Whether this player may start the game of the table at this time, if its seats are taken.
pub(crate) fn may_start(
    lobby: &Lobby,
    changed_at: Timestamp,
    player: &str,
    now: Timestamp,
) -> bool {
    // A rated game takes points from absent players, so no other player starts it against its
    // owner.
    let waits = lobby.started_at.is_none() && lobby.open_seats() == 0 && !lobby.rated;
    let is_left_alone = waits && now >= start_by_others_at(changed_at);
    lobby.owner.is(player) || is_left_alone && lobby.seat_of(player).is_some()
}

#[cfg(test)]
mod tests {
    use kontor_bots::Bot;
    use kontor_rules::Seat;

    use super::*;
    use kontor_log::table_event::{PlayerRef, TableEvent, Visibility};

    const MADE_MS: u64 = 1_000_000;

    fn who(id: &str) -> PlayerRef {
        PlayerRef { id: id.into(), name: id.into(), kind: None, engine: None }
    }

    /// A table of two, which Ada owns and at which Ben sits.
    fn table() -> Lobby {
        let created = TableEvent::Created {
            ruleset: "medici".to_owned(),
            rules_version: "medici/1".to_owned(),
            options: serde_json::json!({}),
            seats: 2,
            visibility: Visibility::Public,
            owner: who("ada"),
            commitment: String::new(),
            stand_in: Bot::Random,
            turn_limit_s: None,
            sandbox: false,
            rated: false,
            clock: None,
            tournament: None,
        };
        let mut lobby = Lobby::create(&created, Timestamp(MADE_MS)).unwrap();
        let sat = TableEvent::SeatTaken { seat: Seat(0), player: who("ben"), nonce: None };
        lobby.evolve(&sat, Timestamp(MADE_MS)).unwrap();
        lobby
    }

    fn may(lobby: &Lobby, player: &str, after_ms: u64) -> bool {
        may_start(lobby, Timestamp(MADE_MS), player, Timestamp(MADE_MS + after_ms))
    }

    #[test]
    fn a_rated_table_waits_for_its_owner() {
        let mut lobby = table();
        assert!(!may(&lobby, "ben", 10 * START_BY_OTHERS_AFTER_MS), "a seat is free");
        let seated = TableEvent::BotSeated { seat: Seat(1), bot: Bot::Random };
        lobby.evolve(&seated, Timestamp(MADE_MS)).unwrap();
        assert!(may(&lobby, "ben", START_BY_OTHERS_AFTER_MS));
        lobby.rated = true;
        assert!(!may(&lobby, "ben", 10 * START_BY_OTHERS_AFTER_MS));
        assert!(may(&lobby, "ada", 0));
    }
}
