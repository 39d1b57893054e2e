//! What players see, and the worlds they may imagine. The only file that reads money, cards, bids
//! and wheels for output.

use super::{
    action::{Arrow, Wheel},
    cards::{Influence, InfluenceCards},
    components::{COIN, INFLUENCE_OF_A_KIND, PROPOSALS_MAX, arrivals_to_end},
    deals::{Negotiation, Obligation, Proposal},
    goods::Good,
    phase::{Auction, Bargain, Offer, Phase, Request, Turn},
    phases::pledges::against_bid,
    shown::{
        BargainView, CityView, NegotiationView, OfferView, PhaseView, PlayerView, PledgeView,
        PriceView, ProposalView, RequestView, View, WagonView,
    },
    state::{Player, State, Wagon, number},
};
use kontor_rules::{Chance, Hidden, Seat, Viewer, shuffle};

/// What the table looks like to a viewer.
pub fn view(state: &State, viewer: Viewer) -> View {
    let price = |good: Good| PriceView {
        good,
        level: state.levels[good.index()],
        buy: state.buying_price(good),
        sell: state.selling_price(good),
    };
    let city = |city| CityView { city: state.map.id(city), bonus: state.bonus_of(city) };
    View {
        round: state.round,
        starting_player: state.starting_player,
        phase: phase_view(state, viewer),
        prices: Good::ALL.into_iter().map(price).collect(),
        supply: state.supply,
        cities: state.map.cities().map(city).collect(),
        wagons: state
            .wagons
            .iter()
            .enumerate()
            .map(|(place, wagon)| wagon_view(state, place, wagon))
            .collect(),
        courier: state.map.id(state.courier),
        arrivals: state.arrivals,
        arrivals_to_end: arrivals_to_end(state.seats()),
        level_price: state.level_price(),
        influence_pile: state.pile_size(),
        influence_used: state.used,
        players: state
            .players
            .iter()
            .map(|(seat, player)| player_view(state, seat, player, viewer))
            .collect(),
        negotiation: state
            .options
            .negotiation
            .then(|| negotiation_view(&state.negotiation, viewer)),
    }
}

fn negotiation_view(negotiation: &Negotiation, viewer: Viewer) -> NegotiationView {
    let proposal = |(seat, Proposal { deal, card }): (Seat, &Proposal)| ProposalView {
        seat,
        deal: deal.clone(),
        // A card that the proposal does not name is known to its owner alone («Negotiation
        // Variant»).
        card: card
            .as_ref()
            .filter(|_| viewer.is(seat) || deal.names_card())
            .map(|card| *card.reveal()),
    };
    let pledge = |obligation: &Obligation| {
        let Obligation { deal, seat, to, pledge, waits, round } = obligation.clone();
        PledgeView { number: deal, seat, receiver: to, pledge, waits, round }
    };
    NegotiationView {
        proposals: negotiation.open().map(proposal).collect(),
        proposals_left: negotiation.made.iter().map(|(_, made)| PROPOSALS_MAX - made).collect(),
        pledges: negotiation.obligations.iter().map(pledge).collect(),
    }
}

fn wagon_view(state: &State, place: usize, wagon: &Wagon) -> WagonView {
    WagonView {
        wagon: number(place),
        place: state.map.id(wagon.at),
        from: wagon.from.map(|from| state.map.id(from)),
        master: wagon.master,
        loads: wagon.loads.as_slice().to_vec(),
        broken_axles: wagon.axles.clone(),
        arrived: wagon.arrived,
        sale_with_bonus: wagon.bonus_for.iter().collect(),
    }
}

fn player_view(state: &State, seat: Seat, player: &Player, viewer: Viewer) -> PlayerView {
    let is_over = matches!(state.phase, Phase::Over { .. });
    PlayerView {
        seat,
        rank: player.rank,
        credits: player.credits,
        abilities: player.abilities.clone(),
        tiles: player.tiles.clone(),
        warehouses: player.warehouses.clone(),
        // The owner looks into the sack; at the end everybody does («Game End»).
        money: (viewer.is(seat) || is_over).then(|| *player.money.reveal()),
        // How many cards somebody holds lies open, which only to their owner («Phase 3»).
        influence_count: player.cards.reveal().total(),
        influence_cards: viewer.is(seat).then(|| *player.cards.reveal()),
    }
}

