import type { TeamMember } from '@portico/sdk/contracts/team/schema';
import type { TeamLook, TeamRanks } from '@portico/contracts/pack/team';
import { memberView } from '@portico/contracts/rules/team/member-view';
import { useDiscordCdn } from '@portico/sdk';
import { MemberView } from './member-view.tsx';
import { useMember } from './use-member.ts';

interface MemberCardProps {
  member: TeamMember;
  look: TeamLook;
  options: { ranks: TeamRanks; animated: boolean; isFirst: boolean };
}

/** One member: banner, avatar, name, rank, activity and links (spec 0 §2). */
export function MemberCard({ member, look, options }: MemberCardProps) {
  const cdn = useDiscordCdn();
  const { name, avatar, activity, data } = useMember(member);
  const view = memberView(member, { cdn, ...options, name, avatar, activity });
  return (
    <MemberView
      view={{ ...view, colors: [] }}
      look={look}
      bannerStyle={data?.banner_color ? { background: data.banner_color } : undefined}
    />
  );
}
