//! What players see and are told, and the worlds they may imagine. The only file that reads hidden cards for output.
//!
//! Only cards that are not turned over yet are secret: each player knows the own one.

use serde::Serialize;
use utoipa::ToSchema;

use super::{
    components::{Card, Colour, Gems},
    event::{AcceptReason, ConcedeReason, Event, OpeningRoll},
    scoring::{LapScore, MajorityScore, Placing},
    state::{Phase, Player, Revealed, State},
};
use crate::rules::{Chance, Hidden, Seat, Viewer};

/// The table.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = BasariView)]
pub struct View {
    /// The round, from 1; 0 while the figures are placed.
    pub round: u8,
    /// Scorings so far; the third ends the game.
    #[schema(maximum = 3)]
    pub scorings: u8,
    /// How many steps from its start marker make a lap of a figure: as many as there are arches.
    #[schema(minimum = 12, maximum = 60)]
    pub lap_steps: u8,
    /// What is going on.
    pub phase: PhaseView,
    /// The gems that nobody owns.
    pub supply: Gems,
    /// The players by seat.
    #[schema(min_items = 3, max_items = 4)]
    pub players: Vec<PlayerView>,
}

/// What is going on.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[serde(tag = "phase", rename_all = "snake_case")]
#[schema(as = BasariPhase)]
pub enum PhaseView {
    /// The players place their figures, seat by seat.
    ChoosingArches {},
    /// All choose a card, face down.
    ChoosingCards {
        /// Who has chosen, by seat.
        #[schema(min_items = 3, max_items = 4)]
        chosen: Vec<ChosenView>,
    },
    /// Two players trade for an action.
    Trading {
        /// The players' cards, by seat.
        #[schema(min_items = 3, max_items = 4)]
        cards: Vec<Card>,
        /// The actions that are not settled yet, in order; the first is traded for now.
        #[schema(min_items = 1, max_items = 2)]
        to_settle: Vec<Card>,
        /// Who made or makes the first offer.
        opener: Seat,
        /// Who answers it.
        responder: Seat,
        /// The highest offer so far; `null` before the first.
        #[schema(required = true)]
        offer: Option<OfferView>,
    },
    /// The game has ended.
    Over {
        /// The final standings, best place first and by seat within a place.
        #[schema(max_items = 4)]
        standings: Vec<Placing>,
    },
}

/// Whether a player has chosen a card.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = BasariChosen)]
pub struct ChosenView {
    /// Who.
    pub seat: Seat,
    /// Whether a card lies there, face down.
    pub has_chosen: bool,
    /// The card; `null` for everybody but its owner until all have chosen, and while there is none.
    #[schema(required = true)]
    pub card: Option<Card>,
}

/// An offer.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = BasariOffer)]
pub struct OfferView {
    /// Whose.
    pub seat: Seat,
    /// What the other would get.
    pub gems: Gems,
}

/// What a player owns; all of it is public.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = BasariPlayer)]
pub struct PlayerView {
    /// The player's seat.
    pub seat: Seat,
    /// Points; a plain number that does not wrap at 85.
    pub points: u32,
    /// Gems.
    pub gems: Gems,
    /// The player's figure; `null` until it has been placed.
    #[schema(required = true)]
    pub figure: Option<FigureView>,
}

/// A figure on the board.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = BasariFigure)]
pub struct FigureView {
    /// Number of the arch where it stands.
    pub arch: u8,
    /// Points of this arch.
    pub arch_points: u8,
    /// Gems of this arch; there may be fewer in the supply.
    pub arch_gems: Gems,
    /// Number of the arch where its start marker lies.
    pub start: u8,
    /// Steps since it left its start marker.
    pub steps: u8,
}

/// What the table looks like to a viewer.
pub fn view(state: &State, viewer: Viewer) -> View {
    View {
        round: state.round,
        scorings: state.scorings,
        lap_steps: state.lap_steps(),
        phase: phase_view(state, viewer),
        supply: state.supply,
        players: state.players.iter().map(|(seat, player)| player_view(state, seat, player)).collect(),
    }
}

fn phase_view(state: &State, viewer: Viewer) -> PhaseView {
    match &state.phase {
        Phase::ChoosingArches => PhaseView::ChoosingArches {},
        Phase::ChoosingCards { cards } => PhaseView::ChoosingCards {
            chosen: cards.iter().map(|(seat, card)| chosen_view(seat, card.as_ref(), viewer)).collect(),
        },
        Phase::Trading { revealed: Revealed { cards, to_settle }, trade } => PhaseView::Trading {
            cards: cards.as_slice().to_vec(),
            to_settle: to_settle.clone(),
            opener: trade.opener,
            responder: trade.responder,
            offer: trade.offer.map(|offer| OfferView { seat: offer.seat, gems: offer.gems }),
        },
        Phase::Over { standings } => PhaseView::Over { standings: standings.clone() },
        Phase::Settling { .. } | Phase::Traded { .. } | Phase::RoundOver => {
            unreachable!("a commit ends with a question or with the game")
        }
    }
}

