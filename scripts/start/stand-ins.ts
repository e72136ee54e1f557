import { randomBytes } from 'node:crypto';
import { botName } from './bot-name.ts';
import { eventsKey } from './events-key.ts';
import { freePort } from './free-port.ts';

/**
 * The addresses of the stand-ins for outside services, and keys that are valid for this run only,
 * in the variables of the real services (`.env.example`), for API and sandbox.
 */
export async function standIns(): Promise<Record<string, string>> {
  const stripe = `http://127.0.0.1:${await freePort()}`;
  const discord = `http://127.0.0.1:${await freePort()}`;
  const mailbox = `http://127.0.0.1:${await freePort()}`;
  const secret = () => randomBytes(24).toString('base64url');
  return {
    DISCORD_API_URL: `${discord}/api/v10`,
    DISCORD_CLIENT_ID: '694818336407691269',
    DISCORD_CLIENT_SECRET: secret(),
    ...eventsKey(),
    DISCORD_BOT_TOKEN: secret(),
    // The account `Owner` of the stand-in (sandbox/src/discord/accounts.ts).
    STAFF_OWNER_IDS: '243483102788599882',
    STRIPE_API_URL: stripe,
    STRIPE_SECRET_KEY: `sk_test_${secret()}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${secret()}`,
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    // Without a name: that of the site, which may change.
    MAIL_FROM: 'billing@bot.example',
    // Until the site answers.
    SANDBOX_BOT_NAME: await botName(),
    // Of the sandbox: the page that shows what the mail server received.
    MAILBOX_URL: mailbox,
  };
}
