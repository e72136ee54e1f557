import type { Samples } from '../../embed-code/variables.ts';

/** Key of custom samples in localStorage. */
const KEY = 'portico.embed-samples';

/** @returns an empty map if none can be read */
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

/** Without storage the samples last until the page is closed. */
export function saveSamples(samples: Samples): void {
  try {
    if (samples.size === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(samples)));
  } catch {
    // The preview still shows them.
  }
}
