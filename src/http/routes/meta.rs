//! About the server: versions, limits, public keys, health.

use actix_web::{get, web::Data};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    body,
    documents::CONTRACT_VERSION,
    endpoint::{Endpoint, LOOK_BACK_COST, Operation, RECORD_COST, RECORDS_PAGE_COST},
    identity, pace,
    parameters::WAIT_S_MAX,
    problem::ProblemCode::*,
    rates::RateSettings,
    reply::{HandlerResult, Reply, contract},
    service::Service,
    upload,
};
use kontor_app::{
    account_events, account_news, accounts, deletions, messages, ratings,
    records::{fork, import, list, verify},
    retention, seeks,
    table::fair_pages::GAMES_PER_OWNER_MAX,
    table::lists::GAMES_PAGE_MAX,
    table::{
        agreements, create, expiry, invited, open_tables, own_seeks, rematch, seats, seek_games,
        seek_rows, seek_terms, start,
    },
    tournaments, vacations,
    watch::due::DECISIONS_PAGE_MAX,
    watch::events::EVENTS_PAGE_MAX,
    webhooks,
};
use kontor_auth::{jwks::Jwks, lifetimes, passwords, tickets};
use kontor_bots::EVALUATED_ACTIONS_MAX;
use kontor_contract::answers::ACTIONS_LISTED_MAX;
use kontor_log::{
    clock, ended::RECORDS_DELAY_MS, seating::SEATINGS_MAX, stored::STORED_UNIT_BYTES,
    table_event::INVITES_REPLACED_MAX, texts::NAME_LENGTH_MAX, time::Timestamp,
};

