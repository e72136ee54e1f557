import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useToasts } from '@portico/sdk/host';
import { SdkTestProvider } from '@portico/sdk/testing';
import { DEMO_BUILDER } from '../../embed-code/demo-bot.ts';
import TemplatesPage from './page.tsx';

const template = (name: string, embed = `{embed} && {title: About ${name}}`) => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  image: '/cdn/x.png',
  embed,
});
const SET = [
  template('Ban notice', '{embed} && {description: **{member.mention}** banned: {reason}}'),
  template('Unban notice'),
  template('Softban'),
  template('Welcome'),
];

function Toasts() {
  return useToasts().map((toast) => <p key={toast.id}>{`${toast.title} (${toast.durationMs})`}</p>);
}

/** What the site pack says of the builder. */
let builder: () => Response;

/** Answers of the API in order. The last one repeats. */
function serve(...answers: (() => Response)[]) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    if (url === '/api/builder') return builder();
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return Promise.resolve(answer?.() ?? Response.error());
  });
}
const json =
  (body: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
    });

const open = (path = '/templates') => {
  const user = userEvent.setup();
  render(
    <SdkTestProvider path={path}>
      <TemplatesPage />
      <Toasts />
    </SdkTestProvider>,
  );
  return user;
};
const names = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));
const cards = async () => {
  await screen.findByRole('article', { name: 'Softban' });
  return names().filter((name) => name !== 'Embed');
};

beforeEach(() => {
  builder = json(DEMO_BUILDER);
});
afterEach(() => jest.restoreAllMocks());

