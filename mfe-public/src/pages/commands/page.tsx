import { useDeferredValue, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'shared/sdk';
import { EmptyState, ErrorPanel, Grid, Skeleton } from 'shared/ui';
import { styled } from 'styled-components';
import {
  CATEGORIES,
  categoryOfAddress,
  displayCategory,
  isPublic,
} from '../../commands/categories.ts';
import { CommandCard } from '../../commands/command-card.tsx';
import { usePublicCommandsQuery } from '../../commands/commands.api.ts';
import { PageHeader } from '../../page-header.tsx';
import { PageRoom } from '../../page-room.ts';
import { WaysForward } from '../../ways-forward.tsx';

/** Cards shown while loading (spec 0 §9). */
const PLACEHOLDERS = 9;

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);

  & > * {
    min-height: 44px;
    padding: 0 var(--space-4);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-m);
    background: var(--color-surface);
    color: var(--color-text);
    font: inherit;
  }

  & > :focus-visible {
    outline: none;
    box-shadow: var(--focus-ring);
  }

  & > input {
    flex: 1 1 240px;
    min-width: 0;
  }
`;

const Bare = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** `/commands` and `/commands/{category}`: the public command reference (spec 0 §2). */
export default function CommandsPage() {
  const { category: address } = useParams();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim().toLowerCase());
  const { data, isError, isLoading } = usePublicCommandsQuery();
  const category = address === undefined ? undefined : categoryOfAddress(address);
  if (address !== undefined && category === undefined) return <Navigate to="/commands" replace />;

  const all = (data ?? []).filter(isPublic);
  const shown = all.filter(
    (command) =>
      (!category || displayCategory(command.category) === category) &&
      command.name.toLowerCase().includes(wanted),
  );
  const countOf = (name: string) =>
    all.filter((command) => displayCategory(command.category) === name).length;

  return (
    <PageRoom>
      <PageHeader title="Commands">
        Everything that the bot can do, and how to ask for it.
      </PageHeader>
      <Filters>
        <input
          type="search"
          name="search"
          aria-label="Search commands"
          placeholder="Search commands..."
          value={search}
          disabled={isLoading}
          onChange={(event) => setSearch(event.target.value)}
        />
        <select
          name="category"
          aria-label="Category"
          value={category ?? ''}
          disabled={isLoading}
          onChange={({ target }) =>
            void navigate(target.value ? `/commands/${target.value.toLowerCase()}` : '/commands')
          }
        >
          <option value="">All Commands ({all.length})</option>
          {Object.keys(CATEGORIES).map((name) => (
            <option key={name} value={name}>
              {name} ({countOf(name)})
            </option>
          ))}
        </select>
      </Filters>
      {isError ? (
        <ErrorPanel
          title="Error"
          message="Unable to fetch commands, please try again later or join our support server for assistance."
          actions={<WaysForward onRetry={() => location.reload()} />}
        />
      ) : isLoading ? (
        <Grid min="300px">
          {Array.from({ length: PLACEHOLDERS }, (_, index) => (
            <Skeleton key={index} height="180px" radius="l" />
          ))}
        </Grid>
      ) : shown.length === 0 ? (
        <EmptyState title="No commands found matching your criteria." />
      ) : (
        <Grid as={Bare} min="300px">
          {shown.map((command) => (
            <CommandCard key={command.name} command={command} />
          ))}
        </Grid>
      )}
    </PageRoom>
  );
}
