import { styled } from 'styled-components';
import { useCommerceAuthorizedQuery } from '../purchases/purchases.api.ts';
import { ServerName } from './server-name.tsx';

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    padding: var(--space-3);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-m);
  }
`;

/** The authorized servers of an invoice. */
export function AuthorizedList({ invoiceId }: { invoiceId: string }) {
  const { data = [] } = useCommerceAuthorizedQuery();
  const own = data.filter((server) => server.invoice_id === invoiceId);
  if (own.length === 0) return null;
  return (
    <List aria-label="Authorized servers">
      {own.map((server) => (
        <li key={server.guild_id}>
          <ServerName guildId={server.guild_id} />
        </li>
      ))}
    </List>
  );
}
