//! The spans of commands and moves, for traces. None says what was played, or by whom.

use tracing::{Span, info_span};

/// A command on a game, from its place in the queue to its answer. Its ruleset is known when the
/// game is loaded.
pub(crate) fn command(game: &str) -> Span {
    info_span!(
        "command",
        otel.kind = "internal",
        kontor.ruleset = tracing::field::Empty,
        kontor.game = game,
    )
}

/// Notes of which ruleset the game is in the span of its command, in which this runs.
pub(crate) fn note_ruleset(ruleset: &'static str) {
    Span::current().record("kontor.ruleset", ruleset);
}

/// A move that the server makes by itself: a bot's, or one by standing orders.
pub fn server_move(game: &str) -> Span {
    info_span!("server move", otel.kind = "internal", kontor.game = game)
}

/// A bot chooses, the wait for a thread included.
pub fn choose(bot: &'static str) -> Span {
    info_span!("choose", otel.kind = "internal", kontor.bot = bot)
}

/// The wait until no other command of the game runs.
pub fn turn() -> Span {
    info_span!("turn", otel.kind = "internal")
}

/// The game is brought into memory, as it is after its newest entry.
pub fn load() -> Span {
    info_span!("load", otel.kind = "internal")
}

/// The rules decide.
pub(crate) fn decide() -> Span {
    info_span!("decide", otel.kind = "internal")
}

/// The entry becomes durable, and its waiters are notified.
pub fn append() -> Span {
    info_span!("append", otel.kind = "internal")
}

/// An attempt to deliver to a webhook; what is played in answer is part of it.
pub fn delivery() -> Span {
    info_span!(
        "webhook delivery",
        otel.kind = "internal",
        kontor.outcome = tracing::field::Empty,
        http.response.status_code = tracing::field::Empty,
    )
}

/// The request to the receiver.
pub fn post() -> Span {
    info_span!("webhook post", otel.kind = "client", http.request.method = "POST")
}
