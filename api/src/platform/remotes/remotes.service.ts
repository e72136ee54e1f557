import { Injectable } from '@nestjs/common';
import { REMOTE_NAME, REMOTE_NAME_EXPECTED } from '@portico/sdk/platform';
import type { AuditActor } from '../../core/audit/audit-writer.repository.ts';
import { Config } from '../../core/config/config.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { unknownAppSentence } from '../../identity/keys/deploy/apps.ts';
import { DeployKeyService } from '../../identity/keys/deploy/deploy-key.service.ts';
import { budgetOf } from '../registry/gate/budget-rule.ts';
import type { Budget } from '../registry/gate/budget-rule.ts';
import { LISTED_APPS } from '../registry/state/listed-apps.ts';
import { RegistryChanges } from '../registry/publishing/registry-changes.ts';
import type { ChannelRules, Restriction } from '../registry/state/registry-state.ts';
import { mountProblems } from './mount-problems.ts';
import { RemotesRepository } from './remotes.repository.ts';
import type { RemoteAct, StoredRemote } from './remotes.repository.ts';
import { restrictionProblems } from './restriction-problems.ts';

/** A remote as operators see it. */
export interface Remote extends ChannelRules {
  name: string;
  live: string | null;
  /** Since when it is switched off, and why; null: it is on. */
  off: { since: Date; why: string } | null;
  budget: Budget & { isOwn: boolean };
}

/** The remotes of this installation. All acts are audited and take effect at once on all replicas. */
@Injectable()
export class RemotesService {
  constructor(
    private readonly remotes: RemotesRepository,
    private readonly keys: DeployKeyService,
    private readonly changes: RegistryChanges,
    private readonly config: Config,
  ) {}

  async list(): Promise<Remote[]> {
    return (await this.remotes.all()).map((row) => remoteOf(row, this.config.budget));
  }

  /**
   * Adds a remote, with a deploy key for it alone.
   * @returns the key, which is shown once
   * @throws ProblemError 400 for an invalid name or mount, 409 for one that is taken
   */
  async add(
    { name, mounts, restriction }: ChannelRules & { name: string },
    by: AuditActor,
  ): Promise<{ id: string; key: string }> {
    if (!REMOTE_NAME.test(name)) {
      throw new ProblemError(
        400,
        `"${name.slice(0, 50)}" is not a valid remote name: use ${REMOTE_NAME_EXPECTED}.`,
      );
    }
    if (mounts.length === 0)
      throw new ProblemError(400, 'Specify at least one mount, such as /events.');
    const own = { name, mounts: [...new Set(mounts)], restriction };
    const created = await this.remotes.add(
      own,
      by,
      (all) => {
        if (all.some((remote) => remote.name === name)) {
          throw new ProblemError(
            409,
            `Remote ${name} already exists: use "remotes mount" or "remotes restrict" to change it.`,
          );
        }
        requireMounts(own.mounts, name, all);
      },
      (tx) => this.keys.createFor(tx, `added with ${name}`, name, by),
    );
    await this.changes.announce();
    return created;
  }

  /**
   * Sets the mounts of a remote.
   * @param mounts empty: pages may be anywhere outside the mounts of other remotes
   * @throws ProblemError 404, 409
   */
  mount(name: string, mounts: readonly string[], by: AuditActor): Promise<void> {
    const after = [...new Set(mounts)];
    return this.change(name, by, (remote, all) => {
      requireMounts(after, name, all);
      return {
        verb: 'mount',
        row: { mounts: after },
        detail: { before: remote.mounts, after },
      };
    });
  }

  /** @throws ProblemError 404, 409 where a page of another remote needs what this one offers */
  restrict(name: string, restriction: Restriction, by: AuditActor): Promise<void> {
    return this.change(name, by, (remote, all) => {
      if (remote.restriction === restriction) {
        const audience = restriction === 'team' ? 'the team' : 'everybody';
        throw new ProblemError(409, `Remote ${name} is already visible to ${audience}.`);
      }
      const problems = restrictionProblems(name, restriction, all);
      if (problems.length > 0) throw new ProblemError(409, problems.join(' '));
      return {
        verb: 'restrict',
        row: { restriction },
        detail: { before: remote.restriction, after: restriction },
      };
    });
  }

