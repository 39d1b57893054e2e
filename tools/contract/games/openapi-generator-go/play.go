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
	nobody := context.Background()
	guest := openapi.NewCreateGuestRequest()
	signedIn := done(kontor.PlayersAPI.CreateGuest(nobody).CreateGuestRequest(*guest).Execute())
	ada := context.WithValue(nobody, openapi.ContextAccessToken, signedIn.AccessToken)

	wanted := openapi.NewCreateGameRequest("medici", 3)
	game := done(kontor.GamesAPI.CreateGame(ada).CreateGameRequest(*wanted).Execute()).Id
	for seat := int32(1); seat <= 2; seat++ {
		bot := openapi.NewTakeSeatRequest(openapi.OCCUPANT_BOT)
		done(kontor.GamesAPI.TakeSeat(ada, game, seat).TakeSeatRequest(*bot).Execute())
	}
	done(kontor.GamesAPI.StartGame(ada, game).Execute())

	table := done(kontor.GamesAPI.GetGame(ada, game).Execute())
	for table.Status == openapi.STATUS_RUNNING {
		due := done(kontor.PlayAPI.ListDueDecisions(ada).Wait(20).Execute())
		for _, item := range due.Items {
			decision := item.Decision
			action := decision.Actions[0]
			for _, choice := range decision.Choices {
				if bid := choice.MediciBidChoice; bid != nil {
					action = openapi.MediciBidActionAsGameAction(openapi.NewMediciBidAction(bid.Min, "medici.bid"))
				}
			}
			move := openapi.NewActionRequest(action, decision.Id)
			done(kontor.PlayAPI.PlayAction(ada, game).IdempotencyKey(decision.Id).ActionRequest(*move).Execute())
		}
		table = done(kontor.GamesAPI.GetGame(ada, game).Execute())
	}
	fmt.Printf("a game of %s, %d events\n", table.Ruleset, table.Seq)
}
