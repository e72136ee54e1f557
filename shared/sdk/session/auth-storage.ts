/** The only thing about the session that outlives the page (spec 1 §3, §9). */
export const AUTH_STORAGE_KEY = 'auth-storage';

/** Does nothing where the browser forbids storage. */
export function persistIsAuthenticated(isAuthenticated: boolean) {
  try {
    localStorage.setItem(AUTH_STORAGE_KEY, JSON.stringify({ isAuthenticated }));
  } catch {
    // Blocked or full: the session itself lives in the cookie, so nothing is lost.
  }
}
