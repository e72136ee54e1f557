import { useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { ComponentDay } from '@portico/contracts/components/schema';
import { nameOfDay } from '@portico/contracts/rules/status/component-view';
import { describeDay, findingOf } from '@portico/contracts/rules/uptime';
import { dayOfKey } from './day-of-key.ts';
import { Bar, Bars, Words } from './uptime-strip.styles.ts';

interface UptimeStripProps {
  /** Name of the component. */
  name: string;
  /** Oldest first, today last. */
  days: readonly ComponentDay[];
}

/**
 * One bar per day. A slider chooses a day, by arrow keys, pointer or touch, and the line below describes
 * it: 90 stops of the Tab key would be too many.
 */
export function UptimeStrip({ name, days }: UptimeStripProps) {
  const [chosen, setChosen] = useState<number>();
  const last = days.length - 1;
  const index = Math.min(chosen ?? last, last);
  const day = days[index];
  const [first] = days;
  if (!day || !first) return null;
  const text = `${nameOfDay(day)}: ${describeDay(day)}`;
  const pressKey = (event: KeyboardEvent) => {
    const next = dayOfKey(event.key, index, days.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
  };
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const place = Math.floor(((clientX - left) / width) * days.length);
    setChosen(Math.min(last, Math.max(0, place)));
  };
  const leave = ({ currentTarget }: PointerEvent) => {
    if (currentTarget !== document.activeElement) setChosen(undefined);
  };
  return (
    <div>
      <Bars
        role="slider"
        tabIndex={0}
        aria-label={`${name}: day`}
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={index + 1}
        aria-valuetext={text}
        onKeyDown={pressKey}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={leave}
        onFocus={() => setChosen(index)}
        onBlur={() => setChosen(undefined)}
      >
        {days.map((each, place) => (
          <Bar key={each.day} $finding={findingOf(each)} $isChosen={place === chosen} />
        ))}
      </Bars>
      <Words>
        {chosen === undefined ? (
          <>
            <span>{nameOfDay(first)}</span>
            <span>Today</span>
          </>
        ) : (
          <span>{text}</span>
        )}
      </Words>
    </div>
  );
}
