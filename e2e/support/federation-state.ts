import type { Page } from '@playwright/test';

/** Objects that the federation library, React and styled-components have created in a document. */
export interface FederationState {
  /** Shared module -> names of all providers of a version. */
  provided: Record<string, string[]>;
  /** Elements with a root of React. */
  roots: number;
  /** Active style elements of styled-components. */
  styled: number;
}

export const federationStateOf = (page: Page): Promise<FederationState> =>
  page.evaluate(() => {
    type Scope = Record<string, Record<string, { from: string }>>;
    const { __FEDERATION__ } = globalThis as never as {
      __FEDERATION__: { __SHARE__: { shell: { default: Scope } } };
    };
    const provided = Object.entries(__FEDERATION__.__SHARE__.shell.default).map(
      ([key, versions]) => [key, Object.values(versions).map(({ from }) => from)] as const,
    );
    return {
      provided: Object.fromEntries(provided),
      roots: [...document.querySelectorAll('*')].filter((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactContainer$')),
      ).length,
      styled: document.querySelectorAll('style[data-styled="active"]').length,
    };
  });

/** Expected if no remote has provided its own version. */
export const PROVIDED_BY_SHELL = {
  react: ['shell'],
  'react/jsx-runtime': ['shell'],
  'react-dom': ['shell'],
  'react-dom/client': ['shell'],
  'styled-components': ['shell'],
  '@portico/sdk': ['shell'],
};

/** Matches scripts that contain React, Redux, the router or styled-components. */
export const SHARED_LIBRARY =
  /react\.transitional\.element|@@redux\/INIT|useRoutes\(\) may be used only|SC_DISABLE_SPEEDY/;
