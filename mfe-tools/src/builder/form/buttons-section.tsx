import { Plus } from 'lucide-react';
import { memo } from 'react';
import { Button } from '@portico/ui';
import { styled } from 'styled-components';
import { RULES } from '@portico/contracts/rules/pack/message-limits';
import { BUTTON_STYLES, emptyButton } from '../../embed-code/embed.ts';
import type { EmbedButton } from '../../embed-code/embed.ts';
import { useBuilder } from './builder-context.ts';
import { addTo } from '../drafts/draft.ts';
import type { Keyed } from '../drafts/draft.ts';
import type { Issues } from './section-props.ts';
import { Input } from '../ui/inputs.styles.ts';
import { ItemList } from './item-list.tsx';
import { TextField } from './text-field.tsx';

const Pair = styled.div`
  display: grid;
  gap: var(--space-3);

  @media (min-width: 480px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

const StyleLabel = styled.label`
  display: grid;
  align-content: start;
  gap: 6px;
  font-size: var(--text-3);
  font-weight: 600;

  select {
    font-weight: 400;
    font-size: var(--text-5);
  }
`;

interface ButtonsSectionProps {
  buttons: readonly Keyed<EmbedButton>[];
  issues: Issues;
}

/** Up to 5 buttons below the embed. */
export const ButtonsSection = memo(function ButtonsSection(props: ButtonsSectionProps) {
  const { buttons, issues } = props;
  const { edit } = useBuilder();
  return (
    <>
      <ItemList
        list="buttons"
        noun="Button"
        items={buttons}
        renderItem={(button, index) => <ButtonItem button={button} index={index} issues={issues} />}
      />
      <Button
        variant="secondary"
        size="s"
        disabled={buttons.length >= RULES.buttons.most}
        onClick={() => edit((draft) => addTo(draft, 'buttons', emptyButton))}
      >
        <Plus size={16} aria-hidden="true" /> Add Button
      </Button>
    </>
  );
});

interface ButtonItemProps {
  button: Keyed<EmbedButton>;
  index: number;
  issues: Issues;
}

const NAMES = { primary: 'Primary', secondary: 'Secondary', success: 'Success', danger: 'Danger' };

function ButtonItem({ button: { label, style, url, emoji }, index, issues }: ButtonItemProps) {
  const { change } = useBuilder();
  const path = `buttons.${index}`;
  return (
    <>
      <Pair>
        <TextField
          path={`${path}.label`}
          label="Label"
          value={label}
          limit={RULES.buttonLabel.most}
          issue={issues.get(`${path}.label`)}
        />
        <StyleLabel>
          Style
          <Input
            as="select"
            name={`${path}.style`}
            value={style}
            onChange={(event) => change(`${path}.style`, event.currentTarget.value)}
          >
            {BUTTON_STYLES.map((option) => (
              <option key={option} value={option}>
                {NAMES[option]}
              </option>
            ))}
          </Input>
        </StyleLabel>
      </Pair>
      <TextField
        path={`${path}.url`}
        label="URL (makes it a link)"
        value={url}
        placeholder="https://"
        tools="address"
        issue={issues.get(`${path}.url`)}
      />
      <TextField
        path={`${path}.emoji`}
        label="Emoji"
        value={emoji}
        placeholder="<:name:id>"
        issue={issues.get(`${path}.emoji`)}
      />
    </>
  );
}
