import { Undo2 } from 'lucide-react';
import { useTeam } from '@portico/sdk';
import type { TeamSite } from '@portico/sdk/contracts/site-releases/schema';
import { lookup } from '@portico/sdk/rules/lookup';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { Badge, Button, Card, Heading, Stack, Text } from '@portico/ui';
import { actorText } from '../actor-text.ts';
import { HistoryList } from '../history-list.styles.ts';
import type { PendingPreview } from '../preview-dialog.tsx';
import type { PendingSiteChange } from './site-dialog.tsx';
import { SiteVersions } from './site-versions.tsx';

/** Maximum number of changes on the card; the audit log has all of them. */
const MAX_CHANGES = 5;

/** What visitors get, where it is not the live version. */
const SERVED: Record<string, string> = {
  folder: 'Visitors get the pack in the folder SITE_DIR of the installation, not the live version.',
  none: 'No version is live: pages say that there is no site pack yet.',
};

interface SiteCardProps {
  site: TeamSite;
  onChange: (change: PendingSiteChange) => void;
  onPreview: (preview: PendingPreview) => void;
}

/** The site pack: live version, versions, history and release actions. */
export function SiteCard({ site, onChange, onPreview }: SiteCardProps) {
  const { members } = useTeam();
  const { live, source, rollback_to, versions, changes, may_release, may_sell } = site;
  const served = lookup(SERVED, source, '');
  const change = (kind: PendingSiteChange['kind'], version: string) =>
    onChange({ kind, version, live, source, maySell: may_sell });
  return (
    <Card as="section" aria-label="Site pack">
      <Stack gap={4}>
        <Stack direction="row" gap={3} align="center" justify="space-between" wrap>
          <Stack direction="row" gap={3} align="center" wrap>
            <Heading level={2} size="m">
              Site pack
            </Heading>
            <Badge tone="accent">{live ?? 'No live version'}</Badge>
            {source === 'folder' && <Badge tone="warning">Folder is served</Badge>}
          </Stack>
          {may_release && rollback_to && (
            <Button size="s" variant="danger" onClick={() => change('rollback', rollback_to)}>
              <Undo2 size={16} aria-hidden="true" />
              <span>{`Roll Back to ${rollback_to}`}</span>
            </Button>
          )}
        </Stack>
        {served && <Text>{served}</Text>}
        {versions.length > 0 && (
          <SiteVersions
            versions={versions}
            onPreview={(version) => onPreview({ name: 'site', version, live })}
            onPromote={may_release ? (version) => change('promote', version) : undefined}
          />
        )}
        {changes.length > 0 && (
          <HistoryList aria-label="Changes of the site pack">
            {changes.slice(0, MAX_CHANGES).map(({ at, kind, by, from, to, why }) => (
              <li key={`${at} ${to}`}>
                <span>{`${kind === 'promote' ? 'Promoted' : 'Rolled back'} ${from ? `${from} → ` : ''}${to}`}</span>{' '}
                <span>{`${formatDateTime(at)} by ${actorText(by, members)}: ${why}`}</span>
              </li>
            ))}
          </HistoryList>
        )}
      </Stack>
    </Card>
  );
}
