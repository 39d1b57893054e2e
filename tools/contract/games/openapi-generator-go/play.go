// One game by the client that openapi-generator makes for Go, in the package `openapi`: `play ADDRESS`.
package main

import (
	"context"
	"fmt"
	"os"

	"openapi"
)

// What an operation answered; its problem ends the program.
func done[T any](answer T, reply any, problem error) T {
	if problem != nil {
		panic(problem)
	}
	return answer
}

func main() {
	settings := openapi.NewConfiguration()
	settings.Servers = openapi.ServerConfigurations{{URL: os.Args[1]}}
	kontor := openapi.NewAPIClient(settings)
	anonymous := context.Background()
	guest := openapi.NewCreateGuestRequest()
	signedIn := done(kontor.PlayersAPI.CreateGuest(anonymous).CreateGuestRequest(*guest).Execute())
	ada := context.WithValue(anonymous, openapi.ContextAccessToken, signedIn.AccessToken)

	// The news begin when they are first read, and leave out what is over when they are read again.
	done(kontor.PlayAPI.ListAccountEvents(ada).Execute())
	wanted := openapi.NewCreateGameRequest("medici", 3)
	wanted.SetVisibility(openapi.VISIBILITY_PUBLIC)
	game := done(kontor.GamesAPI.CreateGame(ada).CreateGameRequest(*wanted).Execute()).Id
	for seat := int32(1); seat <= 2; seat++ {
		bot := openapi.NewTakeSeatRequest(openapi.OCCUPANT_BOT)
		done(kontor.GamesAPI.TakeSeat(ada, game, seat).TakeSeatRequest(*bot).Execute())
	}
	done(kontor.GamesAPI.StartGame(ada, game).Execute())
	done(kontor.PlayAPI.ListAccountEvents(ada).After(0).Wait(20).Execute())

	table := done(kontor.GamesAPI.GetGame(ada, game).Execute())
	for table.Status == "running" {
		due := done(kontor.PlayAPI.ListDueDecisions(ada).Wait(20).Execute())
		for _, item := range due.Items {
			decision := item.Decision
			action := decision.Actions[0]
			for _, choice := range decision.Choices {
				if bid := choice.MediciBidChoice; bid != nil {
					action = openapi.GameAction{MediciBidAction: openapi.NewMediciBidAction(bid.Min, "medici.bid")}
				}
			}
			move := openapi.NewActionRequest(action, decision.Id)
			done(kontor.PlayAPI.PlayAction(ada, game).IdempotencyKey(decision.Id).ActionRequest(*move).Execute())
		}
		table = done(kontor.GamesAPI.GetGame(ada, game).Execute())
	}
	done(kontor.GamesAPI.ListGames(ada).Execute())
	done(kontor.PlayAPI.GetView(ada, game).Execute())
	done(kontor.PlayAPI.ListEvents(ada, game).Execute())
	_, _, refused := kontor.GamesAPI.GetGame(ada, "g_nowhere").Execute()
	problem := refused.(*openapi.GenericOpenAPIError).Model().(openapi.Problem)
	if problem.Code == "" {
		panic("there is no such game")
	}
	fmt.Printf("a game of %s, %d events\n", table.Ruleset, table.Seq)
}
