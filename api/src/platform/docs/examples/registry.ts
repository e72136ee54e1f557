import { getRegistryContract } from '@portico/sdk/contracts/registry/schema';
import { example } from '@portico/sdk/contracts/example';

export const registryExamples = [
  example(getRegistryContract, {
    answer: {
      revision: '77d7873506d8fff5',
      shellVersion: '1.0.0',
      remotes: [
        {
          name: 'mfe-public',
          version: '1.0.0',
          entry: '/mfe/mfe-public/1.0.0/remoteEntry.js',
          integrity: 'sha384-Z0Fq8tM1m6PZfLhGmU8KlOC+tm35Sm4rn9iMEKKBFYSre/3ZhQB/qdUEmYmxHYLD',
          globalName: 'mfe_public_1_0_0',
          routes: [
            {
              path: '/',
              page: 'home',
              title: 'Discord Bot',
              description: '{product} does it all.',
              prerender: true,
            },
            {
              path: '/status',
              page: 'status',
              title: 'Status',
              description: 'Real-time status and performance metrics.',
              preload: ['/api/shards'],
            },
            {
              path: '/commands/:category',
              page: 'commands',
              params: { category: { oneOf: { server: 'server', moderation: 'moderation' } } },
              title: '{category|capitalize} Commands',
              description: 'All {category} commands.',
            },
          ],
          nav: [{ slot: 'top', path: '/status', label: 'Status', weight: 20 }],
          pages: {
            home: { scripts: ['/mfe/mfe-public/1.0.0/home.js'], styles: [] },
            status: { scripts: ['/mfe/mfe-public/1.0.0/status.js'], styles: [] },
            commands: { scripts: ['/mfe/mfe-public/1.0.0/commands.js'], styles: [] },
          },
        },
        {
          name: 'mfe-tools',
          version: '1.0.0',
          entry: '/mfe/mfe-tools/1.0.0/remoteEntry.js',
          integrity: 'sha384-yNQUVzaqrrNzM2/SJZ9R7maV/fYN/DqUVMCLAw5l8D16najhmJIbWKXxoMfbLk/u',
          globalName: 'mfe_tools_1_0_0',
          routes: [
            {
              path: '/mfe-tools',
              page: 'home',
              title: 'A Page',
              description: 'A page of {product}.',
            },
          ],
          nav: [],
          pages: { home: { scripts: ['/mfe/mfe-tools/1.0.0/home.js'], styles: [] } },
        },
      ],
    },
  }),
];
