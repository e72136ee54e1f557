/** Where the cookies of a site are kept while its pages are shown under another address. */
export interface SiteCookies {
  /** @param sent by the browser @returns the header for the site; empty: none */
  toSite: (sent: string | undefined) => string;
  /** @param set by the site, `Set-Cookie` headers @returns those that the browser gets */
  fromSite: (set: readonly string[]) => string[];
}

/** Of a site on this machine: the browser keeps them, as it does for the site itself. */
export const browserCookies: SiteCookies = {
  toSite: (sent = '') => sent,
  fromSite: (set) => [...set],
};

/** Set by scripts of the page, and no secret. */
const THEME = /(?:^|;\s*)(theme=(?:dark|light))(?:;|$)/;
const ENDED = /;\s*max-age=(?:0|-\d+)\s*(?:;|$)|;\s*expires=[^;]*\b1970\b/i;

/**
 * Of a site elsewhere: this process keeps them. The browser gets none, and what it sends belongs to other
 * programs of this machine: only the theme is passed on.
 * @param name of the session cookie
 * @param session its value
 */
export function keptCookies(name: string, session?: string): SiteCookies {
  const kept = new Map<string, string>(session ? [[name, session]] : []);
  return {
    toSite: (sent = '') => {
      const theme = THEME.exec(sent)?.[1];
      const own = [...kept].map(([key, value]) => `${key}=${value}`);
      return [...own, ...(theme ? [theme] : [])].join('; ');
    },
    fromSite: (set) => {
      for (const cookie of set) {
        const [, key = '', value = ''] = /^\s*([^=;]+)=([^;]*)/.exec(cookie) ?? [];
        if (ENDED.test(cookie)) kept.delete(key);
        else if (key) kept.set(key, value);
      }
      return [];
    },
  };
}
