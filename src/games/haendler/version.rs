//! Where later versions of the rules differ from `haendler/1`. A game ends under the version under
//! which it began, so each difference asks the state.

use super::{components::ARRIVALS_TRACK_MAX, state::State};

/// The highest fee, and the most money on one side of a deal, under `haendler/1`.
const FEE_MAX_1: u32 = 5_000;
const DEALT_MONEY_MAX_1: u32 = 10_000;
/// Routes of a wagon that pledges can name under `haendler/1`, and since then. The shortest are
/// taken. A limit of this program; the boards that can be named have fewer.
const PLEDGED_ROUTES_MAX_1: usize = 16;
const PLEDGED_ROUTES_MAX: usize = 48;

impl State {
    fn is_first_version(&self) -> bool {
        self.version < 2
    }

    /// Whether a step that has one possible course by what lies open is taken without asking where
    /// a pledge or the last tile leaves no choice.
    pub fn takes_forced_steps(&self) -> bool {
        !self.is_first_version()
    }

    fn is_third_version(&self) -> bool {
        self.version >= 3
    }

    /// Whether every step is taken without asking that has one possible course by what lies open.
    pub fn takes_every_forced_step(&self) -> bool {
        self.is_third_version()
    }

    /// Whether loading free of charge leaves open what lies between a loader and the master.
    pub fn keeps_bargains_open(&self) -> bool {
        self.is_third_version()
    }

    /// Whether an influence card that is set aside for an open proposal counts as one that its
    /// owner may play, because he can take the proposal back.
    pub fn counts_cards_aside(&self) -> bool {
        self.is_third_version()
    }

    /// Whether choices of deals list the moves of wagons that can be pledged apart from other
    /// pledges. Without that such a decision has ten times the size.
    pub fn lists_pledged_moves_apart(&self) -> bool {
        self.is_third_version()
    }

    /// Whether the route of a pledged move may enter a place a second time, or lead round to where
    /// the wagon stands. Such a route does not say how much of it a wagon has gone already.
    pub fn pledged_routes_go_in_circles(&self) -> bool {
        !self.is_third_version()
    }

    /// Whether a deal in which no player gives anything can be proposed.
    pub fn knows_empty_deals(&self) -> bool {
        !self.is_third_version()
    }

    /// The highest fee that an offer or request can name: all the money that has come to the table,
    /// which everybody knows and no player can exceed.
    pub fn fee_max(&self) -> u32 {
        if self.is_first_version() { FEE_MAX_1 } else { self.money_come_in }
    }

    /// The most money on one side of a deal.
    pub fn dealt_money_max(&self) -> u32 {
        if self.is_first_version() { DEALT_MONEY_MAX_1 } else { self.money_come_in }
    }

    /// Whether the route of a pledged move may end anywhere, and not only in a city or where roads
    /// part.
    pub fn pledged_routes_end_anywhere(&self) -> bool {
        !self.is_first_version()
    }

    /// How many routes of a wagon pledges can name.
    pub fn pledged_routes_max(&self) -> usize {
        if self.is_first_version() { PLEDGED_ROUTES_MAX_1 } else { PLEDGED_ROUTES_MAX }
    }

    /// Where the cylinder stands on the arrival track; views of `haendler/1` do not show it.
    pub fn cylinder(&self) -> Option<u32> {
        (!self.is_first_version()).then(|| self.arrivals.min(ARRIVALS_TRACK_MAX))
    }
}
