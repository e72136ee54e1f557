import { once } from 'node:events';
import { createServer } from 'node:http';
import { get } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import { addCleanUp } from '../support/clean-up.ts';
import { CUSTOMER, startShop, type Shop } from '../support/shop.ts';

describe('requests of the API to other hosts (threats row 58)', () => {
  test('are refused in tests, however they are made', async () => {
    const refusal = /^A test of the API connects to/;
    await expect(fetch('https://attacker.example/')).rejects.toMatchObject({
      cause: { message: expect.stringMatching(refusal) as string },
    });
    const [byHttps] = (await once(get('https://attacker.example/'), 'error')) as [Error];
    expect(byHttps.message).toMatch(refusal);
    const [bySocket] = (await once(connect(80, '192.0.2.1'), 'error')) as [Error];
    expect(bySocket.message).toMatch(refusal);
  });

  describe('after addresses of a server were sent in every place that takes one', () => {
    let shop: Shop;
    let canary: string;
    const hits: string[] = [];
    beforeAll(async () => {
      const server = createServer((request, response) => {
        hits.push(`${request.method} ${request.url}`);
        response.end();
      }).listen(0, '127.0.0.1');
      addCleanUp(() => void server.close());
      await once(server, 'listening');
      canary = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      shop = await startShop();
    });

    test('the server gets no request', async () => {
      const { api, customer } = shop;
      const key = await api.newKey('*');
      const template = { id: 'a', name: canary, image: `${canary}/image.png`, embed: canary };
      const set = { revision: 1, templates: [template] };
      const member = {
        user_id: CUSTOMER,
        username: canary,
        socials: JSON.stringify({ github: `${canary}/github` }),
      };
      const profiles = { revision: 1, profiles: [member] };
      for (const [path, body] of [
        ['/api/ingest/templates', set],
        ['/api/ingest/team-profiles', profiles],
      ] as const)
        expect((await api.push('PUT', path, key, body)).status).toBe(200);
      for (const path of [
        '/api/templates',
        '/api/team',
        `/api/auth/discord?returnTo=${canary}/return`,
        `/api/users/${encodeURIComponent(canary)}`,
      ]) {
        const headers = {
          ...{ referer: `${canary}/referer`, origin: canary, 'x-forwarded-host': canary },
          ...{ forwarded: `host=${canary}`, 'x-original-url': `${canary}/url` },
        };
        expect((await customer.go(path, { headers })).status).toBeLessThan(500);
      }
      const violation = { 'blocked-uri': `${canary}/blocked`, 'document-uri': `${canary}/page` };
      const report = await api.call('/api/reports/csp', {
        method: 'POST',
        headers: { 'content-type': 'application/csp-report' },
        body: JSON.stringify({ 'csp-report': { ...violation, 'effective-directive': 'img-src' } }),
      });
      expect(report.status).toBe(204);
      expect(await (await api.call('/api/templates')).json()).toMatchObject([template]);
      expect(hits).toEqual([]);
      await fetch(`${canary}/control`);
      expect(hits).toEqual(['GET /control']);
    });
  });
});
