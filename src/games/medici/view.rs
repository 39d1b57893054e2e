//! What players see and are told, and the worlds they may imagine. The only file that reads hidden
//! cards for output.
//!
//! In Medici nobody knows more than anybody else: seats and spectators see the same.

use serde::Serialize;
use utoipa::ToSchema;

use super::{
    components::{Card, Ware, count},
    event::{Event, PassReason, RoundEndReason},
    scoring::{AccountScore, Placing, WarehouseScore},
    state::{Phase, Player, State},
};
use kontor_rules::{Chance, Seat, shuffle};

/// The table, the same for all who look at it.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = MediciView)]
pub struct View {
    /// The round, 1 to 3.
    #[schema(minimum = 1, maximum = 3)]
    pub round: u8,
    /// What is going on.
    pub phase: PhaseView,
    /// The cards turned up in this turn, in the order they were turned up; sold together or not at
    /// all.
    #[schema(max_items = 3)]
    pub lot: Vec<Card>,
    /// Number of cards left in the deck.
    #[schema(maximum = 36)]
    pub deck_size: u8,
    /// Number of cards left out of this round; nobody sees them.
    #[schema(maximum = 36)]
    pub left_out_size: u8,
    /// The cards of this round for which nobody bid, in the order they were turned up.
    #[schema(max_items = 36)]
    pub discarded: Vec<Card>,
    /// The players by seat.
    #[schema(min_items = 3, max_items = 6)]
    pub players: Vec<PlayerView>,
}

/// What is going on.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[serde(tag = "phase", rename_all = "snake_case")]
#[schema(as = MediciPhase)]
pub enum PhaseView {
    /// A player decides whether to turn up another card or to let the bidding begin.
    TurningUp {
        /// Whose turn it is.
        turner: Seat,
    },
    /// The lot is auctioned; each player bids or passes once.
    Bidding {
        /// Who turned up the lot; bids last.
        turner: Seat,
        /// Who has yet to bid or pass, in order; the first is asked now.
        #[schema(max_items = 6)]
        to_bid: Vec<Seat>,
        /// The highest bid so far; `null` while there is none.
        #[schema(required = true)]
        highest_bid: Option<BidView>,
    },
    /// The game has ended.
    Over {
        /// The final standings, best place first and by seat within a place.
        #[schema(max_items = 6)]
        standings: Vec<Placing>,
    },
}

/// A bid.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = MediciBid)]
pub struct BidView {
    /// Who bid.
    pub seat: Seat,
    /// Florins.
    pub amount: u32,
}

/// What a player owns; all of it is public.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = MediciPlayer)]
pub struct PlayerView {
    /// The player's seat.
    pub seat: Seat,
    /// Florins owned; a plain number that does not wrap at 100.
    pub wealth: u32,
    /// The cards bought or received in this round, in the order they came.
    #[schema(max_items = 5)]
    pub warehouse: Vec<Card>,
    /// Sum of the values of these cards.
    pub warehouse_value: u32,
    /// How many more cards the warehouse takes in this round.
    #[schema(maximum = 5)]
    pub room: u8,
    /// The player's counters on the five accounts, in the order of the wares.
    #[schema(min_items = 5, max_items = 5)]
    pub accounts: Vec<AccountView>,
}

/// A counter on an account.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = MediciAccount)]
pub struct AccountView {
    /// Which account.
    pub ware: Ware,
    /// The space where the counter stands, 0 at the bottom.
    #[schema(maximum = 7)]
    pub position: u8,
}

/// What the table looks like.
pub fn view(state: &State) -> View {
    View {
        round: state.round,
        phase: phase_view(&state.phase),
        lot: state.lot.to_vec(),
        // Everybody may count the deck («End of the Game Round») and knows how many cards were left
        // out.
        deck_size: count(state.deck.reveal().len()),
        left_out_size: count(state.left_out.reveal().len()),
        discarded: state.discarded.clone(),
        players: state.players.iter().map(|(seat, player)| player_view(seat, player)).collect(),
    }
}

fn phase_view(phase: &Phase) -> PhaseView {
    match phase {
        Phase::TurningUp { turner } => PhaseView::TurningUp { turner: *turner },
        Phase::Bidding { turner, to_bid, highest_bid } => PhaseView::Bidding {
            turner: *turner,
            to_bid: to_bid.to_vec(),
            highest_bid: highest_bid.map(|bid| BidView { seat: bid.seat, amount: bid.amount }),
        },
        Phase::Over { standings } => PhaseView::Over { standings: standings.clone() },
        Phase::RoundOver | Phase::TurnOver { .. } => {
            unreachable!("a commit ends with a question or with the game")
        }
    }
}

fn player_view(seat: Seat, player: &Player) -> PlayerView {
    PlayerView {
        seat,
        wealth: player.wealth,
        warehouse: player.warehouse.to_vec(),
        warehouse_value: player.warehouse_value(),
        room: count(player.room()),
        accounts: Ware::ALL
            .iter()
            .map(|ware| AccountView { ware: *ware, position: player.accounts[ware.index()] })
            .collect(),
    }
}

