/**
 * @typedef {{ uses?: string, run?: string, env?: unknown, with?: unknown }} Step
 * @typedef {{ uses?: string, secrets?: unknown, steps?: Step[] }} Job
 * @typedef {{ jobs?: Record<string, Job> }} Workflow
 */

/** An expression that reads a secret: `secrets.NAME`, `secrets['NAME']`, `toJSON(secrets)`. */
const SECRET = /\$\{\{(?:(?!\}\}).)*\bsecrets\b/i;

/** One call of the release command line, by itself: no shell that could run something else. */
const RELEASE = /^node scripts\/release\.mjs (?!.*\$\()[^\n;&|`<>]+$/;

/** @param {unknown} value anything of a workflow */
const holdsSecret = (value) => SECRET.test(JSON.stringify(value ?? null));

/**
 * Where a workflow gives a secret to more than the command that needs it. Every package that is
 * installed or that takes part in a build can run code, and code reads the environment: so a secret
 * is in the `env` of a step that calls the release command line, in a job that runs nothing else.
 * @param {Workflow} workflow as read from YAML
 * @returns {string[]} one sentence for each place
 */
export function misplacedSecrets({ jobs = {}, ...rest }) {
  const found = holdsSecret(rest) ? ['a secret stands outside the jobs'] : [];
  for (const [name, { steps = [], ...job }] of Object.entries(jobs)) {
    if (holdsSecret(job)) found.push(`${name}: a secret stands outside the steps`);
    if (job.secrets !== undefined && !job.uses?.startsWith('./'))
      found.push(`${name}: secrets are passed to a workflow of somebody else`);
    found.push(...steps.flatMap((step) => misplacedIn(step, name)));
    if (holdsSecret(steps)) found.push(...steps.flatMap((step) => besides(step, name)));
  }
  return found;
}

/** @param {Step} step @param {string} job */
function misplacedIn({ env, ...step }, job) {
  const what = step.run ?? step.uses ?? 'a step';
  if (holdsSecret(step)) return [`${job}: "${what}" holds a secret outside its env`];
  const isRelease = step.run !== undefined && RELEASE.test(step.run.trim());
  return holdsSecret(env) && !isRelease
    ? [`${job}: "${what}" gets a secret and is no single call of scripts/release.mjs`]
    : [];
}

/**
 * What else a job with a secret runs: it could change what the release command line is.
 * @param {Step} step
 * @param {string} job
 */
function besides({ run, env }, job) {
  if (run === undefined || holdsSecret(env) || RELEASE.test(run.trim())) return [];
  return [`${job}: "${run}" runs in a job that has a secret; let another job do it`];
}
