import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useRef } from 'react';
import { SdkTestProvider } from '@portico/sdk/testing';
import { BuilderContext } from '../form/builder-context.ts';
import { BotContext } from '../../bot-context.ts';
import { DEMO_BOT, emptyEmbed } from '../../embed-code/demo-bot.ts';
import { toDraft } from '../drafts/draft.ts';
import { beginHistory } from '../drafts/history.ts';
import { TextField } from '../form/text-field.tsx';
import { useCaretBefore } from '../text-tools/use-caret-before.ts';
import { useDraft } from '../drafts/use-draft.ts';

type UsedDraft = ReturnType<typeof useDraft>;
let draft: UsedDraft;

function Form({ onDrawn }: { onDrawn: (drawn: UsedDraft) => void }) {
  const form = useRef<HTMLDivElement>(null);
  const drawn = useDraft(beginHistory(toDraft(emptyEmbed)), useCaretBefore(form));
  useLayoutEffect(() => {
    onDrawn(drawn);
  });
  const { description, title, url } = drawn.draft;
  return (
    <BotContext value={DEMO_BOT}>
      <BuilderContext value={{ ...drawn, announce: () => undefined }}>
        <div ref={form}>
          <TextField path="title" label="Title" value={title} tools="line" />
          <TextField path="description" label="Text" value={description} rows={3} tools="text" />
          <TextField path="url" label="Address" value={url} tools="address" />
        </div>
      </BuilderContext>
    </BotContext>
  );
}

const field = (name = 'Text') => screen.getByLabelText<HTMLTextAreaElement>(name);
const emojiButton = (name: string) =>
  within(screen.getByRole('toolbar', { name: `${name}: tools` })).getByRole('button', {
    name: 'Emoji',
  });
const options = () => screen.getAllByRole('option').map((row) => row.textContent);

/** Opens the form with the focus in a field, as soon as the help for typing is loaded. */
async function open(name = 'Text') {
  const user = userEvent.setup();
  await user.click(field(name));
  await waitFor(() => expect(field(name)).toHaveAttribute('aria-autocomplete', 'list'));
  return user;
}

beforeEach(() => {
  // Browsers of 2026 return a promise.
  Element.prototype.scrollIntoView = () => Promise.resolve() as unknown as undefined;
  localStorage.clear();
  render(
    <SdkTestProvider path="/embed">
      <Form onDrawn={(drawn) => (draft = drawn)} />
    </SdkTestProvider>,
  );
});

describe('completion of variables', () => {
  it('shows what they become, and is used by keyboard alone', async () => {
    localStorage.setItem('portico.embed-samples', '{"user.name":"Robin"}');
    const user = await open();
    await user.keyboard('Hi {{user.n');
    const list = await screen.findByRole('listbox', { name: 'Text: variables' });
    expect(options()).toEqual([
      '{user.name}UsernameRobin',
      '{user.nick}Nickname on the serverJuniper',
    ]);
    expect(field()).toHaveAttribute('aria-controls', list.id);
    const [first, second] = within(list).getAllByRole('option');
    expect(first).toHaveAttribute('aria-selected', 'true');
    expect(field()).toHaveAttribute('aria-activedescendant', first?.id);
    await user.keyboard('{ArrowDown}');
    expect(field()).toHaveAttribute('aria-activedescendant', second?.id);
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{Enter}');
    expect(field()).toHaveValue('Hi {user.name}');
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('!');
    expect(draft.readDraft().description).toBe('Hi {user.name}!');
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'leaves the keys of an input method to it, also in Safari: %j',
    async (ofInputMethod) => {
      const user = await open();
      await user.keyboard('{{user.n');
      await screen.findByRole('listbox');
      for (const key of ['Enter', 'Tab', 'ArrowDown', 'Escape']) {
        fireEvent.keyDown(field(), { key, ...ofInputMethod });
      }
      expect(field()).toHaveValue('{user.n');
      expect(screen.getByRole('listbox')).toBeInTheDocument();
      await user.keyboard('{Enter}');
      expect(field()).toHaveValue('{user.name}');
    },
  );

  it('is undone alone, and redone', async () => {
    const user = await open();
    await user.keyboard('Hi {{user.n{Enter}!');
    expect(field()).toHaveValue('Hi {user.name}!');
    act(() => void draft.undo());
    expect(field()).toHaveValue('Hi {user.name}');
    act(() => void draft.undo());
    expect(field()).toHaveValue('Hi {user.n');
    act(() => void draft.redo());
    expect(field()).toHaveValue('Hi {user.name}');
  });

  it('closes with Escape, with the caret, and when the field is left', async () => {
    const user = await open();
    await user.keyboard('{{us');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('e');
    await screen.findByRole('listbox');
    act(() => {
      field().setSelectionRange(0, 0);
      document.dispatchEvent(new Event('selectionchange'));
    });
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    field().setSelectionRange(4, 4);
    await user.keyboard('r');
    await screen.findByRole('listbox');
    await user.click(field('Title'));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).toHaveValue('{user');
  });

  it('is used by pointer without taking the focus', async () => {
    const user = await open('Title');
    await user.keyboard('{{guild.c');
    const row = await screen.findByRole('option', { name: /\{guild\.count\} / });
    await user.hover(row);
    expect(row).toHaveAttribute('aria-selected', 'true');
    await user.click(row);
    expect(field('Title')).toHaveValue('{guild.count}');
    expect(field('Title')).toHaveFocus();
  });

  it('offers only variables that become addresses in an address, and no emoji', async () => {
    const user = await open('Address');
    await user.keyboard('{{');
    await screen.findByRole('listbox');
    expect(options()).toEqual(expect.arrayContaining([expect.stringContaining('{user.avatar}')]));
    expect(options().join()).not.toContain('{user.name}');
    await user.clear(field('Address'));
    await user.keyboard(':tada');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });
});

