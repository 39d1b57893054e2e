//! Messages that an operator has removed. The log of messages keeps its bytes, so the numbers of
//! the removed ones are a document of the table, and everything that shows a message asks it.

use crate::boxed;
use serde::{Deserialize, Serialize};

use super::Message;
use crate::error::TablesError;
use kontor_service::documents::{Documents, Found, Group};

/// What is shown in place of the text.
pub const REMOVED_TEXT: &str = "[removed by the operator]";

/// The numbers of the removed messages of a table, sorted: at most as many as there are messages.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Removed {
    numbers: Vec<u64>,
}

fn key(game: &str) -> String {
    format!("removed/{game}")
}

impl Removed {
    /// The message as everybody sees it.
    pub fn applied(&self, message: Message) -> Message {
        match self.numbers.binary_search(&message.number) {
            Ok(_) => Message { text: REMOVED_TEXT.to_owned(), removed: true, ..message },
            Err(_) => message,
        }
    }
}

/// The removed messages of a table.
pub(super) async fn of(documents: &Documents, game: &str) -> Result<Removed, TablesError> {
    Ok(documents.read(&key(game)).await?.map(|kept| kept.value).unwrap_or_default())
}

/// The same; `None` if that is damaged.
pub(super) async fn undamaged(
    documents: &Documents,
    game: &str,
) -> Result<Option<Removed>, TablesError> {
    Ok(match documents.find(&key(game)).await? {
        Found::Whole(kept) => Some(kept.map(|kept| kept.value).unwrap_or_default()),
        Found::Damaged(_) => None,
    })
}

/// Adds to a group that a message is removed for good.
#[boxed]
pub async fn with_removed(
    documents: &Documents,
    group: Group,
    game: &str,
    number: u64,
) -> Result<Group, TablesError> {
    let add = |removed: &mut Removed| {
        if let Err(place) = removed.numbers.binary_search(&number) {
            removed.numbers.insert(place, number);
        }
    };
    Ok(documents.with_change(group, &key(game), add).await?)
}

/// Forgets which messages of a table were removed, when they are deleted with it.
#[boxed]
pub async fn forget(documents: &Documents, game: &str) -> Result<(), TablesError> {
    Ok(documents.remove(&key(game)).await?)
}
