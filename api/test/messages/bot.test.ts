import { headerOf } from '../support/mail.ts';
import { CUSTOMER, startShop, type Shop } from '../support/shop.ts';
import { startMessages, stepsOf, stopJob } from './steps.ts';

interface BotEvent {
  cursor: string;
  type: string;
  guildId?: string;
  message?: { kind: string; userId: string; subject: string; text: string; url: string };
}

/** What a bot reads after a cursor. */
async function eventsOf(shop: Shop, query: string, after = '0'): Promise<BotEvent[]> {
  const key = await shop.api.newKey('licenses');
  const answer = await shop.api.call(`/api/bot/license-events?after=${after}${query}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { events: BotEvent[] }).events;
}

describe('messages for the bot (threats row 185)', () => {
  test('come with the words of the email, once, to readers that ask for them', async () => {
    const { shop, mail, send, passTime } = await startMessages({
      env: { LICENSE_MESSAGES: 'on' },
    });
    await mail.arm({ kind: 'defer', count: 1 });
    const invoiceId = await shop.license();
    await send();
    await passTime();
    await send();
    const [receipt] = await mail.mails();
    const [event, ...others] = await eventsOf(shop, '&messages=1');
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      type: 'message',
      message: {
        kind: 'payment.received',
        userId: CUSTOMER,
        invoiceId,
        subject: receipt?.subject,
        url: `http://localhost:3000/invoice/${invoiceId}`,
      },
    });
    expect(headerOf(receipt, 'message-id')).toBeDefined();
    const text = event?.message?.text ?? '';
    expect(receipt?.text.startsWith(text)).toBe(true);
    expect(text).not.toContain('@');
    expect(text.length).toBeLessThan(2000);
    // A bot of an older version knows only changes of licenses.
    expect(await eventsOf(shop, '')).toEqual([]);
    await shop.authorize(invoiceId, '377823360513749174');
    expect(await eventsOf(shop, '')).toMatchObject([
      { type: 'authorized', guildId: '377823360513749174' },
    ]);
    expect((await eventsOf(shop, '&messages=1')).map(({ type }) => type)).toEqual([
      'message',
      'authorized',
    ]);
    // What was deleted is not told any more.
    await shop.rows('delete from messages');
    expect((await eventsOf(shop, '&messages=1')).map(({ type }) => type)).toEqual(['authorized']);
  });

  test('need no mail server, and are off by default', async () => {
    const bot = await startShop({ env: { LICENSE_MESSAGES: 'on' } });
    await stopJob(bot);
    await bot.license();
    const { send, stored } = stepsOf(bot, undefined as never);
    await send();
    expect(await stored()).toMatchObject([{ outcome: 'mail-off' }]);
    expect(await eventsOf(bot, '&messages=1')).toHaveLength(1);

    const { shop, send: sendMail } = await startMessages();
    await shop.license();
    await sendMail();
    expect(await eventsOf(shop, '&messages=1')).toEqual([]);
  });

  test('are in the stream for readers that ask for them', async () => {
    const { shop, send } = await startMessages({ env: { LICENSE_MESSAGES: 'on' } });
    await shop.license();
    await send();
    const key = await shop.api.newKey('licenses');
    const stop = new AbortController();
    const answer = await fetch(`${shop.api.url}/api/bot/license-stream?after=0&messages=1`, {
      headers: { authorization: `Bearer ${key}` },
      signal: stop.signal,
    });
    let text = '';
    for await (const chunk of answer.body ?? []) {
      text += Buffer.from(chunk).toString();
      if (text.includes('"payment.received"')) break;
    }
    stop.abort();
    expect(text).toContain('event: message\n');
  });
});
