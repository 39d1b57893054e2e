//! The limits of the contract, as `/v1/meta` and the document have them.
//!
//! A limit is declared where it is kept, by [`limits!`](kontor_limits::limits). Here stands in
//! which order they are published, with those that the operator sets.

use std::borrow::Cow;

use serde::{Serialize, Serializer, ser::SerializeMap};
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{
        KnownFormat, Object, ObjectBuilder, RefOr, Schema, SchemaFormat,
        schema::{RefBuilder, Type},
    },
};

use self::Published::{Declared, Set32, Set64};
use crate::{
    body, endpoint, identity, pace, parameters, rates::RateSettings, service::Service, upload,
};
use kontor_app::{deletions, ratings, retention, seeks, tournaments, webhooks};
use kontor_auth::{lifetimes, passwords, tickets};
use kontor_contract::answers;
use kontor_limits::Limit;
use kontor_log::{clock, ended, seating, stored, table_event, texts};
use kontor_service::{account_news, vacations};
use kontor_tables::{
    messages,
    records::{fork, import, list, verify},
    table::{
        agreements, create, expiry, fair_pages, invited, lists, may_start, open_tables, own_seeks,
        rematch, seats, seek_games, seek_rows, seek_terms, start,
    },
    watch,
};

/// What `/v1/meta` publishes: the limits that a module declares, or one that the operator sets, of
/// 32 or 64 bits.
enum Published {
    Declared(&'static [Limit]),
    Set32(&'static str, &'static str, fn(&Service) -> u32),
    Set64(&'static str, &'static str, fn(&Service) -> u64),
}

/// All limits, in the order of `/v1/meta`.
const PUBLISHED: &[Published] = &[
    Declared(body::LIMITS),
    Declared(import::LIMITS),
    Declared(verify::LIMITS),
    Declared(fork::LIMITS),
    Declared(texts::LIMITS),
    Declared(passwords::LIMITS),
    Declared(create::NONCE_LIMITS),
    Declared(identity::LIMITS),
    Declared(lists::LIMITS),
    Declared(fair_pages::LIMITS),
    Declared(watch::events::LIMITS),
    Declared(watch::due::LIMITS),
    Declared(answers::LIMITS),
    Declared(kontor_bots::LIMITS),
    Declared(seating::LIMITS),
    Declared(seats::LIMITS),
    Declared(endpoint::COST_LIMITS),
    Declared(list::PAGE_LIMITS),
    Declared(endpoint::PAGE_COST_LIMITS),
    Declared(ended::LIMITS),
    Declared(open_tables::LIMITS),
    Declared(kontor_accounts::SESSION_LIMITS),
    Declared(kontor_accounts::TOKEN_LIMITS),
    Declared(kontor_accounts::BOT_LIMITS),
    Declared(kontor_accounts::apps::LIMITS),
    Declared(kontor_accounts::authorizations::LIMITS),
    Declared(kontor_accounts::PROFILE_LIMITS),
    Declared(kontor_accounts::presence::LIMITS),
    Declared(ratings::LIMITS),
    Declared(webhooks::LIMITS),
    Declared(account_news::FEED_LIMITS),
    Declared(account_news::TABLE_LIMITS),
    Declared(rematch::LIMITS),
    Declared(table_event::LIMITS),
    Declared(invited::LIMITS),
    Declared(expiry::LIMITS),
    Declared(may_start::START_LIMITS),
    Declared(own_seeks::LIMITS),
    Declared(seek_rows::LIMITS),
    Declared(seek_games::LIMITS),
    Declared(seeks::PAGE_LIMITS),
    Declared(seek_terms::LIMITS),
    Declared(seeks::MATCH_LIMITS),
    Declared(kontor_accounts::player_lists::LIMITS),
    Declared(start::BOT_GAME_LIMITS),
    Declared(create::TURN_LIMITS),
    Declared(clock::LIMITS),
    Declared(agreements::LIMITS),
    Declared(vacations::LIMITS),
    Declared(tournaments::NAME_LIMITS),
    Declared(tournaments::PARTICIPANT_LIMITS),
    Declared(tournaments::ENTRY_LIMITS),
    Declared(tournaments::ENTERED_LIMITS),
    Declared(tournaments::SIZE_LIMITS),
    Declared(tournaments::ORGANIZER_LIMITS),
    Declared(tournaments::REGISTRATION_LIMITS),
    Declared(tournaments::PAGE_LIMITS),
    Declared(messages::MESSAGE_LIMITS),
    Declared(messages::TABLE_LIMITS),
    Declared(messages::reports::LIMITS),
    Declared(messages::PAGE_LIMITS),
    Declared(parameters::LIMITS),
    Set64(
        "body_grace_s",
        "A body must have arrived after so many seconds, and longer if it is large: see \
         `body_rate_min`.",
        |service| service.settings.body_grace.as_secs(),
    ),
    Declared(upload::LIMITS),
    Set64(
        "record_wait_s",
        "How long a record waits for its turn to be received before it is refused with `busy`, in \
         seconds.",
        |service| service.settings.record_wait.as_secs(),
    ),
    Declared(pace::LIMITS),
    Set64(
        "stored_bytes_guest_max",
        "How many bytes may be stored for a guest: tables that the guest made, however they grew, \
         forks, imports and messages, each in whole units. 0 if there is no limit.",
        |service| service.app.games.quotas.settings().guest_bytes,
    ),
    Set64(
        "stored_bytes_user_max",
        "How many bytes may be stored for a user. 0 if there is no limit.",
        |service| service.app.games.quotas.settings().user_bytes,
    ),
    Set64(
        "stored_bytes_address_max",
        "How many bytes all players of one address (IPv6: one /64) may store together. 0 if \
         there is no limit.",
        |service| service.app.games.quotas.settings().address_bytes,
    ),
    Declared(stored::LIMITS),
    Set32(
        "guest_game_days",
        "Days for which a game of guests is kept after its last move. It is deleted then, unless a \
         user made it or played in it, or a fork goes on from it. 0 if all games are kept.",
        |service| service.app.retention.settings().guest_game_days,
    ),
    Set32(
        "guest_days",
        "Days after which an unused guest is forgotten. 0 if guests are kept for ever.",
        |service| service.app.retention.settings().guest_days,
    ),
    Declared(deletions::LIMITS),
    Declared(kontor_accounts::RECOVERY_LIMITS),
    Declared(retention::LIMITS),
    Set64(
        "free_bytes_min",
        "Free bytes on the disk of the server below which nothing new is stored: no players, \
         tables, messages, forks or imports. 0 if there is no limit.",
        |service| service.app.games.space.min_free_bytes(),
    ),
    Set64(
        "free_bytes_for_moves_min",
        "Free bytes on the disk of the server below which moves are refused, too.",
        |service| service.app.games.space.ongoing_min_bytes(),
    ),
    Set64(
        "connections_max",
        "Most connections of one address (IPv6: one /64). Further ones are closed at once.",
        |service| service.settings.connections_max as u64,
    ),
    Set64(
        "connections_rate_max",
        "New connections of one address (IPv6: one /64) that are served per second; a quarter of \
         them, but at least 16, at once after a pause. Further ones wait for their turn.",
        |service| service.arrivals.rate().into(),
    ),
    Set64("streams_max", "Most event streams of one caller.", |service| {
        service.settings.streams_max as u64
    }),
    Set64("heartbeat_s", "Longest silence of a stream, in seconds.", |service| {
        service.settings.heartbeat.as_secs()
    }),
    Set64(
        "slow_reader_s_max",
        "A stream whose reader takes nothing for so many seconds is cut off.",
        |service| service.settings.slow_reader_max.as_secs(),
    ),
    Declared(lifetimes::LIMITS),
    Declared(tickets::LIMITS),
];

/// Every limit of the contract, with its value here.
#[derive(Debug)]
pub struct Limits {
    values: Vec<(String, u64)>,
    rates: RateSettings,
}

impl Limits {
    /// The limits of this server.
    pub(super) fn of(service: &Service) -> Self {
        let value = |published: &Published| match published {
            Declared(limits) => {
                limits.iter().map(|limit| (limit.name(), (limit.value)())).collect()
            }
            Set32(name, _, value) => vec![((*name).to_owned(), value(service).into())],
            Set64(name, _, value) => vec![((*name).to_owned(), value(service))],
        };
        let values = PUBLISHED.iter().flat_map(value).collect();
        Limits { values, rates: service.rates.settings() }
    }
}

impl Serialize for Limits {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.values.len() + 1))?;
        for (name, value) in &self.values {
            map.serialize_entry(name, value)?;
        }
        map.serialize_entry("rates", &self.rates)?;
        map.end()
    }
}

