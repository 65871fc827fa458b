import { CopyButton } from './copy-button.tsx';

interface CopyFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

/** A value to copy: the Tab key selects all of it. The script of the portal shows the button. */
export function CopyField({ id, label, value }: CopyFieldProps) {
  return (
    <div class="copy">
      <label class="field">
        <span>{label}</span>
        <input id={id} readOnly value={value} autocomplete="off" spellcheck={false} />
      </label>
      <CopyButton of={id} />
    </div>
  );
}
