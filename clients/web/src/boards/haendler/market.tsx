/** Prices and supply of the goods, and the track on which arrivals are counted and ranks become dearer. */
import type { HaendlerPrice } from 'kontor-client';
import type { JSX } from 'preact';

import { Good } from './icons.tsx';
import { Spot } from './map.tsx';
import { type Props, boardOf, goodPick } from './parts.ts';

export function Market(props: Props): JSX.Element {
  return (
    <div class="haendler-market" role="group" aria-label={props.texts.board.market}>
      <div class="haendler-prices">
        {props.view.prices.map((price) => (
          <Price key={price.good} props={props} price={price} />
        ))}
      </div>
      <Track {...props} />
    </div>
  );
}

function Price({ props, price: { good, buy, sell, level } }: { props: Props; price: HaendlerPrice }): JSX.Element {
  const { act, texts, view } = props;
  const { prices } = boardOf(props);
  return (
    <Spot act={act} pick={goodPick(good)} label={texts.board.priceOf(texts.ids[good], sell, buy, view.supply[good])} extra="haendler-price">
      <span class="haendler-line">
        <Good id={good} />
        <span class="haendler-word">{texts.ids[good]}</span>
        <b>{sell}</b>
      </span>
      <span class="haendler-line">
        <span class="haendler-levels" aria-hidden="true">
          {prices.map((_, index) => (
            <i key={index} data-on={index <= level} />
          ))}
        </span>
        <small>
          {texts.board.buyFor(buy)} · {texts.board.left(view.supply[good])}
        </small>
      </span>
    </Spot>
  );
}

/** The cylinder on the arrival track; each field says what a level of status costs there. */
function Track(props: Props): JSX.Element {
  const { view, texts } = props;
  const { level_prices: all } = boardOf(props);
  const at = Math.min(view.cylinder ?? view.arrivals, all.length - 1);
  return (
    <div class="haendler-track">
      <ol aria-label={texts.board.track}>
        {all.map((price, index) => (
          <li key={index} data-at={index === at} data-end={index === view.arrivals_to_end} data-past={index < at} aria-current={index === at ? 'step' : undefined}>
            {price}
          </li>
        ))}
      </ol>
      <p>
        {texts.board.arrivals(view.arrivals, view.arrivals_to_end)} · {texts.board.levelCosts(view.level_price)} · {texts.board.pile(view.influence_pile)}
      </p>
    </div>
  );
}
