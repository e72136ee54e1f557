import './boot/trusted-scripts.ts';
import { nextTask } from './scheduling/next-task.ts';

/** What takes longest to run of all that the shell is made of, ahead of what uses it. */
const PIECES: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  // styled-components
  () => import(/* webpackMode: "eager" */ './layout/page-layout.tsx'),
  // the router
  () => import(/* webpackMode: "eager" */ './routing/page-router.tsx'),
];

// Bundled with this file, but run piece by piece: a slow processor answers a press in between.
void (async () => {
  for (const run of PIECES) {
    await nextTask();
    await run();
  }
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './boot/start.tsx');
  await start();
})();
