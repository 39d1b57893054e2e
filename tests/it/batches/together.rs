//! What brings players together: invitations, seeks, matches, tournaments.

use serde_json::json;

use super::{Counted, NO_BODY, in_s, text};

pub(super) async fn of_seeks_and_invitations() -> Counted {
    let mut counted = Counted::start();
    let [mia, emil, nora] = &counted.users(["Mia", "Emil", "Nora"]).await[..] else {
        unreachable!()
    };
    let table = json!({ "ruleset": "medici", "seats": 3 });
    let made = counted.write(mia, "POST /v1/games", &[], table).await;
    let (game, invitation) = (text(&made.body["id"]), "PUT /v1/games/{game}/invitations/{player}");
    let withdrawal = "DELETE /v1/games/{game}/invitations/{player}";
    counted.write(mia, invitation, &[game, &emil.id], json!({})).await;
    counted.write(mia, withdrawal, &[game, &emil.id], NO_BODY).await;
    for player in [emil, nora] {
        counted.write(mia, invitation, &[game, &player.id], json!({})).await;
    }
    let acceptance = "POST /v1/me/invitations/{game}/accept";
    counted.write(emil, acceptance, &[game], json!({})).await;
    counted.write(nora, "DELETE /v1/me/invitations/{game}", &[game], NO_BODY).await;

    let seek = json!({ "ruleset": "basari", "seats": 3, "turn_limit_s": 3600 });
    let made = counted.write(mia, "POST /v1/seeks", &[], seek.clone()).await;
    let id = [text(&made.body["id"])];
    counted.write(emil, "POST /v1/seeks/{seek}/join", &id, NO_BODY).await;
    for player in [emil, mia] {
        counted.write(player, "DELETE /v1/seeks/{seek}", &id, NO_BODY).await;
    }
    for (player, which) in [(mia, "first"), (emil, "second"), (nora, "third")] {
        let what = format!("POST /v1/matches, the {which}");
        counted.write(player, &what, &[], seek.clone()).await;
    }
    counted
}

/// It is cancelled after all participants have left: they would be told of it while it
/// is counted.
pub(super) async fn of_a_tournament() -> Counted {
    let mut counted = Counted::start();
    let [mia, emil] = &counted.users(["Mia", "Emil"]).await[..] else { unreachable!() };
    let cup = json!({
        "name": "Winter Cup", "ruleset": "dale_of_merchants", "seats": 2,
        "options": { "round_limit": 20 }, "format": { "type": "round_robin" },
        "participants_max": 4, "registration_ends_at": in_s(60 * 60), "round_limit_s": 86_400,
        "turn_limit_s": 3_600, "stand_in": "random",
    });
    let made = counted.write(mia, "POST /v1/tournaments", &[], cup).await;
    let id = [text(&made.body["id"])];
    let place = "/v1/tournaments/{tournament}/participants/me";
    counted.write(emil, &format!("PUT {place}"), &id, NO_BODY).await;
    counted.write(emil, &format!("DELETE {place}"), &id, NO_BODY).await;
    counted.write(mia, "DELETE /v1/tournaments/{tournament}", &id, NO_BODY).await;
    counted
}
