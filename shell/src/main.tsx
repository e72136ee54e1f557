import './boot/trusted-scripts.ts';
import { nextTask } from './boot/next-task.ts';

// Bundled with this file, but run piece by piece: a slow processor answers a press in between.
void (async () => {
  await nextTask();
  await import(/* webpackMode: "eager" */ './boot/libraries.ts');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './boot/start.tsx');
  await start();
})();
