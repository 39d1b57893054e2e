//! What the laws need to know about Medici.

use kontor_games::medici::{Event, Medici, Options, State, components::all_cards};
use kontor_rules::Viewer;

use crate::support::runs::LawSpec;

/// Medici has no options yet, which the laws would vary, and no decision that is secret or
/// simultaneous.
pub const SPEC: LawSpec<Medici> =
    LawSpec { options: |_, _| Options {}, conserved, secrets, secret: &[], simultaneous: &[] };

/// All 36 cards are there, and wealth changed by what was paid and received.
fn conserved(before: &State, events: &[Event], after: &State) -> Result<(), String> {
    let warehouses = after.players.iter().flat_map(|(_, player)| &player.warehouse);
    let unseen = after.deck.reveal().iter().chain(after.left_out.reveal());
    let mut cards: Vec<_> =
        warehouses.chain(unseen).chain(&after.lot).chain(&after.discarded).copied().collect();
    cards.sort();
    if cards != all_cards() {
        return Err(format!("the cards are {cards:?}"));
    }
    let wealth = |state: &State| {
        state.players.iter().map(|(_, player)| i64::from(player.wealth)).sum::<i64>()
    };
    let expected = wealth(before) + events.iter().map(income).sum::<i64>();
    if wealth(after) == expected {
        Ok(())
    } else {
        Err(format!("{} florins instead of {expected}", wealth(after)))
    }
}

/// Florins that all players together receive, less what they pay.
fn income(event: &Event) -> i64 {
    match event {
        Event::LotSold { price, .. } => -i64::from(*price),
        Event::WarehousesScored { scores } => {
            scores.iter().map(|score| i64::from(score.proceeds)).sum()
        }
        Event::AccountScored { scores, .. } => {
            scores.iter().map(|score| i64::from(score.award + score.prize)).sum()
        }
        Event::RoundDealt { .. }
        | Event::StartPlayerChosen { .. }
        | Event::CardTurnedUp { .. }
        | Event::BiddingOpened { .. }
        | Event::BidMade { .. }
        | Event::Passed { .. }
        | Event::LotDiscarded { .. }
        | Event::WarehouseFilled { .. }
        | Event::RoundEnded { .. }
        | Event::GameEnded { .. } => 0,
    }
}

/// The hidden cards by place, unknown to all viewers; none if they are all equal.
fn secrets(state: &State, _: Viewer) -> Vec<String> {
    let unseen: Vec<_> = state
        .deck
        .reveal()
        .iter()
        .chain(state.left_out.reveal())
        .map(|card| format!("{card:?}"))
        .collect();
    if unseen.iter().all(|card| *card == unseen[0]) { Vec::new() } else { unseen }
}
