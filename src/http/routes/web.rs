//! The table in the browser, built into the program: the page at `/` and what it loads below
//! `ASSETS`.
//!
//! The files are those of `clients/web/dist`, which `make web` builds. Like the guide, they are no
//! part of the contract: the page is one more client of it.

use std::{collections::HashMap, sync::LazyLock};

use actix_web::{
    HttpRequest, HttpResponse,
    http::header::{self, HeaderValue},
    web::{Path, ServiceConfig, get},
};

use crate::{
    problem::{Failure, ProblemCode},
    static_text::{ASK_EACH_TIME, StaticText},
};

/// Where the page is. Its own places stand in the fragment of the address, so no server ever hears
/// of them.
const PAGE: &str = "/";

/// Where the page finds what it loads.
const ASSETS: &str = "/assets/";

/// The name of the page itself among its files.
const PAGE_FILE: &str = "index.html";

/// The files of `clients/web/dist`, as its build lists them.
const FILES: &[(&str, &[u8])] = include!("../../../clients/web/dist.rs");

/// The page loads what this server has and nothing else, and makes no code or markup of texts.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
    connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; \
    require-trusted-types-for 'script'; trusted-types 'none'";

/// No page of another site keeps a hold of the window: it could show its user one question and put
/// another one in its place just before the answer. Browsers keep to it over https, and on their
/// own machine.
const OPENERS: &str = "same-origin";

static SERVED: LazyLock<HashMap<&str, StaticText>> = LazyLock::new(|| {
    let served = |(name, bytes): &(&'static str, &'static [u8])| {
        (*name, StaticText::new(media_of(name), *bytes))
    };
    FILES.iter().map(served).collect()
});

/// The media type of a file, by the end of its name.
fn media_of(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        other => unreachable!("the build makes no file that ends in {other:?}"),
    }
}

/// Whether this is the path of a file of the page. Files are counted on their own: the page loads
/// several at once, and players behind one address share its allowance.
pub fn is_file(path: &str) -> bool {
    path == PAGE || path.starts_with(ASSETS)
}

/// The page and its files.
pub fn configure(config: &mut ServiceConfig) {
    config.route(PAGE, get().to(show_page));
    config.route(&format!("{ASSETS}{{name:.*}}"), get().to(show_asset));
}

async fn show_page(request: HttpRequest) -> HttpResponse {
    // Names do not change between releases, so a browser asks each time.
    let mut response = SERVED[PAGE_FILE].answer(&request, ASK_EACH_TIME);
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert(header::CROSS_ORIGIN_OPENER_POLICY, HeaderValue::from_static(OPENERS));
    response
}

async fn show_asset(request: HttpRequest, name: Path<String>) -> Result<HttpResponse, Failure> {
    let found = SERVED.get(name.as_str()).filter(|_| name.as_str() != PAGE_FILE);
    let text = found.ok_or(ProblemCode::PathUnknown)?;
    Ok(text.answer(&request, ASK_EACH_TIME))
}
