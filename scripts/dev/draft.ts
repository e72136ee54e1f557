import { newDraft } from '../../shared/remote/dev/draft.ts';
import { ROOT } from '../bootstrap/paths.mjs';
import { buildRelease } from '../build/release.ts';

/**
 * Builds the current sources of an app.
 * @returns the folder of the release
 */
export async function buildDraft(app: string): Promise<string> {
  const draft = newDraft(`${ROOT}/.cache/dev`, app);
  await buildRelease(app, draft);
  return draft.output;
}
