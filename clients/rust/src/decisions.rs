//! The decisions of a player as they come.

use std::collections::{HashSet, VecDeque};

use reqwest::header::ETAG;

use crate::{
    Error, OrProblem,
    contract::{
        Client,
        types::{DueDecision, ProblemCode, Status},
    },
};

/// How long one request waits, in seconds. Proxies often cut what is silent for longer than 30.
const WAIT_S: u64 = 25;

/// How long the first request waits after decisions of one game, in seconds. The answer to the last
/// of them may have ended the game, and then nothing more comes that could end the wait.
const FIRST_WAIT_S: u64 = 1;

/// Which decisions are waited for.
#[derive(Clone, Debug, Default)]
pub struct Waiting {
    /// Only those of this game, until it is finished or gone. Without it, those of all games, for ever.
    pub game: Option<String>,
    /// The table's `invite`, for players who neither have a seat nor own the table.
    pub invite: Option<String>,
}

/// The decisions of a player, each once, as they come.
#[derive(Debug)]
pub struct Decisions {
    api: Client,
    waiting: Waiting,
    /// Game and decision of all that the last page had.
    seen: HashSet<(String, String)>,
    fresh: VecDeque<DueDecision>,
    /// The tag of the last page, unless all decisions on it were taken: the server waits by itself
    /// then. It is sent while some stay unanswered, because each request would return at once for
    /// them, and after an empty page, because older servers wait in no other way.
    tag: Option<String>,
    /// Whether the game was there.
    is_known: bool,
    is_over: bool,
}

impl Decisions {
    pub(crate) fn new(api: Client, waiting: Waiting) -> Self {
        let (seen, fresh) = Default::default();
        Self { api, waiting, seen, fresh, tag: None, is_known: false, is_over: false }
    }

    /// Waits for the next decision; `None` when the game is finished or gone. While nothing is due, the server
    /// is asked every 25 seconds; it answers early when something is, or when a game ends.
    pub async fn next(&mut self) -> Result<Option<DueDecision>, Error> {
        while !self.is_over {
            if let Some(due) = self.fresh.pop_front() {
                return Ok(Some(due));
            }
            self.ask().await?;
            if self.fresh.is_empty() {
                self.is_over = self.is_game_over().await?;
            }
        }
        Ok(None)
    }

    /// Takes the decisions that have not been told yet.
    async fn ask(&mut self) -> Result<(), Error> {
        let is_first = self.waiting.game.is_some() && self.tag.is_none();
        let wait = if is_first { FIRST_WAIT_S } else { WAIT_S };
        let request = self.api.list_due_decisions().wait(wait);
        let request = match &self.tag {
            Some(tag) => request.if_none_match(tag),
            None => request,
        };
        let page = match request.send().await.map_err(Error::from) {
            Ok(page) => page,
            Err(Error::NotModified) => return Ok(()),
            Err(error) => return Err(error),
        };
        let tag = page.headers().get(ETAG).and_then(|tag| Some(tag.to_str().ok()?.to_owned()));
        let due = page.into_inner().items;
        let key = |due: &DueDecision| (due.game.clone(), due.decision.id.clone());
        let seen = due.iter().map(key).collect();
        let count = due.len();
        let is_ours =
            |due: &DueDecision| self.waiting.game.as_ref().is_none_or(|game| *game == due.game);
        let is_fresh = |due: &DueDecision| is_ours(due) && !self.seen.contains(&key(due));
        self.fresh = due.into_iter().filter(is_fresh).collect();
        self.seen = seen;
        self.is_known |= !self.fresh.is_empty();
        let is_all_taken = count > 0 && self.fresh.len() == count;
        self.tag = tag.filter(|_| !is_all_taken);
        Ok(())
    }

    /// Whether nothing more will be asked in the game: it is finished, or was deleted since it was
    /// known. In every other state it may go on, as a game does that an operator had set aside.
    async fn is_game_over(&mut self) -> Result<bool, Error> {
        let Some(game) = &self.waiting.game else { return Ok(false) };
        let request = self.api.get_game().game(game);
        let request = match &self.waiting.invite {
            Some(invite) => request.invite(invite),
            None => request,
        };
        match request.send().await.or_problem() {
            Err(Error::Problem(error)) if self.is_known && error.problem.status == 404 => Ok(true),
            Err(error) if error.code() == Some(&ProblemCode::GameQuarantined) => Ok(false),
            table => {
                let table = table?;
                self.is_known = true;
                Ok(table.status == Status::Finished)
            }
        }
    }
}
