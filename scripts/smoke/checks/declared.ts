import type { SmokeTask } from '@portico/sdk/contracts/smoke/schema';
import { matchingCall } from '../matching-call.ts';
import type { Observation } from '../observation.ts';

type Task = Pick<SmokeTask, 'release' | 'declared' | 'calls'>;

/**
 * The page uses only what release.json lists: the gate compares this list with the shell and the API, so what is missing
 * in it would break when these change.
 */
export function declaredProblems(
  { sdkNames, requests }: Observation,
  { release: { name }, declared, calls }: Task,
): string[] {
  const fix = `"npm run build -- ${name}", or "npm run release -- describe ${name} --dir <folder>" after another bundler, lists it; add it to a release.json that is written by hand`;
  const names = sdkNames.filter((one) => !declared.sdk_exports.includes(one));
  const called = requests.flatMap((request) => {
    const [method = '', path = ''] = request.split(' ');
    const call = matchingCall(calls, method, path);
    return call && !declared.operations.includes(call.operation)
      ? [`${call.operation} (${call.method} ${call.path})`]
      : [];
  });
  return [
    ...names.map(
      (one) =>
        `The page uses ${one} of @portico/sdk, which sdkExports of release.json does not list: ${fix}.`,
    ),
    ...[...new Set(called)].map(
      (one) => `The page calls ${one}, which operations of release.json does not list: ${fix}.`,
    ),
  ];
}
