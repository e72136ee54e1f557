import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAtOrBelow } from '@portico/sdk/platform/at-or-below';
import { readSiteFolder } from '@portico/site';
import { parse, stringify } from 'yaml';
import { LiveSite } from '../../../src/core/site/live-site.ts';
import { loadsForEver } from '../../page/crawl.ts';
import { DEMO_SITE } from '../../support/site-settings.ts';
import { markedPack } from './marked-pack.ts';
import type { Marker } from './sample.ts';
import { ORIGIN, readText, shownBy, type Shown } from './shown.ts';

/** A pack that nobody has written, on a site that is open. */
const pack = markedPack();
let shown: Shown;
/** Path or place -> what is read there. */
let texts: Map<string, string>;
beforeAll(async () => {
  shown = await shownBy(pack);
  const pages = [...shown.pages].map(([path, { text }]) => [path, readText(text)] as const);
  texts = new Map([...pages, ...shown.answers]);
}, 60_000);

/** Where the values of a file are shown, without JavaScript; `$1` is a part of its name. Others: anywhere. */
const PLACES: [file: RegExp, key: RegExp, place: string][] = [
  [/^en\/landing\.yaml$/, /./, '/'],
  [/^en\/features\.yaml$/, /./, '/features'],
  [/^en\/(features\/\w+)\.md$/, /./, '/$1'],
  [/^en\/legal\/(\w+)\.md$/, /./, '/$1'],
  [/^en\/catalog\.yaml$/, /./, '/store'],
  [/^catalog\.yaml$/, /./, 'GET /api/plans'],
  [/^en\/team\.yaml$/, /./, '/team'],
  [/^en\/status\.yaml$/, /./, '/status'],
  [/^en\/commands\.yaml$/, /^categories\.\d+\.name/, '/commands'],
  [/^en\/mails\.yaml$/, /^([\w-]+\.[\w-]+)/, 'mail $1'],
];

function placeOf({ file, key }: Marker): string | undefined {
  for (const [files, keys, place] of PLACES) {
    const [, part = keys.exec(key)?.[1] ?? ''] = files.exec(file) ?? [];
    if (files.test(file) && keys.test(key)) return place.replace('$1', part);
  }
  return undefined;
}

