import { Check, Minus } from 'lucide-react';
import type { Coverage } from '@portico/contracts/pack/store';
import type { Store } from '@portico/contracts/store/schema';
import { Heading, media, Stack, Text, VisuallyHidden } from '@portico/ui';
import { styled } from 'styled-components';

const Section = styled.section`
  width: 100%;
  max-width: 880px;
  margin-inline: auto;
`;

const Intro = styled(Text)`
  text-align: center;
`;

const Box = styled.div`
  overflow: clip;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface);
`;

const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-3);
  line-height: 1.4;
  table-layout: fixed;

  & th,
  & td {
    padding: var(--space-3) var(--space-2);
    border-top: 1px solid var(--color-border);
    overflow-wrap: break-word;
  }

  & th {
    text-align: left;
  }

  & td,
  & thead th + th {
    text-align: center;
  }

  & th:first-child {
    width: 40%;
    padding-left: var(--space-4);
    font-weight: 500;
  }

  & thead th {
    padding-block: var(--space-4);
    border-top: 0;
    font-size: var(--text-4);
    font-weight: 700;
    vertical-align: bottom;
  }

  & tbody > tr:first-child > th {
    padding-block: var(--space-4) var(--space-2);
    background: var(--color-bg-sunken);
    color: var(--color-text-muted);
    font-size: var(--text-2);
    font-weight: 700;
  }

  & td {
    color: var(--color-text-muted);
  }

  /* The licensed server. */
  & thead th:last-child,
  & tbody > tr:not(:first-child) > td:last-child {
    background: var(--color-accent-soft);
    color: var(--color-text);
    font-weight: 600;
  }

  ${media.tablet} {
    font-size: var(--text-4);

    & th,
    & td {
      padding-inline: var(--space-4);
    }

    & th:first-child {
      width: 44%;
      padding-left: var(--space-5);
    }
  }
`;

const Yes = styled(Check)`
  color: var(--color-success);
  vertical-align: middle;
`;

const No = styled(Minus)`
  color: var(--color-text-faint);
  vertical-align: middle;
`;

/** A server without a license beside one with a license. */
export function LicenseComparison({ comparison }: Pick<Store, 'comparison'>) {
  return (
    <Section aria-labelledby="store-comparison">
      <Stack gap={5}>
        <Stack gap={2} align="center">
          <Heading level={2} id="store-comparison">
            {comparison.title}
          </Heading>
          <Intro tone="muted">{comparison.text}</Intro>
        </Stack>
        <Box>
          <Grid aria-labelledby="store-comparison">
            <thead>
              <tr>
                <th scope="col">
                  <VisuallyHidden>What a server gets</VisuallyHidden>
                </th>
                <th scope="col">Without a license</th>
                <th scope="col">With a license</th>
              </tr>
            </thead>
            {comparison.groups.map(({ title, rows }) => (
              <tbody key={title}>
                <tr>
                  <th scope="rowgroup" colSpan={3}>
                    {title}
                  </th>
                </tr>
                {rows.map(({ label, free, licensed }) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    <td>
                      <Answer value={free} />
                    </td>
                    <td>
                      <Answer value={licensed} />
                    </td>
                  </tr>
                ))}
              </tbody>
            ))}
          </Grid>
        </Box>
      </Stack>
    </Section>
  );
}

function Answer({ value: { yes, no, text } }: { value: Coverage }) {
  return (
    <>
      {yes.map((word) => (
        <span key={word}>
          <Yes size={20} aria-hidden="true" />
          <VisuallyHidden>{word}</VisuallyHidden>
        </span>
      ))}
      {no.map((word) => (
        <span key={word}>
          <No size={20} aria-hidden="true" />
          <VisuallyHidden>{word}</VisuallyHidden>
        </span>
      ))}
      {text.map((words) => (
        <span key={words}>{words}</span>
      ))}
    </>
  );
}
