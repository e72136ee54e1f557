import { z } from 'zod';
import { FAILURE_REASONS } from '../../platform/error-code.ts';
import { contract } from '../contract.ts';
import { sendBeacon } from './calls.ts';

const app = {
  /** Name of the remote, or `shell`. */
  remote: z.string().max(40),
  version: z.string().max(64),
  /** The remote's name of the page, never a URL. */
  page: z.string().max(64),
};
/** A place in a script of a release, from the stack of an error. The API finds the line of the source. */
const ErrorFrame = z.strictObject({
  /** The app of the script: the remote, or `shell`. */
  remote: z.string().max(40),
  version: z.string().max(64),
  file: z
    .string()
    .max(200)
    .regex(/^[\w./-]+\.m?js$/)
    .meta({ description: 'Path in the release' }),
  line: z.int().min(1).max(1_000_000),
  column: z.int().min(1).max(10_000_000),
});
export type ErrorFrame = z.infer<typeof ErrorFrame>;
const frame = ErrorFrame.optional();
const retries = z
  .int()
  .min(1)
  .max(9)
  .meta({ description: 'Silent retries before the load succeeded' });
const ms = z.int().min(0).max(600_000).meta({ description: 'Milliseconds' });

/**
 * One event in a page. It contains nothing about the visitor: no id, no IP address, no user agent,
 * no error message.
 */
export const BeaconEvent = z.discriminatedUnion('kind', [
  /** A remote's page was loaded. */
  z.strictObject({ kind: z.literal('load'), ...app, ms, retries: retries.optional() }),
  /** The document's first page is visible and interactive; time since navigation start. */
  z.strictObject({ kind: z.literal('view'), ...app, ms }),
  /** The app failed to load. */
  z.strictObject({
    kind: z.literal('failure'),
    ...app,
    ms,
    reason: z.enum(FAILURE_REASONS),
    frame,
  }),
  /** The app threw while React rendered it. */
  z.strictObject({ kind: z.literal('render'), ...app, frame }),
  /** The app threw elsewhere: in an event handler or a promise. */
  z.strictObject({ kind: z.literal('event'), ...app, frame }),
  /** A response of the API did not have the shape of its call. */
  z.strictObject({ kind: z.literal('answer'), ...app }),
]);
export type BeaconEvent = z.infer<typeof BeaconEvent>;

/** Maximum number of events per beacon. */
const MAX_BEACON_EVENTS = 20;

/** The events of one document, with facts about the document. */
const Beacon = z.strictObject({
  events: z.array(BeaconEvent).min(1).max(MAX_BEACON_EVENTS),
  canaries: z
    .array(z.string().max(64))
    .min(1)
    .max(4)
    .optional()
    .meta({ description: 'As in the data of the document; absent: it was part of no canary' }),
  isFirst: z.literal(true).optional().meta({ description: 'The first beacon of the document' }),
  isFailing: z
    .literal(true)
    .optional()
    .meta({ description: 'The document has failed for the first time' }),
});
export type Beacon = z.infer<typeof Beacon>;

export const sendBeaconContract = contract({
  call: sendBeacon,
  summary: 'Receives load times, failures and errors of the apps on a page',
  description: 'A beacon contains nothing about the visitor.',
  body: Beacon,
  response: z.strictObject({ taken: z.int().nonnegative() }),
});
