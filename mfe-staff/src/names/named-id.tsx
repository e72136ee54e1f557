import type { NamedPerson, NamedServer } from '@portico/contracts/names/schema';
import { avatarUrl } from '@portico/sdk/rules/discord-cdn';
import { Link, useDiscordCdn } from '@portico/sdk';
import { css, styled } from 'styled-components';

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;
  max-width: 100%;
`;

/** A table on a phone has no room for pictures beside ids. */
const withRoom = css`
  @container (max-width: 479.98px) {
    display: none;
  }
`;

const Picture = styled.img`
  ${withRoom}
  flex: none;
  border-radius: var(--radius-full);
  background: var(--color-surface-hover);
`;

const Initials = styled.span`
  display: grid;
  ${withRoom}
  flex: none;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: var(--radius-m);
  background: var(--color-surface-hover);
  color: var(--color-text-muted);
  font-size: var(--text-1);
  font-weight: 700;
`;

/** Has the height of two lines also without a name, so that the layout does not shift. */
const Labels = styled.span`
  display: grid;
  min-width: 0;
  min-height: 2.6em;
  align-content: center;
  line-height: 1.3;

  /* No wider than the id below it, however long the name is. */
  & > span {
    width: 0;
    min-width: 100%;
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > a {
    color: var(--color-text-muted);
    font-family: var(--font-mono);
    font-size: var(--text-2);
    text-decoration: underline transparent;
    text-underline-offset: 3px;
    white-space: nowrap;

    &:hover {
      color: var(--color-link);
      text-decoration-color: currentColor;
    }

    &:focus-visible {
      border-radius: var(--radius-s);
    }
  }
`;

const SIZE = 32;

interface PersonIdProps {
  id: string;
  person: NamedPerson | undefined;
  /** Default true; false in tables with many columns. */
  hasPicture?: boolean;
}

/** A user: avatar and name if known, with a link to the look-up. */
export function PersonId({ id, person, hasPicture = true }: PersonIdProps) {
  const cdn = useDiscordCdn();
  const owner = { id, avatar: person?.avatar ?? null };
  return (
    <Row>
      {hasPicture && (
        <Picture
          src={avatarUrl(cdn, owner, { size: SIZE * 2 })}
          alt=""
          width={SIZE}
          height={SIZE}
          loading="lazy"
        />
      )}
      <Id id={id} name={person?.name} />
    </Row>
  );
}

/** A server, like {@link PersonId}. */
export function ServerId({ id, server }: { id: string; server: NamedServer | undefined }) {
  return (
    <Row>
      {server?.image ? (
        <Picture src={server.image} alt="" width={SIZE} height={SIZE} loading="lazy" />
      ) : (
        <Initials aria-hidden="true">{server?.name.slice(0, 2).toUpperCase() ?? '#'}</Initials>
      )}
      <Id id={id} name={server?.name} />
    </Row>
  );
}

function Id({ id, name }: { id: string; name: string | undefined }) {
  return (
    <Labels>
      {name && <span title={name}>{name}</span>}
      <Link to={`/staff/lookup?id=${id}`} aria-label={name ? `${name}, ${id}` : undefined}>
        {id}
      </Link>
    </Labels>
  );
}
