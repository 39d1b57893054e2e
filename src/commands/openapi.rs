//! `kontor openapi`: prints, writes or checks the OpenAPI documents.

use std::{fs, path::Path};

use crate::config::{OpenapiArgs, OpenapiFormat};
use kontor_http::openapi::Documents;

use super::CommandError;

pub fn run(args: &OpenapiArgs) -> Result<(), CommandError> {
    let documents = Documents::generate();
    let files = documents.texts.files();
    if let Some(directory) = &args.write {
        for (name, text) in files {
            write(&directory.join(name), text)?;
        }
        return Ok(());
    }
    if let Some(directory) = &args.check {
        for (name, text) in files {
            let path = directory.join(name);
            if !fs::read_to_string(&path).is_ok_and(|found| **text == *found) {
                return Err(format!(
                    "{} is out of date; run `kontor openapi --write`",
                    path.display()
                )
                .into());
            }
        }
        return Ok(());
    }
    print!(
        "{}",
        match args.format {
            OpenapiFormat::V3_1 => documents.texts.openapi_3_1,
            OpenapiFormat::Open => documents.texts.openapi_open,
            OpenapiFormat::V3_0 => documents.texts.openapi_3_0,
        }
    );
    Ok(())
}

fn write(path: &Path, text: &str) -> Result<(), CommandError> {
    fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()).into())
}
