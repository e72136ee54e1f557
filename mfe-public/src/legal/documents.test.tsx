import { render, screen, within } from '@testing-library/react';
import { SdkTestProvider } from '@portico/sdk/testing';
import EconomyPage from '../pages/economy/page.tsx';
import PrivacyPage from '../pages/privacy/page.tsx';
import RefundPage from '../pages/refund/page.tsx';
import TermsPage from '../pages/terms/page.tsx';

const DOCUMENTS = {
  terms: TermsPage,
  economy: EconomyPage,
  privacy: PrivacyPage,
  refund: RefundPage,
};
type Name = keyof typeof DOCUMENTS;

const open = (name: Name, imprintUrl = '') => {
  const Page = DOCUMENTS[name];
  const { container } = render(
    <SdkTestProvider path={`/${name}`} brand={{ imprintUrl }}>
      <Page />
    </SdkTestProvider>,
  );
  return container;
};

describe('the legal documents', () => {
  it.each<[Name, string, string, string]>([
    ['terms', 'Terms of Service', 'June 2024', '2024-06'],
    ['economy', 'Economy Rules', 'March 2025', '2025-03'],
    ['privacy', 'Privacy Policy', 'May 2024', '2024-05'],
    ['refund', 'Refund Policy', 'June 2024', '2024-06'],
  ])(
    '[spec0 §2.72, §2.73, §2.74, §2.75] %s has its title, its date and a list of its contents',
    (name, title, date, iso) => {
      open(name);
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
      expect(screen.getByText(date)).toHaveAttribute('datetime', iso);
      const contents = screen.getByRole('navigation', { name: 'Contents' });
      for (const link of within(contents).getAllByRole('link', { hidden: true })) {
        const id = link.getAttribute('href')?.slice(1) ?? '';
        expect(document.getElementById(id)).toHaveTextContent(link.textContent);
      }
    },
  );

  it('[spec0 §2.72] the terms contain disclaimer, usage, termination, indemnity and changes', () => {
    open('terms');
    const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    for (const topic of [
      'Disclaimer',
      'Website usage',
      'Bot usage',
      'Termination',
      'Indemnity',
      'Changes',
    ]) {
      expect(headings).toContainEqual(expect.stringMatching(new RegExp(`^\\d\\. ${topic}$`)));
    }
  });

  it.each<[Name, RegExp]>([
    ['terms', /An instance is deleted if no commands are used on it for a month/],
    ['privacy', /messages that use a command for up to 14 days/],
    ['privacy', /history is kept for up to 2 hours and holds at most 19 entries/],
    ['privacy', /Data deletion responses take up to 2 weeks/],
    ['privacy', /Data requests take up to 7 days/],
    ['privacy', /answered within 24 hours, in English and German/],
    ['economy', /The daily limit for transfers is 10 Million/],
    ['refund', /refund within 7 days of the purchase/],
    ['refund', /Refunds are denied after a full 24 hour cycle/],
    ['refund', /Moving a slot to another server does not reset the time/],
    ['refund', /We reply within 24 hours, in English or German/],
  ])('[spec0 §6.4, §9.14, §9.15, §9.16, §9.17, §9.18, §9.19] %s states: %s', (name, fact) => {
    expect(open(name).textContent).toMatch(fact);
  });

  it('[spec1 §1.3, §9.3] licenses are paid once and last; refunds are possible for 7 days', () => {
    expect(open('terms').textContent).toMatch(/A license is paid once and lasts/);
    expect(open('refund').textContent).toMatch(/7-day money-back guarantee/);
  });

  it('name the support server only where there is one, in whole sentences', () => {
    const textOf = (name: Name, supportUrl: string) => {
      const Page = DOCUMENTS[name];
      const { container, unmount } = render(
        <SdkTestProvider path={`/${name}`} brand={{ supportUrl }}>
          <Page />
        </SdkTestProvider>,
      );
      const { textContent } = container;
      unmount();
      return textContent;
    };
    for (const name of Object.keys(DOCUMENTS) as Name[]) {
      expect(textOf(name, '')).not.toMatch(/support server|\s[,.]|\s{2}/);
      expect(textOf(name, 'https://discord.gg/juno')).toContain('support server');
    }
    const refund = textOf('refund', '');
    expect(refund).toContain('Write to us, and include your invoice number. You can find it');
    const all = textOf('refund', 'https://discord.gg/juno');
    expect(all).toContain('Write to us or open a ticket in the support server, and include');
  });

  it('link to the imprint if the deployment has one', () => {
    open('terms');
    expect(screen.queryByRole('link', { name: 'Imprint' })).not.toBeInTheDocument();
    open('refund', 'https://juno.example/imprint');
    expect(screen.getByRole('link', { name: 'Imprint' })).toHaveAttribute(
      'href',
      'https://juno.example/imprint',
    );
  });
});
