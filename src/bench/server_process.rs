//! Servers in processes of their own, as an operator runs them, and the resources they use.

use std::{
    ffi::OsStr,
    fs,
    io::{self, BufRead, BufReader},
    net::SocketAddr,
    path::Path,
    process::{Child, Command, Stdio},
    time::Duration,
};

use crate::{BenchError, Settings};

/// Requests per minute and bucket, so high that no request is ever limited.
const RATE: &str = "1000000000";
/// Otherwise writing a log line for each request would be measured too.
const QUIET: &str = "--log=warn";
/// The variables that set limits which a load would reach; the whole of it comes from one address.
const UNLIMITED: [&str; 10] = [
    "KONTOR_RATE_MOVES",
    "KONTOR_RATE_PREVIEWS",
    "KONTOR_RATE_MESSAGES",
    "KONTOR_RATE_RECORDS",
    "KONTOR_RATE_PLAYER",
    "KONTOR_RATE_ADDRESS",
    "KONTOR_RATE_ADDRESS_TOTAL",
    "KONTOR_RATE_SIGN_INS",
    "KONTOR_RATE_ACCOUNT",
    "KONTOR_CONNECTIONS_MAX",
];
/// The unit in which the kernel counts processor time: 100 Hz on the Linux systems in use.
const TICK: Duration = Duration::from_millis(10);

/// A server process. It is killed when this is dropped.
pub struct ServerProcess {
    child: Child,
    /// Where it listens.
    pub address: SocketAddr,
}

impl ServerProcess {
    /// `kontor serve` with its default settings, except for rate limits that are never reached and
    /// a log of warnings only.
    pub fn kontor(settings: &Settings, data: &Path, more: &[&str]) -> Result<Self, BenchError> {
        // As variables, not as flags: a server of another release ignores those it does not know.
        let unlimited = UNLIMITED.map(|name| (name, RATE));
        Self::serve(settings, data, more, &unlimited)
    }

    /// `kontor serve` with the limits that strangers meet.
    pub fn kontor_with_limits(
        settings: &Settings,
        data: &Path,
        more: &[&str],
    ) -> Result<Self, BenchError> {
        Self::serve(settings, data, more, &[])
    }

    fn serve(
        settings: &Settings,
        data: &Path,
        more: &[&str],
        variables: &[(&str, &str)],
    ) -> Result<Self, BenchError> {
        let mut args: Vec<&OsStr> =
            ["serve", QUIET, "--listen=127.0.0.1:0", "--data"].map(OsStr::new).to_vec();
        args.push(data.as_os_str());
        args.extend(more.iter().map(OsStr::new));
        let program = match &settings.server {
            Some(program) => program.clone(),
            // The server lies beside the program that measures it.
            None => std::env::current_exe()?.with_file_name("kontor"),
        };
        Self::start(&program, &args, variables)
    }

    /// The baseline server.
    pub fn baseline(data: &Path) -> Result<Self, BenchError> {
        let program = std::env::current_exe()?;
        let args = ["bench-bare".as_ref(), QUIET.as_ref(), "--data".as_ref(), data.as_os_str()];
        Self::start(&program, &args, &[])
    }

    /// Starts a program with these arguments; the first line that it prints is its address.
    fn start(
        program: &Path,
        args: &[&OsStr],
        variables: &[(&str, &str)],
    ) -> Result<Self, BenchError> {
        let mut command = Command::new(program);
        command.args(args).envs(variables.iter().copied());
        let mut child = command.stdout(Stdio::piped()).spawn()?;
        let mut line = String::new();
        let stdout = child.stdout.take().expect("its output is piped");
        BufReader::new(stdout).read_line(&mut line)?;
        match line.trim().parse() {
            Ok(address) => Ok(ServerProcess { child, address }),
            Err(_) => {
                // It has printed the reason on standard error.
                let _ = child.kill();
                let _ = child.wait();
                let command = args.join(OsStr::new(" ")).to_string_lossy().into_owned();
                Err(BenchError::NotStarted(command))
            }
        }
    }

    /// Kills the process, as a crash would, and waits until it has ended.
    pub fn kill(mut self) -> Result<(), BenchError> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Processor time so far.
    pub fn cpu(&self) -> Duration {
        cpu_time(&self.child.id().to_string())
    }

    /// Resident memory, in bytes.
    pub fn resident_bytes(&self) -> u64 {
        self.status_bytes("VmRSS:")
    }

    /// The most resident memory since the start or the last reset, in bytes. The kernel keeps this
    /// figure, so that no short peak is missed.
    pub fn peak_resident_bytes(&self) -> u64 {
        self.status_bytes("VmHWM:")
    }

    /// Forgets the peak so far (`man 5 proc_pid_clear_refs`).
    pub fn reset_peak(&self) -> io::Result<()> {
        fs::write(format!("/proc/{}/clear_refs", self.child.id()), "5")
    }

    fn status_bytes(&self, name: &str) -> u64 {
        let path = format!("/proc/{}/status", self.child.id());
        let status = fs::read_to_string(path).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_default();
        line.trim().trim_end_matches(" kB").parse::<u64>().unwrap_or_default() << 10
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // Both fail if it has ended already, which is just as well.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Processor time of this process so far: that of the load generator.
pub fn own_cpu() -> Duration {
    cpu_time("self")
}

/// Processor time of a process so far (`man 5 proc`); zero on systems without such a file.
fn cpu_time(process: &str) -> Duration {
    let text = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let fields = text.rsplit(')').next().unwrap_or_default().split_whitespace();
    let ticks: u32 = fields.skip(11).take(2).filter_map(|field| field.parse::<u32>().ok()).sum();
    TICK * ticks
}
