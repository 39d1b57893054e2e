//! Apps of other people: programs that act for the users who allow it, without their passwords. A
//! user registers an app; its id is the `client_id` of OAuth 2.0. An app has no secret, because
//! most of them could not keep one: a code is bound to the requester by its proof key.

use crate::boxed;
use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{Accounts, Caller, Player, app_names, names, sign_outs::is_zero};
use crate::error::AccountsError;
use kontor_auth::redirects::is_redirect;
use kontor_environment::fresh_id;
use kontor_problems::Refused;
use kontor_service::{
    documents::{Group, VersionedDocument},
    space::Growth,
};

kontor_limits::limits! {
    /// How many apps a user can register.
    pub const APPS_MAX: usize = 8;
}

/// Maximum number of redirect addresses of an app.
pub const REDIRECTS_MAX: usize = 8;

/// Maximum length of an id of an app that is looked up, in bytes.
const APP_ID_LENGTH_MAX: usize = 64;

/// What a user says of an app.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AppDescription {
    /// The name to show.
    pub name: String,
    /// Its page, an https address; `None` if it has none.
    pub website: Option<String>,
    /// Where it receives codes; empty if it uses the device flow alone.
    pub redirects: Vec<String>,
}

/// A registered app.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegisteredApp {
    /// Its id.
    pub id: String,
    /// What its owner says of it.
    pub description: AppDescription,
    /// Who registered it.
    pub owner: Player,
    /// When it was registered.
    pub created_at_ms: u64,
    /// Whether it was switched off, with all that acts for its owner.
    pub disabled: bool,
}

/// What a user was shown of an app, and allows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AppAsShown {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its page.
    pub website: Option<String>,
    /// The name of its owner.
    pub owner: String,
}

impl RegisteredApp {
    /// Refuses if this is not what was shown to the user, if anything was: another app, or one that
    /// has changed what it says of itself.
    pub(super) fn check_shown(&self, shown: Option<AppAsShown>) -> Result<(), Refused> {
        let AppDescription { name, website, redirects: _ } = self.description.clone();
        let (id, owner) = (self.id.clone(), self.owner.name.clone());
        let current = AppAsShown { id, name, website, owner };
        shown.is_none_or(|shown| shown == current).then_some(()).ok_or(Refused::AppChanged)
    }
}

/// An app as stored.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct StoredApp {
    #[serde(flatten)]
    description: AppDescription,
    owner: String,
    created_at_ms: u64,
    #[serde(default, skip_serializing_if = "is_zero")]
    revocations: u64,
}

impl StoredApp {
    /// The app as it was just written.
    fn registered(self, id: String, owner: Player) -> RegisteredApp {
        let StoredApp { description, created_at_ms, .. } = self;
        RegisteredApp { id, description, owner, created_at_ms, disabled: false }
    }
}

/// What the keys of the documents with apps begin with.
pub(super) const KEY_PREFIX: &str = "app/";

fn key(id: &str) -> String {
    format!("{KEY_PREFIX}{id}")
}

/// The owner of an app, and the keys of the claims to its name.
pub(super) fn claims_of(app: &StoredApp) -> (String, Vec<String>) {
    (app.owner.clone(), app_names::keys(&app.description.name))
}

/// The keys of the claims to the name of the app in this document, if it can be read.
pub fn claims_of_app(value: &str) -> Option<Vec<String>> {
    Some(claims_of(&serde_json::from_str(value).ok()?).1)
}

fn list_key(user: &str) -> String {
    format!("apps/{user}")
}

impl Accounts {
    /// Registers an app of the calling user.
    #[boxed]
    pub async fn create_app(
        &self,
        caller: &Caller,
        description: AppDescription,
    ) -> Result<RegisteredApp, AccountsError> {
        self.space.admit(Growth::New)?;
        let user = self.user(caller)?;
        let description = checked(description)?;
        let (id, created_at_ms) = (fresh_id("a", &*self.entropy), self.clock.now_ms());
        let revocations = self.noted_revocations(caller, user).await?;
        let app = StoredApp { description, owner: user.to_owned(), created_at_ms, revocations };
        let list = list_key(user);
        let _turn = self.turns.take(&list).await;
        let written = self.documents.until_written(|| async {
            let group = Group::for_living(user).put(key(&id), None, &app);
            let group = self.with_app_name(group, &app.description.name, user).await?;
            self.with_one_more(group, &list, (&id, APPS_MAX), Refused::AppsSpent).await
        });
        written.await?;
        Ok(app.registered(id, caller.player.clone()))
    }

    /// The apps of the calling user, oldest first.
    #[boxed]
    pub async fn apps(&self, caller: &Caller) -> Result<Vec<RegisteredApp>, AccountsError> {
        self.apps_of(self.user(caller)?).await
    }

    pub(super) async fn apps_of(&self, user: &str) -> Result<Vec<RegisteredApp>, AccountsError> {
        let mut apps = Vec::new();
        for id in self.owned(&list_key(user)).await? {
            // Its user can remove one that is damaged, and still has the other ones.
            if let Some(kept) = self.documents.find::<StoredApp>(&key(&id)).await?.whole() {
                apps.extend(self.answered_for(&id, kept.value).await?);
            }
        }
        Ok(apps)
    }

    /// The app with this id, unless it is switched off.
    #[boxed]
    pub async fn app(&self, id: &str) -> Result<RegisteredApp, AccountsError> {
        let stored = match id.len() > APP_ID_LENGTH_MAX {
            true => None,
            false => self.documents.read::<StoredApp>(&key(id)).await?,
        };
        let found = match stored {
            Some(kept) => self.answered_for(id, kept.value).await?,
            None => None,
        };
        found.filter(|app| !app.disabled).ok_or(Refused::AppUnknown.into())
    }

