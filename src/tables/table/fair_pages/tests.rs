//! Tests of pages that no player fills alone.

use std::collections::BTreeSet;

use super::*;

/// A list whose games have these owners, the newest first. The owner `-` is not known.
fn list(owners: &str) -> BTreeSet<ListPlace> {
    owners.chars().enumerate().map(|(age, owner)| place(age, &owner.to_string())).collect()
}

fn place(age: usize, owner: &str) -> ListPlace {
    let owner = owner.trim_matches('-');
    ListPlace::of_row(&format!("{age:016x}/{owner}/g_{age:05}"))
}

/// The next page, read as the list is read; the cursor passes through its text.
fn page(
    list: &BTreeSet<ListPlace>,
    limit: usize,
    before: Option<PageEnd>,
) -> (Vec<ListPlace>, Option<PageEnd>) {
    let before = before.map(|end| PageEnd::parse(&end.to_text()).expect("a cursor is valid"));
    let (mut page, mut more, mut reads) = (FairPage::new(limit, before), true, 0);
    while more && !page.is_full() {
        let after = page.after().cloned();
        let next = list.iter().filter(|place| after.as_ref().is_none_or(|after| *place > after));
        more = page.offer(next.take(page.wanted() + 1).cloned().collect());
        reads += 1;
    }
    assert!(reads <= 2 && page.looked_at <= GAMES_LOOKED_AT_MAX);
    let (taken, end) = page.end(more);
    assert!(taken.len() <= limit && taken.is_sorted());
    (taken, end)
}

/// All pages.
fn pages(list: &BTreeSet<ListPlace>, limit: usize) -> Vec<Vec<ListPlace>> {
    let (mut pages, mut end) = (Vec::new(), None);
    loop {
        let (taken, next) = page(list, limit, end);
        pages.push(taken);
        match next {
            Some(next) => end = Some(next),
            None => return pages,
        }
    }
}

fn owners(page: &[ListPlace]) -> String {
    page.iter().map(|place| place.owner().unwrap_or("-")).collect()
}

#[test]
fn games_of_others_come_before_the_sixth_game_of_one_owner() {
    let flooded = list(&["f".repeat(200), "abcde".to_owned(), "f".repeat(200)].concat());
    let (first, end) = page(&flooded, 10, None);
    assert_eq!(owners(&first), "fffffabcde");
    let (second, _) = page(&flooded, 10, end);
    assert_eq!(owners(&second), "ffffffffff", "no others are near");
    assert_eq!(second[0], place(5, "f"), "and nothing was left out");
}

#[test]
fn an_owner_has_at_most_half_of_a_small_page() {
    let flooded = list("ffffffab");
    let found: Vec<String> = pages(&flooded, 4).iter().map(|page| owners(page)).collect();
    assert_eq!(found, ["ffab", "ffff"]);
    assert_eq!(owners(&page(&flooded, 1, None).0), "f");
}

#[test]
fn the_pages_have_every_game_once() {
    let mut dice = 7_u64;
    for limit in [1, 2, 3, 7, 20, 100] {
        for kinds in [1, 2, 3, 5, 9, 40] {
            let owners: String = (0..700)
                .map(|_| {
                    dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                    // Small numbers are more likely than large ones.
                    let (draw, other) = (dice >> 33, dice >> 45);
                    char::from(b'-' + u8::try_from((draw % kinds).min(other % kinds)).unwrap())
                })
                .filter(|owner| !",=/".contains(*owner))
                .collect();
            let list = list(&owners);
            let mut shown: Vec<ListPlace> = pages(&list, limit).concat();
            let pages = shown.len();
            shown.sort_unstable();
            shown.dedup();
            assert_eq!(pages, shown.len(), "{limit} of {kinds}: one game on two pages");
            assert!(shown.iter().eq(&list), "{limit} of {kinds}: a game on no page");
        }
    }
}

#[test]
fn a_list_of_one_owner_or_of_unknown_ones_is_read_in_order() {
    for owner in ["f", "-"] {
        let list = list(&owner.repeat(57));
        let found = pages(&list, 20);
        assert_eq!(found.iter().map(Vec::len).collect::<Vec<_>>(), [20, 20, 17]);
        assert!(found.concat().iter().eq(&list));
    }
}

#[test]
fn games_that_come_and_go_between_pages_harm_no_others() {
    let mut list = list(&["f".repeat(60), "ab".repeat(30), "f".repeat(60)].concat());
    let all = list.clone();
    let (mut shown, mut end, mut number) = (Vec::new(), None, 0);
    let mut gone = BTreeSet::new();
    loop {
        let (taken, next) = page(&list, 10, end);
        shown.extend(taken);
        // The last game shown and the first one held back are over; a newer game has begun.
        let held = list.iter().find(|place| !shown.contains(place)).cloned();
        for over in held.into_iter().chain(shown.last().cloned()).take(1 + number % 2) {
            list.remove(&over);
            gone.insert(over);
        }
        number += 1;
        end = Some(match next {
            Some(next) => next,
            None => break,
        });
    }
    let once: BTreeSet<ListPlace> = shown.iter().cloned().collect();
    assert_eq!(once.len(), shown.len(), "a game came on two pages");
    assert!(all.iter().all(|place| once.contains(place) || gone.contains(place)));
}

#[test]
fn where_many_owners_have_many_games_the_page_looks_less_far_ahead() {
    let flooded = list(&["efghij".repeat(30), "abcd".to_owned()].concat());
    let found = pages(&flooded, 20);
    for page in &found[..found.len() - 2] {
        for owner in ["e", "f", "g", "h", "i", "j"] {
            assert!(owners(page).matches(owner).count() < 20, "{}", owners(page));
        }
    }
    assert!(found.concat().len() == flooded.len());
    let (_, end) = page(&flooded, 20, None);
    assert!(end.unwrap().held.len() <= OWNERS_HELD_MAX);
}

#[test]
fn a_cursor_that_no_page_gave_is_refused() {
    let good = "0000000000000005/f/g_1,f=0000000000000004/f/g_2";
    assert_eq!(PageEnd::parse(good).unwrap().to_text(), good);
    for bad in [
        "",
        "g_1",
        "5/g_1",
        "0000000000000005/f/x_1",
        "0000000000000005/f/g/g_1",
        "0000000000000005/f/g_1,0000000000000004/f/g_2",
        "0000000000000005/f/g_1,f=0000000000000006/f/g_2",
        "0000000000000005/f/g_1,a=0000000000000004/f/g_2,b=0000000000000004/f/g_2,\
         c=0000000000000004/f/g_2,d=0000000000000004/f/g_2",
    ] {
        assert_eq!(PageEnd::parse(bad), None, "{bad}");
    }
}
