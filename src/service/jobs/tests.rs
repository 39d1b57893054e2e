//! The worker: what a failure, a limit, a wrong clock, a stop, a second server and a wake do. Times
//! are those that the tests say.

mod scene;

use std::time::Duration;

use kontor_store::Health;
use tokio::{task::LocalSet, time::Instant};

use self::scene::{FullDisk, HOUR, KIND, Scene, Server, look, plan};
use super::{Plan, Servers, Worker, do_all, retries::PAUSE_MIN, worker::Next};
use crate::{
    error::ServiceError,
    runtime::jobs::Woken,
    space::{Growth, Space},
};
use kontor_problems::Refused;

#[tokio::test]
async fn what_fails_keeps_no_others_from_their_turn_and_comes_again_after_its_pause() {
    let scene = Scene::new();
    scene.chores(&["a", "b", "c"]).await;
    let server = scene.server();
    server.told.failing.borrow_mut().insert("b".to_owned());
    let (mut looker, start) = (server.looker(plan()), Instant::now());
    let first = look(&mut looker, start).await;
    assert_eq!((first.done, first.next, server.failures()), (2, Next::Start, 1));
    assert!(matches!(first.failure, Some(ServiceError::Store(_))));
    assert_eq!(server.told.take(), ["a", "b", "c"]);

    server.told.failing.take();
    look(&mut looker, start + PAUSE_MIN - Duration::from_millis(1)).await;
    assert!(server.told.take().is_empty());
    assert_eq!(look(&mut looker, start + PAUSE_MIN).await.done, 1);
    assert_eq!((server.told.take(), server.failures()), (vec!["b".to_owned()], 1));
    assert_eq!(scene.left().await, 0);
}

/// Those at the front fail, and are in the rows still when the next page is read.
#[tokio::test]
async fn a_look_does_no_more_than_a_page_and_the_next_one_goes_on_behind_it() {
    let scene = Scene::new();
    scene.chores(&["a", "b", "c", "d", "e"]).await;
    let server = scene.server();
    server.told.failing.borrow_mut().extend(["a".to_owned(), "b".to_owned()]);
    let plan = Plan { at_a_time_max: 2, ..plan() };
    let (mut looker, now) = (server.looker(plan.clone()), Instant::now());
    for (ids, next) in
        [(vec!["a", "b"], Next::Page), (vec!["c", "d"], Next::Page), (vec!["e"], Next::Start)]
    {
        let found = look(&mut looker, now).await;
        assert_eq!(
            (server.told.take(), found.next),
            (ids.iter().map(|id| (*id).to_owned()).collect(), next)
        );
    }
    assert!(do_all(&server.games, server.job(plan.clone())).await.is_err());
    server.told.failing.take();
    assert_eq!(do_all(&server.games, server.job(plan)).await.unwrap(), 2);
}

#[tokio::test]
async fn a_look_that_fails_is_counted_and_soon_made_again() {
    let scene = Scene::new();
    scene.chores(&["a"]).await;
    let server = scene.server();
    *server.told.is_unknown.borrow_mut() = true;
    let (mut looker, now) = (server.looker(plan()), Instant::now());
    let failed = look(&mut looker, now).await;
    assert_eq!((failed.next, server.failures()), (Next::Again, 1));
    *server.told.is_unknown.borrow_mut() = false;
    assert_eq!(look(&mut looker, now).await.done, 1);
}

#[tokio::test]
async fn a_panic_is_a_failure_of_one_chore() {
    let scene = Scene::new();
    scene.chores(&["a", "b"]).await;
    let server = scene.server();
    server.told.panicking.borrow_mut().insert("a".to_owned());
    let (mut looker, start) = (server.looker(plan()), Instant::now());
    let found = look(&mut looker, start).await;
    assert_eq!((found.done, server.failures(), server.told.take().len()), (1, 1, 2));
    assert!(matches!(found.failure, Some(ServiceError::Internal(_))));
    server.told.panicking.take();
    assert_eq!(look(&mut looker, start + PAUSE_MIN).await.done, 1);
}

#[tokio::test]
async fn by_a_wrong_clock_nothing_is_done_and_nothing_fails() {
    let scene = Scene::new();
    scene.chores(&["a"]).await;
    let server = scene.server();
    scene.store.set_health(Health::ClocksDiffer(Duration::from_secs(6)));
    let mut looker = server.looker(plan());
    let woken = Woken { ids: ["a".to_owned()].into(), whole_kind: true };
    let found = looker.look(Instant::now(), woken).await;
    assert_eq!((found.next, server.failures()), (Next::Start, 0));
    assert!(do_all(&server.games, server.job(plan())).await.is_err());
    assert!(server.told.take().is_empty());
    scene.store.set_health(Health::Ready);
    assert_eq!(look(&mut looker, Instant::now()).await.done, 1);
}

