import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Brand } from '../platform/page-data.ts';
import { AbsentPagesContext } from './brand/if-page.tsx';
import { BrandContext } from './brand/brand.ts';
import { DiscordCdnContext } from './discord/discord-cdn.ts';
import { store } from './store/store.ts';

const NONE: readonly string[] = [];

interface SdkProviderProps {
  brand: Brand;
  /** Base of Discord's image addresses, without a trailing slash. */
  discordCdn: string;
  /** Pages, with all below them, that the site does without. */
  absentPages?: readonly string[];
  children: ReactNode;
}

/** All contexts of the sdk. */
export function SdkProvider({ brand, discordCdn, absentPages = NONE, children }: SdkProviderProps) {
  return (
    <Provider store={store}>
      <BrandContext value={brand}>
        <AbsentPagesContext value={absentPages}>
          <DiscordCdnContext value={discordCdn}>{children}</DiscordCdnContext>
        </AbsentPagesContext>
      </BrandContext>
    </Provider>
  );
}
