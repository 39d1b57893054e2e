//! Moves: a player answers an open decision with an action. The rules decide it, its events are
//! appended to the log, and the reply has everything that the client needs next.

use crate::boxed;
use std::{borrow::Cow, sync::Arc};

use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::{
    error::PlayError,
    play::shown_actions::as_stored,
    table::{access::admit, lists::conceal},
};
use kontor_auth::Player;
use kontor_contract::{
    any_game::{Played, ReadAction},
    decision::{Decision, DecisionFields, open_decision, seat_of_id},
    exposed::{GameEvent, GameView},
    redaction::{decisions_for, own_decisions, redacted_of, view_of},
    tags::ViewTags,
    typed_game::game_of,
};
use kontor_log::{
    events::Events,
    lobby::Status,
    snapshot::{Running, Snapshot},
    table_event::{GameOutcome, TableEvent},
};
use kontor_problems::Refused;
use kontor_rules::{OpenDecision, Outcome, Refusal, Seat, SeededChance, Viewer};
use kontor_service::{
    documents::Group,
    requester::{RequestKey, Requester},
    runtime::{
        execute::{Command, CommandReply, Draft},
        games::Games,
        work_pool::WorkPool,
    },
    vacations::missing_entry,
};
use kontor_threads::NoThreads;

/// Maximum number of evaluations that are made at the same time.
pub const EVALUATIONS_RUNNING_MAX: usize = 1;

/// Maximum number of evaluations of one player that wait for those.
pub const EVALUATIONS_WAITING_MAX: usize = 16;

/// A request to play an action.
#[derive(Debug)]
pub struct Move {
    /// Id of the decision that the action answers.
    pub decision: String,
    /// The action as raw JSON, because its type depends on the game.
    pub action: Box<RawValue>,
    /// The entity tags from `If-Match`, one of which must be that of the present view; `None` if
    /// the client sets no condition.
    pub if_match: Option<Vec<String>>,
}

/// To whom the reply to a move is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownTo {
    /// A caller who may read what the player sees.
    Reader,
    /// A caller whose token may play and not read. The reply says that the move was made. Its view
    /// is the spectators', because the contract requires one.
    Blind,
}

/// What a move led to.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Played)]
pub struct ActionResult {
    /// Number of the commit.
    pub commit: u64,
    /// Seq of its last event.
    pub seq: u64,
    /// Its events, as the caller sees them. A gap before the first of them is other seats'
    /// commits. Empty for a token without the scope `read`.
    pub events: Vec<GameEvent>,
    /// The caller's view after it; the spectators' for a token without the scope `read`.
    pub view: GameView,
    /// The decisions open after it. Empty for a token without the scope `read`.
    pub decisions: Vec<Decision>,
}

/// The result of an action, with the values for the headers of the reply.
#[derive(Debug)]
pub struct TaggedActionResult {
    /// The body of the reply.
    pub result: ActionResult,
    /// Seq of the last event before the commit.
    pub seq_before: u64,
    /// Entity tag of the view.
    pub tag: String,
}

/// Moves, previews, evaluations, decisions and standing orders.
#[derive(Clone)]
pub struct Play {
    /// The games in memory.
    pub games: Games,
    pub(crate) tags: Arc<ViewTags>,
    pub(crate) evaluations: Arc<WorkPool>,
}

impl Play {
    /// Play in these games, with entity tags from `tags`.
    pub fn new(games: Games, tags: Arc<ViewTags>) -> Result<Self, NoThreads> {
        let evaluations =
            WorkPool::start("evaluations", EVALUATIONS_RUNNING_MAX, EVALUATIONS_WAITING_MAX)?;
        Ok(Play { games, tags, evaluations: Arc::new(evaluations) })
    }

    /// Plays an action for the caller's seat. What the reply shows, and a refusal, is for a caller
    /// who may read, or for one who may not.
    #[boxed]
    pub async fn play(
        &self,
        player: &Player,
        game: &str,
        player_move: Move,
        key: RequestKey,
        shown: ShownTo,
    ) -> Result<CommandReply<TaggedActionResult>, PlayError> {
        let requester = Requester::of(player, None);
        let request = Some(key.stored_for(&player.id));
        let command = PlayAction {
            player: player.id.clone(),
            requester: requester.clone(),
            player_move,
            tags: self.tags.clone(),
            shown,
        };
        let done = async {
            let handle = self.games.handle(game).await?;
            self.games.execute(handle, request, command).await
        };
        let done = match (done.await, shown) {
            (Err(PlayError::DecisionClosed { .. }), ShownTo::Blind) => {
                Err(PlayError::DecisionClosed { open: Vec::new() })
            }
            (Err(PlayError::IllegalAction(_)), ShownTo::Blind) => Err(PlayError::IllegalUnread),
            (done, ShownTo::Reader | ShownTo::Blind) => done,
        };
        conceal(&self.games, game, &requester, done).await
    }
}

/// The command of a move.
struct PlayAction {
    player: String,
    requester: Requester,
    player_move: Move,
    tags: Arc<ViewTags>,
    shown: ShownTo,
}

impl Command for PlayAction {
    type Answer = TaggedActionResult;
    type Error = PlayError;
    type Read = ();

    fn waits_for_server(&self) -> bool {
        true
    }

    fn admit(&self, snapshot: &Snapshot) -> Result<(), PlayError> {
        Ok(admit(snapshot, &self.requester)?)
    }

