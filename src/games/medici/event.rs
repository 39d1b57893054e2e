//! What happened, as it is stored: results, never recipes. Private; players are told the events of
//! `view.rs`.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    components::{Card, Ware},
    scoring::{AccountScore, Placing, WarehouseScore},
};
use kontor_rules::Seat;

/// A fact of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", content = "data")]
pub enum Event {
    /// All cards were shuffled and the deck of a round was dealt.
    #[serde(rename = "medici.round_dealt")]
    RoundDealt {
        /// Which round, from 1.
        round: u8,
        /// The deck, top card first.
        deck: Vec<Card>,
        /// The cards that nobody sees in this round.
        left_out: Vec<Card>,
    },
    /// It was decided who begins the round.
    #[serde(rename = "medici.start_player_chosen")]
    StartPlayerChosen {
        /// Who begins.
        seat: Seat,
        /// The poorest players; the lot decided if they are several.
        among: Vec<Seat>,
    },
    /// The top card of the deck joined the lot.
    #[serde(rename = "medici.card_turned_up")]
    CardTurnedUp {
        /// Who turned it up.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The lot is complete.
    #[serde(rename = "medici.bidding_opened")]
    BiddingOpened {
        /// Whose lot it is.
        turner: Seat,
        /// In which order all players bid or pass.
        order: Vec<Seat>,
    },
    /// A player made the highest bid so far.
    #[serde(rename = "medici.bid_made")]
    BidMade {
        /// Who.
        seat: Seat,
        /// Florins.
        amount: u32,
    },
    /// A player made no bid.
    #[serde(rename = "medici.passed")]
    Passed {
        /// Who.
        seat: Seat,
        /// Why.
        reason: PassReason,
    },
    /// The highest bidder paid and took the lot.
    #[serde(rename = "medici.lot_sold")]
    LotSold {
        /// Who bought it.
        buyer: Seat,
        /// Florins paid.
        price: u32,
        /// The lot.
        cards: Vec<Card>,
    },
    /// Nobody bid; the lot is out of the round.
    #[serde(rename = "medici.lot_discarded")]
    LotDiscarded {
        /// The lot.
        cards: Vec<Card>,
    },
    /// The last player with room took cards from the deck for nothing.
    #[serde(rename = "medici.warehouse_filled")]
    WarehouseFilled {
        /// Who.
        seat: Seat,
        /// The cards, in the order of the deck.
        cards: Vec<Card>,
    },
    /// No more cards are bought in this round.
    #[serde(rename = "medici.round_ended")]
    RoundEnded {
        /// Which round.
        round: u8,
        /// Why.
        reason: RoundEndReason,
    },
    /// The warehouses brought their proceeds.
    #[serde(rename = "medici.warehouses_scored")]
    WarehousesScored {
        /// One entry per seat.
        scores: Vec<WarehouseScore>,
    },
    /// The counters of an account advanced and brought awards and prizes.
    #[serde(rename = "medici.account_scored")]
    AccountScored {
        /// Which account.
        ware: Ware,
        /// One entry per seat.
        scores: Vec<AccountScore>,
    },
    /// The last round has been scored.
    #[serde(rename = "medici.game_ended")]
    GameEnded {
        /// The final standings, best place first.
        standings: Vec<Placing>,
    },
}

/// Why a player made no bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = MediciPassReason)]
pub enum PassReason {
    /// The player was asked and decided so.
    Chosen,
    /// The lot does not fit into the warehouse, so the player was not asked.
    NoRoom,
    /// The player cannot pay more than the highest bid so far, so was not asked.
    NoMoney,
}

/// Why a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = MediciRoundEndReason)]
pub enum RoundEndReason {
    /// Every warehouse is full.
    WarehousesFull,
    /// There is no card left in the deck; some warehouse is not full.
    DeckExhausted,
}
