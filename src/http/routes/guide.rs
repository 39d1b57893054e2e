//! The guide for authors of clients, built into the program: HTML pages with pictures for browsers,
//! plain files for other clients.
//!
//! Like the documentation page, it is no part of the contract.

use actix_web::{
    HttpRequest, HttpResponse,
    http::header::{self, Accept, Header},
    web::{Path, ServiceConfig, get, redirect},
};
use pulldown_cmark::{Options, Parser, html};

use crate::problem::{Failure, ProblemCode};

/// Where a reader finds the guide.
pub const GUIDE: &str = "/docs/guide/";

/// What the guide opens with.
const INDEX: &str = "README.md";

/// Files of `docs/`, by their path there.
macro_rules! files {
    ($($path:literal,)+) => { [$(($path, include_str!(concat!("../../../docs/", $path)))),+] };
}

const FILES: &[(&str, &str)] = &files![
    "README.md",
    "agents.md",
    "clients.md",
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
    "performance.md",
    "records.md",
    "scale.md",
    "shell.sh",
    "table.md",
    "vectors/canonical.json",
    "vectors/chain.json",
    "vectors/commitment.json",
    "vectors/draws.json",
    "vectors/luck_key.json",
    "vectors/salt.json",
    "vectors/shuffle.json",
    "verify_record.py",
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
];

/// A page loads the stylesheet and the pictures beside it and nothing else.
const POLICY: &str = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The guide, below [`GUIDE`].
pub fn configure(config: &mut ServiceConfig) {
    config.service(redirect(GUIDE.trim_end_matches('/'), GUIDE));
    config.route(&format!("{GUIDE}{{file:.*}}"), get().to(show));
}

async fn show(request: HttpRequest, file: Path<String>) -> Result<HttpResponse, Failure> {
    let wanted = if file.is_empty() { INDEX } else { file.as_str() };
    if let Some((_, picture)) = PICTURES.iter().find(|(path, _)| *path == wanted) {
        let mut response = HttpResponse::Ok();
        response.insert_header((header::CACHE_CONTROL, "public, max-age=60"));
        return Ok(response.content_type("image/webp").body(*picture));
    }
    let (path, text) =
        FILES.iter().find(|(path, _)| *path == wanted).ok_or(ProblemCode::PathUnknown)?;
    let ending = path.rsplit('.').next().unwrap_or_default();
    let mut response = HttpResponse::Ok();
    response
        .insert_header((header::CACHE_CONTROL, "public, max-age=60"))
        .insert_header((header::VARY, "Accept"));
    if ending == "md" && is_browser(&request) {
        response.insert_header((header::CONTENT_SECURITY_POLICY, POLICY));
        return Ok(response.content_type("text/html; charset=utf-8").body(page(text)));
    }
    let media = match ending {
        "md" => "text/markdown; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        _ => "text/plain; charset=utf-8",
    };
    Ok(response.content_type(media).body(*text))
}

/// Browsers name HTML when they ask; programs that read Markdown do not.
fn is_browser(request: &HttpRequest) -> bool {
    Accept::parse(request)
        .is_ok_and(|accept| accept.iter().any(|range| range.item.essence_str() == "text/html"))
}

/// A page of Markdown as HTML. Its links lead to Markdown too, which is a page again when a browser
/// asks.
fn page(text: &str) -> String {
    let title = text.lines().next().unwrap_or_default().trim_start_matches("# ");
    let mut body = String::new();
    html::push_html(&mut body, Parser::new_ext(text, Options::ENABLE_TABLES));
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n\
         <title>{title} · Kontor</title>\n<link rel=\"stylesheet\" href=\"{GUIDE}guide.css\">\n\
         <nav><a href=\"{GUIDE}\">Guide</a> <a href=\"/docs/\">Contract</a></nav>\n<main>\n{body}</main>\n</html>\n"
    )
}
