//! The contract itself, and a page to read it; nothing is loaded from elsewhere.

use actix_web::{HttpRequest, HttpResponse, get, http::header, web::Data};
use utoipa_actix_web::service_config::ServiceConfig;
use utoipa_swagger_ui::{Config, SwaggerUi, Url};

use crate::{Service, reply::is_known};

pub(super) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(get_openapi).service(get_openapi_3_0);
}

/// The documentation page.
pub fn ui() -> SwaggerUi {
    let urls = [Url::new("OpenAPI 3.1", "/openapi.json")];
    // The page's default is to ask a server elsewhere whether the document is valid.
    let config =
        Config::new(urls).validator_url("none").display_operation_id(true).try_it_out_enabled(true);
    SwaggerUi::new("/docs/{_:.*}").config(config)
}

fn document(request: &HttpRequest, text: &str, tag: &str) -> HttpResponse {
    let tag = format!("\"{tag}\"");
    let mut response =
        if is_known(request, &tag) { HttpResponse::NotModified() } else { HttpResponse::Ok() };
    response
        .insert_header((header::ETAG, tag.clone()))
        .insert_header((header::CACHE_CONTROL, "public, max-age=60"));
    if is_known(request, &tag) {
        return response.finish();
    }
    response.content_type("application/json").body(text.to_owned())
}

/// The contract
///
/// OpenAPI 3.1, with named variants and discriminators.
#[utoipa::path(operation_id = "get_openapi", tag = "contract", security(()),
    responses((status = 200, description = "The document.", body = Object, content_type = "application/json",
            headers(("ETag" = String, description = "Names this build of the document."))),
        (status = 304, description = "The caller's copy is current.")))]
#[get("/openapi.json")]
async fn get_openapi(request: HttpRequest, service: Data<Service>) -> HttpResponse {
    document(&request, &service.contract.openapi_3_1, &service.contract.build)
}

/// The contract for older generators
///
/// The same operations as OpenAPI 3.0, with unions written inline.
#[utoipa::path(operation_id = "get_openapi_3_0", tag = "contract", security(()),
    responses((status = 200, description = "The document.", body = Object, content_type = "application/json",
            headers(("ETag" = String, description = "Names this build of the document."))),
        (status = 304, description = "The caller's copy is current.")))]
#[get("/openapi-3.0.json")]
async fn get_openapi_3_0(request: HttpRequest, service: Data<Service>) -> HttpResponse {
    document(&request, &service.contract.openapi_3_0, &service.contract.build)
}
