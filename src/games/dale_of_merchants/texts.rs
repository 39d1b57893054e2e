//! What the cards are called and what they do, in every language of the contract. All texts are our
//! own.

use super::kinds::Card;
use kontor_rules::Texts;

/// The name of a card, to show to people.
pub fn names_of(card: Card) -> Texts {
    TEXTS[card as usize].1
}

/// What a card does, in our words.
pub fn texts_of(card: Card) -> Texts {
    TEXTS[card as usize].2
}

/// Each kind of card in its order, with its name and what it does.
const TEXTS: &[(Card, Texts, Texts)] = &[
    (
        Card::TirelessTinkerer,
        Texts::new("Tireless Tinkerer", "Unermüdlicher Tüftler", "Bricoleur infatigable"),
        Texts::new(
            "Put the top card of your discard pile on top of your deck.",
            "Lege die oberste Karte deiner Ablage oben auf dein Deck.",
            "Pose la carte du dessus de ta défausse sur ta pioche.",
        ),
    ),
    (
        Card::Calculations,
        Texts::new("Calculations", "Berechnungen", "Calculs"),
        Texts::new(
            "If you pay with this card, you may first put the cards of the market into its slots as you like. The price is that of the new slot.",
            "Wenn du mit dieser Karte zahlst, darfst du zuerst die Karten des Markts beliebig auf seine Plätze legen. Es gilt der Preis des neuen Platzes.",
            "Si tu paies avec cette carte, tu peux d’abord réarranger les cartes du marché à ton gré. Le prix est celui de la nouvelle case.",
        ),
    ),
    (
        Card::SafetyPrecaution,
        Texts::new("Safety Precaution", "Absicherung", "Mesure de sécurité"),
        Texts::new(
            "Swap this card with a card of your stall, which goes to your hand.",
            "Tausche diese Karte gegen eine Karte deines Marktstands, die auf deine Hand kommt.",
            "Échange cette carte contre une carte de ton étal, qui va dans ta main.",
        ),
    ),
    (
        Card::Magnet,
        Texts::new("Magnet", "Magnet", "Aimant"),
        Texts::new(
            "Search your deck for a card, take it into your hand, then shuffle your deck.",
            "Suche in deinem Deck eine Karte, nimm sie auf die Hand und mische dann dein Deck.",
            "Cherche une carte dans ta pioche, prends-la en main, puis mélange ta pioche.",
        ),
    ),
    (
        Card::DangerousTest,
        Texts::new("Dangerous Test", "Gefährlicher Versuch", "Essai dangereux"),
        Texts::new(
            "Draw 3 cards, then discard 3 cards of your hand.",
            "Ziehe 3 Karten, dann lege 3 Karten deiner Hand ab.",
            "Pioche 3 cartes, puis défausse 3 cartes de ta main.",
        ),
    ),
    (
        Card::Glue,
        Texts::new("Glue", "Klebstoff", "Colle"),
        Texts::new(
            "If you pay with this card, you may keep it in your hand.",
            "Wenn du mit dieser Karte zahlst, darfst du sie auf der Hand behalten.",
            "Si tu paies avec cette carte, tu peux la garder en main.",
        ),
    ),
    (
        Card::SteadyAchiever,
        Texts::new("Steady Achiever", "Beharrlicher Könner", "Travailleur assidu"),
        Texts::new(
            "When your next turn starts: draw a card.",
            "Wenn dein nächster Zug beginnt: Ziehe eine Karte.",
            "Au début de ton prochain tour : pioche une carte.",
        ),
    ),
    (
        Card::ShoppingJourney,
        Texts::new("Shopping Journey", "Einkaufsreise", "Voyage d’emplettes"),
        Texts::new(
            "When your next turn starts: take a card of the market into your hand.",
            "Wenn dein nächster Zug beginnt: Nimm eine Karte des Markts auf die Hand.",
            "Au début de ton prochain tour : prends en main une carte du marché.",
        ),
    ),
    (
        Card::Housecleaning,
        Texts::new("Housecleaning", "Hausputz", "Grand ménage"),
        Texts::new(
            "Take up to 3 junk cards of your discard pile into your hand. When your next turn starts: you may throw a card of your hand away.",
            "Nimm bis zu 3 Karten Junk deiner Ablage auf die Hand. Wenn dein nächster Zug beginnt: Du darfst eine Karte deiner Hand wegwerfen.",
            "Prends en main jusqu’à 3 cartes Camelote de ta défausse. Au début de ton prochain tour : tu peux jeter une carte de ta main.",
        ),
    ),
    (
        Card::Siesta,
        Texts::new("Siesta", "Siesta", "Sieste"),
        Texts::new(
            "When your next turn starts: you may take a card of your discard pile into your hand.",
            "Wenn dein nächster Zug beginnt: Du darfst eine Karte deiner Ablage auf die Hand nehmen.",
            "Au début de ton prochain tour : tu peux prendre en main une carte de ta défausse.",
        ),
    ),
    (
        Card::LunchBreak,
        Texts::new("Lunch Break", "Mittagspause", "Pause déjeuner"),
        Texts::new(
            "Draw a card. When your next turn starts: draw a card.",
            "Ziehe eine Karte. Wenn dein nächster Zug beginnt: Ziehe eine Karte.",
            "Pioche une carte. Au début de ton prochain tour : pioche une carte.",
        ),
    ),
    (
        Card::Ironing,
        Texts::new("Ironing", "Bügeln", "Repassage"),
        Texts::new(
            "When your next turn starts: all cards that you pay or build with in that turn are worth 1 more.",
            "Wenn dein nächster Zug beginnt: Alle Karten, mit denen du in diesem Zug zahlst oder baust, sind 1 mehr wert.",
            "Au début de ton prochain tour : toutes les cartes avec lesquelles tu paies ou construis pendant ce tour valent 1 de plus.",
        ),
    ),
    (
        Card::LittleVillain,
        Texts::new("Little Villain", "Kleiner Schurke", "Petite canaille"),
        Texts::new(
            "Every opponent discards the top 2 cards of the own deck.",
            "Jeder Gegner legt die obersten 2 Karten des eigenen Decks ab.",
            "Chaque adversaire défausse les 2 premières cartes de sa pioche.",
        ),
    ),
    (
        Card::Gunfight,
        Texts::new("Gunfight", "Schießerei", "Fusillade"),
        Texts::new(
            "Until your next turn starts, cards of the market cost your opponents 2 more.",
            "Bis dein nächster Zug beginnt, kosten Karten des Markts deine Gegner 2 mehr.",
            "Jusqu’au début de ton prochain tour, les cartes du marché coûtent 2 de plus à tes adversaires.",
        ),
    ),
    (
        Card::NightShift,
        Texts::new("Night Shift", "Nachtschicht", "Équipe de nuit"),
        Texts::new(
            "Look at the top card of every player's deck. Put one of these cards on top of each of these decks, as you like.",
            "Sieh die oberste Karte des Decks jedes Spielers an. Lege auf jedes dieser Decks eine dieser Karten, wie du willst.",
            "Regarde la carte du dessus de la pioche de chaque joueur. Pose une de ces cartes sur chacune de ces pioches, à ton gré.",
        ),
    ),
    (
        Card::RuthlessCompetition,
        Texts::new("Ruthless Competition", "Gnadenlose Konkurrenz", "Concurrence impitoyable"),
        Texts::new(
            "Choose another player and draw the top card of that player's deck. Then put a card of your hand on top of that deck.",
            "Wähle einen anderen Spieler und ziehe die oberste Karte seines Decks. Lege dann eine Karte deiner Hand oben auf dieses Deck.",
            "Choisis un autre joueur et prends en main la première carte de sa pioche. Puis pose une carte de ta main sur cette pioche.",
        ),
    ),
    (
        Card::NastyThreat,
        Texts::new("Nasty Threat", "Fiese Drohung", "Vilaine menace"),
        Texts::new(
            "Until your next turn starts, every stack of your opponents has to be worth 1 more than its number.",
            "Bis dein nächster Zug beginnt, muss jeder Stapel deiner Gegner 1 mehr wert sein als seine Nummer.",
            "Jusqu’au début de ton prochain tour, chaque pile de tes adversaires doit valoir 1 de plus que son numéro.",
        ),
    ),
    (
        Card::LostShipments,
        Texts::new("Lost Shipments", "Verlorene Lieferungen", "Livraisons perdues"),
        Texts::new(
            "Until your next turn starts, your opponents draw at most 1 card to fill their hands.",
            "Bis dein nächster Zug beginnt, ziehen deine Gegner höchstens 1 Karte, um ihre Hand aufzufüllen.",
            "Jusqu’au début de ton prochain tour, tes adversaires piochent au plus 1 carte pour compléter leur main.",
        ),
    ),
    (
        Card::CunningNeighbour,
        Texts::new("Cunning Neighbour", "Schlauer Nachbar", "Voisin rusé"),
        Texts::new(
            "Choose another player and look at that player's hand. You may put this card on top of your deck.",
            "Wähle einen anderen Spieler und sieh seine Hand an. Du darfst diese Karte oben auf dein Deck legen.",
            "Choisis un autre joueur et regarde sa main. Tu peux poser cette carte sur ta pioche.",
        ),
    ),
    (
        Card::Cheer,
        Texts::new("Cheer", "Jubel", "Liesse"),
        Texts::new(
            "Every player searches the own deck for a card and takes it into the hand. Then every player shuffles the own deck.",
            "Jeder Spieler sucht im eigenen Deck eine Karte und nimmt sie auf die Hand. Dann mischt jeder Spieler das eigene Deck.",
            "Chaque joueur cherche une carte dans sa pioche et la prend en main. Puis chaque joueur mélange sa pioche.",
        ),
    ),
    (
        Card::Raffle,
        Texts::new("Raffle", "Verlosung", "Tombola"),
        Texts::new(
            "Choose left or right. Every player takes a random card of the neighbour's hand on that side, all at once.",
            "Wähle links oder rechts. Alle Spieler nehmen zugleich eine zufällige Karte der Hand des Nachbarn auf dieser Seite.",
            "Choisis gauche ou droite. Chaque joueur prend au hasard une carte de la main de son voisin de ce côté, tous en même temps.",
        ),
    ),
    (
        Card::Charity,
        Texts::new("Charity", "Wohltätigkeit", "Charité"),
        Texts::new(
            "Take a random card of every player's hand, then give one of these cards to each player who lost one, as you like.",
            "Nimm eine zufällige Karte der Hand jedes Spielers, dann gib jedem Spieler, der eine verloren hat, eine dieser Karten, wie du willst.",
            "Prends au hasard une carte de la main de chaque joueur, puis donne une de ces cartes à chaque joueur qui en a perdu une, à ton gré.",
        ),
    ),
    (
        Card::Tasters,
        Texts::new("Tasters", "Kostproben", "Dégustation"),
        Texts::new(
            "Choose left or right. In that direction, beginning with you, every player takes a card of the market into the hand.",
            "Wähle links oder rechts. In dieser Richtung nimmt jeder Spieler, du zuerst, eine Karte des Markts auf die Hand.",
            "Choisis gauche ou droite. Dans ce sens, en commençant par toi, chaque joueur prend en main une carte du marché.",
        ),
    ),
    (
        Card::Rumours,
        Texts::new("Rumours", "Gerüchte", "Rumeurs"),
        Texts::new(
            "Every player puts the top 2 cards of the own discard pile on top of the own deck, one by one.",
            "Jeder Spieler legt die obersten 2 Karten der eigenen Ablage einzeln oben auf das eigene Deck.",
            "Chaque joueur pose les 2 premières cartes de sa défausse sur sa pioche, une par une.",
        ),
    ),
    (
        Card::DaringAdventurer,
        Texts::new("Daring Adventurer", "Wagemutiger Abenteurer", "Aventurier intrépide"),
        Texts::new(
            "Roll the die and throw away as many cards of the market. Then fill the market.",
            "Würfle und wirf ebenso viele Karten des Markts weg. Dann fülle den Markt auf.",
            "Lance le dé et jette autant de cartes du marché. Puis complète le marché.",
        ),
    ),
    (
        Card::RareArtefact,
        Texts::new("Rare Artefact", "Seltenes Artefakt", "Artefact rare"),
        Texts::new(
            "Show a card of your hand and roll the die. In this turn the card is worth as many times its value.",
            "Zeige eine Karte deiner Hand und würfle. In diesem Zug zählt der Wert der Karte so viele Male.",
            "Montre une carte de ta main et lance le dé. Pendant ce tour, la valeur de la carte compte autant de fois.",
        ),
    ),
    (
        Card::Swank,
        Texts::new("Swank", "Prahlerei", "Esbroufe"),
        Texts::new(
            "Throw a card of your hand away. If it is an animalfolk card, draw the top card of the market deck.",
            "Wirf eine Karte deiner Hand weg. Wenn es eine Karte eines Tiervolks ist, ziehe die oberste Karte des Marktdecks.",
            "Jette une carte de ta main. Si c’est une carte d’un peuple animal, pioche la première carte de la pioche du marché.",
        ),
    ),
    (
        Card::RiskyBusiness,
        Texts::new("Risky Business", "Riskantes Geschäft", "Affaire risquée"),
        Texts::new(
            "Guess a value and turn up the top card of the market deck. If it has this value, it goes to your hand, otherwise throw it away.",
            "Rate einen Wert und decke die oberste Karte des Marktdecks auf. Hat sie diesen Wert, kommt sie auf deine Hand; sonst wirf sie weg.",
            "Annonce une valeur et retourne la première carte de la pioche du marché. Si elle a cette valeur, elle va dans ta main ; sinon, jette-la.",
        ),
    ),
    (
        Card::NaturalSurvivor,
        Texts::new("Natural Survivor", "Geborener Überlebender", "Survivant né"),
        Texts::new(
            "Roll the die, search your deck, and exchange as many cards of your hand for cards of your deck. Then shuffle your deck.",
            "Würfle, durchsuche dein Deck und tausche ebenso viele Karten deiner Hand gegen Karten deines Decks. Dann mische dein Deck.",
            "Lance le dé, fouille ta pioche et échange autant de cartes de ta main contre des cartes de ta pioche. Puis mélange ta pioche.",
        ),
    ),
    (
        Card::Sofa,
        Texts::new("Sofa", "Sofa", "Canapé"),
        Texts::new(
            "While this card is in your stall, your hand size is 1 larger.",
            "Solange diese Karte in deinem Marktstand liegt, ist dein Handlimit 1 größer.",
            "Tant que cette carte est dans ton étal, la taille de ta main augmente de 1.",
        ),
    ),
    (
        Card::WiseSpy,
        Texts::new("Wise Spy", "Weiser Spion", "Sage espion"),
        Texts::new(
            "Once in your turn you may look at the top 3 cards of your deck and put them back in any order.",
            "Einmal in deinem Zug darfst du die obersten 3 Karten deines Decks ansehen und in beliebiger Reihenfolge zurücklegen.",
            "Une fois pendant ton tour, tu peux regarder les 3 premières cartes de ta pioche et les remettre dans l’ordre de ton choix.",
        ),
    ),
    (
        Card::AncientKnowledge,
        Texts::new("Ancient Knowledge", "Uraltes Wissen", "Savoir ancien"),
        Texts::new(
            "After another player's technique is fully resolved: you may search your deck. If you do, you may discard 1 card of it, then shuffle your deck.",
            "Wenn die Technik eines anderen Spielers ganz ausgeführt ist: Du darfst dein Deck durchsuchen. Wenn du das tust, darfst du 1 Karte davon ablegen, dann mische dein Deck.",
            "Quand la technique d’un autre joueur a fait tout son effet : tu peux fouiller ta pioche. Si tu le fais, tu peux en défausser 1 carte, puis mélange ta pioche.",
        ),
    ),
    (
        Card::QualityInspection,
        Texts::new("Quality Inspection", "Qualitätsprüfung", "Contrôle de qualité"),
        Texts::new(
            "After this card has come into your hand: you may throw a card of your hand away. If you do, draw a card.",
            "Wenn diese Karte auf deine Hand gekommen ist: Du darfst eine Karte deiner Hand wegwerfen. Wenn du das tust, ziehe eine Karte.",
            "Quand cette carte est arrivée dans ta main : tu peux jeter une carte de ta main. Si tu le fais, pioche une carte.",
        ),
    ),
    (
        Card::Binoculars,
        Texts::new("Binoculars", "Fernglas", "Jumelles"),
        Texts::new(
            "After another player has purchased a card: you may draw a card. If you do, discard a card of your hand.",
            "Wenn ein anderer Spieler eine Karte gekauft hat: Du darfst eine Karte ziehen. Wenn du das tust, lege eine Karte deiner Hand ab.",
            "Quand un autre joueur a acheté une carte : tu peux piocher une carte. Si tu le fais, défausse une carte de ta main.",
        ),
    ),
    (
        Card::Balancing,
        Texts::new("Balancing", "Balanceakt", "Équilibre"),
        Texts::new(
            "After another player has shuffled the own deck: you may swap an animalfolk card of your hand with a card of your discard pile.",
            "Wenn ein anderer Spieler das eigene Deck gemischt hat: Du darfst eine Karte eines Tiervolks deiner Hand gegen eine Karte deiner Ablage tauschen.",
            "Quand un autre joueur a mélangé sa pioche : tu peux échanger une carte d’un peuple animal de ta main contre une carte de ta défausse.",
        ),
    ),
    (
        Card::ExtraRemarks,
        Texts::new("Extra Remarks", "Zusätzliche Hinweise", "Remarques en plus"),
        Texts::new(
            "After another player has built a stack: you may put a card of your discard pile on top of your deck.",
            "Wenn ein anderer Spieler einen Stapel gebaut hat: Du darfst eine Karte deiner Ablage oben auf dein Deck legen.",
            "Quand un autre joueur a construit une pile : tu peux poser une carte de ta défausse sur ta pioche.",
        ),
    ),
    (
        Card::Junk,
        Texts::new("Junk", "Junk", "Camelote"),
        Texts::new(
            "Good to pay with, and for nothing else.",
            "Zum Zahlen gut, und zu nichts anderem.",
            "Bonne pour payer, et pour rien d’autre.",
        ),
    ),
];

// The place in the list is the number of the kind.
const _: () = {
    let mut place = 0;
    while place < TEXTS.len() {
        assert!(TEXTS[place].0 as usize == place);
        place += 1;
    }
};