/// The schema of a limit of 64 bits, or of 32.
fn number(is_long: bool, text: String) -> Object {
    let format = if is_long { KnownFormat::Int64 } else { KnownFormat::Int32 };
    ObjectBuilder::new()
        .schema_type(Type::Integer)
        .format(Some(SchemaFormat::KnownFormat(format)))
        .minimum(Some(0))
        .description(Some(text))
        .build()
}

impl PartialSchema for Limits {
    fn schema() -> RefOr<Schema> {
        let field = |published: &Published| match published {
            Declared(limits) => limits
                .iter()
                .map(|limit| (limit.name(), number(limit.is_long, limit.text())))
                .collect(),
            Set32(name, text, _) => vec![((*name).to_owned(), number(false, (*text).to_owned()))],
            Set64(name, text, _) => vec![((*name).to_owned(), number(true, (*text).to_owned()))],
        };
        let rates = RefBuilder::new()
            .ref_location_from_schema_name(RateSettings::name())
            .description(Some("Requests per minute."));
        PUBLISHED
            .iter()
            .flat_map(field)
            .fold(ObjectBuilder::new(), |limits, (name, schema)| limits.property(name, schema))
            .description(Some("Every limit of the contract."))
            .property("rates", rates)
            .into()
    }
}

impl ToSchema for Limits {
    fn name() -> Cow<'static, str> {
        "Limits".into()
    }

    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        schemas.push((RateSettings::name().into(), RateSettings::schema()));
        RateSettings::schemas(schemas);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Two of one name would be one in the JSON of most readers, without an error.
    #[test]
    fn each_limit_is_published_once() {
        let names: Vec<String> = PUBLISHED
            .iter()
            .flat_map(|published| match published {
                Declared(limits) => limits.iter().map(Limit::name).collect(),
                Set32(name, ..) | Set64(name, ..) => vec![(*name).to_owned()],
            })
            .collect();
        assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
    }
}
