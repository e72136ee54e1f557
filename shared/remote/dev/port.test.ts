import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { requireFreePort } from './port.ts';

test.each(['127.0.0.1', '::1'])('a port that is in use on %s is rejected', async (host) => {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, host, done));
  const { port } = server.address() as AddressInfo;
  try {
    await expect(requireFreePort({ host: '127.0.0.1', port })).rejects.toThrow(
      `Port ${port} is in use`,
    );
  } finally {
    await new Promise((done) => server.close(done));
  }
  await requireFreePort({ host: '127.0.0.1', port });
});
