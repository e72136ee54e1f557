import { memo } from 'react';
import type { EmbedField } from '../embed-code/embed.ts';
import { columnsOf } from './columns.ts';
import { MarkedText } from './marked-text.tsx';
import { Markdown } from './markdown.tsx';

interface EmbedFieldsProps {
  fields: readonly EmbedField[];
  isPhone: boolean;
}

/** The grid of fields. */
export const EmbedFields = memo(function EmbedFields({ fields, isPhone }: EmbedFieldsProps) {
  const columns = columnsOf(fields);
  return (
    <div className="fields">
      {fields.map(({ name, value }, index) => (
        <FieldView
          key={index}
          index={index}
          name={name.trim()}
          value={value.trim()}
          column={isPhone ? '1 / 13' : (columns[index] ?? '1 / 13')}
        />
      ))}
    </div>
  );
});

interface FieldViewProps {
  index: number;
  name: string;
  value: string;
  column: string;
}

const FieldView = memo(function FieldView({ index, name, value, column }: FieldViewProps) {
  return (
    <div style={{ gridColumn: column }}>
      {name && (
        <div className="field-name" data-path={`fields.${index}.name`}>
          <MarkedText text={name} place="inline" />
        </div>
      )}
      <div data-path={`fields.${index}.value`}>
        <Markdown text={value} />
      </div>
    </div>
  );
});
