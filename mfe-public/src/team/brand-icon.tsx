import { Globe } from 'lucide-react';
import {
  siDiscord,
  siGithub,
  siInstagram,
  siSnapchat,
  siSoundcloud,
  siSpotify,
  siSteam,
  siTiktok,
  siX,
  siYoutube,
} from 'simple-icons';
import type { Platform } from '@portico/sdk/rules/team/socials';

/** The marks of the networks, as paths on a square of 24. Twitter is X today. */
const MARKS: Partial<Record<Platform, string>> = {
  github: siGithub.path,
  discord: siDiscord.path,
  tiktok: siTiktok.path,
  spotify: siSpotify.path,
  youtube: siYoutube.path,
  instagram: siInstagram.path,
  snapchat: siSnapchat.path,
  steam: siSteam.path,
  soundcloud: siSoundcloud.path,
  twitter: siX.path,
};

/** The mark of a network; a globe for other pages. */
export function BrandIcon({ platform }: { platform: Platform }) {
  const path = MARKS[platform];
  if (path === undefined) return <Globe size={14} aria-hidden="true" />;
  return (
    <svg width={14} height={14} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
