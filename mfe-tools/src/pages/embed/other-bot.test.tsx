import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Builder } from '@portico/contracts/builder/schema';
import { SdkTestProvider } from '@portico/sdk/testing';
import EmbedPage from './page.tsx';
import { button, resetBrowser } from './testing.tsx';

const OTHER: Builder = {
  ...{ color: '#112233', separator: { dollar: [true] }, categories: [] },
  variables: [
    {
      title: 'Cats',
      variables: [
        { name: 'cat', about: 'A cat', sample: 'Tom', kind: 'mention', aliases: [] },
        { name: 'cat.age', about: 'Its age', sample: 'nine', kind: 'text', aliases: ['age'] },
        { name: 'cat.face', about: 'Its face', sample: 'Tom', kind: 'picture', aliases: [] },
      ],
    },
  ],
  examples: [
    {
      name: 'Adopt',
      message: { title: 'Adopt {cat}', thumbnail: '{cat.face}', buttons: [{ label: 'Yes' }] },
    },
  ],
};

let answers: (() => Response)[];
beforeEach(() => {
  resetBrowser();
  answers = [() => Response.json(OTHER)];
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      Promise.resolve((answers.length > 1 ? answers.shift() : answers[0])!()),
    );
});
afterEach(() => jest.restoreAllMocks());

const show = () => {
  const user = userEvent.setup();
  render(
    <SdkTestProvider path="/embed">
      <EmbedPage />
    </SdkTestProvider>,
  );
  return user;
};

describe('the builder of another bot', () => {
  it('begins with its color, separator and examples, and none of another pack', async () => {
    const user = show();
    const row = await screen.findByRole('group', { name: 'Start from an example' });
    const examples = within(row).getAllByRole('button');
    expect(examples.map(({ textContent }) => textContent)).toEqual(['Adopt']);
    await user.click(examples[0]!);
    expect(screen.getByLabelText('Color as hex')).toHaveValue('#112233');
    expect(await screen.findByRole('article', { name: 'Embed' })).toHaveTextContent('Adopt @Tom');
    await user.click(button('Generate'));
    await waitFor(() =>
      expect(screen.queryByLabelText('Embed code')?.textContent).toBe(
        '{embed}$v{title: Adopt {cat}}$v{color: #112233}$v{thumbnail: {cat.face}}$v{button: label: Yes && style: primary}',
      ),
    );
  });

  it('lists its variables with their samples, and calls those of other bots unknown', async () => {
    const user = show();
    await user.type(await screen.findByLabelText('Description'), 'Hi {{user.name}, {{AGE}');
    const preview = screen.getByRole('group', { name: 'Preview' });
    await waitFor(() => expect(preview).toHaveTextContent('Hi {user.name}, nine'));
    expect(await screen.findByText(/\{user\.name\} is no variable/)).toBeInTheDocument();
    expect(screen.queryByText(/\{AGE\} is no variable/)).toBeNull();
    await user.click(button('Sample Values'));
    const dialog = await screen.findByRole('dialog', { name: 'Sample Values' });
    expect(within(dialog).getAllByRole('textbox')).toHaveLength(2);
    expect(within(dialog).getByRole('group', { name: 'Cats' })).toBeInTheDocument();
  });

  it('says that it has no variables where the pack names none', async () => {
    answers = [() => Response.json({ ...OTHER, variables: [], examples: [] })];
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Sample Values' }));
    expect(await screen.findByText('This bot has no variables.')).toBeInTheDocument();
  });

  it('says that it loads, and offers another try where that failed', async () => {
    answers = [() => Response.json({ status: 500 }, { status: 500 }), () => Response.json(OTHER)];
    const user = show();
    expect(screen.getByRole('group', { name: 'Loading the builder' })).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('button', { name: 'Adopt' })).toBeInTheDocument();
  });
});
