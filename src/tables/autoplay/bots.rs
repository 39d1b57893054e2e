//! The answer of a bot: what the bot knows, what it chooses, and the command that plays its answer.

use crate::{error::TablesError, play::moves::play_action};
use kontor_bots::Bot;
use kontor_contract::{
    any_game::{AnyGame, ReadAction},
    decision::{decision_id, open_decision},
    typed_game::game_of,
};
use kontor_log::{any_rules::State, chain::Bytes32, snapshot::Snapshot};
use kontor_rules::{Due, Seat, SeededChance};
use kontor_service::runtime::execute::{Command, Draft};

/// A decision that a bot has to answer, with everything that the bot needs. It gets of the state
/// what its seat knows.
#[derive(Clone)]
pub(super) struct Task {
    pub(super) bot: Bot,
    pub(super) seat: Seat,
    pub(super) due: Due,
    pub(super) decision: String,
    pub(super) game: &'static dyn AnyGame,
    pub(super) state: State,
    /// Key and number of the random-number stream.
    pub(super) luck: (Bytes32, u64),
}

/// The number of the random-number stream with which a bot answers a decision. Each decision has a
/// stream of its own, so that a bot that starts again after a crash chooses the same action.
fn luck_stream(opened_at: u64, seat: Seat) -> u64 {
    opened_at << 8 | u64::from(seat.0)
}

impl Task {
    pub(super) fn of(snapshot: &Snapshot) -> Option<Self> {
        let (open, bot) = snapshot.due_bot()?;
        let running = snapshot.running.as_ref()?;
        Some(Task {
            bot,
            seat: open.seat,
            due: open.due,
            decision: decision_id(open),
            game: game_of(snapshot.rules.kind()),
            state: running.state.clone(),
            luck: (
                snapshot.seeds.newest().bots_key(),
                luck_stream(snapshot.seq_in_game(open.opened_at), open.seat),
            ),
        })
    }

    pub(super) fn choose(self) -> ReadAction {
        let (key, luck_stream) = self.luck;
        let mut chance = SeededChance::new(key, luck_stream);
        self.game.choose(self.bot, &self.state, (self.seat, &self.due), &mut chance)
    }
}

/// A bot's answer to a decision. As long as the decision keeps its id, its choices are the same, so
/// the answer is still legal, also after entries that were appended while the bot was thinking.
pub(super) struct BotAnswer {
    pub(super) decision: String,
    pub(super) seat: Seat,
    pub(super) action: ReadAction,
}

impl Command for BotAnswer {
    type Answer = ();
    type Error = TablesError;
    type Read = ();

    fn admit(&self, _snapshot: &Snapshot) -> Result<(), TablesError> {
        Ok(())
    }

    fn decide(&self, snapshot: &Snapshot, _: &()) -> Result<Option<Draft>, TablesError> {
        // The player may have come back to the seat since the bot was asked.
        let is_asked = open_decision(snapshot, &self.decision).is_some()
            && snapshot.lobby.bot_at(self.seat).is_some();
        let Some(running) = snapshot.running.as_ref().filter(|_| is_asked) else { return Ok(None) };
        let draft = play_action(snapshot, running, self.seat, &self.action);
        draft.map(Some).map_err(|refusal| {
            TablesError::Internal(format!("the action that a bot chose is refused: {refusal}"))
        })
    }

    fn answer(&self, _snapshot: &Snapshot) {}
}
