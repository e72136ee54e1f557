/**
 * The name of a cookie that no other host of the domain can set. Browsers accept the prefix over
 * https only. Http is for localhost.
 */
export const hostCookie = (name: string, isSecure: boolean): string =>
  isSecure ? `__Host-${name}` : name;

/**
 * The text with which a script sets such a cookie (`document.cookie`).
 * @param value already encoded
 * @param seconds lifetime
 */
export const hostCookieText = (
  name: string,
  value: string,
  seconds: number,
  isSecure: boolean,
): string =>
  `${hostCookie(name, isSecure)}=${value}; path=/; max-age=${seconds}; samesite=lax${isSecure ? '; secure' : ''}`;
