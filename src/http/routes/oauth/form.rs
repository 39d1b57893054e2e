//! Parameters of OAuth: those of a query, and those of a form
//! (`application/x-www-form-urlencoded`).

use std::{future::Future, pin::Pin};

use actix_web::{
    FromRequest, HttpRequest,
    dev::Payload,
    http::header,
    web::{self, Data},
};

use data_encoding::BASE64;

use super::answers::Refusal;
use crate::{body::BODY_BYTES_MAX, identity::origin, service::Service};
use kontor_auth::scopes::Scope;

/// Named texts. None comes twice (RFC 6749 section 3.1), and unknown ones are passed over.
pub struct Parameters(Vec<(String, String)>);

impl Parameters {
    /// The parameters of a query or of a form.
    pub fn of(text: &str) -> Result<Parameters, Refusal> {
        let pairs = web::Query::<Vec<(String, String)>>::from_query(text);
        let pairs = pairs.map_err(|_| malformed("the parameters cannot be read"))?.into_inner();
        let is_repeated = |(place, (name, _)): &(usize, &(String, String))| {
            pairs[..*place].iter().any(|(before, _)| before == name)
        };
        match pairs.iter().enumerate().find(is_repeated) {
            Some((_, (name, _))) => Err(malformed(format!("`{name}` is given twice"))),
            None => Ok(Parameters(pairs)),
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
                return Err(malformed("the body must be application/x-www-form-urlencoded"));
            }
            let service: &Data<Service> =
                request.app_data().expect("build_app provides the service");
            let (uploads, address) = (&service.uploads, origin(&request).address);
            let bytes = uploads.read(&request, payload, address, BODY_BYTES_MAX).await?;
            let text = str::from_utf8(&bytes).map_err(|_| malformed("the body is no text"))?;
            let mut parameters = Parameters::of(text)?;
            if let Some(app) = app_of_header(&request)?
                && parameters.get("client_id").is_none()
            {
                parameters.0.push(("client_id".to_owned(), app));
            }
            Ok(parameters)
        })
    }
}

/// The id of the app in the header `Authorization: Basic`, where libraries put it by default (RFC
/// 6749 section 2.3.1). There is no password, because apps have no secret.
fn app_of_header(request: &HttpRequest) -> Result<Option<String>, Refusal> {
    let header = request.headers().get(header::AUTHORIZATION);
    let header = header.and_then(|header| header.to_str().ok()).unwrap_or_default();
    let Some((scheme, text)) = header.split_once(' ') else { return Ok(None) };
    if !scheme.eq_ignore_ascii_case("basic") {
        return Ok(None);
    }
    let text =
        BASE64.decode(text.trim().as_bytes()).ok().and_then(|text| String::from_utf8(text).ok());
    match text.as_deref().and_then(|text| text.split_once(':')) {
        Some((app, "")) => Ok(Some(app.to_owned())),
        Some(_) | None => {
            Err(Refusal::of("invalid_client", "an app has no secret: send its client_id alone"))
        }
    }
}

fn malformed(what: impl Into<String>) -> Refusal {
    Refusal::of("invalid_request", what)
}
