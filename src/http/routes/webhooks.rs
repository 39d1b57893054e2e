//! Webhooks: the events of an account, posted to an address.

use actix_web::{HttpResponse, delete, get, post, put, web::Data};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{
    body::{Body, NoBody},
    endpoint::{Endpoint, Operation, Writes},
    identity::RequiredCaller,
    parameters::Path,
    problem::{Failure, ProblemCode::*},
    rates::Bucket,
    reply::{HandlerResult, Reply, contract},
    service::Service,
};
use kontor_app::webhooks::{Change, Delivery, NewWebhook, WebhookInfo};
use kontor_auth::scopes::Scope;
use kontor_log::time::Timestamp;
use kontor_service::account_news::{AccountEventType, WebhookDisabledReason};

/// A webhook to be made.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct CreateWebhookRequest {
    /// Where it delivers: an https address that anybody can reach, unless the server is set up
    /// otherwise.
    #[schema(max_length = 500, example = "https://example.org/kontor")]
    url: String,
    /// The types of events that it is for; left out or empty for all.
    #[serde(default)]
    #[schema(max_items = 16)]
    types: Vec<AccountEventType>,
    /// Whether each `decision.opened` comes with the whole decision, and an answer
    /// `{"action": …}` to it is played.
    #[serde(default)]
    answers: bool,
}

/// A change of a webhook; what is left out stays as it is.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ChangeWebhookRequest {
    /// Where it delivers.
    #[serde(default)]
    #[schema(max_length = 500, example = "https://example.org/kontor")]
    url: Option<String>,
    /// The types of events that it is for; empty for all.
    #[serde(default)]
    #[schema(max_items = 16)]
    types: Option<Vec<AccountEventType>>,
    /// Whether decisions come with their events, and answers are played.
    #[serde(default)]
    answers: Option<bool>,
    /// Whether it delivers. One that was disabled goes on after the last event that it has
    /// delivered.
    #[serde(default)]
    active: Option<bool>,
}

/// An event to be delivered once more.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct RedeliveryRequest {
    /// Number of the event; left out for a test, whose type is `webhook.test` and whose `data` is
    /// null.
    #[serde(default)]
    #[schema(minimum = 1, example = 7)]
    event: Option<u64>,
}

/// A webhook, without its secret.
#[derive(Debug, Serialize, ToSchema)]
pub struct Webhook {
    /// Its id.
    #[schema(example = "w_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
    pub id: String,
    /// Where it delivers.
    #[schema(example = "https://example.org/kontor")]
    pub url: String,
    /// The types of events that it is for; empty for all.
    pub types: Vec<AccountEventType>,
    /// Whether decisions come with their events, and answers are played.
    pub answers: bool,
    /// When it was made.
    pub created_at: Timestamp,
    /// Why it delivers nothing; null while it is active.
    pub disabled: Option<WebhookDisabledReason>,
    /// Number of the last event that was delivered, or that was there when the webhook was made.
    pub delivered: u64,
    /// Since when deliveries fail; null if the last one did not.
    pub failing_since: Option<Timestamp>,
    /// When the next attempt is made, if deliveries fail; null otherwise.
    pub next_attempt_at: Option<Timestamp>,
}

impl From<WebhookInfo> for Webhook {
    fn from(info: WebhookInfo) -> Self {
        Webhook {
            id: info.id,
            url: info.url,
            types: info.types,
            answers: info.answers,
            created_at: Timestamp(info.created_at_ms),
            disabled: info.disabled,
            delivered: info.delivered,
            failing_since: info.failing_since_ms.map(Timestamp),
            next_attempt_at: info.next_at_ms.map(Timestamp),
        }
    }
}

/// A webhook with its secret.
#[derive(Serialize, ToSchema)]
pub struct WebhookWithSecret {
    /// The secret with which deliveries are signed. It is shown this once.
    #[schema(example = "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD")]
    pub secret: String,
    /// What is known of it.
    pub webhook: Webhook,
}

