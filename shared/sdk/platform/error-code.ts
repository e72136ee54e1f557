/** Why an app failed to load, as far as a browser can determine. */
export const FAILURE_REASONS = [
  /** No response within the time limit of an app. */
  'timeout',
  /** A file returns 404. */
  'gone',
  /** The bytes of a file differ from those of its release. */
  'refused',
  /** A file cannot be fetched, or its status is not 200. */
  'unreachable',
  /** The files load, but do not provide a working app. */
  'broken',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/**
 * The kind of failure of an app. Visitors see the code on the error card, and the team sees it in
 * the vitals (docs/remote-guide.md). A code never changes its meaning.
 */
export const ERROR_CODES = [
  'load-timeout',
  'load-gone',
  'load-refused',
  'load-unreachable',
  'load-broken',
  /** The app threw while React rendered it. */
  'render',
  /** The app threw elsewhere: in an event handler or a promise. */
  'event',
  /** A response of the API did not have the shape of its call: the page shows the text of the catalog. */
  'answer',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Codes of errors that replace a page with a card. */
export type PageErrorCode = Exclude<ErrorCode, 'event' | 'answer'>;

/** The code of a page that does not load. */
export const loadErrorOf = (reason: FailureReason) => `load-${reason}` as const;

type Failed = { kind: 'failure'; reason: FailureReason } | { kind: 'render' | 'event' | 'answer' };

/** The code of an event that a browser reports. */
export const errorCodeOf = (failed: Failed): ErrorCode =>
  failed.kind === 'failure' ? loadErrorOf(failed.reason) : failed.kind;
