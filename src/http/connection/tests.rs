//! One request at a time, with all that a client may send and each way in which it may arrive; and
//! the options of sockets.

use std::{
    collections::VecDeque,
    io,
    net::{Ipv4Addr, TcpListener},
    pin::Pin,
    rc::Rc,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    task::{Context, Poll},
    time::Duration,
};

use actix_web::{
    App, HttpResponse,
    dev::{Payload, ServiceRequest},
    middleware::from_fn,
    rt::net::TcpStream,
    test::{TestRequest, call_service, init_service},
    web,
};
use futures_util::{
    StreamExt,
    task::{ArcWake, waker},
};
use socket2::SockRef;
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    time::Instant,
};

use super::{
    UNSENT_BYTES_MAX,
    paced::Paced,
    set_options,
    turn::{self, Lets, Turn},
};
use crate::arrivals::{Admission, Arrivals};

/// What arrives, read by read. Writes are accepted while the client reads.
#[derive(Default)]
struct Line {
    arrives: VecDeque<Vec<u8>>,
    is_ended: bool,
    is_read: bool,
}

impl AsyncRead for Line {
    fn poll_read(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let Some(mut bytes) = self.arrives.pop_front() else {
            return if self.is_ended { Poll::Ready(Ok(())) } else { Poll::Pending };
        };
        let rest = bytes.split_off(bytes.len().min(buf.remaining()));
        buf.put_slice(&bytes);
        if !rest.is_empty() {
            self.arrives.push_front(rest);
        }
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Line {
    fn poll_write(self: Pin<&mut Self>, _: &mut Context<'_>, b: &[u8]) -> Poll<io::Result<usize>> {
        if self.is_read { Poll::Ready(Ok(b.len())) } else { Poll::Pending }
    }

    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }
}

/// Counts how often the task is woken.
#[derive(Default)]
struct Wakes(AtomicUsize);

impl ArcWake for Wakes {
    fn wake_by_ref(arc_self: &Arc<Self>) {
        arc_self.0.fetch_add(1, Ordering::SeqCst);
    }
}

/// A connection, read as the library does: until nothing comes, and only if there was a reason.
struct Reader {
    stream: Paced<Line, ()>,
    wakes: Arc<Wakes>,
}

impl Reader {
    fn of(arrives: &[&str]) -> Self {
        let arrives = arrives.iter().map(|part| part.as_bytes().to_vec()).collect();
        let line = Line { arrives, ..Line::default() };
        let stream = Paced::new(line, Turn::default(), (), None);
        Reader { stream, wakes: Arc::default() }
    }

    /// The connection at this place in the line of its address.
    fn behind(self, place: Admission) -> Self {
        Reader { stream: self.stream.behind(Some(place)), ..self }
    }

    /// What the library gets in one round; none at the end of the stream.
    fn round(&mut self) -> Option<String> {
        let waker = waker(self.wakes.clone());
        let mut cx = Context::from_waker(&waker);
        let mut text = Vec::new();
        loop {
            let mut bytes = [0; 2_000];
            let mut buf = ReadBuf::new(&mut bytes);
            match Pin::new(&mut self.stream).poll_read(&mut cx, &mut buf) {
                Poll::Ready(read) if read.is_ok() && buf.filled().is_empty() => return None,
                Poll::Ready(read) => read.unwrap(),
                Poll::Pending => return Some(String::from_utf8(text).unwrap()),
            }
            text.extend_from_slice(buf.filled());
        }
    }

    fn write(&mut self, is_read: bool) {
        self.stream.get_mut().is_read = is_read;
        let waker = waker(self.wakes.clone());
        let _ = Pin::new(&mut self.stream).poll_write(&mut Context::from_waker(&waker), b"reply");
    }

    fn wakes(&self) -> usize {
        self.wakes.0.swap(0, Ordering::SeqCst)
    }

    fn turn(&self) -> Rc<Turn> {
        Rc::clone(self.stream.turn())
    }

