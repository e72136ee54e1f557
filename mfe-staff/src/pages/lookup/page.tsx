import { ECONOMY_LOG } from '@portico/contracts/economy/page';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { formatDuration } from '@portico/sdk/rules/time/duration';
import { formatThousands } from '@portico/sdk/rules/numbers';
import { IfPage, Link, useHasPage, useSearchParams } from '@portico/sdk';
import { Badge, ButtonLink, Card, EmptyState, Heading, Stack, Table, Text } from '@portico/ui';
import { useStaffAboutIdQuery, type AboutId } from '../../blacklists/blacklists.api.ts';
import { ErrorBanner } from '../../blacklists/error-banner.tsx';
import { Expiry } from '../../blacklists/expiry.tsx';
import { Reason } from '../../blacklists/reason.tsx';
import { useNow } from '../../blacklists/use-now.ts';
import { thingsOf, viewsFor } from '../../blacklists/views.ts';
import { useWords } from '../../desk/use-words.ts';
import { StaffLayout } from '../../layout/staff-layout.tsx';
import { PersonId, ServerId } from '../../names/named-id.tsx';
import { useNames } from '../../names/use-names.ts';
import { isId } from '../../ui/ids.ts';
import { IdSearch } from '../../ui/id-search.tsx';
import { StartGuide } from '../../ui/start-guide.tsx';
import { Loading } from '../../ui/loading.tsx';

const ROWS = [
  ['Blacklists', 'Every entry about a user or a server, with its moderator and reason'],
  ['Economy log', 'How many entries a user has, and the last one'],
  ['Purchases', 'The invoices and licenses of a user or a server'],
  [
    'Where the ID is',
    'Turn on Developer Mode in Discord, right-click a user or a server and choose Copy User ID or Copy Server ID',
  ],
] as const;

/** `/staff/lookup?id=`: blacklist entries and economy log of a user or server. */
export default function LookupPage() {
  const [search, setSearch] = useSearchParams();
  const param = search.get('id') ?? '';
  const id = isId(param) ? param : '';
  return (
    <StaffLayout title="Look Up" lead="Everything about a user or server.">
      <IdSearch
        key={`search ${id}`}
        label="Search by ID"
        placeholder="User or server ID"
        value={id}
        onSearch={(next) => setSearch({ id: next })}
      />
      {id ? (
        <About key={`about ${id}`} id={id} />
      ) : (
        <StartGuide title="Look Up an ID" rows={ROWS} />
      )}
    </StaffLayout>
  );
}

function About({ id }: { id: string }) {
  const { currentData: data, isError, isFetching, refetch } = useStaffAboutIdQuery(id);
  const now = useNow();
  const { group } = useWords();
  const hasPage = useHasPage();
  const views = viewsFor(group).filter(({ path }) => hasPage(path));
  const things = thingsOf(views, group.name);
  const moderators = data?.entries.map(({ entry }) => entry.moderator_id) ?? [];
  const names = useNames([id, ...moderators], [id]);
  const server = names.servers[id];
  if (isError && !isFetching) {
    return (
      <ErrorBanner
        message="Failed to look up this ID. Please try again."
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Loading label="Searching" />;
  const { entries, economy } = data;
  return (
    <>
      <Card padding={4}>
        <Stack direction="row" gap={4} align="center" justify="space-between" wrap>
          {server && !names.users[id] ? (
            <ServerId id={id} server={server} />
          ) : (
            <PersonId id={id} person={names.users[id]} />
          )}
          <Stack direction="row" gap={3} align="center" wrap>
            <IfPage path={ECONOMY_LOG}>
              <Text as="span" tone="muted">
                {economy.entries === 0
                  ? 'No economy logs'
                  : `${formatThousands(economy.entries)} economy logs, the last of ${formatDateTime(economy.last ?? 0)}`}
              </Text>
            </IfPage>
            <ButtonLink to={`/staff/customers?id=${id}`} variant="secondary" size="s">
              Purchases
            </ButtonLink>
            {economy.entries > 0 && hasPage(ECONOMY_LOG) && (
              <ButtonLink to={`${ECONOMY_LOG}?user=${id}`} variant="secondary" size="s">
                Economy Logs
              </ButtonLink>
            )}
          </Stack>
        </Stack>
      </Card>
      <Heading level={2} size="m">
        Blacklists
      </Heading>
      {entries.length === 0 ? (
        <EmptyState title="No Entries Found" message="This ID is on no blacklist." />
      ) : (
        <Table
          label="Blacklist entries"
          rows={entries}
          rowKey={({ kind, entry }, index) => `${kind} ${entry.timestamp} ${index}`}
          isDense
          scrollsBelow={860}
          columns={[
            {
              key: 'kind',
              label: 'List',
              cell: ({ kind }) => {
                const view = views.find((each) => each.kind === kind);
                return view && <Link to={`${view.path}?q=${id}`}>{view.title}</Link>;
              },
            },
            ...(things === ''
              ? []
              : [
                  {
                    key: 'thing',
                    label: things,
                    cell: ({ entry: { command, cog } }: AboutId['entries'][number]) =>
                      command || cog ? <Badge>{command ?? cog}</Badge> : '–',
                  },
                ]),
            {
              key: 'moderator',
              label: 'Moderator',
              cell: ({ entry: { moderator_id } }) => (
                <PersonId id={moderator_id} person={names.users[moderator_id]} hasPicture={false} />
              ),
            },
            {
              key: 'duration',
              label: 'Duration',
              cell: ({ entry }) => formatDuration(entry.duration),
            },
            {
              key: 'reason',
              label: 'Reason',
              cell: ({ entry }) => <Reason>{entry.reason}</Reason>,
            },
            {
              key: 'date',
              label: 'Date',
              isTime: true,
              cell: ({ entry }) => formatDateTime(entry.timestamp),
            },
            {
              key: 'expires',
              label: 'Expires',
              isTime: true,
              cell: ({ entry }) => <Expiry {...entry} now={now} />,
            },
          ]}
        />
      )}
    </>
  );
}
