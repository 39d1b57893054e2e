//! What players see of the table. The only file that reads hidden cards for output.
//!
//! In Medici no player knows more than another: seats and spectators see the same.

use serde::Serialize;
use utoipa::ToSchema;

use super::{
    components::{Card, Ware, count},
    scores::Placing,
    state::{Phase, Player, State},
};
use kontor_rules::Seat;

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
    /// Number of cards left out of this round; no player sees them.
    #[schema(maximum = 36)]
    pub left_out_size: u8,
    /// The cards of this round for which no player bid, in the order they were turned up.
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
