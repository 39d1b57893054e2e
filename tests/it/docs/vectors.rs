//! Test vectors for verifying records in another language: computed by the server's code, and
//! compared with published standards.

use std::fs;

use kontor_json::canonical::canonical;
use kontor_log::chain::{Seed, hex, parse_hex};
use kontor_rules::{Chance, SeededChance, shuffle};
use serde_json::{Value, json};

use super::page::{is_update, root};
use crate::support::record::chained;

/// `below(WORD)` is the next word of the stream, but for the one word in four thousand million that
/// is skipped.
const WORD: u32 = u32::MAX;

/// A file of `docs/vectors`: a list of inputs, each with its `result`.
struct Vectors {
    name: &'static str,
    inputs: Vec<Value>,
    compute: fn(&Value) -> Value,
}

fn vectors() -> [Vectors; 7] {
    let (sevens, counted) = ("07".repeat(32), counted());
    let nonces = |seed: &str, nonces: Value| json!({ "seed": seed, "nonces": nonces });
    [
        Vectors {
            name: "canonical",
            inputs: canonical_inputs(),
            compute: |input| json!(canonical(&input["value"])),
        },
        Vectors {
            name: "commitment",
            inputs: [&"00".repeat(32), &sevens, &counted]
                .map(|seed| json!({ "seed": seed }))
                .to_vec(),
            compute: |input| json!(hex(&seed_of(input).commitment())),
        },
        Vectors {
            name: "salt",
            inputs: [0, 1, 255, 256, 1_000_000]
                .map(|commit| json!({ "seed": counted, "commit": commit }))
                .to_vec(),
            compute: |input| json!(hex(&seed_of(input).salt(input["commit"].as_u64().unwrap()))),
        },
        Vectors {
            name: "luck_key",
            inputs: vec![
                nonces(&sevens, json!(["né", null, "b"])),
                nonces(&sevens, json!([null, null])),
                nonces(&counted, json!(["\"\\\u{1f}", "…", "😀", null])),
            ],
            compute: |input| {
                json!(hex(&seed_of(input)
                    .luck_key(&serde_json::from_value::<Vec<_>>(input["nonces"].clone()).unwrap())))
            },
        },
        Vectors { name: "draws", inputs: draw_inputs(), compute: draws },
        Vectors {
            name: "shuffle",
            inputs: vec![
                json!({ "key": counted, "stream": 0, "items": (1..=36).collect::<Vec<u32>>() }),
                json!({ "key": sevens, "stream": 3, "items": ["a", "b", "c", "d"] }),
                json!({ "key": sevens, "stream": 3, "items": ["a"] }),
            ],
            compute: shuffled,
        },
        Vectors {
            name: "chain",
            inputs: chain_inputs(),
            compute: |input| chained(input.clone())["links"].take(),
        },
    ]
}

/// A key or seed of the bytes 0 to 31, as in the examples of RFC 8439.
fn counted() -> String {
    (0..32).map(|byte| format!("{byte:02x}")).collect()
}

fn draw_inputs() -> Vec<Value> {
    let counted = counted();
    vec![
        json!({ "key": "00".repeat(32), "stream": 0, "bounds": vec![WORD; 32] }),
        json!({ "key": counted, "stream": 0x4a00_0000, "bounds": vec![WORD; 32] }),
        json!({ "key": counted, "stream": 1, "bounds": [6, 6, 6, 6, 6, 6, 6, 6, 36, 52, 2, 3, 1, 1] }),
        // Half of all words are skipped here, which shows implementations that do not skip any.
        json!({ "key": counted, "stream": 258, "bounds": vec![(1_u32 << 31) + 1; 16] }),
    ]
}

fn draws(input: &Value) -> Value {
    let mut luck = luck_of(input);
    let bounds = input["bounds"].as_array().unwrap().iter();
    bounds.map(|bound| luck.below(u32::try_from(bound.as_u64().unwrap()).unwrap())).collect()
}

fn shuffled(input: &Value) -> Value {
    let mut items = input["items"].as_array().unwrap().clone();
    shuffle(&mut luck_of(input), &mut items);
    json!(items)
}

/// The names of the example in RFC 8785, section 3.2.3, and the escapes of its section 3.2.2.2.
fn canonical_inputs() -> Vec<Value> {
    vec![
        json!({ "value": {
            "\u{20ac}": "Euro Sign", "\r": "Carriage Return", "\u{fb33}": "Hebrew Letter Dalet With Dagesh", "1": "One",
            "\u{1f600}": "Emoji: Grinning Face", "\u{80}": "Control", "\u{f6}": "Latin Small Letter O With Diaeresis" } }),
        json!({ "value": "\u{20ac}$\u{f}\nA'B\"\\\\\"/" }),
        json!({ "value": { "b": [1, 0, -3, 9_007_199_254_740_991_u64, true, null, []], "a": {} } }),
    ]
}

