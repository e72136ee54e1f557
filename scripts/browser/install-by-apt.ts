import { existsSync } from 'node:fs';
import { runChild } from '../bootstrap/child.mjs';

/** Installs packages of Debian. @returns whether it could: only as root, on Debian */
export async function installByApt(...names: string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runChild('apt-get', ['update', '-qq'], { env });
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...names];
  return (await runChild('apt-get', args, { env })).code === 0;
}
