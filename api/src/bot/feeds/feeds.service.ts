import { Injectable } from '@nestjs/common';
import type { StatusComponents } from '@portico/contracts/components/schema';
import {
  getStatusFeedContract,
  getStatusSummaryContract,
  type StatusSummary,
} from '@portico/contracts/feeds/schema';
import type { Incident } from '@portico/contracts/incidents/schema';
import { COMPONENT_IDS, type ComponentId } from '@portico/contracts/components/ids';
import { componentStateLabel, type ComponentState } from '@portico/contracts/rules/uptime';
import { Config } from '../../core/config/config.ts';
import { PageLinks } from '../../core/pages/page-links.ts';
import { RevisionRepository } from '../../core/db/revision.repository.ts';
import { AnswerCache } from '../../http/answer/answer-cache.ts';
import { PreparedBody } from '../../http/answer/prepared-body.ts';
import { ComponentsService } from '../components/components.service.ts';
import { COMPONENT_STATES } from '../components/components.repository.ts';
import { INCIDENTS, IncidentsRepository } from '../incidents/incidents.repository.ts';
import { badgeSvg } from './badge.ts';
import { entryOf } from './entry.ts';
import { jsonFeed, xmlFeeds } from './feed-texts.ts';
import { overallOf } from './overall.ts';
import { WIDGET_POLICY, widgetHtml } from './widget.ts';
import { LiveSite } from '../../core/site/live-site.ts';

const DAY = 86_400;
const MINUTE = 60;
/** Three feeds, the summary, the widget, and a badge for each component and for all. */
const MAX_ANSWERS = 5 + COMPONENT_IDS.length + 1;
/** For images and frames of other sites. Their scripts can read no answer. */
const EMBEDDABLE = { 'cross-origin-resource-policy': 'cross-origin' };

const INDICATORS: Record<ComponentState, StatusSummary['status']['indicator']> = {
  up: 'none',
  degraded: 'minor',
  down: 'major',
  maintenance: 'maintenance',
  unknown: 'unknown',
};

const epochNow = () => Math.floor(Date.now() / 1000);
const iso = (time: number) => new Date(time * 1000).toISOString();

/** The status for feed readers and other sites, made once per minute and change. */
@Injectable()
export class FeedsService {
  private readonly answers: AnswerCache;

  constructor(
    private readonly components: ComponentsService,
    private readonly incidents: IncidentsRepository,
    private readonly links: PageLinks,
    private readonly config: Config,
    private readonly live: LiveSite,
    revisions: RevisionRepository,
  ) {
    this.answers = new AnswerCache(revisions, { maxEntries: MAX_ANSWERS });
  }

  rss(): Promise<PreparedBody> {
    return this.feed('application/rss+xml', (entries) => xmlFeeds(entries, this.described()).rss);
  }

  atom(): Promise<PreparedBody> {
    return this.feed('application/atom+xml', (entries) => xmlFeeds(entries, this.described()).atom);
  }

  json(): Promise<PreparedBody> {
    return this.feed('application/json', (entries) =>
      JSON.stringify(getStatusFeedContract.response.parse(jsonFeed(entries, this.described()))),
    );
  }

  summary(): Promise<PreparedBody> {
    return this.current('summary', 'application/json', {}, async (state) => {
      const open = (await this.listPublic()).filter(({ ended_at }) => ended_at === null);
      return JSON.stringify(getStatusSummaryContract.response.parse(this.summaryOf(state, open)));
    });
  }

  /** @param component undefined: the overall state */
  badge(component?: ComponentId): Promise<PreparedBody> {
    return this.current(`badge ${component ?? ''}`, 'image/svg+xml', {}, async (all) => {
      const one = all.components.find(({ id }) => id === component);
      const overall = overallOf(all.components);
      return one
        ? badgeSvg(one.name, componentStateLabel(one.state), one.state)
        : badgeSvg(`${this.live.brand.name} status`, overall.words, overall.state);
    });
  }

  widget(): Promise<PreparedBody> {
    const headers = { 'content-security-policy': WIDGET_POLICY };
    return this.current('widget', 'text/html', headers, async (all) =>
      widgetHtml(all, overallOf(all.components), this.described()),
    );
  }

  private feed(media: string, make: (entries: ReturnType<typeof entryOf>[]) => string) {
    return this.answers.get(this.keyOf(media), {
      nouns: [INCIDENTS],
      step: Math.floor(epochNow() / DAY),
      make: async () => {
        const entries = (await this.listPublic()).map((one) =>
          entryOf(one, this.pageOf(one), this.components.namesNow()),
        );
        // Made anew after each change, also after corrections and withdrawals.
        const headers = { 'last-modified': new Date().toUTCString() };
        return bodyOf(make(entries), media, 'public, max-age=60', headers);
      },
    });
  }

  private current(
    name: string,
    media: string,
    headers: Record<string, string>,
    make: (components: StatusComponents) => Promise<string>,
  ) {
    const now = epochNow();
    return this.answers.get(this.keyOf(name), {
      nouns: [COMPONENT_STATES, INCIDENTS],
      step: Math.floor(now / MINUTE),
      make: async () =>
        bodyOf(await make(await this.components.list(now)), media, 'public, max-age=30', headers),
    });
  }

  private readonly described = () => ({
    name: this.live.brand.name,
    origin: this.config.publicOrigin,
    page: this.links.to('status'),
  });

  private readonly pageOf = ({ id }: Pick<Incident, 'id'>) => this.links.to('incident', { id });

  /** A release may move the pages. */
  private readonly keyOf = (name: string) =>
    [name, this.live.version, this.links.to('status'), this.pageOf({ id: '' })].join(' ');

  private listPublic(): Promise<Incident[]> {
    return this.incidents.listPublic(epochNow());
  }

  private summaryOf(
    { at, components }: StatusComponents,
    open: readonly Incident[],
  ): StatusSummary {
    const { state, words } = overallOf(components);
    const shortOf = (incident: Incident) => ({
      id: incident.id,
      name: incident.title,
      kind: incident.kind,
      impact: incident.impact,
      status: incident.state,
      started_at: iso(incident.starts_at),
      scheduled_until: incident.planned_end ? iso(incident.planned_end) : null,
      components: incident.components ?? [],
      shortlink: this.pageOf(incident),
    });
    return {
      page: {
        name: this.live.brand.name,
        url: this.links.to('status'),
        updated_at: iso(at),
      },
      status: { indicator: INDICATORS[state], description: words },
      components: components.map((component) => ({
        id: component.id,
        name: component.name,
        status: component.state,
        uptime_90_days: component.uptime,
      })),
      incidents: open.filter(({ kind }) => kind !== 'maintenance').map(shortOf),
      scheduled_maintenances: open.filter(({ kind }) => kind === 'maintenance').map(shortOf),
    };
  }
}

const bodyOf = (
  text: string,
  media: string,
  cacheControl: string,
  headers: Record<string, string> = {},
) =>
  new PreparedBody(text, cacheControl, 'accept-encoding', {
    'content-type': `${media}; charset=utf-8`,
    ...EMBEDDABLE,
    ...headers,
  });
