import { createRequire } from 'node:module';
import { iconPath } from './icon.ts';

const { icons, aliases } = createRequire(__filename)('@iconify-json/lucide/icons.json') as {
  icons: Record<string, object>;
  aliases: Record<string, object>;
};

test('every icon of lucide and each of its other names is a path that begins by itself', () => {
  const names = [...Object.keys(icons), ...Object.keys(aliases)];
  expect(names.length).toBeGreaterThan(1500);
  const wrong = names.filter((name) => !/^M[-\d.]+[ ,]?[-\d.]+[^]+$/.test(iconPath(name)));
  expect(wrong).toEqual([]);
});

test('the shapes of an icon keep their places, whatever they begin with', () => {
  // <path d="m9 12l2 2l4-4"/> behind another shape
  expect(iconPath('shield-check')).toMatch(/M9 12l2 2l4-4/);
  expect(iconPath('a-arrow-down')).toMatch(/^M/);
});

test.each(['', 'no-such-icon', 'constructor', '__proto__', 'toString'])(
  'there is no icon %j',
  (name) => {
    expect(() => iconPath(name)).toThrow(
      `unknown icon "${name}": use a name of https://lucide.dev/icons`,
    );
  },
);