  /**
   * Sets the size limits of a remote, which apply from the next promote on.
   * @param limits kB; a limit that is left out stays; null: both follow the settings
   * @returns the effective limits
   * @throws ProblemError 404
   */
  async setBudget(name: string, limits: Partial<Budget> | null, by: AuditActor): Promise<Budget> {
    const settings = this.config.budget;
    let after = settings;
    await this.change(name, by, (remote) => {
      const row = limits
        ? {
            pageBudgetKb: limits.pageKb ?? remote.pageBudgetKb,
            remoteBudgetKb: limits.remoteKb ?? remote.remoteBudgetKb,
          }
        : { pageBudgetKb: null, remoteBudgetKb: null };
      after = budgetOf(row, settings);
      return { verb: 'budget', row, detail: { before: budgetOf(remote, settings), after } };
    });
    return after;
  }

  /**
   * Switches a remote off: its pages answer 503 until it is switched on. Its live version stays, and
   * may change meanwhile.
   * @throws ProblemError 404, 409
   */
  switchOff(name: string, why: string, by: AuditActor): Promise<void> {
    return this.change(name, by, ({ switchedOffAt }) => {
      if (switchedOffAt) {
        throw new ProblemError(
          409,
          `Remote ${name} is already switched off, since ${switchedOffAt.toISOString()}.`,
        );
      }
      return {
        verb: 'off',
        row: { switchedOffAt: new Date(), switchedOffWhy: why },
        detail: { why },
      };
    });
  }

  /** @throws ProblemError 404, 409 */
  switchOn(name: string, by: AuditActor): Promise<void> {
    return this.change(name, by, ({ switchedOffAt, switchedOffWhy }) => {
      if (!switchedOffAt) throw new ProblemError(409, `Remote ${name} is not switched off.`);
      return {
        verb: 'on',
        row: { switchedOffAt: null, switchedOffWhy: null },
        detail: { offSince: switchedOffAt.toISOString(), offWhy: switchedOffWhy },
      };
    });
  }

  /**
   * Removes a remote that was added by mistake, and revokes its deploy keys.
   * @throws ProblemError 404; 409 once something was published, because the history is kept
   */
  async remove(name: string, by: AuditActor): Promise<void> {
    await this.remotes.remove(name, by, async (all, hasReleases, tx) => {
      requireRemote(name, all);
      if (hasReleases) {
        throw new ProblemError(
          409,
          `Remote ${name} has published releases, and their history is kept: use "remotes off" instead.`,
        );
      }
      if (LISTED_APPS.some((listed) => listed.name === name)) {
        throw new ProblemError(
          409,
          `Remote ${name} is built into this API, and its next start would add it again: use "remotes off" instead.`,
        );
      }
      await this.keys.revokeAllFor(tx, name, by);
    });
    await this.changes.announce();
  }

  private async change(
    name: string,
    by: AuditActor,
    decide: (remote: StoredRemote, all: StoredRemote[]) => RemoteAct,
  ): Promise<void> {
    await this.remotes.change(name, by, (all) => decide(requireRemote(name, all), all));
    await this.changes.announce();
  }
}

function remoteOf(row: StoredRemote, settings: Budget): Remote {
  const { name, mounts, restriction, liveVersion, switchedOffAt, switchedOffWhy } = row;
  return {
    ...{ name, mounts, restriction, live: liveVersion },
    off: switchedOffAt && { since: switchedOffAt, why: switchedOffWhy ?? '' },
    budget: {
      ...budgetOf(row, settings),
      isOwn: row.pageBudgetKb !== null || row.remoteBudgetKb !== null,
    },
  };
}

function requireRemote(name: string, all: readonly StoredRemote[]): StoredRemote {
  const remote = all.find((candidate) => candidate.name === name);
  if (remote) return remote;
  const sentence =
    name === 'shell'
      ? 'The shell is not a remote and cannot be switched off.'
      : unknownAppSentence(name);
  throw new ProblemError(404, sentence, { kind: 'unknown-remote' });
}

function requireMounts(
  mounts: readonly string[],
  name: string,
  all: readonly StoredRemote[],
): void {
  const remotes = all.map((remote) => ({ ...remote, routes: remote.live?.routes ?? [] }));
  const own = remotes.find((remote) => remote.name === name) ?? { name, mounts: [], routes: [] };
  const problems = mountProblems(
    mounts,
    own,
    remotes.filter((remote) => remote.name !== name),
  );
  if (problems.length > 0) throw new ProblemError(409, problems.join(' '));
}
