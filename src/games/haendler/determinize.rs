//! The tables that a viewer may take the true one for: what is hidden from the viewer is drawn
//! again.

use kontor_rules::{Chance, Hidden, Seat, Viewer, shuffle};

use super::{
    cards::{Influence, InfluenceCards},
    components::{COIN, INFLUENCE_OF_A_KIND},
    deals::Proposal,
    phase::Phase,
    phases::pledges::against_bid,
    prices::{Arrow, Wheel},
    state::State,
};

/// Money that a determinized sack holds at the most, in coins.
const IMAGINED_COINS_MAX: u32 = 60;

/// Whether others' money is hidden: not in the set-up, where no player has paid but in the open,
/// nor at the end.
pub fn hides_money(state: &State) -> bool {
    state.round > 0 && !matches!(state.phase, Phase::Over { .. })
}

/// Another table that the viewer cannot tell from this one: others' money, cards, bids and wheels
/// may be any.
pub fn determinize(state: &State, viewer: Viewer, chance: &mut dyn Chance) -> State {
    let mut determinized = state.clone();
    if matches!(state.phase, Phase::Over { .. }) {
        deal_cards(&mut determinized, viewer, chance);
        return determinized;
    }
    if hides_money(state) {
        for (seat, player) in determinized.players.iter_mut() {
            if !viewer.is(seat) {
                *player.money.reveal_mut() = COIN * chance.below(IMAGINED_COINS_MAX + 1);
            }
        }
    }
    match &mut determinized.phase {
        Phase::Bidding { wagon, bids } => {
            // A player who has pledged to bid nothing has bid nothing.
            let is_unknown =
                |seat: &Seat| !viewer.is(*seat) && against_bid(state, *seat, *wagon).is_none();
            for (seat, bid) in bids.iter_mut().filter(|(seat, _)| is_unknown(seat)) {
                if let Some(bid) = bid {
                    // The bid was drawn out of the sack.
                    let money = determinized.players[seat].money.reveal_mut();
                    let amount = COIN * drawn_bid(*money / COIN, chance);
                    *money -= amount;
                    *bid = Hidden::new(amount);
                }
            }
        }
        Phase::SettingWheels { wheels } => {
            let unknown = wheels
                .iter_mut()
                .filter(|(seat, _)| !viewer.is(*seat))
                .filter_map(|(_, wheel)| wheel.as_mut());
            for wheel in unknown {
                let arrows = u32::try_from(Arrow::ALL.len()).expect("there are seven");
                let mut arrow = || Arrow::ALL[chance.below(arrows) as usize];
                *wheel = Hidden::new(Wheel { first: arrow(), second: arrow() });
            }
        }
        Phase::Between { .. }
        | Phase::NamingAbility { .. }
        | Phase::Auction { .. }
        | Phase::Purchasing { .. }
        | Phase::MasterLoading { .. }
        | Phase::Bargaining { .. }
        | Phase::FixedLoading { .. }
        | Phase::PlayingAxles { .. }
        | Phase::Moving { .. }
        | Phase::UsingOffices { .. }
        | Phase::WarehouseSelling { .. }
        | Phase::SpecialSale { .. }
        | Phase::BonusSale { .. }
        | Phase::OfferedCredit { .. }
        | Phase::Rising { .. }
        | Phase::Repaying { .. }
        | Phase::Over { .. } => {}
    }
    deal_cards(&mut determinized, viewer, chance);
    determinized
}

/// Any part of the money, in coins, but rather a small one: no player bids everything for a wagon
/// if there is another choice.
fn drawn_bid(coins: u32, chance: &mut dyn Chance) -> u32 {
    (0..3).fold(coins, |most, _| chance.below(most + 1))
}

/// Whether the viewer is looking through the pile right now («Phase 3»).
pub fn sees_pile(state: &State, viewer: Viewer) -> bool {
    matches!(&state.phase, Phase::Moving { turn } if turn.picking && viewer.is(turn.seat))
}

/// Deals the cards that the viewer does not see among pile and hands, as many to each as it has.
fn deal_cards(determinized: &mut State, viewer: Viewer, chance: &mut dyn Chance) {
    let sees_pile = sees_pile(determinized, viewer);
    let in_play = |kind: &Influence| {
        determinized.options.has_broken_axles() || *kind != Influence::BrokenAxle
    };
    let own = viewer.seat().map_or(InfluenceCards::NONE, |seat| determinized.cards(seat));
    let pile = *determinized.pile.reveal();
    let aside = aside_and_seen(determinized, viewer);
    let of_pile = |kind: Influence| if sees_pile { pile.of(kind) } else { 0 };
    let known = |kind: Influence| {
        determinized.used.of(kind) + own.of(kind) + aside.of(kind) + of_pile(kind)
    };
    let unknown =
        |kind: Influence| std::iter::repeat_n(kind, (INFLUENCE_OF_A_KIND - known(kind)).into());
    let mut cards: Vec<Influence> =
        Influence::ALL.into_iter().filter(in_play).flat_map(unknown).collect();
    shuffle(chance, &mut cards);
    for (_, player) in determinized.players.iter_mut().filter(|(seat, _)| !viewer.is(*seat)) {
        let hand = cards.split_off(cards.len() - usize::from(player.cards.reveal().total()));
        player.cards = Hidden::new(hand.into_iter().collect());
    }
    for (seat, proposal) in determinized.negotiation.proposals.iter_mut() {
        if let Some(Proposal { deal, card: Some(card) }) = proposal
            && !viewer.is(seat)
            && !deal.names_card()
        {
            *card = Hidden::new(cards.pop().expect("each card is somewhere"));
        }
    }
    if !sees_pile {
        determinized.pile = Hidden::new(cards.into_iter().collect());
    }
}

/// The cards set aside for proposals that the viewer knows.
fn aside_and_seen(state: &State, viewer: Viewer) -> InfluenceCards {
    let is_seen =
        |(seat, proposal): &(Seat, &Proposal)| viewer.is(*seat) || proposal.deal.names_card();
    let cards =
        state.negotiation.open().filter(is_seen).filter_map(|(_, proposal)| proposal.card.as_ref());
    cards.map(|card| *card.reveal()).collect()
}
