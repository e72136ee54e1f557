import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../bootstrap/paths.mjs';
import { CliError } from '../../shared/remote/terminal/cli-error.mjs';
import { fillIn, isMet } from './expressions.ts';
import type { Contexts } from './expressions.ts';

interface Step {
  id?: string;
  name?: string;
  uses?: string;
  run?: string;
  if?: string;
  env?: Record<string, string>;
}

interface Job {
  needs?: string | string[];
  if?: string;
  outputs?: Record<string, string>;
  env?: Record<string, string>;
  steps?: Step[];
}

interface RunOptions {
  contexts: Contexts;
  log: (line: string) => void;
  /** Working directory of the steps. */
  cwd?: string;
}

/**
 * Runs the `run` steps of a workflow on this machine, job by job, like GitHub: conditions,
 * expressions, outputs of steps and jobs. Steps that use an action are listed and skipped.
 * @param text of the workflow
 * @throws CliError with the step that failed
 */
export async function runWorkflow(
  text: string,
  { contexts, log, cwd = ROOT }: RunOptions,
): Promise<void> {
  const { jobs = {} } = parse(text) as { jobs?: Record<string, Job> };
  const needs: Contexts = {};
  for (const [name, job] of inOrder(Object.entries(jobs))) {
    const known = { ...contexts, needs, steps: {} };
    if (!isMet(job.if, known)) {
      log(`job ${name}: its condition is not met`);
      continue;
    }
    log(`job ${name}`);
    for (const step of job.steps ?? []) await runStep(step, job, known, { log, cwd });
    needs[name] = { result: 'success', outputs: fillInAll(job.outputs ?? {}, known) };
  }
}

/** Orders jobs after those that they need. */
function inOrder(jobs: [string, Job][]): [string, Job][] {
  const done = new Set<string>();
  const ordered: [string, Job][] = [];
  while (ordered.length < jobs.length) {
    const next = jobs.find(
      ([name, { needs = [] }]) =>
        !done.has(name) && [needs].flat().every((other) => done.has(other)),
    );
    if (!next) throw new CliError('The jobs of the workflow depend on each other in a cycle.');
    done.add(next[0]);
    ordered.push(next);
  }
  return ordered;
}

async function runStep(
  step: Step,
  job: Job,
  contexts: Contexts & { steps: Contexts },
  { log, cwd }: { log: (line: string) => void; cwd: string },
): Promise<void> {
  if (!isMet(step.if, contexts)) return log(`  left out (condition): ${step.run ?? step.uses}`);
  if (step.run === undefined) return log(`  left out (action): ${step.uses}`);
  const command = fillIn(step.run, contexts);
  log(`  $ ${command}`);
  const folder = mkdtempSync(join(tmpdir(), 'portico-workflow-'));
  const file = join(folder, 'output');
  writeFileSync(file, '');
  const env = fillInAll({ ...job.env, ...step.env }, contexts);
  const child = spawn('bash', ['-e', '-o', 'pipefail', '-c', command], {
    cwd,
    env: { ...process.env, CI: 'true', GITHUB_OUTPUT: file, ...env },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  rmSync(folder, { recursive: true });
  if (code !== 0) throw new CliError(`The step failed with exit code ${code}: ${command}`);
  if (step.id) contexts.steps[step.id] = { outputs: Object.fromEntries(lines.map(outputOf)) };
}

/** `name=value` */
function outputOf(line: string): [string, string] {
  const at = line.indexOf('=');
  return [line.slice(0, at), line.slice(at + 1)];
}

function fillInAll(texts: Record<string, string>, contexts: Contexts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, fillIn(text, contexts)]),
  );
}
