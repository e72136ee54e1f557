import {
  act,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast, useToasts } from '@portico/sdk/host';
import { SdkTestProvider } from '@portico/sdk/testing';
import { emptyEmbed } from '../../embed-code/embed.ts';
import { toPlainFragment } from '../../embed-code/share-link.ts';
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

const open = (embedSeparator = '&&', hash = '') => {
  const user = userEvent.setup();
  const { unmount } = render(
    <SdkTestProvider path={`/embed${hash}`} brand={{ embedSeparator }}>
      <EmbedPage />
      <Toasts />
    </SdkTestProvider>,
  );
  leave = unmount;
  return user;
};
/** Unmounts the page, as a reload does. */
let leave: () => void;
const button = (name: string) => screen.getByRole('button', { name });
const code = () => screen.queryByLabelText('Embed code')?.textContent;
const preview = () => screen.getByRole('group', { name: 'Preview' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  const { result } = renderHook(useToasts);
  act(() => result.current.forEach(({ id }) => dismissToast(id)));
});

describe('the embed builder', () => {
  it('[spec0 §2.62, §2.65] shows the code, and enables Copy, only after Generate', async () => {
    const user = open();
    expect(button('Generate')).toBeDisabled();
    expect(button('Copy')).toBeDisabled();
    await user.type(screen.getByLabelText('Title'), 'Rules');
    expect(code()).toBeUndefined();
    await user.click(button('Generate'));
    await waitFor(() => expect(code()).toBe('{embed} && {title: Rules} && {color: #729bb0}'));
    expect(button('Copy')).toBeEnabled();
  });

  it('generates and previews an embed with only fields', async () => {
    const user = open();
    await user.keyboard('{Alt>}n{/Alt}');
    await user.type(await screen.findByLabelText('Name'), 'Rule 1');
    await user.type(screen.getByLabelText('Value'), 'Be kind.');
    expect(preview()).toHaveTextContent('Rule 1Be kind.');
    await user.click(button('Generate'));
    await waitFor(() =>
      expect(code()).toBe(
        '{embed} && {color: #729bb0} && {field: name: Rule 1 && value: Be kind.}',
      ),
    );
    expect(await screen.findByText('Yes')).toBeInTheDocument();
  });

  it('[spec0 §8.16] confirms for 3 seconds that the code was copied', async () => {
    const user = open();
    await user.type(screen.getByLabelText('Description'), 'Be kind.');
    await user.click(button('Generate'));
    await waitFor(() => expect(button('Copy')).toBeEnabled());
    await user.click(button('Copy'));
    expect(
      await screen.findByText('Copied to clipboard: The embed code has been copied. (3000)'),
    ).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(code());
  });

  it('[spec0 §2.65] marks the code as outdated after an edit, until it is generated again', async () => {
    const user = open();
    await user.type(screen.getByLabelText('Title'), 'A');
    await user.click(button('Generate'));
    await waitFor(() => expect(code()).toContain('{title: A}'));
    expect(screen.queryByText(/Outdated/)).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Title'), 'B');
    expect(screen.getByText(/Outdated/)).toBeInTheDocument();
    await user.click(button('Generate'));
    await waitFor(() => expect(code()).toContain('{title: AB}'));
    expect(screen.queryByText(/Outdated/)).not.toBeInTheDocument();
    // A reverted change does not count, after the debounce.
    await user.type(screen.getByLabelText('Title'), 'C{Backspace}');
    await waitFor(() => expect(screen.queryByText(/Outdated/)).not.toBeInTheDocument());
  });

  it('[spec0 §2.66] previews typed texts, never as HTML', async () => {
    const user = open();
    await user.type(screen.getByLabelText('Description'), '<b>hi</b>');
    await waitFor(() => expect(preview()).toHaveTextContent('<b>hi</b>'));
  });

  it('[spec0 §5.7] accepts six hex digits as a colour, and keeps the last colour otherwise', async () => {
    const user = open();
    await user.type(screen.getByLabelText('Title'), 'A');
    const hex = screen.getByLabelText('Color as hex');
    await user.clear(hex);
    await user.type(hex, '#FF8800');
    await user.clear(hex);
    await user.type(hex, '#12');
    expect(hex).toBeInvalid();
    await user.click(button('Generate'));
    await waitFor(() => expect(code()).toContain('{color: #ff8800}'));
    expect(hex).toHaveValue('#ff8800');
  });

  it('[spec0 §2.67] shows sample values for variables, default and custom', async () => {
    const user = open();
    await user.type(screen.getByLabelText('Description'), 'Hi {{user.name}, {{user.mention}');
    await waitFor(() => expect(preview()).toHaveTextContent('Hi juniper, @Juniper'));
    await user.click(button('Sample values'));
    const dialog = await screen.findByRole('dialog', { name: 'Sample values' });
    await user.type(within(dialog).getByLabelText(/^\{user\.name\}/), '{{user.id}');
    // Samples are not expanded again.
    expect(preview()).toHaveTextContent('Hi {user.id}, @Juniper');
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    expect(localStorage.getItem('portico.embed-samples')).toBe('{"user.name":"{user.id}"}');
  });

  it('[spec0 §2.64] hides a picture that fails to load, and shows it when one loads', async () => {
    const embed = { ...emptyEmbed, title: 'A', thumbnail: 'https://pictures.test/a.png' };
    localStorage.setItem('portico.embed-draft', JSON.stringify({ embed, savedAt: 1 }));
    open();
    await waitFor(() => expect(preview().querySelector('.thumbnail')).toBeVisible());
    const picture = preview().querySelector('.thumbnail') as HTMLElement;
    fireEvent.error(picture);
    expect(picture).not.toBeVisible();
    fireEvent.load(picture);
    expect(picture).toBeVisible();
  });

  it('[spec0 §2.63] opens and closes the colour picker', async () => {
    const user = open();
    await user.click(button('Pick a color'));
    const picker = await screen.findByRole('group', { name: 'Color picker' });
    await user.click(within(picker).getByRole('button', { name: '#ed4245' }));
    expect(screen.getByLabelText('Color as hex')).toHaveValue('#ed4245');
    await user.click(button('Pick a color'));
    expect(screen.queryByRole('group', { name: 'Color picker' })).not.toBeInTheDocument();
  });

  it('lists an error and focuses its input in a closed section', async () => {
    const user = open();
    await user.type(screen.getByLabelText('Title'), 'A');
    await user.keyboard('{Alt>}b{/Alt}');
    const label = await screen.findByLabelText('Label');
    await waitFor(() => expect(label).toHaveFocus());
    await user.click(screen.getByLabelText('Title'));
    await user.click(await screen.findByRole('button', { name: /Button 1 needs a label/ }));
    expect(label).toHaveFocus();
  });

  it('asks which embed of a code to take', async () => {
    const user = open();
    await user.click(button('Import'));
    const dialog = await screen.findByRole('dialog', { name: 'Import' });
    await user.click(within(dialog).getByLabelText('Embed code to import'));
    await user.paste('{embed}{title: One}{embed}{title: Two}');
    await user.click(within(dialog).getByRole('button', { name: 'Import' }));
    await user.click(await within(dialog).findByRole('button', { name: 'Embed 2: “Two”' }));
    expect(screen.getByLabelText('Title')).toHaveValue('Two');
    expect(await screen.findByText('Only embed 2 of 2 is imported.')).toBeVisible();
    expect(dialog).not.toBeInTheDocument();
  });

  it('starts with the separator of the deployment', async () => {
    const user = open('$v');
    expect(button('$v')).toHaveAttribute('aria-pressed', 'true');
    await user.type(screen.getByLabelText('Title'), 'A');
    await user.click(button('Generate'));
    await waitFor(() => expect(code()).toBe('{embed}$v{title: A}$v{color: #729bb0}'));
  });

  it('a share link keeps the saved draft, also after a reload and an edit', async () => {
    const draft = { ...emptyEmbed, title: 'Mine', description: 'Hours of work' };
    localStorage.setItem('portico.embed-draft', JSON.stringify({ embed: draft, savedAt: 1 }));
    const link = toPlainFragment('{embed} && {title: Shared}');
    open('&&', link);
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Shared'));
    expect(await screen.findByText(/^Draft saved: /)).toBeInTheDocument();
    expect(screen.queryByText(/^Draft restored/)).not.toBeInTheDocument();
    leave();

    const user = open();
    expect(screen.getByLabelText('Title')).toHaveValue('Shared');
    await user.type(screen.getByLabelText('Title'), ' and mine');
    await user.click(button('Drafts'));
    const dialog = await screen.findByRole('dialog', { name: 'Drafts' });
    await user.click(within(dialog).getByRole('button', { name: 'Open Mine' }));
    expect(dialog).not.toBeInTheDocument();
    expect(screen.getByLabelText('Title')).toHaveValue('Mine');
    expect(screen.getByLabelText('Description')).toHaveValue('Hours of work');
    await user.click(button('Drafts'));
    expect(await screen.findByRole('button', { name: 'Open Shared and mine' })).toBeVisible();
  });

  it('names, duplicates and deletes drafts in their dialog, with undo', async () => {
    const user = open();
    await user.type(screen.getByLabelText('Title'), 'Rules');
    await user.click(button('Drafts'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Drafts' }));
    const names = () =>
      dialog.getAllByRole('button', { name: /^Open / }).map((item) => item.textContent);
    await user.click(dialog.getByRole('button', { name: 'Rename Rules' }));
    const name = dialog.getByLabelText('Name of the draft');
    expect(name).toHaveFocus();
    await user.keyboard('House rules{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Duplicate House rules' }));
    expect(names()).toEqual([
      expect.stringContaining('House rules, copy'),
      expect.stringMatching(/^House rules.*In the form$/),
    ]);
    await user.click(dialog.getByRole('button', { name: 'Delete House rules' }));
    expect(screen.getByLabelText('Title')).toHaveValue('Rules');
    expect(dialog.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(names()).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: 'New draft' }));
    expect(screen.getByLabelText('Title')).toHaveValue('');
  });

  it('undoes by key at the place of the change, also in a closed section and after a reload', async () => {
    const user = open();
    await user.type(screen.getByLabelText('Title'), 'Rules');
    await user.click(screen.getByText('Footer'));
    await user.type(await screen.findByLabelText('Footer text'), 'The end');
    await user.click(screen.getByText('Footer'));
    await user.click(screen.getByLabelText('Description'));
    // A reload hides the page while it still has the focus; an unmount comes after it.
    dispatchEvent(new Event('pagehide'));
    const inTab = { ...sessionStorage };
    leave();
    Object.assign(sessionStorage, inTab);
    open();
    const description = screen.getByLabelText('Description');
    await waitFor(() => expect(description).toHaveFocus());
    await user.keyboard('{Control>}z{/Control}');
    const footer = await screen.findByLabelText('Footer text');
    await waitFor(() => expect(footer).toHaveFocus());
    expect(footer).toHaveValue('');
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus());
    await user.keyboard('{Control>}y{/Control}');
    const title = screen.getByLabelText<HTMLInputElement>('Title');
    expect(title).toHaveValue('Rules');
    await waitFor(() => expect(title.selectionStart).toBe(5));
  });

  it('begins with an example in a draft of its own', async () => {
    const user = open();
    const row = screen.getByRole('group', { name: 'Start from an example' });
    expect(within(row).getByRole('link', { name: 'All templates' })).toBeVisible();
    // Typing does not move the form.
    await user.type(screen.getByLabelText('Title'), 'Mine');
    await user.click(within(row).getByRole('button', { name: 'Ticket' }));
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Do you need help?'));
    expect(row).not.toBeInTheDocument();
    expect(await screen.findByDisplayValue('Open a ticket')).toBeInTheDocument();
    await user.click(button('Drafts'));
    await user.click(await screen.findByRole('button', { name: 'Open Mine' }));
    expect(screen.getByLabelText('Title')).toHaveValue('Mine');
    await user.click(button('New'));
    expect(screen.getByRole('group', { name: 'Start from an example' })).toBeVisible();
  });

  it('has the sections in the order of a message, and words for the separator', async () => {
    const user = open();
    const titles = screen.getAllByText(/^(Message|Body|Footer|Buttons)$/);
    expect(titles.map((title) => title.firstChild?.textContent)).toEqual([
      ...['Message', 'Body', 'Footer', 'Buttons'],
    ]);
    expect(screen.getByText(/ reads &&\. Other bots may read \$v\.$/)).toBeVisible();
    await user.click(button('$v'));
    expect(screen.getByText(/^For bots that read \$v\. .* reads &&\.$/)).toBeVisible();
  });

  it.each([
    [true, 'Phone'],
    [false, 'Desktop'],
  ])('previews on a narrow screen (%s) what the %s shows', (matches, width) => {
    const matchMedia = () => ({ matches }) as MediaQueryList;
    Object.defineProperty(globalThis, 'matchMedia', { value: matchMedia, configurable: true });
    open();
    expect(button(width)).toHaveAttribute('aria-pressed', 'true');
    Reflect.deleteProperty(globalThis, 'matchMedia');
  });
});
