/** Copies the text of an element, or the value of a field. The script shows it: without one, nothing would happen. @param of id of the element */
export function CopyButton({ of }: { readonly of: string }) {
  return (
    <button type="button" data-copy={`#${of}`} hidden>
      Copy
    </button>
  );
}
