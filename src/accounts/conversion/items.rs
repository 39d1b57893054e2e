//! What is converted, and what it depends on.

use std::collections::HashMap;

use serde::de::DeserializeOwned;

use crate::{
    Account, apps, bots,
    error::AccountsError,
    looks,
    names::{self, Claim, NAME_PREFIX},
    player_of_key,
};
use kontor_service::documents::{Documents, VersionedDocument, parsed};
use kontor_store::{Document, StoreError};

/// Something that is converted.
pub(super) enum Item {
    Account(Box<Named>),
    /// The claim to a name, which is folded.
    Name {
        folded: String,
        claim: VersionedDocument<Claim>,
    },
    /// The claim to a look.
    Look(VersionedDocument<Claim>),
    /// An app of this owner, with the keys of its claims.
    App {
        owner: String,
        claims: Vec<String>,
    },
}

/// A user or a bot account.
pub(super) struct Named {
    pub(super) id: String,
    pub(super) version: u64,
    pub(super) account: Account,
    /// The key of its claim to the name.
    pub(super) name: String,
    /// The keys of its claims to the looks of the name.
    pub(super) looks: Vec<String>,
    /// The key of the only look that the name had in earlier releases.
    pub(super) earlier_look: String,
}

impl Item {
    /// What is in a document; `None` if it is a guest, who claims nothing, or cannot be read.
    pub(super) fn of(key: &str, document: &Document) -> Option<Item> {
        Item::read(key, document).unwrap_or_else(|error| {
            tracing::warn!(%error, "a document is not converted");
            None
        })
    }

    fn read(key: &str, document: &Document) -> Result<Option<Item>, AccountsError> {
        if let Some(id) = player_of_key(key) {
            let VersionedDocument { version, value: account } = parsed::<Account>(key, document)?;
            return Ok((!account.is_guest()).then(|| {
                let name = names::key(&looks::fold(&account.name));
                let looks = looks::keys(&account.name);
                let earlier_look = looks::earlier_key(&account.name);
                let id = id.to_owned();
                Item::Account(Box::new(Named { id, version, account, name, looks, earlier_look }))
            }));
        }
        if let Some(folded) = key.strip_prefix(NAME_PREFIX) {
            let (folded, claim) = (folded.to_owned(), parsed::<Claim>(key, document)?);
            return Ok(Some(Item::Name { folded, claim }));
        }
        if key.starts_with(looks::PREFIX) {
            return Ok(Some(Item::Look(parsed::<Claim>(key, document)?)));
        }
        let (owner, claims) = apps::claims_of(&parsed(key, document)?.value);
        Ok(Some(Item::App { owner, claims }))
    }

    /// The keys of the documents on which depends what it lacks.
    pub(super) fn depends_on(&self) -> Vec<String> {
        match self {
            Item::Account(named) => {
                let mut keys = named.claims();
                if let Some(owner) = named.account.owner() {
                    keys.extend([Account::key(owner), bots::list_key(owner)]);
                }
                keys
            }
            Item::Name { folded, claim: _ } => looks::keys(folded),
            Item::Look(_) => Vec::new(),
            Item::App { owner: _, claims } => claims.clone(),
        }
    }
}

impl Named {
    pub(super) fn key(&self) -> String {
        Account::key(&self.id)
    }

    /// The keys of all claims that it may have, each once.
    pub(super) fn claims(&self) -> Vec<String> {
        let mut claims = vec![self.name.clone()];
        claims.extend(self.looks.iter().cloned());
        if !claims.contains(&self.earlier_look) {
            claims.push(self.earlier_look.clone());
        }
        claims
    }
}

/// Documents as they were at one moment. One that is damaged is an error of what depends on it.
pub(super) struct Batch(HashMap<String, Result<Document, StoreError>>);

impl Batch {
    pub(super) async fn read(
        documents: &Documents,
        keys: Vec<String>,
    ) -> Result<Self, AccountsError> {
        let found = documents.each_of(&keys).await?;
        let found = keys.into_iter().zip(found.into_iter().map(Result::transpose));
        Ok(Batch(found.filter_map(|(key, document)| Some((key, document?))).collect()))
    }

    /// Whether there is such a document, which may be damaged.
    pub(super) fn has(&self, key: &str) -> bool {
        self.0.contains_key(key)
    }

    fn whole(&self, key: &str) -> Result<Option<&Document>, AccountsError> {
        Ok(self.0.get(key).map(Result::as_ref).transpose().map_err(StoreError::clone)?)
    }

    pub(super) fn version(&self, key: &str) -> Result<Option<u64>, AccountsError> {
        Ok(self.whole(key)?.map(|document| document.version))
    }

    pub(super) fn get<T: DeserializeOwned>(
        &self,
        key: &str,
    ) -> Result<Option<VersionedDocument<T>>, AccountsError> {
        Ok(self.whole(key)?.map(|document| parsed(key, document)).transpose()?)
    }

    /// All of them but those that are damaged, with their keys.
    pub(super) fn into_documents(self) -> Vec<(String, Document)> {
        self.0.into_iter().filter_map(|(key, found)| Some((key, found.ok()?))).collect()
    }
}
