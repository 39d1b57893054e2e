//! `Accept` (RFC 9110, section 12.5.1): which of the media types of an endpoint the client prefers.

use actix_web::{
    HttpRequest,
    http::header::{Accept, Header, Quality},
    mime::Mime,
};

use super::problem::{Failure, ProblemCode};

/// What is offered under the media type that the client prefers; the first offer if it prefers
/// none.
pub fn preferred<T: Copy>(request: &HttpRequest, offers: &[(&str, T)]) -> Result<T, Failure> {
    let accept = Accept::parse(request).map_err(|_| Failure::header_text("Accept"))?;
    if accept.is_empty() {
        let (_, usual) = offers.first().expect("an endpoint offers something");
        return Ok(*usual);
    }
    let ruled_out = |media: &str| {
        accept
            .iter()
            .any(|range| range.quality == Quality::ZERO && range.item.essence_str() == media)
    };
    let within = |media: &str, range: &str| {
        let kind = range.strip_suffix('*').filter(|kind| kind.ends_with('/'));
        range == media || range == "*/*" || kind.is_some_and(|kind| media.starts_with(kind))
    };
    let offer = |range: Mime| {
        let fits =
            |(media, _): &&(&str, T)| within(media, range.essence_str()) && !ruled_out(media);
        (!ruled_out(range.essence_str())).then(|| offers.iter().find(fits)).flatten()
    };
    let found = accept.ranked().into_iter().find_map(offer);
    found.map(|(_, offered)| *offered).ok_or_else(|| ProblemCode::NotAcceptable.into())
}
