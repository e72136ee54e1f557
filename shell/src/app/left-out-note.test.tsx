import { act, configure, screen } from '@testing-library/react';
import { leftOut } from '@portico/sdk/host';
import { renderApp } from '../testing/render-app.tsx';

configure({ defaultHidden: true });

const count = (path: string, of: number) => act(() => leftOut.notify({ path, count: of }));

it('the page says how many entries it could not show, until another page is opened', async () => {
  const { router } = renderApp({ path: '/status' });
  await screen.findByRole('heading', { name: 'mfe-one/status' });
  expect(screen.queryByText(/could not be shown/)).toBeNull();
  count('/api/shards', 1);
  expect(screen.getByText('1 entry could not be shown.')).toBeInTheDocument();
  count('/api/history', 2);
  expect(screen.getByText('3 entries could not be shown.')).toBeInTheDocument();
  count('/api/shards', 0);
  expect(screen.getByText('2 entries could not be shown.')).toBeInTheDocument();
  await act(() => router.navigate('/store'));
  expect(screen.queryByText(/could not be shown/)).toBeNull();
});
