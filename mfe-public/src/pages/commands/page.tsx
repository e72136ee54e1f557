import { SearchX } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { categoryPath } from '@portico/sdk/rules/commands/address';
import { byName } from '@portico/sdk/rules/commands/by-name';
import {
  CATEGORIES,
  categoryOfAddress,
  isIn,
  isPublic,
} from '@portico/sdk/rules/commands/categories';
import { commandView, familyViews } from '@portico/sdk/rules/commands/view';
import type { CommandView, FamilyView } from '@portico/sdk/rules/commands/view';
import { Navigate, useBrand, useLocation, useNavigate, useParams } from '@portico/sdk';
import { Button, EmptyState, ErrorPanel } from '@portico/ui';
import { CategoryRail } from '../../commands/category-rail.tsx';
import { CommandList, CommandPlaceholders } from '../../commands/command-list.tsx';
import { usePublicCommandsQuery } from '../../commands/commands.api.ts';
import { Filters } from '../../commands/filters.tsx';
import { Legend } from '../../commands/legend.tsx';
import { ListLayout } from '../../commands/list-layout.ts';
import { nearMisses } from '../../commands/near-misses.ts';
import { searchCommands, searchTerms } from '../../commands/search.ts';
import { useSearchText } from '../../commands/use-search-text.ts';
import { PageHeader } from '../../page-header.tsx';
import { PageContainer } from '../../page-container.ts';
import { FailureActions } from '../../failure-actions.tsx';

/** `/commands` and `/commands/{category}`: the public command reference (spec 0 §2). */
export default function CommandsPage() {
  const { category: address } = useParams();
  const { search, hash } = useLocation();
  const { prefix } = useBrand();
  const navigate = useNavigate();
  const [text, setText] = useSearchText();
  const query = useDeferredValue(text);
  // Deferred, so that React renders the cards in slices: store updates render synchronously.
  const { data, isError, isLoading } = useDeferredValue(usePublicCommandsQuery());
  const category = address === undefined ? '' : categoryOfAddress(address, data ?? []);
  const all = useMemo(
    // Sorted by name (spec 0 §7), regardless of the order of the response. Commands of a hidden
    // category appear only in that category, and only the team's answer contains them.
    () => (data ?? []).filter((each) => isPublic(each) || isIn(category ?? '', each)).sort(byName),
    [data, category],
  );
  const terms = useMemo(() => searchTerms(query, prefix), [query, prefix]);
  const found = useMemo(() => searchCommands(all, terms), [all, terms]);

  const shown = useMemo(
    () => (category ? found.filter((each) => isIn(category, each)) : found),
    [found, category],
  );
  const families = useMemo(
    // Search results stand for themselves, best match first.
    () =>
      terms.length > 0
        ? shown.map((each) => toResult(commandView(each, prefix)))
        : familyViews(shown, prefix),
    [shown, terms, prefix],
  );
  // An unmapped name can be a category of commands that are still loading.
  if (category === undefined && !isLoading) return <Navigate to={`/commands${search}`} replace />;

  const countOf = (name: string) => found.filter((command) => isIn(name, command)).length;
  const inAll = found.filter(isPublic).length;
  const categories = [
    { value: '', label: 'All Commands', detail: `(${inAll})` },
    ...namesWith(category).map((name) => ({
      value: name,
      label: name,
      detail: `(${countOf(name)})`,
    })),
  ];
  const addressOf = (name: string) => `${categoryPath(name)}${search}`;
  const choose = (name: string) => void navigate(addressOf(name));
  const entries = categories.map(({ value, label, detail }) => ({
    label,
    href: addressOf(value),
    count: isLoading || isError ? '' : detail.slice(1, -1),
    current: value === (category ?? '') ? 'page' : '',
  }));

  return (
    <PageContainer>
      <PageHeader title="Commands">
        Every command, with its arguments, aliases and permissions.
      </PageHeader>
      <Filters
        text={text}
        onText={setText}
        category={category ?? ''}
        onCategory={choose}
        categories={categories}
        disabled={isLoading}
      />
      <ListLayout>
        <CategoryRail entries={entries} />
        <div>
          {!isError && <Legend shown={data && shown.length} />}
          {isError ? (
            <ErrorPanel
              title="Error"
              message="Unable to fetch commands, please try again later or join our support server for assistance."
              actions={<FailureActions onRetry={() => location.reload()} />}
            />
          ) : isLoading ? (
            <CommandPlaceholders />
          ) : shown.length === 0 ? (
            <EmptyState
              title="No commands found matching your criteria."
              icon={<SearchX size={26} />}
              actions={
                <>
                  {nearMisses(all, terms).map((name) => (
                    <Button key={name} variant="secondary" onClick={() => setText(name)}>
                      Did you mean {name}?
                    </Button>
                  ))}
                  {category && inAll > 0 && (
                    <Button variant="secondary" onClick={() => choose('')}>
                      Search all categories ({inAll})
                    </Button>
                  )}
                </>
              }
            />
          ) : (
            <CommandList
              families={families}
              terms={terms}
              filter={`${category} ${query}`}
              linked={hash.slice(1)}
            />
          )}
        </div>
      </ListLayout>
    </PageContainer>
  );
}

const toResult = (command: CommandView): FamilyView => ({
  key: command.href,
  root: [command],
  heading: [],
  folded: [],
});

/** Entries of the dropdown (spec 0 §2), plus the chosen category if it is not among them. */
function namesWith(category = ''): string[] {
  const names = Object.keys(CATEGORIES);
  return category === '' || names.includes(category) ? names : [...names, category];
}
