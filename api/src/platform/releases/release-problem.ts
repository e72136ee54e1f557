import { ProblemError } from '../../http/problem/problem.ts';
import {
  ChannelMoved,
  GateRefused,
  MoneyRefused,
  NothingToRollBackTo,
  ReleaseRefused,
  ReleaseRetired,
  SiteRefused,
  UnknownRelease,
  UnknownRemote,
  VersionTaken,
} from '../registry/release/errors.ts';

/**
 * Maps an error of the registry to a problem: 404 unknown, 409 in conflict with the current state,
 * 422 invalid or incompatible. Other errors are returned as they are.
 */
export function releaseProblem(error: unknown): unknown {
  if (error instanceof ReleaseRefused) {
    return new ProblemError(422, error.message, {
      kind: 'release-refused',
      issues: error.issues.map((message) => ({ path: 'release.json', message })),
    });
  }
  if (error instanceof SiteRefused) {
    return new ProblemError(422, 'The site pack is invalid.', {
      kind: 'site-refused',
      issues: error.problems.map(({ file, line, key, message }) => ({
        path: line === undefined ? file : `${file}:${line}`,
        message: key === undefined ? message : `${key}: ${message}`,
      })),
    });
  }
  if (error instanceof MoneyRefused) {
    return new ProblemError(403, `${error.message}.`, {
      kind: 'changes-money',
      issues: error.differences.map(({ key, from, to }) => ({
        path: key,
        message: `${from ?? 'absent'} → ${to ?? 'absent'}`,
      })),
    });
  }
  if (error instanceof GateRefused) {
    return new ProblemError(422, error.message, {
      kind: 'gate-refused',
      issues: error.refusals.map(({ rule, detail, fix }) => ({
        path: rule,
        message: `${detail} ${fix}`,
      })),
    });
  }
  if (error instanceof ChannelMoved) {
    return new ProblemError(409, error.message, { kind: 'channel-moved' });
  }
  if (error instanceof VersionTaken) {
    return new ProblemError(409, error.message, { kind: 'version-taken' });
  }
  if (error instanceof NothingToRollBackTo) {
    return new ProblemError(409, error.message, { kind: 'nothing-to-roll-back-to' });
  }
  if (error instanceof ReleaseRetired) {
    return new ProblemError(409, error.message, { kind: 'release-retired' });
  }
  if (error instanceof UnknownRemote) {
    return new ProblemError(404, error.message, { kind: 'unknown-remote' });
  }
  if (error instanceof UnknownRelease) {
    return new ProblemError(404, error.message, { kind: 'unknown-release' });
  }
  return error;
}