fn phase_view(state: &State, viewer: Viewer) -> PhaseView {
    match &state.phase {
        Phase::Between { .. } => unreachable!("a commit ends with a question or with the game"),
        Phase::NamingAbility { seat } => PhaseView::NamingAbility { seat: *seat },
        Phase::Auction { auction: Auction { ability, price, leader, bidders } } => {
            PhaseView::Auction {
                ability: *ability,
                price: *price,
                leader: *leader,
                bidders: bidders.iter().collect(),
            }
        }
        Phase::Purchasing { seat, lap, bought } => {
            PhaseView::Purchasing { seat: *seat, lap: *lap, bought: *bought }
        }
        Phase::Bidding { wagon, bids } => PhaseView::Bidding {
            wagon: number(*wagon),
            has_bid: bids.iter().filter(|(_, bid)| bid.is_some()).map(|(seat, _)| seat).collect(),
            // Each player knows the own bid, the others that it is made («Phase 2»).
            own_bid: viewer.seat().and_then(|seat| bids[seat].as_ref()).map(|bid| *bid.reveal()),
        },
        Phase::MasterLoading { wagon, master } => {
            PhaseView::MasterLoading { wagon: number(*wagon), master: *master }
        }
        Phase::Bargaining { wagon, master, closed, bargains } => PhaseView::Bargaining {
            wagon: number(*wagon),
            master: *master,
            closed: *closed,
            bargains: bargains.iter().map(|(seat, bargain)| bargain_view(seat, bargain)).collect(),
        },
        Phase::FixedLoading { wagon, seat } => {
            PhaseView::FixedLoading { wagon: number(*wagon), seat: *seat }
        }
        Phase::PlayingAxles { seat } => PhaseView::PlayingAxles { seat: *seat },
        Phase::Moving { turn } => turn_view(turn),
        Phase::SettingWheels { wheels } => PhaseView::SettingWheels {
            has_set: wheels
                .iter()
                .filter(|(_, wheel)| wheel.is_some())
                .map(|(seat, _)| seat)
                .collect(),
            // Each player knows the own wheel («Phase 4»).
            own_wheel: viewer
                .seat()
                .and_then(|seat| wheels[seat].as_ref())
                .map(|wheel| *wheel.reveal()),
        },
        Phase::UsingOffices { seat, used: _ } => PhaseView::UsingOffices { seat: *seat },
        Phase::WarehouseSelling { seat } => PhaseView::WarehouseSelling { seat: *seat },
        Phase::SpecialSale { seat } => PhaseView::SpecialSale { seat: *seat },
        Phase::BonusSale { seat } => PhaseView::BonusSale { seat: *seat },
        Phase::OfferedCredit { seat } => PhaseView::OfferedCredit { seat: *seat },
        Phase::Rising { seat } => PhaseView::Rising { seat: *seat },
        Phase::Repaying { seat } => PhaseView::Repaying { seat: *seat },
        Phase::Over { reason, standings } => {
            PhaseView::Over { reason: *reason, standings: standings.clone() }
        }
    }
}

fn bargain_view(seat: Seat, bargain: &Bargain) -> BargainView {
    let offer = |Offer { fee_for_one, fee_for_two }| OfferView { fee_for_one, fee_for_two };
    let request = |Request { goods, fee }| RequestView { goods, fee };
    BargainView {
        seat,
        offer: bargain.offer.map(offer),
        request: bargain.request.map(request),
        passed: bargain.passed,
    }
}

fn turn_view(turn: &Turn) -> PhaseView {
    PhaseView::Moving {
        seat: turn.seat,
        tile_turned: turn.tile_turned,
        driver_points: turn.driver_points,
        moved: (0..turn.moved.len()).filter(|wagon| turn.moved[*wagon]).map(number).collect(),
        courier_moved: turn.courier_moved,
        picking: turn.picking,
    }
}