#[tokio::test]
async fn what_needs_space_waits_for_it_and_what_removes_something_does_not() {
    let scene = Scene::new();
    scene.chores(&["a"]).await;
    let server = Server::on(&scene.store, &scene.clock, Space::new(FullDisk, 1_000));
    let growing = Plan { growth: Some(Growth::Ongoing), ..plan() };
    look(&mut server.looker(growing.clone()), Instant::now()).await;
    assert_eq!((server.told.take().len(), *server.told.lacked_space.borrow()), (0, 1));
    let refused = do_all(&server.games, server.job(growing)).await;
    assert!(matches!(refused, Err(ServiceError::Refused(Refused::StorageFull))), "{refused:?}");
    assert_eq!(look(&mut server.looker(plan()), Instant::now()).await.done, 1);
}

#[tokio::test]
async fn a_server_that_stops_begins_nothing_more() {
    let scene = Scene::new();
    scene.chores(&["a", "stop", "b"]).await;
    let server = scene.server();
    let found = look(&mut server.looker(plan()), Instant::now()).await;
    assert_eq!((found.done, server.failures(), scene.left().await), (2, 0, 1));
    assert_eq!(server.told.take(), ["a", "stop"]);
}

#[tokio::test]
async fn the_worker_ends_with_the_server_whatever_is_due_later() {
    let (scene, tasks) = (Scene::new(), LocalSet::new());
    let server = scene.server();
    let jobs = vec![server.job(Plan { first_after: HOUR, ..plan() })];
    let worker = tasks.spawn_local(Worker::new(server.games.clone(), jobs).run());
    let stopped = tasks.run_until(async {
        // The worker begins to wait: both run in one thread.
        tokio::task::yield_now().await;
        server.games.drain().await;
        worker.await
    });
    stopped.await.unwrap();
    assert!(server.told.take().is_empty());
}

#[tokio::test]
async fn of_two_servers_one_does_it_for_each_chore() {
    let scene = Scene::new();
    let servers = scene.two().await;
    let ids: Vec<String> = (10..40).map(|number| number.to_string()).collect();
    scene.chores(&ids.iter().map(String::as_str).collect::<Vec<_>>()).await;
    let plan = Plan { at_a_time_max: 99, ..plan() };
    let mut lists = Vec::new();
    for server in &servers {
        // It finds all of them, as if the other one had not been there.
        server.told.failing.borrow_mut().extend(ids.iter().cloned());
        look(&mut server.looker(plan.clone()), Instant::now()).await;
        lists.push(server.told.take());
        server.told.failing.take();
    }
    assert!(lists.iter().all(|list| !list.is_empty()), "{lists:?}");
    let mut both = lists.concat();
    both.sort();
    assert_eq!(both, ids);

    // If both do all of it at the same moment, each is done once all the same.
    let [one, two] = &servers;
    let done = tokio::join!(
        do_all(&one.games, one.job(plan.clone())),
        do_all(&two.games, two.job(plan.clone()))
    );
    assert_eq!(done.0.unwrap() + done.1.unwrap(), 30);
    assert_eq!(scene.left().await, 0);
}

#[tokio::test]
async fn one_of_two_servers_looks_after_a_whole_kind() {
    let scene = Scene::new();
    let servers = scene.two().await;
    scene.chores(&["a", "b", "c"]).await;
    let mut done = Vec::new();
    for server in &servers {
        server.told.failing.borrow_mut().extend(["a", "b", "c"].map(str::to_owned));
        let plan = Plan { servers: Servers::OneOfAll, ..plan() };
        look(&mut server.looker(plan), Instant::now()).await;
        done.push(server.told.take().len());
    }
    done.sort_unstable();
    assert_eq!(done, [0, 3]);
}

#[tokio::test]
async fn what_is_woken_is_done_at_once_by_the_server_that_knows_of_it() {
    let scene = Scene::new();
    let servers = scene.two().await;
    scene.chores(&["a", "b"]).await;
    for server in &servers {
        let woken = Woken { ids: ["a".to_owned()].into(), whole_kind: false };
        server.looker(plan()).look(Instant::now(), woken).await;
        assert_eq!(server.told.take(), ["a"], "nothing else");
    }
    assert_eq!(scene.left().await, 1);
}

#[tokio::test]
async fn a_wake_ends_the_pause_of_the_worker() {
    let (scene, tasks) = (Scene::new(), LocalSet::new());
    scene.chores(&["a", "b"]).await;
    let server = scene.server();
    let jobs = vec![server.job(Plan { first_after: HOUR, every: HOUR, ..plan() })];
    let worker = Worker::new(server.games.clone(), jobs).only(&[KIND]);
    tasks.spawn_local(worker.run());
    let woken = tasks.run_until(async {
        server.games.jobs.wake_id(KIND, "a");
        server.told.something_ran.notified().await;
        assert_eq!(server.told.take(), ["a"]);
        server.games.jobs.wake(KIND);
        server.told.something_ran.notified().await;
        server.told.take()
    });
    assert_eq!(woken.await, ["b"]);
    assert!(server.games.jobs.looks(KIND) >= 1);
}
