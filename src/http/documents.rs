//! The contract as it is served. The module `openapi` generates it.

use bytestring::ByteString;

use super::paths::Paths;

/// Version of the contract. Paths bear its major part; inside of it the contract only grows.
pub const CONTRACT_VERSION: &str = "1.0.0";

/// The contract in two documents, and its paths.
#[derive(Clone, Debug)]
pub struct Documents {
    /// OpenAPI 3.1.
    pub openapi_3_1: ByteString,
    /// OpenAPI 3.0.
    pub openapi_3_0: ByteString,
    /// Names this build of the contract.
    pub build: String,
    /// The paths, by which requests are looked up.
    pub paths: Paths,
}