/// Every limit of the contract.
#[derive(Debug, Serialize, ToSchema)]
pub struct Limits {
    /// Largest body, in bytes.
    pub body_bytes_max: u64,
    /// Largest body that is a record, in bytes.
    pub record_bytes_max: u64,
    /// Most commits of a record.
    pub record_commits_max: u64,
    /// Most commas, and so values, of a record.
    pub record_values_max: u64,
    /// Most events of a record.
    pub record_events_max: u64,
    /// Most commits that a fork takes over.
    pub forked_commits_max: u64,
    /// Longest name of a player, in characters.
    pub name_length_max: u64,
    /// Shortest password, in characters.
    pub password_length_min: u64,
    /// Longest password, in characters.
    pub password_length_max: u64,
    /// Longest nonce, in characters.
    pub nonce_length_max: u64,
    /// Longest Idempotency-Key, in characters.
    pub idempotency_key_length_max: u64,
    /// Most games on a page.
    pub games_page_max: u64,
    /// Most public games of one owner on a page, as long as there are enough of others.
    pub games_per_owner_max: u64,
    /// Most events on a page.
    pub events_page_max: u64,
    /// Most games on a page of waiting decisions.
    pub decisions_page_max: u64,
    /// Most actions that a decision lists.
    pub actions_listed_max: u64,
    /// Most actions that an evaluation has.
    pub evaluated_actions_max: u64,
    /// How often a player may sit down at one table.
    pub seatings_max: u32,
    /// How often all players together may sit down at one table.
    pub table_seatings_max: u32,
    /// How many of these strangers leave to the owner and to invited players.
    pub table_seatings_kept: u32,
    /// How many requests a look back at a game (`at`) counts for.
    pub look_back_cost: u32,
    /// How many requests reading a record counts for.
    pub record_cost: u32,
    /// Most games on a page of records.
    pub records_page_max: u64,
    /// How many requests reading a page of records counts for.
    pub records_page_cost: u32,
    /// How long after its end a game comes into the list of records, in seconds.
    pub records_delay_s: u64,
    /// How many tables of a guest may be open.
    pub open_tables_guest_max: u64,
    /// How many tables of a user may be open.
    pub open_tables_user_max: u64,
    /// How many sessions of a user can live; a further sign-in ends the oldest one.
    pub sessions_max: u64,
    /// How many personal tokens a user can have.
    pub tokens_max: u64,
    /// For how many days a personal token is valid at most.
    pub token_days_max: u32,
    /// How many bot accounts a user can have.
    pub bot_accounts_max: u64,
    /// How many apps a user can register.
    pub apps_max: u64,
    /// How many tokens of one user an app can have; a further one ends the oldest.
    pub app_tokens_max: u64,
    /// Longest text that players can say of themselves in their profile, in characters.
    pub about_length_max: u64,
    /// How coarse the time is at which a profile says that a player was here, in seconds.
    pub presence_step_s: u64,
    /// Most entries on a page of a leaderboard.
    pub leaderboard_page_max: u64,
    /// How many webhooks a player can have.
    pub webhooks_max: u64,
    /// How many of the last deliveries of a webhook are kept.
    pub deliveries_kept_max: u64,
    /// How many events of an account are kept at least.
    pub account_events_kept_min: u64,
    /// How many open and running tables of a player the events of the account tell of.
    pub account_events_tables_max: u64,
    /// How often the table of a game's rematch may be made anew after it was deleted.
    pub rematches_max: u32,
    /// How often the owner may replace the invite of a table.
    pub invites_replaced_max: u32,
    /// How many invitations of named players to one table may be open.
    pub table_invitations_max: u64,
    /// How many invitations a player may send in a day (UTC).
    pub invitations_per_day_max: u32,
    /// How many invitations of one player to another one may be open.
    pub invitations_to_one_max: u64,
    /// How many open invitations a player can have.
    pub invitations_received_max: u64,
    /// For how many days an invitation is open.
    pub invitation_days: u32,
    /// After how many days a table is deleted at which nothing happens and whose game has not
    /// begun.
    pub open_table_days: u32,
    /// For how many days nothing has happened at a full table when others than its owner may start
    /// the game.
    pub start_by_others_days: u32,
    /// In how many seeks a player can be.
    pub seeks_max: u64,
    /// For how many seeks and matches a player can ask in a day (UTC).
    pub seeks_per_day_max: u32,
    /// How many open seeks can have been made from one address.
    pub seeks_of_address_max: u64,
    /// For how long a seek is there after its game has begun, in seconds.
    pub seek_remembered_s: u64,
    /// Most seeks on a page.
    pub seeks_page_max: u64,
    /// Shortest `wait_s` of a seek, in seconds.
    pub seek_wait_s_min: u32,
    /// Longest `wait_s` of a seek, in seconds.
    pub seek_wait_s_max: u32,
    /// Shortest `lifetime_s` of a seek, in seconds.
    pub seek_lifetime_s_min: u32,
    /// Longest `lifetime_s` of a seek, in seconds.
    pub seek_lifetime_s_max: u32,
    /// By how many points the ratings of players who are matched may differ at first.
    pub match_range: u32,
    /// By how many points more the ratings of players who are matched may differ with each second for
    /// which one of them has waited.
    pub match_range_a_second: u32,
    /// At how many open seeks for its game a request for a match looks: of those that somebody has
    /// chosen and of the others half as many each, the oldest first.
    pub match_scanned_max: u64,
    /// How many players one player can block.
    pub blocks_max: u64,
    /// How many players one player can mute.
    pub mutes_max: u64,
    /// How many games with bots may be under way at the tables of one owner.
    pub bot_games_max: u64,
    /// Shortest `turn_limit_s` of a table.
    pub turn_limit_s_min: u32,
    /// Longest `turn_limit_s` of a table.
    pub turn_limit_s_max: u32,
    /// Shortest time that a clock may give for a decision, a turn or at the start, in seconds.
    pub clock_time_s_min: u32,
    /// Longest time that a clock may give for a decision, a turn or at the start, and longest `max_s`,
    /// in seconds.
    pub clock_time_s_max: u32,
    /// Longest `increment_s` of a clock, in seconds.
    pub clock_increment_s_max: u32,
    /// How many windows of a week a clock may have in which it does not run.
    pub hours_off_max: u64,
    /// In how many hours of a week a clock runs at least.
    pub hours_on_min: u64,
    /// How much time a player has at least who comes back to a seat, in seconds, unless a decision or
    /// the start gives less.
    pub return_s_min: u32,
    /// Least time that a player can give at once, in seconds.
    pub gift_s_min: u32,
    /// Most time that a player can give at once, in seconds.
    pub gift_s_max: u32,
    /// How much time a seat can be given by all others in a game, in seconds, where its clock gives
    /// less than that at the start. Where it gives more, a seat can be given as much again, but no
    /// more than `gifts_s_max`.
    pub gifts_s_min: u32,
    /// How much time a seat can be given by all others in a game at most, in seconds.
    pub gifts_s_max: u32,
    /// How often a player may give time at one table, and change whether a pause is wanted. A wish
    /// can always be taken back.
    pub clock_changes_max: u32,
    /// How often a player may change at one table whether an end without a result is wanted. The
    /// wish can always be taken back.
    pub abort_changes_max: u32,
    /// How many days of vacation a player has in a year.
    pub vacation_days_per_year: u32,
    /// How often a player may begin and change vacations in a year.
    pub vacation_changes_max: u32,
    /// Longest name of a tournament, in characters.
    pub tournament_name_length_max: u64,
    /// Most participants of a tournament.
    pub tournament_participants_max: u16,
    /// How often somebody may enter a tournament, with those who withdraw before it starts.
    pub tournament_entries_max: u64,
    /// How often one player may enter the same tournament.
    pub own_entries_max: u64,
    /// In how many tournaments that are not over a player may take part.
    pub entered_tournaments_max: u64,
    /// Most rounds of a tournament.
    pub tournament_rounds_max: u16,
    /// Most games of a tournament.
    pub tournament_games_max: u32,
    /// How many tournaments of one organizer may not be over.
    pub open_tournaments_max: u64,
    /// How many tournaments an organizer may make within 24 hours.
    pub tournaments_per_day_max: u64,
    /// Longest registration of a tournament, in seconds.
    pub tournament_registration_s_max: u32,
    /// Most tournaments on a page.
    pub tournaments_page_max: u64,
    /// Longest message, in characters.
    pub message_length_max: u64,
    /// How many messages a player may say at one table.
    pub messages_max: u32,
    /// How many messages all players together may say at one table.
    pub table_messages_max: u64,
    /// How many messages all players together may say at one table before the start.
    pub table_messages_before_start_max: u64,
    /// How many messages a player may report in a day (UTC).
    pub reports_per_day_max: u64,
    /// How many messages may be reported from one address in a day (UTC).
    pub address_reports_per_day_max: u64,
    /// Longest text of a report, in characters.
    pub report_text_length_max: u64,
    /// Most messages on a page.
    pub messages_page_max: u64,
    /// Longest wait of a long poll, in seconds.
    pub wait_s_max: u64,
    /// A body must have arrived after so many seconds, and longer if it is large: see
    /// `body_rate_min`.
    pub body_grace_s: u64,
    /// For each so many bytes that have arrived, a body has a second more than `body_grace_s`.
    pub body_rate_min: u64,
    /// Most large bodies, records not counted, that one address may send at the same time. Further
    /// ones are refused with `busy`.
    pub large_bodies_per_address_max: u64,
    /// A body of more bytes than this, or one that does not say its length, is large.
    pub small_body_bytes: u64,
    /// Most records that one address may send at the same time. Further ones wait.
    pub record_bodies_per_address_max: u64,
    /// How long a record waits for its turn to be received before it is refused with `busy`, in
    /// seconds.
    pub record_wait_s: u64,
    /// Bytes of records that the server receives per second, from all clients together. It sends
    /// as many.
    pub records_rate_max: u64,
    /// How many bytes may be stored for a guest: tables that the guest made, however they grew,
    /// forks, imports and messages, each in whole units. 0 if there is no limit.
    pub stored_bytes_guest_max: u64,
    /// How many bytes may be stored for a user. 0 if there is no limit.
    pub stored_bytes_user_max: u64,
    /// How many bytes may be stored for one address (IPv6: one /64), whoever stores them. 0 if
    /// there is no limit.
    pub stored_bytes_address_max: u64,
    /// The unit in which stored bytes are counted.
    pub stored_bytes_unit: u64,
    /// Days for which a game of guests is kept after its last move. It is deleted then, unless a user
    /// made it or played in it, or a fork goes on from it. 0 if all games are kept.
    pub guest_game_days: u32,
    /// Days after which a guest is forgotten whom nobody uses. 0 if guests are kept for ever.
    pub guest_days: u32,
    /// For how many days nobody can take the name of a deleted account.
    pub name_kept_days: u32,
    /// How many recovery codes a user gets at a time.
    pub recovery_codes: u32,
    /// For how long the events of a table can be read that was deleted before its start, in seconds.
    /// Then its stored bytes are given back.
    pub deleted_table_s: u64,
    /// Free bytes on the disk of the server below which nothing new is stored: no players, tables,
    /// messages, forks or imports. 0 if there is no limit.
    pub free_bytes_min: u64,
    /// Free bytes on the disk of the server below which moves are refused, too.
    pub free_bytes_for_moves_min: u64,
    /// Most connections of one address (IPv6: one /64). Further ones are closed at once.
    pub connections_max: u64,
    /// Most event streams of one caller.
    pub streams_max: u64,
    /// Longest silence of a stream, in seconds.
    pub heartbeat_s: u64,
    /// A stream whose reader takes nothing for so many seconds is cut off.
    pub slow_reader_s_max: u64,
    /// How long an access token lives, in seconds.
    pub access_token_s: u64,
    /// How long a stream ticket opens connections, in seconds.
    pub stream_ticket_s: u64,
    /// Requests per minute.
    pub rates: RateSettings,
}

