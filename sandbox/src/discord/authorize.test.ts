import { authorizeUrl, choose, REDIRECT_URI, startTestDiscord } from '../testing/discord-app.ts';
import { BotName } from '../bot-name.ts';
import type { RunningDiscord } from './discord-server.ts';

let discord: RunningDiscord;
beforeAll(async () => {
  discord = await startTestDiscord({ applicationName: new BotName('<Juno> & "Co"') });
});
afterAll(() => discord.close());

const show = (changes?: Record<string, string | undefined>) =>
  fetch(authorizeUrl(discord.url, changes).url, { redirect: 'manual' });

describe('the sign-in page', () => {
  it('offers the six demo accounts and Cancel, without scripts or other hosts', async () => {
    const answer = await show();
    const html = await answer.text();
    expect(answer.status).toBe(200);
    const values = [...html.matchAll(/name="account" value="(\w+)"/g)].map(([, value]) => value);
    expect(values).toEqual([
      'visitor',
      'customer',
      'owner',
      'administrator',
      'moderator',
      'supporter',
    ]);
    expect(html).toContain('>Cancel</button>');
    expect(html).not.toMatch(/<script|https?:\/\/(?!localhost:3000)/);
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('escapes names', async () => {
    const html = await (await show()).text();
    expect(html).not.toContain('<Juno>');
    expect(html).toContain('&#60;Juno&#62; &#38; &#34;Co&#34;');
  });

  it('lists every requested scope', async () => {
    expect(await (await show({ scope: 'identify' })).text()).not.toContain('which servers');
    expect(await (await show({ scope: 'identify guilds' })).text()).toContain('which servers');
  });
});

describe('an invalid request', () => {
  it.each([
    ['another client', { client_id: '1' }],
    ['no client', { client_id: undefined }],
    ['another address', { redirect_uri: 'http://localhost:3000/elsewhere' }],
    ['a longer address', { redirect_uri: `${REDIRECT_URI}/` }],
    ['an address of someone else', { redirect_uri: 'https://evil.example/' }],
    ['no address', { redirect_uri: undefined }],
  ])('shows an error page without a redirect: %s', async (_, changes) => {
    const { url } = authorizeUrl(discord.url, changes);
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(url, { method, redirect: 'manual' });
      expect(answer.status).toBe(400);
      expect(answer.headers.has('location')).toBe(false);
      expect(await answer.text()).toContain('This sign-in link does not work');
    }
  });

  it.each([
    ['unsupported_response_type', { response_type: 'token' }],
    ['unsupported_response_type', { response_type: undefined }],
    ['invalid_scope', { scope: 'identify rpc' }],
    ['invalid_scope', { scope: undefined }],
    ['invalid_request', { state: 'short' }],
    ['invalid_request', { code_challenge: undefined }],
    ['invalid_request', { code_challenge: 'too-short' }],
    ['invalid_request', { code_challenge_method: 'plain' }],
    ['invalid_request', { code_challenge_method: undefined }],
  ])('redirects to the application: %s for %j', async (error, changes) => {
    const { url } = authorizeUrl(discord.url, changes);
    const answer = await fetch(url, { redirect: 'manual' });
    const back = new URL(answer.headers.get('location') ?? '');
    expect(answer.status).toBe(303);
    expect(back.origin + back.pathname).toBe(REDIRECT_URI);
    expect(back.searchParams.get('error')).toBe(error);
    expect((await choose(url, 'customer')).searchParams.has('code')).toBe(false);
  });

  it('is rejected for a repeated parameter', async () => {
    const { url } = authorizeUrl(discord.url);
    const back = await choose(`${url}&state=another-state-of-someone`, 'customer');
    expect(back.searchParams.get('error')).toBe('invalid_request');
  });
});

describe('a choice', () => {
  it('redirects with a code and the state', async () => {
    const { url, state } = authorizeUrl(discord.url);
    const back = await choose(url, 'customer');
    expect(back.origin + back.pathname).toBe(REDIRECT_URI);
    expect(back.searchParams.get('state')).toBe(state);
    expect(back.searchParams.get('code')).toMatch(/^[\w-]{20,}$/);
  });

  it('of Cancel redirects with access_denied and the state', async () => {
    const { url, state } = authorizeUrl(discord.url);
    const back = await choose(url, '');
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ error: 'access_denied', state });
    expect(back.searchParams.has('code')).toBe(false);
  });
});
