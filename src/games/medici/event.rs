//! What happened: as it is stored, and as everybody sees it.
//!
//! Only the order of the deck and the cards left out of the round are secret.

use kontor_rules::{Seat, events};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    components::{Card, Ware, count},
    scores::{AccountScore, Placing, WarehouseScore},
};

events! {
    /// What happened, as it is stored: with the results of luck and rules, so that it can be applied
    /// without either.
    stored Event;
    /// What happened, as everybody sees it.
    shown EventView as MediciEventView to viewer;

    /// All cards were shuffled and the deck of a round was dealt; the warehouses are empty again.
    RoundDealt = "medici.round_dealt" {
        /// Which round, from 1.
        round: u8,
    } secret {
        /// The deck, top card first.
        deck: Vec<Card>,
        /// The cards that no player sees in this round.
        left_out: Vec<Card>,
    } shown as {
        /// Number of cards in the deck.
        deck_size: u8 = count(deck.len()),
        /// Number of cards left out of the round, unseen.
        left_out_size: u8 = count(left_out.len()),
    } reveals: true;
    /// It was decided who begins the round.
    StartPlayerChosen = "medici.start_player_chosen" {
        /// Who begins.
        seat: Seat,
        /// The poorest players, in seat order; if they are several, the lot decided among them.
        among: Vec<Seat>,
    } reveals: among.len() > 1;
    /// The top card of the deck was turned up and joined the lot.
    CardTurnedUp = "medici.card_turned_up" {
        /// Who turned it up.
        seat: Seat,
        /// The card.
        card: Card,
    } reveals: true;
    /// The lot is complete and the bidding began.
    BiddingOpened = "medici.bidding_opened" {
        /// Who turned up the lot.
        turner: Seat,
        /// In which order the players bid or pass, the turner last.
        order: Vec<Seat>,
    }
    /// A player made the highest bid so far.
    BidMade = "medici.bid_made" {
        /// Who bid.
        seat: Seat,
        /// Florins.
        amount: u32,
    }
    /// A player made no bid.
    Passed = "medici.passed" {
        /// Who passed.
        seat: Seat,
        /// Whether the player decided so or could not bid.
        reason: PassReason,
    }
    /// The highest bidder paid and stored the lot.
    LotSold = "medici.lot_sold" {
        /// Who bought the lot.
        buyer: Seat,
        /// Florins paid.
        price: u32,
        /// The cards of the lot.
        cards: Vec<Card>,
    }
    /// No player bid for the lot; its cards are out of the round.
    LotDiscarded = "medici.lot_discarded" {
        /// The cards of the lot.
        cards: Vec<Card>,
    }
    /// The last player with room was given cards from the deck for nothing.
    WarehouseFilled = "medici.warehouse_filled" {
        /// Who received them.
        seat: Seat,
        /// The cards, in the order of the deck.
        cards: Vec<Card>,
    } reveals: true;
    /// No more cards are bought in this round; the scoring follows.
    RoundEnded = "medici.round_ended" {
        /// Which round.
        round: u8,
        /// Why it ended.
        reason: RoundEndReason,
    }
    /// The warehouses brought their proceeds.
    WarehousesScored = "medici.warehouses_scored" {
        /// One entry per seat, in seat order.
        scores: Vec<WarehouseScore>,
    }
    /// The counters of an account advanced and brought awards and prizes.
    AccountScored = "medici.account_scored" {
        /// Which account.
        ware: Ware,
        /// One entry per seat, in seat order.
        scores: Vec<AccountScore>,
    }
    /// The last round has been scored; the richest player has won.
    GameEnded = "medici.game_ended" {
        /// The final standings, best place first and by seat within a place.
        standings: Vec<Placing>,
    }
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