/// What this server is.
#[derive(Debug, Serialize, ToSchema)]
pub struct Meta {
    /// The server's time.
    pub time: Timestamp,
    /// Version of the server.
    #[schema(example = "0.1.0")]
    pub version: String,
    /// Version of the contract.
    #[schema(example = "1.0.0")]
    pub contract_version: String,
    /// Its limits.
    pub limits: Limits,
    /// Whether the server only reads: whatever stores something is refused with `read-only`.
    pub read_only: bool,
    /// What can be done beyond the basics of the contract; new ones may come.
    pub features: Vec<String>,
}

/// The server answers.
#[derive(Debug, Serialize, ToSchema)]
pub struct Health {
    /// Whether it does its work.
    pub ok: bool,
}

contract!(Meta, Jwks, Health);

const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// What can be done beyond the basics.
const FEATURES: [&str; 25] = [
    "apps",
    "blocks",
    "bots",
    "clocks",
    "evaluations",
    "forks",
    "imports",
    "invitations",
    "matching",
    "personal_tokens",
    "previews",
    "profiles",
    "ratings",
    "record_lists",
    "records",
    "reports",
    "sandbox",
    "seeks",
    "stream_tickets",
    "streams",
    "talk",
    "tournaments",
    "turn_limits",
    "upgrades",
    "webhooks",
];

