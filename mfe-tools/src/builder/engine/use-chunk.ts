import { useEffect, useEffectEvent, useState } from 'react';

/**
 * A chunk, loaded once it is needed.
 * @param onFail for what a person has asked for; without it, a failed load changes nothing
 * @returns undefined until it is loaded
 */
export function useChunk<Chunk>(
  load: () => Promise<Chunk>,
  isNeeded: boolean,
  onFail?: () => void,
): Chunk | undefined {
  const [chunk, setChunk] = useState<Chunk>();
  const fail = useEffectEvent(() => onFail?.());
  useEffect(() => {
    let isCurrent = isNeeded;
    if (isNeeded) {
      load().then(
        (loaded) => setChunk(() => loaded),
        () => isCurrent && fail(),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [load, isNeeded]);
  return chunk;
}
