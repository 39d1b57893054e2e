//! The endpoints, one file per resource. A handler extracts its parameters, calls a use case and
//! wraps the result.

pub mod account_events;
pub mod accounts;
pub mod actions;
pub mod apps;
pub mod authorizations;
pub mod clocks;
pub mod credentials;
pub mod decisions;
pub mod deletion;
pub mod docs;
pub mod evaluations;
pub mod events;
pub mod export;
pub mod fallback;
pub mod forks;
pub mod games;
pub mod guide;
pub mod invitations;
pub mod limits;
pub mod llms;
pub mod messages;
pub mod meta;
pub mod metrics;
pub mod oauth;
pub mod orders;
pub mod player_lists;
pub mod players;
pub mod previews;
pub mod problems;
pub mod profiles;
pub mod ratings;
pub mod records;
pub mod rulesets;
pub mod seats;
pub mod seeks;
pub mod stream_tickets;
pub mod tokens;
pub mod tournaments;
pub mod vacations;
pub mod views;
pub mod web;
pub mod webhooks;

use super::endpoint::Registry;

/// Adds every endpoint. The router looks through them in this order, so those that players use all
/// the time come first.
pub fn register(endpoints: &mut impl Registry) {
    endpoints
        .add(views::get_view)
        .add(views::list_views)
        .add(actions::play_action)
        .add(decisions::list_decisions)
        .add(decisions::get_decision)
        .add(decisions::list_due_decisions)
        .add(events::list_events)
        .add(account_events::list_account_events)
        .add(docs::get_openapi)
        .add(docs::get_openapi_open)
        .add(docs::get_openapi_3_0)
        .add(meta::get_meta)
        .add(meta::get_jwks)
        .add(meta::get_liveness)
        .add(meta::get_readiness)
        .add(problems::list_problems)
        .add(problems::get_problem);
    register_players(endpoints);
    endpoints
        .add(rulesets::list_rulesets)
        .add(rulesets::get_ruleset)
        .add(rulesets::get_components)
        .add(games::create_game)
        .add(games::list_games)
        .add(games::get_game)
        .add(games::delete_game)
        .add(games::start_game)
        .add(games::resign_game)
        .add(clocks::return_to_seat)
        .add(clocks::want_pause)
        .add(clocks::give_time)
        .add(clocks::want_abort)
        .add(games::replace_invite)
        .add(games::make_rematch)
        .add(invitations::invite_player)
        .add(invitations::list_sent_invitations)
        .add(invitations::withdraw_invitation)
        .add(seeks::create_seek)
        .add(seeks::list_seeks)
        .add(seeks::get_seek)
        .add(seeks::join_seek)
        .add(seeks::leave_seek)
        .add(seeks::find_match)
        .add(seats::take_seat)
        .add(seats::leave_seat)
        .add(previews::preview_action)
        .add(orders::get_orders)
        .add(orders::set_orders)
        .add(messages::list_messages)
        .add(messages::post_message)
        .add(messages::report_message)
        .add(stream_tickets::create_stream_ticket)
        .add(records::get_record)
        .add(records::list_records)
        .add(records::verify_record)
        .add(records::import_record)
        .add(forks::fork_game)
        .add(evaluations::evaluate_decision);
    register_tournaments(endpoints);
}

/// The endpoints of tournaments.
fn register_tournaments(endpoints: &mut impl Registry) {
    endpoints
        .add(tournaments::create_tournament)
        .add(tournaments::list_tournaments)
        .add(tournaments::get_tournament)
        .add(tournaments::cancel_tournament)
        .add(tournaments::enter_tournament)
        .add(tournaments::leave_tournament)
        .add(tournaments::get_tournament_standings)
        .add(tournaments::get_tournament_round)
        .add(tournaments::list_tournament_events);
}

