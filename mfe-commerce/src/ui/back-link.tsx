import { ArrowLeft } from 'lucide-react';
import { Link } from '@portico/sdk';
import { styled } from 'styled-components';

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 44px;
  color: var(--color-text-muted);
  font-weight: 600;
  text-decoration: none;

  &:hover {
    color: var(--color-text);
  }
`;

/** Link to the page above this one. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <div>
      <Back to={to}>
        <ArrowLeft size={18} aria-hidden="true" /> {children}
      </Back>
    </div>
  );
}
