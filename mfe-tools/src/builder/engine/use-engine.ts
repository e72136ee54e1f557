import { useEffect, useState } from 'react';
import { toast } from '@portico/sdk';

export type Engine = typeof import('./engine.ts');

let loading: Promise<Engine> | undefined;

/** Loads the engine once. A failed load is retried by the next call. */
function loadEngine(): Promise<Engine> {
  loading ??= import('./engine.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Loads the engine for an action. @returns undefined after a failure, which is shown as a toast */
export async function loadEngineOrNotify(): Promise<Engine | undefined> {
  try {
    return await loadEngine();
  } catch {
    toast({
      kind: 'error',
      title: 'The builder did not load completely',
      description: 'Check your connection and try again. Your draft is saved.',
    });
    return undefined;
  }
}

/**
 * @param isNeeded starts loading
 * @returns undefined until the engine is loaded: the form works without it
 */
export function useEngine(isNeeded: boolean): Engine | undefined {
  const [engine, setEngine] = useState<Engine>();
  useEffect(() => {
    if (isNeeded) loadEngine().then(setEngine, () => undefined);
  }, [isNeeded]);
  return engine;
}
