import { NODE_NEEDED } from '../../core/version.ts';
import { ok, problem, type Finding } from '../../core/doctor/finding.ts';

/** @param version `20.19.0` */
export function checkNode(version: string): Finding {
  const isOld = version.localeCompare(NODE_NEEDED, 'en', { numeric: true }) < 0;
  return isOld
    ? problem(
        'node',
        `This is Node ${version}, and Portico needs ${NODE_NEEDED} or newer.`,
        `Install Node ${NODE_NEEDED} or newer, and start again.`,
      )
    : ok('node', `Node ${version}.`);
}
