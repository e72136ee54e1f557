import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SdkTestProvider } from '@portico/sdk/testing';
import { answerCalls } from '../../testing/answer-calls.ts';
import { LANDING, SECTIONS } from '../../testing/content.ts';
import HomePage from './page.tsx';

beforeEach(() => {
  globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

const FIGURES = {
  entries: [
    { label: 'Ships', value: '1,200' },
    { label: 'Afloat', value: '99.98%' },
  ],
  about: ['Hull: 99.98% uptime over the last 90 days. Measured 97% of the time.'],
};

const show = () =>
  render(
    <SdkTestProvider brand={{ prefix: '!' }}>
      <HomePage />
    </SdkTestProvider>,
  );
/** Opens the page with some sections and waits for them. */
const open = async (sections = SECTIONS) => {
  answerCalls({ '/api/landing': { ...LANDING, sections }, '/api/landing/figures': FIGURES });
  show();
  await screen.findAllByRole('heading');
};
const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the landing page', () => {
  it('shows the sections of the site pack in its order, and each as often as it is there', async () => {
    const [hero = {}, ...others] = SECTIONS;
    await open([...others.toReversed(), hero, others[1]!]);
    expect(headings()).toEqual([
      ...['Set sail', 'Asked often', 'Trade', 'For your crew', 'Safe harbor', 'For your crew'],
    ]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The bot of the sea');
  });

  it('[spec0 §2.4] offers the buttons of the pack, of which those to other sites open a tab', async () => {
    await open();
    const [first] = screen.getAllByRole('link');
    expect(first).toHaveTextContent('Add it');
    expect(first).toHaveAttribute('href', 'https://example.com/add');
    expect(first).toHaveAttribute('target', '_blank');
    const own = screen.getByRole('link', { name: 'Its commands' });
    expect(own).toHaveAttribute('href', '/commands');
    expect(own).not.toHaveAttribute('target');
  });

  it('[spec0 §2.5, §2.7, §2.9] links sections and cards to the pages of features', async () => {
    await open();
    for (const [name, href] of [
      ['Anchor', '/features/anchor'],
      ['All nets', '/features/nets'],
      ['More', '/features'],
      ['the terms', '/terms'],
    ] as const)
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('[spec0 §2.6] lists the points of a section under their headings', async () => {
    await open();
    const group = screen.getByRole('heading', { level: 3, name: 'Walls' }).parentElement!;
    expect(within(group).getByRole('term')).toHaveTextContent('High');
    expect(within(group).getByRole('definition')).toHaveTextContent('Nobody climbs them.');
  });

  it('[spec0 §2.8] runs economy commands from buttons and from typed text', async () => {
    await open();
    const log = screen.getByRole('log', { name: 'Economy demo' });
    expect(log).toHaveTextContent('Cash 50 Card 100');
    for (const sample of ['!work', '!balance', '!shop'])
      expect(screen.getByRole('button', { name: sample })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '!work' }));
    expect(log).toHaveTextContent('earned 20 pearls');
    await userEvent.type(screen.getByRole('textbox'), '!balance{Enter}');
    expect(log).toHaveTextContent('Cash 70 Card 100');
    expect(screen.getByRole('textbox')).toHaveValue('');
  });

  it('[spec1 §1.7] links to the plans and makes the promises of the pack', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Its plans' })).toHaveAttribute('href', '/store');
    expect(screen.getByText('Dry feet')).toBeInTheDocument();
  });

  it('shows what is known in numbers, and what was measured, where the pack wants it', async () => {
    await open();
    const figure = async (label: string) =>
      (await screen.findByText(label)).parentElement!.querySelector('dd')!;
    expect(await figure('Ships')).toHaveTextContent('1,200');
    expect(await figure('Afloat')).toHaveTextContent('99.98%');
    expect(screen.getByText(/Measured 97% of the time/).parentElement).toContainElement(
      screen.getByRole('link', { name: 'See every day' }),
    );
  });

  it('asks for no totals that the pack does not want, and draws no empty parts', async () => {
    const hero = SECTIONS[0]!.hero![0]!;
    const calls = answerCalls({
      '/api/landing': {
        ...LANDING,
        sections: [
          { hero: [{ ...hero, buttons: [], figures: [] }] },
          { points: [{ title: 'Bare', text: 'Nothing', features: [], groups: [], scene: [] }] },
        ],
      },
    });
    show();
    await screen.findByRole('heading', { name: 'Bare' });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('term')).toBeNull();
    expect(screen.queryByText(/Measured/)).toBeNull();
    expect(calls).toEqual(['/api/landing']);
  });

  it('says that it loads, and offers another try where that failed', async () => {
    answerCalls({ '/api/landing': Response.json({ status: 503 }, { status: 503 }) });
    show();
    expect(screen.getByLabelText('Loading the page')).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByText('This page did not load')).toBeInTheDocument();
    answerCalls({ '/api/landing': LANDING });
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('The bot of the sea')).toBeInTheDocument();
  });
});
