//! The parts of an export, and which of them are damaged.

use serde::Serialize;
use utoipa::ToSchema;

use crate::error::AppError;
use kontor_service::documents::Documents;

/// Maximum number of index rows that are read at a time.
pub(super) const ROWS_MAX: usize = 256;

/// What an export can lack, by the `type` of its lines; `orders` is a field of `game`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ExportPart {
    /// Sessions.
    Session,
    /// Personal tokens.
    Token,
    /// Bot accounts.
    BotAccount,
    /// Registered apps.
    App,
    /// Webhooks.
    Webhook,
    /// The last vacation.
    Vacation,
    /// Blocked players.
    BlockedPlayer,
    /// Muted players.
    MutedPlayer,
    /// Open invitations.
    Invitation,
    /// Open invitations that the player has sent.
    SentInvitation,
    /// Ratings.
    Rating,
    /// Seeks.
    Seek,
    /// Events of the account.
    Event,
    /// Tournaments.
    Tournament,
    /// A game.
    Game,
    /// The standing orders in a game.
    Orders,
    /// Messages at the table of a game.
    Message,
    /// Reports of messages.
    Report,
}

impl ExportPart {
    /// What the keys of the documents begin with that say what there is of this part; `None` where
    /// that is read one by one.
    pub(super) fn keys_of(self, player: &str) -> Option<String> {
        Some(match self {
            ExportPart::Session => format!("sessions/{player}"),
            ExportPart::Token => format!("tokens/{player}"),
            ExportPart::BotAccount => format!("bots/{player}"),
            ExportPart::App => format!("apps/{player}"),
            ExportPart::Webhook => format!("webhooks/{player}"),
            ExportPart::Vacation => format!("vacation/{player}"),
            ExportPart::BlockedPlayer | ExportPart::MutedPlayer => format!("player_lists/{player}"),
            ExportPart::Invitation => format!("invitations/{player}"),
            ExportPart::SentInvitation => format!("invitations_sent/{player}"),
            ExportPart::Rating => format!("rating/{player}/"),
            ExportPart::Seek => format!("seeks/{player}"),
            ExportPart::Event => format!("account_events/{player}"),
            ExportPart::Tournament => format!("tournament_of/{player}/"),
            ExportPart::Game | ExportPart::Orders | ExportPart::Message | ExportPart::Report => {
                return None;
            }
        })
    }
}

/// Whether one of the documents of a part is one that the store finds damaged.
pub(super) async fn is_damaged(
    documents: &Documents,
    part: ExportPart,
    player: &str,
) -> Result<bool, AppError> {
    let Some(prefix) = part.keys_of(player) else { return Ok(false) };
    if documents.get_apart(&prefix).await?.is_err() {
        return Ok(true);
    }
    let found = documents.scan_each(&prefix, None, ROWS_MAX).await?;
    Ok(found.iter().any(|(_, document)| document.is_none()))
}

/// Whether a part could not be read because it is damaged. Any other error stops the export: a
/// repeated request gets the part.
pub(super) async fn is_of_damage(
    documents: &Documents,
    part: ExportPart,
    player: &str,
    error: AppError,
) -> Result<bool, AppError> {
    match error {
        // What a document says is not understood.
        AppError::Internal(why) => {
            tracing::warn!(?part, why, "an export lacks a part");
            Ok(true)
        }
        AppError::Store(_) if is_damaged(documents, part, player).await? => Ok(true),
        other => Err(other),
    }
}
