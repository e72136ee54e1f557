import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from './paths.mjs';
import { CliError } from './cli-error.mjs';
import { fillIn, isMet } from './workflow-expressions.mjs';

/**
 * @typedef {{ id?: string, name?: string, uses?: string, run?: string, if?: string,
 *   env?: Record<string, string> }} Step
 * @typedef {{ needs?: string | string[], if?: string, outputs?: Record<string, string>,
 *   env?: Record<string, string>, steps?: Step[] }} Job
 * @typedef {import('./workflow-expressions.mjs').Contexts} Contexts
 */

/**
 * Runs the `run` steps of a workflow on this machine, job by job, as GitHub would: conditions,
 * expressions, outputs of steps and jobs. Steps that use an action are named and left out.
 * @param {string} text of the workflow
 * @param {{ contexts: Contexts, say: (line: string) => void, cwd?: string }} options
 * @throws {CliError} naming the step that failed
 */
export async function runWorkflow(text, { contexts, say, cwd = ROOT }) {
  const jobs = /** @type {[string, Job][]} */ (Object.entries(parse(text).jobs ?? {}));
  const needs = /** @type {Contexts} */ ({});
  for (const [name, job] of inOrder(jobs)) {
    const known = { ...contexts, needs, steps: /** @type {Contexts} */ ({}) };
    if (!isMet(job.if, known)) {
      say(`job ${name}: its condition is not met`);
      continue;
    }
    say(`job ${name}`);
    for (const step of job.steps ?? []) await runStep(step, job, known, say, cwd);
    const outputs = Object.entries(job.outputs ?? {}).map(([key, value]) => [
      key,
      fillIn(value, known),
    ]);
    needs[name] = { result: 'success', outputs: Object.fromEntries(outputs) };
  }
}

/**
 * Jobs after those that they need.
 * @param {[string, Job][]} jobs
 * @returns {[string, Job][]}
 */
function inOrder(jobs) {
  const done = new Set();
  const ordered = /** @type {[string, Job][]} */ ([]);
  while (ordered.length < jobs.length) {
    const next = jobs.find(
      ([name, { needs = [] }]) =>
        !done.has(name) && [needs].flat().every((other) => done.has(other)),
    );
    if (!next) throw new CliError('The jobs of the workflow need each other in a circle.');
    done.add(next[0]);
    ordered.push(next);
  }
  return ordered;
}

/**
 * @param {Step} step
 * @param {Job} job
 * @param {Contexts & { steps: Contexts }} contexts
 * @param {(line: string) => void} say
 * @param {string} cwd
 */
async function runStep(step, job, contexts, say, cwd) {
  if (!isMet(step.if, contexts)) return say(`  left out (condition): ${step.run ?? step.uses}`);
  if (step.run === undefined) return say(`  left out (action): ${step.uses}`);
  const command = fillIn(step.run, contexts);
  say(`  $ ${command}`);
  const folder = mkdtempSync(join(tmpdir(), 'portico-workflow-'));
  const file = join(folder, 'output');
  writeFileSync(file, '');
  const env = Object.fromEntries(
    Object.entries({ ...job.env, ...step.env }).map(([key, value]) => [
      key,
      fillIn(value, contexts),
    ]),
  );
  const child = spawn('bash', ['-e', '-o', 'pipefail', '-c', command], {
    cwd,
    env: { ...process.env, CI: 'true', GITHUB_OUTPUT: file, ...env },
    stdio: 'inherit',
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  rmSync(folder, { recursive: true });
  if (code !== 0) throw new CliError(`The step failed with ${code}: ${command}`);
  if (!step.id) return;
  const outputs = lines.map((line) => [
    line.slice(0, line.indexOf('=')),
    line.slice(line.indexOf('=') + 1),
  ]);
  contexts.steps[step.id] = { outputs: Object.fromEntries(outputs) };
}
