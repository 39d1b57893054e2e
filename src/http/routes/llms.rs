//! `/llms.txt` (llmstxt.org): where language models begin to read. Like the guide, it is no part of
//! the contract.

use actix_web::{
    HttpResponse,
    http::header,
    web::{ServiceConfig, get},
};

/// The file.
const TEXT: &str = include_str!("llms.txt");

/// The file at the root of the server.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/llms.txt", get().to(show));
}

async fn show() -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, "public, max-age=60"))
        .content_type("text/markdown; charset=utf-8")
        .body(TEXT)
}
