import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useToasts } from 'shared/sdk/host';
import { SdkTestProvider } from 'shared/sdk/testing';
import EmbedPage from './page.tsx';

function Toasts() {
  const toasts = useToasts();
  return (
    <ul aria-label="Toasts">
      {toasts.map((one) => (
        <li key={one.id}>{`${one.title}: ${one.description} (${one.durationMs})`}</li>
      ))}
    </ul>
  );
}

const open = () => {
  const user = userEvent.setup();
  render(
    <SdkTestProvider path="/embed">
      <EmbedPage />
      <Toasts />
    </SdkTestProvider>,
  );
  return user;
};
const button = (name: string) => screen.getByRole('button', { name });
const code = () => screen.queryByLabelText('Embed code')?.textContent;

beforeEach(() => localStorage.clear());

describe('the embed builder', () => {
  it('[spec0 §2] shows the code only after Generate; Copy waits for it', async () => {
    const user = open();
    expect(button('Generate')).toBeDisabled();
    expect(button('Copy')).toBeDisabled();
    await user.type(screen.getByLabelText('Title'), 'Rules');
    expect(code()).toBeUndefined();
    await user.click(button('Generate'));
    expect(code()).toBe('{embed} && {title: Rules} && {color: #729bb0}');
    expect(button('Copy')).toBeEnabled();
  });

  it('[spec0 §8] says that the code was copied, for 3 seconds', async () => {
    const user = open();
    await user.type(screen.getByLabelText('Description'), 'Be kind.');
    await user.click(button('Generate'));
    await user.click(button('Copy'));
    expect(
      await screen.findByText('Copied to clipboard: The embed code has been copied. (3000)'),
    ).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(code());
  });

  it('marks the code as outdated after an edit, until it is generated again', async () => {
    const user = open();
    await user.type(screen.getByLabelText('Title'), 'A');
    await user.click(button('Generate'));
    expect(screen.queryByText(/Outdated/)).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Title'), 'B');
    expect(screen.getByText(/Outdated/)).toBeInTheDocument();
    await user.click(button('Generate'));
    expect(screen.queryByText(/Outdated/)).not.toBeInTheDocument();
    expect(code()).toContain('{title: AB}');
  });

  it('previews texts as they are typed, as text', async () => {
    const user = open();
    await user.type(screen.getByLabelText('Description'), '<b>hi</b>');
    expect(screen.getByRole('group', { name: 'Preview' })).toHaveTextContent('<b>hi</b>');
  });

  it('[spec0 §5] takes six hex digits as a colour and keeps the last one otherwise', async () => {
    const user = open();
    await user.type(screen.getByLabelText('Title'), 'A');
    const hex = screen.getByLabelText('Color as hex');
    await user.clear(hex);
    await user.type(hex, '#FF8800');
    await user.clear(hex);
    await user.type(hex, '#12');
    expect(hex).toBeInvalid();
    await user.click(button('Generate'));
    expect(code()).toContain('{color: #ff8800}');
    expect(hex).toHaveValue('#ff8800');
  });
});
