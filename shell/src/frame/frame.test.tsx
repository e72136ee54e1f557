/** @jest-environment node */
import type { ShellFrame } from '@portico/sdk/platform';
import { renderFrame } from './frame.tsx';

let frame: ShellFrame;
beforeAll(async () => {
  frame = await renderFrame();
});

const count = (text: string, search: string) => text.split(search).length - 1;

describe('renderFrame', () => {
  it('contains the markers for links, body and user', () => {
    const { full, dashboard, bare } = frame.html;
    for (const mark of ['nav:features', 'nav:information', 'nav:top', 'user']) {
      expect([mark, count(full, `<!--${mark}-->`)]).toEqual([mark, 2]);
      expect([mark, count(dashboard, `<!--${mark}-->`)]).toEqual([mark, 2]);
    }
    for (const html of [full, dashboard, bare]) expect(count(html, '<!--body-->')).toBe(1);
    for (const mark of ['nav:footer', 'footer:top', 'footer:information'])
      expect([mark, count(full, `<!--${mark}-->`)]).toEqual([mark, 1]);
  });

  it('[spec0 §2.82] has a footer only if the chrome is full', () => {
    const { full, dashboard, bare } = frame.html;
    expect([full, dashboard, bare].map((html) => html.includes('<footer'))).toEqual([
      true,
      false,
      false,
    ]);
    expect([full, dashboard, bare].map((html) => html.includes('<header'))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('keeps the placeholders of a link for the page server', () => {
    for (const item of Object.values(frame.navItem)) {
      expect(item).toContain('href="{href}"');
      expect(item).toContain('{label}');
    }
    expect(frame.navItem.top).toMatch(/<a [^>]*\{current\}/);
  });

  it('[spec1 §2.4] contains both variants of the user corner', () => {
    expect(frame.user.signedOut).toContain('href="{login}"');
    expect(frame.user.signedOut).toContain('Login with Discord');
    expect(frame.user.signedIn).toContain('src="{avatar}"');
    expect(frame.user.signedIn).toContain('{name}');
  });

  it('[spec0 §2.76] contains the text of the 404 page', () => {
    expect(frame.notFound).toContain('Page Not Found');
    expect(frame.notFound.replaceAll('&#x27;', "'")).toContain(
      "The page you're looking for doesn't exist or has been moved.",
    );
  });

  it('contains the message for remotes that are switched off', () => {
    expect(frame.switchedOff).toContain('Please try again later. All other pages work as usual.');
  });

  it('needs neither scripts nor style attributes, which the policy forbids', () => {
    const all = JSON.stringify([
      frame.html,
      frame.navItem,
      frame.user,
      frame.skeleton,
      frame.switchedOff,
    ]);
    expect(all).not.toContain('<script');
    expect(all).not.toMatch(/\sstyle=/);
    expect(all).not.toMatch(/\son\w+=/);
  });

  it('works without JavaScript: menus are details', () => {
    expect(count(frame.html.full, '<details')).toBe(3);
  });

  it("contains the tokens, the rule that hides React's root and the rules of its own classes", () => {
    expect(frame.css).toContain('--color-bg:');
    expect(frame.css).toContain('#portico-static~#portico-root{visibility:hidden');
    const classes = [...frame.html.full.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    expect(classes).not.toHaveLength(0);
    for (const name of classes) expect(frame.styled?.css).toContain(`.${name}`);
  });
});
