//! Whose turn it is on a connection: the client's, to send a request or its body, or the server's,
//! to answer.
//!
//! The stream of a connection and the middleware share its turn. The middleware knows from the
//! library when a request begins, what body it has, and when it is answered; the stream lets
//! through what the turn allows.

use std::{
    cell::{Cell, RefCell},
    pin::Pin,
    rc::Rc,
    task::{Context, Poll, Waker},
};

use actix_web::{
    Error, HttpMessage,
    body::{BodySize, BoxBody, MessageBody},
    dev::{Payload, ServiceRequest, ServiceResponse},
    error::{ErrorInternalServerError, PayloadError},
    http::{ConnectionType, header},
    middleware::Next,
    web::Bytes,
};
use futures_util::{Stream, StreamExt};

/// The turn of one connection, which belongs to one thread.
#[derive(Default)]
pub struct Turn {
    /// Whether the address holds too many connections, so that requests on this one are refused.
    pub is_refused: bool,
    /// Whether the connection ends when the request is answered.
    pub ends: Cell<bool>,
    is_open: Cell<bool>,
    is_blocked: Cell<bool>,
    body: Cell<Body>,
    held: RefCell<Option<Waker>>,
}

/// What is left of the body of the request.
#[derive(Clone, Copy, Default)]
enum Body {
    #[default]
    Nothing,
    Bytes(u64),
    /// Only the library knows where chunks end.
    Chunks {
        is_wanted: bool,
    },
}

/// What the stream lets through now.
#[derive(Debug, PartialEq)]
pub enum Lets {
    /// Nothing: a request is being answered, or the client does not read its reply.
    Nothing,
    /// One head of a request.
    Head,
    /// At most so many bytes of a body.
    Bytes(u64),
    /// A short piece of a body.
    Piece,
}

impl Turn {
    /// The turn of a connection on which requests are refused.
    pub fn refused() -> Self {
        Turn { is_refused: true, ..Turn::default() }
    }

    /// What the stream lets through now.
    pub fn lets(&self) -> Lets {
        let is_clients = !self.is_open.get() && !self.is_blocked.get();
        match self.body.get() {
            Body::Bytes(left) if left > 0 => Lets::Bytes(left),
            // The rest of the body is not read if the request is answered already.
            Body::Chunks { is_wanted } if is_wanted || is_clients => Lets::Piece,
            _ if is_clients => Lets::Head,
            _ => Lets::Nothing,
        }
    }

    /// Whether a request is being answered.
    pub fn is_open(&self) -> bool {
        self.is_open.get()
    }

    /// Notes that so many bytes of the body were let through.
    pub fn take_bytes(&self, count: u64) {
        if let Body::Bytes(left) = self.body.get() {
            self.body.set(Body::Bytes(left.saturating_sub(count)));
        }
    }

    /// Wakes this one when more may be let through.
    pub fn hold(&self, waker: &Waker) {
        *self.held.borrow_mut() = Some(waker.clone());
    }

    /// Notes whether the client reads what is written.
    pub fn block(&self, is_blocked: bool) {
        if self.is_blocked.replace(is_blocked) && !is_blocked {
            self.release();
        }
    }

    fn release(&self) {
        if let Some(waker) = self.held.take() {
            waker.wake();
        }
    }

    fn set_chunks(&self, body: Body) {
        self.body.set(body);
        self.release();
    }
}

/// A request that is being answered, until this is dropped.
pub struct Taken(Rc<Turn>);

impl Taken {
    /// Begins to answer a request.
    pub fn new(turn: Rc<Turn>, request: &mut ServiceRequest) -> Self {
        let headers = request.headers();
        let length = headers.get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok());
        let body = match length.and_then(|length| length.trim().parse().ok()) {
            Some(length) => Body::Bytes(length),
            None if headers.contains_key(header::TRANSFER_ENCODING) => {
                Body::Chunks { is_wanted: false }
            }
            None => Body::Nothing,
        };
        turn.body.set(body);
        turn.is_open.set(true);
        if matches!(body, Body::Chunks { .. }) {
            let chunks = Chunks::new(request.take_payload(), turn.clone());
            request.set_payload(Payload::Stream { payload: Box::pin(chunks) });
        }
        Taken(turn)
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        self.0.is_open.set(false);
        self.0.release();
    }
}

/// A body in chunks, which tells the stream when it is wanted and when it is over.
pub struct Chunks {
    payload: Payload,
    turn: Rc<Turn>,
}

impl Chunks {
    /// This body of the request that has the turn.
    pub fn new(payload: Payload, turn: Rc<Turn>) -> Self {
        Chunks { payload, turn }
    }
}

impl Stream for Chunks {
    type Item = Result<Bytes, PayloadError>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let next = self.payload.poll_next_unpin(cx);
        self.turn.set_chunks(match next {
            Poll::Pending => Body::Chunks { is_wanted: true },
            Poll::Ready(Some(Ok(_))) => Body::Chunks { is_wanted: false },
            Poll::Ready(None | Some(Err(_))) => Body::Nothing,
        });
        next
    }
}

/// The body of a reply, at whose end the request is answered.
pub struct Answer {
    body: BoxBody,
    _taken: Option<Taken>,
}

impl MessageBody for Answer {
    type Error = <BoxBody as MessageBody>::Error;

    fn size(&self) -> BodySize {
        self.body.size()
    }

    fn poll_next(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Bytes, Self::Error>>> {
        Pin::new(&mut self.body).poll_next(cx)
    }
}

/// The outermost middleware: a request has the turn of its connection until its reply is sent.
///
/// What comes over a connection without a turn is refused: without the stream of this module one
/// client could take all memory.
pub async fn take<B: MessageBody + 'static>(
    mut request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<Answer>, Error> {
    let turn = request.conn_data::<Rc<Turn>>().cloned();
    if turn.is_none() && request.peer_addr().is_some() {
        tracing::error!("connections of this application are served by `server::listen` only");
        return Err(ErrorInternalServerError("not served as it must be"));
    }
    let taken = turn.clone().map(|turn| Taken::new(turn, &mut request));
    let mut response = next.call(request).await?.map_into_boxed_body();
    if turn.is_some_and(|turn| turn.is_refused || turn.ends.get()) {
        response.response_mut().head_mut().set_connection_type(ConnectionType::Close);
    }
    Ok(response.map_body(|_, body| Answer { body, _taken: taken }))
}