    /// Changes what is said of an app of the calling user, and switches it on if it was switched
    /// off. Codes that are not exchanged yet stay valid.
    #[boxed]
    pub async fn change_app(
        &self,
        caller: &Caller,
        id: &str,
        description: AppDescription,
    ) -> Result<RegisteredApp, AccountsError> {
        self.space.admit(Growth::Ongoing)?;
        let user = self.user(caller)?;
        self.owned_app(user, id).await?;
        let description = checked(description)?;
        let revocations = self.noted_revocations(caller, user).await?;
        let _turn = self.turns.take(&list_key(user)).await;
        let changed = self.documents.until_written_with(|| async {
            let kept = self.documents.read::<StoredApp>(&key(id)).await?;
            let VersionedDocument { version, value } = kept.ok_or(Refused::AppUnknown)?;
            let before = value.description.name.clone();
            let app = StoredApp { description: description.clone(), revocations, ..value };
            let group = Group::for_living(user).put(key(id), Some(version), &app);
            let group = self.with_app_name(group, &description.name, user).await?;
            let mut kept = self.other_names(user, id).await?;
            kept.extend(app_names::keys(&description.name));
            let group = self.without_app_name(group, &before, (user, &kept)).await?;
            Ok::<_, AccountsError>((group, app))
        });
        Ok(changed.await?.registered(id.to_owned(), caller.player.clone()))
    }

    /// The keys of the claims that a user has for the other apps.
    async fn other_names(&self, user: &str, id: &str) -> Result<BTreeSet<String>, AccountsError> {
        let apps = self.apps_of(user).await?.into_iter().filter(|app| app.id != id);
        Ok(apps.flat_map(|app| app_names::keys(&app.description.name)).collect())
    }

    /// Removes an app of the calling user: it gets no more tokens. Those that it has got are of the
    /// users who gave them, and stay until they expire or are revoked.
    #[boxed]
    pub async fn remove_app(&self, caller: &Caller, id: &str) -> Result<(), AccountsError> {
        let (user, list) = (self.user(caller)?, list_key(self.user(caller)?));
        self.owned_app(user, id).await?;
        let _turn = self.turns.take(&list).await;
        let written = self.documents.until_written(|| async {
            let take = |ids: &mut Vec<String>| {
                ids.retain(|listed| listed != id);
                Ok(())
            };
            let group = self.with_owned(Group::for_living(user), &list, take).await?;
            let kept = self.other_names(user, id).await?;
            self.without_app(group, id, (user, &kept)).await
        });
        written.await
    }

    /// Adds to a group that an app is removed, with the claims to its name that no other app needs.
    /// The name of a damaged one is not known.
    async fn without_app(
        &self,
        group: Group,
        id: &str,
        of: (&str, &BTreeSet<String>),
    ) -> Result<Group, AccountsError> {
        let found = self.documents.find::<StoredApp>(&key(id)).await?;
        let group = match found.version() {
            Some(version) => group.delete(key(id), version),
            None => group,
        };
        match found.whole() {
            Some(kept) => self.without_app_name(group, &kept.value.description.name, of).await,
            None => Ok(group),
        }
    }

    /// Removes the apps of a user whose account is deleted. They get no more tokens.
    pub(super) async fn remove_apps(&self, user: &str) -> Result<(), AccountsError> {
        for id in self.owned_undamaged(&list_key(user)).await? {
            let none = BTreeSet::new();
            let gone = || self.without_app(Group::new(), &id, (user, &none));
            self.documents.until_written(gone).await?;
        }
        Ok(self.documents.remove(&list_key(user)).await?)
    }

    async fn owned_app(&self, user: &str, id: &str) -> Result<(), AccountsError> {
        let owned = self.owned(&list_key(user)).await?;
        owned.iter().any(|listed| listed == id).then_some(()).ok_or(Refused::AppUnknown.into())
    }

    /// The app, as long as its user is there.
    async fn answered_for(
        &self,
        id: &str,
        app: StoredApp,
    ) -> Result<Option<RegisteredApp>, AccountsError> {
        let StoredApp { description, owner, created_at_ms, revocations } = app;
        // An app goes on as long as its owner has an account.
        let Some(account) = self.account(&owner).await? else { return Ok(None) };
        let (id, owner) = (id.to_owned(), account.player(&owner));
        let disabled = revocations < account.revocations;
        Ok(Some(RegisteredApp { id, description, owner, created_at_ms, disabled }))
    }
}

fn checked(description: AppDescription) -> Result<AppDescription, AccountsError> {
    let refused = |pointer: String, what: &str| {
        Err(AccountsError::BodyInvalid { pointer, what: what.to_owned() })
    };
    let AppDescription { name, website, redirects } = description;
    let name = names::normalized(&name)?;
    if website.as_deref().is_some_and(|website| !is_website(website)) {
        return refused("/website".to_owned(), "a website is an https address");
    }
    if redirects.len() > REDIRECTS_MAX {
        let what = format!("an app has at most {REDIRECTS_MAX} redirect addresses");
        return refused("/redirect_uris".to_owned(), &what);
    }
    if let Some(wrong) = redirects.iter().position(|redirect| !is_redirect(redirect)) {
        let what = "a redirect address is https, http on the app's own machine, or a scheme of the \
            app's own with a dot in it; it has no fragment, user or password";
        return refused(format!("/redirect_uris/{wrong}"), what);
    }
    Ok(AppDescription { name, website, redirects })
}

fn is_website(text: &str) -> bool {
    text.starts_with("https://") && is_redirect(text)
}
