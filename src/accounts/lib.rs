//! Players and their sessions: guests and users, the change from guest to user, sign-in, refresh,
//! stream tickets, and the identification of callers. This crate must not know tables, other use
//! cases, HTTP or the storage engine. Formats and lifetimes of tokens are in `kontor-auth`.
//!
//! Everything is stored as small documents. What belongs together is written as one group: a new
//! user with the claims to the name, the session and its list, a bot account with the list of its
//! owner, a token with its list.
//!
//! * `name/<folded name>`: the player with this name (`names`, `claims`);
//! * `look/<hash>`: the player with a name of that look (`looks`);
//! * `player/<player id>`: the account (`account`);
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

mod account;
mod acts;
mod app_names;
pub mod apps;
pub mod authorizations;
mod bots;
mod claims;
mod conversion;
mod credentials;
mod departure;
pub mod devices;
mod ended_sessions;
pub mod error;
mod known_tokens;
mod live_sessions;
mod looks;
mod names;
mod noted;
mod opened_sessions;
mod operated;
mod own_profile;
mod owned;
mod personal;
pub mod player_lists;
mod polls;
pub mod presence;
mod profile;
mod recovery;
mod recovery_codes;
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

use self::{
    account::{Account, Login},
    error::AccountsError,
    known_tokens::KnownTokens,
    live_sessions::LiveSessions,
    names::Claim,
    noted::Noted,
    polls::Polls,
};
pub use account::{key_of_player, player_of_key};
pub use bots::LIMITS as BOT_LIMITS;
pub use claims::without_kept_name;
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
pub use names::{folded_name, needed_claims, normalized as normalized_name};
pub use operated::LookedUp;
pub use own_profile::OwnProfile;
pub use personal::{LIMITS as TOKEN_LIMITS, NewToken, TOKEN_DAYS, TokenInfo};
pub use profile::{KnownPlayer, LIMITS as PROFILE_LIMITS};
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
