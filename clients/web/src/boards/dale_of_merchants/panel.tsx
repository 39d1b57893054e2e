/** The panel: what is picked and what it comes to, and the actions that cards alone do not name. */
import type { GameAction } from 'kontor-client';
import type { JSX } from 'preact';

import { SeatIcon } from '../../look/shapes.tsx';
import { Button } from '../../look/ui.tsx';
import { type Draft, type Props, type Type, actionOf, armedType, choicesOf, draftOf, draw, isArmed, made, offered, typesOf } from './draft.ts';
import { priceOf } from './market.tsx';
import { asking, question } from './question.tsx';

export function Panel(props: Props): JSX.Element {
  const { act, texts, say } = props;
  const draft = draftOf(act);
  const [asked, card] = [question(props), asking(props)];
  return (
    <>
      {asked !== undefined && (
        <p>
          {card && <>{say(texts.board.asksYou(card))} </>}
          {asked}
        </p>
      )}
      <div class="dale-acts">
        <Sum props={props} draft={draft} />
        <div class="row types">
          <ByCards props={props} draft={draft} />
          <Answers props={props} />
          <None props={props} />
        </div>
      </div>
    </>
  );
}

/** What is picked of the hand, and what it comes to. */
function Sum({ props, draft }: { props: Props; draft: Draft }): JSX.Element | null {
  const { act, view, me, texts } = props;
  const { board } = texts;
  const hand = (me === null ? null : view.players[me]?.hand) ?? [];
  const cards = draft.hand.flatMap((handle) => hand.find((one) => one.handle === handle) ?? []);
  const slot = typesOf(act).includes('buy') || draft.market ? draft.slots[0] : undefined;
  const bought = slot === undefined ? null : view.market[draft.market ? draft.market[slot]! : slot];
  const canKeep = draft.slots.length === 1 && (['buy', 'rearrange_and_buy'] as const).some((type) => offered(act, { ...draft, keep: true }, type) && offered(act, { ...draft, keep: false }, type));
  if (cards.length === 0 && !bought && !draft.market) return typesOf(act).includes('discard') ? <p class="hint">{board.startHint}</p> : null;
  const sum = cards.reduce((total, { value }) => total + value, 0);
  const price = slot === undefined ? undefined : priceOf(props, slot, draft.market).price;
  return (
    <p class="dale-sum">
      {bought && price !== undefined && <span>{props.say(board.paying(bought, price))}</span>}
      {draft.market && !bought && <span>{board.arrangeHint}</span>}
      {cards.length > 0 && (
        <span>
          {grouped(cards.map(({ card, value }) => `${texts.ids[card]} ${value}`)).join(' + ')}
          {cards.length > 1 && ' '}
          {cards.length > 1 && <b>= {sum}</b>}
        </span>
      )}
      {price !== undefined && <span class="dale-fit" data-fits={act.armed.value !== undefined}>{act.armed.value ? board.fits : cards.length === 0 ? board.payHint : board.fitsNot(sum, price)}</span>}
      {canKeep && (
        <Button extra="chip" pressed={draft.keep} onClick={() => draw(act, { keep: !draft.keep })}>
          {board.keepGlue}
        </Button>
      )}
    </p>
  );
}

