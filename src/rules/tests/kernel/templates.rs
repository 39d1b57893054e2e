//! Forms: how many actions they stand for, and which.

use kontor_rules::{
    ActionField, Domain, FieldValue, Need, Seat, Spread, Template, spread, spread_by_size,
    spread_thin,
};

/// All values of a shape, each once and in its order.
fn listed(shape: &Domain) -> Vec<FieldValue> {
    let values: Vec<FieldValue> = (0..shape.count()).map(|index| shape.nth(index)).collect();
    let is_repeated = |place: usize| values[..place].contains(&values[place]);
    assert!(!(0..values.len()).any(is_repeated), "{values:?}");
    values
}

fn list<const ITEMS: usize>(items: [u32; ITEMS]) -> FieldValue {
    FieldValue::List(items.map(FieldValue::from).to_vec())
}

fn picked(from: [u32; 3], min: u32, max: u32, ordered: bool) -> Vec<FieldValue> {
    listed(&Domain::Distinct { from: from.map(FieldValue::from).to_vec(), min, max, ordered })
}

#[test]
fn a_constant_is_one_value_and_a_choice_of_values_as_many_as_there_are() {
    assert_eq!(listed(&Domain::Const(FieldValue::Flag(true))), [FieldValue::Flag(true)]);
    let values =
        vec![FieldValue::from("red"), FieldValue::from("blue".to_owned()), FieldValue::Null];
    assert_eq!(listed(&Domain::OneOf(values.clone())), values);
}

#[test]
fn a_range_goes_by_steps_and_holds_both_ends() {
    let range = |min, max, step| listed(&Domain::Range { min, max, step });
    assert_eq!(range(-200, 100, 100), [-200, -100, 0, 100].map(FieldValue::Int));
    assert_eq!(range(1, 6, 2), [1, 3, 5].map(FieldValue::Int));
    assert_eq!(range(4, 4, 1), [FieldValue::Int(4)]);
}

#[test]
fn different_items_are_picked_in_any_order_or_in_each() {
    let pairs = [list([7, 8]), list([7, 9]), list([8, 9])];
    assert_eq!(picked([7, 8, 9], 2, 2, false), pairs);
    let ordered =
        [list([7, 8]), list([7, 9]), list([8, 7]), list([8, 9]), list([9, 7]), list([9, 8])];
    assert_eq!(picked([7, 8, 9], 2, 2, true), ordered);
}

#[test]
fn smaller_picks_are_listed_before_larger_ones() {
    let up_to_two =
        [list([]), list([7]), list([8]), list([9]), list([7, 8]), list([7, 9]), list([8, 9])];
    assert_eq!(picked([7, 8, 9], 0, 2, false), up_to_two);
    assert_eq!(picked([7, 8, 9], 0, 3, true).len(), 1 + 3 + 6 + 6);
}

#[test]
fn lists_have_items_any_number_of_times() {
    let lists =
        |min, max| listed(&Domain::Lists { of: [7, 8].map(FieldValue::from).to_vec(), min, max });
    assert_eq!(lists(2, 2), [list([7, 7]), list([8, 7]), list([7, 8]), list([8, 8])]);
    assert_eq!(lists(0, 3).len(), 1 + 2 + 4 + 8);
}

#[test]
fn a_thin_spread_has_each_action_and_each_value_of_a_field() {
    let number = |number: u32| Domain::Const(number.into());
    let way = |wagon, tile| {
        let ends = Domain::Range { min: 1, max: 9, step: 1 };
        let template = Template::new("toy.go").field("wagon", number(wagon));
        template.field("tile", number(tile)).field("end", ends)
    };
    let ways = (1..=4).flat_map(|tile| (1..=3).map(move |wagon| way(wagon, tile)));
    let templates: Vec<Template> = [Template::new("toy.stay")].into_iter().chain(ways).collect();
    let places = spread_thin(&templates, 4);
    let has = |is_meant: &dyn Fn(&[FieldValue]) -> bool| {
        places.iter().any(|(at, index)| is_meant(&templates[*at].nth(*index)))
    };
    for (field, values) in [(0, 1..=3_u32), (1, 1..=4)] {
        for value in values {
            assert!(has(&|fields| fields.get(field) == Some(&value.into())), "{places:?}");
        }
    }
    assert!(has(&|fields| fields.is_empty()) && has(&|fields| fields.last() == Some(&9.into())));
    assert!(places.is_sorted() && places.len() < 9, "{places:?}");
    assert_eq!(spread_thin(&templates, 0).len(), 1 + 4 + 2, "what is new, and no more");
}

