import { defineRemote } from '@portico/sdk/platform';

/** What the site knows of this remote: its routes, titles and links are data. */
export default defineRemote({
  name: 'mfe-events',
  routes: [
    { path: '/events', page: 'home', title: 'Events', description: 'Events around {product}.' },
  ],
  nav: [{ slot: 'top', path: '/events', label: 'Events', weight: 90 }],
});
