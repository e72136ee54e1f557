import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { embedPreview } from '@portico/contracts/extensions/embed-preview';
import type { Feature } from '@portico/contracts/features/schema';
import { setDocumentData } from '@portico/sdk/host';
import { SdkTestProvider, testExtension } from '@portico/sdk/testing';
import { answerCalls } from '../../testing/answer-calls.ts';
import { FEATURE } from '../../testing/content.ts';
import FeaturePage from './page.tsx';

const show = (name = 'anchor', absentPages: string[] = []) =>
  render(
    <SdkTestProvider
      path={`/features/${name}`}
      route="/features/:name"
      absentPages={absentPages}
      brand={{ name: 'Kraken', inviteUrl: 'https://example.com/add' }}
    >
      <FeaturePage />
    </SdkTestProvider>,
  );
/** Opens the page and waits for its texts. */
const open = async (change: Partial<Feature> = {}, absentPages: string[] = []) => {
  answerCalls({ '/api/features/anchor': { ...FEATURE, ...change } });
  const shown = show('anchor', absentPages);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('The anchor');
  return shown;
};
const section = (heading: string) =>
  within(screen.getByRole('heading', { name: heading }).closest('section')!);
const terms = (heading: string) =>
  section(heading)
    .getAllByRole('term')
    .map(({ textContent }) => textContent);
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the page of a feature', () => {
  it('[spec0 §2.11] shows its example commands with their arguments', async () => {
    await open();
    expect(terms('Example commands')).toEqual(['!anchor drop <depth>', '!anchor lift ']);
  });

  it('[spec0 §2.12, §2.13, §2.14] explains its keywords in their order', async () => {
    await open();
    expect(terms('Depths')).toEqual(['--low', '{deep}']);
    expect(section('Depths').getByText('not deep')).toBeInTheDocument();
  });

  it('shows its promise, benefits and steps', async () => {
    await open();
    for (const text of ['Lead of anchor', 'It holds.', 'With one command.'])
      expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('[spec0 §2.10] copies a command with its prefix', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(screen.getByRole('button', { name: 'Copy !anchor drop' }));
    expect(await navigator.clipboard.readText()).toBe('!anchor drop');
  });

  it('links to the invite, its commands and the other features', async () => {
    await open();
    expect(hrefs()).toEqual([
      ...['/', '/features', 'https://example.com/add', '/commands/settings', '/embed'],
      ...['/features', '/features/nets', '/features/stove', '/store'],
    ]);
  });

  it('links to all commands where it names no category', async () => {
    await open({ category: '' });
    expect(hrefs()).toContain('/commands');
  });

  it('links to no page that the site does without', async () => {
    await open({}, ['/commands', '/features', '/embed']);
    expect(hrefs()).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^\/(commands|embed)/)]),
    );
    expect(screen.queryByRole('link', { name: 'All features' })).toBeNull();
  });

  it('leaves out the parts that it does not have', async () => {
    await open({ vocabulary: [], example: [], scene: [] });
    for (const heading of ['Depths', 'An example'])
      expect(screen.queryByRole('heading', { name: heading })).toBeNull();
    expect(screen.queryByText('A deep dive')).toBeNull();
  });

  it('draws messages of its scene: of members, of the bot, and their buttons', async () => {
    await open();
    for (const text of ['!dive', 'A deep dive', 'You found a pearl.', 'Vote', 'Down'])
      expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('shows its example as Discord does, and as text without the preview', async () => {
    const { unmount } = await open();
    expect(section('An example').getByText('Ahoy {user_name}')).toBeVisible();
    unmount();
    testExtension(embedPreview, ({ code }: { code: string }) => <p>{`Preview of ${code}`}</p>);
    await open();
    expect(
      await section('An example').findByText(
        'Preview of {embed}{title: Ahoy {user_name}}{description: Well met.}{footer: Since 1999}',
      ),
    ).toBeVisible();
    expect(screen.queryByText('Ahoy {user_name}')).toBeNull();
  });

  it('takes the texts of the document without a request', () => {
    const calls = answerCalls({});
    setDocumentData({ '/api/features/anchor': FEATURE });
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The anchor');
    expect(calls).toEqual([]);
  });

  it('says that it loads, and offers another try where that failed', async () => {
    answerCalls({});
    show();
    expect(screen.getByLabelText('Loading the page')).toBeInTheDocument();
    answerCalls({ '/api/features/anchor': FEATURE });
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Lead of anchor')).toBeInTheDocument();
  });
});
