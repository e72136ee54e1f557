import { Power, Undo2 } from 'lucide-react';
import type { ReleasedApp } from '@portico/sdk/contracts/releases/schema';
import type { AppVitals, ErrorFrameCount } from '@portico/sdk/contracts/vitals/schema';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { formatThousands } from '@portico/sdk/rules/numbers';
import { useTeam } from '@portico/sdk';
import { Badge, Button, Card, Heading, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import type { PendingChange } from './change-dialog.tsx';
import type { PendingCanary } from './canary/start-canary-dialog.tsx';
import { CanarySection } from './canary/canary-section.tsx';
import { ErrorList } from './error-list.tsx';
import type { PendingPreview } from './preview-dialog.tsx';
import type { PendingSwitch } from './switch-dialog.tsx';
import { healthOf, msText, percentText } from './health.ts';
import { smokeText } from './smoke-badge.tsx';
import { SmokeFindings } from './smoke-findings.tsx';
import { VersionTable } from './version-table.tsx';
import { actorText } from './actor-text.ts';
import { HistoryList } from './history-list.styles.ts';

/** Maximum number of changes on the card; the audit log has all of them. */
const MAX_CHANGES = 5;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(120px, 100%), 1fr));
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

interface AppCardProps {
  app: ReleasedApp;
  /** Vitals of this app's versions. */
  vitals: readonly AppVitals[];
  /** Lines of code with errors of this app. */
  frames: readonly ErrorFrameCount[];
  mayRelease: boolean;
  onChange: (change: PendingChange) => void;
  onCanary: (canary: PendingCanary) => void;
  onPreview: (preview: PendingPreview) => void;
  /** undefined: the user may not switch remotes off. */
  onSwitch: ((change: PendingSwitch) => void) | undefined;
}

/** An app of the site: live version, vitals, release history and release actions. */
export function AppCard({
  app,
  vitals,
  frames,
  mayRelease,
  onChange,
  onCanary,
  onPreview,
  onSwitch,
}: AppCardProps) {
  const { members } = useTeam();
  const { name, live, rollback_to, restricted, mounts, changes, off } = app;
  const smokeOf = (released: string) =>
    smokeText(app.versions.find(({ version }) => version === released)?.smoke).toLowerCase();
  const liveVitals = vitals.find(({ version }) => version === live);
  const health = healthOf(liveVitals);
  const facts: [string, string][] = [
    ['Loads', liveVitals ? formatThousands(liveVitals.loads) : '–'],
    ['Silent retries', liveVitals ? formatThousands(liveVitals.retries) : '–'],
    ['Failed loads', health.failed === undefined ? '–' : percentText(health.failed)],
    [
      'Page errors',
      liveVitals ? formatThousands(liveVitals.renderErrors + liveVitals.eventErrors) : '–',
    ],
    ['Load time (p75)', liveVitals?.loadMs ? msText(liveVitals.loadMs.p75) : '–'],
    ['First view (p75)', liveVitals?.viewMs ? msText(liveVitals.viewMs.p75) : '–'],
  ];
  return (
    <Card as="section" aria-label={name}>
      <Stack gap={4}>
        <Stack direction="row" gap={3} align="center" justify="space-between" wrap>
          <Stack direction="row" gap={3} align="center" wrap>
            <Heading level={2} size="m">
              {name}
            </Heading>
            <Badge tone="accent">{live ?? 'No live version'}</Badge>
            <Badge tone={health.tone}>{health.label}</Badge>
            {off && <Badge tone="danger">Switched off</Badge>}
            {restricted && <Badge>Team only</Badge>}
            {mounts.length > 0 && (
              <Text as="span" tone="muted" size="s">
                {mounts.join(', ')}
              </Text>
            )}
          </Stack>
          <Stack direction="row" gap={3} wrap>
            {mayRelease && rollback_to && (
              <Button
                size="s"
                variant="danger"
                onClick={() => onChange({ kind: 'rollback', name, version: rollback_to, live })}
              >
                <Undo2 size={16} aria-hidden="true" />
                <span>{`Roll Back to ${rollback_to}`}</span>
              </Button>
            )}
            {onSwitch && name !== 'shell' && (
              <Button
                size="s"
                variant="secondary"
                onClick={() => onSwitch({ name, turns: off ? 'on' : 'off' })}
              >
                <Power size={16} aria-hidden="true" />
                <span>{off ? 'Switch On' : 'Switch Off'}</span>
              </Button>
            )}
          </Stack>
        </Stack>
        {off && <Text>{`Off since ${formatDateTime(off.since)}: ${off.why}`}</Text>}
        <Facts>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
        <CanarySection app={name} isRunning={app.canary !== null} mayRelease={mayRelease} />
        <VersionTable
          app={app}
          vitals={vitals}
          onPreview={(version) => onPreview({ name, version })}
          onPromote={
            mayRelease ? (version) => onChange({ kind: 'promote', name, version, live }) : undefined
          }
          onCanary={
            mayRelease && live !== null && app.canary === null && !off
              ? (version) => onCanary({ name, version, live })
              : undefined
          }
        />
        <SmokeFindings app={app} />
        <ErrorList app={name} frames={frames} />
        {changes.length > 0 && (
          <HistoryList aria-label={`Changes of ${name}`}>
            {changes.slice(0, MAX_CHANGES).map(({ at, kind, by, from, to, why }) => (
              <li key={`${at} ${to}`}>
                <span>{`${kind === 'promote' ? 'Promoted' : 'Rolled back'} ${from ? `${from} → ` : ''}${to} (smoke run: ${smokeOf(to)})`}</span>{' '}
                <span>{`${formatDateTime(at)} by ${actorText(by, members)}: ${why}`}</span>
              </li>
            ))}
          </HistoryList>
        )}
      </Stack>
    </Card>
  );
}
