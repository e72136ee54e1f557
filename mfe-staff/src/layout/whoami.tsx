import { avatarUrl } from '@portico/sdk/rules/discord-cdn';
import { useDiscordCdn, useSession, useTeam } from '@portico/sdk';
import { Skeleton } from '@portico/ui';
import { styled } from 'styled-components';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-width: 0;
  min-height: 48px;
`;

const Picture = styled.img`
  flex: none;
  border-radius: var(--radius-full);
  background: var(--color-surface-hover);
`;

const Labels = styled.div`
  min-width: 0;
  line-height: 1.35;
`;

const Name = styled.div`
  overflow: hidden;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Rank = styled.div`
  color: var(--color-text-muted);
  font-size: var(--text-2);
`;

const SIZE = 44;

/** Avatar, name, and rank or `Team Member` (spec 1 §2). */
export function Whoami() {
  const { user } = useSession();
  const { members } = useTeam();
  const cdn = useDiscordCdn();
  if (!user) return <Skeleton height="48px" radius="m" />;
  const rank = members.find(({ user_id }) => user_id === user.id)?.rank;
  return (
    <Row>
      <Picture src={avatarUrl(cdn, user, { size: SIZE * 2 })} alt="" width={SIZE} height={SIZE} />
      <Labels>
        <Name>{user.username}</Name>
        <Rank>{rank || 'Team Member'}</Rank>
      </Labels>
    </Row>
  );
}
