/**
 * A round picture with the initial of a made-up name, as a data address that needs no request.
 * @param color `#` and six hex digits
 */
export function picture(name: string, color: string): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 64 64"><rect width="64" height="64" fill="${color}"/>` +
    `<text x="32" y="43" font-family="sans-serif" font-size="32" font-weight="600" fill="#fff" text-anchor="middle">` +
    `${name.charAt(0).toUpperCase()}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
