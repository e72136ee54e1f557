import { useState } from 'react';
import { toast } from '@portico/sdk';
import { Button, Card, Dialog, Heading, Skeleton, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { useCommerceDeleteAccountMutation, useCommerceDeletionQuery } from './account.api.ts';

/** Purchases and team membership change whether the account can be deleted. */
const REFETCH = { refetchOnMountOrArgChange: true };

const Lines = styled.ul`
  margin: 0;
  padding-left: var(--space-5);
  color: var(--color-text-muted);
`;

/** Deletes the account, unless a law or an open invoice prevents it. */
export function DeletionCard() {
  const [isConfirming, setIsConfirming] = useState(false);
  const { data, isError } = useCommerceDeletionQuery(undefined, REFETCH);
  const [deleteAccount, { isLoading }] = useCommerceDeleteAccountMutation();
  const obstacles = data?.obstacles ?? [];
  const kept = data?.kept ?? [];
  const confirm = async () => {
    const result = await deleteAccount();
    if ('error' in result) {
      const description = 'Nothing was changed. Please try again.';
      toast({ kind: 'error', title: 'Your account was not deleted', description });
      setIsConfirming(false);
    } else {
      location.assign('/');
    }
  };
  return (
    <Card as="section" aria-labelledby="deletion-title">
      <Stack gap={4}>
        <Heading level={2} size="m" id="deletion-title">
          Delete your account
        </Heading>
        <Text tone="muted">
          Your profile, sessions and Discord permissions are deleted immediately and permanently.
        </Text>
        {kept.length > 0 && <Kept lines={kept} />}
        {obstacles.map(({ reason, remedy }) => (
          <Text key={reason} role="note">
            <strong>{reason}</strong> {remedy}
          </Text>
        ))}
        {isError && <Text role="note">Could not check whether your account can be deleted.</Text>}
        {/* The button stands below the answer, which would move it. */}
        {data || isError ? (
          <div>
            <Button
              variant="danger"
              disabled={!data || obstacles.length > 0}
              onClick={() => setIsConfirming(true)}
            >
              Delete Account
            </Button>
          </div>
        ) : (
          <Skeleton height="180px" radius="m" />
        )}
      </Stack>
      {isConfirming && (
        <Dialog
          onClose={() => setIsConfirming(false)}
          title="Delete your account?"
          about="This cannot be undone."
        >
          <Stack gap={4}>
            {kept.length > 0 && <Kept lines={kept} />}
            <Stack direction="row" justify="end" wrap>
              <Button variant="secondary" onClick={() => setIsConfirming(false)}>
                Keep It
              </Button>
              <Button variant="danger" disabled={isLoading} onClick={() => void confirm()}>
                Delete Permanently
              </Button>
            </Stack>
          </Stack>
        </Dialog>
      )}
    </Card>
  );
}

function Kept({ lines }: { lines: string[] }) {
  return (
    <div>
      <Text>We have to keep:</Text>
      <Lines>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Lines>
    </div>
  );
}
