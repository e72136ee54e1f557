/** The numbers of places where ApexCharts 4.7.0 writes HTML, and where it adds a style element. */
const EXPECTED = { writes: 30, styles: 2 };

/**
 * Stands in for a style element of the library: a document without a nonce allows no style element with a
 * text. The rules are in a constructed sheet, once; the element is only the mark that they are there.
 */
const CHART_STYLE = `const chartSheets = new Set();
function chartStyle() {
  const element = document.createElement('template');
  const adopt = (text) => {
    if (chartSheets.has(text)) return;
    chartSheets.add(text);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  };
  Object.defineProperty(element, 'textContent', { set: adopt });
  element.appendChild = (text) => (adopt(text.data), text);
  return element;
}
`;

/**
 * Makes ApexCharts write text where it writes HTML: series names are people's names, and the page's
 * Trusted Types policy rejects HTML. Its style elements become constructed sheets.
 * @throws if the library is not the reviewed version
 */
export default function textOnlyChartsLoader(source: string): string {
  const found = { writes: 0, styles: 0 };
  const text = source
    .replace(/\.innerHTML=(?!=)/g, () => {
      found.writes += 1;
      return '.textContent=';
    })
    .replace(/document\.createElement\("style"\)/g, () => {
      found.styles += 1;
      return 'chartStyle()';
    });
  if (found.writes === 0 && found.styles === 0) return text;
  if (found.writes !== EXPECTED.writes || found.styles !== EXPECTED.styles) {
    throw new Error(
      `apexcharts: expected ${EXPECTED.writes} HTML writes and ${EXPECTED.styles} style elements, found ${found.writes} and ${found.styles}`,
    );
  }
  return CHART_STYLE + text;
}
