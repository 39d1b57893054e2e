"""The rest of the store with everything: programs, apps, seeks, tournaments, webhooks, acts of operators, departures."""

import json
import urllib.parse

import people
from people import Player, Program, play, table
from running import until

# The example of RFC 7636.
VERIFIER = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
CHALLENGE = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"
BACK = "https://fortnight.example/done"

# Addresses of this machine, to which the server delivers only where the store is made.
WEBHOOK_FLAGS = ["--webhooks-http", "--webhooks-private"]


def programs_and_apps(world):
    ada, ben, server = world.ada, world.ben, world.server
    token = lambda player, name, **more: player.post("/v1/me/tokens", {"name": name, "scopes": ["read", "play"], **more})
    kept = token(ada, "kept", expires_in_days=366)
    revoked = token(ada, "revoked")
    ada.delete(f"/v1/me/tokens/{revoked['token']['id']}")
    world.secrets["tokens"] = {"kept": kept["secret"], "revoked": revoked["secret"]}
    robots = []
    for name in ["Abacus", "Babbage", "Colossus"]:
        engine = {"name": name, "version": "1.4.0"}
        bot = ada.post("/v1/me/bots", {"name": name, "engine": engine})
        scopes = ["read", "play", "tables", "account"]
        secret = ada.post("/v1/me/tokens", {"name": name, "scopes": scopes, "bot": bot["id"], "expires_in_days": 366})["secret"]
        robots.append(Program(server, {"name": name, "id": bot["id"], "access": secret}))
        world.programs[name.lower()] = robots[-1]
    ada.put(f"/v1/me/bots/{robots[1].id}", {"engine": {"name": "Babbage", "version": "2.0.0"}})
    game = world.games["of bots"] = table(robots[0], "basari", 3, robots[1:], True, rated=True, turn_limit_s=3_600)
    play(game, robots, 4)
    app = lambda name: ada.post("/v1/me/apps", {"name": name, "redirect_uris": [BACK], "website": "https://fortnight.example"})[
        "app"
    ]["id"]
    world.apps = {name: app(name) for name in ["Fortnight", "Sennight", "Removed"]}
    ada.put(f"/v1/me/apps/{world.apps['Sennight']}", {"name": "Sevennight", "redirect_uris": [BACK, "http://127.0.0.1/done"]})
    world.secrets["removed_app_code"] = code(ben, world.apps["Removed"])
    ada.delete(f"/v1/me/apps/{world.apps['Removed']}")
    client = world.apps["Fortnight"]
    form = {
        "grant_type": "authorization_code",
        "client_id": client,
        "redirect_uri": BACK,
        "code": code(ben, client),
        "code_verifier": VERIFIER,
    }
    oauth = server.call("POST", "/oauth/token", form=form).expect(200)
    world.programs["app of ben"] = Program(server, {"name": "app of ben", "id": ben.id, "access": oauth["access_token"]})
    world.secrets["exchanged_code"] = form["code"]


def devices(world):
    server, client = world.server, world.apps["Fortnight"]
    device = lambda: server.call("POST", "/oauth/device_authorization", form={"client_id": client, "scope": "read play"}).expect(
        200
    )
    world.secrets["devices"] = {}
    for name, allowed in [("allowed", True), ("denied", False), ("pending", None)]:
        asked = device()
        world.secrets["devices"][name] = {"device_code": asked["device_code"], "user_code": asked["user_code"]}
        if allowed is not None:
            answer = {"allowed": allowed, "shown": shown(world.cleo, client)}
            world.cleo.post(f"/v1/me/devices/{asked['user_code']}", answer)


def shown(user, app):
    app = user.get(f"/v1/apps/{app}")
    return {"id": app["id"], "name": app["name"], "website": app["website"], "owner": app["owner"]["name"]}


def code(user, app):
    body = {"app": app, "redirect_uri": BACK, "scopes": ["read", "play"], "code_challenge": CHALLENGE, "allowed": True}
    body["shown"] = shown(user, app)
    sent_to = user.post("/v1/me/authorizations", body)["redirect_to"]
    return urllib.parse.parse_qs(urllib.parse.urlsplit(sent_to).query)["code"][0]


