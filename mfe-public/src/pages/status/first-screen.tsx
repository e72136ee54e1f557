import { marked, markedList } from '@portico/sdk/platform';
import { COMPONENT_STATES, DAY_FINDINGS } from '@portico/contracts/rules/status/component-view';
import type { ComponentView } from '@portico/contracts/rules/status/component-view';
import { NOTICE_TONES } from '@portico/contracts/rules/status/incident-view';
import type { NoticeView } from '@portico/contracts/rules/status/incident-view';
import { OVERALL_STATES } from '@portico/contracts/rules/status/overall-view';
import type { StatusScreen } from '@portico/contracts/rules/status/screen';
import { SHARD_STATES } from '@portico/contracts/rules/status/shard-view';
import type { ShardView } from '@portico/contracts/rules/status/shard-view';
import { SegmentedControl, Text } from '@portico/ui';
import { IncidentCard } from '../../incidents/incident-card.tsx';
import { IncidentsFrame } from '../../incidents/incidents-frame.tsx';
import { markedIcon, markedIncident } from '../../incidents/marked-incident.ts';
import { NoticeRow } from '../../incidents/notice-row.tsx';
import { PastIncident } from '../../incidents/past-incident.tsx';
import { markedChoice } from '../../marked-choice.ts';
import { Charts } from '../../status/charts.tsx';
import { FindShard } from '../../status/find-shard.tsx';
import { FreshnessLine } from '../../status/freshness.tsx';
import { Overall, OverallLine, OverviewRow, OverviewWords } from '../../status/overall.tsx';
import { RANGES } from '../../status/ranges.ts';
import { ShardBox } from '../../status/shard-card.tsx';
import { ShardList } from '../../status/shard-list.tsx';
import { Measured, Scripted, StatusLayout } from '../../status/status-layout.tsx';
import { TileList } from '../../status/tiles.tsx';
import { StaticStrip } from '../../uptime/static-strip.tsx';
import { SubscribeSection } from '../../uptime/subscribe-section.tsx';
import { ComponentList, UptimeFrame } from '../../uptime/uptime-frame.tsx';

const notice = markedChoice<(typeof NOTICE_TONES)[number], NoticeView>('notice', NOTICE_TONES, {
  icon: markedIcon,
  state: markedList('state', marked('.')),
  text: marked('text'),
});

const overall = markedChoice('overall', OVERALL_STATES, marked('.'));

const components = markedList<ComponentView>('components', {
  id: marked('id'),
  name: marked('name'),
  method: marked('method'),
  state: markedChoice('state', COMPONENT_STATES, marked('.')),
  share: marked('share'),
  period: marked('period'),
  coverage: marked('coverage'),
  firstDay: marked('firstDay'),
  days: markedList('days', markedChoice('', DAY_FINDINGS, marked('.'))),
});

const shards = markedList<ShardView>('shards', {
  title: marked('title'),
  state: markedChoice('state', SHARD_STATES, marked('.')),
  facts: markedList('facts', { label: marked('label'), value: marked('value') }),
});

const texts = (name: keyof StatusScreen | `freshness.${string}`) => markedList(name, marked('.'));
const ignore = () => undefined;

/** Template of a `StatusScreen` (docs/decisions/0094). The charts depend on the reader's zone. */
export default function StatusFirstScreen() {
  return (
    <StatusLayout>
      {NOTICE_TONES.map((tone) =>
        notice[tone].map((view) => <NoticeRow key={tone} tone={tone} view={view} />),
      )}
      <OverviewRow>
        <OverviewWords>
          <OverallLine role="status">
            <Overall view={overall} />
          </OverallLine>
          {(['current', 'silent'] as const).map((age) =>
            texts(`freshness.${age}`).map((words) => (
              <FreshnessLine key={age} $warns={age === 'silent'}>
                <span>{words}</span>
              </FreshnessLine>
            )),
          )}
        </OverviewWords>
        <Scripted>
          <SegmentedControl
            label="Range of the charts"
            options={RANGES}
            value="24h"
            onChange={ignore}
          />
        </Scripted>
      </OverviewRow>
      <Measured>
        <TileList valueOf={(name) => marked(`tiles.${name}`)} />
        <Scripted>
          <Charts points={undefined} range="24h" animated={false} />
        </Scripted>
      </Measured>
      <UptimeFrame>
        <ComponentList components={components} strip={(view) => <StaticStrip view={view} />} />
      </UptimeFrame>
      <IncidentsFrame>
        {texts('calm').map((words) => (
          <Text key={words} tone="muted">
            {words}
          </Text>
        ))}
        {markedList('open', markedIncident).map((view) => (
          <IncidentCard key={view.id} view={view} />
        ))}
        {markedList('past', markedIncident).map((view) => (
          <PastIncident key={view.id} view={view} />
        ))}
      </IncidentsFrame>
      <ShardList
        notes={texts('noShards')}
        tools={
          <Scripted>
            <FindShard />
          </Scripted>
        }
      >
        {shards.map((view) => (
          <ShardBox key={view.title} view={view} />
        ))}
      </ShardList>
      <SubscribeSection />
    </StatusLayout>
  );
}
