//! The contract as it is served. The module `openapi` generates it.

use std::{
    collections::BTreeMap,
    sync::{Arc, OnceLock},
};

use bytestring::ByteString;

use super::{endpoint::Operation, paths::Paths, static_text::StaticText};

/// Version of the contract. Paths bear its major part; inside of it the contract only grows.
pub const CONTRACT_VERSION: &str = "1.0.0";

/// The contract as three documents.
#[derive(Clone, Debug)]
pub struct Texts {
    /// OpenAPI 3.1.
    pub openapi_3_1: ByteString,
    /// OpenAPI 3.1 that takes what later releases add to answers.
    pub openapi_open: ByteString,
    /// OpenAPI 3.0.
    pub openapi_3_0: ByteString,
}

impl Texts {
    /// The names of their files, and the documents.
    pub fn files(&self) -> [(&'static str, &ByteString); 3] {
        [
            ("openapi.json", &self.openapi_3_1),
            ("openapi-open.json", &self.openapi_open),
            ("openapi-3.0.json", &self.openapi_3_0),
        ]
    }
}

/// The contract in its documents, and its paths.
#[derive(Clone, Debug)]
pub struct Documents {
    /// The documents.
    pub texts: Texts,
    /// Names this build of the contract.
    pub build: String,
    /// The paths, by which requests are looked up.
    pub paths: Paths,
    /// What is served.
    pub(crate) served: Arc<Served>,
}

/// Pages and files, by their addresses.
pub(crate) type Pages = BTreeMap<String, StaticText>;

/// What is served of the contract.
#[derive(Debug)]
pub(crate) struct Served {
    /// OpenAPI 3.1.
    pub openapi_3_1: StaticText,
    /// The open one.
    pub openapi_open: StaticText,
    /// OpenAPI 3.0.
    pub openapi_3_0: StaticText,
    operations: BTreeMap<String, Operation>,
    reference: OnceLock<Pages>,
}

impl Documents {
    /// The contract of these documents, whose operations have this beside their handlers.
    pub(crate) fn new(
        texts: Texts,
        build: String,
        paths: Paths,
        operations: BTreeMap<String, Operation>,
    ) -> Self {
        let json =
            |text: &ByteString| StaticText::new("application/json", text.clone().into_bytes());
        let served = Arc::new(Served {
            openapi_3_1: json(&texts.openapi_3_1),
            openapi_open: json(&texts.openapi_open),
            openapi_3_0: json(&texts.openapi_3_0),
            operations,
            reference: OnceLock::new(),
        });
        Documents { texts, build, paths, served }
    }

    /// The reference, rendered once from the document and what stands beside its operations.
    pub(crate) fn reference(
        &self,
        render: impl FnOnce(&str, &BTreeMap<String, Operation>) -> Pages,
    ) -> &Pages {
        let Served { operations, reference, .. } = &*self.served;
        reference.get_or_init(|| render(&self.texts.openapi_3_1, operations))
    }
}
