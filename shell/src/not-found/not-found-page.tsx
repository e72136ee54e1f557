import { useNavigate } from '@portico/sdk';
import { Button, ButtonLink } from '@portico/ui';
import { NotFoundContent } from './not-found-content.tsx';

/** The page of every address without a route (spec 0 §2). */
export function NotFoundPage() {
  const navigate = useNavigate();
  return (
    <NotFoundContent
      actions={
        <>
          <Button variant="secondary" onClick={() => void navigate(-1)}>
            Go Back
          </Button>
          <ButtonLink to="/">Home</ButtonLink>
        </>
      }
    />
  );
}
