import { memo } from 'react';
import { Checkbox } from '@portico/ui';
import { styled } from 'styled-components';
import type { Path } from '../../embed-code/places.ts';
import { useBuilder } from './builder-context.ts';

const Box = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 28px;
  font-size: var(--text-4);
  cursor: pointer;
`;

interface CheckFieldProps {
  path: Path;
  label: string;
  value: boolean;
}

/** A checkbox of the embed. */
export const CheckField = memo(function CheckField({ path, label, value }: CheckFieldProps) {
  const { change } = useBuilder();
  return (
    <Box>
      <Checkbox
        name={path}
        checked={value}
        onChange={(event) => change(path, event.currentTarget.checked)}
      />
      {label}
    </Box>
  );
});
