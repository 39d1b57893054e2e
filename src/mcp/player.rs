//! The player as whom the tools act.

use std::fmt;

use kontor_client::{Client, Error, Kontor, OrProblem, types::Game};
use serde_json::Value;
use tokio::sync::RwLock;

use crate::{refusal::Refusal, texts};

/// The name and password of a user.
#[derive(Clone)]
pub struct Credentials {
    /// The name.
    pub name: String,
    /// The password.
    pub password: String,
}

impl fmt::Debug for Credentials {
    /// Passwords do not belong in logs.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Credentials of {}", self.name)
    }
}

/// A Kontor server, and the player who is signed in there, or none yet.
#[derive(Debug)]
pub struct Player {
    server: String,
    /// The user whom a sign-in without a name means.
    usual: Option<Credentials>,
    current: RwLock<Kontor>,
}

impl Player {
    /// No player yet, at the server with this address.
    pub fn new(server: &str, usual: Option<Credentials>) -> Self {
        Player { server: server.to_owned(), usual, current: RwLock::new(Kontor::new(server)) }
    }

    /// Signs in: a user with a password, the usual user without a name, otherwise a new guest.
    /// Returns who it is.
    pub(crate) async fn sign_in(
        &self,
        name: Option<String>,
        password: Option<String>,
    ) -> Result<String, Refusal> {
        let kontor = Kontor::new(&self.server);
        let kontor = match (name, password, self.usual.clone()) {
            (Some(name), Some(password), _) => kontor.sign_in(&name, &password).await?,
            (None, None, Some(user)) => kontor.sign_in(&user.name, &user.password).await?,
            (name, None, _) => kontor.guest(name.as_deref()).await?,
            (None, Some(_), _) => {
                return Err(Refusal::of_argument("a password needs the name of its user"));
            }
        };
        let player = kontor.player();
        *self.current.write().await = kontor;
        let player = player.ok_or_else(|| Refusal::unexpected("the server signed no player in"))?;
        Ok(format!("{} {} ({})", player.kind, texts::quoted(&player.name), player.id))
    }

    /// The client, signed in or not.
    pub(crate) async fn kontor(&self) -> Kontor {
        self.current.read().await.clone()
    }

    /// Every operation of the contract.
    pub(crate) async fn api(&self) -> Client {
        self.kontor().await.api().clone()
    }

    /// What a GET answers, as text.
    pub(crate) async fn text(&self, path: &[&str], accept: &str) -> Result<String, Refusal> {
        Ok(self.kontor().await.get(path, &[], accept).await?)
    }

    /// What a GET answers, as JSON.
    pub(crate) async fn json(
        &self,
        path: &[&str],
        query: &[(&str, &str)],
    ) -> Result<Value, Refusal> {
        let text = self.kontor().await.get(path, query, "application/json").await?;
        serde_json::from_str(&text).map_err(|error| Refusal::unexpected(&error.to_string()))
    }

    /// A game as lists show it.
    pub(crate) async fn game(&self, id: &str) -> Result<Game, Error> {
        self.api().await.get_game().game(id).send().await.or_problem()
    }
}
