//! The guide for authors of clients, built into the program: HTML pages with pictures for browsers,
//! plain files for other clients.
//!
//! A page is rendered once, for the first reader of any page. Like the reference, the guide is no
//! part of the contract.

use std::sync::LazyLock;

use actix_web::{
    HttpRequest, HttpResponse,
    http::header::{self, Accept, Header, HeaderValue},
    web::{Path, ServiceConfig, get, redirect},
};

use crate::{
    html::{self, GUIDE},
    problem::{Failure, ProblemCode},
    static_text::{FOR_A_MINUTE, StaticText},
};

/// What the guide opens with.
const INDEX: &str = "README.md";

/// Files of `docs/`, by their path there.
macro_rules! files {
    ($($path:literal,)+) => { [$(($path, include_str!(concat!("../../../docs/", $path)))),+] };
}

const FILES: &[(&str, &str)] = &files![
    "README.md",
    "accounts.md",
    "administration.md",
    "agents.md",
    "analysis.md",
    "apps.md",
    "clients.md",
    "clocks.md",
    "decisions.md",
    "errors.md",
    "events.md",
    "follow.js",
    "games/basari.md",
    "games/dale_of_merchants.md",
    "games/haendler.md",
    "games/medici.md",
    "getting-started.md",
    "guide.css",
    "hidden-information.md",
    "life-of-a-game.md",
    "operations.md",
    "operations/alerts.yml",
    "operations/dashboard.json",
    "operations/kontor.service",
    "opponents.md",
    "performance.md",
    "proxies.md",
    "proxies/Caddyfile",
    "proxies/apache.conf",
    "proxies/haproxy.cfg",
    "proxies/nginx-path.conf",
    "proxies/nginx.conf",
    "ratings.md",
    "receiver.py",
    "records.md",
    "scale.md",
    "shell.sh",
    "table.md",
    "tournaments.md",
    "vectors/canonical.json",
    "vectors/chain.json",
    "vectors/commitment.json",
    "vectors/draws.json",
    "vectors/luck_key.json",
    "vectors/salt.json",
    "vectors/shuffle.json",
    "verify_record.py",
    "webhooks.md",
];

/// Pictures of `docs/`, by their path there. All are WebP.
macro_rules! pictures {
    ($($path:literal,)+) => {
        [$(($path, include_bytes!(concat!("../../../docs/", $path)) as &[u8])),+]
    };
}

const PICTURES: &[(&str, &[u8])] = &pictures![
    "pictures/basari.webp",
    "pictures/dale.webp",
    "pictures/haendler.webp",
    "pictures/medici.webp",
    "pictures/ratings.webp",
];

/// A file as it is, and as a page for browsers if it is Markdown.
struct File {
    path: &'static str,
    text: StaticText,
    page: Option<StaticText>,
}

static SERVED: LazyLock<Vec<File>> = LazyLock::new(|| FILES.iter().map(served).collect());

fn served((path, text): &(&'static str, &'static str)) -> File {
    let ending = path.rsplit('.').next().unwrap_or_default();
    let media = match ending {
        "md" => "text/markdown; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        _ => "text/plain; charset=utf-8",
    };
    let title = text.lines().next().unwrap_or_default().trim_start_matches("# ");
    let page = || html::page(title, "", &html::markdown(text));
    let page = (ending == "md").then(|| StaticText::new("text/html; charset=utf-8", page()));
    File { path, text: StaticText::new(media, *text), page }
}

/// The guide, below `GUIDE`.
pub fn configure(config: &mut ServiceConfig) {
    config.service(redirect(GUIDE.trim_end_matches('/'), GUIDE));
    config.route(&format!("{GUIDE}{{file:.*}}"), get().to(show));
}

async fn show(request: HttpRequest, file: Path<String>) -> Result<HttpResponse, Failure> {
    let wanted = if file.is_empty() { INDEX } else { file.as_str() };
    if let Some((_, picture)) = PICTURES.iter().find(|(path, _)| *path == wanted) {
        let mut response = HttpResponse::Ok();
        response.insert_header((header::CACHE_CONTROL, FOR_A_MINUTE));
        return Ok(response.content_type("image/webp").body(*picture));
    }
    let file = SERVED.iter().find(|file| file.path == wanted).ok_or(ProblemCode::PathUnknown)?;
    let Some(page) = &file.page else { return Ok(file.text.answer(&request, FOR_A_MINUTE)) };
    let text = if is_browser(&request) { page } else { &file.text };
    let mut response = text.answer(&request, FOR_A_MINUTE);
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(html::POLICY));
    headers.insert(header::VARY, HeaderValue::from_static("Accept, Accept-Encoding"));
    Ok(response)
}

/// Browsers name HTML when they ask; programs that read Markdown do not.
fn is_browser(request: &HttpRequest) -> bool {
    Accept::parse(request)
        .is_ok_and(|accept| accept.iter().any(|range| range.item.essence_str() == "text/html"))
}
