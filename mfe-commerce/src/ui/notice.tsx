import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const TONES = {
  info: { icon: Info, color: 'var(--color-link)', back: 'var(--color-accent-soft)' },
  success: { icon: CircleCheck, color: 'var(--color-success)', back: 'var(--color-success-soft)' },
  warning: { icon: CircleAlert, color: 'var(--color-warning)', back: 'var(--color-warning-soft)' },
  danger: { icon: CircleAlert, color: 'var(--color-danger)', back: 'var(--color-danger-soft)' },
};

const Box = styled.div<{ $color: string; $back: string }>`
  display: grid;
  grid-template-columns: 22px minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-4);
  border: 1px solid color-mix(in oklab, ${(props) => props.$color} 35%, transparent);
  border-radius: var(--radius-m);
  background: ${(props) => props.$back};
  line-height: 1.5;

  & > svg {
    margin-top: 1px;
    color: ${(props) => props.$color};
  }

  & > div > strong {
    display: block;
  }

  a {
    color: var(--color-link);
  }
`;

interface NoticeProps {
  tone?: keyof typeof TONES;
  title: string;
  children?: ReactNode;
}

/** An inline message. */
export function Notice({ tone = 'info', title, children }: NoticeProps) {
  const { icon: Icon, color, back } = TONES[tone];
  return (
    <Box role="status" $color={color} $back={back}>
      <Icon size={22} aria-hidden="true" />
      <div>
        <strong>{title}</strong>
        {children}
      </div>
    </Box>
  );
}
