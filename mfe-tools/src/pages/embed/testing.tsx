import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast, useToasts } from '@portico/sdk/host';
import { SdkTestProvider } from '@portico/sdk/testing';
import type { Builder as BuilderFacts } from '@portico/contracts/builder/schema';
import { BotContext } from '../../bot-context.ts';
import { Builder } from '../../builder/builder.tsx';
import { botOf } from '../../embed-code/bot.ts';
import { DEMO_BUILDER } from '../../embed-code/demo-bot.ts';

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

/** Opens the builder of a site pack. */
export const open = (facts: Partial<BuilderFacts> = {}, hash = '') => {
  const builder = { ...DEMO_BUILDER, ...facts };
  const user = userEvent.setup();
  const { unmount } = render(
    <SdkTestProvider path={`/embed${hash}`}>
      <BotContext value={botOf(builder)}>
        <Builder {...builder} />
      </BotContext>
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
