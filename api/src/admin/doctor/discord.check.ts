import { z } from 'zod';
import type { Config } from '../../core/config/config.ts';
import { isAnswer, type Answer, type NoAnswer } from '../../core/doctor/ask.ts';
import { ok, problem, skipped, type Finding } from '../../core/doctor/finding.ts';

const Application = z.object({
  id: z.string(),
  name: z.string(),
  redirect_uris: z.array(z.string()).default([]),
});

type Ask = (url: string, init: RequestInit) => Promise<Answer | NoAnswer>;

/**
 * Asks Discord for the bot's application, and sends an invalid code with the client secret: Discord
 * checks the secret first, and changes nothing.
 */
export async function checkDiscord(config: Config, ask: Ask): Promise<Finding[]> {
  const { botToken, clientId, clientSecret } = config.discord;
  return Promise.all([
    botToken === undefined
      ? skipped(
          'discord',
          'DISCORD_BOT_TOKEN is not set: pages show ids instead of the names of users and servers.',
        )
      : checkBot(config, botToken, ask),
    clientId === undefined || clientSecret === undefined
      ? skipped(
          'discord',
          'DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET are not both set: users cannot sign in.',
        )
      : checkSecret(config, clientId, clientSecret, ask),
  ]);
}

const PORTAL = 'https://discord.com/developers/applications';
const userAgentOf = ({ publicOrigin }: Config) => `DiscordBot (${publicOrigin}, 1)`;
const redirectOf = ({ publicOrigin }: Config) => `${publicOrigin}/api/auth/discord/callback`;

async function checkBot(config: Config, token: string, ask: Ask): Promise<Finding> {
  const answer = await ask(`${config.discord.apiUrl}/applications/@me`, {
    headers: { authorization: `Bot ${token}`, 'user-agent': userAgentOf(config) },
  });
  if (isAnswer(answer) && answer.status === 401) {
    return problem(
      'discord',
      'Discord rejects DISCORD_BOT_TOKEN (401).',
      `Reset the token of the bot at ${PORTAL}, and set DISCORD_BOT_TOKEN to the new one.`,
    );
  }
  const application = isAnswer(answer) ? Application.safeParse(answer.body).data : undefined;
  if (!application) return away(config, answer);
  const { clientId } = config.discord;
  if (clientId !== undefined && application.id !== clientId) {
    return problem(
      'discord',
      `DISCORD_BOT_TOKEN belongs to the application ${application.id}, and DISCORD_CLIENT_ID is ${clientId}.`,
      'Set both to values of the same application.',
    );
  }
  const redirect = redirectOf(config);
  if (clientId !== undefined && !application.redirect_uris.includes(redirect)) {
    return problem(
      'discord',
      `The application ${application.name} does not allow the redirect ${redirect}: users cannot sign in.`,
      `Add this redirect at ${PORTAL}/${clientId}/oauth2, or correct PUBLIC_ORIGIN.`,
    );
  }
  return ok('discord', `Discord accepts the bot token of ${application.name}, and its redirect.`);
}

async function checkSecret(
  config: Config,
  clientId: string,
  clientSecret: string,
  ask: Ask,
): Promise<Finding> {
  const pair = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`;
  const answer = await ask(`${config.discord.apiUrl}/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(pair).toString('base64')}`,
      'user-agent': userAgentOf(config),
    },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: 'doctor',
      redirect_uri: redirectOf(config),
    }),
  });
  if (!isAnswer(answer)) return away(config, answer);
  if (answer.status === 400)
    return ok('discord', 'Discord accepts DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET.');
  if (answer.status !== 401) return away(config, answer);
  return problem(
    'discord',
    'Discord rejects DISCORD_CLIENT_ID with DISCORD_CLIENT_SECRET (401): users cannot sign in.',
    `Reset the secret at ${PORTAL}/${clientId}/oauth2, and set DISCORD_CLIENT_SECRET to the new one.`,
  );
}

function away({ discord }: Config, answer: Answer | NoAnswer): Finding {
  const { host } = new URL(discord.apiUrl);
  return isAnswer(answer)
    ? problem(
        'discord',
        `Discord at ${host} answers ${answer.status}.`,
        'Try again later: https://discordstatus.com reports outages.',
      )
    : problem(
        'discord',
        `Discord at ${host} does not answer (${answer.failure}).`,
        `Allow this machine to connect to ${host}, or correct DISCORD_API_URL.`,
      );
}
