//! «Negotiation Variant»: proposals and deals, beside everything else that is decided.
//!
//! No player has to say anything, so dealing holds up no player. What a proposal gives at once is
//! set aside, what it asks for has to be there when it is accepted; of what the other has nothing
//! can be learned but by that.

use super::{
    super::{
        action::Action,
        cards::Influence,
        choice::{Choice, PledgedMoves},
        components::PROPOSALS_MAX,
        deals::{Deal, DealtCard, Pledge, Proposal, ProposedCard, Terms},
        event::Event,
        game::Haendler,
        phase::Phase,
        refusals::{
            DEAL_EMPTY, DEAL_PARTNER, DEAL_PLEDGE_NOT_POSSIBLE, PROPOSAL_CARD, PROPOSAL_NOT_OPEN,
            PROPOSAL_OPEN, PROPOSALS_SPENT,
        },
        state::State,
    },
    loading::check_amount,
    means::{can_pay, holds},
    pledges,
};
use kontor_rules::{Refusal, Seat, Table};

/// The decision what to say about deals.
pub const DEALING: &str = "haendler.dealing";

/// Whether a seat may say anything about deals, by what lies open. Not in the set-up, which is none
/// of the phases.
pub fn is_asked(state: &State, seat: Seat) -> bool {
    let is_under_way = match &state.phase {
        Phase::Between { .. }
        | Phase::NamingAbility { .. }
        | Phase::Auction { .. }
        | Phase::Over { .. } => false,
        Phase::Purchasing { .. }
        | Phase::Bidding { .. }
        | Phase::MasterLoading { .. }
        | Phase::Bargaining { .. }
        | Phase::FixedLoading { .. }
        | Phase::PlayingAxles { .. }
        | Phase::Moving { .. }
        | Phase::SettingWheels { .. }
        | Phase::UsingOffices { .. }
        | Phase::WarehouseSelling { .. }
        | Phase::SpecialSale { .. }
        | Phase::BonusSale { .. }
        | Phase::OfferedCredit { .. }
        | Phase::Rising { .. }
        | Phase::Repaying { .. } => state.options.negotiation,
    };
    let has_proposal = state.negotiation.proposals[seat].is_some();
    is_under_way
        && (has_proposal || may_propose(state, seat) || made_to(state, seat).next().is_some())
}

fn may_propose(state: &State, seat: Seat) -> bool {
    state.negotiation.proposals[seat].is_none() && state.negotiation.made[seat] < PROPOSALS_MAX
}

/// The open proposals to a seat.
fn made_to(state: &State, seat: Seat) -> impl Iterator<Item = (Seat, &Deal)> {
    state
        .negotiation
        .open()
        .map(|(proposer, proposal)| (proposer, &proposal.deal))
        .filter(move |(_, deal)| deal.partner == seat)
}

/// What a seat may say.
pub fn choices(state: &State, seat: Seat) -> Vec<Choice> {
    let mut choices = Vec::new();
    for (proposer, deal) in made_to(state, seat) {
        let cards = cards_for(state, seat, deal.asks.card);
        let can_give =
            deal.asks.money <= state.money(seat) && (deal.asks.card.is_none() || !cards.is_empty());
        if can_give {
            choices.push(Choice::AcceptProposal { seat: proposer, cards });
        }
        choices.push(Choice::DeclineProposal { seat: proposer });
    }
    if state.negotiation.proposals[seat].is_some() {
        choices.push(Choice::WithdrawProposal {});
    }
    if may_propose(state, seat) {
        choices.extend(proposals(state, seat));
    }
    choices
}

/// What a seat may propose to each of the others.
fn proposals(state: &State, seat: Seat) -> impl Iterator<Item = Choice> {
    let all = pledges::all(state);
    let routes = state.lists_pledged_moves_apart().then(|| pledges::routes_as_steps(state));
    Seat::all(state.seats()).filter(move |other| *other != seat).map(move |partner| {
        let by = [seat, partner].into_iter().filter(|by| pledges::can_pledge_a_move(state, *by));
        Choice::ProposeDeal {
            seat: partner,
            money_most: state.money(seat).min(state.dealt_money_max()),
            cards: state.cards(seat).kinds().collect(),
            pledges: pledges::possible(state, &all, seat, partner),
            asked_money_most: state.dealt_money_max(),
            asked_pledges: pledges::possible(state, &all, partner, seat),
            first: vec![seat, partner],
            moves: routes.clone().map(|(places, wagons)| PledgedMoves {
                by: by.collect(),
                places,
                wagons,
            }),
            pledges_like: None,
            asked_pledges_like: None,
        }
    })
}

