import { readFileSync } from 'node:fs';
import { UNUSED_FUNCTIONS } from './plugin.ts';
import unusedFunctionsLoader from './unused-functions-loader.ts';

const SOURCE = `
class Host {
\tasync used(id) {
\t\tif (id) {
\t\t\treturn 1;
\t\t}
\t}
\tasync unused({ id } = {}) {
\t\tif (id) {
\t\t\treturn helper();
\t\t}
\t}
}
export function spaced (a, b) {
\thelper();
}
function listed({
\tid,
\tchildren
}) {
\thelper();
}
`;

const empty = (source: string, names: readonly string[]) =>
  unusedFunctionsLoader.call(
    { getOptions: () => ({ names }), resourcePath: 'library/host.js' },
    source,
  );

describe('unusedFunctionsLoader', () => {
  it('empties methods and functions, and keeps what surrounds them', () => {
    expect(empty(SOURCE, ['unused', 'spaced', 'listed'])).toBe(`
class Host {
\tasync used(id) {
\t\tif (id) {
\t\t\treturn 1;
\t\t}
\t}
\tasync unused({ id } = {}) {
\t\tthrow new Error('unused is left out of the shell');
\t}
}
export function spaced (a, b) {
\tthrow new Error('spaced is left out of the shell');
}
function listed({
\tid,
\tchildren
}) {
\tthrow new Error('listed is left out of the shell');
}
`);
  });

  it('names the file and the function that a new version no longer has', () => {
    expect(() => empty(SOURCE, ['gone'])).toThrow('library/host.js has no function gone');
  });

  it.each(Object.entries(UNUSED_FUNCTIONS))('%s has what it empties', (module, names) => {
    const source = readFileSync(`${__dirname}/../../../../node_modules/${module}`, 'utf8');
    const rest = empty(source, names);
    expect(rest.match(/is left out of the shell/g)).toHaveLength(names.length);
    expect(rest.length).toBeLessThan(source.length - 200 * names.length);
  });
});
