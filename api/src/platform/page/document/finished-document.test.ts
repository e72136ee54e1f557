import { brotliDecompressSync } from 'node:zlib';
import { FinishedDocument } from './finished-document.ts';

const html = 'The same words, again and again. '.repeat(2_000);
const make = () => new FinishedDocument(html, { scripts: [], styles: [] });

describe('FinishedDocument', () => {
  it('gets its best compression in the background, once it is often requested', async () => {
    const document = make();
    const quick = await document.in('br');
    for (let request = 2; request <= 8; request += 1) expect(await document.in('br')).toBe(quick);
    let best = quick;
    while (best === quick) {
      await new Promise(setImmediate);
      best = await document.in('br');
    }
    expect(best.length).toBeLessThan(quick.length);
    expect(brotliDecompressSync(best).toString()).toBe(html);
  });

  it('leaves a document that is rarely requested in its quick form', async () => {
    const document = make();
    const quick = await document.in('br');
    for (let request = 2; request < 8; request += 1) await document.in('br');
    // One compression at a time: had there been one of the first document, it would have ended before.
    const other = make();
    const first = await other.in('br');
    while ((await other.in('br')) === first) await new Promise(setImmediate);
    expect(await document.in('br')).toBe(quick);
  });
});
