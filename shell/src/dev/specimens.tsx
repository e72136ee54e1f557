import { Children, useState } from 'react';
import type { ReactNode } from 'react';
import {
  Badge,
  Button,
  ButtonLink,
  Card,
  Checkbox,
  Dialog,
  EmptyState,
  ErrorPanel,
  Grid,
  Heading,
  Labeled,
  Pagination,
  Question,
  Questions,
  SearchField,
  SegmentedControl,
  Select,
  Skeleton,
  Spinner,
  Stack,
  Table,
  Text,
  TextField,
} from '@portico/ui';

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger'] as const;
const TONES = ['neutral', 'accent', 'success', 'warning', 'danger'] as const;
const RANGES = ['7 days', '30 days', 'All time'].map((label) => ({ value: label, label }));
const PLANS = ['Single', 'Duo', 'Multi'].map((label) => ({ value: label, label }));
const ROWS = [
  { name: 'First', count: 1200, at: '28.11.2026 03:10:21' },
  { name: 'A name that is much longer than its column', count: 7, at: '01.01.2026 00:00:00' },
];
const noop = () => undefined;

/** Each component of `@portico/ui` in each of its states. */
export function Specimens() {
  return (
    <Stack gap={6}>
      <Buttons />
      <Fields />
      <Texts />
      <Surfaces />
      <Lists />
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={3} aria-label={title}>
      <Heading level={3} size="s">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

const Line = ({ children }: { children: ReactNode }) => (
  <Stack direction="row" gap={2} align="center" wrap>
    {Children.toArray(children)}
  </Stack>
);

function Buttons() {
  return (
    <Part title="Buttons">
      {(['s', 'm', 'l'] as const).map((size) => (
        <Line key={size}>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {`${variant[0]?.toUpperCase()}${variant.slice(1)} Button`}
            </Button>
          ))}
        </Line>
      ))}
      <Line>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            Disabled
          </Button>
        ))}
        <ButtonLink to="/" variant="secondary">
          Link as Button
        </ButtonLink>
      </Line>
    </Part>
  );
}

function Fields() {
  const [range, setRange] = useState('7 days');
  const [plan, setPlan] = useState('Duo');
  const [text, setText] = useState('');
  return (
    <Part title="Fields">
      <Grid min="220px" gap={3}>
        <TextField label="Empty" placeholder="Placeholder" value={text} onChange={setText} />
        <TextField
          label="With an error"
          value="42"
          error="Enter 17 to 20 digits."
          onChange={noop}
        />
        <TextField label="Disabled" value="Not now" disabled onChange={noop} />
        <TextField label="Day" type="date" value="2026-11-28" onChange={noop} />
        <Labeled label="Select">
          <Select label="Select" options={PLANS} value={plan} onChange={setPlan} />
        </Labeled>
        <TextField
          label="Text"
          rows={2}
          counts
          maxLength={100}
          value="Several lines"
          onChange={noop}
        />
      </Grid>
      <Line>
        {[
          { text: 'Checked', checked: true },
          { text: 'Not checked', checked: false },
          { text: 'Missing', checked: false, 'aria-invalid': true },
          { text: 'Disabled', checked: true, disabled: true },
        ].map(({ text: label, ...box }) => (
          <label key={label}>
            <Checkbox {...box} onChange={noop} /> {label}
          </label>
        ))}
      </Line>
      <Line>
        <SearchField label="Search" placeholder="Search" value={text} onChange={setText} />
        <SegmentedControl label="Range" options={RANGES} value={range} onChange={setRange} />
        <SegmentedControl
          label="Disabled range"
          options={RANGES}
          value="30 days"
          onChange={noop}
          disabled
        />
      </Line>
    </Part>
  );
}

function Texts() {
  return (
    <Part title="Texts">
      {(['s', 'm', 'l', 'xl', 'display'] as const).map((size) => (
        <Heading key={size} level={4} size={size}>
          Heading {size}
        </Heading>
      ))}
      <Text>Text with the usual color</Text>
      <Text tone="muted">Muted text</Text>
      <Text tone="faint" size="s">
        Faint small text
      </Text>
      <Line>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Line>
    </Part>
  );
}

function Surfaces() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Part title="Surfaces">
      <Grid min="200px" gap={3}>
        <Card>Card</Card>
        <Card interactive>Card that reacts</Card>
        <Card padding={4}>Card with less padding</Card>
      </Grid>
      <EmptyState
        title="Nothing Here Yet"
        message="What to do next, in one sentence."
        actions={<Button variant="secondary">Clear Filters</Button>}
      />
      <ErrorPanel
        title="Error"
        message="What happened, and how to go on."
        detail="code-of-the-error"
        actions={<Button>Try Again</Button>}
      />
      <Line>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Open Dialog
        </Button>
        <Spinner label="Loading" />
      </Line>
      {isOpen && (
        <Dialog title="A Dialog" about="One sentence about it." onClose={() => setOpen(false)}>
          <Text>Content</Text>
        </Dialog>
      )}
      <Skeleton height="48px" radius="m" />
      <Questions>
        <Question question="A question?">Its answer.</Question>
      </Questions>
    </Part>
  );
}

function Lists() {
  const [page, setPage] = useState(3);
  const columns = [
    { key: 'name', label: 'Name', isSortable: true, cell: ({ name }: (typeof ROWS)[0]) => name },
    { key: 'count', label: 'Count', isNumeric: true, cell: ({ count }: (typeof ROWS)[0]) => count },
    { key: 'at', label: 'Time', isTime: true, cell: ({ at }: (typeof ROWS)[0]) => at },
  ];
  return (
    <Part title="Lists">
      {[false, true].map((isDense) => (
        <Table
          key={String(isDense)}
          label={isDense ? 'Dense table that is busy' : 'Table'}
          columns={columns}
          rows={ROWS}
          rowKey={({ name }) => name}
          sort={{ by: 'name', direction: 'asc' }}
          onSort={noop}
          isDense={isDense}
          isBusy={isDense}
        />
      ))}
      <Pagination page={page} pages={9} onPage={setPage} />
    </Part>
  );
}
