/** In a list of facts: where the site is, where there is one. */
export function SiteFact({ url }: { readonly url: string | undefined }) {
  if (url === undefined) return null;
  return (
    <>
      <dt>Address</dt>
      <dd>
        <SiteLink url={url} />
      </dd>
    </>
  );
}

/** A link to a site, which is on another origin. What is not an http address is shown as text. */
export function SiteLink({ url }: { readonly url: string }) {
  const isHttp = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  return isHttp ? (
    <a href={url} rel="noreferrer">
      {url}
    </a>
  ) : (
    <span>{url}</span>
  );
}
