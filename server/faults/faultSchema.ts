/** What a page tells of something that broke for its visitor, without a word of who that was. */
export interface Fault {
  /** The error's own name: "TypeError". */
  name: string;
  message: string;
  /** Where it was met: 'route', 'product', 'window', 'promise', 'call'. */
  where: string;
  /** The address below the origin, without its query. */
  path: string;
  /** Frames of the script, without the message. */
  stack?: string;
  /** The components round the one that broke. */
  components?: string;
  /** Of a failed call its endpoint, its status (0 where no answer came) and the id that the service gave it. */
  call?: string;
  status?: number;
  requestId?: string;
  /** Which version of the app, and where it runs. */
  release: string;
  environment: string;
}

/** A fault with the moment at which it came, as ISO 8601. */
export interface KeptFault extends Fault {
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
