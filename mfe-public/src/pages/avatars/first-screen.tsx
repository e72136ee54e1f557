import { Images } from 'lucide-react';
import { marked, markedList, markedPath } from '@portico/sdk/platform';
import type { AvatarsScreen } from '@portico/sdk/rules/avatars-screen';
import { ButtonLink, EmptyState, Grid, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { TileView } from '../../avatars/avatar-grid.tsx';
import { HistoryLayout } from '../../avatars/history-layout.tsx';
import { UnstyledList } from '../../unstyled-list.ts';

const screen: AvatarsScreen = {
  tiles: markedList('tiles', {
    userId: marked('userId'),
    href: markedPath('href'),
    file: marked('file'),
    at: marked('at'),
    when: marked('when'),
  }),
  earlier: markedList('earlier', markedPath('.')),
  later: markedList('later', markedPath('.')),
  position: markedList('position', marked('.')),
  empty: markedList('empty', marked('.')),
};

/** The page has buttons in their place. */
const Links = styled(Stack)`
  @media not (scripting: none) {
    visibility: hidden;
  }
`;

/** Template of an `AvatarsScreen` (docs/decisions/0058). */
export default function AvatarsFirstScreen() {
  return (
    <HistoryLayout>
      {screen.empty.map((title) => (
        <EmptyState key={title} title={title} icon={<Images size={26} />} />
      ))}
      <Grid as={UnstyledList} min="152px">
        {screen.tiles.map((tile) => (
          <TileView key={tile.file} tile={tile} />
        ))}
      </Grid>
      <Links as="nav" direction="row" align="center" justify="center" gap={4} aria-label="Pages">
        {screen.earlier.map((path) => (
          <ButtonLink key={path} to={path} variant="secondary">
            Previous
          </ButtonLink>
        ))}
        {screen.position.map((text) => (
          <Text key={text}>{text}</Text>
        ))}
        {screen.later.map((path) => (
          <ButtonLink key={path} to={path} variant="secondary">
            Next
          </ButtonLink>
        ))}
      </Links>
    </HistoryLayout>
  );
}
