//! What happened, as it is stored: results, never recipes. Private; players are told the events of
//! `told.rs`.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    components::{Card, Colour, Gems},
    scoring::{LapScore, MajorityScore, Placing},
};
use kontor_rules::Seat;

/// A fact of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", content = "data")]
pub enum Event {
    /// Every player was given gems out of the supply.
    #[serde(rename = "basari.gems_dealt")]
    GemsDealt {
        /// What each got.
        each: Gems,
    },
    /// A player placed start marker and figure.
    #[serde(rename = "basari.arch_chosen")]
    ArchChosen {
        /// Who.
        seat: Seat,
        /// Above which arch.
        arch: u8,
    },
    /// A round began.
    #[serde(rename = "basari.round_began")]
    RoundBegan {
        /// Which round, from 1.
        round: u8,
    },
    /// A figure moved by the die of the first phase.
    #[serde(rename = "basari.figure_moved")]
    FigureMoved {
        /// Whose.
        seat: Seat,
        /// The die.
        die: u8,
        /// Where the figure stands now.
        arch: u8,
        /// How far it is from its start marker now.
        steps: u8,
    },
    /// A player chose a card, face down.
    #[serde(rename = "basari.card_chosen")]
    CardChosen {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// All cards were turned over.
    #[serde(rename = "basari.cards_revealed")]
    CardsRevealed {
        /// The players' cards, by seat.
        cards: Vec<Card>,
        /// The actions that were chosen, in the order in which they are settled.
        order: Vec<Card>,
    },
    /// An action was chosen by three or four, so nobody carries it out.
    #[serde(rename = "basari.action_lapsed")]
    ActionLapsed {
        /// Which action.
        card: Card,
        /// Who chose it.
        seats: Vec<Seat>,
    },
    /// Two players with as many points rolled for the first offer.
    #[serde(rename = "basari.opening_rolled")]
    OpeningRolled {
        /// Their dice, in seat order.
        rolls: Vec<OpeningRoll>,
    },
    /// Two players began to trade for an action.
    #[serde(rename = "basari.trade_opened")]
    TradeOpened {
        /// The action.
        card: Card,
        /// Who makes the first offer.
        opener: Seat,
        /// Who answers it.
        responder: Seat,
    },
    /// A player made the first offer or raised.
    #[serde(rename = "basari.offer_made")]
    OfferMade {
        /// Who.
        seat: Seat,
        /// What the other would get.
        gems: Gems,
    },
    /// A player took the gems offered and left the action to the other.
    #[serde(rename = "basari.offer_accepted")]
    OfferAccepted {
        /// Who took the gems.
        seat: Seat,
        /// Who gave them and carries out the action.
        actor: Seat,
        /// The gems.
        gems: Gems,
        /// Why.
        reason: AcceptReason,
    },
    /// The opener of a trade offered nothing and left the action to the other.
    #[serde(rename = "basari.trade_conceded")]
    TradeConceded {
        /// Who offered nothing.
        seat: Seat,
        /// Who carries out the action.
        actor: Seat,
        /// Why.
        reason: ConcedeReason,
    },
    /// A player carried out the action of the die.
    #[serde(rename = "basari.roll_carried_out")]
    RollCarriedOut {
        /// Who.
        seat: Seat,
        /// The die.
        die: u8,
        /// Where the figure stands now.
        arch: u8,
        /// How far it is from its start marker now.
        steps: u8,
        /// Points for what the die missed.
        points: u32,
    },
    /// A player carried out the action of the points.
    #[serde(rename = "basari.points_carried_out")]
    PointsCarriedOut {
        /// Who.
        seat: Seat,
        /// Above which arch the figure stands.
        arch: u8,
        /// Points of the arch.
        points: u32,
    },
    /// A player carried out the action of the gems.
    #[serde(rename = "basari.gems_carried_out")]
    GemsCarriedOut {
        /// Who.
        seat: Seat,
        /// Above which arch the figure stands.
        arch: u8,
        /// Gems taken from the supply.
        gems: Gems,
    },
    /// Somebody got round, so a scoring began; laps brought their points.
    #[serde(rename = "basari.laps_scored")]
    LapsScored {
        /// Which scoring, from 1.
        scoring: u8,
        /// One entry per seat.
        scores: Vec<LapScore>,
    },
    /// The majority in a colour brought its points, and gems were given back.
    #[serde(rename = "basari.majority_scored")]
    MajorityScored {
        /// Which colour.
        colour: Colour,
        /// One entry per seat.
        scores: Vec<MajorityScore>,
    },
    /// All start markers were moved under their figures.
    #[serde(rename = "basari.start_markers_moved")]
    StartMarkersMoved {
        /// The arches where they lie now, by seat.
        arches: Vec<u8>,
    },
    /// The last scoring is over.
    #[serde(rename = "basari.game_ended")]
    GameEnded {
        /// The final standings, best place first.
        standings: Vec<Placing>,
    },
}

/// A roll for the first offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = BasariOpeningRoll)]
pub struct OpeningRoll {
    /// Whose.
    pub seat: Seat,
    /// The die.
    #[schema(minimum = 1, maximum = 6)]
    pub die: u8,
}

/// Why an offer was accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = BasariAcceptReason)]
pub enum AcceptReason {
    /// The player was asked and decided so.
    Chosen,
    /// No gems of the player outrank the offer, so the player was not asked.
    NoRaise,
}

/// Why a trade was conceded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = BasariConcedeReason)]
pub enum ConcedeReason {
    /// The player was asked and decided so.
    Chosen,
    /// The player has no gems to offer, so was not asked.
    NoGems,
}