/// The cards with which a seat can give what is asked for.
fn cards_for(state: &State, seat: Seat, asked: Option<DealtCard>) -> Vec<Influence> {
    let suits = |kind: &Influence| {
        asked.is_some_and(|asked| asked.named().is_none_or(|named| named == *kind))
    };
    state.cards(seat).kinds().filter(suits).collect()
}

/// Carries out what a seat says about deals.
pub fn decide(table: &mut Table<'_, Haendler>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let state = table.state();
    if !is_asked(state, seat) {
        return Err(Refusal::not_asked(seat));
    }
    match action.clone() {
        Action::ProposeDeal {
            seat: partner,
            money,
            card,
            pledge,
            asked_money,
            asked_card,
            asked_pledge,
            first,
        } => {
            let gives = Terms { money, card: card.map(ProposedCard::heard), pledge };
            let asks = Terms { money: asked_money, card: asked_card, pledge: asked_pledge };
            propose(table, seat, Deal { partner, gives, asks, first }, card)
        }
        Action::WithdrawProposal {} => {
            let own = state.negotiation.proposals[seat].as_ref();
            let receiver = own.ok_or_else(|| Refusal::new(&PROPOSAL_NOT_OPEN))?.deal.partner;
            table.emit(Event::ProposalWithdrawn { seat, receiver });
            Ok(())
        }
        Action::DeclineProposal { seat: proposer } => {
            proposal_of(state, seat, proposer)?;
            table.emit(Event::ProposalDeclined { seat: proposer, receiver: seat });
            Ok(())
        }
        Action::AcceptProposal { seat: proposer, card } => accept(table, seat, proposer, card),
        _other => Err(Refusal::not_asked(seat)),
    }
}

fn propose(
    table: &mut Table<'_, Haendler>,
    seat: Seat,
    deal: Deal,
    card: Option<ProposedCard>,
) -> Result<(), Refusal> {
    let state = table.state();
    if state.negotiation.proposals[seat].is_some() {
        return Err(Refusal::new(&PROPOSAL_OPEN));
    }
    if !may_propose(state, seat) {
        return Err(Refusal::new(&PROPOSALS_SPENT).with("most", u32::from(PROPOSALS_MAX)));
    }
    let Deal { partner, gives, asks, first } = &deal;
    let is_party = |party: Seat| party == seat || party == *partner;
    if *partner == seat || partner.0 >= state.seats() || !first.is_none_or(is_party) {
        return Err(Refusal::new(&DEAL_PARTNER).at(if first.is_none_or(is_party) {
            "seat"
        } else {
            "first"
        }));
    }
    if deal.is_empty() && !state.knows_empty_deals() {
        return Err(Refusal::new(&DEAL_EMPTY));
    }
    check_amount(gives.money, state.money(seat).min(state.dealt_money_max()))
        .map_err(|refusal| refusal.at("money"))?;
    check_amount(asks.money, state.dealt_money_max())
        .map_err(|refusal| refusal.at("asked_money"))?;
    if let Some(ProposedCard { card, openly: _ }) = card {
        holds(state, seat, card).map_err(|refusal| refusal.at("card"))?;
    }
    check_pledge(state, seat, *partner, gives.pledge.as_ref())
        .map_err(|refusal| refusal.at("pledge"))?;
    check_pledge(state, *partner, seat, asks.pledge.as_ref())
        .map_err(|refusal| refusal.at("asked_pledge"))?;
    table.emit(Event::DealProposed { seat, deal });
    if let Some(ProposedCard { card, openly: false }) = card {
        table.emit(Event::CardSetAside { seat, card });
    }
    Ok(())
}

