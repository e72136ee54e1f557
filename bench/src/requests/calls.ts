/** A call or a document of the benchmark. */
export interface MeasuredCall {
  name: string;
  path: string;
  status?: number;
  signedIn?: boolean;
}

/** Compared with the peer: answers in the same time. */
export const CALLS: readonly MeasuredCall[] = [
  { name: 'live probe', path: '/api/health/live' },
  { name: 'plans of the store', path: '/api/plans' },
  { name: 'commands', path: '/api/commands' },
  { name: 'own session', path: '/api/auth/me', signedIn: true },
  { name: 'plans, signed in', path: '/api/plans', signedIn: true },
  { name: 'commands, signed in', path: '/api/commands', signedIn: true },
  {
    name: 'own invoices',
    path: '/api/user/invoices/sort?sortBy=createdAt&sortDirection=desc&filter=all&page=1',
    signedIn: true,
  },
];

/** Measured per second of processor time. */
export const DOCUMENTS: readonly MeasuredCall[] = [
  { name: 'document of /', path: '/' },
  { name: 'document of /status', path: '/status' },
  { name: 'document of /store, signed in', path: '/store', signedIn: true },
  { name: 'an unknown page', path: '/nothing/here', status: 404 },
];

/** Least answers to those of the peer in the same time. */
export const MIN_TO_PEER = 0.8;
/** Least documents per second of one core. */
export const MIN_DOCUMENTS = 2000;
