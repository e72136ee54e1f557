import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import type { LENT_MODULES } from 'shared/platform';
import * as sdk from 'shared/sdk';
import { SDK_VERSION } from 'shared/sdk/host';
import { css, keyframes, styled, version as styledVersion } from 'styled-components';
import { nextTask } from '../scheduling/next-task.ts';
import { whenInUse } from '../scheduling/when-in-use.ts';

/** Makes the library; a promise of that for one in a file of its own. */
type Get = () => (() => unknown) | Promise<() => unknown>;

/** A library as webpack's federation knows it: version -> how to get it. */
type LentLibrary = Record<string, { get: Get; from: string; eager: boolean }>;

const lend = (version: string, library: unknown): LentLibrary => ({
  [version]: { get: () => () => library, from: 'shell', eager: true },
});

const lendLater = (version: string, fetchLibrary: () => Promise<unknown>): LentLibrary => ({
  [version]: {
    get: async () => {
      const library = await fetchLibrary();
      return () => library;
    },
    from: 'shell',
    eager: false,
  },
});

/** Comes with the first page that asks for data; the page server preloads it there. */
const fetchData = async () => {
  // A task of its own: to run the toolkit takes a phone as long as all that builds on it.
  await import(/* webpackChunkName: "data", webpackExports: ["createSlice"] */ '@reduxjs/toolkit');
  await nextTask();
  return import(/* webpackChunkName: "data" */ 'shared/sdk/data');
};
// The next page may be one of these.
whenInUse(fetchData);

/** What remotes are given when they are entered: webpack's share scope. */
export type ShareScope = Record<string, LentLibrary>;

/** The libraries that every remote uses from the shell instead of carrying its own (DESIGN §3). */
export const lentLibraries: Record<(typeof LENT_MODULES)[number], LentLibrary> = {
  react: lend(React.version, React),
  'react/jsx-runtime': lend(React.version, jsxRuntime),
  'react-dom': lend(ReactDom.version, ReactDom),
  'react-dom/client': lend(ReactDom.version, ReactDomClient),
  // These names alone (eslint.config.js): the others weigh more than a page's own styles.
  'styled-components': lend(styledVersion, { css, keyframes, styled }),
  'shared/sdk': lend(SDK_VERSION, sdk),
  'shared/sdk/data': lendLater(SDK_VERSION, fetchData),
};
