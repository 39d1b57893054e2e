//! Players and their sessions: guests and users, the change from guest to user, sign-in, refresh,
//! stream tickets, and the identification of callers. This crate must not know tables, other use
//! cases, HTTP or the storage engine. Formats and lifetimes of tokens are in `kontor-auth`.
//!
//! Everything is stored as small documents. What belongs together is written as one group: a new
//! user with the claims to the name, the session and its list, a bot account with the list of its
//! owner, a token with its list.
//!
//! * `name/<folded name>`: the player with this name (`names`);
//! * `look/<hash>`: the player with a name of that look (`looks`);
//! * `player/<player id>`: the account;
//! * `session/<session id>`: one sign-in, with the counter of its refresh tokens (`sessions`). If
//!   this document does not exist, the session has ended;
//! * `token/<token id>`: a personal token (`personal`), which is a session that is not refreshed;
//! * `sessions/<player id>`, `tokens/<player id>`, `bots/<player id>`: the ids of the player's
//!   sessions, tokens and bot accounts (`owned`). They are for listing and limits; the documents
//!   above alone decide what is valid;
//! * `app/<app id>`, `apps/<player id>`: apps of other people (`apps`), and the ids of a user's;
//! * `app_look/<hash>`: whose apps may have a name of that look (`app_names`);
//! * `authorizations/<player id>`: the codes that a user has given to apps (`authorizations`);
//! * `devices/<two letters>`: what devices ask for (`devices`);
//! * `player_lists/<player id>`: the players that a player has blocked or muted (`player_lists`);
//! * `presence/<player id>`: the last presence of a player who shows it (`presence`).
//!
//! Guests and users come in by `sign_in.rs`, which also identifies callers by their tokens. What
//! acts without the password is switched off by `revocations.rs`. What an earlier release has stored
//! is converted once, in `conversion.rs`. All errors of this crate are in [`error`].

mod app_names;
pub mod apps;
pub mod authorizations;
mod bots;
mod conversion;
mod credentials;
mod departure;
pub mod devices;
mod ended_sessions;
pub mod error;
mod live_sessions;
mod looks;
mod names;
mod opened_sessions;
mod operated;
mod owned;
mod personal;
pub mod player_lists;
pub mod presence;
mod profile;
mod recovery;
mod revocations;
mod sessions;
mod sign_in;
mod sign_outs;
mod suspension;
#[cfg(test)]
mod tests;
mod tickets;
mod token_conversion;
mod token_list;
mod unused;
mod upgrade;

// The code of a future is generated wherever it is polled. Boxed here, the futures of this crate
// are compiled once, and not again in the crates that call them.
use async_recursion::async_recursion as boxed;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use self::{
    devices::Polls, error::AccountsError, live_sessions::LiveSessions, names::Claim,
    personal::KnownTokens, presence::Noted, recovery::RecoveryCodes, sessions::is_zero,
    sign_outs::SignOuts,
};
pub use bots::LIMITS as BOT_LIMITS;
pub use conversion::{ConvertedNames, convert_names};
pub use departure::{ExportedAccount, Leaver};
use kontor_auth::{
    Caller, Engine, Player, PlayerKind, SessionId, keys::Keys, passwords::Passwords, tokens::Tokens,
};
use kontor_environment::{Entropy, TimeSource};
use kontor_log::{table_event::PlayerRef, texts::NAME_LENGTH_MAX};
use kontor_service::{
    documents::{Documents, Found, Value},
    error::ServiceError,
    key_keeper::KeyKeeper,
    requester::player_ref,
    runtime::{former::FORMER_PLAYER, hub::Hub},
    space::Space,
};
use kontor_store::DocumentStore;
use kontor_threads::fair::KeyedTurns;
pub use names::{folded_name, needed_claims, normalized as normalized_name, without_kept_name};
pub use operated::LookedUp;
use operated::Operated;
pub use personal::{LIMITS as TOKEN_LIMITS, NewToken, TOKEN_DAYS, TokenInfo};
pub use profile::{KnownPlayer, LIMITS as PROFILE_LIMITS, OwnProfile};
pub use recovery::{IssuedCodes, LIMITS as RECOVERY_LIMITS, LeftCodes};
pub use sessions::{LIMITS as SESSION_LIMITS, SessionInfo};
pub use suspension::Suspension;
pub use tickets::IssuedTicket;
pub use token_conversion::convert_tokens;
pub use upgrade::Upgrade;

/// Maximum length of a player id that is looked up, in bytes. Ids made by this server are shorter.
pub const PLAYER_ID_LENGTH_MAX: usize = 64;

