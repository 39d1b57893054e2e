//! Previews: what an action would lead to, told before it is played, and from nothing but what its
//! seat knows.

use super::{
    App, Requester,
    door::admit,
    error::AppError,
    exposed::{Exposed, PreviewedEvent, Told, with_handle},
    play::{Admitted, Move, finished},
    snapshot::Snapshot,
};
use kontor_auth::Player;
use kontor_rules::{Knowledge, Preview, Refusal, Seat, SeededChance, Stop, Viewer, preview};

/// Imagined worlds have no luck of the game in them: theirs is the same for everybody.
const IMAGINED_LUCK: [u8; 32] = *b"kontor/1 luck of imagined worlds";

/// What the rules say of an action that was not played.
#[derive(Debug)]
pub enum Previewed {
    /// They allow it.
    Legal {
        /// Its events as the caller would be told them, up to the first that luck or an opened
        /// secret decides.
        events: Vec<PreviewedEvent>,
        /// What decides how it goes on from there; nothing if these are all events of the commit.
        stopped: Option<Stop>,
    },
    /// They refuse it.
    Illegal(Refusal),
}

impl App {
    /// Works out what an action would lead to. Nothing changes.
    pub async fn preview(
        &self,
        player: &Player,
        game: &str,
        step: &Move,
    ) -> Result<Previewed, AppError> {
        let requester = Requester { player: Some(player.id.clone()), ..Requester::default() };
        let found = async {
            let any = self.handle(game).await?;
            with_handle!(any, handle => {
                let look = |snapshot: &Snapshot<_>| {
                    admit(snapshot, &requester)?;
                    self.admit_move(snapshot, &player.id, step).map(|admitted| Question::of(snapshot.seq, admitted))
                };
                // Worked out when nobody else waits to look at the game.
                self.read(&handle, look).await?.map(Question::answer)
            })
        };
        self.conceal(game, &requester, found.await).await
    }
}

/// What would be, if.
struct Question<R: Exposed> {
    seq: u64,
    knowledge: Knowledge<R>,
    seat: Seat,
    action: Result<R::Action, Refusal>,
}

impl<R: Exposed> Question<R> {
    fn of(seq: u64, admitted: Admitted<'_, R>) -> Self {
        let Admitted { running, seat, action } = admitted;
        Question {
            seq,
            knowledge: Knowledge::new(running.state.clone(), Viewer::Seat(seat)),
            seat,
            action,
        }
    }

    fn answer(self) -> Previewed {
        let Question { seq, knowledge, seat, action } = self;
        // Which world is imagined follows from public knowledge, so that it tells nothing either.
        let mut chance = SeededChance::new(IMAGINED_LUCK, seq);
        match action.and_then(|action| preview(&knowledge, seat, &action, &mut chance)) {
            Ok(Preview { events, stopped, outcome }) => {
                let finished = outcome.map(|outcome| Told::Table(finished(outcome)));
                let events = events
                    .into_iter()
                    .map(R::told)
                    .chain(finished)
                    .map(|told| PreviewedEvent { told });
                Previewed::Legal { events: events.collect(), stopped }
            }
            Err(refusal) => Previewed::Illegal(refusal),
        }
    }
}
