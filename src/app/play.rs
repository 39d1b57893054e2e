//! The move: an action for an open decision, decided by the rules, stored, answered with all that
//! is needed next.

use std::borrow::Cow;

use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use super::{
    App, Requester, chain,
    commit::{GameOutcome, LoggedEvent, TableEvent, action_as_logged, type_of},
    decisions::{Decision, seat_of_id},
    door::admit,
    error::AppError,
    exposed::{Exposed, GameEvent, GameView, with_handle},
    handle::{By, Done, Draft},
    lobby::Status,
    snapshot::{Running, Snapshot},
    tables::RequestKey,
};
use kontor_auth::Player;
use kontor_rules::{NOT_AN_ACTION, OpenDecision, Outcome, Refusal, Seat, SeededChance, Viewer};

/// A move.
#[derive(Debug)]
pub struct Move {
    /// Id of the decision that it answers.
    pub decision: String,
    /// The action, unread: what it may be depends on the game.
    pub action: Box<RawValue>,
    /// The tags of the view that the caller takes for the present one, if the caller cares.
    pub if_match: Option<Vec<String>>,
}

/// What a move led to.
#[derive(Debug, Serialize, ToSchema)]
pub struct Played {
    /// Number of the commit.
    pub commit: u64,
    /// Seq of its last event.
    pub seq: u64,
    /// Its events, as the caller is told them. A gap before the first of them is other seats'
    /// commits.
    pub events: Vec<GameEvent>,
    /// The caller's view after it.
    pub view: GameView,
    /// The decisions open after it.
    pub decisions: Vec<Decision>,
}

/// An answered move with what stands around it.
#[derive(Debug)]
pub struct PlayedAt {
    /// The answer.
    pub played: Played,
    /// Seq of the last event before the commit.
    pub seq_before: u64,
    /// Tag of the view.
    pub tag: String,
}

impl App {
    /// Plays an action for the caller's seat.
    pub async fn play(
        &self,
        player: &Player,
        game: &str,
        step: Move,
        key: RequestKey,
    ) -> Result<Done<PlayedAt>, AppError> {
        let requester = Requester { player: Some(player.id.clone()), ..Requester::default() };
        let request = Some(key.of(&player.id));
        let (app, answering, player) = (self.clone(), self.clone(), player.id.clone());
        let (admitted, actor) = (requester.clone(), player.clone());
        let done = async {
            let any = self.handle(game).await?;
            with_handle!(any, handle => {
                self.command(
                    By::Player,
                    handle,
                    request,
                    move |snapshot| admit(snapshot, &admitted),
                    move |snapshot| app.decide_move(snapshot, &player, &step).map(Some),
                    move |snapshot| answering.played(snapshot, &actor),
                )
                .await
            })
        };
        self.conceal(game, &requester, done.await).await
    }

    fn decide_move<R: Exposed>(
        &self,
        snapshot: &Snapshot<R>,
        player: &str,
        step: &Move,
    ) -> Result<Draft<R>, AppError> {
        let Admitted { running, seat, action } = self.admit_move(snapshot, player, step)?;
        play_action(snapshot, running, seat, &action.map_err(AppError::IllegalAction)?)
            .map_err(AppError::IllegalAction)
    }

    /// The answer to the player who caused the last commit.
    fn played<R: Exposed>(&self, snapshot: &Snapshot<R>, player: &str) -> PlayedAt {
        let viewer = snapshot.viewer(Some(player));
        let seq_before = snapshot.seq - snapshot.last.events.len() as u64;
        let played = Played {
            commit: snapshot.commit(),
            seq: snapshot.seq,
            events: snapshot.told(&snapshot.last, seq_before, viewer),
            view: snapshot.view(viewer).expect("a game in which an action was played has begun"),
            decisions: snapshot.decisions(viewer),
        };
        PlayedAt { played, seq_before, tag: self.view_tag(snapshot.seq, viewer, "") }
    }

    /// The tag of what a viewer gets: a function of seq, viewer, query and contract build, and of
    /// nothing else.
    pub(super) fn view_tag(&self, seq: u64, viewer: Viewer, query: &str) -> String {
        let mark = if query.is_empty() {
            Cow::Borrowed(&self.plain_mark)
        } else {
            Cow::Owned(mark_of(&self.parts.build, query))
        };
        match viewer {
            Viewer::Seat(Seat(seat)) => format!("{seq}.s{seat}.{mark}"),
            Viewer::Spectator => format!("{seq}.t.{mark}"),
        }
    }

