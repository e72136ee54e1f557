/** Names the site pack beside the names of apps: in keys, previews and commands. */
export const SITE = 'site';

/** A version of the site pack: the hash of its files. */
export const SITE_VERSION = /^[0-9a-f]{16}$/;
export const SITE_VERSION_EXPECTED = '16 hexadecimal digits, as "list site" shows them';
