import { defineRemote } from '@portico/sdk/platform';

/** The declaration of this remote: routes, titles and links as data. */
export default defineRemote({
  name: 'mfe-events',
  routes: [
    { path: '/events', page: 'home', title: 'Events', description: 'Events around {product}.' },
  ],
  nav: [{ slot: 'top', path: '/events', label: 'Events', weight: 90 }],
});
