//! The table in the browser, built into the program: the page at `/` and what it loads below
//! `ASSETS`.
//!
//! The files are those of `clients/web/dist`, which `make web` builds. Like the guide, they are no
//! part of the contract: the page is one more client of it.

use std::sync::LazyLock;

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

/// A file of the page.
struct Asset {
    name: &'static str,
    media: &'static str,
    bytes: &'static [u8],
}

macro_rules! files {
    ($($name:literal: $media:literal,)+) => {
        [$(Asset {
            name: $name,
            media: $media,
            bytes: include_bytes!(concat!("../../../clients/web/dist/", $name)),
        }),+]
    };
}

/// The files of `clients/web/dist`. The first one is the page itself.
const FILES: &[Asset] = &files![
    "index.html": "text/html; charset=utf-8",
    "app.js": "text/javascript; charset=utf-8",
    "app.css": "text/css; charset=utf-8",
    "account.js": "text/javascript; charset=utf-8",
    "apps.js": "text/javascript; charset=utf-8",
    "basari.js": "text/javascript; charset=utf-8",
    "clocks.js": "text/javascript; charset=utf-8",
    "dale_of_merchants.js": "text/javascript; charset=utf-8",
    "haendler.js": "text/javascript; charset=utf-8",
    "medici.js": "text/javascript; charset=utf-8",
    "opponents.js": "text/javascript; charset=utf-8",
    "players.js": "text/javascript; charset=utf-8",
    "records.js": "text/javascript; charset=utf-8",
    "replay.js": "text/javascript; charset=utf-8",
    "tournaments.js": "text/javascript; charset=utf-8",
    "developer.js": "text/javascript; charset=utf-8",
    "en.js": "text/javascript; charset=utf-8",
    "de.js": "text/javascript; charset=utf-8",
    "fr.js": "text/javascript; charset=utf-8",
    "icon.svg": "image/svg+xml",
    "icon-turn.svg": "image/svg+xml",
];

/// The page loads what this server has and nothing else, and makes no code or markup of texts.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
    connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; \
    require-trusted-types-for 'script'; trusted-types 'none'";

/// No page of another site keeps a hold of the window: it could show its user one question and put
/// another one in its place just before the answer. Browsers keep to it over https, and on their own
/// machine.
const OPENERS: &str = "same-origin";

static SERVED: LazyLock<Vec<(&str, StaticText)>> = LazyLock::new(|| {
    let served = |asset: &Asset| (asset.name, StaticText::new(asset.media, asset.bytes));
    FILES.iter().map(served).collect()
});

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
    let mut response = SERVED[0].1.answer(&request, ASK_EACH_TIME);
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert(header::CROSS_ORIGIN_OPENER_POLICY, HeaderValue::from_static(OPENERS));
    response
}

async fn show_asset(request: HttpRequest, name: Path<String>) -> Result<HttpResponse, Failure> {
    let found = SERVED[1..].iter().find(|(asset, _)| *asset == name.as_str());
    let (_, text) = found.ok_or(ProblemCode::PathUnknown)?;
    Ok(text.answer(&request, ASK_EACH_TIME))
}
