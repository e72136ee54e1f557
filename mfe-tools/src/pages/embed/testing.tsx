import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast, useToasts } from '@portico/sdk/host';
import { SdkTestProvider } from '@portico/sdk/testing';
import EmbedPage from './page.tsx';

function Toasts() {
  const toasts = useToasts();
  return (
    <ul aria-label="Toasts">
      {toasts.map((toast) => (
        <li key={toast.id}>{`${toast.title}: ${toast.description} (${toast.durationMs})`}</li>
      ))}
    </ul>
  );
}

let unmountPage: () => void;
/** Unmounts the page, as a reload does. */
export const leave = () => unmountPage();

/** Opens the page. */
export const open = (embedSeparator = '&&', hash = '') => {
  const user = userEvent.setup();
  const { unmount } = render(
    <SdkTestProvider path={`/embed${hash}`} brand={{ embedSeparator }}>
      <EmbedPage />
      <Toasts />
    </SdkTestProvider>,
  );
  unmountPage = unmount;
  return user;
};
export const button = (name: string) => screen.getByRole('button', { name });

/** An empty browser without toasts. */
export function resetBrowser() {
  localStorage.clear();
  sessionStorage.clear();
  const { result } = renderHook(useToasts);
  act(() => result.current.forEach(({ id }) => dismissToast(id)));
}
