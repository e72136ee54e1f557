import { Globe } from 'lucide-react';
import type { Platform } from '@portico/contracts/rules/team/socials';
import { BRAND_MARKS } from './brand-marks.ts';

/** The mark of a network; a globe for other pages. */
export function BrandIcon({ platform }: { platform: Platform }) {
  const path = BRAND_MARKS[platform];
  if (path === undefined) return <Globe size={14} aria-hidden="true" />;
  return (
    <svg width={14} height={14} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
