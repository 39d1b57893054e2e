//! Rate limits: token buckets per player and per address, refilled at a constant rate (the generic
//! cell rate algorithm, GCRA).

use std::{num::NonZeroU32, sync::Arc};

use actix_web::http::header::{self, HeaderName, HeaderValue};
use governor::{
    Quota, RateLimiter,
    clock::{Clock, DefaultClock},
    middleware::StateInformationMiddleware,
    state::keyed::DashMapStateStore,
};
use serde::Serialize;
use utoipa::ToSchema;

use super::problem::{Failure, ProblemCode};

/// The header that gives what is left in a bucket.
pub const RATE_LIMIT: HeaderName = HeaderName::from_static("ratelimit");

/// The header that gives the size of a bucket and its refill time.
pub const RATE_LIMIT_POLICY: HeaderName = HeaderName::from_static("ratelimit-policy");

/// Declares each rate once: what it counts, as clients and operators read it, the bucket, its name,
/// the field of `/v1/meta`, and how many requests a minute it allows by default. The flag and the
/// variable of a rate follow from its name.
macro_rules! rates {
    ($($(#[doc = $line:tt])+ $Bucket:ident $name:literal $field:ident = $default:literal;)+) => {
        /// Requests per minute and bucket.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
        pub struct RateSettings {$(
            $(#[doc = $line])+
            #[schema(value_type = u32, minimum = 1)]
            pub $field: NonZeroU32,
        )+}

        impl RateSettings {
            /// What a function gives to each bucket.
            pub fn each(per_minute: impl Fn(Bucket) -> NonZeroU32) -> Self {
                RateSettings { $($field: per_minute(Bucket::$Bucket)),+ }
            }

            /// The limit of a bucket.
            pub fn per_minute(&self, bucket: Bucket) -> NonZeroU32 {
                match bucket { $(Bucket::$Bucket => self.$field),+ }
            }
        }

        /// The kinds of buckets. Requests without an access token count in `Address`, unless they
        /// count in `SignIns`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Bucket {$(
            $(#[doc = $line])+
            $Bucket,
        )+}

        impl Bucket {
            /// All of them, in the order of their discriminants, by which `Rates` finds them.
            pub const ALL: [Bucket; [$(Bucket::$Bucket),+].len()] = [$(Bucket::$Bucket),+];

            /// Its name in headers and flags.
            pub fn name(self) -> &'static str {
                match self { $(Bucket::$Bucket => $name),+ }
            }

            /// The field of [`RateSettings`] that has its limit.
            pub fn field(self) -> &'static str {
                match self { $(Bucket::$Bucket => stringify!($field)),+ }
            }

            /// What it counts, line by line.
            pub fn lines(self) -> &'static [&'static str] {
                match self { $(Bucket::$Bucket => &[$($line),+]),+ }
            }

            /// Its limit where the operator sets none.
            pub fn default_per_minute(self) -> NonZeroU32 {
                let default = match self { $(Bucket::$Bucket => $default),+ };
                NonZeroU32::new(default).expect("the defaults are not zero")
            }
        }
    };
}

rates! {
    /// Moves of one player, counted on their own: a due move is never throttled below this.
    Moves "moves" moves_per_minute = 1200;
    /// Previews of one player.
    Previews "previews" previews_per_minute = 1200;
    /// Evaluations of one player.
    Evaluations "evaluations" evaluations_per_minute = 60;
    /// Messages that one player posts at tables.
    Messages "messages" messages_per_minute = 60;
    /// Records that one player sends to be checked or imported, and forks that one player makes.
    Records "records" records_per_minute = 20;
    /// All other requests of one signed-in player.
    Player "player" player_per_minute = 1200;
    /// Requests without a valid access token from one address (IPv6: one /64); those with a stream
    /// ticket, too.
    Address "address" address_per_minute = 600;
    /// All requests of all callers from one address, but those of `files_per_minute`. It stands
    /// above the limits of players, so that many guests of one address do not get the allowance of
    /// each.
    AddressTotal "address-total" address_total_per_minute = 12_000;
    /// Files of the page, and questions of browsers whether a page may call (preflights), from one
    /// address. Questions after the health of the server count too, but are always answered; above
    /// the limit their connection ends.
    Files "files" files_per_minute = 12_000;
    /// Sign-ups, upgrades, sign-ins and refreshes from one address.
    SignIns "sign-ins" sign_ins_per_minute = 60;
    /// Attempts to sign in under one name, from all addresses together; an address from which a
    /// player has signed in under that name counts on its own.
    Account "account" account_per_minute = 10;
}

