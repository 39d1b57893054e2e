//! One file per resource. Each handler takes in, calls the app, and wraps.

pub mod accounts;
pub mod docs;
pub mod events;
pub mod forks;
pub mod games;
pub mod guide;
pub mod messages;
pub mod meta;
pub mod orders;
pub mod play;
pub mod previews;
pub mod problems;
pub mod records;
pub mod rulesets;
pub mod stream_tickets;

use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_actix_web::service_config::ServiceConfig;

use super::{parameters::short_text, problem::Failure};

/// Every route of the contract. The router looks through them in this order, so what players ask
/// for all the time comes first.
pub fn configure(config: &mut ServiceConfig<'_>) {
    config
        .configure(play::configure)
        .configure(events::configure)
        .configure(docs::configure)
        .configure(meta::configure)
        .configure(problems::configure)
        .configure(accounts::configure)
        .configure(rulesets::configure)
        .configure(games::configure)
        .configure(previews::configure)
        .configure(orders::configure)
        .configure(messages::configure)
        .configure(stream_tickets::configure)
        .configure(records::configure)
        .configure(forks::configure);
}

/// A game in the path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct GamePath {
    /// Id of the game.
    #[param(max_length = 64, example = "g_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
    pub game: String,
}

/// The invite to a private table, for those who neither sit there nor own it.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct InviteQuery {
    /// The table's `invite`.
    #[serde(default, deserialize_with = "short_text::<64, _>")]
    #[param(max_length = 64)]
    pub invite: Option<String>,
}

/// Longest time that a request may wait for news, in seconds.
pub const WAIT_S_MAX: u64 = 60;

/// A number of items within a page's limit.
pub(super) fn page_limit(limit: Option<u32>, usual: usize, most: usize) -> Result<usize, Failure> {
    match limit {
        None => Ok(usual),
        Some(limit) if (1..=most).contains(&(limit as usize)) => Ok(limit as usize),
        Some(limit) => Err(Failure::parameter_range("limit", u64::from(limit), 1..=most as u64)),
    }
}

/// A wait within its limit; none, if there is nothing to wait.
pub(super) fn wait_limit(wait: Option<u64>) -> Result<Option<std::time::Duration>, Failure> {
    match wait {
        None | Some(0) => Ok(None),
        Some(seconds) if seconds <= WAIT_S_MAX => Ok(Some(std::time::Duration::from_secs(seconds))),
        Some(seconds) => Err(Failure::parameter_range("wait", seconds, 0..=WAIT_S_MAX)),
    }
}
