import { useDeferredValue, useMemo } from 'react';
import { getCommandReference } from '@portico/contracts/commands/calls';
import { byName } from '@portico/contracts/rules/commands/by-name';
import { categoryOfAddress, isIn, isPublic } from '@portico/contracts/rules/commands/categories';
import type { CommandCategories } from '@portico/contracts/rules/commands/categories';
import {
  categoryCounts,
  categoryEntries,
  commandsHead,
  NO_COMMANDS,
  summaryOf,
} from '@portico/contracts/rules/commands/screen';
import type { CommandsScreen } from '@portico/contracts/rules/commands/screen';
import { commandView, familyViews } from '@portico/contracts/rules/commands/view';
import type { CommandView, FamilyView } from '@portico/contracts/rules/commands/view';
import {
  Navigate,
  documentData,
  request,
  useBrand,
  useLocation,
  useNavigate,
  usePageHead,
  useParams,
  useSearchParams,
} from '@portico/sdk';
import { Button, ErrorPanel, useSearchText } from '@portico/ui';
import { CommandList, CommandPlaceholders } from '../../commands/command-list.tsx';
import { useCommandReference } from '../../commands/commands.api.ts';
import { categoryPath } from '../../commands/paths.ts';
import { CommandsLayout } from '../../commands/commands-layout.tsx';
import { Filters } from '../../commands/filters.tsx';
import { NoCommands } from '../../commands/no-commands.tsx';
import { nearMisses, searchWithMisses } from '../../commands/near-misses.ts';
import { searchTerms } from '../../commands/search.ts';
import { FailureActions } from '../../failure-actions.tsx';

/** Before the answer. */
const NO_CATEGORIES: CommandCategories = { categories: [], hidden: [] };

/** `/commands` and `/commands/{category}`: the public command reference (spec 0 §2). */
export default function CommandsPage() {
  const { category: address } = useParams();
  const { search, hash } = useLocation();
  const inDocument = documentData<CommandsScreen>(
    request(getCommandReference, { query: { category: address?.toLowerCase() } }).url,
  );
  const { name: product, prefix } = useBrand();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [text, setText] = useSearchText(params.get('q') ?? '', (q) =>
    setParams((before) => withSearch(before, q), { replace: true }),
  );
  const query = useDeferredValue(text);
  // Deferred, so that React renders the cards in slices: store updates render synchronously.
  const { commands, categories, isError } = useDeferredValue(useCommandReference());
  const known = categories ?? NO_CATEGORIES;
  const data = categories && commands;
  const category = address === undefined ? '' : categoryOfAddress(address, commands ?? [], known);
  const all = useMemo(
    // Sorted by name (spec 0 §7), regardless of the order of the response. Commands of a hidden
    // category appear only in that category, and only the team's answer contains them.
    () =>
      (data ?? [])
        .filter((each) => isPublic(each, known) || isIn(category ?? '', each, known))
        .sort(byName),
    [data, known, category],
  );
  const terms = useMemo(() => searchTerms(query, prefix), [query, prefix]);
  const found = useMemo(() => searchWithMisses(all, terms), [all, terms]);

  const shown = useMemo(
    () => (category ? found.filter((each) => isIn(category, each, known)) : found),
    [found, category, known],
  );
  const families = useMemo(
    // Search results stand for themselves, best match first.
    () =>
      terms.length > 0
        ? shown.map((each) => toResult(commandView(each, prefix, known)))
        : familyViews(shown, prefix, known),
    [shown, terms, prefix, known],
  );
  usePageHead(address !== undefined && category ? commandsHead(category, product) : {});
  // The document contains the first entries of the list: they are shown until all commands are here.
  const first = data === undefined ? inDocument : undefined;
  // An unmapped name can be a category of commands that are not here.
  if (category === undefined && data && !first)
    return <Navigate to={categoryPath('') + search} replace />;

  const isKnown = data !== undefined;
  const counts = categoryCounts(found, category ?? '', known);
  const choices = counts.map(({ value, label, count }) => ({
    value,
    label,
    detail: first?.chosenCount ?? (isKnown ? `(${count})` : ''),
  }));
  const inAll = counts[0]?.count ?? 0;
  const choose = (name: string) => void navigate(categoryPath(name.toLowerCase()) + search);
  const entries = first?.entries ?? categoryEntries(counts, category ?? '');

  return (
    <CommandsLayout
      filters={
        <Filters
          text={text}
          onText={setText}
          category={category ?? ''}
          onCategory={choose}
          categories={choices}
          disabled={!isKnown}
        />
      }
      // Counts are unknown, not 0, while loading and after a failure.
      search={search}
      entries={first || isKnown ? entries : entries.map((entry) => ({ ...entry, count: '' }))}
      summary={isKnown ? summaryOf(shown.length) : (first?.summary ?? (isError ? undefined : ''))}
    >
      {isError && !isKnown && (
        <ErrorPanel
          title="Error"
          message="Unable to fetch commands, please try again later or join our support server for assistance."
          actions={<FailureActions onRetry={() => location.reload()} />}
        />
      )}
      {!isKnown && !first ? (
        !isError && <CommandPlaceholders />
      ) : (first ? first.notes.length > 0 : shown.length === 0) ? (
        <NoCommands
          message={first || all.length === 0 ? NO_COMMANDS : undefined}
          actions={
            <>
              {text && <Button onClick={() => setText('')}>Clear Search</Button>}
              {nearMisses(all, terms).map(({ name }) => (
                <Button
                  key={name}
                  variant="secondary"
                  onClick={() => setText(name)}
                >{`Did you mean ${name}?`}</Button>
              ))}
              {category && inAll > 0 && (
                <Button
                  variant="secondary"
                  onClick={() => choose('')}
                >{`Search all categories (${inAll})`}</Button>
              )}
            </>
          }
        />
      ) : (
        <CommandList
          families={first?.families ?? families}
          terms={terms}
          filter={`${category} ${query}`}
          linked={hash.slice(1)}
          least={inDocument?.families.length}
        />
      )}
    </CommandsLayout>
  );
}

function withSearch(params: URLSearchParams, q: string): URLSearchParams {
  if (q) params.set('q', q);
  else params.delete('q');
  return params;
}

const toResult = (command: CommandView): FamilyView => ({
  key: command.id,
  root: [command],
  heading: [],
  folded: [],
});
