import { Checkbox, Stack, Text } from '@portico/ui';

interface GiftBoxProps {
  isGift: boolean;
  onChange: (isGift: boolean) => void;
}

/** Whether the license is for somebody else. */
export function GiftBox({ isGift, onChange }: GiftBoxProps) {
  return (
    <Stack gap={1}>
      <label>
        <Checkbox checked={isGift} onChange={(event) => onChange(event.target.checked)} /> This is a
        gift
      </label>
      {isGift && (
        <Text tone="muted" size="s">
          Your invoice shows a code to give away. Whoever redeems it chooses the servers. Until then
          you can have your money back under the guarantee.
        </Text>
      )}
    </Stack>
  );
}
