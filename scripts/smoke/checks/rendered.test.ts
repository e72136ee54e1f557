import { goodPage, goodScreen } from './observations.ts';
import { renderedProblems } from './rendered.ts';

test('a page with a heading or enough text has rendered', () => {
  expect(renderedProblems(goodPage())).toEqual([]);
  const screen = goodScreen({ heading: '', textLength: 20 });
  expect(renderedProblems(goodPage({ screen }))).toEqual([]);
});

test.each([
  ['without an answer', { status: undefined }, 'The document did not arrive in time.'],
  ['with an error status', { status: 404 }, 'The document returned status 404.'],
  ['that hangs', { screen: undefined }, 'The page hangs: a script blocks it.'],
  [
    'that shows an error card',
    { screen: goodScreen({ errorCard: 'Error code: render' }) },
    'The page shows an error: "Error code: render"',
  ],
  [
    'that stays static',
    { screen: goodScreen({ isActive: false }) },
    'The interactive page did not start in time.',
  ],
  [
    'that stays at its placeholder',
    { screen: goodScreen({ isLoading: true }) },
    'The page shows "Loading page" and nothing else.',
  ],
  [
    'without content',
    { screen: goodScreen({ heading: '', textLength: 19 }) },
    'The page is empty.',
  ],
  [
    'that leads elsewhere',
    { leadsTo: 'https://other.example', screen: undefined },
    'The page redirects to https://other.example.',
  ],
])('a page %s has not rendered', (_what, change, words) => {
  expect(renderedProblems(goodPage(change))).toEqual([words]);
});
