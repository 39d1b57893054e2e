"""One store with everything that the program keeps: `build` fills an empty one, by requests alone."""

import json
import pathlib

import fixtures
import people
from people import Player, play, seat_bot, sit, table
from receiver import Receiver
from running import until
from services import departures, devices, end, operators, programs_and_apps, seeks, tournaments, webhooks

LOGS = pathlib.Path(__file__).resolve().parent.parent / "logs"

# Rulesets with as few seats as they allow, and options that make games short.
GAMES = {
    "basari": (3, {}),
    "dale_of_merchants": (2, {"round_limit": 20}),
    "haendler": (2, {}),
    "medici": (3, {}),
}
# So many, until ratings are no longer provisional.
SHORT_GAMES = 24


class World:
    def __init__(self, server):
        self.server, self.clock = server, server.clock
        self.is_shared = "--store" in server.flags
        self.people, self.programs, self.games, self.tournaments, self.seeks = {}, {}, {}, {}, {}
        self.apps, self.secrets, self.replays, self.gone = {}, {}, [], {}
        self.receiver = Receiver()

    def __getattr__(self, name):
        if name in self.__dict__.get("people", {}):
            return self.people[name]
        raise AttributeError(name)

    def add(self, *players):
        self.people |= {player.kept["name"].lower(): player for player in players}

    def reason(self, *command):
        return self.server.admin(*command, "--reason", "as the fixture needs it")

    def repeated(self, name, method, path, body, key):
        """A request with an idempotency key, which is sent again when the fixture is read."""
        player = self.people[name]
        answer = player.call(method, path, body, key)
        answer.expect(200, 201)
        self.replays.append({"name": name, "method": method, "path": path, "body": body, "key": key, "status": answer.status})
        return answer.body

    def manifest(self):
        kept = lambda players: {name: player.kept for name, player in players.items()}
        return {
            "at": self.clock.text(),
            "people": kept(self.people),
            "programs": kept(self.programs),
            "games": self.games,
            "tournaments": self.tournaments,
            "seeks": self.seeks,
            "apps": self.apps,
            "secrets": self.secrets,
            "gone": self.gone,
            "replays": self.replays,
        }


def build(server):
    world = World(server)
    for part in (accounts, games, special_games, clocks, ratings, programs_and_apps, seeks, tournaments):
        part(world)
        world.clock.advance(minutes=1)
        for player in world.people.values():
            player.go_on()
    webhooks(world)
    departures(world)
    # Access tokens and codes have to be valid when the store is read.
    world.clock.set(fixtures.AT)
    for player in world.people.values():
        player.go_on()
    devices(world)
    operators(world)
    end(world)
    return world.manifest()


