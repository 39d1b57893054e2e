//! The contract, and a page to read it that loads nothing from other servers.

use actix_web::{
    HttpRequest, HttpResponse, get,
    http::header::{self, ETag, EntityTag},
    web::Data,
};
use utoipa_swagger_ui::{Config, SwaggerUi, Url};

use bytestring::ByteString;

use crate::{
    conditional::has_current_copy,
    endpoint::{Endpoint, Operation},
    pieces::Pieces,
    service::Service,
};

/// The documentation page.
pub fn ui() -> SwaggerUi {
    let urls = [Url::new("OpenAPI 3.1", "/openapi.json")];
    // By default the page would have an external server validate the document.
    let config =
        Config::new(urls).validator_url("none").display_operation_id(true).try_it_out_enabled(true);
    SwaggerUi::new("/docs/{_:.*}").config(config)
}

fn document(request: &HttpRequest, text: &ByteString, build: &str) -> HttpResponse {
    let tag = EntityTag::new_strong(build.to_owned());
    let is_current = has_current_copy(request, &tag);
    let mut response = if is_current { HttpResponse::NotModified() } else { HttpResponse::Ok() };
    response.insert_header(ETag(tag)).insert_header((header::CACHE_CONTROL, "public, max-age=60"));
    if is_current {
        return response.finish();
    }
    response.content_type("application/json").body(Pieces(text.clone().into_bytes()))
}

/// The contract
///
/// OpenAPI 3.1, with named variants and discriminators.
#[utoipa::path(tag = "contract", security(()),
    responses((status = 200, description = "The document.", body = Object, content_type = "application/json",
            headers(("ETag" = String, description = "Names this build of the document."))),
        (status = 304, description = "The caller's copy is current.")))]
#[get("/openapi.json")]
pub(super) async fn get_openapi(request: HttpRequest, service: Data<Service>) -> HttpResponse {
    document(&request, &service.contract.openapi_3_1, &service.contract.build)
}

impl Endpoint for get_openapi {
    const OPERATION: Operation = Operation { needs_store: false, ..Operation::DEFAULT };
}

/// The contract for older generators
///
/// The same operations as OpenAPI 3.0, with unions written inline.
#[utoipa::path(tag = "contract", security(()),
    responses((status = 200, description = "The document.", body = Object, content_type = "application/json",
            headers(("ETag" = String, description = "Names this build of the document."))),
        (status = 304, description = "The caller's copy is current.")))]
#[get("/openapi-3.0.json")]
pub(super) async fn get_openapi_3_0(request: HttpRequest, service: Data<Service>) -> HttpResponse {
    document(&request, &service.contract.openapi_3_0, &service.contract.build)
}

impl Endpoint for get_openapi_3_0 {
    const OPERATION: Operation = Operation { needs_store: false, ..Operation::DEFAULT };
}
