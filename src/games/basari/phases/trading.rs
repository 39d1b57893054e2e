//! «Das Handeln»: two who chose the same action outbid each other with gems until one takes the
//! other's.

use std::cmp::Ordering;

use kontor_rules::{Refusal, Seat, Table};

use super::{
    super::{
        action::Action,
        choice::Choice,
        components::{Card, Colour, Gems},
        event::{AcceptReason, ConcedeReason, Event, OpeningRoll},
        game::Basari,
        refusals::{OFFER_EMPTY, OFFER_NO_RAISE, OFFER_NOT_OWNED},
        state::{Offer, Phase, State, Trade},
    },
    dice::roll,
};

/// The decision about the first offer.
pub const OPENING: &str = "basari.opening_trade";
/// The decision whether to accept an offer or to raise.
pub const ANSWERING: &str = "basari.answering_offer";
/// How often two players roll for the first offer; then it falls to the one whose seat comes first.
/// No luck is so even, but every game must come to an end.
pub const OPENING_ROLLS_MAX: u8 = 32;

/// Begins a trade: the first offer is made by who has more points, or else by who rolls higher.
pub fn open(table: &mut Table<'_, Basari>, card: Card, [first, second]: [Seat; 2]) {
    let points = |seat: Seat| table.state().players[seat].points;
    let first_opens = match points(first).cmp(&points(second)) {
        Ordering::Greater => true,
        Ordering::Less => false,
        Ordering::Equal => rolls_higher(table, first, second),
    };
    let (opener, responder) = if first_opens { (first, second) } else { (second, first) };
    table.emit(Event::TradeOpened { card, opener, responder });
}

/// Both roll until one of them is higher. These dice move and score nothing.
fn rolls_higher(table: &mut Table<'_, Basari>, first: Seat, second: Seat) -> bool {
    for _ in 0..OPENING_ROLLS_MAX {
        let [of_first, of_second] =
            [first, second].map(|seat| OpeningRoll { seat, die: roll(table) });
        table.emit(Event::OpeningRolled { rolls: vec![of_first, of_second] });
        if of_first.die != of_second.die {
            return of_first.die > of_second.die;
        }
    }
    true
}

fn trade(state: &State) -> Trade {
    let Phase::Trading { revealed: _, trade } = state.phase else { panic!("two players trade") };
    trade
}

/// Whose turn it is in the trade is asked, if there is more than one thing to do.
pub fn asked(state: &State, seat: Seat) -> Option<&'static str> {
    let trade = &trade(state);
    if seat != trade.asked() || !can_offer(state, trade) {
        return None;
    }
    Some(if trade.offer.is_none() { OPENING } else { ANSWERING })
}

/// Whether any gems of the seat that is asked would do: if any, then all of them.
fn can_offer(state: &State, trade: &Trade) -> bool {
    state.players[trade.asked()].gems.rank() > above(trade).rank()
}

/// What an offer must outrank.
fn above(trade: &Trade) -> Gems {
    trade.offer.map_or(Gems::NONE, |offer| offer.gems)
}

/// What the seat may do.
pub fn choices(state: &State, _: Seat) -> Vec<Choice> {
    let trade = trade(state);
    let own = state.players[trade.asked()].gems;
    match trade.offer {
        None => vec![Choice::Offer { own, above: None }, Choice::Concede {}],
        Some(offer) => vec![
            Choice::Accept { gems: offer.gems },
            Choice::Offer { own, above: Some(offer.gems) },
        ],
    }
}

/// Carries out what the seat decided.
pub fn decide(table: &mut Table<'_, Basari>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let trade = trade(table.state());
    let event = match (action, trade.offer) {
        (Action::Offer { gems }, _) => {
            let gems = Gems::from(*gems);
            check_offer(table.state(), &trade, gems)?;
            Event::OfferMade { seat, gems }
        }
        (Action::Concede {}, None) => {
            Event::TradeConceded { seat, actor: trade.responder, reason: ConcedeReason::Chosen }
        }
        (Action::Accept {}, Some(offer)) => accepted(seat, offer, AcceptReason::Chosen),
        (
            Action::ChooseArch { .. }
            | Action::ChooseCard { .. }
            | Action::Concede {}
            | Action::Accept {},
            _,
        ) => {
            return Err(Refusal::not_asked(seat));
        }
    };
    table.emit(event);
    Ok(())
}

/// Whether the gems are the player's own and outrank the offer before them.
fn check_offer(state: &State, trade: &Trade, gems: Gems) -> Result<(), Refusal> {
    let own = state.players[trade.asked()].gems;
    if let Some(colour) = Colour::ALL.into_iter().find(|colour| gems.of(*colour) > own.of(*colour))
    {
        let refusal = Refusal::new(&OFFER_NOT_OWNED).with("colour", colour.id());
        let refusal = refusal
            .with("offered", u32::from(gems.of(colour)))
            .with("owned", u32::from(own.of(colour)));
        return Err(refusal.at("gems"));
    }
    if gems.rank() > above(trade).rank() {
        return Ok(());
    }
    Err(match trade.offer {
        None => Refusal::new(&OFFER_EMPTY).at("gems"),
        Some(offer) => {
            Refusal::new(&OFFER_NO_RAISE).with("total", u32::from(offer.gems.total())).at("gems")
        }
    })
}

fn accepted(seat: Seat, offer: Offer, reason: AcceptReason) -> Event {
    Event::OfferAccepted { seat, actor: offer.seat, gems: offer.gems, reason }
}

/// A player with nothing to open with concedes, and one who cannot raise accepts.
pub fn advance(table: &mut Table<'_, Basari>) {
    let trade = trade(table.state());
    let seat = trade.asked();
    table.emit(match trade.offer {
        None => {
            Event::TradeConceded { seat, actor: trade.responder, reason: ConcedeReason::NoGems }
        }
        Some(offer) => accepted(seat, offer, AcceptReason::NoRaise),
    });
}
