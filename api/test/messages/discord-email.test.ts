import { startDesk } from '../support-desk/desk.ts';
import { begin, signInAs } from '../support/sign-in.ts';
import { TestBrowser } from '../support/browser.ts';
import { mailEnv, startMail } from '../support/mail.ts';
import { CUSTOMER, startShop } from '../support/shop.ts';
import { stepsOf, stopJob } from './steps.ts';

const ADDRESS = 'customer@discord.example';

/** The scopes of a sign-in. */
const scopesOf = async (api: Parameters<typeof signInAs>[0]) =>
  new URL(await begin(new TestBrowser(api))).searchParams.get('scope');

describe("Discord's email address (threats row 185)", () => {
  test('is read, exported and used only where the operator has switched it on', async () => {
    const mail = await startMail();
    const { shop, grant } = await startDesk({ env: { ...mailEnv(mail), DISCORD_EMAIL: 'on' } });
    await stopJob(shop);
    expect(await scopesOf(shop.api)).toBe('identify guilds email');
    const answer = await shop.customer.go('/api/account/export');
    expect(await answer.json()).toMatchObject({ data: { profile: { email: ADDRESS } } });
    await grant();
    await stepsOf(shop, mail).send();
    expect((await mail.mails()).map(({ envelope }) => envelope.to)).toEqual([[ADDRESS]]);
    // The address that the buyer gave for an invoice comes first.
    await shop.license();
    await stepsOf(shop, mail).send();
    expect((await mail.mails())[0]?.envelope.to).toEqual(['customer@example.com']);
  });

  test('is not read unless it is verified there', async () => {
    const shop = await startShop({ env: { DISCORD_EMAIL: 'on' } });
    await signInAs(shop.api, 'visitor');
    expect(await shop.rows('select username, email from users order by username')).toEqual([
      { username: 'Customer', email: ADDRESS },
      { username: 'Visitor', email: null },
    ]);
  });

  test('is not asked for by default, and deleted at the next sign-in', async () => {
    const shop = await startShop();
    expect(await scopesOf(shop.api)).toBe('identify guilds');
    const emails = () => shop.rows(`select email from users where id = '${CUSTOMER}'`);
    expect(await emails()).toEqual([{ email: null }]);
    await shop.rows(`update users set email = '${ADDRESS}'`);
    await signInAs(shop.api, 'customer');
    expect(await emails()).toEqual([{ email: null }]);
  });
});
