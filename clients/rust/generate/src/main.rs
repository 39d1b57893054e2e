//! Writes the generated part of kontor-client: `cargo run -p kontor-client-generate`.

use std::{fs, io, path::Path};

use kontor_client_generate::{CONTRACT, DOCUMENT, files};

fn main() -> io::Result<()> {
    for (name, text) in files(&fs::read_to_string(DOCUMENT)?) {
        fs::write(Path::new(CONTRACT).join(name), text)?;
    }
    Ok(())
}
