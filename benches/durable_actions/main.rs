//! Durable actions per second over HTTP, beside what the same process serves from memory.
//!
//! `cargo bench --bench durable_actions` plays games of Medici with 1, 16 and 64 of them going on at a time, against a real
//! server on a real store in a temporary directory (`TMPDIR` says where: on a disk, if the figures are to mean something).
//! Each measurement stands beside one of a bare route that answers with an action's reply from memory, over as many
//! connections. The ratio of both is what durability, rules and contract cost. It ends by itself after about half a minute
//! and judges nothing.
//!
//! Server and load share the machine's cores. The load generator is one thread that writes and reads plain HTTP/1.1, so that
//! it takes as little of them as may be; how much it took is printed.

mod load;
mod server;

use std::{
    fs::{self, File},
    io::Write,
    net::SocketAddr,
    path::Path,
    thread::available_parallelism,
    time::{Duration, Instant},
};

use load::{Connection, Driver, Tally};

/// Games that go on at a time.
const LEVELS: [usize; 3] = [1, 16, 64];
/// Load before each measurement.
const WARM_UP: Duration = Duration::from_millis(1_000);
/// How long actions are counted.
const ACTIONS_FOR: Duration = Duration::from_millis(5_000);
/// How long the bare route is counted.
const BARE_FOR: Duration = Duration::from_millis(2_500);
/// Writes for the price of one sync.
const SYNCS: usize = 200;

fn main() {
    let data = tempfile::tempdir().expect("there is room for a temporary directory");
    let kontor = server::kontor(data.path());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime can be built");
    runtime.block_on(async {
        let sample = sample_reply(kontor).await;
        print_scene(data.path(), sample.len());
        let bare = server::bare(sample);
        for games in LEVELS {
            let actions = actions(kontor, games).await;
            let bare = bare_replies(bare, games).await;
            print_row(games, &actions, &bare);
        }
    });
}

/// The reply of middle length in a whole game.
async fn sample_reply(kontor: SocketAddr) -> Vec<u8> {
    let mut replies = Vec::new();
    let mut driver = Driver::new(kontor, 0).await;
    let mut turn = driver.new_table().await;
    while let Some(open) = turn {
        turn = driver.act(open).await;
        replies.push(driver.reply().to_vec());
    }
    replies.sort_by_key(Vec::len);
    replies.swap_remove(replies.len() / 2)
}

/// A measurement.
struct Measured {
    tally: Tally,
    elapsed: Duration,
    /// Processor time of the load thread, and of all others.
    load_cpu: Duration,
    server_cpu: Duration,
}

impl Measured {
    /// Begins now; what runs until `work` has ended is counted.
    async fn of(work: impl Future<Output = Tally>) -> Self {
        let (begun, all, load) = (Instant::now(), cpu_time("/proc/self/stat"), cpu_time("/proc/thread-self/stat"));
        let tally = work.await;
        let load_cpu = cpu_time("/proc/thread-self/stat") - load;
        let server_cpu = (cpu_time("/proc/self/stat") - all).saturating_sub(load_cpu);
        Measured { tally, elapsed: begun.elapsed(), load_cpu, server_cpu }
    }

    fn per_second(&self) -> f64 {
        self.tally.latencies.len() as f64 / self.elapsed.as_secs_f64()
    }

    /// Latency that this share of all replies did not exceed, in milliseconds.
    fn percentile_ms(&self, share: f64) -> f64 {
        let mut sorted = self.tally.latencies.clone();
        sorted.sort_unstable();
        let place = ((sorted.len() as f64 * share) as usize).min(sorted.len().saturating_sub(1));
        sorted.get(place).map_or(f64::NAN, |latency| latency.as_secs_f64() * 1e3)
    }

    fn micros_each(&self, cpu: Duration) -> f64 {
        cpu.as_secs_f64() * 1e6 / self.tally.latencies.len() as f64
    }
}

