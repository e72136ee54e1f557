import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { Brand } from '../platform/page-data.ts';
import { SdkProvider } from './provider.tsx';

/** A made-up bot for tests. */
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
  prefix: ';',
  accent: '#5b5fef',
};

interface SdkTestProviderProps {
  children: ReactNode;
  /** Address in the memory router. */
  path?: string;
  /** The route's pattern, where the component reads params. */
  route?: string;
  brand?: Partial<Brand>;
}

/** Puts a component under test into a page: router, store and brand. */
export function SdkTestProvider({
  children,
  path = '/',
  route = '*',
  brand,
}: SdkTestProviderProps) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <SdkProvider brand={{ ...testBrand, ...brand }} discordCdn="https://cdn.discordapp.com">
        <Routes>
          <Route path={route} element={children} />
        </Routes>
      </SdkProvider>
    </MemoryRouter>
  );
}
