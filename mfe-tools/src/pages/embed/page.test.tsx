import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { emptyEmbed } from '../../embed-code/demo-bot.ts';
import { button, open, resetBrowser } from './testing.tsx';

const code = () => screen.queryByLabelText('Embed code')?.textContent;
const preview = () => screen.getByRole('group', { name: 'Preview' });

beforeEach(resetBrowser);

describe('the embed builder', () => {
  it('[spec0 §2.62, §2.65] shows the code, and enables Copy, only after Generate', async () => {
    const user = open();
    expect(button('Generate')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Copy')).toHaveAttribute('aria-disabled', 'true');
    await user.type(screen.getByLabelText('Title'), 'Rules');
    expect(code()).toBeUndefined();
    await user.click(button('Generate'));
    await waitFor(() => expect(code()).toBe('{embed} && {title: Rules} && {color: #729bb0}'));
    expect(button('Copy')).not.toHaveAttribute('aria-disabled');
    // A browser's translation would change it.
    expect(screen.getByLabelText('Embed code')).toHaveAttribute('translate', 'no');
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
    expect(await screen.findByText('Compatible')).toBeInTheDocument();
  });

  it('writes nothing that its import would refuse or change, and says why', async () => {
    const embed = {
      ...emptyEmbed,
      title: 'A',
      url: 'javascript:alert(1)',
      image: 'ftp://a.test/a.png',
    };
    localStorage.setItem('portico.embed-draft', JSON.stringify({ embed, savedAt: 1 }));
    const user = open();
    expect(await screen.findByText('Not compatible yet')).toBeInTheDocument();
    const refusal =
      'Nothing was written: Discord or the import would refuse it. Title, address: must begin with https:// or http://. Compatibility lists 2 more.';
    for (const press of [
      () => user.click(button('Generate')),
      () => user.click(button('Share')),
      () => user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}'),
    ]) {
      await press();
      expect(await screen.findByText(refusal)).toHaveAttribute('role', 'alert');
      expect(code()).toBeUndefined();
      expect(screen.queryByText('Copied to clipboard')).not.toBeInTheDocument();
      await user.type(screen.getByLabelText('Title'), 'B');
      expect(screen.queryByText(refusal)).not.toBeInTheDocument();
    }
  });

  it('[spec0 §8.16] confirms for 3 seconds that the code was copied', async () => {
    const user = open();
    await user.type(screen.getByLabelText('Description'), 'Be kind.');
    await user.click(button('Generate'));
    await waitFor(() => expect(button('Copy')).not.toHaveAttribute('aria-disabled'));
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

  it('[spec0 §5.7] accepts six hex digits as a color, and keeps the last color otherwise', async () => {
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
    await user.click(button('Sample Values'));
    const dialog = await screen.findByRole('dialog', { name: 'Sample Values' });
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

  it('[spec0 §2.63] opens and closes the color picker', async () => {
    const user = open();
    await user.click(button('Pick a Color'));
    const picker = await screen.findByRole('group', { name: 'Color picker' });
    await user.click(within(picker).getByRole('button', { name: '#ed4245' }));
    expect(screen.getByLabelText('Color as hex')).toHaveValue('#ed4245');
    await user.click(button('Pick a Color'));
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

  it.each([
    [
      '{container}$v{text: # Title}$v{color: #5865F2}',
      /^This message uses Discord’s Components V2/,
    ],
    ['{embed}$v{color: #5865F2}', /^Nothing of it would show/],
    [
      '{"title":"T","description":"d",}',
      /^Line 1, character 32: .* or remove the comma before }\.$/,
    ],
  ])('keeps the draft if an import is refused, and says why: %s', async (text, reason) => {
    const user = open();
    await user.type(screen.getByLabelText('Title'), 'Mine');
    await user.click(button('Import'));
    const dialog = await screen.findByRole('dialog', { name: 'Import' });
    await user.click(within(dialog).getByLabelText('Embed code to import'));
    await user.paste(text);
    await user.click(within(dialog).getByRole('button', { name: 'Import' }));
    expect(await within(dialog).findByText(reason)).toBeVisible();
    expect(await screen.findByText(/^Import failed: /)).toBeInTheDocument();
    expect(screen.getByLabelText('Title')).toHaveValue('Mine');
  });

  it('starts with the separator of the site pack', async () => {
    const user = open({ separator: { dollar: [true] } });
    expect(button('$v')).toHaveAttribute('aria-pressed', 'true');
    await user.type(screen.getByLabelText('Title'), 'A');
    await user.click(button('Generate'));
    await waitFor(() => expect(code()).toBe('{embed}$v{title: A}$v{color: #729bb0}'));
  });
});
