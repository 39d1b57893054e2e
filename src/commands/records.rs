//! `kontor verify` and `kontor replay`.

use std::{
    fs,
    io::{ErrorKind, Read, Write, stdin, stdout},
    path::Path,
    time::Duration,
};

use crate::config;
use kontor_app::{
    lobby::ForkedFrom,
    record::Record,
    verify::{self, Verified},
};
use kontor_auth::jwks::Jwks;
use kontor_rules::{Seat, Viewer};

use super::Failure;

/// The largest record that is read, in bytes.
const RECORD_BYTES_MAX: u64 = 64 << 20;

/// How long the server is waited for when it is asked for its keys.
const KEYS_WAIT_MAX: Duration = Duration::from_secs(10);

/// The largest key set that is read, in bytes.
const KEYS_BYTES_MAX: u64 = 1 << 20;

pub fn verify(args: &config::Verify) -> Result<(), Failure> {
    let record = read_record(&args.record)?;
    let jwks = args.jwks.as_deref().map(read_jwks).transpose()?;
    let verified = verify::verify(&record, jwks.as_ref())?;
    let Verified {
        commits,
        seq,
        recomputed,
        ended_at: _,
        sandbox,
        forked_from,
        imported_commits,
        signature_checked,
    } = verified;
    println!(
        "{}: {commits} commits, {seq} events: chain, commitment, folding and standings are in order",
        record.game
    );
    if recomputed {
        println!(
            "every draw, action and event follows from seed and actions under {}",
            record.rules_version
        );
    } else {
        println!(
            "{} is newer than this release: draws, actions and events were not computed again",
            record.rules_version
        );
    }
    if sandbox {
        println!(
            "it is a SANDBOX: its luck was known from the beginning, and it proves nothing about who plays well"
        );
    }
    if let Some(ForkedFrom { game, seq }) = forked_from {
        println!(
            "it is a FORK: it says that its position up to seq {seq} comes from the game {game}"
        );
    }
    if imported_commits > 0 {
        println!(
            "the first {imported_commits} commits were IMPORTED where it was signed: checked there, but not played there"
        );
    }
    println!(
        "{}",
        match signature_checked {
            true => "the signature is by one of the given keys",
            false =>
                "signature NOT checked: only --jwks, the server's public keys, tells whether the server wrote this record",
        }
    );
    Ok(())
}

pub fn replay(args: &config::Replay) -> Result<(), Failure> {
    let record = read_record(&args.record)?;
    let at = match args.at {
        Some(at) => at,
        None => verify::verify(&record, None)?.seq,
    };
    let viewer = args.seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)));
    let view = verify::replay(&record, at, viewer)?;
    print(&serde_json::to_string_pretty(&view)?)
}

/// Writes a document to standard output; a reader that has seen enough, `| head`, is no failure.
fn print(text: &str) -> Result<(), Failure> {
    match writeln!(stdout().lock(), "{text}") {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        done => Ok(done?),
    }
}

fn read_record(path: &Path) -> Result<Record, Failure> {
    let text = read(path, RECORD_BYTES_MAX)?;
    verify::read(&text).map_err(|fault| format!("{}: {fault}", path.display()).into())
}

fn read(path: &Path, most: u64) -> Result<String, Failure> {
    let mut text = String::new();
    let named = |error: std::io::Error| Failure::from(format!("{}: {error}", path.display()));
    if path == Path::new("-") {
        stdin().take(most).read_to_string(&mut text).map_err(named)?;
    } else {
        fs::File::open(path).map_err(named)?.take(most).read_to_string(&mut text).map_err(named)?;
    }
    Ok(text)
}

/// Public keys, from a file or from a server.
fn read_jwks(source: &str) -> Result<Jwks, Failure> {
    let text = if source.starts_with("http://") || source.starts_with("https://") {
        fetch(source)?
    } else {
        read(Path::new(source), KEYS_BYTES_MAX)?
    };
    serde_json::from_str(&text).map_err(|error| format!("{source}: not a key set: {error}").into())
}

fn fetch(url: &str) -> Result<String, Failure> {
    // Only the first call in a process installs it; there is no other.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let client = reqwest::Client::builder().timeout(KEYS_WAIT_MAX).build()?;
        let mut response = client.get(url).send().await?.error_for_status()?;
        let mut bytes = Vec::new();
        while let Some(chunk) = response.chunk().await? {
            bytes.extend_from_slice(&chunk);
            if bytes.len() as u64 > KEYS_BYTES_MAX {
                return Err(
                    format!("{url}: more than {KEYS_BYTES_MAX} bytes are no key set").into()
                );
            }
        }
        Ok(String::from_utf8(bytes)?)
    })
}