impl Default for RateSettings {
    fn default() -> Self {
        RateSettings::each(Bucket::default_per_minute)
    }
}

/// The state of a bucket after it has counted a request.
#[derive(Clone, Debug)]
pub struct Counted {
    bucket: Bucket,
    quota: u32,
    left: u32,
    policy: HeaderValue,
}

impl Counted {
    /// The `RateLimit` header: what is left in the bucket, and in how many seconds it is full
    /// again.
    pub fn state(&self) -> String {
        let refill_s = (u64::from(self.quota - self.left.min(self.quota)) * 60)
            .div_ceil(u64::from(self.quota));
        format!("\"{}\";r={};t={refill_s}", self.bucket.name(), self.left)
    }

    /// The `RateLimit-Policy` header: the bucket's size and the seconds in which it fills.
    pub fn policy(&self) -> HeaderValue {
        self.policy.clone()
    }
}

type Limiter =
    RateLimiter<String, DashMapStateStore<String>, DefaultClock, StateInformationMiddleware>;

/// The buckets of one kind.
struct Buckets {
    limiter: Limiter,
    quota: u32,
    policy: HeaderValue,
}

impl Buckets {
    fn new(bucket: Bucket, quota: NonZeroU32) -> Self {
        let limiter = RateLimiter::dashmap(Quota::per_minute(quota))
            .with_middleware::<StateInformationMiddleware>();
        let policy = format!("\"{}\";q={quota};w=60", bucket.name());
        Buckets {
            limiter,
            quota: quota.get(),
            policy: HeaderValue::try_from(policy).expect("names and numbers are visible ASCII"),
        }
    }
}

/// The buckets of all callers.
#[derive(Clone)]
pub struct Rates {
    settings: RateSettings,
    buckets: Arc<[Buckets; Bucket::ALL.len()]>,
}

impl Rates {
    /// Full buckets for all callers.
    pub fn new(settings: RateSettings) -> Self {
        let buckets = Bucket::ALL.map(|bucket| Buckets::new(bucket, settings.per_minute(bucket)));
        Rates { settings, buckets: buckets.into() }
    }

    /// The limits.
    pub fn settings(&self) -> RateSettings {
        self.settings
    }

    /// Counts a request in the caller's bucket, or refuses it if the bucket is empty.
    pub fn count(&self, bucket: Bucket, who: &str) -> Result<Counted, Failure> {
        self.count_cost(bucket, who, NonZeroU32::MIN)
    }

    /// Counts a request that costs as much as several. A cost above the size of the bucket counts
    /// as the whole bucket.
    pub fn count_cost(
        &self,
        bucket: Bucket,
        who: &str,
        cost: NonZeroU32,
    ) -> Result<Counted, Failure> {
        let Buckets { limiter, quota, policy } = &self.buckets[bucket as usize];
        let counted = |left| Counted { bucket, quota: *quota, left, policy: policy.clone() };
        let cost = cost.min(NonZeroU32::new(*quota).expect("a quota is not zero"));
        match limiter.check_key_n(&who.to_owned(), cost).expect("the cost fits into the bucket") {
            Ok(state) => Ok(counted(state.remaining_burst_capacity())),
            Err(wait) => {
                let wait_s = wait.wait_time_from(DefaultClock::default().now()).as_secs() + 1;
                Err(Failure::from(ProblemCode::RateLimited)
                    .header(header::RETRY_AFTER, wait_s.to_string())
                    .header(RATE_LIMIT, counted(0).state())
                    .header(RATE_LIMIT_POLICY, policy.to_str().expect("it was made of a text")))
            }
        }
    }

    /// Removes buckets that are full again, to free their memory.
    pub fn remove_full_buckets(&self) {
        self.buckets.iter().for_each(|buckets| buckets.limiter.retain_recent());
    }
}
