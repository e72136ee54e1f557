import { z } from 'zod';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether a host name or address is on the loopback interface. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/** An address that receives keys and tokens: https, or http to a stand-in on this machine. */
export const serviceAddress = z
  .string()
  .refine(
    (value) =>
      URL.canParse(value) &&
      (new URL(value).protocol === 'https:' ||
        (new URL(value).protocol === 'http:' && isLoopback(new URL(value).hostname))),
  );

export const SERVICE_ADDRESS =
  'an https address (http only for a stand-in on this machine, such as http://127.0.0.1:4000)';
