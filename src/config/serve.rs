//! The flags of `kontor serve`.

use std::{net::SocketAddr, num::NonZeroUsize, path::PathBuf, time::Duration};

use clap::Args;
use ipnet::IpNet;

use kontor_app::retention::RetentionSettings;
use kontor_auth::passwords::PasswordCost;
use kontor_http::{HttpSettings, IDLE_S, IDLE_S_RANGE};
use kontor_service::quotas::QuotaSettings;
use kontor_webhooks::Allowed;

use super::{DataArgs, SharedArgs, rates::RateFlags};

/// Settings of the server.
#[derive(Args, Clone, Debug)]
pub struct Serve {
    /// Address and port to listen on. Port 0 selects a free port.
    #[arg(long, env = "KONTOR_LISTEN", default_value = "127.0.0.1:8080", value_name = "ADDR:PORT")]
    pub listen: SocketAddr,
    /// Address and port for operators: GET /metrics. Off by default. It must not be reachable from
    /// the public network.
    #[arg(long, env = "KONTOR_OPS_LISTEN", value_name = "ADDR:PORT")]
    pub ops_listen: Option<SocketAddr>,
    /// Unix socket for `kontor admin`. Off by default. Only the user of the server, and root, can
    /// use it.
    #[arg(long, env = "KONTOR_ADMIN_SOCKET", value_name = "PATH")]
    pub admin_socket: Option<PathBuf>,
    /// Address of a collector of OpenTelemetry: traces are sent to `URL/v1/traces`, by OTLP over
    /// HTTP. Off by default.
    #[arg(long, env = "OTEL_EXPORTER_OTLP_ENDPOINT", value_name = "URL")]
    pub otlp_endpoint: Option<String>,
    /// The whole address to which traces are sent, if it is another one.
    #[arg(long, env = "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", value_name = "URL")]
    pub otlp_traces_endpoint: Option<String>,
    /// Networks of the proxies and programs that may decide whether a trace is recorded, separated by
    /// commas. Any caller can name the trace that a request continues.
    #[arg(long, env = "KONTOR_TRUSTED_TRACERS", value_delimiter = ',', value_name = "NET")]
    pub trusted_tracers: Vec<IpNet>,
    /// Data directory.
    #[command(flatten)]
    pub data: DataArgs,
    /// A shared database.
    #[command(flatten)]
    pub shared: SharedArgs,
    /// Free space on the file system of the data, in MiB, below which nothing new is stored: no
    /// players, tables, messages, forks or imports. Moves are accepted until a quarter of it is
    /// left. 0 means no limit.
    #[arg(long, env = "KONTOR_MIN_FREE_MIB", default_value_t = 512, value_name = "MIB")]
    pub min_free_mib: u64,
    /// Most bytes that are stored for one guest, in MiB: tables that the guest made, however they
    /// grew, forks, imports and messages. 0 means no limit.
    #[arg(long, env = "KONTOR_QUOTA_GUEST_MIB", default_value_t = 32, value_name = "MIB")]
    pub quota_guest_mib: u64,
    /// Most bytes that are stored for one user, in MiB. 0 means no limit.
    #[arg(long, env = "KONTOR_QUOTA_USER_MIB", default_value_t = 1_024, value_name = "MIB")]
    pub quota_user_mib: u64,
    /// Most bytes that are stored for one address, in MiB, for all players together; an IPv6
    /// network of 64 bits counts as one address. 0 means no limit.
    #[arg(long, env = "KONTOR_QUOTA_ADDRESS_MIB", default_value_t = 4_096, value_name = "MIB")]
    pub quota_address_mib: u64,
    /// Days for which a game of guests is kept after its last move; then it is deleted, unless a user
    /// made it or played in it, or a fork goes on from it. 0 keeps all games.
    #[arg(long, env = "KONTOR_GUEST_GAME_DAYS", default_value_t = 90, value_name = "DAYS")]
    pub guest_game_days: u32,
    /// Days after which an unused guest is forgotten: the seats go to stand-ins, and open
    /// tables of the guest are deleted. 0 keeps all guests.
    #[arg(long, env = "KONTOR_GUEST_DAYS", default_value_t = 180, value_name = "DAYS")]
    pub guest_days: u32,
    /// Webhooks may be sent over plain http as well. Without it they are sent over https alone.
    #[arg(long, env = "KONTOR_WEBHOOKS_HTTP")]
    pub webhooks_http: bool,
    /// Webhooks may be sent to addresses that are not public as well: this machine, private
    /// networks. Then the maker of a webhook reaches what this server can reach.
    #[arg(long, env = "KONTOR_WEBHOOKS_PRIVATE")]
    pub webhooks_private: bool,
    /// Only read the store of the data directory, never a database: nothing is stored, and no file
    /// of the data directory is changed. A server whose disk is too full for it to start does so by
    /// itself.
    #[arg(long, env = "KONTOR_READ_ONLY")]
    pub read_only: bool,
    /// Most content of a store that is only read, in MiB. It is read into memory.
    #[arg(long, env = "KONTOR_READ_ONLY_MIB", default_value_t = 1_024, value_name = "MIB")]
    pub read_only_mib: u64,
    /// Threads that handle requests; 0 means one per core.
    #[arg(long, env = "KONTOR_WORKERS", default_value_t = 0, value_name = "N")]
    pub workers: usize,
    /// Most bots that choose an action at the same time.
    #[arg(long, env = "KONTOR_BOT_WORKERS", default_value_t = NonZeroUsize::MIN, value_name = "N")]
    pub bot_workers: NonZeroUsize,
    /// Most memory of the games that are cached, in MiB. Other games are read from their logs when
    /// they are needed.
    #[arg(long, env = "KONTOR_GAMES_CACHE_MIB", default_value_t = 192, value_name = "MIB")]
    pub games_cache_mib: u64,
    /// Networks of the proxies whose header X-Forwarded-For, or Forwarded where that is missing, is
    /// trusted, separated by commas.
    #[arg(long, env = "KONTOR_TRUSTED_PROXIES", value_delimiter = ',', value_name = "NET")]
    pub trusted_proxies: Vec<IpNet>,
    /// The address at which clients find the server, with http:// or https://. The answers of
    /// OAuth name it. Without it, they name the server as each request does, with http. It may have
    /// a path, which a proxy takes off: all addresses in replies begin with it then.
    #[arg(long, env = "KONTOR_PUBLIC_URL", value_name = "URL", value_parser = public_url)]
    pub public_url: Option<String>,
    /// Most event streams that one caller has open.
    #[arg(long, env = "KONTOR_STREAMS_MAX", default_value_t = 16, value_name = "N")]
    pub streams_max: usize,
    /// Most connections that one address has open; an IPv6 network of 64 bits counts as one
    /// address. Trusted proxies are not limited.
    #[arg(long, env = "KONTOR_CONNECTIONS_MAX", default_value_t = 256, value_name = "N")]
    pub connections_max: usize,
    /// Seconds for which a connection stays open between two requests, and before its first one. A
    /// proxy must end its idle connections before that.
    #[arg(
        long,
        env = "KONTOR_IDLE_S",
        default_value_t = IDLE_S,
        value_parser = clap::value_parser!(u64).range(IDLE_S_RANGE),
        value_name = "SECONDS",
    )]
    pub idle_s: u64,
    /// Requests per minute.
    #[command(flatten)]
    pub rates: RateFlags,
    /// Memory of one password hash (argon2id), in KiB.
    #[arg(
        long,
        env = "KONTOR_PASSWORD_MEMORY_KIB",
        default_value_t = PasswordCost::default().memory_kib,
        value_name = "KIB",
    )]
    pub password_memory_kib: u32,
    /// Passes of one password hash.
    #[arg(
        long,
        env = "KONTOR_PASSWORD_PASSES",
        default_value_t = PasswordCost::default().passes,
        value_name = "N",
    )]
    pub password_passes: u32,
    /// Seconds between the signal to stop and the stop, in which the server goes on as before but
    /// says that it is not ready (`/healthz/ready`): so long a proxy may take to notice.
    #[arg(long, env = "KONTOR_LEAVE_S", default_value_t = 0, value_name = "SECONDS")]
    pub leave_s: u64,
    /// Seconds that a shutdown waits for running commands, and then for the last replies to be
    /// sent.
    #[arg(long, env = "KONTOR_STOP_S", default_value_t = 10, value_name = "SECONDS")]
    pub stop_s: u64,
}

