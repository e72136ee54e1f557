import { SearchX } from 'lucide-react';
import { Link, documentData, useBrand, useLocation, useParams, usePageHead } from '@portico/sdk';
import { commandPageView, findCommand } from '@portico/sdk/rules/commands/page-view';
import type { CommandPageView } from '@portico/sdk/rules/commands/page-view';
import { EmptyState, ErrorPanel, Skeleton } from '@portico/ui';
import { CommandScreen } from '../../commands/command-screen.tsx';
import { usePublicCommandsQuery } from '../../commands/commands.api.ts';
import { FailureActions } from '../../failure-actions.tsx';
import { PageContainer } from '../../page-container.ts';

/** `/commands/{category}/{name}`: one command. */
export default function CommandPage() {
  const { pathname } = useLocation();
  const { category, name } = useParams();
  const { prefix } = useBrand();
  const inDocument = documentData<CommandPageView>(`command ${pathname}`);
  const { data, isError, isLoading } = usePublicCommandsQuery(undefined, {
    skip: inDocument !== undefined,
  });
  const command = data && findCommand(data, { category, name });
  const view = inDocument ?? (data && command && commandPageView(data, command, prefix));
  usePageHead({
    ...(view && { title: `${view.name} command`, description: view.description }),
  });
  if (view) return <CommandScreen view={view} />;
  return (
    <PageContainer>
      {isError ? (
        <ErrorPanel
          title="Error"
          message="Unable to fetch commands, please try again later or join our support server for assistance."
          actions={<FailureActions onRetry={() => location.reload()} />}
        />
      ) : isLoading ? (
        <div aria-busy="true" aria-label="Loading the command">
          <Skeleton height="420px" radius="l" />
        </div>
      ) : (
        <EmptyState
          title="This command does not exist."
          icon={<SearchX size={26} />}
          actions={<Link to="/commands">Show all commands</Link>}
        />
      )}
    </PageContainer>
  );
}
