/** A call or a document of the benchmark. */
export interface MeasuredCall {
  name: string;
  path: string;
  /** Least ratio to a bare server, in requests of the same time. */
  goal: number;
  status?: number;
  signedIn?: boolean;
}

export const CALLS: readonly MeasuredCall[] = [
  { name: 'live probe', path: '/api/health/live', goal: 0.2 },
  { name: 'plans of the store', path: '/api/plans', goal: 0.12 },
  { name: 'components', path: '/api/components', goal: 0.12 },
  { name: 'commands', path: '/api/commands', goal: 0.12 },
  { name: 'shards', path: '/api/shards', goal: 0.12 },
  { name: 'history of a day', path: '/api/history?range=24h', goal: 0.12 },
  { name: 'an unknown address', path: '/api/nothing/here', goal: 0.07, status: 404 },
  { name: 'document of /', path: '/', goal: 0.15 },
  { name: 'document of /status', path: '/status', goal: 0.15 },
  { name: 'document of /store, signed in', path: '/store', goal: 0.2, signedIn: true },
  { name: 'an unknown page', path: '/nothing/here', goal: 0.15, status: 404 },
  { name: 'own session', path: '/api/auth/me', goal: 0.2, signedIn: true },
  { name: 'plans, signed in', path: '/api/plans', goal: 0.12, signedIn: true },
  { name: 'commands, signed in', path: '/api/commands', goal: 0.2, signedIn: true },
  {
    name: 'own invoices',
    path: '/api/user/invoices/sort?sortBy=createdAt&sortDirection=desc&filter=all&page=1',
    goal: 0.4,
    signedIn: true,
  },
];
