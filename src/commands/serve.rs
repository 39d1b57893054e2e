//! `kontor serve`: the server.

use std::{io::Write, sync::Arc, time::Duration};

use crate::config::Serve;
use actix_web::{dev::ServerHandle, web::Data};
use kontor_accounts::Accounts;
use kontor_app::{App, Parts};
use kontor_auth::{key_directory::KeyDirectory, passwords::Passwords};
use kontor_environment::{Entropy, SystemClock, SystemEntropy, TimeSource};
use kontor_http::{HttpSettings, Service, openapi::Documents, server};
use kontor_service::{
    key_keeper::KeyKeeper,
    space::{OnlyReads, Space, SystemDisk},
};
use kontor_telemetry::{SpanCounts, Traces};
use kontor_webhooks::HttpCourier;
use tokio::signal::unix::{Signal, SignalKind, signal};

use super::store::{ServedStore, create_directory, keys_of, not_converted};
use super::{
    CommandError, admin_socket,
    backup::{serve_backups, stop_backups},
};

/// How often rate limit buckets that are full again are removed from memory.
const BUCKET_CLEANUP_INTERVAL: Duration = Duration::from_secs(60);

/// Threads that are started after the pools, beside those that handle requests: they accept
/// connections, serve metrics and make backups.
const OTHER_THREADS: usize = 4;

/// How long a stop waits until the last spans are sent.
const TRACES_FLUSH_MAX: Duration = Duration::from_secs(3);

/// Runs the server, and sends its traces, if any.
pub fn run(args: &Serve, traces: Option<Traces>) -> Result<(), CommandError> {
    actix_web::rt::System::new().block_on(async {
        let spans = traces.as_ref().map(Traces::counts);
        let sending = traces.map(Traces::start);
        let served = serve(args, spans).await;
        if let Some(sending) = sending {
            sending.stop(TRACES_FLUSH_MAX).await;
        }
        served
    })
}

/// Runs the server; these spans count if traces are sent.
async fn serve(args: &Serve, spans: Option<SpanCounts>) -> Result<(), CommandError> {
    let store = ServedStore::open(args).await?;
    store.convert().await?;
    if matches!(store, ServedStore::Shared(_)) && !args.data.data.exists() {
        create_directory(&args.data.data)?;
    }
    let contract = Documents::generate();
    let directory = KeyDirectory::new(&keys_of(&args.data.data));
    let (clock, documents) = (Arc::new(SystemClock), store.documents());
    let keeper = KeyKeeper::open(directory, &documents, clock, &SystemEntropy).await?;
    let app = build(args, &store, keeper.clone(), contract.build.clone(), spans.is_some())?;
    let spans = spans.unwrap_or_default();
    let settings = HttpSettings { spans, ..args.http() };
    let service = Data::new(Service::new(app.clone(), settings, contract));
    actix_web::rt::spawn(app.games.space.clone().watch()?);
    actix_web::rt::spawn(keeper.run());
    if !store.is_read_only() {
        app.admin.convert().await.map_err(|error| not_converted("acts of operators", error))?;
    }
    app.games.load_marks().await;
    if !store.is_read_only() {
        actix_web::rt::spawn(app.clone().follow_store());
        actix_web::rt::spawn(app.autoplay(args.bot_workers.get())?.run());
        actix_web::rt::spawn(app.worker().run());
        actix_web::rt::spawn(app.webhooks.clone().run());
    }

    let workers =
        if args.workers == 0 { std::thread::available_parallelism()?.get() } else { args.workers };
    kontor_threads::check("requests", workers + OTHER_THREADS)?;
    let shutdown_timeout = Duration::from_secs(args.stop_s);
    let (address, server) = server::listen(&service, args.listen, workers, shutdown_timeout)
        .map_err(|error| format!("cannot listen on {}: {error}", args.listen))?;
    let handle = server.handle();
    if let Some(ops) = args.ops_listen {
        let (at, ops_server) = server::listen_ops(&service, ops)
            .map_err(|error| format!("cannot listen on {ops}: {error}"))?;
        tracing::info!(address = %at, "serving metrics");
        actix_web::rt::spawn(ops_server);
    }
    if let Some(store) = store.embedded()
        && let Err(error) = serve_backups(store, &args.data.data)
    {
        tracing::warn!(%error, "`kontor backup` will not work while this server runs");
    }
    if let Some(path) = &args.admin_socket {
        admin_socket::listen(path, app.admin.clone())?;
    }
    // Before the address is known: a process that knows it may also ask the server to stop.
    let signals = StopSignals::listen()?;
    println!("{address}");
    std::io::stdout().flush()?;
    tracing::info!(%address, data = %args.data.data.display(), workers, "listening");

    actix_web::rt::spawn(remove_full_buckets(service.clone()));
    let leave = Duration::from_secs(args.leave_s);
    actix_web::rt::spawn(shut_down_on_signal(signals, app, handle, leave, shutdown_timeout));
    server.await?;
    store.close(shutdown_timeout).await;
    if store.embedded().is_some() {
        stop_backups(&args.data.data);
    }
    if let Some(path) = &args.admin_socket {
        admin_socket::stop(path);
    }
    tracing::info!("stopped");
    Ok(())
}

