import { useEffect, useRef, useState } from 'react';
import { useLocation } from '@portico/sdk';
import { useIsPhone } from '../use-is-phone.ts';

/** Cards that a phone shows at once: those of a large bot were 45,000 pixels high. */
const PART = 30;

interface Opened {
  filter: string;
  /** Cards asked for. */
  limit: number;
}

/** What was opened on pages of the history, so that Back finds it. */
const opened = new Map<string, Opened>();

/**
 * How many cards of a list a phone shows; wider windows show all.
 * @param total number of cards
 * @param filter identifies the list: another one begins with its first cards
 * @param least number of cards that must be there, such as a linked one
 */
export function usePart(total: number, filter: string, least: number) {
  const { key } = useLocation();
  const isPhone = useIsPhone();
  const [asked, setAsked] = useState(() => opened.get(key));
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number>(undefined);
  const isAsked = asked?.filter === filter;
  const limit = isPhone ? Math.max(isAsked ? asked.limit : PART, least) : total;
  useEffect(() => {
    if (firstNew.current === undefined) return;
    // Its name is a link; the heading of a family without one of its own has its folded list.
    list.current?.children[firstNew.current]?.querySelector<HTMLElement>('a, summary')?.focus();
    firstNew.current = undefined;
  }, [limit]);
  const more = () => {
    const next = { filter, limit: limit + PART };
    firstNew.current = limit;
    opened.set(key, next);
    setAsked(next);
  };
  return {
    list,
    shown: Math.min(limit, total),
    /** Cards that are drawn at once: those that were asked for. */
    atOnce: Math.min(isPhone && isAsked ? limit : least, total),
    more,
  };
}
