import { type IncomingHttpHeaders, request } from 'node:http';

/** A response, read completely. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** Throws with the text if it is not JSON. */
  json<T = Record<string, unknown>>(): T;
}

/** A client with its own network address and cookies. */
export interface Visitor {
  readonly address: string;
  /** Bearer token of later requests. */
  token?: string;
  ask(
    method: string,
    path: string,
    body?: object | Buffer,
    headers?: Record<string, string>,
  ): Promise<Answer>;
}

let networks = 0;

/** Next loopback address; the server treats each as a separate network. */
export function nextAddress(): string {
  networks += 1;
  return `127.20.${networks >> 8}.${networks & 255}`;
}

/** A visitor of the product on a port. Equal addresses share a network. */
export function visitorOf(port: number, address = nextAddress()): Visitor {
  const cookies = new Map<string, string>();
  const visitor: Visitor = {
    address,
    async ask(method, path, body, more = {}) {
      const isFile = Buffer.isBuffer(body);
      const sent = isFile ? body : body && Buffer.from(JSON.stringify(body));
      const headers = {
        ...(sent && { 'content-length': String(sent.length) }),
        ...(sent && { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
        ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
        ...(visitor.token && { authorization: `Bearer ${visitor.token}` }),
        ...more,
      };
      const answer = await exchange({ port, address, method, path, headers }, sent);
      for (const line of answer.headers['set-cookie'] ?? []) keepCookie(cookies, line);
      return answer;
    },
  };
  return visitor;
}

interface Exchange {
  port: number;
  address: string;
  method: string;
  path: string;
  headers: Record<string, string>;
}

function exchange({ port, address, ...what }: Exchange, body?: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({
      ...what,
      ...{ host: '127.0.0.1', port, localAddress: address, agent: false },
      headers: { host: `localhost:${port}`, ...what.headers },
    });
    let answered = false;
    asked.once('response', (response) => {
      answered = true;
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.once('error', reject);
      response.once('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({
          status,
          headers,
          text,
          json: <T>() => parsed<T>(text, `${what.path} ${status}`),
        });
      });
    });
    // A server that rejects early closes the connection while the body is still being sent.
    asked.on('error', (error) => !answered && reject(error));
    asked.end(body);
  });
}

function parsed<T>(text: string, what: string): T {
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new Error(`${what} answered no JSON: ${text.slice(0, 200)}`);
  }
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';');
  const at = pair.indexOf('=');
  const name = pair.slice(0, at);
  const value = pair.slice(at + 1);
  if (value === '' || /;\s*max-age=0\b/i.test(line)) cookies.delete(name);
  else cookies.set(name, value);
}
