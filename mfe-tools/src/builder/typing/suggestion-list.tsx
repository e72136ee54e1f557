import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import type { CaretPlace } from './caret-place.ts';
import type { Suggestion } from './suggestions.ts';
import type { Field } from './use-field-events.ts';

/** Space between the line and the list, in pixels. */
const GAP = 4;

const List = styled.ul`
  position: absolute;
  z-index: 20;
  width: min(360px, 100%);
  margin: 0;
  padding: var(--space-1);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-bg-raised);
  box-shadow: var(--shadow-2);
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 var(--space-2);
  min-height: 36px;
  padding: var(--space-1) var(--space-2);
  border-radius: var(--radius-s);
  cursor: pointer;

  &[aria-selected='true'] {
    background: var(--color-accent-soft);
  }

  .picture {
    font-size: var(--text-7);
    line-height: 1;
  }

  code {
    font-family: var(--font-mono);
    font-size: var(--text-2);
  }

  small {
    overflow: hidden;
    color: var(--color-text-muted);
    font-size: var(--text-2);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .becomes {
    max-width: 14em;
    color: var(--color-text);
    text-align: end;
  }

  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

interface SuggestionListProps {
  id: string;
  label: string;
  field: RefObject<Field | null>;
  /** The line that is completed. */
  place: CaretPlace;
  shown: readonly Suggestion[];
  active: number;
  onActive: (index: number) => void;
  onPick: (suggestion: Suggestion) => void;
}

export const rowId = (id: string, index: number) => `${id}-${index}`;

/** The list below the line of the caret, or above it where a keyboard or the window's end leaves no room. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, label, field, place, shown, active, onActive, onPick } = props;
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    if (list.current && field.current) setAt(positionOf(list.current, field.current, place));
  }, [field, place, shown.length]);
  useLayoutEffect(() => {
    const row = list.current?.children[active];
    row?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <List ref={list} id={id} role="listbox" aria-label={label} style={at}>
      {shown.map((suggestion, index) => (
        <Row
          key={suggestion.name}
          id={rowId(id, index)}
          role="option"
          aria-selected={index === active}
          onPointerMove={() => index !== active && onActive(index)}
          // A press must not take the focus, and with it a phone's keyboard, from the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(suggestion)}
        >
          {suggestion.picture !== undefined && (
            <span className="picture" aria-hidden="true">
              {suggestion.picture}
            </span>
          )}
          <code translate="no">{suggestion.name}</code>
          {suggestion.about !== undefined && <small>{suggestion.about}</small>}
          {suggestion.becomes !== undefined && (
            <small className="becomes">{suggestion.becomes}</small>
          )}
        </Row>
      ))}
    </List>
  );
}

/** Corner of the list in the box of its field. */
function positionOf(list: HTMLElement, field: HTMLElement, place: CaretPlace) {
  const frame = field.getBoundingClientRect();
  const view = window.visualViewport;
  const bottom = view ? view.offsetTop + view.height : innerHeight;
  const { offsetHeight, offsetWidth } = list;
  const below = bottom - frame.top - place.bottom - GAP;
  const isAbove = below < offsetHeight && frame.top + place.top - GAP > below;
  const y = isAbove ? place.top - GAP - offsetHeight : place.bottom + GAP;
  return {
    left: Math.max(0, Math.min(place.left, field.offsetWidth - offsetWidth)),
    top: field.offsetTop + y,
  };
}
