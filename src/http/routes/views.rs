//! Views: the table as one viewer may see it.

use actix_web::{HttpRequest, get, http::header, web::Data};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::{
    accept::preferred,
    conditional::{has_current_copy, strong_tag},
    endpoint::{Cost, Endpoint, Operation},
    feed::next_link,
    identity::OptionalCaller,
    parameters::{GamePath, Path, Query, after_limit, page_limit, short_text},
    problem::ProblemCode::*,
    reply::{HandlerResult, Reply, contract},
    service::Service,
};
use kontor_contract::{exposed::GameView, text::ViewText};
use kontor_rules::Seat;
use kontor_tables::watch::{
    feed::Span,
    views::{TaggedView, VIEWS_PAGE, VIEWS_PAGE_MAX, ViewPage, ViewSelector},
};

contract!(GameView, ViewPage);

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct ViewQuery {
    /// The table as at the end of the commit that holds this event, as the viewer knew it then.
    /// Now, if left out.
    #[param(minimum = 1)]
    at: Option<u64>,
    /// As this seat sees it, once the game is over; in a sandbox at any time, for those who sit
    /// there.
    #[param(maximum = 5)]
    r#as: Option<u8>,
    /// The table's `invite`, for those who neither sit there nor own it.
    #[serde(default, deserialize_with = "short_text::<64, _>")]
    #[param(max_length = 64)]
    invite: Option<String>,
}

/// The table as the caller sees it
///
/// A spectator's view for those without a seat; the view of the first seat for those who have
/// several in a sandbox, and with `as` that of each. The ETag is what `If-Match` on an action takes.
/// When the game is over there are no secrets left, and `as` gives everybody who may know of the
/// table the view of any seat. With `Accept: text/plain` the view is a text with the same contents,
/// about half as long, for people at a terminal and for language models. Its form may change; its
/// ETag is not one for `If-Match`.
#[utoipa::path(tag = "play", security((), ("bearer" = [])), params(GamePath, ViewQuery),
    responses((status = 200, description = "The view.",
            content((GameView = "application/json"), (String = "text/plain")),
            headers(("ETag" = String, description = "Names this state of the caller's view."))),
        (status = 304, description = "The caller's copy is current.")))]
#[get("/v1/games/{game}/view")]
pub(super) async fn get_view(
    request: HttpRequest,
    service: Data<Service>,
    who: OptionalCaller,
    path: Path<GamePath>,
    query: Query<ViewQuery>,
) -> HandlerResult<GameView> {
    let ViewQuery { at, r#as, invite } = query.into_inner();
    let selector = ViewSelector { at, as_seat: r#as.map(Seat) };
    let form = form(&request);
    let has_copy = |tag: &str| has_current_copy(&request, &strong_tag(&form.tag(tag)));
    let requester = who.requester(invite);
    let TaggedView { view, tag } =
        service.app.watch.view(&path.game, &requester, selector, has_copy).await?;
    let tag = form.tag(&tag);
    let reply = match (view, form) {
        (Some(view), Form::Json) => Reply::encoded(view).with_etag(&tag),
        (Some(view), Form::Text) => Reply::text(ViewText::of(view)).with_etag(&tag),
        (None, _) => Reply::not_modified(&tag),
    };
    Ok(reply.header(header::VARY, "Accept"))
}

/// A form in which a view is sent.
#[derive(Clone, Copy)]
enum Form {
    Json,
    Text,
}

impl Form {
    /// The entity tag of this form. That of JSON is what `If-Match` takes.
    fn tag(self, tag: &str) -> String {
        match self {
            Form::Json => tag.to_owned(),
            Form::Text => format!("{tag}-text"),
        }
    }
}

/// The form that `Accept` prefers. Clients that ask for neither get JSON, as they did before there
/// was a text.
fn form(request: &HttpRequest) -> Form {
    let offers = [("application/json", Form::Json), ("text/plain", Form::Text)];
    preferred(request, &offers).unwrap_or(Form::Json)
}

impl Endpoint for get_view {
    const OPERATION: Operation = Operation {
        cost: Cost::OF_VIEW,
        problems: &[GameNotRunning, GameNotOver, AtOutOfRange, Busy],
        ..Operation::DEFAULT
    };
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct ViewsQuery {
    /// Begin with the commit behind this seq; 0 by default.
    #[param(minimum = 0, maximum = 9_007_199_254_740_991_u64)]
    after: Option<u64>,
    /// The most views on the page; 16 by default.
    #[param(minimum = 1, maximum = 64)]
    limit: Option<u32>,
    /// As this seat saw the table, once the game is over; in a sandbox at any time, for those who
    /// sit there.
    #[param(maximum = 5)]
    r#as: Option<u8>,
    /// The table's `invite`, for those who neither sit there nor own it.
    #[serde(default, deserialize_with = "short_text::<64, _>")]
    #[param(max_length = 64)]
    invite: Option<String>,
}

/// Views of a game, commit by commit
///
/// What `GET …/view` answers at the end of each commit, with what the viewer knew then: to step
/// through a game, or to study it, with a request for up to 64 positions instead of one for each.
/// The first view is the one of the start. A page counts as 20 requests.
#[utoipa::path(tag = "play", security((), ("bearer" = [])), params(GamePath, ViewsQuery),
    responses((status = 200, description = "A page of views.", body = ViewPage)))]
#[get("/v1/games/{game}/views")]
pub(super) async fn list_views(
    service: Data<Service>,
    who: OptionalCaller,
    path: Path<GamePath>,
    query: Query<ViewsQuery>,
) -> HandlerResult<ViewPage> {
    let ViewsQuery { after, limit, r#as, invite } = query.into_inner();
    let limit = page_limit(limit, VIEWS_PAGE, VIEWS_PAGE_MAX)?;
    let span = Span { after: after_limit(after)?, limit, as_seat: r#as.map(Seat) };
    let requester = who.requester(invite);
    let page = service.app.watch.views(&path.game, &requester, span).await?;
    let next = page.next.map(|after| {
        next_link(
            &format!("/v1/games/{}/views", path.game),
            Span { after, ..span },
            &requester,
            None,
        )
    });
    Ok(Reply::ok(page).with_link(next))
}

impl Endpoint for list_views {
    const OPERATION: Operation = Operation {
        cost: Cost::OF_RECORD,
        problems: &[GameNotRunning, GameNotOver, Busy],
        has_next_link: true,
        ..Operation::DEFAULT
    };
}
