/**
 * Sends like `fetch` and reports upload progress in per cent, which `fetch` cannot. A separate
 * chunk, because only file uploads need it.
 */
export function uploading(onProgress: (percent: number) => void): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { method, url, headers, signal } = request;
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      const sender = new XMLHttpRequest();
      sender.open(method, url);
      headers.forEach((value, name) => {
        sender.setRequestHeader(name, value);
      });
      sender.responseType = 'blob';
      sender.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(Math.round((loaded / total) * 100));
      };
      sender.onload = () => resolve(answerOf(sender));
      // The same error as fetch.
      sender.onerror = () => reject(new TypeError('Failed to fetch'));
      sender.onabort = () => reject(signal.reason);
      signal.addEventListener('abort', () => sender.abort());
      sender.send(body);
    });
  };
}

function answerOf(sender: XMLHttpRequest): Response {
  const lines = sender.getAllResponseHeaders().split('\r\n').filter(Boolean);
  const headers = new Headers();
  for (const line of lines) {
    const end = line.indexOf(':');
    headers.append(line.slice(0, end), line.slice(end + 1).trim());
  }
  const { status } = sender;
  return new Response(status === 204 ? null : sender.response, { status, headers });
}
