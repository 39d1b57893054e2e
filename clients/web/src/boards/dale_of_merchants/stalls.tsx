/** The stalls as places of stacks, and what lies before each player: deck, hand, discard pile, schedule. */
import { type Signal, useSignal } from '@preact/signals';
import type { DaleOfMerchantsCard as Card } from 'kontor-client';
import type { JSX } from 'preact';

import { SeatIcon } from '../../look/shapes.tsx';
import { Chip } from './card.tsx';
import { type Props, armedType, choicesOf, draftOf, draw, offered } from './draft.ts';
import { PileCards } from './market.tsx';
import { Pile } from './piles.tsx';

/** The seats that share each stall. */
function membersOf({ view }: Props, stall: number): readonly number[] {
  return view.players.map(({ seat }) => seat).filter((seat) => seat % view.stalls.length === stall);
}

export function Stalls({ props }: { props: Props }): JSX.Element {
  const { view, texts } = props;
  const open = useSignal<string | undefined>(undefined);
  return (
    <section class="box">
      <h2>{texts.board.stalls(view.stacks_to_win)}</h2>
      <div class="dale-stalls">
        {view.stalls.map((_, stall) => (
          <Stall key={stall} props={props} stall={stall} open={open} />
        ))}
      </div>
    </section>
  );
}

interface StallProps {
  readonly props: Props;
  readonly stall: number;
  /** What is shown below a stall: a pile, a stack, or a schedule. */
  readonly open: Signal<string | undefined>;
}

function Stall({ props, stall, open }: StallProps): JSX.Element {
  const members = membersOf(props, stall);
  const isMine = props.me !== null && members.includes(props.me);
  return (
    <div class="dale-stall" data-me={isMine}>
      <div class="dale-seats">
        {members.map((seat) => (
          <Seat key={seat} props={props} seat={seat} open={open} />
        ))}
      </div>
      <Places props={props} stall={stall} open={open} isMine={isMine} />
      <Drawer props={props} stall={stall} open={open} members={members} />
    </div>
  );
}

function toggle(open: Signal<string | undefined>, key: string): void {
  open.value = open.value === key ? undefined : key;
}

function Seat({ props, seat, open }: { props: Props; seat: number; open: Signal<string | undefined> }): JSX.Element {
  const { view, me, texts, components, name } = props;
  const { board } = texts;
  const player = view.players[seat]!;
  const isPartner = view.teams && me !== null && seat !== me && seat % 2 === me % 2;
  const limit = player.hand_limit === components.hand_size ? '' : `/${player.hand_limit}`;
  return (
    <div class="dale-seat">
      <span class="dale-who">
        <SeatIcon seat={seat} />
        <b class="dale-player">{name(seat)}</b>
        {seat === me && <span class="tag">{board.you}</span>}
        {isPartner && <span class="tag">{board.partner}</span>}
        {seat === view.turn && view.standings === null && <span class="dale-turn">{board.turn}</span>}
      </span>
      <span class="dale-counts">
        <span title={board.deckOf}>{board.deck} {player.deck_size}</span>
        <span>{board.hand} {player.hand_size}{limit}</span>
        <Pile label={board.pile} count={player.pile.length} top={player.pile.at(-1)} props={props} open={open.value === `pile:${seat}`} onClick={() => toggle(open, `pile:${seat}`)} />
      </span>
      {(player.schedule.length > 0 || player.multiplied.length > 0) && (
        <span class="dale-lasting">
          {player.schedule.map(({ card, until }, place) => (
            <button key={place} type="button" class="dale-thing" aria-expanded={open.value === `schedule:${seat}`} onClick={() => toggle(open, `schedule:${seat}`)}>
              <Chip props={props} card={card} named /> <span class="hint">{board.until[until]}</span>
            </button>
          ))}
          {player.multiplied.map(({ card, value }, place) => (
            <span key={`m${place}`} class="dale-thing">
              <Chip props={props} card={card} value={value} named /> <span class="hint">{board.counts(value)}</span>
            </span>
          ))}
        </span>
      )}
    </div>
  );
}

