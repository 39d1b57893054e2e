//! `/llms.txt` (llmstxt.org): where language models begin to read. Like the guide, it is no part of
//! the contract.

use std::sync::LazyLock;

use actix_web::{
    HttpRequest, HttpResponse,
    web::{ServiceConfig, get},
};

use crate::static_text::{FOR_A_MINUTE, StaticText};

static SERVED: LazyLock<StaticText> =
    LazyLock::new(|| StaticText::new("text/markdown; charset=utf-8", include_str!("llms.txt")));

/// The file at the root of the server.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/llms.txt", get().to(show));
}

async fn show(request: HttpRequest) -> HttpResponse {
    SERVED.answer(&request, FOR_A_MINUTE)
}
