import { execFile } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { tempFolder } from '../support/folders.ts';

const run = promisify(execFile);
const packages = createRequire(__filename);
const bin = (name: string, file: string) =>
  join(dirname(packages.resolve(`${name}/package.json`)), file);

/** A program of somebody who has nothing of this repository but the document. */
const PROGRAM = `import createClient from 'openapi-fetch';
import type { paths } from './api.ts';

const { API = '', COOKIE = '', KEY = '' } = process.env;
const client = createClient<paths>({ baseUrl: API });

const pushed = await client.POST('/api/ingest/history', {
  headers: { authorization: \`Bearer \${KEY}\` },
  body: { events: [{ id: 'client-1', timestamp: 1763640000, guilds: 12, users: 340, ping: 41.5 }] },
});
const history = await client.GET('/api/history', { params: { query: { range: 'all' } } });
const me = await client.GET('/api/auth/me', { headers: { cookie: COOKIE } });
const anonymous = await client.GET('/api/auth/me');

// @ts-expect-error A range that the contract does not have.
const wrong = await client.GET('/api/history', { params: { query: { range: '1h' } } });

const accepted: number | undefined = pushed.data?.accepted;
const guilds: number | undefined = history.data?.[0]?.guilds;
const id: string | undefined = me.data?.id;
console.log(
  JSON.stringify({
    accepted,
    guilds,
    id,
    anonymous: anonymous.error?.status,
    wrong: wrong.error?.issues?.[0]?.path,
  }),
);
`;

/**
 * Generates a client from a document, compiles a program that uses it, and runs the program.
 * @param env the address of the API and the credentials
 * @returns what the program prints
 */
export async function runGeneratedClient(
  document: object,
  env: Record<'API' | 'COOKIE' | 'KEY', string>,
): Promise<unknown> {
  const cwd = tempFolder();
  writeFileSync(join(cwd, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(cwd, 'openapi.json'), JSON.stringify(document));
  writeFileSync(join(cwd, 'program.ts'), PROGRAM);
  symlinkSync(resolve(__dirname, '../../../node_modules'), join(cwd, 'node_modules'));
  const node = (...args: string[]) =>
    run(process.execPath, args, { cwd, env: { ...env, PATH: process.env.PATH } });
  await node(bin('openapi-typescript', 'bin/cli.js'), 'openapi.json', '--output', 'api.ts');
  const options = ['--strict', '--target', 'es2022', '--module', 'nodenext', '--types', 'node'];
  // The declarations of TypeScript and of packages are checked by their makers.
  const more = ['--rewriteRelativeImportExtensions', '--skipLibCheck'];
  await node(bin('typescript', 'bin/tsc'), 'program.ts', ...options, ...more).catch(
    (error: { stdout: string }) => {
      throw new Error(`The client does not compile:\n${error.stdout}`);
    },
  );
  return JSON.parse((await node('program.js')).stdout);
}
