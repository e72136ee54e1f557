import type { TeamMember } from '@portico/sdk/contracts/team/schema';
import { memberView } from '@portico/contracts/rules/team/member-view';
import { useDiscordCdn } from '@portico/sdk';
import { MemberView } from './member-view.tsx';
import { rankOf } from '@portico/sdk/rules/team/ranks';
import { useMember } from './use-member.ts';

/** One member: banner, avatar, name, rank, activity and links (spec 0 §2). */
export function MemberCard({ member, animated }: { member: TeamMember; animated: boolean }) {
  const cdn = useDiscordCdn();
  const { name, avatar, activity, data } = useMember(member);
  const view = memberView(member, { cdn, animated, name, avatar, activity });
  return (
    <MemberView
      view={{ ...view, colors: [] }}
      group={rankOf(member)}
      bannerStyle={data?.banner_color ? { background: data.banner_color } : undefined}
    />
  );
}
