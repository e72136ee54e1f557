import './boot/trusted-scripts.ts';
import { nextTask } from './scheduling/next-task.ts';

/** The modules of the shell that take longest to run, before the modules that import them. */
const SLOW_MODULES: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  // styled-components
  () => import(/* webpackMode: "eager" */ './layout/page-layout.tsx'),
  // the router
  () => import(/* webpackMode: "eager" */ './routing/page-router.tsx'),
];

// In the same bundle, but each in a task of its own, so that slow devices can handle input in between.
void (async () => {
  for (const run of SLOW_MODULES) {
    await nextTask();
    await run();
  }
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './boot/start.tsx');
  await start();
})();
