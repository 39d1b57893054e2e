//! Moves: a player answers an open decision with an action. The rules decide it, its events are
//! appended to the log, and the reply has everything that the client needs next.

use crate::boxed;
use std::sync::Arc;

use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::{
    contract::decision::{Decision, DecisionFields, seat_of_id},
    contract::exposed::{Exposed, GameEvent, GameView},
    contract::tags::ViewTags,
    error::AppError,
    json,
    log::commit::{LoggedEvent, action_as_logged, type_of},
    log::lobby::Status,
    log::snapshot::{Running, Snapshot},
    log::table_event::{GameOutcome, TableEvent},
    requester::{RequestKey, Requester},
    runtime::execute::{Command, CommandReply, Draft},
    runtime::games::Games,
    runtime::handle::with_handle,
    runtime::work_pool::WorkPool,
    table::access::admit,
    table::lists::conceal,
    vacations::enter_before_move,
};
use kontor_auth::Player;
use kontor_rules::{NOT_AN_ACTION, OpenDecision, Outcome, Refusal, Seat, SeededChance, Viewer};
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

/// What a move led to.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Played)]
pub struct ActionResult {
    /// Number of the commit.
    pub commit: u64,
    /// Seq of its last event.
    pub seq: u64,
    /// Its events, as the caller sees them. A gap before the first of them is other seats'
    /// commits.
    pub events: Vec<GameEvent>,
    /// The caller's view after it.
    pub view: GameView,
    /// The decisions open after it.
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
    pub(crate) games: Games,
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

    /// Plays an action for the caller's seat.
    #[boxed]
    pub async fn play(
        &self,
        player: &Player,
        game: &str,
        player_move: Move,
        key: RequestKey,
    ) -> Result<CommandReply<TaggedActionResult>, AppError> {
        let requester = Requester::of(player, None);
        let request = Some(key.stored_for(&player.id));
        let command = PlayAction {
            player: player.id.clone(),
            requester: requester.clone(),
            player_move,
            tags: self.tags.clone(),
        };
        let done = async {
            let any = self.games.handle(game).await?;
            with_handle!(any, handle => {
                enter_before_move(&self.games, &handle, &player.id).await?;
                self.games.execute(handle, request, command).await
            })
        };
        conceal(&self.games, game, &requester, done.await).await
    }
}

/// The command of a move.
struct PlayAction {
    player: String,
    requester: Requester,
    player_move: Move,
    tags: Arc<ViewTags>,
}

impl<R: Exposed> Command<R> for PlayAction {
    type Answer = TaggedActionResult;
    type Read = ();
    const SERVER_FIRST: bool = true;

    fn admit(&self, snapshot: &Snapshot<R>) -> Result<(), AppError> {
        admit(snapshot, &self.requester)
    }

    fn decide(&self, snapshot: &Snapshot<R>, _: &()) -> Result<Option<Draft<R>>, AppError> {
        let CheckedMove { running, seat, action } =
            check_move(snapshot, &self.tags, &self.player, &self.player_move)?;
        let action = action.map_err(AppError::IllegalAction)?;
        play_action(snapshot, running, seat, action).map(Some).map_err(AppError::IllegalAction)
    }

    /// The reply to the player who caused the last commit.
    fn answer(&self, snapshot: &Snapshot<R>) -> TaggedActionResult {
        // A player with several seats sees what the seat sees that has acted.
        let seat = acting_seat(snapshot, &self.player, &self.player_move.decision);
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let seq_before = snapshot.seq - snapshot.last.events.len() as u64;
        let result = ActionResult {
            commit: snapshot.commit(),
            seq: snapshot.seq,
            events: snapshot.redacted(&snapshot.last, seq_before, viewer),
            view: snapshot.view(viewer).expect("a game in which an action was played has begun"),
            decisions: snapshot.decisions(Some(&self.player), DecisionFields::All),
        };
        TaggedActionResult { result, seq_before, tag: self.tags.of(snapshot.seq, viewer, "") }
    }
}

/// Checks a move in the order of the contract, up to the point where the rules decide.
pub(crate) fn check_move<'a, R: Exposed>(
    snapshot: &'a Snapshot<R>,
    tags: &ViewTags,
    player: &str,
    player_move: &Move,
) -> Result<CheckedMove<'a, R>, AppError> {
    let seat = acting_seat(snapshot, player, &player_move.decision).ok_or(AppError::NotYourSeat)?;
    let running = match (snapshot.lobby.status(), &snapshot.running) {
        (Status::Running, Some(running)) => running,
        (Status::Finished, _) => return Err(AppError::GameOver),
        (Status::Open | Status::Quarantined | Status::Running, _) => {
            return Err(AppError::GameNotRunning);
        }
    };
    let present = |seat| tags.of(snapshot.seq, Viewer::Seat(seat), "");
    let is_present =
        |seen: &[String]| snapshot.lobby.seats_of(player).any(|own| seen.contains(&present(own)));
    if player_move.if_match.as_ref().is_some_and(|seen| !is_present(seen)) {
        return Err(AppError::VersionMismatch);
    }
    let closed = || AppError::DecisionClosed {
        open: snapshot.own_decisions(seat, Some(DecisionFields::All)),
    };
    let open = snapshot.open_decision(&player_move.decision).ok_or_else(closed)?;
    Ok(CheckedMove { running, seat, action: read_action(snapshot, open, &player_move.action) })
}