/// What happened, as everybody is told it.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[serde(tag = "type", content = "data")]
#[schema(as = MediciEventView)]
pub enum EventView {
    /// All cards were shuffled and the deck of a round was dealt; the warehouses are empty again.
    #[serde(rename = "medici.round_dealt")]
    RoundDealt {
        /// Which round, from 1.
        round: u8,
        /// Number of cards in the deck.
        deck_size: u8,
        /// Number of cards left out of the round, unseen.
        left_out_size: u8,
    },
    /// It was decided who begins the round.
    #[serde(rename = "medici.start_player_chosen")]
    StartPlayerChosen {
        /// Who begins.
        seat: Seat,
        /// The poorest players, in seat order; if they are several, the lot decided among them.
        among: Vec<Seat>,
    },
    /// The top card of the deck was turned up and joined the lot.
    #[serde(rename = "medici.card_turned_up")]
    CardTurnedUp {
        /// Who turned it up.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The lot is complete and the bidding began.
    #[serde(rename = "medici.bidding_opened")]
    BiddingOpened {
        /// Who turned up the lot.
        turner: Seat,
        /// In which order the players bid or pass, the turner last.
        order: Vec<Seat>,
    },
    /// A player made the highest bid so far.
    #[serde(rename = "medici.bid_made")]
    BidMade {
        /// Who bid.
        seat: Seat,
        /// Florins.
        amount: u32,
    },
    /// A player made no bid.
    #[serde(rename = "medici.passed")]
    Passed {
        /// Who passed.
        seat: Seat,
        /// Whether the player decided so or could not bid.
        reason: PassReason,
    },
    /// The highest bidder paid and stored the lot.
    #[serde(rename = "medici.lot_sold")]
    LotSold {
        /// Who bought the lot.
        buyer: Seat,
        /// Florins paid.
        price: u32,
        /// The cards of the lot.
        cards: Vec<Card>,
    },
    /// Nobody bid for the lot; its cards are out of the round.
    #[serde(rename = "medici.lot_discarded")]
    LotDiscarded {
        /// The cards of the lot.
        cards: Vec<Card>,
    },
    /// The last player with room was given cards from the deck for nothing.
    #[serde(rename = "medici.warehouse_filled")]
    WarehouseFilled {
        /// Who received them.
        seat: Seat,
        /// The cards, in the order of the deck.
        cards: Vec<Card>,
    },
    /// No more cards are bought in this round; the scoring follows.
    #[serde(rename = "medici.round_ended")]
    RoundEnded {
        /// Which round.
        round: u8,
        /// Why it ended.
        reason: RoundEndReason,
    },
    /// The warehouses brought their proceeds.
    #[serde(rename = "medici.warehouses_scored")]
    WarehousesScored {
        /// One entry per seat, in seat order.
        scores: Vec<WarehouseScore>,
    },
    /// The counters of an account advanced and brought awards and prizes.
    #[serde(rename = "medici.account_scored")]
    AccountScored {
        /// Which account.
        ware: Ware,
        /// One entry per seat, in seat order.
        scores: Vec<AccountScore>,
    },
    /// The last round has been scored; the richest player has won.
    #[serde(rename = "medici.game_ended")]
    GameEnded {
        /// The final standings, best place first and by seat within a place.
        standings: Vec<Placing>,
    },
}

/// What everybody is told of an event: all of it but the order of the deck.
pub fn redact(event: &Event) -> EventView {
    match event.clone() {
        Event::RoundDealt { round, deck, left_out } => EventView::RoundDealt {
            round,
            deck_size: count(deck.len()),
            left_out_size: count(left_out.len()),
        },
        Event::StartPlayerChosen { seat, among } => EventView::StartPlayerChosen { seat, among },
        Event::CardTurnedUp { seat, card } => EventView::CardTurnedUp { seat, card },
        Event::BiddingOpened { turner, order } => EventView::BiddingOpened { turner, order },
        Event::BidMade { seat, amount } => EventView::BidMade { seat, amount },
        Event::Passed { seat, reason } => EventView::Passed { seat, reason },
        Event::LotSold { buyer, price, cards } => EventView::LotSold { buyer, price, cards },
        Event::LotDiscarded { cards } => EventView::LotDiscarded { cards },
        Event::WarehouseFilled { seat, cards } => EventView::WarehouseFilled { seat, cards },
        Event::RoundEnded { round, reason } => EventView::RoundEnded { round, reason },
        Event::WarehousesScored { scores } => EventView::WarehousesScored { scores },
        Event::AccountScored { ware, scores } => EventView::AccountScored { ware, scores },
        Event::GameEnded { standings } => EventView::GameEnded { standings },
    }
}

/// Whether luck, or the unknown order of the deck, decided something in the event.
pub fn reveals(event: &Event) -> bool {
    match event {
        Event::RoundDealt { .. } | Event::CardTurnedUp { .. } | Event::WarehouseFilled { .. } => {
            true
        }
        Event::StartPlayerChosen { seat: _, among } => among.len() > 1,
        Event::BiddingOpened { .. }
        | Event::BidMade { .. }
        | Event::Passed { .. }
        | Event::LotSold { .. }
        | Event::LotDiscarded { .. }
        | Event::RoundEnded { .. }
        | Event::WarehousesScored { .. }
        | Event::AccountScored { .. }
        | Event::GameEnded { .. } => false,
    }
}

/// Another table that nobody can tell from this one: the unseen cards are dealt anew to the deck
/// and beside it.
pub fn determinize(state: &State, chance: &mut dyn Chance) -> State {
    let mut imagined = state.clone();
    let deck = imagined.deck.reveal_mut();
    let left_out = imagined.left_out.reveal_mut();
    let mut unseen: Vec<Card> = deck.iter().chain(left_out.iter()).copied().collect();
    unseen.sort();
    shuffle(chance, &mut unseen);
    *left_out = unseen.split_off(deck.len());
    *deck = unseen;
    imagined
}
