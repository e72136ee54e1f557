#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

/**
 * Stands between Playwright and an installed Firefox. Playwright knows commands of WebDriver BiDi that Debian's Firefox
 * does not (of 153: the one that emulates a color scheme): they are answered without effect. Starts the
 * Firefox of `FIREFOX_PATH` with the given arguments, and names its own address instead of Firefox's.
 */
const browser = spawn(process.env.FIREFOX_PATH ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
browser.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
  process.on(signal, () => browser.kill(signal));

browser.stderr.setEncoding('utf8');
browser.stderr.on('data', (text) => {
  const address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(text)?.[1];
  if (address === undefined) process.stderr.write(text);
  else standBetween(address);
});

/** @param {string} address of Firefox */
function standBetween(address) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' }, () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
  server.on('connection', (playwright, { url }) => {
    const firefox = new WebSocket(address + url, { perMessageDeflate: false });
    /** @type {Buffer[]} */
    const early = [];
    playwright.on('message', (/** @type {Buffer} */ data) => {
      if (firefox.readyState === WebSocket.OPEN) firefox.send(data.toString());
      else early.push(data);
    });
    firefox.on('open', () => {
      for (const data of early) firefox.send(data.toString());
    });
    firefox.on('message', (/** @type {Buffer} */ data) => playwright.send(known(data.toString())));
    firefox.on('close', () => playwright.close());
    playwright.on('close', () => firefox.close());
    firefox.on('error', () => playwright.close());
  });
}

/** An answer, or that of a command which Firefox does not know. @param {string} text */
function known(text) {
  if (!text.includes('"unknown command"')) return text;
  const { id, error } = JSON.parse(text);
  if (error !== 'unknown command') return text;
  return JSON.stringify({ type: 'success', id, result: {} });
}
