//! Recovery codes: with one of them a user who has lost the password sets a new one.
//!
//! The codes are shown once, when they are made. The account has their hashes, so one write uses a
//! code up, sets the password and ends all sessions. A code is 80 random bits, which cannot be
//! guessed, so a fast hash will do.

use crate::boxed;

use super::{
    Account, Accounts, Caller, SessionId, SignedIn, folded_name, owned::Owned,
    recovery_codes::RecoveryCodes, sessions, sign_in::check_password,
};
use crate::error::AccountsError;
use kontor_auth::passwords::{GivenPassword, PASSWORD_LENGTH_MIN};
use kontor_environment::random;
use kontor_log::chain::{hex, sha256};
use kontor_problems::Refused;
use kontor_service::{
    documents::{Group, VersionedDocument, until_settled},
    space::Growth,
};

kontor_limits::limits! {
    /// How many recovery codes a user gets at a time.
    pub const RECOVERY_CODES: u32 = 10;
}

/// Maximum length of a recovery code as it is typed, in characters.
pub const RECOVERY_CODE_LENGTH_MAX: usize = 64;

/// Random bytes of a code.
const CODE_BYTES: usize = 10;

/// Letters between two hyphens of a code.
const GROUP_LENGTH: usize = 4;

/// Codes that were made.
pub struct IssuedCodes {
    /// The codes. They are returned here and never again.
    pub codes: Vec<String>,
    /// When they were made.
    pub created_at_ms: u64,
}

/// What is known of the codes of a user.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeftCodes {
    /// How many were not used.
    pub left: usize,
    /// When they were made; `None` if there never were any.
    pub created_at_ms: Option<u64>,
}

/// A code as it is shown: groups of letters and digits that no two readers take for each other.
fn text_of(bytes: [u8; CODE_BYTES]) -> String {
    let letters = data_encoding::BASE32_NOPAD.encode(&bytes).to_lowercase();
    let groups = letters.as_bytes().chunks(GROUP_LENGTH);
    let groups = groups.map(|group| String::from_utf8_lossy(group).into_owned());
    groups.collect::<Vec<_>>().join("-")
}

/// The hash of a code however it is typed: case, spaces and hyphens do not matter, and digits that
/// no code has are read as the letters that they look like.
fn hash_of(code: &str) -> String {
    let letters = code.chars().filter(|letter| !letter.is_whitespace() && *letter != '-');
    let read = |letter: char| match letter.to_ascii_lowercase() {
        '0' => 'o',
        '1' => 'l',
        '8' => 'b',
        letter => letter,
    };
    let code: String = letters.map(read).collect();
    hex(&sha256(&[b"recovery code\n", code.as_bytes()]))
}

impl Account {
    fn has_code(&self, hash: &str) -> bool {
        self.recovery.as_ref().is_some_and(|codes| codes.hashes.iter().any(|known| known == hash))
    }

    pub(super) fn left_codes(&self) -> LeftCodes {
        LeftCodes {
            left: self.recovery.as_ref().map_or(0, |codes| codes.hashes.len()),
            created_at_ms: self.recovery.as_ref().map(|codes| codes.created_at_ms),
        }
    }

    /// The account without this code.
    fn without_code(mut self, hash: &str) -> Account {
        if let Some(codes) = &mut self.recovery {
            codes.hashes.retain(|known| known != hash);
        }
        self
    }
}

impl Accounts {
    /// Makes recovery codes for the calling user, who must know the password: a stolen token does
    /// not become an account. Codes from before are void.
    #[boxed]
    pub async fn create_recovery_codes(
        &self,
        caller: &Caller,
        password: GivenPassword,
    ) -> Result<IssuedCodes, AccountsError> {
        let user = self.user(caller)?;
        let proven = self.proven(user, password, "/password").await?;
        self.space.admit(Growth::Ongoing)?;
        let code = || text_of(random(&*self.entropy));
        let codes: Vec<String> =
            std::iter::repeat_with(code).take(RECOVERY_CODES as usize).collect();
        let created_at_ms = self.clock.now_ms();
        let hashes = codes.iter().map(|code| hash_of(code)).collect();
        let made = RecoveryCodes { created_at_ms, hashes };
        let changed = self.change_account(user, |account| {
            if account.password_hash() != Some(&proven) {
                return Err(Refused::PasswordWrong.into());
            }
            Ok(Account { recovery: Some(made.clone()), ..account })
        });
        changed.await?;
        Ok(IssuedCodes { codes, created_at_ms })
    }