/// Plays so many games at a time, new ones for those that end.
async fn actions(kontor: SocketAddr, games: usize) -> Measured {
    let mut drivers = Vec::new();
    for number in 0..games {
        drivers.push(Driver::new(kontor, number as u64 + 1).await);
    }
    let (drivers, _) = play_until(drivers, Instant::now() + WARM_UP).await;
    Measured::of(async { play_until(drivers, Instant::now() + ACTIONS_FOR).await.1 }).await
}

async fn play_until(drivers: Vec<Driver>, end: Instant) -> (Vec<Driver>, Tally) {
    let mut tasks = tokio::task::JoinSet::new();
    for mut driver in drivers {
        tasks.spawn(async move {
            let tally = driver.play_until(end).await;
            (driver, tally)
        });
    }
    let (drivers, tallies): (Vec<_>, Vec<_>) = tasks.join_all().await.into_iter().unzip();
    (drivers, tallies.into_iter().collect())
}

/// Asks for the bare reply over so many connections.
async fn bare_replies(bare: SocketAddr, connections: usize) -> Measured {
    let ask = |end: Instant| async move {
        let asked = (0..connections).map(|_| async move { Connection::open(bare).await.repeat_until(end).await });
        let tallies: Vec<Tally> = asked.collect::<tokio::task::JoinSet<_>>().join_all().await;
        tallies.into_iter().collect::<Tally>()
    };
    ask(Instant::now() + WARM_UP / 2).await;
    Measured::of(ask(Instant::now() + BARE_FOR)).await
}

/// Processor time so far of a process or thread (`man 5 proc`); nothing where there is no such file.
fn cpu_time(stat: &str) -> Duration {
    const TICK: Duration = Duration::from_millis(10); // 100 Hz, as on every Linux that matters here
    let text = fs::read_to_string(stat).unwrap_or_default();
    let fields = text.rsplit(')').next().unwrap_or_default().split_whitespace();
    let ticks: u32 = fields.skip(11).take(2).filter_map(|field| field.parse::<u32>().ok()).sum();
    TICK * ticks
}

/// What one write and sync of this size costs without any server: the least that a lone action can take.
fn sync_ms(dir: &Path, bytes: usize) -> f64 {
    let mut file = File::create(dir.join("syncs")).expect("the data directory can be written");
    let sync = |_| {
        let begun = Instant::now();
        file.write_all(&vec![0; bytes]).and_then(|()| file.sync_data()).expect("the data directory can be written");
        begun.elapsed()
    };
    let mut costs: Vec<Duration> = (0..SYNCS).map(sync).collect();
    costs.sort_unstable();
    costs[SYNCS / 2].as_secs_f64() * 1e3
}

fn print_scene(data: &Path, bytes: usize) {
    let cores = available_parallelism().map_or(0, usize::from);
    println!("Medici, 3 seats; server, store and load on one machine with {cores} cores; data in {}", data.display());
    println!("a reply has {bytes} bytes; a write and sync of as many takes {:.3} ms (p50)", sync_ms(data, bytes));
    println!();
    println!("       | durable actions            |  bare route                |       | processor time per action, µs");
    println!(" games |  per s    p50 ms    p99 ms |  per s    p50 ms    p99 ms | ratio | server      load");
}

fn print_row(games: usize, actions: &Measured, bare: &Measured) {
    let columns = |measured: &Measured| {
        let (p50, p99) = (measured.percentile_ms(0.5), measured.percentile_ms(0.99));
        format!("{:6.0}  {p50:8.3}  {p99:8.3}", measured.per_second())
    };
    let ratio = actions.per_second() / bare.per_second();
    let (server, load) = (actions.micros_each(actions.server_cpu), actions.micros_each(actions.load_cpu));
    println!("{games:6} | {} | {} | {ratio:5.3} | {server:6.0}    {load:6.0}", columns(actions), columns(bare));
}
