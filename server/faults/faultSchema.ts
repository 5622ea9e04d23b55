/** An error report that a page sends. It does not identify the visitor. */
export interface Fault {
  /** The error's own name: "TypeError". */
  name: string;
  message: string;
  /** The place that caught it: 'route', 'product', 'window', 'promise', 'call'. */
  where: string;
  /** The address below the origin, without its query. */
  path: string;
  /** The stack of the script, without the message. */
  stack?: string;
  /** React's component stack. */
  components?: string;
  /** For a failed call: its endpoint, its status (0 when no answer came) and the service's request id. */
  call?: string;
  status?: number;
  requestId?: string;
  /** The app's version, and its environment. */
  release: string;
  environment: string;
}

/** An error report with the time at which it arrived, as ISO 8601. */
export interface StoredFault extends Fault {
  time: string;
}

const text = (maxLength: number) => ({ type: 'string', maxLength });

/** JSON Schema of a Fault. */
export const FAULT_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'message', 'where', 'path', 'release', 'environment'],
  properties: {
    name: text(100),
    message: text(500),
    where: text(40),
    path: text(300),
    stack: text(4000),
    components: text(2000),
    call: text(100),
    status: { type: 'integer', minimum: 0, maximum: 599 },
    requestId: text(100),
    release: text(40),
    environment: text(40),
  },
};
