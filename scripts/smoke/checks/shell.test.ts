import { goodScreen, shellElement } from './observations.ts';
import { shellProblems } from './shell.ts';

const LIVE = goodScreen();
const header = shellElement('header');
const footer = shellElement('footer');
const screenWith = (change: Partial<typeof header>) =>
  goodScreen({ shell: [header, shellElement('navigation', change), footer] });
const moved = (dx: number) => ({ box: { ...header.box, x: dx } });

test('a page with the elements of the live page has no problem', () => {
  expect(shellProblems(goodScreen(), 'full', LIVE, true)).toEqual([]);
  expect(shellProblems(goodScreen(), 'full', undefined, true)).toEqual([]);
});

test.each([
  [{ isVisible: false }, 'The navigation of the shell is not visible.'],
  [{ isCovered: true }, 'Something covers the navigation of the shell.'],
])('a navigation with %j is a problem, even without a live page', (change, words) => {
  expect(shellProblems(screenWith(change), 'full', LIVE, true)).toEqual([words]);
  expect(shellProblems(screenWith(change), 'full', undefined, false)).toEqual([words]);
});

test('a missing element is a problem if the chrome of the page includes it', () => {
  const screen = goodScreen({ shell: [header, shellElement('navigation')] });
  const problems = (chrome: string) => shellProblems(screen, chrome, LIVE, true);
  expect(problems('full')).toEqual(['The footer of the shell is not in the page.']);
  expect(problems('dashboard')).toEqual([]);
  expect(shellProblems(goodScreen({ shell: [] }), 'bare', LIVE, true)).toEqual([]);
});

test('a changed text or position is a problem, unless the release changes the links', () => {
  expect(shellProblems(screenWith({ text: 'Other' }), 'full', LIVE, true)).toEqual([
    "The text of the shell's navigation has changed.",
  ]);
  expect(shellProblems(screenWith(moved(5)), 'full', LIVE, true)).toEqual([
    'The navigation of the shell has moved or changed size: 1280 x 64 at 0, 0 before, 1280 x 64 at 5, 0 after.',
  ]);
  expect(shellProblems(screenWith(moved(4)), 'full', LIVE, true)).toEqual([]);
  expect(shellProblems(screenWith({ text: 'Other', ...moved(5) }), 'full', LIVE, false)).toEqual(
    [],
  );
});

test('the footer may be higher or lower', () => {
  const low = shellElement('footer', { box: { ...footer.box, y: 900 } });
  const screen = goodScreen({ shell: [header, shellElement('navigation'), low] });
  expect(shellProblems(screen, 'full', LIVE, true)).toEqual([]);
});
