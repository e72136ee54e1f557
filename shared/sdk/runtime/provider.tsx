import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Brand } from '../platform/page-data.ts';
import type { ConfigurationValues } from '../platform/configuration.ts';
import { ConfigurationContext } from './configuration/remote-configuration.ts';
import { AbsentPagesContext } from './brand/if-page.tsx';
import { BrandContext } from './brand/brand.ts';
import { DiscordCdnContext } from './discord/discord-cdn.ts';
import { store } from './store/store.ts';

const NONE: readonly string[] = [];
const DEFAULTS = {};

interface SdkProviderProps {
  brand: Brand;
  /** Base of Discord's image addresses, without a trailing slash. */
  discordCdn: string;
  /** Pages, with all below them, that the site does without. */
  absentPages?: readonly string[];
  /** Remote -> what the site pack sets of its configuration. */
  configuration?: Readonly<Record<string, ConfigurationValues>>;
  children: ReactNode;
}

/** All contexts of the sdk. */
export function SdkProvider({
  brand,
  discordCdn,
  absentPages = NONE,
  configuration = DEFAULTS,
  children,
}: SdkProviderProps) {
  const configurations = useMemo(() => ({ values: configuration }), [configuration]);
  return (
    <Provider store={store}>
      <BrandContext value={brand}>
        <AbsentPagesContext value={absentPages}>
          <ConfigurationContext value={configurations}>
            <DiscordCdnContext value={discordCdn}>{children}</DiscordCdnContext>
          </ConfigurationContext>
        </AbsentPagesContext>
      </BrandContext>
    </Provider>
  );
}
