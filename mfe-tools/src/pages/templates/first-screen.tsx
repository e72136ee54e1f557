import { Copy, PencilRuler } from 'lucide-react';
import { IfPage } from '@portico/sdk';
import { marked, markedList } from '@portico/sdk/platform';
import { Button, ButtonLink, Heading } from '@portico/ui';
import { Filters } from '../../templates/filters.tsx';
import { Cards, GalleryLayout } from './gallery-layout.tsx';
import {
  Actions,
  Frame,
  Picture,
  Shown,
  Window,
  Words,
} from '../../templates/template-card.styles.ts';

const templates = markedList('templates', {
  id: marked('id'),
  name: marked('name'),
  image: marked('image'),
});

const ignore = () => undefined;

/**
 * Template of the first templates (docs/decisions/0094). It shows the pictures that the bot stored: only
 * the page can draw an embed from its code, in a window of the same size.
 */
export default function TemplatesFirstScreen() {
  return (
    <GalleryLayout>
      <Filters
        search=""
        category=""
        view="live"
        disabled
        categories={[]}
        countOf={() => 0}
        onSearch={ignore}
        onCategory={ignore}
        onView={ignore}
      />
      <Cards>
        {templates.map(({ id, name, image }) => (
          <Frame key={id} forwardedAs="article" id={id} aria-label={name} padding={4}>
            <Heading level={2} size="s">
              {name}
            </Heading>
            <Shown>
              <Window inert>
                <Picture src={image} alt={name} loading="lazy" referrerPolicy="no-referrer" />
              </Window>
            </Shown>
            <Words />
            <Actions>
              <Button size="s" aria-label={`Copy ${name}`}>
                <Copy size={16} aria-hidden="true" /> Copy
              </Button>
              <IfPage path="/embed">
                <ButtonLink size="s" variant="secondary" to="/embed" aria-label={`Open ${name}`}>
                  <PencilRuler size={16} aria-hidden="true" /> Open
                </ButtonLink>
              </IfPage>
            </Actions>
          </Frame>
        ))}
      </Cards>
    </GalleryLayout>
  );
}
