//! A server for tests: it answers one request after the other with replies given in advance.

use std::{
    io::{Read, Write},
    net::{SocketAddr, TcpListener, TcpStream},
    sync::{Arc, Mutex},
    thread,
};

/// Listens on a port of its own until the tests end.
pub struct CannedServer {
    /// Where it listens.
    pub address: SocketAddr,
    requests: Arc<Mutex<Vec<String>>>,
}

impl CannedServer {
    /// Answers with these replies in turn. After the last one, it closes the connection when it
    /// receives a request.
    pub fn start(replies: Vec<String>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let (address, requests) = (listener.local_addr().unwrap(), Arc::default());
        let received = Arc::clone(&requests);
        thread::spawn(move || serve(&listener, replies, &received));
        CannedServer { address, requests }
    }

    /// The requests so far, as they were received.
    pub fn requests(&self) -> Vec<String> {
        self.requests.lock().unwrap().clone()
    }
}

/// A reply with this status and body.
pub fn reply(status: u16, body: &str) -> String {
    let status_code = hyper::StatusCode::from_u16(status).unwrap();
    let reason = status_code.canonical_reason().unwrap();
    format!("HTTP/1.1 {status} {reason}\r\ncontent-length: {}\r\n\r\n{body}", body.len())
}

fn serve(listener: &TcpListener, replies: Vec<String>, requests: &Mutex<Vec<String>>) {
    let mut replies = replies.into_iter();
    while let Ok((mut stream, _)) = listener.accept() {
        while let Some(request) = receive(&mut stream) {
            requests.lock().unwrap().push(request);
            let Some(reply) = replies.next() else { break };
            stream.write_all(reply.as_bytes()).unwrap();
        }
    }
}

/// The next request with its body; none when the client has closed the connection.
fn receive(stream: &mut TcpStream) -> Option<String> {
    let mut received = String::new();
    loop {
        let mut part = [0; 1_024];
        let length = stream.read(&mut part).ok().filter(|length| *length > 0)?;
        received += std::str::from_utf8(&part[..length]).unwrap();
        let Some((head, body)) = received.split_once("\r\n\r\n") else { continue };
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
        if body.len() >= length.map_or(0, |length| length.parse().unwrap()) {
            return Some(received);
        }
    }
}
