//! The ids of entries.

use kontor_environment::{Entropy, random};
use kontor_log::chain::hex;

/// A random id by which an entry can be recognised when it is read back.
pub(super) fn append_id(entropy: &dyn Entropy) -> String {
    hex(&random::<12>(entropy))
}
