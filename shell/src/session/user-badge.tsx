import { avatarUrl } from 'shared/platform';
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

interface UserBadgeProps {
  name: string;
  user: { id: string; avatar: string | null };
}

/** Avatar and name. */
export function UserBadge({ name, user }: UserBadgeProps) {
  return <UserBadgeView name={name} avatar={avatarUrl(user)} />;
}

/** The same with the picture's address at hand. */
export function UserBadgeView({ name, avatar }: { name: string; avatar: string }) {
  return (
    <Row>
      <img src={avatar} width="28" height="28" alt="" />
      <span>{name}</span>
    </Row>
  );
}
