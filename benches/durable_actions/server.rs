//! The servers: Kontor as `kontor serve` runs it, and a bare route in the same process.

use std::{net::SocketAddr, num::NonZeroU32, path::Path, sync::Arc, sync::mpsc, thread};

use actix_web::{App as WebApp, HttpResponse, HttpServer, dev::Server, rt, web};
use bytes::Bytes;
use kontor::{
    app::{
        App, Parts,
        accounts::Accounts,
        environment::{SystemClock, SystemEntropy, random},
        summary,
    },
    auth::{
        keys::Keys,
        passwords::{PasswordCost, Passwords},
    },
    http::{HttpSettings, Service, build_app, openapi::Documents, rates::RateSettings},
    store::{Settings, SledStore},
};

/// Requests per minute and bucket: no bucket is ever empty.
const RATE: NonZeroU32 = NonZeroU32::new(100_000_000).expect("not zero");
/// Games kept folded, as `kontor serve` has it.
const GAMES_CACHED_MOST: u64 = 10_000;

/// Kontor on a store in this directory, with limits that nobody meets and without a log.
pub fn kontor(data: &Path) -> SocketAddr {
    let data = data.to_owned();
    listen(move || {
        let service = web::Data::new(service(&data));
        rt::spawn(service.app.clone().follow_store());
        let server = HttpServer::new(move || build_app(service.clone())).bind("127.0.0.1:0").expect("a port is free");
        let address = server.addrs()[0];
        (server.disable_signals().run(), address)
    })
}

/// One route without anything around it, which answers with this body.
pub fn bare(body: Vec<u8>) -> SocketAddr {
    let body = Bytes::from(body);
    listen(move || {
        let route = move || {
            let body = body.clone();
            let answer = move || std::future::ready(HttpResponse::Ok().content_type("application/json").body(body.clone()));
            WebApp::new().route("/", web::get().to(answer))
        };
        let server = HttpServer::new(route).bind("127.0.0.1:0").expect("a port is free");
        let address = server.addrs()[0];
        (server.disable_signals().run(), address)
    })
}

/// Runs a server on threads of its own until the process ends.
fn listen(build: impl FnOnce() -> (Server, SocketAddr) + Send + 'static) -> SocketAddr {
    let (tell, told) = mpsc::channel();
    thread::spawn(move || {
        rt::System::new().block_on(async move {
            let (server, address) = build();
            tell.send(address).expect("the benchmark waits for the address");
            server.await.expect("the server runs until the process ends");
        });
    });
    told.recv().expect("the server says its address")
}

fn service(data: &Path) -> Service {
    let settings = Settings::new(summary::rows_of, summary::INDEX_VERSION);
    let store = SledStore::open(data.join("store"), settings).expect("an empty directory can be opened");
    let keys = Arc::new(Keys::open(&data.join("keys"), || random(&SystemEntropy)).expect("keys can be made"));
    let (clock, entropy) = (Arc::new(SystemClock), Arc::new(SystemEntropy));
    let passwords = Passwords::new(PasswordCost::default()).expect("the usual cost is possible");
    let accounts = Accounts::new(store.clone(), clock.clone(), entropy.clone(), keys.clone(), passwords);
    let contract = Documents::generate();
    let build = contract.build.clone();
    let parts = Parts {
        events: store.clone(),
        documents: store,
        clock,
        entropy,
        keys,
        accounts,
        games_cached_most: GAMES_CACHED_MOST,
        build,
    };
    let rates = RateSettings {
        moves_per_minute: RATE,
        previews_per_minute: RATE,
        messages_per_minute: RATE,
        records_per_minute: RATE,
        player_per_minute: RATE,
        address_per_minute: RATE,
        sign_ins_per_minute: RATE,
    };
    Service::new(App::new(parts), HttpSettings { rates, ..HttpSettings::default() }, contract)
}