fn build(
    args: &Serve,
    store: &ServedStore,
    keeper: Arc<KeyKeeper>,
    contract: String,
    is_traced: bool,
) -> Result<App, CommandError> {
    let (clock, entropy): (Arc<dyn TimeSource>, Arc<dyn Entropy>) =
        (Arc::new(SystemClock), Arc::new(SystemEntropy));
    let keys = keeper.keys().clone();
    let passwords = Passwords::new(args.password_cost())?;
    let disk = SystemDisk(args.data.data.clone());
    let space = match store {
        ServedStore::Writable(_) => Space::new(disk, args.min_free_mib.saturating_mul(1 << 20)),
        // The disk of this server has only the keys.
        ServedStore::Shared(_) => Space::new(disk, 0),
        ServedStore::ReadOnly(_) if args.read_only => Space::read_only(disk, OnlyReads::OnPurpose),
        ServedStore::ReadOnly(_) => Space::read_only(disk, OnlyReads::DiskFull),
    };
    let (events, documents) = match is_traced {
        true => store.traced(),
        false => (store.events(), store.documents()),
    };
    let accounts = Accounts::new(
        documents.clone(),
        clock.clone(),
        entropy.clone(),
        keys.clone(),
        passwords,
        space,
    )
    .with_keeper(keeper);
    let app = App::new(Parts {
        events,
        documents,
        clock,
        entropy,
        keys,
        accounts,
        games_cache_bytes_max: args.games_cache_mib.saturating_mul(1 << 20),
        quotas: args.quotas(),
        retention: args.retention(),
        courier: Arc::new(HttpCourier::new(args.webhook_targets())),
        build: contract,
    })?;
    Ok(app)
}

async fn remove_full_buckets(service: Data<Service>) {
    let mut interval = tokio::time::interval(BUCKET_CLEANUP_INTERVAL);
    loop {
        interval.tick().await;
        service.remove_full_buckets();
    }
}

/// After the first signal the server leaves: proxies and clients may choose another one. Then
/// running commands are completed, within the timeout. The second signal ends the process.
async fn shut_down_on_signal(
    mut signals: StopSignals,
    app: App,
    server: ServerHandle,
    leave: Duration,
    timeout: Duration,
) {
    signals.next().await;
    app.games.leave();
    tracing::info!("this server is about to stop, and not ready from now on");
    actix_web::rt::spawn(async move {
        tokio::time::sleep(leave).await;
        tracing::info!("shutting down: no new commands are accepted, running ones are completed");
        let is_drained = tokio::time::timeout(timeout, app.games.drain()).await.is_ok();
        server.stop(is_drained).await;
    });
    signals.next().await;
    tracing::warn!("second signal: exiting at once");
    // Everything that was acknowledged is on disk.
    std::process::exit(1);
}

/// The signals that ask the process to stop.
struct StopSignals {
    terminate: Signal,
    interrupt: Signal,
}

impl StopSignals {
    fn listen() -> std::io::Result<Self> {
        Ok(StopSignals {
            terminate: signal(SignalKind::terminate())?,
            interrupt: signal(SignalKind::interrupt())?,
        })
    }

    async fn next(&mut self) {
        tokio::select! {
            _ = self.terminate.recv() => {}
            _ = self.interrupt.recv() => {}
        }
    }
}
