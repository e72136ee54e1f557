import { Check } from 'lucide-react';
import { useCommerceStoreQuery } from '../store/store.api.ts';
import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: var(--space-3) auto 0;
  padding: 0;
  text-align: left;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }

  svg {
    flex: none;
    color: var(--color-success);
  }
`;

/** What a licensed server gets and others do not. */
export function LicenseBenefits({ className }: { className?: string }) {
  const { data } = useCommerceStoreQuery();
  const rows = (data?.comparison.groups ?? []).flatMap((group) => group.rows);
  const added = rows.filter(({ free }) => free.no.length > 0);
  return (
    <List className={className} aria-label="What a license adds">
      {added.map(({ label, licensed: { text } }) => (
        <li key={label}>
          <Check size={18} aria-hidden="true" />
          {[label, ...text.map(lowerFirst)].join(': ')}
        </li>
      ))}
    </List>
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
