//! Previews: what an action would lead to if it were played.
//!
//! Invariant: a preview is computed only from what the acting seat knows, so it cannot reveal a
//! secret.

use crate::boxed;
use crate::{
    error::PlayError,
    play::moves::{CheckedMove, Move, Play, check_move, finished},
    table::{access::admit, lists::conceal},
};
use kontor_auth::Player;
use kontor_contract::{
    any_game::{AnyGame, PreviewedGame},
    exposed::{PreviewedEvent, RedactedEvent},
    typed_game::game_of,
};
use kontor_log::{any_rules::State, snapshot::Snapshot};
use kontor_rules::{OpenDecision, Refusal, SeededChance, Stop};
use kontor_service::requester::Requester;
use serde_json::value::RawValue;

/// The key of the random numbers with which hidden information is determinized for previews. It is
/// a constant and not the key of the game's luck, so a preview reveals nothing about that luck.
const DETERMINIZATION_KEY: [u8; 32] = *b"kontor/1 luck of imagined worlds";

/// What the rules say of an action that is not played.
#[derive(Debug)]
pub enum Previewed {
    /// The rules allow it.
    Legal {
        /// Its events, redacted for the caller, up to the first one that depends on luck or on a
        /// secret that is revealed.
        events: Vec<PreviewedEvent>,
        /// What the next event depends on; `None` if the list contains all events of the commit.
        stopped: Option<Stop>,
    },
    /// The rules refuse it.
    Illegal(Refusal),
}

impl Play {
    /// What an action would lead to, redacted for its player.
    #[boxed]
    pub async fn preview(
        &self,
        player: &Player,
        game: &str,
        player_move: &Move,
    ) -> Result<Previewed, PlayError> {
        let requester = Requester::of(player, None);
        let found = async {
            let handle = self.games.handle(game).await?;
            let request = self.games.read(&handle, |snapshot| {
                admit(snapshot, &requester)?;
                let checked = check_move(snapshot, &self.tags, &player.id, player_move)?;
                Ok::<_, PlayError>(PreviewRequest::of(snapshot, checked))
            });
            Ok(request.await?.answer())
        };
        conceal(&self.games, game, &requester, found.await).await
    }
}

/// A position in which an action is previewed.
struct PreviewRequest {
    seq: u64,
    game: &'static dyn AnyGame,
    state: State,
    open: OpenDecision,
    action: Box<RawValue>,
}

impl PreviewRequest {
    fn of(snapshot: &Snapshot, CheckedMove { running, open, action }: CheckedMove<'_>) -> Self {
        PreviewRequest {
            seq: snapshot.seq,
            game: game_of(snapshot.rules.kind()),
            state: running.state.clone(),
            open: open.clone(),
            action: action.into_owned(),
        }
    }

    fn answer(&self) -> Previewed {
        // The seed of the determinization follows from public information only, so that it reveals
        // nothing either.
        let mut chance = SeededChance::new(DETERMINIZATION_KEY, self.seq);
        match self.game.preview(&self.state, &self.open, &self.action, &mut chance) {
            Ok(PreviewedGame { events, stopped, outcome }) => {
                let finished = outcome.map(|outcome| RedactedEvent::Table(finished(outcome)));
                let events = events.into_iter().chain(finished);
                let events = events.map(|payload| PreviewedEvent { payload });
                Previewed::Legal { events: events.collect(), stopped }
            }
            Err(refusal) => Previewed::Illegal(refusal),
        }
    }
}
