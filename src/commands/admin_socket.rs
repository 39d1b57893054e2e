//! The socket of a server at which operators act: a Unix socket that only the user of the server can
//! use. A connection is one line of JSON in each direction. Nothing of it is reachable over TCP.

use std::{
    fs::{self, Permissions},
    io,
    os::unix::fs::{FileTypeExt, MetadataExt, PermissionsExt},
    path::Path,
    sync::Arc,
    time::Duration,
};

use kontor_app::admin::{
    Admin, AdminError,
    act::{AuditPage, Reply, Request},
};
use serde::{Deserialize, Serialize};
use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    net::{UnixListener, UnixStream},
    sync::Semaphore,
    time::timeout,
};

use super::CommandError;

/// Maximum number of operators who are served at a time.
const CONNECTIONS_MAX: usize = 16;

/// Maximum length of a request, in bytes.
const REQUEST_BYTES_MAX: u64 = 16 << 10;

/// How long a request may take to come, and an answer to be taken.
const TRANSFER_TIMEOUT: Duration = Duration::from_secs(10);

/// What the command asks the server for.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Asked {
    /// An act of an operator.
    Act(Request),
    /// A page of the audit log.
    Audit {
        /// The entries after this number.
        after: u64,
        /// How many.
        limit: usize,
    },
}

/// What the server answers.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// What became of the act.
    Reply(Reply),
    /// The page.
    Audit(AuditPage),
    /// It was not done.
    Fault {
        /// What kind of fault it is.
        kind: FaultKind,
        /// A sentence.
        what: String,
    },
}

/// Why something was not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FaultKind {
    /// There is no such player, game, message or report.
    Unknown,
    /// The request is not allowed, or not of a form that the server knows.
    Invalid,
    /// The server failed.
    Failed,
}

/// Listens at this path until the server stops.
pub fn listen(path: &Path, admin: Admin) -> Result<(), CommandError> {
    let fails = |error: io::Error| format!("cannot listen at {}: {error}", path.display());
    remove_left_over(path)?;
    let listener = UnixListener::bind(path).map_err(fails)?;
    fs::set_permissions(path, Permissions::from_mode(0o600)).map_err(fails)?;
    let owner = fs::metadata(path).map_err(fails)?.uid();
    actix_web::rt::spawn(serve(listener, owner, admin));
    Ok(())
}

/// Removes the socket of a server that was killed.
fn remove_left_over(path: &Path) -> Result<(), CommandError> {
    let Ok(found) = fs::symlink_metadata(path) else { return Ok(()) };
    if !found.file_type().is_socket() {
        return Err(format!("{} is not a socket", path.display()).into());
    }
    if std::os::unix::net::UnixStream::connect(path).is_ok() {
        return Err(format!("another server listens at {}", path.display()).into());
    }
    Ok(fs::remove_file(path)?)
}

/// Removes the socket of this server.
pub fn stop(path: &Path) {
    // A socket that remains refuses connections.
    let _ = fs::remove_file(path);
}

async fn serve(listener: UnixListener, owner: u32, admin: Admin) {
    let places = Arc::new(Semaphore::new(CONNECTIONS_MAX));
    loop {
        let Ok(place) = places.clone().acquire_owned().await else { return };
        let stream = match listener.accept().await {
            Ok((stream, _)) => stream,
            Err(error) => {
                tracing::error!(%error, "an operator could not be served");
                tokio::time::sleep(TRANSFER_TIMEOUT).await;
                continue;
            }
        };
        let admin = admin.clone();
        actix_web::rt::spawn(async move {
            if let Err(error) = answer(stream, owner, &admin).await {
                tracing::warn!(%error, "an operator was not answered");
            }
            drop(place);
        });
    }
}

async fn answer(mut stream: UnixStream, owner: u32, admin: &Admin) -> io::Result<()> {
    let uid = stream.peer_cred()?.uid();
    // Between the creation of the socket and its permissions others could connect.
    if uid != owner && uid != 0 {
        return Err(io::Error::new(io::ErrorKind::PermissionDenied, format!("user {uid}")));
    }
    let mut line = String::new();
    let mut reader = BufReader::new((&mut stream).take(REQUEST_BYTES_MAX));
    timeout(TRANSFER_TIMEOUT, reader.read_line(&mut line)).await??;
    let answer = match (line.ends_with('\n'), serde_json::from_str::<Asked>(&line)) {
        (false, _) => invalid(format!("a request is a line of {REQUEST_BYTES_MAX} bytes at most")),
        (true, Err(error)) => invalid(error.to_string()),
        (true, Ok(Asked::Act(request))) => {
            admin.act(uid, request).await.map_or_else(fault, Answer::Reply)
        }
        (true, Ok(Asked::Audit { after, limit })) => {
            let page = admin.audit(after, limit).await;
            page.map_or_else(|error| fault(error.into()), Answer::Audit)
        }
    };
    let line = serde_json::to_string(&answer).map_err(io::Error::other)? + "\n";
    timeout(TRANSFER_TIMEOUT, stream.write_all(line.as_bytes())).await?
}

fn invalid(what: String) -> Answer {
    Answer::Fault { kind: FaultKind::Invalid, what }
}

fn fault(error: AdminError) -> Answer {
    let kind = match &error {
        AdminError::Unknown(_) => FaultKind::Unknown,
        AdminError::Invalid(_) => FaultKind::Invalid,
        AdminError::App(_) => FaultKind::Failed,
    };
    Answer::Fault { kind, what: error.to_string() }
}
