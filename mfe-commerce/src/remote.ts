import { defineRemote } from 'shared/platform';

export default defineRemote({
  name: 'mfe-commerce',
  routes: [
    {
      path: '/store',
      page: 'store',
      title: 'Store',
      description: 'Lifetime access to {product}: pay once for 1, 2 or 5 servers, no subscription.',
      preload: ['/api/plans'],
    },
  ],
  nav: [{ slot: 'top', path: '/store', label: 'Store', icon: 'shopping-bag', weight: 30 }],
});
