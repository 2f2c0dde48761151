import { answerAtEdge, type EdgeFiles, encodedPath } from './edge-answer';

/** What Netlify tells an edge function. */
interface EdgeContext {
  /** The response of whatever comes after the function: redirects, then files. */
  next(request: Request, options: { sendConditionalRequest: boolean }): Promise<Response>;
}

/** The edge function that answers every request of a site but those of the API. */
export function netlifyEdge(headers: EdgeFiles['headers']) {
  return (request: Request, context: EdgeContext): Promise<Response> => {
    const ask = (file: string) => {
      // A folder answers its index.html whether or not "pretty URLs" are on.
      const at = encodedPath(file).replace(/\/index\.html$/, '/');
      const asked = new Request(new URL(at, request.url), request);
      return context.next(asked, { sendConditionalRequest: true });
    };
    return answerAtEdge(request, { ask, headers });
  };
}
