//! What the programs share: the flags of the log, log lines on standard error, output on standard
//! output, and how an error is printed. Output and errors can contain texts of strangers, from
//! records and from accounts: no character of them steers a terminal or hides.

use std::{
    backtrace::{Backtrace, BacktraceStatus},
    borrow::Cow,
    error::Error,
    io::{ErrorKind, IsTerminal, Write, stderr, stdout},
    iter::successors,
    panic::PanicHookInfo,
    process::ExitCode,
};

use clap::{Args, ValueEnum};
use tracing_subscriber::{
    Layer, Registry, filter::Targets, fmt, layer::SubscriberExt, registry, util::SubscriberInitExt,
};

/// Why a command failed: a sentence for the user.
pub type CommandError = Box<dyn Error>;

/// The flags of the log.
#[derive(Args, Clone, Debug)]
pub struct LogArgs {
    /// What to log: a level, or directives such as `info,kontor_http=debug`.
    #[arg(long, global = true, env = "KONTOR_LOG", default_value = "info", value_name = "FILTER")]
    pub log: String,
    /// The format of log lines on standard error.
    #[arg(
        long,
        global = true,
        env = "KONTOR_LOG_FORMAT",
        default_value = "text",
        value_name = "FORMAT"
    )]
    pub log_format: LogFormat,
}

/// The format of log lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    /// Plain text.
    Text,
    /// One JSON object per line.
    Json,
}

impl LogArgs {
    /// The same settings as environment variables.
    pub fn variables(&self) -> [(&'static str, String); 2] {
        let format = self.log_format.to_possible_value().expect("every format has a name");
        [("KONTOR_LOG", self.log.clone()), ("KONTOR_LOG_FORMAT", format.get_name().to_owned())]
    }

    /// What is logged.
    pub fn filter(&self) -> Result<Targets, String> {
        self.log.parse().map_err(|error| format!("--log: {error}"))
    }

    /// Writes log lines to standard error. Standard output is for the output of the command.
    pub fn lines(&self) -> Box<dyn Layer<Registry> + Send + Sync> {
        let lines = fmt::layer().with_writer(stderr).with_ansi(stderr().is_terminal());
        match self.log_format {
            LogFormat::Text => lines.boxed(),
            LogFormat::Json => lines.json().boxed(),
        }
    }

    /// Sets up the log of a program that logs nothing but lines.
    pub fn set_up(&self) -> Result<(), String> {
        registry().with(self.lines().with_filter(self.filter()?)).init();
        Ok(())
    }
}

/// Runs a program: sets up its log, runs its command and gives its exit code. `exit_code` knows the
/// errors that have one of their own.
pub fn run<S>(
    program: &str,
    set_up_log: impl FnOnce() -> Result<S, String>,
    command: impl FnOnce(S) -> Result<(), CommandError>,
    exit_code: fn(&(dyn Error + 'static)) -> ExitCode,
) -> ExitCode {
    let log = match set_up_log() {
        Ok(log) => log,
        Err(error) => {
            tell(&format!("{program}: {error}\n"));
            return ExitCode::from(2);
        }
    };
    std::panic::set_hook(Box::new(log_panic));
    match command(log) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let sentence = with_causes(error.as_ref());
            // A further line is indented, so that it is seen to be a part of the error.
            tell(&format!("{program}: {}\n", sentence.replace('\n', "\n  ")));
            exit_code(error.as_ref())
        }
    }
}

/// Writes to standard output. If the reader has closed the pipe, as `| head` does, that is not an
/// error.
pub fn print(text: &str) -> Result<(), CommandError> {
    match stdout().lock().write_all(visible(text).as_bytes()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        done => Ok(done?),
    }
}

/// Writes to standard error.
pub fn tell(text: &str) {
    // Without a reader the text is lost, and the exit code still says how the command ended.
    let _ = stderr().lock().write_all(visible(text).as_bytes());
}

/// The text with an escape of JSON for each character that steers a terminal or cannot be seen. JSON
/// stays the same JSON, because outside of its texts it has no such characters but line breaks.
fn visible(text: &str) -> Cow<'_, str> {
    if !text.chars().any(is_hidden) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        if is_hidden(letter) {
            for unit in letter.encode_utf16(&mut [0; 2]) {
                out += &format!("\\u{unit:04x}");
            }
        } else {
            out.push(letter);
        }
    }
    Cow::Owned(out)
}

fn is_hidden(letter: char) -> bool {
    match letter {
        '\n' | '\t' | ' '..='~' => false,
        _ if letter.is_ascii() => true,
        // Letters and marks that are drawn as nothing, and count as letters all the same.
        '\u{34f}'
        | '\u{115f}'..='\u{1160}'
        | '\u{17b4}'..='\u{17b5}'
        | '\u{180b}'..='\u{180f}'
        | '\u{2800}'
        | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}'
        | '\u{ffa0}'
        | '\u{e0000}'..='\u{e0fff}' => true,
        // Marks that belong to the letter before them, such as accents, are seen behind a letter.
        _ => ['a', letter].iter().collect::<String>().escape_debug().count() > 2,
    }
}

/// Logs a panic as a log line, in the chosen format.
fn log_panic(panic: &PanicHookInfo<'_>) {
    let location = panic.location().map(tracing::field::display);
    let message = panic.payload_as_str().unwrap_or("the payload is not text");
    let backtrace = Backtrace::capture();
    let backtrace = (backtrace.status() == BacktraceStatus::Captured)
        .then(|| tracing::field::display(backtrace));
    tracing::error!(location, panic = message, backtrace, "panicked");
}

/// An error and its causes, as one sentence.
fn with_causes(error: &dyn Error) -> String {
    let mut sentence = error.to_string();
    for cause in
        successors(error.source(), |cause: &&dyn Error| (*cause).source()).map(ToString::to_string)
    {
        // Some libraries already include the cause in the message.
        if !sentence.ends_with(&cause) {
            sentence = format!("{sentence}: {cause}");
        }
    }
    sentence
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_steers_a_terminal_or_hides_is_escaped() {
        for (text, shown) in [
            ("Ada\u{1b}[2J", "Ada\\u001b[2J"),
            ("\u{7f}\u{85}\u{9b}31m", "\\u007f\\u0085\\u009b31m"),
            ("\u{202e}adA\r", "\\u202eadA\\u000d"),
            ("a\u{200b}b\u{e0041}", "a\\u200bb\\udb40\\udc41"),
            ("\u{3164}\u{2800}\u{fe0f}\u{e0100}", "\\u3164\\u2800\\ufe0f\\udb40\\udd00"),
        ] {
            assert_eq!(visible(text), shown);
        }
    }

    #[test]
    fn what_can_be_seen_is_printed_as_it_is() {
        for text in ["Zoë", "Zoe\u{308}", "漢字 🙂", "हिन्दी", "a\tb\n", "\"'\\"] {
            assert_eq!(visible(text), text);
        }
    }
}