/// The use cases for players and sessions.
pub struct Accounts {
    documents: Documents,
    /// Changes of one of these documents at this server wait for each other. The holder of a turn
    /// never takes another one, so there is no deadlock.
    turns: KeyedTurns,
    clock: Arc<dyn TimeSource>,
    entropy: Arc<dyn Entropy>,
    keys: Arc<Keys>,
    /// Knows of keys with which another server may have signed; none in tests.
    keeper: Option<Arc<KeyKeeper>>,
    tokens: Tokens,
    passwords: Passwords,
    live: Arc<LiveSessions>,
    known_tokens: Arc<KnownTokens>,
    polls: Arc<Polls>,
    /// The players who were here, until it is written.
    noted: Noted,
    hub: Hub,
    space: Arc<Space>,
}

/// What a player gets when signing in or refreshing.
#[derive(Clone, PartialEq, Eq)]
pub struct SignedIn {
    /// Who signed in.
    pub player: Player,
    /// The access token, which is sent with every request and expires after a short time.
    pub access_token: String,
    /// From this time on the access token is refused.
    pub expires_at_ms: u64,
    /// The refresh token, which is exchanged for the next pair of tokens.
    pub refresh_token: String,
}

/// A player as stored.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Account {
    name: String,
    created_at_ms: u64,
    login: Login,
    /// How often all sessions were ended at once.
    #[serde(default, skip_serializing_if = "SignOuts::is_none")]
    sign_outs: SignOuts,
    /// How often all that acts without the password was switched off.
    #[serde(default, skip_serializing_if = "is_zero")]
    revocations: u64,
    /// The recovery codes that were not used yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    recovery: Option<RecoveryCodes>,
    /// What the player says of themself, and shows of themself.
    #[serde(default, skip_serializing_if = "OwnProfile::is_empty")]
    profile: OwnProfile,
    /// What operators have decided about the account.
    #[serde(default, skip_serializing_if = "Operated::is_none")]
    operated: Operated,
}

/// How the player signs in again.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum Login {
    Guest {},
    User {
        password_hash: String,
        /// The idempotency key of the request by which a guest became this user.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        upgraded_by: Option<String>,
    },
    /// Not at all: the owner makes personal tokens for it.
    Bot {
        owner: String,
        engine: Arc<Engine>,
    },
}

/// What the keys of the documents with accounts begin with.
const KEY_PREFIX: &str = "player/";

/// The key of the document with the account of a player.
pub fn key_of_player(id: &str) -> String {
    Account::key(id)
}

/// The player in the document with this key; `None` if the document is of another kind.
pub fn player_of_key(key: &str) -> Option<&str> {
    key.strip_prefix(KEY_PREFIX)
}

impl Account {
    fn key(id: &str) -> String {
        format!("{KEY_PREFIX}{id}")
    }

    /// An account as it begins.
    fn new(name: String, created_at_ms: u64, login: Login) -> Account {
        Account {
            name,
            created_at_ms,
            login,
            sign_outs: SignOuts::default(),
            revocations: 0,
            recovery: None,
            profile: OwnProfile::default(),
            operated: Operated::default(),
        }
    }

    fn player(&self, id: &str) -> Player {
        let (kind, engine) = match &self.login {
            Login::Guest {} => (PlayerKind::Guest, None),
            Login::User { .. } => (PlayerKind::User, None),
            Login::Bot { owner: _, engine } => (PlayerKind::Bot, Some(engine.clone())),
        };
        Player { id: id.to_owned(), name: self.name.clone(), kind, engine }
    }

    /// The hash of the password of a user.
    fn password_hash(&self) -> Option<&str> {
        match &self.login {
            Login::Guest {} | Login::Bot { .. } => None,
            Login::User { password_hash, upgraded_by: _ } => Some(password_hash),
        }
    }

    /// The user to whom a bot account belongs.
    fn owner(&self) -> Option<&str> {
        match &self.login {
            Login::Guest {} | Login::User { .. } => None,
            Login::Bot { owner, engine: _ } => Some(owner),
        }
    }

    fn is_guest(&self) -> bool {
        matches!(self.login, Login::Guest {})
    }

    /// Whether this player claims the document with this key by the name. Guests do not claim their
    /// names, so the answer for a guest is always no.
    fn claims(&self, key: &str) -> bool {
        match self.login {
            Login::Guest {} => false,
            Login::User { .. } | Login::Bot { .. } => {
                names::claim_keys(&self.name).iter().any(|claimed| claimed == key)
            }
        }
    }
}

impl Accounts {
    /// Accounts that are stored as these documents, with tokens signed by these keys.
    pub fn new(
        documents: Arc<dyn DocumentStore>,
        clock: Arc<dyn TimeSource>,
        entropy: Arc<dyn Entropy>,
        keys: Arc<Keys>,
        passwords: Passwords,
        space: Arc<Space>,
    ) -> Accounts {
        Accounts {
            live: LiveSessions::new(documents.is_shared()).into(),
            known_tokens: KnownTokens::default().into(),
            polls: Polls::default().into(),
            noted: Noted::default(),
            documents: Documents(documents),
            turns: KeyedTurns::one_at_a_time(),
            clock,
            entropy,
            tokens: Tokens::new(Arc::clone(&keys)),
            keys,
            keeper: None,
            passwords,
            hub: Hub::default(),
            space,
        }
    }

