import { render, screen } from '@testing-library/react';
import { answerAsSpecified } from '@portico/contracts/checks/specified-answers';
import { SdkTestProvider } from '@portico/sdk/testing';
import TemplatesPage from './templates/page.tsx';

test('the specified fields are enough for the templates of a server that has the specified fields alone', async () => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url, init) => answerAsSpecified(url as string, init?.method));
  render(
    <SdkTestProvider>
      <TemplatesPage />
    </SdkTestProvider>,
  );
  expect((await screen.findAllByText(/ban one/i)).length).toBeGreaterThan(0);
  expect(screen.queryByText('Error')).toBeNull();
  jest.restoreAllMocks();
});
