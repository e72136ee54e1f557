import { screen, waitFor, within } from '@testing-library/react';
import { emptyEmbed } from '../../embed-code/demo-bot.ts';
import { toPlainFragment } from '../../embed-code/share-link.ts';
import { button, leave, open, resetBrowser } from './testing.tsx';

beforeEach(resetBrowser);

describe('the embed builder', () => {
  it('a share link keeps the saved draft, also after a reload and an edit', async () => {
    const draft = { ...emptyEmbed, title: 'Mine', description: 'Hours of work' };
    localStorage.setItem('portico.embed-draft', JSON.stringify({ embed: draft, savedAt: 1 }));
    const link = toPlainFragment('{embed} && {title: Shared}');
    open({}, link);
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Shared'));
    expect(await screen.findByText(/^Draft saved: /)).toBeInTheDocument();
    expect(screen.queryByText(/^Draft restored/)).not.toBeInTheDocument();
    leave();

    const user = open();
    expect(screen.getByLabelText('Title')).toHaveValue('Shared');
    await user.type(screen.getByLabelText('Title'), ' and mine');
    await user.click(button('Drafts'));
    const dialog = await screen.findByRole('dialog', { name: 'Drafts' });
    await user.click(within(dialog).getByRole('button', { name: /^Open Mine\b/ }));
    expect(dialog).not.toBeInTheDocument();
    expect(screen.getByLabelText('Title')).toHaveValue('Mine');
    expect(screen.getByLabelText('Description')).toHaveValue('Hours of work');
    await user.click(button('Drafts'));
    expect(await screen.findByRole('button', { name: /^Open Shared and mine\b/ })).toBeVisible();
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
      expect.stringMatching(/^Open House rules.*Open Now$/),
    ]);
    await user.click(dialog.getByRole('button', { name: 'Delete House rules' }));
    expect(screen.getByLabelText('Title')).toHaveValue('Rules');
    expect(dialog.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(names()).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: 'New Draft' }));
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
    await user.click(await screen.findByRole('button', { name: /^Open Mine\b/ }));
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
