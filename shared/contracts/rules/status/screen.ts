import { isSilent, totalsOf } from '../growth.ts';
import type { StatusTotals } from '../growth.ts';
import type { Choice } from './choice.ts';
import { componentView } from './component-view.ts';
import type { ComponentView } from './component-view.ts';
import { incidentView, noticeView, openIncidents, pastIncidents } from './incident-view.ts';
import type { IncidentView, NoticeTone, NoticeView } from './incident-view.ts';
import { momentOf, noDataSince } from './moment.ts';
import { neverText, NO_SHARDS } from './no-data.ts';
import { overallView, tilesView } from './overall-view.ts';
import type { OverallState, TilesView } from './overall-view.ts';
import { shardView } from './shard-view.ts';
import type { ShardView } from './shard-view.ts';

/** Past incidents that are shown before "Show all" is pressed. */
export const FEW_INCIDENTS = 5;
/** Instead of incidents. */
export const CALM = 'No incidents in the last 90 days.';
/** Cards of shards in a document: as many as the page renders first. */
export const FIRST_SHARDS = 12;

/** The first screen of the status. Times are in UTC. */
export interface StatusScreen {
  notice: Choice<NoticeTone, NoticeView>;
  overall: Choice<OverallState, string>;
  /** When the bot reported last. */
  freshness: Choice<'current' | 'silent', string>;
  tiles: TilesView;
  components: ComponentView[];
  /** Instead of incidents: none or one line. */
  calm: string[];
  open: IncidentView[];
  past: IncidentView[];
  shards: ShardView[];
  /** Instead of shards: none or one line. */
  noShards: string[];
}

type Incident = Parameters<typeof incidentView>[0] & { affected: readonly string[] };

interface StatusInputs {
  /** Ascending by id. */
  shards: readonly Shard[];
  /** Whether a reading was ever stored; only used without shards. */
  hasHistory?: boolean;
  components: readonly Parameters<typeof componentView>[0][];
  incidents: readonly Incident[];
}

type Shard = Parameters<typeof shardView>[0];

/** What the page shows while it fetches a long list of shards. */
export interface FirstShards<Any extends Shard = Shard> {
  totals: StatusTotals;
  shards: Any[];
}

/** @param shards ascending by id */
export const firstShards = <Any extends Shard>(shards: readonly Any[]): FirstShards<Any> => ({
  totals: totalsOf(shards),
  shards: shards.slice(0, FIRST_SHARDS),
});

/** Newest report of the shards, epoch seconds; undefined if the answer has none. */
export function seenAt(shards: readonly Pick<Shard, 'seen_at'>[]): number | undefined {
  const times = shards.flatMap(({ seen_at }) => seen_at ?? []);
  return times.length === 0 ? undefined : times.reduce((newest, at) => Math.max(newest, at));
}

export function statusScreen({
  shards,
  hasHistory = false,
  components,
  incidents,
}: StatusInputs): StatusScreen {
  const isEmpty = shards.length === 0;
  const totals = totalsOf(shards);
  const silent = isSilent(totals);
  const seen = seenAt(shards);
  const viewOf = (incident: Incident) =>
    incidentView(incident, { affected: incident.affected, tz: 'UTC' });
  return {
    notice: noticeView(incidents),
    overall: overallView(totals),
    freshness: {
      current: silent || seen === undefined ? [] : [`Updated ${momentOf(seen, 'UTC')}`],
      silent: isEmpty ? [neverText(hasHistory)] : silent ? [noDataSince(seen, 'UTC')] : [],
    },
    tiles: tilesView(isEmpty ? undefined : totals),
    components: components.map(componentView),
    calm: incidents.length === 0 ? [CALM] : [],
    open: openIncidents(incidents).map(viewOf),
    past: pastIncidents(incidents).slice(0, FEW_INCIDENTS).map(viewOf),
    shards: shards.slice(0, FIRST_SHARDS).map((shard) => shardView(shard, 'UTC')),
    noShards: isEmpty ? [NO_SHARDS] : [],
  };
}
