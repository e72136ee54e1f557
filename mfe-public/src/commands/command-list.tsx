import type { ReactNode, Ref } from 'react';
import { percentDecoded } from '@portico/sdk/rules/percent';
import type { FamilyView } from '@portico/contracts/rules/commands/view';
import { Grid, Skeleton, useRenderLimit } from '@portico/ui';
import { styled } from 'styled-components';
import { UnstyledList } from '../unstyled-list.ts';
import { FamilyCard } from './command-card.tsx';
import { ShowMore } from './show-more.tsx';
import { usePart } from './use-part.ts';

/** Cards shown while loading (spec 0 §9). */
const PLACEHOLDERS = 9;
const CARD_WIDTH = '270px';

const Columns = styled(UnstyledList)`
  /* Cards of a row are equally high, except beside an open one. */
  &:has(details[open]) {
    align-items: start;
  }
`;

interface CommandCardsProps {
  ref?: Ref<HTMLUListElement>;
  children: ReactNode;
}

/** The grid of cards. */
export const CommandCards = ({ ref, children }: CommandCardsProps) => (
  <Grid as={Columns} min={CARD_WIDTH} ref={ref as Ref<HTMLDivElement>}>
    {children}
  </Grid>
);

interface CommandListProps {
  families: readonly FamilyView[];
  terms: readonly string[];
  /** Identifies the filter. A new filter starts at its first cards. */
  filter: string;
  /** Id of the command in the URL fragment. */
  linked: string;
  /** How many entries the document contains: the list must not get shorter. */
  least?: number;
}

/** Cards of the matching commands; on phones, the first of them with a button for more. */
export function CommandList({ families, terms, filter, linked, least = 0 }: CommandListProps) {
  const id = linked && (percentDecoded(linked) ?? linked);
  const place = id ? families.findIndex((family) => hasCommand(family, id)) : -1;
  const { list, shown, atOnce, more } = usePart(
    families.length,
    filter,
    Math.max(place + 1, least),
  );
  const drawn = useRenderLimit(shown, filter, atOnce);
  return (
    <>
      <CommandCards ref={list}>
        {families.slice(0, drawn).map((family, index) => (
          <FamilyCard
            key={family.key}
            family={family}
            terms={terms}
            {...(index === place && { linked: id })}
          />
        ))}
      </CommandCards>
      {shown < families.length && <ShowMore shown={shown} total={families.length} onMore={more} />}
    </>
  );
}

const hasCommand = ({ root, folded }: FamilyView, id: string) =>
  [...root, ...folded.flatMap(({ members }) => members)].some((command) => command.id === id);

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
