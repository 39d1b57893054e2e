//! Where an app of a third party receives its code: the address to which the browser of the player
//! is sent back (RFC 6749 section 3.1.2, RFC 8252 section 7).

use url::{Host, Url};

/// Maximum length of a redirect address, in bytes.
pub const REDIRECT_LENGTH_MAX: usize = 500;

/// Whether an app can register this address: an https address, an http address of the app's own
/// machine, or a scheme of the app's own that is a domain name written backwards, such as
/// `org.example.app:/done`. It has no fragment, no user name and no password.
pub fn is_redirect(text: &str) -> bool {
    let Some(url) = parsed(text) else { return false };
    let named = url.username().is_empty() && url.password().is_none() && url.fragment().is_none();
    let reachable = match url.scheme() {
        "https" => url.host().is_some(),
        "http" => is_own_machine(&url),
        scheme => scheme.contains('.'),
    };
    named && reachable
}

/// Whether a request may name this address, because the app has registered it. It must be the same
/// text, except for the port on the app's own machine: an app that listens there takes any free
/// one (RFC 8252 section 7.3).
pub fn is_registered(registered: &str, given: &str) -> bool {
    if registered == given {
        return true;
    }
    let (Some(mut registered), Some(mut given_url)) = (parsed(registered), parsed(given)) else {
        return false;
    };
    let local = |url: &Url| url.scheme() == "http" && is_own_machine(url);
    if !local(&registered) || !local(&given_url) || !is_redirect(given) {
        return false;
    }
    let without_port = |url: &mut Url| url.set_port(None).is_ok();
    without_port(&mut registered) && without_port(&mut given_url) && registered == given_url
}

/// The address with these parameters added to its query.
pub fn with_parameters(redirect: &str, parameters: &[(&str, &str)]) -> Option<String> {
    let mut url = parsed(redirect)?;
    url.query_pairs_mut().extend_pairs(parameters);
    Some(url.into())
}

fn parsed(text: &str) -> Option<Url> {
    let is_plain =
        text.len() <= REDIRECT_LENGTH_MAX && text.bytes().all(|byte| byte.is_ascii_graphic());
    is_plain.then(|| Url::parse(text).ok())?
}

fn is_own_machine(url: &Url) -> bool {
    match url.host() {
        Some(Host::Ipv4(address)) => address.is_loopback(),
        Some(Host::Ipv6(address)) => address.is_loopback(),
        Some(Host::Domain(name)) => name == "localhost",
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_app_is_reached_where_nobody_else_listens() {
        for good in [
            "https://example.org/done",
            "https://example.org/done?kept=1",
            "http://127.0.0.1/done",
            "http://[::1]:7000/done",
            "http://localhost:3000/",
            "org.example.app:/done",
        ] {
            assert!(is_redirect(good), "{good}");
        }
        let long = format!("https://example.org/{}", "a".repeat(REDIRECT_LENGTH_MAX));
        for bad in [
            "",
            "/done",
            "example.org/done",
            "http://example.org/done",
            "https://example.org/done#part",
            "https://ada@example.org/done",
            "https://ada:secret@example.org/",
            "javascript:alert(1)",
            "data:text/html,x",
            "app:/done",
            "https://exa mple.org/",
            "https://example.org/\u{e9}",
            "http://localhost.example.org/",
            "http://127.0.0.1.example.org/",
            &long,
        ] {
            assert!(!is_redirect(bad), "{bad}");
        }
    }

    #[test]
    fn a_request_names_what_was_registered() {
        assert!(is_registered("https://example.org/done", "https://example.org/done"));
        for other in [
            "https://example.org/done/",
            "https://example.org/done?more=1",
            "https://example.org:444/done",
            "https://example.org.evil.example/done",
        ] {
            assert!(!is_registered("https://example.org/done", other), "{other}");
        }
        assert!(is_registered("http://127.0.0.1/done", "http://127.0.0.1:49152/done"));
        assert!(is_registered("http://[::1]/done", "http://[::1]:49152/done"));
        for other in [
            "http://127.0.0.1:49152/other",
            "http://localhost:49152/done",
            "http://127.0.0.1:49152/done#part",
            "http://evil.example:49152/done",
        ] {
            assert!(!is_registered("http://127.0.0.1/done", other), "{other}");
        }
    }

    #[test]
    fn parameters_are_added_to_the_query() {
        let added = with_parameters("https://example.org/done?kept=1", &[("code", "a b&c")]);
        assert_eq!(added.as_deref(), Some("https://example.org/done?kept=1&code=a+b%26c"));
        let added = with_parameters("org.example.app:/done", &[("code", "x")]);
        assert_eq!(added.as_deref(), Some("org.example.app:/done?code=x"));
    }
}
