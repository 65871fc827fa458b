import type { FastifyRequest } from 'fastify';
import { namesLoopback, onlyLoopback } from '../errors/loopback-only.ts';
import { Refusal } from '../errors/refusal.ts';

/** Answers to loopback names only. @throws Refusal 421 */
export function checkHost({ raw }: FastifyRequest): void {
  if (!namesLoopback(raw)) throw new Refusal(421, 'not_loopback', onlyLoopback(raw));
}
