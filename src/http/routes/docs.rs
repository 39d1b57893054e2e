//! The contract, and the reference that is rendered from it.

use actix_web::{
    HttpRequest, HttpResponse, get,
    http::header::{self, HeaderValue},
    web::{self, Data, Path, ServiceConfig},
};

use crate::{
    endpoint::{Endpoint, Operation},
    html::{self, REFERENCE},
    problem::{Failure, ProblemCode},
    reference,
    service::Service,
    static_text::FOR_A_MINUTE,
};

/// The reference, below `REFERENCE`. The guide stands there too, and is registered before it.
pub fn configure(config: &mut ServiceConfig) {
    config.service(web::redirect(REFERENCE.trim_end_matches('/'), REFERENCE));
    config.route(&format!("{REFERENCE}{{page:.*}}"), web::get().to(show));
}

async fn show(
    request: HttpRequest,
    page: Path<String>,
    service: Data<Service>,
) -> Result<HttpResponse, Failure> {
    let page = reference::pages(&service.contract).get(&*page).ok_or(ProblemCode::PathUnknown)?;
    let mut response = page.answer(&request, FOR_A_MINUTE);
    let policy = HeaderValue::from_static(html::POLICY);
    response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
    Ok(response)
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
    service.contract.served.openapi_3_1.answer(&request, FOR_A_MINUTE)
}

impl Endpoint for get_openapi {
    const OPERATION: Operation = Operation { needs_store: false, ..Operation::DEFAULT };
}

/// The contract for generated clients
///
/// The same operations as OpenAPI 3.1, in which answers are open: what a later release adds to them
/// fits this document.
#[utoipa::path(tag = "contract", security(()),
    responses((status = 200, description = "The document.", body = Object, content_type = "application/json",
            headers(("ETag" = String, description = "Names this build of the document."))),
        (status = 304, description = "The caller's copy is current.")))]
#[get("/openapi-open.json")]
pub(super) async fn get_openapi_open(request: HttpRequest, service: Data<Service>) -> HttpResponse {
    service.contract.served.openapi_open.answer(&request, FOR_A_MINUTE)
}

impl Endpoint for get_openapi_open {
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
    service.contract.served.openapi_3_0.answer(&request, FOR_A_MINUTE)
}

impl Endpoint for get_openapi_3_0 {
    const OPERATION: Operation = Operation { needs_store: false, ..Operation::DEFAULT };
}
