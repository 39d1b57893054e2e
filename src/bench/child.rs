//! Servers in processes of their own, as everybody runs them, and what they take of the machine.

use std::{
    ffi::OsStr,
    fs,
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::Path,
    process::{Child, Command, Stdio},
    time::Duration,
};

use super::BenchFault;

/// Requests per minute and bucket: no bucket is ever empty.
const RATE: &str = "1000000000";
/// A line of log for each request would be measured too.
const QUIET: &str = "--log=warn";
/// What may be set of the rates.
const RATE_FLAGS: [&str; 7] = [
    "--rate-moves",
    "--rate-previews",
    "--rate-messages",
    "--rate-records",
    "--rate-player",
    "--rate-address",
    "--rate-sign-ins",
];
/// Of processor time as the kernel counts it: 100 Hz on every Linux that matters here.
const TICK: Duration = Duration::from_millis(10);

/// A server process. It is killed when this is dropped.
pub struct ServerProcess {
    child: Child,
    /// Where it listens.
    pub address: SocketAddr,
}

impl ServerProcess {
    /// `kontor serve` with everything as usual, but limits that nobody meets, and warnings alone in
    /// the log.
    pub fn kontor(data: &Path, more: &[&str]) -> Result<Self, BenchFault> {
        let mut args: Vec<&OsStr> =
            ["serve", QUIET, "--listen=127.0.0.1:0", "--data"].map(OsStr::new).to_vec();
        args.push(data.as_os_str());
        for flag in RATE_FLAGS {
            args.extend([OsStr::new(flag), OsStr::new(RATE)]);
        }
        args.extend(more.iter().map(OsStr::new));
        Self::start(&args)
    }

    /// The server without rules.
    pub fn bare(data: &Path) -> Result<Self, BenchFault> {
        Self::start(&["bench-bare".as_ref(), QUIET.as_ref(), "--data".as_ref(), data.as_os_str()])
    }

    /// This program again, with these arguments; the first line that it prints is its address.
    fn start(args: &[&OsStr]) -> Result<Self, BenchFault> {
        let mut child =
            Command::new(std::env::current_exe()?).args(args).stdout(Stdio::piped()).spawn()?;
        let mut line = String::new();
        let out = child.stdout.take().expect("its output is piped");
        BufReader::new(out).read_line(&mut line)?;
        match line.trim().parse() {
            Ok(address) => Ok(ServerProcess { child, address }),
            Err(_) => {
                // It said why on standard error.
                let _ = child.kill();
                let _ = child.wait();
                Err(BenchFault::NotStarted(
                    args.join(OsStr::new(" ")).to_string_lossy().into_owned(),
                ))
            }
        }
    }

    /// Kills it, as a crash would, and waits until it is gone.
    pub fn kill(mut self) -> Result<(), BenchFault> {
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
        let status =
            fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
        line.trim().trim_end_matches(" kB").parse::<u64>().unwrap_or_default() << 10
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Processor time of this process so far: that of the load.
pub fn own_cpu() -> Duration {
    cpu_time("self")
}

/// Processor time so far of a process (`man 5 proc`); nothing where there is no such file.
fn cpu_time(process: &str) -> Duration {
    let text = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let fields = text.rsplit(')').next().unwrap_or_default().split_whitespace();
    let ticks: u32 = fields.skip(11).take(2).filter_map(|field| field.parse::<u32>().ok()).sum();
    TICK * ticks
}
