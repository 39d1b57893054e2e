//! Whether what is committed is what would be made.

use std::{fs, path::Path};

use kontor_client_generate::{CONTRACT, DOCUMENT, files};

#[test]
fn the_committed_contract_is_what_the_document_comes_to() {
    for (name, text) in files(&fs::read_to_string(DOCUMENT).unwrap()) {
        let committed = fs::read_to_string(Path::new(CONTRACT).join(name)).unwrap();
        assert!(committed == text, "{name} differs: `make clients` writes it again");
    }
}