/// The endpoints about players: accounts, what belongs to them, and what is known of others.
fn register_players(endpoints: &mut impl Registry) {
    endpoints
        .add(accounts::create_guest)
        .add(accounts::create_user)
        .add(accounts::create_session)
        .add(accounts::refresh_session)
        .add(accounts::end_session)
        .add(accounts::get_me)
        .add(accounts::upgrade_guest)
        .add(credentials::change_password)
        .add(credentials::create_recovery_codes)
        .add(credentials::get_recovery_codes)
        .add(credentials::recover_account)
        .add(deletion::delete_account)
        .add(export::export_account)
        .add(players::find_players)
        .add(profiles::get_profile)
        .add(profiles::get_own_profile)
        .add(profiles::set_own_profile)
        .add(ratings::get_leaderboard)
        .add(vacations::get_vacation)
        .add(vacations::take_vacation)
        .add(vacations::end_vacation)
        .add(tokens::create_token)
        .add(tokens::list_tokens)
        .add(tokens::revoke_token)
        .add(tokens::create_bot)
        .add(tokens::list_bots)
        .add(tokens::change_bot)
        .add(webhooks::create_webhook)
        .add(webhooks::list_webhooks)
        .add(webhooks::change_webhook)
        .add(webhooks::remove_webhook)
        .add(webhooks::rotate_webhook_secret)
        .add(webhooks::list_deliveries)
        .add(webhooks::request_delivery)
        .add(apps::create_app)
        .add(apps::list_apps)
        .add(apps::change_app)
        .add(apps::remove_app)
        .add(apps::get_app)
        .add(authorizations::create_authorization)
        .add(authorizations::get_device_request)
        .add(authorizations::answer_device_request)
        .add(invitations::list_invitations)
        .add(invitations::accept_invitation)
        .add(invitations::decline_invitation)
        .add(seeks::list_own_seeks)
        .add(player_lists::block_player)
        .add(player_lists::unblock_player)
        .add(player_lists::list_blocks)
        .add(player_lists::mute_player)
        .add(player_lists::unmute_player)
        .add(player_lists::list_mutes)
        .add(tokens::list_sessions)
        .add(tokens::end_session_by_id);
}

#[cfg(test)]
mod tests {
    use actix_web::http::Method;

    use super::*;
    use crate::{
        paths::{Charge, Paths},
        rates::Bucket,
    };

    fn charge(method: Method, path: &str, query: &str) -> Option<Charge> {
        let mut paths = Paths::default();
        register(&mut paths);
        paths.find(path).expect("the path is known").charge(&method, query)
    }

    fn bucket(method: Method, path: &str) -> Option<Bucket> {
        charge(method, path, "").map(|charge| charge.bucket)
    }

    #[test]
    fn what_takes_long_costs_more() {
        let cost =
            |method, path, query| charge(method, path, query).map(|charge| charge.cost.get());
        assert_eq!(cost(Method::GET, "/v1/games/g_x/view", ""), Some(1));
        for method in [Method::GET, Method::HEAD] {
            assert_eq!(cost(method, "/v1/games/g_x/view", "as=1&at=7"), Some(4));
        }
        assert_eq!(cost(Method::GET, "/v1/games/g_x/view", "%61t=7"), Some(4));
        assert_eq!(cost(Method::GET, "/v1/games/g_x/record", ""), Some(20));
        assert_eq!(cost(Method::GET, "/v1/records", "limit=1"), Some(200));
        assert_eq!(cost(Method::GET, "/v1/games/g_x/decisions", "at=7"), Some(1));
    }

    #[test]
    fn an_endpoint_is_counted_as_it_says() {
        assert_eq!(bucket(Method::POST, "/v1/games/g_x/actions"), Some(Bucket::Moves));
        assert_eq!(bucket(Method::POST, "/v1/games/g_x/messages"), Some(Bucket::Messages));
        assert_eq!(bucket(Method::GET, "/v1/games/g_x/messages"), Some(Bucket::Player));
        assert_eq!(bucket(Method::POST, "/v1/sessions/refresh"), Some(Bucket::SignIns));
        assert_eq!(bucket(Method::GET, "/healthz/live"), None);
    }

    #[test]
    fn a_method_that_a_path_lacks_is_counted_unless_nothing_there_is() {
        assert_eq!(bucket(Method::DELETE, "/v1/sessions"), Some(Bucket::Player));
        assert_eq!(bucket(Method::POST, "/healthz/live"), None);
    }

    #[test]
    fn a_parameter_is_one_part_of_a_path_and_not_empty() {
        let mut paths = Paths::default();
        register(&mut paths);
        for unknown in
            ["", "/", "/v1/games/", "/v1/games//view", "/v1/games/g_x/view/", "/v1/nothing"]
        {
            assert!(paths.find(unknown).is_none(), "{unknown}");
        }
        let path = paths.find("/v1/games/g_x/seats/1").expect("the path is known");
        assert_eq!(*path.template, "/v1/games/{game}/seats/{seat}");
        assert_eq!(path.methods().collect::<Vec<_>>(), [Method::DELETE, Method::PUT]);
    }
}
