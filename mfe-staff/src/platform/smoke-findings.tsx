import type { ReleasedApp } from '@portico/sdk/contracts/releases/schema';
import { countOf } from '@portico/sdk/rules/count';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { Text } from '@portico/ui';
import { styled } from 'styled-components';

const Findings = styled.details`
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-border);
  border-left: 3px solid var(--color-danger);
  border-radius: var(--radius-m);
  font-size: var(--text-4);

  & > summary {
    cursor: pointer;
    font-weight: 600;
  }

  & > ul {
    display: grid;
    gap: var(--space-4);
    margin: var(--space-3) 0 0;
    padding: 0;
    list-style: none;
    overflow-wrap: anywhere;
  }

  & code {
    font-family: var(--font-mono);
    font-size: var(--text-3);
  }

  & p {
    margin: var(--space-1) 0 0;
  }
`;

const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--space-3);
  margin-top: var(--space-2);

  & img {
    display: block;
    height: 140px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-s);
    background: var(--color-surface-hover);
  }
`;

/** Height of the window of a picture, in pixels. */
const HEIGHT = 900;
const SHOWN_HEIGHT = 140;

/**
 * Findings of smoke runs on the pages of retained versions, with pictures. Renders nothing without
 * findings.
 */
export function SmokeFindings({ app }: { app: Pick<ReleasedApp, 'name' | 'versions'> }) {
  return app.versions.map(({ version, state, smoke }) => {
    if (!smoke || state === 'retired') return null;
    if (smoke.state === 'aborted')
      return (
        <Text key={version} tone="muted" size="s">
          The smoke run of {version} was aborted: {smoke.reason}
        </Text>
      );
    if (smoke.failures.length === 0) return null;
    const count = smoke.failures.length;
    return (
      <Findings key={version}>
        <summary>
          {version} failed in a browser: {count} of {countOf(smoke.visited, 'page')}
        </summary>
        <Text tone="muted" size="s">
          {formatDateTime(smoke.at)} by the worker {smoke.worker}
        </Text>
        <ul aria-label={`Failed pages of ${version}`}>
          {smoke.failures.map(({ path, findings, pictures }) => (
            <li key={path}>
              <code>{path}</code>
              {findings.map(({ rule, words }) => (
                <p key={words}>
                  <strong>{rule}</strong> {words}
                </p>
              ))}
              {pictures.length > 0 && (
                <Pictures>
                  {pictures.map(({ id, width }) => {
                    const address = `/api/staff/platform/${app.name}/${version}/smoke/${id}`;
                    return (
                      <a key={id} href={address} target="_blank" rel="noreferrer">
                        <img
                          src={address}
                          alt={`${path} at a width of ${width} pixels`}
                          width={Math.round((width / HEIGHT) * SHOWN_HEIGHT)}
                          height={SHOWN_HEIGHT}
                          loading="lazy"
                        />
                      </a>
                    );
                  })}
                </Pictures>
              )}
            </li>
          ))}
        </ul>
      </Findings>
    );
  });
}
