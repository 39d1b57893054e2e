//! The conversion of the names of earlier releases, once, before a server uses a store.
//!
//! Earlier releases wrote a claim, the account, the claim again and the list of an owner one after
//! the other. A server that was killed in between left claims that were not settled, accounts
//! without their names, and bot accounts that stood in no list. They also made the looks of names
//! otherwise. Here all of it is completed, or taken back where it cannot be:
//!
//! * an account has its claims, settled. If its name belongs to another account, a user becomes a
//!   guest again, who can choose another name, and a bot account goes;
//! * a bot account is in the list of its owner. If there is no such user, or no place, it goes,
//!   with its claims;
//! * of two players whose names look the same, the older one has the look. Both keep their names,
//!   and no other player can take either;
//! * a claim that has lapsed and that no account has goes. Others without an account stay, because
//!   names of deleted accounts are kept for a while, and operators reserve names;
//! * apps claim the looks of their names.
//!
//! Each page of documents is read at one moment, and only what must change is written, as groups
//! that are as large as they can be. The groups of a page are written at the same time, so that a
//! store makes them durable together, and the next pages are read and decided at the same time: what is
//! decided from something that has changed since is in conflict, and is decided again. Each step is decided from what is stored, so a conversion
//! that was interrupted, or that another server makes at the same time, is completed by the next
//! one. A document that is written last says that it was made.

mod converted_names;
mod items;
mod named_accounts;
mod pages;

use crate::boxed;
use std::{collections::BTreeSet, sync::Arc, time::Instant};

pub use self::converted_names::ConvertedNames;
use self::{
    converted_names::COLLISIONS_MAX,
    items::{Batch, Item, Named},
    named_accounts::NamedAccounts,
};
use super::{
    Account, Login,
    account::KEY_PREFIX,
    app_names::LookClaim,
    apps, bots, looks,
    names::{self, Claim, NAME_PREFIX},
    owned::Owned,
};
use crate::error::AccountsError;
use kontor_environment::TimeSource;
use kontor_service::documents::{Documents, Group, VersionedDocument, conversions};
use kontor_store::{Document, DocumentStore, WRITE_KEYS_MAX};

/// Of how many accounts it is remembered that others have looks of theirs: those are decided again
/// once the others are known that go or lose their names.
const CONTESTED_MAX: usize = 100_000;

/// Converts what earlier releases have stored of names. Returns what it has made; `None` if the
/// store was converted before.
#[boxed]
pub async fn convert_names(
    store: &Arc<dyn DocumentStore>,
    clock: &dyn TimeSource,
) -> Result<Option<ConvertedNames>, AccountsError> {
    let documents = Documents(Arc::clone(store));
    let convert = async || {
        let made = ConvertedNames::default();
        let documents = documents.clone();
        let (now_ms, named) = (clock.now_ms(), NamedAccounts::default());
        let mut conversion = Conversion {
            documents,
            now_ms,
            read: 0,
            said_at: Instant::now(),
            named,
            made,
            contested: Vec::new(),
        };
        // Accounts come first: a claim that none of them has then is an orphan.
        for prefix in [KEY_PREFIX, NAME_PREFIX, looks::PREFIX, apps::KEY_PREFIX] {
            conversion.convert_all(prefix).await?;
            let contested = std::mem::take(&mut conversion.contested);
            conversion.convert_again(contested).await?;
            conversion.contested.clear();
        }
        conversion.made.say(conversion.read);
        Ok(conversion.made)
    };
    documents.convert_once(conversions::NAMES, convert).await
}

struct Conversion {
    documents: Documents,
    now_ms: u64,
    /// How many documents were read.
    read: u64,
    /// When it was last said how many.
    said_at: Instant,
    named: NamedAccounts,
    made: ConvertedNames,
    /// The keys of accounts that did not get a look because another account has it.
    contested: Vec<String>,
}

/// A group, with the keys of the documents from which it was decided.
type Decided = (Group, Vec<String>);

