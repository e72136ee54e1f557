import type { ShareArgs } from '@module-federation/runtime-core/types';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import { LEGACY_SHARED_MODULES } from '@portico/sdk/platform';
import type { SHARED_MODULES } from '@portico/sdk/platform';
import * as sdk from '@portico/sdk';
import { SDK_VERSION } from '@portico/sdk/host';
import { css, keyframes, styled, version as styledVersion } from 'styled-components';
import { nextTask } from '../scheduling/next-task.ts';
import { whenInUse } from '../scheduling/when-in-use.ts';

const provide = (version: string, library: unknown): ShareArgs => ({
  version,
  lib: () => library,
  shareConfig: { singleton: true, eager: true, requiredVersion: `^${version}` },
});

const provideLater = (version: string, fetchLibrary: () => Promise<unknown>): ShareArgs => ({
  version,
  get: async () => {
    const library = await fetchLibrary();
    return () => library;
  },
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

/** Loads with the first page that fetches data; the page server preloads it there. */
const fetchData = async () => {
  // In a separate task, because running the toolkit takes a phone as long as all modules that build
  // on it.
  await import(/* webpackChunkName: "data", webpackExports: ["createSlice"] */ '@reduxjs/toolkit');
  await nextTask();
  return import(/* webpackChunkName: "data" */ '@portico/sdk/data');
};
// The next page may be one of these.
whenInUse(fetchData);

type SharedModule = (typeof SHARED_MODULES)[number];

/** Under the names that remotes are built to consume. */
const current: Record<SharedModule, ShareArgs> = {
  react: provide(React.version, React),
  'react/jsx-runtime': provide(React.version, jsxRuntime),
  'react-dom': provide(ReactDom.version, ReactDom),
  'react-dom/client': provide(ReactDom.version, ReactDomClient),
  // Only these names (eslint.config.js): the others weigh more than a page's own styles.
  'styled-components': provide(styledVersion, { css, keyframes, styled }),
  '@portico/sdk': provide(SDK_VERSION, sdk),
  '@portico/sdk/data': provideLater(SDK_VERSION, fetchData),
};

/** The libraries that the shell provides and every remote consumes. */
export const sharedModules: Record<SharedModule | keyof typeof LEGACY_SHARED_MODULES, ShareArgs> = {
  ...current,
  'shared/sdk': current[LEGACY_SHARED_MODULES['shared/sdk']],
  'shared/sdk/data': current[LEGACY_SHARED_MODULES['shared/sdk/data']],
};
