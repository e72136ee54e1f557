import { VisuallyHidden } from '@portico/ui';
import { styled } from 'styled-components';
import { StepMark } from '../ui/step-mark.tsx';

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Step = styled.li<{ $isReached: boolean }>`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  position: relative;
  color: ${(props) => `var(--color-text${props.$isReached ? '' : '-muted'})`};
  font-size: var(--text-3);
  font-weight: 600;
  line-height: 1.4;
  text-align: center;

  /* The way from the step before, which ends at the marks. */
  &:not(:first-child)::before {
    content: '';
    position: absolute;
    top: 15px;
    right: calc(50% + 24px);
    left: calc(-50% + 24px);
    height: 2px;
    background: ${(props) => `var(--color-${props.$isReached ? 'success' : 'text-faint'})`};
  }
`;

interface PurchaseStepsProps {
  /** How many of the three steps are done. */
  done: number;
  /** Servers that the invoice covers. */
  servers: number;
}

/** Where a buyer is on the way from the payment to a license in use. */
export function PurchaseSteps({ done, servers }: PurchaseStepsProps) {
  const titles = ['Pay', servers === 1 ? 'Choose a server' : 'Choose servers', 'License active'];
  return (
    <Steps aria-label="Steps of your purchase">
      {titles.map((title, index) => (
        <Step
          key={title}
          $isReached={index <= done}
          aria-current={index === done ? 'step' : undefined}
        >
          <StepMark number={index + 1} isDone={index < done} isCurrent={index === done} />
          <span>
            {index < done && <VisuallyHidden>Done: </VisuallyHidden>}
            <span>{title}</span>
          </span>
        </Step>
      ))}
    </Steps>
  );
}
