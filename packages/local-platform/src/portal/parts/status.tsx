/** Status of an answer, in the colour of its class. @param status null where there was no answer */
export function StatusLabel({ status }: { readonly status: number | null }) {
  const kind = status === null || status >= 400 ? ' error' : status < 300 ? ' success' : '';
  return <span class={`state${kind}`}>{status ?? 'no answer'}</span>;
}
