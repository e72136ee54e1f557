import { readFileSync } from 'node:fs';
import { ROOT } from './paths.mjs';
import { CliError } from '../../shared/remote/terminal/cli-error.mjs';

/**
 * Rejects a Node older than `engines` of the root package.
 * @param {string} [version] `20.20.2`; this process's own by default
 * @throws {CliError}
 */
export function requireNode(version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8'));
  const needed = String(engines.node).replace(/^>=/, '');
  if (isOlder(version, needed))
    throw new CliError(`Portico needs Node ${needed} or newer; this is Node ${version}.`);
}

/** @param {string} version @param {string} other */
function isOlder(version, other) {
  const [a, b] = [version, other].map((text) => text.split('.').map(Number));
  for (let i = 0; i < 3; i++) {
    const difference = (a?.[i] ?? 0) - (b?.[i] ?? 0);
    if (difference) return difference < 0;
  }
  return false;
}
