//! What is sent: the body and its signatures.

use data_encoding::BASE64;
use hmac::{Hmac, KeyInit, Mac};
use kontor_auth::keys::{Keys, Purpose};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use sha2::Sha256;
use utoipa::ToSchema;

use super::stored::Webhook;
use kontor_contract::{decision::Decision, exposed::GameAction};
use kontor_log::{shown_json::shown_json_text, time::Timestamp};
use kontor_service::account_news::AccountEvent;

/// What secrets begin with.
const SECRET_PREFIX: &str = "whsec_";

/// The type of a test.
pub(super) const TEST_TYPE: &str = "webhook.test";

/// What a webhook posts.
#[derive(Debug, Serialize, ToSchema)]
pub struct WebhookMessage {
    /// Type of the event, or `webhook.test`.
    #[serde(rename = "type")]
    #[schema(example = "decision.opened")]
    pub kind: &'static str,
    /// When the event was noticed; in a test, when it is sent.
    pub timestamp: Timestamp,
    /// The event; null in a test.
    pub data: Option<AccountEvent>,
    /// The decision with all ways to answer it, where the webhook's answers are played and it is
    /// still open; null otherwise.
    pub decision: Option<Decision>,
}

/// The answer of a receiver whose answers are played.
#[derive(Debug, Deserialize, ToSchema)]
pub struct WebhookAnswer {
    /// One of the actions that the decision allows.
    #[schema(value_type = GameAction)]
    pub(super) action: Box<RawValue>,
}

impl WebhookMessage {
    pub(super) fn to_text(&self) -> String {
        shown_json_text(self)
    }
}

/// The secret of a webhook in one generation. It follows from the secret of the server.
fn secret(keys: &Keys, webhook: &str, generation: u32) -> [u8; 32] {
    keys.mac(Purpose::Webhook, format!("{webhook}/{generation}").as_bytes())
}

/// The present secret as its player gets it.
pub(super) fn secret_text(keys: &Keys, webhook: &Webhook) -> String {
    let secret = secret(keys, &webhook.id, webhook.generation);
    format!("{SECRET_PREFIX}{}", BASE64.encode(&secret))
}

/// The signatures of a message: by the present secret, and by the one before as long as that
/// counts.
pub(super) fn signatures(
    keys: &Keys,
    webhook: &Webhook,
    id: &str,
    timestamp_s: u64,
    body: &str,
) -> String {
    let overlaps = timestamp_s * 1000 < webhook.overlap_until_ms;
    let before = webhook.generation.checked_sub(1).filter(|_| overlaps);
    let signed = |generation| {
        let secret = secret(keys, &webhook.id, generation);
        let mut mac = Hmac::<Sha256>::new_from_slice(&secret).expect("HMAC takes any key");
        mac.update(format!("{id}.{timestamp_s}.{body}").as_bytes());
        format!("v1,{}", BASE64.encode(&mac.finalize().into_bytes()))
    };
    [Some(webhook.generation), before]
        .into_iter()
        .flatten()
        .map(signed)
        .collect::<Vec<_>>()
        .join(" ")
}
