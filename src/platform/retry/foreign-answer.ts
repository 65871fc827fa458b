import { statusClass } from '../../shared/http-status.ts';
import { safeQuote } from '../../shared/text/safe-text.ts';
import { asObject, isJson, parseObject } from '../../shared/json-object.ts';
import type { HttpReply } from '../transport/exchange.ts';

/** The most that is looked at of a page, and that is quoted, in characters. */
const MAX_LOOKED_AT = 8192;
const MAX_QUOTED = 300;
/** The most that is shown of a header. */
const MAX_HEADER = 120;

/** Headers that tell who answered. */
const WHO = ['Server', 'Via'] as const;

/**
 * Headers by which the support of an edge finds the request: each with its source. What only some requests have, or only
 * an app sets, is not here.
 */
const REQUEST_IDS = [
  'CF-RAY', // developers.cloudflare.com/fundamentals/reference/http-headers
  'X-Amz-Cf-Id', // docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/standard-logs-reference.html, x-edge-request-id
  'X-Amzn-RequestId', // docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-documenting-api.html; S3: x-amz-request-id
  'X-Amz-Request-Id',
  'Akamai-GRN', // techdocs.akamai.com/property-mgr/reference, globalRequestNumber
  'X-Azure-Ref', // learn.microsoft.com/azure/frontdoor/front-door-http-headers-protocol
  'X-Served-By', // fastly.com/documentation/reference/http/http-headers/X-Served-By, X-Varnish
  'X-Varnish',
  'X-Iinfo', // http.dev/x-iinfo, of Imperva
  'X-Vercel-Id', // vercel.com/docs/headers/response-headers
  'X-Nf-Request-Id', // answers.netlify.com/t/4385
  'Fly-Request-Id', // community.fly.io: the ID of its proxy
  'X-GitHub-Request-Id', // docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api
  'X-Request-Id', // envoyproxy.io/docs, x-request-id; devcenter.heroku.com/articles/http-request-id
  'X-Correlation-Id',
] as const;

/**
 * What a refusal says that is not in the API's form, as sentences that are safe to print: its own words, and who may have
 * said them. Nothing follows from it for credentials. None where it says nothing, and refuses no credentials.
 */
export function describeForeignAnswer(reply: HttpReply): string[] {
  const words = quoteOf(reply);
  const who = shown([...WHO, ...REQUEST_IDS], reply);
  if (words === '' && who.length === 0 && statusClass(reply.status) !== 'refused') return [];
  const from = who.length === 0 ? '' : ` (${who.join(', ')})`;
  return [
    ...(words === '' ? [] : [`It says "${words}".`]),
    `The answer is not in the API's form; it may come from something before it${from}.`,
  ];
}

/**
 * The same of a success that is not what was asked for, as a clause: `"Sign in", Server: Zscaler/6.2`. Empty where it has
 * no words for people, as JSON of another shape. The same for each attempt, so without the ID of the request.
 */
export function describeForeignPage(reply: Pick<HttpReply, 'text' | 'headers'>): string {
  const body = parseObject(reply.text);
  const hasWords =
    body === undefined ? !isJson(reply.text) && /^\s*[^\s[{]/.test(reply.text) : wordsIn(body) !== undefined;
  if (!hasWords) return '';
  const words = quoteOf(reply);
  return [...(words === '' ? [] : [`"${words}"`]), ...shown(WHO, reply)].join(', ');
}

function quoteOf({ text, headers }: Pick<HttpReply, 'text' | 'headers'>): string {
  return safeQuote(onOneLine(quotable(text, headers['content-type'] ?? '')), MAX_QUOTED);
}

function shown(names: readonly string[], { headers }: Pick<HttpReply, 'headers'>): string[] {
  return names.flatMap((name) => {
    const value = headers[name.toLowerCase()];
    return value === undefined || value === '' ? [] : [`${name}: ${safeQuote(onOneLine(value), MAX_HEADER)}`];
  });
}

/** The words of a body; empty for what is not text. */
function quotable(whole: string, type: string): string {
  const text = whole.slice(0, MAX_LOOKED_AT);
  const body = parseObject(whole);
  if (body !== undefined) return wordsIn(body) ?? (Object.keys(body).length === 0 ? '' : text);
  // What is not UTF-8 has been decoded to U+FFFD, and NUL is in no text.
  if (/\0|\uFFFD{3}/.test(text) || /^(?:image|audio|video|font)\//.test(type)) return '';
  if (!/html|xml/i.test(type) && !/^\s*</.test(text)) return text;
  const [, title = ''] = /<title\b[^>]{0,200}>([^<]{0,1000})/i.exec(text) ?? [];
  return title.trim() === '' ? text.replace(/<(script|style)\b[^]*?<\/\1>|<[^>]*>/gi, ' ') : title;
}

/** What the errors of others say: problem details (RFC 9457), `{"error": {"message"}}`, `{"error": "text"}` and mixtures. */
export function wordsIn(body: Readonly<Record<string, unknown>>): string | undefined {
  const { error, title, detail, message, error_description: description } = body;
  const inner = asObject(error)?.['message'] ?? error;
  const words = [title, detail, inner, message, description].filter(
    (part, index, all): part is string => typeof part === 'string' && part !== '' && all.indexOf(part) === index,
  );
  return words.length === 0 ? undefined : words.join(': ');
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
