"""Steps over the store with everything, once all of it was read."""

from services import BACK, VERIFIER


def of_world(manifest):
    """What is asked for when all was read: who can still come in, what is repeated, and whether games go on."""
    people, secrets, apps = manifest["people"], manifest["secrets"], manifest["apps"]
    steps = []

    def add(path, shown=None, **more):
        steps.append({"path": path, "shown": shown or path, **more})

    for asked in manifest["replays"]:
        more = {name: asked[name] for name in ["method", "body", "key"]}
        shows = ["number"] if asked["path"].endswith("messages") else ["id", "game", "seek.id"]
        add(asked["path"], who=asked["name"], shows=shows, **more)
    for name, game in manifest["games"].items():
        steps.append({"path": "", "shown": f"a move in {name}", "move": game})
    for name, kept in people.items():
        if "password" in kept:
            add(
                "/v1/sessions",
                f"/v1/sessions of {name}",
                body={"name": kept["name"], "password": kept["password"]},
                shows=["player.id"],
            )
        add("/v1/sessions/refresh", f"refresh of {name}", body={"refresh_token": kept["refresh"]}, shows=["player.id"])
    for name in ["second_session", "ended_session"]:
        add("/v1/sessions/refresh", name, body={"refresh_token": secrets[name]}, shows=["player.id"])
    for name in ["kept", "revoked"]:
        add("/v1/me", f"by the token {name}", method="GET", token=secrets["tokens"][name], shows=["id"])
    add("/v1/sessions", "sign-in of a deleted user", body={"name": "Gus", "password": "tea, earl grey, hot"})
    for name, device in secrets["devices"].items():
        form = {
            "grant_type": "urn:ietf:params:oauth:grant-type:device_code",
            "client_id": apps["Fortnight"],
            "device_code": device["device_code"],
        }
        add("/oauth/token", f"device {name}", form=form, shows=["scope"])
    for name, app, code in [
        ("waits", "Fortnight", "code"),
        ("of a removed app", "Removed", "removed_app_code"),
        ("used", "Fortnight", "exchanged_code"),
    ]:
        form = {
            "grant_type": "authorization_code",
            "client_id": apps[app],
            "redirect_uri": BACK,
            "code": secrets[code],
            "code_verifier": VERIFIER,
        }
        add("/oauth/token", f"code {name}", form=form, shows=["scope"])
    add("/v1/me", "by the token of the used code", method="GET", who="app of ben", shows=["id"])
    for name in ["Gus", "Gadget", "Mona", "Hal", "Halvor", "Abacus", "Ada", "Nora"]:
        add("/v1/users", f"the name {name}", body={"name": name, "password": "tea, earl grey, hot"}, shows=["player.name"])
    add(f"/v1/seeks/{manifest['seeks']['open']}/join", "join", who="kim", shows=["status", "players.*.name"])
    add(
        "/v1/matches",
        "the third player",
        who="ivy",
        key="last",
        shows=["status", "game"],
        body={"ruleset": "dale_of_merchants", "seats": 3, "options": {"round_limit": 20}},
    )
    cup = manifest["tournaments"]["announced"]
    add(f"/v1/tournaments/{cup}/participants/me", "enter", method="PUT", who="kim", shows=["participants", "status"])
    add(
        f"/v1/me/invitations/{manifest['games']['invitations']}/accept",
        "accept",
        who="ben",
        body={},
        shows=["seats.*.player.name"],
    )
    steps.append({"path": "", "admin": ["release", manifest["games"]["quarantined"], "--reason", "afterwards"]})
    steps.append({"path": "", "shown": "a move in quarantined, released", "move": manifest["games"]["quarantined"]})
    for name, number in [("ada", 0), ("cleo", 0), ("cleo", 1)]:
        body = {"name": name, "recovery_code": secrets["recovery_codes"][name][number], "password": "a new password"}
        add("/v1/sessions/recovery", f"recovery code {number} of {name}", body=body, shows=["player.id"])
    return steps
