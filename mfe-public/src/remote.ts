import { embedPreview } from '@portico/contracts/extensions/embed-preview';
import { defineRemote } from '@portico/sdk/platform';
import { CATEGORY_ADDRESSES } from '@portico/contracts/rules/commands/categories';
import { MENU_ICONS } from './features/menu-icons.ts';
import { FEATURES, FEATURE_LABELS } from './features/menu.ts';
import { imagesIcon, usersIcon } from './nav-icons.ts';
import {
  avatarsData,
  commandData,
  incidentData,
  incidentsData,
  STATUS_FEEDS,
  statusData,
  teamData,
} from './route-data.ts';

/** The first breadcrumb of categories and commands. */
const COMMANDS = { name: 'Commands', path: '/commands' };

/** Titles by spec 0 §2. */
export default defineRemote({
  name: 'mfe-public',
  // The page shows the text of the message without it.
  optionalNeeds: [embedPreview],
  routes: [
    {
      path: '/',
      page: 'home',
      title: 'Discord Bot',
      description:
        '{product} is the all-in-one app for Discord: moderation, tickets, giveaways, economy, music and more.',
      prerender: true,
    },
    {
      path: '/commands',
      page: 'commands',
      preview: 'commands',
      title: 'Commands',
      description: 'Every command of {product}, with arguments, aliases and permissions.',
      prerender: true,
      preload: ['/api/commands'],
      // A search is the page's own work.
      data: { get: { reference: '/api/commands/reference' }, without: ['q'] },
      structured: { type: 'CollectionPage', search: 'q' },
    },
    {
      path: '/commands/:category',
      page: 'commands',
      preview: 'commands',
      // An unknown value redirects to /commands (spec 0 §2).
      params: {
        category: {
          known: CATEGORY_ADDRESSES,
          source: '/api/commands/categories',
          fallback: '/commands',
        },
      },
      title: '{category|capitalize} Commands',
      description: 'The {category} commands of {product}, with arguments, aliases and permissions.',
      preload: ['/api/commands'],
      data: {
        get: { reference: '/api/commands/reference?category=:category' },
        without: ['q'],
        // A hidden category, which the page fetches for the team.
        notFound: 'page',
      },
      structured: { crumbs: [COMMANDS] },
      sitemap: '/api/commands/categories',
    },
    {
      path: '/commands/:category/:name',
      page: 'command',
      preview: 'commands',
      // Any text but a backtick, which ingest refuses (`hasAddress`): a pattern leaves out one character at
      // least. The API knows the commands: an unknown one is the 404 page.
      params: { category: { pattern: '[^`]{1,200}' }, name: { pattern: '[^`]{1,200}' } },
      title: '{name} command',
      description: 'The command {name} of {product}: arguments, example, aliases and permissions.',
      data: commandData,
      structured: {
        type: 'TechArticle',
        crumbs: [COMMANDS, { name: '{categories.0.label}', path: '/commands/:category' }],
      },
      sitemap: '/api/commands/addresses',
    },
    {
      path: '/status',
      page: 'status',
      preview: 'status',
      title: 'Status',
      description: 'Real-time status and performance metrics.',
      prerender: true,
      preload: [
        '/api/shards',
        '/api/history?range=24h&tz=UTC',
        '/api/incidents',
        '/api/components',
      ],
      data: statusData,
      linkedAs: 'status',
      feeds: STATUS_FEEDS,
    },
    {
      path: '/status/incidents',
      page: 'incidents',
      preview: 'status',
      title: 'Incident History',
      description: 'Every incident, maintenance and announcement of {product}.',
      preload: ['/api/incidents/history?page=1'],
      data: incidentsData,
      feeds: STATUS_FEEDS,
    },
    {
      path: '/status/incidents/:id',
      page: 'incident',
      preview: 'status',
      // The page explains an unknown id.
      params: { id: { pattern: '[0-9a-f-]{36}' } },
      title: 'Incident Report',
      description: 'What happened, what it affected, and what the team did.',
      data: incidentData,
      linkedAs: 'incident',
      feeds: STATUS_FEEDS,
    },
    {
      path: '/features',
      page: 'features',
      preview: 'features',
      title: 'Features',
      description:
        'All features of {product}: moderation, tickets, giveaways, economy, voice, roles and more.',
      prerender: true,
    },
    {
      path: '/features/:name',
      page: 'feature',
      preview: 'features',
      params: { name: { oneOf: FEATURE_LABELS } },
      title: '{name}',
      description: '{name} with {product}: what it does, and the commands to set it up.',
      prerender: true,
    },
    {
      path: '/team',
      page: 'team',
      preview: 'team',
      title: 'Team',
      description: 'The people behind {product}.',
      prerender: true,
      preload: ['/api/team'],
      data: teamData,
      structured: { type: 'AboutPage' },
    },
    {
      path: '/avatars',
      page: 'avatars',
      title: 'Avatar History',
      description: 'What the avatar history of {product} keeps, and how to leave it.',
      prerender: true,
      preload: ['/api/avatars'],
      data: avatarsData,
      redirectQuery: { user: '/avatars/:user' },
      noindex: true,
    },
    {
      path: '/avatars/:userId',
      page: 'user-avatars',
      // Any text that the search box accepts: the page explains an invalid id.
      params: { userId: { pattern: '[^/]{1,200}' } },
      title: 'Avatar History for a user',
      description: "A user's profile pictures over time.",
      noindex: true,
    },
    {
      path: '/terms',
      page: 'terms',
      preview: 'legal',
      title: 'Terms of Service',
      description: 'The terms under which {product} and this website are offered.',
      prerender: true,
    },
    {
      path: '/economy',
      page: 'economy',
      preview: 'legal',
      title: 'Economy Rules',
      description: 'The rules of the economy of {product}.',
      prerender: true,
    },
    {
      path: '/privacy',
      page: 'privacy',
      preview: 'legal',
      title: 'Privacy Policy',
      description: 'What {product} stores, for how long, and how to have it deleted.',
      prerender: true,
    },
    {
      path: '/refund',
      page: 'refund',
      preview: 'legal',
      title: 'Refund Policy',
      description: 'When a purchase of {product} is refunded, and how to ask.',
      prerender: true,
    },
    {
      path: '/contact',
      page: 'contact',
      preview: 'contact',
      title: 'Contact',
      description: 'Reach the people behind {product}.',
      prerender: true,
      structured: { type: 'ContactPage', languages: ['English', 'German'] },
      onlyWith: 'contactEmail',
    },
    {
      path: '/discord',
      page: 'discord',
      title: 'Discord Server',
      description: 'Join the support server of {product}.',
      onlyWith: 'supportUrl',
      chrome: 'bare',
      prerender: true,
      noindex: true,
    },
    {
      path: '/invite',
      page: 'invite',
      title: 'Bot Invite',
      description: 'Add {product} to your server.',
      onlyWith: 'inviteUrl',
      chrome: 'bare',
      prerender: true,
      noindex: true,
    },
    {
      path: '/epicgames/*',
      page: 'epicgames',
      params: { '*': { pattern: '[A-Za-z0-9][A-Za-z0-9._:-]{1,127}' } },
      title: 'Game Launcher',
      description: 'Opens a game in its launcher.',
      chrome: 'bare',
      noindex: true,
    },
  ],
  nav: [
    ...FEATURES.map(({ name, label, hint }, index) => ({
      slot: 'features' as const,
      path: `/features/${name}`,
      label,
      hint,
      icon: MENU_ICONS[name],
      weight: (index + 1) * 10,
    })),
    {
      slot: 'features',
      path: '/avatars',
      label: 'Avatar History',
      hint: 'Avatars over time',
      icon: imagesIcon,
      weight: 200,
    },
    {
      slot: 'information',
      path: '/team',
      label: 'Team',
      hint: 'The people behind the bot',
      icon: usersIcon,
      weight: 30,
    },
    { slot: 'top', path: '/commands', label: 'Commands', weight: 10 },
    { slot: 'top', path: '/status', label: 'Status', weight: 20 },
    { slot: 'footer', path: '/terms', label: 'Terms', weight: 10 },
    { slot: 'footer', path: '/privacy', label: 'Privacy', weight: 20 },
    { slot: 'footer', path: '/refund', label: 'Refund', weight: 30 },
    { slot: 'footer', path: '/contact', label: 'Contact', weight: 40 },
  ],
});