    /// How many recovery codes the calling user has.
    #[boxed]
    pub async fn recovery_codes(&self, caller: &Caller) -> Result<LeftCodes, AccountsError> {
        Ok(self.stored_account(self.user(caller)?).await?.value.left_codes())
    }

    /// Sets a new password by a recovery code, ends all sessions, switches off all that acts
    /// without the password, and signs in: a user who needs a code may not be alone in the account.
    /// The password is hashed in any case, so that neither the answer nor its time says whether the
    /// name exists.
    #[boxed]
    pub async fn recover(
        &self,
        name: &str,
        code: &str,
        password: GivenPassword,
    ) -> Result<SignedIn, AccountsError> {
        let folded = folded_name(name)?;
        if code.chars().count() > RECOVERY_CODE_LENGTH_MAX {
            let what = format!("a code has at most {RECOVERY_CODE_LENGTH_MAX} characters");
            return Err(AccountsError::BodyInvalid { pointer: "/recovery_code".to_owned(), what });
        }
        check_password(&password, PASSWORD_LENGTH_MIN, "/password")?;
        self.space.admit(Growth::Ongoing)?;
        let (hashed, code) = (self.hashed(password).await?, hash_of(code));
        let known = self.user_named(&folded).await?;
        let Some((id, account)) = known.filter(|(_, account)| account.has_code(&code)) else {
            return Err(Refused::RecoveryInvalid.into());
        };
        // Before the code is used up.
        self.admitted(&account).await?;
        let written = self.write_recovered(&id, &code, &hashed).await;
        // Also if the store could not tell, because the password may be changed.
        self.drop_ended_sessions(&id, None).await;
        written
    }

    /// Adds to a group that this session stands in the list of its user, and that all others which
    /// do have ended. Returns those. A list that the store finds damaged stays as it is.
    async fn with_only(
        &self,
        group: Group,
        user: &str,
        session: &SessionId,
    ) -> Result<(Group, Vec<SessionId>), AccountsError> {
        let Some((version, mut ids)) = self.session_list(user).await? else {
            return Ok((group, Vec::new()));
        };
        let ended = ids.iter().cloned().map(SessionId).collect();
        ids.push(session.0.clone());
        Ok((group.put(sessions::list_key(user), version, &Owned { ids }), ended))
    }

    /// Uses a code up, sets the password, ends all sessions and opens one, all by one write. The
    /// account refuses the others from then on. Their documents and their places in the list are
    /// removed afterwards: a thief who refreshes them without pause must not keep this from being
    /// written, and neither must a damaged one.
    async fn write_recovered(
        &self,
        id: &str,
        code: &str,
        hashed: &str,
    ) -> Result<SignedIn, AccountsError> {
        let key = Account::key(id);
        let _turn = self.turns.take(&key).await;
        until_settled(|| async {
            let VersionedDocument { version, value } = self.stored_account(id).await?;
            // Another request has used the code since.
            if !value.has_code(code) {
                return Err(Refused::RecoveryInvalid.into());
            }
            let next = value.without_code(code).with_password(hashed.to_owned(), None, true);
            let (session_id, session) = self.fresh_session(id, &next);
            let group = Group::for_living(id).put(&key, Some(version), &next).put(
                sessions::key(&session_id),
                None,
                &session,
            );
            let (group, ended) = self.with_only(group, id, &session_id).await?;
            let is_written = self.write_ending(group, ended).await?.is_none();
            Ok(is_written.then(|| self.signed_in(next.player(id), session_id, &session)))
        })
        .await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_however_it_is_typed() {
        let code = text_of([0x5c, 0x0f, 0x1d, 0xee, 0x5a, 0x77, 0x00, 0x13, 0xff, 0x42]);
        assert_eq!(code.len(), 19);
        let typed = format!(" {} ", code.to_uppercase().replace('-', " "));
        assert_eq!(hash_of(&typed), hash_of(&code));
        let misread = code.replace('o', "0").replace('l', "1").replace('b', "8");
        assert_eq!(hash_of(&misread), hash_of(&code));
        assert_ne!(hash_of(&code[1..]), hash_of(&code));
    }
}
