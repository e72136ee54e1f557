import { startApi } from '../support/api.ts';

describe('a site without a live shell', () => {
  it('answers pages with 503 and the commands that make one live', async () => {
    const api = await startApi();
    const answer = await api.call('/status');
    const text = await answer.text();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(text).toContain('no shell release is live');
    expect(text).toContain('npm run release -- promote shell');
    expect(answer.headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
    const nonce = /nonce-([^']+)/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
    expect(text).toContain(`<style nonce="${nonce}">`);
    expect((await api.call('/api/registry')).status).toBe(503);
    expect((await api.call('/mfe/mfe-public/1.0.0/a.js')).status).toBe(404);
  });
});
