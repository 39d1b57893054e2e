//! The address at which clients find this server. The answers of OAuth name it.

use std::{
    future::{Ready, ready},
    ops::Deref,
};

use actix_web::{FromRequest, HttpRequest, dev::Payload, http::header, web::Data};

use super::{problem::Failure, service::Service};

/// The public address without a slash at its end: as configured, or as the request names the
/// server. A wrong name in a request deceives only its sender, because no answer that has it is
/// cached.
pub struct PublicUrl(String);

impl Deref for PublicUrl {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl FromRequest for PublicUrl {
    type Error = Failure;
    type Future = Ready<Result<Self, Failure>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let service: &Data<Service> = request.app_data().expect("build_app provides the service");
        let named = || {
            let host = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
            format!("http://{}", host.filter(|host| is_host(host)).unwrap_or("localhost"))
        };
        ready(Ok(PublicUrl(service.settings.public_url.clone().unwrap_or_else(named))))
    }
}

/// Whether this is a name or an address, perhaps with a port.
fn is_host(text: &str) -> bool {
    let fits = |letter: u8| letter.is_ascii_alphanumeric() || b"-._:[]".contains(&letter);
    !text.is_empty() && text.bytes().all(fits)
}
