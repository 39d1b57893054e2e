//! What players are told of events: everything, but for the cards of others that lie face down.

use serde::Serialize;
use utoipa::ToSchema;

use super::{
    components::{Card, Colour, Gems},
    event::{AcceptReason, ConcedeReason, Event, OpeningRoll},
    scoring::{LapScore, MajorityScore, Placing},
};
use kontor_rules::{Seat, Viewer};

/// What happened, as a viewer is told it.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[serde(tag = "type", content = "data")]
#[schema(as = BasariEventView)]
pub enum EventView {
    /// Every player was given gems out of the supply.
    #[serde(rename = "basari.gems_dealt")]
    GemsDealt {
        /// What each got.
        each: Gems,
    },
    /// A player placed start marker and figure.
    #[serde(rename = "basari.arch_chosen")]
    ArchChosen {
        /// Who placed them.
        seat: Seat,
        /// Number of the arch.
        arch: u8,
    },
    /// A round began.
    #[serde(rename = "basari.round_began")]
    RoundBegan {
        /// Which round, from 1.
        round: u8,
    },
    /// A player rolled the die of the first phase, and the figure moved.
    #[serde(rename = "basari.figure_moved")]
    FigureMoved {
        /// Whose figure.
        seat: Seat,
        /// The die; it scores nothing.
        #[schema(minimum = 1, maximum = 6)]
        die: u8,
        /// Number of the arch where the figure stands now.
        arch: u8,
        /// How far it is from its start marker now.
        steps: u8,
    },
    /// A player chose a card, face down.
    #[serde(rename = "basari.card_chosen")]
    CardChosen {
        /// Who chose.
        seat: Seat,
        /// The card; `null` for everybody but its owner.
        #[schema(required = true)]
        card: Option<Card>,
    },
    /// All cards were turned over.
    #[serde(rename = "basari.cards_revealed")]
    CardsRevealed {
        /// The players' cards, by seat.
        cards: Vec<Card>,
        /// The actions that were chosen, in the order in which they are settled: those of single
        /// players, those that two trade for, and what lapses.
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
    /// Two players with as many points rolled for the first offer; the higher die makes it, equal
    /// dice are rolled again.
    #[serde(rename = "basari.opening_rolled")]
    OpeningRolled {
        /// Their dice, in seat order; these move no figure and score nothing.
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
        /// Who offers.
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
        /// Whether the player decided so or could not raise.
        reason: AcceptReason,
    },
    /// The opener of a trade offered nothing and left the action to the other.
    #[serde(rename = "basari.trade_conceded")]
    TradeConceded {
        /// Who offered nothing.
        seat: Seat,
        /// Who carries out the action.
        actor: Seat,
        /// Whether the player decided so or had no gems.
        reason: ConcedeReason,
    },
    /// A player carried out the action `roll`: rolled the die, moved, and scored what it missed to
    /// six.
    #[serde(rename = "basari.roll_carried_out")]
    RollCarriedOut {
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
    },
    /// A player carried out the action `points`.
    #[serde(rename = "basari.points_carried_out")]
    PointsCarriedOut {
        /// Who scored.
        seat: Seat,
        /// Number of the arch under the figure.
        arch: u8,
        /// Points scored.
        points: u32,
    },
    /// A player carried out the action `gems`.
    #[serde(rename = "basari.gems_carried_out")]
    GemsCarriedOut {
        /// Who took the gems.
        seat: Seat,
        /// Number of the arch under the figure.
        arch: u8,
        /// Gems taken; fewer than the arch shows where the supply had no more.
        gems: Gems,
    },
    /// Somebody got round, so a scoring began; laps brought their points.
    #[serde(rename = "basari.laps_scored")]
    LapsScored {
        /// Which scoring, from 1.
        scoring: u8,
        /// One entry per seat, in seat order.
        scores: Vec<LapScore>,
    },
    /// The majority in a colour brought its points, and gems were given back.
    #[serde(rename = "basari.majority_scored")]
    MajorityScored {
        /// Which colour.
        colour: Colour,
        /// One entry per seat, in seat order.
        scores: Vec<MajorityScore>,
    },
    /// All start markers were moved under their figures; the next lap begins at 0 steps.
    #[serde(rename = "basari.start_markers_moved")]
    StartMarkersMoved {
        /// Numbers of the arches where they lie now, by seat.
        arches: Vec<u8>,
    },
    /// The last scoring is over.
    #[serde(rename = "basari.game_ended")]
    GameEnded {
        /// The final standings, best place first and by seat within a place.
        standings: Vec<Placing>,
    },
}

/// What a viewer is told of an event: all of it, but for the card that another player chose.
pub fn redact(event: &Event, viewer: Viewer) -> EventView {
    match event.clone() {
        Event::GemsDealt { each } => EventView::GemsDealt { each },
        Event::ArchChosen { seat, arch } => EventView::ArchChosen { seat, arch },
        Event::RoundBegan { round } => EventView::RoundBegan { round },
        Event::FigureMoved { seat, die, arch, steps } => {
            EventView::FigureMoved { seat, die, arch, steps }
        }
        Event::CardChosen { seat, card } => {
            EventView::CardChosen { seat, card: viewer.is(seat).then_some(card) }
        }
        Event::CardsRevealed { cards, order } => EventView::CardsRevealed { cards, order },
        Event::ActionLapsed { card, seats } => EventView::ActionLapsed { card, seats },
        Event::OpeningRolled { rolls } => EventView::OpeningRolled { rolls },
        Event::TradeOpened { card, opener, responder } => {
            EventView::TradeOpened { card, opener, responder }
        }
        Event::OfferMade { seat, gems } => EventView::OfferMade { seat, gems },
        Event::OfferAccepted { seat, actor, gems, reason } => {
            EventView::OfferAccepted { seat, actor, gems, reason }
        }
        Event::TradeConceded { seat, actor, reason } => {
            EventView::TradeConceded { seat, actor, reason }
        }
        Event::RollCarriedOut { seat, die, arch, steps, points } => {
            EventView::RollCarriedOut { seat, die, arch, steps, points }
        }
        Event::PointsCarriedOut { seat, arch, points } => {
            EventView::PointsCarriedOut { seat, arch, points }
        }
        Event::GemsCarriedOut { seat, arch, gems } => {
            EventView::GemsCarriedOut { seat, arch, gems }
        }
        Event::LapsScored { scoring, scores } => EventView::LapsScored { scoring, scores },
        Event::MajorityScored { colour, scores } => EventView::MajorityScored { colour, scores },
        Event::StartMarkersMoved { arches } => EventView::StartMarkersMoved { arches },
        Event::GameEnded { standings } => EventView::GameEnded { standings },
    }
}

/// Whether a die, or the opening of cards that were secret, decided something in the event.
pub fn reveals(event: &Event) -> bool {
    match event {
        Event::FigureMoved { .. }
        | Event::CardsRevealed { .. }
        | Event::OpeningRolled { .. }
        | Event::RollCarriedOut { .. } => true,
        Event::GemsDealt { .. }
        | Event::ArchChosen { .. }
        | Event::RoundBegan { .. }
        | Event::CardChosen { .. }
        | Event::ActionLapsed { .. }
        | Event::TradeOpened { .. }
        | Event::OfferMade { .. }
        | Event::OfferAccepted { .. }
        | Event::TradeConceded { .. }
        | Event::PointsCarriedOut { .. }
        | Event::GemsCarriedOut { .. }
        | Event::LapsScored { .. }
        | Event::MajorityScored { .. }
        | Event::StartMarkersMoved { .. }
        | Event::GameEnded { .. } => false,
    }
}
