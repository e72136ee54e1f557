import { onWrongAnswer } from '@portico/sdk/host';
import type { Host } from '../host/host-context.ts';

/**
 * Reports answers of the API that do not have the shape of their call, for the page that is open. The report contains
 * nothing of the answer.
 * @returns stops it
 */
export function reportWrongAnswers({ routes, loader, report }: Host): () => void {
  return onWrongAnswer(() => {
    const shown = routes.find(location.pathname);
    if (!shown) return;
    const { remote, route } = shown;
    report({ kind: 'answer', remote, version: loader.versionOf(remote), page: route.page });
  });
}
