//! An entry of the audit log that a server cannot read: acts behind it wait, the operator is told, and
//! can go on without it.

use serde_json::{Value, json};

use crate::support::{client::Caller, local::Local, until};

fn suspend(player: &Caller) -> Value {
    json!({ "act": "suspend", "player": player.id, "told": "Insults." })
}

fn skip(entry: u64) -> Value {
    json!({ "act": "skip", "entry": entry })
}

/// A server whose audit log has an act of Ada's suspension, and behind it an entry that is none.
async fn obstructed() -> (Local, Caller) {
    let local = Local::idle();
    let ada = local.guest("Ada").await;
    local.operate(suspend(&ada)).await.unwrap();
    local.damage("audit").await;
    (local, ada)
}

#[tokio::test]
async fn an_act_behind_an_entry_that_cannot_be_read_is_refused_and_the_command_that_helps_is_named()
{
    let (local, _) = obstructed().await;
    let ben = local.guest("Ben").await;
    let before = local.exported().await;
    let why = local.operate(suspend(&ben)).await.unwrap_err();
    assert!(why.starts_with("entry 2 of the audit log cannot be read (missing field"), "{why}");
    assert!(why.contains("`kontor admin skip 2`"), "{why}");
    assert_eq!(local.exported().await, before, "nothing has changed");
    let found = local.operate(json!({ "act": "look_up_player", "player": ben.id })).await;
    assert_eq!(found.unwrap()["found"]["id"], json!(ben.id), "lookups wait for nothing");
    let log = local.audit(0).await;
    let shown = &log["items"][1];
    assert_eq!((&shown["number"], &shown["outcome"]), (&json!(2), &json!("pending")));
    assert!(shown["unreadable"].as_str().unwrap().contains("missing field"), "{log}");
    assert_eq!(log["items"][2]["act"]["act"], "look_up_player");
}

#[tokio::test]
async fn an_operator_goes_on_without_an_entry_that_cannot_be_read() {
    let (local, ada) = obstructed().await;
    local.operate(skip(2)).await.unwrap();
    local.operate(json!({ "act": "lift", "player": ada.id })).await.unwrap();
    ada.get("/v1/me").await.expect(200);
    let log = local.audit(0).await;
    let outcomes: Vec<&str> = log["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|item| item["outcome"].as_str().unwrap())
        .collect();
    assert_eq!(outcomes, ["done", "refused", "done", "done"]);
    assert_eq!(log["items"][1]["why"], "an operator skips it");
    local.forget_what_is_done().await;
    local.app.admin.carry_out_all().await.unwrap();
    ada.get("/v1/me").await.expect(200);
}

/// The store cannot read it at all, among others on the same page.
#[tokio::test]
async fn a_damaged_entry_is_shown_and_skipped_like_one_that_is_not_understood() {
    let local = Local::idle();
    let ada = local.guest("Ada").await;
    local.operate(suspend(&ada)).await.unwrap();
    for _ in 0..3 {
        local.operate(json!({ "act": "look_up_player", "player": ada.id })).await.unwrap();
    }
    local.corrupt_audit(3);
    let lift = json!({ "act": "lift", "player": ada.id });
    let why = local.operate(lift.clone()).await.unwrap_err();
    assert!(why.contains("(the checksum is wrong)") && why.contains("skip 3"), "{why}");
    let log = local.audit(0).await;
    assert_eq!(log["items"].as_array().unwrap().len(), 4, "{log}");
    assert_eq!(log["items"][2]["unreadable"], "the checksum is wrong");
    local.operate(skip(3)).await.unwrap();
    local.operate(lift).await.unwrap();
    ada.get("/v1/me").await.expect(200);
}

#[tokio::test]
async fn only_an_entry_that_is_in_the_way_is_skipped() {
    let (local, ada) = obstructed().await;
    for entry in [0, 1, 3, u64::MAX] {
        let why = local.operate(skip(entry)).await.unwrap_err();
        assert!(why.contains("`kontor admin skip 2`"), "{entry}: {why}");
    }
    local.operate(skip(2)).await.unwrap();
    let why = local.operate(skip(2)).await.unwrap_err();
    assert_eq!(why, "entry 2 of the audit log is not in the way of others");
    ada.get("/v1/me").await.refused("account-suspended");
}

/// Several such entries, more than are read at a time, are skipped one after the other.
#[tokio::test]
async fn each_entry_that_cannot_be_read_is_skipped_by_an_act_of_its_own() {
    let (local, ada) = obstructed().await;
    for _ in 0..70 {
        local.operate(json!({ "act": "look_up_player", "player": ada.id })).await.unwrap();
    }
    local.damage("audit").await;
    assert_eq!(local.operate(skip(2)).await.unwrap()["outcome"], "pending");
    let why = local.operate(json!({ "act": "lift", "player": ada.id })).await.unwrap_err();
    assert!(why.contains("`kontor admin skip 73`"), "{why}");
    local.operate(skip(73)).await.unwrap();
    local.operate(json!({ "act": "lift", "player": ada.id })).await.unwrap();
    ada.get("/v1/me").await.expect(200);
}

/// The server is killed after each write of the act in turn, and another one completes it.
#[tokio::test]
async fn a_skip_is_done_exactly_once_after_a_kill_at_any_point() {
    for writes in 0.. {
        let (local, ada) = obstructed().await;
        local.store.fail_writes_after(Some(writes));
        let answered = local.operate(skip(2)).await.is_ok();
        let was_cut_off = local.store.have_writes_failed();
        local.store.fail_writes_after(None);
        assert_eq!(answered, !was_cut_off, "after {writes} writes");
        let local = local.restarted();
        let is_entered = local.audit(0).await["last"] == 3;
        assert_eq!(is_entered, writes > 0, "after {writes} writes");
        for _ in 0..2 {
            let obstacle = local.app.admin.carry_out_all().await.unwrap();
            assert_eq!(obstacle.is_none(), is_entered, "{obstacle:?}");
        }
        let lift = json!({ "act": "lift", "player": ada.id });
        assert_eq!(local.operate(lift).await.is_ok(), is_entered);
        if !was_cut_off {
            assert!(writes >= 3, "an entry, what became of the other one, and the cursor");
            break;
        }
    }
}

/// Of two servers one is of a newer release, and knows the entry. What it has carried out is in
/// nobody's way.
#[tokio::test]
async fn an_entry_that_another_server_has_carried_out_is_in_nobodys_way() {
    let [one, two] = Local::two();
    let ada = one.guest("Ada").await;
    one.operate(suspend(&ada)).await.unwrap();
    one.damage("audit").await;
    let lift = json!({ "act": "lift", "player": ada.id });
    two.operate(lift.clone()).await.unwrap_err();
    one.note_as_done(2).await;
    two.operate(lift).await.unwrap();
    until("she is let in", async || ada.get("/v1/me").await.status == 200).await;
}
