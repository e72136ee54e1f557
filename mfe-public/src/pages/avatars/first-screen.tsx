import { Images } from 'lucide-react';
import { marked, markedList } from '@portico/sdk/platform';
import { ButtonLink, EmptyState, Grid, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { TileView } from '../../avatars/avatar-grid.tsx';
import { HistoryLayout } from '../../avatars/history-layout.tsx';
import { UnstyledList } from '../../unstyled-list.ts';

const tiles = markedList('tiles', {
  userId: marked('userId'),
  avatar: marked('avatar'),
  at: marked('at'),
  when: marked('when'),
});

/** A page of the history: none or one. */
const pagePaths = (name: string) =>
  markedList(name, `/avatars?page=${encodeURIComponent(marked('.'))}`);

/** The page has buttons in their place. */
const Links = styled(Stack)`
  @media not (scripting: none) {
    visibility: hidden;
  }
`;

/** Template of a page of the history (docs/decisions/0094). */
export default function AvatarsFirstScreen() {
  return (
    <HistoryLayout>
      {markedList('extent.none', '').map(() => (
        <EmptyState key="none" title="No avatars found" icon={<Images size={26} />} />
      ))}
      <Grid as={UnstyledList} min="152px">
        {tiles.map((tile) => (
          <TileView key={tile.avatar} tile={tile} />
        ))}
      </Grid>
      <Links as="nav" direction="row" align="center" justify="center" gap={4} aria-label="Pages">
        {pagePaths('earlier').map((path) => (
          <ButtonLink key={path} to={path} variant="secondary">
            Previous
          </ButtonLink>
        ))}
        {markedList('extent.several', '').map(() => (
          <Text key="several">{`Page ${marked('page')} of ${marked('pages')}`}</Text>
        ))}
        {pagePaths('later').map((path) => (
          <ButtonLink key={path} to={path} variant="secondary">
            Next
          </ButtonLink>
        ))}
      </Links>
    </HistoryLayout>
  );
}