impl Serve {
    /// The settings of the HTTP layer.
    pub fn http(&self) -> HttpSettings {
        HttpSettings {
            rates: self.rates.0,
            trusted_proxies: self.trusted_proxies.clone(),
            trusted_tracers: self.trusted_tracers.clone(),
            public_url: self.public_url.clone(),
            streams_max: self.streams_max,
            connections_max: self.connections_max,
            idle_max: Duration::from_secs(self.idle_s),
            ..HttpSettings::default()
        }
    }

    /// What all servers of one database should be started with, as a text to be compared: the
    /// limits that players meet, and not the addresses, paths, threads and memory of a server.
    pub fn common_settings(&self) -> String {
        let http = self.http();
        let stored =
            (self.quotas(), self.retention(), self.password_cost(), self.webhook_targets());
        let reached = (http.rates, http.public_url, http.streams_max, http.connections_max);
        format!("{stored:?} {reached:?}")
    }

    /// Where traces are sent; `None` if they are off. An empty variable is one that is not set.
    pub fn traces_endpoint(&self) -> Option<String> {
        let set = |given: &Option<String>| given.clone().filter(|url| !url.is_empty());
        let whole = set(&self.otlp_traces_endpoint);
        let base = || set(&self.otlp_endpoint);
        whole.or_else(|| base().map(|base| format!("{}/v1/traces", base.trim_end_matches('/'))))
    }

    /// How much may be stored.
    pub fn quotas(&self) -> QuotaSettings {
        let bytes = |mib: u64| mib.saturating_mul(1 << 20);
        QuotaSettings {
            guest_bytes: bytes(self.quota_guest_mib),
            user_bytes: bytes(self.quota_user_mib),
            address_bytes: bytes(self.quota_address_mib),
        }
    }

    /// Where webhooks may be sent.
    pub fn webhook_targets(&self) -> Allowed {
        Allowed { http: self.webhooks_http, private: self.webhooks_private }
    }

    /// How long games are kept.
    pub fn retention(&self) -> RetentionSettings {
        RetentionSettings { guest_game_days: self.guest_game_days, guest_days: self.guest_days }
    }

    /// The cost of a password hash.
    pub fn password_cost(&self) -> PasswordCost {
        PasswordCost { memory_kib: self.password_memory_kib, passes: self.password_passes }
    }
}

/// An address at which clients find a server, without a slash at its end.
fn public_url(text: &str) -> Result<String, String> {
    let url = reqwest::Url::parse(text).map_err(|error| error.to_string())?;
    let is_plain = url.query().is_none() && url.fragment().is_none() && url.username().is_empty();
    match matches!(url.scheme(), "http" | "https") && is_plain {
        true => Ok(url.as_str().trim_end_matches('/').to_owned()),
        false => Err("an http or https address without query, fragment and user".to_owned()),
    }
}
