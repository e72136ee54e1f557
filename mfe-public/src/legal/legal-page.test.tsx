import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Brand } from '@portico/sdk/platform';
import { setDocumentData } from '@portico/sdk/host';
import { SdkTestProvider } from '@portico/sdk/testing';
import { answerCalls } from '../testing/answer-calls.ts';
import { LEGAL } from '../testing/content.ts';
import EconomyPage from '../pages/economy/page.tsx';
import PrivacyPage from '../pages/privacy/page.tsx';
import RefundPage from '../pages/refund/page.tsx';
import TermsPage from '../pages/terms/page.tsx';

const PAGES = {
  terms: TermsPage,
  economy: EconomyPage,
  privacy: PrivacyPage,
  refund: RefundPage,
};
type Name = keyof typeof PAGES;
const NAMES = Object.keys(PAGES) as Name[];

const show = (name: Name, brand: Partial<Brand> = {}, absentPages: string[] = []) => {
  const Page = PAGES[name];
  return render(
    <SdkTestProvider path={`/${name}`} brand={brand} absentPages={absentPages}>
      <Page />
    </SdkTestProvider>,
  );
};
/** Opens a page whose document contains its text. */
const open = (brand: Partial<Brand> = {}, absentPages: string[] = []) => {
  answerCalls({});
  setDocumentData({ '/api/legal/terms': LEGAL });
  return show('terms', brand, absentPages);
};

describe('a legal text', () => {
  it.each(NAMES)(
    '[spec0 §2.72, §2.73, §2.74, §2.75] %s has its title, its date and a list of its contents',
    async (name) => {
      answerCalls({ [`/api/legal/${name}`]: LEGAL });
      show(name);
      await screen.findByRole('heading', { level: 1, name: 'Rules of the sea' });
      expect(screen.getByText('February 2031')).toHaveAttribute('datetime', '2031-02');
      const contents = screen.getByRole('navigation', { name: 'Contents' });
      const links = within(contents).getAllByRole('link', { hidden: true });
      expect(links.map((link) => link.textContent)).toEqual([
        ...['1. Ships', '2. Sinking', '1. Ships', '2. Sinking'],
      ]);
      for (const link of links) {
        const id = link.getAttribute('href')?.slice(1) ?? '';
        expect(document.getElementById(id)).toHaveTextContent(link.textContent);
      }
    },
  );

  it('is summed up in short, and its sections hold their text with links', () => {
    open();
    const short = screen.getByRole('complementary', { name: 'In short' });
    expect(
      within(short)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(LEGAL.summary);
    const ships = screen.getByRole('region', { name: '1. Ships' });
    expect(within(ships).getByRole('link', { name: 'Trade' })).toHaveAttribute('href', '/economy');
  });

  it('is shown from the document without a request', () => {
    const calls = answerCalls({});
    setDocumentData({ '/api/legal/refund': LEGAL });
    show('refund');
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('says that it loads, and offers another try where that failed', async () => {
    answerCalls({});
    show('privacy');
    expect(screen.getByLabelText('Loading the page')).toBeInTheDocument();
    answerCalls({ '/api/legal/privacy': LEGAL });
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('February 2031')).toBeInTheDocument();
  });
});

describe('questions below a legal text', () => {
  const questions = () => {
    const section = screen.getByRole('heading', { name: 'Questions' }).closest('section')!;
    return section.querySelector('p')!.textContent;
  };
  const facts = { answerTime: '3 days', supportLanguages: 'French' };
  const both = { contactEmail: 'sea@example.com', supportUrl: 'https://example.com/chat' };

  it.each<[string, Partial<Brand>, string]>([
    [
      'both ways',
      both,
      'Write to sea@example.com or ask in the support server. We reply within 3 days, in French.',
    ],
    [
      'an address',
      { ...both, supportUrl: '' },
      'Write to sea@example.com. We reply within 3 days, in French.',
    ],
    [
      'a server',
      { ...both, contactEmail: '' },
      'Ask in the support server. We reply within 3 days, in French.',
    ],
    ['none', { contactEmail: '', supportUrl: '' }, 'We reply within 3 days, in French.'],
  ])('are answered in whole sentences by a site with %s', (_, ways, text) => {
    open({ ...facts, ...ways });
    expect(questions()).toBe(text);
  });

  it('link to the other texts, except those that the site does without', () => {
    open({}, ['/economy', '/contact']);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(expect.arrayContaining(['/terms', '/privacy', '/refund']));
    expect(hrefs).not.toContain('/contact');
    expect(screen.queryByRole('link', { name: 'Economy Rules' })).toBeNull();
  });

  it('link to the imprint if the site has one', () => {
    const { unmount } = open();
    expect(screen.queryByRole('link', { name: 'Imprint' })).not.toBeInTheDocument();
    unmount();
    open({ imprintUrl: 'https://example.com/imprint' });
    expect(screen.getByRole('link', { name: 'Imprint' })).toHaveAttribute(
      'href',
      'https://example.com/imprint',
    );
  });
});
