//! The proof key for code exchange (RFC 7636), by its method S256: the client that exchanges a code
//! shows the text whose hash came with the request for the code.

use data_encoding::BASE64URL_NOPAD;
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

/// Lengths that a verifier can have (RFC 7636 section 4.1).
const VERIFIER_LENGTHS: std::ops::RangeInclusive<usize> = 43..=128;

/// Whether this text can be a challenge: a SHA-256 hash in base64url without padding.
pub fn is_challenge(text: &str) -> bool {
    BASE64URL_NOPAD.decode(text.as_bytes()).is_ok_and(|hash| hash.len() == 32)
}

/// Whether the challenge was made of this verifier.
pub fn proves(verifier: &str, challenge: &str) -> bool {
    let is_unreserved =
        |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_' | b'~');
    let is_verifier =
        VERIFIER_LENGTHS.contains(&verifier.len()) && verifier.bytes().all(is_unreserved);
    let hash = BASE64URL_NOPAD.encode(&Sha256::digest(verifier));
    is_verifier && hash.as_bytes().ct_eq(challenge.as_bytes()).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The pair of RFC 7636, appendix B.
    const VERIFIER: &str = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
    const CHALLENGE: &str = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";

    #[test]
    fn the_verifier_of_the_rfc_proves_its_challenge() {
        assert!(is_challenge(CHALLENGE));
        assert!(proves(VERIFIER, CHALLENGE));
    }

    #[test]
    fn nothing_else_does() {
        for other in ["", &VERIFIER[..42], &format!("{VERIFIER}a"), &"a".repeat(129), CHALLENGE] {
            assert!(!proves(other, CHALLENGE), "{other}");
        }
        for other in
            ["", VERIFIER.trim_end_matches('k'), "+9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"]
        {
            assert!(!is_challenge(other), "{other}");
        }
    }
}
