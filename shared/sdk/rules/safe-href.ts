/**
 * A path of this site, but no `//host`; a fragment; a web or mail address. Browsers drop control characters,
 * so that `/<tab>/host` would be another site.
 */
const SAFE = /^(?:\/(?![/\\])|#|https?:\/\/|mailto:)\P{Cc}*$/iu;

/** Whether a link in a text of other people runs nothing, and leads where it says. */
export const isSafeHref = (href: string): boolean => SAFE.test(href);
