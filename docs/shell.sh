# Functions that the examples of the guide share. They need curl, and python3 to pick values out of JSON.
BASE=${BASE:-http://127.0.0.1:8080}

# call TOKEN METHOD PATH …: a request as that player
call() {
  curl -sS --fail-with-body -X "$2" "$BASE$3" -H "Authorization: Bearer $1" -H 'Content-Type: application/json' "${@:4}"
}

# status TOKEN METHOD PATH …: the same, but prints the status alone; the body goes to reply.json
status() {
  curl -sS -o reply.json -w '%{http_code}\n' -X "$2" "$BASE$3" -H "Authorization: Bearer $1" \
    -H 'Content-Type: application/json' "${@:4}"
}

# pick EXPRESSION: prints a value of the JSON document that comes in as `it`
pick() {
  python3 -c "import json, sys; it = json.load(sys.stdin); print($1)"
}

# guest NAME: signs a guest in and prints the access token
guest() {
  curl -sS --fail-with-body "$BASE/v1/guests" -H 'Content-Type: application/json' -d "{\"name\": \"$1\"}" |
    pick 'it["access_token"]'
}

# How the names of the users end that these examples make: names of users are unique on a server, so each run has its own
RUN=${RUN:-$RANDOM$RANDOM}

# user NAME: signs a new user up, who is called "NAME $RUN", and prints the access token
user() {
  curl -sS --fail-with-body "$BASE/v1/users" -H 'Content-Type: application/json' \
    -d "{\"name\": \"$1 $RUN\", \"password\": \"tea, earl grey, hot\"}" | pick 'it["access_token"]'
}

# table RULESET SEATS: makes a table that Ada owns, seats Ben and bots beside her, starts the game, and prints its id
table() {
  local game seat
  game=$(call "$ADA" POST /v1/games -d "{\"ruleset\": \"$1\", \"seats\": $2}" | pick 'it["id"]')
  call "$BEN" PUT "/v1/games/$game/seats/1" -d '{"occupant": "me"}' > /dev/null
  for seat in $(seq 2 $(($2 - 1))); do
    call "$ADA" PUT "/v1/games/$game/seats/$seat" -d '{"occupant": "bot", "bot": "random"}' > /dev/null
  done
  call "$ADA" POST "/v1/games/$game/start" > /dev/null
  echo "$game"
}

# turn TOKEN: answers each open decision of that player with the first of its actions
turn() {
  call "$1" GET /v1/me/decisions | python3 -c '
import json, sys
for item in json.load(sys.stdin)["items"]:
    decision = item["decision"]
    print(item["game"], decision["id"], json.dumps({"decision": decision["id"], "action": decision["actions"][0]}))
' | while read -r game decision move; do
    call "$1" POST "/v1/games/$game/actions" -H "Idempotency-Key: $decision" -d "$move" > played.json
  done
}

# finish GAME: Ada and Ben resign, bots play on, and the function returns when the game is over
finish() {
  call "$ADA" POST "/v1/games/$1/resignations" > /dev/null
  call "$BEN" POST "/v1/games/$1/resignations" > /dev/null
  curl -sSN "$BASE/v1/games/$1/events" -H 'Accept: text/event-stream' > /dev/null
}
