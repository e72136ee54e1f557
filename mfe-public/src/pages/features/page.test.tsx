import { render, screen, within } from '@testing-library/react';
import { SdkTestProvider } from '@portico/sdk/testing';
import { answerCalls } from '../../testing/answer-calls.ts';
import { FEATURES } from '../../testing/content.ts';
import FeaturesPage from './page.tsx';

const open = async (props: { absentPages?: string[]; inviteUrl?: string } = {}) => {
  const { absentPages = [], inviteUrl = 'https://example.com/add' } = props;
  answerCalls({ '/api/features': FEATURES });
  render(
    <SdkTestProvider path="/features" absentPages={absentPages} brand={{ inviteUrl }}>
      <FeaturesPage />
    </SdkTestProvider>,
  );
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('All of it');
};

test('the overview links to each feature once, below its group and with its name as a heading', async () => {
  await open();
  const links = FEATURES.groups.map(({ title }) => {
    const group = screen.getByRole('heading', { level: 2, name: title }).closest('section')!;
    return within(group)
      .getAllByRole('link')
      .map((link) => [
        link.getAttribute('href'),
        within(link).getByRole('heading', { level: 3 }).textContent,
      ]);
  });
  expect(links).toEqual([
    [
      ['/features/anchor', 'The anchor'],
      ['/features/nets', 'The nets'],
    ],
    [['/features/stove', 'The stove']],
  ]);
});

test('the overview marks what needs a license, and nothing else', async () => {
  await open();
  const anchor = screen.getByRole('link', { name: /The anchor/ });
  expect(within(anchor).getByText('Premium')).toBeInTheDocument();
  expect(within(anchor).getByText('Drops by itself')).toBeInTheDocument();
  expect(screen.getAllByText('Premium')).toHaveLength(1);
});

test('the overview offers what the site has: the invite and the command reference', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Add to Discord' })).toHaveAttribute(
    'href',
    'https://example.com/add',
  );
  expect(screen.getByRole('link', { name: 'See All Commands' })).toBeInTheDocument();
});

test('the overview links neither to an absent page nor to an invite that is not there', async () => {
  await open({ absentPages: ['/commands'], inviteUrl: '' });
  expect(screen.queryByRole('link', { name: 'Add to Discord' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'See All Commands' })).toBeNull();
});

test('the overview offers another try where its texts did not load', async () => {
  answerCalls({});
  render(
    <SdkTestProvider path="/features">
      <FeaturesPage />
    </SdkTestProvider>,
  );
  expect(screen.getByLabelText('Loading the page')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeInTheDocument();
});
