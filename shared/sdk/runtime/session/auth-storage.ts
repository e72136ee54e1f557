/** The only value about the session in the browser's storage (spec 1 §3, §9). */
export const AUTH_STORAGE_KEY = 'auth-storage';

/** Has no effect where the browser blocks storage. */
export function persistIsAuthenticated(isAuthenticated: boolean) {
  try {
    localStorage.setItem(AUTH_STORAGE_KEY, JSON.stringify({ isAuthenticated }));
  } catch {
    // Blocked or full. The session itself is in the cookie, so nothing is lost.
  }
}
