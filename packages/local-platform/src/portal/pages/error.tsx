import { ADDRESSES } from '../addresses.ts';

/** What is wrong, and the way back. */
export function ErrorPage({ message }: { readonly message: string }) {
  return (
    <>
      <p>{message}</p>
      <p>
        <a href={ADDRESSES.start.url}>Back to Start</a>
      </p>
    </>
  );
}
