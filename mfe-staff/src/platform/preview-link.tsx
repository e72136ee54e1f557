import { Copy } from 'lucide-react';
import { copyText } from '@portico/sdk';
import type { CreatedPreview } from '@portico/sdk/contracts/previews/schema';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { Button, Stack, Text, TextField } from '@portico/ui';
import { WarningList } from './warning-list.tsx';

/** A new link, which is shown once, and the warnings against making its versions live. */
export function PreviewLink({
  created: { url, expires_at, warnings },
}: {
  created: CreatedPreview;
}) {
  return (
    <Stack gap={3}>
      <TextField label="Link" value={url} onChange={() => undefined} readOnly data-autofocus />
      <Stack direction="row" gap={3} align="center" justify="space-between" wrap>
        <Text tone="muted" size="s">
          Until {formatDateTime(expires_at)}. It cannot be shown again.
        </Text>
        <Button size="s" variant="secondary" onClick={() => void copyText(url)}>
          <Copy size={16} aria-hidden="true" />
          Copy Link
        </Button>
      </Stack>
      <WarningList
        title="These versions cannot go live yet:"
        warnings={warnings.map(({ message }) => message)}
      />
    </Stack>
  );
}