def seeks(world):
    ada, ben, cleo, dan = (world.people[name] for name in ["ada", "ben", "cleo", "dan"])
    ivy, jon, kim, hal = (world.people[name] for name in ["ivy", "jon", "kim", "hal"])
    terms = {"ruleset": "medici", "seats": 4}
    world.seeks["open"] = world.repeated("ada", "POST", "/v1/seeks", terms, "seek")["id"]
    ben.post(f"/v1/seeks/{world.seeks['open']}/join")
    waits = {"ruleset": "basari", "seats": 4, "seats_min": 3, "wait_s": 86_400, "lifetime_s": 90_000, "rating_min": 1_000}
    world.seeks["waits"] = cleo.post("/v1/seeks", waits)["id"]
    expired = dan.post("/v1/seeks", {"ruleset": "haendler", "seats": 3, "lifetime_s": 60})["id"]
    left = dan.post("/v1/seeks", {"ruleset": "haendler", "seats": 2})["id"]
    dan.delete(f"/v1/seeks/{left}")
    world.gone |= {"seek, expired": expired, "seek, left": left}
    world.clock.advance(seconds=61)
    until("the seek expires", lambda: "seek.expired" in json.dumps(dan.get("/v1/me/events?limit=500")))
    match = {"ruleset": "dale_of_merchants", "seats": 3, "options": {"round_limit": 20}}
    world.seeks["match"] = world.repeated("kim", "POST", "/v1/matches", match, "match")["seek"]["id"]
    hal.post("/v1/matches", match, "match")
    match = {"ruleset": "basari", "seats": 3}
    for player in [ivy, jon]:
        player.post("/v1/matches", match, "match")
    done = world.repeated("dan", "POST", "/v1/matches", match, "match")
    world.games["of a match"] = done["game"]
    world.seeks["complete"] = done["seek"]["id"]
    # Two seeks that would be one, if their players had not blocked each other.
    match = {"ruleset": "haendler", "seats": 3}
    dan.put(f"/v1/me/blocks/{world.finn.id}")
    world.seeks["apart"] = world.finn.post("/v1/matches", match)["seek"]["id"]
    world.seeks["apart, too"] = dan.post("/v1/matches", match)["seek"]["id"]


def tournaments(world):
    ada, ben, cleo, dan, eve = (world.people[name] for name in ["ada", "ben", "cleo", "dan", "eve"])
    names = {"over": "Old Cup", "running": "Winter Cup", "announced": "Spring Cup", "cancelled": "No Cup", "renamed": "Rude Cup"}

    def made(which, organizer, key=None, **more):
        cup = {
            "name": names[which],
            "ruleset": "haendler",
            "seats": 2,
            "format": {"type": "round_robin"},
            "participants_max": 2,
            "registration_ends_at": world.clock.text(hours=1),
            "round_limit_s": 864_000,
            "turn_limit_s": 86_400,
            "stand_in": "random",
        } | more
        if key:
            id = world.repeated("ada", "POST", "/v1/tournaments", cup, key)["id"]
        else:
            id = organizer.post("/v1/tournaments", cup)["id"]
        world.tournaments[which] = id
        return id

    enter = lambda player, id: player.put(f"/v1/tournaments/{id}/participants/me")
    get = lambda id, rest="": ada.get(f"/v1/tournaments/{id}{rest}")
    over = made("over", cleo)
    for player in [ben, dan]:
        enter(player, over)
    play(first_game(world, over, [ben, dan]), [ben, dan])
    until("the tournament is over", lambda: get(over)["status"] == "finished")
    running = made("running", ada, "cup", format={"type": "swiss", "rounds": 2}, participants_max=4)
    for player in [ada, ben, cleo, dan]:
        enter(player, running)
    game = first_game(world, running, [ada, ben, cleo, dan])
    world.games["of a tournament"] = game
    until("both tables are there", lambda: both_tables(ada, running))
    play(game, [ada, ben, cleo, dan], 3)
    announced = made("announced", eve, participants_max=8, start_when_full=False, rated=True, entrants="users")
    for player in [ben, cleo, eve]:
        enter(player, announced)
    cleo.delete(f"/v1/tournaments/{announced}/participants/me")
    cancelled = made("cancelled", dan)
    enter(ben, cancelled)
    dan.delete(f"/v1/tournaments/{cancelled}")
    made("renamed", eve, participants_max=8)


