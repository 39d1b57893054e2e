//! Checks the options of a ruleset that are given when a table is made or a record is imported.

use serde_json::{Map, Value};

use kontor_contract::{any_game::OptionsAsked, error::OptionsFault, typed_game::game_of};
use kontor_games::GameKind;
use kontor_log::texts::is_visible;
use kontor_rules::Refusal;

/// The options of a new table as the contract publishes them, if the rules allow them with this
/// number of seats.
pub fn check_options(
    kind: GameKind,
    options: Option<&Value>,
    seats: u8,
) -> Result<Value, OptionsFault> {
    let none = Value::Object(Map::new());
    read(kind, options.unwrap_or(&none), seats, OptionsAsked::Now)
}

/// The same of options that a tournament or seek has accepted. What new tables cannot have any more
/// does not keep it from making its tables.
pub(crate) fn accepted_options(
    kind: GameKind,
    options: &Value,
    seats: u8,
) -> Result<Value, OptionsFault> {
    read(kind, options, seats, OptionsAsked::Before)
}

fn read(
    kind: GameKind,
    given: &Value,
    seats: u8,
    asked: OptionsAsked,
) -> Result<Value, OptionsFault> {
    if !given.is_object() {
        return Err(OptionsFault::NoObject);
    }
    game_of(kind).read_options(given, seats, asked, &|| {
        check_texts(given)?;
        check_seats(kind, seats).map_err(OptionsFault::Refused)
    })
}

/// Whether the game is for so many.
fn check_seats(kind: GameKind, seats: u8) -> Result<(), Refusal> {
    let range = kind.seats();
    if range.contains(&seats) {
        return Ok(());
    }
    Err(Refusal::new(&kontor_rules::SEATS_OUT_OF_RANGE)
        .at("seats")
        .with("seats", u32::from(seats))
        .with("min", u32::from(*range.start()))
        .with("max", u32::from(*range.end())))
}

/// Checks that everything in the texts of options can be seen. Records are checked when they are
/// imported and not when they are verified: the first release let tables have any text.
pub(crate) fn check_texts(options: &Value) -> Result<(), OptionsFault> {
    hidden_text(options).map_or(Ok(()), |pointer| Err(OptionsFault::Text(pointer)))
}

