import { SearchX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useBrand, useLocation, useSearchParams } from '@portico/sdk';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorPanel,
  Grid,
  Skeleton,
  useRenderLimit,
} from '@portico/ui';
import { categoryOf, isIn, matches } from '../../templates/categories.ts';
import type { Category } from '../../templates/categories.ts';
import { Filters } from '../../templates/filters.tsx';
import type { View } from '../../templates/filters.tsx';
import { Cards, GalleryLayout } from './gallery-layout.tsx';
import { TemplateCard } from '../../templates/template-card.tsx';
import { useToolsTemplatesQuery } from '../../templates/templates.api.ts';

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
  const category = categoryOf(params.get('category'));
  const isLoading = data === undefined && !isError;
  const all = data ?? [];
  const inCategory = (filter?: Category) =>
    filter ? all.filter(({ name }) => isIn(filter, name)) : all;
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
        disabled={isLoading}
        countOf={(filter) => inCategory(filter).length}
        onSearch={(text) => set('q', text)}
        onCategory={(name) => set('category', name)}
        onView={setView}
      />
      {isError && !isFetching ? (
        <ErrorPanel
          title="Error"
          message="Unable to fetch templates, please try again later or join our support server for assistance."
          actions={
            <>
              <ButtonLink to={supportUrl} newTab variant="secondary">
                Join Discord Server
              </ButtonLink>
              <Button onClick={() => void refetch()}>Try Again</Button>
            </>
          }
        />
      ) : isLoading || isError ? (
        <Grid min="320px" gap={4} aria-busy="true" aria-label="Loading templates" role="group">
          {Array.from({ length: PLACEHOLDERS }, (_, index) => (
            <Skeleton key={index} height="452px" radius="l" />
          ))}
        </Grid>
      ) : shown.length === 0 ? (
        <EmptyState
          icon={<SearchX size={26} aria-hidden="true" />}
          title="No templates match your search."
          actions={
            <Button variant="secondary" onClick={() => setParams({}, { replace: true })}>
              Show all templates
            </Button>
          }
        />
      ) : (
        <Cards>
          {shown.slice(0, drawn).map((template) => (
            <TemplateCard key={template.id} template={template} showsPicture={view === 'picture'} />
          ))}
        </Cards>
      )}
    </GalleryLayout>
  );
}
