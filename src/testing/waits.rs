//! Waits of tests. Each has a limit, and says what it waited for when the limit is reached: a test
//! that hangs is named by itself, and not by the limit of its suite.

use std::{
    fmt::Debug,
    io::{self, BufRead, BufReader, ErrorKind},
    process::{Child, Command, ExitStatus, Output, Stdio},
    sync::mpsc::{self, Receiver},
    thread,
    time::{Duration, Instant},
};

/// The longest wait for something that must happen soon.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// The longest wait for a process: for its first line, and for its end.
pub const PROCESS_MAX: Duration = Duration::from_secs(600);

/// Between two looks at something that is waited for: so short that no test feels it, and long enough
/// to leave the processor to the server.
pub const LOOKS_INTERVAL: Duration = Duration::from_millis(2);

/// Looks at something that is waited for, one after another, for a loop that does more than to ask
/// ([`until`] is for the others).
#[derive(Debug)]
pub struct Looks<'a> {
    what: &'a str,
    deadline: Instant,
}

impl<'a> Looks<'a> {
    /// They wait for this from now on. Where it comes in steps, each step is a wait of its own.
    pub fn at(what: &'a str) -> Self {
        Looks { what, deadline: Instant::now() + PATIENCE }
    }

    /// Waits until the next look. Panics after [`PATIENCE`].
    pub async fn next(&self) {
        assert!(Instant::now() < self.deadline, "{}", in_vain(self.what, PATIENCE));
        tokio::time::sleep(LOOKS_INTERVAL).await;
    }
}

/// Repeats a question until the answer is yes, so that a test waits for a fact and not for a fixed
/// time.
/// Panics if the answer is still no after [`PATIENCE`].
pub async fn until<F: Future<Output = bool>>(what: &str, mut holds: impl FnMut() -> F) {
    let looks = Looks::at(what);
    while !holds().await {
        looks.next().await;
    }
}

/// The same where no other task has to run: it blocks the thread.
pub fn until_blocking(what: &str, mut holds: impl FnMut() -> bool) {
    let deadline = Instant::now() + PATIENCE;
    while !holds() {
        assert!(Instant::now() < deadline, "{}", in_vain(what, PATIENCE));
        thread::sleep(LOOKS_INTERVAL);
    }
}

/// The result of work that must not take long.
/// Panics if it takes longer than [`PATIENCE`].
pub async fn soon<T>(what: &str, work: impl Future<Output = T>) -> T {
    within(PATIENCE, what, work).await
}

/// The result of work that may take so long.
/// Panics if it takes longer.
pub async fn within<T>(limit: Duration, what: &str, work: impl Future<Output = T>) -> T {
    let done = tokio::time::timeout(limit, work).await;
    done.unwrap_or_else(|_| panic!("{}", in_vain(what, limit)))
}

/// The next value of a channel. It blocks the thread.
/// Panics if none comes within [`PATIENCE`], or the sender is gone.
pub fn received<T>(what: &str, receiver: &Receiver<T>) -> T {
    receiver
        .recv_timeout(PATIENCE)
        .unwrap_or_else(|error| panic!("{}: {error}", in_vain(what, PATIENCE)))
}

/// Waits for the end of a process that has been told to end, or ends by itself.
/// Panics if it lives on after [`PROCESS_MAX`]: then it is killed.
pub fn ended(what: &str, process: &mut Child) -> ExitStatus {
    // It may wait for the end of its input.
    drop(process.stdin.take());
    let deadline = Instant::now() + PROCESS_MAX;
    loop {
        if let Some(status) = process.try_wait().expect("it is a child of this process") {
            return status;
        }
        if Instant::now() >= deadline {
            let _ = process.kill();
            panic!("{}", in_vain(&format!("the end of {what}"), PROCESS_MAX));
        }
        thread::sleep(LOOKS_INTERVAL);
    }
}

/// The first line that a process prints, such as the address of a server; empty if it prints none
/// before it closes its output. Its standard output is a pipe, which is closed then.
/// Panics if none comes within [`PROCESS_MAX`]: then the process is killed.
pub fn first_line(what: &str, process: &mut Child) -> String {
    let mut stdout = BufReader::new(process.stdout.take().expect("it is piped"));
    let (sender, read) = mpsc::channel();
    thread::spawn(move || {
        let mut line = String::new();
        let done = stdout.read_line(&mut line).map(|_| line);
        drop(stdout);
        // The test may have given up.
        let _ = sender.send(done);
    });
    let Ok(line) = read.recv_timeout(PROCESS_MAX) else {
        let _ = process.kill();
        panic!("{}", in_vain(&format!("the first line of {what}"), PROCESS_MAX));
    };
    line.expect("what is printed is text")
}

