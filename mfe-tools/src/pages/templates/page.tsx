import { LayoutTemplate, SearchX } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { IfBrand, IfPage, useBrand, useLocation, useSearchParams } from '@portico/sdk';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorPanel,
  Grid,
  Skeleton,
  Text,
  useRenderLimit,
} from '@portico/ui';
import { styled } from 'styled-components';
import { BotContext } from '../../bot-context.ts';
import { useSiteBuilder } from '../../builder.api.ts';
import { showsNothing } from '../../embed-code/embed.ts';
import { readEmbedCode } from '../../embed-code/read.ts';
import { categoryOf, isIn, matches } from '../../templates/categories.ts';
import { Filters } from '../../templates/filters.tsx';
import type { View } from '../../templates/filters.tsx';
import { Cards, GalleryLayout } from './gallery-layout.tsx';
import { TemplateCard } from '../../templates/template-card.tsx';
import { useToolsTemplatesQuery } from '../../templates/templates.api.ts';

const Note = styled(Text)`
  padding-top: var(--space-4);
`;

/** Cards shown while loading (spec 0 §9). */
const PLACEHOLDERS = 6;

/** `/templates`: embed codes ready to copy (spec 0 §2). */
export default function TemplatesPage() {
  const [params, setParams] = useSearchParams();
  const { supportUrl } = useBrand();
  const { hash } = useLocation();
  const { data, isError, isFetching, refetch } = useToolsTemplatesQuery();
  const [view, setView] = useState<View>('live');
  const search = params.get('q') ?? '';
  const { bot, categories } = useSiteBuilder();
  const category = categoryOf(params.get('category'), categories);
  const all = useMemo(
    () => (data ?? []).filter(({ embed }) => !showsNothing(readEmbedCode(embed, bot).embed)),
    [data, bot],
  );
  const blank = (data?.length ?? 0) - all.length;
  const inCategory = (filter?: string) =>
    filter ? all.filter(({ name }) => isIn(filter, name, categories)) : all;
  const shown = inCategory(category).filter(({ name }) => matches(name, search));
  const linked = shown.findIndex(({ id }) => hash === `#${id}`);
  const drawn = useRenderLimit(shown.length, `${category} ${search}`, linked + 1);

  const set = (key: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(key, value);
        else next.delete(key);
        return next;
      },
      { replace: true },
    );
  // The target of a deep link is rendered only after the templates have loaded.
  useEffect(() => {
    if (data && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [data, hash]);

  return (
    <GalleryLayout>
      <Filters
        search={search}
        category={category?.toLowerCase() ?? ''}
        view={view}
        disabled={!data}
        categories={categories}
        countOf={(filter) => inCategory(filter).length}
        onSearch={(text) => set('q', text)}
        onCategory={(name) => set('category', name)}
        onView={setView}
      />
      {!data && isError && !isFetching ? (
        <ErrorPanel
          title="The templates did not load"
          message="Unable to fetch templates, please try again later or join our support server for assistance."
          actions={
            <>
              <IfBrand has="supportUrl">
                <ButtonLink to={supportUrl} newTab variant="secondary">
                  Join Discord Server
                </ButtonLink>
              </IfBrand>
              <Button onClick={() => void refetch()}>Try Again</Button>
            </>
          }
        />
      ) : !data ? (
        <Grid min="320px" gap={4} aria-busy="true" aria-label="Loading templates" role="group">
          {Array.from({ length: PLACEHOLDERS }, (_, index) => (
            <Skeleton key={index} height="452px" radius="l" />
          ))}
        </Grid>
      ) : all.length === 0 ? (
        <EmptyState
          icon={<LayoutTemplate size={26} aria-hidden="true" />}
          title="There are no templates yet."
          actions={
            <IfPage path="/embed">
              <ButtonLink to="/embed" variant="secondary">
                Design an Embed
              </ButtonLink>
            </IfPage>
          }
        />
      ) : shown.length === 0 ? (
        <EmptyState
          icon={<SearchX size={26} aria-hidden="true" />}
          title="No templates match your search."
          actions={
            <Button variant="secondary" onClick={() => setParams({}, { replace: true })}>
              Show All Templates
            </Button>
          }
        />
      ) : (
        <BotContext value={bot}>
          <Cards>
            {shown.slice(0, drawn).map((template) => (
              <TemplateCard
                key={template.id}
                template={template}
                showsPicture={view === 'picture'}
              />
            ))}
          </Cards>
        </BotContext>
      )}
      {blank > 0 && (
        <Note size="s" tone="muted">
          {blank === 1
            ? '1 template is left out: its code shows nothing.'
            : `${blank} templates are left out: their codes show nothing.`}
        </Note>
      )}
    </GalleryLayout>
  );
}
