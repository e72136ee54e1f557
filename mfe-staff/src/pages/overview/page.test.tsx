import { render, screen } from '@testing-library/react';
import { SdkTestProvider } from 'shared/sdk/testing';
import remote from '../../remote.ts';
import OverviewPage from './page.tsx';

it('[spec1 §2] welcomes under the title Overview', () => {
  render(
    <SdkTestProvider path="/staff">
      <OverviewPage />
    </SdkTestProvider>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Overview' })).toBeInTheDocument();
  expect(screen.getByText(/^Welcome/)).toBeInTheDocument();
});

it('[spec1 §2] has no footer, and crawlers stay away', () => {
  for (const route of remote.routes) {
    expect(route).toMatchObject({ chrome: 'dashboard', noindex: true });
  }
});