fn check_pledge(
    state: &State,
    seat: Seat,
    to: Seat,
    pledge: Option<&Pledge>,
) -> Result<(), Refusal> {
    let is_possible = pledge.is_none_or(|pledge| pledges::is_possible(state, seat, to, pledge));
    if is_possible {
        Ok(())
    } else {
        Err(Refusal::new(&DEAL_PLEDGE_NOT_POSSIBLE).with("seat", u32::from(seat.0)))
    }
}

/// The open proposal of one seat to another.
fn proposal_of(state: &State, seat: Seat, proposer: Seat) -> Result<&Proposal, Refusal> {
    let open = state
        .negotiation
        .open()
        .find(|(other, proposal)| *other == proposer && proposal.deal.partner == seat);
    open.map(|(_, proposal)| proposal).ok_or_else(|| Refusal::new(&PROPOSAL_NOT_OPEN).at("seat"))
}

fn accept(
    table: &mut Table<'_, Haendler>,
    seat: Seat,
    proposer: Seat,
    card: Option<Influence>,
) -> Result<(), Refusal> {
    let state = table.state();
    let proposal = proposal_of(state, seat, proposer)?;
    let asked = proposal.deal.asks.card;
    can_pay(state, seat, proposal.deal.asks.money).map_err(|refusal| refusal.at("seat"))?;
    let suits = match (asked, card) {
        (None, None) => true,
        (Some(asked), Some(card)) => asked.named().is_none_or(|named| named == card),
        (None, Some(_)) | (Some(_), None) => false,
    };
    if !suits {
        return Err(Refusal::new(&PROPOSAL_CARD).at("card"));
    }
    if let Some(card) = card {
        holds(state, seat, card).map_err(|refusal| refusal.at("card"))?;
    }
    let deal = proposal.deal.clone();
    let given = state.card_aside(proposer);
    let (of_proposer, of_partner) = (deal.gives.card, asked);
    table.emit(Event::DealMade { number: state.negotiation.deals + 1, seat: proposer, deal });
    hand_over(table, proposer, seat, of_proposer, given);
    hand_over(table, seat, proposer, of_partner, card);
    Ok(())
}

/// A card changes hands: for all to see if it was named, else for the two alone.
fn hand_over(
    table: &mut Table<'_, Haendler>,
    giver: Seat,
    receiver: Seat,
    asked: Option<DealtCard>,
    card: Option<Influence>,
) {
    let (Some(asked), Some(card)) = (asked, card) else { return };
    table.emit(match asked.named() {
        Some(card) => Event::CardHandedOver { giver, receiver, card },
        None => Event::CardSlippedOver { giver, receiver, card },
    });
}

/// Ends what has nothing more to say: pledges whose time has come, and proposals of what can be
/// pledged no more.
pub fn tidy_up(table: &mut Table<'_, Haendler>) {
    while let Some(event) =
        pledges::next_end(table.state()).or_else(|| next_impossible(table.state()))
    {
        table.emit(event);
    }
}

/// The next open proposal that has become impossible, by what lies open.
fn next_impossible(state: &State) -> Option<Event> {
    if matches!(state.phase, Phase::Between { .. }) {
        return None;
    }
    state.negotiation.open().find_map(|(seat, Proposal { deal, card: _ })| {
        let Deal { partner, gives, asks, first: _ } = deal;
        let checked = check_pledge(state, seat, *partner, gives.pledge.as_ref())
            .and_then(|()| check_pledge(state, *partner, seat, asks.pledge.as_ref()));
        checked.is_err().then_some(Event::ProposalLapsed { seat, receiver: *partner })
    })
}

/// A phase ends, and with it all open proposals.
pub fn end_phase(table: &mut Table<'_, Haendler>) {
    for seat in Seat::all(table.state().seats()) {
        let_own_lapse(table, seat);
    }
}

/// A player's proposal lapses, so that nothing of the player's is out of reach.
pub fn let_own_lapse(table: &mut Table<'_, Haendler>, seat: Seat) {
    let receiver =
        table.state().negotiation.proposals[seat].as_ref().map(|proposal| proposal.deal.partner);
    if let Some(receiver) = receiver {
        table.emit(Event::ProposalLapsed { seat, receiver });
    }
}
