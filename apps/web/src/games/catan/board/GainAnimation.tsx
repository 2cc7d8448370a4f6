import type { ResourceGain } from '@bastide/catan';
import { useEffect, useState } from 'react';
import { emblemIcon, type SeatColour } from '../../../art/seat-paint.ts';
import { speedOf } from '../../../camera/camera.ts';
import { itemAt } from '../../../must.ts';
import { urlOrFallback, useSprite } from '../../../sprites/use-sprite.ts';
import { resourceIcon } from '../art/index.ts';
import { spriteCache } from '../art/sprite-cache.ts';
import { pointOf } from './places.ts';

/** Milliseconds that cards are shown, at the usual speed and where nothing may move. */
const SEEN_MS = 2150;
const STILL_MS = 2000;
/** Distance between the middles of two cards from the same hex, in widths of a card. */
const APART = 1.2;

/** Shows cards that rise from the hexes that produced them, with the emblem of their owner, for a moment. */
export function GainAnimation({
  gains,
  colours,
}: {
  readonly gains: readonly ResourceGain[] | undefined;
  readonly colours: readonly SeatColour[];
}) {
  const [over, setOver] = useState<readonly ResourceGain[]>();
  useEffect(() => {
    if (!gains) return;
    const speed = speedOf(document.documentElement);
    const timer = setTimeout(() => setOver(gains), speed === 0 ? STILL_MS : SEEN_MS * speed);
    return () => clearTimeout(timer);
  }, [gains]);
  if (!gains || gains === over) return null;
  return gains.map((gain, i) => {
    const fromHex = gains.filter(({ hex }) => hex === gain.hex);
    const beside = fromHex.indexOf(gain) - (fromHex.length - 1) / 2;
    const colour = itemAt(colours, gain.seat);
    const [x, y] = pointOf(gain.hex);
    return (
      <div
        key={`${gain.hex} ${gain.seat}`}
        className="island-gain"
        aria-hidden="true"
        data-colour={colour}
        style={{ '--x': x, '--y': y, '--beside': beside * APART, '--turn': i % 5 } as object}
      >
        <Card gain={gain} colour={colour} />
      </div>
    );
  });
}

function Card({
  gain: { card, count },
  colour,
}: {
  readonly gain: ResourceGain;
  readonly colour: SeatColour;
}) {
  const bitmap = useSprite(spriteCache, { kind: 'card', card }, 104, 154);
  const shown = urlOrFallback(bitmap, () => resourceIcon(card), 24);
  const { viewBox, markup } = emblemIcon(colour);
  return (
    <>
      {shown && <img src={shown} alt="" />}
      {count > 1 && <b>{count}</b>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own code */}
      <svg viewBox={viewBox} aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />
    </>
  );
}
