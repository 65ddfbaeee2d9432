import type { Endpoint } from '@consultancy/validation';

type InputOf<Schema> = Schema extends { _zod: { input: infer Input } } ? Input : never;

type Part<E extends Endpoint, Name extends 'params' | 'query' | 'body'> =
  E[Name] extends NonNullable<E[Name]> ? { [Key in Name]: InputOf<E[Name]> } : unknown;

type Idempotency<E extends Endpoint> = E extends { readonly idempotent: true }
  ? {
      /** The same for every try of the same content, so that it takes effect once. */
      idempotencyKey: string;
    }
  : unknown;

/** Input of an endpoint beyond its description: exactly the parts that it declares. */
export type EndpointInput<E extends Endpoint> = Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'body'> &
  Idempotency<E>;

/** The parsed response of an endpoint. */
export type EndpointResponse<E extends Endpoint> = E['response']['_zod']['output'];

/** Any endpoint whose response is this. */
export type EndpointOf<Response> = Endpoint & {
  readonly response: { readonly _zod: { readonly output: Response } };
};

/** Options of one request. */
export interface RequestOptions {
  /** Aborts the request. */
  signal?: AbortSignal;
}

/** Options of a download. */
export interface DownloadOptions extends RequestOptions {
  /** Called with the bytes received so far. */
  onProgress?: (bytes: number) => void;
}

/** A file that was downloaded. */
export interface DownloadedFile {
  blob: Blob;
  /** The name from the server; null without one. */
  fileName: string | null;
}

/** The typed client: one method for every endpoint of §7. */
export interface Client {
  /**
   * Sends the request and returns its parsed response.
   * @throws ApiError whatever went wrong.
   */
  request<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: RequestOptions,
  ): Promise<EndpointResponse<E>>;
  /**
   * Sends the request and returns its response as a file of one media type.
   * @throws ApiError whatever went wrong.
   */
  download<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    accept: string,
    options?: DownloadOptions,
  ): Promise<DownloadedFile>;
}
