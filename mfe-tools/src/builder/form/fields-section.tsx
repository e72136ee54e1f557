import { Plus } from 'lucide-react';
import { memo } from 'react';
import { Button } from '@portico/ui';
import { RULES } from '@portico/contracts/rules/pack/message-limits';
import { emptyField } from '../../embed-code/embed.ts';
import type { EmbedField } from '../../embed-code/embed.ts';
import { useBuilder } from './builder-context.ts';
import { CheckField } from './check-field.tsx';
import { addTo } from '../drafts/draft.ts';
import type { Keyed } from '../drafts/draft.ts';
import type { Issues } from './section-props.ts';
import { ItemList } from './item-list.tsx';
import { TextField } from './text-field.tsx';

interface FieldsSectionProps {
  fields: readonly Keyed<EmbedField>[];
  issues: Issues;
}

/** Up to 25 fields. */
export const FieldsSection = memo(function FieldsSection({ fields, issues }: FieldsSectionProps) {
  const { edit } = useBuilder();
  return (
    <>
      <ItemList
        list="fields"
        noun="Field"
        items={fields}
        renderItem={(field, index) => <FieldItem field={field} index={index} issues={issues} />}
      />
      <Button
        variant="secondary"
        size="s"
        disabled={fields.length >= RULES.fields.most}
        onClick={() => edit((draft) => addTo(draft, 'fields', emptyField))}
      >
        <Plus size={16} aria-hidden="true" /> Add Field
      </Button>
    </>
  );
});

interface FieldItemProps {
  field: Keyed<EmbedField>;
  index: number;
  issues: Issues;
}

function FieldItem({ field: { name, value, inline }, index, issues }: FieldItemProps) {
  const path = `fields.${index}`;
  return (
    <>
      <TextField
        path={`${path}.name`}
        label="Name"
        value={name}
        limit={RULES.fieldName.most}
        tools="line"
        issue={issues.get(`${path}.name`)}
      />
      <TextField
        path={`${path}.value`}
        label="Value"
        rows={2}
        value={value}
        limit={RULES.fieldValue.most}
        tools="line"
        issue={issues.get(`${path}.value`)}
      />
      <CheckField path={`${path}.inline`} label="Inline (next to other fields)" value={inline} />
    </>
  );
}
