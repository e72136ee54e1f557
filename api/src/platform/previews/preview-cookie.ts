import { IdCookie } from '../../http/id-cookie.ts';

/**
 * Contains the key of the preview that a browser shows. Without a lifetime: after the end of the preview
 * the browser still sends it, and is told so instead of getting the live site without a word.
 */
export const previewCookie = new IdCookie('preview');
