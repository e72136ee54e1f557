import { Client, Events, GatewayIntentBits } from 'discord.js';
import { eventId, Portico, shardsOf } from '@portico/bot';

/**
 * A bot that reports its shards and its history to Portico, and knows which servers have a license.
 * DISCORD_TOKEN, PORTICO_URL and PORTICO_INGEST_KEY (scopes: shards history licenses) configure it.
 */

const portico = new Portico();
const history = portico.queue('history');
const licenses = portico.licenses({
  onChange: ({ type, guildId }) => console.log(`${guildId} is ${type}`),
});

// DISCORD_API_URL: another address of Discord's API, for tests.
const { DISCORD_TOKEN, DISCORD_API_URL } = process.env;
const client = new Client({
  intents: [GatewayIntentBits.Guilds],
  shards: 'auto',
  ...(DISCORD_API_URL && { rest: { api: DISCORD_API_URL } }),
});

/** Where each shard is a process of its own, one process sends the sum of all. */
function reportHistory() {
  const minute = Math.floor(Date.now() / 60_000);
  const guilds = client.guilds.cache;
  history.add({
    id: eventId('history', minute),
    timestamp: minute * 60,
    guilds: guilds.size,
    users: guilds.reduce((sum, guild) => sum + guild.memberCount, 0),
    ping: Math.max(0, client.ws.ping),
  });
}

client.once(Events.ClientReady, async ({ user }) => {
  console.log(`${user.username} is ready`);
  portico.reportShards(() => shardsOf(client));
  reportHistory();
  setInterval(reportHistory, 60_000);
  await licenses.start();
  for (const guild of client.guilds.cache.values())
    console.log(`${guild.name}: ${licenses.has(guild.id) ? 'a license' : 'no license'}`);
});

await client.login(DISCORD_TOKEN);
