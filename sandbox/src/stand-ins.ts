import { createPrivateKey } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { BotName } from './bot-name.ts';
import { ConfigError, readSettleSeconds } from './config.ts';
import { startDiscord } from './discord/discord-server.ts';
import { startMail } from './mail/mail-server.ts';
import { report, runToEnd, stopSignal } from './parent.ts';
import { startStripe } from './stripe/stripe-server.ts';

/**
 * The stand-ins for external services of `npm start`, until it ends. They run before the API, which
 * calls them from its start on, and are stopped after it.
 */
const signal = stopSignal();

await runToEnd(signal, async () => {
  const { stripeUrl, close } = await startStandIns(process.env);
  report({ type: 'ready', url: stripeUrl });
  if (!signal.aborted) await once(signal, 'abort');
  await close();
});

/** The port of a local URL; the supervisor sets the URLs of the stand-ins. */
function portOf(env: NodeJS.ProcessEnv, name: string): number {
  const address = env[name] ?? '';
  const port = URL.canParse(address) ? Number(new URL(address).port) : 0;
  if (!port) throw new ConfigError(`${name} must be an address on this machine with a port`);
  return port;
}

function textOf(env: NodeJS.ProcessEnv, name: string): string {
  const text = env[name];
  if (!text) throw new ConfigError(`${name} must be set`);
  return text;
}

/**
 * Starts the stand-ins for external services with the URLs and keys of the API's configuration.
 * Their state is stored in `DATA_DIR`.
 * @throws ConfigError
 */
async function startStandIns(
  env: NodeJS.ProcessEnv,
): Promise<{ stripeUrl: string; close: () => Promise<unknown> }> {
  const origin = env.PUBLIC_ORIGIN || `http://localhost:${env.PORT || '3000'}`;
  const api = `http://127.0.0.1:${env.PORT || '3000'}`;
  const brand = new BotName(env.SANDBOX_BOT_NAME || 'Juno', api);
  const dataDir = env.DATA_DIR || '.data';
  const settleSeconds = readSettleSeconds(env);
  const discord = await startDiscord({
    port: portOf(env, 'DISCORD_API_URL'),
    clientId: textOf(env, 'DISCORD_CLIENT_ID'),
    clientSecret: textOf(env, 'DISCORD_CLIENT_SECRET'),
    botToken: textOf(env, 'DISCORD_BOT_TOKEN'),
    redirectUris: [`${origin}/api/auth/discord/callback`],
    eventsKey: createPrivateKey(textOf(env, 'SANDBOX_EVENTS_KEY')),
    eventsUrl: `${api}/api/discord/events`,
    applicationName: brand,
    stateFile: join(dataDir, 'sandbox-discord.json'),
  });
  const stripe = await startStripe({
    port: portOf(env, 'STRIPE_API_URL'),
    secretKey: textOf(env, 'STRIPE_SECRET_KEY'),
    endpoint: {
      url: `${api}/api/stripe/webhook`,
      secret: textOf(env, 'STRIPE_WEBHOOK_SECRET'),
    },
    seller: brand,
    stateFile: join(dataDir, 'sandbox-stripe.json'),
    ...(settleSeconds > 0 && { settleAfterMs: settleSeconds * 1000 }),
  });
  const mail = await startMail({
    smtpPort: portOf(env, 'SMTP_URL'),
    port: portOf(env, 'MAILBOX_URL'),
    stateFile: join(dataDir, 'sandbox-mail.json'),
  });
  return {
    stripeUrl: stripe.url,
    close: () => Promise.all([discord.close(), stripe.close(), mail.close()]),
  };
}
