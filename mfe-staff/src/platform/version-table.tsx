import type { ReleasedApp } from '@portico/sdk/contracts/releases/schema';
import type { AppVitals } from '@portico/sdk/contracts/vitals/schema';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { formatThousands } from '@portico/sdk/rules/numbers';
import { useTeam } from '@portico/sdk';
import { Button, ScrollBox, Stack } from '@portico/ui';
import { styled } from 'styled-components';
import { healthOf, msText, percentText } from './health.ts';
import { SmokeBadge } from './smoke-badge.tsx';
import { actorText } from './actor-text.ts';
import { FiguresTable } from './figures-table.styles.ts';
import { StateBadge } from './version-state.tsx';

/** Wraps, so that there is space for the actions. */
const Published = styled.td`
  min-width: 160px;

  ${FiguresTable} && {
    white-space: normal;
  }
`;

/** A version that visitors do not get: it is not live, or its remote is switched off. */
const canBePreviewed = ({ off }: ReleasedApp, state: string) =>
  state === 'retained' || (state === 'live' && off !== null);

interface VersionTableProps {
  app: ReleasedApp;
  vitals: readonly AppVitals[];
  /** Absent: the user may not release. */
  onPromote?: (version: string) => void;
  /** Absent: there is no live version to compare a canary with, or one is running. */
  onCanary?: (version: string) => void;
  onPreview: (version: string) => void;
}

/** Versions of an app with state, publisher and vitals. */
export function VersionTable({ app, vitals, onPromote, onCanary, onPreview }: VersionTableProps) {
  const { members } = useTeam();
  return (
    <ScrollBox label={`Versions of ${app.name}`}>
      <FiguresTable>
        <thead>
          <tr>
            <th scope="col">Version</th>
            <th scope="col">State</th>
            <th scope="col">Smoke run</th>
            <th scope="col">Published</th>
            <th scope="col">Loads</th>
            <th scope="col">Failures</th>
            <th scope="col">Load time (p75)</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {app.versions.map(({ version, state, published_at, published_by, smoke }) => {
            const versionVitals = vitals.find((entry) => entry.version === version);
            const { failed } = healthOf(versionVitals);
            return (
              <tr key={version}>
                <th scope="row">
                  <code>{version}</code>
                </th>
                <td>
                  <StateBadge state={state} />
                </td>
                <td>
                  <SmokeBadge smoke={smoke} />
                </td>
                <Published>
                  {formatDateTime(published_at)} by {actorText(published_by, members)}
                </Published>
                <td>{versionVitals ? formatThousands(versionVitals.loads) : '–'}</td>
                <td>
                  {versionVitals && failed !== undefined
                    ? `${formatThousands(versionVitals.failures)} (${percentText(failed)})`
                    : '–'}
                </td>
                <td>{versionVitals?.loadMs ? msText(versionVitals.loadMs.p75) : '–'}</td>
                <td>
                  <Stack direction="row" gap={2}>
                    {canBePreviewed(app, state) && (
                      <Button
                        size="s"
                        variant="ghost"
                        aria-label={`Preview ${version}`}
                        onClick={() => onPreview(version)}
                      >
                        Preview
                      </Button>
                    )}
                    {onCanary && state === 'retained' && (
                      <Button
                        size="s"
                        variant="ghost"
                        aria-label={`Start a canary of ${version}`}
                        onClick={() => onCanary(version)}
                      >
                        Canary
                      </Button>
                    )}
                    {onPromote && state === 'retained' && (
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
                </td>
              </tr>
            );
          })}
        </tbody>
      </FiguresTable>
    </ScrollBox>
  );
}
