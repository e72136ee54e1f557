import { Check } from 'lucide-react';
import { ADDED_BY_LICENSE } from '@portico/contracts/store/comparison';
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
export function LicenseBenefits() {
  return (
    <List aria-label="What a license adds">
      {ADDED_BY_LICENSE.map(({ label, licensed }) => (
        <li key={label}>
          <Check size={18} aria-hidden="true" />
          {typeof licensed === 'string' ? `${label}: ${lowerFirst(licensed)}` : label}
        </li>
      ))}
    </List>
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