/** Names in their order; what comes several times is counted. */
function grouped(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`));
}

/** What the cards that are picked can be used for, where it can be several things. */
function ByCards({ props, draft }: { props: Props; draft: Draft }): JSX.Element {
  const { act, view, me, texts } = props;
  const { board } = texts;
  const hand = (me === null ? null : view.players[me]?.hand) ?? [];
  const first = hand.find(({ handle }) => handle === draft.hand[0]);
  const next = me === null ? 0 : (view.stalls[me % view.stalls.length]?.stacks.length ?? 0) + 1;
  const labels = {
    play: first && board.play(first.card),
    use_owl: first && board.useOwl(first.card),
    build: board.buildHere(next),
    ask_for_help: board.askPartner(next),
    discard: board.discard(draft.hand.length),
  };
  const alone: Draft = { ...draft, slots: [], market: undefined };
  const isQuiet = (type: Type) => type === 'discard' && draft.hand.length === 0;
  const names = (['play', 'use_owl', 'build', 'ask_for_help', 'discard'] as const).filter((type) => typesOf(act).includes(type) && offered(act, alone, type));
  const canArrange = choicesOf(act, 'rearrange_and_buy').length > 0;
  return (
    <>
      {names.map((type) => (
        <Button
          key={type}
          quiet={isQuiet(type)}
          pressed={armedType(act) === type}
          disabled={!act.isOpen.value}
          onClick={() => (armedType(act) === type ? draw(act, { type: undefined }) : draw(act, { slots: [], market: undefined, type }))}
        >
          {labels[type]}
        </Button>
      ))}
      {canArrange && (
        <Button
          pressed={draft.market !== undefined}
          disabled={!act.isOpen.value}
          onClick={() => draw(act, { market: draft.market ? undefined : view.market.map((_, slot) => slot), type: undefined, ...withCalculations(draft, hand) })}
        >
          {board.rearrange}
        </Button>
      )}
    </>
  );
}

/** Calculations have to be paid with to rearrange the market, so they are picked at once. */
function withCalculations(draft: Draft, hand: readonly { handle: number; card: string }[]): Partial<Draft> {
  const held = hand.filter(({ card }) => card === 'calculations').map(({ handle }) => handle);
  return draft.market || held.length === 0 || held.some((handle) => draft.hand.includes(handle)) ? {} : { hand: [...draft.hand, held[0]!] };
}

/** Answers that need no card. */
function Answers({ props }: { props: Props }): JSX.Element {
  const { act, texts, view, me, name } = props;
  const { board } = texts;
  const answers: { action: GameAction; label: string; seat?: number }[] = [];
  for (const { places } of choicesOf(act, 'take_up')) {
    const schedule = (me === null ? undefined : view.players[me]?.schedule) ?? [];
    answers.push(...places.map((place) => ({ action: actionOf('take_up', { place }), label: board.takeUp(schedule[place]?.card ?? 'junk') })));
  }
  for (const { players } of choicesOf(act, 'choose_player')) {
    answers.push(...players.map((player) => ({ action: actionOf('choose_player', { player }), label: name(player), seat: player })));
  }
  if (choicesOf(act, 'choose_direction').length > 0 && me !== null) {
    const seats = view.players.length;
    const sides = { left: (me + 1) % seats, right: (me + seats - 1) % seats };
    for (const side of ['left', 'right'] as const) answers.push({ action: actionOf('choose_direction', { direction: side }), label: board.side[side](name(sides[side])), seat: sides[side] });
  }
  for (const { max } of choicesOf(act, 'guess')) {
    answers.push(...Array.from({ length: max }, (_, index) => ({ action: actionOf('guess', { value: index + 1 }), label: String(index + 1) })));
  }
  if (choicesOf(act, 'put_on_deck').length > 0) {
    for (const onDeck of [true, false]) answers.push({ action: actionOf('put_on_deck', { on_deck: onDeck }), label: onDeck ? board.onDeck : board.onPile });
  }
  for (const type of ['pass', 'end_turn', 'decline_help'] as const) {
    if (typesOf(act).includes(type)) answers.push({ action: actionOf(type), label: board.without[type] });
  }
  // A single answer is armed already.
  if (act.options.value.length < 2) return <></>;
  return (
    <>
      {answers.map(({ action, label, seat }) => (
        <Button
          key={JSON.stringify(action)}
          extra="dale-answer"
          pressed={isArmed(act, action)}
          disabled={!act.isOpen.value || !act.allows(action)}
          onClick={() => (isArmed(act, action) && act.isBegun.value ? act.clear() : act.arm(action))}
        >
          {seat !== undefined && <SeatIcon seat={seat} size={14} />} {label}
        </Button>
      ))}
    </>
  );
}

/** To choose no card, where that is allowed. */
function None({ props }: { props: Props }): JSX.Element | null {
  const { act, texts } = props;
  const empty: Draft = { ...draftOf(act), hand: [], deck: [], pile: [] };
  const type = (['choose_hand_cards', 'choose_deck_cards', 'choose_pile_cards'] as const).find((one) => typesOf(act).includes(one) && offered(act, empty, one));
  const action = type && made(empty, type);
  if (!action) return null;
  return (
    <Button pressed={isArmed(act, action)} disabled={!act.isOpen.value} onClick={() => act.arm(action)}>
      {texts.board.none}
    </Button>
  );
}
