//! A collector of OpenTelemetry: an HTTP server on loopback that reads what is sent to it.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, mpsc},
    thread::JoinHandle,
    time::Instant,
};

use actix_web::{App, HttpRequest, HttpResponse, HttpServer, dev::ServerHandle, web};
use kontor_testing::waits::{received, until};
use opentelemetry_proto::tonic::{
    collector::trace::v1::ExportTraceServiceRequest,
    common::v1::{KeyValue, any_value::Value as Any},
    trace::v1::Span as Sent,
};
use prost::Message;

/// A span that has arrived; ids in hexadecimal digits.
#[derive(Clone, Debug)]
pub struct Span {
    pub trace: String,
    pub id: String,
    /// Empty if it has none.
    pub parent: String,
    pub name: String,
    /// As the protocol numbers them: 1 internal, 2 server, 3 client.
    pub kind: i32,
    pub attributes: BTreeMap<String, String>,
}

/// How the next requests are answered.
#[derive(Clone, Copy)]
pub enum Answering {
    With(u16),
    /// With 429 and this `Retry-After`.
    NotBefore(fn() -> String),
    Never,
}

struct Inner {
    bodies: Mutex<Vec<Vec<u8>>>,
    /// When each request came, and what it had.
    attempts: Mutex<Vec<(Instant, Vec<u8>)>>,
    answering: Mutex<Answering>,
}

pub struct Collector {
    inner: Arc<Inner>,
    /// The base address, without a path.
    pub url: String,
    handle: ServerHandle,
    thread: Option<JoinHandle<()>>,
}

impl Collector {
    pub fn start() -> Self {
        let inner = Arc::new(Inner {
            bodies: Mutex::default(),
            attempts: Mutex::default(),
            answering: Mutex::new(Answering::With(200)),
        });
        let (sender, started) = mpsc::channel();
        let shared = web::Data::from(inner.clone());
        let thread = std::thread::spawn(move || {
            actix_web::rt::System::new().block_on(async move {
                let app = move || {
                    let size = web::PayloadConfig::new(16 << 20);
                    App::new()
                        .app_data(shared.clone())
                        .app_data(size)
                        .route("/v1/traces", web::post().to(receive))
                };
                let server = HttpServer::new(app).workers(1).disable_signals();
                let server = server.shutdown_timeout(0).bind("127.0.0.1:0").unwrap();
                let url = format!("http://{}", server.addrs()[0]);
                let server = server.run();
                sender.send((url, server.handle())).unwrap();
                server.await.unwrap();
            });
        });
        let (url, handle) = received("the server starts", &started);
        Collector { inner, url, handle, thread: Some(thread) }
    }

    pub fn answer(&self, answering: Answering) {
        *self.inner.answering.lock().unwrap() = answering;
    }

    /// When the requests came with what the first one had: the batch and its repeats.
    pub fn attempts(&self) -> Vec<Instant> {
        let attempts = self.inner.attempts.lock().unwrap();
        let Some((_, first)) = attempts.first() else { return Vec::new() };
        attempts.iter().filter(|(_, body)| body == first).map(|(at, _)| *at).collect()
    }

    /// The requests that were taken, as they came.
    pub fn bodies(&self) -> Vec<Vec<u8>> {
        self.inner.bodies.lock().unwrap().clone()
    }

    fn requests(&self) -> Vec<ExportTraceServiceRequest> {
        self.bodies().iter().map(|body| Message::decode(&body[..]).unwrap()).collect()
    }

    /// All spans that have come.
    pub fn spans(&self) -> Vec<Span> {
        let resources = self.requests().into_iter().flat_map(|request| request.resource_spans);
        let scopes = resources.flat_map(|resource| resource.scope_spans);
        scopes.flat_map(|scope| scope.spans).map(Span::of).collect()
    }

    /// Who says to have sent them, of the first request.
    pub fn resource(&self) -> BTreeMap<String, String> {
        let mut request = self.requests().swap_remove(0);
        attributes(request.resource_spans.swap_remove(0).resource.unwrap().attributes)
    }

    /// Waits for a span with this name, and returns the first one.
    pub async fn wait_for(&self, name: &str) -> Span {
        let found = || self.spans().into_iter().find(|span| span.name == name);
        until("the span comes", async || found().is_some()).await;
        found().unwrap()
    }
}

impl Span {
    fn of(sent: Sent) -> Self {
        assert!(sent.end_time_unix_nano >= sent.start_time_unix_nano, "{sent:?}");
        assert!(sent.events.is_empty() && sent.trace_state.is_empty(), "{sent:?}");
        let hex = |id: &[u8]| data_encoding::HEXLOWER.encode(id);
        Span {
            trace: hex(&sent.trace_id),
            id: hex(&sent.span_id),
            parent: hex(&sent.parent_span_id),
            name: sent.name,
            kind: sent.kind,
            attributes: attributes(sent.attributes),
        }
    }
}

fn attributes(sent: Vec<KeyValue>) -> BTreeMap<String, String> {
    let text = |value: Any| match value {
        Any::StringValue(text) => text,
        Any::IntValue(number) => number.to_string(),
        other => panic!("an attribute of another kind: {other:?}"),
    };
    let value = |pair: &KeyValue| pair.value.clone().unwrap().value.unwrap();
    sent.iter().map(|pair| (pair.key.clone(), text(value(pair)))).collect()
}

async fn receive(request: HttpRequest, body: web::Bytes, inner: web::Data<Inner>) -> HttpResponse {
    assert_eq!(request.headers().get("content-type").unwrap(), "application/x-protobuf");
    let answering = *inner.answering.lock().unwrap();
    // Afterwards, so that a test that has seen the attempt knows how it is answered.
    inner.attempts.lock().unwrap().push((Instant::now(), body.to_vec()));
    match answering {
        Answering::Never => std::future::pending().await,
        Answering::NotBefore(when) => {
            HttpResponse::TooManyRequests().insert_header(("retry-after", when())).finish()
        }
        Answering::With(status) => {
            if status == 200 {
                inner.bodies.lock().unwrap().push(body.to_vec());
            }
            HttpResponse::build(status.try_into().unwrap()).finish()
        }
    }
}

impl Drop for Collector {
    fn drop(&mut self) {
        drop(self.handle.stop(false));
        let _ = self.thread.take().map(JoinHandle::join);
    }
}
