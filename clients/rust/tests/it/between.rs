//! A proxy between client and server that injects faults: one request per connection.

use std::sync::{Arc, Mutex};

use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    net::{TcpListener, TcpStream},
};

/// A request as it was received.
#[derive(Clone, Debug, Default)]
pub struct Asked {
    pub method: String,
    pub path: String,
    headers: Vec<(String, String)>,
    body: Vec<u8>,
}

impl Asked {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers
            .iter()
            .find(|(other, _)| other.eq_ignore_ascii_case(name))
            .map(|(_, value)| value.as_str())
    }
}

/// What the proxy does with a request.
pub enum Fate {
    /// The server answers it.
    HandOn,
    /// The server answers it, but the response is lost.
    LoseReply,
    /// The server answers it, but the connection breaks in the middle of the body.
    CutReply,
    /// The proxy answers it.
    Say { head: String, body: String },
    /// The proxy answers it, and then nothing more comes; the connection stays open.
    Stall { head: String, body: String },
}

/// Starts a proxy to a server, or to none, and returns its address.
pub async fn between(
    server: Option<&str>,
    fate: impl FnMut(&Asked) -> Fate + Send + 'static,
) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let base_url = format!("http://{}", listener.local_addr().unwrap());
    let (server, fate) = (server.map(str::to_owned), Arc::new(Mutex::new(fate)));
    tokio::spawn(async move {
        while let Ok((line, _)) = listener.accept().await {
            let (server, fate) = (server.clone(), Arc::clone(&fate));
            tokio::spawn(async move {
                let mut line = BufReader::new(line);
                let asked = read(&mut line).await;
                let fate = (fate.lock().unwrap())(&asked);
                let stalls = matches!(fate, Fate::Stall { .. });
                let answer = answer(asked, server, fate).await;
                line.write_all(&answer).await.unwrap();
                if stalls {
                    std::future::pending::<()>().await;
                }
                line.shutdown().await.unwrap();
            });
        }
    });
    base_url
}

async fn read(line: &mut BufReader<TcpStream>) -> Asked {
    let mut lines = Vec::new();
    loop {
        let mut text = String::new();
        line.read_line(&mut text).await.unwrap();
        match text.trim_end() {
            "" => break,
            text => lines.push(text.to_owned()),
        }
    }
    let mut words = lines[0].split(' ').map(str::to_owned);
    let (method, path) = (words.next().unwrap(), words.next().unwrap());
    let headers = lines[1..].iter().filter_map(|header| header.split_once(": "));
    let headers = headers.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
    let mut asked = Asked { method, path, headers, body: Vec::new() };
    asked.body =
        vec![0; asked.header("Content-Length").map_or(0, |length| length.parse().unwrap())];
    line.read_exact(&mut asked.body).await.unwrap();
    asked
}

async fn answer(asked: Asked, server: Option<String>, fate: Fate) -> Vec<u8> {
    if let Fate::Say { head, body } | Fate::Stall { head, body } = fate {
        return format!("HTTP/1.1 {head}\r\nConnection: close\r\n\r\n{body}").into_bytes();
    }
    let url = format!("{}{}", server.expect("a server to hand this on to"), asked.path);
    let mut request =
        reqwest::Client::new().request(asked.method.parse().unwrap(), url).body(asked.body);
    for (name, value) in asked.headers.iter().filter(|(name, _)| !name.eq_ignore_ascii_case("host"))
    {
        request = request.header(name, value);
    }
    let response = request.send().await.unwrap();
    let head = format!("{}\r\nContent-Type: application/json", response.status().as_u16());
    let body = response.bytes().await.unwrap();
    let head =
        format!("HTTP/1.1 {head}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n", body.len());
    match fate {
        Fate::LoseReply => Vec::new(),
        Fate::CutReply => [head.as_bytes(), &body[..body.len() / 2]].concat(),
        Fate::HandOn | Fate::Say { .. } | Fate::Stall { .. } => [head.as_bytes(), &body].concat(),
    }
}
