import type { FastifyReply } from 'fastify';
import type { Fault, Malformed } from '../schemas/faults.ts';
import { buffered } from '../http/payload.ts';
import { errorBody } from '../errors/refusal.ts';

const PAGE =
  '<!doctype html>\n<html><head><title>Sign in</title></head><body><h1>Sign in to continue</h1></body></html>\n';

/** Sets status and headers of a faulty answer, and returns its body. `payload` is what the platform would have sent. */
export async function faultyBody(fault: Fault, reply: FastifyReply, payload: unknown): Promise<string | Buffer> {
  const original = await buffered(payload);
  if (fault.status !== undefined) reply.code(fault.status);
  reply.removeHeader('content-length');
  if (fault.malformed === 'html') reply.type('text/html; charset=utf-8');
  else if (typeof fault.body !== 'string') reply.type('application/json; charset=utf-8');
  reply.headers(fault.headers ?? {});
  if (fault.malformed !== undefined) return malformedBody(fault.malformed, original);
  if (typeof fault.body === 'string') return fault.body;
  if (fault.body !== undefined) return JSON.stringify(fault.body);
  if (fault.status === undefined || fault.status < 400) return original;
  return JSON.stringify(
    errorBody(fault.status, 'fault', `The local platform was told to answer ${fault.status} here.`),
  );
}

function malformedBody(kind: Malformed, original: Buffer): string | Buffer {
  switch (kind) {
    case 'html':
      return PAGE;
    case 'truncated-json':
      return original.length > 1 ? original.subarray(0, original.length / 2) : '{"name": "acc';
    case 'empty':
      return '';
    case 'empty-object':
      return '{}';
    case 'array':
      return '[]';
    case 'null':
      return 'null';
    case 'no-names':
      return JSON.stringify({ metadata: { deployment: '' }, done: false });
    case 'wrong-names':
      return JSON.stringify({
        name: 'operations/../1\n::set-output name=x::y',
        metadata: { build: 17, deployment: '' },
        done: false,
      });
    case 'not-utf8':
      return Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]);
  }
}
