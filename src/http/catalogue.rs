//! The catalogue of problems: the table of their codes. The schema of the contract, the page of
//! errors in the guide and the tests are made from it.

use serde::Serialize;
use utoipa::ToSchema;

macro_rules! catalogue {
    ($($Code:ident $code:tt $status:literal $retry:literal $title:literal: $about:tt;)+) => {
        /// What went wrong. A code has one status and is never reused; new ones may come.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, ToSchema)]
        pub enum ProblemCode {$(
            #[doc = $about]
            #[serde(rename = $code)]
            $Code,
        )+}

        impl ProblemCode {
            /// Every code.
            pub const ALL: &'static [ProblemCode] = &[$(ProblemCode::$Code),+];

            /// The code's entry in the catalogue.
            pub fn entry(self) -> CatalogueEntry {
                match self {$(
                    ProblemCode::$Code => CatalogueEntry { code: $code, status: $status, retryable: $retry, title: $title, about: $about },
                )+}
            }
        }
    };
}

/// An entry of the catalogue.
pub struct CatalogueEntry {
    /// The code as it is written.
    pub code: &'static str,
    /// Its status.
    pub status: u16,
    /// Whether the same request may succeed later without being changed.
    pub retryable: bool,
    /// In a few words.
    pub title: &'static str,
    /// What it means and what to do.
    pub about: &'static str,
}

