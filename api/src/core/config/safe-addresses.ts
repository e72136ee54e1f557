import { isIP } from 'node:net';
import { z } from 'zod';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether a host name or address is on the loopback interface. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

const PRIVATE = /^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|\[f[cd]|\[fe[89ab])/i;
const LOCAL_NAME = /(^|\.)(local|internal|lan|home\.arpa|test|example|invalid|localhost)$/i;

/** Whether only this machine or a private network can reach a host. */
export const isPrivate = (host: string): boolean =>
  isLoopback(host) ||
  PRIVATE.test(host) ||
  LOCAL_NAME.test(host) ||
  (isIP(host) === 0 && !host.startsWith('[') && !host.includes('.'));

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