function Places({ props, stall, open, isMine }: StallProps & { isMine: boolean }): JSX.Element {
  const { act, view, texts } = props;
  const { board } = texts;
  const { stacks } = view.stalls[stall]!;
  const worth = view.players[stall]!.next_stack;
  const builds = isMine && offered(act, draftOf(act), 'build') !== undefined;
  return (
    <ol class="dale-places" data-many={view.stacks_to_win > 8} aria-label={board.stallOf(membersOf(props, stall).map(props.name))}>
      {Array.from({ length: view.stacks_to_win }, (_, index) => {
        const cards = stacks[index];
        const isNext = index === stacks.length;
        const key = `stack:${stall}:${index}`;
        const number = <small class="dale-number">{index + 1}</small>;
        if (cards) return <Stack key={key} props={props} stack={index} cards={cards} isMine={isMine} isOpen={open.value === key} onOpen={() => toggle(open, key)} />;
        if (isNext && builds) {
          return (
            <li key={key}>
              <button
                type="button"
                class="dale-place dale-next"
                data-can="true"
                aria-label={board.buildHere(index + 1)}
                aria-pressed={armedType(act) === 'build'}
                onClick={() => draw(act, { type: 'build', slots: [], market: undefined })}
              >
                {number} {board.build}
              </button>
            </li>
          );
        }
        return (
          <li key={key} class={isNext ? 'dale-place dale-next' : 'dale-place dale-empty'}>
            {number}
            {isNext && worth !== index + 1 && <b class="dale-worth">{board.needs(worth)}</b>}
          </li>
        );
      })}
    </ol>
  );
}

function Stack(all: { props: Props; stack: number; cards: readonly Card[]; isMine: boolean; isOpen: boolean; onOpen: () => void }): JSX.Element {
  const { props, stack, cards, isMine } = all;
  const { act, texts } = props;
  const number = <small class="dale-number">{stack + 1}</small>;
  const asked = isMine && act.isOpen.value ? choicesOf(act, 'choose_stall_card').filter((choice) => choice.stack === stack) : [];
  if (asked.length === 0) {
    return (
      <li>
        <button type="button" class="dale-place dale-stack" aria-expanded={all.isOpen} aria-label={`${texts.board.stack(stack + 1)}: ${cards.map((card) => texts.ids[card]).join(', ')}`} onClick={all.onOpen}>
          {number}
          {cards.map((card, place) => (
            <Chip key={place} props={props} card={card} />
          ))}
        </button>
      </li>
    );
  }
  const picked = draftOf(act).stall;
  return (
    <li class="dale-place dale-stack">
      {number}
      {cards.map((card, place) => {
        const isPicked = picked?.[0] === stack && picked[1] === place;
        return (
          <button
            key={place}
            type="button"
            class="dale-thing"
            data-can="true"
            aria-label={`${texts.board.stack(stack + 1)}: ${texts.ids[card]}`}
            aria-pressed={isPicked}
            onClick={() => draw(act, { stall: isPicked ? undefined : [stack, place] })}
          >
            <Chip props={props} card={card} />
          </button>
        );
      })}
    </li>
  );
}

/** What was opened: the cards with their texts. */
function Drawer({ props, stall, open, members }: StallProps & { members: readonly number[] }): JSX.Element | null {
  const { view, texts, name } = props;
  const { board } = texts;
  const [kind, first = '', second = ''] = (open.value ?? '').split(':');
  const number = Number(first);
  if (kind === 'stack' && number === stall) {
    const cards = view.stalls[stall]!.stacks[Number(second)];
    return cards ? <PileCards props={props} title={board.stack(Number(second) + 1)} cards={cards.toReversed()} /> : null;
  }
  if (!members.includes(number)) return null;
  const player = view.players[number]!;
  if (kind === 'pile') return <PileCards props={props} title={board.pileOf(name(number))} cards={player.pile} />;
  if (kind === 'schedule') return <PileCards props={props} title={board.scheduleOf(name(number))} cards={player.schedule.map(({ card }) => card).toReversed()} />;
  return null;
}