#[test]
fn counts_are_a_record_of_the_kinds() {
    let counts = Domain::Counts { of: vec![("red", 1), ("blue", 2)], above: vec![0, 1] };
    let read = |record: &FieldValue| [record.count_of("red"), record.count_of("blue")];
    assert_eq!(
        listed(&counts).iter().map(read).collect::<Vec<_>>(),
        [[1, 0], [0, 2], [1, 1], [1, 2]]
    );
}

#[test]
fn a_sum_lists_what_must_be_picked_first() {
    let of =
        [(10, 2), (11, 3), (12, 1)].map(|(item, value)| (FieldValue::Int(item), value)).to_vec();
    let sums = Domain::Sum { of, must: vec![1], need: Need::Exactly(4) };
    assert_eq!(listed(&sums), [FieldValue::List(vec![FieldValue::Int(11), FieldValue::Int(12)])]);
}

#[test]
fn a_form_stands_for_every_combination_of_its_fields() {
    let form = Template::new("toy.act")
        .field("number", Domain::Range { min: 1, max: 2, step: 1 })
        .field("flag", Domain::OneOf(vec![FieldValue::Flag(false), FieldValue::Flag(true)]))
        .field("text", Domain::OneOf(vec!["a".into(), "b".into(), "c".into()]));
    let read =
        |values: &Vec<FieldValue>| (values[0].int(), values[1].flag(), values[2].text().to_owned());
    let actions: Vec<_> = (0..form.count()).map(|index| read(&form.nth(index))).collect();
    let expected: Vec<_> = ["a", "b", "c"]
        .into_iter()
        .flat_map(|text| {
            [false, true].map(|flag| [1, 2].map(|number| (number, flag, text.to_owned())))
        })
        .flatten()
        .collect();
    assert_eq!(actions, expected);
    assert_eq!(
        (form.exact, Template::new("toy.end").count(), Template::new("toy.end").nth(0)),
        (true, 1, Vec::new())
    );
}

#[test]
fn values_are_read_as_what_they_are() {
    let three = || FieldValue::Int(3);
    assert_eq!((<Option<u32>>::of(FieldValue::Null), <Option<u32>>::of(three())), (None, Some(3)));
    assert_eq!((<Vec<u8>>::of(list([2, 1])), Seat::of(three())), (vec![2, 1], Seat(3)));
    assert_eq!((bool::of(FieldValue::Flag(true)), String::of("a".into())), (true, "a".to_owned()));
    let record = FieldValue::Record(vec![("a", three()), ("b", FieldValue::Null)]);
    let mut field = record.into_fields();
    assert_eq!((field("b"), field("a")), (FieldValue::Null, three()));
    let name = |number: usize| ["one", "two"][number - 1];
    assert_eq!(FieldValue::from("two").by_id([1, 2], name), 2);
}

fn numbers(max: i64) -> Template {
    Template::new("toy.add").field("number", Domain::Range { min: 1, max, step: 1 })
}

#[test]
fn a_template_may_leave_out_the_combinations_that_do_nothing() {
    let range = |max| Domain::Range { min: 0, max, step: 1 };
    let all = Template::new("x").field("a", range(1)).field("b", range(2)).field("last", range(1));
    let listed =
        |template: &Template| (0..template.count()).map(|at| template.nth(at)).collect::<Vec<_>>();
    let nothing = FieldValue::Int(0);
    let does_something =
        |values: &Vec<FieldValue>| values[..2] != [nothing.clone(), nothing.clone()];
    let some: Vec<Vec<FieldValue>> = listed(&all).into_iter().filter(does_something).collect();
    assert_eq!(some.len(), 2 * 3 * 2 - 2);
    let template = Template { without_first: true, ..all };
    assert_eq!(listed(&template), some);
    let by_size = spread_by_size(std::slice::from_ref(&template), 100);
    assert_eq!((by_size.places.len(), by_size.whole), (some.len(), true));
}

