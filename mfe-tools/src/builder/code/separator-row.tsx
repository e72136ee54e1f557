import type { Builder } from '@portico/contracts/builder/schema';
import { useBrand } from '@portico/sdk';
import { SegmentedControl, Stack, Text } from '@portico/ui';
import type { Separator } from '../../embed-code/write.ts';

const SIGNS = { ampersands: '&&', dollar: '$v' } as const satisfies Record<
  keyof Builder['separator'],
  Separator
>;
const NAMES = Object.keys(SIGNS) as (keyof typeof SIGNS)[];
const OPTIONS = NAMES.map((name) => ({ value: SIGNS[name], label: SIGNS[name] }));

const other = (separator: Separator) => (separator === '&&' ? '$v' : '&&');

/** @returns what the bot of this site reads */
export const separatorOf = (standard: Builder['separator']): Separator =>
  SIGNS[NAMES.find((name) => standard[name]?.length) ?? 'ampersands'];

interface SeparatorRowProps {
  /** Of the site pack: one of the lists has an entry, as templates need it. */
  standard: Builder['separator'];
  /** Undefined: that of the bot. */
  chosen: Separator | undefined;
  onChoose: (separator: Separator) => void;
}

/** The text between the parts of a code. */
export function SeparatorRow({ standard, chosen, onChoose }: SeparatorRowProps) {
  const { name: botName } = useBrand();
  return NAMES.map((name) =>
    standard[name]?.map(() => {
      const own = SIGNS[name];
      const shown = chosen ?? own;
      return (
        <Stack key={name} direction="row" gap={3} align="center" wrap>
          <Text as="span" size="s" strong>
            Format
          </Text>
          <SegmentedControl label="Separator" options={OPTIONS} value={shown} onChange={onChoose} />
          <Text as="span" size="s" tone="muted">
            {shown === own
              ? `${botName} reads ${own}. Other bots may read ${other(own)}.`
              : `For bots that read ${shown}. ${botName} reads ${own}.`}
          </Text>
        </Stack>
      );
    }),
  );
}
