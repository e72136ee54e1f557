import { act, configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useDirtyForm } from '@portico/sdk';
import { renderApp } from '../testing/render-app.tsx';

configure({ defaultHidden: true });

function Form() {
  const [text, setText] = useState('');
  useDirtyForm(text !== '');
  return <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />;
}

const notice = () => screen.queryByText(/A newer version of this site is ready/);

afterEach(() => jest.restoreAllMocks());

it('the notice of a new version shows while a form contains input, and reloads on request', async () => {
  const { host } = renderApp({ path: '/store', pages: { 'mfe-two/store': Form } });
  const field = await screen.findByLabelText('Text');
  await userEvent.type(field, 'a');
  expect(notice()).toBeNull();

  const live = { ...host.page.registry, revision: '2' };
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(live));
  await act(() => host.watch.fetchRegistry());
  expect(notice()).toBeVisible();
  expect(field).toHaveValue('a');

  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(host.loads.reload).toHaveBeenCalledTimes(1);
  await userEvent.clear(field);
  expect(notice()).toBeNull();
});
