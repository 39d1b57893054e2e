//! What players see of the table. The only file that reads hidden cards for output.
//!
//! Only cards that are not turned over yet are secret: each player knows the own one.

use serde::Serialize;
use utoipa::ToSchema;

use super::{
    components::{Arch, Card, Gems},
    scores::Placing,
    state::{Phase, Player, Revealed, State},
};
use kontor_rules::{Hidden, Seat, Viewer};

/// The table. Unless it brought a board of its own, it plays on a reconstruction, not on the
/// printed board.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = BasariView)]
pub struct View {
    /// The round, from 1; 0 while the figures are placed.
    pub round: u8,
    /// Scorings so far; the third ends the game.
    #[schema(maximum = 3)]
    pub scorings: u8,
    /// Whether the arches are those of the components, a reconstruction; `false` if the table
    /// brought a board of its own.
    pub arches_reconstructed: bool,
    /// The arches of the board in use, clockwise as the figures move. Games that began under
    /// `basari/1` do not have them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, min_items = 12, max_items = 60)]
    pub arches: Option<Vec<Arch>>,
    /// How many steps from its start marker make a lap of a figure: as many as there are arches.
    #[schema(minimum = 12, maximum = 60)]
    pub lap_steps: u8,
    /// What is going on.
    pub phase: PhaseView,
    /// The gems that no player owns.
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
        arches_reconstructed: state.arches_reconstructed,
        arches: state.shows_board().then(|| state.arches.clone()),
        lap_steps: state.lap_steps(),
        phase: phase_view(state, viewer),
        supply: state.supply,
        players: state
            .players
            .iter()
            .map(|(seat, player)| player_view(state, seat, player))
            .collect(),
    }
}

fn phase_view(state: &State, viewer: Viewer) -> PhaseView {
    match &state.phase {
        Phase::ChoosingArches => PhaseView::ChoosingArches {},
        Phase::ChoosingCards { cards } => PhaseView::ChoosingCards {
            chosen: cards
                .iter()
                .map(|(seat, card)| chosen_view(seat, card.as_ref(), viewer))
                .collect(),
        },
        Phase::Trading { revealed: Revealed { cards, to_settle }, trade } => PhaseView::Trading {
            cards: cards.as_slice().to_vec(),
            to_settle: to_settle.to_vec(),
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
