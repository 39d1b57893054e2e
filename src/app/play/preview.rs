//! Previews: what an action would lead to if it were played.
//!
//! Invariant: a preview is computed only from what the acting seat knows, so it cannot reveal a
//! secret.

use crate::boxed;
use crate::{
    contract::exposed::{Exposed, PreviewedEvent, RedactedEvent},
    error::AppError,
    play::moves::{CheckedMove, Move, Play, check_move, finished},
    requester::Requester,
    runtime::handle::with_handle,
    table::{access::admit, lists::conceal},
};
use kontor_auth::Player;
use kontor_rules::{Knowledge, Preview, Refusal, Seat, SeededChance, Stop, Viewer, preview};

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
    ) -> Result<Previewed, AppError> {
        let requester = Requester::of(player, None);
        let found = async {
            let any = self.games.handle(game).await?;
            with_handle!(any, handle => {
                let request = self.games.read(&handle, |snapshot| {
                    admit(snapshot, &requester)?;
                    let checked = check_move(snapshot, &self.tags, &player.id, player_move)?;
                    Ok(PreviewRequest::of(snapshot.seq, checked))
                });
                Ok(request.await?.answer())
            })
        };
        conceal(&self.games, game, &requester, found.await).await
    }
}

/// An action to preview, with what its seat knows.
struct PreviewRequest<R: Exposed> {
    seq: u64,
    knowledge: Knowledge<R>,
    seat: Seat,
    action: Result<R::Action, Refusal>,
}

impl<R: Exposed> PreviewRequest<R> {
    fn of(seq: u64, checked: CheckedMove<'_, R>) -> Self {
        let CheckedMove { running, seat, action } = checked;
        PreviewRequest {
            seq,
            knowledge: Knowledge::new(running.state.clone(), Viewer::Seat(seat)),
            seat,
            action: action.map(|read| read.action),
        }
    }

    fn answer(self) -> Previewed {
        let PreviewRequest { seq, knowledge, seat, action } = self;
        // The seed of the determinization follows from public information only, so that it reveals
        // nothing either.
        let mut chance = SeededChance::new(DETERMINIZATION_KEY, seq);
        match action.and_then(|action| preview(&knowledge, seat, &action, &mut chance)) {
            Ok(Preview { events, stopped, outcome }) => {
                let finished = outcome.map(|outcome| RedactedEvent::Table(finished(outcome)));
                let events = events
                    .into_iter()
                    .map(R::game_event)
                    .chain(finished)
                    .map(|payload| PreviewedEvent { payload });
                Previewed::Legal { events: events.collect(), stopped }
            }
            Err(refusal) => Previewed::Illegal(refusal),
        }
    }
}
