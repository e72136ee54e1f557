import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Brand } from '../platform/page-data.ts';
import { BrandContext } from './brand/brand.ts';
import { DiscordCdnContext } from './discord/discord-cdn.ts';
import { store } from './store/store.ts';

interface SdkProviderProps {
  brand: Brand;
  /** Base of Discord's image addresses, without a trailing slash. */
  discordCdn: string;
  children: ReactNode;
}

/** All contexts of the sdk. */
export function SdkProvider({ brand, discordCdn, children }: SdkProviderProps) {
  return (
    <Provider store={store}>
      <BrandContext value={brand}>
        <DiscordCdnContext value={discordCdn}>{children}</DiscordCdnContext>
      </BrandContext>
    </Provider>
  );
}
