import { Copy, Rss } from 'lucide-react';
import { copyText } from '@portico/sdk';
import {
  getStatusAtom,
  getStatusBadge,
  getStatusFeed,
  getStatusRss,
  getStatusSummary,
  getStatusWidget,
} from '@portico/contracts/feeds/calls';
import { Button, ButtonLink, Card, Chevron, Heading, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';

const FEEDS = [
  { label: 'RSS', path: getStatusRss.path },
  { label: 'Atom', path: getStatusAtom.path },
  { label: 'JSON Feed', path: getStatusFeed.path },
];

/** They contain the site's address, which a document does not know. */
const Snippets = styled.details`
  @media (scripting: none) {
    display: none;
  }

  & > summary {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    width: fit-content;
    min-height: 44px;
    border-radius: var(--radius-s);
    color: var(--color-link);
    font-size: var(--text-3);
    font-weight: 600;
  }

  &[open] > summary > svg {
    rotate: 180deg;
  }
`;

const Code = styled.pre`
  margin: 0;
  padding: var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-bg-sunken);
  font-family: var(--font-mono);
  font-size: var(--text-2);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Example = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
`;

/** What other pages paste. @param origin of this site */
const snippetsOf = (origin: string) => [
  {
    label: 'Badge',
    code: `<a href="${origin}/status"><img src="${origin}${getStatusBadge.path}" alt="Status"></a>`,
  },
  {
    label: 'Badge of one component',
    code: `<img src="${origin}${getStatusBadge.path}?component=shards" alt="Status of the shards">`,
  },
  {
    label: 'Widget',
    code: `<iframe src="${origin}${getStatusWidget.path}" title="Status" width="360" height="210" style="border:0"></iframe>`,
  },
  { label: 'Summary as JSON', code: `${origin}${getStatusSummary.path}` },
];

/** Feeds for readers, and snippets for other sites. */
export function SubscribeSection() {
  // Prerendered pages have no address; the part that needs one is closed at first.
  const origin = typeof location === 'undefined' ? '' : location.origin;
  return (
    <Stack as="section" gap={4} aria-labelledby="subscribe-heading">
      <Heading level={2} id="subscribe-heading">
        Follow the Status
      </Heading>
      <Card>
        <Stack gap={3}>
          <Text tone="muted">Incidents and maintenance for your feed reader:</Text>
          <Stack direction="row" gap={2} wrap>
            {FEEDS.map(({ label, path }) => (
              <ButtonLink key={path} to={path} newTab variant="secondary" size="s">
                <Rss size={16} aria-hidden="true" />
                {label}
              </ButtonLink>
            ))}
          </Stack>
          <Snippets>
            <summary>
              Show the status on your site <Chevron size={18} />
            </summary>
            <Stack gap={4}>
              {snippetsOf(origin).map(({ label, code }) => (
                <Stack key={label} gap={2}>
                  <Example>
                    <Text size="s" strong>
                      {label}
                    </Text>
                    <Button
                      size="s"
                      variant="ghost"
                      aria-label={`Copy: ${label}`}
                      onClick={() => void copyText(code, { description: `${label} for your site` })}
                    >
                      <Copy size={16} aria-hidden="true" />
                      Copy
                    </Button>
                  </Example>
                  <Code translate="no">{code}</Code>
                </Stack>
              ))}
            </Stack>
          </Snippets>
        </Stack>
      </Card>
    </Stack>
  );
}
