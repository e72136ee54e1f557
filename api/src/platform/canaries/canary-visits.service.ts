import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Beacon, BeaconEvent } from '@portico/sdk/contracts/reports/schema';
import { LiveRegistry } from '../registry/live/live-registry.service.ts';
import type { Channel, ChannelCanary, StoredRelease } from '../registry/state/registry-state.ts';
import { readHostCookie } from '../../http/request/host-cookie.ts';
import { isInShare, randomBucket, readBucket } from './assignment.ts';
import { CanaryTally } from './canary-tally.ts';
import { Once } from './once.ts';
import { placeToken, readPlace, type Place } from './place.ts';

/** The visitor's group. The cookie contains nothing else, and all visitors of a group have the same value. */
export const BUCKET_COOKIE = 'bucket';

/** How a request takes part in the running canaries. */
export interface CanaryVariant {
  /** New versions in place of the live ones. */
  replacements: StoredRelease[];
  /** App -> its canary and the version that the visitor gets. Empty: the request does not count. */
  places: ReadonlyMap<string, Place>;
  /** A group for a new visitor: the document sets the cookie. */
  newBucket?: number;
}

const NONE: CanaryVariant = { replacements: [], places: new Map() };
/** Replaces names of pages that a version does not have, because beacons are not authenticated. */
const OTHER = 'other';
/** Minimum number of documents that this replica remembers, so that each counts once. */
const MAX_SEEN = 200_000;

type Running = Channel & { canary: ChannelCanary };

/** Assigns visitors to the versions of running canaries, and counts their documents and reports. */
@Injectable()
export class CanaryVisits {
  private readonly seen = new Once(MAX_SEEN);

  constructor(
    private readonly live: LiveRegistry,
    private readonly tally: CanaryTally,
  ) {}

  /**
   * The cookie contains the visitor's group. A browser without one gets a group with its first
   * document. Crawlers and scripts, which do not send `Sec-Fetch-Dest`, always get the live
   * version.
   */
  of(request: FastifyRequest): CanaryVariant {
    const running = this.running();
    if (running.length === 0) return NONE;
    const stored = readBucket(readHostCookie(request, BUCKET_COOKIE));
    const isVisit = isDocumentOfBrowser(request);
    const bucket = stored ?? (isVisit ? randomBucket() : undefined);
    if (bucket === undefined) return NONE;
    const places = new Map<string, Place>();
    const replacements: StoredRelease[] = [];
    for (const { name, canary } of running) {
      const isNew = isInShare(bucket, canary.id, canary.share);
      places.set(name, { canary: canary.id, arm: isNew ? 'new' : 'old' });
      if (isNew) replacements.push(canary.release);
    }
    return {
      replacements,
      places: isVisit ? places : new Map(),
      ...(stored === undefined && { newBucket: bucket }),
    };
  }

  /**
   * Counts a document that is sent.
   * @param remote whose page it is
   * @returns the tokens that the document repeats in its beacons: for the remote, and for the shell
   */
  countDocument(places: CanaryVariant['places'], remote: string, page: string): string[] {
    const taken = [remote, 'shell'].flatMap((app) => places.get(app) ?? []);
    return taken.flatMap((place) => {
      const secret = this.secretOf(place.canary);
      if (!secret) return [];
      this.tally.addDocument(place, page);
      return [placeToken(place, secret)];
    });
  }

  /** Counts a beacon of a document. */
  countBeacon(beacon: Beacon): void {
    const running = this.running();
    for (const token of beacon.canaries ?? []) {
      const place = readPlace(token, (canary) => this.secretOf(canary));
      const channel = running.find(({ canary }) => canary.id === place?.canary);
      if (!channel || !place) continue;
      const isNew = (fact: string) => this.seen.add(`${fact} ${place.canary} ${place.document}`);
      const events = eventsOf(channel, beacon.events);
      const [first = { page: OTHER }] = [...events, ...beacon.events];
      this.tally.addVisit(place, {
        events,
        page: knownPage(channel, first.page),
        isFirst: beacon.isFirst === true && isNew('first'),
        isFailing: beacon.isFailing === true && beacon.events.some(isError) && isNew('failing'),
      });
    }
  }

  private secretOf(id: number): string | undefined {
    return this.running().find(({ canary }) => canary.id === id)?.canary.secret;
  }

  /** A remote that is switched off has no canary. */
  private running(): Running[] {
    return this.live.state.channels.filter(
      (channel): channel is Running => channel.canary !== undefined && !channel.isOff,
    );
  }
}

const isError = ({ kind }: BeaconEvent) => kind !== 'load' && kind !== 'view';

/** Events of the canary's app; of a shell: of all apps, because it runs them. */
function eventsOf(channel: Running, events: readonly BeaconEvent[]): BeaconEvent[] {
  return events
    .filter(({ remote }) => channel.name === 'shell' || remote === channel.name)
    .map((event) => ({ ...event, page: knownPage(channel, event.page) }));
}

function knownPage({ name, live, canary }: Running, page: string): string {
  if (name === 'shell') return name;
  const pages = [live, canary.release].flatMap((release) =>
    Object.keys(release?.manifest.pages ?? {}),
  );
  return pages.includes(page) ? page : OTHER;
}

/**
 * Whether a browser shows the response: it is neither prefetched nor the registry request of an
 * open page.
 */
function isDocumentOfBrowser({ method, headers }: FastifyRequest): boolean {
  return (
    method === 'GET' &&
    headers['sec-fetch-dest'] === 'document' &&
    headers['sec-purpose'] === undefined
  );
}
