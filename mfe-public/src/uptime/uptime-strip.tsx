import { useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { ComponentDay } from '@portico/sdk/contracts/components/schema';
import { formatDayOfYear } from '@portico/sdk/rules/time/format';
import { describeDay, findingOf } from '@portico/sdk/rules/uptime';
import type { DayFinding } from '@portico/sdk/rules/uptime';
import { css, styled } from 'styled-components';
import { dayOfKey } from './day-of-key.ts';

/** A lower bar is a worse day, so the strip is legible without colours. */
const BARS: Record<DayFinding, ReturnType<typeof css>> = {
  up: css`
    height: 100%;
    background: var(--color-success);
  `,
  maintenance: css`
    height: 100%;
    border: 1px solid var(--color-link);
    background: var(--color-accent-soft);
  `,
  disruption: css`
    height: 70%;
    background: var(--color-warning);
  `,
  outage: css`
    height: 40%;
    background: var(--color-danger);
  `,
  none: css`
    height: 6px;
    background: var(--color-text-faint);
    opacity: 0.6;
  `,
};

const Bars = styled.div`
  display: flex;
  align-items: flex-end;
  gap: clamp(1px, 0.25vw, 3px);
  height: 36px;
  border-radius: var(--radius-s);
  cursor: pointer;
  touch-action: pan-y;
`;

const Bar = styled.span<{ $finding: DayFinding; $isChosen: boolean }>`
  flex: 1;
  min-width: 0;
  border-radius: 2px;
  ${(props) => BARS[props.$finding]}
  ${(props) =>
    props.$isChosen &&
    css`
      outline: 2px solid var(--color-text);
      outline-offset: 1px;
    `}

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: ${(props) => (props.$finding === 'maintenance' ? 'Canvas' : 'CanvasText')};
    border-color: CanvasText;
  }
`;

const Words = styled.p`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
  min-height: 2.75em;
  margin: var(--space-2) 0 0;
  color: var(--color-text-muted);
  font-size: var(--text-3);
  line-height: 1.375;
`;

const nameOf = ({ day }: ComponentDay) => formatDayOfYear(Date.parse(day) / 1000, 'UTC');

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
  const text = `${nameOf(day)}: ${describeDay(day)}`;
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
            <span>{nameOf(first)}</span>
            <span>Today</span>
          </>
        ) : (
          <span>{text}</span>
        )}
      </Words>
    </div>
  );
}
