import {
  BOT_TOKEN,
  CLIENT_ID,
  CLIENT_SECRET,
  startTestDiscord,
  type LoggedCall,
} from 'sandbox/testing/discord';
import {
  DiscordClient,
  type DiscordClientOptions,
} from '../../src/identity/discord/discord.client.ts';
import { addCleanUp } from './clean-up.ts';

/** A stand-in for Discord over HTTP, and a client of it. */
export interface TestDiscord {
  url: string;
  client: DiscordClient;
  /** Another client of the same stand-in, with empty caches. */
  newClient(changes?: Partial<DiscordClientOptions>): DiscordClient;
  /** Arms a fault of the sandbox (`sandbox/src/discord/fault-kinds.ts`). */
  arm(fault: { kind: string } & Record<string, unknown>): Promise<void>;
  clearFaults(): Promise<void>;
  /** The received requests of one route, or of all routes. */
  calls(route?: string): Promise<LoggedCall[]>;
  /** Expires every access token. */
  expireTokens(): Promise<void>;
  stop(): Promise<void>;
}

type SandboxOptions = Parameters<typeof startTestDiscord>[0];

export async function startDiscord(
  changes: Partial<DiscordClientOptions> = {},
  sandbox: SandboxOptions = {},
): Promise<TestDiscord> {
  const discord = await startTestDiscord(sandbox);
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= discord.close());
  addCleanUp(stop);
  const newClient: TestDiscord['newClient'] = (more = {}) =>
    new DiscordClient({
      apiUrl: `${discord.url}/api/v10`,
      clientId: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
      botToken: BOT_TOKEN,
      userAgent: 'DiscordBot (http://localhost, 1)',
      budgetMs: 5_000,
      maxBodyBytes: 1024 * 1024,
      ...changes,
      ...more,
    });
  const control = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${discord.url}${path}`, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    return text ? JSON.parse(text) : undefined;
  };
  return {
    url: discord.url,
    client: newClient(),
    newClient,
    arm: async (fault) => void (await control('POST', '/__faults', fault)),
    clearFaults: async () => void (await control('DELETE', '/__faults')),
    calls: async (route) =>
      ((await control('GET', '/__calls')) as LoggedCall[]).filter(
        (call) => !route || call.route === route,
      ),
    expireTokens: async () => void (await control('POST', '/__grants/expire')),
    stop,
  };
}
