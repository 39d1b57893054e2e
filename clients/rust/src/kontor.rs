//! A server, and the player who is signed in there.

use std::{sync::Arc, time::Duration};

use progenitor_client::ClientInfo;

use crate::{
    AccountEvents, Decisions, Error, Events, Follow, News, OrProblem, Retry, Waiting,
    contract::{
        Client,
        types::{
            CreateGuestRequest, CreateSessionRequest, CreateUserRequest, Player,
            RecoverAccountRequest, SignedIn, UpgradeRequest,
        },
    },
    session::Session,
    token::TokenSource,
};

/// The longest time to connect.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// The longest time without a byte from the server; long polls and streams send something more
/// often.
const SILENCE_MAX: Duration = Duration::from_secs(75);

/// A function that gets each new session.
pub type OnSession = Arc<dyn Fn(&SignedIn) + Send + Sync>;

/// Settings of a client.
#[derive(Clone, Default)]
pub struct Settings {
    /// Addresses of further servers that share their games with the first one, at most 15: where
    /// one does not answer, the request goes to the next one. What is no URL is ignored.
    pub further: Vec<String>,
    /// When and how often requests are repeated.
    pub retry: Retry,
    /// A session to continue, as `on_session` got it.
    pub session: Option<SignedIn>,
    /// A token that takes the place of a session, see [`Kontor::with_token`].
    pub token: Option<TokenSource>,
    /// Told of each new session: keep it. A guest has no other way back.
    pub on_session: Option<OnSession>,
}

/// A server, and the player who is signed in there, if any. Clones share the session.
#[derive(Clone, Debug)]
pub struct Kontor {
    api: Client,
}

impl Kontor {
    /// A client that is not signed in: it can read rulesets and public games.
    pub fn new(base_url: &str) -> Self {
        Self::with(base_url, Settings::default())
    }

    /// Uses a personal token, or one that an app got by OAuth: `Kontor::with_token(url, secret)`.
    /// [`TokenSource::asked`] is for tokens that are replaced from time to time, and `Settings::token` for
    /// further settings. There is no session: [`Kontor::player`] is not known, and `GET /v1/me`
    /// tells who it is.
    pub fn with_token(base_url: &str, token: impl Into<TokenSource>) -> Self {
        Self::with(base_url, Settings { token: Some(token.into()), ..Settings::default() })
    }

    /// A client with settings.
    pub fn with(base_url: &str, settings: Settings) -> Self {
        // This fails if the program has installed another provider already.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let http = reqwest::Client::builder()
            .connect_timeout(CONNECT_TIMEOUT)
            .read_timeout(SILENCE_MAX)
            .build();
        let http = http.expect("there is a TLS provider, and no other setting can be wrong");
        Self {
            api: Client::new_with_client(
                base_url.trim_end_matches('/'),
                http,
                Session::new(base_url, settings),
            ),
        }
    }

    /// Every operation of the contract.
    pub fn api(&self) -> &Client {
        &self.api
    }

    /// Signs a new guest in.
    pub async fn guest(self, name: Option<&str>) -> Result<Self, Error> {
        let body = CreateGuestRequest { name: name.map(str::to_owned) };
        let session = self.api.create_guest().body(body).send().await.or_problem()?;
        Ok(self.begin(session))
    }

    /// Creates a new user, and signs them in.
    pub async fn sign_up(self, name: &str, password: &str) -> Result<Self, Error> {
        let body = CreateUserRequest { name: name.to_owned(), password: password.to_owned() };
        let session = self.api.create_user().body(body).send().await.or_problem()?;
        Ok(self.begin(session))
    }

    /// Signs a user in.
    pub async fn sign_in(self, name: &str, password: &str) -> Result<Self, Error> {
        let body = CreateSessionRequest { name: name.to_owned(), password: password.to_owned() };
        let session = self.api.create_session().body(body).send().await.or_problem()?;
        Ok(self.begin(session))
    }

    /// Gives a user who has a recovery code a new password, which ends all other sessions, and signs
    /// them in. If the answer is lost, [`Kontor::sign_in`] with the new password: a code counts once.
    pub async fn recover(
        self,
        name: &str,
        recovery_code: &str,
        password: &str,
    ) -> Result<Self, Error> {
        let [name, recovery_code, password] = [name, recovery_code, password].map(str::to_owned);
        let body = RecoverAccountRequest { name, recovery_code, password };
        let session = self.api.recover_account().body(body).send().await.or_problem()?;
        Ok(self.begin(session))
    }

    /// Upgrades the guest who is signed in to a user: the same player with the same games, in the
    /// same session.
    pub async fn upgrade(&self, name: &str, password: &str) -> Result<(), Error> {
        let body = UpgradeRequest { name: name.to_owned(), password: password.to_owned() };
        let player = self.api.upgrade_guest().body(body).send().await.or_problem()?;
        self.api.inner().upgrade(player);
        Ok(())
    }

    /// Ends the session.
    pub async fn sign_out(&self) -> Result<(), Error> {
        self.api.end_session().send().await.or_problem()?;
        self.api.inner().end();
        Ok(())
    }

    /// The player who is signed in.
    pub fn player(&self) -> Option<Player> {
        self.api.inner().current().map(|session| session.player.clone())
    }

    /// The events of a game from the first one on, as they happen, until it is over. Connections
    /// that break are taken up again.
    pub fn follow(&self, game: &str, follow: Follow) -> Events {
        Events::new(self.api.clone(), game, follow)
    }

    /// What happens at all tables of the player, as it happens, over one connection that is taken
    /// up again when it breaks. To go on later, keep the number of the last event as `after`.
    pub fn news(&self, news: News) -> AccountEvents {
        AccountEvents::new(self.api.clone(), news)
    }

    /// The decisions that wait for the player, in all games or in one, each once, as they come;
    /// those of one game until it is finished or gone.
    pub fn decisions(&self, waiting: Waiting) -> Decisions {
        Decisions::new(self.api.clone(), waiting)
    }

    fn begin(self, session: SignedIn) -> Self {
        self.api.inner().begin(session);
        self
    }
}