/// Money that an imagined sack holds at the most, in coins.
const IMAGINED_COINS_MAX: u32 = 60;

/// Whether others' money is hidden: not in the set-up, where nobody has paid but in the open, nor
/// at the end.
pub fn hides_money(state: &State) -> bool {
    state.round > 0 && !matches!(state.phase, Phase::Over { .. })
}

/// Another table that the viewer cannot tell from this one: others' money, cards, bids and wheels
/// may be any.
pub fn determinize(state: &State, viewer: Viewer, chance: &mut dyn Chance) -> State {
    let mut imagined = state.clone();
    if matches!(state.phase, Phase::Over { .. }) {
        deal_cards(&mut imagined, viewer, chance);
        return imagined;
    }
    if hides_money(state) {
        for (seat, player) in imagined.players.iter_mut() {
            if !viewer.is(seat) {
                *player.money.reveal_mut() = COIN * chance.below(IMAGINED_COINS_MAX + 1);
            }
        }
    }
    match &mut imagined.phase {
        Phase::Bidding { wagon, bids } => {
            // Who has pledged to bid nothing has bid nothing.
            let is_unknown =
                |seat: &Seat| !viewer.is(*seat) && against_bid(state, *seat, *wagon).is_none();
            for (seat, bid) in bids.iter_mut().filter(|(seat, _)| is_unknown(seat)) {
                if let Some(bid) = bid {
                    // The bid was drawn out of the sack.
                    let money = imagined.players[seat].money.reveal_mut();
                    let amount = COIN * imagined_bid(*money / COIN, chance);
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
    deal_cards(&mut imagined, viewer, chance);
    imagined
}

/// Any part of the money, in coins, but rather a small one: nobody bids everything for a wagon if
/// there is another choice.
fn imagined_bid(coins: u32, chance: &mut dyn Chance) -> u32 {
    (0..3).fold(coins, |most, _| chance.below(most + 1))
}

/// Whether the viewer is looking through the pile right now («Phase 3»).
pub fn sees_pile(state: &State, viewer: Viewer) -> bool {
    matches!(&state.phase, Phase::Moving { turn } if turn.picking && viewer.is(turn.seat))
}

/// Deals the cards that the viewer does not see among pile and hands, as many to each as it has.
fn deal_cards(imagined: &mut State, viewer: Viewer, chance: &mut dyn Chance) {
    let sees_pile = sees_pile(imagined, viewer);
    let in_play = |kind: &Influence| imagined.options.broken_axle || *kind != Influence::BrokenAxle;
    let own = viewer.seat().map_or(InfluenceCards::NONE, |seat| imagined.cards(seat));
    let pile = *imagined.pile.reveal();
    let aside = aside_and_seen(imagined, viewer);
    let of_pile = |kind: Influence| if sees_pile { pile.of(kind) } else { 0 };
    let known =
        |kind: Influence| imagined.used.of(kind) + own.of(kind) + aside.of(kind) + of_pile(kind);
    let unknown =
        |kind: Influence| std::iter::repeat_n(kind, (INFLUENCE_OF_A_KIND - known(kind)).into());
    let mut cards: Vec<Influence> =
        Influence::ALL.into_iter().filter(in_play).flat_map(unknown).collect();
    shuffle(chance, &mut cards);
    for (_, player) in imagined.players.iter_mut().filter(|(seat, _)| !viewer.is(*seat)) {
        let hand = cards.split_off(cards.len() - usize::from(player.cards.reveal().total()));
        player.cards = Hidden::new(hand.into_iter().collect());
    }
    for (seat, proposal) in imagined.negotiation.proposals.iter_mut() {
        if let Some(Proposal { deal, card: Some(card) }) = proposal
            && !viewer.is(seat)
            && !deal.names_card()
        {
            *card = Hidden::new(cards.pop().expect("each card is somewhere"));
        }
    }
    if !sees_pile {
        imagined.pile = Hidden::new(cards.into_iter().collect());
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
