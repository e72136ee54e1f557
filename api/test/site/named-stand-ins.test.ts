import { authorizeUrl, startTestDiscord } from 'sandbox/testing/discord';
import { BotName } from 'sandbox/testing/stripe';
import { startApi } from '../support/api.ts';
import { addCleanUp } from '../support/clean-up.ts';
import { changeFile, siteOf } from '../support/site-pack.ts';
import { sdkOf, startStripe } from '../support/stripe.ts';
import { waitFor } from '../support/wait.ts';

test('pages of the stand-ins have the name of the bot as it is now, also while the site is away', async () => {
  const folder = siteOf('Lumen');
  const api = await startApi({ env: { SITE_DIR: folder, DEVELOPMENT: '1' } });
  const name = new BotName('Bot', api.url);
  const stripe = await startStripe({ seller: name });
  const discord = await startTestDiscord({ applicationName: name });
  addCleanUp(() => discord.close());
  const { url: payment } = await sdkOf(stripe).checkout.sessions.create({
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'eur', unit_amount: 500, product_data: { name: 'X' } },
      },
    ],
    success_url: `${api.url}/done`,
  });
  const signIn = authorizeUrl(discord.url).url;
  const shown = async (address: string) => {
    const html = await (await fetch(address)).text();
    return ['Bot', 'Lumen', 'Nova'].filter((each) => html.includes(each));
  };

  expect(await shown(payment!)).toEqual(['Lumen']);
  expect(await shown(signIn)).toEqual(['Lumen']);
  changeFile(folder, 'site.yaml', (text) => text.replace(/^name: .*$/m, 'name: Nova'));
  await waitFor('the site has the new name', async () =>
    (await (await api.call('/site.webmanifest')).text()).includes('Nova'),
  );
  expect(await shown(signIn)).toEqual(['Nova']);
  expect(await shown(payment!)).toEqual(['Nova']);
  await api.stop();
  expect(await shown(payment!)).toEqual(['Nova']);
});
