import { Feed } from 'feed';
import type { JsonFeed } from '@portico/contracts/feeds/schema';
import { escapeHtml } from '../../core/html/escape-html.ts';
import type { Entry } from './entry.ts';

interface FeedOptions {
  /** Name of the bot. */
  name: string;
  origin: string;
  /** Address of the page of the status. */
  page: string;
}

const LANGUAGE = 'en';

/** Characters that no XML document may contain, not even escaped; and halves of surrogate pairs. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A plain text as HTML for readers. */
const html = (text: string) => escapeHtml(text.replace(NOT_XML, ''));

const iso = (time: number) => new Date(time * 1000).toISOString();

const describe = ({ name, origin, page }: FeedOptions) => ({
  title: `${name} status`,
  description: `Incidents and maintenance of ${name}`,
  page,
  address: (format: string) => `${origin}/api/status/feed.${format}`,
});

/** RSS 2.0 and Atom 1.0. Texts are plain; readers get them as escaped HTML with line breaks. */
export function xmlFeeds(
  entries: readonly Entry[],
  options: FeedOptions,
): { rss: string; atom: string } {
  const { title, description, page, address } = describe(options);
  const feed = new Feed({
    // The page may move.
    id: address('atom'),
    link: page,
    title,
    description,
    language: LANGUAGE,
    // Atom requires an author, of the feed or of each entry.
    author: { name: options.name },
    copyright: options.name,
    generator: 'Portico',
    updated: new Date(Math.max(0, ...entries.map(({ updated }) => updated)) * 1000),
    feedLinks: { rss: address('rss'), atom: address('atom') },
  });
  for (const { id, url, title: entryTitle, text, published, updated, tags } of entries) {
    feed.addItem({
      id,
      link: url,
      // Atom declares titles as HTML, and readers of RSS treat them as such.
      title: html(entryTitle),
      content: html(text).replaceAll('\n', '<br>'),
      published: new Date(published * 1000),
      date: new Date(updated * 1000),
      category: tags.map((name) => ({ name, term: name })),
    });
  }
  return { rss: feed.rss2(), atom: feed.atom1() };
}

/** JSON Feed 1.1, which the library does not write. */
export function jsonFeed(entries: readonly Entry[], options: FeedOptions): JsonFeed {
  const { title, description, page, address } = describe(options);
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: page,
    feed_url: address('json'),
    language: LANGUAGE,
    items: entries.map(({ id, url, title: entryTitle, text, published, updated, tags }) => ({
      id,
      url,
      title: entryTitle,
      content_text: text,
      date_published: iso(published),
      date_modified: iso(updated),
      tags,
    })),
  };
}