describe('completion of emoji', () => {
  it('inserts the emoji', async () => {
    const user = await open();
    await user.keyboard('Hooray :tad');
    await screen.findByRole('listbox', { name: 'Text: emoji' });
    expect(options()[0]).toBe('🎉:tada:');
    await user.keyboard('{Tab}');
    expect(field()).toHaveValue('Hooray 🎉');
  });
});

describe('Enter and pasting', () => {
  it('continues a list and ends it, each a step to undo', async () => {
    const user = await open();
    await user.keyboard('- a{Enter}b{Enter}{Enter}c');
    expect(field()).toHaveValue('- a\n- b\nc');
    act(() => void draft.undo());
    expect(field()).toHaveValue('- a\n- b\n');
    act(() => void draft.undo());
    expect(field()).toHaveValue('- a\n- b\n- ');
  });

  it('makes the selected words a link, which can be undone', async () => {
    const user = await open();
    await user.keyboard('the rules');
    field().setSelectionRange(4, 9);
    await user.paste('https://a.test/b');
    expect(field()).toHaveValue('the [rules](https://a.test/b)');
    act(() => void draft.undo());
    expect(field()).toHaveValue('the rules');
  });

  it('pastes as always elsewhere', async () => {
    const user = await open('Title');
    await user.keyboard('the rules');
    field('Title').setSelectionRange(4, 9);
    await user.paste('https://a.test/b');
    expect(field('Title')).toHaveValue('the https://a.test/b');
  });
});

describe('the emoji picker', () => {
  it('is searched and used by keyboard alone, and undone as a step', async () => {
    const user = await open();
    await user.keyboard('Hi ');
    await user.click(emojiButton('Text'));
    const search = await screen.findByRole('combobox', { name: 'Search emoji' });
    await waitFor(() => expect(search).toHaveFocus());
    expect(screen.getByRole('grid', { name: 'Smileys' })).toBeInTheDocument();
    const selected = () => screen.getByRole('gridcell', { selected: true });
    expect(selected()).toHaveAccessibleName('grinning face');
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowLeft}{ArrowUp}');
    expect(selected()).toHaveAccessibleName('grinning face');
    await user.keyboard('party pop');
    expect(selected()).toHaveAccessibleName('party popper');
    expect(search).toHaveAttribute('aria-activedescendant', selected().id);
    await user.keyboard('{Enter}');
    expect(field()).toHaveValue('Hi 🎉');
    expect(field()).toHaveFocus();
    act(() => void draft.undo());
    expect(field()).toHaveValue('Hi ');
  });

  it('has groups, says when nothing is found, and closes with Escape', async () => {
    const user = await open('Title');
    await user.click(emojiButton('Title'));
    const search = await screen.findByRole('combobox', { name: 'Search emoji' });
    await user.click(screen.getByRole('button', { name: 'Flags' }));
    const grid = screen.getByRole('grid', { name: 'Flags' });
    fireEvent.click(within(grid).getByRole('gridcell', { name: 'flag: Japan' }));
    expect(field('Title')).toHaveValue('🇯🇵');
    await user.click(emojiButton('Title'));
    await user.type(await screen.findByRole('combobox', { name: 'Search emoji' }), 'zzzz');
    expect(screen.getByText('No emoji matches your search.')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(search).not.toBeInTheDocument();
    expect(field('Title')).toHaveFocus();
  });
});
