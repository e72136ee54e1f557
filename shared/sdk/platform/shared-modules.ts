/** The platform package that the shell provides to remotes at run time. */
export const SDK_MODULE = '@portico/sdk';

/** Its module for pages that fetch data: a file of its own, which no other page loads. */
export const SDK_DATA_MODULE = '@portico/sdk/data';

/** The only share keys of the federation; everything else is compiled into each remote. */
export const SHARED_MODULES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'styled-components',
  SDK_MODULE,
  SDK_DATA_MODULE,
] as const;
