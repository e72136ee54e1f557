import { readFileSync } from 'node:fs';
import { CliError } from '../lib/cli-error.mjs';

/**
 * Publishes a built release and makes it live, by the door that every team uses.
 * @param {{ url: string, token: string }} site
 * @param {string} folder of the release
 * @returns {Promise<{ name: string, version: string }>}
 * @throws {CliError} with the gate's words
 */
export async function goLive(site, folder) {
  const text = readFileSync(`${folder}/release.json`, 'utf8');
  const { name, version, files } = JSON.parse(text);
  const form = new FormData();
  form.append('release.json', new Blob([text]), 'release.json');
  for (const { path } of files)
    form.append(path, new Blob([readFileSync(`${folder}/${path}`)]), path);
  await ask(site, 'POST', `/${name}`, form);
  const [part] = await ask(site, 'GET', `?name=${name}`);
  if (part?.live !== version) {
    const body = { version, expected: part?.live ?? null, why: 'npm run dev' };
    await ask(site, 'POST', `/${name}/promote`, JSON.stringify(body));
  }
  return { name, version };
}

/**
 * @param {{ url: string, token: string }} site
 * @param {string} method
 * @param {string} path
 * @param {FormData | string} [body]
 */
async function ask({ url, token }, method, path, body) {
  const answer = await fetch(`${url}/api/releases${path}`, {
    method,
    body,
    headers: {
      authorization: `Bearer ${token}`,
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
  });
  const text = await answer.text();
  if (answer.ok) return JSON.parse(text);
  const { detail = text, issues = [] } = parsed(text);
  throw new CliError([detail, ...issues.map(lineOf)].join('\n  '));
}

/** @param {string} text @returns {{ detail?: string, issues?: unknown[] }} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** @param {unknown} issue */
const lineOf = (issue) => (typeof issue === 'string' ? issue : JSON.stringify(issue));
