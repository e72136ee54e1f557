import { avatarUrl } from '@portico/sdk/rules/discord-cdn';
import { useDiscordCdn } from '@portico/sdk';
import { styled } from 'styled-components';

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  max-width: 200px;
  font-weight: 600;

  & > img {
    border-radius: var(--radius-full);
  }

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** CSS pixels. */
const WIDTH = 28;

interface UserBadgeProps {
  name: string;
  user: { id: string; avatar: string | null };
}

/** Avatar and name. */
export function UserBadge({ name, user }: UserBadgeProps) {
  const avatar = avatarUrl(useDiscordCdn(), user, { size: 2 * WIDTH, animated: false });
  return <UserBadgeView name={name} avatar={avatar} />;
}

/** The badge with a given avatar address. */
export function UserBadgeView({ name, avatar }: { name: string; avatar: string }) {
  return (
    <Row>
      <img src={avatar} width={WIDTH} height={WIDTH} alt="" />
      <span>{name}</span>
    </Row>
  );
}
