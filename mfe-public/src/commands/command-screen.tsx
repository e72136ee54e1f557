import { Link2 } from 'lucide-react';
import type { CommandPageView } from '@portico/contracts/rules/commands/page-view';
import { copyText, Link } from '@portico/sdk';
import { Button, Heading, Text } from '@portico/ui';
import { PremiumBadge } from '../premium-badge.tsx';
import { PageContainer } from '../page-container.ts';
import { UnstyledList } from '../unstyled-list.ts';
import { CopyButton } from './command-card.tsx';
import { Facts } from './command-card.styles.ts';
import {
  Crumbs,
  Form,
  Head,
  Panel,
  Panels,
  Parameters,
  Related,
  RelatedLink,
  Title,
} from './command-screen.styles.ts';
import { categoryPath, commandPath } from './paths.ts';

/** The page of a command, from texts and lists only: it is also its template (docs/decisions/0094). */
export function CommandScreen({ view }: { view: CommandPageView }) {
  const { title, description, categories, forms, example, facts, premium, parameters, related } =
    view;
  const copyLink = () => {
    const link = location.origin + location.pathname;
    void copyText(link, { description: link });
  };
  return (
    <PageContainer>
      <Head>
        <Crumbs aria-label="Breadcrumbs">
          <Link to={categoryPath('')}>Commands</Link>
          {categories.map(({ label, address }) => (
            <Link key={label} to={categoryPath(address)}>
              {label}
            </Link>
          ))}
        </Crumbs>
        <Title translate="no">{title}</Title>
        {premium.map((mark) => (
          <div key={mark}>
            <PremiumBadge mark={mark} />
          </div>
        ))}
        <Text tone="muted" size="l">
          {description}
        </Text>
        <div>
          <Button variant="secondary" onClick={copyLink}>
            <Link2 size={16} aria-hidden="true" /> Copy Link
          </Button>
        </div>
      </Head>
      <Panels>
        <Panel>
          <Heading level={2} size="s">
            Usage
          </Heading>
          {forms.map(({ label, text }) => (
            <Form key={label}>
              <span>{label}</span>
              <code translate="no">{text}</code>
              <CopyButton text={text} name={text} />
            </Form>
          ))}
          {example.map((text) => (
            <Form key={text}>
              <span>Example</span>
              <code translate="no">{text}</code>
              <CopyButton text={text} name={text} />
            </Form>
          ))}
        </Panel>
        <Panel>
          <Heading level={2} size="s">
            Details
          </Heading>
          <Facts>
            {categories.map(({ label, address }) => (
              <div key={label}>
                <dt>Category</dt>
                <dd>
                  <Link to={categoryPath(address)}>{label}</Link>
                </dd>
              </div>
            ))}
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Facts>
          {parameters.map(({ title: heading, entries }) => (
            <Parameters key={heading}>
              <caption>{heading}</caption>
              <tbody>
                {entries.map(({ name, need }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td>{need}</td>
                  </tr>
                ))}
              </tbody>
            </Parameters>
          ))}
        </Panel>
      </Panels>
      {related.map(({ title: heading, entries }) => (
        <Related key={heading}>
          <Heading level={2} size="s">
            {heading}
          </Heading>
          <UnstyledList>
            {entries.map((command) => (
              <li key={command.title}>
                <RelatedLink to={commandPath(command.address)}>
                  <strong>{command.title}</strong>
                  <span>{command.description}</span>
                </RelatedLink>
              </li>
            ))}
          </UnstyledList>
        </Related>
      ))}
    </PageContainer>
  );
}