/// JSON pointer to the first text with a character that cannot be seen. Options contain names that
/// are shown to others, as names of players are.
fn hidden_text(given: &Value) -> Option<String> {
    match given {
        Value::String(text) => (!text.chars().all(is_visible)).then(String::new),
        Value::Array(items) => items
            .iter()
            .enumerate()
            .find_map(|(index, item)| Some(format!("/{index}{}", hidden_text(item)?))),
        Value::Object(fields) => {
            fields.iter().find_map(|(name, field)| Some(format!("/{name}{}", hidden_text(field)?)))
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::json;
    use utoipa::PartialSchema;

    use super::*;
    use kontor_games::{basari, dale_of_merchants::kinds::Set, dispatch, haendler};
    use kontor_log::any_rules::rules_of;
    use kontor_rules::Rules;

    /// Options with every kind of value that a game has, each with a number of seats.
    fn samples(kind: GameKind) -> Vec<(u8, Value)> {
        let arches = &basari::components::DEFAULT_BOARD[..12];
        let own = json!({ "type": "own", "layout": haendler::board::reconstructed(false) });
        let own_samples = match kind {
            GameKind::Medici => vec![],
            GameKind::Basari => vec![(3, json!({ "arches": arches }))],
            GameKind::Haendler => vec![
                (2, json!({ "board": { "type": "reconstructed-short" }, "broken_axle": false })),
                (4, json!({ "board": own, "loading": "fixed", "negotiation": true })),
                (4, json!({ "abilities": "auction", "preset": "lighter_variant" })),
                (3, json!({ "wagon_starts": ["koeln", "genua", "paris"] })),
                (3, json!({ "courier_city": "wien", "bonus_growth": "per_arrival" })),
            ],
            GameKind::DaleOfMerchants => vec![
                (2, json!({ "decks": &Set::ALL[..3], "first_seat": 1, "round_limit": 20 })),
                (4, json!({ "decks": &Set::ALL[..4], "teams": true })),
            ],
        };
        let seats = kind.seats();
        let defaults = [(*seats.start(), json!({})), (*seats.end(), json!({}))];
        defaults.into_iter().chain(own_samples).collect()
    }

    /// The schemas of all options of a game, by name.
    fn schemas(kind: GameKind) -> Map<String, Value> {
        fn schema_of<R: Rules>() -> Value {
            serde_json::to_value(R::Options::schema()).unwrap()
        }
        let schema = dispatch!(kind, R => schema_of::<R>());
        schema["properties"].as_object().cloned().unwrap_or_default()
    }

    /// The options that may be null.
    fn nullable(kind: GameKind) -> Vec<String> {
        let is_null = |schema: &Value| match &schema["type"] {
            Value::Array(types) => types.contains(&json!("null")),
            of_one => of_one == "null",
        };
        let may_be_null = |schema: &Value| {
            is_null(schema) || schema["oneOf"].as_array().is_some_and(|one| one.iter().any(is_null))
        };
        let options = schemas(kind).into_iter().filter(|(_, schema)| may_be_null(schema));
        options.map(|(name, _)| name).collect()
    }

    #[test]
    fn every_option_is_in_a_sample() {
        for kind in GameKind::ALL.iter().copied() {
            let samples = samples(kind);
            let given = samples.iter().flat_map(|(_, given)| given.as_object().unwrap().keys());
            let all = schemas(kind);
            let all: BTreeSet<&String> = all.keys().collect();
            assert_eq!(given.collect::<BTreeSet<_>>(), all, "{}", kind.id());
        }
    }

    /// Whether a table with the first options has the others.
    fn leads_to(kind: GameKind, given: &Value, published: &Value) -> bool {
        fn options<R: Rules>(json: &Value) -> R::Options {
            serde_json::from_value(json.clone()).unwrap()
        }
        dispatch!(kind, R => R::resolved(options::<R>(given)) == options::<R>(published))
    }

    #[test]
    fn options_of_all_games_survive_json() {
        for kind in GameKind::ALL.iter().copied() {
            for (seats, given) in samples(kind) {
                let published = check_options(kind, Some(&given), seats).unwrap();
                assert!(leads_to(kind, &given, &published), "{given} became {published}");
                let again = check_options(kind, Some(&published), seats).unwrap();
                assert_eq!(again, published);
                assert!(rules_of(kind).empty(&published, seats, kind.version()).is_ok());
            }
        }
    }

    #[test]
    fn no_options_are_the_default_ones() {
        for kind in GameKind::ALL.iter().copied() {
            let seats = *kind.seats().start();
            let default = check_options(kind, None, seats).unwrap();
            assert_eq!(default, check_options(kind, Some(&json!({})), seats).unwrap());
        }
    }

    /// Null stands for none, also where the published form leaves the field out.
    #[test]
    fn an_option_that_may_be_left_out_may_be_null() {
        assert!(nullable(GameKind::Haendler).contains(&"preset".to_owned()));
        for kind in GameKind::ALL.iter().copied() {
            let seats = *kind.seats().start();
            let default = check_options(kind, None, seats).unwrap();
            for field in nullable(kind) {
                let given = json!({ (field.as_str()): null });
                assert_eq!(check_options(kind, Some(&given), seats).unwrap(), default, "{field}");
            }
            let unknown = check_options(kind, Some(&json!({ "unknown": null })), seats);
            assert!(matches!(unknown, Err(OptionsFault::Json(_))), "{unknown:?}");
        }
    }

    /// What is shown is what is played, also where a variant was asked for by its name beside options
    /// that it contradicts.
    #[test]
    fn what_a_variant_stands_for_is_shown() {
        let given = json!({
            "preset": "lighter_variant", "loading": "negotiated", "broken_axle": true,
        });
        let published = check_options(GameKind::Haendler, Some(&given), 4).unwrap();
        let shown = ["preset", "loading", "broken_axle"].map(|field| &published[field]);
        assert_eq!(shown, [&json!("lighter_variant"), &json!("fixed"), &json!(false)]);
    }

    /// A board with an id that new tables cannot have: 7 letters of 4 bytes.
    #[test]
    fn only_a_new_table_is_asked_for_short_ids() {
        let mut layout = haendler::board::reconstructed(false);
        let id = "\u{10400}".repeat(7);
        layout.roads.iter_mut().for_each(|road| {
            for end in [&mut road.from, &mut road.to] {
                if *end == layout.spaces[0] {
                    *end = id.clone();
                }
            }
        });
        layout.spaces[0] = id;
        let given = json!({ "board": { "type": "own", "layout": layout } });
        let kind = GameKind::Haendler;
        assert_eq!(refused(&given, 2), haendler::refusals::board::BOARD_ID_BYTES.code);
        let accepted = accepted_options(kind, &given, 2).unwrap();
        assert_eq!(game_of(kind).check_logged_options(&accepted, 2).unwrap(), Ok(()));
    }

    /// The refusal of these options of Die Händler.
    fn refused(given: &Value, seats: u8) -> &'static str {
        match check_options(GameKind::Haendler, Some(given), seats) {
            Err(OptionsFault::Refused(refusal)) => refusal.kind().code,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn the_first_fault_is_of_the_form_then_of_a_text_then_of_the_seats_then_of_the_rules() {
        let check = |given: Value| check_options(GameKind::Haendler, Some(&given), 99);
        assert!(matches!(check(json!([])), Err(OptionsFault::NoObject)));
        let hidden = "\n";
        let unknown = json!({ "courier_city": hidden, "cities": 1 });
        assert!(matches!(check(unknown), Err(OptionsFault::Json(_))));
        // Inside of an option, what the published form leaves out is not of its form.
        let board = json!({ "type": "reconstructed", "layout": null });
        let left_out = json!({ "courier_city": hidden, "board": board });
        let found = check(left_out);
        assert!(
            matches!(&found, Err(OptionsFault::Form(place)) if place == "/board/layout"),
            "{found:?}"
        );
        let found = check(json!({ "courier_city": hidden }));
        assert!(
            matches!(&found, Err(OptionsFault::Text(place)) if place == "/courier_city"),
            "{found:?}"
        );
        let nowhere = json!({ "courier_city": "nowhere" });
        assert_eq!(refused(&nowhere, 99), kontor_rules::SEATS_OUT_OF_RANGE.code);
        assert_eq!(refused(&nowhere, 3), haendler::refusals::COURIER_CITY.code);
    }
}
