//! Tables that have not begun, and what is said there.

use serde_json::json;

use super::{Counted, NO_BODY, text};

pub(super) async fn of_a_table() -> Counted {
    let mut counted = Counted::start();
    let [mia, emil] = &counted.users(["Mia", "Emil"]).await[..] else { unreachable!() };
    let table = json!({ "ruleset": "basari", "seats": 3, "visibility": "private" });
    let made = counted.write(mia, "POST /v1/games", &[], table).await;
    let game = text(&made.body["id"]);
    let made = counted.write(mia, "POST /v1/games/{game}/invites", &[game], NO_BODY).await;
    let sit = json!({ "occupant": "me", "invite": made.body["invite"] });
    let seat = [game, "1"];
    counted.write(emil, "PUT /v1/games/{game}/seats/{seat}", &seat, sit.clone()).await;
    counted.write(emil, "DELETE /v1/games/{game}/seats/{seat}", &seat, NO_BODY).await;
    counted.write(emil, "PUT /v1/games/{game}/seats/{seat}, again", &seat, sit).await;
    let bot = json!({ "occupant": "bot", "bot": "random" });
    counted.write(mia, "PUT /v1/games/{game}/seats/{seat}, a bot", &[game, "2"], bot).await;
    let said = json!({ "text": "Good luck" });
    counted.write(mia, "POST /v1/games/{game}/messages", &[game], said).await;
    let report = "POST /v1/games/{game}/messages/{message}/reports";
    counted.write(emil, report, &[game, "1"], json!({ "category": "spam" })).await;
    counted.write(mia, "DELETE /v1/games/{game}", &[game], NO_BODY).await;
    counted
}
