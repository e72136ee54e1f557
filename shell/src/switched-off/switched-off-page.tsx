import { Button, ButtonLink } from '@portico/ui';
import { useHost } from '../host/host-context.ts';
import { SwitchedOffContent } from './switched-off-content.tsx';

/** The page of every address of a remote that is switched off. */
export function SwitchedOffPage() {
  const { loads } = useHost();
  return (
    <SwitchedOffContent
      actions={
        <>
          <Button variant="secondary" onClick={() => loads.reload()}>
            Try Again
          </Button>
          <ButtonLink to="/">Home</ButtonLink>
        </>
      }
    />
  );
}
