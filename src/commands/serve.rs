//! `kontor serve`.

use std::{io::Write, sync::Arc, time::Duration};

use crate::config::{DataArgs, Serve};
use actix_web::{HttpServer, dev::ServerHandle, web::Data};
use kontor_app::{
    App, Parts,
    accounts::Accounts,
    environment::{Clock, Entropy, SystemClock, SystemEntropy, random},
    log::summary,
};
use kontor_auth::{keys::Keys, passwords::Passwords};
use kontor_http::{Service, build_ops, connection, openapi::Documents};
use kontor_store::{IfMissing, Settings, SledStore};
use tokio::signal::unix::{Signal, SignalKind, signal};

use super::Failure;

/// How often rate buckets that are full again are forgotten.
const TIDY_EVERY: Duration = Duration::from_secs(60);

/// The store of a data directory.
pub fn open_store(data: &DataArgs, if_missing: IfMissing) -> Result<Arc<SledStore>, Failure> {
    let settings = Settings::new(summary::rows_of, summary::INDEX_VERSION);
    let settings =
        Settings { page_memory_bytes: data.store_cache_mib << 20, if_missing, ..settings };
    Ok(SledStore::open(data.data.join("store"), settings)?)
}

pub fn run(args: &Serve) -> Result<(), Failure> {
    actix_web::rt::System::new().block_on(serve(args))
}

async fn serve(args: &Serve) -> Result<(), Failure> {
    let store = open_store(&args.data, IfMissing::Create)?;
    let contract = Documents::generate();
    let app = build(args, &store, contract.build.clone())?;
    let service = Data::new(Service::new(app.clone(), args.http(), contract));
    actix_web::rt::spawn(app.games.clone().follow_store());
    actix_web::rt::spawn(app.autoplay().run(args.bot_workers.get()));

    let workers =
        if args.workers == 0 { std::thread::available_parallelism()?.get() } else { args.workers };
    let stop_max = Duration::from_secs(args.stop_s);
    let (address, server) = connection::listen(&service, args.listen, workers, stop_max)
        .map_err(|error| format!("cannot listen on {}: {error}", args.listen))?;
    let handle = server.handle();
    if let Some(ops) = args.ops_listen {
        let shared = service.clone();
        let ops_server =
            HttpServer::new(move || build_ops(shared.clone())).workers(1).disable_signals();
        let ops_server =
            ops_server.bind(ops).map_err(|error| format!("cannot listen on {ops}: {error}"))?;
        tracing::info!(address = %ops_server.addrs()[0], "metrics");
        actix_web::rt::spawn(ops_server.run());
    }
    println!("{address}");
    std::io::stdout().flush()?;
    tracing::info!(%address, data = %args.data.data.display(), workers, "listening");

    actix_web::rt::spawn(tidy(service.clone()));
    actix_web::rt::spawn(stop_when_told(StopSignals::listen()?, app, handle, stop_max));
    server.await?;
    store.close().await;
    tracing::info!("stopped");
    Ok(())
}

fn build(args: &Serve, store: &Arc<SledStore>, contract: String) -> Result<App, Failure> {
    let (clock, entropy): (Arc<dyn Clock>, Arc<dyn Entropy>) =
        (Arc::new(SystemClock), Arc::new(SystemEntropy));
    let keys = Arc::new(Keys::open(&args.data.data.join("keys"), || random(&SystemEntropy))?);
    let passwords = Passwords::new(args.password_cost())?;
    let accounts =
        Accounts::new(store.clone(), clock.clone(), entropy.clone(), keys.clone(), passwords);
    Ok(App::new(Parts {
        events: store.clone(),
        documents: store.clone(),
        clock,
        entropy,
        keys,
        accounts,
        games_cached_max: args.games_cached,
        build: contract,
    }))
}

async fn tidy(service: Data<Service>) {
    let mut beat = tokio::time::interval(TIDY_EVERY);
    loop {
        beat.tick().await;
        service.rates.tidy();
    }
}

/// The first signal lets what is under way come to its end, as far as it does so in time; the
/// second one ends the process.
async fn stop_when_told(
    mut signals: StopSignals,
    app: App,
    server: ServerHandle,
    wait_max: Duration,
) {
    signals.next().await;
    tracing::info!("stopping: no new commands, those under way are finished");
    actix_web::rt::spawn(async move {
        let is_drained = tokio::time::timeout(wait_max, app.games.drain()).await.is_ok();
        server.stop(is_drained).await;
    });
    signals.next().await;
    tracing::warn!("told twice: stopped at once");
    // Nothing that was acknowledged is lost: it is on disk.
    std::process::exit(1);
}

/// What asks a process to stop.
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