def accounts(world):
    user = lambda name: Player.user(world.server, name)
    world.add(*map(user, ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"]))
    world.add(*(Player.guest(world.server, name) for name in ["Ivy", "Jon", "Kim", "Lou"]))
    ada, ben, cleo, dan = (world.people[name] for name in ["ada", "ben", "cleo", "dan"])
    # A guest becomes a user.
    kim = world.kim
    kim.post("/v1/me/upgrade", {"name": "Kim", "password": people.PASSWORD}, "upgrade")
    kim.kept["password"] = people.PASSWORD
    ada.put("/v1/me/profile", {"about": "Plays on Sundays.", "hides_history": False, "shows_presence": False})
    ben.put("/v1/me/profile", {"about": None, "hides_history": False, "shows_presence": True})
    dan.put("/v1/me/profile", {"about": "Nothing to see.", "hides_history": True, "shows_presence": False})
    world.hal.put("/v1/me/profile", {"about": "Something rude.", "hides_history": False, "shows_presence": False})
    world.secrets["recovery_codes"] = {"ada": ada.post("/v1/me/recovery-codes", {"password": people.PASSWORD})["codes"]}
    codes = cleo.post("/v1/me/recovery-codes", {"password": people.PASSWORD})["codes"]
    cleo.kept["password"] = "nutmeg and mace, sir"
    recovery = {"name": "cleo", "recovery_code": codes[0], "password": cleo.kept["password"]}
    cleo.take(world.server.call("POST", "/v1/sessions/recovery", body=recovery).expect(201))
    world.secrets["recovery_codes"]["cleo"] = codes
    ben.put("/v1/me/password", {"old_password": people.PASSWORD, "new_password": "cinnamon and cardamom"})
    ben.kept["password"] = "cinnamon and cardamom"
    # A second session, and one that is ended.
    for name in ["second", "ended"]:
        session = world.server.call("POST", "/v1/sessions", body={"name": "Dan", "password": people.PASSWORD}).expect(201)
        world.secrets[f"{name}_session"] = session["refresh_token"]
        if name == "ended":
            Player(world.server, {"name": "Dan"}).take(session).delete("/v1/sessions/current")
    ada.put(f"/v1/me/blocks/{world.eve.id}")
    ada.put(f"/v1/me/mutes/{dan.id}")
    ben.put(f"/v1/me/blocks/{world.finn.id}")
    ben.put(f"/v1/me/mutes/{world.ivy.id}")


def games(world):
    """A game of each ruleset that is over, and one that is under way."""
    ada, ben, cleo, ivy, jon = (world.people[name] for name in ["ada", "ben", "cleo", "ivy", "jon"])
    for ruleset, (seats, options) in GAMES.items():
        terms = {"options": options} if options else {}
        sitting = [ada, ben, cleo][:seats]
        over = world.games[f"{ruleset}, over"] = table(ada, ruleset, seats, sitting[1:], True, **terms)
        play(over, sitting)
        sitting = [cleo, ivy, jon][:seats]
        running = world.games[f"{ruleset}, running"] = table(cleo, ruleset, seats, sitting[1:], True, **terms)
        play(running, sitting, 7)
    game = world.games["medici, running"]
    message = lambda player, text: player.post(f"/v1/games/{game}/messages", {"text": text})["number"]
    message(cleo, "Well bid!")
    message(ivy, "Something rude")
    rude = message(ivy, "Something very rude")
    ask = {"category": "hate", "text": "Twice already."}
    jon.post(f"/v1/games/{game}/messages/{rude}/reports", ask)
    cleo.post(f"/v1/games/{game}/messages/{rude - 1}/reports", {"category": "other"})
    cleo.put(f"/v1/games/{game}/abort", {"wanted": True})
    world.repeated("jon", "POST", f"/v1/games/{game}/messages", {"text": "Once only."}, "message")
    over = world.games["basari, over"]
    world.ben.post(f"/v1/games/{over}/messages", {"text": "Thanks for the game."})


def special_games(world):
    ada, ben, cleo, dan, eve, gus = (world.people[name] for name in ["ada", "ben", "cleo", "dan", "eve", "gus"])
    ivy, jon, kim, hal = (world.people[name] for name in ["ivy", "jon", "kim", "hal"])
    made = world.games
    body = {"ruleset": "medici", "seats": 4, "nonce": "luck of Ada"}
    made["open"] = world.repeated("ada", "POST", "/v1/games", body, "open-table")["id"]
    sit(ivy, made["open"], 2)
    made["full"] = table(ben, "basari", 3, [cleo, jon], options={})
    made["empty, not seated"] = table(dan, "haendler", 3, sit=False)
    private = cleo.post("/v1/games", {"ruleset": "medici", "seats": 3, "visibility": "private"})
    made["private"], world.secrets["invite"] = private["id"], private["invite"]
    sit(kim, private["id"], 1, private["invite"])
    made["private, running"] = table(dan, "basari", 3, [cleo, ivy], True, visibility="private")
    play(made["private, running"], [dan, cleo, ivy], 3)
    replaced = made["private, another invite"] = table(eve, "medici", 3, visibility="private")
    world.secrets["another_invite"] = eve.post(f"/v1/games/{replaced}/invites", None, "replace")["invite"]
    # Invitations: one that waits, one that was accepted, declined, withdrawn.
    invited = made["invitations"] = table(ada, "medici", 6, visibility="private")
    for number, player in enumerate([ben, cleo, dan, kim, hal], 1):
        ada.put(f"/v1/games/{invited}/invitations/{player.id}", {"seat": number})
    cleo.post(f"/v1/me/invitations/{invited}/accept", {})
    dan.delete(f"/v1/me/invitations/{invited}")
    ada.delete(f"/v1/games/{invited}/invitations/{kim.id}")
    aborted = made["aborted"] = table(ada, "basari", 3, [ben, cleo], True)
    for player in [ada, ben, cleo]:
        player.put(f"/v1/games/{aborted}/abort", {"wanted": True})
    made["sandbox"] = table(dan, "haendler", 2, sandbox={"seed": "5e" * 32}, started=False)
    seat_bot(dan, made["sandbox"], 1)
    dan.post(f"/v1/games/{made['sandbox']}/start")
    play_against_bots(made["sandbox"], [dan], 2)
    made["with a bot"] = table(kim, "basari", 3, [ivy])
    seat_bot(kim, made["with a bot"], 2, "greedy")
    kim.post(f"/v1/games/{made['with a bot']}/start")
    play_against_bots(made["with a bot"], [kim, ivy], 3)
    resigned = made["resigned"] = table(ben, "basari", 3, [cleo, dan], True, stand_in="random")
    play(resigned, [ben, cleo, dan], 2)
    for player in [ben, cleo, dan]:
        player.post(f"/v1/games/{resigned}/resignations", None, "resign")
    until("bots have played", lambda: ben.get(f"/v1/games/{resigned}")["status"] == "finished")
    # Forks of a game that is over: one under way, one that waits for players; and a rematch.
    over = made["medici, over"]
    at = ada.get(f"/v1/games/{over}/events?limit=40")["items"][-1]["seq"]
    fork = lambda player, key: player.post(f"/v1/games/{over}/forks", {"at": at, "seats": [{"seat": 0, "occupant": "me"}]}, key)
    made["fork, running"], made["fork, open"] = fork(ada, "fork")["id"], fork(dan, "fork")["id"]
    for seat, player in enumerate([ben, cleo], 1):
        sit(player, made["fork, running"], seat)
    ada.post(f"/v1/games/{made['fork, running']}/start")
    play(made["fork, running"], [ada, ben, cleo], 2)
    made["rematch"] = ada.post(f"/v1/games/{made['basari, over']}/rematch")["id"]
    record = json.loads((LOGS / "basari/v1/3_players.json").read_text())["record"]
    made["import"] = eve.post("/v1/records", record, "import")["id"]
    deleted = table(eve, "medici", 3)
    eve.delete(f"/v1/games/{deleted}")
    world.gone["game"] = deleted
    quarantined = made["quarantined"] = table(gus, "basari", 3, [hal, jon], True)
    play(quarantined, [gus, hal, jon], 2)
    owls = table(hal, "dale_of_merchants", 2, [kim], options={"round_limit": 20})
    made["orders"] = owls
    orders = hal.get(f"/v1/games/{owls}/orders")
    orders["orders"] = {"reactions": "when_able", "pass_after_s": 30}
    hal.put(f"/v1/games/{owls}/orders", orders)
    hal.post(f"/v1/games/{owls}/start")
    play(owls, [hal, kim], 3)


def play_against_bots(game, players, moves):
    """Plays on, and returns when the game waits for a player."""
    for step in range(moves):
        play_once = lambda: next(people.due(game, players), None)
        player, decision = until("a player is asked", play_once)
        people.move(game, player, decision, step).expect(201)
    until("a player is asked", lambda: next(people.due(game, players), None))


def clocks(world):
    ada, ben, cleo, dan = (world.people[name] for name in ["ada", "ben", "cleo", "dan"])
    banked = {"type": "banked", "start_s": 259_200, "increment_s": 43_200, "max_s": 604_800}
    hours_off = [{"day": "saturday", "from_hour": 0, "to_hour": 24}]
    clock = {"time": banked, "hours_off": hours_off, "on_timeout": "stand_in_until_return", "vacations": True}
    game = world.games["clock, banked"] = table(ada, "basari", 3, [ben, cleo], True, clock=clock)
    play(game, [ada, ben, cleo], 1)
    world.clock.advance(seconds=40)
    play(game, [ada, ben, cleo], 2)
    given = next(iter(people.due(game, [ada, ben, cleo])))[1]["seat"]
    giver = [ada, ben, cleo][(given + 1) % 3]
    giver.post(f"/v1/games/{game}/gifts", {"seat": given, "seconds": 3_600}, "gift")
    ben.put(f"/v1/games/{game}/pause", {"wanted": True})
    clock = {"time": {"type": "turn", "limit_s": 86_400}, "on_timeout": "lose"}
    paused = world.games["clock, paused"] = table(ada, "medici", 3, [ben, dan], True, clock=clock)
    for player in [ada, ben, dan]:
        player.put(f"/v1/games/{paused}/pause", {"wanted": True})
    # Time is up for a seat, and its player may come back.
    clock = {"time": {"type": "decision", "limit_s": 60}, "on_timeout": "stand_in_until_return"}
    late = world.games["clock, time is up"] = table(cleo, "basari", 3, [dan, world.eve], True, clock=clock)
    world.clock.advance(seconds=61)
    # Over a database a clock that jumps is an outage, whose time counts for no player.
    if not world.is_shared:
        handed_over = lambda: [seat for seat in cleo.get(f"/v1/games/{late}")["seats"] if seat["may_return"]]
        until("a seat is handed over", handed_over)
    cleo.put("/v1/me/vacation", {"until": world.clock.text(days=5)})
    ben.put("/v1/me/vacation", {"until": world.clock.text(days=2)})
    ben.delete("/v1/me/vacation")


def ratings(world):
    ada, ben, cleo = (world.people[name] for name in ["ada", "ben", "cleo"])
    game = world.games["rated, over"] = table(ada, "basari", 3, [ben, cleo], True, rated=True, turn_limit_s=86_400)
    play(game, [ada, ben, cleo])
    world.games["rated, running"] = table(ben, "haendler", 2, [cleo], True, rated=True, turn_limit_s=86_400)
    play(world.games["rated, running"], [ben, cleo], 2)
    # Short ones, so that ratings become certain enough for the leaderboard: who stays wins.
    clock = {"time": {"type": "turn", "limit_s": 86_400}, "on_timeout": "lose"}
    for number in range(SHORT_GAMES):
        short = world.games["rated, short"] = table(ada, "basari", 3, [ben, cleo], True, rated=True, clock=clock)
        for player in [[cleo, ben], [cleo, ada], [ben, cleo]][number % 3]:
            player.post(f"/v1/games/{short}/resignations", None, "resign")
        world.clock.advance(seconds=1)
    world.clock.advance(minutes=3)
    counted = lambda: [rating["games"] for rating in ada.get(f"/v1/players/{ada.id}")["ratings"]]
    until("the games are counted", lambda: counted() == [SHORT_GAMES + 1])
    if not ada.get("/v1/leaderboards/basari")["items"]:
        raise AssertionError("the leaderboard is empty")
