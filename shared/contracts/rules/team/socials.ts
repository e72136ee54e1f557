/** The recognized platforms (spec 0 §2) with their brand names. */
const PLATFORMS = {
  github: 'GitHub',
  discord: 'Discord',
  tiktok: 'TikTok',
  spotify: 'Spotify',
  youtube: 'YouTube',
  instagram: 'Instagram',
  snapchat: 'Snapchat',
  steam: 'Steam',
  soundcloud: 'SoundCloud',
  twitter: 'Twitter',
  custom: 'Website',
} as const;

/** `other`: any platform that is not recognized. */
export type Platform = keyof typeof PLATFORMS | 'other';

export const PLATFORM_NAMES = [...Object.keys(PLATFORMS), 'other'] as Platform[];

export interface SocialLink {
  platform: Platform;
  label: string;
  href: string;
}

/**
 * The links of a member, in the order of the platforms. An unknown platform is shown by its host.
 * Members write the addresses, so an address other than http or https is dropped.
 * @param socials platform -> address, or the same as a JSON string (spec 0 §3)
 */
export function socialLinks(socials: unknown): SocialLink[] {
  return entriesOf(socials)
    .flatMap(([key, address]): SocialLink[] => {
      const name = key.trim().toLowerCase();
      const href = safeAddress(address);
      if (!href) return [];
      if (!isKnown(name)) return [{ platform: 'other', label: hostOf(href) || key, href }];
      return [{ platform: name, label: PLATFORMS[name], href }];
    })
    .sort((a, b) => PLATFORM_NAMES.indexOf(a.platform) - PLATFORM_NAMES.indexOf(b.platform));
}

const isKnown = (name: string): name is keyof typeof PLATFORMS => Object.hasOwn(PLATFORMS, name);

function entriesOf(socials: unknown): [string, unknown][] {
  if (typeof socials === 'string') {
    try {
      return entriesOf(JSON.parse(socials) as unknown);
    } catch {
      return [];
    }
  }
  const isRecord = typeof socials === 'object' && socials !== null && !Array.isArray(socials);
  return isRecord ? Object.entries(socials) : [];
}

function safeAddress(address: unknown): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

const hostOf = (href: string) => new URL(href).hostname.replace(/^www\./, '');
