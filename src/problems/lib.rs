//! The catalogue of problems: each refusal of the contract is declared here, once. The schema of
//! the contract, its examples, `/v1/problems`, the tables of the guide and the answer over HTTP
//! follow from this table.
//!
//! A line is: the code as it is written, the name, the status, whether the same request may succeed
//! later, the title, and what it means and what to do. A name with a sentence is one that use cases
//! refuse with, as [`Refused`]; the sentence is for logs, operators and the deliveries of webhooks.
//! A name after `!` is none: it comes with members of its own, from an error of the use cases, or
//! `kontor-http` alone answers so. The lines are sorted by status, which nothing but HTTP reads.
//!
//! Which operations can answer so is said beside their handlers. For an id in a path it follows
//! from the code: an operation with `{seek}` in its path can answer `seek-unknown`.

use serde::Serialize;
use utoipa::ToSchema;

macro_rules! catalogue {
    ($($code:tt $($Name:ident($said:tt))? $(!$Other:ident)? $status:literal
        $retry:ident $(($after_s:literal))? $title:literal: $about:tt;)+) => {
        /// What went wrong. A code has one status and is never reused; new ones may come.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, ToSchema)]
        pub enum ProblemCode {$(
            #[doc = $about]
            #[serde(rename = $code)]
            $($Name)? $($Other)?,
        )+}

        impl ProblemCode {
            /// Every code.
            pub const ALL: &'static [ProblemCode] = &[$(ProblemCode::$($Name)? $($Other)?),+];

            /// The code that is written so.
            pub fn named(code: &str) -> Option<ProblemCode> {
                Self::ALL.iter().copied().find(|known| known.entry().code == code)
            }

            /// The code's entry in the catalogue.
            pub fn entry(self) -> CatalogueEntry {
                let (code, status, retry, title, about) = match self {$(
                    ProblemCode::$($Name)? $($Other)? => {
                        ($code, $status, Retry::$retry $(($after_s))?, $title, $about)
                    }
                )+};
                CatalogueEntry { code, status, retry, title, about }
            }
        }

        /// A refusal that has nothing to add to its entry in the catalogue.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
        pub enum Refused {$($(
            #[doc = $about]
            #[error($said)]
            $Name,
        )?)+}

        impl From<Refused> for ProblemCode {
            fn from(refused: Refused) -> Self {
                match refused {$($(
                    Refused::$Name => ProblemCode::$Name,
                )?)+}
            }
        }
    };
}

/// Whether the same request may succeed later without being changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Retry {
    /// No.
    Never,
    /// Yes. When is not known, or is said with the answer.
    Later,
    /// Yes, after so many seconds, which the answer says.
    After(u32),
}

/// An entry of the catalogue.
#[derive(Clone, Copy, Debug)]
pub struct CatalogueEntry {
    /// The code as it is written.
    pub code: &'static str,
    /// Its status.
    pub status: u16,
    /// Whether the same request may succeed later.
    pub retry: Retry,
    /// In a few words.
    pub title: &'static str,
    /// What it means and what to do.
    pub about: &'static str,
}

impl CatalogueEntry {
    /// Whether the same request may succeed later without being changed.
    pub fn is_retryable(&self) -> bool {
        self.retry != Retry::Never
    }
}

