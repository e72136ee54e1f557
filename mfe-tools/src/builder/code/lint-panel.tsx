import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { lazy, memo, Suspense } from 'react';
import { styled } from 'styled-components';
import { RULES } from '@portico/contracts/rules/message-limits';
import type { Finding } from '../../embed-code/lint.ts';
import type { Path } from '../../embed-code/places.ts';
import { chunks } from '../form/lazy-chunks.ts';

const Findings = lazy(() => chunks.findings().then((module) => ({ default: module.Findings })));

const Box = styled.section`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface);
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
`;

const Question = styled.h2`
  margin: 0;
  font-size: var(--text-5);
  font-weight: 600;
`;

const Answer = styled.p<{ $tone: 'success' | 'warning' | 'danger' }>`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  margin: 0;
  color: var(--color-${(props) => props.$tone});
  font-weight: 600;
`;

const Total = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: center;
  color: var(--color-text-muted);
  font-size: var(--text-2);
  font-variant-numeric: tabular-nums;
`;

const Bar = styled.div`
  height: 6px;
  border-radius: 3px;
  background: var(--color-bg-sunken);
  overflow: hidden;
  /* Only its colors show it. */
  forced-color-adjust: none;

  div {
    height: 100%;
    border-radius: 3px;
  }
`;

interface LintPanelProps {
  findings: readonly Finding[];
  total: number;
  /** The embed is empty, so there is nothing to lint. */
  isUntouched: boolean;
  /** Focuses the input of a finding. */
  onShow: (path: Path) => void;
}

/** Shows whether the bot and Discord will accept the embed, with the findings. */
export const LintPanel = memo(function LintPanel(props: LintPanelProps) {
  const { findings, total, isUntouched, onShow } = props;
  const hasError = findings.some(({ level }) => level === 'error');
  const hasRisk = findings.some(({ level }) => level === 'risk');
  const tone = hasError ? 'danger' : hasRisk ? 'warning' : 'success';
  const Icon = hasError ? CircleX : hasRisk ? TriangleAlert : CircleCheck;
  return (
    <Box aria-labelledby="lint-question">
      <Top>
        <Question id="lint-question">Compatibility</Question>
        {!isUntouched && (
          <Answer $tone={tone} role="status">
            <Icon size={18} aria-hidden="true" />
            <span>
              {hasError
                ? 'Not compatible yet'
                : hasRisk
                  ? 'Compatible with most bots'
                  : 'Compatible'}
            </span>
          </Answer>
        )}
      </Top>
      <Total>
        <Bar aria-hidden="true">
          <div
            style={{
              width: `${Math.min(100, (total / RULES.total.most) * 100)}%`,
              background: total > RULES.total.most ? 'var(--color-danger)' : 'var(--color-accent)',
            }}
          />
        </Bar>
        <span>{`${total} / ${RULES.total.most} characters`}</span>
      </Total>
      {!isUntouched && findings.length > 0 && (
        <Suspense>
          <Findings findings={findings} onShow={onShow} />
        </Suspense>
      )}
    </Box>
  );
});
