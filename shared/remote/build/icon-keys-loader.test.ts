import { readFileSync } from 'node:fs';
import iconKeysLoader from './icon-keys-loader.ts';

const ICON = `${__dirname}/../../../node_modules/lucide-react/dist/esm/icons/megaphone.mjs`;

describe('iconKeysLoader', () => {
  it('leaves out the keys of the installed library and keeps all shapes', () => {
    const source = readFileSync(ICON, 'utf8');
    const text = iconKeysLoader(source);
    expect(source).toMatch(/\bkey:/);
    expect(text).not.toMatch(/\bkey:/);
    expect(text.match(/"path",|"circle",/g)).toEqual(source.match(/"path",|"circle",/g));
    expect(text.match(/ d: "[^"]+"/g)).toEqual(source.match(/ d: "[^"]+"/g));
  });
});
