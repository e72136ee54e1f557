/** The platform package that the shell lends to remotes at run time. */
export const SDK_MODULE = 'shared/sdk';

/** The only share keys of the federation (DESIGN §3); everything else is compiled into each remote. */
export const LENT_MODULES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'styled-components',
  SDK_MODULE,
] as const;
