import { ArrowDown, ArrowUp, Copy, GripVertical, Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useBuilder } from './builder-context.ts';
import { duplicateIn, MAX_ITEMS, moveIn, removeFrom } from '../drafts/draft.ts';
import type { Keyed, ListName } from '../drafts/draft.ts';
import { IconButton } from '../ui/inputs.styles.ts';

const Items = styled.div`
  display: grid;
  gap: var(--space-3);
`;

const Item = styled.div`
  position: relative;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-bg-raised);

  &[data-drop]::after {
    position: absolute;
    right: 0;
    left: 0;
    height: 3px;
    border-radius: 2px;
    background: var(--color-link);
    content: '';
  }

  &[data-drop='before']::after {
    top: -8px;
  }

  &[data-drop='after']::after {
    bottom: -8px;
  }

  &[data-dragged] {
    opacity: 0.55;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  padding: var(--space-1) var(--space-2) 0 var(--space-1);
`;

const Name = styled.span`
  flex: 1;
  overflow: hidden;
  color: var(--color-text-muted);
  font-size: var(--text-3);
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Handle = styled(IconButton)`
  cursor: grab;
  touch-action: none;

  &:active {
    cursor: grabbing;
  }
`;

const Body = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-3) var(--space-3);
`;

interface ItemListProps<Entry extends Keyed<object>> {
  list: ListName;
  /** One item in a word: `Field`. */
  noun: string;
  items: readonly Entry[];
  renderItem: (item: Entry, index: number) => ReactNode;
}

/** Items that can be moved by pointer and keyboard, duplicated and removed. */
export function ItemList<Entry extends Keyed<object>>(props: ItemListProps<Entry>) {
  const { list, noun, items, renderItem } = props;
  const { edit, announce } = useBuilder();
  const container = useRef<HTMLDivElement>(null);
  const refocus = useRef<string>(undefined);
  const [drag, setDrag] = useState<{ from: number; to: number }>();

  // A DOM node that moves loses the focus.
  useLayoutEffect(() => {
    if (refocus.current === undefined) return;
    container.current?.querySelector<HTMLElement>(refocus.current)?.focus();
    refocus.current = undefined;
  });
  const focusLater = (item: Entry | undefined, control: string) => {
    refocus.current = item && `[data-key="${item.key}"] [data-control=${control}]`;
  };
  const move = (from: number, to: number, control?: string) => {
    if (to < 0 || to >= items.length) return;
    // A button that cannot move the item further is disabled and cannot have the focus.
    const isEnd = to === 0 || to === items.length - 1;
    if (control) focusLater(items[from], isEnd ? 'handle' : control);
    edit((draft) => moveIn(draft, list, from, to));
    announce(`${noun} moved to position ${to + 1} of ${items.length}.`);
  };
  const press = (event: KeyboardEvent, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    move(index, index + step, 'handle');
  };
  const follow = (event: PointerEvent) => {
    if (!drag) return;
    const boxes = [...(container.current?.children ?? [])].map((row) =>
      row.getBoundingClientRect(),
    );
    const before = boxes.filter((box) => event.clientY > box.top + box.height / 2).length;
    const to = before > drag.from ? before - 1 : before;
    if (to !== drag.to) setDrag({ ...drag, to });
  };
  const drop = () => {
    if (drag && drag.to !== drag.from) move(drag.from, drag.to);
    setDrag(undefined);
  };

  return (
    <Items ref={container}>
      {items.map((item, index) => (
        <Item
          key={item.key}
          data-key={item.key}
          data-dragged={drag?.from === index || undefined}
          data-drop={
            drag && drag.to === index && drag.to !== drag.from
              ? drag.to < drag.from
                ? 'before'
                : 'after'
              : undefined
          }
          role="group"
          aria-label={`${noun} ${index + 1}`}
        >
          <Head>
            <Handle
              type="button"
              data-control="handle"
              title="Drag, or use the arrow keys"
              aria-label={`Move ${noun.toLowerCase()} ${index + 1} with the arrow keys`}
              onKeyDown={(event) => press(event, index)}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                setDrag({ from: index, to: index });
              }}
              onPointerMove={follow}
              onPointerUp={drop}
              onPointerCancel={() => setDrag(undefined)}
            >
              <GripVertical size={16} aria-hidden="true" />
            </Handle>
            <Name>{`${noun} ${index + 1}`}</Name>
            <IconButton
              type="button"
              data-control="up"
              title="Move up"
              aria-label="Move up"
              disabled={index === 0}
              onClick={() => move(index, index - 1, 'up')}
            >
              <ArrowUp size={16} aria-hidden="true" />
            </IconButton>
            <IconButton
              type="button"
              data-control="down"
              title="Move down"
              aria-label="Move down"
              disabled={index === items.length - 1}
              onClick={() => move(index, index + 1, 'down')}
            >
              <ArrowDown size={16} aria-hidden="true" />
            </IconButton>
            <IconButton
              type="button"
              title="Duplicate"
              aria-label="Duplicate"
              disabled={items.length >= MAX_ITEMS[list]}
              onClick={() => {
                edit((draft) => duplicateIn(draft, list, index));
                announce(`${noun} ${index + 1} duplicated.`);
              }}
            >
              <Copy size={16} aria-hidden="true" />
            </IconButton>
            <IconButton
              type="button"
              title="Remove"
              aria-label="Remove"
              onClick={() => {
                focusLater(items[index + 1] ?? items[index - 1], 'handle');
                edit((draft) => removeFrom(draft, list, index));
                announce(`${noun} ${index + 1} removed.`);
              }}
            >
              <Trash2 size={16} aria-hidden="true" />
            </IconButton>
          </Head>
          <Body>{renderItem(item, index)}</Body>
        </Item>
      ))}
    </Items>
  );
}
