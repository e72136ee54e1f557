import { createContext, useContext } from 'react';
import type { BeaconEvent } from '@portico/sdk/contracts/reports/schema';
import type { PageData } from '@portico/sdk/platform';
import type { RemoteLoader } from '../federation/remote-loader.ts';
import type { RegistryWatch } from '../releases/registry-watch.ts';
import type { DocumentLoads } from '../routes/page-history.ts';
import type { RouteTable } from '../routes/route-table.ts';
import type { ScrollPositions } from '../routes/scroll-positions.ts';
import type { Activation } from '../activation/activation.ts';

/** The shell's objects for the lifetime of the document. */
export interface Host {
  page: PageData;
  routes: RouteTable;
  loader: RemoteLoader;
  activation: Activation;
  positions: ScrollPositions;
  watch: RegistryWatch;
  loads: DocumentLoads;
  report: (event: BeaconEvent) => void;
  /** Path of the document request. */
  initialPath: string;
}

export const HostContext = createContext<Host | null>(null);

export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('The host context is missing');
  return host;
}