    /// What the answer has taken is computed from the log.
    async fn prerequisite(
        &self,
        games: &Games,
        snapshot: &Snapshot,
    ) -> Result<Option<(Draft, Group)>, PlayError> {
        Ok(missing_entry(games, snapshot, &self.player).await?)
    }

    fn decide(&self, snapshot: &Snapshot, _: &()) -> Result<Option<Draft>, PlayError> {
        let PlayAction { player, player_move, tags, .. } = self;
        let CheckedMove { running, open, action } =
            check_move(snapshot, tags, player, player_move)?;
        let mut luck = luck(snapshot, running);
        let game = game_of(snapshot.rules.kind());
        let played = game.answer(&running.state, open, &action, &mut luck);
        let played = played.map_err(PlayError::IllegalAction)?;
        Ok(Some(draft_of(snapshot, open.seat, played)))
    }

    /// The reply to the player who caused the last commit.
    fn answer(&self, snapshot: &Snapshot) -> TaggedActionResult {
        // A player with several seats sees what the seat sees that has acted.
        let seat = acting_seat(snapshot, &self.player, &self.player_move.decision);
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let seq_before = snapshot.seq - snapshot.last.events.len() as u64;
        let tag = self.tags.of(snapshot.seq, viewer, "");
        let (events, seen_by, decisions) = match self.shown {
            ShownTo::Reader => (
                redacted_of(snapshot, &snapshot.last, seq_before, viewer),
                viewer,
                decisions_for(snapshot, Some(&self.player), DecisionFields::All),
            ),
            ShownTo::Blind => (Vec::new(), Viewer::Spectator, Vec::new()),
        };
        let view = view_of(snapshot, seen_by);
        let view = view.expect("a game in which an action was played has begun");
        let (commit, seq) = (snapshot.commit(), snapshot.seq);
        let result = ActionResult { commit, seq, events, view, decisions };
        TaggedActionResult { result, seq_before, tag }
    }
}

/// Checks a move in the order of the contract, up to the point where the rules decide.
pub(crate) fn check_move<'a>(
    snapshot: &'a Snapshot,
    tags: &ViewTags,
    player: &str,
    player_move: &'a Move,
) -> Result<CheckedMove<'a>, PlayError> {
    let seat = acting_seat(snapshot, player, &player_move.decision).ok_or(Refused::NotYourSeat)?;
    let running = match (snapshot.lobby.status(), &snapshot.running) {
        (Status::Running, Some(running)) => running,
        (Status::Finished, _) => return Err(Refused::GameOver.into()),
        (Status::Open | Status::Quarantined | Status::Running, _) => {
            return Err(Refused::GameNotRunning.into());
        }
    };
    let present = |seat| tags.of(snapshot.seq, Viewer::Seat(seat), "");
    let is_present =
        |seen: &[String]| snapshot.lobby.seats_of(player).any(|own| seen.contains(&present(own)));
    if player_move.if_match.as_ref().is_some_and(|seen| !is_present(seen)) {
        return Err(Refused::VersionMismatch.into());
    }
    let closed = || PlayError::DecisionClosed {
        open: own_decisions(snapshot, seat, Some(DecisionFields::All)),
    };
    let open = open_decision(snapshot, &player_move.decision).ok_or_else(closed)?;
    let action = as_stored(&snapshot.lobby.options, &player_move.action);
    Ok(CheckedMove { running, open, action })
}

/// The seat that the id of a decision names, if the player sits there. An id that names none is
/// that of no decision; it is taken for one of the player's seat, which is closed.
fn acting_seat(snapshot: &Snapshot, player: &str, decision: &str) -> Option<Seat> {
    match seat_of_id(decision) {
        Some(asked) => Some(asked).filter(|seat| snapshot.lobby.sits_on(player, *seat)),
        None => snapshot.lobby.seat_of(player),
    }
}

/// A move that passed all checks before those of the rules.
pub(crate) struct CheckedMove<'a> {
    /// The running game.
    pub running: &'a Running,
    /// The decision that it answers.
    pub open: &'a OpenDecision,
    /// The action as the game reads it.
    pub action: Cow<'a, RawValue>,
}

/// The random numbers of the next commit of the game.
pub(crate) fn luck(snapshot: &Snapshot, running: &Running) -> SeededChance {
    SeededChance::new(running.luck_key, snapshot.commit() + 1 - running.start_commit)
}

/// The commit of an action that the server makes, or that a record has.
pub(crate) fn play_action(
    snapshot: &Snapshot,
    running: &Running,
    seat: Seat,
    action: &ReadAction,
) -> Result<Draft, Refusal> {
    let mut luck = luck(snapshot, running);
    let game = game_of(snapshot.rules.kind());
    let played = game.play(&running.state, seat, action, &mut luck)?;
    Ok(draft_of(snapshot, seat, played))
}

/// The commit of what was played. If the game ends with it, the last event is `table.finished`.
fn draft_of(snapshot: &Snapshot, seat: Seat, played: Played) -> Draft {
    let Played { logged, events, state, outcome } = played;
    let events = Events::from(events);
    let events = match outcome {
        Some(outcome) => events.then(finished(outcome)),
        None => events,
    };
    Draft {
        after: snapshot.position,
        not_before: None,
        seat: Some(seat),
        action: logged,
        events,
        state: Some(state),
    }
}

/// The event that ends a game whose rules say that it is over.
pub(crate) fn finished(outcome: Outcome) -> TableEvent {
    let GameOutcome { places, reason } = outcome.into();
    TableEvent::Finished { places, reason }
}
