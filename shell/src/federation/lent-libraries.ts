import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import type { LENT_MODULES } from 'shared/platform';
import * as sdk from 'shared/sdk';
import { SDK_VERSION } from 'shared/sdk/host';
import * as styledComponents from 'styled-components';

/** A library as webpack's federation knows it: version -> how to get it. */
type LentLibrary = Record<string, { get: () => () => unknown; from: string; eager: boolean }>;

const lend = (version: string, library: unknown): LentLibrary => ({
  [version]: { get: () => () => library, from: 'shell', eager: true },
});

/** What remotes are given when they are entered: webpack's share scope. */
export type ShareScope = Record<string, LentLibrary>;

/** The libraries that every remote uses from the shell instead of carrying its own (DESIGN §3). */
export const lentLibraries: Record<(typeof LENT_MODULES)[number], LentLibrary> = {
  react: lend(React.version, React),
  'react/jsx-runtime': lend(React.version, jsxRuntime),
  'react-dom': lend(ReactDom.version, ReactDom),
  'react-dom/client': lend(ReactDom.version, ReactDomClient),
  'styled-components': lend(styledComponents.version, styledComponents),
  'shared/sdk': lend(SDK_VERSION, sdk),
};