    /// The same accounts; tokens with unknown keys make the keeper look for new keys.
    pub fn with_keeper(self, keeper: Arc<KeyKeeper>) -> Accounts {
        Accounts { keeper: Some(keeper), ..self }
    }

    /// Whether this player is a user. A player without an account is not.
    #[boxed]
    pub async fn is_user(&self, id: &str) -> Result<bool, AccountsError> {
        let account = self.documents.read::<Account>(&Account::key(id)).await?;
        Ok(account.is_some_and(|kept| kept.value.player(id).kind == PlayerKind::User))
    }

    /// Changes a document of a player in its turn, and returns the result of the change. If a
    /// request at another server comes first, the change is made again. An error if the player is
    /// gone.
    async fn change_in_turn<D: Value, T>(
        &self,
        player: &str,
        key: &str,
        change: impl Fn(&mut D) -> T,
    ) -> Result<T, AccountsError> {
        let _turn = self.turns.take(key).await;
        Ok(self.documents.change_of(player, key, change).await?)
    }

    /// The hub that notifies waiters of the end of a session.
    pub fn hub(&self) -> &Hub {
        &self.hub
    }

    /// The space that is left for the store.
    pub fn space(&self) -> &Arc<Space> {
        &self.space
    }

    /// The player with that id.
    #[boxed]
    pub async fn player(&self, id: &str) -> Result<Option<Player>, ServiceError> {
        Ok(self.account(id).await?.map(|account| account.player(id)))
    }

    /// The player with this id, if the account can be read.
    #[boxed]
    pub async fn undamaged_player(&self, id: &str) -> Result<Option<Player>, ServiceError> {
        let found = self.documents.find::<Account>(&Account::key(id)).await?;
        Ok(found.whole().map(|kept| kept.value.player(id)))
    }

    /// A player with the name and kind of now; one who is gone has no name any more. One whose
    /// account is damaged is as before: the table is also that of others.
    #[boxed]
    pub async fn named_now(&self, player: &PlayerRef) -> Result<PlayerRef, ServiceError> {
        Ok(match self.documents.find::<Account>(&Account::key(&player.id)).await? {
            Found::Whole(Some(kept)) => player_ref(&kept.value.player(&player.id)),
            Found::Whole(None) => PlayerRef { name: FORMER_PLAYER.into(), ..player.clone() },
            Found::Damaged(_) => player.clone(),
        })
    }

    /// The user or bot account of this name, in any spelling; `None` for a suspended one. Guests
    /// share names, so no guest is found.
    #[boxed]
    pub async fn named(&self, name: &str) -> Result<Option<Player>, AccountsError> {
        let refused = || AccountsError::ParameterInvalid {
            parameter: "name",
            what: format!("a name has 1 to {NAME_LENGTH_MAX} characters"),
        };
        if name.chars().count() > NAME_LENGTH_MAX {
            return Err(refused());
        }
        let key = names::key(&folded_name(name).map_err(|_| refused())?);
        let Some(claim) = self.documents.read::<Claim>(&key).await? else { return Ok(None) };
        let id = claim.value.player;
        let account = self.account(&id).await?.filter(|account| account.claims(&key));
        match account {
            Some(account) if !self.is_suspended(&id).await? => Ok(Some(account.player(&id))),
            Some(_) | None => Ok(None),
        }
    }

    /// The owner of a bot account; for all other accounts the player.
    #[boxed]
    pub async fn owner_or_self(&self, player: &str) -> Result<String, AccountsError> {
        let account = self.documents.read::<Account>(&Account::key(player)).await?;
        let owner = account.as_ref().and_then(|kept| kept.value.owner());
        Ok(owner.unwrap_or(player).to_owned())
    }

    async fn account(&self, id: &str) -> Result<Option<Account>, ServiceError> {
        if id.len() > PLAYER_ID_LENGTH_MAX {
            return Ok(None);
        }
        Ok(self.documents.read(&Account::key(id)).await?.map(|kept| kept.value))
    }

    /// The user of a name.
    async fn user_named(&self, folded: &str) -> Result<Option<(String, Account)>, AccountsError> {
        let key = names::key(folded);
        let Some(claim) = self.documents.read::<Claim>(&key).await? else {
            return Ok(None);
        };
        let id = claim.value.player;
        let account = self.account(&id).await?;
        let is_user = |account: &Account| account.claims(&key) && account.password_hash().is_some();
        Ok(account.filter(is_user).map(|account| (id, account)))
    }
}
