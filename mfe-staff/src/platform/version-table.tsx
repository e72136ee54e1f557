import type { ReleasedApp } from '@portico/sdk/contracts/releases/schema';
import type { AppVitals } from '@portico/sdk/contracts/vitals/schema';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { formatThousands } from '@portico/sdk/rules/numbers';
import { useTeam } from '@portico/sdk';
import { Badge, Button } from '@portico/ui';
import { styled } from 'styled-components';
import { healthOf, msText, percentText } from './health.ts';
import { actorText } from './actor-text.ts';

const Scroll = styled.div`
  overflow-x: auto;

  &:focus-visible {
    outline: none;
    box-shadow: var(--focus-ring);
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-4);
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: var(--space-2) var(--space-3);
    border-bottom: 1px solid var(--color-border);
    text-align: left;
    white-space: nowrap;
  }

  & th {
    color: var(--color-text-muted);
    font-size: var(--text-2);
    font-weight: 600;
  }

  & code {
    font-family: var(--font-mono);
    font-size: var(--text-3);
  }
`;

const STATES = {
  live: { label: 'Live', tone: 'success' },
  retained: { label: 'Retained', tone: 'neutral' },
  retired: { label: 'Retired', tone: 'warning' },
} as const;

interface VersionTableProps {
  app: ReleasedApp;
  vitals: readonly AppVitals[];
  /** Absent: the user may not release. */
  onPromote?: (version: string) => void;
}

/** Versions of an app with state, publisher and vitals. */
export function VersionTable({ app, vitals, onPromote }: VersionTableProps) {
  const { members } = useTeam();
  return (
    <Scroll role="region" aria-label={`Versions of ${app.name}`} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">Version</th>
            <th scope="col">State</th>
            <th scope="col">Published</th>
            <th scope="col">Loads</th>
            <th scope="col">Failures</th>
            <th scope="col">Load time (p75)</th>
            {onPromote && <th scope="col">Actions</th>}
          </tr>
        </thead>
        <tbody>
          {app.versions.map(({ version, state, published_at, published_by }) => {
            const versionVitals = vitals.find((entry) => entry.version === version);
            const { failed } = healthOf(versionVitals);
            return (
              <tr key={version}>
                <th scope="row">
                  <code>{version}</code>
                </th>
                <td>
                  <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
                </td>
                <td>
                  {formatDateTime(published_at)} by {actorText(published_by, members)}
                </td>
                <td>{versionVitals ? formatThousands(versionVitals.loads) : '–'}</td>
                <td>
                  {versionVitals && failed !== undefined
                    ? `${formatThousands(versionVitals.failures)} (${percentText(failed)})`
                    : '–'}
                </td>
                <td>{versionVitals?.loadMs ? msText(versionVitals.loadMs.p75) : '–'}</td>
                {onPromote && (
                  <td>
                    {state === 'retained' && (
                      <Button
                        size="s"
                        variant="secondary"
                        aria-label={`Make ${version} live`}
                        onClick={() => onPromote(version)}
                      >
                        Make live
                      </Button>
                    )}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Scroll>
  );
}
