import { arrivedFile, fileInParts } from '../contract';

/** Called with a completed file: the wire's `uploadFile` answers it. */
type Whole = (name: string, text: string) => Promise<Response>;

/** Accepts files sent in parts, as the API does; null for other requests. */
export function fakeParts(whole: Whole) {
  const sent = new Map<string, { name: string; length: number; text: string }>();
  return async (asked: Request): Promise<Response | null> => {
    const { pathname } = new URL(asked.url);
    if (!pathname.startsWith(fileInParts)) return null;
    if (pathname === fileInParts) {
      const place = `${fileInParts}/${sent.size + 1}`;
      const length = Number(asked.headers.get('upload-length'));
      sent.set(place, { name: nameOf(asked.headers), length, text: '' });
      return new Response(null, { status: 201, headers: { location: place } });
    }
    const file = sent.get(pathname);
    if (!file) return new Response(null, { status: 404 });
    if (asked.method === 'PATCH') file.text += latin(await asked.arrayBuffer());
    const headers = { 'upload-offset': String(file.text.length) };
    if (file.text.length < file.length) return new Response(null, { status: 204, headers });
    const answer = await whole(file.name, file.text);
    if (!answer.ok) return answer;
    const named = encodeURIComponent(await answer.text());
    return new Response(null, { status: 204, headers: { ...headers, [arrivedFile]: named } });
  };
}

const latin = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');

function nameOf(headers: Headers): string {
  const encoded = headers.get('upload-metadata')?.split(' ')[1] ?? '';
  const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}
