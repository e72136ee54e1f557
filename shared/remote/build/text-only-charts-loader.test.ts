import { readFileSync } from 'node:fs';
import textOnlyChartsLoader from './text-only-charts-loader.ts';

const library = readFileSync(
  `${__dirname}/../../../node_modules/apexcharts/dist/apexcharts.esm.js`,
  'utf8',
);

describe('textOnlyChartsLoader', () => {
  it('leaves no place where the installed library writes HTML or adds a style element', () => {
    const text = textOnlyChartsLoader(library);
    expect(text).not.toMatch(/\.innerHTML=(?!=)/);
    expect(text).not.toMatch(/createElement\(["']style["']\)/);
    expect(text.match(/\bchartStyle\(\)/g)).toHaveLength(3);
  });

  it.each(['a.innerHTML=b', 'document.createElement("style")'])(
    'refuses a version of the library with another %s',
    (code) => {
      expect(() => textOnlyChartsLoader(`${library};${code}`)).toThrow(
        /expected 30 HTML writes and 2 style elements, found (31 and 2|30 and 3)/,
      );
    },
  );
});
