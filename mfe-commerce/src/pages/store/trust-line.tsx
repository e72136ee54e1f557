import { LockKeyhole, Undo2 } from 'lucide-react';
import { Link } from '@portico/sdk';
import { styled } from 'styled-components';
import { MeasuredUptime } from './measured-uptime.tsx';

const Line = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2) var(--space-5);
  margin: 0;
  padding: 0;
  color: var(--color-text-muted);
  font-size: var(--text-4);
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 24px;
  }

  a {
    color: var(--color-link);
  }
`;

/** Why paying here is safe, near the buttons; in the page and in its template. */
export function TrustLine() {
  return (
    <Line aria-label="Before you buy">
      <li>
        <LockKeyhole size={18} aria-hidden="true" /> Secure payment by Stripe
      </li>
      <li>
        <Undo2 size={18} aria-hidden="true" /> <Link to="/refund">How refunds work</Link>
      </li>
      <MeasuredUptime />
    </Line>
  );
}
