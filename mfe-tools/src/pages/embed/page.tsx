import { useState } from 'react';
import { useDirtyForm } from 'shared/sdk';
import { Card, Container, Heading, media, Stack } from 'shared/ui';
import { styled } from 'styled-components';
import { copyCode } from '../../clipboard/copy-code.ts';
import { emptyEmbed, isBlank, TEXT_LIMITS } from '../../embed-code/embed.ts';
import type { Embed } from '../../embed-code/embed.ts';
import { writeEmbedCode } from '../../embed-code/write.ts';
import { PageHeader } from '../page-header.tsx';
import { CodePanel } from './code-panel.tsx';
import { ColorField } from './color-field.tsx';
import { TextField } from './fields.tsx';
import { Preview } from './preview.tsx';

const Columns = styled.div`
  display: grid;
  gap: var(--space-5);
  padding-bottom: var(--space-8);

  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    align-items: start;
  }
`;

/** `/embed`: a form on the left, preview and embed code on the right (spec 0 §2). */
export default function EmbedPage() {
  const [embed, setEmbed] = useState<Embed>(emptyEmbed);
  const [code, setCode] = useState<string>();
  const [copied, setCopied] = useState<string>();
  const current = writeEmbedCode(embed);
  useDirtyForm(!isBlank(embed) && copied !== current);

  const change = (part: Partial<Embed>) => setEmbed((before) => ({ ...before, ...part }));
  const copy = async () => {
    if (code !== undefined && (await copyCode(code))) setCopied(code);
  };

  return (
    <Container>
      <PageHeader title="Embed Builder">
        Write an embed, see how it looks and take its embed code to your server.
      </PageHeader>
      <Columns>
        <Card as="form" onSubmit={(event) => event.preventDefault()} aria-label="Embed">
          <Stack gap={5}>
            <TextField
              label="Title"
              value={embed.title}
              limit={TEXT_LIMITS.title}
              placeholder="Welcome to the server"
              onChange={(title) => change({ title })}
            />
            <TextField
              label="Description"
              multiline
              value={embed.description}
              limit={TEXT_LIMITS.description}
              placeholder="Glad to have you here, {user.mention}."
              onChange={(description) => change({ description })}
            />
            <ColorField value={embed.color} onChange={(color) => change({ color })} />
          </Stack>
        </Card>
        <Stack gap={5}>
          <Stack gap={3}>
            <Heading level={2} size="m">
              Preview
            </Heading>
            <Preview embed={embed} />
          </Stack>
          <Stack gap={3}>
            <Heading level={2} size="m">
              Embed code
            </Heading>
            <CodePanel
              code={code}
              isOutdated={code !== undefined && code !== current}
              canGenerate={!isBlank(embed)}
              onGenerate={() => setCode(current)}
              onCopy={() => void copy()}
            />
          </Stack>
        </Stack>
      </Columns>
    </Container>
  );
}
