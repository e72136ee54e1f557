import { marked, markedList } from '@portico/sdk/platform';
import type { MemberView as View } from '@portico/contracts/rules/team/member-view';
import { TONES } from '@portico/contracts/rules/pack/styles';
import { PLATFORM_NAMES } from '@portico/contracts/rules/team/socials';
import { useBrand } from '@portico/sdk';
import { markedChoice } from '../../marked-choice.ts';
import { PageContainer } from '../../page-container.ts';
import { PageHeader } from '../../page-header.tsx';
import { MemberGroup } from '../../team/member-group.tsx';
import { MemberView } from '../../team/member-view.tsx';

const member: View = {
  name: marked('name'),
  rank: marked('rank'),
  // The page server writes one of the two words.
  loading: marked('loading') as View['loading'],
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

const groups = markedList('groups', {
  title: marked('title'),
  tagline: markedList('tagline', marked('.')),
  ...markedChoice('', TONES, { members: markedList('members', member) }),
});

/** Template of a `TeamScreen` (docs/decisions/0094). */
export default function TeamFirstScreen() {
  const { name } = useBrand();
  return (
    <PageContainer>
      <PageHeader title="Team">The people behind {name}.</PageHeader>
      {groups.map(({ title, tagline, ...looks }) => (
        <MemberGroup key="" title={title} tagline={tagline}>
          {TONES.map((look) =>
            looks[look].map(({ members }) =>
              members.map((view) => <MemberView key={look} view={view} look={look} />),
            ),
          )}
        </MemberGroup>
      ))}
    </PageContainer>
  );
}
