//! `GET /metrics`, on the operators' address alone. It is no part of the contract.

use actix_web::{HttpResponse, web::Data};

use crate::service::Service;

/// Answers with all metrics.
pub async fn show(service: Data<Service>) -> HttpResponse {
    let (app, streams) = (&service.app, service.streams.total());
    let text = service.metrics.encoded(streams, &app.games, &app.webhooks.counts);
    HttpResponse::Ok()
        .content_type("application/openmetrics-text; version=1.0.0; charset=utf-8")
        .body(text)
}
