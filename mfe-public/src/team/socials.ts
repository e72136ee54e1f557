import {
  AtSign,
  AudioLines,
  Camera,
  Clapperboard,
  CodeXml,
  Gamepad2,
  Ghost,
  Globe,
  MessageCircle,
  Music,
  Play,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

/** The recognised platforms (spec 0 §2) with their brand names. */
const PLATFORMS: Readonly<Record<string, { label: string; icon: LucideIcon }>> = {
  github: { label: 'GitHub', icon: CodeXml },
  discord: { label: 'Discord', icon: MessageCircle },
  tiktok: { label: 'TikTok', icon: Clapperboard },
  spotify: { label: 'Spotify', icon: Music },
  youtube: { label: 'YouTube', icon: Play },
  instagram: { label: 'Instagram', icon: Camera },
  snapchat: { label: 'Snapchat', icon: Ghost },
  steam: { label: 'Steam', icon: Gamepad2 },
  soundcloud: { label: 'SoundCloud', icon: AudioLines },
  twitter: { label: 'Twitter', icon: AtSign },
  custom: { label: 'Website', icon: Globe },
};

export interface SocialLink {
  platform: string;
  label: string;
  icon: LucideIcon;
  href: string;
}

/**
 * The links of a member, in the order of the platforms. An unknown platform is a link like `custom`.
 * Members write the addresses, so an address other than http or https is dropped.
 * @param socials platform -> address, or the same as a JSON string (spec 0 §3)
 */
export function socialLinks(socials: unknown): SocialLink[] {
  const order = Object.keys(PLATFORMS);
  const placeOf = (platform: string) => {
    const place = order.indexOf(platform);
    return place < 0 ? order.length : place;
  };
  return entriesOf(socials)
    .flatMap(([key, address]): SocialLink[] => {
      const platform = key.trim().toLowerCase();
      const href = safeAddress(address);
      const known = Object.hasOwn(PLATFORMS, platform) ? PLATFORMS[platform] : undefined;
      const { label, icon } = known ?? { label: hostOf(href) || key, icon: Globe };
      return href ? [{ platform, label, icon, href }] : [];
    })
    .sort((a, b) => placeOf(a.platform) - placeOf(b.platform));
}

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

const hostOf = (href: string | undefined) =>
  href ? new URL(href).hostname.replace(/^www\./, '') : '';
