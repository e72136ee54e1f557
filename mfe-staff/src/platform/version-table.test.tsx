import { render, screen } from '@testing-library/react';
import type { ReleasedApp } from '@portico/sdk/contracts/releases/schema';
import { SdkTestProvider } from '@portico/sdk/testing';
import { VersionTable } from './version-table.tsx';

test('a state of a newer API is shown by its name', () => {
  const published_by = { id: 'deploy-key:7', label: 'team' };
  const version = {
    version: '1.0.0',
    state: 'canary',
    sdk: '1.0.0',
    published_at: 1,
    published_by,
  };
  const app = { name: 'mfe-public', versions: [version] } as unknown as ReleasedApp;
  render(
    <SdkTestProvider>
      <VersionTable app={app} vitals={[]} onPreview={() => undefined} />
    </SdkTestProvider>,
  );
  expect(screen.getByRole('cell', { name: 'canary' })).toBeInTheDocument();
});