catalogue! {
    "malformed-body" !MalformedBody 400 Never "Malformed body": "The body is not JSON of the shape that the contract gives, or a value in it breaks a limit. `errors` names the place.";
    "parameter-invalid" !ParameterInvalid 400 Never "Invalid parameter": "A value in path, query or header is malformed or outside of its limits. `errors` names it.";
    "cursor-invalid" CursorInvalid("the cursor belongs to another list") 400 Never "Invalid cursor": "The cursor is none that this list gave out. Begin again without one.";
    "at-out-of-range" !AtOutOfRange 400 Never "No such position": "`at` lies before the start of the game or after its last event; for a fork also where the game is over. `errors` gives the range.";
    "idempotency-key-missing" !KeyMissing 400 Never "Idempotency-Key missing": "An action needs an `Idempotency-Key` header, so that it can be sent again safely.";
    "idempotency-key-invalid" !KeyInvalid 400 Never "Idempotency-Key malformed": "The key is 1 to 64 characters of A–Z a–z 0–9 - _.";
    "token-missing" !TokenMissing 401 Never "Not signed in": "The request needs an access token: `Authorization: Bearer …`.";
    "token-invalid" TokenInvalid("the token is not valid") 401 Never "Token not valid": "The access token is not one of this server's, or its session has ended. Sign in again.";
    "token-expired" TokenExpired("the token has expired") 401 Never "Token expired": "The access token's time is over. Refresh the session.";
    "ticket-invalid" TicketInvalid("the ticket is not valid") 401 Never "Ticket not valid": "The stream ticket is not one of this server's for this game, or its session has ended. Take a fresh one.";
    "ticket-expired" TicketExpired("the ticket has expired") 401 Never "Ticket expired": "The stream ticket opens no connections any more. Take a fresh one, and go on behind the last event that came.";
    "credentials-invalid" CredentialsInvalid("name or password is wrong") 401 Never "Wrong name or password": "Name and password do not belong together.";
    "refresh-invalid" RefreshInvalid("the refresh token is not valid") 401 Never "Refresh token not valid": "The refresh token is not the newest of a living session. Sign in again.";
    "recovery-invalid" RecoveryInvalid("name or recovery code is wrong") 401 Never "Wrong name or recovery code": "Name and recovery code do not belong together, or the code was used or replaced.";
    "account-suspended" !AccountSuspended 403 Later "Account suspended": "An operator has suspended the player: sign-ins, sessions and tokens are refused, also those of the own bot accounts. `suspension` says until when and why.";
    "password-wrong" PasswordWrong("the password is wrong") 403 Never "Wrong password": "The password is not that of the calling user. The token is in order.";
    "not-your-seat" NotYourSeat("not the caller's seat") 403 Never "Not your seat": "The caller has no seat here, or the seat or decision is another's.";
    "not-your-table" NotYourTable("not the caller's table") 403 Never "Not your table": "Only the owner of the table may do this.";
    "scope-missing" ScopeMissing("the token does not have the scope") 403 Never "Scope missing": "The token was made for other things. The description of the operation names the scope that it needs.";
    "user-needed" UserNeeded("only users have tokens and bot accounts") 403 Never "Users only": "Guests and bot accounts have no password, recovery codes, tokens, bot accounts or apps, and allow no app anything. Guests have no webhooks, say nothing of themselves in the profile, invite no player by name, and make no tournaments. A guest becomes a user by `POST /v1/me/upgrade`.";
    "rated-table" RatedTable("not for this rated table") 403 Never "Rated table": "At a rated table sit users alone; where a bot account made it, bot accounts and bots of the server alone, and of these each once. Guests sit at other tables.";
    "not-your-tournament" NotYourTournament("not the caller's tournament") 403 Never "Not your tournament": "Only the organizer of the tournament may do this.";
    "may-not-enter" MayNotEnter("the tournament is for others") 403 Never "May not enter": "The tournament is for others: `entrants`, `rating_min` and `rating_max` in its terms say for whom.";
    "rating-outside" RatingOutside("the rating is outside of the range") 403 Never "Rating outside of the range": "The seek is for players with ratings in its range; guests have none.";
    "history-hidden" HistoryHidden("the player has hidden the own history") 403 Never "History hidden": "The player does not want others to list the own games.";
    "path-unknown" !PathUnknown 404 Never "No such path": "The contract has no such path.";
    "problem-unknown" !ProblemUnknown 404 Never "No such problem": "The catalogue has no such code.";
    "ruleset-unknown" RulesetUnknown("no ruleset of that id") 404 Never "No such ruleset": "This server does not play that ruleset.";
    "game-unknown" GameUnknown("no game of that id") 404 Never "No such game": "There is no game of that id, or none for this caller.";
    "message-unknown" MessageUnknown("no message of that number") 404 Never "No such message": "The table has no message of that number.";
    "seek-unknown" SeekUnknown("no seek of that id") 404 Never "No such seek": "There is no seek of that id: it was left by all, has expired, or its game has begun a while ago. The id of its game is known from the seek.";
    "player-unknown" PlayerUnknown("no player of that id") 404 Never "No such player": "There is no player of that id.";
    "token-unknown" TokenUnknown("the user has no such token") 404 Never "No such token": "The user has no personal token of that id.";
    "bot-unknown" BotUnknown("the user has no such bot account") 404 Never "No such bot account": "The user has no bot account of that id.";
    "session-unknown" SessionUnknown("the player has no such session") 404 Never "No such session": "The player has no session of that id.";
    "webhook-unknown" WebhookUnknown("the player has no such webhook") 404 Never "No such webhook": "The player has no webhook of that id.";
    "tournament-unknown" TournamentUnknown("no tournament of that id") 404 Never "No such tournament": "There is no tournament of that id.";
    "round-unknown" RoundUnknown("no round of that number") 404 Never "No such round": "The round was not drawn, or not yet.";
    "app-unknown" AppUnknown("there is no such app") 404 Never "No such app": "There is no app of that id, or the user has registered none of that id.";
    "device-unknown" DeviceUnknown("no device waits with that code") 404 Never "No such device": "No device waits with that code: it was mistyped, answered already, or has expired.";
    "decision-unknown" DecisionUnknown("no open decision of that id") 404 Never "No such decision": "The game has no open decision of that id, or asks that seat nothing at that position.";
    "method-not-allowed" !MethodNotAllowed 405 Never "Method not allowed": "The path exists, but not with this method. `Allow` lists those it has.";
    "not-acceptable" !NotAcceptable 406 Never "Not acceptable": "The answer does not exist in a media type that `Accept` asks for.";
    "body-too-slow" !BodyTooSlow 408 Later "Body too slow": "The body did not arrive in the time that `/v1/meta` allows for its size. Nothing was done.";
    "name-taken" NameTaken("the name is taken") 409 Never "Name taken": "Another player or the app of another player has that name, or it cannot be taken.";
    "already-user" AlreadyUser("the player is a user already") 409 Never "A user already": "Only a guest can become a user, and only once.";
    "tokens-spent" TokensSpent("the user has too many tokens") 409 Never "Too many tokens": "The user has as many personal tokens as `/v1/meta` allows. Revoke one of them first.";
    "bot-accounts-spent" BotAccountsSpent("the user has too many bot accounts") 409 Never "Too many bot accounts": "The user has as many bot accounts as `/v1/meta` allows.";
    "app-changed" AppChanged("the app is not what was shown") 409 Never "App has changed": "What the user was shown of the app, as `shown` has it, is not what the app says of itself. Nothing was allowed. Show the app again, and ask the user again.";
    "apps-spent" AppsSpent("the user has too many apps") 409 Never "Too many apps": "The user has registered as many apps as `/v1/meta` allows. Remove one of them first.";
    "webhooks-spent" WebhooksSpent("the player has too many webhooks") 409 Never "Too many webhooks": "The player has as many webhooks as `/v1/meta` allows. Remove one of them first.";
    "deliveries-spent" DeliveriesSpent("too many deliveries are waiting") 409 Later "Too many deliveries wait": "As many deliveries as the webhook takes were asked for and have not been made yet. Wait for them.";
    "seat-taken" SeatTaken("the seat is taken") 409 Never "Seat taken": "A player or a bot sits there.";
    "already-seated" AlreadySeated("the player has a seat already") 409 Never "Already seated": "A player has one seat at a table; in a sandbox it can be several, but not the same one twice.";
    "seatings-spent" SeatingsSpent("the seatings of this table are used up") 409 Never "Sat down too often": "The player, or all players together, sat down at this table as often as `/v1/meta` allows.";
    "rematches-spent" RematchesSpent("the rematches of this game are used up") 409 Never "Too many rematches": "The table of this game's rematch was deleted as often as `/v1/meta` allows.";
    "open-tables-spent" OpenTablesSpent("too many open tables") 409 Never "Too many open tables": "The player has as many open tables as `/v1/meta` allows. Start or delete one of them first.";
    "tournaments-spent" TournamentsSpent("too many tournaments") 409 Later "Too many tournaments": "The caller has as many tournaments that are not over, or has made as many within a day, as `/v1/meta` allows. Cancel one, or wait.";
    "entries-spent" EntriesSpent("entered as often as possible") 409 Never "Too many entries": "The caller has entered this tournament, or takes part in tournaments that are not over, as often as `/v1/meta` allows.";
    "registration-closed" RegistrationClosed("registration has ended") 409 Never "Registration has ended": "One can enter until the tournament starts, and until `registration_ends_at`.";
    "tournament-full" TournamentFull("the tournament is full") 409 Later "Tournament is full": "As many take part as can; if a participant withdraws before the start, a place becomes free. Or as many have entered, with those who have withdrawn, as `tournament_entries_max` allows.";
    "not-participant" NotParticipant("the caller does not take part") 409 Never "Not a participant": "The caller has not entered the tournament.";
    "tournament-over" TournamentOver("the tournament is over") 409 Never "Tournament is over": "The tournament is over or was cancelled.";
    "table-public" TablePublic("a public table has no invite") 409 Never "Table is public": "A public table has no invite.";
    "clock-stands" ClockStands("the clock does not run") 409 Never "Clock does not run": "The table has no `clock`, or that of the seat does not run: nothing is asked of it, a bot plays there, or the players have a pause.";
    "abort-changes-spent" AbortChangesSpent("the player has changed too often whether the game is to be aborted") 409 Never "Abort wanted too often": "The player has changed as often as `/v1/meta` allows at a table whether an end without a result is wanted. The wish can still be taken back.";
    "others-needed" OthersNeeded("no other player has a say in whether the game ends without a result") 409 Never "No other player to agree": "A game that is rated, or of a tournament, ends without a result only if two players at least want that. The caller alone has a say there; others have left for good, or are bots.";
    "vacation-spent" VacationSpent("no vacation is left in this year") 409 Never "No vacation left": "The vacation is longer than what is left of `vacation_days_per_year` in `/v1/meta`, or it was begun and changed as often as `vacation_changes_max` allows in a year.";
    "clock-changes-spent" ClockChangesSpent("the player may not change the clocks of this table any more") 409 Never "Clocks changed too often": "The player gave time, and changed whether a pause is wanted, as often as `/v1/meta` allows at a table, or the seat would have been given more time in all than that allows. A wish can still be taken back.";
    "invites-spent" InvitesSpent("the invites of this table are used up") 409 Never "Invite replaced too often": "The owner replaced the invite of this table as often as `/v1/meta` allows.";
    "invitations-spent" InvitationsSpent("too many invitations") 409 Later "Too many invitations": "As many invitations of the caller are open for the table or for the player, or were sent today, as `/v1/meta` allows. Withdraw one, or wait.";
    "not-invitable" NotInvitable("the player cannot be invited now") 409 Never "Cannot be invited now": "The player cannot be invited to this table now: the player has declined, or has as many open invitations as `/v1/meta` allows.";
    "seat-reserved" SeatReserved("the seat is kept for others") 409 Never "Seat is kept for others": "The seat is not free for the caller: it is kept for a player who was invited to it, or the table is not for everybody.";
    "seek-closed" SeekClosed("the seek is closed") 409 Never "Seek is closed": "The seek has its players, or a player in it and the caller do not play together. Choose another one.";
    "seeks-spent" SeeksSpent("too many seeks") 409 Later "Too many seeks": "The player is in as many seeks, or has asked for as many in a day, as `/v1/meta` allows, or as many were made from the address. Leave one of them first, or wait for the next day.";
    "blocks-spent" BlocksSpent("too many blocked players") 409 Never "Too many blocked players": "The player has blocked as many players as `/v1/meta` allows.";
    "mutes-spent" MutesSpent("too many muted players") 409 Never "Too many muted players": "The player has muted as many players as `/v1/meta` allows.";
    "messages-spent" MessagesSpent("the messages of this table are used up") 409 Never "Said too much": "The player, or all players together, said as much at this table as `/v1/meta` allows.";
    "reports-spent" ReportsSpent("the reports of today are used up") 409 Later "Reports used up": "The player, or all players of the address, reported as many messages on this day (UTC) as `/v1/meta` allows.";
    "bot-games-spent" BotGamesSpent("too many running games with bots") 409 Later "Too many games with bots": "As many games with bots as `/v1/meta` allows are under way at the caller's tables. Bots think in turn: wait until one of the games is over.";
    "seats-open" SeatsOpen("seats are open") 409 Later "Seats are open": "The game starts when every seat is taken.";
    "game-started" GameStarted("the game has started") 409 Never "Game has started": "This is possible only before the start.";
    "game-not-running" GameNotRunning("the game is not running") 409 Later "Game is not running": "The game has not started.";
    "game-over" GameOver("the game is over") 409 Never "Game is over": "The game has ended; nothing can be played any more.";
    "fork-too-deep" ForkTooDeep("too many forks of forks") 409 Never "Too many forks of forks": "At most 16 games may come before a fork, each a fork of the one before. Fork one of those, or download the record when the game is over, import it, and fork the import.";
    "game-not-over" GameNotOver("the game is not over") 409 Later "Game is not over": "The record, forks, and what other seats saw and were told, open with the commit that ends the game.";
    "decision-closed" !DecisionClosed 409 Never "Decision closed": "The decision is not open any more. `decisions` lists the caller's open ones.";
    "version-mismatch" VersionMismatch("the view has changed") 412 Never "View has changed": "`If-Match` names another state of the caller's view.";
    "body-too-large" !BodyTooLarge 413 Never "Body too large": "The body is larger than the limit that `/v1/meta` gives.";
    "media-type-unsupported" !MediaTypeUnsupported 415 Never "Media type not supported": "Bodies are `application/json`.";
    "illegal-action" !IllegalAction 422 Never "Illegal action": "The rules refuse the action; `refusal` says why, with the section of the rulebook. A token without the scope `read` gets no `refusal`.";
    "idempotency-key-reused" KeyReused("the request key was used for another request") 422 Never "Idempotency-Key used before": "The key came with another request before. Take a fresh one.";
    "options-invalid" !OptionsInvalid 422 Never "Options do not fit": "The ruleset cannot be played so. `errors` names the place.";
    "record-diverges" !RecordDiverges 422 Never "Record not in order": "The record does not hold together: chain, commitment, seed, actions and events do not lead to each other. `seq` says where, `detail` why.";
    "record-unsupported" !RecordUnsupported 422 Never "Record not known": "The record is of a format, ruleset or rules version that this server does not know. `errors` names the place.";
    "record-unfinished" RecordUnfinished("the record is of a game that is not over") 422 Never "Record of an unfinished game": "Only a game that is over can be imported. The record is in order.";
    "game-quarantined" GameQuarantined("the game is quarantined") 423 Later "Game set aside": "The game's log cannot be read as a game. Nothing is lost, nothing is accepted.";
    "rate-limited" !RateLimited 429 Later "Too many requests": "Wait for as long as `Retry-After` says.";
    "storage-quota" StorageQuota("the quota of stored bytes is used up") 429 After(3600) "Storage quota": "As much is stored for the player, or for the address, as `/v1/meta` allows. Users may store more than guests.";
    "too-many-connections" !TooManyConnections 429 Later "Too many connections": "The address holds as many connections as `/v1/meta` allows, and this one is closed. Use those that are open, or close some; then try again after `Retry-After`.";
    "too-many-streams" TooManyStreams("too many streams") 429 After(15) "Too many streams": "The caller holds as many event streams as `/v1/meta` allows. Close one.";
    "internal" !Internal 500 Later "Internal error": "A fault of ours. A command may or may not have been applied: send the same request with the same key.";
    "draining" Draining("draining") 503 After(1) "Server is stopping": "The server takes no new commands. Send the same request with the same key again soon.";
    "storage-full" StorageFull("the store has little space left") 503 After(60) "Storage full": "The disk of the server has less space left than `/v1/meta` gives. Nothing was stored; reading goes on, and so do moves until still less is left. Try again after `Retry-After`.";
    "read-only" ReadOnly("the store is only read") 503 After(60) "Only reading": "The server only reads, because its disk is full or its operator wants it so. Nothing was stored. Tokens are accepted until they expire, but no player can sign in.";
    "store-unavailable" !StoreUnavailable 503 After(1) "Store not available": "A command may or may not have been applied: send the same request with the same key.";
    "busy" Busy("too busy") 503 After(1) "Busy": "A bounded queue is full, bots that go first have not acted yet, or other requests came first each time; nothing was done. Try again after `Retry-After`.";
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An entry that tells the client to wait says that the same request can succeed later.
    #[test]
    fn what_tells_to_wait_is_marked_as_possible_later() {
        for entry in ProblemCode::ALL.iter().map(|code| code.entry()) {
            let mut words = entry.about.split(|letter: char| !letter.is_ascii_alphabetic());
            let tells_to_wait = words.any(|word| word.eq_ignore_ascii_case("wait"));
            assert!(entry.is_retryable() || !tells_to_wait, "{}", entry.code);
        }
    }

    #[test]
    fn limits_and_faults_of_the_server_may_be_over_later() {
        for entry in ProblemCode::ALL.iter().map(|code| code.entry()) {
            let passes = entry.status == 429 || entry.status >= 500;
            assert!(entry.is_retryable() || !passes, "{}", entry.code);
        }
    }
}
