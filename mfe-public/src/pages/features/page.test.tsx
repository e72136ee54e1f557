import { render, screen } from '@testing-library/react';
import { SdkTestProvider } from '@portico/sdk/testing';
import { FEATURES } from '../../features/menu.ts';
import FeaturesPage from './page.tsx';

test('the overview links to each feature once, with its name as a heading', () => {
  render(
    <SdkTestProvider path="/features">
      <FeaturesPage />
    </SdkTestProvider>,
  );
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(hrefs.filter((href) => href.startsWith('/features/')).sort()).toEqual(
    FEATURES.map(({ name }) => `/features/${name}`).sort(),
  );
  const headings = screen
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(headings.sort()).toEqual(FEATURES.map(({ label }) => label).sort());
});
