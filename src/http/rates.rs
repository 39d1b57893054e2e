//! Rate limits: token buckets per player and per address, refilled steadily (GCRA).

use std::{num::NonZeroU32, sync::Arc};

use actix_web::http::{Method, header};
use governor::{
    Quota, RateLimiter,
    clock::{Clock, DefaultClock},
    middleware::StateInformationMiddleware,
    state::keyed::DashMapStateStore,
};
use serde::Serialize;
use utoipa::ToSchema;

use super::problem::{Failure, ProblemCode};

/// Requests per minute and bucket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct RateSettings {
    /// Moves of one player, counted on their own: a due move is never throttled below this.
    #[schema(value_type = u32, minimum = 1)]
    pub moves_per_minute: NonZeroU32,
    /// Previews of one player.
    #[schema(value_type = u32, minimum = 1)]
    pub previews_per_minute: NonZeroU32,
    /// Messages that one player says at tables.
    #[schema(value_type = u32, minimum = 1)]
    pub messages_per_minute: NonZeroU32,
    /// Records that one player sends to be checked or imported, and forks that one player makes.
    #[schema(value_type = u32, minimum = 1)]
    pub records_per_minute: NonZeroU32,
    /// All other requests of one signed-in player.
    #[schema(value_type = u32, minimum = 1)]
    pub player_per_minute: NonZeroU32,
    /// Requests without a valid access token from one address (IPv6: one /64); those with a stream ticket, too.
    #[schema(value_type = u32, minimum = 1)]
    pub address_per_minute: NonZeroU32,
    /// Sign-ups, upgrades, sign-ins and refreshes from one address.
    #[schema(value_type = u32, minimum = 1)]
    pub sign_ins_per_minute: NonZeroU32,
}

impl Default for RateSettings {
    fn default() -> Self {
        let number = |count| NonZeroU32::new(count).expect("the defaults are not zero");
        RateSettings {
            moves_per_minute: number(1200),
            previews_per_minute: number(1200),
            messages_per_minute: number(60),
            records_per_minute: number(20),
            player_per_minute: number(1200),
            address_per_minute: number(600),
            sign_ins_per_minute: number(60),
        }
    }
}

/// What a request is counted in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bucket {
    /// Moves, by player.
    Moves,
    /// Previews, by player.
    Previews,
    /// What is said at tables, by player.
    Messages,
    /// What takes long: checking records and copying games, by player.
    Records,
    /// Anything else that a signed-in player asks for.
    Player,
    /// Anything asked for without a token, by address.
    Address,
    /// What makes or tries passwords and sessions, by address.
    SignIns,
}

impl Bucket {
    /// The bucket of a request to this path template of the contract, if it is one; health checks are not counted.
    pub fn of(method: &Method, template: Option<&str>) -> Option<Bucket> {
        let posts = *method == Method::POST;
        match template {
            Some("/healthz/live" | "/healthz/ready") => None,
            Some("/v1/games/{game}/actions") if posts => Some(Bucket::Moves),
            Some("/v1/games/{game}/previews") if posts => Some(Bucket::Previews),
            Some("/v1/games/{game}/messages") if posts => Some(Bucket::Messages),
            Some("/v1/records" | "/v1/records/verifications" | "/v1/games/{game}/forks") if posts => Some(Bucket::Records),
            Some("/v1/guests" | "/v1/users" | "/v1/sessions" | "/v1/sessions/refresh" | "/v1/me/upgrade") if posts => {
                Some(Bucket::SignIns)
            }
            Some(_) | None => Some(Bucket::Player),
        }
    }

    fn name(self) -> &'static str {
        match self {
            Bucket::Moves => "moves",
            Bucket::Previews => "previews",
            Bucket::Messages => "messages",
            Bucket::Records => "records",
            Bucket::Player => "player",
            Bucket::Address => "address",
            Bucket::SignIns => "sign-ins",
        }
    }
}

/// A request that was counted.
#[derive(Clone, Copy, Debug)]
pub struct Taken {
    bucket: Bucket,
    quota: u32,
    left: u32,
}

impl Taken {
    /// The `RateLimit` header: what is left in the bucket, and in how many seconds it is full again.
    pub fn state(self) -> String {
        let refill_s = (u64::from(self.quota - self.left.min(self.quota)) * 60).div_ceil(u64::from(self.quota));
        format!("\"{}\";r={};t={refill_s}", self.bucket.name(), self.left)
    }

    /// The `RateLimit-Policy` header: the bucket's size and the seconds in which it fills.
    pub fn policy(self) -> String {
        format!("\"{}\";q={};w=60", self.bucket.name(), self.quota)
    }
}

type Limiter = RateLimiter<String, DashMapStateStore<String>, DefaultClock, StateInformationMiddleware>;

/// The buckets of all callers.
#[derive(Clone)]
pub struct Rates {
    settings: RateSettings,
    moves: Arc<Limiter>,
    previews: Arc<Limiter>,
    messages: Arc<Limiter>,
    records: Arc<Limiter>,
    player: Arc<Limiter>,
    address: Arc<Limiter>,
    sign_ins: Arc<Limiter>,
}

impl Rates {
    /// Full buckets for everybody.
    pub fn new(settings: RateSettings) -> Self {
        let limiter = |count| {
            let limiter = RateLimiter::dashmap(Quota::per_minute(count));
            Arc::new(limiter.with_middleware::<StateInformationMiddleware>())
        };
        Rates {
            settings,
            moves: limiter(settings.moves_per_minute),
            previews: limiter(settings.previews_per_minute),
            messages: limiter(settings.messages_per_minute),
            records: limiter(settings.records_per_minute),
            player: limiter(settings.player_per_minute),
            address: limiter(settings.address_per_minute),
            sign_ins: limiter(settings.sign_ins_per_minute),
        }
    }

    /// The numbers.
    pub fn settings(&self) -> RateSettings {
        self.settings
    }

    /// Counts a request, or refuses it.
    pub fn take(&self, bucket: Bucket, who: &str) -> Result<Taken, Failure> {
        let (limiter, quota) = match bucket {
            Bucket::Moves => (&self.moves, self.settings.moves_per_minute),
            Bucket::Previews => (&self.previews, self.settings.previews_per_minute),
            Bucket::Messages => (&self.messages, self.settings.messages_per_minute),
            Bucket::Records => (&self.records, self.settings.records_per_minute),
            Bucket::Player => (&self.player, self.settings.player_per_minute),
            Bucket::Address => (&self.address, self.settings.address_per_minute),
            Bucket::SignIns => (&self.sign_ins, self.settings.sign_ins_per_minute),
        };
        match limiter.check_key(&who.to_owned()) {
            Ok(state) => Ok(Taken { bucket, quota: quota.get(), left: state.remaining_burst_capacity() }),
            Err(wait) => {
                let wait_s = wait.wait_time_from(DefaultClock::default().now()).as_secs() + 1;
                let taken = Taken { bucket, quota: quota.get(), left: 0 };
                Err(Failure::from(ProblemCode::RateLimited)
                    .header(header::RETRY_AFTER, wait_s.to_string())
                    .header(header::HeaderName::from_static("ratelimit"), taken.state())
                    .header(header::HeaderName::from_static("ratelimit-policy"), taken.policy()))
            }
        }
    }

    /// Forgets buckets that are full again.
    pub fn tidy(&self) {
        for limiter in [&self.moves, &self.previews, &self.messages, &self.records, &self.player, &self.address, &self.sign_ins] {
            limiter.retain_recent();
        }
    }
}
