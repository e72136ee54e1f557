import { createContext, useContext, useMemo } from 'react';
import type {
  ConfigurationKeys,
  ConfigurationOf,
  ConfigurationValues,
  RemoteConfiguration,
} from '../../platform/configuration.ts';

interface Configurations {
  /** Remote -> the values that the site pack sets. */
  values: Readonly<Record<string, ConfigurationValues>>;
  /** The build learns which pages have defaults in their HTML. */
  onRead?: () => void;
}

export const ConfigurationContext = createContext<Configurations>({ values: {} });

/**
 * The values of a remote: those that the site pack sets (`remotes.<name>` of `site.yaml`), and the defaults of the
 * others. They are there in the first render, and stay the same for the lifetime of the document.
 * @param configuration of the calling remote (`defineConfiguration`)
 */
export function useRemoteConfiguration<Keys extends ConfigurationKeys>({
  remote,
  keys,
}: RemoteConfiguration<Keys>): ConfigurationOf<Keys> {
  const { values, onRead } = useContext(ConfigurationContext);
  onRead?.();
  const given = values[remote];
  return useMemo(() => {
    const defaults = Object.entries(keys).map(([name, key]) => [name, key.default]);
    return { ...Object.fromEntries(defaults), ...given } as ConfigurationOf<Keys>;
  }, [keys, given]);
}
