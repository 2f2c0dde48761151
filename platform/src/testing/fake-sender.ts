/** The part of a progress event that `uploading` uses. */
type Progress = Pick<ProgressEvent, 'lengthComputable' | 'loaded' | 'total'>;

/** An `XMLHttpRequest` over `fetch`, a test's wire, that reports 50 % before the answer. */
export function fakeSender(fetch: typeof globalThis.fetch): typeof XMLHttpRequest {
  class FakeSender {
    upload: { onprogress: ((progress: Progress) => void) | null } = { onprogress: null };
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    onabort: (() => void) | null = null;
    responseType = '';
    status = 0;
    response: Blob | null = null;
    readonly #sent = new Headers();
    readonly #gone = new AbortController();
    #answered = new Headers();
    #method = 'GET';
    #url = '';

    open(method: string, url: string): void {
      this.#method = method;
      this.#url = url;
    }

    setRequestHeader(name: string, value: string): void {
      this.#sent.set(name, value);
    }

    getAllResponseHeaders(): string {
      return [...this.#answered].map(([name, value]) => `${name}: ${value}\r\n`).join('');
    }

    abort(): void {
      this.#gone.abort();
      this.onabort?.();
    }

    async send(body: Blob): Promise<void> {
      this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 });
      const how = { method: this.#method, headers: this.#sent, signal: this.#gone.signal, body };
      try {
        const answer = await fetch(this.#url, how);
        this.#answered = answer.headers;
        this.status = answer.status;
        this.response = await answer.blob();
        this.onload?.();
      } catch {
        if (!this.#gone.signal.aborted) this.onerror?.();
      }
    }
  }
  return FakeSender as unknown as typeof XMLHttpRequest;
}
