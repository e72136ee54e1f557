import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { CurrentUser } from '../contracts/session/schema.ts';
import type { TeamMember } from '../contracts/team/schema.ts';
import type { ConfigurationValues } from '../platform/configuration.ts';
import type { ExtensionPoint } from '../platform/extension-point.ts';
import type { Brand } from '../platform/page-data.ts';
import { setExtensionHost } from './extensions/extension-host.ts';
import { currentSection } from './menu/section-menu.ts';
import type { SectionMenu } from './menu/section-menu.ts';
import { SdkProvider } from './provider.tsx';
import { api } from './query/api.ts';
import { forgetServerTime } from './query/server-time.ts';
import { sessionSlice } from './store/session.slice.ts';
import { store } from './store/store.ts';
import { teamSlice } from './store/team.slice.ts';
import { dismissToast, shownToasts } from './toast/toast.ts';

/** A brand for tests. */
export const testBrand: Brand = {
  name: 'Juno',
  tagline: 'The all-in-one app for Discord',
  icon: '/cdn/icon.png',
  previewImage: '/cdn/preview.png',
  cdn: '/cdn',
  inviteUrl: 'https://discord.com/oauth2/authorize?client_id=1',
  supportUrl: 'https://discord.gg/juno',
  docsUrl: 'https://docs.example.com',
  contactEmail: 'help@example.com',
  imprintUrl: '',
  prefix: ';',
  accent: '#5b5fef',
  supportLanguages: 'English or German',
  answerTime: '24 hours',
  dataRequestTime: '7 days',
  dataDeletionTime: '2 weeks',
};

/** Sets the signed-in user; `null`: not signed in. */
export function testSession(user: CurrentUser | null): void {
  store.dispatch(sessionSlice.actions.answered(user));
}

/** Sets the members of the team; a text: the error of the failed request. */
export function testTeam(team: TeamMember[] | string): void {
  const { failed, fetched } = teamSlice.actions;
  store.dispatch(typeof team === 'string' ? failed(team) : fetched(team));
}

/** Offers a component or function for a point, until {@link testReset}. */
export function testExtension(point: ExtensionPoint, offered: unknown): void {
  setExtensionHost({
    load: ({ name }) =>
      name === point.name ? Promise.resolve(offered) : Promise.reject(new Error(name)),
    report: () => undefined,
  });
}

/**
 * Resets session, team, cached responses, the server's time and toasts. Runs after each test by itself where the
 * test runner has a global `afterEach`.
 */
export function testReset(): void {
  setExtensionHost(undefined);
  forgetServerTime();
  store.dispatch(sessionSlice.actions.reset());
  store.dispatch(teamSlice.actions.reset());
  store.dispatch(api.util.resetApiState());
  for (const { id } of shownToasts()) dismissToast(id);
}

/** Makes a call as pages do: the data that they get of its answer, or the error. For tests of contracts. */
export { fetchJson } from './query/fetch-json.ts';

// A package for any test runner: its types name none.
const { afterEach } = globalThis as { afterEach?: (hook: () => void) => void };
afterEach?.(testReset);

/** The toasts on screen, oldest first: `title: description`. */
export function testToasts(): string[] {
  return shownToasts().map(({ title, description }) =>
    description === undefined ? title : `${title}: ${description}`,
  );
}

/** The section whose links the mounted page adds to the site's menu. */
export function testSection(): SectionMenu | undefined {
  return currentSection();
}

interface SdkTestProviderProps {
  children: ReactNode;
  /** Address in the memory router. */
  path?: string;
  /** The route's pattern, where the component reads params. */
  route?: string;
  brand?: Partial<Brand>;
  /** Pages that the site does without. */
  absentPages?: readonly string[];
  /** Remote -> what the site pack sets of its configuration; default: nothing. */
  configuration?: Readonly<Record<string, ConfigurationValues>>;
}

/** Renders a component with router, store and brand. */
export function SdkTestProvider({
  children,
  path = '/',
  route = '*',
  brand,
  absentPages = [],
  configuration = {},
}: SdkTestProviderProps) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <SdkProvider
        brand={{ ...testBrand, ...brand }}
        discordCdn="https://cdn.discordapp.com"
        absentPages={absentPages}
        configuration={configuration}
      >
        <Routes>
          <Route path={route} element={children} />
        </Routes>
      </SdkProvider>
    </MemoryRouter>
  );
}
