//! `GET /metrics`, on the operators' address alone. It is no part of the contract.

use actix_web::{HttpResponse, web::Data};

use crate::service::Service;

/// Answers with all metrics.
pub async fn show(service: Data<Service>) -> HttpResponse {
    let text = service.metrics.encoded(service.streams.total(), &service.app.games);
    HttpResponse::Ok()
        .content_type("application/openmetrics-text; version=1.0.0; charset=utf-8")
        .body(text)
}
