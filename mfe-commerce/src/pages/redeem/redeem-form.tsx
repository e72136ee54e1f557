import { useEffect, useState } from 'react';
import { countOf } from '@portico/sdk/rules/count';
import { Button, ButtonLink, Card, Heading, Stack, Text, TextField } from '@portico/ui';
import {
  useCommerceFindGiftMutation,
  useCommerceRedeemGiftMutation,
} from '../../purchases/purchases.api.ts';
import { serverMessage } from '../../ui/errors.ts';
import { Notice } from '../../ui/notice.tsx';

interface RedeemFormProps {
  /** Of the link. */
  initialCode: string;
  userName: string;
}

/** Looks up a code, shows its gift, and redeems it. */
export function RedeemForm({ initialCode, userName }: RedeemFormProps) {
  const [code, setCode] = useState(initialCode);
  const [find, found] = useCommerceFindGiftMutation();
  const [redeem, redeemed] = useCommerceRedeemGiftMutation();
  const gift = redeemed.data ?? found.data;
  const error = redeemed.error ?? found.error;
  // A link brings its code along.
  useEffect(() => {
    if (initialCode) void find(initialCode);
  }, [find, initialCode]);
  const change = (text: string) => {
    setCode(text);
    found.reset();
    redeemed.reset();
  };
  if (gift?.isOwn) return <Redeemed isNew={redeemed.data !== undefined} />;
  return (
    <Stack gap={5}>
      <Heading level={1} size="l">
        Redeem a gift
      </Heading>
      <Text tone="muted">
        Somebody gave you a lifetime license. Enter its code to see what it contains.
      </Text>
      <Card
        as="form"
        onSubmit={(event) => {
          event.preventDefault();
          void (gift ? redeem(code) : find(code));
        }}
      >
        <Stack gap={5}>
          <TextField
            label="Code of the gift"
            autoComplete="off"
            maxLength={60}
            required
            value={code}
            onChange={change}
          />
          {error && (
            <Notice tone="warning" title="Nothing was redeemed">
              {serverMessage(error, 'The code could not be checked. Please try again.')}
            </Notice>
          )}
          {gift && (
            <Text>
              {`This gift is ${gift.planName}: a lifetime license for ${countOf(gift.servers, 'server')}. It will belong to ${userName}, and cannot be given on.`}
            </Text>
          )}
          <div>
            <Button
              type="submit"
              disabled={found.isLoading || redeemed.isLoading || code.trim() === ''}
            >
              {labelOf(gift !== undefined, found.isLoading || redeemed.isLoading)}
            </Button>
          </div>
        </Stack>
      </Card>
    </Stack>
  );
}

function labelOf(isFound: boolean, isLoading: boolean): string {
  if (isLoading) return isFound ? 'Redeeming...' : 'Checking...';
  return isFound ? 'Redeem for This Account' : 'Check Code';
}

function Redeemed({ isNew }: { isNew: boolean }) {
  return (
    <Card as="section" aria-labelledby="redeemed-title">
      <Stack gap={5}>
        <Heading level={1} size="m" id="redeemed-title">
          {isNew ? 'The license is yours' : 'You have redeemed this gift'}
        </Heading>
        <Text tone="muted">Choose the servers that it covers. You can do this at any time.</Text>
        <div>
          <ButtonLink to="/user/licenses">Choose Servers</ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}
