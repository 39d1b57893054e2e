/** The board of Basari: the ring of arches, what lies in its middle, and the forms of the decisions. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';

import type { Board, BoardProps } from '../board.ts';
import { Arches, archesOf } from './arches.tsx';
import { Middle } from './middle.tsx';
import { Panel } from './panel.tsx';
import { ringOf } from './ring.ts';
import { Owned, Side } from './side.tsx';

/** A middle that is narrower than this, in pixels, has no room for names. */
const NARROW = 420;

function Table(props: BoardProps<'basari'>): JSX.Element {
  const gauge = useRef<HTMLDivElement>(null);
  const size = useSignal<{ width: number; height: number } | undefined>(undefined);
  useLayoutEffect(() => {
    const element = gauge.current!;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && (size.value?.width !== width || size.value.height !== height)) size.value = { width, height };
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const [count, place] = [archesOf(props).length, size.value];
  const ring = useMemo(() => place && ringOf(count, place.width, place.height), [count, place]);
  return (
    <>
      <div class="basari">
        <div class="basari-gauge" ref={gauge} />
        {ring && (
          <div class="basari-board" style={{ height: `${ring.height}px` }}>
            <Arches props={props} ring={ring} />
            <div class="basari-centre" style={{ left: `${ring.middle.x}px`, top: `${ring.middle.y}px`, width: `${ring.middle.width}px`, height: `${ring.middle.height}px` }}>
              <Middle props={props} isNarrow={ring.middle.width < NARROW} />
            </div>
          </div>
        )}
      </div>
      <div class="basari-below">
        <Owned props={props} />
      </div>
    </>
  );
}

export const basari: Board<'basari'> = { Table, Side, Panel };
