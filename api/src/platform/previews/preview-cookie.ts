import { IdCookie } from '../../http/request/id-cookie.ts';

/**
 * Contains the key of the preview that a browser shows. It is a session cookie: after the end of
 * the preview the browser still sends it, and gets a notice instead of the live site.
 */
export const previewCookie = new IdCookie('preview');
