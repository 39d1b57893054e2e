//! TLS to the database, with a certificate that the test makes.

use kontor_testing::postgresql::PostgreSql;
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};

use super::*;

/// The root certificate, and a certificate of `localhost` with its key.
fn certificates() -> (String, String, String) {
    let mut root = CertificateParams::new(Vec::new()).unwrap();
    root.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let root = CertifiedIssuer::self_signed(root, KeyPair::generate().unwrap()).unwrap();
    let key = KeyPair::generate().unwrap();
    let own = CertificateParams::new(vec!["localhost".to_owned()]).unwrap();
    let own = own.signed_by(&key, &root).unwrap();
    (root.pem(), own.pem(), key.serialize_pem())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_tls_the_certificate_and_the_name_of_the_host_are_verified() {
    let (root, own, key) = certificates();
    let (other_root, _, _) = certificates();
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, content: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, content).unwrap();
        path
    };
    let (trusted, other) = (file("root.pem", &root), file("other.pem", &other_root));
    let empty = file("empty.pem", "");
    let (server, database) = tokio::task::spawn_blocking(move || {
        let server = PostgreSql::start_with_tls(&own, &key);
        let database = server.create_database();
        (server, database)
    })
    .await
    .unwrap();
    let open = async |host: &str, options: &str, root: &std::path::Path| {
        let address = format!("{} {options}", server.tcp_address(host, &database));
        let settings = PostgresSettings {
            root_certificates: Some(root.to_owned()),
            allow_unsynced: true,
            ..PostgresSettings::new(&address, index_rows_of, 1)
        };
        PostgresStore::open(settings).await
    };
    for mode in ["sslmode=require", "sslmode=verify-full"] {
        let store = open("localhost", mode, &trusted).await.unwrap();
        store.put(mode, None, "v".into()).await.unwrap();
        store.close().await;
    }
    let refused = async |host: &str, root: &std::path::Path| {
        open(host, "sslmode=require", root).await.err().unwrap().to_string()
    };
    let unknown = refused("localhost", &other).await;
    assert!(unknown.contains("invalid peer certificate"), "{unknown}");
    let named = refused("127.0.0.1", &trusted).await;
    assert!(named.contains("not valid for name"), "{named}");
    let none = refused("localhost", &empty).await;
    assert!(none.contains("has no root certificates"), "{none}");
}
