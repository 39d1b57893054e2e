//! Games that have begun, rematches, and forks.

use serde_json::json;

use super::{Counted, NO_BODY, in_s, text};
use crate::support::table::Table;

const DAY_S: i64 = 24 * 60 * 60;

/// No player leaves a seat that has to decide: its bot would move while the batches are counted.
pub(super) async fn of_a_game() -> Counted {
    let mut counted = Counted::start();
    let players = counted.users(["Mia", "Emil", "Nora"]).await;
    let clock = json!({ "time": { "type": "decision", "limit_s": DAY_S }, "vacations": true });
    let table = json!({ "ruleset": "medici", "seats": 3, "visibility": "public", "clock": clock });
    let made = counted.write(&players[0], "POST /v1/games", &[], table).await.body;
    let game = text(&made["id"]);
    for (seat, player) in ["1", "2"].into_iter().zip(&players[1..]) {
        let (sit, seat) = (json!({ "occupant": "me" }), [game, seat]);
        counted.write(player, "PUT /v1/games/{game}/seats/{seat}", &seat, sit).await;
    }
    counted.write(&players[0], "POST /v1/games/{game}/start", &[game], NO_BODY).await;
    let table = Table::of(&made, players);

    let due = table.first_due().await;
    let other = &table.seats[(due.seat + 1) % 3];
    let gift = json!({ "seat": due.seat, "seconds": 60 });
    counted.write(other, "POST /v1/games/{game}/gifts", &[game], gift).await;
    let orders = json!({ "ruleset": "medici", "orders": {} });
    counted.write(other, "PUT /v1/games/{game}/orders", &[game], orders).await;
    let until = json!({ "until": in_s(10 * DAY_S) });
    counted.write(other, "PUT /v1/me/vacation, at a table", &[], until).await;
    counted.write(other, "DELETE /v1/me/vacation, at a table", &[], NO_BODY).await;
    for wanted in [true, false] {
        let wish = json!({ "wanted": wanted });
        counted.write(other, "PUT /v1/games/{game}/pause", &[game], wish).await;
    }
    let action = table.move_of(&due, "first");
    counted.send("POST /v1/games/{game}/actions", action).await;
    let leaver = &table.seats[(table.first_due().await.seat + 1) % 3];
    counted.write(leaver, "POST /v1/games/{game}/resignations", &[game], NO_BODY).await;
    counted
}

pub(super) async fn of_a_rematch() -> Counted {
    let mut counted = Counted::start();
    let players = counted.users(["Mia", "Emil", "Nora"]).await;
    let table = json!({ "ruleset": "medici", "seats": 3, "visibility": "public" });
    let made = counted.write(&players[0], "POST /v1/games", &[], table).await.body;
    let game = text(&made["id"]);
    for (seat, player) in ["1", "2"].into_iter().zip(&players[1..]) {
        let (sit, seat) = (json!({ "occupant": "me" }), [game, seat]);
        counted.write(player, "PUT /v1/games/{game}/seats/{seat}", &seat, sit).await;
    }
    counted.write(&players[0], "POST /v1/games/{game}/start", &[game], NO_BODY).await;
    for (player, which) in players.iter().zip(["first", "second", "last"]) {
        let (what, wish) =
            (format!("PUT /v1/games/{{game}}/abort, the {which}"), json!({ "wanted": true }));
        counted.write(player, &what, &[game], wish).await;
    }
    counted.write(&players[0], "POST /v1/games/{game}/rematch", &[game], NO_BODY).await;
    let again = "POST /v1/games/{game}/rematch, of another player";
    counted.write(&players[1], again, &[game], NO_BODY).await;
    counted
}

pub(super) async fn of_a_sandbox() -> Counted {
    let mut counted = Counted::start();
    let mia = counted.user("Mia").await;
    let table = json!({ "ruleset": "basari", "seats": 3, "sandbox": { "seed": "0f".repeat(32) } });
    let made = counted.write(&mia, "POST /v1/games, a sandbox", &[], table).await;
    let game = text(&made.body["id"]);
    for seat in ["1", "2"] {
        let (what, sit) = ("PUT /v1/games/{game}/seats/{seat}", json!({ "occupant": "me" }));
        counted.write(&mia, what, &[game, seat], sit).await;
    }
    let started = counted.write(&mia, "POST /v1/games/{game}/start", &[game], NO_BODY).await;
    let position = json!({ "at": started.body["seq"] });
    counted.write(&mia, "POST /v1/games/{game}/forks", &[game], position).await;
    counted
}
