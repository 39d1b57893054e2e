// The HTTP client of the JDK, as programs in Java, Kotlin and Scala have it: it plays a game and follows it by a stream. It offers
// HTTP/2 with each request over a new connection (`Upgrade: h2c`), also with those that have a body, and sends the next ones over
// the connections that it has.
//
//     java Plays.java ADDRESS

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class Plays {
    /** The longest wait for an answer; some come after twenty seconds by themselves. */
    static final Duration PATIENCE = Duration.ofSeconds(60);

    static final int MOVES_MAX = 200;
    static final int TOGETHER = 40;
    static final int TOO_LARGE = 3_000_000;

    final HttpClient client = HttpClient.newHttpClient();
    final String base;
    String token;

    Plays(String base) {
        this.base = base;
    }

    HttpRequest.Builder to(String path) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(base + path)).timeout(PATIENCE);
        return token == null ? request : request.header("Authorization", "Bearer " + token);
    }

    HttpRequest.Builder posted(String path, String body) {
        return to(path).header("Content-Type", "application/json").POST(BodyPublishers.ofString(body));
    }

    HttpRequest post(String path, String body) {
        return posted(path, body).build();
    }

    String ask(HttpRequest request, int status) throws IOException, InterruptedException {
        HttpResponse<String> answer = client.send(request, BodyHandlers.ofString());
        String what = request.method() + " " + request.uri() + ": " + answer.statusCode() + " " + answer.body();
        check(answer.statusCode() == status, what);
        check(answer.version() == HttpClient.Version.HTTP_1_1, "the offer is ignored: " + what);
        return answer.body();
    }

    static void check(boolean holds, String what) {
        if (!holds) throw new IllegalStateException(what);
    }

    /** What the first group of a pattern finds, or null. JSON is read without a library: the JDK has none. */
    static String find(String pattern, String text) {
        Matcher found = Pattern.compile(pattern).matcher(text);
        return found.find() ? found.group(1) : null;
    }

    void play() throws Exception {
        // The first request has a body, so the offer comes with one.
        token = find("\"access_token\":\\s*\"([^\"]+)\"", ask(post("/v1/guests", "{\"name\": \"Duke\"}"), 201));
        String game = find("\"id\":\\s*\"(g_[^\"]+)\"", ask(post("/v1/games", "{\"ruleset\": \"medici\", \"seats\": 3}"), 201));
        String path = "/v1/games/" + game;
        for (int seat : List.of(1, 2)) {
            String bot = "{\"occupant\": \"bot\", \"bot\": \"random\"}";
            HttpRequest request = to(path + "/seats/" + seat).header("Content-Type", "application/json").PUT(BodyPublishers.ofString(bot)).build();
            ask(request, 200);
        }
        ask(post(path + "/start", "{}"), 200);
        HttpRequest events = to(path + "/events").header("Accept", "text/event-stream").build();
        CompletableFuture<List<String>> heard = client.sendAsync(events, BodyHandlers.ofLines()).thenApply(answer -> {
            try (Stream<String> lines = answer.body()) {
                return lines.filter(line -> line.startsWith("id: ") || line.startsWith("event: ")).toList();
            }
        });
        String over = decide(path);
        List<String> lines = heard.get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
        int last = Integer.parseInt(find("\"seq\":\\s*(\\d+)", over));
        List<String> all = Stream.concat(IntStream.rangeClosed(1, last + 1).mapToObj(id -> "id: " + id), Stream.of("event: end")).toList();
        check(lines.equals(all), "the stream has each event once and the end: " + lines);
    }

    /** Plays until the game is over, and gives the game as it is then. */
    String decide(String path) throws Exception {
        for (int moves = 0; moves < MOVES_MAX; ) {
            String due = ask(to(path + "/decisions").build(), 200);
            String id = find("\"id\":\\s*\"(d_[^\"]+)\"", due);
            String action = find("\"actions\":\\s*\\[\\s*(\\{[^{}]*\\})", due);
            if (action != null) {
                String body = "{\"decision\": \"" + id + "\", \"action\": " + action + "}";
                ask(posted(path + "/actions", body).header("Idempotency-Key", id).build(), 201);
                moves++;
                continue;
            }
            String game = ask(to(path).build(), 200);
            if (game.contains("\"finished\"")) return game;
            ask(to(path + "/events?wait=20&limit=1&after=" + find("\"seq\":\\s*(\\d+)", due)).header("Accept", "application/json").build(), 200);
        }
        throw new IllegalStateException("the game has no end");
    }

    /** Requests side by side, over as many new connections. */
    void together() throws Exception {
        CompletableFuture<?>[] all = IntStream.range(0, TOGETHER)
                .mapToObj(number -> client.sendAsync(to("/v1/games?limit=" + (number + 1)).build(), BodyHandlers.ofString()))
                .map(asked -> asked.thenAccept(answer -> check(answer.statusCode() == 200, answer.body())))
                .toArray(CompletableFuture[]::new);
        CompletableFuture.allOf(all).get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
    }

    /** Bodies that are announced, and one that is refused before all of it was sent. */
    void bodies() throws Exception {
        ask(posted("/v1/games", "{\"ruleset\": \"medici\", \"seats\": 3}").expectContinue(true).build(), 201);
        ask(post("/v1/games", "x".repeat(TOO_LARGE)), 413);
        ask(to("/v1/me").build(), 200);
    }

    public static void main(String[] arguments) throws Exception {
        Plays plays = new Plays(arguments[0]);
        plays.play();
        plays.together();
        plays.bodies();
    }
}
