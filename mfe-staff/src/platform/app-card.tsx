import { Undo2 } from 'lucide-react';
import type { ReleasedApp } from 'shared/contracts/releases/schema';
import type { AppVitals } from 'shared/contracts/vitals/schema';
import { formatDateTime } from 'shared/rules/dates';
import { formatThousands } from 'shared/rules/numbers';
import { useTeam } from 'shared/sdk';
import { Badge, Button, Card, Heading, Stack, Text } from 'shared/ui';
import { styled } from 'styled-components';
import type { WantedChange } from './change-dialog.tsx';
import { healthOf, msText, percentText } from './health.ts';
import { VersionTable } from './version-table.tsx';
import { whoText } from './who.ts';

/** Changes shown at once; all are in the audit. */
const FEW = 5;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
  gap: var(--space-3) var(--space-5);
  margin: 0;

  & dt {
    color: var(--color-text-muted);
    font-size: var(--text-2);
  }

  & dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

const Changes = styled.ol`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  font-size: var(--text-4);
  list-style: none;
  overflow-wrap: anywhere;

  & > li > span {
    color: var(--color-text-muted);
  }
`;

interface AppCardProps {
  app: ReleasedApp;
  /** Of this app's versions. */
  vitals: readonly AppVitals[];
  mayRelease: boolean;
  onChange: (change: WantedChange) => void;
}

/** One app of the site: what is live, how it fares, who released what, and the ways to change it. */
export function AppCard({ app, vitals, mayRelease, onChange }: AppCardProps) {
  const { members } = useTeam();
  const { name, live, rollback_to, restricted, mounts, changes } = app;
  const known = vitals.find(({ version }) => version === live);
  const health = healthOf(known);
  const facts: [string, string][] = [
    ['Loads', known ? formatThousands(known.loads) : '–'],
    ['Failed loads', health.failed === undefined ? '–' : percentText(health.failed)],
    ['Errors in pages', known ? formatThousands(known.renderErrors + known.eventErrors) : '–'],
    ['Load time (p75)', known?.loadMs ? msText(known.loadMs.p75) : '–'],
    ['First view (p75)', known?.viewMs ? msText(known.viewMs.p75) : '–'],
  ];
  return (
    <Card as="section" aria-label={name}>
      <Stack gap={4}>
        <Stack direction="row" gap={3} align="center" justify="space-between" wrap>
          <Stack direction="row" gap={3} align="center" wrap>
            <Heading level={2} size="m">
              {name}
            </Heading>
            <Badge tone="accent">{live ?? 'nothing live'}</Badge>
            <Badge tone={health.tone}>{health.label}</Badge>
            {restricted && <Badge>Team only</Badge>}
            {mounts.length > 0 && (
              <Text as="span" tone="muted" size="s">
                {mounts.join(', ')}
              </Text>
            )}
          </Stack>
          {mayRelease && rollback_to && (
            <Button
              size="s"
              variant="danger"
              onClick={() => onChange({ kind: 'rollback', name, version: rollback_to, live })}
            >
              <Undo2 size={16} aria-hidden="true" />
              Roll back to {rollback_to}
            </Button>
          )}
        </Stack>
        <Facts>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
        <VersionTable
          app={app}
          vitals={vitals}
          onPromote={
            mayRelease ? (version) => onChange({ kind: 'promote', name, version, live }) : undefined
          }
        />
        {changes.length > 0 && (
          <Changes aria-label={`Changes of ${name}`}>
            {changes.slice(0, FEW).map(({ at, kind, by, from, to, why }) => (
              <li key={`${at} ${to}`}>
                {kind === 'promote' ? 'Promoted' : 'Rolled back'} {from && `${from} → `}
                {to}{' '}
                <span>
                  {formatDateTime(at)} by {whoText(by, members)}: {why}
                </span>
              </li>
            ))}
          </Changes>
        )}
      </Stack>
    </Card>
  );
}