#[test]
fn few_actions_are_all_listed() {
    let places = vec![(0, 0), (0, 1), (1, 0), (1, 1), (1, 2)];
    assert_eq!(spread(&[numbers(2), numbers(3)], 5), Spread { places, whole: true });
}

#[test]
fn of_many_actions_every_form_lists_the_same_share_from_its_first_to_its_last() {
    let listed = spread(&[numbers(2), numbers(101), numbers(9)], 9);
    let places = vec![(0, 0), (0, 1), (1, 0), (1, 50), (1, 100), (2, 0), (2, 4), (2, 8)];
    assert_eq!(listed, Spread { places, whole: false });
    // The rest of the division is spread as well, so that the last action is always among them.
    let places = [0, 3, 6, 10].map(|index| (0, index)).to_vec();
    assert_eq!(spread(&[numbers(11)], 4), Spread { places, whole: false });
    assert_eq!(spread(&[numbers(11)], 1), Spread { places: vec![(0, 0)], whole: false });
}

/// Offers of at most so many red and blue pieces, and of one at least.
fn offers(most: u32) -> Template {
    let of = vec![("red", most), ("blue", most)];
    Template::new("toy.offer").field("pieces", Domain::Counts { of, above: vec![0, 0] })
}

/// How many pieces or items the only field of each listed action has.
fn sizes(template: &Template, most: usize) -> Vec<i64> {
    let size = |(_, index): &(usize, u128)| match &template.nth(*index)[0] {
        FieldValue::Record(counts) => counts.iter().map(|(_, count)| count.int()).sum(),
        other => i64::try_from(other.items().len()).unwrap(),
    };
    let Spread { places, whole } = spread_by_size(std::slice::from_ref(template), most);
    assert!(!whole && places.is_sorted() && places.len() == most, "{places:?}");
    places.iter().map(size).collect()
}

#[test]
fn of_many_actions_each_size_has_the_same_share() {
    // Of 120 offers there are two of one piece, three of two and so on, and one of all twenty.
    assert_eq!(sizes(&offers(10), 20), (1..=20).collect::<Vec<i64>>());
    assert_eq!(sizes(&offers(10), 22)[..3], [1, 2, 3]);
    assert_eq!(sizes(&offers(10), 40)[..6], [1, 1, 2, 2, 3, 3]);
    assert_eq!(sizes(&offers(10), 5), [1, 5, 10, 15, 20]);
    let from = (0..9).map(FieldValue::from).collect();
    let hand = Domain::Distinct { from, min: 0, max: 9, ordered: false };
    let hand = Template::new("toy.discard").field("cards", hand);
    assert_eq!(sizes(&hand, 10), (0..=9).collect::<Vec<i64>>());
}

#[test]
fn a_spread_by_size_has_each_form_its_first_and_last_and_no_action_twice() {
    let forms = [offers(10), numbers(101), Template::new("toy.pass")];
    for most in 22..=120 + 101 {
        let Spread { places, whole } = spread_by_size(&forms, most);
        assert!(!whole && places.len() == most, "{most}: {places:?}");
        assert!(places.is_sorted_by(|one, next| one < next), "{most}: {places:?}");
        for place in [(0, 0), (0, 119), (1, 0), (2, 0)] {
            assert!(places.contains(&place), "{most}: {place:?}");
        }
    }
    let all = spread_by_size(&forms, 120 + 101 + 1);
    assert_eq!((all.whole, all.places.len()), (true, 222));
    assert_eq!(spread_by_size(&forms, 1).places, [(0, 0)]);
}
