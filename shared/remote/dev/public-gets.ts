import { buffer } from 'node:stream/consumers';
import { callAddress } from '@portico/sdk/platform/document/call-address';
import { resultOf } from '@portico/sdk/platform/document/public-gets';
import type { PublicGets } from '@portico/sdk/platform/document/public-gets';
import type { LiveSite } from './site.ts';

/** Calls the API of a site as its page server does, for a visitor without a session. */
export const publicGetsOf = (site: LiveSite): PublicGets => ({
  async get({ path, values = {}, maxBytes }) {
    const answer = await site.request({ path: callAddress(path, values), isAnonymous: true });
    const body = await buffer(answer);
    const { age, etag = '' } = answer.headers;
    const isJson = /^application\/(?:[\w.-]+\+)?json\b/.test(
      String(answer.headers['content-type']),
    );
    if (!isJson) return { kind: 'none' };
    return resultOf({ status: answer.statusCode ?? 502, age, body, stamp: etag }, maxBytes);
  },
});
