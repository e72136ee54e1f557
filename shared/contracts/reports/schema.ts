import { z } from 'zod';
import { contract } from '../contract.ts';
import { sendBeacon } from './calls.ts';

/** Why a part did not load, as far as a browser can tell. */
export const FAILURE_REASONS = [
  /** No answer in the time that a part has. */
  'timeout',
  /** A file answers 404. */
  'gone',
  /** The bytes of a file are not those of its release. */
  'refused',
  /** A file cannot be fetched, or answers something else than 200. */
  'unreachable',
  /** The files are there, but do not do what a part must do. */
  'broken',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

const part = {
  /** `shell` for the shell itself. */
  remote: z.string().max(40),
  version: z.string().max(64),
  /** The remote's own name of the page, never an address. */
  page: z.string().max(64),
};
const ms = z.int().min(0).max(600_000).meta({ description: 'Milliseconds' });

/**
 * One thing that happened in a page. It says nothing about who was there: no id, no address, no
 * browser, no text of an error.
 */
export const BeaconEvent = z.discriminatedUnion('kind', [
  /** A remote's page was asked for, and is there. */
  z.strictObject({ kind: z.literal('load'), ...part, ms }),
  /** The document's first page is on screen and alive; since the start of the navigation. */
  z.strictObject({ kind: z.literal('view'), ...part, ms }),
  /** It did not load. */
  z.strictObject({ kind: z.literal('failure'), ...part, ms, reason: z.enum(FAILURE_REASONS) }),
  /** It threw while React rendered it. */
  z.strictObject({ kind: z.literal('render'), ...part }),
  /** It threw elsewhere: in the handler of an event, in a promise. */
  z.strictObject({ kind: z.literal('event'), ...part }),
]);
export type BeaconEvent = z.infer<typeof BeaconEvent>;

/** Most events of one beacon. */
export const MAX_BEACON_EVENTS = 20;

export const sendBeaconContract = contract({
  call: sendBeacon,
  summary: 'Takes load times, failures and errors of the parts that a page is made of',
  body: z.strictObject({ events: z.array(BeaconEvent).min(1).max(MAX_BEACON_EVENTS) }),
  response: z.strictObject({ taken: z.int().nonnegative() }),
});
