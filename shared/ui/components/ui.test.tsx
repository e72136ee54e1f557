import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SdkTestProvider } from '@portico/sdk/testing';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';
import { Skeleton, Spinner } from './loading.tsx';
import { EmptyState, ErrorPanel } from './panels.tsx';
import { Pagination } from './pagination.tsx';
import { Question, Questions } from './questions.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { Heading } from './typography.tsx';

const show = (element: React.ReactNode) => render(element, { wrapper: SdkTestProvider });

describe('Button', () => {
  it('does not submit its form', async () => {
    const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
    show(
      <form onSubmit={submit}>
        <Button>Act</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Act' }));
    expect(submit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(submit).toHaveBeenCalledTimes(1);
  });
});

describe('ButtonLink', () => {
  it('leads to internal paths by the router and to other addresses by document loads', () => {
    show(
      <>
        <ButtonLink to="/commands">Commands</ButtonLink>
        <ButtonLink to="https://discord.gg/juno" newTab>
          Join Discord Server
        </ButtonLink>
      </>,
    );
    expect(screen.getByRole('link', { name: 'Commands' })).toHaveAttribute('href', '/commands');
    const outside = screen.getByRole('link', { name: 'Join Discord Server' });
    expect(outside).toHaveAttribute('href', 'https://discord.gg/juno');
    expect(outside).toHaveAttribute('target', '_blank');
    expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

describe('Questions', () => {
  it('unfolds each answer below its question', () => {
    show(
      <Questions>
        <Question question="What does it cost?">Once</Question>
        <Question question="Who helps?">
          <a href="/contact">We do</a>
        </Question>
      </Questions>,
    );
    const groups = screen.getAllByRole('group');
    expect(groups.map((group) => group.textContent)).toEqual([
      'What does it cost?Once',
      'Who helps?We do',
    ]);
    for (const group of groups) expect(group).not.toHaveAttribute('open');
  });
});

describe('SegmentedControl', () => {
  const options = [
    { value: '24h', label: '24h' },
    { value: 'all', label: 'All' },
  ];

  it('exposes which button is pressed and reports another', async () => {
    const change = jest.fn();
    show(<SegmentedControl label="Range" options={options} value="24h" onChange={change} />);
    expect(screen.getByRole('group', { name: 'Range' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '24h', pressed: true })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'All', pressed: false }));
    expect(change).toHaveBeenCalledWith('all');
  });
});

/** A form whose buttons are off while it works, or after the last page. */
function Working({ onPress, onSubmit }: { onPress: () => void; onSubmit: () => void }) {
  const [isWorking, setWorking] = useState(false);
  const begin = () => {
    onPress();
    setWorking(true);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        setWorking(true);
      }}
    >
      <Button disabled={isWorking} onClick={begin}>
        Verify
      </Button>
      <Button type="submit" disabled={isWorking}>
        Send
      </Button>
      <SegmentedControl
        label="Range"
        options={[
          { value: '24h', label: '24h' },
          { value: 'all', label: 'All' },
        ]}
        value="24h"
        onChange={begin}
        disabled={isWorking}
      />
      <Pagination page={isWorking ? 2 : 1} pages={2} onPage={begin} />
      <button type="button" onClick={() => setWorking(false)}>
        Done
      </button>
    </form>
  );
}

describe('a button that is off while its work is done', () => {
  it.each(['Verify', 'Send', 'All', 'Next'])(
    '%s keeps the focus of the keyboard and ignores presses',
    async (name) => {
      const [press, submit] = [jest.fn(), jest.fn()];
      show(<Working onPress={press} onSubmit={submit} />);
      const button = screen.getByRole('button', { name });
      button.focus();
      await userEvent.keyboard('{Enter}');
      expect(button).toHaveFocus();
      expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.keyboard('{Enter} ');
      await userEvent.click(button);
      expect(press.mock.calls.length + submit.mock.calls.length).toBe(1);
      await userEvent.click(screen.getByRole('button', { name: 'Done' }));
      expect(button).not.toHaveAttribute('aria-disabled');
      await userEvent.click(button);
      expect(press.mock.calls.length + submit.mock.calls.length).toBe(2);
    },
  );
});

describe('ErrorPanel and EmptyState', () => {
  it('announce an error with its message and actions', () => {
    show(
      <ErrorPanel
        title="Error"
        message="Unable to fetch status"
        detail="HTTP error 500: "
        actions={<Button>Try Again</Button>}
      />,
    );
    const panel = screen.getByRole('alert');
    expect(panel).toHaveTextContent('ErrorUnable to fetch statusHTTP error 500: Try Again');
    expect(screen.getByRole('heading', { name: 'Error' })).toBeInTheDocument();
  });

  it('leave the focus in the content when the panel gives way to what was asked for', async () => {
    function Page() {
      const [hasFailed, setFailed] = useState(true);
      const retry = <Button onClick={() => setFailed(false)}>Try Again</Button>;
      return (
        <main tabIndex={-1}>
          {hasFailed ? <ErrorPanel title="Error" message="Away" actions={retry} /> : <p>Loaded</p>}
          <a href="/next">Next</a>
        </main>
      );
    }
    show(<Page />);
    screen.getByRole('button', { name: 'Try Again' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Loaded')).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Next' })).toHaveFocus();
  });

  it('do not announce an empty state', () => {
    show(<EmptyState title="No avatars found." />);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('No avatars found.')).toBeInTheDocument();
  });
});

describe('Spinner and Skeleton', () => {
  it('announce the spinner, and hide the skeleton from screen readers', () => {
    const { container } = show(
      <>
        <Spinner label="Loading status" />
        <Skeleton width="200px" height="2rem" />
      </>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Loading status');
    expect(container.lastElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelector('[style]')).toBeNull();
  });
});

describe('Heading', () => {
  it('has its level in the outline regardless of its size', () => {
    show(
      <Heading level={1} size="s">
        Status
      </Heading>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Status' })).toBeInTheDocument();
  });
});
