import { z } from 'zod';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether an address leads to this machine. */
const isLoopback = (address: string): boolean =>
  URL.canParse(address) && LOOPBACK.test(new URL(address).hostname);

/** Keys and tokens go there: over https, or to a stand-in on this machine. */
export const serviceAddress = z
  .string()
  .refine(
    (value) =>
      URL.canParse(value) &&
      (new URL(value).protocol === 'https:' ||
        (new URL(value).protocol === 'http:' && isLoopback(value))),
  );

export const SERVICE_ADDRESS =
  'an https address (http only for a stand-in on this machine, such as http://127.0.0.1:4000)';
