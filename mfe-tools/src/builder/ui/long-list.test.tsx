import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Findings } from '../form/findings.tsx';
import { ReportPanel } from '../code/report-panel.tsx';

const COUNT = 4_989;
const listed = () => screen.getAllByRole('listitem').length;

describe('a long list', () => {
  it('of changes of an import is shown in bounded amounts', async () => {
    const user = userEvent.setup();
    const notes = Array.from({ length: COUNT }, (_, index) => ({
      kind: 'dropped' as const,
      where: 'Unknown part',
      message: `Note ${index}`,
    }));
    render(<ReportPanel notes={notes} onClose={() => undefined} />);
    expect(screen.getByText('Imported with 4,989 changes')).toBeVisible();
    expect(listed()).toBe(50);
    expect(screen.getByText(/^and 4,939 more/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show 200 more' }));
    expect(listed()).toBe(250);
    expect(screen.getByText(/^and 4,739 more/)).toBeVisible();
  });

  it('of findings is shown in bounded amounts, to its end', async () => {
    const user = userEvent.setup();
    const findings = Array.from({ length: 60 }, (_, index) => ({
      level: 'note' as const,
      path: 'description',
      message: `Finding ${index}`,
    }));
    render(<Findings findings={findings} onShow={() => undefined} />);
    expect(listed()).toBe(50);
    await user.click(screen.getByRole('button', { name: 'Show 10 more' }));
    expect(listed()).toBe(60);
    expect(screen.queryByText(/more/)).not.toBeInTheDocument();
  });
});