/** What shows elsewhere than its file's values do, because a script or a member of the team asks for it. */
const ELSEWHERE: [file: RegExp, key: RegExp, why: string][] = [
  [/landing/, /^sections\.3\.(currency|jobs|wares)/, 'a script plays the economy'],
  [/landing/, /^sections\.0\.figures/, 'nothing was measured (landing-figures.test.ts)'],
  [/landing/, /^sections\.0\.scene\.tries\.\d+\.messages/, 'a script plays it at a press'],
  [/^en\/features\.yaml$/, /^closing/, 'the page of each feature ends with it'],
  [/features\//, /^icon$/, 'the overview and menus have it'],
  [/^en\/catalog/, /^firstCommand$/, 'a buyer sees it after paying'],
  [/^catalog/, /^refund/, 'it is a fact of the seller'],
];

const isElsewhere = ({ file, key }: Marker) =>
  ELSEWHERE.some(([files, keys]) => files.test(file) && keys.test(key));

/** A large number also as an amount of money, and with its thousands. */
const spellings = ({ shown: value }: Marker): string[] =>
  /^\d{5,}$/.test(value)
    ? [value, `${value.slice(0, -2)}.${value.slice(-2)}`, Number(value).toLocaleString('en')]
    : [value];

const isIn = (text: string, marker: Marker) =>
  spellings(marker).some((value) => text.toLowerCase().includes(value.toLowerCase()));

const named = ({ file, key, shown: value }: Marker) => `${file} ${key}: ${value}`;

test('each text, price, link and picture of a pack is shown where it belongs', () => {
  const lost = pack.markers.filter((marker) => {
    const place = isElsewhere(marker) ? undefined : placeOf(marker);
    if (place !== undefined) return !isIn(texts.get(place) ?? '', marker);
    // Also in styles.
    const all = [...texts.values(), ...Array.from(shown.pages.values(), ({ text }) => text)];
    return !all.some((text) => isIn(text, marker));
  });
  expect(pack.markers.length).toBeGreaterThan(400);
  expect(lost.map(named)).toEqual([]);
});

/** The plan, as the store names it. */
const PLAN = `plans.${pack.catalog.plans[0]!.id}.name`;

const markerOf = (name: string): Marker => {
  const found = pack.markers.find(({ file, key }) => key === name || `${file} ${key}` === name);
  if (!found) throw new Error(`The pack has no ${name}`);
  return found;
};

test.each<[place: string, keys: string[]]>([
  ['/site.webmanifest', ['name', 'accent', 'pictures.touchIcon', 'en/brand.yaml description']],
  ['/.well-known/security.txt', ['links.email']],
  ['/api/status/feed.rss', ['name', 'components.gateway']],
  ['/api/status/feed.atom', ['name', 'components.gateway']],
  ['/api/status/feed.json', ['name', 'components.gateway']],
  ['GET /api/status/badge.svg', ['name']],
  ['/api/openapi.json', ['name', 'prefix', 'plans.0.id']],
  ['session', ['name', PLAN, 'plans.0.price', 'seller.name', 'seller.taxId', 'links.imprint']],
  ['invoice', ['name', PLAN, 'seller.address', 'seller.tax.notice', 'links.imprint']],
  ['mail payment.received', ['name', PLAN, 'seller.address', 'links.imprint']],
])('%s has of the pack what it is about', (place, keys) => {
  const text = texts.get(place) ?? '';
  expect(keys.filter((key) => !isIn(text, markerOf(key)))).toEqual([]);
});

test('what search engines read of the first page is of the pack', () => {
  const html = shown.pages.get('/')?.text ?? '';
  const [, data = ''] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const keys = [
    'name',
    'links.email',
    'links.support',
    'links.invite',
    'en/brand.yaml description',
  ];
  expect(keys.filter((key) => !isIn(data, markerOf(key)))).toEqual([]);
});

test('every link of every document leads somewhere, and nothing is unfilled', () => {
  const wrong = [...shown.pages].flatMap(([path, page]) => [
    ...(page.status >= 400 && path !== '/no-such-page' ? [`${path} answers ${page.status}`] : []),
    ...(loadsForEver(page) ? [`${path} loads for ever without JavaScript`] : []),
    ...(/\{\{|%7B%7B|<!--(?:if|else|end)\.|%%|\shref=""|mailto:["?]/i.test(readText(page.text)) &&
    page.type.startsWith('text/html')
      ? [`${path} is unfilled`]
      : []),
  ]);
  expect(wrong).toEqual([]);
  const outside = [...shown.pages].flatMap(([path, { type, text }]) =>
    type.startsWith('text/html')
      ? [...text.matchAll(/<a [^>]*href="(https?:[^"]+)"/g)].map(([, href = '']) => [path, href])
      : [],
  );
  const foreign = outside.filter(
    ([, href = '']) => !href.startsWith(ORIGIN) && !OWN_LINK.test(href),
  );
  expect(foreign).toEqual([]);
});

/** Links of the pack, with the SKUs that it sells in Discord, and of the profile that the bot of the examples sends. */
const OWN_LINK =
  /^https:\/\/(?:q\w+\.example|github\.com\/olga-example|discord\.com\/application-directory\/\d+\/store\/\d+$)/;

/** The texts of Juno's pack, without their variables: what more than three words say, nobody else says. */
function sentencesOfJuno(): string[] {
  const files = readdirSync(DEMO_SITE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(yaml|md)$/.test(file))
    .map((file) => readFileSync(join(DEMO_SITE, file), 'utf8'));
  return files
    .flatMap((text) =>
      text.replace(/^\s*#(?!#).*$/gm, '').split(/\n|: |\{\{[^}]*\}\}|[.,;:'"()[\]*#`|]/),
    )
    .map((part) => part.replace(/^[\s-]+/, '').trim())
    .filter((part) => part.split(' ').length > 3);
}

/** Words of the interface that Juno's texts have, too. */
const COMMON = [
  ...['Data requests take up to', 'Set up in a minute', 'with the payment provider'],
  // Of pages whose texts could not be read.
  ...['The terms under which', 'and this website are offered', 'and how to have it deleted'],
  ...['When a purchase of', 'and how to ask'],
];
/** Its name, its links, its prefix before a command, a plan, and a word for its parts. */
const JUNO = /juno|0{18}|[\s>"(];[a-z]|\bDuo\b/gi;
/** Names of the bot's API, which the specification fixes. */
const WIRE = /^(\/api\/openapi\.json|GET \/blacklist)/;

test('no answer and no document has a word of another bot', () => {
  const sentences = sentencesOfJuno().filter((part) => !COMMON.includes(part));
  expect(sentences.length).toBeGreaterThan(300);
  const found = [...texts].flatMap(([place, text]) => [
    ...[...text.matchAll(JUNO), ...(WIRE.test(place) ? [] : text.matchAll(/\bcogs?\b/gi))].map(
      ({ index }) => `${place}: …${text.slice(Math.max(0, index - 40), index + 40)}`,
    ),
    ...sentences.filter((part) => text.includes(part)).map((part) => `${place}: ${part}`),
  ]);
  expect(found).toEqual([]);
});

/** Pages with a link of another page to them; each can be absent. */
const OPTIONAL = [
  ...['/status', '/commands', '/team', '/contact', '/embed', '/templates', '/avatars'],
  ...['/store', '/privacy'],
];

test('no document links to a page that the pack leaves out', async () => {
  const live = shown.api.app.get(LiveSite);
  const { files } = await readSiteFolder(pack.folder);
  // One of each kind is enough.
  const others = /^\/(?:api|avatars|commands|status\/incidents|third-party-notices)(?:\/|$)/;
  const paths = [...shown.pages]
    .filter(([path, { type }]) => type.startsWith('text/html') && !others.test(path))
    .map(([path]) => path)
    .concat('/commands', '/avatars', '/status/incidents');
  const dead: string[] = [];
  for (const absent of OPTIONAL) {
    const facts = parse(files.get('site.yaml')!.toString()) as { pages: object };
    facts.pages = { absent: ['/economy', absent] };
    const changed = new Map(files).set('site.yaml', Buffer.from(stringify(facts)));
    expect([absent, live.use(changed)]).toEqual([absent, []]);
    for (const path of paths) {
      const answer = await shown.api.call(path, { redirect: 'manual' });
      const links = (await answer.text()).matchAll(/<a [^>]*href="([^"#?]+)/g);
      for (const [, href = ''] of links)
        if (isAtOrBelow(href.replace(ORIGIN, ''), absent)) dead.push(`${path}: ${href}`);
    }
  }
  expect(dead).toEqual([]);
});
