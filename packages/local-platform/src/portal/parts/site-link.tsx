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
