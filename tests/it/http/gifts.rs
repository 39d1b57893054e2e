//! Time that players give to each other.

use reqwest::Method;
use serde_json::json;

use super::{
    catalogue::limit,
    clocks::{clocks, event, has_bot, of_decision, sign_in_again, table_with, verified, watched},
    resignations::pass_s,
};
use crate::support::{client::Answer, dice::Dice, local::Local, table::Table};

const DAY_S: u64 = 24 * 60 * 60;

pub(super) async fn give(table: &Table, from: usize, to: usize, seconds: u64) -> Answer {
    table.seats[from].post(&table.path("/gifts"), &json!({ "seat": to, "seconds": seconds })).await
}

#[tokio::test]
async fn players_give_time_to_each_other() {
    let local = Local::start();
    let mut table = table_with(&local, "medici", &of_decision(600)).await;
    let due = table.first_due().await;
    let (asked, giver) = (due.seat, (due.seat + 1) % 3);
    local.clock.advance_s(300);
    let given = give(&table, giver, asked, 3600).await.expect(201);
    assert_eq!(given["seats"][asked]["clock"]["left_ms"], 4_200_000);
    let told = event(&local, &table, "table.time_given").await.unwrap();
    assert_eq!(told["data"], json!({ "from": giver, "to": asked, "seconds": 3600 }));
    assert_eq!(told["seat"], giver);
    pass_s(&local, 3899).await;
    assert!(!has_bot(&watched(&local, &table).await, asked));
    sign_in_again(&local, &mut table).await;
    table.move_of(&due, "answer").send().await.expect(201);
    let clocks = clocks(&table).await;
    let next = clocks.iter().find(|clock| !clock["since"].is_null()).unwrap();
    assert_eq!(next["left_ms"], 600_000, "a gift is for one decision");

    let asked = table.first_due().await.seat;
    let giver = (asked + 1) % 3;
    for (to, seconds, pointer) in [
        (giver, 60, "/seat"),
        (3, 60, "/seat"),
        (asked, 59, "/seconds"),
        (asked, 604_801, "/seconds"),
    ] {
        let request = table.seats[giver].request(Method::POST, &table.path("/gifts"));
        let gift = json!({ "seat": to, "seconds": seconds });
        let refused = request.json(&gift).bad().send().await.refused("malformed-body");
        assert_eq!(refused["errors"][0]["pointer"], pointer);
    }
    let standing = (0..3).find(|seat| ![asked, giver].contains(seat)).unwrap();
    give(&table, giver, standing, 60).await.refused("clock-stands");
    let stranger = local.guest("Stranger").await;
    let gift = json!({ "seat": asked, "seconds": 60 });
    stranger.post(&table.path("/gifts"), &gift).await.refused("not-your-seat");
    table.finish(&mut Dice::new(4)).await;
    verified(&local, &table).await;
}

/// Two friends cannot keep a third player waiting for long: a seat can be given as much as its clock
/// gives at the start, by whomever, and never more than the published maximum.
#[tokio::test]
async fn a_seat_can_be_given_so_much_in_all() {
    let local = Local::start();
    for limit_s in [60, 2 * DAY_S, 30 * DAY_S] {
        let mut table = table_with(&local, "medici", &of_decision(limit_s)).await;
        let player = &table.seats[0];
        let (least, most) =
            (limit(player, "gifts_s_min").await, limit(player, "gifts_s_max").await);
        let in_all = limit_s.clamp(least, most);
        let asked = table.first_due().await.seat;
        let givers = [(asked + 1) % 3, (asked + 2) % 3];
        give(&table, givers[0], asked, in_all - 60).await.expect(201);
        give(&table, givers[1], asked, 61).await.refused("clock-changes-spent");
        let given = give(&table, givers[1], asked, 60).await.expect(201);
        let left_ms = (limit_s + in_all) * 1000;
        assert_eq!(given["seats"][asked]["clock"]["left_ms"], left_ms);
        give(&table, givers[1], asked, 60).await.refused("clock-changes-spent");
        // It is counted for the game, not for a decision; the others have it all before them.
        table.steps(&mut Dice::new(1), 4).await;
        let next = table.first_due().await.seat;
        let answer = give(&table, (next + 1) % 3, next, 60).await;
        match next == asked {
            true => drop(answer.refused("clock-changes-spent")),
            false => drop(answer.expect(201)),
        }
        table.finish(&mut Dice::new(2)).await;
        verified(&local, &table).await;
    }
}
