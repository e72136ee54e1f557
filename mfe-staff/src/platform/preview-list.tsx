import { formatDateTime } from '@portico/sdk/rules/time/format';
import { toast, useTeam } from '@portico/sdk';
import { Button, Card, Heading, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { errorText } from '../ui/error-text.ts';
import { actorText } from './actor-text.ts';
import { useStaffEndPreviewMutation, useStaffPreviewsQuery } from './previews.api.ts';

const Links = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
    padding-top: var(--space-3);
    border-top: 1px solid var(--color-border);
  }

  & > li > div {
    flex: 1 1 320px;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & code {
    font-family: var(--font-mono);
    font-size: var(--text-3);
  }
`;

/** The valid preview links. Renders nothing if there are none. */
export function PreviewList({ mayEnd }: { mayEnd: boolean }) {
  const { members } = useTeam();
  const { data: links = [] } = useStaffPreviewsQuery();
  const [end, { isLoading }] = useStaffEndPreviewMutation();
  if (links.length === 0) return null;

  const endLink = async (id: string) => {
    const { error } = await end({ id });
    if (error)
      toast({ kind: 'error', title: 'The link was not revoked', description: errorText(error) });
    else toast({ kind: 'success', title: 'The link was revoked' });
  };

  return (
    <Card as="section" aria-label="Preview links">
      <Stack gap={3}>
        <Heading level={2} size="m">
          Preview Links
        </Heading>
        <Links>
          {links.map(({ id, versions, note, created_by, expires_at }) => (
            <li key={id}>
              <div>
                {Object.entries(versions).map(([name, version], index) => (
                  <span key={name}>
                    {index > 0 && ', '}
                    {name} <code>{version}</code>
                  </span>
                ))}
                <Text tone="muted" size="s">
                  {note && `${note}. `}Until {formatDateTime(expires_at)}, by{' '}
                  {actorText(created_by, members)}
                </Text>
              </div>
              {mayEnd && (
                <Button
                  size="s"
                  variant="secondary"
                  aria-label={`End Link to ${Object.keys(versions).join(', ')}`}
                  disabled={isLoading}
                  onClick={() => void endLink(id)}
                >
                  End Link
                </Button>
              )}
            </li>
          ))}
        </Links>
      </Stack>
    </Card>
  );
}
