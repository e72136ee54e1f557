import type { Config } from '../../../core/config/config.ts';

/** Whether a version is a build of `npm run dev`, which the next change of a source file replaces. */
export const isDraft = ({ sandbox }: Config, version: string): boolean =>
  sandbox && version.includes('-dev.');
