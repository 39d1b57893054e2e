//! Evaluations: what a bot thinks of a decision of a game in which nothing is secret any more.
//!
//! Invariant: the bot gets what its seat knew at that position and random numbers that follow from
//! public information, so an evaluation says nothing that the seat did not know.

use crate::boxed;
use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::{
    error::{PlayError, seats_of},
    play::moves::Play,
    table::{
        access::{admit, is_opened},
        lists::conceal,
    },
};
use kontor_bots::Bot;
use kontor_contract::{
    any_game::{AnyGame, ConsideredAction, Opinion},
    decision::decision_id,
    exposed::GameAction,
    typed_game::game_of,
};
use kontor_log::{any_rules::State, chain::Bytes32, snapshot::Snapshot};
use kontor_problems::Refused;
use kontor_rules::{OpenDecision, Seat, SeededChance};
use kontor_service::{requester::Requester, runtime::handle::GameHandle};

/// The key of the random numbers of evaluations. It is a constant and not the key of the game's
/// luck, so an evaluation reveals nothing about that luck.
const EVALUATION_KEY: Bytes32 = *b"kontor/1 luck of evaluated moves";

/// Which decision to evaluate, and by whom.
#[derive(Clone, Copy, Debug)]
pub struct EvaluationSelector {
    /// The position at the end of the commit that contains this event; the present one if left out.
    pub at: Option<u64>,
    /// The seat that is asked there.
    pub seat: Seat,
    /// The bot.
    pub bot: Bot,
}

/// An action as a bot evaluates it. The guide says in which unit each ruleset is evaluated; values
/// compare within one reply.
#[derive(Debug, Serialize, ToSchema)]
pub struct EvaluatedAction {
    /// The action.
    #[schema(value_type = GameAction)]
    pub action: Box<RawValue>,
    /// How well the seat stands right after it: the mean over some positions that fit what the seat
    /// knows.
    pub value: i64,
    /// How well the seat stands after the replies of the others; null if it was not played out.
    pub value_played_out: Option<i64>,
    /// How often it was played out. The greedy bot plays nothing out, and the search bot gives up
    /// the worse half of its candidates several times.
    pub playouts: u32,
}

/// What a bot thinks of a decision.
#[derive(Debug, Serialize, ToSchema)]
pub struct Evaluation {
    /// Seq of the last event of the position.
    pub seq: u64,
    /// The seat that is asked.
    pub seat: Seat,
    /// Id of its decision.
    #[schema(example = "d_41_2")]
    pub decision: String,
    /// What kind of decision it is.
    #[schema(example = "medici.bidding")]
    pub kind: String,
    /// Who evaluates.
    pub bot: Bot,
    /// Legal actions, as the bot ranks them, the best first; at most 256.
    pub actions: Vec<EvaluatedAction>,
    /// Whether `actions` has every legal action; if not, it is a spread of them.
    pub complete: bool,
    /// The action that the bot chooses.
    #[schema(value_type = GameAction)]
    pub chosen: Box<RawValue>,
}

/// A decision in its position. The bot gets of it what the seat knows.
struct Question {
    seq: u64,
    open: OpenDecision,
    game: &'static dyn AnyGame,
    state: State,
    bot: Bot,
}

impl Play {
    /// What a bot thinks of a decision. The same request gives the same answer.
    #[boxed]
    pub async fn evaluate(
        &self,
        id: &str,
        requester: &Requester,
        selector: EvaluationSelector,
    ) -> Result<Evaluation, PlayError> {
        let found = async {
            let handle = self.games.handle(id).await?;
            let question = self.question(&handle, requester, selector).await?;
            let turn = self.evaluations.turn().await?;
            turn.run_blocking(move || Ok(question.answer())).await.map(|(answer, _)| answer)
        };
        conceal(&self.games, id, requester, found.await).await
    }

    async fn question(
        &self,
        handle: &GameHandle,
        requester: &Requester,
        EvaluationSelector { at, seat, bot }: EvaluationSelector,
    ) -> Result<Question, PlayError> {
        let (now, commit) = self
            .games
            .read(handle, |now| {
                admit(now, requester)?;
                if !is_opened(now, requester) {
                    return Err(Refused::GameNotOver.into());
                }
                let (min, max) = now.viewable().ok_or(Refused::GameNotRunning)?;
                if seat.0 >= now.lobby.seat_count() {
                    let what = seats_of(&now.lobby);
                    return Err(PlayError::BodyInvalid { pointer: "/seat".to_owned(), what });
                }
                let commit = match at {
                    Some(at) if !(min..=max).contains(&at) => {
                        return Err(PlayError::AtOutOfRange { min, max });
                    }
                    Some(at) => now.history.commit_of(at),
                    None => now.commit(),
                };
                Ok((now.clone(), commit))
            })
            .await?;
        let ask = move |then: &Snapshot| Question::of(then, seat, bot);
        let question = match commit == now.commit() {
            true => ask(&now),
            false => {
                let then = self.games.at_commits(&handle.id, commit..=commit, ask).await?;
                then.into_iter().next().flatten()
            }
        };
        question.ok_or(Refused::DecisionUnknown.into())
    }
}

impl Question {
    /// What the seat is asked; if the game waits for one of its decisions, that one.
    fn of(then: &Snapshot, seat: Seat, bot: Bot) -> Option<Self> {
        let state = then.running.as_ref()?.state.clone();
        let open = then.open().iter().find(|open| open.seat == seat)?.clone();
        let game = game_of(then.rules.kind());
        Some(Question { seq: then.seq, open, game, state, bot })
    }

    fn answer(self) -> Evaluation {
        let Question { seq, open, game, state, bot } = self;
        let stream = seq << 8 | u64::from(open.seat.0);
        let mut chance = SeededChance::new(EVALUATION_KEY, stream);
        let Opinion { actions, is_complete, chosen } =
            game.consider(bot, &state, (open.seat, &open.due), &mut chance);
        Evaluation {
            seq,
            seat: open.seat,
            decision: decision_id(&open),
            kind: open.due.kind.to_owned(),
            bot,
            actions: actions.into_iter().map(EvaluatedAction::from).collect(),
            complete: is_complete,
            chosen,
        }
    }
}

impl From<ConsideredAction> for EvaluatedAction {
    fn from(considered: ConsideredAction) -> Self {
        let ConsideredAction { action, value, value_played_out, playouts } = considered;
        EvaluatedAction { action, value, value_played_out, playouts }
    }
}
