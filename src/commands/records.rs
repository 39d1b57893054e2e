//! `kontor verify` and `kontor replay`: verify a record, and show a view from it.

use std::{
    fs,
    io::{Read, stdin},
    path::Path,
    time::Duration,
};

use crate::config;
use kontor_auth::jwks::Jwks;
use kontor_json::without_mark;
use kontor_log::{lobby::ForkedFrom, texts::quoted_name};
use kontor_rules::{Seat, Viewer};
use kontor_tables::{
    records::record::Record,
    records::verify::{self, Verified},
};

use super::{CommandError, print};

/// Largest record that is read, in bytes.
const RECORD_BYTES_MAX: u64 = 64 << 20;

/// Maximum length of an id that is printed without quotation marks, in bytes.
const ID_LENGTH_MAX: usize = 64;

/// Timeout of the request for the server's public keys.
const JWKS_TIMEOUT: Duration = Duration::from_secs(10);

/// Largest key set that is read, in bytes.
const JWKS_BYTES_MAX: u64 = 1 << 20;

pub fn verify(args: &config::Verify) -> Result<(), CommandError> {
    let record = read_record(&args.record)?;
    let jwks = args.jwks.as_deref().map(read_jwks).transpose()?;
    let verified = verify::verify(&record, jwks.as_ref())?;
    print(&report(&record, &verified))
}

/// What was verified and what was not, one sentence per line.
fn report(record: &Record, verified: &Verified) -> String {
    let Verified { commits, seq, imported_commits, .. } = verified;
    let mut lines = vec![format!(
        "{}: {commits} commits, {seq} events; \
         hash chain, commitment, state and standings are valid",
        shown_game(&record.game)
    )];
    // It has been compared with the ruleset and the number in the first commit.
    let version = &record.rules_version;
    lines.push(match verified.recomputed {
        true => {
            format!("draws, actions and events were recomputed from seed and actions ({version})")
        }
        false => format!(
            "draws, actions and events were NOT recomputed: {version} is newer than this program"
        ),
    });
    if verified.sandbox {
        lines.push(
            "it is a SANDBOX: its random numbers were known from the start, \
             so it does not show who plays well"
                .to_owned(),
        );
    }
    if let Some(ForkedFrom { game, seq }) = &verified.forked_from {
        let game = shown_game(game);
        lines
            .push(format!("it is a FORK: it claims that its events up to seq {seq} are of {game}"));
    }
    if *imported_commits > 0 {
        lines.push(format!(
            "the first {imported_commits} commits were IMPORTED: the server that signed the record \
             verified them, but they were not played there"
        ));
    }
    lines.push(match verified.signature_checked {
        true => "the signature is valid: one of the given keys made it".to_owned(),
        false => "the signature was NOT verified: give the server's public keys with --jwks to \
                  find out whether the server wrote this record"
            .to_owned(),
    });
    lines.join("\n") + "\n"
}

/// The id of a game, which the author of the record could choose. What does not look like an id
/// stands in quotation marks, so that it is not taken for a sentence of this program.
fn shown_game(id: &str) -> String {
    let is_plain = (1..=ID_LENGTH_MAX).contains(&id.len())
        && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-'));
    if is_plain { id.to_owned() } else { quoted_name(id) }
}

pub fn replay(args: &config::Replay) -> Result<(), CommandError> {
    let record = read_record(&args.record)?;
    let at = match args.at {
        Some(at) => at,
        None => verify::verify(&record, None)?.seq,
    };
    let viewer = args.seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)));
    let view = verify::replay(&record, at, viewer)?;
    print(&(serde_json::to_string_pretty(&view)? + "\n"))
}

fn read_record(path: &Path) -> Result<Record, CommandError> {
    let mut text = read(path, RECORD_BYTES_MAX)?;
    let mark = text.len() - without_mark(text.as_bytes()).len();
    text.drain(..mark);
    verify::read(&text).map_err(|error| format!("{}: {error}", path.display()).into())
}

fn read(path: &Path, bytes_max: u64) -> Result<String, CommandError> {
    let mut text = String::new();
    let with_path =
        |error: std::io::Error| CommandError::from(format!("{}: {error}", path.display()));
    if path == Path::new("-") {
        stdin().take(bytes_max).read_to_string(&mut text).map_err(with_path)?;
    } else {
        fs::File::open(path)
            .map_err(with_path)?
            .take(bytes_max)
            .read_to_string(&mut text)
            .map_err(with_path)?;
    }
    Ok(text)
}

/// Public keys, from a file or from a server.
fn read_jwks(source: &str) -> Result<Jwks, CommandError> {
    let text = if source.starts_with("http://") || source.starts_with("https://") {
        fetch(source)?
    } else {
        read(Path::new(source), JWKS_BYTES_MAX)?
    };
    serde_json::from_slice(without_mark(text.as_bytes()))
        .map_err(|error| format!("{source}: not a key set: {error}").into())
}

fn fetch(url: &str) -> Result<String, CommandError> {
    // This fails if a provider is installed already, and nothing else in this process installs one.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let client = reqwest::Client::builder().timeout(JWKS_TIMEOUT).build()?;
        let mut response = client.get(url).send().await?.error_for_status()?;
        let mut bytes = Vec::new();
        while let Some(chunk) = response.chunk().await? {
            bytes.extend_from_slice(&chunk);
            if bytes.len() as u64 > JWKS_BYTES_MAX {
                return Err(format!("{url}: a key set has at most {JWKS_BYTES_MAX} bytes").into());
            }
        }
        Ok(String::from_utf8(bytes)?)
    })
}
