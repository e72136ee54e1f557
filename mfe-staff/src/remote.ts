import { defineRemote } from 'shared/platform';

export default defineRemote({
  name: 'mfe-staff',
  routes: [
    {
      path: '/staff',
      page: 'overview',
      title: 'Overview',
      description: 'The back-office of {product}.',
      chrome: 'dashboard',
      noindex: true,
    },
  ],
  nav: [],
});