/// Commits and seeds in the form of records: of a deleted table, and of a fork, which has a second
/// seed.
fn chain_inputs() -> Vec<Value> {
    let commit = |commit: u64, seat: Value, action: Value, event: Value| {
        let at = format!("2026-01-31T12:00:0{commit}.000Z");
        json!({ "format": 1, "commit": commit, "at": at, "seat": seat, "action": action, "events": [event] })
    };
    let (first, second) = (seed_of(&json!({ "seed": counted() })), Seed::new([7; 32]));
    let made = commit(
        0,
        json!(null),
        json!({ "type": "table.create", "player": "p_1" }),
        json!({ "type": "table.deleted", "data": {} }),
    );
    let bid = commit(
        1,
        json!(0),
        json!({ "type": "medici.bid", "amount": 7 }),
        json!({ "type": "medici.bid_made", "data": { "seat": 0, "amount": 7 } }),
    );
    let forked = commit(
        2,
        json!(null),
        json!({ "type": "table.fork", "player": "p_2" }),
        json!({ "type": "table.forked", "data": { "commitment": hex(&second.commitment()) } }),
    );
    let seeds = [(0, first), (2, second)]
        .map(|(from, seed)| json!({ "from_commit": from, "seed": seed.to_hex() }));
    vec![
        json!({ "seeds": seeds[..1], "commits": [made, bid] }),
        json!({ "seeds": seeds, "commits": [made, bid, forked] }),
    ]
}

fn seed_of(input: &Value) -> Seed {
    Seed::from_hex(input["seed"].as_str().unwrap()).unwrap()
}

fn luck_of(input: &Value) -> SeededChance {
    SeededChance::new(
        parse_hex(input["key"].as_str().unwrap()).unwrap(),
        input["stream"].as_u64().unwrap(),
    )
}

fn results(name: &str) -> Vec<Value> {
    let text = fs::read_to_string(root().join(format!("docs/vectors/{name}.json"))).unwrap();
    let cases: Vec<Value> = serde_json::from_str(&text).unwrap();
    cases.into_iter().map(|mut case| case["result"].take()).collect()
}

#[test]
fn the_vectors_are_what_the_server_computes() {
    for Vectors { name, inputs: mut cases, compute } in vectors() {
        for case in &mut cases {
            case["result"] = compute(case);
        }
        let lines: Vec<String> = cases.iter().map(|case| format!("  {case}")).collect();
        let text = format!("[\n{}\n]\n", lines.join(",\n"));
        let path = root().join(format!("docs/vectors/{name}.json"));
        if is_update() {
            fs::write(&path, &text).unwrap();
        }
        assert!(
            fs::read_to_string(&path).is_ok_and(|found| found == text),
            "docs/vectors/{name}.json: UPDATE=1 writes it again"
        );
    }
}

/// RFC 8439: appendix A.1, test vectors 1 and 2, an all-zero key and nonce, counters 0 and 1; and
/// section 2.4.2, counter 1 under a nonce whose eighth byte is 0x4a.
#[test]
fn the_draws_are_those_of_rfc_8439() {
    let words = |bytes: &str| -> Value {
        let bytes: Vec<u8> =
            bytes.split(' ').map(|byte| u8::from_str_radix(byte, 16).unwrap()).collect();
        bytes.chunks(4).map(|word| u32::from_le_bytes(word.try_into().unwrap())).collect()
    };
    let draws = results("draws");
    let first = words(
        "76 b8 e0 ad a0 f1 3d 90 40 5d 6a e5 53 86 bd 28 bd d2 19 b8 a0 8d ed 1a a8 36 ef cc 8b 77 0d c7",
    );
    assert_eq!(draws[0].as_array().unwrap()[..8], first.as_array().unwrap()[..]);
    let second = words("9f 07 e7 be 55 51 38 7a 98 ba 97 7c 73 2d 08 0d");
    assert_eq!(draws[0].as_array().unwrap()[16..20], second.as_array().unwrap()[..]);
    let numbered = words(
        "22 4f 51 f3 40 1b d9 e1 2f de 27 6f b8 63 1d ed 8c 13 1f 82 3d 2c 06 e2 7e 4f ca ec 9e f3 cf 78",
    );
    assert_eq!(draws[1].as_array().unwrap()[16..24], numbered.as_array().unwrap()[..]);
}

/// RFC 8785, section 3.2.3: names are ordered by their UTF-16 code units.
#[test]
fn canonical_json_is_that_of_rfc_8785() {
    let ordered = ["Carriage", "One", "Control", "Latin", "Euro", "Emoji", "Hebrew"];
    let found = results("canonical")[0].as_str().unwrap().to_owned();
    let places: Vec<usize> = ordered.iter().map(|word| found.find(word).unwrap()).collect();
    assert!(places.is_sorted(), "{found}");
    assert_eq!(results("canonical")[1], r#""€$\u000f\nA'B\"\\\\\"/""#);
}

/// Values computed by Python's hashlib and hmac, independently of this program.
#[test]
fn commitment_salt_and_luck_key_are_what_hashlib_gives() {
    assert_eq!(
        results("commitment")[1],
        "3a65283b688ae12b0b9a081fd8260ebfaccb966c77076562ff433f8a4425730c"
    );
    assert_eq!(
        results("salt")[1],
        "701b47fb5d5867adfd7cbeca06172bf28d97297ffb9ae720de00d4b8769bf3f1"
    );
    assert_eq!(
        results("luck_key")[0],
        "48e3c7c50db894da5a517e3522b4c556bf0b676c7dda21d7be561491aa001710"
    );
    assert_eq!(
        results("chain")[0][0],
        "4bc9391afd6398c5c5f6c9decd53fad04b6fa7b27222b22e58bc6d47ef8aea1e"
    );
}