/// Runs a command to its end, without input. Returns how it ended and what it printed.
/// Panics if it cannot be started, or runs longer than [`PROCESS_MAX`]: then it is killed.
pub fn output(command: &mut Command) -> Output {
    output_within(PROCESS_MAX, command)
}

/// The same with another limit.
/// Panics if it cannot be started, or runs longer: then it is killed.
pub fn output_within(limit: Duration, command: &mut Command) -> Output {
    output_if_there(limit, command).unwrap_or_else(|error| panic!("{command:?}: {error}"))
}

/// The same, or `None` if no such program is installed.
pub fn output_if_installed(command: &mut Command) -> Option<Output> {
    match output_if_there(PROCESS_MAX, command) {
        Ok(output) => Some(output),
        Err(error) if error.kind() == ErrorKind::NotFound => None,
        Err(error) => panic!("{command:?}: {error}"),
    }
}

fn output_if_there(limit: Duration, command: &mut Command) -> io::Result<Output> {
    let command = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let process = command.spawn()?;
    Ok(output_of(limit, &*command, process))
}

/// Waits for the end of a process. Returns how it ended and what it printed to its pipes.
/// Panics if it lives longer than the limit: then it is killed.
pub fn output_of(limit: Duration, what: &impl Debug, process: Child) -> Output {
    let id = process.id();
    let (sender, end) = mpsc::channel();
    thread::spawn(move || {
        // The test may have given up.
        let _ = sender.send(process.wait_with_output());
    });
    if let Ok(output) = end.recv_timeout(limit) {
        return output.expect("it is a child of this process");
    }
    // The thread has not waited for its end yet, so no other process has its id.
    let _ = Command::new("kill").args(["-KILL", &id.to_string()]).status();
    let printed = match end.recv_timeout(PATIENCE) {
        Ok(Ok(output)) => {
            String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned()
        }
        // One of its own children keeps the pipes open.
        _ => String::new(),
    };
    panic!("{}\n{printed}", in_vain(&format!("the end of {what:?}"), limit));
}

fn in_vain(what: &str, limit: Duration) -> String {
    format!("waited in vain for {limit:?}: {what}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(script: &str) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        command
    }

    #[test]
    fn a_command_is_run_to_its_end() {
        let output = output(&mut shell("echo out; echo err >&2; exit 3"));
        assert_eq!(output.status.code(), Some(3));
        assert_eq!([output.stdout, output.stderr].concat(), b"out\nerr\n");
    }

    #[test]
    #[should_panic(expected = "waited in vain for 50ms: the end of \"sh\" \"-c\" \"echo begun")]
    fn a_command_that_does_not_end_is_killed_and_named() {
        output_within(Duration::from_millis(50), &mut shell("echo begun; exec sleep 3600"));
    }

    #[test]
    fn the_first_line_is_read_while_a_process_runs_and_its_end_is_awaited() {
        let mut command = shell("echo first; exec sleep 3600");
        let mut process = command.stdout(Stdio::piped()).spawn().unwrap();
        assert_eq!(first_line("the script", &mut process), "first\n");
        process.kill().unwrap();
        assert!(!ended("the script", &mut process).success());
    }

    #[test]
    fn a_process_that_prints_nothing_has_an_empty_first_line() {
        let mut process = shell("exit 0").stdout(Stdio::piped()).spawn().unwrap();
        assert_eq!(first_line("the script", &mut process), "");
        assert!(ended("the script", &mut process).success());
    }

    #[test]
    #[should_panic(expected = "the answer")]
    fn a_channel_without_a_sender_is_not_waited_for() {
        let (sender, receiver) = mpsc::channel::<()>();
        drop(sender);
        received("the answer", &receiver);
    }

    #[tokio::test]
    #[should_panic(expected = "waited in vain for 20ms: the answer")]
    async fn work_without_an_end_is_given_up_and_named() {
        within(Duration::from_millis(20), "the answer", std::future::pending::<()>()).await;
    }
}
