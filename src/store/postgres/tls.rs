//! TLS to the database: the certificate of the server and the name of its host are always verified.

use std::path::Path;
use std::sync::Arc;

use rustls::crypto::ring;
use rustls::pki_types::{CertificateDer, pem::PemObject};
use rustls::{ClientConfig, RootCertStore};
use tokio_postgres::Config;
use tokio_postgres::config::SslMode;
use tokio_postgres_rustls::MakeRustlsConnect;

use super::super::OpenError;

/// What other clients call the only kind of TLS that there is here.
const VERIFY_FULL: &str = "sslmode=verify-full";
const REQUIRE: &str = "sslmode=require";

/// Reads an address. TLS is used if it says `sslmode=require` or `sslmode=verify-full`.
pub(super) fn parse(address: &str) -> Result<Config, OpenError> {
    let config = address.replace(VERIFY_FULL, REQUIRE).parse();
    config.map_err(|error| OpenError::Address(format!("the address is not valid: {error}")))
}

/// Whether connections to an address use TLS.
pub(super) fn mode(config: &Config) -> SslMode {
    match config.get_ssl_mode() {
        SslMode::Require => SslMode::Require,
        // TLS that an attacker can turn off protects nothing.
        _ => SslMode::Disable,
    }
}

/// What makes TLS connections. The root certificates are those of a file, or of the system.
pub(super) fn connector(
    mode: SslMode,
    root_certificates: Option<&Path>,
) -> Result<MakeRustlsConnect, OpenError> {
    let mut roots = RootCertStore::empty();
    match (mode, root_certificates) {
        (SslMode::Require, Some(path)) => read_into(&mut roots, path)?,
        (SslMode::Require, None) => {
            let found = rustls_native_certs::load_native_certs();
            let (added, _) = roots.add_parsable_certificates(found.certs);
            if added == 0 {
                let why = "the system has no root certificates: name a file with --store-ca";
                return Err(OpenError::Address(why.into()));
            }
        }
        _ => {}
    }
    let failed = |error: rustls::Error| OpenError::Address(format!("no TLS: {error}"));
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(failed)?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(MakeRustlsConnect::new(config))
}

fn read_into(roots: &mut RootCertStore, path: &Path) -> Result<(), OpenError> {
    let failed = |why: String| {
        OpenError::Address(format!("{} has no root certificates: {why}", path.display()))
    };
    let certificates =
        CertificateDer::pem_file_iter(path).map_err(|why| failed(why.to_string()))?;
    for certificate in certificates {
        let certificate = certificate.map_err(|why| failed(why.to_string()))?;
        roots.add(certificate).map_err(|why| failed(why.to_string()))?;
    }
    match roots.is_empty() {
        true => Err(failed("it is empty".into())),
        false => Ok(()),
    }
}
