import { fork } from 'node:child_process';
import { createServer, get, Agent } from 'node:http';

/**
 * Asks the API for its health, and a bare server beside it, continuously. Started with the address as
 * argument; answers each message with the times since the last one, in milliseconds. The bare server is
 * a process of its own, which waits for a processor as long as the API does.
 */
const [address = ''] = process.argv.slice(2);
const EVERY_MS = 5;

/** @param {string} url @param {Agent} agent @returns {Promise<number>} */
const timeOf = (url, agent) =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    get(url, { agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
      answer.resume().once('end', () => resolve(performance.now() - began));
    }).once('error', reject);
  });

/** @param {string} url @param {number[]} times */
async function ask(url, times) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    times.push(await timeOf(url, agent));
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}

if (address === '') {
  const server = createServer((_request, answer) => answer.end('{"status":"ok"}'));
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
} else {
  const bare = fork(process.argv[1] ?? '', [], { execArgv: [] });
  bare.once('message', ({ port }) => {
    /** @type {{ api: number[], bare: number[] }} */
    const times = { api: [], bare: [] };
    const end = (/** @type {unknown} */ error) => {
      process.send?.({ error: String(error) });
    };
    ask(`${address}/api/health/live`, times.api).catch(end);
    ask(`http://127.0.0.1:${port}/`, times.bare).catch(end);
    process.on('message', () => {
      process.send?.({ api: times.api.splice(0), bare: times.bare.splice(0) });
    });
    process.send?.({ ready: true });
  });
}
process.once('disconnect', () => process.exit());
