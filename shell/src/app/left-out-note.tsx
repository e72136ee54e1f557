import { useEffect, useState } from 'react';
import { leftOut } from '@portico/sdk/host';
import { styled } from 'styled-components';
import { ShellContainer } from '../layout/shell-container.ts';

const Text = styled.p`
  margin: var(--space-6) 0;
  color: var(--color-text-muted);
  font-size: var(--text-3);
`;

/** Says below the page how many items of its answers could not be shown. Give it a `key` per page. */
export function LeftOutNote() {
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  useEffect(
    () =>
      leftOut.listen(({ path, count }) =>
        setCounts((before) =>
          (before[path] ?? 0) === count ? before : { ...before, [path]: count },
        ),
      ),
    [],
  );
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <div role="status">
      {total > 0 && (
        <ShellContainer>
          <Text>
            {total === 1 ? '1 entry could not be shown.' : `${total} entries could not be shown.`}
          </Text>
        </ShellContainer>
      )}
    </div>
  );
}
