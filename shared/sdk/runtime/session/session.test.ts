import { store } from '../store/store.ts';
// Resets the session after each test.
import '../testing.tsx';
import { AUTH_STORAGE_KEY } from './auth-storage.ts';
import { applySessionAnswer, followSession, logout, refreshSession } from './session.ts';

const user = { id: '175928847299117063', username: 'ada', avatar: null };
const session = () => store.getState().session;
const stored = () => localStorage.getItem(AUTH_STORAGE_KEY);

function answer(status: number, body: unknown) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Promise.resolve(
      new Response(JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/json' },
      }),
    ),
  );
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('session', () => {
  it('[spec1 §4.1] starts as unknown', () => {
    expect(session()).toEqual({ status: 'unknown', user: null, error: null });
  });

  it('applies the response in the HTML without a request', () => {
    const spy = jest.spyOn(globalThis, 'fetch');
    applySessionAnswer({ status: 200, user });
    expect(session()).toEqual({ status: 'authenticated', user, error: null });
    applySessionAnswer({ status: 401 });
    expect(session()).toEqual({ status: 'unauthenticated', user: null, error: null });
    expect(spy).not.toHaveBeenCalled();
  });

  it('[spec1 §3.9, §4.1] is fetching, then authenticated on 200', async () => {
    answer(200, user);
    const done = refreshSession();
    expect(session().status).toBe('fetching');
    await done;
    expect(session()).toEqual({ status: 'authenticated', user, error: null });
  });

  it('[spec1 §4.1] is unauthenticated on 401', async () => {
    answer(401, {});
    await refreshSession();
    expect(session()).toEqual({ status: 'unauthenticated', user: null, error: null });
  });

  it('[spec1 §4.1, §8.1] has an error and keeps the user after any other failure', async () => {
    applySessionAnswer({ status: 200, user });
    answer(500, {});
    await refreshSession();
    expect(session()).toEqual({ status: 'error', user, error: 'Failed to fetch user' });
    expect(stored()).toBe('{"isAuthenticated":true}');
  });

  it('has an error if the page server had no database', () => {
    applySessionAnswer({ status: 503 });
    expect(session()).toMatchObject({ status: 'error', error: 'Failed to fetch user' });
  });

  it('[spec1 §3.10] stores isAuthenticated under auth-storage and nothing else', () => {
    applySessionAnswer({ status: 200, user });
    expect(stored()).toBe('{"isAuthenticated":true}');
    applySessionAnswer({ status: 401 });
    expect(stored()).toBe('{"isAuthenticated":false}');
    expect(localStorage).toHaveLength(1);
  });

  it('shares one request between concurrent calls', async () => {
    const spy = answer(200, user);
    await Promise.all([refreshSession(), refreshSession()]);
    expect(spy).toHaveBeenCalledTimes(1);
  });

  it('[spec1 §4.2] has no user after a successful logout', async () => {
    applySessionAnswer({ status: 200, user });
    const spy = answer(200, { signedOut: true });
    expect(await logout()).toBeUndefined();
    expect(spy.mock.calls[0]).toEqual([
      '/api/auth/logout',
      expect.objectContaining({ method: 'POST', credentials: 'same-origin' }),
    ]);
    expect(session()).toMatchObject({ status: 'unauthenticated', user: null });
  });

  it("[spec1 §7.2, §8.1] returns the server's text for a failed logout, else 'Logout failed'", async () => {
    applySessionAnswer({ status: 200, user });
    answer(500, { error: 'Try later' });
    expect(await logout()).toEqual({ error: 'Try later' });
    answer(500, {});
    expect(await logout()).toEqual({ error: 'Logout failed' });
    expect(session().user).toEqual(user);
  });

  it('works if the browser blocks storage', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    applySessionAnswer({ status: 200, user });
    expect(session().status).toBe('authenticated');
  });

  it('is fetched again when another tab signs in or out', async () => {
    applySessionAnswer({ status: 401 });
    const spy = answer(200, user);
    const stop = followSession();
    dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: '1' }));
    expect(spy).not.toHaveBeenCalled();
    dispatchEvent(new StorageEvent('storage', { key: AUTH_STORAGE_KEY, newValue: '1' }));
    await refreshSession();
    expect(spy).toHaveBeenCalledTimes(1);
    expect(session().status).toBe('authenticated');
    stop();
    dispatchEvent(new StorageEvent('storage', { key: AUTH_STORAGE_KEY, newValue: '2' }));
    expect(spy).toHaveBeenCalledTimes(1);
  });
});
