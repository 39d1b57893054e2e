"""The models of the contract."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .abort_request import AbortRequest
    from .accept_request import AcceptRequest
    from .account_event import AccountEvent
    from .account_event_page import AccountEventPage
    from .account_event_type import AccountEventType
    from .account_news_decision_opened import AccountNewsDecisionOpened
    from .account_news_invitation_declined import AccountNewsInvitationDeclined
    from .account_news_invitation_received import AccountNewsInvitationReceived
    from .account_news_invitation_withdrawn import AccountNewsInvitationWithdrawn
    from .account_news_message_posted import AccountNewsMessagePosted
    from .account_news_seek_expired import AccountNewsSeekExpired
    from .account_news_table_created import AccountNewsTableCreated
    from .account_news_table_deleted import AccountNewsTableDeleted
    from .account_news_table_finished import AccountNewsTableFinished
    from .account_news_table_invited import AccountNewsTableInvited
    from .account_news_table_seat_left import AccountNewsTableSeatLeft
    from .account_news_table_seat_taken import AccountNewsTableSeatTaken
    from .account_news_table_started import AccountNewsTableStarted
    from .account_news_table_wishes_changed import AccountNewsTableWishesChanged
    from .account_news_tournament_cancelled import AccountNewsTournamentCancelled
    from .account_news_tournament_ended import AccountNewsTournamentEnded
    from .account_news_tournament_started import AccountNewsTournamentStarted
    from .account_news_webhook_disabled import AccountNewsWebhookDisabled
    from .action_request import ActionRequest
    from .app import App
    from .app_list import AppList
    from .app_request import AppRequest
    from .asked_delivery import AskedDelivery
    from .authorization import Authorization
    from .basari_accept_action import BasariAcceptAction
    from .basari_accept_choice import BasariAcceptChoice
    from .basari_accept_reason import BasariAcceptReason
    from .basari_action_lapsed_event import BasariActionLapsedEvent
    from .basari_action_lapsed_event_data import BasariActionLapsedEventData
    from .basari_action_lapsed_previewed_event import BasariActionLapsedPreviewedEvent
    from .basari_arch import BasariArch
    from .basari_arch_chosen_event import BasariArchChosenEvent
    from .basari_arch_chosen_event_data import BasariArchChosenEventData
    from .basari_arch_chosen_previewed_event import BasariArchChosenPreviewedEvent
    from .basari_arch_info import BasariArchInfo
    from .basari_card import BasariCard
    from .basari_card_chosen_event import BasariCardChosenEvent
    from .basari_card_chosen_event_data import BasariCardChosenEventData
    from .basari_card_chosen_previewed_event import BasariCardChosenPreviewedEvent
    from .basari_cards_revealed_event import BasariCardsRevealedEvent
    from .basari_cards_revealed_event_data import BasariCardsRevealedEventData
    from .basari_cards_revealed_previewed_event import BasariCardsRevealedPreviewedEvent
    from .basari_choose_arch_action import BasariChooseArchAction
    from .basari_choose_arch_choice import BasariChooseArchChoice
    from .basari_choose_card_action import BasariChooseCardAction
    from .basari_choose_card_choice import BasariChooseCardChoice
    from .basari_chosen import BasariChosen
    from .basari_colour import BasariColour
    from .basari_colour_info import BasariColourInfo
    from .basari_components import BasariComponents
    from .basari_concede_action import BasariConcedeAction
    from .basari_concede_choice import BasariConcedeChoice
    from .basari_concede_reason import BasariConcedeReason
    from .basari_figure import BasariFigure
    from .basari_figure_moved_event import BasariFigureMovedEvent
    from .basari_figure_moved_event_data import BasariFigureMovedEventData
    from .basari_figure_moved_previewed_event import BasariFigureMovedPreviewedEvent
    from .basari_game_ended_event import BasariGameEndedEvent
    from .basari_game_ended_event_data import BasariGameEndedEventData
    from .basari_game_ended_previewed_event import BasariGameEndedPreviewedEvent
    from .basari_gems import BasariGems
    from .basari_gems_carried_out_event import BasariGemsCarriedOutEvent
    from .basari_gems_carried_out_event_data import BasariGemsCarriedOutEventData
    from .basari_gems_carried_out_previewed_event import BasariGemsCarriedOutPreviewedEvent
    from .basari_gems_dealt_event import BasariGemsDealtEvent
    from .basari_gems_dealt_event_data import BasariGemsDealtEventData
    from .basari_gems_dealt_previewed_event import BasariGemsDealtPreviewedEvent
    from .basari_lap_score import BasariLapScore
    from .basari_laps_scored_event import BasariLapsScoredEvent
    from .basari_laps_scored_event_data import BasariLapsScoredEventData
    from .basari_laps_scored_previewed_event import BasariLapsScoredPreviewedEvent
    from .basari_majority_score import BasariMajorityScore
    from .basari_majority_scored_event import BasariMajorityScoredEvent
    from .basari_majority_scored_event_data import BasariMajorityScoredEventData
    from .basari_majority_scored_previewed_event import BasariMajorityScoredPreviewedEvent
    from .basari_offer import BasariOffer
    from .basari_offer_accepted_event import BasariOfferAcceptedEvent
    from .basari_offer_accepted_event_data import BasariOfferAcceptedEventData
    from .basari_offer_accepted_previewed_event import BasariOfferAcceptedPreviewedEvent
    from .basari_offer_action import BasariOfferAction
    from .basari_offer_choice import BasariOfferChoice
    from .basari_offer_made_event import BasariOfferMadeEvent
    from .basari_offer_made_event_data import BasariOfferMadeEventData
    from .basari_offer_made_previewed_event import BasariOfferMadePreviewedEvent
    from .basari_offered_gems import BasariOfferedGems
    from .basari_opening_roll import BasariOpeningRoll
    from .basari_opening_rolled_event import BasariOpeningRolledEvent
    from .basari_opening_rolled_event_data import BasariOpeningRolledEventData
    from .basari_opening_rolled_previewed_event import BasariOpeningRolledPreviewedEvent
    from .basari_phase_choosing_arches import BasariPhaseChoosingArches
    from .basari_phase_choosing_cards import BasariPhaseChoosingCards
    from .basari_phase_over import BasariPhaseOver
    from .basari_phase_trading import BasariPhaseTrading
    from .basari_placing import BasariPlacing
    from .basari_player import BasariPlayer
    from .basari_points_carried_out_event import BasariPointsCarriedOutEvent
    from .basari_points_carried_out_event_data import BasariPointsCarriedOutEventData
    from .basari_points_carried_out_previewed_event import BasariPointsCarriedOutPreviewedEvent
    from .basari_roll_carried_out_event import BasariRollCarriedOutEvent
    from .basari_roll_carried_out_event_data import BasariRollCarriedOutEventData
    from .basari_roll_carried_out_previewed_event import BasariRollCarriedOutPreviewedEvent
    from .basari_round_began_event import BasariRoundBeganEvent
    from .basari_round_began_event_data import BasariRoundBeganEventData
    from .basari_round_began_previewed_event import BasariRoundBeganPreviewedEvent
    from .basari_start_markers_moved_event import BasariStartMarkersMovedEvent
    from .basari_start_markers_moved_event_data import BasariStartMarkersMovedEventData
    from .basari_start_markers_moved_previewed_event import BasariStartMarkersMovedPreviewedEvent
    from .basari_trade_conceded_event import BasariTradeConcededEvent
    from .basari_trade_conceded_event_data import BasariTradeConcededEventData
    from .basari_trade_conceded_previewed_event import BasariTradeConcededPreviewedEvent
    from .basari_trade_opened_event import BasariTradeOpenedEvent
    from .basari_trade_opened_event_data import BasariTradeOpenedEventData
    from .basari_trade_opened_previewed_event import BasariTradeOpenedPreviewedEvent
    from .basari_view import BasariView
    from .bot import Bot
    from .bot_account_list import BotAccountList
    from .change_bot_request import ChangeBotRequest
    from .change_password_request import ChangePasswordRequest
    from .change_webhook_request import ChangeWebhookRequest
    from .clock import Clock
    from .clock_time_banked import ClockTimeBanked
    from .clock_time_decision import ClockTimeDecision
    from .clock_time_turn import ClockTimeTurn
    from .create_authorization_request import CreateAuthorizationRequest
    from .create_bot_request import CreateBotRequest
    from .create_game_request import CreateGameRequest
    from .create_guest_request import CreateGuestRequest
    from .create_recovery_codes_request import CreateRecoveryCodesRequest
    from .create_seek_request import CreateSeekRequest
    from .create_session_request import CreateSessionRequest
    from .create_token_request import CreateTokenRequest
    from .create_tournament_request import CreateTournamentRequest
    from .create_user_request import CreateUserRequest
    from .create_webhook_request import CreateWebhookRequest
    from .created_token import CreatedToken
    from .dale_of_merchants_ask_for_help_action import DaleOfMerchantsAskForHelpAction
    from .dale_of_merchants_ask_for_help_choice import DaleOfMerchantsAskForHelpChoice
    from .dale_of_merchants_build_action import DaleOfMerchantsBuildAction
    from .dale_of_merchants_build_choice import DaleOfMerchantsBuildChoice
    from .dale_of_merchants_buy_action import DaleOfMerchantsBuyAction
    from .dale_of_merchants_buy_choice import DaleOfMerchantsBuyChoice
    from .dale_of_merchants_card import DaleOfMerchantsCard
    from .dale_of_merchants_card_info import DaleOfMerchantsCardInfo
    from .dale_of_merchants_card_moved_event import DaleOfMerchantsCardMovedEvent
    from .dale_of_merchants_card_moved_event_data import DaleOfMerchantsCardMovedEventData
    from .dale_of_merchants_card_moved_previewed_event import DaleOfMerchantsCardMovedPreviewedEvent
    from .dale_of_merchants_card_shown_event import DaleOfMerchantsCardShownEvent
    from .dale_of_merchants_card_shown_event_data import DaleOfMerchantsCardShownEventData
    from .dale_of_merchants_card_shown_previewed_event import DaleOfMerchantsCardShownPreviewedEvent
    from .dale_of_merchants_card_type import DaleOfMerchantsCardType
    from .dale_of_merchants_choose_deck_cards_action import DaleOfMerchantsChooseDeckCardsAction
    from .dale_of_merchants_choose_deck_cards_choice import DaleOfMerchantsChooseDeckCardsChoice
    from .dale_of_merchants_choose_direction_action import DaleOfMerchantsChooseDirectionAction
    from .dale_of_merchants_choose_direction_choice import DaleOfMerchantsChooseDirectionChoice
    from .dale_of_merchants_choose_hand_cards_action import DaleOfMerchantsChooseHandCardsAction
    from .dale_of_merchants_choose_hand_cards_choice import DaleOfMerchantsChooseHandCardsChoice
    from .dale_of_merchants_choose_market_cards_action import DaleOfMerchantsChooseMarketCardsAction
    from .dale_of_merchants_choose_market_cards_choice import DaleOfMerchantsChooseMarketCardsChoice
    from .dale_of_merchants_choose_pile_cards_action import DaleOfMerchantsChoosePileCardsAction
    from .dale_of_merchants_choose_pile_cards_choice import DaleOfMerchantsChoosePileCardsChoice
    from .dale_of_merchants_choose_player_action import DaleOfMerchantsChoosePlayerAction
    from .dale_of_merchants_choose_player_choice import DaleOfMerchantsChoosePlayerChoice
    from .dale_of_merchants_choose_stall_card_action import DaleOfMerchantsChooseStallCardAction
    from .dale_of_merchants_choose_stall_card_choice import DaleOfMerchantsChooseStallCardChoice
    from .dale_of_merchants_components import DaleOfMerchantsComponents
    from .dale_of_merchants_deal_action import DaleOfMerchantsDealAction
    from .dale_of_merchants_deal_choice import DaleOfMerchantsDealChoice
    from .dale_of_merchants_deck_card_chosen_event import DaleOfMerchantsDeckCardChosenEvent
    from .dale_of_merchants_deck_card_chosen_event_data import DaleOfMerchantsDeckCardChosenEventData
    from .dale_of_merchants_deck_card_chosen_previewed_event import DaleOfMerchantsDeckCardChosenPreviewedEvent
    from .dale_of_merchants_deck_searched_event import DaleOfMerchantsDeckSearchedEvent
    from .dale_of_merchants_deck_searched_event_data import DaleOfMerchantsDeckSearchedEventData
    from .dale_of_merchants_deck_searched_previewed_event import DaleOfMerchantsDeckSearchedPreviewedEvent
    from .dale_of_merchants_deck_shuffled_event import DaleOfMerchantsDeckShuffledEvent
    from .dale_of_merchants_deck_shuffled_event_data import DaleOfMerchantsDeckShuffledEventData
    from .dale_of_merchants_deck_shuffled_previewed_event import DaleOfMerchantsDeckShuffledPreviewedEvent
    from .dale_of_merchants_decline_help_action import DaleOfMerchantsDeclineHelpAction
    from .dale_of_merchants_decline_help_choice import DaleOfMerchantsDeclineHelpChoice
    from .dale_of_merchants_die_rolled_event import DaleOfMerchantsDieRolledEvent
    from .dale_of_merchants_die_rolled_event_data import DaleOfMerchantsDieRolledEventData
    from .dale_of_merchants_die_rolled_previewed_event import DaleOfMerchantsDieRolledPreviewedEvent
    from .dale_of_merchants_direction import DaleOfMerchantsDirection
    from .dale_of_merchants_direction_chosen_event import DaleOfMerchantsDirectionChosenEvent
    from .dale_of_merchants_direction_chosen_event_data import DaleOfMerchantsDirectionChosenEventData
    from .dale_of_merchants_direction_chosen_previewed_event import DaleOfMerchantsDirectionChosenPreviewedEvent
    from .dale_of_merchants_discard_action import DaleOfMerchantsDiscardAction
    from .dale_of_merchants_discard_choice import DaleOfMerchantsDiscardChoice
    from .dale_of_merchants_end_turn_action import DaleOfMerchantsEndTurnAction
    from .dale_of_merchants_end_turn_choice import DaleOfMerchantsEndTurnChoice
    from .dale_of_merchants_exchange_action import DaleOfMerchantsExchangeAction
    from .dale_of_merchants_exchange_choice import DaleOfMerchantsExchangeChoice
    from .dale_of_merchants_game_ended_event import DaleOfMerchantsGameEndedEvent
    from .dale_of_merchants_game_ended_event_data import DaleOfMerchantsGameEndedEventData
    from .dale_of_merchants_game_ended_previewed_event import DaleOfMerchantsGameEndedPreviewedEvent
    from .dale_of_merchants_goal_aside import DaleOfMerchantsGoalAside
    from .dale_of_merchants_goal_deck_top import DaleOfMerchantsGoalDeckTop
    from .dale_of_merchants_goal_hand import DaleOfMerchantsGoalHand
    from .dale_of_merchants_goal_junk_pile import DaleOfMerchantsGoalJunkPile
    from .dale_of_merchants_goal_market import DaleOfMerchantsGoalMarket
    from .dale_of_merchants_goal_market_pile import DaleOfMerchantsGoalMarketPile
    from .dale_of_merchants_goal_pile import DaleOfMerchantsGoalPile
    from .dale_of_merchants_goal_schedule import DaleOfMerchantsGoalSchedule
    from .dale_of_merchants_goal_stall import DaleOfMerchantsGoalStall
    from .dale_of_merchants_guess_action import DaleOfMerchantsGuessAction
    from .dale_of_merchants_guess_choice import DaleOfMerchantsGuessChoice
    from .dale_of_merchants_hand_card import DaleOfMerchantsHandCard
    from .dale_of_merchants_hand_looked_at_event import DaleOfMerchantsHandLookedAtEvent
    from .dale_of_merchants_hand_looked_at_event_data import DaleOfMerchantsHandLookedAtEventData
    from .dale_of_merchants_hand_looked_at_previewed_event import DaleOfMerchantsHandLookedAtPreviewedEvent
    from .dale_of_merchants_hand_sorted_out_event import DaleOfMerchantsHandSortedOutEvent
    from .dale_of_merchants_hand_sorted_out_event_data import DaleOfMerchantsHandSortedOutEventData
    from .dale_of_merchants_hand_sorted_out_previewed_event import DaleOfMerchantsHandSortedOutPreviewedEvent
    from .dale_of_merchants_help_action import DaleOfMerchantsHelpAction
    from .dale_of_merchants_help_asked_event import DaleOfMerchantsHelpAskedEvent
    from .dale_of_merchants_help_asked_event_data import DaleOfMerchantsHelpAskedEventData
    from .dale_of_merchants_help_asked_previewed_event import DaleOfMerchantsHelpAskedPreviewedEvent
    from .dale_of_merchants_help_choice import DaleOfMerchantsHelpChoice
    from .dale_of_merchants_help_declined_event import DaleOfMerchantsHelpDeclinedEvent
    from .dale_of_merchants_help_declined_event_data import DaleOfMerchantsHelpDeclinedEventData
    from .dale_of_merchants_help_declined_previewed_event import DaleOfMerchantsHelpDeclinedPreviewedEvent
    from .dale_of_merchants_laid_out import DaleOfMerchantsLaidOut
    from .dale_of_merchants_laid_out_card import DaleOfMerchantsLaidOutCard
    from .dale_of_merchants_market_arranged_event import DaleOfMerchantsMarketArrangedEvent
    from .dale_of_merchants_market_arranged_event_data import DaleOfMerchantsMarketArrangedEventData
    from .dale_of_merchants_market_arranged_previewed_event import DaleOfMerchantsMarketArrangedPreviewedEvent
    from .dale_of_merchants_market_deck_formed_event import DaleOfMerchantsMarketDeckFormedEvent
    from .dale_of_merchants_market_deck_formed_event_data import DaleOfMerchantsMarketDeckFormedEventData
    from .dale_of_merchants_market_deck_formed_previewed_event import DaleOfMerchantsMarketDeckFormedPreviewedEvent
    from .dale_of_merchants_multiplied import DaleOfMerchantsMultiplied
    from .dale_of_merchants_order_cards_action import DaleOfMerchantsOrderCardsAction
    from .dale_of_merchants_order_cards_choice import DaleOfMerchantsOrderCardsChoice
    from .dale_of_merchants_orders import DaleOfMerchantsOrders
    from .dale_of_merchants_origin_aside import DaleOfMerchantsOriginAside
    from .dale_of_merchants_origin_deck import DaleOfMerchantsOriginDeck
    from .dale_of_merchants_origin_deck_top import DaleOfMerchantsOriginDeckTop
    from .dale_of_merchants_origin_hand import DaleOfMerchantsOriginHand
    from .dale_of_merchants_origin_junk_pile import DaleOfMerchantsOriginJunkPile
    from .dale_of_merchants_origin_market import DaleOfMerchantsOriginMarket
    from .dale_of_merchants_origin_market_deck import DaleOfMerchantsOriginMarketDeck
    from .dale_of_merchants_origin_pile import DaleOfMerchantsOriginPile
    from .dale_of_merchants_origin_schedule import DaleOfMerchantsOriginSchedule
    from .dale_of_merchants_origin_stall import DaleOfMerchantsOriginStall
    from .dale_of_merchants_pass_action import DaleOfMerchantsPassAction
    from .dale_of_merchants_pass_choice import DaleOfMerchantsPassChoice
    from .dale_of_merchants_passed_event import DaleOfMerchantsPassedEvent
    from .dale_of_merchants_passed_event_data import DaleOfMerchantsPassedEventData
    from .dale_of_merchants_passed_previewed_event import DaleOfMerchantsPassedPreviewedEvent
    from .dale_of_merchants_placing import DaleOfMerchantsPlacing
    from .dale_of_merchants_play_action import DaleOfMerchantsPlayAction
    from .dale_of_merchants_play_choice import DaleOfMerchantsPlayChoice
    from .dale_of_merchants_player import DaleOfMerchantsPlayer
    from .dale_of_merchants_player_chosen_event import DaleOfMerchantsPlayerChosenEvent
    from .dale_of_merchants_player_chosen_event_data import DaleOfMerchantsPlayerChosenEventData
    from .dale_of_merchants_player_chosen_previewed_event import DaleOfMerchantsPlayerChosenPreviewedEvent
    from .dale_of_merchants_purchased_event import DaleOfMerchantsPurchasedEvent
    from .dale_of_merchants_purchased_event_data import DaleOfMerchantsPurchasedEventData
    from .dale_of_merchants_purchased_previewed_event import DaleOfMerchantsPurchasedPreviewedEvent
    from .dale_of_merchants_put_on_deck_action import DaleOfMerchantsPutOnDeckAction
    from .dale_of_merchants_put_on_deck_choice import DaleOfMerchantsPutOnDeckChoice
    from .dale_of_merchants_reactions import DaleOfMerchantsReactions
    from .dale_of_merchants_rearrange_and_buy_action import DaleOfMerchantsRearrangeAndBuyAction
    from .dale_of_merchants_rearrange_and_buy_choice import DaleOfMerchantsRearrangeAndBuyChoice
    from .dale_of_merchants_scheduled import DaleOfMerchantsScheduled
    from .dale_of_merchants_set import DaleOfMerchantsSet
    from .dale_of_merchants_set_dealt_event import DaleOfMerchantsSetDealtEvent
    from .dale_of_merchants_set_dealt_event_data import DaleOfMerchantsSetDealtEventData
    from .dale_of_merchants_set_dealt_previewed_event import DaleOfMerchantsSetDealtPreviewedEvent
    from .dale_of_merchants_set_info import DaleOfMerchantsSetInfo
    from .dale_of_merchants_set_up_event import DaleOfMerchantsSetUpEvent
    from .dale_of_merchants_set_up_event_data import DaleOfMerchantsSetUpEventData
    from .dale_of_merchants_set_up_previewed_event import DaleOfMerchantsSetUpPreviewedEvent
    from .dale_of_merchants_shown_for import DaleOfMerchantsShownFor
    from .dale_of_merchants_stack_built_event import DaleOfMerchantsStackBuiltEvent
    from .dale_of_merchants_stack_built_event_data import DaleOfMerchantsStackBuiltEventData
    from .dale_of_merchants_stack_built_previewed_event import DaleOfMerchantsStackBuiltPreviewedEvent
    from .dale_of_merchants_stall import DaleOfMerchantsStall
    from .dale_of_merchants_swap_action import DaleOfMerchantsSwapAction
    from .dale_of_merchants_swap_choice import DaleOfMerchantsSwapChoice
    from .dale_of_merchants_take_up_action import DaleOfMerchantsTakeUpAction
    from .dale_of_merchants_take_up_choice import DaleOfMerchantsTakeUpChoice
    from .dale_of_merchants_technique_played_event import DaleOfMerchantsTechniquePlayedEvent
    from .dale_of_merchants_technique_played_event_data import DaleOfMerchantsTechniquePlayedEventData
    from .dale_of_merchants_technique_played_previewed_event import DaleOfMerchantsTechniquePlayedPreviewedEvent
    from .dale_of_merchants_technique_resolved_event import DaleOfMerchantsTechniqueResolvedEvent
    from .dale_of_merchants_technique_resolved_event_data import DaleOfMerchantsTechniqueResolvedEventData
    from .dale_of_merchants_technique_resolved_previewed_event import DaleOfMerchantsTechniqueResolvedPreviewedEvent
    from .dale_of_merchants_technique_scheduled_event import DaleOfMerchantsTechniqueScheduledEvent
    from .dale_of_merchants_technique_scheduled_event_data import DaleOfMerchantsTechniqueScheduledEventData
    from .dale_of_merchants_technique_scheduled_previewed_event import DaleOfMerchantsTechniqueScheduledPreviewedEvent
    from .dale_of_merchants_turn_began_event import DaleOfMerchantsTurnBeganEvent
    from .dale_of_merchants_turn_began_event_data import DaleOfMerchantsTurnBeganEventData
    from .dale_of_merchants_turn_began_previewed_event import DaleOfMerchantsTurnBeganPreviewedEvent
    from .dale_of_merchants_turn_ended_event import DaleOfMerchantsTurnEndedEvent
    from .dale_of_merchants_turn_ended_event_data import DaleOfMerchantsTurnEndedEventData
    from .dale_of_merchants_turn_ended_previewed_event import DaleOfMerchantsTurnEndedPreviewedEvent
    from .dale_of_merchants_until import DaleOfMerchantsUntil
    from .dale_of_merchants_use_owl_action import DaleOfMerchantsUseOwlAction
    from .dale_of_merchants_use_owl_choice import DaleOfMerchantsUseOwlChoice
    from .dale_of_merchants_value_guessed_event import DaleOfMerchantsValueGuessedEvent
    from .dale_of_merchants_value_guessed_event_data import DaleOfMerchantsValueGuessedEventData
    from .dale_of_merchants_value_guessed_previewed_event import DaleOfMerchantsValueGuessedPreviewedEvent
    from .dale_of_merchants_value_multiplied_event import DaleOfMerchantsValueMultipliedEvent
    from .dale_of_merchants_value_multiplied_event_data import DaleOfMerchantsValueMultipliedEventData
    from .dale_of_merchants_value_multiplied_previewed_event import DaleOfMerchantsValueMultipliedPreviewedEvent
    from .dale_of_merchants_view import DaleOfMerchantsView
    from .dale_of_merchants_waiting_event import DaleOfMerchantsWaitingEvent
    from .dale_of_merchants_waiting_event_data import DaleOfMerchantsWaitingEventData
    from .dale_of_merchants_waiting_previewed_event import DaleOfMerchantsWaitingPreviewedEvent
    from .decision import Decision
    from .decision_list import DecisionList
    from .delete_account_request import DeleteAccountRequest
    from .delivery import Delivery
    from .delivery_list import DeliveryList
    from .delivery_outcome import DeliveryOutcome
    from .device_answer_request import DeviceAnswerRequest
    from .device_request import DeviceRequest
    from .due_decision import DueDecision
    from .due_decision_page import DueDecisionPage
    from .engine import Engine
    from .evaluated_action import EvaluatedAction
    from .evaluation import Evaluation
    from .evaluation_request import EvaluationRequest
    from .evaluator import Evaluator
    from .event_page import EventPage
    from .export_line_account import ExportLineAccount
    from .export_line_app import ExportLineApp
    from .export_line_blocked_player import ExportLineBlockedPlayer
    from .export_line_bot_account import ExportLineBotAccount
    from .export_line_end import ExportLineEnd
    from .export_line_event import ExportLineEvent
    from .export_line_game import ExportLineGame
    from .export_line_invitation import ExportLineInvitation
    from .export_line_message import ExportLineMessage
    from .export_line_missing import ExportLineMissing
    from .export_line_muted_player import ExportLineMutedPlayer
    from .export_line_rating import ExportLineRating
    from .export_line_report import ExportLineReport
    from .export_line_seek import ExportLineSeek
    from .export_line_sent_invitation import ExportLineSentInvitation
    from .export_line_session import ExportLineSession
    from .export_line_token import ExportLineToken
    from .export_line_tournament import ExportLineTournament
    from .export_line_vacation import ExportLineVacation
    from .export_line_webhook import ExportLineWebhook
    from .export_part import ExportPart
    from .field_error import FieldError
    from .field_error_code import FieldErrorCode
    from .find_match_request import FindMatchRequest
    from .fork_game_request import ForkGameRequest
    from .fork_seat import ForkSeat
    from .forked_from import ForkedFrom
    from .found_players import FoundPlayers
    from .game import Game
    from .game_components_basari import GameComponentsBasari
    from .game_components_dale_of_merchants import GameComponentsDaleOfMerchants
    from .game_components_haendler import GameComponentsHaendler
    from .game_components_medici import GameComponentsMedici
    from .game_count import GameCount
    from .game_orders_basari import GameOrdersBasari
    from .game_orders_dale_of_merchants import GameOrdersDaleOfMerchants
    from .game_orders_haendler import GameOrdersHaendler
    from .game_orders_medici import GameOrdersMedici
    from .game_outcome import GameOutcome
    from .game_page import GamePage
    from .game_record import GameRecord
    from .game_seat import GameSeat
    from .game_view_basari import GameViewBasari
    from .game_view_dale_of_merchants import GameViewDaleOfMerchants
    from .game_view_haendler import GameViewHaendler
    from .game_view_medici import GameViewMedici
    from .get_decision_fields import GetDecisionFields
    from .get_leaderboard_kind import GetLeaderboardKind
    from .get_leaderboard_pool import GetLeaderboardPool
    from .give_time_request import GiveTimeRequest
    from .haendler_abilities_dealt_event import HaendlerAbilitiesDealtEvent
    from .haendler_abilities_dealt_event_data import HaendlerAbilitiesDealtEventData
    from .haendler_abilities_dealt_previewed_event import HaendlerAbilitiesDealtPreviewedEvent
    from .haendler_ability import HaendlerAbility
    from .haendler_ability_info import HaendlerAbilityInfo
    from .haendler_ability_named_event import HaendlerAbilityNamedEvent
    from .haendler_ability_named_event_data import HaendlerAbilityNamedEventData
    from .haendler_ability_named_previewed_event import HaendlerAbilityNamedPreviewedEvent
    from .haendler_ability_passed_event import HaendlerAbilityPassedEvent
    from .haendler_ability_passed_event_data import HaendlerAbilityPassedEventData
    from .haendler_ability_passed_previewed_event import HaendlerAbilityPassedPreviewedEvent
    from .haendler_ability_raised_event import HaendlerAbilityRaisedEvent
    from .haendler_ability_raised_event_data import HaendlerAbilityRaisedEventData
    from .haendler_ability_raised_previewed_event import HaendlerAbilityRaisedPreviewedEvent
    from .haendler_ability_sold_event import HaendlerAbilitySoldEvent
    from .haendler_ability_sold_event_data import HaendlerAbilitySoldEventData
    from .haendler_ability_sold_previewed_event import HaendlerAbilitySoldPreviewedEvent
    from .haendler_accept_offer_action import HaendlerAcceptOfferAction
    from .haendler_accept_offer_choice import HaendlerAcceptOfferChoice
    from .haendler_accept_proposal_action import HaendlerAcceptProposalAction
    from .haendler_accept_proposal_choice import HaendlerAcceptProposalChoice
    from .haendler_accept_request_action import HaendlerAcceptRequestAction
    from .haendler_accept_request_choice import HaendlerAcceptRequestChoice
    from .haendler_arrow import HaendlerArrow
    from .haendler_bargain import HaendlerBargain
    from .haendler_bargaining_closed_event import HaendlerBargainingClosedEvent
    from .haendler_bargaining_closed_event_data import HaendlerBargainingClosedEventData
    from .haendler_bargaining_closed_previewed_event import HaendlerBargainingClosedPreviewedEvent
    from .haendler_bargaining_ended_event import HaendlerBargainingEndedEvent
    from .haendler_bargaining_ended_event_data import HaendlerBargainingEndedEventData
    from .haendler_bargaining_ended_previewed_event import HaendlerBargainingEndedPreviewedEvent
    from .haendler_basket import HaendlerBasket
    from .haendler_bid_action import HaendlerBidAction
    from .haendler_bid_choice import HaendlerBidChoice
    from .haendler_bid_made_event import HaendlerBidMadeEvent
    from .haendler_bid_made_event_data import HaendlerBidMadeEventData
    from .haendler_bid_made_previewed_event import HaendlerBidMadePreviewedEvent
    from .haendler_bids_revealed_event import HaendlerBidsRevealedEvent
    from .haendler_bids_revealed_event_data import HaendlerBidsRevealedEventData
    from .haendler_bids_revealed_previewed_event import HaendlerBidsRevealedPreviewedEvent
    from .haendler_board import HaendlerBoard
    from .haendler_board_info import HaendlerBoardInfo
    from .haendler_bonus_markers_moved_event import HaendlerBonusMarkersMovedEvent
    from .haendler_bonus_markers_moved_event_data import HaendlerBonusMarkersMovedEventData
    from .haendler_bonus_markers_moved_previewed_event import HaendlerBonusMarkersMovedPreviewedEvent
    from .haendler_broken_axle_played_event import HaendlerBrokenAxlePlayedEvent
    from .haendler_broken_axle_played_event_data import HaendlerBrokenAxlePlayedEventData
    from .haendler_broken_axle_played_previewed_event import HaendlerBrokenAxlePlayedPreviewedEvent
    from .haendler_broken_axle_removed_event import HaendlerBrokenAxleRemovedEvent
    from .haendler_broken_axle_removed_event_data import HaendlerBrokenAxleRemovedEventData
    from .haendler_broken_axle_removed_previewed_event import HaendlerBrokenAxleRemovedPreviewedEvent
    from .haendler_broken_axles_cleared_event import HaendlerBrokenAxlesClearedEvent
    from .haendler_broken_axles_cleared_event_data import HaendlerBrokenAxlesClearedEventData
    from .haendler_broken_axles_cleared_previewed_event import HaendlerBrokenAxlesClearedPreviewedEvent
    from .haendler_card_handed_over_event import HaendlerCardHandedOverEvent
    from .haendler_card_handed_over_event_data import HaendlerCardHandedOverEventData
    from .haendler_card_handed_over_previewed_event import HaendlerCardHandedOverPreviewedEvent
    from .haendler_card_set_aside_event import HaendlerCardSetAsideEvent
    from .haendler_card_set_aside_event_data import HaendlerCardSetAsideEventData
    from .haendler_card_set_aside_previewed_event import HaendlerCardSetAsidePreviewedEvent
    from .haendler_card_slipped_over_event import HaendlerCardSlippedOverEvent
    from .haendler_card_slipped_over_event_data import HaendlerCardSlippedOverEventData
    from .haendler_card_slipped_over_previewed_event import HaendlerCardSlippedOverPreviewedEvent
    from .haendler_city import HaendlerCity
    from .haendler_city_view import HaendlerCityView
    from .haendler_close_bargaining_action import HaendlerCloseBargainingAction
    from .haendler_close_bargaining_choice import HaendlerCloseBargainingChoice
    from .haendler_components import HaendlerComponents
    from .haendler_courier_moved_event import HaendlerCourierMovedEvent
    from .haendler_courier_moved_event_data import HaendlerCourierMovedEventData
    from .haendler_courier_moved_previewed_event import HaendlerCourierMovedPreviewedEvent
    from .haendler_courier_space import HaendlerCourierSpace
    from .haendler_credit_repaid_event import HaendlerCreditRepaidEvent
    from .haendler_credit_repaid_event_data import HaendlerCreditRepaidEventData
    from .haendler_credit_repaid_previewed_event import HaendlerCreditRepaidPreviewedEvent
    from .haendler_credit_taken_event import HaendlerCreditTakenEvent
    from .haendler_credit_taken_event_data import HaendlerCreditTakenEventData
    from .haendler_credit_taken_previewed_event import HaendlerCreditTakenPreviewedEvent
    from .haendler_deal import HaendlerDeal
    from .haendler_deal_made_event import HaendlerDealMadeEvent
    from .haendler_deal_made_event_data import HaendlerDealMadeEventData
    from .haendler_deal_made_previewed_event import HaendlerDealMadePreviewedEvent
    from .haendler_deal_proposed_event import HaendlerDealProposedEvent
    from .haendler_deal_proposed_event_data import HaendlerDealProposedEventData
    from .haendler_deal_proposed_previewed_event import HaendlerDealProposedPreviewedEvent
    from .haendler_dealt_card import HaendlerDealtCard
    from .haendler_decline_offer_action import HaendlerDeclineOfferAction
    from .haendler_decline_offer_choice import HaendlerDeclineOfferChoice
    from .haendler_decline_proposal_action import HaendlerDeclineProposalAction
    from .haendler_decline_proposal_choice import HaendlerDeclineProposalChoice
    from .haendler_decline_request_action import HaendlerDeclineRequestAction
    from .haendler_decline_request_choice import HaendlerDeclineRequestChoice
    from .haendler_direction import HaendlerDirection
    from .haendler_end_reason import HaendlerEndReason
    from .haendler_end_turn_action import HaendlerEndTurnAction
    from .haendler_end_turn_choice import HaendlerEndTurnChoice
    from .haendler_ends import HaendlerEnds
    from .haendler_game_ended_event import HaendlerGameEndedEvent
    from .haendler_game_ended_event_data import HaendlerGameEndedEventData
    from .haendler_game_ended_previewed_event import HaendlerGameEndedPreviewedEvent
    from .haendler_given_pledge import HaendlerGivenPledge
    from .haendler_good import HaendlerGood
    from .haendler_good_info import HaendlerGoodInfo
    from .haendler_good_purchased_event import HaendlerGoodPurchasedEvent
    from .haendler_good_purchased_event_data import HaendlerGoodPurchasedEventData
    from .haendler_good_purchased_previewed_event import HaendlerGoodPurchasedPreviewedEvent
    from .haendler_goods import HaendlerGoods
    from .haendler_goods_loaded_event import HaendlerGoodsLoadedEvent
    from .haendler_goods_loaded_event_data import HaendlerGoodsLoadedEventData
    from .haendler_goods_loaded_previewed_event import HaendlerGoodsLoadedPreviewedEvent
    from .haendler_influence import HaendlerInfluence
    from .haendler_influence_cards import HaendlerInfluenceCards
    from .haendler_influence_earned_event import HaendlerInfluenceEarnedEvent
    from .haendler_influence_earned_event_data import HaendlerInfluenceEarnedEventData
    from .haendler_influence_earned_previewed_event import HaendlerInfluenceEarnedPreviewedEvent
    from .haendler_influence_info import HaendlerInfluenceInfo
    from .haendler_influence_picked_event import HaendlerInfluencePickedEvent
    from .haendler_influence_picked_event_data import HaendlerInfluencePickedEventData
    from .haendler_influence_picked_previewed_event import HaendlerInfluencePickedPreviewedEvent
    from .haendler_load_action import HaendlerLoadAction
    from .haendler_load_choice import HaendlerLoadChoice
    from .haendler_loading_right import HaendlerLoadingRight
    from .haendler_move_courier_action import HaendlerMoveCourierAction
    from .haendler_move_courier_choice import HaendlerMoveCourierChoice
    from .haendler_move_points import HaendlerMovePoints
    from .haendler_move_wagon_action import HaendlerMoveWagonAction
    from .haendler_move_wagon_choice import HaendlerMoveWagonChoice
    from .haendler_name_ability_action import HaendlerNameAbilityAction
    from .haendler_name_ability_choice import HaendlerNameAbilityChoice
    from .haendler_names import HaendlerNames
    from .haendler_negotiation import HaendlerNegotiation
    from .haendler_offer import HaendlerOffer
    from .haendler_offer_declined_event import HaendlerOfferDeclinedEvent
    from .haendler_offer_declined_event_data import HaendlerOfferDeclinedEventData
    from .haendler_offer_declined_previewed_event import HaendlerOfferDeclinedPreviewedEvent
    from .haendler_offer_loading_action import HaendlerOfferLoadingAction
    from .haendler_offer_loading_choice import HaendlerOfferLoadingChoice
    from .haendler_offer_made_event import HaendlerOfferMadeEvent
    from .haendler_offer_made_event_data import HaendlerOfferMadeEventData
    from .haendler_offer_made_previewed_event import HaendlerOfferMadePreviewedEvent
    from .haendler_offered_goods import HaendlerOfferedGoods
    from .haendler_office_used_event import HaendlerOfficeUsedEvent
    from .haendler_office_used_event_data import HaendlerOfficeUsedEventData
    from .haendler_office_used_previewed_event import HaendlerOfficeUsedPreviewedEvent
    from .haendler_pass_action import HaendlerPassAction
    from .haendler_pass_choice import HaendlerPassChoice
    from .haendler_pass_reason import HaendlerPassReason
    from .haendler_passed_event import HaendlerPassedEvent
    from .haendler_passed_event_data import HaendlerPassedEventData
    from .haendler_passed_previewed_event import HaendlerPassedPreviewedEvent
    from .haendler_phase_auction import HaendlerPhaseAuction
    from .haendler_phase_bargaining import HaendlerPhaseBargaining
    from .haendler_phase_bidding import HaendlerPhaseBidding
    from .haendler_phase_bonus_sale import HaendlerPhaseBonusSale
    from .haendler_phase_fixed_loading import HaendlerPhaseFixedLoading
    from .haendler_phase_master_loading import HaendlerPhaseMasterLoading
    from .haendler_phase_moving import HaendlerPhaseMoving
    from .haendler_phase_naming_ability import HaendlerPhaseNamingAbility
    from .haendler_phase_offered_credit import HaendlerPhaseOfferedCredit
    from .haendler_phase_over import HaendlerPhaseOver
    from .haendler_phase_playing_axles import HaendlerPhasePlayingAxles
    from .haendler_phase_purchasing import HaendlerPhasePurchasing
    from .haendler_phase_repaying import HaendlerPhaseRepaying
    from .haendler_phase_rising import HaendlerPhaseRising
    from .haendler_phase_setting_wheels import HaendlerPhaseSettingWheels
    from .haendler_phase_special_sale import HaendlerPhaseSpecialSale
    from .haendler_phase_using_offices import HaendlerPhaseUsingOffices
    from .haendler_phase_warehouse_selling import HaendlerPhaseWarehouseSelling
    from .haendler_pick_influence_action import HaendlerPickInfluenceAction
    from .haendler_pick_influence_choice import HaendlerPickInfluenceChoice
    from .haendler_placing import HaendlerPlacing
    from .haendler_play_broken_axle_action import HaendlerPlayBrokenAxleAction
    from .haendler_play_broken_axle_choice import HaendlerPlayBrokenAxleChoice
    from .haendler_play_free_loading_action import HaendlerPlayFreeLoadingAction
    from .haendler_play_free_loading_choice import HaendlerPlayFreeLoadingChoice
    from .haendler_play_sale_with_bonus_action import HaendlerPlaySaleWithBonusAction
    from .haendler_play_sale_with_bonus_choice import HaendlerPlaySaleWithBonusChoice
    from .haendler_play_special_sale_action import HaendlerPlaySpecialSaleAction
    from .haendler_play_special_sale_choice import HaendlerPlaySpecialSaleChoice
    from .haendler_player import HaendlerPlayer
    from .haendler_pledge_kept_event import HaendlerPledgeKeptEvent
    from .haendler_pledge_kept_event_data import HaendlerPledgeKeptEventData
    from .haendler_pledge_kept_previewed_event import HaendlerPledgeKeptPreviewedEvent
    from .haendler_pledge_lapsed_event import HaendlerPledgeLapsedEvent
    from .haendler_pledge_lapsed_event_data import HaendlerPledgeLapsedEventData
    from .haendler_pledge_lapsed_previewed_event import HaendlerPledgeLapsedPreviewedEvent
    from .haendler_pledge_let_load import HaendlerPledgeLetLoad
    from .haendler_pledge_move_wagon import HaendlerPledgeMoveWagon
    from .haendler_pledge_no_bid import HaendlerPledgeNoBid
    from .haendler_pledge_no_office import HaendlerPledgeNoOffice
    from .haendler_pledge_office_only import HaendlerPledgeOfficeOnly
    from .haendler_pledge_office_spares import HaendlerPledgeOfficeSpares
    from .haendler_pledged_moves import HaendlerPledgedMoves
    from .haendler_pledged_steps import HaendlerPledgedSteps
    from .haendler_price import HaendlerPrice
    from .haendler_price_level import HaendlerPriceLevel
    from .haendler_proposal import HaendlerProposal
    from .haendler_proposal_declined_event import HaendlerProposalDeclinedEvent
    from .haendler_proposal_declined_event_data import HaendlerProposalDeclinedEventData
    from .haendler_proposal_declined_previewed_event import HaendlerProposalDeclinedPreviewedEvent
    from .haendler_proposal_lapsed_event import HaendlerProposalLapsedEvent
    from .haendler_proposal_lapsed_event_data import HaendlerProposalLapsedEventData
    from .haendler_proposal_lapsed_previewed_event import HaendlerProposalLapsedPreviewedEvent
    from .haendler_proposal_withdrawn_event import HaendlerProposalWithdrawnEvent
    from .haendler_proposal_withdrawn_event_data import HaendlerProposalWithdrawnEventData
    from .haendler_proposal_withdrawn_previewed_event import HaendlerProposalWithdrawnPreviewedEvent
    from .haendler_propose_deal_action import HaendlerProposeDealAction
    from .haendler_propose_deal_choice import HaendlerProposeDealChoice
    from .haendler_proposed_card import HaendlerProposedCard
    from .haendler_purchase_action import HaendlerPurchaseAction
    from .haendler_purchase_choice import HaendlerPurchaseChoice
    from .haendler_raise_action import HaendlerRaiseAction
    from .haendler_raise_choice import HaendlerRaiseChoice
    from .haendler_rank import HaendlerRank
    from .haendler_remove_broken_axle_action import HaendlerRemoveBrokenAxleAction
    from .haendler_remove_broken_axle_choice import HaendlerRemoveBrokenAxleChoice
    from .haendler_repay_credit_action import HaendlerRepayCreditAction
    from .haendler_repay_credit_choice import HaendlerRepayCreditChoice
    from .haendler_request import HaendlerRequest
    from .haendler_request_declined_event import HaendlerRequestDeclinedEvent
    from .haendler_request_declined_event_data import HaendlerRequestDeclinedEventData
    from .haendler_request_declined_previewed_event import HaendlerRequestDeclinedPreviewedEvent
    from .haendler_request_loading_action import HaendlerRequestLoadingAction
    from .haendler_request_loading_choice import HaendlerRequestLoadingChoice
    from .haendler_request_made_event import HaendlerRequestMadeEvent
    from .haendler_request_made_event_data import HaendlerRequestMadeEventData
    from .haendler_request_made_previewed_event import HaendlerRequestMadePreviewedEvent
    from .haendler_request_withdrawn_event import HaendlerRequestWithdrawnEvent
    from .haendler_request_withdrawn_event_data import HaendlerRequestWithdrawnEventData
    from .haendler_request_withdrawn_previewed_event import HaendlerRequestWithdrawnPreviewedEvent
    from .haendler_rise_action import HaendlerRiseAction
    from .haendler_rise_choice import HaendlerRiseChoice
    from .haendler_road import HaendlerRoad
    from .haendler_roads_ahead import HaendlerRoadsAhead
    from .haendler_round_began_event import HaendlerRoundBeganEvent
    from .haendler_round_began_event_data import HaendlerRoundBeganEventData
    from .haendler_round_began_previewed_event import HaendlerRoundBeganPreviewedEvent
    from .haendler_route import HaendlerRoute
    from .haendler_sale import HaendlerSale
    from .haendler_sale_with_bonus_played_event import HaendlerSaleWithBonusPlayedEvent
    from .haendler_sale_with_bonus_played_event_data import HaendlerSaleWithBonusPlayedEventData
    from .haendler_sale_with_bonus_played_previewed_event import HaendlerSaleWithBonusPlayedPreviewedEvent
    from .haendler_sell_from_warehouse_action import HaendlerSellFromWarehouseAction
    from .haendler_sell_from_warehouse_choice import HaendlerSellFromWarehouseChoice
    from .haendler_set_wheel_action import HaendlerSetWheelAction
    from .haendler_set_wheel_choice import HaendlerSetWheelChoice
    from .haendler_special_sale_played_event import HaendlerSpecialSalePlayedEvent
    from .haendler_special_sale_played_event_data import HaendlerSpecialSalePlayedEventData
    from .haendler_special_sale_played_previewed_event import HaendlerSpecialSalePlayedPreviewedEvent
    from .haendler_spend_tile_action import HaendlerSpendTileAction
    from .haendler_spend_tile_choice import HaendlerSpendTileChoice
    from .haendler_starting_player_drawn_event import HaendlerStartingPlayerDrawnEvent
    from .haendler_starting_player_drawn_event_data import HaendlerStartingPlayerDrawnEventData
    from .haendler_starting_player_drawn_previewed_event import HaendlerStartingPlayerDrawnPreviewedEvent
    from .haendler_status_purchased_event import HaendlerStatusPurchasedEvent
    from .haendler_status_purchased_event_data import HaendlerStatusPurchasedEventData
    from .haendler_status_purchased_previewed_event import HaendlerStatusPurchasedPreviewedEvent
    from .haendler_step_bargaining import HaendlerStepBargaining
    from .haendler_step_began_event import HaendlerStepBeganEvent
    from .haendler_step_began_event_data import HaendlerStepBeganEventData
    from .haendler_step_began_previewed_event import HaendlerStepBeganPreviewedEvent
    from .haendler_step_bidding import HaendlerStepBidding
    from .haendler_step_bonus_sale import HaendlerStepBonusSale
    from .haendler_step_fixed_loading import HaendlerStepFixedLoading
    from .haendler_step_master_loading import HaendlerStepMasterLoading
    from .haendler_step_moving import HaendlerStepMoving
    from .haendler_step_naming_ability import HaendlerStepNamingAbility
    from .haendler_step_offered_credit import HaendlerStepOfferedCredit
    from .haendler_step_playing_axles import HaendlerStepPlayingAxles
    from .haendler_step_purchasing import HaendlerStepPurchasing
    from .haendler_step_repaying import HaendlerStepRepaying
    from .haendler_step_rising import HaendlerStepRising
    from .haendler_step_setting_wheels import HaendlerStepSettingWheels
    from .haendler_step_special_sale import HaendlerStepSpecialSale
    from .haendler_step_using_offices import HaendlerStepUsingOffices
    from .haendler_step_warehouse_selling import HaendlerStepWarehouseSelling
    from .haendler_take_credit_action import HaendlerTakeCreditAction
    from .haendler_take_credit_choice import HaendlerTakeCreditChoice
    from .haendler_terms import HaendlerTerms
    from .haendler_tile_spent_event import HaendlerTileSpentEvent
    from .haendler_tile_spent_event_data import HaendlerTileSpentEventData
    from .haendler_tile_spent_previewed_event import HaendlerTileSpentPreviewedEvent
    from .haendler_tiles_returned_event import HaendlerTilesReturnedEvent
    from .haendler_tiles_returned_event_data import HaendlerTilesReturnedEventData
    from .haendler_tiles_returned_previewed_event import HaendlerTilesReturnedPreviewedEvent
    from .haendler_turn_ended_event import HaendlerTurnEndedEvent
    from .haendler_turn_ended_event_data import HaendlerTurnEndedEventData
    from .haendler_turn_ended_previewed_event import HaendlerTurnEndedPreviewedEvent
    from .haendler_upkeep_missed_event import HaendlerUpkeepMissedEvent
    from .haendler_upkeep_missed_event_data import HaendlerUpkeepMissedEventData
    from .haendler_upkeep_missed_previewed_event import HaendlerUpkeepMissedPreviewedEvent
    from .haendler_upkeep_paid_event import HaendlerUpkeepPaidEvent
    from .haendler_upkeep_paid_event_data import HaendlerUpkeepPaidEventData
    from .haendler_upkeep_paid_previewed_event import HaendlerUpkeepPaidPreviewedEvent
    from .haendler_use_office_action import HaendlerUseOfficeAction
    from .haendler_use_office_choice import HaendlerUseOfficeChoice
    from .haendler_view import HaendlerView
    from .haendler_wagon import HaendlerWagon
    from .haendler_wagon_moved_event import HaendlerWagonMovedEvent
    from .haendler_wagon_moved_event_data import HaendlerWagonMovedEventData
    from .haendler_wagon_moved_previewed_event import HaendlerWagonMovedPreviewedEvent
    from .haendler_wagon_moves import HaendlerWagonMoves
    from .haendler_wagon_sold_event import HaendlerWagonSoldEvent
    from .haendler_wagon_sold_event_data import HaendlerWagonSoldEventData
    from .haendler_wagon_sold_previewed_event import HaendlerWagonSoldPreviewedEvent
    from .haendler_wagons_arrived_event import HaendlerWagonsArrivedEvent
    from .haendler_wagons_arrived_event_data import HaendlerWagonsArrivedEventData
    from .haendler_wagons_arrived_previewed_event import HaendlerWagonsArrivedPreviewedEvent
    from .haendler_warehouse_sold_event import HaendlerWarehouseSoldEvent
    from .haendler_warehouse_sold_event_data import HaendlerWarehouseSoldEventData
    from .haendler_warehouse_sold_previewed_event import HaendlerWarehouseSoldPreviewedEvent
    from .haendler_wheel import HaendlerWheel
    from .haendler_wheel_set_event import HaendlerWheelSetEvent
    from .haendler_wheel_set_event_data import HaendlerWheelSetEventData
    from .haendler_wheel_set_previewed_event import HaendlerWheelSetPreviewedEvent
    from .haendler_wheels_revealed_event import HaendlerWheelsRevealedEvent
    from .haendler_wheels_revealed_event_data import HaendlerWheelsRevealedEventData
    from .haendler_wheels_revealed_previewed_event import HaendlerWheelsRevealedPreviewedEvent
    from .haendler_withdraw_proposal_action import HaendlerWithdrawProposalAction
    from .haendler_withdraw_proposal_choice import HaendlerWithdrawProposalChoice
    from .haendler_withdraw_request_action import HaendlerWithdrawRequestAction
    from .haendler_withdraw_request_choice import HaendlerWithdrawRequestChoice
    from .health import Health
    from .hours_off import HoursOff
    from .import_record_visibility import ImportRecordVisibility
    from .imported import Imported
    from .invitation import Invitation
    from .invitation_list import InvitationList
    from .invite_request import InviteRequest
    from .jwk import Jwk
    from .jwks import Jwks
    from .leaderboard_entry import LeaderboardEntry
    from .leaderboard_page import LeaderboardPage
    from .limits import Limits
    from .list_decisions_fields import ListDecisionsFields
    from .list_due_decisions_fields import ListDueDecisionsFields
    from .list_games_status import ListGamesStatus
    from .list_tournaments_status import ListTournamentsStatus
    from .listed_player import ListedPlayer
    from .match import Match
    from .medici_account import MediciAccount
    from .medici_account_score import MediciAccountScore
    from .medici_account_scored_event import MediciAccountScoredEvent
    from .medici_account_scored_event_data import MediciAccountScoredEventData
    from .medici_account_scored_previewed_event import MediciAccountScoredPreviewedEvent
    from .medici_bid import MediciBid
    from .medici_bid_action import MediciBidAction
    from .medici_bid_choice import MediciBidChoice
    from .medici_bid_made_event import MediciBidMadeEvent
    from .medici_bid_made_event_data import MediciBidMadeEventData
    from .medici_bid_made_previewed_event import MediciBidMadePreviewedEvent
    from .medici_bidding_opened_event import MediciBiddingOpenedEvent
    from .medici_bidding_opened_event_data import MediciBiddingOpenedEventData
    from .medici_bidding_opened_previewed_event import MediciBiddingOpenedPreviewedEvent
    from .medici_card import MediciCard
    from .medici_card_info import MediciCardInfo
    from .medici_card_turned_up_event import MediciCardTurnedUpEvent
    from .medici_card_turned_up_event_data import MediciCardTurnedUpEventData
    from .medici_card_turned_up_previewed_event import MediciCardTurnedUpPreviewedEvent
    from .medici_components import MediciComponents
    from .medici_game_ended_event import MediciGameEndedEvent
    from .medici_game_ended_event_data import MediciGameEndedEventData
    from .medici_game_ended_previewed_event import MediciGameEndedPreviewedEvent
    from .medici_lot_discarded_event import MediciLotDiscardedEvent
    from .medici_lot_discarded_event_data import MediciLotDiscardedEventData
    from .medici_lot_discarded_previewed_event import MediciLotDiscardedPreviewedEvent
    from .medici_lot_sold_event import MediciLotSoldEvent
    from .medici_lot_sold_event_data import MediciLotSoldEventData
    from .medici_lot_sold_previewed_event import MediciLotSoldPreviewedEvent
    from .medici_open_bidding_action import MediciOpenBiddingAction
    from .medici_open_bidding_choice import MediciOpenBiddingChoice
    from .medici_pass_action import MediciPassAction
    from .medici_pass_choice import MediciPassChoice
    from .medici_pass_reason import MediciPassReason
    from .medici_passed_event import MediciPassedEvent
    from .medici_passed_event_data import MediciPassedEventData
    from .medici_passed_previewed_event import MediciPassedPreviewedEvent
    from .medici_phase_bidding import MediciPhaseBidding
    from .medici_phase_over import MediciPhaseOver
    from .medici_phase_turning_up import MediciPhaseTurningUp
    from .medici_placing import MediciPlacing
    from .medici_player import MediciPlayer
    from .medici_round_dealt_event import MediciRoundDealtEvent
    from .medici_round_dealt_event_data import MediciRoundDealtEventData
    from .medici_round_dealt_previewed_event import MediciRoundDealtPreviewedEvent
    from .medici_round_end_reason import MediciRoundEndReason
    from .medici_round_ended_event import MediciRoundEndedEvent
    from .medici_round_ended_event_data import MediciRoundEndedEventData
    from .medici_round_ended_previewed_event import MediciRoundEndedPreviewedEvent
    from .medici_space_info import MediciSpaceInfo
    from .medici_start_player_chosen_event import MediciStartPlayerChosenEvent
    from .medici_start_player_chosen_event_data import MediciStartPlayerChosenEventData
    from .medici_start_player_chosen_previewed_event import MediciStartPlayerChosenPreviewedEvent
    from .medici_table_info import MediciTableInfo
    from .medici_turn_up_action import MediciTurnUpAction
    from .medici_turn_up_choice import MediciTurnUpChoice
    from .medici_view import MediciView
    from .medici_ware import MediciWare
    from .medici_ware_info import MediciWareInfo
    from .medici_warehouse_filled_event import MediciWarehouseFilledEvent
    from .medici_warehouse_filled_event_data import MediciWarehouseFilledEventData
    from .medici_warehouse_filled_previewed_event import MediciWarehouseFilledPreviewedEvent
    from .medici_warehouse_score import MediciWarehouseScore
    from .medici_warehouses_scored_event import MediciWarehousesScoredEvent
    from .medici_warehouses_scored_event_data import MediciWarehousesScoredEventData
    from .medici_warehouses_scored_previewed_event import MediciWarehousesScoredPreviewedEvent
    from .message import Message
    from .message_page import MessagePage
    from .message_report import MessageReport
    from .message_request import MessageRequest
    from .meta import Meta
    from .no_orders import NoOrders
    from .occupant import Occupant
    from .on_timeout import OnTimeout
    from .own_app import OwnApp
    from .own_profile import OwnProfile
    from .own_vacation import OwnVacation
    from .pause_request import PauseRequest
    from .place import Place
    from .played import Played
    from .player import Player
    from .player_history import PlayerHistory
    from .player_kind import PlayerKind
    from .player_list import PlayerList
    from .player_rating import PlayerRating
    from .player_ref import PlayerRef
    from .player_result import PlayerResult
    from .presence import Presence
    from .preview import Preview
    from .preview_stop import PreviewStop
    from .problem import Problem
    from .problem_code import ProblemCode
    from .problem_kind import ProblemKind
    from .problem_kind_list import ProblemKindList
    from .problem_refusal import ProblemRefusal
    from .problem_suspension import ProblemSuspension
    from .profile import Profile
    from .rate_settings import RateSettings
    from .rated_kind import RatedKind
    from .rating_pool import RatingPool
    from .record_checked import RecordChecked
    from .record_divergence import RecordDivergence
    from .record_finding import RecordFinding
    from .record_line import RecordLine
    from .record_player import RecordPlayer
    from .record_seed import RecordSeed
    from .record_signer import RecordSigner
    from .recover_account_request import RecoverAccountRequest
    from .recovery_codes import RecoveryCodes
    from .recovery_codes_left import RecoveryCodesLeft
    from .redelivery_request import RedeliveryRequest
    from .refresh_session_request import RefreshSessionRequest
    from .report_category import ReportCategory
    from .report_request import ReportRequest
    from .resign_reason import ResignReason
    from .ruleset import Ruleset
    from .ruleset_list import RulesetList
    from .ruleset_refusal import RulesetRefusal
    from .sandbox import Sandbox
    from .sandbox_request import SandboxRequest
    from .scope import Scope
    from .seat_clock import SeatClock
    from .seat_left_reason import SeatLeftReason
    from .seek import Seek
    from .seek_list import SeekList
    from .seek_page import SeekPage
    from .seek_status import SeekStatus
    from .sent_invitation import SentInvitation
    from .sent_invitation_list import SentInvitationList
    from .session_list import SessionList
    from .shown_app import ShownApp
    from .sign_in import SignIn
    from .signed_in import SignedIn
    from .status import Status
    from .stream_ticket import StreamTicket
    from .stream_ticket_request import StreamTicketRequest
    from .table_abort_wanted_event import TableAbortWantedEvent
    from .table_abort_wanted_event_data import TableAbortWantedEventData
    from .table_abort_wanted_previewed_event import TableAbortWantedPreviewedEvent
    from .table_bot_left_event import TableBotLeftEvent
    from .table_bot_left_event_data import TableBotLeftEventData
    from .table_bot_left_previewed_event import TableBotLeftPreviewedEvent
    from .table_bot_seated_event import TableBotSeatedEvent
    from .table_bot_seated_event_data import TableBotSeatedEventData
    from .table_bot_seated_previewed_event import TableBotSeatedPreviewedEvent
    from .table_created_event import TableCreatedEvent
    from .table_created_event_data import TableCreatedEventData
    from .table_created_previewed_event import TableCreatedPreviewedEvent
    from .table_deleted_event import TableDeletedEvent
    from .table_deleted_event_data import TableDeletedEventData
    from .table_deleted_previewed_event import TableDeletedPreviewedEvent
    from .table_deleted_reason import TableDeletedReason
    from .table_finished_event import TableFinishedEvent
    from .table_finished_event_data import TableFinishedEventData
    from .table_finished_previewed_event import TableFinishedPreviewedEvent
    from .table_forked_event import TableForkedEvent
    from .table_forked_event_data import TableForkedEventData
    from .table_forked_previewed_event import TableForkedPreviewedEvent
    from .table_invite_replaced_event import TableInviteReplacedEvent
    from .table_invite_replaced_previewed_event import TableInviteReplacedPreviewedEvent
    from .table_pause_wanted_event import TablePauseWantedEvent
    from .table_pause_wanted_event_data import TablePauseWantedEventData
    from .table_pause_wanted_previewed_event import TablePauseWantedPreviewedEvent
    from .table_resigned_event import TableResignedEvent
    from .table_resigned_event_data import TableResignedEventData
    from .table_resigned_previewed_event import TableResignedPreviewedEvent
    from .table_returned_event import TableReturnedEvent
    from .table_returned_event_data import TableReturnedEventData
    from .table_returned_previewed_event import TableReturnedPreviewedEvent
    from .table_seat_left_event import TableSeatLeftEvent
    from .table_seat_left_event_data import TableSeatLeftEventData
    from .table_seat_left_previewed_event import TableSeatLeftPreviewedEvent
    from .table_seat_taken_event import TableSeatTakenEvent
    from .table_seat_taken_event_data import TableSeatTakenEventData
    from .table_seat_taken_previewed_event import TableSeatTakenPreviewedEvent
    from .table_started_event import TableStartedEvent
    from .table_started_previewed_event import TableStartedPreviewedEvent
    from .table_time_given_event import TableTimeGivenEvent
    from .table_time_given_event_data import TableTimeGivenEventData
    from .table_time_given_previewed_event import TableTimeGivenPreviewedEvent
    from .table_timed_out_event import TableTimedOutEvent
    from .table_timed_out_event_data import TableTimedOutEventData
    from .table_timed_out_previewed_event import TableTimedOutPreviewedEvent
    from .table_tournament_cancelled_event import TableTournamentCancelledEvent
    from .table_tournament_cancelled_previewed_event import TableTournamentCancelledPreviewedEvent
    from .table_vacation_taken_event import TableVacationTakenEvent
    from .table_vacation_taken_event_data import TableVacationTakenEventData
    from .table_vacation_taken_previewed_event import TableVacationTakenPreviewedEvent
    from .take_seat_request import TakeSeatRequest
    from .texts import Texts
    from .token import Token
    from .token_list import TokenList
    from .tournament import Tournament
    from .tournament_balance import TournamentBalance
    from .tournament_cancel_reason import TournamentCancelReason
    from .tournament_drawn_game import TournamentDrawnGame
    from .tournament_drawn_table import TournamentDrawnTable
    from .tournament_entrant_bot import TournamentEntrantBot
    from .tournament_entrant_player import TournamentEntrantPlayer
    from .tournament_entrants import TournamentEntrants
    from .tournament_event import TournamentEvent
    from .tournament_event_page import TournamentEventPage
    from .tournament_format_elimination import TournamentFormatElimination
    from .tournament_format_round_robin import TournamentFormatRoundRobin
    from .tournament_format_swiss import TournamentFormatSwiss
    from .tournament_news_tournament_cancelled import TournamentNewsTournamentCancelled
    from .tournament_news_tournament_created import TournamentNewsTournamentCreated
    from .tournament_news_tournament_ended import TournamentNewsTournamentEnded
    from .tournament_news_tournament_registered import TournamentNewsTournamentRegistered
    from .tournament_news_tournament_renamed import TournamentNewsTournamentRenamed
    from .tournament_news_tournament_result_counted import TournamentNewsTournamentResultCounted
    from .tournament_news_tournament_round_closed import TournamentNewsTournamentRoundClosed
    from .tournament_news_tournament_round_drawn import TournamentNewsTournamentRoundDrawn
    from .tournament_news_tournament_started import TournamentNewsTournamentStarted
    from .tournament_news_tournament_withdrawn import TournamentNewsTournamentWithdrawn
    from .tournament_page import TournamentPage
    from .tournament_participant import TournamentParticipant
    from .tournament_result import TournamentResult
    from .tournament_result_reason import TournamentResultReason
    from .tournament_round import TournamentRound
    from .tournament_round_game import TournamentRoundGame
    from .tournament_round_table import TournamentRoundTable
    from .tournament_seeding import TournamentSeeding
    from .tournament_standing import TournamentStanding
    from .tournament_standings import TournamentStandings
    from .tournament_started_entrant import TournamentStartedEntrant
    from .tournament_status import TournamentStatus
    from .tournament_table import TournamentTable
    from .tournament_terms import TournamentTerms
    from .tournament_tie_break import TournamentTieBreak
    from .tournament_withdraw_reason import TournamentWithdrawReason
    from .upgrade_request import UpgradeRequest
    from .vacation import Vacation
    from .vacation_request import VacationRequest
    from .view_page import ViewPage
    from .visibility import Visibility
    from .webhook import Webhook
    from .webhook_answer import WebhookAnswer
    from .webhook_disabled_reason import WebhookDisabledReason
    from .webhook_list import WebhookList
    from .webhook_message import WebhookMessage
    from .webhook_with_secret import WebhookWithSecret
    from .weekday import Weekday

_MODULES = {
    "AbortRequest": ".abort_request",
    "AcceptRequest": ".accept_request",
    "AccountEvent": ".account_event",
    "AccountEventPage": ".account_event_page",
    "AccountEventType": ".account_event_type",
    "AccountNewsDecisionOpened": ".account_news_decision_opened",
    "AccountNewsInvitationDeclined": ".account_news_invitation_declined",
    "AccountNewsInvitationReceived": ".account_news_invitation_received",
    "AccountNewsInvitationWithdrawn": ".account_news_invitation_withdrawn",
    "AccountNewsMessagePosted": ".account_news_message_posted",
    "AccountNewsSeekExpired": ".account_news_seek_expired",
    "AccountNewsTableCreated": ".account_news_table_created",
    "AccountNewsTableDeleted": ".account_news_table_deleted",
    "AccountNewsTableFinished": ".account_news_table_finished",
    "AccountNewsTableInvited": ".account_news_table_invited",
    "AccountNewsTableSeatLeft": ".account_news_table_seat_left",
    "AccountNewsTableSeatTaken": ".account_news_table_seat_taken",
    "AccountNewsTableStarted": ".account_news_table_started",
    "AccountNewsTableWishesChanged": ".account_news_table_wishes_changed",
    "AccountNewsTournamentCancelled": ".account_news_tournament_cancelled",
    "AccountNewsTournamentEnded": ".account_news_tournament_ended",
    "AccountNewsTournamentStarted": ".account_news_tournament_started",
    "AccountNewsWebhookDisabled": ".account_news_webhook_disabled",
    "ActionRequest": ".action_request",
    "App": ".app",
    "AppList": ".app_list",
    "AppRequest": ".app_request",
    "AskedDelivery": ".asked_delivery",
    "Authorization": ".authorization",
    "BasariAcceptAction": ".basari_accept_action",
    "BasariAcceptChoice": ".basari_accept_choice",
    "BasariAcceptReason": ".basari_accept_reason",
    "BasariActionLapsedEvent": ".basari_action_lapsed_event",
    "BasariActionLapsedEventData": ".basari_action_lapsed_event_data",
    "BasariActionLapsedPreviewedEvent": ".basari_action_lapsed_previewed_event",
    "BasariArch": ".basari_arch",
    "BasariArchChosenEvent": ".basari_arch_chosen_event",
    "BasariArchChosenEventData": ".basari_arch_chosen_event_data",
    "BasariArchChosenPreviewedEvent": ".basari_arch_chosen_previewed_event",
    "BasariArchInfo": ".basari_arch_info",
    "BasariCard": ".basari_card",
    "BasariCardChosenEvent": ".basari_card_chosen_event",
    "BasariCardChosenEventData": ".basari_card_chosen_event_data",
    "BasariCardChosenPreviewedEvent": ".basari_card_chosen_previewed_event",
    "BasariCardsRevealedEvent": ".basari_cards_revealed_event",
    "BasariCardsRevealedEventData": ".basari_cards_revealed_event_data",
    "BasariCardsRevealedPreviewedEvent": ".basari_cards_revealed_previewed_event",
    "BasariChooseArchAction": ".basari_choose_arch_action",
    "BasariChooseArchChoice": ".basari_choose_arch_choice",
    "BasariChooseCardAction": ".basari_choose_card_action",
    "BasariChooseCardChoice": ".basari_choose_card_choice",
    "BasariChosen": ".basari_chosen",
    "BasariColour": ".basari_colour",
    "BasariColourInfo": ".basari_colour_info",
    "BasariComponents": ".basari_components",
    "BasariConcedeAction": ".basari_concede_action",
    "BasariConcedeChoice": ".basari_concede_choice",
    "BasariConcedeReason": ".basari_concede_reason",
    "BasariFigure": ".basari_figure",
    "BasariFigureMovedEvent": ".basari_figure_moved_event",
    "BasariFigureMovedEventData": ".basari_figure_moved_event_data",
    "BasariFigureMovedPreviewedEvent": ".basari_figure_moved_previewed_event",
    "BasariGameEndedEvent": ".basari_game_ended_event",
    "BasariGameEndedEventData": ".basari_game_ended_event_data",
    "BasariGameEndedPreviewedEvent": ".basari_game_ended_previewed_event",
    "BasariGems": ".basari_gems",
    "BasariGemsCarriedOutEvent": ".basari_gems_carried_out_event",
    "BasariGemsCarriedOutEventData": ".basari_gems_carried_out_event_data",
    "BasariGemsCarriedOutPreviewedEvent": ".basari_gems_carried_out_previewed_event",
    "BasariGemsDealtEvent": ".basari_gems_dealt_event",
    "BasariGemsDealtEventData": ".basari_gems_dealt_event_data",
    "BasariGemsDealtPreviewedEvent": ".basari_gems_dealt_previewed_event",
    "BasariLapScore": ".basari_lap_score",
    "BasariLapsScoredEvent": ".basari_laps_scored_event",
    "BasariLapsScoredEventData": ".basari_laps_scored_event_data",
    "BasariLapsScoredPreviewedEvent": ".basari_laps_scored_previewed_event",
    "BasariMajorityScore": ".basari_majority_score",
    "BasariMajorityScoredEvent": ".basari_majority_scored_event",
    "BasariMajorityScoredEventData": ".basari_majority_scored_event_data",
    "BasariMajorityScoredPreviewedEvent": ".basari_majority_scored_previewed_event",
    "BasariOffer": ".basari_offer",
    "BasariOfferAcceptedEvent": ".basari_offer_accepted_event",
    "BasariOfferAcceptedEventData": ".basari_offer_accepted_event_data",
    "BasariOfferAcceptedPreviewedEvent": ".basari_offer_accepted_previewed_event",
    "BasariOfferAction": ".basari_offer_action",
    "BasariOfferChoice": ".basari_offer_choice",
    "BasariOfferMadeEvent": ".basari_offer_made_event",
    "BasariOfferMadeEventData": ".basari_offer_made_event_data",
    "BasariOfferMadePreviewedEvent": ".basari_offer_made_previewed_event",
    "BasariOfferedGems": ".basari_offered_gems",
    "BasariOpeningRoll": ".basari_opening_roll",
    "BasariOpeningRolledEvent": ".basari_opening_rolled_event",
    "BasariOpeningRolledEventData": ".basari_opening_rolled_event_data",
    "BasariOpeningRolledPreviewedEvent": ".basari_opening_rolled_previewed_event",
    "BasariPhaseChoosingArches": ".basari_phase_choosing_arches",
    "BasariPhaseChoosingCards": ".basari_phase_choosing_cards",
    "BasariPhaseOver": ".basari_phase_over",
    "BasariPhaseTrading": ".basari_phase_trading",
    "BasariPlacing": ".basari_placing",
    "BasariPlayer": ".basari_player",
    "BasariPointsCarriedOutEvent": ".basari_points_carried_out_event",
    "BasariPointsCarriedOutEventData": ".basari_points_carried_out_event_data",
    "BasariPointsCarriedOutPreviewedEvent": ".basari_points_carried_out_previewed_event",
    "BasariRollCarriedOutEvent": ".basari_roll_carried_out_event",
    "BasariRollCarriedOutEventData": ".basari_roll_carried_out_event_data",
    "BasariRollCarriedOutPreviewedEvent": ".basari_roll_carried_out_previewed_event",
    "BasariRoundBeganEvent": ".basari_round_began_event",
    "BasariRoundBeganEventData": ".basari_round_began_event_data",
    "BasariRoundBeganPreviewedEvent": ".basari_round_began_previewed_event",
    "BasariStartMarkersMovedEvent": ".basari_start_markers_moved_event",
    "BasariStartMarkersMovedEventData": ".basari_start_markers_moved_event_data",
    "BasariStartMarkersMovedPreviewedEvent": ".basari_start_markers_moved_previewed_event",
    "BasariTradeConcededEvent": ".basari_trade_conceded_event",
    "BasariTradeConcededEventData": ".basari_trade_conceded_event_data",
    "BasariTradeConcededPreviewedEvent": ".basari_trade_conceded_previewed_event",
    "BasariTradeOpenedEvent": ".basari_trade_opened_event",
    "BasariTradeOpenedEventData": ".basari_trade_opened_event_data",
    "BasariTradeOpenedPreviewedEvent": ".basari_trade_opened_previewed_event",
    "BasariView": ".basari_view",
    "Bot": ".bot",
    "BotAccountList": ".bot_account_list",
    "ChangeBotRequest": ".change_bot_request",
    "ChangePasswordRequest": ".change_password_request",
    "ChangeWebhookRequest": ".change_webhook_request",
    "Clock": ".clock",
    "ClockTimeBanked": ".clock_time_banked",
    "ClockTimeDecision": ".clock_time_decision",
    "ClockTimeTurn": ".clock_time_turn",
    "CreateAuthorizationRequest": ".create_authorization_request",
    "CreateBotRequest": ".create_bot_request",
    "CreateGameRequest": ".create_game_request",
    "CreateGuestRequest": ".create_guest_request",
    "CreateRecoveryCodesRequest": ".create_recovery_codes_request",
    "CreateSeekRequest": ".create_seek_request",
    "CreateSessionRequest": ".create_session_request",
    "CreateTokenRequest": ".create_token_request",
    "CreateTournamentRequest": ".create_tournament_request",
    "CreateUserRequest": ".create_user_request",
    "CreateWebhookRequest": ".create_webhook_request",
    "CreatedToken": ".created_token",
    "DaleOfMerchantsAskForHelpAction": ".dale_of_merchants_ask_for_help_action",
    "DaleOfMerchantsAskForHelpChoice": ".dale_of_merchants_ask_for_help_choice",
    "DaleOfMerchantsBuildAction": ".dale_of_merchants_build_action",
    "DaleOfMerchantsBuildChoice": ".dale_of_merchants_build_choice",
    "DaleOfMerchantsBuyAction": ".dale_of_merchants_buy_action",
    "DaleOfMerchantsBuyChoice": ".dale_of_merchants_buy_choice",
    "DaleOfMerchantsCard": ".dale_of_merchants_card",
    "DaleOfMerchantsCardInfo": ".dale_of_merchants_card_info",
    "DaleOfMerchantsCardMovedEvent": ".dale_of_merchants_card_moved_event",
    "DaleOfMerchantsCardMovedEventData": ".dale_of_merchants_card_moved_event_data",
    "DaleOfMerchantsCardMovedPreviewedEvent": ".dale_of_merchants_card_moved_previewed_event",
    "DaleOfMerchantsCardShownEvent": ".dale_of_merchants_card_shown_event",
    "DaleOfMerchantsCardShownEventData": ".dale_of_merchants_card_shown_event_data",
    "DaleOfMerchantsCardShownPreviewedEvent": ".dale_of_merchants_card_shown_previewed_event",
    "DaleOfMerchantsCardType": ".dale_of_merchants_card_type",
    "DaleOfMerchantsChooseDeckCardsAction": ".dale_of_merchants_choose_deck_cards_action",
    "DaleOfMerchantsChooseDeckCardsChoice": ".dale_of_merchants_choose_deck_cards_choice",
    "DaleOfMerchantsChooseDirectionAction": ".dale_of_merchants_choose_direction_action",
    "DaleOfMerchantsChooseDirectionChoice": ".dale_of_merchants_choose_direction_choice",
    "DaleOfMerchantsChooseHandCardsAction": ".dale_of_merchants_choose_hand_cards_action",
    "DaleOfMerchantsChooseHandCardsChoice": ".dale_of_merchants_choose_hand_cards_choice",
    "DaleOfMerchantsChooseMarketCardsAction": ".dale_of_merchants_choose_market_cards_action",
    "DaleOfMerchantsChooseMarketCardsChoice": ".dale_of_merchants_choose_market_cards_choice",
    "DaleOfMerchantsChoosePileCardsAction": ".dale_of_merchants_choose_pile_cards_action",
    "DaleOfMerchantsChoosePileCardsChoice": ".dale_of_merchants_choose_pile_cards_choice",
    "DaleOfMerchantsChoosePlayerAction": ".dale_of_merchants_choose_player_action",
    "DaleOfMerchantsChoosePlayerChoice": ".dale_of_merchants_choose_player_choice",
    "DaleOfMerchantsChooseStallCardAction": ".dale_of_merchants_choose_stall_card_action",
    "DaleOfMerchantsChooseStallCardChoice": ".dale_of_merchants_choose_stall_card_choice",
    "DaleOfMerchantsComponents": ".dale_of_merchants_components",
    "DaleOfMerchantsDealAction": ".dale_of_merchants_deal_action",
    "DaleOfMerchantsDealChoice": ".dale_of_merchants_deal_choice",
    "DaleOfMerchantsDeckCardChosenEvent": ".dale_of_merchants_deck_card_chosen_event",
    "DaleOfMerchantsDeckCardChosenEventData": ".dale_of_merchants_deck_card_chosen_event_data",
    "DaleOfMerchantsDeckCardChosenPreviewedEvent": ".dale_of_merchants_deck_card_chosen_previewed_event",
    "DaleOfMerchantsDeckSearchedEvent": ".dale_of_merchants_deck_searched_event",
    "DaleOfMerchantsDeckSearchedEventData": ".dale_of_merchants_deck_searched_event_data",
    "DaleOfMerchantsDeckSearchedPreviewedEvent": ".dale_of_merchants_deck_searched_previewed_event",
    "DaleOfMerchantsDeckShuffledEvent": ".dale_of_merchants_deck_shuffled_event",
    "DaleOfMerchantsDeckShuffledEventData": ".dale_of_merchants_deck_shuffled_event_data",
    "DaleOfMerchantsDeckShuffledPreviewedEvent": ".dale_of_merchants_deck_shuffled_previewed_event",
    "DaleOfMerchantsDeclineHelpAction": ".dale_of_merchants_decline_help_action",
    "DaleOfMerchantsDeclineHelpChoice": ".dale_of_merchants_decline_help_choice",
    "DaleOfMerchantsDieRolledEvent": ".dale_of_merchants_die_rolled_event",
    "DaleOfMerchantsDieRolledEventData": ".dale_of_merchants_die_rolled_event_data",
    "DaleOfMerchantsDieRolledPreviewedEvent": ".dale_of_merchants_die_rolled_previewed_event",
    "DaleOfMerchantsDirection": ".dale_of_merchants_direction",
    "DaleOfMerchantsDirectionChosenEvent": ".dale_of_merchants_direction_chosen_event",
    "DaleOfMerchantsDirectionChosenEventData": ".dale_of_merchants_direction_chosen_event_data",
    "DaleOfMerchantsDirectionChosenPreviewedEvent": ".dale_of_merchants_direction_chosen_previewed_event",
    "DaleOfMerchantsDiscardAction": ".dale_of_merchants_discard_action",
    "DaleOfMerchantsDiscardChoice": ".dale_of_merchants_discard_choice",
    "DaleOfMerchantsEndTurnAction": ".dale_of_merchants_end_turn_action",
    "DaleOfMerchantsEndTurnChoice": ".dale_of_merchants_end_turn_choice",
    "DaleOfMerchantsExchangeAction": ".dale_of_merchants_exchange_action",
    "DaleOfMerchantsExchangeChoice": ".dale_of_merchants_exchange_choice",
    "DaleOfMerchantsGameEndedEvent": ".dale_of_merchants_game_ended_event",
    "DaleOfMerchantsGameEndedEventData": ".dale_of_merchants_game_ended_event_data",
    "DaleOfMerchantsGameEndedPreviewedEvent": ".dale_of_merchants_game_ended_previewed_event",
    "DaleOfMerchantsGoalAside": ".dale_of_merchants_goal_aside",
    "DaleOfMerchantsGoalDeckTop": ".dale_of_merchants_goal_deck_top",
    "DaleOfMerchantsGoalHand": ".dale_of_merchants_goal_hand",
    "DaleOfMerchantsGoalJunkPile": ".dale_of_merchants_goal_junk_pile",
    "DaleOfMerchantsGoalMarket": ".dale_of_merchants_goal_market",
    "DaleOfMerchantsGoalMarketPile": ".dale_of_merchants_goal_market_pile",
    "DaleOfMerchantsGoalPile": ".dale_of_merchants_goal_pile",
    "DaleOfMerchantsGoalSchedule": ".dale_of_merchants_goal_schedule",
    "DaleOfMerchantsGoalStall": ".dale_of_merchants_goal_stall",
    "DaleOfMerchantsGuessAction": ".dale_of_merchants_guess_action",
    "DaleOfMerchantsGuessChoice": ".dale_of_merchants_guess_choice",
    "DaleOfMerchantsHandCard": ".dale_of_merchants_hand_card",
    "DaleOfMerchantsHandLookedAtEvent": ".dale_of_merchants_hand_looked_at_event",
    "DaleOfMerchantsHandLookedAtEventData": ".dale_of_merchants_hand_looked_at_event_data",
    "DaleOfMerchantsHandLookedAtPreviewedEvent": ".dale_of_merchants_hand_looked_at_previewed_event",
    "DaleOfMerchantsHandSortedOutEvent": ".dale_of_merchants_hand_sorted_out_event",
    "DaleOfMerchantsHandSortedOutEventData": ".dale_of_merchants_hand_sorted_out_event_data",
    "DaleOfMerchantsHandSortedOutPreviewedEvent": ".dale_of_merchants_hand_sorted_out_previewed_event",
    "DaleOfMerchantsHelpAction": ".dale_of_merchants_help_action",
    "DaleOfMerchantsHelpAskedEvent": ".dale_of_merchants_help_asked_event",
    "DaleOfMerchantsHelpAskedEventData": ".dale_of_merchants_help_asked_event_data",
    "DaleOfMerchantsHelpAskedPreviewedEvent": ".dale_of_merchants_help_asked_previewed_event",
    "DaleOfMerchantsHelpChoice": ".dale_of_merchants_help_choice",
    "DaleOfMerchantsHelpDeclinedEvent": ".dale_of_merchants_help_declined_event",
    "DaleOfMerchantsHelpDeclinedEventData": ".dale_of_merchants_help_declined_event_data",
    "DaleOfMerchantsHelpDeclinedPreviewedEvent": ".dale_of_merchants_help_declined_previewed_event",
    "DaleOfMerchantsLaidOut": ".dale_of_merchants_laid_out",
    "DaleOfMerchantsLaidOutCard": ".dale_of_merchants_laid_out_card",
    "DaleOfMerchantsMarketArrangedEvent": ".dale_of_merchants_market_arranged_event",
    "DaleOfMerchantsMarketArrangedEventData": ".dale_of_merchants_market_arranged_event_data",
    "DaleOfMerchantsMarketArrangedPreviewedEvent": ".dale_of_merchants_market_arranged_previewed_event",
    "DaleOfMerchantsMarketDeckFormedEvent": ".dale_of_merchants_market_deck_formed_event",
    "DaleOfMerchantsMarketDeckFormedEventData": ".dale_of_merchants_market_deck_formed_event_data",
    "DaleOfMerchantsMarketDeckFormedPreviewedEvent": ".dale_of_merchants_market_deck_formed_previewed_event",
    "DaleOfMerchantsMultiplied": ".dale_of_merchants_multiplied",
    "DaleOfMerchantsOrderCardsAction": ".dale_of_merchants_order_cards_action",
    "DaleOfMerchantsOrderCardsChoice": ".dale_of_merchants_order_cards_choice",
    "DaleOfMerchantsOrders": ".dale_of_merchants_orders",
    "DaleOfMerchantsOriginAside": ".dale_of_merchants_origin_aside",
    "DaleOfMerchantsOriginDeck": ".dale_of_merchants_origin_deck",
    "DaleOfMerchantsOriginDeckTop": ".dale_of_merchants_origin_deck_top",
    "DaleOfMerchantsOriginHand": ".dale_of_merchants_origin_hand",
    "DaleOfMerchantsOriginJunkPile": ".dale_of_merchants_origin_junk_pile",
    "DaleOfMerchantsOriginMarket": ".dale_of_merchants_origin_market",
    "DaleOfMerchantsOriginMarketDeck": ".dale_of_merchants_origin_market_deck",
    "DaleOfMerchantsOriginPile": ".dale_of_merchants_origin_pile",
    "DaleOfMerchantsOriginSchedule": ".dale_of_merchants_origin_schedule",
    "DaleOfMerchantsOriginStall": ".dale_of_merchants_origin_stall",
    "DaleOfMerchantsPassAction": ".dale_of_merchants_pass_action",
    "DaleOfMerchantsPassChoice": ".dale_of_merchants_pass_choice",
    "DaleOfMerchantsPassedEvent": ".dale_of_merchants_passed_event",
    "DaleOfMerchantsPassedEventData": ".dale_of_merchants_passed_event_data",
    "DaleOfMerchantsPassedPreviewedEvent": ".dale_of_merchants_passed_previewed_event",
    "DaleOfMerchantsPlacing": ".dale_of_merchants_placing",
    "DaleOfMerchantsPlayAction": ".dale_of_merchants_play_action",
    "DaleOfMerchantsPlayChoice": ".dale_of_merchants_play_choice",
    "DaleOfMerchantsPlayer": ".dale_of_merchants_player",
    "DaleOfMerchantsPlayerChosenEvent": ".dale_of_merchants_player_chosen_event",
    "DaleOfMerchantsPlayerChosenEventData": ".dale_of_merchants_player_chosen_event_data",
    "DaleOfMerchantsPlayerChosenPreviewedEvent": ".dale_of_merchants_player_chosen_previewed_event",
    "DaleOfMerchantsPurchasedEvent": ".dale_of_merchants_purchased_event",
    "DaleOfMerchantsPurchasedEventData": ".dale_of_merchants_purchased_event_data",
    "DaleOfMerchantsPurchasedPreviewedEvent": ".dale_of_merchants_purchased_previewed_event",
    "DaleOfMerchantsPutOnDeckAction": ".dale_of_merchants_put_on_deck_action",
    "DaleOfMerchantsPutOnDeckChoice": ".dale_of_merchants_put_on_deck_choice",
    "DaleOfMerchantsReactions": ".dale_of_merchants_reactions",
    "DaleOfMerchantsRearrangeAndBuyAction": ".dale_of_merchants_rearrange_and_buy_action",
    "DaleOfMerchantsRearrangeAndBuyChoice": ".dale_of_merchants_rearrange_and_buy_choice",
    "DaleOfMerchantsScheduled": ".dale_of_merchants_scheduled",
    "DaleOfMerchantsSet": ".dale_of_merchants_set",
    "DaleOfMerchantsSetDealtEvent": ".dale_of_merchants_set_dealt_event",
    "DaleOfMerchantsSetDealtEventData": ".dale_of_merchants_set_dealt_event_data",
    "DaleOfMerchantsSetDealtPreviewedEvent": ".dale_of_merchants_set_dealt_previewed_event",
    "DaleOfMerchantsSetInfo": ".dale_of_merchants_set_info",
    "DaleOfMerchantsSetUpEvent": ".dale_of_merchants_set_up_event",
    "DaleOfMerchantsSetUpEventData": ".dale_of_merchants_set_up_event_data",
    "DaleOfMerchantsSetUpPreviewedEvent": ".dale_of_merchants_set_up_previewed_event",
    "DaleOfMerchantsShownFor": ".dale_of_merchants_shown_for",
    "DaleOfMerchantsStackBuiltEvent": ".dale_of_merchants_stack_built_event",
    "DaleOfMerchantsStackBuiltEventData": ".dale_of_merchants_stack_built_event_data",
    "DaleOfMerchantsStackBuiltPreviewedEvent": ".dale_of_merchants_stack_built_previewed_event",
    "DaleOfMerchantsStall": ".dale_of_merchants_stall",
    "DaleOfMerchantsSwapAction": ".dale_of_merchants_swap_action",
    "DaleOfMerchantsSwapChoice": ".dale_of_merchants_swap_choice",
    "DaleOfMerchantsTakeUpAction": ".dale_of_merchants_take_up_action",
    "DaleOfMerchantsTakeUpChoice": ".dale_of_merchants_take_up_choice",
    "DaleOfMerchantsTechniquePlayedEvent": ".dale_of_merchants_technique_played_event",
    "DaleOfMerchantsTechniquePlayedEventData": ".dale_of_merchants_technique_played_event_data",
    "DaleOfMerchantsTechniquePlayedPreviewedEvent": ".dale_of_merchants_technique_played_previewed_event",
    "DaleOfMerchantsTechniqueResolvedEvent": ".dale_of_merchants_technique_resolved_event",
    "DaleOfMerchantsTechniqueResolvedEventData": ".dale_of_merchants_technique_resolved_event_data",
    "DaleOfMerchantsTechniqueResolvedPreviewedEvent": ".dale_of_merchants_technique_resolved_previewed_event",
    "DaleOfMerchantsTechniqueScheduledEvent": ".dale_of_merchants_technique_scheduled_event",
    "DaleOfMerchantsTechniqueScheduledEventData": ".dale_of_merchants_technique_scheduled_event_data",
    "DaleOfMerchantsTechniqueScheduledPreviewedEvent": ".dale_of_merchants_technique_scheduled_previewed_event",
    "DaleOfMerchantsTurnBeganEvent": ".dale_of_merchants_turn_began_event",
    "DaleOfMerchantsTurnBeganEventData": ".dale_of_merchants_turn_began_event_data",
    "DaleOfMerchantsTurnBeganPreviewedEvent": ".dale_of_merchants_turn_began_previewed_event",
    "DaleOfMerchantsTurnEndedEvent": ".dale_of_merchants_turn_ended_event",
    "DaleOfMerchantsTurnEndedEventData": ".dale_of_merchants_turn_ended_event_data",
    "DaleOfMerchantsTurnEndedPreviewedEvent": ".dale_of_merchants_turn_ended_previewed_event",
    "DaleOfMerchantsUntil": ".dale_of_merchants_until",
    "DaleOfMerchantsUseOwlAction": ".dale_of_merchants_use_owl_action",
    "DaleOfMerchantsUseOwlChoice": ".dale_of_merchants_use_owl_choice",
    "DaleOfMerchantsValueGuessedEvent": ".dale_of_merchants_value_guessed_event",
    "DaleOfMerchantsValueGuessedEventData": ".dale_of_merchants_value_guessed_event_data",
    "DaleOfMerchantsValueGuessedPreviewedEvent": ".dale_of_merchants_value_guessed_previewed_event",
    "DaleOfMerchantsValueMultipliedEvent": ".dale_of_merchants_value_multiplied_event",
    "DaleOfMerchantsValueMultipliedEventData": ".dale_of_merchants_value_multiplied_event_data",
    "DaleOfMerchantsValueMultipliedPreviewedEvent": ".dale_of_merchants_value_multiplied_previewed_event",
    "DaleOfMerchantsView": ".dale_of_merchants_view",
    "DaleOfMerchantsWaitingEvent": ".dale_of_merchants_waiting_event",
    "DaleOfMerchantsWaitingEventData": ".dale_of_merchants_waiting_event_data",
    "DaleOfMerchantsWaitingPreviewedEvent": ".dale_of_merchants_waiting_previewed_event",
    "Decision": ".decision",
    "DecisionList": ".decision_list",
    "DeleteAccountRequest": ".delete_account_request",
    "Delivery": ".delivery",
    "DeliveryList": ".delivery_list",
    "DeliveryOutcome": ".delivery_outcome",
    "DeviceAnswerRequest": ".device_answer_request",
    "DeviceRequest": ".device_request",
    "DueDecision": ".due_decision",
    "DueDecisionPage": ".due_decision_page",
    "Engine": ".engine",
    "EvaluatedAction": ".evaluated_action",
    "Evaluation": ".evaluation",
    "EvaluationRequest": ".evaluation_request",
    "Evaluator": ".evaluator",
    "EventPage": ".event_page",
    "ExportLineAccount": ".export_line_account",
    "ExportLineApp": ".export_line_app",
    "ExportLineBlockedPlayer": ".export_line_blocked_player",
    "ExportLineBotAccount": ".export_line_bot_account",
    "ExportLineEnd": ".export_line_end",
    "ExportLineEvent": ".export_line_event",
    "ExportLineGame": ".export_line_game",
    "ExportLineInvitation": ".export_line_invitation",
    "ExportLineMessage": ".export_line_message",
    "ExportLineMissing": ".export_line_missing",
    "ExportLineMutedPlayer": ".export_line_muted_player",
    "ExportLineRating": ".export_line_rating",
    "ExportLineReport": ".export_line_report",
    "ExportLineSeek": ".export_line_seek",
    "ExportLineSentInvitation": ".export_line_sent_invitation",
    "ExportLineSession": ".export_line_session",
    "ExportLineToken": ".export_line_token",
    "ExportLineTournament": ".export_line_tournament",
    "ExportLineVacation": ".export_line_vacation",
    "ExportLineWebhook": ".export_line_webhook",
    "ExportPart": ".export_part",
    "FieldError": ".field_error",
    "FieldErrorCode": ".field_error_code",
    "FindMatchRequest": ".find_match_request",
    "ForkGameRequest": ".fork_game_request",
    "ForkSeat": ".fork_seat",
    "ForkedFrom": ".forked_from",
    "FoundPlayers": ".found_players",
    "Game": ".game",
    "GameComponentsBasari": ".game_components_basari",
    "GameComponentsDaleOfMerchants": ".game_components_dale_of_merchants",
    "GameComponentsHaendler": ".game_components_haendler",
    "GameComponentsMedici": ".game_components_medici",
    "GameCount": ".game_count",
    "GameOrdersBasari": ".game_orders_basari",
    "GameOrdersDaleOfMerchants": ".game_orders_dale_of_merchants",
    "GameOrdersHaendler": ".game_orders_haendler",
    "GameOrdersMedici": ".game_orders_medici",
    "GameOutcome": ".game_outcome",
    "GamePage": ".game_page",
    "GameRecord": ".game_record",
    "GameSeat": ".game_seat",
    "GameViewBasari": ".game_view_basari",
    "GameViewDaleOfMerchants": ".game_view_dale_of_merchants",
    "GameViewHaendler": ".game_view_haendler",
    "GameViewMedici": ".game_view_medici",
    "GetDecisionFields": ".get_decision_fields",
    "GetLeaderboardKind": ".get_leaderboard_kind",
    "GetLeaderboardPool": ".get_leaderboard_pool",
    "GiveTimeRequest": ".give_time_request",
    "HaendlerAbilitiesDealtEvent": ".haendler_abilities_dealt_event",
    "HaendlerAbilitiesDealtEventData": ".haendler_abilities_dealt_event_data",
    "HaendlerAbilitiesDealtPreviewedEvent": ".haendler_abilities_dealt_previewed_event",
    "HaendlerAbility": ".haendler_ability",
    "HaendlerAbilityInfo": ".haendler_ability_info",
    "HaendlerAbilityNamedEvent": ".haendler_ability_named_event",
    "HaendlerAbilityNamedEventData": ".haendler_ability_named_event_data",
    "HaendlerAbilityNamedPreviewedEvent": ".haendler_ability_named_previewed_event",
    "HaendlerAbilityPassedEvent": ".haendler_ability_passed_event",
    "HaendlerAbilityPassedEventData": ".haendler_ability_passed_event_data",
    "HaendlerAbilityPassedPreviewedEvent": ".haendler_ability_passed_previewed_event",
    "HaendlerAbilityRaisedEvent": ".haendler_ability_raised_event",
    "HaendlerAbilityRaisedEventData": ".haendler_ability_raised_event_data",
    "HaendlerAbilityRaisedPreviewedEvent": ".haendler_ability_raised_previewed_event",
    "HaendlerAbilitySoldEvent": ".haendler_ability_sold_event",
    "HaendlerAbilitySoldEventData": ".haendler_ability_sold_event_data",
    "HaendlerAbilitySoldPreviewedEvent": ".haendler_ability_sold_previewed_event",
    "HaendlerAcceptOfferAction": ".haendler_accept_offer_action",
    "HaendlerAcceptOfferChoice": ".haendler_accept_offer_choice",
    "HaendlerAcceptProposalAction": ".haendler_accept_proposal_action",
    "HaendlerAcceptProposalChoice": ".haendler_accept_proposal_choice",
    "HaendlerAcceptRequestAction": ".haendler_accept_request_action",
    "HaendlerAcceptRequestChoice": ".haendler_accept_request_choice",
    "HaendlerArrow": ".haendler_arrow",
    "HaendlerBargain": ".haendler_bargain",
    "HaendlerBargainingClosedEvent": ".haendler_bargaining_closed_event",
    "HaendlerBargainingClosedEventData": ".haendler_bargaining_closed_event_data",
    "HaendlerBargainingClosedPreviewedEvent": ".haendler_bargaining_closed_previewed_event",
    "HaendlerBargainingEndedEvent": ".haendler_bargaining_ended_event",
    "HaendlerBargainingEndedEventData": ".haendler_bargaining_ended_event_data",
    "HaendlerBargainingEndedPreviewedEvent": ".haendler_bargaining_ended_previewed_event",
    "HaendlerBasket": ".haendler_basket",
    "HaendlerBidAction": ".haendler_bid_action",
    "HaendlerBidChoice": ".haendler_bid_choice",
    "HaendlerBidMadeEvent": ".haendler_bid_made_event",
    "HaendlerBidMadeEventData": ".haendler_bid_made_event_data",
    "HaendlerBidMadePreviewedEvent": ".haendler_bid_made_previewed_event",
    "HaendlerBidsRevealedEvent": ".haendler_bids_revealed_event",
    "HaendlerBidsRevealedEventData": ".haendler_bids_revealed_event_data",
    "HaendlerBidsRevealedPreviewedEvent": ".haendler_bids_revealed_previewed_event",
    "HaendlerBoard": ".haendler_board",
    "HaendlerBoardInfo": ".haendler_board_info",
    "HaendlerBonusMarkersMovedEvent": ".haendler_bonus_markers_moved_event",
    "HaendlerBonusMarkersMovedEventData": ".haendler_bonus_markers_moved_event_data",
    "HaendlerBonusMarkersMovedPreviewedEvent": ".haendler_bonus_markers_moved_previewed_event",
    "HaendlerBrokenAxlePlayedEvent": ".haendler_broken_axle_played_event",
    "HaendlerBrokenAxlePlayedEventData": ".haendler_broken_axle_played_event_data",
    "HaendlerBrokenAxlePlayedPreviewedEvent": ".haendler_broken_axle_played_previewed_event",
    "HaendlerBrokenAxleRemovedEvent": ".haendler_broken_axle_removed_event",
    "HaendlerBrokenAxleRemovedEventData": ".haendler_broken_axle_removed_event_data",
    "HaendlerBrokenAxleRemovedPreviewedEvent": ".haendler_broken_axle_removed_previewed_event",
    "HaendlerBrokenAxlesClearedEvent": ".haendler_broken_axles_cleared_event",
    "HaendlerBrokenAxlesClearedEventData": ".haendler_broken_axles_cleared_event_data",
    "HaendlerBrokenAxlesClearedPreviewedEvent": ".haendler_broken_axles_cleared_previewed_event",
    "HaendlerCardHandedOverEvent": ".haendler_card_handed_over_event",
    "HaendlerCardHandedOverEventData": ".haendler_card_handed_over_event_data",
    "HaendlerCardHandedOverPreviewedEvent": ".haendler_card_handed_over_previewed_event",
    "HaendlerCardSetAsideEvent": ".haendler_card_set_aside_event",
    "HaendlerCardSetAsideEventData": ".haendler_card_set_aside_event_data",
    "HaendlerCardSetAsidePreviewedEvent": ".haendler_card_set_aside_previewed_event",
    "HaendlerCardSlippedOverEvent": ".haendler_card_slipped_over_event",
    "HaendlerCardSlippedOverEventData": ".haendler_card_slipped_over_event_data",
    "HaendlerCardSlippedOverPreviewedEvent": ".haendler_card_slipped_over_previewed_event",
    "HaendlerCity": ".haendler_city",
    "HaendlerCityView": ".haendler_city_view",
    "HaendlerCloseBargainingAction": ".haendler_close_bargaining_action",
    "HaendlerCloseBargainingChoice": ".haendler_close_bargaining_choice",
    "HaendlerComponents": ".haendler_components",
    "HaendlerCourierMovedEvent": ".haendler_courier_moved_event",
    "HaendlerCourierMovedEventData": ".haendler_courier_moved_event_data",
    "HaendlerCourierMovedPreviewedEvent": ".haendler_courier_moved_previewed_event",
    "HaendlerCourierSpace": ".haendler_courier_space",
    "HaendlerCreditRepaidEvent": ".haendler_credit_repaid_event",
    "HaendlerCreditRepaidEventData": ".haendler_credit_repaid_event_data",
    "HaendlerCreditRepaidPreviewedEvent": ".haendler_credit_repaid_previewed_event",
    "HaendlerCreditTakenEvent": ".haendler_credit_taken_event",
    "HaendlerCreditTakenEventData": ".haendler_credit_taken_event_data",
    "HaendlerCreditTakenPreviewedEvent": ".haendler_credit_taken_previewed_event",
    "HaendlerDeal": ".haendler_deal",
    "HaendlerDealMadeEvent": ".haendler_deal_made_event",
    "HaendlerDealMadeEventData": ".haendler_deal_made_event_data",
    "HaendlerDealMadePreviewedEvent": ".haendler_deal_made_previewed_event",
    "HaendlerDealProposedEvent": ".haendler_deal_proposed_event",
    "HaendlerDealProposedEventData": ".haendler_deal_proposed_event_data",
    "HaendlerDealProposedPreviewedEvent": ".haendler_deal_proposed_previewed_event",
    "HaendlerDealtCard": ".haendler_dealt_card",
    "HaendlerDeclineOfferAction": ".haendler_decline_offer_action",
    "HaendlerDeclineOfferChoice": ".haendler_decline_offer_choice",
    "HaendlerDeclineProposalAction": ".haendler_decline_proposal_action",
    "HaendlerDeclineProposalChoice": ".haendler_decline_proposal_choice",
    "HaendlerDeclineRequestAction": ".haendler_decline_request_action",
    "HaendlerDeclineRequestChoice": ".haendler_decline_request_choice",
    "HaendlerDirection": ".haendler_direction",
    "HaendlerEndReason": ".haendler_end_reason",
    "HaendlerEndTurnAction": ".haendler_end_turn_action",
    "HaendlerEndTurnChoice": ".haendler_end_turn_choice",
    "HaendlerEnds": ".haendler_ends",
    "HaendlerGameEndedEvent": ".haendler_game_ended_event",
    "HaendlerGameEndedEventData": ".haendler_game_ended_event_data",
    "HaendlerGameEndedPreviewedEvent": ".haendler_game_ended_previewed_event",
    "HaendlerGivenPledge": ".haendler_given_pledge",
    "HaendlerGood": ".haendler_good",
    "HaendlerGoodInfo": ".haendler_good_info",
    "HaendlerGoodPurchasedEvent": ".haendler_good_purchased_event",
    "HaendlerGoodPurchasedEventData": ".haendler_good_purchased_event_data",
    "HaendlerGoodPurchasedPreviewedEvent": ".haendler_good_purchased_previewed_event",
    "HaendlerGoods": ".haendler_goods",
    "HaendlerGoodsLoadedEvent": ".haendler_goods_loaded_event",
    "HaendlerGoodsLoadedEventData": ".haendler_goods_loaded_event_data",
    "HaendlerGoodsLoadedPreviewedEvent": ".haendler_goods_loaded_previewed_event",
    "HaendlerInfluence": ".haendler_influence",
    "HaendlerInfluenceCards": ".haendler_influence_cards",
    "HaendlerInfluenceEarnedEvent": ".haendler_influence_earned_event",
    "HaendlerInfluenceEarnedEventData": ".haendler_influence_earned_event_data",
    "HaendlerInfluenceEarnedPreviewedEvent": ".haendler_influence_earned_previewed_event",
    "HaendlerInfluenceInfo": ".haendler_influence_info",
    "HaendlerInfluencePickedEvent": ".haendler_influence_picked_event",
    "HaendlerInfluencePickedEventData": ".haendler_influence_picked_event_data",
    "HaendlerInfluencePickedPreviewedEvent": ".haendler_influence_picked_previewed_event",
    "HaendlerLoadAction": ".haendler_load_action",
    "HaendlerLoadChoice": ".haendler_load_choice",
    "HaendlerLoadingRight": ".haendler_loading_right",
    "HaendlerMoveCourierAction": ".haendler_move_courier_action",
    "HaendlerMoveCourierChoice": ".haendler_move_courier_choice",
    "HaendlerMovePoints": ".haendler_move_points",
    "HaendlerMoveWagonAction": ".haendler_move_wagon_action",
    "HaendlerMoveWagonChoice": ".haendler_move_wagon_choice",
    "HaendlerNameAbilityAction": ".haendler_name_ability_action",
    "HaendlerNameAbilityChoice": ".haendler_name_ability_choice",
    "HaendlerNames": ".haendler_names",
    "HaendlerNegotiation": ".haendler_negotiation",
    "HaendlerOffer": ".haendler_offer",
    "HaendlerOfferDeclinedEvent": ".haendler_offer_declined_event",
    "HaendlerOfferDeclinedEventData": ".haendler_offer_declined_event_data",
    "HaendlerOfferDeclinedPreviewedEvent": ".haendler_offer_declined_previewed_event",
    "HaendlerOfferLoadingAction": ".haendler_offer_loading_action",
    "HaendlerOfferLoadingChoice": ".haendler_offer_loading_choice",
    "HaendlerOfferMadeEvent": ".haendler_offer_made_event",
    "HaendlerOfferMadeEventData": ".haendler_offer_made_event_data",
    "HaendlerOfferMadePreviewedEvent": ".haendler_offer_made_previewed_event",
    "HaendlerOfferedGoods": ".haendler_offered_goods",
    "HaendlerOfficeUsedEvent": ".haendler_office_used_event",
    "HaendlerOfficeUsedEventData": ".haendler_office_used_event_data",
    "HaendlerOfficeUsedPreviewedEvent": ".haendler_office_used_previewed_event",
    "HaendlerPassAction": ".haendler_pass_action",
    "HaendlerPassChoice": ".haendler_pass_choice",
    "HaendlerPassReason": ".haendler_pass_reason",
    "HaendlerPassedEvent": ".haendler_passed_event",
    "HaendlerPassedEventData": ".haendler_passed_event_data",
    "HaendlerPassedPreviewedEvent": ".haendler_passed_previewed_event",
    "HaendlerPhaseAuction": ".haendler_phase_auction",
    "HaendlerPhaseBargaining": ".haendler_phase_bargaining",
    "HaendlerPhaseBidding": ".haendler_phase_bidding",
    "HaendlerPhaseBonusSale": ".haendler_phase_bonus_sale",
    "HaendlerPhaseFixedLoading": ".haendler_phase_fixed_loading",
    "HaendlerPhaseMasterLoading": ".haendler_phase_master_loading",
    "HaendlerPhaseMoving": ".haendler_phase_moving",
    "HaendlerPhaseNamingAbility": ".haendler_phase_naming_ability",
    "HaendlerPhaseOfferedCredit": ".haendler_phase_offered_credit",
    "HaendlerPhaseOver": ".haendler_phase_over",
    "HaendlerPhasePlayingAxles": ".haendler_phase_playing_axles",
    "HaendlerPhasePurchasing": ".haendler_phase_purchasing",
    "HaendlerPhaseRepaying": ".haendler_phase_repaying",
    "HaendlerPhaseRising": ".haendler_phase_rising",
    "HaendlerPhaseSettingWheels": ".haendler_phase_setting_wheels",
    "HaendlerPhaseSpecialSale": ".haendler_phase_special_sale",
    "HaendlerPhaseUsingOffices": ".haendler_phase_using_offices",
    "HaendlerPhaseWarehouseSelling": ".haendler_phase_warehouse_selling",
    "HaendlerPickInfluenceAction": ".haendler_pick_influence_action",
    "HaendlerPickInfluenceChoice": ".haendler_pick_influence_choice",
    "HaendlerPlacing": ".haendler_placing",
    "HaendlerPlayBrokenAxleAction": ".haendler_play_broken_axle_action",
    "HaendlerPlayBrokenAxleChoice": ".haendler_play_broken_axle_choice",
    "HaendlerPlayFreeLoadingAction": ".haendler_play_free_loading_action",
    "HaendlerPlayFreeLoadingChoice": ".haendler_play_free_loading_choice",
    "HaendlerPlaySaleWithBonusAction": ".haendler_play_sale_with_bonus_action",
    "HaendlerPlaySaleWithBonusChoice": ".haendler_play_sale_with_bonus_choice",
    "HaendlerPlaySpecialSaleAction": ".haendler_play_special_sale_action",
    "HaendlerPlaySpecialSaleChoice": ".haendler_play_special_sale_choice",
    "HaendlerPlayer": ".haendler_player",
    "HaendlerPledgeKeptEvent": ".haendler_pledge_kept_event",
    "HaendlerPledgeKeptEventData": ".haendler_pledge_kept_event_data",
    "HaendlerPledgeKeptPreviewedEvent": ".haendler_pledge_kept_previewed_event",
    "HaendlerPledgeLapsedEvent": ".haendler_pledge_lapsed_event",
    "HaendlerPledgeLapsedEventData": ".haendler_pledge_lapsed_event_data",
    "HaendlerPledgeLapsedPreviewedEvent": ".haendler_pledge_lapsed_previewed_event",
    "HaendlerPledgeLetLoad": ".haendler_pledge_let_load",
    "HaendlerPledgeMoveWagon": ".haendler_pledge_move_wagon",
    "HaendlerPledgeNoBid": ".haendler_pledge_no_bid",
    "HaendlerPledgeNoOffice": ".haendler_pledge_no_office",
    "HaendlerPledgeOfficeOnly": ".haendler_pledge_office_only",
    "HaendlerPledgeOfficeSpares": ".haendler_pledge_office_spares",
    "HaendlerPledgedMoves": ".haendler_pledged_moves",
    "HaendlerPledgedSteps": ".haendler_pledged_steps",
    "HaendlerPrice": ".haendler_price",
    "HaendlerPriceLevel": ".haendler_price_level",
    "HaendlerProposal": ".haendler_proposal",
    "HaendlerProposalDeclinedEvent": ".haendler_proposal_declined_event",
    "HaendlerProposalDeclinedEventData": ".haendler_proposal_declined_event_data",
    "HaendlerProposalDeclinedPreviewedEvent": ".haendler_proposal_declined_previewed_event",
    "HaendlerProposalLapsedEvent": ".haendler_proposal_lapsed_event",
    "HaendlerProposalLapsedEventData": ".haendler_proposal_lapsed_event_data",
    "HaendlerProposalLapsedPreviewedEvent": ".haendler_proposal_lapsed_previewed_event",
    "HaendlerProposalWithdrawnEvent": ".haendler_proposal_withdrawn_event",
    "HaendlerProposalWithdrawnEventData": ".haendler_proposal_withdrawn_event_data",
    "HaendlerProposalWithdrawnPreviewedEvent": ".haendler_proposal_withdrawn_previewed_event",
    "HaendlerProposeDealAction": ".haendler_propose_deal_action",
    "HaendlerProposeDealChoice": ".haendler_propose_deal_choice",
    "HaendlerProposedCard": ".haendler_proposed_card",
    "HaendlerPurchaseAction": ".haendler_purchase_action",
    "HaendlerPurchaseChoice": ".haendler_purchase_choice",
    "HaendlerRaiseAction": ".haendler_raise_action",
    "HaendlerRaiseChoice": ".haendler_raise_choice",
    "HaendlerRank": ".haendler_rank",
    "HaendlerRemoveBrokenAxleAction": ".haendler_remove_broken_axle_action",
    "HaendlerRemoveBrokenAxleChoice": ".haendler_remove_broken_axle_choice",
    "HaendlerRepayCreditAction": ".haendler_repay_credit_action",
    "HaendlerRepayCreditChoice": ".haendler_repay_credit_choice",
    "HaendlerRequest": ".haendler_request",
    "HaendlerRequestDeclinedEvent": ".haendler_request_declined_event",
    "HaendlerRequestDeclinedEventData": ".haendler_request_declined_event_data",
    "HaendlerRequestDeclinedPreviewedEvent": ".haendler_request_declined_previewed_event",
    "HaendlerRequestLoadingAction": ".haendler_request_loading_action",
    "HaendlerRequestLoadingChoice": ".haendler_request_loading_choice",
    "HaendlerRequestMadeEvent": ".haendler_request_made_event",
    "HaendlerRequestMadeEventData": ".haendler_request_made_event_data",
    "HaendlerRequestMadePreviewedEvent": ".haendler_request_made_previewed_event",
    "HaendlerRequestWithdrawnEvent": ".haendler_request_withdrawn_event",
    "HaendlerRequestWithdrawnEventData": ".haendler_request_withdrawn_event_data",
    "HaendlerRequestWithdrawnPreviewedEvent": ".haendler_request_withdrawn_previewed_event",
    "HaendlerRiseAction": ".haendler_rise_action",
    "HaendlerRiseChoice": ".haendler_rise_choice",
    "HaendlerRoad": ".haendler_road",
    "HaendlerRoadsAhead": ".haendler_roads_ahead",
    "HaendlerRoundBeganEvent": ".haendler_round_began_event",
    "HaendlerRoundBeganEventData": ".haendler_round_began_event_data",
    "HaendlerRoundBeganPreviewedEvent": ".haendler_round_began_previewed_event",
    "HaendlerRoute": ".haendler_route",
    "HaendlerSale": ".haendler_sale",
    "HaendlerSaleWithBonusPlayedEvent": ".haendler_sale_with_bonus_played_event",
    "HaendlerSaleWithBonusPlayedEventData": ".haendler_sale_with_bonus_played_event_data",
    "HaendlerSaleWithBonusPlayedPreviewedEvent": ".haendler_sale_with_bonus_played_previewed_event",
    "HaendlerSellFromWarehouseAction": ".haendler_sell_from_warehouse_action",
    "HaendlerSellFromWarehouseChoice": ".haendler_sell_from_warehouse_choice",
    "HaendlerSetWheelAction": ".haendler_set_wheel_action",
    "HaendlerSetWheelChoice": ".haendler_set_wheel_choice",
    "HaendlerSpecialSalePlayedEvent": ".haendler_special_sale_played_event",
    "HaendlerSpecialSalePlayedEventData": ".haendler_special_sale_played_event_data",
    "HaendlerSpecialSalePlayedPreviewedEvent": ".haendler_special_sale_played_previewed_event",
    "HaendlerSpendTileAction": ".haendler_spend_tile_action",
    "HaendlerSpendTileChoice": ".haendler_spend_tile_choice",
    "HaendlerStartingPlayerDrawnEvent": ".haendler_starting_player_drawn_event",
    "HaendlerStartingPlayerDrawnEventData": ".haendler_starting_player_drawn_event_data",
    "HaendlerStartingPlayerDrawnPreviewedEvent": ".haendler_starting_player_drawn_previewed_event",
    "HaendlerStatusPurchasedEvent": ".haendler_status_purchased_event",
    "HaendlerStatusPurchasedEventData": ".haendler_status_purchased_event_data",
    "HaendlerStatusPurchasedPreviewedEvent": ".haendler_status_purchased_previewed_event",
    "HaendlerStepBargaining": ".haendler_step_bargaining",
    "HaendlerStepBeganEvent": ".haendler_step_began_event",
    "HaendlerStepBeganEventData": ".haendler_step_began_event_data",
    "HaendlerStepBeganPreviewedEvent": ".haendler_step_began_previewed_event",
    "HaendlerStepBidding": ".haendler_step_bidding",
    "HaendlerStepBonusSale": ".haendler_step_bonus_sale",
    "HaendlerStepFixedLoading": ".haendler_step_fixed_loading",
    "HaendlerStepMasterLoading": ".haendler_step_master_loading",
    "HaendlerStepMoving": ".haendler_step_moving",
    "HaendlerStepNamingAbility": ".haendler_step_naming_ability",
    "HaendlerStepOfferedCredit": ".haendler_step_offered_credit",
    "HaendlerStepPlayingAxles": ".haendler_step_playing_axles",
    "HaendlerStepPurchasing": ".haendler_step_purchasing",
    "HaendlerStepRepaying": ".haendler_step_repaying",
    "HaendlerStepRising": ".haendler_step_rising",
    "HaendlerStepSettingWheels": ".haendler_step_setting_wheels",
    "HaendlerStepSpecialSale": ".haendler_step_special_sale",
    "HaendlerStepUsingOffices": ".haendler_step_using_offices",
    "HaendlerStepWarehouseSelling": ".haendler_step_warehouse_selling",
    "HaendlerTakeCreditAction": ".haendler_take_credit_action",
    "HaendlerTakeCreditChoice": ".haendler_take_credit_choice",
    "HaendlerTerms": ".haendler_terms",
    "HaendlerTileSpentEvent": ".haendler_tile_spent_event",
    "HaendlerTileSpentEventData": ".haendler_tile_spent_event_data",
    "HaendlerTileSpentPreviewedEvent": ".haendler_tile_spent_previewed_event",
    "HaendlerTilesReturnedEvent": ".haendler_tiles_returned_event",
    "HaendlerTilesReturnedEventData": ".haendler_tiles_returned_event_data",
    "HaendlerTilesReturnedPreviewedEvent": ".haendler_tiles_returned_previewed_event",
    "HaendlerTurnEndedEvent": ".haendler_turn_ended_event",
    "HaendlerTurnEndedEventData": ".haendler_turn_ended_event_data",
    "HaendlerTurnEndedPreviewedEvent": ".haendler_turn_ended_previewed_event",
    "HaendlerUpkeepMissedEvent": ".haendler_upkeep_missed_event",
    "HaendlerUpkeepMissedEventData": ".haendler_upkeep_missed_event_data",
    "HaendlerUpkeepMissedPreviewedEvent": ".haendler_upkeep_missed_previewed_event",
    "HaendlerUpkeepPaidEvent": ".haendler_upkeep_paid_event",
    "HaendlerUpkeepPaidEventData": ".haendler_upkeep_paid_event_data",
    "HaendlerUpkeepPaidPreviewedEvent": ".haendler_upkeep_paid_previewed_event",
    "HaendlerUseOfficeAction": ".haendler_use_office_action",
    "HaendlerUseOfficeChoice": ".haendler_use_office_choice",
    "HaendlerView": ".haendler_view",
    "HaendlerWagon": ".haendler_wagon",
    "HaendlerWagonMovedEvent": ".haendler_wagon_moved_event",
    "HaendlerWagonMovedEventData": ".haendler_wagon_moved_event_data",
    "HaendlerWagonMovedPreviewedEvent": ".haendler_wagon_moved_previewed_event",
    "HaendlerWagonMoves": ".haendler_wagon_moves",
    "HaendlerWagonSoldEvent": ".haendler_wagon_sold_event",
    "HaendlerWagonSoldEventData": ".haendler_wagon_sold_event_data",
    "HaendlerWagonSoldPreviewedEvent": ".haendler_wagon_sold_previewed_event",
    "HaendlerWagonsArrivedEvent": ".haendler_wagons_arrived_event",
    "HaendlerWagonsArrivedEventData": ".haendler_wagons_arrived_event_data",
    "HaendlerWagonsArrivedPreviewedEvent": ".haendler_wagons_arrived_previewed_event",
    "HaendlerWarehouseSoldEvent": ".haendler_warehouse_sold_event",
    "HaendlerWarehouseSoldEventData": ".haendler_warehouse_sold_event_data",
    "HaendlerWarehouseSoldPreviewedEvent": ".haendler_warehouse_sold_previewed_event",
    "HaendlerWheel": ".haendler_wheel",
    "HaendlerWheelSetEvent": ".haendler_wheel_set_event",
    "HaendlerWheelSetEventData": ".haendler_wheel_set_event_data",
    "HaendlerWheelSetPreviewedEvent": ".haendler_wheel_set_previewed_event",
    "HaendlerWheelsRevealedEvent": ".haendler_wheels_revealed_event",
    "HaendlerWheelsRevealedEventData": ".haendler_wheels_revealed_event_data",
    "HaendlerWheelsRevealedPreviewedEvent": ".haendler_wheels_revealed_previewed_event",
    "HaendlerWithdrawProposalAction": ".haendler_withdraw_proposal_action",
    "HaendlerWithdrawProposalChoice": ".haendler_withdraw_proposal_choice",
    "HaendlerWithdrawRequestAction": ".haendler_withdraw_request_action",
    "HaendlerWithdrawRequestChoice": ".haendler_withdraw_request_choice",
    "Health": ".health",
    "HoursOff": ".hours_off",
    "ImportRecordVisibility": ".import_record_visibility",
    "Imported": ".imported",
    "Invitation": ".invitation",
    "InvitationList": ".invitation_list",
    "InviteRequest": ".invite_request",
    "Jwk": ".jwk",
    "Jwks": ".jwks",
    "LeaderboardEntry": ".leaderboard_entry",
    "LeaderboardPage": ".leaderboard_page",
    "Limits": ".limits",
    "ListDecisionsFields": ".list_decisions_fields",
    "ListDueDecisionsFields": ".list_due_decisions_fields",
    "ListGamesStatus": ".list_games_status",
    "ListTournamentsStatus": ".list_tournaments_status",
    "ListedPlayer": ".listed_player",
    "Match": ".match",
    "MediciAccount": ".medici_account",
    "MediciAccountScore": ".medici_account_score",
    "MediciAccountScoredEvent": ".medici_account_scored_event",
    "MediciAccountScoredEventData": ".medici_account_scored_event_data",
    "MediciAccountScoredPreviewedEvent": ".medici_account_scored_previewed_event",
    "MediciBid": ".medici_bid",
    "MediciBidAction": ".medici_bid_action",
    "MediciBidChoice": ".medici_bid_choice",
    "MediciBidMadeEvent": ".medici_bid_made_event",
    "MediciBidMadeEventData": ".medici_bid_made_event_data",
    "MediciBidMadePreviewedEvent": ".medici_bid_made_previewed_event",
    "MediciBiddingOpenedEvent": ".medici_bidding_opened_event",
    "MediciBiddingOpenedEventData": ".medici_bidding_opened_event_data",
    "MediciBiddingOpenedPreviewedEvent": ".medici_bidding_opened_previewed_event",
    "MediciCard": ".medici_card",
    "MediciCardInfo": ".medici_card_info",
    "MediciCardTurnedUpEvent": ".medici_card_turned_up_event",
    "MediciCardTurnedUpEventData": ".medici_card_turned_up_event_data",
    "MediciCardTurnedUpPreviewedEvent": ".medici_card_turned_up_previewed_event",
    "MediciComponents": ".medici_components",
    "MediciGameEndedEvent": ".medici_game_ended_event",
    "MediciGameEndedEventData": ".medici_game_ended_event_data",
    "MediciGameEndedPreviewedEvent": ".medici_game_ended_previewed_event",
    "MediciLotDiscardedEvent": ".medici_lot_discarded_event",
    "MediciLotDiscardedEventData": ".medici_lot_discarded_event_data",
    "MediciLotDiscardedPreviewedEvent": ".medici_lot_discarded_previewed_event",
    "MediciLotSoldEvent": ".medici_lot_sold_event",
    "MediciLotSoldEventData": ".medici_lot_sold_event_data",
    "MediciLotSoldPreviewedEvent": ".medici_lot_sold_previewed_event",
    "MediciOpenBiddingAction": ".medici_open_bidding_action",
    "MediciOpenBiddingChoice": ".medici_open_bidding_choice",
    "MediciPassAction": ".medici_pass_action",
    "MediciPassChoice": ".medici_pass_choice",
    "MediciPassReason": ".medici_pass_reason",
    "MediciPassedEvent": ".medici_passed_event",
    "MediciPassedEventData": ".medici_passed_event_data",
    "MediciPassedPreviewedEvent": ".medici_passed_previewed_event",
    "MediciPhaseBidding": ".medici_phase_bidding",
    "MediciPhaseOver": ".medici_phase_over",
    "MediciPhaseTurningUp": ".medici_phase_turning_up",
    "MediciPlacing": ".medici_placing",
    "MediciPlayer": ".medici_player",
    "MediciRoundDealtEvent": ".medici_round_dealt_event",
    "MediciRoundDealtEventData": ".medici_round_dealt_event_data",
    "MediciRoundDealtPreviewedEvent": ".medici_round_dealt_previewed_event",
    "MediciRoundEndReason": ".medici_round_end_reason",
    "MediciRoundEndedEvent": ".medici_round_ended_event",
    "MediciRoundEndedEventData": ".medici_round_ended_event_data",
    "MediciRoundEndedPreviewedEvent": ".medici_round_ended_previewed_event",
    "MediciSpaceInfo": ".medici_space_info",
    "MediciStartPlayerChosenEvent": ".medici_start_player_chosen_event",
    "MediciStartPlayerChosenEventData": ".medici_start_player_chosen_event_data",
    "MediciStartPlayerChosenPreviewedEvent": ".medici_start_player_chosen_previewed_event",
    "MediciTableInfo": ".medici_table_info",
    "MediciTurnUpAction": ".medici_turn_up_action",
    "MediciTurnUpChoice": ".medici_turn_up_choice",
    "MediciView": ".medici_view",
    "MediciWare": ".medici_ware",
    "MediciWareInfo": ".medici_ware_info",
    "MediciWarehouseFilledEvent": ".medici_warehouse_filled_event",
    "MediciWarehouseFilledEventData": ".medici_warehouse_filled_event_data",
    "MediciWarehouseFilledPreviewedEvent": ".medici_warehouse_filled_previewed_event",
    "MediciWarehouseScore": ".medici_warehouse_score",
    "MediciWarehousesScoredEvent": ".medici_warehouses_scored_event",
    "MediciWarehousesScoredEventData": ".medici_warehouses_scored_event_data",
    "MediciWarehousesScoredPreviewedEvent": ".medici_warehouses_scored_previewed_event",
    "Message": ".message",
    "MessagePage": ".message_page",
    "MessageReport": ".message_report",
    "MessageRequest": ".message_request",
    "Meta": ".meta",
    "NoOrders": ".no_orders",
    "Occupant": ".occupant",
    "OnTimeout": ".on_timeout",
    "OwnApp": ".own_app",
    "OwnProfile": ".own_profile",
    "OwnVacation": ".own_vacation",
    "PauseRequest": ".pause_request",
    "Place": ".place",
    "Played": ".played",
    "Player": ".player",
    "PlayerHistory": ".player_history",
    "PlayerKind": ".player_kind",
    "PlayerList": ".player_list",
    "PlayerRating": ".player_rating",
    "PlayerRef": ".player_ref",
    "PlayerResult": ".player_result",
    "Presence": ".presence",
    "Preview": ".preview",
    "PreviewStop": ".preview_stop",
    "Problem": ".problem",
    "ProblemCode": ".problem_code",
    "ProblemKind": ".problem_kind",
    "ProblemKindList": ".problem_kind_list",
    "ProblemRefusal": ".problem_refusal",
    "ProblemSuspension": ".problem_suspension",
    "Profile": ".profile",
    "RateSettings": ".rate_settings",
    "RatedKind": ".rated_kind",
    "RatingPool": ".rating_pool",
    "RecordChecked": ".record_checked",
    "RecordDivergence": ".record_divergence",
    "RecordFinding": ".record_finding",
    "RecordLine": ".record_line",
    "RecordPlayer": ".record_player",
    "RecordSeed": ".record_seed",
    "RecordSigner": ".record_signer",
    "RecoverAccountRequest": ".recover_account_request",
    "RecoveryCodes": ".recovery_codes",
    "RecoveryCodesLeft": ".recovery_codes_left",
    "RedeliveryRequest": ".redelivery_request",
    "RefreshSessionRequest": ".refresh_session_request",
    "ReportCategory": ".report_category",
    "ReportRequest": ".report_request",
    "ResignReason": ".resign_reason",
    "Ruleset": ".ruleset",
    "RulesetList": ".ruleset_list",
    "RulesetRefusal": ".ruleset_refusal",
    "Sandbox": ".sandbox",
    "SandboxRequest": ".sandbox_request",
    "Scope": ".scope",
    "SeatClock": ".seat_clock",
    "SeatLeftReason": ".seat_left_reason",
    "Seek": ".seek",
    "SeekList": ".seek_list",
    "SeekPage": ".seek_page",
    "SeekStatus": ".seek_status",
    "SentInvitation": ".sent_invitation",
    "SentInvitationList": ".sent_invitation_list",
    "SessionList": ".session_list",
    "ShownApp": ".shown_app",
    "SignIn": ".sign_in",
    "SignedIn": ".signed_in",
    "Status": ".status",
    "StreamTicket": ".stream_ticket",
    "StreamTicketRequest": ".stream_ticket_request",
    "TableAbortWantedEvent": ".table_abort_wanted_event",
    "TableAbortWantedEventData": ".table_abort_wanted_event_data",
    "TableAbortWantedPreviewedEvent": ".table_abort_wanted_previewed_event",
    "TableBotLeftEvent": ".table_bot_left_event",
    "TableBotLeftEventData": ".table_bot_left_event_data",
    "TableBotLeftPreviewedEvent": ".table_bot_left_previewed_event",
    "TableBotSeatedEvent": ".table_bot_seated_event",
    "TableBotSeatedEventData": ".table_bot_seated_event_data",
    "TableBotSeatedPreviewedEvent": ".table_bot_seated_previewed_event",
    "TableCreatedEvent": ".table_created_event",
    "TableCreatedEventData": ".table_created_event_data",
    "TableCreatedPreviewedEvent": ".table_created_previewed_event",
    "TableDeletedEvent": ".table_deleted_event",
    "TableDeletedEventData": ".table_deleted_event_data",
    "TableDeletedPreviewedEvent": ".table_deleted_previewed_event",
    "TableDeletedReason": ".table_deleted_reason",
    "TableFinishedEvent": ".table_finished_event",
    "TableFinishedEventData": ".table_finished_event_data",
    "TableFinishedPreviewedEvent": ".table_finished_previewed_event",
    "TableForkedEvent": ".table_forked_event",
    "TableForkedEventData": ".table_forked_event_data",
    "TableForkedPreviewedEvent": ".table_forked_previewed_event",
    "TableInviteReplacedEvent": ".table_invite_replaced_event",
    "TableInviteReplacedPreviewedEvent": ".table_invite_replaced_previewed_event",
    "TablePauseWantedEvent": ".table_pause_wanted_event",
    "TablePauseWantedEventData": ".table_pause_wanted_event_data",
    "TablePauseWantedPreviewedEvent": ".table_pause_wanted_previewed_event",
    "TableResignedEvent": ".table_resigned_event",
    "TableResignedEventData": ".table_resigned_event_data",
    "TableResignedPreviewedEvent": ".table_resigned_previewed_event",
    "TableReturnedEvent": ".table_returned_event",
    "TableReturnedEventData": ".table_returned_event_data",
    "TableReturnedPreviewedEvent": ".table_returned_previewed_event",
    "TableSeatLeftEvent": ".table_seat_left_event",
    "TableSeatLeftEventData": ".table_seat_left_event_data",
    "TableSeatLeftPreviewedEvent": ".table_seat_left_previewed_event",
    "TableSeatTakenEvent": ".table_seat_taken_event",
    "TableSeatTakenEventData": ".table_seat_taken_event_data",
    "TableSeatTakenPreviewedEvent": ".table_seat_taken_previewed_event",
    "TableStartedEvent": ".table_started_event",
    "TableStartedPreviewedEvent": ".table_started_previewed_event",
    "TableTimeGivenEvent": ".table_time_given_event",
    "TableTimeGivenEventData": ".table_time_given_event_data",
    "TableTimeGivenPreviewedEvent": ".table_time_given_previewed_event",
    "TableTimedOutEvent": ".table_timed_out_event",
    "TableTimedOutEventData": ".table_timed_out_event_data",
    "TableTimedOutPreviewedEvent": ".table_timed_out_previewed_event",
    "TableTournamentCancelledEvent": ".table_tournament_cancelled_event",
    "TableTournamentCancelledPreviewedEvent": ".table_tournament_cancelled_previewed_event",
    "TableVacationTakenEvent": ".table_vacation_taken_event",
    "TableVacationTakenEventData": ".table_vacation_taken_event_data",
    "TableVacationTakenPreviewedEvent": ".table_vacation_taken_previewed_event",
    "TakeSeatRequest": ".take_seat_request",
    "Texts": ".texts",
    "Token": ".token",
    "TokenList": ".token_list",
    "Tournament": ".tournament",
    "TournamentBalance": ".tournament_balance",
    "TournamentCancelReason": ".tournament_cancel_reason",
    "TournamentDrawnGame": ".tournament_drawn_game",
    "TournamentDrawnTable": ".tournament_drawn_table",
    "TournamentEntrantBot": ".tournament_entrant_bot",
    "TournamentEntrantPlayer": ".tournament_entrant_player",
    "TournamentEntrants": ".tournament_entrants",
    "TournamentEvent": ".tournament_event",
    "TournamentEventPage": ".tournament_event_page",
    "TournamentFormatElimination": ".tournament_format_elimination",
    "TournamentFormatRoundRobin": ".tournament_format_round_robin",
    "TournamentFormatSwiss": ".tournament_format_swiss",
    "TournamentNewsTournamentCancelled": ".tournament_news_tournament_cancelled",
    "TournamentNewsTournamentCreated": ".tournament_news_tournament_created",
    "TournamentNewsTournamentEnded": ".tournament_news_tournament_ended",
    "TournamentNewsTournamentRegistered": ".tournament_news_tournament_registered",
    "TournamentNewsTournamentRenamed": ".tournament_news_tournament_renamed",
    "TournamentNewsTournamentResultCounted": ".tournament_news_tournament_result_counted",
    "TournamentNewsTournamentRoundClosed": ".tournament_news_tournament_round_closed",
    "TournamentNewsTournamentRoundDrawn": ".tournament_news_tournament_round_drawn",
    "TournamentNewsTournamentStarted": ".tournament_news_tournament_started",
    "TournamentNewsTournamentWithdrawn": ".tournament_news_tournament_withdrawn",
    "TournamentPage": ".tournament_page",
    "TournamentParticipant": ".tournament_participant",
    "TournamentResult": ".tournament_result",
    "TournamentResultReason": ".tournament_result_reason",
    "TournamentRound": ".tournament_round",
    "TournamentRoundGame": ".tournament_round_game",
    "TournamentRoundTable": ".tournament_round_table",
    "TournamentSeeding": ".tournament_seeding",
    "TournamentStanding": ".tournament_standing",
    "TournamentStandings": ".tournament_standings",
    "TournamentStartedEntrant": ".tournament_started_entrant",
    "TournamentStatus": ".tournament_status",
    "TournamentTable": ".tournament_table",
    "TournamentTerms": ".tournament_terms",
    "TournamentTieBreak": ".tournament_tie_break",
    "TournamentWithdrawReason": ".tournament_withdraw_reason",
    "UpgradeRequest": ".upgrade_request",
    "Vacation": ".vacation",
    "VacationRequest": ".vacation_request",
    "ViewPage": ".view_page",
    "Visibility": ".visibility",
    "Webhook": ".webhook",
    "WebhookAnswer": ".webhook_answer",
    "WebhookDisabledReason": ".webhook_disabled_reason",
    "WebhookList": ".webhook_list",
    "WebhookMessage": ".webhook_message",
    "WebhookWithSecret": ".webhook_with_secret",
    "Weekday": ".weekday",
}


# Hidden from type checkers, which would take any name for one of the module's.
if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        if name not in _MODULES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        model = getattr(import_module(_MODULES[name], __name__), name)
        globals()[name] = model
        return model


__all__ = (  # noqa: F822
    "AbortRequest",
    "AcceptRequest",
    "AccountEvent",
    "AccountEventPage",
    "AccountEventType",
    "AccountNewsDecisionOpened",
    "AccountNewsInvitationDeclined",
    "AccountNewsInvitationReceived",
    "AccountNewsInvitationWithdrawn",
    "AccountNewsMessagePosted",
    "AccountNewsSeekExpired",
    "AccountNewsTableCreated",
    "AccountNewsTableDeleted",
    "AccountNewsTableFinished",
    "AccountNewsTableInvited",
    "AccountNewsTableSeatLeft",
    "AccountNewsTableSeatTaken",
    "AccountNewsTableStarted",
    "AccountNewsTableWishesChanged",
    "AccountNewsTournamentCancelled",
    "AccountNewsTournamentEnded",
    "AccountNewsTournamentStarted",
    "AccountNewsWebhookDisabled",
    "ActionRequest",
    "App",
    "AppList",
    "AppRequest",
    "AskedDelivery",
    "Authorization",
    "BasariAcceptAction",
    "BasariAcceptChoice",
    "BasariAcceptReason",
    "BasariActionLapsedEvent",
    "BasariActionLapsedEventData",
    "BasariActionLapsedPreviewedEvent",
    "BasariArch",
    "BasariArchChosenEvent",
    "BasariArchChosenEventData",
    "BasariArchChosenPreviewedEvent",
    "BasariArchInfo",
    "BasariCard",
    "BasariCardChosenEvent",
    "BasariCardChosenEventData",
    "BasariCardChosenPreviewedEvent",
    "BasariCardsRevealedEvent",
    "BasariCardsRevealedEventData",
    "BasariCardsRevealedPreviewedEvent",
    "BasariChooseArchAction",
    "BasariChooseArchChoice",
    "BasariChooseCardAction",
    "BasariChooseCardChoice",
    "BasariChosen",
    "BasariColour",
    "BasariColourInfo",
    "BasariComponents",
    "BasariConcedeAction",
    "BasariConcedeChoice",
    "BasariConcedeReason",
    "BasariFigure",
    "BasariFigureMovedEvent",
    "BasariFigureMovedEventData",
    "BasariFigureMovedPreviewedEvent",
    "BasariGameEndedEvent",
    "BasariGameEndedEventData",
    "BasariGameEndedPreviewedEvent",
    "BasariGems",
    "BasariGemsCarriedOutEvent",
    "BasariGemsCarriedOutEventData",
    "BasariGemsCarriedOutPreviewedEvent",
    "BasariGemsDealtEvent",
    "BasariGemsDealtEventData",
    "BasariGemsDealtPreviewedEvent",
    "BasariLapScore",
    "BasariLapsScoredEvent",
    "BasariLapsScoredEventData",
    "BasariLapsScoredPreviewedEvent",
    "BasariMajorityScore",
    "BasariMajorityScoredEvent",
    "BasariMajorityScoredEventData",
    "BasariMajorityScoredPreviewedEvent",
    "BasariOffer",
    "BasariOfferAcceptedEvent",
    "BasariOfferAcceptedEventData",
    "BasariOfferAcceptedPreviewedEvent",
    "BasariOfferAction",
    "BasariOfferChoice",
    "BasariOfferedGems",
    "BasariOfferMadeEvent",
    "BasariOfferMadeEventData",
    "BasariOfferMadePreviewedEvent",
    "BasariOpeningRoll",
    "BasariOpeningRolledEvent",
    "BasariOpeningRolledEventData",
    "BasariOpeningRolledPreviewedEvent",
    "BasariPhaseChoosingArches",
    "BasariPhaseChoosingCards",
    "BasariPhaseOver",
    "BasariPhaseTrading",
    "BasariPlacing",
    "BasariPlayer",
    "BasariPointsCarriedOutEvent",
    "BasariPointsCarriedOutEventData",
    "BasariPointsCarriedOutPreviewedEvent",
    "BasariRollCarriedOutEvent",
    "BasariRollCarriedOutEventData",
    "BasariRollCarriedOutPreviewedEvent",
    "BasariRoundBeganEvent",
    "BasariRoundBeganEventData",
    "BasariRoundBeganPreviewedEvent",
    "BasariStartMarkersMovedEvent",
    "BasariStartMarkersMovedEventData",
    "BasariStartMarkersMovedPreviewedEvent",
    "BasariTradeConcededEvent",
    "BasariTradeConcededEventData",
    "BasariTradeConcededPreviewedEvent",
    "BasariTradeOpenedEvent",
    "BasariTradeOpenedEventData",
    "BasariTradeOpenedPreviewedEvent",
    "BasariView",
    "Bot",
    "BotAccountList",
    "ChangeBotRequest",
    "ChangePasswordRequest",
    "ChangeWebhookRequest",
    "Clock",
    "ClockTimeBanked",
    "ClockTimeDecision",
    "ClockTimeTurn",
    "CreateAuthorizationRequest",
    "CreateBotRequest",
    "CreatedToken",
    "CreateGameRequest",
    "CreateGuestRequest",
    "CreateRecoveryCodesRequest",
    "CreateSeekRequest",
    "CreateSessionRequest",
    "CreateTokenRequest",
    "CreateTournamentRequest",
    "CreateUserRequest",
    "CreateWebhookRequest",
    "DaleOfMerchantsAskForHelpAction",
    "DaleOfMerchantsAskForHelpChoice",
    "DaleOfMerchantsBuildAction",
    "DaleOfMerchantsBuildChoice",
    "DaleOfMerchantsBuyAction",
    "DaleOfMerchantsBuyChoice",
    "DaleOfMerchantsCard",
    "DaleOfMerchantsCardInfo",
    "DaleOfMerchantsCardMovedEvent",
    "DaleOfMerchantsCardMovedEventData",
    "DaleOfMerchantsCardMovedPreviewedEvent",
    "DaleOfMerchantsCardShownEvent",
    "DaleOfMerchantsCardShownEventData",
    "DaleOfMerchantsCardShownPreviewedEvent",
    "DaleOfMerchantsCardType",
    "DaleOfMerchantsChooseDeckCardsAction",
    "DaleOfMerchantsChooseDeckCardsChoice",
    "DaleOfMerchantsChooseDirectionAction",
    "DaleOfMerchantsChooseDirectionChoice",
    "DaleOfMerchantsChooseHandCardsAction",
    "DaleOfMerchantsChooseHandCardsChoice",
    "DaleOfMerchantsChooseMarketCardsAction",
    "DaleOfMerchantsChooseMarketCardsChoice",
    "DaleOfMerchantsChoosePileCardsAction",
    "DaleOfMerchantsChoosePileCardsChoice",
    "DaleOfMerchantsChoosePlayerAction",
    "DaleOfMerchantsChoosePlayerChoice",
    "DaleOfMerchantsChooseStallCardAction",
    "DaleOfMerchantsChooseStallCardChoice",
    "DaleOfMerchantsComponents",
    "DaleOfMerchantsDealAction",
    "DaleOfMerchantsDealChoice",
    "DaleOfMerchantsDeckCardChosenEvent",
    "DaleOfMerchantsDeckCardChosenEventData",
    "DaleOfMerchantsDeckCardChosenPreviewedEvent",
    "DaleOfMerchantsDeckSearchedEvent",
    "DaleOfMerchantsDeckSearchedEventData",
    "DaleOfMerchantsDeckSearchedPreviewedEvent",
    "DaleOfMerchantsDeckShuffledEvent",
    "DaleOfMerchantsDeckShuffledEventData",
    "DaleOfMerchantsDeckShuffledPreviewedEvent",
    "DaleOfMerchantsDeclineHelpAction",
    "DaleOfMerchantsDeclineHelpChoice",
    "DaleOfMerchantsDieRolledEvent",
    "DaleOfMerchantsDieRolledEventData",
    "DaleOfMerchantsDieRolledPreviewedEvent",
    "DaleOfMerchantsDirection",
    "DaleOfMerchantsDirectionChosenEvent",
    "DaleOfMerchantsDirectionChosenEventData",
    "DaleOfMerchantsDirectionChosenPreviewedEvent",
    "DaleOfMerchantsDiscardAction",
    "DaleOfMerchantsDiscardChoice",
    "DaleOfMerchantsEndTurnAction",
    "DaleOfMerchantsEndTurnChoice",
    "DaleOfMerchantsExchangeAction",
    "DaleOfMerchantsExchangeChoice",
    "DaleOfMerchantsGameEndedEvent",
    "DaleOfMerchantsGameEndedEventData",
    "DaleOfMerchantsGameEndedPreviewedEvent",
    "DaleOfMerchantsGoalAside",
    "DaleOfMerchantsGoalDeckTop",
    "DaleOfMerchantsGoalHand",
    "DaleOfMerchantsGoalJunkPile",
    "DaleOfMerchantsGoalMarket",
    "DaleOfMerchantsGoalMarketPile",
    "DaleOfMerchantsGoalPile",
    "DaleOfMerchantsGoalSchedule",
    "DaleOfMerchantsGoalStall",
    "DaleOfMerchantsGuessAction",
    "DaleOfMerchantsGuessChoice",
    "DaleOfMerchantsHandCard",
    "DaleOfMerchantsHandLookedAtEvent",
    "DaleOfMerchantsHandLookedAtEventData",
    "DaleOfMerchantsHandLookedAtPreviewedEvent",
    "DaleOfMerchantsHandSortedOutEvent",
    "DaleOfMerchantsHandSortedOutEventData",
    "DaleOfMerchantsHandSortedOutPreviewedEvent",
    "DaleOfMerchantsHelpAction",
    "DaleOfMerchantsHelpAskedEvent",
    "DaleOfMerchantsHelpAskedEventData",
    "DaleOfMerchantsHelpAskedPreviewedEvent",
    "DaleOfMerchantsHelpChoice",
    "DaleOfMerchantsHelpDeclinedEvent",
    "DaleOfMerchantsHelpDeclinedEventData",
    "DaleOfMerchantsHelpDeclinedPreviewedEvent",
    "DaleOfMerchantsLaidOut",
    "DaleOfMerchantsLaidOutCard",
    "DaleOfMerchantsMarketArrangedEvent",
    "DaleOfMerchantsMarketArrangedEventData",
    "DaleOfMerchantsMarketArrangedPreviewedEvent",
    "DaleOfMerchantsMarketDeckFormedEvent",
    "DaleOfMerchantsMarketDeckFormedEventData",
    "DaleOfMerchantsMarketDeckFormedPreviewedEvent",
    "DaleOfMerchantsMultiplied",
    "DaleOfMerchantsOrderCardsAction",
    "DaleOfMerchantsOrderCardsChoice",
    "DaleOfMerchantsOrders",
    "DaleOfMerchantsOriginAside",
    "DaleOfMerchantsOriginDeck",
    "DaleOfMerchantsOriginDeckTop",
    "DaleOfMerchantsOriginHand",
    "DaleOfMerchantsOriginJunkPile",
    "DaleOfMerchantsOriginMarket",
    "DaleOfMerchantsOriginMarketDeck",
    "DaleOfMerchantsOriginPile",
    "DaleOfMerchantsOriginSchedule",
    "DaleOfMerchantsOriginStall",
    "DaleOfMerchantsPassAction",
    "DaleOfMerchantsPassChoice",
    "DaleOfMerchantsPassedEvent",
    "DaleOfMerchantsPassedEventData",
    "DaleOfMerchantsPassedPreviewedEvent",
    "DaleOfMerchantsPlacing",
    "DaleOfMerchantsPlayAction",
    "DaleOfMerchantsPlayChoice",
    "DaleOfMerchantsPlayer",
    "DaleOfMerchantsPlayerChosenEvent",
    "DaleOfMerchantsPlayerChosenEventData",
    "DaleOfMerchantsPlayerChosenPreviewedEvent",
    "DaleOfMerchantsPurchasedEvent",
    "DaleOfMerchantsPurchasedEventData",
    "DaleOfMerchantsPurchasedPreviewedEvent",
    "DaleOfMerchantsPutOnDeckAction",
    "DaleOfMerchantsPutOnDeckChoice",
    "DaleOfMerchantsReactions",
    "DaleOfMerchantsRearrangeAndBuyAction",
    "DaleOfMerchantsRearrangeAndBuyChoice",
    "DaleOfMerchantsScheduled",
    "DaleOfMerchantsSet",
    "DaleOfMerchantsSetDealtEvent",
    "DaleOfMerchantsSetDealtEventData",
    "DaleOfMerchantsSetDealtPreviewedEvent",
    "DaleOfMerchantsSetInfo",
    "DaleOfMerchantsSetUpEvent",
    "DaleOfMerchantsSetUpEventData",
    "DaleOfMerchantsSetUpPreviewedEvent",
    "DaleOfMerchantsShownFor",
    "DaleOfMerchantsStackBuiltEvent",
    "DaleOfMerchantsStackBuiltEventData",
    "DaleOfMerchantsStackBuiltPreviewedEvent",
    "DaleOfMerchantsStall",
    "DaleOfMerchantsSwapAction",
    "DaleOfMerchantsSwapChoice",
    "DaleOfMerchantsTakeUpAction",
    "DaleOfMerchantsTakeUpChoice",
    "DaleOfMerchantsTechniquePlayedEvent",
    "DaleOfMerchantsTechniquePlayedEventData",
    "DaleOfMerchantsTechniquePlayedPreviewedEvent",
    "DaleOfMerchantsTechniqueResolvedEvent",
    "DaleOfMerchantsTechniqueResolvedEventData",
    "DaleOfMerchantsTechniqueResolvedPreviewedEvent",
    "DaleOfMerchantsTechniqueScheduledEvent",
    "DaleOfMerchantsTechniqueScheduledEventData",
    "DaleOfMerchantsTechniqueScheduledPreviewedEvent",
    "DaleOfMerchantsTurnBeganEvent",
    "DaleOfMerchantsTurnBeganEventData",
    "DaleOfMerchantsTurnBeganPreviewedEvent",
    "DaleOfMerchantsTurnEndedEvent",
    "DaleOfMerchantsTurnEndedEventData",
    "DaleOfMerchantsTurnEndedPreviewedEvent",
    "DaleOfMerchantsUntil",
    "DaleOfMerchantsUseOwlAction",
    "DaleOfMerchantsUseOwlChoice",
    "DaleOfMerchantsValueGuessedEvent",
    "DaleOfMerchantsValueGuessedEventData",
    "DaleOfMerchantsValueGuessedPreviewedEvent",
    "DaleOfMerchantsValueMultipliedEvent",
    "DaleOfMerchantsValueMultipliedEventData",
    "DaleOfMerchantsValueMultipliedPreviewedEvent",
    "DaleOfMerchantsView",
    "DaleOfMerchantsWaitingEvent",
    "DaleOfMerchantsWaitingEventData",
    "DaleOfMerchantsWaitingPreviewedEvent",
    "Decision",
    "DecisionList",
    "DeleteAccountRequest",
    "Delivery",
    "DeliveryList",
    "DeliveryOutcome",
    "DeviceAnswerRequest",
    "DeviceRequest",
    "DueDecision",
    "DueDecisionPage",
    "Engine",
    "EvaluatedAction",
    "Evaluation",
    "EvaluationRequest",
    "Evaluator",
    "EventPage",
    "ExportLineAccount",
    "ExportLineApp",
    "ExportLineBlockedPlayer",
    "ExportLineBotAccount",
    "ExportLineEnd",
    "ExportLineEvent",
    "ExportLineGame",
    "ExportLineInvitation",
    "ExportLineMessage",
    "ExportLineMissing",
    "ExportLineMutedPlayer",
    "ExportLineRating",
    "ExportLineReport",
    "ExportLineSeek",
    "ExportLineSentInvitation",
    "ExportLineSession",
    "ExportLineToken",
    "ExportLineTournament",
    "ExportLineVacation",
    "ExportLineWebhook",
    "ExportPart",
    "FieldError",
    "FieldErrorCode",
    "FindMatchRequest",
    "ForkedFrom",
    "ForkGameRequest",
    "ForkSeat",
    "FoundPlayers",
    "Game",
    "GameComponentsBasari",
    "GameComponentsDaleOfMerchants",
    "GameComponentsHaendler",
    "GameComponentsMedici",
    "GameCount",
    "GameOrdersBasari",
    "GameOrdersDaleOfMerchants",
    "GameOrdersHaendler",
    "GameOrdersMedici",
    "GameOutcome",
    "GamePage",
    "GameRecord",
    "GameSeat",
    "GameViewBasari",
    "GameViewDaleOfMerchants",
    "GameViewHaendler",
    "GameViewMedici",
    "GetDecisionFields",
    "GetLeaderboardKind",
    "GetLeaderboardPool",
    "GiveTimeRequest",
    "HaendlerAbilitiesDealtEvent",
    "HaendlerAbilitiesDealtEventData",
    "HaendlerAbilitiesDealtPreviewedEvent",
    "HaendlerAbility",
    "HaendlerAbilityInfo",
    "HaendlerAbilityNamedEvent",
    "HaendlerAbilityNamedEventData",
    "HaendlerAbilityNamedPreviewedEvent",
    "HaendlerAbilityPassedEvent",
    "HaendlerAbilityPassedEventData",
    "HaendlerAbilityPassedPreviewedEvent",
    "HaendlerAbilityRaisedEvent",
    "HaendlerAbilityRaisedEventData",
    "HaendlerAbilityRaisedPreviewedEvent",
    "HaendlerAbilitySoldEvent",
    "HaendlerAbilitySoldEventData",
    "HaendlerAbilitySoldPreviewedEvent",
    "HaendlerAcceptOfferAction",
    "HaendlerAcceptOfferChoice",
    "HaendlerAcceptProposalAction",
    "HaendlerAcceptProposalChoice",
    "HaendlerAcceptRequestAction",
    "HaendlerAcceptRequestChoice",
    "HaendlerArrow",
    "HaendlerBargain",
    "HaendlerBargainingClosedEvent",
    "HaendlerBargainingClosedEventData",
    "HaendlerBargainingClosedPreviewedEvent",
    "HaendlerBargainingEndedEvent",
    "HaendlerBargainingEndedEventData",
    "HaendlerBargainingEndedPreviewedEvent",
    "HaendlerBasket",
    "HaendlerBidAction",
    "HaendlerBidChoice",
    "HaendlerBidMadeEvent",
    "HaendlerBidMadeEventData",
    "HaendlerBidMadePreviewedEvent",
    "HaendlerBidsRevealedEvent",
    "HaendlerBidsRevealedEventData",
    "HaendlerBidsRevealedPreviewedEvent",
    "HaendlerBoard",
    "HaendlerBoardInfo",
    "HaendlerBonusMarkersMovedEvent",
    "HaendlerBonusMarkersMovedEventData",
    "HaendlerBonusMarkersMovedPreviewedEvent",
    "HaendlerBrokenAxlePlayedEvent",
    "HaendlerBrokenAxlePlayedEventData",
    "HaendlerBrokenAxlePlayedPreviewedEvent",
    "HaendlerBrokenAxleRemovedEvent",
    "HaendlerBrokenAxleRemovedEventData",
    "HaendlerBrokenAxleRemovedPreviewedEvent",
    "HaendlerBrokenAxlesClearedEvent",
    "HaendlerBrokenAxlesClearedEventData",
    "HaendlerBrokenAxlesClearedPreviewedEvent",
    "HaendlerCardHandedOverEvent",
    "HaendlerCardHandedOverEventData",
    "HaendlerCardHandedOverPreviewedEvent",
    "HaendlerCardSetAsideEvent",
    "HaendlerCardSetAsideEventData",
    "HaendlerCardSetAsidePreviewedEvent",
    "HaendlerCardSlippedOverEvent",
    "HaendlerCardSlippedOverEventData",
    "HaendlerCardSlippedOverPreviewedEvent",
    "HaendlerCity",
    "HaendlerCityView",
    "HaendlerCloseBargainingAction",
    "HaendlerCloseBargainingChoice",
    "HaendlerComponents",
    "HaendlerCourierMovedEvent",
    "HaendlerCourierMovedEventData",
    "HaendlerCourierMovedPreviewedEvent",
    "HaendlerCourierSpace",
    "HaendlerCreditRepaidEvent",
    "HaendlerCreditRepaidEventData",
    "HaendlerCreditRepaidPreviewedEvent",
    "HaendlerCreditTakenEvent",
    "HaendlerCreditTakenEventData",
    "HaendlerCreditTakenPreviewedEvent",
    "HaendlerDeal",
    "HaendlerDealMadeEvent",
    "HaendlerDealMadeEventData",
    "HaendlerDealMadePreviewedEvent",
    "HaendlerDealProposedEvent",
    "HaendlerDealProposedEventData",
    "HaendlerDealProposedPreviewedEvent",
    "HaendlerDealtCard",
    "HaendlerDeclineOfferAction",
    "HaendlerDeclineOfferChoice",
    "HaendlerDeclineProposalAction",
    "HaendlerDeclineProposalChoice",
    "HaendlerDeclineRequestAction",
    "HaendlerDeclineRequestChoice",
    "HaendlerDirection",
    "HaendlerEndReason",
    "HaendlerEnds",
    "HaendlerEndTurnAction",
    "HaendlerEndTurnChoice",
    "HaendlerGameEndedEvent",
    "HaendlerGameEndedEventData",
    "HaendlerGameEndedPreviewedEvent",
    "HaendlerGivenPledge",
    "HaendlerGood",
    "HaendlerGoodInfo",
    "HaendlerGoodPurchasedEvent",
    "HaendlerGoodPurchasedEventData",
    "HaendlerGoodPurchasedPreviewedEvent",
    "HaendlerGoods",
    "HaendlerGoodsLoadedEvent",
    "HaendlerGoodsLoadedEventData",
    "HaendlerGoodsLoadedPreviewedEvent",
    "HaendlerInfluence",
    "HaendlerInfluenceCards",
    "HaendlerInfluenceEarnedEvent",
    "HaendlerInfluenceEarnedEventData",
    "HaendlerInfluenceEarnedPreviewedEvent",
    "HaendlerInfluenceInfo",
    "HaendlerInfluencePickedEvent",
    "HaendlerInfluencePickedEventData",
    "HaendlerInfluencePickedPreviewedEvent",
    "HaendlerLoadAction",
    "HaendlerLoadChoice",
    "HaendlerLoadingRight",
    "HaendlerMoveCourierAction",
    "HaendlerMoveCourierChoice",
    "HaendlerMovePoints",
    "HaendlerMoveWagonAction",
    "HaendlerMoveWagonChoice",
    "HaendlerNameAbilityAction",
    "HaendlerNameAbilityChoice",
    "HaendlerNames",
    "HaendlerNegotiation",
    "HaendlerOffer",
    "HaendlerOfferDeclinedEvent",
    "HaendlerOfferDeclinedEventData",
    "HaendlerOfferDeclinedPreviewedEvent",
    "HaendlerOfferedGoods",
    "HaendlerOfferLoadingAction",
    "HaendlerOfferLoadingChoice",
    "HaendlerOfferMadeEvent",
    "HaendlerOfferMadeEventData",
    "HaendlerOfferMadePreviewedEvent",
    "HaendlerOfficeUsedEvent",
    "HaendlerOfficeUsedEventData",
    "HaendlerOfficeUsedPreviewedEvent",
    "HaendlerPassAction",
    "HaendlerPassChoice",
    "HaendlerPassedEvent",
    "HaendlerPassedEventData",
    "HaendlerPassedPreviewedEvent",
    "HaendlerPassReason",
    "HaendlerPhaseAuction",
    "HaendlerPhaseBargaining",
    "HaendlerPhaseBidding",
    "HaendlerPhaseBonusSale",
    "HaendlerPhaseFixedLoading",
    "HaendlerPhaseMasterLoading",
    "HaendlerPhaseMoving",
    "HaendlerPhaseNamingAbility",
    "HaendlerPhaseOfferedCredit",
    "HaendlerPhaseOver",
    "HaendlerPhasePlayingAxles",
    "HaendlerPhasePurchasing",
    "HaendlerPhaseRepaying",
    "HaendlerPhaseRising",
    "HaendlerPhaseSettingWheels",
    "HaendlerPhaseSpecialSale",
    "HaendlerPhaseUsingOffices",
    "HaendlerPhaseWarehouseSelling",
    "HaendlerPickInfluenceAction",
    "HaendlerPickInfluenceChoice",
    "HaendlerPlacing",
    "HaendlerPlayBrokenAxleAction",
    "HaendlerPlayBrokenAxleChoice",
    "HaendlerPlayer",
    "HaendlerPlayFreeLoadingAction",
    "HaendlerPlayFreeLoadingChoice",
    "HaendlerPlaySaleWithBonusAction",
    "HaendlerPlaySaleWithBonusChoice",
    "HaendlerPlaySpecialSaleAction",
    "HaendlerPlaySpecialSaleChoice",
    "HaendlerPledgedMoves",
    "HaendlerPledgedSteps",
    "HaendlerPledgeKeptEvent",
    "HaendlerPledgeKeptEventData",
    "HaendlerPledgeKeptPreviewedEvent",
    "HaendlerPledgeLapsedEvent",
    "HaendlerPledgeLapsedEventData",
    "HaendlerPledgeLapsedPreviewedEvent",
    "HaendlerPledgeLetLoad",
    "HaendlerPledgeMoveWagon",
    "HaendlerPledgeNoBid",
    "HaendlerPledgeNoOffice",
    "HaendlerPledgeOfficeOnly",
    "HaendlerPledgeOfficeSpares",
    "HaendlerPrice",
    "HaendlerPriceLevel",
    "HaendlerProposal",
    "HaendlerProposalDeclinedEvent",
    "HaendlerProposalDeclinedEventData",
    "HaendlerProposalDeclinedPreviewedEvent",
    "HaendlerProposalLapsedEvent",
    "HaendlerProposalLapsedEventData",
    "HaendlerProposalLapsedPreviewedEvent",
    "HaendlerProposalWithdrawnEvent",
    "HaendlerProposalWithdrawnEventData",
    "HaendlerProposalWithdrawnPreviewedEvent",
    "HaendlerProposedCard",
    "HaendlerProposeDealAction",
    "HaendlerProposeDealChoice",
    "HaendlerPurchaseAction",
    "HaendlerPurchaseChoice",
    "HaendlerRaiseAction",
    "HaendlerRaiseChoice",
    "HaendlerRank",
    "HaendlerRemoveBrokenAxleAction",
    "HaendlerRemoveBrokenAxleChoice",
    "HaendlerRepayCreditAction",
    "HaendlerRepayCreditChoice",
    "HaendlerRequest",
    "HaendlerRequestDeclinedEvent",
    "HaendlerRequestDeclinedEventData",
    "HaendlerRequestDeclinedPreviewedEvent",
    "HaendlerRequestLoadingAction",
    "HaendlerRequestLoadingChoice",
    "HaendlerRequestMadeEvent",
    "HaendlerRequestMadeEventData",
    "HaendlerRequestMadePreviewedEvent",
    "HaendlerRequestWithdrawnEvent",
    "HaendlerRequestWithdrawnEventData",
    "HaendlerRequestWithdrawnPreviewedEvent",
    "HaendlerRiseAction",
    "HaendlerRiseChoice",
    "HaendlerRoad",
    "HaendlerRoadsAhead",
    "HaendlerRoundBeganEvent",
    "HaendlerRoundBeganEventData",
    "HaendlerRoundBeganPreviewedEvent",
    "HaendlerRoute",
    "HaendlerSale",
    "HaendlerSaleWithBonusPlayedEvent",
    "HaendlerSaleWithBonusPlayedEventData",
    "HaendlerSaleWithBonusPlayedPreviewedEvent",
    "HaendlerSellFromWarehouseAction",
    "HaendlerSellFromWarehouseChoice",
    "HaendlerSetWheelAction",
    "HaendlerSetWheelChoice",
    "HaendlerSpecialSalePlayedEvent",
    "HaendlerSpecialSalePlayedEventData",
    "HaendlerSpecialSalePlayedPreviewedEvent",
    "HaendlerSpendTileAction",
    "HaendlerSpendTileChoice",
    "HaendlerStartingPlayerDrawnEvent",
    "HaendlerStartingPlayerDrawnEventData",
    "HaendlerStartingPlayerDrawnPreviewedEvent",
    "HaendlerStatusPurchasedEvent",
    "HaendlerStatusPurchasedEventData",
    "HaendlerStatusPurchasedPreviewedEvent",
    "HaendlerStepBargaining",
    "HaendlerStepBeganEvent",
    "HaendlerStepBeganEventData",
    "HaendlerStepBeganPreviewedEvent",
    "HaendlerStepBidding",
    "HaendlerStepBonusSale",
    "HaendlerStepFixedLoading",
    "HaendlerStepMasterLoading",
    "HaendlerStepMoving",
    "HaendlerStepNamingAbility",
    "HaendlerStepOfferedCredit",
    "HaendlerStepPlayingAxles",
    "HaendlerStepPurchasing",
    "HaendlerStepRepaying",
    "HaendlerStepRising",
    "HaendlerStepSettingWheels",
    "HaendlerStepSpecialSale",
    "HaendlerStepUsingOffices",
    "HaendlerStepWarehouseSelling",
    "HaendlerTakeCreditAction",
    "HaendlerTakeCreditChoice",
    "HaendlerTerms",
    "HaendlerTileSpentEvent",
    "HaendlerTileSpentEventData",
    "HaendlerTileSpentPreviewedEvent",
    "HaendlerTilesReturnedEvent",
    "HaendlerTilesReturnedEventData",
    "HaendlerTilesReturnedPreviewedEvent",
    "HaendlerTurnEndedEvent",
    "HaendlerTurnEndedEventData",
    "HaendlerTurnEndedPreviewedEvent",
    "HaendlerUpkeepMissedEvent",
    "HaendlerUpkeepMissedEventData",
    "HaendlerUpkeepMissedPreviewedEvent",
    "HaendlerUpkeepPaidEvent",
    "HaendlerUpkeepPaidEventData",
    "HaendlerUpkeepPaidPreviewedEvent",
    "HaendlerUseOfficeAction",
    "HaendlerUseOfficeChoice",
    "HaendlerView",
    "HaendlerWagon",
    "HaendlerWagonMovedEvent",
    "HaendlerWagonMovedEventData",
    "HaendlerWagonMovedPreviewedEvent",
    "HaendlerWagonMoves",
    "HaendlerWagonsArrivedEvent",
    "HaendlerWagonsArrivedEventData",
    "HaendlerWagonsArrivedPreviewedEvent",
    "HaendlerWagonSoldEvent",
    "HaendlerWagonSoldEventData",
    "HaendlerWagonSoldPreviewedEvent",
    "HaendlerWarehouseSoldEvent",
    "HaendlerWarehouseSoldEventData",
    "HaendlerWarehouseSoldPreviewedEvent",
    "HaendlerWheel",
    "HaendlerWheelSetEvent",
    "HaendlerWheelSetEventData",
    "HaendlerWheelSetPreviewedEvent",
    "HaendlerWheelsRevealedEvent",
    "HaendlerWheelsRevealedEventData",
    "HaendlerWheelsRevealedPreviewedEvent",
    "HaendlerWithdrawProposalAction",
    "HaendlerWithdrawProposalChoice",
    "HaendlerWithdrawRequestAction",
    "HaendlerWithdrawRequestChoice",
    "Health",
    "HoursOff",
    "Imported",
    "ImportRecordVisibility",
    "Invitation",
    "InvitationList",
    "InviteRequest",
    "Jwk",
    "Jwks",
    "LeaderboardEntry",
    "LeaderboardPage",
    "Limits",
    "ListDecisionsFields",
    "ListDueDecisionsFields",
    "ListedPlayer",
    "ListGamesStatus",
    "ListTournamentsStatus",
    "Match",
    "MediciAccount",
    "MediciAccountScore",
    "MediciAccountScoredEvent",
    "MediciAccountScoredEventData",
    "MediciAccountScoredPreviewedEvent",
    "MediciBid",
    "MediciBidAction",
    "MediciBidChoice",
    "MediciBiddingOpenedEvent",
    "MediciBiddingOpenedEventData",
    "MediciBiddingOpenedPreviewedEvent",
    "MediciBidMadeEvent",
    "MediciBidMadeEventData",
    "MediciBidMadePreviewedEvent",
    "MediciCard",
    "MediciCardInfo",
    "MediciCardTurnedUpEvent",
    "MediciCardTurnedUpEventData",
    "MediciCardTurnedUpPreviewedEvent",
    "MediciComponents",
    "MediciGameEndedEvent",
    "MediciGameEndedEventData",
    "MediciGameEndedPreviewedEvent",
    "MediciLotDiscardedEvent",
    "MediciLotDiscardedEventData",
    "MediciLotDiscardedPreviewedEvent",
    "MediciLotSoldEvent",
    "MediciLotSoldEventData",
    "MediciLotSoldPreviewedEvent",
    "MediciOpenBiddingAction",
    "MediciOpenBiddingChoice",
    "MediciPassAction",
    "MediciPassChoice",
    "MediciPassedEvent",
    "MediciPassedEventData",
    "MediciPassedPreviewedEvent",
    "MediciPassReason",
    "MediciPhaseBidding",
    "MediciPhaseOver",
    "MediciPhaseTurningUp",
    "MediciPlacing",
    "MediciPlayer",
    "MediciRoundDealtEvent",
    "MediciRoundDealtEventData",
    "MediciRoundDealtPreviewedEvent",
    "MediciRoundEndedEvent",
    "MediciRoundEndedEventData",
    "MediciRoundEndedPreviewedEvent",
    "MediciRoundEndReason",
    "MediciSpaceInfo",
    "MediciStartPlayerChosenEvent",
    "MediciStartPlayerChosenEventData",
    "MediciStartPlayerChosenPreviewedEvent",
    "MediciTableInfo",
    "MediciTurnUpAction",
    "MediciTurnUpChoice",
    "MediciView",
    "MediciWare",
    "MediciWarehouseFilledEvent",
    "MediciWarehouseFilledEventData",
    "MediciWarehouseFilledPreviewedEvent",
    "MediciWarehouseScore",
    "MediciWarehousesScoredEvent",
    "MediciWarehousesScoredEventData",
    "MediciWarehousesScoredPreviewedEvent",
    "MediciWareInfo",
    "Message",
    "MessagePage",
    "MessageReport",
    "MessageRequest",
    "Meta",
    "NoOrders",
    "Occupant",
    "OnTimeout",
    "OwnApp",
    "OwnProfile",
    "OwnVacation",
    "PauseRequest",
    "Place",
    "Played",
    "Player",
    "PlayerHistory",
    "PlayerKind",
    "PlayerList",
    "PlayerRating",
    "PlayerRef",
    "PlayerResult",
    "Presence",
    "Preview",
    "PreviewStop",
    "Problem",
    "ProblemCode",
    "ProblemKind",
    "ProblemKindList",
    "ProblemRefusal",
    "ProblemSuspension",
    "Profile",
    "RatedKind",
    "RateSettings",
    "RatingPool",
    "RecordChecked",
    "RecordDivergence",
    "RecordFinding",
    "RecordLine",
    "RecordPlayer",
    "RecordSeed",
    "RecordSigner",
    "RecoverAccountRequest",
    "RecoveryCodes",
    "RecoveryCodesLeft",
    "RedeliveryRequest",
    "RefreshSessionRequest",
    "ReportCategory",
    "ReportRequest",
    "ResignReason",
    "Ruleset",
    "RulesetList",
    "RulesetRefusal",
    "Sandbox",
    "SandboxRequest",
    "Scope",
    "SeatClock",
    "SeatLeftReason",
    "Seek",
    "SeekList",
    "SeekPage",
    "SeekStatus",
    "SentInvitation",
    "SentInvitationList",
    "SessionList",
    "ShownApp",
    "SignedIn",
    "SignIn",
    "Status",
    "StreamTicket",
    "StreamTicketRequest",
    "TableAbortWantedEvent",
    "TableAbortWantedEventData",
    "TableAbortWantedPreviewedEvent",
    "TableBotLeftEvent",
    "TableBotLeftEventData",
    "TableBotLeftPreviewedEvent",
    "TableBotSeatedEvent",
    "TableBotSeatedEventData",
    "TableBotSeatedPreviewedEvent",
    "TableCreatedEvent",
    "TableCreatedEventData",
    "TableCreatedPreviewedEvent",
    "TableDeletedEvent",
    "TableDeletedEventData",
    "TableDeletedPreviewedEvent",
    "TableDeletedReason",
    "TableFinishedEvent",
    "TableFinishedEventData",
    "TableFinishedPreviewedEvent",
    "TableForkedEvent",
    "TableForkedEventData",
    "TableForkedPreviewedEvent",
    "TableInviteReplacedEvent",
    "TableInviteReplacedPreviewedEvent",
    "TablePauseWantedEvent",
    "TablePauseWantedEventData",
    "TablePauseWantedPreviewedEvent",
    "TableResignedEvent",
    "TableResignedEventData",
    "TableResignedPreviewedEvent",
    "TableReturnedEvent",
    "TableReturnedEventData",
    "TableReturnedPreviewedEvent",
    "TableSeatLeftEvent",
    "TableSeatLeftEventData",
    "TableSeatLeftPreviewedEvent",
    "TableSeatTakenEvent",
    "TableSeatTakenEventData",
    "TableSeatTakenPreviewedEvent",
    "TableStartedEvent",
    "TableStartedPreviewedEvent",
    "TableTimedOutEvent",
    "TableTimedOutEventData",
    "TableTimedOutPreviewedEvent",
    "TableTimeGivenEvent",
    "TableTimeGivenEventData",
    "TableTimeGivenPreviewedEvent",
    "TableTournamentCancelledEvent",
    "TableTournamentCancelledPreviewedEvent",
    "TableVacationTakenEvent",
    "TableVacationTakenEventData",
    "TableVacationTakenPreviewedEvent",
    "TakeSeatRequest",
    "Texts",
    "Token",
    "TokenList",
    "Tournament",
    "TournamentBalance",
    "TournamentCancelReason",
    "TournamentDrawnGame",
    "TournamentDrawnTable",
    "TournamentEntrantBot",
    "TournamentEntrantPlayer",
    "TournamentEntrants",
    "TournamentEvent",
    "TournamentEventPage",
    "TournamentFormatElimination",
    "TournamentFormatRoundRobin",
    "TournamentFormatSwiss",
    "TournamentNewsTournamentCancelled",
    "TournamentNewsTournamentCreated",
    "TournamentNewsTournamentEnded",
    "TournamentNewsTournamentRegistered",
    "TournamentNewsTournamentRenamed",
    "TournamentNewsTournamentResultCounted",
    "TournamentNewsTournamentRoundClosed",
    "TournamentNewsTournamentRoundDrawn",
    "TournamentNewsTournamentStarted",
    "TournamentNewsTournamentWithdrawn",
    "TournamentPage",
    "TournamentParticipant",
    "TournamentResult",
    "TournamentResultReason",
    "TournamentRound",
    "TournamentRoundGame",
    "TournamentRoundTable",
    "TournamentSeeding",
    "TournamentStanding",
    "TournamentStandings",
    "TournamentStartedEntrant",
    "TournamentStatus",
    "TournamentTable",
    "TournamentTerms",
    "TournamentTieBreak",
    "TournamentWithdrawReason",
    "UpgradeRequest",
    "Vacation",
    "VacationRequest",
    "ViewPage",
    "Visibility",
    "Webhook",
    "WebhookAnswer",
    "WebhookDisabledReason",
    "WebhookList",
    "WebhookMessage",
    "WebhookWithSecret",
    "Weekday",
)
