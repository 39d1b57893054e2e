//! Every variant of every union, and every value of every enumeration, is read and written without
//! loss.

use std::{collections::BTreeSet, fmt::Debug};

use kontor_client::types;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, json};

use crate::samples::{Show, enumerations, sample, unions};

/// Reads and writes a value as a type, and gives the name of its variant.
fn through<T: DeserializeOwned + Serialize + Debug>(value: &Value) -> (Value, String) {
    let read: T =
        serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{error}: {value}"));
    let name = format!("{read:?}").split([' ', '(']).next().unwrap().to_owned();
    (serde_json::to_value(read).unwrap(), name)
}

type Through = fn(&Value) -> (Value, String);

macro_rules! through {
    ($($name:ident)*) => {
        &[$((stringify!($name), through::<types::$name> as Through)),*]
    };
}

const UNIONS: &[(&str, Through)] = through! {
    AccountNews BasariPhase ClockTime DaleOfMerchantsGoal DaleOfMerchantsOrigin ExportLine GameAction GameChoice GameComponents
    GameEvent GameOrders GameView HaendlerPhase HaendlerPledge HaendlerStep MediciPhase PreviewedEvent
    TournamentEntrant TournamentFormat TournamentNews
};

const ENUMERATIONS: &[(&str, Through)] = through! {
    AccountEventType BasariAcceptReason BasariCard BasariColour BasariConcedeReason Bot DaleOfMerchantsCard DaleOfMerchantsCardType
    DaleOfMerchantsDirection DaleOfMerchantsReactions DaleOfMerchantsSet DaleOfMerchantsShownFor DaleOfMerchantsUntil DeliveryOutcome
    Evaluator ExportPart FieldErrorCode HaendlerAbility HaendlerArrow HaendlerDealtCard HaendlerDirection HaendlerEndReason
    HaendlerGood HaendlerInfluence HaendlerLoadingRight HaendlerOfferedGoods HaendlerPassReason MediciPassReason MediciRoundEndReason
    MediciWare Occupant OnTimeout PlayerKind PreviewStop ProblemCode RatedKind RatingPool RecordSigner ReportCategory ResignReason Scope SeatLeftReason
    SeekStatus Status
    TournamentCancelReason TournamentEntrants TournamentResultReason TournamentSeeding TournamentStatus TournamentTieBreak
    TableDeletedReason TournamentWithdrawReason Visibility WebhookDisabledReason Weekday
};

#[test]
fn every_variant_of_every_union_is_named_and_comes_back_as_it_went() {
    let named: BTreeSet<&str> = UNIONS.iter().map(|(name, _)| *name).collect();
    assert_eq!(named, unions().map(|(name, _)| name).collect(), "the unions of the contract");
    for (union, variants) in unions() {
        let (_, through) = UNIONS.iter().find(|(name, _)| *name == union).unwrap();
        for (schema, show) in
            variants.iter().flat_map(|schema| [(schema, Show::Nulls), (schema, Show::Values)])
        {
            let sample = sample(schema, show);
            let (back, name) = through(&sample);
            assert_eq!(back, sample, "{union}::{name}");
            assert_eq!(
                name.to_lowercase(),
                value_of_tag(schema).replace(['.', '_'], ""),
                "{union}"
            );
        }
    }
}

#[test]
fn a_variant_of_a_newer_server_is_kept_as_it_came() {
    for (union, variants) in unions() {
        let (_, through) = UNIONS.iter().find(|(name, _)| *name == union).unwrap();
        let mut sample = sample(&variants[0], Show::Values);
        sample[tag(&variants[0])] = json!("of_tomorrow");
        sample["more"] = json!({ "deep": [null, 1] });
        assert_eq!(through(&sample), (sample, "Unknown".to_owned()), "{union}");
    }
}

#[test]
fn a_field_of_a_newer_server_is_passed_over() {
    for (union, variants) in unions() {
        let (_, through) = UNIONS.iter().find(|(name, _)| *name == union).unwrap();
        for schema in variants {
            let sample = sample(schema, Show::Values);
            let mut newer = sample.clone();
            newer["more"] = json!({ "deep": [null, 1] });
            assert_eq!(through(&newer), through(&sample), "{union}");
        }
    }
}

#[test]
fn every_value_of_every_enumeration_is_named_and_one_of_tomorrow_is_kept() {
    let named: BTreeSet<&str> = ENUMERATIONS.iter().map(|(name, _)| *name).collect();
    assert_eq!(
        named,
        enumerations().map(|(name, _)| name).collect(),
        "the enumerations of the contract"
    );
    for (enumeration, values) in enumerations() {
        let (_, through) = ENUMERATIONS.iter().find(|(name, _)| *name == enumeration).unwrap();
        for value in values {
            let (back, name) = through(value);
            assert_eq!(back, *value, "{enumeration}");
            assert_ne!(name, "Unknown", "{enumeration}: {value}");
        }
        let strange = json!("of_tomorrow");
        assert_eq!(through(&strange), (strange, "Unknown".to_owned()), "{enumeration}");
    }
}

#[test]
fn the_values_that_are_known_are_those_of_the_contract() {
    let (_, values) = enumerations().find(|(name, _)| *name == "Bot").unwrap();
    assert_eq!(serde_json::to_value(types::Bot::KNOWN).unwrap(), json!(values));
}

/// The field that tells a variant from the others: the one that has one value only.
fn tag(variant: &Value) -> &str {
    let properties = variant["properties"].as_object().unwrap();
    let is_tag = |schema: &Value| schema["enum"].as_array().is_some_and(|values| values.len() == 1);
    properties.iter().find(|(_, schema)| is_tag(schema)).unwrap().0
}

fn value_of_tag(variant: &Value) -> &str {
    variant["properties"][tag(variant)]["enum"][0].as_str().unwrap()
}