/// All webhooks of a player.
#[derive(Debug, Serialize, ToSchema)]
pub struct WebhookList {
    /// The webhooks, oldest first.
    pub items: Vec<Webhook>,
}

/// The last attempts of a webhook to deliver.
#[derive(Debug, Serialize, ToSchema)]
pub struct DeliveryList {
    /// The attempts, the newest first.
    pub items: Vec<Delivery>,
}

/// A delivery that will be made.
#[derive(Debug, Serialize, ToSchema)]
pub struct AskedDelivery {
    /// Id of its message.
    #[schema(example = "msg_4x7k2m3n5q6r7s2t4u5v6w7x2y_7")]
    pub id: String,
}

contract!(Webhook, WebhookWithSecret, WebhookList, DeliveryList, AskedDelivery);

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
struct WebhookPath {
    /// Id of the webhook.
    webhook: String,
}

fn with_secret((info, secret): (WebhookInfo, String)) -> WebhookWithSecret {
    WebhookWithSecret { secret, webhook: info.into() }
}

/// Make a webhook
///
/// The events of `/v1/me/events` are posted to an address from now on, one after the other, by
/// [Standard Webhooks](https://www.standardwebhooks.com): signed, at least once, with the same id at
/// each attempt. For users and bot accounts. The guide says how a receiver checks and answers. A
/// token needs the scope `read` as well, and `play` if the webhook answers.
#[utoipa::path(tag = "players", security(("bearer" = [])), request_body = CreateWebhookRequest,
    responses((status = 201, description = "The webhook with its secret.", body = WebhookWithSecret)))]
#[post("/v1/me/webhooks")]
pub(super) async fn create_webhook(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    body: Body<CreateWebhookRequest>,
) -> HandlerResult<WebhookWithSecret> {
    let CreateWebhookRequest { url, types, answers } = body.value;
    let made = service.app.webhooks.create(&caller, NewWebhook { url, types, answers }).await?;
    Ok(Reply::created(with_secret(made)))
}

impl Endpoint for create_webhook {
    const OPERATION: Operation = Operation {
        rate: Some(Bucket::SignIns),
        problems: &[UserNeeded, WebhooksSpent],
        writes: Writes::Content,
        scope: Some(Scope::Account),
        ..Operation::DEFAULT
    };
}

/// List webhooks
///
/// Those of the caller, without their secrets.
#[utoipa::path(tag = "players", security(("bearer" = [])),
    responses((status = 200, description = "The webhooks.", body = WebhookList)))]
#[get("/v1/me/webhooks")]
pub(super) async fn list_webhooks(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
) -> HandlerResult<WebhookList> {
    let webhooks = service.app.webhooks.list(&caller).await?;
    Ok(Reply::ok(WebhookList { items: webhooks.into_iter().map(Webhook::from).collect() }))
}

impl Endpoint for list_webhooks {
    const OPERATION: Operation =
        Operation { problems: &[UserNeeded], scope: Some(Scope::Account), ..Operation::DEFAULT };
}

/// Change a webhook
///
/// Its address, its types, whether answers are played, and whether it delivers at all. A token needs
/// the scope `read` as well, and `play` if the webhook answers after the change; with `account` alone
/// it switches it off.
#[utoipa::path(tag = "players", security(("bearer" = [])), params(WebhookPath),
    request_body = ChangeWebhookRequest,
    responses((status = 200, description = "The webhook.", body = Webhook)))]
#[put("/v1/me/webhooks/{webhook}")]
pub(super) async fn change_webhook(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<WebhookPath>,
    body: Body<ChangeWebhookRequest>,
) -> HandlerResult<Webhook> {
    let ChangeWebhookRequest { url, types, answers, active } = body.value;
    let change = Change { url, types, answers, active };
    Ok(Reply::ok(service.app.webhooks.change(&caller, &path.webhook, change).await?.into()))
}