describe('the templates page', () => {
  it('[spec0 §4.10, §8.7, §9.5] shows six placeholders, then an error, and tries again', async () => {
    serve(json({ title: 'down' }, 500), json(SET));
    const user = open();
    expect(screen.getByRole('group', { name: 'Loading templates' }).children).toHaveLength(6);
    expect(screen.getByPlaceholderText('Search templates...')).toBeDisabled();
    expect(
      await screen.findByText(
        'Unable to fetch templates, please try again later or join our support server for assistance.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Join Discord Server/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await cards()).toHaveLength(4);
  });

  it.each([[{}], [null], [[null]], [[{ id: 'a' }]]])(
    '[spec0 §8.7] an answer of %j is a failure, not a crash',
    async (body) => {
      serve(json(body));
      open();
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'Unable to fetch templates, please try again later or join our support server for assistance.',
      );
    },
  );

  const openWith = (...answers: (() => Response)[]) => {
    serve(...answers);
    return open();
  };

  it('counts no templates after a failure', async () => {
    openWith(json({ title: 'down' }, 500));
    await screen.findByRole('alert');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).not.toContain(
      expect.stringContaining('('),
    );
    expect(screen.getByRole('option', { name: 'All' })).toBeInTheDocument();
  });

  it('says of an empty list that there are no templates', async () => {
    openWith(json([]));
    expect(await screen.findByText('There are no templates yet.')).toBeInTheDocument();
    expect(screen.queryByText(/match your search/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Show All Templates' })).toBeNull();
  });

  it('has no card for a template that shows nothing, and counts it', async () => {
    const blank = ['{embed}', 'hello', '{embed} && {color: #ff0000}', '{title: }', '{image: x}'];
    openWith(json([...SET, ...blank.map((code, index) => template(`Blank ${index}`, code))]));
    expect(await cards()).toEqual(['Ban notice', 'Unban notice', 'Softban', 'Welcome']);
    expect(screen.getByRole('option', { name: 'All (4)' })).toBeInTheDocument();
    expect(screen.getByText('5 templates are left out: their codes show nothing.')).toBeVisible();
  });

  it.each([null, undefined, ''])(
    'shows a template whose picture is %j without it',
    async (image) => {
      const user = openWith(json([{ ...template('Softban'), image }]));
      await cards();
      await user.click(screen.getByRole('button', { name: 'Picture' }));
      expect(screen.queryByRole('img', { name: /as it was sent/ })).toBeNull();
      expect(screen.getByRole('article', { name: 'Softban' })).toHaveTextContent('About Softban');
    },
  );

  it('[spec0 §3.8] an id may be a number', async () => {
    serve(json([{ ...template('Welcome'), id: 7 }]));
    open('/templates#7');
    const card = await screen.findByRole('article', { name: 'Welcome' });
    expect(card).toHaveAttribute('data-target');
  });

  it('[spec0 §1.8, §2.68, §8.16, §8.18] copies a template and confirms it for 2 seconds', async () => {
    serve(json(SET));
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Copy Ban notice' }));
    expect(await screen.findByText('Copied to clipboard (2000)')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(SET[0]?.embed);
  });

  it('keeps variables as they are when a browser translates the page', async () => {
    openWith(json(SET));
    await cards();
    await screen.findAllByText('{member.mention}');
    const codes = [...document.querySelectorAll('code')];
    expect(codes.map(({ textContent }) => textContent)).toContain('{member.mention}');
    for (const code of codes) expect(code.closest('[translate=no]')).not.toBeNull();
  });

  it('previews the code with sample values for punishments', async () => {
    serve(json(SET));
    open();
    const card = await screen.findByRole('article', { name: 'Ban notice' });
    await waitFor(() => expect(card).toHaveTextContent('@Rowan banned: Advertising in the lobby'));
    expect(card).toHaveTextContent('{member.mention}');
  });

  it('[spec0 §2.68, §2.70, §5.20, §5.21] filters by category and search, both in the address', async () => {
    serve(json(SET));
    const user = open('/templates?category=ban');
    await screen.findByRole('option', { name: 'Ban (2)' });
    expect(await cards()).toEqual(['Ban notice', 'Softban']);
    await user.type(screen.getByRole('searchbox'), 'NOT');
    expect(names()).toContain('Ban notice');
    expect(names()).not.toContain('Softban');
    await user.selectOptions(screen.getByRole('combobox'), 'All (4)');
    expect(names()).toContain('Unban notice');
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect(screen.getByText('No templates match your search.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show All Templates' }));
    expect(await cards()).toHaveLength(4);
  });

  it('has the categories and variables of another pack, and keeps templates that are in none of them', async () => {
    builder = json({
      ...{ color: '#112233', categories: ['Wel', 'Notice'], examples: [] },
      separator: { dollar: [true] },
      variables: [
        {
          title: 'Case',
          variables: [
            { name: 'reason', about: 'Why', sample: 'Too loud', kind: 'text', aliases: [] },
          ],
        },
      ],
    });
    serve(json(SET));
    // A category of the pack from before.
    open('/templates?category=ban');
    expect(await screen.findByRole('option', { name: 'Notice (2)' })).toBeInTheDocument();
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      ...['All (4)', 'Wel (1)', 'Notice (2)'],
    ]);
    expect(await cards()).toHaveLength(4);
    const card = screen.getByRole('article', { name: 'Ban notice' });
    expect(card).toHaveTextContent('{member.mention} banned: Too loud');
    expect(within(card).getByLabelText('Variables')).toHaveTextContent(/^\{reason\}$/);
  });

  it('shows templates also where the site pack says nothing of the builder', async () => {
    builder = json({ title: 'down' }, 500);
    serve(json(SET));
    open();
    expect(await cards()).toHaveLength(4);
  });

  it('gives every template an address, and marks the linked one', async () => {
    serve(json(SET));
    const user = open('/templates?q=ban#unban-notice');
    const card = await screen.findByRole('article', { name: 'Unban notice' });
    expect(card).toHaveAttribute('data-target');
    const link = screen.getByRole('link', { name: 'Softban' });
    expect(link).toHaveAttribute('href', '/templates?q=ban#softban');
    await user.click(link);
    expect(screen.getByRole('article', { name: 'Softban' })).toHaveAttribute('data-target');
    expect(card).not.toHaveAttribute('data-target');
  });

  it('links to the builder with the code in the fragment', async () => {
    serve(json(SET));
    open();
    const link = await screen.findByRole('link', { name: 'Open Welcome in the builder' });
    expect(link.getAttribute('href')).toMatch(/^\/embed#t=[\w-]+$/);
  });
});
