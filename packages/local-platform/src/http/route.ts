import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TObject } from 'typebox';
import { Problems } from '../errors/problems.ts';
import { checkQuery, checkValue } from '../schemas/types/check.ts';
import type { AnswerOf, BodyOf, Contract, ParamName, QueryOf } from '../schemas/contract.ts';

/** What a route does beyond its schemas. */
interface Implementation<C extends Contract, Found> {
  /**
   * Looks up what the path names. Comes before the body, so that a client which waits for `100 Continue` is refused
   * before it sends one; nothing but the path is checked yet.
   */
  readonly find?: (request: FastifyRequest, params: Readonly<Record<ParamName<C>, string>>) => Found;
  /** Adds problems that no schema can find in a body, whatever the body is. */
  readonly check?: (body: unknown, found: Found, problems: Problems) => void;
  /** Does it. @returns the body of the answer */
  readonly handle: (call: Call<C, Found>) => AnswerOf<C> | Promise<AnswerOf<C>>;
}

/** A request that is usable. */
interface Call<C extends Contract, Found> {
  readonly request: FastifyRequest;
  readonly found: Found;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
}

/** An endpoint and what it does, for the web framework. */
export interface Route {
  readonly contract: Contract;
  readonly find: (request: FastifyRequest) => void;
  /**
   * @param parameters those of the query that are known
   * @throws Refusal 400 naming everything that is wrong with query and body
   */
  readonly handle: (request: FastifyRequest, reply: FastifyReply, parameters: TObject) => Promise<unknown>;
}

/** Routes by the kind of body that they read. */
export interface Routes {
  readonly json: readonly Route[];
  /** multipart/form-data, as a stream. */
  readonly form: readonly Route[];
  /** Whatever body comes is thrown away. */
  readonly bodiless: readonly Route[];
}

/** Ties an endpoint to what it does; the types follow from its schemas. */
export function route<const C extends Contract, Found = undefined>(
  contract: C,
  { find, check, handle }: Implementation<C, Found>,
): Route {
  const lookUp = (request: FastifyRequest) => find?.(request, request.params as Record<ParamName<C>, string>) as Found;
  return {
    contract,
    find: (request) => void lookUp(request),
    handle: async (request, reply, parameters) => {
      // Once more: it may have been deleted while the body came.
      const found = lookUp(request);
      const problems = new Problems();
      const { body } = request;
      const query = checkQuery(parameters, request.query, problems);
      if (contract.body !== undefined && !(contract.bodyOptional === true && body === undefined)) {
        checkValue(contract.body, body, '', problems);
        check?.(body, found, problems);
      }
      problems.refuse();
      reply.code(contract.answer.status ?? 200);
      return await handle({ request, found, query: query as QueryOf<C>, body: body as BodyOf<C> });
    },
  };
}
