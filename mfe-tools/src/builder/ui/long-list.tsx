import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button, Text } from '@portico/ui';

/** Items that show at first. */
const FIRST = 50;
/** Items that each press adds: few enough for one task of less than 100 ms. */
const STEP = 200;

interface LongListProps<Item> {
  items: readonly Item[];
  /** Renders the list of the shown items. */
  children: (shown: readonly Item[]) => ReactNode;
}

/** The first items of a list. A button shows more of them. */
export function LongList<Item>({ items, children }: LongListProps<Item>) {
  const [count, setCount] = useState(FIRST);
  const rest = items.length - count;
  return (
    <>
      {children(rest > 0 ? items.slice(0, count) : items)}
      {rest > 0 && (
        <Text as="div" size="s" tone="muted">
          <span>{`and ${rest.toLocaleString('en-US')} more`}</span>{' '}
          <Button
            size="s"
            variant="ghost"
            onClick={() => setCount(count + STEP)}
          >{`Show ${Math.min(STEP, rest)} more`}</Button>
        </Text>
      )}
    </>
  );
}
