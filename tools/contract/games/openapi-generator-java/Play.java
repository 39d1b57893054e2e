import java.util.List;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.GamesApi;
import org.openapitools.client.api.PlayApi;
import org.openapitools.client.api.PlayersApi;
import org.openapitools.client.model.ActionRequest;
import org.openapitools.client.model.Bot;
import org.openapitools.client.model.CreateGameRequest;
import org.openapitools.client.model.CreateGuestRequest;
import org.openapitools.client.model.DueDecision;
import org.openapitools.client.model.Game;
import org.openapitools.client.model.GameAction;
import org.openapitools.client.model.GameChoice;
import org.openapitools.client.model.MediciBidAction;
import org.openapitools.client.model.MediciBidChoice;
import org.openapitools.client.model.Occupant;
import org.openapitools.client.model.TakeSeatRequest;
import org.openapitools.client.model.Visibility;

/** One game by the client that openapi-generator makes for Java: {@code java Play ADDRESS}. */
class Play {
    public static void main(String[] arguments) throws ApiException {
        var kontor = new ApiClient();
        kontor.updateBaseUri(arguments[0]);
        var token = new PlayersApi(kontor).createGuest(new CreateGuestRequest().name("Ada")).getAccessToken();
        kontor.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + token));
        var games = new GamesApi(kontor);
        var play = new PlayApi(kontor);

        // The news begin when they are first read, and leave out what is over when they are read again.
        play.listAccountEvents(null, null, null, null);
        var id = games.createGame(new CreateGameRequest().ruleset("medici").seats(3).visibility(Visibility.PUBLIC), null).getId();
        for (var seat : List.of(1, 2)) {
            games.takeSeat(id, seat, new TakeSeatRequest().occupant(Occupant.BOT).bot(Bot.GREEDY), null);
        }
        games.startGame(id, null);
        play.listAccountEvents(0L, null, 20L, null);

        Game table;
        while ((table = games.getGame(id, null)).getStatus().equals("running")) {
            for (DueDecision due : play.listDueDecisions(20L, null, null, null, null).getItems()) {
                var decision = due.getDecision();
                GameAction action = decision.getActions().get(0);
                for (GameChoice choice : decision.getChoices()) {
                    if (choice.getActualInstance() instanceof MediciBidChoice bid) {
                        var type = MediciBidAction.TypeEnum.MEDICI_BID;
                        action = new GameAction(new MediciBidAction().type(type).amount(bid.getMin()));
                    }
                }
                var move = new ActionRequest().decision(decision.getId()).action(action);
                play.playAction(id, decision.getId(), move, null);
            }
        }
        games.listGames(null, null, null, null, null, null, null);
        play.getView(id, null, null, null, null);
        play.listEvents(id, null, null, null, null, null, null, null);
        try {
            games.getGame("g_nowhere", null);
            throw new AssertionError("there is no such game");
        } catch (ApiException refused) {
            if (refused.getCode() != 404) throw refused;
        }
        System.out.printf("a game of %s, %d events%n", table.getRuleset(), table.getSeq());
    }
}
