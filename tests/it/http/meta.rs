//! What the server publishes about itself: limits, problems, rulesets, keys, documents, health.

use jsonwebtoken::{Algorithm, DecodingKey, Validation, decode_header, jwk::JwkSet};
use kontor_http::problem::ProblemCode;
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{contract::DOCUMENTS, local::Local};

#[tokio::test]
async fn meta_has_time_versions_and_limits() {
    let local = Local::start();
    let meta = local.anonymous().get("/v1/meta").await.expect(200);
    assert_eq!(meta["time"], "2025-06-15T15:06:40.000Z");
    assert_eq!(meta["limits"]["body_bytes_max"], 65_536);
    assert_eq!(meta["limits"]["name_length_max"], 40);
    assert_eq!(meta["limits"]["access_token_s"], 900);
}

#[tokio::test]
async fn the_catalogue_lists_every_code_and_each_has_its_page() {
    let local = Local::start();
    let anonymous = local.anonymous();
    let list = anonymous.get("/v1/problems").await.expect(200);
    let codes: Vec<&str> = list["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|kind| kind["code"].as_str().unwrap())
        .collect();
    assert_eq!(codes, ProblemCode::ALL.iter().map(|code| code.entry().code).collect::<Vec<_>>());
    for kind in list["items"].as_array().unwrap() {
        assert_eq!(
            anonymous
                .get(&format!("/v1/problems/{}", kind["code"].as_str().unwrap()))
                .await
                .expect(200),
            *kind
        );
    }
    anonymous.get("/v1/problems/nothing").await.refused("problem-unknown");
}

#[tokio::test]
async fn rulesets_have_what_a_client_has_to_know() {
    let local = Local::start();
    let anonymous = local.anonymous();
    let list = anonymous.get("/v1/rulesets").await.expect(200);
    assert_ne!(list["items"], json!([]));
    for ruleset in list["items"].as_array().unwrap() {
        let id = ruleset["id"].as_str().unwrap();
        assert_eq!(anonymous.get(&format!("/v1/rulesets/{id}")).await.expect(200), *ruleset);
        let schema = jsonschema::validator_for(&ruleset["options_schema"]).unwrap();
        assert!(schema.is_valid(&ruleset["options_default"]));
        let components = anonymous.get(&format!("/v1/rulesets/{id}/components")).await.expect(200);
        assert_eq!(components["ruleset"], id);
    }
    anonymous.get("/v1/rulesets/chess").await.refused("ruleset-unknown");
    anonymous.get("/v1/rulesets/chess/components").await.refused("ruleset-unknown");
}

#[tokio::test]
async fn the_documents_are_served_as_generated() {
    let local = Local::start();
    let (anonymous, documents) = (local.anonymous(), &*DOCUMENTS);
    for (name, text) in documents.texts.files() {
        let path = &format!("/{name}");
        let answer = anonymous.request(Method::GET, path).send().await;
        assert_eq!(answer.text, **text);
        let tag = answer.header("etag").to_owned();
        let again = anonymous.request(Method::GET, path).header("if-none-match", &tag).send().await;
        assert_eq!(again.status, 304);
    }
}

#[tokio::test]
async fn the_servers_keys_verify_its_tokens() {
    let local = Local::start();
    let keys = local.anonymous().get("/.well-known/jwks.json").await;
    assert!(keys.header("cache-control").contains("public"));
    let keys = keys.expect(200);
    let keys: JwkSet = serde_json::from_value(keys).unwrap();
    let ada = local.guest("Ada").await;
    let token = ada.token.unwrap();
    let key = keys.find(&decode_header(&token).unwrap().kid.unwrap()).unwrap();
    let mut validation = Validation::new(Algorithm::EdDSA);
    // The server's clock is the test's: by the machine's clock the token is expired.
    validation.validate_exp = false;
    validation.validate_aud = false;
    let claims = |token: &str| {
        jsonwebtoken::decode::<Value>(token, &DecodingKey::from_jwk(key).unwrap(), &validation)
    };
    assert_eq!(claims(&token).unwrap().claims["sub"], ada.id);
    let other = local.guest("Grace").await.token.unwrap();
    let (signed, _) = token.rsplit_once('.').unwrap();
    let (_, signature) = other.rsplit_once('.').unwrap();
    assert!(claims(&format!("{signed}.{signature}")).is_err(), "the signature of another token");
}

#[tokio::test]
async fn the_server_says_that_it_lives_and_is_ready() {
    let local = Local::start();
    for path in ["/healthz/live", "/healthz/ready"] {
        let answer = local.anonymous().get(path).await;
        assert_eq!(answer.header("ratelimit"), "", "health checks are not counted");
        assert_eq!(answer.expect(200), json!({ "ok": true }));
    }
}
