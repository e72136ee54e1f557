import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { hashOfKey } from '../../identity/keys/bearer-key.ts';
import { LiveRegistry } from '../registry/live/live-registry.service.ts';
import { ReleaseFiles } from '../registry/files/release-files.service.ts';
import type { Replacements } from '../registry/state/replacements.ts';
import { VisitorService, type Visitor } from '../registry/live/visitor.service.ts';
import { SmokeRunRepository } from './smoke-run.repository.ts';

/** The header of a visit: `<lease> new|live visitor|example`. */
const HEADER = 'x-portico-smoke';
const VISIT = /^([\w-]{43}) (new|live) (visitor|example)$/;

/** The example person to whom pages for signed-in users are shown. No Discord account has this id. */
const EXAMPLE_USER = { id: '100000000000000001', username: 'Example', avatar: null };

interface Visit {
  replacements: Replacements;
  visitor: Visitor;
}

/**
 * Decides what the documents of a smoke run contain: the tested release or the live one, and an
 * example person where a page is not public. The lease of the run authenticates the request. It is
 * valid for minutes, and browsers never send this header by themselves.
 */
@Injectable()
export class SmokeVisits implements OnModuleInit {
  private readonly visits = new WeakMap<FastifyRequest, Promise<Visit | undefined>>();

  constructor(
    private readonly runs: SmokeRunRepository,
    private readonly live: LiveRegistry,
    private readonly files: ReleaseFiles,
    private readonly visitors: VisitorService,
  ) {}

  onModuleInit(): void {
    this.visitors.registerStandIn(async (request) => (await this.of(request))?.visitor);
  }

  /** @returns undefined for any other request */
  of(request: FastifyRequest): Promise<Visit | undefined> {
    const cached = this.visits.get(request);
    if (cached) return cached;
    const visit = this.read(request.headers[HEADER]);
    this.visits.set(request, visit);
    return visit;
  }

  private async read(header: string | string[] | undefined): Promise<Visit | undefined> {
    const [, lease, view, as] = (typeof header === 'string' && VISIT.exec(header)) || [];
    const run = lease === undefined ? undefined : await this.runs.leased(hashOfKey(lease));
    if (!run) return undefined;
    const release = view === 'new' ? await this.files.release(run.name, run.version) : undefined;
    return {
      replacements: release ? [release] : [],
      visitor:
        as === 'example' ? this.example(run.name) : { session: { status: 401 }, team: false },
    };
  }

  /** Restricted remotes are visible in their own runs, and in runs of the shell, which loads all remotes. */
  private example(name: string): Visitor {
    const channel = this.live.state.channels.find((candidate) => candidate.name === name);
    const team = name === 'shell' || channel?.restriction === 'team';
    return { session: { status: 200, user: EXAMPLE_USER }, team };
  }
}
