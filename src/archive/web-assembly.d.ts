/** What is used of WebAssembly. Node's types leave it to those of browsers, which have much that Node has not. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
};
