import { Socket } from 'node:net';

/**
 * Refuses connections of API tests to other machines (docs/threats.md row 58). Discord and Stripe are
 * stand-ins on this one, so any other host is an address that the API should not request. `fetch`,
 * `node:http` and the database driver all connect by this method.
 */
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|::1|)$/;

/** The property, so that the method is not taken from its object. */
const original = Object.getOwnPropertyDescriptor(Socket.prototype, 'connect') ?? {};

/** Node's own callers pass their arguments as one list. */
function hostOf([first, second]: unknown[]): string {
  const target: unknown = Array.isArray(first) ? first[0] : first;
  if (typeof target !== 'object') return typeof second === 'string' ? second : '';
  const host = target && 'host' in target ? target.host : undefined;
  return typeof host === 'string' ? host : '';
}

function connect(this: Socket, ...args: unknown[]): unknown {
  const host = hostOf(args);
  if (LOOPBACK.test(host)) return Reflect.apply(original.value as () => unknown, this, args);
  process.nextTick(() => this.destroy(new Error(`A test of the API connects to ${host}.`)));
  return this;
}

Object.defineProperty(Socket.prototype, 'connect', { ...original, value: connect });
afterAll(() => void Object.defineProperty(Socket.prototype, 'connect', original));
