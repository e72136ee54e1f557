import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { fetchJson } from '@portico/sdk/host';
import { SignInAgain } from './sign-in-again.tsx';

// The first refusal loads the dialog's chunk.
beforeAll(() => import('./sign-in-again-dialog.tsx'));

/** Renders at a page, and lets the API refuse a change of it. */
async function refuse(kind: string) {
  render(
    <MemoryRouter initialEntries={['/staff/platform?app=mfe-tools&signin=refused']}>
      <SignInAgain />
    </MemoryRouter>,
  );
  const error = 'Refused.';
  const problem = { type: `urn:portico:problem:${kind}`, status: 403, error };
  globalThis.fetch = () => Promise.resolve(Response.json(problem, { status: 403 }));
  const url = '/api/staff/platform/mfe-tools/off';
  return act(() => fetchJson({ method: 'POST', url, body: {} }));
}

describe('SignInAgain', () => {
  test('offers a sign-in that returns to the page when a change needs a recent one', async () => {
    const result = await refuse('sign-in-again');
    expect(result).toMatchObject({ error: { serverError: 'Refused.', problem: 'sign-in-again' } });
    const dialog = await screen.findByRole('dialog', { name: 'Log in again' });
    expect(dialog).toHaveTextContent('not saved is lost');
    expect(screen.getByRole('link', { name: 'Login with Discord' })).toHaveAttribute(
      'href',
      '/api/auth/discord?again=1&returnTo=%2Fstaff%2Fplatform%3Fapp%3Dmfe-tools',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('offers nothing for another refusal', async () => {
    await refuse('second-factor');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
