import { styled } from 'styled-components';
import { useCommerceServerQuery } from '../purchases/purchases.api.ts';
import { ServerIcon } from './server-icon.tsx';

const Row = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-width: 0;

  & > span:last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    color: var(--color-text-muted);
  }

  /* The first column of a narrow table has room for an id, or for an icon. */
  @media (max-width: 639px) {
    td & > :first-child {
      display: none;
    }
  }
`;

/** Icon and name of a server; the id while they load or if the server is unknown. */
export function ServerName({ guildId }: { guildId: string }) {
  const { data } = useCommerceServerQuery(guildId);
  const name = data?.name ?? guildId;
  return (
    <Row>
      <ServerIcon name={name} image={data?.image ?? null} />
      <span>
        <span>{name}</span>
        <small>{guildId}</small>
      </span>
    </Row>
  );
}
