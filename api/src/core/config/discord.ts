import { z } from 'zod';
import { SERVICE_ADDRESS, serviceAddress } from './safe-addresses.ts';

/** Access to Discord: addresses and credentials. */
export interface DiscordConfig {
  /** Base of the REST API with its version; no trailing slash. */
  apiUrl: string;
  /** Base of image addresses; no trailing slash. */
  cdnUrl: string;
  /** Without it sign-in is disabled. */
  clientId: string | undefined;
  clientSecret: string | undefined;
  /** Without it pages show ids instead of the names of users and servers. */
  botToken: string | undefined;
  /** Verifies events of Discord, 64 hexadecimal digits. Without it, purchases in Discord are found by a sweep alone. */
  publicKey: string | undefined;
  /** Whether a sign-in asks for the email address, for messages to customers. */
  readsEmail: boolean;
  /** Encryption keys for stored tokens, 32 bytes each; the first encrypts, all decrypt. */
  tokenKeys: Buffer[];
}

const address = serviceAddress.transform((value) => value.replace(/(?<!\/)\/+$/, ''));

const keys = z
  .string()
  .transform((value) => value.split(',').map((key) => key.trim()))
  .refine((list) => list.every((key) => /^[A-Za-z0-9+/]{43}=$/.test(key)))
  .transform((list) => list.map((key) => Buffer.from(key, 'base64')))
  // A key of zero bytes is a placeholder, not a secret.
  .refine((list) => list.every((key) => key.some((byte) => byte !== 0)));

const secret = z.string().regex(/^[\x21-\x7e]{8,200}$/);

/** variable -> its schema, and the expected value in words */
export const discordShape = {
  DISCORD_API_URL: [address.default('https://discord.com/api/v10'), SERVICE_ADDRESS],
  DISCORD_CLIENT_ID: [
    z
      .string()
      .regex(/^\d{17,20}$/)
      .optional(),
    "the application's id, 17 to 20 digits",
  ],
  DISCORD_CLIENT_SECRET: [secret.optional(), "the application's client secret"],
  DISCORD_BOT_TOKEN: [secret.optional(), "the bot's token"],
  DISCORD_PUBLIC_KEY: [
    z
      .string()
      .regex(/^[\da-f]{64}$/i)
      .optional(),
    "the application's public key, 64 hexadecimal digits",
  ],
  DISCORD_EMAIL: [z.enum(['on', 'off']).default('off'), 'on or off'],
  TOKEN_KEY: [
    keys.default([]),
    '32 random bytes in base64, from "openssl rand -base64 32" (after a change: the new key, a comma, the old one)',
  ],
} as const;

type DiscordValues = { [K in keyof typeof discordShape]: z.output<(typeof discordShape)[K][0]> };

/** A stand-in serves the pictures of Discord, too. */
const cdnOf = (apiUrl: string): string => {
  const { hostname, origin } = new URL(apiUrl);
  return /(^|\.)discord(app)?\.com$/.test(hostname) ? 'https://cdn.discordapp.com' : origin;
};

export function discordConfigOf(values: DiscordValues): DiscordConfig {
  return {
    apiUrl: values.DISCORD_API_URL,
    cdnUrl: cdnOf(values.DISCORD_API_URL),
    clientId: values.DISCORD_CLIENT_ID,
    clientSecret: values.DISCORD_CLIENT_SECRET,
    botToken: values.DISCORD_BOT_TOKEN,
    publicKey: values.DISCORD_PUBLIC_KEY,
    readsEmail: values.DISCORD_EMAIL === 'on',
    tokenKeys: values.TOKEN_KEY,
  };
}
