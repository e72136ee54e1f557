/** @jest-environment node */
import fc from 'fast-check';
import { emptyEmbed, fromFragment } from './demo-bot.ts';
import { bytesToBase64 } from './base64.ts';
import { toFragment } from './share-link.ts';
import { validEmbed } from './testing.ts';

describe('a share link', () => {
  it('carries any valid embed in the fragment', async () => {
    await fc.assert(
      fc.asyncProperty(validEmbed(), async (embed) => {
        const fragment = await toFragment(embed);
        expect(fragment).toMatch(/^#[zt]=[\w-]+$/);
        expect((await fromFragment(fragment))?.embed).toEqual(embed);
      }),
      { numRuns: 50 },
    );
  });

  it('is short for a text that repeats', async () => {
    const fragment = await toFragment({ ...emptyEmbed, description: 'rules '.repeat(500) });
    expect(fragment.length).toBeLessThan(200);
  });

  it('is undefined for broken, foreign and oversized fragments', async () => {
    const zeros = new Uint8Array(5_000_000);
    const bomb = new Blob([zeros]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(bomb).arrayBuffer());
    const broken = [
      '',
      '#',
      '#z=',
      '#z=AAAA',
      '#z=!',
      '#t=_w',
      '#section',
      `#z=${bytesToBase64(bytes)}`,
    ];
    for (const fragment of broken) expect(await fromFragment(fragment)).toBeUndefined();
  });
});
