//! Parameters of OAuth: those of a query, and those of a form (`application/x-www-form-urlencoded`).

use std::{future::Future, pin::Pin};

use actix_web::{
    FromRequest, HttpRequest,
    dev::Payload,
    http::header,
    web::{self, Data},
};

use super::answers::Refusal;
use crate::{body::BODY_BYTES_MAX, service::Service};
use kontor_auth::scopes::Scope;

/// Named texts. None comes twice (RFC 6749 section 3.1), and unknown ones are passed over.
pub struct Parameters(Vec<(String, String)>);

impl Parameters {
    /// The parameters of a query or of a form.
    pub fn of(text: &str) -> Result<Parameters, Refusal> {
        let pairs = web::Query::<Vec<(String, String)>>::from_query(text);
        let pairs = pairs.map_err(|_| malformed("the parameters cannot be read"))?.into_inner();
        let is_repeated = |(place, (name, _)): (usize, &(String, String))| {
            pairs[..place].iter().any(|(before, _)| before == name)
        };
        match pairs.iter().enumerate().any(is_repeated) {
            true => Err(malformed("a parameter comes once")),
            false => Ok(Parameters(pairs)),
        }
    }

    /// A parameter that may be left out. An empty one counts as left out.
    pub fn get(&self, name: &str) -> Option<&str> {
        let found = self.0.iter().find(|(other, _)| other == name);
        found.map(|(_, value)| value.as_str()).filter(|value| !value.is_empty())
    }

    /// A parameter that must be there.
    pub fn required(&self, name: &str) -> Result<&str, Refusal> {
        self.get(name).ok_or_else(|| malformed(format!("`{name}` is missing")))
    }

    /// The scopes, which are separated by spaces; `read` if there are none.
    pub fn scopes(&self) -> Result<Vec<Scope>, Refusal> {
        let named = self.get("scope").unwrap_or("read").split(' ').filter(|name| !name.is_empty());
        let scope = |name| match name {
            "read" => Ok(Scope::Read),
            "play" => Ok(Scope::Play),
            "tables" => Ok(Scope::Tables),
            _ => Err(Refusal::of("invalid_scope", "the scopes are read, play and tables")),
        };
        named.map(scope).collect()
    }
}

impl FromRequest for Parameters {
    type Error = Refusal;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Refusal>>>>;

    /// The parameters of the form that is the body.
    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let (request, payload) = (request.clone(), payload.take());
        Box::pin(async move {
            let media = request.headers().get(header::CONTENT_TYPE);
            let media = media.and_then(|media| media.to_str().ok()).unwrap_or_default();
            let essence = media.split(';').next().unwrap_or_default().trim();
            if !essence.eq_ignore_ascii_case("application/x-www-form-urlencoded") {
                return Err(malformed("the body is application/x-www-form-urlencoded"));
            }
            let service: &Data<Service> =
                request.app_data().expect("build_app provides the service");
            let bytes = service.uploads.read(&request, payload, BODY_BYTES_MAX).await?;
            let text = str::from_utf8(&bytes).map_err(|_| malformed("the body is no text"))?;
            Parameters::of(text)
        })
    }
}

fn malformed(what: impl Into<String>) -> Refusal {
    Refusal::of("invalid_request", what)
}
