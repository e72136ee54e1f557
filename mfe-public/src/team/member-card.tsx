import { useState } from 'react';
import type { TeamMember } from '@portico/sdk/contracts/team/schema';
import { bannerUrl } from '@portico/sdk/rules/discord-cdn';
import { useDiscordCdn } from '@portico/sdk';
import { Heading, Text } from '@portico/ui';
import { ActivityBox } from './activity-box.tsx';
import { DecoratedAvatar } from './decorated-avatar.tsx';
import { ActivitySlot, Banner, Body, CardItem, SocialList } from './member.styles.ts';
import { rankBadge } from './rank-badge.ts';
import { socialLinks } from './socials.ts';
import { useMember } from './use-member.ts';

const BANNER_WIDTH = 600;

/** One member: banner, avatar, name, rank, activity and links (spec 0 §2). */
export function MemberCard({ member, animated }: { member: TeamMember; animated: boolean }) {
  const cdn = useDiscordCdn();
  const { name, avatar, activity, data } = useMember(member);
  const [failed, setFailed] = useState(false);
  const banner = bannerUrl(
    cdn,
    { id: member.user_id, banner: data?.banner ?? null },
    { size: BANNER_WIDTH, animated },
  );
  const links = socialLinks(member.socials);
  const { label, tone } = rankBadge(member.rank);
  return (
    <CardItem>
      {/* The colour is behind the picture: it shows if the picture is missing or fails to load. */}
      <Banner
        $tone={tone}
        style={data?.banner_color ? { background: data.banner_color } : undefined}
      >
        {banner && !failed && (
          <img
            src={banner}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => setFailed(true)}
          />
        )}
      </Banner>
      <Body $tone={tone}>
        <DecoratedAvatar
          owner={{ id: member.user_id, avatar }}
          decoration={data?.decoration ?? null}
          animated={animated}
        />
        <div>
          <Heading level={3} size="m">
            {name}
          </Heading>
          <mark>{label}</mark>
        </div>
        <ActivitySlot>
          {activity ? (
            <ActivityBox activity={activity} animated={animated} />
          ) : (
            <Text tone="faint" size="s">
              {member.user_id}
            </Text>
          )}
        </ActivitySlot>
        {links.length > 0 && (
          <SocialList aria-label={`${name} elsewhere`}>
            {links.map(({ platform, label: text, icon: Icon, href }) => (
              <li key={platform}>
                <a href={href} target="_blank" rel="noopener noreferrer nofollow me">
                  <Icon size={14} aria-hidden="true" />
                  {text}
                </a>
              </li>
            ))}
          </SocialList>
        )}
      </Body>
    </CardItem>
  );
}
