type Field = HTMLInputElement | HTMLTextAreaElement;

/** Styles that decide where a letter is. */
const COPIED = [
  'boxSizing',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
  'borderTopWidth',
  'borderRightWidth',
  'borderBottomWidth',
  'borderLeftWidth',
  'borderStyle',
  'font',
  'letterSpacing',
  'lineHeight',
  'wordSpacing',
  'tabSize',
] as const;

/** A line of a field, in pixels from the upper left corner of the field. */
export interface CaretPlace {
  left: number;
  top: number;
  bottom: number;
}

/** The place of a letter. Lays a copy of the text out, so it is not for every key. */
export function caretPlace(field: Field, index: number): CaretPlace {
  const styles = getComputedStyle(field);
  const copy = document.createElement('div');
  for (const name of COPIED) copy.style[name] = styles[name];
  const isArea = field instanceof HTMLTextAreaElement;
  Object.assign(copy.style, {
    position: 'absolute',
    visibility: 'hidden',
    width: `${field.offsetWidth}px`,
    whiteSpace: isArea ? 'pre-wrap' : 'pre',
    overflowWrap: 'break-word',
  });
  copy.textContent = field.value.slice(0, index);
  const mark = document.createElement('span');
  mark.textContent = '\u200b';
  copy.append(mark);
  field.after(copy);
  const { offsetLeft, offsetTop, offsetHeight } = mark;
  copy.remove();
  const top = offsetTop - field.scrollTop;
  return { left: offsetLeft - field.scrollLeft, top, bottom: top + offsetHeight };
}
