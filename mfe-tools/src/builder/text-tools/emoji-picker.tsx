import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { isComposing } from '@portico/ui';
import { Input } from '../ui/inputs.styles.ts';
import { Panel } from './picker-panel.tsx';
import { useRovingTools } from './use-roving-tools.ts';
import { Cell, Chosen, Grid, GroupButton, Groups, Nothing } from './emoji-picker.styles.ts';
import { EMOJI, GROUPS, searchEmoji } from '../../emoji/list.ts';

/** Emoji in a row of the grid. */
const COLUMNS = 8;
/** Most results of a search. */
const MOST = 15 * COLUMNS;

interface EmojiPickerProps {
  onPick: (emoji: string) => void;
  onClose: () => void;
}

/**
 * A grid of emoji by group, with search. The focus stays in the search field; arrow keys move in the grid, as in the
 * pattern of the combobox with a grid.
 */
export function EmojiPicker({ onPick, onClose }: EmojiPickerProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState<number>(GROUPS[0].group);
  const [active, setActive] = useState(0);
  // Left and right move the caret of a search until the grid is entered.
  const [isInGrid, setInGrid] = useState(false);
  const { toolProps, onKeyDown } = useRovingTools(GROUPS.length);
  const grid = useRef<HTMLDivElement>(null);
  const isSearch = search.trim() !== '';
  const shown = isSearch
    ? searchEmoji(search).slice(0, MOST)
    : EMOJI.filter((emoji) => emoji.group === group);
  const current = shown[active];
  const title = isSearch ? 'Results' : (GROUPS.find((each) => each.group === group)?.name ?? '');

  useLayoutEffect(() => {
    grid.current
      ?.querySelector('[aria-selected=true]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active, group, search]);

  const show = (next: { search?: string; group?: number }) => {
    setSearch(next.search ?? '');
    if (next.group !== undefined) setGroup(next.group);
    setActive(0);
    setInGrid(false);
  };
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const steps = { ArrowDown: COLUMNS, ArrowUp: -COLUMNS, ArrowRight: 1, ArrowLeft: -1 };
    const step = steps[event.key as keyof typeof steps] as number | undefined;
    if (step !== undefined) {
      if (Math.abs(step) === 1 && isSearch && !isInGrid) return;
      setInGrid(true);
      // The first press enters the grid of a search at its first emoji.
      const isEntry = isSearch && !isInGrid;
      const next = isEntry ? active : active + step;
      if (next >= 0 && next < shown.length) setActive(next);
    } else if (event.key === 'Enter') {
      if (current) onPick(current.emoji);
    } else if (event.key === 'Escape') {
      onClose();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const indexOf = (event: { target: EventTarget }) => {
    const cell = (event.target as Element).closest<HTMLElement>('[data-index]');
    return cell ? Number(cell.dataset.index) : undefined;
  };
  const point = (event: PointerEvent) => {
    const index = indexOf(event);
    if (index !== undefined && index !== active) setActive(index);
  };

  return (
    <Panel onClose={onClose}>
      <Input
        autoFocus
        role="combobox"
        aria-label="Search emoji"
        aria-expanded="true"
        aria-haspopup="grid"
        aria-controls={id}
        aria-activedescendant={current && `${id}-${active}`}
        placeholder="Search emoji..."
        autoComplete="off"
        value={search}
        onChange={(event) => show({ search: event.currentTarget.value })}
        onKeyDown={press}
      />
      <Groups role="toolbar" aria-label="Groups of emoji" onKeyDown={onKeyDown}>
        {GROUPS.map(({ group: each, name, icon }, index) => (
          <GroupButton
            key={name}
            {...toolProps(index)}
            type="button"
            title={name}
            aria-label={name}
            aria-pressed={!isSearch && each === group}
            onClick={() => show({ group: each })}
          >
            {icon}
          </GroupButton>
        ))}
      </Groups>
      <Grid
        ref={grid}
        id={id}
        role="grid"
        aria-label={title}
        onPointerMove={point}
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => {
          const emoji = shown[indexOf(event) ?? -1];
          if (emoji) onPick(emoji.emoji);
        }}
      >
        {rowsOf(shown.length).map((from) => (
          <div key={from} role="row">
            {shown.slice(from, from + COLUMNS).map(({ emoji, label }, index) => (
              <Cell
                key={emoji}
                id={`${id}-${from + index}`}
                role="gridcell"
                aria-label={label}
                aria-selected={from + index === active}
                data-index={from + index}
              >
                {emoji}
              </Cell>
            ))}
          </div>
        ))}
      </Grid>
      {current ? (
        <Chosen aria-hidden="true">
          <span>{current.emoji}</span> <span>{`:${current.name}:`}</span>
        </Chosen>
      ) : (
        <Nothing role="status">No emoji matches your search.</Nothing>
      )}
    </Panel>
  );
}

/** Index of the first emoji of each row. */
const rowsOf = (count: number) =>
  Array.from({ length: Math.ceil(count / COLUMNS) }, (_, row) => row * COLUMNS);
