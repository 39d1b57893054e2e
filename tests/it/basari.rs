//! What the laws need to know about Basari.

use std::ops::RangeInclusive;

use kontor_games::basari::{
    Basari, Event, Options, State,
    components::{ARCH_GEMS, ARCH_POINTS, ARCHES, Arch, GEMS_OF_A_COLOUR, Gems},
};
use kontor_rules::{Chance, Seat, Viewer};

use crate::support::runs::LawSpec;

/// Cards are chosen by all at once and in secret.
pub const SPEC: LawSpec<Basari> =
    LawSpec { options, conserved, secrets, secret: CHOOSING, simultaneous: CHOOSING };

const CHOOSING: &[&str] = &["basari.choosing_card"];

/// Half of all tables have the default board, the others one of their own.
fn options(_: u8, chance: &mut dyn Chance) -> Options {
    if chance.below(2) == 1 {
        return Options::default();
    }
    let count = within(ARCHES, chance);
    Options { arches: Some((0..count).map(|_| arch(chance)).collect()) }
}

fn arch(chance: &mut dyn Chance) -> Arch {
    let points = within(ARCH_POINTS, chance);
    let mut counts = [0; 4];
    for _ in 0..within(ARCH_GEMS, chance) {
        counts[chance.below(4) as usize] += 1;
    }
    let [red, yellow, green, blue] = counts;
    Arch { points, red, yellow, green, blue }
}

fn within<T: TryFrom<u32> + Copy + Into<usize>>(
    range: RangeInclusive<T>,
    chance: &mut dyn Chance,
) -> T {
    let (min, max) = ((*range.start()).into(), (*range.end()).into());
    let picked = u32::try_from(min).unwrap() + chance.below(u32::try_from(max - min).unwrap() + 1);
    T::try_from(picked).ok().expect("it lies within the range")
}

/// All gems are there, and each player's points changed by what was scored.
fn conserved(before: &State, events: &[Event], after: &State) -> Result<(), String> {
    let gems = after.players.iter().fold(after.supply, |gems, (_, player)| gems + player.gems);
    if gems != Gems::each(GEMS_OF_A_COLOUR) {
        return Err(format!("the gems are {gems:?}"));
    }
    for (seat, player) in after.players.iter() {
        let expected = before.players[seat].points
            + events.iter().map(|event| income(event, seat)).sum::<u32>();
        if player.points != expected {
            return Err(format!("{seat:?} has {} points instead of {expected}", player.points));
        }
    }
    Ok(())
}

/// Points that a player scores.
fn income(event: &Event, seat: Seat) -> u32 {
    let own = |scorer: Seat, points: u32| if scorer == seat { points } else { 0 };
    match event {
        Event::RollCarriedOut { seat, points, .. }
        | Event::PointsCarriedOut { seat, points, .. } => own(*seat, *points),
        Event::LapsScored { scores, .. } => {
            scores.iter().map(|score| own(score.seat, score.points)).sum()
        }
        Event::MajorityScored { scores, .. } => {
            scores.iter().map(|score| own(score.seat, score.points)).sum()
        }
        Event::GemsDealt { .. }
        | Event::ArchChosen { .. }
        | Event::RoundBegan { .. }
        | Event::FigureMoved { .. }
        | Event::CardChosen { .. }
        | Event::CardsRevealed { .. }
        | Event::ActionLapsed { .. }
        | Event::OpeningRolled { .. }
        | Event::TradeOpened { .. }
        | Event::OfferMade { .. }
        | Event::OfferAccepted { .. }
        | Event::TradeConceded { .. }
        | Event::GemsCarriedOut { .. }
        | Event::StartMarkersMoved { .. }
        | Event::GameEnded { .. } => 0,
    }
}

/// The others' cards that lie face down.
fn secrets(state: &State, viewer: Viewer) -> Vec<String> {
    let others = Seat::all(state.seats()).filter(|seat| !viewer.is(*seat));
    others.filter_map(|seat| state.chosen_card(seat)).map(|card| format!("{card:?}")).collect()
}
