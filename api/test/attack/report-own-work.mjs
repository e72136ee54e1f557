import { watchOwnWork } from '../support/own-work.mjs';

// Loaded into the API's process: sends the work of each call to the test that started it.
watchOwnWork((work) => process.send?.({ type: 'own-work', work }));