catalogue! {
    MalformedBody "malformed-body" 400 false "Malformed body": "The body is not JSON of the shape that the contract gives, or a value in it breaks a limit. `errors` names the place.";
    ParameterInvalid "parameter-invalid" 400 false "Invalid parameter": "A value in path, query or header is malformed or outside of its limits. `errors` names it.";
    CursorInvalid "cursor-invalid" 400 false "Invalid cursor": "The cursor is none that this list gave out. Begin again without one.";
    AtOutOfRange "at-out-of-range" 400 false "No such position": "`at` lies before the start of the game or after its last event; for a fork also where the game is over. `errors` gives the range.";
    KeyMissing "idempotency-key-missing" 400 false "Idempotency-Key missing": "An action needs an `Idempotency-Key` header, so that it can be sent again safely.";
    KeyInvalid "idempotency-key-invalid" 400 false "Idempotency-Key malformed": "The key is 1 to 64 characters of A–Z a–z 0–9 - _.";
    TokenMissing "token-missing" 401 false "Not signed in": "The request needs an access token: `Authorization: Bearer …`.";
    TokenInvalid "token-invalid" 401 false "Token not valid": "The access token is not one of this server's, or its session has ended. Sign in again.";
    TokenExpired "token-expired" 401 false "Token expired": "The access token's time is over. Refresh the session.";
    TicketInvalid "ticket-invalid" 401 false "Ticket not valid": "The stream ticket is not one of this server's for this game, or its session has ended. Take a fresh one.";
    TicketExpired "ticket-expired" 401 false "Ticket expired": "The stream ticket opens no connections any more. Take a fresh one, and go on behind the last event that came.";
    CredentialsInvalid "credentials-invalid" 401 false "Wrong name or password": "Name and password do not belong together.";
    RefreshInvalid "refresh-invalid" 401 false "Refresh token not valid": "The refresh token is not the newest of a living session. Sign in again.";
    RecoveryInvalid "recovery-invalid" 401 false "Wrong name or recovery code": "Name and recovery code do not belong together, or the code was used or replaced.";
    AccountSuspended "account-suspended" 403 true "Account suspended": "An operator has suspended the player: sign-ins, sessions and tokens are refused, also those of the own bot accounts. `suspension` says until when and why.";
    PasswordWrong "password-wrong" 403 false "Wrong password": "The password is not that of the calling user. The token is in order.";
    NotYourSeat "not-your-seat" 403 false "Not your seat": "The caller has no seat here, or the seat or decision is another's.";
    NotYourTable "not-your-table" 403 false "Not your table": "Only the owner of the table may do this.";
    ScopeMissing "scope-missing" 403 false "Scope missing": "The token was made for other things. The description of the operation names the scope that it needs.";
    UserNeeded "user-needed" 403 false "Users only": "Guests and bot accounts have no password, recovery codes, tokens, bot accounts or apps, and allow no app anything. Guests have no webhooks, say nothing of themselves in the profile, invite nobody by name, and make no tournaments. A guest becomes a user by `POST /v1/me/upgrade`.";
    RatedTable "rated-table" 403 false "Rated table": "At a rated table sit users alone; where a bot account made it, bot accounts and bots of the server alone, and of these each once. Guests sit at other tables.";
    NotYourTournament "not-your-tournament" 403 false "Not your tournament": "Only the organizer of the tournament may do this.";
    MayNotEnter "may-not-enter" 403 false "May not enter": "The tournament is for others: `entrants`, `rating_min` and `rating_max` in its terms say for whom.";
    RatingOutside "rating-outside" 403 false "Rating outside of the range": "The seek is for players with ratings in its range; guests have none.";
    HistoryHidden "history-hidden" 403 false "History hidden": "The player does not want others to list the own games.";
    PathUnknown "path-unknown" 404 false "No such path": "The contract has no such path.";
    ProblemUnknown "problem-unknown" 404 false "No such problem": "The catalogue has no such code.";
    RulesetUnknown "ruleset-unknown" 404 false "No such ruleset": "This server does not play that ruleset.";
    GameUnknown "game-unknown" 404 false "No such game": "There is no game of that id, or none for this caller.";
    MessageUnknown "message-unknown" 404 false "No such message": "The table has no message of that number.";
    SeekUnknown "seek-unknown" 404 false "No such seek": "There is no seek of that id: it was left by all, has expired, or its game has begun a while ago. The id of its game is known from the seek.";
    PlayerUnknown "player-unknown" 404 false "No such player": "There is no player of that id.";
    TokenUnknown "token-unknown" 404 false "No such token": "The user has no personal token of that id.";
    BotUnknown "bot-unknown" 404 false "No such bot account": "The user has no bot account of that id.";
    SessionUnknown "session-unknown" 404 false "No such session": "The player has no session of that id.";
    WebhookUnknown "webhook-unknown" 404 false "No such webhook": "The player has no webhook of that id.";
    TournamentUnknown "tournament-unknown" 404 false "No such tournament": "There is no tournament of that id.";
    RoundUnknown "round-unknown" 404 false "No such round": "The round was not drawn, or not yet.";
    AppUnknown "app-unknown" 404 false "No such app": "There is no app of that id, or the user has registered none of that id.";
    DeviceUnknown "device-unknown" 404 false "No such device": "No device waits with that code: it was mistyped, answered already, or has expired.";
    DecisionUnknown "decision-unknown" 404 false "No such decision": "The game has no open decision of that id, or asks that seat nothing at that position.";
    MethodNotAllowed "method-not-allowed" 405 false "Method not allowed": "The path exists, but not with this method. `Allow` lists those it has.";
    NotAcceptable "not-acceptable" 406 false "Not acceptable": "The answer does not exist in a media type that `Accept` asks for.";
    BodyTooSlow "body-too-slow" 408 true "Body too slow": "The body did not arrive in the time that `/v1/meta` allows for its size. Nothing was done.";
    NameTaken "name-taken" 409 false "Name taken": "Somebody else has that name, or an app of somebody else, or nobody can have it.";
    AlreadyUser "already-user" 409 false "A user already": "Only a guest can become a user, and only once.";
    TokensSpent "tokens-spent" 409 false "Too many tokens": "The user has as many personal tokens as `/v1/meta` allows. Revoke one of them first.";
    BotAccountsSpent "bot-accounts-spent" 409 false "Too many bot accounts": "The user has as many bot accounts as `/v1/meta` allows.";
    AppChanged "app-changed" 409 false "App has changed": "What the user was shown of the app, as `shown` has it, is not what the app says of itself. Nothing was allowed. Show the app again, and ask the user again.";
    AppsSpent "apps-spent" 409 false "Too many apps": "The user has registered as many apps as `/v1/meta` allows. Remove one of them first.";
    WebhooksSpent "webhooks-spent" 409 false "Too many webhooks": "The player has as many webhooks as `/v1/meta` allows. Remove one of them first.";
    DeliveriesSpent "deliveries-spent" 409 true "Too many deliveries wait": "As many deliveries as the webhook takes were asked for and have not been made yet. Wait for them.";
    SeatTaken "seat-taken" 409 false "Seat taken": "Somebody sits there.";
    AlreadySeated "already-seated" 409 false "Already seated": "A player has one seat at a table; in a sandbox it can be several, but not the same one twice.";
    SeatingsSpent "seatings-spent" 409 false "Sat down too often": "The player, or all players together, sat down at this table as often as `/v1/meta` allows.";
    RematchesSpent "rematches-spent" 409 false "Too many rematches": "The table of this game's rematch was deleted as often as `/v1/meta` allows.";
    OpenTablesSpent "open-tables-spent" 409 false "Too many open tables": "The player has as many open tables as `/v1/meta` allows. Start or delete one of them first.";
    TournamentsSpent "tournaments-spent" 409 true "Too many tournaments": "The caller has as many tournaments that are not over, or has made as many within a day, as `/v1/meta` allows. Cancel one, or wait.";
    EntriesSpent "entries-spent" 409 false "Too many entries": "The caller has entered this tournament, or takes part in tournaments that are not over, as often as `/v1/meta` allows.";
    RegistrationClosed "registration-closed" 409 false "Registration has ended": "One can enter until the tournament starts, and until `registration_ends_at`.";
    TournamentFull "tournament-full" 409 true "Tournament is full": "As many take part as can; if somebody withdraws before the start, a place becomes free. Or as many have entered, with those who have withdrawn, as `tournament_entries_max` allows.";
    NotParticipant "not-participant" 409 false "Not a participant": "The caller has not entered the tournament.";
    TournamentOver "tournament-over" 409 false "Tournament is over": "The tournament is over or was cancelled.";
    TablePublic "table-public" 409 false "Table is public": "A public table has no invite.";
    ClockStands "clock-stands" 409 false "Clock does not run": "The table has no `clock`, or that of the seat does not run: nothing is asked of it, a bot plays there, or the players have a pause.";
    AbortChangesSpent "abort-changes-spent" 409 false "Abort wanted too often": "The player has changed as often as `/v1/meta` allows at a table whether an end without a result is wanted. The wish can still be taken back.";
    OthersNeeded "others-needed" 409 false "Nobody else to agree": "A game that is rated, or of a tournament, ends without a result only if two players at least want that. The caller alone has a say there; others have left for good, or are bots.";
    VacationSpent "vacation-spent" 409 false "No vacation left": "The vacation is longer than what is left of `vacation_days_per_year` in `/v1/meta`, or it was begun and changed as often as `vacation_changes_max` allows in a year.";
    ClockChangesSpent "clock-changes-spent" 409 false "Clocks changed too often": "The player gave time, and changed whether a pause is wanted, as often as `/v1/meta` allows at a table, or the seat would have been given more time in all than that allows. A wish can still be taken back.";
    InvitesSpent "invites-spent" 409 false "Invite replaced too often": "The owner replaced the invite of this table as often as `/v1/meta` allows.";
    InvitationsSpent "invitations-spent" 409 true "Too many invitations": "As many invitations of the caller are open for the table or for the player, or were sent today, as `/v1/meta` allows. Withdraw one, or wait.";
    NotInvitable "not-invitable" 409 false "Cannot be invited now": "The player cannot be invited to this table now: the player has declined, or has as many open invitations as `/v1/meta` allows.";
    SeatReserved "seat-reserved" 409 false "Seat is kept for others": "The seat is not free for the caller: it is kept for a player who was invited to it, or the table is not for everybody.";
    SeekClosed "seek-closed" 409 false "Seek is closed": "The seek has its players, or somebody in it and the caller do not play together. Choose another one.";
    SeeksSpent "seeks-spent" 409 true "Too many seeks": "The player is in as many seeks, or has asked for as many in a day, as `/v1/meta` allows, or as many were made from the address. Leave one of them first, or wait for the next day.";
    BlocksSpent "blocks-spent" 409 false "Too many blocked players": "The player has blocked as many players as `/v1/meta` allows.";
    MutesSpent "mutes-spent" 409 false "Too many muted players": "The player has muted as many players as `/v1/meta` allows.";
    MessagesSpent "messages-spent" 409 false "Said too much": "The player, or all players together, said as much at this table as `/v1/meta` allows.";
    ReportsSpent "reports-spent" 409 true "Reports used up": "The player, or all players of the address, reported as many messages on this day (UTC) as `/v1/meta` allows.";
    BotGamesSpent "bot-games-spent" 409 true "Too many games with bots": "As many games with bots as `/v1/meta` allows are under way at the caller's tables. Bots think in turn: wait until one of the games is over.";
    SeatsOpen "seats-open" 409 true "Seats are open": "The game starts when every seat is taken.";
    GameStarted "game-started" 409 false "Game has started": "This is possible only before the start.";
    GameNotRunning "game-not-running" 409 true "Game is not running": "The game has not started.";
    GameOver "game-over" 409 false "Game is over": "The game has ended; nothing can be played any more.";
    ForkTooDeep "fork-too-deep" 409 false "Too many forks of forks": "At most 16 games may come before a fork, each a fork of the one before. Fork one of those, or download the record when the game is over, import it, and fork the import.";
    GameNotOver "game-not-over" 409 true "Game is not over": "The record, forks, and what other seats saw and were told, open with the commit that ends the game.";
    DecisionClosed "decision-closed" 409 false "Decision closed": "The decision is not open any more. `decisions` lists the caller's open ones.";
    VersionMismatch "version-mismatch" 412 false "View has changed": "`If-Match` names another state of the caller's view.";
    BodyTooLarge "body-too-large" 413 false "Body too large": "The body is larger than the limit that `/v1/meta` gives.";
    MediaTypeUnsupported "media-type-unsupported" 415 false "Media type not supported": "Bodies are `application/json`.";
    IllegalAction "illegal-action" 422 false "Illegal action": "The rules refuse the action; `refusal` says why, with the section of the rulebook.";
    KeyReused "idempotency-key-reused" 422 false "Idempotency-Key used before": "The key came with another request before. Take a fresh one.";
    OptionsInvalid "options-invalid" 422 false "Options do not fit": "The ruleset cannot be played so. `errors` names the place.";
    RecordDiverges "record-diverges" 422 false "Record not in order": "The record does not hold together: chain, commitment, seed, actions and events do not lead to each other. `seq` says where, `detail` why.";
    RecordUnsupported "record-unsupported" 422 false "Record not known": "The record is of a format, ruleset or rules version that this server does not know. `errors` names the place.";
    RecordUnfinished "record-unfinished" 422 false "Record of an unfinished game": "Only a game that is over can be imported. The record is in order.";
    GameQuarantined "game-quarantined" 423 true "Game set aside": "The game's log cannot be read as a game. Nothing is lost, nothing is accepted.";
    RateLimited "rate-limited" 429 true "Too many requests": "Wait for as long as `Retry-After` says.";
    StorageQuota "storage-quota" 429 true "Storage quota": "As much is stored for the player, or for the address, as `/v1/meta` allows. Users may store more than guests.";
    TooManyConnections "too-many-connections" 429 true "Too many connections": "The address holds as many connections as `/v1/meta` allows, and this one is closed. Use those that are open, or close some; then try again after `Retry-After`.";
    TooManyStreams "too-many-streams" 429 true "Too many streams": "The caller holds as many event streams as `/v1/meta` allows. Close one.";
    Internal "internal" 500 true "Internal error": "A fault of ours. A command may or may not have been applied: send the same request with the same key.";
    Draining "draining" 503 true "Server is stopping": "The server takes no new commands. Send the same request with the same key again soon.";
    StorageFull "storage-full" 503 true "Storage full": "The disk of the server has less space left than `/v1/meta` gives. Nothing was stored; reading goes on, and so do moves until still less is left. Try again after `Retry-After`.";
    ReadOnly "read-only" 503 true "Only reading": "The server only reads, because its disk is full or its operator wants it so. Nothing was stored. Tokens are accepted until they expire, but nobody can sign in.";
    StoreUnavailable "store-unavailable" 503 true "Store not available": "A command may or may not have been applied: send the same request with the same key.";
    Busy "busy" 503 true "Busy": "A bounded queue is full, or bots that go first have not acted yet; nothing was done. Try again after `Retry-After`.";
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Who is told to wait is told that the same request can succeed.
    #[test]
    fn what_tells_to_wait_is_marked_as_possible_later() {
        for entry in ProblemCode::ALL.iter().map(|code| code.entry()) {
            let mut words = entry.about.split(|letter: char| !letter.is_ascii_alphabetic());
            let tells_to_wait = words.any(|word| word.eq_ignore_ascii_case("wait"));
            assert!(entry.retryable || !tells_to_wait, "{}", entry.code);
        }
    }

    #[test]
    fn limits_and_faults_of_the_server_may_be_over_later() {
        for entry in ProblemCode::ALL.iter().map(|code| code.entry()) {
            let passes = entry.status == 429 || entry.status >= 500;
            assert!(entry.retryable || !passes, "{}", entry.code);
        }
    }
}
