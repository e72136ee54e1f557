import type { Samples } from '../embed-code/variables.ts';

/** Where this browser keeps samples of its own. */
const KEY = 'portico.embed-samples';

/** @returns none where none can be read */
export function loadSamples(): Samples {
  try {
    const saved = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    const entries = Object.entries(saved).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return new Map(entries);
  } catch {
    return new Map();
  }
}

/** Where the browser keeps nothing, they last as long as the page. */
export function saveSamples(samples: Samples): void {
  try {
    if (samples.size === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(samples)));
  } catch {
    // They still show.
  }
}
