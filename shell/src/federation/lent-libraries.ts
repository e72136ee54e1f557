import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import type { LENT_MODULES } from 'shared/platform';
import * as sdk from 'shared/sdk';
import { SDK_VERSION } from 'shared/sdk/host';
import * as styledComponents from 'styled-components';

interface LentLibrary {
  version: string;
  lib: () => unknown;
  shareConfig: { singleton: true; eager: true; requiredVersion: string };
}

const lend = (version: string, library: unknown): LentLibrary => ({
  version,
  lib: () => library,
  shareConfig: { singleton: true, eager: true, requiredVersion: `^${version}` },
});

/** The libraries that every remote uses from the shell instead of carrying its own (DESIGN §3). */
export const lentLibraries: Record<(typeof LENT_MODULES)[number], LentLibrary> = {
  react: lend(React.version, React),
  'react/jsx-runtime': lend(React.version, jsxRuntime),
  'react-dom': lend(ReactDom.version, ReactDom),
  'react-dom/client': lend(ReactDom.version, ReactDomClient),
  'styled-components': lend(styledComponents.version, styledComponents),
  'shared/sdk': lend(SDK_VERSION, sdk),
};