    /// Checks a move in the order of the contract, up to what only the rules can say.
    pub(super) fn admit_move<'a, R: Exposed>(
        &self,
        snapshot: &'a Snapshot<R>,
        player: &str,
        step: &Move,
    ) -> Result<Admitted<'a, R>, AppError> {
        let seat = snapshot.lobby.seat_of(player).ok_or(AppError::NotYourSeat)?;
        if seat_of_id(&step.decision).is_some_and(|asked| asked != seat) {
            return Err(AppError::NotYourSeat);
        }
        let running = match (snapshot.lobby.status(), &snapshot.running) {
            (Status::Running, Some(running)) => running,
            (Status::Finished, _) => return Err(AppError::GameOver),
            (Status::Open | Status::Quarantined | Status::Running, _) => {
                return Err(AppError::GameNotRunning);
            }
        };
        let present = || self.view_tag(snapshot.seq, Viewer::Seat(seat), "");
        if step.if_match.as_ref().is_some_and(|tags| !tags.contains(&present())) {
            return Err(AppError::VersionMismatch);
        }
        let closed = || AppError::DecisionClosed { open: snapshot.own_decisions(seat) };
        let open = snapshot.open_decision(&step.decision).ok_or_else(closed)?;
        Ok(Admitted { running, seat, action: read_action(snapshot, open, &step.action) })
    }
}

/// A move that the rules may look at.
pub(super) struct Admitted<'a, R: Exposed> {
    /// The game.
    pub running: &'a Running<R>,
    /// Who acts.
    pub seat: Seat,
    /// The action, if it answers the decision at all.
    pub action: Result<R::Action, Refusal>,
}

/// Reads an action that answers this decision.
fn read_action<R: Exposed>(
    snapshot: &Snapshot<R>,
    open: &OpenDecision,
    raw: &RawValue,
) -> Result<R::Action, Refusal> {
    let no_action = |reason: &str| Refusal::new(&NOT_AN_ACTION).with("reason", reason);
    let action = serde_json::from_str::<R::Action>(raw.get())
        .map_err(|error| no_action(&error.to_string()))?;
    // What is read may be looser than what is published (a list for an object, say): only the
    // published form counts. Most send it to the letter as it was offered to them.
    let published = action_as_logged(&action);
    if published.get() != raw.get() && json_of(&published) != json_of(raw) {
        return Err(no_action("it is not of the form that the schema gives"));
    }
    // A seat's two decisions have actions of different types: the answer to one cannot be given to
    // the other. And who sends what is not asked hears just that, not what the rules find wrong
    // with it.
    let belongs =
        |kind: &str| snapshot.choices(open).iter().any(|choice| R::template(choice).action == kind);
    if !type_of(&published).is_ok_and(|kind| belongs(&kind)) {
        return Err(Refusal::not_asked(open.seat));
    }
    Ok(action)
}

/// What the text says, however it is written.
fn json_of(text: &RawValue) -> Option<serde_json::Value> {
    serde_json::from_str(text.get()).ok()
}

/// The commit of an action; its last event is the table's own if the game ends with it.
pub(super) fn play_action<R: Exposed>(
    snapshot: &Snapshot<R>,
    running: &Running<R>,
    seat: Seat,
    action: &R::Action,
) -> Result<Draft<R>, Refusal> {
    let stream = snapshot.commit() + 1 - running.start_commit;
    let mut chance = SeededChance::new(running.luck_key, stream);
    let kontor_rules::Played { state, events, .. } =
        kontor_rules::play::<R>(&running.state, seat, action, &mut chance)?;
    let finished = R::outcome(&state).map(|outcome| finished(outcome).into());
    let events = events.into_iter().map(LoggedEvent::Game).chain(finished).collect();
    Ok(Draft {
        after: snapshot.position,
        seat: Some(seat),
        action: action_as_logged(action),
        events,
        state: Some(state),
    })
}

/// The event that closes a game whose rules say that it is over.
pub(super) fn finished(outcome: Outcome) -> TableEvent {
    let GameOutcome { places, reason } = outcome.into();
    TableEvent::Finished { places, reason }
}

impl<R: Exposed> Snapshot<R> {
    /// The open decisions of one seat, as that seat sees them.
    pub(super) fn own_decisions(&self, seat: Seat) -> Vec<Decision> {
        self.open()
            .iter()
            .filter(|open| open.seat == seat)
            .map(|open| self.decision(open, Viewer::Seat(seat)))
            .collect()
    }
}

/// What a tag says of the contract's build and of the query.
pub(super) fn mark_of(build: &str, query: &str) -> String {
    chain::hex(&chain::sha256(&[build.as_bytes(), b"/", query.as_bytes()])[..4])
}