impl Endpoint for change_webhook {
    const OPERATION: Operation = Operation {
        problems: &[UserNeeded],
        writes: Writes::Content,
        scope: Some(Scope::Account),
        ..Operation::DEFAULT
    };
}

/// Remove a webhook
///
/// It delivers nothing more; what is under way may still arrive.
#[utoipa::path(tag = "players", security(("bearer" = [])), params(WebhookPath),
    responses((status = 204, description = "The webhook is gone.")))]
#[delete("/v1/me/webhooks/{webhook}")]
pub(super) async fn remove_webhook(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<WebhookPath>,
    _: NoBody,
) -> Result<HttpResponse, Failure> {
    service.app.webhooks.remove(&caller, &path.webhook).await?;
    Ok(HttpResponse::NoContent().finish())
}

impl Endpoint for remove_webhook {
    const OPERATION: Operation = Operation {
        problems: &[UserNeeded],
        writes: Writes::Removal,
        scope: Some(Scope::Account),
        ..Operation::DEFAULT
    };
}

/// Replace the secret of a webhook
///
/// For a day deliveries are signed with the secret before as well, so that the receiver can take
/// over the new one without losing a delivery. A token needs the scope `read` as well, and `play` if
/// the webhook answers.
#[utoipa::path(tag = "players", security(("bearer" = [])), params(WebhookPath),
    responses((status = 201, description = "The webhook with its new secret.", body = WebhookWithSecret)))]
#[post("/v1/me/webhooks/{webhook}/secret")]
pub(super) async fn rotate_webhook_secret(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<WebhookPath>,
    _: NoBody,
) -> HandlerResult<WebhookWithSecret> {
    let rotated = service.app.webhooks.rotate_secret(&caller, &path.webhook).await?;
    Ok(Reply::created(with_secret(rotated)))
}

impl Endpoint for rotate_webhook_secret {
    const OPERATION: Operation = Operation {
        problems: &[UserNeeded],
        writes: Writes::Content,
        scope: Some(Scope::Account),
        ..Operation::DEFAULT
    };
}

/// List deliveries
///
/// The last 20 attempts of the webhook to deliver, with how each ended.
#[utoipa::path(tag = "players", security(("bearer" = [])), params(WebhookPath),
    responses((status = 200, description = "The attempts.", body = DeliveryList)))]
#[get("/v1/me/webhooks/{webhook}/deliveries")]
pub(super) async fn list_deliveries(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<WebhookPath>,
) -> HandlerResult<DeliveryList> {
    let items = service.app.webhooks.deliveries(&caller, &path.webhook).await?;
    Ok(Reply::ok(DeliveryList { items }))
}

impl Endpoint for list_deliveries {
    const OPERATION: Operation = Operation {
        problems: &[UserNeeded],
        scope: Some(Scope::Account),
        also: Some(Scope::Read),
        ..Operation::DEFAULT
    };
}

/// Deliver once more
///
/// Delivers an event again, with the id that it had, or a test. One attempt is made, soon, also
/// where the webhook is disabled. To deliver an event a token needs the scope `read` as well, and
/// `play` if the webhook answers.
#[utoipa::path(tag = "players", security(("bearer" = [])), params(WebhookPath),
    request_body = RedeliveryRequest,
    responses((status = 202, description = "It will be delivered.", body = AskedDelivery)))]
#[post("/v1/me/webhooks/{webhook}/deliveries")]
pub(super) async fn request_delivery(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<WebhookPath>,
    body: Body<RedeliveryRequest>,
) -> HandlerResult<AskedDelivery> {
    let id = service.app.webhooks.ask(&caller, &path.webhook, body.value.event).await?;
    Ok(Reply::accepted(AskedDelivery { id }))
}

impl Endpoint for request_delivery {
    const OPERATION: Operation = Operation {
        rate: Some(Bucket::SignIns),
        problems: &[UserNeeded, DeliveriesSpent],
        writes: Writes::Content,
        scope: Some(Scope::Account),
        ..Operation::DEFAULT
    };
}
