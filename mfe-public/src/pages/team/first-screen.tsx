import { marked, markedList } from '@portico/sdk/platform';
import type { MemberView as View } from '@portico/contracts/rules/team/member-view';
import { TEAM_RANKS } from '@portico/sdk/rules/team/ranks';
import { PLATFORM_NAMES } from '@portico/contracts/rules/team/socials';
import { useBrand } from '@portico/sdk';
import { PageContainer } from '../../page-container.ts';
import { PageHeader } from '../../page-header.tsx';
import { MemberGroup } from '../../team/member-group.tsx';
import { MemberView } from '../../team/member-view.tsx';

const member: View = {
  name: marked('name'),
  rank: marked('rank'),
  avatar: marked('avatar'),
  decoration: markedList('decoration', marked('.')),
  banner: markedList('banner', marked('.')),
  colors: markedList('colors', marked('.')),
  activity: markedList('activity', {
    image: markedList('image', marked('.')),
    emoji: markedList('emoji', { address: marked('address'), label: marked('label') }),
    headline: marked('headline'),
    lines: markedList('lines', marked('.')),
  }),
  socials: Object.fromEntries(
    PLATFORM_NAMES.map((platform) => [
      platform,
      markedList(`socials.${platform}`, { platform, label: marked('label'), href: marked('href') }),
    ]),
  ) as View['socials'],
};

/** Template of a `TeamScreen` (docs/decisions/0094). */
export default function TeamFirstScreen() {
  const { name } = useBrand();
  return (
    <PageContainer>
      <PageHeader title="Team">The people behind {name}.</PageHeader>
      {TEAM_RANKS.map((rank) =>
        markedList(rank, { members: markedList('members', member) }).map(({ members }) => (
          <MemberGroup key={rank} rank={rank}>
            {members.map((view) => (
              <MemberView key={view.name} view={view} group={rank} />
            ))}
          </MemberGroup>
        )),
      )}
    </PageContainer>
  );
}
