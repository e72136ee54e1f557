import { Copy, Download, Link } from 'lucide-react';
import { Button, Dialog, Stack } from '@portico/ui';
import { CodeBox } from '../code-box.styles.ts';
import { copyText } from '../../clipboard/copy-code.ts';
import { toDiscordMessage } from '../../embed-code/discord-json.ts';
import type { Embed } from '../../embed-code/embed.ts';
import { toForeignLink } from '../../embed-code/foreign-link.ts';

interface ExportDialogProps {
  embed: Embed;
  onClose: () => void;
}

/** The message as Discord's JSON, for webhooks, other bots and other builders. */
export function ExportDialog({ embed, onClose }: ExportDialogProps) {
  const json = JSON.stringify(toDiscordMessage(embed), null, 2);
  return (
    <Dialog
      title="Discord JSON"
      about="The message as Discord’s API takes it. Variables stay as they are; a webhook does not fill them in."
      width="640px"
      onClose={onClose}
    >
      <CodeBox $maxHeight="45vh" tabIndex={0} role="region" aria-label="Discord JSON">
        {json}
      </CodeBox>
      <Stack direction="row" gap={3} wrap>
        <Button onClick={() => void copyText(json, 'The JSON has been copied.')}>
          <Copy size={16} aria-hidden="true" /> Copy JSON
        </Button>
        <Button variant="secondary" onClick={() => download(json)}>
          <Download size={16} aria-hidden="true" /> Download
        </Button>
        <Button
          variant="secondary"
          onClick={() => void copyText(toForeignLink(embed), 'The link has been copied.')}
        >
          <Link size={16} aria-hidden="true" /> Link for other builders
        </Button>
      </Stack>
    </Dialog>
  );
}

function download(json: string) {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'embed.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
