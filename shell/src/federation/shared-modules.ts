import type { ShareArgs } from '@module-federation/runtime-core/types';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import { SHARED_MODULES, SMOKE_OBSERVER } from '@portico/sdk/platform';
import type { SharedModuleName } from '@portico/sdk/platform';
import * as sdk from '@portico/sdk';
import { SDK_VERSION } from '@portico/sdk/host';
import { css, keyframes, styled, version as styledVersion } from 'styled-components';
import { nextTask } from '../scheduling/next-task.ts';
import { whenInUse } from '../scheduling/when-in-use.ts';

const provide = (name: SharedModuleName, version: string, library: unknown): ShareArgs => ({
  version,
  lib: () => library,
  shareConfig: {
    singleton: SHARED_MODULES[name].singleton,
    eager: true,
    requiredVersion: `^${version}`,
  },
});

const provideLater = (
  name: SharedModuleName,
  version: string,
  fetchLibrary: () => Promise<unknown>,
): ShareArgs => ({
  version,
  get: async () => {
    const library = await fetchLibrary();
    return () => library;
  },
  shareConfig: { singleton: SHARED_MODULES[name].singleton, requiredVersion: `^${version}` },
});

/** A smoke run records which names remotes read of the sdk (scripts/smoke/in-page.ts); visitors have no observer. */
function observed(module: object): object {
  const { [SMOKE_OBSERVER]: observer } = globalThis as {
    [SMOKE_OBSERVER]?: { observeSdk: (module: object) => object };
  };
  return observer ? observer.observeSdk(module) : module;
}

/** Loads with the first page that fetches data; the page server preloads it there. */
const fetchData = async () => {
  // In a separate task, because running the toolkit takes a phone as long as all modules that build
  // on it.
  await import(/* webpackChunkName: "data", webpackExports: ["createSlice"] */ '@reduxjs/toolkit');
  await nextTask();
  return observed(await import(/* webpackChunkName: "data" */ '@portico/sdk/data'));
};
// The next page may be one of these.
whenInUse(fetchData);

/** The libraries that the shell provides and every remote consumes, by the table of shared modules. */
export const sharedModules: Record<SharedModuleName, ShareArgs> = {
  react: provide('react', React.version, React),
  'react/jsx-runtime': provide('react/jsx-runtime', React.version, jsxRuntime),
  'react-dom': provide('react-dom', ReactDom.version, ReactDom),
  'react-dom/client': provide('react-dom/client', ReactDom.version, ReactDomClient),
  // Only these names (eslint.config.js): the others weigh more than a page's own styles.
  'styled-components': provide('styled-components', styledVersion, { css, keyframes, styled }),
  '@portico/sdk': provide('@portico/sdk', SDK_VERSION, observed(sdk)),
  '@portico/sdk/data': provideLater('@portico/sdk/data', SDK_VERSION, fetchData),
};