/// About this server
///
/// Its time, its versions and every limit as a number.
#[utoipa::path(tag = "contract", security(()),
    responses((status = 200, description = "About this server.", body = Meta)))]
#[get("/v1/meta")]
pub(super) async fn get_meta(service: Data<Service>) -> HandlerResult<Meta> {
    Ok(Reply::ok(Meta {
        time: Timestamp(service.app.games.clock().now_ms()),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        contract_version: CONTRACT_VERSION.to_owned(),
        limits: limits(&service),
        read_only: service.app.games.space.is_read_only(),
        features: FEATURES.map(str::to_owned).to_vec(),
    })
    .header(actix_web::http::header::CACHE_CONTROL, "no-store"))
}

#[expect(clippy::too_many_lines, reason = "it is a table with a line for each limit")]
fn limits(service: &Service) -> Limits {
    let quotas = service.app.games.quotas.settings();
    Limits {
        body_bytes_max: body::BODY_BYTES_MAX as u64,
        record_bytes_max: import::RECORD_BYTES_MAX as u64,
        record_commits_max: verify::RECORD_COMMITS_MAX as u64,
        record_values_max: verify::RECORD_VALUES_MAX as u64,
        record_events_max: verify::RECORD_EVENTS_MAX,
        forked_commits_max: fork::FORKED_COMMITS_MAX,
        name_length_max: NAME_LENGTH_MAX as u64,
        password_length_min: passwords::PASSWORD_LENGTH_MIN as u64,
        password_length_max: passwords::PASSWORD_LENGTH_MAX as u64,
        nonce_length_max: create::NONCE_LENGTH_MAX as u64,
        idempotency_key_length_max: identity::KEY_LENGTH_MAX as u64,
        games_page_max: GAMES_PAGE_MAX as u64,
        games_per_owner_max: GAMES_PER_OWNER_MAX as u64,
        events_page_max: EVENTS_PAGE_MAX as u64,
        decisions_page_max: DECISIONS_PAGE_MAX as u64,
        actions_listed_max: ACTIONS_LISTED_MAX as u64,
        evaluated_actions_max: EVALUATED_ACTIONS_MAX as u64,
        seatings_max: SEATINGS_MAX,
        table_seatings_max: seats::TABLE_SEATINGS_MAX,
        table_seatings_kept: seats::TABLE_SEATINGS_KEPT,
        look_back_cost: LOOK_BACK_COST.get(),
        record_cost: RECORD_COST.get(),
        records_page_max: list::RECORDS_PAGE_MAX as u64,
        records_page_cost: RECORDS_PAGE_COST.get(),
        records_delay_s: RECORDS_DELAY_MS / 1000,
        open_tables_guest_max: open_tables::OPEN_TABLES_GUEST_MAX as u64,
        open_tables_user_max: open_tables::OPEN_TABLES_USER_MAX as u64,
        sessions_max: accounts::SESSIONS_MAX as u64,
        tokens_max: accounts::TOKENS_MAX as u64,
        token_days_max: accounts::TOKEN_DAYS_MAX,
        bot_accounts_max: accounts::BOT_ACCOUNTS_MAX as u64,
        apps_max: accounts::apps::APPS_MAX as u64,
        app_tokens_max: accounts::authorizations::APP_TOKENS_MAX as u64,
        about_length_max: accounts::ABOUT_LENGTH_MAX as u64,
        presence_step_s: accounts::PRESENCE_STEP_MS / 1000,
        leaderboard_page_max: ratings::LEADERBOARD_PAGE_MAX as u64,
        webhooks_max: webhooks::WEBHOOKS_MAX as u64,
        deliveries_kept_max: webhooks::DELIVERIES_KEPT_MAX as u64,
        account_events_kept_min: account_news::ITEMS_KEPT_MIN,
        account_events_tables_max: account_events::TABLES_MAX as u64,
        rematches_max: rematch::REMATCHES_MAX,
        invites_replaced_max: INVITES_REPLACED_MAX,
        table_invitations_max: invited::TABLE_INVITATIONS_MAX as u64,
        invitations_per_day_max: invited::INVITATIONS_PER_DAY_MAX,
        invitations_to_one_max: invited::INVITATIONS_TO_ONE_MAX as u64,
        invitations_received_max: invited::INVITATIONS_RECEIVED_MAX as u64,
        invitation_days: u32::try_from(invited::INVITATION_LIFETIME_MS / DAY_MS)
            .unwrap_or(u32::MAX),
        open_table_days: u32::try_from(expiry::OPEN_TABLE_LIFETIME_MS / DAY_MS).unwrap_or(u32::MAX),
        start_by_others_days: u32::try_from(start::START_BY_OTHERS_AFTER_MS / DAY_MS)
            .unwrap_or(u32::MAX),
        seeks_max: own_seeks::SEEKS_MAX as u64,
        seeks_per_day_max: own_seeks::SEEKS_PER_DAY_MAX,
        seeks_of_address_max: seek_rows::SEEKS_OF_ADDRESS_MAX as u64,
        seek_remembered_s: seek_games::SEEK_REMEMBERED_MS / 1_000,
        seeks_page_max: seeks::SEEKS_PAGE_MAX as u64,
        seek_wait_s_min: *seek_terms::SEEK_WAIT_S.start(),
        seek_wait_s_max: *seek_terms::SEEK_WAIT_S.end(),
        seek_lifetime_s_min: *seek_terms::SEEK_LIFETIME_S.start(),
        seek_lifetime_s_max: *seek_terms::SEEK_LIFETIME_S.end(),
        match_range: seeks::MATCH_RANGE,
        match_range_a_second: seeks::MATCH_RANGE_A_SECOND,
        match_scanned_max: seeks::MATCH_SCANNED_MAX as u64,
        blocks_max: accounts::BLOCKS_MAX as u64,
        mutes_max: accounts::MUTES_MAX as u64,
        bot_games_max: start::BOT_GAMES_MAX as u64,
        turn_limit_s_min: *create::TURN_LIMIT_S.start(),
        turn_limit_s_max: *create::TURN_LIMIT_S.end(),
        clock_time_s_min: *clock::CLOCK_TIME_S.start(),
        clock_time_s_max: *clock::CLOCK_TIME_S.end(),
        clock_increment_s_max: clock::INCREMENT_S_MAX,
        hours_off_max: clock::HOURS_OFF_MAX as u64,
        hours_on_min: clock::HOURS_ON_MIN as u64,
        return_s_min: clock::RETURN_MIN_S,
        gift_s_min: *clock::GIFT_S.start(),
        gift_s_max: *clock::GIFT_S.end(),
        gifts_s_min: *clock::GIFTS_S.start(),
        gifts_s_max: *clock::GIFTS_S.end(),
        clock_changes_max: clock::CLOCK_CHANGES_MAX,
        abort_changes_max: agreements::ABORT_CHANGES_MAX,
        vacation_days_per_year: vacations::VACATION_DAYS_PER_YEAR,
        vacation_changes_max: vacations::VACATION_CHANGES_MAX,
        tournament_name_length_max: tournaments::TOURNAMENT_NAME_LENGTH_MAX as u64,
        tournament_participants_max: tournaments::PARTICIPANTS_MAX,
        tournament_entries_max: tournaments::ENTRIES_MAX as u64,
        own_entries_max: tournaments::OWN_ENTRIES_MAX as u64,
        entered_tournaments_max: tournaments::ENTERED_TOURNAMENTS_MAX as u64,
        tournament_rounds_max: tournaments::ROUNDS_MAX,
        tournament_games_max: tournaments::GAMES_MAX,
        open_tournaments_max: tournaments::OPEN_TOURNAMENTS_MAX as u64,
        tournaments_per_day_max: tournaments::TOURNAMENTS_PER_DAY_MAX as u64,
        tournament_registration_s_max: tournaments::REGISTRATION_MAX_S,
        tournaments_page_max: tournaments::TOURNAMENTS_PAGE_MAX as u64,
        message_length_max: messages::MESSAGE_LENGTH_MAX as u64,
        messages_max: messages::MESSAGES_MAX,
        table_messages_max: messages::TABLE_MESSAGES_MAX,
        table_messages_before_start_max: messages::TABLE_MESSAGES_BEFORE_START_MAX,
        reports_per_day_max: messages::reports::REPORTS_PER_DAY_MAX as u64,
        address_reports_per_day_max: messages::reports::ADDRESS_REPORTS_PER_DAY_MAX as u64,
        report_text_length_max: messages::reports::REPORT_TEXT_LENGTH_MAX as u64,
        messages_page_max: messages::MESSAGES_PAGE_MAX as u64,
        wait_s_max: WAIT_S_MAX,
        body_grace_s: service.settings.body_grace.as_secs(),
        body_rate_min: upload::BODY_RATE_MIN,
        large_bodies_per_address_max: upload::LARGE_BODIES_PER_ADDRESS_MAX as u64,
        small_body_bytes: upload::SMALL_BODY_BYTES as u64,
        record_bodies_per_address_max: upload::RECORD_BODIES_PER_ADDRESS_MAX as u64,
        record_wait_s: service.settings.record_wait.as_secs(),
        records_rate_max: pace::RECORDS_RATE_MAX,
        stored_bytes_guest_max: quotas.guest_bytes,
        stored_bytes_user_max: quotas.user_bytes,
        stored_bytes_address_max: quotas.address_bytes,
        stored_bytes_unit: STORED_UNIT_BYTES,
        guest_game_days: service.app.retention.settings().guest_game_days,
        guest_days: service.app.retention.settings().guest_days,
        name_kept_days: u32::try_from(deletions::NAME_KEPT_MS / DAY_MS).unwrap_or(u32::MAX),
        recovery_codes: accounts::RECOVERY_CODES as u32,
        deleted_table_s: retention::DELETED_TABLE_KEPT_MS / 1000,
        free_bytes_min: service.app.games.space.min_free_bytes(),
        free_bytes_for_moves_min: service.app.games.space.ongoing_min_bytes(),
        connections_max: service.settings.connections_max as u64,
        streams_max: service.settings.streams_max as u64,
        heartbeat_s: service.settings.heartbeat.as_secs(),
        slow_reader_s_max: service.settings.slow_reader_max.as_secs(),
        access_token_s: lifetimes::ACCESS_TOKEN_LIFETIME_S,
        stream_ticket_s: tickets::STREAM_TICKET_LIFETIME_S,
        rates: service.rates.settings(),
    }
}

