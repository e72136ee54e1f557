/** Stores the cookies of a site while its pages are shown under another address. */
export interface SiteCookies {
  /** @param sent by the browser @returns the header for the site; empty if there are none */
  toSite: (sent: string | undefined) => string;
  /** @param set by the site, as `Set-Cookie` headers @returns those that are passed to the browser */
  fromSite: (set: readonly string[]) => string[];
}

/** For a site on this machine: the browser stores the cookies, as for the site itself. */
export const browserCookies: SiteCookies = {
  toSite: (sent = '') => sent,
  fromSite: (set) => [...set],
};

/** Set by scripts of the page; not secret. */
const THEME = /(?:^|;\s*)(theme=(?:dark|light))(?:;|$)/;
const ENDED = /^(?:max-age=(?:0|-\d+)$|expires=.*\b1970\b)/i;

/**
 * For a remote site: this process stores the cookies and passes none to the browser. Cookies that
 * the browser sends belong to other programs on this machine, so only the theme is forwarded.
 * @param name of the session cookie
 * @param session its value
 */
export function keptCookies(name: string, session?: string): SiteCookies {
  const cookies = new Map<string, string>(session ? [[name, session]] : []);
  return {
    toSite: (sent = '') => {
      const theme = THEME.exec(sent)?.[1];
      const own = [...cookies].map(([key, value]) => `${key}=${value}`);
      return [...own, ...(theme ? [theme] : [])].join('; ');
    },
    fromSite: (set) => {
      for (const cookie of set) {
        const [pair = '', ...attributes] = cookie.split(';').map((text) => text.trim());
        const [key = '', ...value] = pair.split('=');
        if (attributes.some((attribute) => ENDED.test(attribute))) cookies.delete(key);
        else if (key && value.length > 0) cookies.set(key, value.join('='));
      }
      return [];
    },
  };
}
