//! Conditional requests: the entity tags that a client sends along (RFC 9110, section 13).

use actix_web::{
    HttpRequest,
    http::header::{self, EntityTag, Header, IfMatch, IfNoneMatch},
};

use super::problem::Failure;

/// The strong tags of `If-Match`, of which the present state must have one; `None` if the client
/// sets no condition.
pub fn if_match(request: &HttpRequest) -> Result<Option<Vec<String>>, Failure> {
    if !request.headers().contains_key(header::IF_MATCH) {
        return Ok(None);
    }
    let condition =
        IfMatch::parse(request).map_err(|_| Failure::parameter("If-Match", "not visible ASCII"))?;
    Ok(match condition {
        IfMatch::Any => None,
        // A weak or malformed tag is no strong one: a condition of such tags alone is never met.
        IfMatch::Items(tags) => {
            Some(tags.iter().filter(|tag| !tag.weak).map(|tag| tag.tag().to_owned()).collect())
        }
    })
}

/// Whether `If-None-Match` names the tag: the client's copy is current.
pub fn has_current_copy(request: &HttpRequest, tag: &EntityTag) -> bool {
    match IfNoneMatch::parse(request) {
        Ok(IfNoneMatch::Any) => true,
        Ok(IfNoneMatch::Items(known)) => known.iter().any(|known| known.weak_eq(tag)),
        Err(_) => false,
    }
}
