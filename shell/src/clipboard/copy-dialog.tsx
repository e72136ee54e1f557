import { Dialog, TextField } from '@portico/ui';

interface CopyDialogProps {
  text: string;
  onClose: () => void;
}

/** A text in a field, selected. A text of several lines keeps them. */
export function CopyDialog({ text, onClose }: CopyDialogProps) {
  return (
    <Dialog
      title="Copy it yourself"
      about="Your browser did not let this page copy. The text is selected: press Ctrl+C, ⌘C on a Mac, or hold it on a touch screen."
      onClose={onClose}
    >
      <TextField
        label="Text to copy"
        value={text}
        rows={text.includes('\n') ? 8 : undefined}
        onChange={() => undefined}
        readOnly
        data-autofocus=""
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  );
}