fn chosen_view(seat: Seat, card: Option<&Hidden<Card>>, viewer: Viewer) -> ChosenView {
    // The owner knows the card, the others that it is there («Die 2. Phase»).
    let own = card.filter(|_| viewer.is(seat)).map(|card| *card.reveal());
    ChosenView { seat, has_chosen: card.is_some(), card: own }
}

fn player_view(state: &State, seat: Seat, player: &Player) -> PlayerView {
    let figure = player.figure.map(|figure| {
        let arch = state.arches[usize::from(figure.arch)];
        FigureView {
            arch: figure.arch,
            arch_points: arch.points,
            arch_gems: arch.gems(),
            start: figure.start,
            steps: figure.steps,
        }
    });
    PlayerView { seat, points: player.points, gems: player.gems, figure }
}

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
        /// The actions that were chosen, in the order in which they are settled: those of single players, those that two trade
        /// for, and what lapses.
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
    /// Two players with as many points rolled for the first offer; the higher die makes it, equal dice are rolled again.
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
    /// A player carried out the action `roll`: rolled the die, moved, and scored what it missed to six.
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
pub fn tell(event: &Event, viewer: Viewer) -> EventView {
    match event.clone() {
        Event::GemsDealt { each } => EventView::GemsDealt { each },
        Event::ArchChosen { seat, arch } => EventView::ArchChosen { seat, arch },
        Event::RoundBegan { round } => EventView::RoundBegan { round },
        Event::FigureMoved { seat, die, arch, steps } => EventView::FigureMoved { seat, die, arch, steps },
        Event::CardChosen { seat, card } => EventView::CardChosen { seat, card: viewer.is(seat).then_some(card) },
        Event::CardsRevealed { cards, order } => EventView::CardsRevealed { cards, order },
        Event::ActionLapsed { card, seats } => EventView::ActionLapsed { card, seats },
        Event::OpeningRolled { rolls } => EventView::OpeningRolled { rolls },
        Event::TradeOpened { card, opener, responder } => EventView::TradeOpened { card, opener, responder },
        Event::OfferMade { seat, gems } => EventView::OfferMade { seat, gems },
        Event::OfferAccepted { seat, actor, gems, reason } => EventView::OfferAccepted { seat, actor, gems, reason },
        Event::TradeConceded { seat, actor, reason } => EventView::TradeConceded { seat, actor, reason },
        Event::RollCarriedOut { seat, die, arch, steps, points } => EventView::RollCarriedOut { seat, die, arch, steps, points },
        Event::PointsCarriedOut { seat, arch, points } => EventView::PointsCarriedOut { seat, arch, points },
        Event::GemsCarriedOut { seat, arch, gems } => EventView::GemsCarriedOut { seat, arch, gems },
        Event::LapsScored { scoring, scores } => EventView::LapsScored { scoring, scores },
        Event::MajorityScored { colour, scores } => EventView::MajorityScored { colour, scores },
        Event::StartMarkersMoved { arches } => EventView::StartMarkersMoved { arches },
        Event::GameEnded { standings } => EventView::GameEnded { standings },
    }
}

/// Whether a die, or the opening of cards that were secret, decided something in the event.
pub fn reveals(event: &Event) -> bool {
    match event {
        Event::FigureMoved { .. } | Event::CardsRevealed { .. } | Event::OpeningRolled { .. } | Event::RollCarriedOut { .. } => {
            true
        }
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

/// Another table that the viewer cannot tell from this one: the others' cards that lie face down may be any.
pub fn imagine(state: &State, viewer: Viewer, chance: &mut dyn Chance) -> State {
    let mut imagined = state.clone();
    if let Phase::ChoosingCards { cards } = &mut imagined.phase {
        let unknown = cards.iter_mut().filter(|(seat, _)| !viewer.is(*seat)).filter_map(|(_, card)| card.as_mut());
        for card in unknown {
            let kinds = u32::try_from(Card::ALL.len()).expect("there are three cards");
            *card.reveal_mut() = Card::ALL[chance.below(kinds) as usize];
        }
    }
    imagined
}
