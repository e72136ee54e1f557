import { screen, within } from '@testing-library/react';
import { renderApp } from '../testing/render-app.tsx';

const path = '/dev/components';

describe('the page of components', () => {
  it('shows every component in both themes, in development', async () => {
    renderApp({ path, status: 404, isDevelopment: true });
    await screen.findByRole('heading', { level: 1, name: 'Components' });
    for (const part of ['Buttons', 'Fields', 'Texts', 'Surfaces', 'Lists'])
      expect(screen.getAllByRole('region', { name: part })).toHaveLength(2);
    const [buttons] = screen.getAllByRole('region', { name: 'Buttons' });
    expect(within(buttons as HTMLElement).getAllByRole('button')).toHaveLength(16);
    expect(screen.getByText('Dark').closest('[data-theme=dark]')).not.toBeNull();
  });

  it('is the 404 page on other sites', async () => {
    renderApp({ path, status: 404 });
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
  });
});
