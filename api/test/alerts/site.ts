import { Controller, Get } from '@nestjs/common';
import type { BeaconEvent } from '@portico/sdk/contracts/reports/schema';
import { Public } from '../../src/http/access/access.ts';
import { remoteRelease, shellRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { mailEnv, startMail, type TestMail } from '../support/mail.ts';
import type { TestPostgres } from '../support/postgres.ts';
import { startShop, type Shop } from '../support/shop.ts';
import { webhooksOf } from '../support/webhooks.ts';

const REMOTE = remoteRelease();

/** Routes that fail and that take long. */
@Controller()
class FaultyRoutes {
  @Get('/api/test/broken')
  @Public()
  broken(): never {
    throw new TypeError('broken');
  }

  @Get('/api/test/slow')
  @Public()
  async slow(): Promise<string> {
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    return 'slow';
  }
}

export interface Site {
  shop: Shop;
  mail: TestMail;
  key: string;
  webhooks: ReturnType<typeof webhooksOf>;
}

/** A site with all that alerts watch. */
export async function startSite(postgres: TestPostgres): Promise<Site> {
  const databaseUrl = await postgres.newDatabase();
  const mail = await startMail();
  const env = { ...mailEnv(mail), DATABASE_POOL_SIZE: '4', BEACON_SAMPLE: '100' };
  const shop = await startShop({
    databaseUrl,
    env,
    logLevel: 'error',
    controllers: [FaultyRoutes],
  });
  await goLive(shop.api, shellRelease());
  await goLive(shop.api, REMOTE);
  const key = await shop.api.newKey('*');
  return { shop, mail, key, webhooks: webhooksOf(() => shop) };
}

let events = 0;
/** What a healthy site does in a minute. */
export async function work({ shop, key }: Site): Promise<void> {
  const { api } = shop;
  events += 1;
  const at = Math.floor(Date.now() / 1000) + events;
  const answers = await Promise.all([
    api.call('/api/history?range=24h'),
    api.call('/status'),
    api.push('POST', '/api/ingest/history', key, {
      events: [{ id: `history-${events}`, timestamp: at - 60, guilds: 1, users: 1, ping: 1 }],
    }),
    api.call('/api/bot/license-events?after=0', { headers: { authorization: `Bearer ${key}` } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
}

/** Reports of browsers about pages of the remote. */
export const beacons = ({ shop }: Site, events: BeaconEvent[]) =>
  shop.api.call('/api/reports/beacon', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ events }),
  });
export const readMetrics = ({ shop }: Site) => shop.api.metrics().catch(() => undefined);
