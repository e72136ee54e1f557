import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:https';
import { ROOT } from '../bootstrap/paths.mjs';
import { caddyFile } from './find-program.ts';
import { Program } from './program.ts';

interface CaddyOptions {
  dataDir: string;
  /** `https://localhost:8443` */
  origin: string;
  /** Addresses of the replicas, such as `127.0.0.1:3001`. */
  replicas: readonly string[];
  /** Where plain HTTP is redirected from. */
  httpPort: number;
}

/** The certificate of the authority that Caddy makes for a site. */
export const authorityOf = (dataDir: string) =>
  `${dataDir}/caddy/caddy/pki/authorities/local/root.crt`;

/**
 * Starts Caddy with deploy/caddy/Caddyfile and a certificate of its own authority, which it does not install on this machine.
 * @throws CliError
 */
export async function startCaddy({ dataDir, origin, replicas, httpPort }: CaddyOptions) {
  const program = new Program(
    'Caddy',
    caddyFile(),
    ['run', '--config', `${ROOT}/deploy/caddy/Caddyfile`, '--adapter', 'caddyfile'],
    {
      cwd: dataDir,
      env: {
        XDG_DATA_HOME: `${dataDir}/caddy`,
        XDG_CONFIG_HOME: `${dataDir}/caddy`,
        PUBLIC_ORIGIN: origin,
        TLS: 'internal',
        REPLICAS: replicas.join(' '),
        HTTP_PORT: String(httpPort),
        CADDY_ADMIN: 'off',
      },
      signal: 'SIGTERM',
    },
  );
  try {
    await program.ready(() => isServing(`${origin}/api/health/ready`, authorityOf(dataDir)));
  } catch (error) {
    await program.stop();
    throw error;
  }
  return program;
}

/** Whether an address answers 200 with a certificate of this authority. */
async function isServing(url: string, authority: string): Promise<boolean> {
  if (!existsSync(authority)) return false;
  const ca = readFileSync(authority);
  return new Promise((resolve) => {
    const call = request(url, { ca, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    call.once('error', () => resolve(false)).end();
  });
}
