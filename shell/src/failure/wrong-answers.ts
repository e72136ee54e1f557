import { wrongAnswers } from '@portico/sdk/host';
import type { Host } from '../host/host-context.ts';

/**
 * Reports responses of the API that do not match the shape of their call, for the open page. The
 * report contains no data of the response.
 * @returns a function that stops the reports
 */
export function reportWrongAnswers({ routes, loader, report }: Host): () => void {
  return wrongAnswers.listen(() => {
    const shown = routes.find(location.pathname);
    if (!shown) return;
    const { remote, route } = shown;
    report({ kind: 'answer', remote, version: loader.versionOf(remote), page: route.page });
  });
}