    /// Begins to answer a request with these headers.
    fn begin(&self, headers: &[(&'static str, &'static str)]) -> (turn::Taken, ServiceRequest) {
        let mut request = TestRequest::get();
        for header in headers {
            request = request.insert_header(*header);
        }
        let mut request = request.to_srv_request();
        (turn::Taken::new(self.turn(), &mut request), request)
    }
}

const ASK: &str = "GET /v1/games HTTP/1.1\r\nHost: a\r\n\r\n";

#[test]
fn a_request_is_let_through_when_the_one_before_is_answered() {
    let mut reader = Reader::of(&[&ASK.repeat(100)]);
    for _ in 0..100 {
        assert_eq!(reader.round().unwrap(), ASK);
        let (taken, _) = reader.begin(&[]);
        reader.wakes();
        assert_eq!(reader.round().unwrap(), "", "the request is being answered");
        drop(taken);
    }
    assert_eq!(reader.round().unwrap(), "");
    assert_eq!(reader.wakes(), 0, "an idle connection does nothing");
}

#[test]
fn waiters_are_woken_when_the_reply_is_sent() {
    let mut reader = Reader::of(&[&ASK.repeat(2)]);
    reader.round();
    assert_eq!(reader.wakes(), 1, "further bytes have come");
    let (taken, _) = reader.begin(&[]);
    reader.round();
    assert_eq!(reader.wakes(), 0, "a request that is being answered takes no time of others");
    drop(taken);
    assert_eq!(reader.wakes(), 1);
    assert_eq!(reader.round().unwrap(), ASK);
}

#[test]
fn heads_come_whole_however_they_arrive() {
    let bytes: Vec<String> = ASK.chars().map(String::from).collect();
    let mut parts: Vec<&str> = bytes.iter().map(String::as_str).collect();
    parts.insert(0, "\r\n\n");
    let mut reader = Reader::of(&parts);
    assert_eq!(reader.round().unwrap(), ASK, "without empty lines before it");
    let long = format!("GET / HTTP/1.1\r\nHost: a\r\nX: {}\r\n\r\n", "x".repeat(20_000));
    let mut reader = Reader::of(&[&long, ASK]);
    assert_eq!(reader.round().unwrap(), long);
    let endless = "x".repeat(200_000);
    let mut reader = Reader::of(&[&endless]);
    assert!(reader.round().unwrap().len() >= 128 * 1024, "actix-http answers it with 431");
}

#[test]
fn a_body_comes_while_its_request_is_answered_and_nothing_behind_it() {
    let head = "POST / HTTP/1.1\r\nContent-Length: 3000\r\n\r\n";
    let sent = format!("{head}{}{ASK}{ASK}", "b".repeat(3_000));
    for parts in [vec![sent.as_str()], sent.split_inclusive('\n').collect()] {
        let mut reader = Reader::of(&parts);
        assert_eq!(reader.round().unwrap(), head);
        let (taken, _) = reader.begin(&[("content-length", "3000")]);
        assert_eq!(reader.round().unwrap(), "b".repeat(3_000));
        assert_eq!(reader.round().unwrap(), "");
        drop(taken);
        assert_eq!(reader.round().unwrap(), ASK);
    }
}

#[test]
fn the_rest_of_an_unread_body_is_let_through() {
    let mut reader = Reader::of(&["POST / HTTP/1.1\r\n\r\n", &"\n".repeat(3_000), ASK]);
    reader.round();
    drop(reader.begin(&[("content-length", "3000")]));
    assert!(reader.round().unwrap().starts_with(&"\n".repeat(3_000)));
}

#[actix_web::test]
async fn chunks_come_in_pieces_as_they_are_wanted() {
    let mut reader = Reader::of(&["POST / HTTP/1.1\r\n\r\n", &"c".repeat(5_000)]);
    reader.round();
    let (_taken, _request) = reader.begin(&[("transfer-encoding", "chunked")]);
    assert_eq!(reader.round().unwrap(), "", "the handler does not read the body yet");
    reader.wakes();
    let (sender, body) = actix_http::h1::Payload::create(false);
    let mut body = turn::Chunks::new(Payload::from(body), reader.turn());
    assert!(futures_util::poll!(body.next()).is_pending());
    assert_eq!(reader.wakes(), 1, "the body is wanted");
    assert_eq!(reader.round().unwrap(), "c".repeat(1_024));
    assert_eq!(reader.round().unwrap(), "c".repeat(1_024), "a piece without a whole chunk");
    drop(sender);
    assert!(body.next().await.unwrap().is_err());
    assert_eq!(reader.turn().lets(), Lets::Nothing, "the body is over");
}

#[test]
fn a_client_that_does_not_read_its_reply_gets_no_further_one() {
    let mut reader = Reader::of(&[&ASK.repeat(2)]);
    reader.round();
    reader.wakes();
    reader.write(false);
    assert_eq!(reader.round().unwrap(), "");
    assert_eq!(reader.wakes(), 0);
    reader.write(true);
    assert_eq!(reader.wakes(), 1);
    assert_eq!(reader.round().unwrap(), ASK);
}

#[test]
fn the_end_is_noticed_while_a_request_is_answered() {
    let mut reader = Reader::of(&[ASK]);
    reader.round();
    let _taken = reader.begin(&[]);
    assert_eq!(reader.round().unwrap(), "");
    reader.stream.get_mut().arrives.push_back(ASK.into());
    reader.stream.get_mut().is_ended = true;
    assert_eq!(reader.round(), None);
}

/// The first two that wait of an address whose bucket was empty a minute ago.
fn places() -> [Admission; 2] {
    let (arrivals, before) = (Arrivals::new(0), Instant::now() - Duration::from_secs(60));
    for _ in 0..arrivals.rate() {
        assert!(arrivals.arrive_at("192.0.2.1", before).is_none());
    }
    [(); 2].map(|()| arrivals.arrive_at("192.0.2.1", before).expect("it waits"))
}

#[test]
fn a_connection_that_waits_is_read_when_its_turn_has_come() {
    let [before, place] = places();
    let mut reader = Reader::of(&[ASK, &ASK.repeat(10_000)]).behind(place);
    assert_eq!(reader.round().unwrap(), "");
    assert!(!reader.stream.get_mut().arrives.is_empty(), "a little is read ahead");
    assert_eq!(reader.wakes(), 0);
    drop(before);
    assert_eq!(reader.wakes(), 1);
    assert_eq!(reader.round().unwrap(), ASK);
    drop(reader.begin(&[]));
    assert_eq!(reader.round().unwrap(), ASK, "it does not wait again");
}

#[test]
fn a_connection_that_ends_while_it_waits_gives_its_place_to_the_next_one() {
    let [first, second] = places();
    let gone = Reader::of(&[ASK]).behind(first);
    let mut next = Reader::of(&[ASK]).behind(second);
    assert_eq!(next.round().unwrap(), "");
    drop(gone);
    assert_eq!(next.wakes(), 1);
    assert_eq!(next.round().unwrap(), ASK);
}

#[test]
fn the_end_is_noticed_while_a_connection_waits() {
    let [_before, place] = places();
    let mut reader = Reader::of(&[ASK]).behind(place);
    reader.stream.get_mut().is_ended = true;
    assert_eq!(reader.round(), None);
}

#[actix_web::test]
async fn an_application_is_served_over_such_streams_only() {
    let answer = || HttpResponse::Ok().body("ok");
    let app = App::new().route("/", web::get().to(move || async move { answer() }));
    let app = init_service(app.wrap(from_fn(turn::take))).await;
    let of_somebody = TestRequest::get().uri("/").peer_addr("192.0.2.1:1".parse().unwrap());
    let refused = actix_web::dev::Service::call(&app, of_somebody.to_request()).await;
    assert!(refused.is_err());
    let of_a_test = call_service(&app, TestRequest::get().uri("/").to_request()).await;
    assert!(of_a_test.status().is_success());
}

#[actix_web::test]
async fn writes_are_sent_at_once_and_have_a_timeout() {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let connection = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
    assert!(!SockRef::from(&connection).tcp_nodelay().unwrap(), "the system's own way is another");
    set_options(&connection, Duration::from_secs(7)).unwrap();
    let connection = SockRef::from(&connection);
    assert!(connection.tcp_nodelay().unwrap());
    #[cfg(target_os = "linux")]
    {
        assert_eq!(connection.tcp_user_timeout().unwrap(), Some(Duration::from_secs(7)));
        assert_eq!(connection.tcp_notsent_lowat().unwrap(), UNSENT_BYTES_MAX);
    }
}
