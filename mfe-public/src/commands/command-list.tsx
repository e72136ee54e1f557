import type { Command } from 'shared/contracts/commands/schema';
import { Grid, Skeleton, useRenderLimit } from 'shared/ui';
import { UnstyledList } from '../unstyled-list.ts';
import { CommandCard } from './command-card.tsx';
import { cardId } from './usage.ts';

/** Cards shown while loading (spec 0 §9). */
const PLACEHOLDERS = 9;
const CARD_WIDTH = '300px';

interface CommandListProps {
  commands: readonly Command[];
  terms: readonly string[];
  /** Names the filter, so that another one begins at its first cards. */
  filter: string;
  /** Id of the card that the address points at. */
  linked: string;
}

/** The cards of the commands that were found. */
export function CommandList({ commands, terms, filter, linked }: CommandListProps) {
  const place = linked ? commands.findIndex(({ name }) => cardId(name) === decode(linked)) : -1;
  const drawn = useRenderLimit(commands.length, filter, place + 1);
  return (
    <Grid as={UnstyledList} min={CARD_WIDTH}>
      {commands.slice(0, drawn).map((command, index) => (
        <CommandCard
          key={command.name}
          command={command}
          terms={terms}
          isLinked={index === place}
        />
      ))}
    </Grid>
  );
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Holds the place of the cards while they load. */
export function CommandPlaceholders() {
  return (
    <Grid min={CARD_WIDTH} aria-busy="true" data-testid="placeholders">
      {Array.from({ length: PLACEHOLDERS }, (_, index) => (
        <Skeleton key={index} height="200px" radius="l" />
      ))}
    </Grid>
  );
}
