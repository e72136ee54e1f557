import { Socket } from 'node:net';

/**
 * Refuses connections of API tests to other machines (docs/threats.md row 58). Discord and Stripe are
 * stand-ins on this one, so any other host is an address that the API should not request. `fetch`,
 * `node:http` and the database driver all connect by this method.
 */
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|::1|)$/;

interface Target {
  host?: string;
}

/** Called on a socket with the arguments of `connect`. */
type Connect = (this: Socket, ...args: unknown[]) => Socket;

const original = Reflect.get(Socket.prototype, 'connect') as Connect;

function hostOf([first, second]: unknown[]): string {
  // Node's own callers pass their arguments as one list.
  const target = (Array.isArray(first) ? (first as unknown[])[0] : first) as Target | undefined;
  if (typeof target === 'object') return target.host ?? '';
  return typeof second === 'string' ? second : '';
}

const guarded: Connect = function (...args) {
  const host = hostOf(args);
  if (!LOOPBACK.test(host)) {
    const error = new Error(`A test of the API connects to ${host}.`);
    process.nextTick(() => this.destroy(error));
    return this;
  }
  return original.apply(this, args);
};

Reflect.set(Socket.prototype, 'connect', guarded);
afterAll(() => {
  Reflect.set(Socket.prototype, 'connect', original);
});
