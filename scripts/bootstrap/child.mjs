import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Ends every running command that {@link runChild} started, with its children.
 * @param {NodeJS.Signals} signal
 */
export function endChildren(signal) {
  for (const child of running) signalGroup(child, signal);
}

/**
 * Signals a process and, because it leads a process group, everything that it started.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(child, signal) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, timeoutMs?: number, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void, show?: boolean, ownGroup?: boolean }} [options]
 *   `cwd`: default: the repository's root. `timeoutMs`: after it the command is killed, and its code is 1. `show`: its output goes straight to this terminal. `onLine`: each line that it writes.
 *   `ownGroup`: false for a command that starts no others; it stays in the session of this process,
 *   and shares its CPU weight (the kernel applies autogroups before `nice`).
 * @returns {Promise<{ code: number, output: string }>} `output`: the end of what it wrote (at most
 *   20 000 characters), empty with `show`. A command that cannot be started ends with code 127.
 */
export function runChild(
  command,
  args,
  { cwd = ROOT, timeoutMs, env, onLine, show = false, ownGroup = true } = {},
) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    // A separate process group, so that ending the command also ends what it started. This process
    // forwards Ctrl-C.
    detached: ownGroup,
  });
  running.add(child);
  let output = '';
  let rest = '';
  /** @param {Buffer} chunk */
  const take = (chunk) => {
    const text = String(chunk);
    output = (output + text).slice(-20_000);
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim()) onLine?.(line.trimEnd());
  };
  child.stdout?.on('data', take);
  child.stderr?.on('data', take);
  const limit = timeoutMs && setTimeout(() => signalGroup(child, 'SIGKILL'), timeoutMs);
  return new Promise((resolve) => {
    child.once('error', (error) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ code: 127, output: error.message });
    });
    child.once('close', (code) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

const SIGNALS = /** @type {const} */ ({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 });

/**
 * Makes Ctrl-C and `kill` end this process together with all commands that it runs.
 * @returns {() => void} removes the listeners
 */
export function endChildrenOnSignal() {
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    endChildren('SIGTERM');
    process.exit(SIGNALS[/** @type {keyof typeof SIGNALS} */ (signal)]);
  };
  const signals = /** @type {(keyof typeof SIGNALS)[]} */ (Object.keys(SIGNALS));
  for (const signal of signals) process.once(signal, end);
  return () => {
    for (const signal of signals) process.off(signal, end);
  };
}
