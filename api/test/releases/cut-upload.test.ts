import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { readUpload } from '../../src/platform/releases/read-upload.ts';
import { remoteRelease } from '../registry/fixtures.ts';
import { formOf } from './deployer.ts';

test('a form that ends anywhere is malformed, and throws nothing besides, whichever parts have been read', async () => {
  const sent = new Response(formOf(remoteRelease()));
  const headers = { 'content-type': sent.headers.get('content-type') };
  const body = Buffer.from(await sent.arrayBuffer());
  for (let end = 0; end < body.length - 10; end += 50) {
    const request = new PassThrough();
    const reading = readUpload(Object.assign(request, { headers }) as unknown as IncomingMessage);
    // As a packet arrives: its end is noticed before a part is read.
    setImmediate(() => request.end(body.subarray(0, end)));
    await expect(reading).rejects.toMatchObject({ status: 400 });
  }
});
