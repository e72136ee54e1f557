import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { NO_COMMANDS } from '@portico/contracts/rules/commands/screen';
import { useBrand } from '@portico/sdk';
import { Button, Card, EmptyState, ErrorPanel, SearchField, Select, Skeleton } from '@portico/ui';
import { styled } from 'styled-components';
import {
  useStaffCategoriesQuery,
  useStaffCommandsQuery,
} from '../../commands/staff-commands.api.ts';
import { findCommands, staffCommands } from '../../commands/staff-commands.ts';
import { StaffCommandCard } from '../../commands/staff-command-card.tsx';
import { StaffLayout } from '../../layout/staff-layout.tsx';

const Filters = styled.div`
  display: grid;
  gap: var(--space-3);

  @media (min-width: 640px) {
    grid-template-columns: minmax(0, 1fr) 240px;
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** `/staff/commands`: staff commands by role (spec 1 §2). */
export default function CommandsPage() {
  const list = useStaffCommandsQuery();
  const { data: categories, ...known } = useStaffCategoriesQuery();
  const failed = [list, known].some(({ isError, isFetching }) => isError && !isFetching);
  const { prefix } = useBrand();
  const [text, setText] = useState('');
  const [role, setRole] = useState('all');
  const commands = useMemo(
    () => list.data && categories && staffCommands(list.data, categories),
    [list.data, categories],
  );
  const roles = [
    { value: 'all', label: 'All Commands' },
    ...(categories?.hidden ?? []).map(({ name }) => ({ value: name, label: name })),
  ];
  const found = useMemo(
    () => commands && findCommands(commands, { text, role, prefix }),
    [commands, text, role, prefix],
  );
  if (failed) {
    return (
      <StaffLayout title="Commands">
        <ErrorPanel
          title="Error Loading Commands"
          message="Unable to fetch commands, please try again later."
          actions={<Button onClick={() => location.reload()}>Try Again</Button>}
        />
      </StaffLayout>
    );
  }
  const clear = () => {
    setText('');
    setRole('all');
  };
  return (
    <StaffLayout title="Commands" lead="Commands for team members.">
      <Filters>
        <SearchField
          label="Search commands"
          placeholder="Search commands..."
          value={text}
          disabled={!found}
          onChange={setText}
        />
        <Select label="Role" options={roles} value={role} onChange={setRole} disabled={!found} />
      </Filters>
      {found?.length === 0 ? (
        <EmptyState
          title="No Commands Found"
          message={
            commands?.length === 0 ? NO_COMMANDS : 'No commands match the search and the role.'
          }
          icon={<Search size={26} />}
          actions={
            <Button variant="secondary" onClick={clear}>
              Clear Filters
            </Button>
          }
        />
      ) : (
        <List aria-busy={!found}>
          {found?.map((command) => <StaffCommandCard key={command.name} command={command} />) ??
            Array.from({ length: 9 }, (_, index) => (
              <Card as="li" key={index}>
                <Skeleton height="148px" />
              </Card>
            ))}
        </List>
      )}
    </StaffLayout>
  );
}
