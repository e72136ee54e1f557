import { Injectable } from '@nestjs/common';
import type { SiteAction } from '@portico/contracts/audit/actions';
import { HISTORY_PAGE_SIZE } from '@portico/contracts/incidents/page-size';
import { getIncidentsContract } from '@portico/contracts/incidents/schema';
import {
  PAGE_SIZE,
  type IncidentEdit,
  type NewIncident,
  type NewUpdate,
  type StaffIncident,
} from '@portico/contracts/incidents/staff/schema';
import { canFollow, isOver, statesOf } from '@portico/contracts/rules/incidents';
import { AuditWriter, type AuditActor } from '../../core/audit/audit-writer.repository.ts';
import type { Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { RevisionRepository } from '../../core/db/revision.repository.ts';
import { AnswerCache } from '../../http/answer/answer-cache.ts';
import { PreparedBody } from '../../http/answer/prepared-body.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { INCIDENTS, IncidentsRepository } from './incidents.repository.ts';

const DAY = 86_400;
/** Maintenance can be planned up to a year ahead. */
const MAX_START_DISTANCE_SECONDS = 366 * DAY;

/** A longer window would hide an outage from the uptime. */
const MAX_WINDOW_SECONDS = 7 * DAY;

/** The author of a change: the actor for the audit log, and the user id. */
export interface Writer {
  by: AuditActor;
  userId: string;
}

const epochNow = () => Math.floor(Date.now() / 1000);

/** Incidents of the status page. Each change is audited in the same transaction. */
@Injectable()
export class IncidentsService {
  private readonly answers: AnswerCache;

  constructor(
    private readonly database: DatabaseService,
    private readonly incidents: IncidentsRepository,
    private readonly revisions: RevisionRepository,
    private readonly audit: AuditWriter,
  ) {
    this.answers = new AnswerCache(revisions, { maxEntries: 1 });
  }

  /** The public list, serialized once per change and day. */
  listPublic(): Promise<PreparedBody> {
    return this.answers.get(INCIDENTS, {
      nouns: [INCIDENTS],
      step: Math.floor(epochNow() / DAY),
      make: async () => {
        const incidents = await this.incidents.listPublic(epochNow());
        const answer = getIncidentsContract.response.parse(incidents);
        return new PreparedBody(JSON.stringify(answer), 'public, max-age=15');
      },
    });
  }

  /** @throws ProblemError 404 */
  async getPublic(id: string): Promise<StaffIncident> {
    const incident = await this.incidents.findPublic(id);
    if (!incident) throw new ProblemError(404, 'Incident not found.');
    return incident;
  }

  /** A page of the public history. @param page from 1 */
  historyPage(page: number) {
    return this.incidents.page((page - 1) * HISTORY_PAGE_SIZE, HISTORY_PAGE_SIZE, 'public');
  }

  page(page: number) {
    return this.incidents.page((page - 1) * PAGE_SIZE, PAGE_SIZE);
  }

  /** @throws ProblemError 422 for a state of another kind, or a start out of range */
  open(incident: NewIncident, { by, userId }: Writer): Promise<StaffIncident> {
    const now = epochNow();
    const { kind, title, impact, state, text, starts_at = now, components = [] } = incident;
    const plannedEnd = incident.planned_end ?? null;
    const endedAt = isOver(kind, state) ? (incident.ended_at ?? now) : null;
    // The first state may be a final one: an incident may be published after its end.
    if (!statesOf(kind).includes(state)) rejectState(kind);
    requireStartInRange(starts_at, now);
    requirePlannedEnd(kind, starts_at, plannedEnd);
    if (incident.ended_at !== undefined) requireEnd(endedAt, starts_at, now);
    return this.change(async (tx) => {
      const row = await this.incidents.insert(tx, {
        kind,
        title,
        impact,
        state,
        startsAt: starts_at,
        plannedEnd,
        components: [...new Set(components)],
        endedAt,
      });
      await this.incidents.insertUpdate(tx, {
        incidentId: row.id,
        at: endedAt ?? now,
        state,
        text,
        author: userId,
      });
      await this.audit.write<SiteAction>(tx, {
        ...by,
        action: 'incident.open',
        target: `incident:${row.id}`,
        detail: { kind, title, impact, state, components },
      });
      return row;
    });
  }

  /** @throws ProblemError 404, 409 where the version is not current, 422 for an invalid next state */
  update(id: string, update: NewUpdate, { by, userId }: Writer): Promise<StaffIncident> {
    const { version, state, text } = update;
    return this.change(async (tx) => {
      const before = await this.lock(tx, id, version);
      if (!canFollow(before.kind, before.state, state)) rejectState(before.kind);
      const now = epochNow();
      const endedAt = isOver(before.kind, state) ? now : null;
      const row = await this.incidents.update(tx, id, { state, endedAt });
      await this.incidents.insertUpdate(tx, {
        incidentId: id,
        at: now,
        state,
        text,
        author: userId,
      });
      await this.audit.write<SiteAction>(tx, {
        ...by,
        action: endedAt === null ? 'incident.update' : 'incident.resolve',
        target: `incident:${id}`,
        detail: { from: before.state, to: state },
      });
      return row;
    });
  }

  /** @throws ProblemError 404, 409 where the version is not current, 422 for a start out of range */
  edit(id: string, edit: IncidentEdit, { by }: Writer): Promise<StaffIncident> {
    const { version, title, impact, starts_at } = edit;
    return this.change(async (tx) => {
      const before = await this.lock(tx, id, version);
      requireStartInRange(starts_at, epochNow());
      const plannedEnd = edit.planned_end === undefined ? before.plannedEnd : edit.planned_end;
      requirePlannedEnd(before.kind, starts_at, plannedEnd);
      const components = edit.components ? [...new Set(edit.components)] : before.components;
      const row = await this.incidents.update(tx, id, {
        title,
        impact,
        startsAt: starts_at,
        plannedEnd,
        components,
      });
      await this.audit.write<SiteAction>(tx, {
        ...by,
        action: 'incident.edit',
        target: `incident:${id}`,
        detail: {
          from: {
            title: before.title,
            impact: before.impact,
            starts_at: before.startsAt,
            planned_end: before.plannedEnd,
            components: before.components,
          },
          to: { title, impact, starts_at, planned_end: plannedEnd, components },
        },
      });
      return row;
    });
  }

  /** @throws ProblemError 404 */
  correct(id: string, updateId: string, text: string, { by }: Writer): Promise<StaffIncident> {
    return this.change(async (tx) => {
      await this.lock(tx, id);
      const before = await this.incidents.correctUpdate(tx, id, Number(updateId), text);
      if (before === undefined) throw new ProblemError(404, 'Incident update not found.');
      await this.audit.write<SiteAction>(tx, {
        ...by,
        action: 'incident.correct',
        target: `incident:${id}`,
        detail: { update: updateId, from: before, to: text },
      });
      return this.incidents.update(tx, id, {});
    });
  }

  /** Withdraws an incident; idempotent. @throws ProblemError 404 */
  withdraw(id: string, { by }: Writer): Promise<StaffIncident> {
    return this.change(async (tx) => {
      const before = await this.lock(tx, id);
      if (before.withdrawn) return before;
      await this.audit.write<SiteAction>(tx, {
        ...by,
        action: 'incident.withdraw',
        target: `incident:${id}`,
        detail: { title: before.title },
      });
      return this.incidents.update(tx, id, {
        withdrawn: true,
        endedAt: before.endedAt ?? epochNow(),
      });
    });
  }

  private async lock(tx: Database, id: string, version?: number) {
    const row = await this.incidents.lock(tx, id);
    if (!row) throw new ProblemError(404, 'Incident not found.');
    if (version !== undefined && version !== row.version) {
      throw new ProblemError(409, 'This was changed in the meantime. Reload and try again.');
    }
    if (version !== undefined && row.withdrawn) {
      throw new ProblemError(409, 'This has been withdrawn.');
    }
    return row;
  }

  private async change(
    act: (tx: Database) => Promise<Awaited<ReturnType<IncidentsRepository['insert']>>>,
  ): Promise<StaffIncident> {
    const changed = await this.database.db.transaction(async (tx) => {
      const row = await act(tx);
      await this.revisions.bump(tx, INCIDENTS);
      return this.incidents.toStaffIncident(tx, row);
    });
    this.revisions.invalidate(INCIDENTS);
    return changed;
  }
}

function rejectState(kind: string): never {
  throw new ProblemError(422, `Invalid state transition for this ${kind}.`);
}

function requireEnd(endedAt: number | null, startsAt: number, now: number): void {
  if (endedAt === null) throw new ProblemError(422, 'Only a final state has an end.');
  if (endedAt < startsAt || endedAt > now) {
    throw new ProblemError(422, 'The end must be after the start, and not in the future.');
  }
}

function requirePlannedEnd(kind: string, startsAt: number, plannedEnd: number | null): void {
  if (plannedEnd === null) return;
  if (kind !== 'maintenance') {
    throw new ProblemError(422, 'Only maintenance has a planned end.');
  }
  if (plannedEnd <= startsAt || plannedEnd - startsAt > MAX_WINDOW_SECONDS) {
    throw new ProblemError(422, 'The planned end must be after the start, within a week.');
  }
}

function requireStartInRange(startsAt: number, now: number): void {
  if (Math.abs(startsAt - now) > MAX_START_DISTANCE_SECONDS) {
    throw new ProblemError(422, 'The start must be within a year.');
  }
}
