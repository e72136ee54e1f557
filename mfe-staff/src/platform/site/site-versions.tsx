import { useTeam } from '@portico/sdk';
import type { TeamSite } from '@portico/sdk/contracts/site-releases/schema';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { Button, ScrollBox, Stack } from '@portico/ui';
import { actorText } from '../actor-text.ts';
import { FiguresTable } from '../figures-table.styles.ts';
import { StateBadge } from '../version-state.tsx';

interface SiteVersionsProps {
  versions: TeamSite['versions'];
  onPreview: (version: string) => void;
  /** undefined: the user may not release. */
  onPromote: ((version: string) => void) | undefined;
}

/** The versions of the site pack with state and publisher. */
export function SiteVersions({ versions, onPreview, onPromote }: SiteVersionsProps) {
  const { members } = useTeam();
  return (
    <ScrollBox label="Versions of the site pack">
      <FiguresTable>
        <thead>
          <tr>
            <th scope="col">Version</th>
            <th scope="col">State</th>
            <th scope="col">Published</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {versions.map(({ version, state, published_at, published_by }) => (
            <tr key={version}>
              <th scope="row">
                <code>{version}</code>
              </th>
              <td>
                <StateBadge state={state} />
              </td>
              <td>{`${formatDateTime(published_at)} by ${actorText(published_by, members)}`}</td>
              <td>
                {state === 'retained' && (
                  <Stack direction="row" gap={2}>
                    <Button
                      size="s"
                      variant="ghost"
                      aria-label={`Preview ${version}`}
                      onClick={() => onPreview(version)}
                    >
                      Preview
                    </Button>
                    {onPromote && (
                      <Button
                        size="s"
                        variant="secondary"
                        aria-label={`Make Live: ${version}`}
                        onClick={() => onPromote(version)}
                      >
                        Make Live
                      </Button>
                    )}
                  </Stack>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </FiguresTable>
    </ScrollBox>
  );
}
