import { useState } from 'react';
import type { CSSProperties } from 'react';
import type { MemberView as View } from '@portico/contracts/rules/team/member-view';
import type { TeamLook } from '@portico/contracts/pack/team';
import { PLATFORM_NAMES } from '@portico/contracts/rules/team/socials';
import { Badge, Heading } from '@portico/ui';
import { ActivityBox } from './activity-box.tsx';
import { BrandIcon } from './brand-icon.tsx';
import { DecoratedAvatar } from './decorated-avatar.tsx';
import { ActivitySlot, Banner, Body, CardItem, SocialList } from './member.styles.ts';

interface MemberViewProps {
  view: View;
  look: TeamLook;
  /** The page sets the color behind the banner; the template draws it. */
  bannerStyle?: CSSProperties;
}

/** The card of a member, in the page and in its template. */
export function MemberView({ view, look, bannerStyle }: MemberViewProps) {
  const { name, rank, loading, avatar, decoration, banner, colors, activity, socials } = view;
  const [failed, setFailed] = useState(false);
  return (
    <CardItem>
      {/* The color is behind the picture: it shows if the picture is missing or fails to load. */}
      <Banner $look={look} style={bannerStyle}>
        {colors.map((color) => (
          <svg key={color} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width="1" height="1" fill={color} />
          </svg>
        ))}
        {!failed &&
          banner.map((address) => (
            <img
              key={address}
              src={address}
              alt=""
              loading={loading}
              decoding="async"
              onError={() => setFailed(true)}
            />
          ))}
      </Banner>
      <Body>
        <DecoratedAvatar avatar={avatar} decoration={decoration} />
        <div>
          <Heading level={3} size="m">
            {name}
          </Heading>
          <Badge tone={look === 'plain' ? 'neutral' : look}>{rank}</Badge>
        </div>
        <ActivitySlot>
          {activity.map((each) => (
            <ActivityBox key={each.headline} view={each} />
          ))}
        </ActivitySlot>
        <SocialList aria-label={`Profiles of ${name}`}>
          {PLATFORM_NAMES.map((platform) =>
            socials[platform].map(({ label, href }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener noreferrer nofollow me">
                  <BrandIcon platform={platform} />
                  {label}
                </a>
              </li>
            )),
          )}
        </SocialList>
      </Body>
    </CardItem>
  );
}
