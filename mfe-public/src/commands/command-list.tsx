import type { Command } from '@portico/sdk/contracts/commands/schema';
import { Grid, Skeleton, useRenderLimit } from '@portico/ui';
import { UnstyledList } from '../unstyled-list.ts';
import { CommandCard } from './command-card.tsx';
import { cardId } from './usage.ts';

/** Cards shown while loading (spec 0 §9). */
const PLACEHOLDERS = 9;
const CARD_WIDTH = '300px';

interface CommandListProps {
  commands: readonly Command[];
  terms: readonly string[];
  /** Identifies the filter. A new filter starts at its first cards. */
  filter: string;
  /** Id of the card in the URL fragment. */
  linked: string;
}

/** Cards of the matching commands. */
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

/** Placeholder cards while the commands load. */
export function CommandPlaceholders() {
  return (
    <Grid min={CARD_WIDTH} aria-busy="true" data-testid="placeholders">
      {Array.from({ length: PLACEHOLDERS }, (_, index) => (
        <Skeleton key={index} height="200px" radius="l" />
      ))}
    </Grid>
  );
}