impl Endpoint for get_meta {
    const OPERATION: Operation = Operation { needs_store: false, ..Operation::DEFAULT };
}

/// Public keys
///
/// They verify access tokens and the signatures of records (RFC 7517).
#[utoipa::path(tag = "contract", security(()),
    responses((status = 200, description = "The key set.", body = Jwks)))]
#[get("/.well-known/jwks.json")]
pub(super) async fn get_jwks(service: Data<Service>) -> HandlerResult<Jwks> {
    Ok(Reply::ok(service.app.keys.jwks()).publicly_cacheable())
}

impl Endpoint for get_jwks {
    const OPERATION: Operation = Operation { needs_store: false, ..Operation::DEFAULT };
}

/// Alive
///
/// The process runs and answers.
#[utoipa::path(tag = "contract", security(()),
    responses((status = 200, description = "The process runs.", body = Health)))]
#[get("/healthz/live")]
pub(super) async fn get_liveness() -> HandlerResult<Health> {
    Ok(Reply::ok(Health { ok: true }))
}

impl Endpoint for get_liveness {
    const OPERATION: Operation = Operation { rate: None, needs_store: false, ..Operation::DEFAULT };
}

/// Ready
///
/// The store answers and new commands are taken.
#[utoipa::path(tag = "contract", security(()),
    responses((status = 200, description = "The server takes commands.", body = Health)))]
#[get("/healthz/ready")]
pub(super) async fn get_readiness(service: Data<Service>) -> HandlerResult<Health> {
    service.app.games.check_ready().await?;
    Ok(Reply::ok(Health { ok: true }))
}

impl Endpoint for get_readiness {
    const OPERATION: Operation =
        Operation { rate: None, problems: &[Draining], ..Operation::DEFAULT };
}