impl Conversion {
    /// What has to be written for these documents. Two groups may change the same document: the
    /// later one conflicts.
    async fn decide(&mut self, page: &[(String, Document)]) -> Result<Vec<Decided>, AccountsError> {
        // The account of such a name lacks nothing.
        let rest = page.iter().filter(|(key, _)| !self.named.has(key));
        let items: Vec<(&str, Item)> = rest
            .filter_map(|(key, document)| Some((key.as_str(), Item::of(key, document)?)))
            .collect();
        let keys: BTreeSet<String> = items.iter().flat_map(|(_, item)| item.depends_on()).collect();
        let found = Batch::read(&self.documents, keys.into_iter().collect()).await?;
        let mut groups: Vec<Decided> = Vec::new();
        for (key, item) in &items {
            let lacking = self.lacking(key, item, &found).await;
            // Something that cannot be read does not keep the server from starting.
            if let Some(why) = lacking.as_ref().err().and_then(AccountsError::damage) {
                tracing::warn!(key, why, "a document is not converted");
                continue;
            }
            let lacking = lacking?;
            if lacking.is_empty() {
                continue;
            }
            match groups.last_mut() {
                Some((group, keys)) if group.fits(&lacking, WRITE_KEYS_MAX) => {
                    *group = std::mem::take(group).with(lacking);
                    keys.push((*key).to_owned());
                }
                _ => groups.push((lacking, vec![(*key).to_owned()])),
            }
        }
        Ok(groups)
    }

    /// What has to be written for something, from what was found.
    async fn lacking(
        &mut self,
        key: &str,
        item: &Item,
        found: &Batch,
    ) -> Result<Group, AccountsError> {
        match item {
            Item::Account(named) => self.lacking_of_account(named, found).await,
            Item::Name { folded, claim } => self.lacking_of_name(key, folded, claim, found).await,
            Item::Look(claim) => self.without_lapsed(key, claim).await,
            Item::App { owner, claims } => {
                let claim = LookClaim::of_earlier(owner);
                let lacking = claims.iter().filter(|key| !found.has(key));
                Ok(lacking.fold(Group::new(), |group, key| group.put(key, None, &claim)))
            }
        }
    }

    async fn lacking_of_account(
        &mut self,
        named: &Named,
        found: &Batch,
    ) -> Result<Group, AccountsError> {
        let (id, settled) = (&named.id, Claim::settled(&named.id));
        let Some(mut group) = self.listed(named, found)? else {
            return self.without_account(named, found);
        };
        let kept = found.get::<Claim>(&named.name)?;
        let is_own = |claim: &Claim| claim.player == *id;
        if let Some(kept) = &kept
            && !is_own(&kept.value)
            && !self.is_over(&named.name, &kept.value).await?
        {
            return self.without_name(named, found);
        }
        if !kept.as_ref().is_some_and(|kept| is_own(&kept.value) && kept.value.is_settled()) {
            group = group.put(&named.name, kept.map(|kept| kept.version), &settled);
        }
        for look in &named.looks {
            if names::is_reserved_key(look) {
                self.made.reserved.insert(id.clone());
                continue;
            }
            let kept = found.get::<Claim>(look)?;
            let is_lacking = match &kept {
                None => true,
                Some(kept) if is_own(&kept.value) => !kept.value.is_settled(),
                Some(kept) => self.gets_look(named, look, &kept.value).await?,
            };
            if is_lacking {
                group = group.put(look, kept.map(|kept| kept.version), &settled);
            }
        }
        if !named.looks.contains(&named.earlier_look)
            && let Some(kept) = found.get::<Claim>(&named.earlier_look)?
            && is_own(&kept.value)
        {
            group = group.delete(&named.earlier_look, kept.version);
        }
        self.named.note(&named.name);
        // An account that goes during the conversion leaves no claims behind.
        Ok(match group.is_empty() {
            true => group,
            false => group.unless_changed(named.key(), Some(named.version)),
        })
    }

    /// Puts a bot account into the list of its owner, if it is not there; `None` if it cannot be.
    fn listed(&mut self, named: &Named, found: &Batch) -> Result<Option<Group>, AccountsError> {
        let Some(owner) = named.account.owner() else { return Ok(Some(Group::new())) };
        let list = bots::list_key(owner);
        let kept = found.get::<Owned>(&list)?;
        let (version, mut owned) =
            kept.map_or_else(Default::default, |kept| (Some(kept.version), kept.value));
        if owned.ids.contains(&named.id) {
            return Ok(Some(Group::new()));
        }
        let owner = Account::key(owner);
        let owner_version = found.version(&owner)?;
        if owner_version.is_none() || owned.ids.len() >= bots::BOT_ACCOUNTS_MAX {
            return Ok(None);
        }
        owned.ids.push(named.id.clone());
        self.made.bots_listed.insert(named.id.clone());
        let group = Group::new().put(list, version, &owned);
        Ok(Some(group.unless_changed(owner, owner_version)))
    }

