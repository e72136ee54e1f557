import type { Entry } from './entry.ts';
import { jsonFeed, xmlFeeds } from './feed-texts.ts';

interface Parsed {
  textContent: string | null;
  getAttribute: (name: string) => string | null;
  querySelector: (selector: string) => Parsed | null;
  querySelectorAll: (selector: string) => Iterable<Parsed>;
}
/** The browser of Jest: it parses XML strictly. */
const { JSDOM } = jest.requireActual<{
  JSDOM: new (text: string, options: object) => { window: { document: Parsed } };
}>('jsdom');

const site = {
  ...{ name: 'Juno & <friends>', origin: 'https://juno.test' },
  page: 'https://juno.test/status',
};
const entry = (id: number, change: Partial<Entry> = {}): Entry => ({
  id: `urn:uuid:${id}`,
  url: `https://juno.test/status/incidents/${id}`,
  title: 'Investigating: a <b> & ]]> c',
  text: 'First\n\u0008second \uD800 <i>',
  published: 1_700_000_000,
  updated: 1_700_000_600 + id,
  tags: ['incident', 'Bot'],
  ...change,
});
const entries = [entry(1), entry(2)];

/** @throws for a document that is not well-formed */
const parse = (text: string, contentType = 'application/xml'): Parsed =>
  new JSDOM(text, { contentType }).window.document;
const textsOf = (document: Parsed, selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent);

describe('by the rules of feed validators', () => {
  it('Atom has every required element, and no id twice', () => {
    const { atom } = xmlFeeds(entries, site);
    const document = parse(atom);
    const required = ['id', 'title', 'updated', 'author > name'];
    for (const name of required)
      expect([name, textsOf(document, `feed > ${name}`).length]).toEqual([name, 1]);
    expect(textsOf(document, 'feed > author > name')).toEqual([site.name]);
    const self = document.querySelector('feed > link[rel=self]');
    expect(self?.getAttribute('href')).toBe('https://juno.test/api/status/feed.atom');
    for (const name of ['id', 'title', 'updated', 'content', 'published'])
      expect([name, textsOf(document, `entry > ${name}`).length]).toEqual([name, 2]);
    expect(new Set(textsOf(document, 'id')).size).toBe(3);
    for (const time of [...textsOf(document, 'updated'), ...textsOf(document, 'published')])
      expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
    expect(textsOf(document, 'feed > updated')).toEqual(['2023-11-14T22:23:22.000Z']);
  });

  it('RSS has every required element, and permanent ids', () => {
    const { rss } = xmlFeeds(entries, site);
    const document = parse(rss);
    for (const name of ['title', 'link', 'description', 'lastBuildDate'])
      expect([name, textsOf(document, `channel > ${name}`).length]).toEqual([name, 1]);
    const ids = entries.map(({ id }) => id);
    expect(textsOf(document, 'item > guid')).toEqual(ids);
    expect(textsOf(document, 'item > link')).toEqual(entries.map(({ url }) => url));
    for (const time of textsOf(document, 'pubDate'))
      expect(time).toBe('Tue, 14 Nov 2023 22:13:20 GMT');
    const self = document.querySelector('channel > [rel=self]');
    expect(self?.getAttribute('href')).toBe('https://juno.test/api/status/feed.rss');
  });

  it('texts are what the team wrote, without characters that XML forbids', () => {
    const { rss, atom } = xmlFeeds([entry(1)], site);
    for (const [document, title] of [
      [parse(rss), 'item > title'],
      [parse(atom), 'entry > title'],
    ] as const) {
      const html = textsOf(document, title)[0] ?? '';
      expect(parse(html, 'text/html').querySelector('body')?.textContent).toBe(
        'Investigating: a <b> & ]]> c',
      );
    }
    expect(textsOf(parse(atom), 'entry > content')).toEqual(['First<br>second  &lt;i&gt;']);
  });

  it('a feed without entries is valid, too', () => {
    const { rss, atom } = xmlFeeds([], site);
    expect(textsOf(parse(atom), 'feed > updated')).toEqual(['1970-01-01T00:00:00.000Z']);
    expect(textsOf(parse(rss), 'item')).toEqual([]);
    expect(jsonFeed([], site).items).toEqual([]);
  });
});
