interface Step {
  uses?: string;
  run?: string;
  env?: unknown;
  with?: unknown;
}

interface Job {
  uses?: string;
  secrets?: unknown;
  steps?: Step[];
}

interface Workflow {
  jobs?: Record<string, Job>;
}

/** An expression that reads a secret: `secrets.NAME`, `secrets['NAME']`, `toJSON(secrets)`. */
const SECRET = /\$\{\{(?:(?!\}\}).)*\bsecrets\b/i;

/** A single call of the deploy command, without a shell that could run anything else. */
const DEPLOY = /^node scripts\/bootstrap\/deploy\.mjs (?!.*\$\()[^\n;&|`<>]+$/;

/** @param value anything of a workflow */
const hasSecret = (value: unknown): boolean => SECRET.test(JSON.stringify(value ?? null));

/**
 * Finds places where a workflow exposes a secret to more than the command that needs it. Installed
 * packages and builds can run code that reads the environment. A secret must therefore be in the
 * `env` of a step that calls the deploy command, in a job that runs nothing else.
 * @param workflow parsed from YAML
 * @returns one sentence for each place
 */
export function misplacedSecrets({ jobs = {}, ...rest }: Workflow): string[] {
  const found = hasSecret(rest) ? ['a secret is outside the jobs'] : [];
  for (const [name, { steps = [], ...job }] of Object.entries(jobs)) {
    if (hasSecret(job)) found.push(`${name}: a secret is outside the steps`);
    if (job.secrets !== undefined && !job.uses?.startsWith('./'))
      found.push(`${name}: secrets are passed to a workflow of another repository`);
    found.push(...steps.flatMap((step) => misplacedIn(step, name)));
    if (hasSecret(steps)) found.push(...steps.flatMap((step) => besides(step, name)));
  }
  return found;
}

function misplacedIn({ env, ...step }: Step, job: string): string[] {
  const what = step.run ?? step.uses ?? 'a step';
  if (hasSecret(step)) return [`${job}: "${what}" uses a secret outside its env`];
  const isDeploy = step.run !== undefined && DEPLOY.test(step.run.trim());
  return hasSecret(env) && !isDeploy
    ? [`${job}: "${what}" gets a secret and is not a single call of scripts/bootstrap/deploy.mjs`]
    : [];
}

/** Other steps of a job with a secret could change the deploy command. */
function besides({ run, env }: Step, job: string): string[] {
  if (run === undefined || hasSecret(env) || DEPLOY.test(run.trim())) return [];
  return [`${job}: "${run}" runs in a job that has a secret; move it to another job`];
}
