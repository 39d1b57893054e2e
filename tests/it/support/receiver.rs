//! A receiver of webhooks: an HTTP server on loopback that keeps what is posted to it.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, mpsc},
    thread::JoinHandle,
};

use actix_web::{App, HttpRequest, HttpResponse, HttpServer, dev::ServerHandle, web};
use kontor_testing::waits::{received, until};
use serde_json::Value;
use standardwebhooks::Webhook;
use tokio::sync::watch;

use super::contract::CONTRACT;

/// A delivery that has arrived.
#[derive(Clone, Debug)]
pub struct Received {
    pub id: String,
    pub timestamp: u64,
    pub signatures: String,
    pub body: String,
}

impl Received {
    pub fn json(&self) -> Value {
        let message = serde_json::from_str(&self.body).unwrap();
        CONTRACT.check_named("WebhookMessage", &message, "the message");
        message
    }

    /// Number of the event.
    pub fn number(&self) -> u64 {
        self.json()["data"]["number"].as_u64().unwrap()
    }

    /// Whether one of its signatures is that of the published library of Standard Webhooks. The
    /// library's check looks at the time as well, which in most tests is not that of the machine.
    pub fn is_signed_with(&self, secret: &str) -> bool {
        let library = Webhook::new(secret).unwrap();
        let timestamp = self.timestamp.try_into().unwrap();
        let expected = library.sign(&self.id, timestamp, self.body.as_bytes()).unwrap();
        self.signatures.split(' ').any(|signature| signature == expected)
    }

    /// Whether the published library takes it now.
    pub fn is_taken_with(&self, secret: &str) -> bool {
        let mut headers = http::HeaderMap::new();
        headers.insert("webhook-id", self.id.parse().unwrap());
        headers.insert("webhook-timestamp", self.timestamp.into());
        headers.insert("webhook-signature", self.signatures.parse().unwrap());
        Webhook::new(secret).unwrap().verify(self.body.as_bytes(), &headers).is_ok()
    }
}

/// How a delivery is answered.
type Answering = Box<dyn FnMut(&Received) -> (u16, String) + Send>;

struct Inner {
    received: Mutex<Vec<Received>>,
    /// Statuses of the next answers; 204 when there are none.
    statuses: Mutex<VecDeque<u16>>,
    /// `Retry-After` of all answers.
    retry_after: Mutex<Option<String>>,
    answering: Mutex<Option<Answering>>,
    /// Whether nothing is answered.
    is_silent: watch::Sender<bool>,
}

pub struct Receiver {
    inner: Arc<Inner>,
    pub url: String,
    handle: ServerHandle,
    thread: Option<JoinHandle<()>>,
}

impl Receiver {
    pub fn start() -> Self {
        let inner = Arc::new(Inner {
            received: Mutex::default(),
            statuses: Mutex::default(),
            retry_after: Mutex::default(),
            answering: Mutex::default(),
            is_silent: watch::Sender::new(false),
        });
        let (sender, started) = mpsc::channel();
        let shared = web::Data::from(inner.clone());
        let thread = std::thread::spawn(move || {
            actix_web::rt::System::new().block_on(async move {
                let app =
                    move || App::new().app_data(shared.clone()).default_service(web::to(receive));
                let server = HttpServer::new(app).workers(1).disable_signals();
                let server = server.bind("127.0.0.1:0").unwrap();
                let url = format!("http://{}/hook", server.addrs()[0]);
                let server = server.run();
                sender.send((url, server.handle())).unwrap();
                server.await.unwrap();
            });
        });
        let (url, handle) = received("the server starts", &started);
        Receiver { inner, url, handle, thread: Some(thread) }
    }

    /// The next deliveries are answered with these statuses, one each.
    pub fn answer_with(&self, statuses: &[u16]) {
        self.inner.statuses.lock().unwrap().extend(statuses);
    }

    /// Answers say from now on when to come back.
    pub fn ask_for_a_pause(&self, retry_after: Option<&str>) {
        *self.inner.retry_after.lock().unwrap() = retry_after.map(str::to_owned);
    }

    /// Deliveries are answered by this function from now on.
    pub fn answer_by(&self, answering: impl FnMut(&Received) -> (u16, String) + Send + 'static) {
        *self.inner.answering.lock().unwrap() = Some(Box::new(answering));
    }

    /// Deliveries arrive from now on, and are not answered.
    pub fn fall_silent(&self) {
        self.inner.is_silent.send_replace(true);
    }

    /// What has arrived so far.
    pub fn received(&self) -> Vec<Received> {
        self.inner.received.lock().unwrap().clone()
    }

    /// Waits until so many deliveries have arrived, and returns all.
    pub async fn wait_for(&self, count: usize) -> Vec<Received> {
        until("deliveries arrive", async || self.received().len() >= count).await;
        self.received()
    }
}

async fn receive(request: HttpRequest, body: String, inner: web::Data<Inner>) -> HttpResponse {
    let header = |name: &str| request.headers().get(name).unwrap().to_str().unwrap().to_owned();
    let received = Received {
        id: header("webhook-id"),
        timestamp: header("webhook-timestamp").parse().unwrap(),
        signatures: header("webhook-signature"),
        body,
    };
    let (status, answer) = match &mut *inner.answering.lock().unwrap() {
        Some(answering) => answering(&received),
        None => (inner.statuses.lock().unwrap().pop_front().unwrap_or(204), String::new()),
    };
    inner.received.lock().unwrap().push(received);
    // It fails if the receiver is gone.
    let mut silence = inner.is_silent.subscribe();
    let _ = silence.wait_for(|is_silent| !is_silent).await;
    let mut response = HttpResponse::build(status.try_into().unwrap());
    if let Some(retry_after) = &*inner.retry_after.lock().unwrap() {
        response.insert_header(("retry-after", retry_after.as_str()));
    }
    response.body(answer)
}

impl Drop for Receiver {
    fn drop(&mut self) {
        self.inner.is_silent.send_replace(false);
        drop(self.handle.stop(false));
        let _ = self.thread.take().map(JoinHandle::join);
    }
}
