//! What a viewer knows of a state, and previews, which are computed from it.

use std::sync::Arc;

use super::{Chance, Due, Outcome, Refusal, Rules, Seat, Viewer, play};

/// A state as far as one viewer knows it. It gives only determinized states, and the choices and
/// refusals of the viewer's seat, which do not depend on anything that the seat does not know. Bots
/// and previews get no other access to the state.
#[derive(Clone)]
pub struct Knowledge<R: Rules> {
    /// The true state. It is shared, so that making this value copies no state.
    state: Arc<R::State>,
    viewer: Viewer,
}

impl<R: Rules> Knowledge<R> {
    /// What the viewer knows of this state.
    pub fn new(state: impl Into<Arc<R::State>>, viewer: Viewer) -> Self {
        Knowledge { state: state.into(), viewer }
    }

    /// A state that the viewer cannot tell from the true one.
    pub fn determinize(&self, chance: &mut dyn Chance) -> R::State {
        R::determinize(&self.state, self.viewer, chance)
    }

    /// How the viewer can answer a decision of its own seat.
    pub fn choices(&self, due: &Due) -> Vec<R::Choice> {
        R::choices(&self.state, self.own_seat(), due)
    }

    /// Whether the rules allow the viewer's seat this action now.
    pub fn permits(&self, action: &R::Action, chance: &mut dyn Chance) -> bool {
        play::<R>(&self.state, self.own_seat(), action, chance).is_ok()
    }

    fn own_seat(&self) -> Seat {
        self.viewer.seat().expect("only seats have decisions")
    }
}

/// What an action would lead to, as far as the seat can know.
#[derive(Debug)]
pub struct Preview<R: Rules> {
    /// The events as the seat would see them.
    pub events: Vec<R::EventView>,
    /// What the next event depends on; `None` if these are all events of the action.
    pub stopped: Option<Stop>,
    /// How the game ends, if it certainly ends with this action.
    pub outcome: Option<Outcome>,
}

/// Why a preview stops before the last event of the action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The next event depends on luck.
    Luck,
    /// The next event discloses something that the seat does not know.
    Reveal,
}

/// Plays an action in a determinized state, up to the first event that reveals luck or a secret
/// (see [`events!`](crate::events)). So the result contains nothing that the seat does not know.
pub fn preview<R: Rules>(
    knowledge: &Knowledge<R>,
    seat: Seat,
    action: &R::Action,
    chance: &mut dyn Chance,
) -> Result<Preview<R>, Refusal> {
    let viewer = Viewer::Seat(seat);
    assert!(knowledge.viewer == viewer, "a seat previews its own actions");
    let played = play::<R>(&knowledge.determinize(chance), seat, action, chance)?;
    let revealed = played.events.iter().position(|event| R::reveals(event, viewer));
    let (known, stopped) = match (played.drawn_after, revealed) {
        (Some(drawn), revealed) if revealed.is_none_or(|revealed| drawn <= revealed) => {
            (drawn, Some(Stop::Luck))
        }
        (_, Some(revealed)) => (revealed, Some(Stop::Reveal)),
        (_, None) => (played.events.len(), None),
    };
    let events = played.events[..known].iter().map(|event| R::redact(event, viewer)).collect();
    // If the preview stopped, the end of this determinized game may differ from that of the true
    // one.
    let outcome = if stopped.is_none() { R::outcome(&played.state) } else { None };
    Ok(Preview { events, stopped, outcome })
}
