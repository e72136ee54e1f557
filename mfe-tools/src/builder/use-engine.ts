import { useEffect, useState } from 'react';
import { toast } from 'shared/sdk';

export type Engine = typeof import('./engine.ts');

let loading: Promise<Engine> | undefined;

/** The engine, fetched once; a fetch that failed is tried again by the next call. */
function loadEngine(): Promise<Engine> {
  loading ??= import('./engine.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** For what somebody pressed. @returns undefined where it cannot be fetched, after saying so */
export async function loadEngineOrNotify(): Promise<Engine | undefined> {
  try {
    return await loadEngine();
  } catch {
    toast({
      kind: 'error',
      title: 'A part of the builder is missing',
      description: 'Please check your connection and try again. Your draft is kept.',
    });
    return undefined;
  }
}

/**
 * @param isNeeded fetches it
 * @returns undefined until it is there: the form works without
 */
export function useEngine(isNeeded: boolean): Engine | undefined {
  const [engine, setEngine] = useState<Engine>();
  useEffect(() => {
    if (isNeeded) loadEngine().then(setEngine, () => undefined);
  }, [isNeeded]);
  return engine;
}
