//! The contract: its operations, as methods of [`Client`].
// Generated from openapi/openapi-3.0.json: change that and run `make clients`.

pub mod builder;
pub mod types;
#[allow(unused_imports)]
pub use progenitor_client::{ByteStream, ClientInfo, Error, ResponseValue};
#[allow(unused_imports)]
use progenitor_client::{encode_path, ClientHooks, OperationInfo, RequestBuilderExt};
#[derive(Clone, Debug)]
/**Client for Kontor

Turn-based merchant games over HTTP. A client needs no rules code: a player who has to act finds a *decision* with ready-made actions and a JSON Schema, and answers it with one of them. What was acknowledged is on disk; every game replays from its events; the record of a finished game can be verified by anyone.

The [guide](/docs/guide/) for authors of clients says the same at length, with examples.

Answers grow: a client takes an unknown value as one that it does not know yet, and passes over unknown fields. [The guide](/docs/guide/clients.md#what-can-be-added) lists what can be added. Inside of `/v1` nothing is taken away.

Version: 1.0.0*/
pub struct Client {
    pub(crate) baseurl: String,
    pub(crate) client: reqwest::Client,
    pub(crate) inner: crate::session::Session,
}
impl Client {
    /// Create a new client.
    ///
    /// `baseurl` is the base URL provided to the internal
    /// `reqwest::Client`, and should include a scheme and hostname,
    /// as well as port and a path stem if applicable.
    pub fn new(baseurl: &str, inner: crate::session::Session) -> Self {
        #[cfg(not(target_arch = "wasm32"))]
        let client = {
            let dur = ::std::time::Duration::from_secs(15u64);
            reqwest::ClientBuilder::new().connect_timeout(dur).timeout(dur)
        };
        #[cfg(target_arch = "wasm32")]
        let client = reqwest::ClientBuilder::new();
        Self::new_with_client(baseurl, client.build().unwrap(), inner)
    }
    /// Construct a new client with an existing `reqwest::Client`,
    /// allowing more control over its configuration.
    ///
    /// `baseurl` is the base URL provided to the internal
    /// `reqwest::Client`, and should include a scheme and hostname,
    /// as well as port and a path stem if applicable.
    pub fn new_with_client(
        baseurl: &str,
        client: reqwest::Client,
        inner: crate::session::Session,
    ) -> Self {
        Self {
            baseurl: baseurl.to_string(),
            client,
            inner,
        }
    }
}
impl ClientInfo<crate::session::Session> for Client {
    fn api_version() -> &'static str {
        "1.0.0"
    }
    fn baseurl(&self) -> &str {
        self.baseurl.as_str()
    }
    fn client(&self) -> &reqwest::Client {
        &self.client
    }
    fn inner(&self) -> &crate::session::Session {
        &self.inner
    }
}
const _: () = {
    #[allow(dead_code)]
    fn assert_client_hooks()
    where
        Client: ClientHooks<crate::session::Session>,
    {}
};
impl Client {
    /**Public keys

They verify access tokens and the signatures of records (RFC 7517).

Sends a `GET` request to `/.well-known/jwks.json`

```ignore
let response = client.get_jwks()
    .send()
    .await;
```*/
    pub fn get_jwks(&self) -> builder::GetJwks<'_> {
        builder::GetJwks::new(self)
    }
    /**Alive

The process runs and answers.

Sends a `GET` request to `/healthz/live`

```ignore
let response = client.get_liveness()
    .send()
    .await;
```*/
    pub fn get_liveness(&self) -> builder::GetLiveness<'_> {
        builder::GetLiveness::new(self)
    }
    /**Ready

The store answers and new commands are taken.

Sends a `GET` request to `/healthz/ready`

```ignore
let response = client.get_readiness()
    .send()
    .await;
```*/
    pub fn get_readiness(&self) -> builder::GetReadiness<'_> {
        builder::GetReadiness::new(self)
    }
    /**The contract for older generators

The same operations as OpenAPI 3.0, with unions written inline.

Sends a `GET` request to `/openapi-3.0.json`

Arguments:
- `if_none_match`: ETag of the copy that the caller has; 304 if it is current.
```ignore
let response = client.get_openapi_3_0()
    .if_none_match(if_none_match)
    .send()
    .await;
```*/
    pub fn get_openapi_3_0(&self) -> builder::GetOpenapi30<'_> {
        builder::GetOpenapi30::new(self)
    }
    /**The contract for generated clients

The same operations as OpenAPI 3.1, in which answers are open: what a later release adds to them fits this document.

Sends a `GET` request to `/openapi-open.json`

Arguments:
- `if_none_match`: ETag of the copy that the caller has; 304 if it is current.
```ignore
let response = client.get_openapi_open()
    .if_none_match(if_none_match)
    .send()
    .await;
```*/
    pub fn get_openapi_open(&self) -> builder::GetOpenapiOpen<'_> {
        builder::GetOpenapiOpen::new(self)
    }
    /**The contract

OpenAPI 3.1, with named variants and discriminators.

Sends a `GET` request to `/openapi.json`

Arguments:
- `if_none_match`: ETag of the copy that the caller has; 304 if it is current.
```ignore
let response = client.get_openapi()
    .if_none_match(if_none_match)
    .send()
    .await;
```*/
    pub fn get_openapi(&self) -> builder::GetOpenapi<'_> {
        builder::GetOpenapi::new(self)
    }
    /**One app

For users who are asked whether it may act for them.

Sends a `GET` request to `/v1/apps/{app}`

Arguments:
- `app`: Id of the app.
```ignore
let response = client.get_app()
    .app(app)
    .send()
    .await;
```*/
    pub fn get_app(&self) -> builder::GetApp<'_> {
        builder::GetApp::new(self)
    }
    /**Find games

Public tables, the newest first; with `player` those of one player, unless that player hides them; with `seat=me` all of the caller's own.

No owner fills the pages of public tables alone: a page looks ahead at up to 300 tables, and as long as there are enough of others, it has at most five of one owner, and at most half of `limit`. The owner's further tables come on the next pages. Who follows `next` to its end gets every table once.

A personal token needs the scope `read`.

Sends a `GET` request to `/v1/games`

Arguments:
- `cursor`: The `next` of the page before.
- `limit`: The most games on the page; 20 by default.
- `player`: Only public games at which the player with this id sits, or sat until a stand-in took over. Not together with `seat`.
- `rated`: `true`: only rated games; `false`: only others.
- `ruleset`: Only games of this ruleset.
- `seat`: `me`: only games at which the caller sits, or sat until a stand-in took over; private ones included.
- `status`: Only games that far.
```ignore
let response = client.list_games()
    .cursor(cursor)
    .limit(limit)
    .player(player)
    .rated(rated)
    .ruleset(ruleset)
    .seat(seat)
    .status(status)
    .send()
    .await;
```*/
    pub fn list_games(&self) -> builder::ListGames<'_> {
        builder::ListGames::new(self)
    }
    /**Make a table

The creator takes seat 0 unless `sit` is false. Send an Idempotency-Key to be able to repeat the request safely.

A personal token needs the scope `tables`.

Sends a `POST` request to `/v1/games`

Arguments:
- `idempotency_key`: 1 to 64 characters of A–Z a–z 0–9 - _. Names the request, so that it can be sent again safely: one key, one effect.
- `body`
```ignore
let response = client.create_game()
    .idempotency_key(idempotency_key)
    .body(body)
    .send()
    .await;
```*/
    pub fn create_game(&self) -> builder::CreateGame<'_> {
        builder::CreateGame::new(self)
    }
    /**A game

Who sits there, how far it is, and how it ended.

A personal token needs the scope `read`.

Sends a `GET` request to `/v1/games/{game}`

Arguments:
- `game`: Id of the game.
- `invite`: The table's `invite`.
```ignore
let response = client.get_game()
    .game(game)
    .invite(invite)
    .send()
    .await;
```*/
    pub fn get_game(&self) -> builder::GetGame<'_> {
        builder::GetGame::new(self)
    }
    /**Take a table away

Before the start, by its owner. The game is unknown from then on.

A personal token needs the scope `tables`.

Sends a `DELETE` request to `/v1/games/{game}`

Arguments:
- `game`: Id of the game.
```ignore
let response = client.delete_game()
    .game(game)
    .send()
    .await;
```*/
    pub fn delete_game(&self) -> builder::DeleteGame<'_> {
        builder::DeleteGame::new(self)
    }
    /**Want the game to end without a result, or no longer

By a player of a running game. It ends when all players want it, also those who may come back to a seat; bots agree. The outcome then has no places and the reason `table.aborted`, nothing counts for ratings, and the record is open. The wish can always be taken back.

A personal token needs the scope `play`.

Sends a `PUT` request to `/v1/games/{game}/abort`

Arguments:
- `game`: Id of the game.
- `body`
```ignore
let response = client.want_abort()
    .game(game)
    .body(body)
    .send()
    .await;
```*/
    pub fn want_abort(&self) -> builder::WantAbort<'_> {
        builder::WantAbort::new(self)
    }
    /**Play an action

Answers one of the caller's open decisions. The reply carries the events, the new view and the next decisions, and comes when they are on disk. A caller who has several seats in a sandbox gets events and view of the seat that has acted, and may send the tag of the view of any of them. Send the same request with the same key again whenever the reply was lost. A token that may play and not `read` gets no events, no decisions, and the view of spectators.

A personal token needs the scope `play`.

Sends a `POST` request to `/v1/games/{game}/actions`

Arguments:
- `game`: Id of the game.
- `idempotency_key`: 1 to 64 characters of A–Z a–z 0–9 - _; names this request.
- `if_match`: ETag of the caller's view: the action counts only if it is the present one.
- `body`
```ignore
let response = client.play_action()
    .game(game)
    .idempotency_key(idempotency_key)
    .if_match(if_match)
    .body(body)
    .send()
    .await;
```*/
    pub fn play_action(&self) -> builder::PlayAction<'_> {
        builder::PlayAction::new(self)
    }
    /**Open decisions of a game

Who must act. The caller's own ones come with choices, actions and schema, or in short; in a sandbox those of all seats that the caller has.

A personal token needs the scope `read`.

Sends a `GET` request to `/v1/games/{game}/decisions`

Arguments:
- `game`: Id of the game.
- `fields`: `short` leaves out choices and schema, and lists only as many actions as have room in about 1,200 bytes, each with a label: at least one of each type, spread evenly. `complete` says whether these are all. For the rest ask without it: that has up to 256 actions, and the schema describes every legal one.
- `invite`: The table's `invite`.
- `if_none_match`: ETag of the copy that the caller has; 304 if it is current.
```ignore
let response = client.list_decisions()
    .game(game)
    .fields(fields)
    .invite(invite)
    .if_none_match(if_none_match)
    .send()
    .await;
```*/
    pub fn list_decisions(&self) -> builder::ListDecisions<'_> {
        builder::ListDecisions::new(self)
    }
    /**One open decision

With choices, actions and schema, or in short, if it is the caller's.

A personal token needs the scope `read`.

Sends a `GET` request to `/v1/games/{game}/decisions/{decision}`

Arguments:
- `game`: Id of the game.
- `decision`: Id of the decision.
- `fields`: `short` leaves out choices and schema, and lists only as many actions as have room in about 1,200 bytes, each with a label: at least one of each type, spread evenly. `complete` says whether these are all. For the rest ask without it: that has up to 256 actions, and the schema describes every legal one.
- `invite`: The table's `invite`.
```ignore
let response = client.get_decision()
    .game(game)
    .decision(decision)
    .fields(fields)
    .invite(invite)
    .send()
    .await;
```*/
    pub fn get_decision(&self) -> builder::GetDecision<'_> {
        builder::GetDecision::new(self)
    }
    /**Evaluate a decision

What a bot thinks of a decision: its legal actions with what they are worth to the seat, the best first, and the one that it would choose. Only where nothing is secret any more: in a game that is over, for everybody who may know of it, and in a sandbox for those who sit there or own it. The bot knows what the seat knew at that position, and thinks within the same limits as at a table. The same request gives the same answer. What came before a fork is evaluated in the game that it comes from.

A personal token needs the scope `read`.

Sends a `POST` request to `/v1/games/{game}/evaluations`

Arguments:
- `game`: Id of the game.
- `body`
```ignore
let response = client.evaluate_decision()
    .game(game)
    .body(body)
    .send()
    .await;
```*/
    pub fn evaluate_decision(&self) -> builder::EvaluateDecision<'_> {
        builder::EvaluateDecision::new(self)
    }
    /**Events of a game

As the caller sees them. `Accept` chooses: `application/json` is a page (with `wait` a long poll), `text/event-stream` and `application/x-ndjson` are streams that go on until the game is over, the table is taken away, the caller's seat changes or the session ends. Frames of an event stream have the seq as `id` and no name; the closing frame alone is named `end` and says its reason. The comment `: up to date` says that no more has happened until now, so that the commit before it is whole. Lines come at least every 15 seconds, empty ones if need be. While the game is set aside, an event stream has the closing frame `quarantined` alone, with the time to come back; the others are refused. When the game is over there are no secrets left, and `as` tells the events as any seat was told them. Only an event stream is answered with 204: where a reader comes back with the `id` of the closing frame.

A personal token needs the scope `read`.

Sends a `GET` request to `/v1/games/{game}/events`

Arguments:
- `game`: Id of the game.
- `after`: Begin behind this seq; 0 by default. `Last-Event-ID` says the same and wins.
- `as_`: As this seat saw them, once the game is over; in a sandbox at any time, for those who sit there.
- `invite`: The table's `invite`, for those who neither sit there nor own it.
- `limit`: The most events on the page; 100 by default. Streams have no end.
- `ticket`: A stream ticket for this game, instead of an access token.
- `wait`: Wait for so many seconds until there are events.
- `last_event_id`: The seq of the last event that the caller has.
```ignore
let response = client.list_events()
    .game(game)
    .after(after)
    .as_(as_)
    .invite(invite)
    .limit(limit)
    .ticket(ticket)
    .wait(wait)
    .last_event_id(last_event_id)
    .send()
    .await;
```*/
    pub fn list_events(&self) -> builder::ListEvents<'_> {
        builder::ListEvents::new(self)
    }
    /**Fork a game

Makes a new table that begins with a position of a game that is over, or of a sandbox: the commits up to there, and a fresh secret for the luck to come. People sit down as at any table, the owner starts it, and each seat goes on with what was in its hands. What was hidden at that position is known to all readers of the record of the game that it comes from. Send an Idempotency-Key: a long game takes a while to copy, and should the reply be lost, the same request gives the same table.

A personal token needs the scope `tables`.

Sends a `POST` request to `/v1/games/{game}/forks`

Arguments:
- `game`: Id of the game.
- `idempotency_key`: 1 to 64 characters of A–Z a–z 0–9 - _. Names the request, so that it can be sent again safely: one key, one effect.
- `body`
```ignore
let response = client.fork_game()
    .game(game)
    .idempotency_key(idempotency_key)
    .body(body)
    .send()
    .await;
```*/
    pub fn fork_game(&self) -> builder::ForkGame<'_> {
        builder::ForkGame::new(self)
    }
    /**Give time to another player

By a player of a running game with a `clock`, to another one whose clock runs. It costs the giver nothing, and may bring an account above its maximum. Where each decision has the same time, it counts for the decision that is open. A seat can be given in all as much as its clock gives at the start, within `gifts_s_min` and `gifts_s_max` of `/v1/meta`.

A personal token needs the scope `play`.

Sends a `POST` request to `/v1/games/{game}/gifts`

Arguments:
- `game`: Id of the game.
- `idempotency_key`: 1 to 64 characters of A–Z a–z 0–9 - _. Names the request, so that it can be sent again safely: one key, one effect.
- `body`
```ignore
let response = client.give_time()
    .game(game)
    .idempotency_key(idempotency_key)
    .body(body)
    .send()
    .await;
```*/
    pub fn give_time(&self) -> builder::GiveTime<'_> {
        builder::GiveTime::new(self)
    }
    /**List the invitations to a table

Those that wait for an answer, for the owner of the table.

A personal token needs the scope `read`.

Sends a `GET` request to `/v1/games/{game}/invitations`

Arguments:
- `game`: Id of the game.
```ignore
let response = client.list_sent_invitations()
    .game(game)
    .send()
    .await;
```*/
    pub fn list_sent_invitations(&self) -> builder::ListSentInvitations<'_> {
        builder::ListSentInvitations::new(self)
    }
    /**Invite a player by name

By the owner of a table that waits for players, not by guests. The player learns of it by the events of the account, and can sit down for seven days, also at a private table. A seat that is named is kept for the player. Sent again, it changes the seat. What the player has blocked or does not answer looks the same from here: an open invitation.

A personal token needs the scope `tables`.

Sends a `PUT` request to `/v1/games/{game}/invitations/{player}`

Arguments:
- `game`: Id of the game.
- `player`: Id of the player.
- `body`
```ignore
let response = client.invite_player()
    .game(game)
    .player(player)
    .body(body)
    .send()
    .await;
```*/
    pub fn invite_player(&self) -> builder::InvitePlayer<'_> {
        builder::InvitePlayer::new(self)
    }
    /**Withdraw an invitation

By the owner of the table. If there is none, nothing changes.

A personal token needs the scope `tables`.

Sends a `DELETE` request to `/v1/games/{game}/invitations/{player}`

Arguments:
- `game`: Id of the game.
- `player`: Id of the player.
```ignore
let response = client.withdraw_invitation()
    .game(game)
    .player(player)
    .send()
    .await;
```*/
    pub fn withdraw_invitation(&self) -> builder::WithdrawInvitation<'_> {
        builder::WithdrawInvitation::new(self)
    }
    /**Replace the invite of a private table

By the owner, until the game is over. The invite before is no longer accepted, also from those who follow the game by it. The same happens by itself when the owner frees another player's seat.

A personal token needs the scope `tables`.

Sends a `POST` request to `/v1/games/{game}/invites`

Arguments:
- `game`: Id of the game.
- `idempotency_key`: 1 to 64 characters of A–Z a–z 0–9 - _. Names the request, so that it can be sent again safely: one key, one effect.
```ignore
let response = client.replace_invite()
    .game(game)
    .idempotency_key(idempotency_key)
    .send()
    .await;
```*/
    pub fn replace_invite(&self) -> builder::ReplaceInvite<'_> {
        builder::ReplaceInvite::new(self)
    }
    /**Messages at a table

For those who sit there, from the moment the table is made, and after the end of the game as well. Messages have numbers of their own; they are no events and no part of the record. `Accept` chooses the transport as it does for events: a page (with `wait` a long poll), or a stream that goes on until the table is taken away, the caller's seat changes or the session ends. Frames of an event stream have the number as `id`.

A personal token needs the scope `read`.

Sends a `GET` request to `/v1/games/{game}/messages`

Arguments:
- `game`: Id of the game.
- `after`: Begin behind this number; 0 by default. `Last-Event-ID` says the same and wins.
- `limit`: The most messages on the page; 100 by default. Streams have no end.
- `ticket`: A stream ticket for this game, instead of an access token.
- `wait`: Wait for so many seconds until there are messages.
- `last_event_id`: The number of the last message that the caller has.
```ignore
let response = client.list_messages()
    .game(game)
    .after(after)
    .limit(limit)
    .ticket(ticket)
    .wait(wait)
    .last_event_id(last_event_id)
    .send()
    .await;
```*/
    pub fn list_messages(&self) -> builder::ListMessages<'_> {
        builder::ListMessages::new(self)
    }
    /**Say something at a table

To all who sit there. Send an Idempotency-Key to be able to repeat the request safely; keys of messages are counted apart from those of the game.

A personal token needs the scope `play`.

Sends a `POST` request to `/v1/games/{game}/messages`

Arguments:
- `game`: Id of the game.
- `idempotency_key`: 1 to 64 characters of A–Z a–z 0–9 - _. Names the request, so that it can be sent again safely: one key, one effect.
- `body`
```ignore
let response = client.post_message()
    .game(game)
    .idempotency_key(idempotency_key)
    .body(body)
    .send()
    .await;
```*/
    pub fn post_message(&self) -> builder::PostMessage<'_> {
        builder::PostMessage::new(self)
    }
    /**Report a message

To the operator of the server, by a player at the table; a player who has left the seat to a stand-in can report what was said until then. Whom the caller has blocked or muted does not matter. The report keeps the message, and at most 10 messages before and after it, as they are now. No player at the table learns of it. A message is reported once by each player: the same request again is answered by the report that was made first.

A personal token needs the scope `play`.

Sends a `POST` request to `/v1/games/{game}/messages/{message}/reports`

Arguments:
- `game`: Id of the game.
- `message`: Number of the message.
- `body`
```ignore
let response = client.report_message()
    .game(game)
    .message(message)
    .body(body)
    .send()
    .await;
```*/
    pub fn report_message(&self) -> builder::ReportMessage<'_> {
        builder::ReportMessage::new(self)
    }
    /**One's own standing orders

How the caller answers decisions in advance; the ruleset's `orders_default` if no orders were given. No other player sees them. In a sandbox they hold for all seats that the caller has.

A personal token needs the scope `read`.

Sends a `GET` request to `/v1/games/{game}/orders`

Arguments:
- `game`: Id of the game.
```ignore
let response = client.get_orders()
    .game(game)
    .send()
    .await;
```*/
    pub fn get_orders(&self) -> builder::GetOrders<'_> {
        builder::GetOrders::new(self)
    }
    /**Set one's own standing orders

From the moment one sits there until the game is over. They replace the ones before, and hold at once: if the caller is asked for something that they answer, the server answers it. It does so by ordinary actions of the seat, each a commit of its own soon after the one that asked; another answer may be quicker. What is going to be answered so does not stand among `/v1/me/decisions`. Orders are no part of the game: setting them changes neither `seq` nor any tag, and no event tells of it.

A personal token needs the scope `play`.

Sends a `PUT` request to `/v1/games/{game}/orders`

Arguments:
- `game`: Id of the game.
- `body`
```ignore
let response = client.set_orders()
    .game(game)
    .body(body)
    .send()
    .await;
```*/
    pub fn set_orders(&self) -> builder::SetOrders<'_> {
        builder::SetOrders::new(self)
    }
    /**Want a pause, or no longer

By a player of a running game with a `clock`. All clocks stand while all players want it, also those who may come back to a seat; bots agree. Moves can be made while the clocks stand. The wish can always be taken back.

A personal token needs the scope `play`.

Sends a `PUT` request to `/v1/games/{game}/pause`

Arguments:
- `game`: Id of the game.
- `body`
```ignore
let response = client.want_pause()
    .game(game)
    .body(body)
    .send()
    .await;
```*/
    pub fn want_pause(&self) -> builder::WantPause<'_> {
        builder::WantPause::new(self)
    }
    /**Preview an action

What the action would lead to, as far as the caller can know. It is computed in a position that is drawn at random among those that fit what the caller's seat knows. Nothing changes. The checks are those of the action, in the same order; of an action that the rules refuse the answer says why.

A personal token needs the scope `read`.

Sends a `POST` request to `/v1/games/{game}/previews`

Arguments:
- `game`: Id of the game.
- `if_match`: ETag of the caller's view: the preview is made only if it is the present one.
- `body`
```ignore
let response = client.preview_action()
    .game(game)
    .if_match(if_match)
    .body(body)
    .send()
    .await;
```*/
    pub fn preview_action(&self) -> builder::PreviewAction<'_> {
        builder::PreviewAction::new(self)
    }
    /**The record of a finished game

All commits as they were stored, with the opened seed: replays and can be verified by anyone.

A personal token needs the scope `read`.

Sends a `GET` request to `/v1/games/{game}/record`

Arguments:
- `game`: Id of the game.
- `invite`: The table's `invite`.
```ignore
let response = client.get_record()
    .game(game)
    .invite(invite)
    .send()
    .await;
```*/
    pub fn get_record(&self) -> builder::GetRecord<'_> {
        builder::GetRecord::new(self)
    }
    /**Play again

By a player of a game that is over. Makes a table with the same ruleset, options, clock and bots, and seats the caller; the others who ask for the rematch are seated at the same table. It is private, or public and rated with `rated`. If the maker is no guest, the others get an invitation by name, which keeps their seats.

Each player gets the seat of the finished game, unless another player sits there; in Basari all move on by one seat, because the seats decide who begins. In Dale of Merchants 2 one of the losers begins, and elsewhere the lot decides again.

A personal token needs the scope `tables`.

Sends a `POST` request to `/v1/games/{game}/rematch`

Arguments:
- `game`: Id of the game.
- `rated`: Whether the rematch of a rated game is rated and public, too. Who makes the table decides: for those who come to it this changes nothing.
```ignore
let response = client.make_rematch()
    .game(game)
    .rated(rated)
    .send()
    .await;
```*/
    pub fn make_rematch(&self) -> builder::MakeRematch<'_> {
        builder::MakeRematch::new(self)
    }
    /**Resign

The table's `stand_in` takes the caller's seat over and plays the game to its end; the caller may watch. In a sandbox it takes over all seats that the caller has.

A personal token needs the scope `play`.

Sends a `POST` request to `/v1/games/{game}/resignations`

Arguments:
- `game`: Id of the game.
- `idempotency_key`: 1 to 64 characters of A–Z a–z 0–9 - _. Names the request, so that it can be sent again safely: one key, one effect.
```ignore
let response = client.resign_game()
    .game(game)
    .idempotency_key(idempotency_key)
    .send()
    .await;
```*/
    pub fn resign_game(&self) -> builder::ResignGame<'_> {
        builder::ResignGame::new(self)
    }
    /**Come back to the seat

By a player whose time was up at a table whose clock has `on_timeout` `stand_in_until_return`. The stand-in leaves the seat, and the player has five minutes at least, or as much as a decision or the start gives, if that is less.

A personal token needs the scope `play`.

Sends a `POST` request to `/v1/games/{game}/returns`

Arguments:
- `game`: Id of the game.
- `idempotency_key`: 1 to 64 characters of A–Z a–z 0–9 - _. Names the request, so that it can be sent again safely: one key, one effect.
```ignore
let response = client.return_to_seat()
    .game(game)
    .idempotency_key(idempotency_key)
    .send()
    .await;
```*/
    pub fn return_to_seat(&self) -> builder::ReturnToSeat<'_> {
        builder::ReturnToSeat::new(self)
    }
    /**Sit down, or seat a bot

Before the start; one seat per player and table. In a sandbox a player may take several seats, one after the other, and plays for each of them. Bots are seated by the owner; they need neither invite nor nonce. At a rated table sit users alone, or bots alone where a bot account made it.

A personal token needs the scope `tables`.

Sends a `PUT` request to `/v1/games/{game}/seats/{seat}`

Arguments:
- `game`: Id of the game.
- `seat`: Number of the seat, from 0.
- `idempotency_key`: 1 to 64 characters of A–Z a–z 0–9 - _. Names the request, so that it can be sent again safely: one key, one effect.
- `body`
```ignore
let response = client.take_seat()
    .game(game)
    .seat(seat)
    .idempotency_key(idempotency_key)
    .body(body)
    .send()
    .await;
```*/
    pub fn take_seat(&self) -> builder::TakeSeat<'_> {
        builder::TakeSeat::new(self)
    }
    /**Free a seat

One's own, or any as the owner of the table; before the start. A free seat stays free.

A personal token needs the scope `tables`.

Sends a `DELETE` request to `/v1/games/{game}/seats/{seat}`

Arguments:
- `game`: Id of the game.
- `seat`: Number of the seat, from 0.
```ignore
let response = client.leave_seat()
    .game(game)
    .seat(seat)
    .send()
    .await;
```*/
    pub fn leave_seat(&self) -> builder::LeaveSeat<'_> {
        builder::LeaveSeat::new(self)
    }
    /**Start the game

By the owner of the table, when every seat is taken; from `start_by_others_at` on by any player who sits there. Before that others are refused with `not-your-table`.

A personal token needs the scope `tables`.

Sends a `POST` request to `/v1/games/{game}/start`

Arguments:
- `game`: Id of the game.
- `idempotency_key`: 1 to 64 characters of A–Z a–z 0–9 - _. Names the request, so that it can be sent again safely: one key, one effect.
```ignore
let response = client.start_game()
    .game(game)
    .idempotency_key(idempotency_key)
    .send()
    .await;
```*/
    pub fn start_game(&self) -> builder::StartGame<'_> {
        builder::StartGame::new(self)
    }
    /**The table as the caller sees it

A spectator's view for those without a seat; the view of the first seat for those who have several in a sandbox, and with `as` that of each. The ETag is what `If-Match` on an action takes. When the game is over there are no secrets left, and `as` gives everybody who may know of the table the view of any seat. With `Accept: text/plain` the view is a text with the same contents, about half as long, for people at a terminal and for language models. Its form may change; its ETag is not one for `If-Match`.

A personal token needs the scope `read`.

Sends a `GET` request to `/v1/games/{game}/view`

Arguments:
- `game`: Id of the game.
- `as_`: As this seat sees it, once the game is over; in a sandbox at any time, for those who sit there.
- `at`: The table as at the end of the commit that holds this event, as the viewer knew it then. Now, if left out.
- `invite`: The table's `invite`, for those who neither sit there nor own it.
- `if_none_match`: ETag of the copy that the caller has; 304 if it is current.
```ignore
let response = client.get_view()
    .game(game)
    .as_(as_)
    .at(at)
    .invite(invite)
    .if_none_match(if_none_match)
    .send()
    .await;
```*/
    pub fn get_view(&self) -> builder::GetView<'_> {
        builder::GetView::new(self)
    }
    /**Views of a game, commit by commit

What `GET …/view` answers at the end of each commit, with what the viewer knew then: to step through a game, or to study it, with a request for up to 64 positions instead of one for each. The first view is the one of the start. A page counts as 20 requests.

A personal token needs the scope `read`.

Sends a `GET` request to `/v1/games/{game}/views`

Arguments:
- `game`: Id of the game.
- `after`: Begin with the commit behind this seq; 0 by default.
- `as_`: As this seat saw the table, once the game is over; in a sandbox at any time, for those who sit there.
- `invite`: The table's `invite`, for those who neither sit there nor own it.
- `limit`: The most views on the page; 16 by default.
```ignore
let response = client.list_views()
    .game(game)
    .after(after)
    .as_(as_)
    .invite(invite)
    .limit(limit)
    .send()
    .await;
```*/
    pub fn list_views(&self) -> builder::ListViews<'_> {
        builder::ListViews::new(self)
    }
    /**Become a guest

A player without a password, at once. A guest who loses the refresh token cannot come back.

Sends a `POST` request to `/v1/guests`

```ignore
let response = client.create_guest()
    .body(body)
    .send()
    .await;
```*/
    pub fn create_guest(&self) -> builder::CreateGuest<'_> {
        builder::CreateGuest::new(self)
    }
    /**A leaderboard

The players whose ratings are not provisional, the highest rating first. A rated game counts two minutes after its end.

Sends a `GET` request to `/v1/leaderboards/{ruleset}`

Arguments:
- `ruleset`: Id of the ruleset.
- `cursor`: The `next` of the page before.
- `kind`: Who is compared; `users` by default.
- `limit`: The most entries on the page; 20 by default.
- `pool`: How many play; `multiplayer` by default. A ruleset that is not played so has an empty leaderboard.
```ignore
let response = client.get_leaderboard()
    .ruleset(ruleset)
    .cursor(cursor)
    .kind(kind)
    .limit(limit)
    .pool(pool)
    .send()
    .await;
```*/
    pub fn get_leaderboard(&self) -> builder::GetLeaderboard<'_> {
        builder::GetLeaderboard::new(self)
    }
    /**Find opponents at once

Puts the caller into the oldest open seek for this game that the caller may join, of those made by `POST /v1/seeks` first, or makes one, whose `matching` is true. If all players are there then, the game begins. The ratings of those who are put together differ by `match_range` points at most, and by `match_range_a_second` more for each second that one of them has waited. The server looks every second whether players of different seeks can be put together; the seek of a player changes then, and `GET /v1/me/seeks` lists it. `DELETE /v1/seeks/{seek}` leaves it, also by the id from before.

A caller who is in an open seek for this game stays there, so the request can be repeated. With an Idempotency-Key a repeated request gets its answer also when the game has begun.

A personal token needs the scope `tables`.

Sends a `POST` request to `/v1/matches`

Arguments:
- `idempotency_key`: 1 to 64 characters of A–Z a–z 0–9 - _. Names the request, so that it can be sent again safely: one key, one effect.
- `body`
```ignore
let response = client.find_match()
    .idempotency_key(idempotency_key)
    .body(body)
    .send()
    .await;
```*/
    pub fn find_match(&self) -> builder::FindMatch<'_> {
        builder::FindMatch::new(self)
    }
    /**Who am I

The player whose token came with the request.

Sends a `GET` request to `/v1/me`

```ignore
let response = client.get_me()
    .send()
    .await;
```*/
    pub fn get_me(&self) -> builder::GetMe<'_> {
        builder::GetMe::new(self)
    }
    /**List apps

Those that the calling user has registered. The apps that act for the user are those of the tokens that have one.

A personal token needs the scope `account`.

Sends a `GET` request to `/v1/me/apps`

```ignore
let response = client.list_apps()
    .send()
    .await;
```*/
    pub fn list_apps(&self) -> builder::ListApps<'_> {
        builder::ListApps::new(self)
    }
    /**Register an app

A program of the calling user that acts for other users, with their leave, by OAuth 2.0. It has no secret. Its name looks neither like that of another user's app, nor as if it spoke for the server.

A personal token needs the scope `account`.

Sends a `POST` request to `/v1/me/apps`

```ignore
let response = client.create_app()
    .body(body)
    .send()
    .await;
```*/
    pub fn create_app(&self) -> builder::CreateApp<'_> {
        builder::CreateApp::new(self)
    }
    /**Change an app

All that is said of it is replaced. An app that was switched off is switched on.

A personal token needs the scope `account`.

Sends a `PUT` request to `/v1/me/apps/{app}`

Arguments:
- `app`: Id of the app.
- `body`
```ignore
let response = client.change_app()
    .app(app)
    .body(body)
    .send()
    .await;
```*/
    pub fn change_app(&self) -> builder::ChangeApp<'_> {
        builder::ChangeApp::new(self)
    }
    /**Remove an app

It gets no more tokens. Those that it has are valid until they expire or their users revoke them.

A personal token needs the scope `account`.

Sends a `DELETE` request to `/v1/me/apps/{app}`

Arguments:
- `app`: Id of the app.
```ignore
let response = client.remove_app()
    .app(app)
    .send()
    .await;
```*/
    pub fn remove_app(&self) -> builder::RemoveApp<'_> {
        builder::RemoveApp::new(self)
    }
    /**Answer an app

What the page does whose address an app opens (`/oauth/authorize`), when the user has decided. The browser goes on at the address that is returned; the code in it can be exchanged for two minutes, once.

A personal token needs the scope `account`.

Sends a `POST` request to `/v1/me/authorizations`

```ignore
let response = client.create_authorization()
    .body(body)
    .send()
    .await;
```*/
    pub fn create_authorization(&self) -> builder::CreateAuthorization<'_> {
        builder::CreateAuthorization::new(self)
    }
    /**List blocked players



A personal token needs the scope `account`.

Sends a `GET` request to `/v1/me/blocks`

```ignore
let response = client.list_blocks()
    .send()
    .await;
```*/
    pub fn list_blocks(&self) -> builder::ListBlocks<'_> {
        builder::ListBlocks::new(self)
    }
    /**Block a player

The player's invitations do not reach the caller, the player cannot sit down at tables that the caller makes, and the caller reads nothing that the player writes. No player is told of it. Who sits at a table already stays there.

A personal token needs the scope `account`.

Sends a `PUT` request to `/v1/me/blocks/{player}`

Arguments:
- `player`: Id of the player.
```ignore
let response = client.block_player()
    .player(player)
    .send()
    .await;
```*/
    pub fn block_player(&self) -> builder::BlockPlayer<'_> {
        builder::BlockPlayer::new(self)
    }
    /**Unblock a player

If the player is not blocked, nothing changes.

A personal token needs the scope `account`.

Sends a `DELETE` request to `/v1/me/blocks/{player}`

Arguments:
- `player`: Id of the player.
```ignore
let response = client.unblock_player()
    .player(player)
    .send()
    .await;
```*/
    pub fn unblock_player(&self) -> builder::UnblockPlayer<'_> {
        builder::UnblockPlayer::new(self)
    }
    /**List bot accounts

Those of the calling user.

A personal token needs the scope `account`.

Sends a `GET` request to `/v1/me/bots`

```ignore
let response = client.list_bots()
    .send()
    .await;
```*/
    pub fn list_bots(&self) -> builder::ListBots<'_> {
        builder::ListBots::new(self)
    }
    /**Make a bot account

A player that is a program of the calling user. It has a name of its own, sits at tables as a player of the kind `bot` with what plays, and calls with a personal token.

A personal token needs the scope `account`.

Sends a `POST` request to `/v1/me/bots`

```ignore
let response = client.create_bot()
    .body(body)
    .send()
    .await;
```*/
    pub fn create_bot(&self) -> builder::CreateBot<'_> {
        builder::CreateBot::new(self)
    }
    /**Change a bot account

Says what plays from now on. Seats show what played when they were taken.

A personal token needs the scope `account`.

Sends a `PUT` request to `/v1/me/bots/{bot}`

Arguments:
- `bot`: Id of the bot account.
- `body`
```ignore
let response = client.change_bot()
    .bot(bot)
    .body(body)
    .send()
    .await;
```*/
    pub fn change_bot(&self) -> builder::ChangeBot<'_> {
        builder::ChangeBot::new(self)
    }
    /**What waits for me

The caller's open decisions in all games.

A personal token needs the scope `read`.

Sends a `GET` request to `/v1/me/decisions`

Arguments:
- `cursor`: The `next` of the page before.
- `fields`: `short` sends each decision in short, as in the list of a game.
- `limit`: The most games on the page; 100 by default.
- `wait`: Wait for so many seconds until there is a decision; with `If-None-Match` until the list differs, and 304 when the time is up. The wait also ends when a game of the caller begins or ends, or a seat there changes hands.
- `if_none_match`: ETag of the copy that the caller has; 304 if it is current.
```ignore
let response = client.list_due_decisions()
    .cursor(cursor)
    .fields(fields)
    .limit(limit)
    .wait(wait)
    .if_none_match(if_none_match)
    .send()
    .await;
```*/
    pub fn list_due_decisions(&self) -> builder::ListDueDecisions<'_> {
        builder::ListDueDecisions::new(self)
    }
    /**Delete the account

For good: of a user with all bot accounts, or of a guest. When the answer comes, all sessions and tokens are refused. Apps, webhooks, events, standing orders and open tables of the account go at once or some moments later; its seats in running games go to the stand-in, and others are left free. No player can take the name of a user or bot account for `name_kept_days` of `/v1/meta`. What stays are games and messages, which belong to others as well: there the player is called `Former player` from now on, except in records, whose bytes are signed.

A personal token needs the scope `account`.

Sends a `POST` request to `/v1/me/deletion`

```ignore
let response = client.delete_account()
    .body(body)
    .send()
    .await;
```*/
    pub fn delete_account(&self) -> builder::DeleteAccount<'_> {
        builder::DeleteAccount::new(self)
    }
    /**What a device asks for

The device shows the code, and the user types it in somewhere else.

A personal token needs the scope `account`.

Sends a `GET` request to `/v1/me/devices/{user_code}`

Arguments:
- `user_code`: The code that the device shows, with or without its hyphen, in capitals or not.
```ignore
let response = client.get_device_request()
    .user_code(user_code)
    .send()
    .await;
```*/
    pub fn get_device_request(&self) -> builder::GetDeviceRequest<'_> {
        builder::GetDeviceRequest::new(self)
    }
    /**Answer a device

The device learns of it when it asks next. A code is answered once.

A personal token needs the scope `account`.

Sends a `POST` request to `/v1/me/devices/{user_code}`

Arguments:
- `user_code`: The code that the device shows, with or without its hyphen, in capitals or not.
- `body`
```ignore
let response = client.answer_device_request()
    .user_code(user_code)
    .body(body)
    .send()
    .await;
```*/
    pub fn answer_device_request(&self) -> builder::AnswerDeviceRequest<'_> {
        builder::AnswerDeviceRequest::new(self)
    }
    /**What happens at my tables

One feed for all tables of the caller: decisions to make, tables made, started, ended and deleted, seats taken and lost, messages, and rematches that others have made. Numbers count up without a gap for each account, over restarts and on every server, so that `after` goes on where one stopped. What came and went while no client and no webhook read the feed is left out, such as a decision that is answered already. It tells of the newest 100 tables that are open or running, and keeps at least the last 1,024 events.

`Accept` chooses the transport as it does for the events of a game: a page (with `wait` a long poll), or a stream, which goes on until the session ends. Frames of an event stream have the number as `id`.

A personal token needs the scope `read`.

Sends a `GET` request to `/v1/me/events`

Arguments:
- `after`: Begin behind this number; 0 by default. `Last-Event-ID` says the same and wins.
- `limit`: The most events on the page; 100 by default. Streams have no end.
- `wait`: Wait for so many seconds until there are events.
- `last_event_id`: The number of the last event that the caller has.
```ignore
let response = client.list_account_events()
    .after(after)
    .limit(limit)
    .wait(wait)
    .last_event_id(last_event_id)
    .send()
    .await;
```*/
    pub fn list_account_events(&self) -> builder::ListAccountEvents<'_> {
        builder::ListAccountEvents::new(self)
    }
    /**Export everything about oneself

All that is stored of the caller, as lines of JSON, each an `ExportLine`: the account, sessions, tokens and webhooks without their secrets, bot accounts, apps, blocked and muted players, open invitations in both directions, ratings, seeks, events of the account, tournaments, and all games with the seats, the outcome, the standing orders and the messages of the caller. It has nothing that the caller could not see otherwise. Where something is damaged, a line of the type `missing` says what. The last line has the type `end`; without it the reply broke off. It counts as 200 requests.

A personal token needs the scopes `account` and `read`.

Sends a `GET` request to `/v1/me/export`

```ignore
let response = client.export_account()
    .send()
    .await;
```*/
    pub fn export_account(&self) -> builder::ExportAccount<'_> {
        builder::ExportAccount::new(self)
    }
    /**My invitations

The tables that wait for the caller because their owners have invited the caller by name.

A personal token needs the scope `read`.

Sends a `GET` request to `/v1/me/invitations`

```ignore
let response = client.list_invitations()
    .send()
    .await;
```*/
    pub fn list_invitations(&self) -> builder::ListInvitations<'_> {
        builder::ListInvitations::new(self)
    }
    /**Decline an invitation

The same table cannot invite the caller again for seven days.

A personal token needs the scope `tables`.

Sends a `DELETE` request to `/v1/me/invitations/{game}`

Arguments:
- `game`: Id of the game.
```ignore
let response = client.decline_invitation()
    .game(game)
    .send()
    .await;
```*/
    pub fn decline_invitation(&self) -> builder::DeclineInvitation<'_> {
        builder::DeclineInvitation::new(self)
    }
    /**Accept an invitation

Takes the seat that is kept for the caller, or the first free one. Who sits there already gets the same answer, so the request can be repeated.

A personal token needs the scope `tables`.

Sends a `POST` request to `/v1/me/invitations/{game}/accept`

Arguments:
- `game`: Id of the game.
- `body`
```ignore
let response = client.accept_invitation()
    .game(game)
    .body(body)
    .send()
    .await;
```*/
    pub fn accept_invitation(&self) -> builder::AcceptInvitation<'_> {
        builder::AcceptInvitation::new(self)
    }
    /**List muted players



A personal token needs the scope `account`.

Sends a `GET` request to `/v1/me/mutes`

```ignore
let response = client.list_mutes()
    .send()
    .await;
```*/
    pub fn list_mutes(&self) -> builder::ListMutes<'_> {
        builder::ListMutes::new(self)
    }
    /**Mute a player

The caller reads nothing any more that the player writes at tables, neither in messages nor in the events of the account. No player is told of it.

A personal token needs the scope `account`.

Sends a `PUT` request to `/v1/me/mutes/{player}`

Arguments:
- `player`: Id of the player.
```ignore
let response = client.mute_player()
    .player(player)
    .send()
    .await;
```*/
    pub fn mute_player(&self) -> builder::MutePlayer<'_> {
        builder::MutePlayer::new(self)
    }
    /**Unmute a player

The caller reads everything again that the player wrote. If the player is not muted, nothing changes.

A personal token needs the scope `account`.

Sends a `DELETE` request to `/v1/me/mutes/{player}`

Arguments:
- `player`: Id of the player.
```ignore
let response = client.unmute_player()
    .player(player)
    .send()
    .await;
```*/
    pub fn unmute_player(&self) -> builder::UnmutePlayer<'_> {
        builder::UnmutePlayer::new(self)
    }
    /**Change the password

All other sessions of the calling user end, with their streams; the session of the request goes on. Personal tokens, registered apps and webhooks go on, unless `revoke_all` says otherwise. A wrong password counts like an attempt to sign in.

A personal token needs the scope `account`.

Sends a `PUT` request to `/v1/me/password`

```ignore
let response = client.change_password()
    .body(body)
    .send()
    .await;
```*/
    pub fn change_password(&self) -> builder::ChangePassword<'_> {
        builder::ChangePassword::new(self)
    }
    /**My profile

What the calling player says of themself, hides and shows.

A personal token needs the scope `read`.

Sends a `GET` request to `/v1/me/profile`

```ignore
let response = client.get_own_profile()
    .send()
    .await;
```*/
    pub fn get_own_profile(&self) -> builder::GetOwnProfile<'_> {
        builder::GetOwnProfile::new(self)
    }
    /**Change my profile

Replaces what the caller says of themself, hides and shows. What is left out has its default. Guests cannot have an `about` (`user-needed`).

A personal token needs the scope `account`.

Sends a `PUT` request to `/v1/me/profile`

```ignore
let response = client.set_own_profile()
    .body(body)
    .send()
    .await;
```*/
    pub fn set_own_profile(&self) -> builder::SetOwnProfile<'_> {
        builder::SetOwnProfile::new(self)
    }
    /**How many recovery codes are left

The codes themselves are never shown again.

A personal token needs the scope `account`.

Sends a `GET` request to `/v1/me/recovery-codes`

```ignore
let response = client.get_recovery_codes()
    .send()
    .await;
```*/
    pub fn get_recovery_codes(&self) -> builder::GetRecoveryCodes<'_> {
        builder::GetRecoveryCodes::new(self)
    }
    /**Make recovery codes

With one of them, and the name, a new password is set where the old one is lost. Codes that were made before are void. The request needs the password, so that a stolen token does not become an account; a wrong one counts like an attempt to sign in.

A personal token needs the scope `account`.

Sends a `POST` request to `/v1/me/recovery-codes`

```ignore
let response = client.create_recovery_codes()
    .body(body)
    .send()
    .await;
```*/
    pub fn create_recovery_codes(&self) -> builder::CreateRecoveryCodes<'_> {
        builder::CreateRecoveryCodes::new(self)
    }
    /**My seeks

Those in which the caller is.

A personal token needs the scope `read`.

Sends a `GET` request to `/v1/me/seeks`

```ignore
let response = client.list_own_seeks()
    .send()
    .await;
```*/
    pub fn list_own_seeks(&self) -> builder::ListOwnSeeks<'_> {
        builder::ListOwnSeeks::new(self)
    }
    /**List sessions

Where the caller is signed in. Of a guest it is the session of the request alone.

A personal token needs the scope `account`.

Sends a `GET` request to `/v1/me/sessions`

```ignore
let response = client.list_sessions()
    .send()
    .await;
```*/
    pub fn list_sessions(&self) -> builder::ListSessions<'_> {
        builder::ListSessions::new(self)
    }
    /**End a session

Its tokens are refused from now on, and its streams end: to sign out of a device that is lost.

A personal token needs the scope `account`.

Sends a `DELETE` request to `/v1/me/sessions/{session}`

Arguments:
- `session`: Id of the session.
```ignore
let response = client.end_session_by_id()
    .session(session)
    .send()
    .await;
```*/
    pub fn end_session_by_id(&self) -> builder::EndSessionById<'_> {
        builder::EndSessionById::new(self)
    }
    /**List personal tokens

Those of the calling user and of the user's bot accounts, without their secrets.

A personal token needs the scope `account`.

Sends a `GET` request to `/v1/me/tokens`

```ignore
let response = client.list_tokens()
    .send()
    .await;
```*/
    pub fn list_tokens(&self) -> builder::ListTokens<'_> {
        builder::ListTokens::new(self)
    }
    /**Make a personal token

For a program that acts for the calling user, or for one of the user's bot accounts, without the password and without refreshing. It is sent like an access token. If another person has got a token, all that it does ends when it is revoked.

A personal token needs the scope `account`.

Sends a `POST` request to `/v1/me/tokens`

```ignore
let response = client.create_token()
    .body(body)
    .send()
    .await;
```*/
    pub fn create_token(&self) -> builder::CreateToken<'_> {
        builder::CreateToken::new(self)
    }
    /**Revoke a personal token

It is refused from now on, and streams that were opened with it end.

A personal token needs the scope `account`.

Sends a `DELETE` request to `/v1/me/tokens/{token}`

Arguments:
- `token`: Id of the token.
```ignore
let response = client.revoke_token()
    .token(token)
    .send()
    .await;
```*/
    pub fn revoke_token(&self) -> builder::RevokeToken<'_> {
        builder::RevokeToken::new(self)
    }
    /**From guest to user

The calling guest gets a password, and a name that no other player has, and stays the same player: id, games, seats and session go on, with the tokens that there are. Where the player sat down before, the name at the table stays as it was.

A personal token needs the scope `account`.

Sends a `POST` request to `/v1/me/upgrade`

Arguments:
- `idempotency_key`: 1 to 64 characters of A–Z a–z 0–9 - _. Names the request, so that it can be sent again safely: one key, one effect.
- `body`
```ignore
let response = client.upgrade_guest()
    .idempotency_key(idempotency_key)
    .body(body)
    .send()
    .await;
```*/
    pub fn upgrade_guest(&self) -> builder::UpgradeGuest<'_> {
        builder::UpgradeGuest::new(self)
    }
    /**My vacation

The vacation in which the caller is, and how many days are left in this year.

A personal token needs the scope `read`.

Sends a `GET` request to `/v1/me/vacation`

```ignore
let response = client.get_vacation()
    .send()
    .await;
```*/
    pub fn get_vacation(&self) -> builder::GetVacation<'_> {
        builder::GetVacation::new(self)
    }
    /**Take a vacation, or change its end

It begins now. The clocks of the caller stand until its end at all tables whose clock has `vacations`; moves can be made all the same. If the caller is in a vacation, its end changes. Each day that has begun counts for the year in which the vacation began.

A personal token needs the scope `play`.

Sends a `PUT` request to `/v1/me/vacation`

```ignore
let response = client.take_vacation()
    .body(body)
    .send()
    .await;
```*/
    pub fn take_vacation(&self) -> builder::TakeVacation<'_> {
        builder::TakeVacation::new(self)
    }
    /**End my vacation

The clocks of the caller run again from now on. If the caller is in no vacation, nothing changes.

A personal token needs the scope `play`.

Sends a `DELETE` request to `/v1/me/vacation`

```ignore
let response = client.end_vacation()
    .send()
    .await;
```*/
    pub fn end_vacation(&self) -> builder::EndVacation<'_> {
        builder::EndVacation::new(self)
    }
    /**List webhooks

Those of the caller, without their secrets.

A personal token needs the scope `account`.

Sends a `GET` request to `/v1/me/webhooks`

```ignore
let response = client.list_webhooks()
    .send()
    .await;
```*/
    pub fn list_webhooks(&self) -> builder::ListWebhooks<'_> {
        builder::ListWebhooks::new(self)
    }
    /**Make a webhook

The events of `/v1/me/events` are posted to an address from now on, one after the other, by [Standard Webhooks](https://www.standardwebhooks.com): signed, at least once, with the same id at each attempt. For users and bot accounts. The guide says how a receiver checks and answers. A token needs the scope `read` as well, and `play` if the webhook answers.

A personal token needs the scope `account`.

Sends a `POST` request to `/v1/me/webhooks`

```ignore
let response = client.create_webhook()
    .body(body)
    .send()
    .await;
```*/
    pub fn create_webhook(&self) -> builder::CreateWebhook<'_> {
        builder::CreateWebhook::new(self)
    }
    /**Change a webhook

Its address, its types, whether answers are played, and whether it delivers at all. A token needs the scope `read` as well, and `play` if the webhook answers after the change; with `account` alone it switches it off.

A personal token needs the scope `account`.

Sends a `PUT` request to `/v1/me/webhooks/{webhook}`

Arguments:
- `webhook`: Id of the webhook.
- `body`
```ignore
let response = client.change_webhook()
    .webhook(webhook)
    .body(body)
    .send()
    .await;
```*/
    pub fn change_webhook(&self) -> builder::ChangeWebhook<'_> {
        builder::ChangeWebhook::new(self)
    }
    /**Remove a webhook

It delivers nothing more; what is under way may still arrive.

A personal token needs the scope `account`.

Sends a `DELETE` request to `/v1/me/webhooks/{webhook}`

Arguments:
- `webhook`: Id of the webhook.
```ignore
let response = client.remove_webhook()
    .webhook(webhook)
    .send()
    .await;
```*/
    pub fn remove_webhook(&self) -> builder::RemoveWebhook<'_> {
        builder::RemoveWebhook::new(self)
    }
    /**List deliveries

The last 20 attempts of the webhook to deliver, with how each ended.

A personal token needs the scopes `account` and `read`.

Sends a `GET` request to `/v1/me/webhooks/{webhook}/deliveries`

Arguments:
- `webhook`: Id of the webhook.
```ignore
let response = client.list_deliveries()
    .webhook(webhook)
    .send()
    .await;
```*/
    pub fn list_deliveries(&self) -> builder::ListDeliveries<'_> {
        builder::ListDeliveries::new(self)
    }
    /**Deliver once more

Delivers an event again, with the id that it had, or a test. One attempt is made, soon, also where the webhook is disabled. To deliver an event a token needs the scope `read` as well, and `play` if the webhook answers.

A personal token needs the scope `account`.

Sends a `POST` request to `/v1/me/webhooks/{webhook}/deliveries`

Arguments:
- `webhook`: Id of the webhook.
- `body`
```ignore
let response = client.request_delivery()
    .webhook(webhook)
    .body(body)
    .send()
    .await;
```*/
    pub fn request_delivery(&self) -> builder::RequestDelivery<'_> {
        builder::RequestDelivery::new(self)
    }
    /**Replace the secret of a webhook

For a day deliveries are signed with the secret before as well, so that the receiver can take over the new one without losing a delivery. A token needs the scope `read` as well, and `play` if the webhook answers.

A personal token needs the scope `account`.

Sends a `POST` request to `/v1/me/webhooks/{webhook}/secret`

Arguments:
- `webhook`: Id of the webhook.
```ignore
let response = client.rotate_webhook_secret()
    .webhook(webhook)
    .send()
    .await;
```*/
    pub fn rotate_webhook_secret(&self) -> builder::RotateWebhookSecret<'_> {
        builder::RotateWebhookSecret::new(self)
    }
    /**About this server

Its time, its versions and every limit as a number.

Sends a `GET` request to `/v1/meta`

```ignore
let response = client.get_meta()
    .send()
    .await;
```*/
    pub fn get_meta(&self) -> builder::GetMeta<'_> {
        builder::GetMeta::new(self)
    }
    /**Find a player by name

The user or bot account of this name, for invitations, blocks and mutes, which go by id. Names of guests are not unique, so no guest is found; nor is a player who has deleted the account or is suspended. Part of a name finds no player.

A personal token needs the scope `read`.

Sends a `GET` request to `/v1/players`

Arguments:
- `name`: The whole name. Case, and spaces around it, do not matter, as when signing in.
```ignore
let response = client.find_players()
    .name(name)
    .send()
    .await;
```*/
    pub fn find_players(&self) -> builder::FindPlayers<'_> {
        builder::FindPlayers::new(self)
    }
    /**A player

What everybody may know about a player: name, kind, since when, what the player says of themself, public games, and ratings. Private tables do not count here. `history` is null where the player hides it, and `presence` unless the player shows it.

A personal token needs the scope `read`.

Sends a `GET` request to `/v1/players/{player}`

Arguments:
- `player`: Id of the player.
```ignore
let response = client.get_profile()
    .player(player)
    .send()
    .await;
```*/
    pub fn get_profile(&self) -> builder::GetProfile<'_> {
        builder::GetProfile::new(self)
    }
    /**All problems

Every code that an error of this service can have.

Sends a `GET` request to `/v1/problems`

```ignore
let response = client.list_problems()
    .send()
    .await;
```*/
    pub fn list_problems(&self) -> builder::ListProblems<'_> {
        builder::ListProblems::new(self)
    }
    /**One problem

The `type` of a problem leads here.

Sends a `GET` request to `/v1/problems/{code}`

Arguments:
- `code`: The code.
```ignore
let response = client.get_problem()
    .code(code)
    .send()
    .await;
```*/
    pub fn get_problem(&self) -> builder::GetProblem<'_> {
        builder::GetProblem::new(self)
    }
    /**Records of public games

Public games that are over, as lines of JSON, each a `RecordLine`: the oldest first, by the time when they ended. The last line of a page has no record. It says that the page arrived whole, how many games remain, and where to go on: send its `cursor` as `after`. Where a reply breaks off, go on with the cursor of the last whole line. Cursors stay good for ever, at any server of this service and with any filter, so a program asks later with its last cursor for the games that ended since.

A game comes into the list two minutes after its end, so that none comes before one that was listed already. Private games and so sandboxes are not in it, nor are imported games and games whose logs are damaged; forks are, if `include` says so. A page has fewer games than `limit` where some were left out, and counts as 200 requests.

A personal token needs the scope `read`.

Sends a `GET` request to `/v1/records`

Arguments:
- `after`: The `cursor` of a line: begin behind it.
- `include`: `forks`: also games that began with a position of another game.
- `limit`: The most games on the page; 20 by default.
- `player`: Only games at which the player with this id sat, or sat until a stand-in took over.
- `ruleset`: Only games of this ruleset.
- `since`: Only games that ended at this time or later.
```ignore
let response = client.list_records()
    .after(after)
    .include(include)
    .limit(limit)
    .player(player)
    .ruleset(ruleset)
    .since(since)
    .send()
    .await;
```*/
    pub fn list_records(&self) -> builder::ListRecords<'_> {
        builder::ListRecords::new(self)
    }
    /**Import a game

The record is checked as for `verify_record`, and becomes a finished game with an id of its own, marked `imported`: views, events, record and forks are as of any game that is over. Its players are mere names, and no players of this server; it belongs to the caller. That it fits together was checked; whether it was played so, this server cannot know, and its signature says so. Send an Idempotency-Key: a long game takes a while to write, and should the reply be lost, the same request gives the same game.

A personal token needs the scope `tables`.

Sends a `POST` request to `/v1/records`

Arguments:
- `visibility`: Who can find the game; by default only those with its invite. A sandbox is always private.
- `idempotency_key`: 1 to 64 characters of A–Z a–z 0–9 - _. Names the request, so that it can be sent again safely: one key, one effect.
- `body`
```ignore
let response = client.import_record()
    .visibility(visibility)
    .idempotency_key(idempotency_key)
    .body(body)
    .send()
    .await;
```*/
    pub fn import_record(&self) -> builder::ImportRecord<'_> {
        builder::ImportRecord::new(self)
    }
    /**Check a record

As `kontor verify` does it, without keeping anything: chain, commitment, every draw, every action, every event, the outcome, and whether what claims to be signed by this server is.

A personal token needs the scope `read`.

Sends a `POST` request to `/v1/records/verifications`

```ignore
let response = client.verify_record()
    .body(body)
    .send()
    .await;
```*/
    pub fn verify_record(&self) -> builder::VerifyRecord<'_> {
        builder::VerifyRecord::new(self)
    }
    /**All rulesets

The games that can be played here.

Sends a `GET` request to `/v1/rulesets`

```ignore
let response = client.list_rulesets()
    .send()
    .await;
```*/
    pub fn list_rulesets(&self) -> builder::ListRulesets<'_> {
        builder::ListRulesets::new(self)
    }
    /**One ruleset

Players, options, types of actions and events, ways to be refused.

Sends a `GET` request to `/v1/rulesets/{ruleset}`

Arguments:
- `ruleset`: Id of the ruleset.
```ignore
let response = client.get_ruleset()
    .ruleset(ruleset)
    .send()
    .await;
```*/
    pub fn get_ruleset(&self) -> builder::GetRuleset<'_> {
        builder::GetRuleset::new(self)
    }
    /**What is in the box

Board, cards and tracks of a ruleset as data, with stable ids and names to show.

Sends a `GET` request to `/v1/rulesets/{ruleset}/components`

Arguments:
- `ruleset`: Id of the ruleset.
```ignore
let response = client.get_components()
    .ruleset(ruleset)
    .send()
    .await;
```*/
    pub fn get_components(&self) -> builder::GetComponents<'_> {
        builder::GetComponents::new(self)
    }
    /**List seeks

Those that wait for players, the oldest first. With a filter, a page can have fewer than `limit` and yet a `next`. A request with `wait` and the `ETag` in `If-None-Match` is answered when the page differs: a seek has come, a player has come or gone, or a game begins.

A personal token needs the scope `read`.

Sends a `GET` request to `/v1/seeks`

Arguments:
- `cursor`: The `next` of the page before.
- `limit`: The most seeks on the page; 20 by default.
- `rated`: Only rated seeks, or only others.
- `ruleset`: Only seeks for this ruleset.
- `seats`: Only seeks with so many `seats`.
- `wait`: Wait for so many seconds until there is a seek; with `If-None-Match` until the page differs, and 304 when the time is up.
- `if_none_match`: ETag of the copy that the caller has; 304 if it is current.
```ignore
let response = client.list_seeks()
    .cursor(cursor)
    .limit(limit)
    .rated(rated)
    .ruleset(ruleset)
    .seats(seats)
    .wait(wait)
    .if_none_match(if_none_match)
    .send()
    .await;
```*/
    pub fn list_seeks(&self) -> builder::ListSeeks<'_> {
        builder::ListSeeks::new(self)
    }
    /**Look for players

Makes a seek in which the caller is. When as many players are there as it names, their game is made and begins at once, at a public table. A caller who is in an open seek with the same terms gets that one, so the request can be repeated. With an Idempotency-Key a repeated request gets its answer also when the game has begun, for `seek_remembered_s`.

A personal token needs the scope `tables`.

Sends a `POST` request to `/v1/seeks`

Arguments:
- `idempotency_key`: 1 to 64 characters of A–Z a–z 0–9 - _. Names the request, so that it can be sent again safely: one key, one effect.
- `body`
```ignore
let response = client.create_seek()
    .idempotency_key(idempotency_key)
    .body(body)
    .send()
    .await;
```*/
    pub fn create_seek(&self) -> builder::CreateSeek<'_> {
        builder::CreateSeek::new(self)
    }
    /**One seek

Its `status` is `complete` from when its game begins, and it is there for `seek_remembered_s` after that; then the game alone is.

Sends a `GET` request to `/v1/seeks/{seek}`

Arguments:
- `seek`: Id of the seek.
```ignore
let response = client.get_seek()
    .seek(seek)
    .send()
    .await;
```*/
    pub fn get_seek(&self) -> builder::GetSeek<'_> {
        builder::GetSeek::new(self)
    }
    /**Leave a seek

It goes on with the others; when no player is left, it is gone. If the caller is not in it, nothing changes. Once its game begins no player can leave it (`seek-closed`).

A personal token needs the scope `tables`.

Sends a `DELETE` request to `/v1/seeks/{seek}`

Arguments:
- `seek`: Id of the seek.
```ignore
let response = client.leave_seek()
    .seek(seek)
    .send()
    .await;
```*/
    pub fn leave_seek(&self) -> builder::LeaveSeek<'_> {
        builder::LeaveSeek::new(self)
    }
    /**Join a seek

If all players are there then, `status` is `complete` and the game begins; its id is `game`. Who is in the seek already gets the same answer, also when the game has begun, for `seek_remembered_s`.

A personal token needs the scope `tables`.

Sends a `POST` request to `/v1/seeks/{seek}/join`

Arguments:
- `seek`: Id of the seek.
```ignore
let response = client.join_seek()
    .seek(seek)
    .send()
    .await;
```*/
    pub fn join_seek(&self) -> builder::JoinSeek<'_> {
        builder::JoinSeek::new(self)
    }
    /**Sign in

An unknown name and a wrong password are answered alike.

Sends a `POST` request to `/v1/sessions`

```ignore
let response = client.create_session()
    .body(body)
    .send()
    .await;
```*/
    pub fn create_session(&self) -> builder::CreateSession<'_> {
        builder::CreateSession::new(self)
    }
    /**Sign out

The session's tokens are refused from now on, and its streams end.

Sends a `DELETE` request to `/v1/sessions/current`

```ignore
let response = client.end_session()
    .send()
    .await;
```*/
    pub fn end_session(&self) -> builder::EndSession<'_> {
        builder::EndSession::new(self)
    }
    /**Set a new password by a recovery code

Uses the code up, ends all sessions of the user and signs in. All that acts without the password is switched off, as by a change of the password with `revoke_all`. An unknown name and a wrong code are answered alike. Attempts count like attempts to sign in. If the answer is lost, sign in with the new password: it holds if the code was used.

Sends a `POST` request to `/v1/sessions/recovery`

```ignore
let response = client.recover_account()
    .body(body)
    .send()
    .await;
```*/
    pub fn recover_account(&self) -> builder::RecoverAccount<'_> {
        builder::RecoverAccount::new(self)
    }
    /**Go on with a session

Gives a new access token and the next refresh token. The refresh token before gives the same answer again until its successor is used, because a reply may be lost; after that its use ends the session.

Sends a `POST` request to `/v1/sessions/refresh`

```ignore
let response = client.refresh_session()
    .body(body)
    .send()
    .await;
```*/
    pub fn refresh_session(&self) -> builder::RefreshSession<'_> {
        builder::RefreshSession::new(self)
    }
    /**Take a stream ticket

For browsers, whose EventSource sends no header and comes back to the same address by itself. With `?ticket=…` the events and messages of this one game are read as the caller, by any transport and over any number of connections, for ten minutes and no longer than the session lives. A stream that is open by then goes on; who comes back after that takes a fresh ticket. A ticket counts nowhere else, and does not go together with an access token.

A personal token needs the scope `read`.

Sends a `POST` request to `/v1/stream-tickets`

```ignore
let response = client.create_stream_ticket()
    .body(body)
    .send()
    .await;
```*/
    pub fn create_stream_ticket(&self) -> builder::CreateStreamTicket<'_> {
        builder::CreateStreamTicket::new(self)
    }
    /**Find tournaments

The newest first. With `player`, those of one player, unless that player hides them; then a page may have fewer than `limit` and still not be the last.

A personal token needs the scope `read`.

Sends a `GET` request to `/v1/tournaments`

Arguments:
- `cursor`: The `next` of the page before.
- `limit`: The most tournaments on the page; 20 by default.
- `player`: Only tournaments that the player with this id has entered.
- `ruleset`: Only tournaments of this ruleset.
- `status`: Only tournaments that far.
```ignore
let response = client.list_tournaments()
    .cursor(cursor)
    .limit(limit)
    .player(player)
    .ruleset(ruleset)
    .status(status)
    .send()
    .await;
```*/
    pub fn list_tournaments(&self) -> builder::ListTournaments<'_> {
        builder::ListTournaments::new(self)
    }
    /**Make a tournament

By a user or a bot account. It is public, and one can enter at once. The server draws the rounds, makes the tables, and counts their results. Send an Idempotency-Key to be able to repeat the request safely.

A personal token needs the scope `tables`.

Sends a `POST` request to `/v1/tournaments`

Arguments:
- `idempotency_key`: 1 to 64 characters of A–Z a–z 0–9 - _. Names the request, so that it can be sent again safely: one key, one effect.
- `body`
```ignore
let response = client.create_tournament()
    .idempotency_key(idempotency_key)
    .body(body)
    .send()
    .await;
```*/
    pub fn create_tournament(&self) -> builder::CreateTournament<'_> {
        builder::CreateTournament::new(self)
    }
    /**A tournament

Its terms, how far it is, and how evenly its rounds were drawn.

Sends a `GET` request to `/v1/tournaments/{tournament}`

Arguments:
- `tournament`: Id of the tournament.
```ignore
let response = client.get_tournament()
    .tournament(tournament)
    .send()
    .await;
```*/
    pub fn get_tournament(&self) -> builder::GetTournament<'_> {
        builder::GetTournament::new(self)
    }
    /**Cancel a tournament

By its organizer. Games that are being played go on as ordinary games. Repeating it changes nothing.

A personal token needs the scope `tables`.

Sends a `DELETE` request to `/v1/tournaments/{tournament}`

Arguments:
- `tournament`: Id of the tournament.
```ignore
let response = client.cancel_tournament()
    .tournament(tournament)
    .send()
    .await;
```*/
    pub fn cancel_tournament(&self) -> builder::CancelTournament<'_> {
        builder::CancelTournament::new(self)
    }
    /**What happened in a tournament

The log from which everything else follows. Numbers count up without a gap. `Accept` chooses the transport as it does for the events of a game: a page (with `wait` a long poll), or a stream that goes on until the tournament is over. Frames of an event stream have the number as `id`. Only an event stream is answered with 204: where a reader comes back with the `id` of the closing frame.

A personal token needs the scope `read`.

Sends a `GET` request to `/v1/tournaments/{tournament}/events`

Arguments:
- `tournament`: Id of the tournament.
- `after`: Begin behind this number; 0 by default. `Last-Event-ID` says the same and wins.
- `limit`: The most events on the page; 100 by default. Streams have no end.
- `wait`: Wait for so many seconds until there are events.
- `last_event_id`: The number of the last event that the caller has.
```ignore
let response = client.list_tournament_events()
    .tournament(tournament)
    .after(after)
    .limit(limit)
    .wait(wait)
    .last_event_id(last_event_id)
    .send()
    .await;
```*/
    pub fn list_tournament_events(&self) -> builder::ListTournamentEvents<'_> {
        builder::ListTournamentEvents::new(self)
    }
    /**Enter a tournament

As long as registration lasts and there is room. Repeating it changes nothing.

A personal token needs the scope `play`.

Sends a `PUT` request to `/v1/tournaments/{tournament}/participants/me`

Arguments:
- `tournament`: Id of the tournament.
```ignore
let response = client.enter_tournament()
    .tournament(tournament)
    .send()
    .await;
```*/
    pub fn enter_tournament(&self) -> builder::EnterTournament<'_> {
        builder::EnterTournament::new(self)
    }
    /**Withdraw from a tournament

Before the start the place becomes free. After it the stand-in plays the game that is under way, in which the caller shares the last place; further games of the round are forfeited, and in later rounds the caller is not drawn. Repeating it changes nothing.

A personal token needs the scope `play`.

Sends a `DELETE` request to `/v1/tournaments/{tournament}/participants/me`

Arguments:
- `tournament`: Id of the tournament.
```ignore
let response = client.leave_tournament()
    .tournament(tournament)
    .send()
    .await;
```*/
    pub fn leave_tournament(&self) -> builder::LeaveTournament<'_> {
        builder::LeaveTournament::new(self)
    }
    /**A round of a tournament

Its tables with their games, seats and results, and its byes.

Sends a `GET` request to `/v1/tournaments/{tournament}/rounds/{round}`

Arguments:
- `tournament`: Id of the tournament.
- `round`: The round, from 1 on.
```ignore
let response = client.get_tournament_round()
    .tournament(tournament)
    .round(round)
    .send()
    .await;
```*/
    pub fn get_tournament_round(&self) -> builder::GetTournamentRound<'_> {
        builder::GetTournamentRound::new(self)
    }
    /**Standings of a tournament

With every tie-break; before the start, those who have entered.

Sends a `GET` request to `/v1/tournaments/{tournament}/standings`

Arguments:
- `tournament`: Id of the tournament.
```ignore
let response = client.get_tournament_standings()
    .tournament(tournament)
    .send()
    .await;
```*/
    pub fn get_tournament_standings(&self) -> builder::GetTournamentStandings<'_> {
        builder::GetTournamentStandings::new(self)
    }
    /**Become a user

A player with a name of its own and a password.

Sends a `POST` request to `/v1/users`

```ignore
let response = client.create_user()
    .body(body)
    .send()
    .await;
```*/
    pub fn create_user(&self) -> builder::CreateUser<'_> {
        builder::CreateUser::new(self)
    }
}