    /// The name belongs to another account: a user becomes a guest again, and a bot account goes.
    fn without_name(&mut self, named: &Named, found: &Batch) -> Result<Group, AccountsError> {
        if named.account.owner().is_some() {
            return self.without_account(named, found);
        }
        self.made.guests.insert(named.id.clone());
        let guest = Account { login: Login::Guest {}, ..named.account.clone() };
        let group = Group::new().put(named.key(), Some(named.version), &guest);
        without_claims(group, named, found)
    }

    /// Removes a bot account, with its claims and its place in the list of its owner.
    fn without_account(&mut self, named: &Named, found: &Batch) -> Result<Group, AccountsError> {
        self.made.bots_listed.remove(&named.id);
        self.made.bots_removed.insert(named.id.clone());
        let mut group = Group::new().delete(named.key(), named.version);
        if let Some(owner) = named.account.owner() {
            let list = bots::list_key(owner);
            if let Some(VersionedDocument { version, value: mut owned }) =
                found.get::<Owned>(&list)?
                && owned.ids.contains(&named.id)
            {
                owned.ids.retain(|listed| *listed != named.id);
                group = group.put(list, Some(version), &owned);
            }
        }
        without_claims(group, named, found)
    }

    /// Whether a claim holds for no account any more.
    async fn is_over(&self, key: &str, claim: &Claim) -> Result<bool, AccountsError> {
        Ok(claim.has_lapsed(self.now_ms) && self.holder(key, claim).await?.is_none())
    }

    /// The account that has this claim and is called so.
    async fn holder(&self, key: &str, claim: &Claim) -> Result<Option<Account>, AccountsError> {
        let kept = self.documents.read::<Account>(&Account::key(&claim.player)).await?;
        Ok(kept.map(|kept| kept.value).filter(|account| account.claims(key)))
    }

    /// Whether a player gets a look that another player has claimed.
    async fn gets_look(
        &mut self,
        named: &Named,
        look: &str,
        claim: &Claim,
    ) -> Result<bool, AccountsError> {
        let Some(holder) = self.holder(look, claim).await? else {
            // Otherwise the name is kept from others.
            return Ok(claim.has_lapsed(self.now_ms));
        };
        let (id, other) = (&named.id, &claim.player);
        let is_older = (named.account.created_at_ms, id) < (holder.created_at_ms, other);
        let (keeps, other) = if is_older { (id, other) } else { (other, id) };
        if self.made.collisions.len() < COLLISIONS_MAX {
            self.made.collisions.insert((keeps.clone(), other.clone()));
        }
        if !is_older && self.contested.len() < CONTESTED_MAX {
            self.contested.push(named.key());
        }
        Ok(is_older)
    }

    /// A name that no account has is kept from others with its looks, until it has lapsed.
    async fn lacking_of_name(
        &self,
        key: &str,
        folded: &str,
        claim: &VersionedDocument<Claim>,
        found: &Batch,
    ) -> Result<Group, AccountsError> {
        if claim.value.has_lapsed(self.now_ms) {
            return self.without_lapsed(key, claim).await;
        }
        let is_lacking = |look: &String| !found.has(look) && !names::is_reserved_key(look);
        let lacking: Vec<String> = looks::keys(folded).into_iter().filter(is_lacking).collect();
        // Accounts have theirs already.
        if lacking.is_empty() || self.holder(key, &claim.value).await?.is_some() {
            return Ok(Group::new());
        }
        let group = Group::new().unless_changed(key, Some(claim.version));
        let kept = lacking.into_iter();
        Ok(kept.fold(group, |group, look| group.put(look, None, &claim.value)))
    }

    async fn without_lapsed(
        &self,
        key: &str,
        claim: &VersionedDocument<Claim>,
    ) -> Result<Group, AccountsError> {
        Ok(match self.is_over(key, &claim.value).await? {
            true => Group::new().delete(key, claim.version),
            false => Group::new(),
        })
    }
}

/// Removes the claims of a player.
fn without_claims(mut group: Group, named: &Named, found: &Batch) -> Result<Group, AccountsError> {
    for key in named.claims() {
        if let Some(kept) = found.get::<Claim>(&key)?
            && kept.value.player == named.id
        {
            group = group.delete(key, kept.version);
        }
    }
    Ok(group)
}
