import type { Inline, Mark } from './tokens.ts';

/** Delimiter of a mark. */
type Sign = '**' | '*' | '__' | '_' | '~~' | '||';

const MARKS: Readonly<Record<Sign, Mark>> = {
  '**': 'bold',
  '*': 'italic',
  __: 'underline',
  _: 'italic',
  '~~': 'strike',
  '||': 'spoiler',
};

interface Frame {
  /** Undefined for the root frame. */
  sign?: Sign;
  children: Inline[];
  /** Text that is not in a token yet. */
  letters: string;
}

/**
 * Builds the tree of marks while a text is read from left to right. Each delimiter is open at most
 * once, so the stack has at most six frames, and closing one needs no search.
 */
export class MarkStack {
  private readonly frames: Frame[] = [{ children: [], letters: '' }];

  /** Adds letters. */
  text(letters: string) {
    this.top.letters += letters;
  }

  /** Adds a finished token. */
  push(token: Inline) {
    flush(this.top);
    this.top.children.push(token);
  }

  /**
   * Processes a run of a mark's letter: closes open marks, opens new ones, keeps the rest as text.
   * @param before the letter before the run, empty at the beginning
   * @param after the letter after the run, empty at the end
   */
  run(letter: string, length: number, before: string, after: string) {
    if (letter === '|' && length >= 5 && !this.isOpen('||')) {
      // `|||||`: the shortest spoiler has one letter.
      this.push({ kind: 'mark', mark: 'spoiler', children: [{ kind: 'text', text: '|' }] });
      this.text('|'.repeat(length - 5));
      return;
    }
    const single = letter === '*' || letter === '_' ? letter : undefined;
    const double = (letter + letter) as Sign;
    let left = length;
    // `**a *b***`: the inner mark closes first.
    if (single && left >= 3 && this.isTop(single) && this.tryClose(single, before, after))
      left -= 1;
    if (left >= 2 && this.tryClose(double, before, after)) left -= 2;
    if (single && left === 1 && this.tryClose(single, before, after)) left -= 1;
    if (left >= 4) {
      this.text(letter.repeat(left));
      return;
    }
    if (left >= 2 && after !== '' && !this.isOpen(double)) {
      this.open(double);
      left -= 2;
    }
    // A text in underscores contains no other single underscore: the later one opens anew.
    if (single === '_' && left === 1 && this.isTop('_') && !isEmptyFrame(this.top)) this.flatten();
    if (single && left === 1 && !this.isOpen(single) && mayOpen(single, after)) {
      this.open(single);
      left -= 1;
    }
    this.text(letter.repeat(left));
  }

  /** Ends the text: delimiters that are still open become text. */
  end(): Inline[] {
    while (this.frames.length > 1) this.flatten();
    flush(this.top);
    return this.top.children;
  }

  /** Whether a delimiter waits for its counterpart. */
  get hasOpen(): boolean {
    return this.frames.length > 1;
  }

  private get top(): Frame {
    return this.frames[this.frames.length - 1] as Frame;
  }

  private isTop(sign: string): boolean {
    return this.top.sign === sign;
  }

  private isOpen(sign: string): boolean {
    return this.frames.some((frame) => frame.sign === sign);
  }

  private open(sign: Sign) {
    flush(this.top);
    this.frames.push({ sign, children: [], letters: '' });
  }

  private tryClose(sign: string, before: string, after: string): boolean {
    if (!this.isOpen(sign) || !mayClose(sign, before, after)) return false;
    if (this.isTop(sign) && isEmptyFrame(this.top)) return false;
    while (!this.isTop(sign)) this.flatten();
    const frame = this.frames.pop() as Frame;
    flush(frame);
    this.push({ kind: 'mark', mark: MARKS[sign as Sign], children: frame.children });
    return true;
  }

  /** Removes the top frame and turns its delimiter into text. */
  private flatten() {
    const frame = this.frames.pop() as Frame;
    flush(frame);
    this.text(frame.sign ?? '');
    const [first, ...rest] = frame.children;
    if (first?.kind === 'text') this.text(first.text);
    else if (first) this.push(first);
    for (const child of rest) {
      if (child.kind === 'text') this.text(child.text);
      else this.push(child);
    }
  }
}

function flush(frame: Frame) {
  if (frame.letters === '') return;
  frame.children.push({ kind: 'text', text: frame.letters });
  frame.letters = '';
}

const isWord = (letter: string) => /[\p{L}\p{N}_]/u.test(letter);
const isBlank = (letter: string) => letter === '' || /\s/.test(letter);

const isEmptyFrame = ({ letters, children }: Frame) => letters === '' && children.length === 0;

/** A star opens before a letter that is no blank, an underscore before any. */
function mayOpen(sign: string, after: string): boolean {
  return sign === '*' ? !isBlank(after) : after !== '';
}

function mayClose(sign: string, before: string, after: string): boolean {
  if (sign === '*') return !isBlank(before);
  return sign === '_' ? !isWord(after) : true;
}
