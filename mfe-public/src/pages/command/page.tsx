import { SearchX } from 'lucide-react';
import { Link, documentData, useBrand, request, useParams, usePageHead } from '@portico/sdk';
import { getCommand } from '@portico/contracts/commands/calls';
import { commandPageView, findCommand } from '@portico/contracts/rules/commands/page-view';
import type { CommandPageView } from '@portico/contracts/rules/commands/page-view';
import { EmptyState, ErrorPanel, Skeleton } from '@portico/ui';
import { CommandScreen } from '../../commands/command-screen.tsx';
import { categoryPath } from '../../commands/paths.ts';
import { useCommandReference } from '../../commands/commands.api.ts';
import { FailureActions } from '../../failure-actions.tsx';
import { PageContainer } from '../../page-container.ts';

/** `/commands/{category}/{name}`: one command. */
export default function CommandPage() {
  const { category = '', name = '' } = useParams();
  const { prefix } = useBrand();
  const inDocument = documentData<CommandPageView>(
    request(getCommand, { params: { category, name } }).url,
  );
  const { commands, categories, isError, isLoading } = useCommandReference({
    skip: inDocument !== undefined,
  });
  const command = commands && categories && findCommand(commands, { category, name }, categories);
  const view = inDocument ?? (command && commandPageView(commands, command, prefix, categories));
  usePageHead({
    ...(view && { title: `${view.name} command`, description: view.description }),
  });
  if (view) return <CommandScreen view={view} />;
  return (
    <PageContainer>
      {isError ? (
        <ErrorPanel
          title="This command did not load"
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
          actions={<Link to={categoryPath('')}>Show All Commands</Link>}
        />
      )}
    </PageContainer>
  );
}