/// The seat that the id of a decision names, if the player sits there. An id that names none is
/// that of no decision; it is taken for one of the player's seat, which is closed.
fn acting_seat<R: Exposed>(snapshot: &Snapshot<R>, player: &str, decision: &str) -> Option<Seat> {
    match seat_of_id(decision) {
        Some(asked) => Some(asked).filter(|seat| snapshot.lobby.sits_on(player, *seat)),
        None => snapshot.lobby.seat_of(player),
    }
}

/// A move that passed all checks before those of the rules.
pub(crate) struct CheckedMove<'a, R: Exposed> {
    /// The running game.
    pub running: &'a Running<R>,
    /// The seat that acts.
    pub seat: Seat,
    /// The action, or why it is not an answer to the decision.
    pub action: Result<ReadAction<R>, Refusal>,
}

/// An action with its JSON in the form that is logged.
#[derive(Clone)]
pub(crate) struct ReadAction<R: Exposed> {
    /// The action.
    pub action: R::Action,
    /// The action as JSON, in the form that the contract publishes.
    pub logged: Arc<RawValue>,
}

impl<R: Exposed> ReadAction<R> {
    /// Wraps an action that did not come as JSON.
    pub(crate) fn of(action: R::Action) -> Self {
        ReadAction { logged: action_as_logged(&action), action }
    }
}

/// Reads an action as an answer to this decision.
fn read_action<R: Exposed>(
    snapshot: &Snapshot<R>,
    open: &OpenDecision,
    raw: &RawValue,
) -> Result<ReadAction<R>, Refusal> {
    let no_action = |reason: &str, place: String| {
        let field = place.trim_start_matches('/').to_owned();
        Refusal::new(&NOT_AN_ACTION).with("reason", reason).at(field)
    };
    let action = serde_json::from_str::<R::Action>(raw.get())
        .or_else(|_| json::from_slice(raw.get().as_bytes()))
        .map_err(|error| {
            let place = json_of(raw).and_then(|json| json::place_of_fault::<R::Action>(&json));
            no_action(&error.placed(), place.unwrap_or_else(|| error.pointer()))
        })?;
    // Serde accepts more than the published schema does (a list in place of an object, for
    // example), so the action must equal its published form. Most clients send exactly the text
    // that was offered, so texts are compared first and parsed only if they differ.
    let logged = action_as_logged(&action);
    if logged.get() != raw.get()
        && let (given, published) = (json_of(raw), json_of(&logged))
        && given != published
    {
        let place = given
            .zip(published)
            .and_then(|(given, published)| json::first_difference(&given, &published));
        let what = "it is not of the form that the schema gives";
        return Err(no_action(what, place.unwrap_or_default()));
    }
    // If a seat has two open decisions, their actions have different types, so that the answer to
    // one cannot be sent for the other. An action of another type is refused here, because the
    // rules might find another fault first and report that instead.
    let belongs =
        |kind: &str| snapshot.choices(open).iter().any(|choice| R::template(choice).action == kind);
    if !type_of(&logged).is_ok_and(|kind| belongs(&kind)) {
        return Err(Refusal::not_asked(open.seat));
    }
    Ok(ReadAction { action, logged })
}

/// The parsed value of the text, so that formatting does not matter when texts are compared.
fn json_of(text: &RawValue) -> Option<serde_json::Value> {
    serde_json::from_str(text.get()).ok()
}

/// The commit of an action. If the game ends with it, the last event is `table.finished`.
pub(crate) fn play_action<R: Exposed>(
    snapshot: &Snapshot<R>,
    running: &Running<R>,
    seat: Seat,
    ReadAction { action, logged }: ReadAction<R>,
) -> Result<Draft<R>, Refusal> {
    let luck_stream = snapshot.commit() + 1 - running.start_commit;
    let mut chance = SeededChance::new(running.luck_key, luck_stream);
    let kontor_rules::Transition { state, events, .. } =
        kontor_rules::play::<R>(&running.state, seat, &action, &mut chance)?;
    let finished = R::outcome(&state).map(|outcome| finished(outcome).into());
    let events = events.into_iter().map(LoggedEvent::Game).chain(finished).collect();
    Ok(Draft {
        after: snapshot.position,
        not_before: None,
        seat: Some(seat),
        action: logged,
        events,
        state: Some(state),
    })
}

/// The event that ends a game whose rules say that it is over.
pub(crate) fn finished(outcome: Outcome) -> TableEvent {
    let GameOutcome { places, reason } = outcome.into();
    TableEvent::Finished { places, reason }
}
