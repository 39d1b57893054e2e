//! What happened: as it is stored, and as each viewer sees it.
//!
//! Everything happens in the open but for the cards of others that lie face down. Dice reveal
//! something to everybody, and so do cards that are turned over: no player knows all of them
//! before.

use kontor_rules::{Seat, events};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    components::{Card, Colour, Gems},
    scores::{LapScore, MajorityScore, Placing},
};

events! {
    /// What happened, as it is stored: with the results of luck and rules, so that it can be applied
    /// without either.
    stored Event;
    /// What happened, as a viewer sees it.
    shown EventView as BasariEventView to viewer;

    /// Every player was given gems out of the supply.
    GemsDealt = "basari.gems_dealt" {
        /// What each got.
        each: Gems,
    }
    /// A player placed start marker and figure.
    ArchChosen = "basari.arch_chosen" {
        /// Who placed them.
        seat: Seat,
        /// Number of the arch.
        arch: u8,
    }
    /// A round began.
    RoundBegan = "basari.round_began" {
        /// Which round, from 1.
        round: u8,
    }
    /// A player rolled the die of the first phase, and the figure moved.
    FigureMoved = "basari.figure_moved" {
        /// Whose figure.
        seat: Seat,
        /// The die; it scores nothing.
        #[schema(minimum = 1, maximum = 6)]
        die: u8,
        /// Number of the arch where the figure stands now.
        arch: u8,
        /// How far it is from its start marker now.
        steps: u8,
    } reveals: true;
    /// A player chose a card, face down.
    CardChosen = "basari.card_chosen" {
        /// Who chose.
        seat: Seat,
    } only for seat {
        /// The card; `null` for everybody but its owner.
        card: Card,
    }
    /// All cards were turned over.
    CardsRevealed = "basari.cards_revealed" {
        /// The players' cards, by seat.
        cards: Vec<Card>,
        /// The actions that were chosen, in the order in which they are settled: those of single
        /// players, those that two trade for, and what lapses.
        order: Vec<Card>,
    } reveals: true;
    /// An action was chosen by three or four, so none of them carries it out.
    ActionLapsed = "basari.action_lapsed" {
        /// Which action.
        card: Card,
        /// Who chose it.
        seats: Vec<Seat>,
    }
    /// Two players with as many points rolled for the first offer; the higher die makes it, equal
    /// dice are rolled again.
    OpeningRolled = "basari.opening_rolled" {
        /// Their dice, in seat order; these move no figure and score nothing.
        rolls: Vec<OpeningRoll>,
    } reveals: true;
    /// Two players began to trade for an action.
    TradeOpened = "basari.trade_opened" {
        /// The action.
        card: Card,
        /// Who makes the first offer.
        opener: Seat,
        /// Who answers it.
        responder: Seat,
    }
    /// A player made the first offer or raised.
    OfferMade = "basari.offer_made" {
        /// Who offers.
        seat: Seat,
        /// What the other would get.
        gems: Gems,
    }
    /// A player took the gems offered and left the action to the other.
    OfferAccepted = "basari.offer_accepted" {
        /// Who took the gems.
        seat: Seat,
        /// Who gave them and carries out the action.
        actor: Seat,
        /// The gems.
        gems: Gems,
        /// Whether the player decided so or could not raise.
        reason: AcceptReason,
    }
    /// The opener of a trade offered nothing and left the action to the other.
    TradeConceded = "basari.trade_conceded" {
        /// Who offered nothing.
        seat: Seat,
        /// Who carries out the action.
        actor: Seat,
        /// Whether the player decided so or had no gems.
        reason: ConcedeReason,
    }
    /// A player carried out the action `roll`: rolled the die, moved, and scored what it missed to
    /// six.
    RollCarriedOut = "basari.roll_carried_out" {
        /// Who rolled.
        seat: Seat,
        /// The die.
        #[schema(minimum = 1, maximum = 6)]
        die: u8,
        /// Number of the arch where the figure stands now; it gives nothing.
        arch: u8,
        /// How far the figure is from its start marker now.
        steps: u8,
        /// Points scored.
        points: u32,
    } reveals: true;
    /// A player carried out the action `points`.
    PointsCarriedOut = "basari.points_carried_out" {
        /// Who scored.
        seat: Seat,
        /// Number of the arch under the figure.
        arch: u8,
        /// Points scored.
        points: u32,
    }
    /// A player carried out the action `gems`.
    GemsCarriedOut = "basari.gems_carried_out" {
        /// Who took the gems.
        seat: Seat,
        /// Number of the arch under the figure.
        arch: u8,
        /// Gems taken; fewer than the arch shows where the supply had no more.
        gems: Gems,
    }
    /// A player got round, so a scoring began; laps brought their points.
    LapsScored = "basari.laps_scored" {
        /// Which scoring, from 1.
        scoring: u8,
        /// One entry per seat, in seat order.
        scores: Vec<LapScore>,
    }
    /// The majority in a colour brought its points, and gems were given back.
    MajorityScored = "basari.majority_scored" {
        /// Which colour.
        colour: Colour,
        /// One entry per seat, in seat order.
        scores: Vec<MajorityScore>,
    }
    /// All start markers were moved under their figures; the next lap begins at 0 steps.
    StartMarkersMoved = "basari.start_markers_moved" {
        /// Numbers of the arches where they lie now, by seat.
        arches: Vec<u8>,
    }
    /// The last scoring is over.
    GameEnded = "basari.game_ended" {
        /// The final standings, best place first and by seat within a place.
        standings: Vec<Placing>,
    }
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