def both_tables(player, tournament):
    tables = player.get(f"/v1/tournaments/{tournament}/rounds/1")["tables"]
    return all(game.get("game") for one in tables for game in one["games"])


def first_game(world, tournament, players):
    def found():
        for player in players:
            for item in player.get("/v1/me/decisions")["items"]:
                if (player.get(f"/v1/games/{item['game']}")["tournament"] or {}).get("tournament") == tournament:
                    return item["game"]
        return None

    return until("a table is made", found)


def webhooks(world):
    """One that works, one that waits for its next attempt, one that is disabled, one of a bot account."""
    ada, ben, url = world.ada, world.ben, world.receiver.url
    hook = lambda player, status, **more: player.post("/v1/me/webhooks", {"url": url(status), **more})["webhook"]["id"]
    works = hook(ada, 200, answers=True)
    fails = hook(ada, 500, types=["message.posted", "invitation.received"])
    hook(ben, 410)
    hook(world.programs["abacus"], 200, answers=True)
    ada.post(f"/v1/me/webhooks/{works}/secret")
    ada.post(f"/v1/me/webhooks/{works}/deliveries", {})
    table_of_eve = world.games["invitations, from cleo"] = table(world.cleo, "medici", 3, visibility="private")
    for player in [ada, ben]:
        world.cleo.put(f"/v1/games/{table_of_eve}/invitations/{player.id}", {"seat": None})
    tried = lambda player, id: player.get(f"/v1/me/webhooks/{id}/deliveries")["items"]
    until("deliveries were tried", lambda: len(tried(ada, works)) > 1 and tried(ada, fails))
    until("a webhook is disabled", lambda: ben.get("/v1/me/webhooks")["items"][0]["disabled"])


def operators(world):
    run, people = world.reason, world.people
    found = run("reports")["found"]["items"]
    run("settle", found[0]["id"], "done")
    game = world.games["medici, running"]
    run("remove-message", game, "2")
    run("player", people["ada"].id)
    run("game", game)
    run("suspend", people["finn"].id, "--days", "30", "--tell", "Insults.")
    run("suspend", people["eve"].id, "--for-good", "--tell", "Spam.")
    run("lift", people["eve"].id)
    run("rename", people["hal"].id, "Halvor", "--reserve")
    people["hal"].kept["name"] = "Halvor"
    run("remove-about", people["hal"].id)
    run("rename-tournament", world.tournaments["renamed"], "Polite Cup")
    run("quarantine", world.games["quarantined"])
    run("quarantine", world.games["full"])
    run("release", world.games["full"])


def departures(world):
    """A user with a bot account, a guest and a game under way are deleted; one deletion has only begun."""
    gus, lou = world.people.pop("gus"), world.people.pop("lou")
    engine = {"name": "Gadget", "version": "1"}
    gus.post("/v1/me/bots", {"name": "Gadget", "engine": engine})
    games = world.games
    games["left by gus"] = table(world.hal, "basari", 3, [gus, world.kim], True)
    games["left by lou"] = table(world.kim, "medici", 4, [lou])
    gus.post("/v1/me/deletion", {"password": people.PASSWORD})
    lou.post("/v1/me/deletion", {})
    seats = lambda game, seat: world.kim.get(f"/v1/games/{games[game]}")["seats"][seat]
    until("the seat is left", lambda: seats("left by gus", 1)["resigned"] and not seats("left by lou", 1)["player"])
    world.gone |= {"user": gus.kept, "guest": lou.kept}
    # A minute later it is settled. The server is started again, and one more deletion lets it look.
    world.clock.advance(seconds=90)
    hasty = Player.user(world.server, "Mona")
    hasty.post("/v1/me/deletion", {"password": people.PASSWORD})
    world.gone["user, just now"] = hasty.kept


def end(world):
    """Waits for what the server does later, and leaves a code that can still be exchanged."""
    late = world.games["clock, time is up"]
    if not world.is_shared:
        until("bots have played", lambda: world.cleo.get(f"/v1/games/{late}")["status"] == "finished")
    # When a player was here is written twice a minute.
    world.ben.get("/v1/me")
    now = world.clock.text()
    until("Ben was seen", lambda: world.cleo.get(f"/v1/players/{world.ben.id}")["presence"]["seen_at"] == now)
    world.secrets["code"] = code(world.ben, world.apps["Fortnight"])
