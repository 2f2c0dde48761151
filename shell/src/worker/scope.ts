/** The part of a service worker's surroundings that is used here; the library of pages lacks it. */
export interface WorkerScope {
  readonly location: Pick<Location, 'origin'>;
  readonly clients: {
    get(id: string): Promise<Client | undefined>;
    claim(): Promise<void>;
    matchAll(of: { type: 'window' }): Promise<readonly Window[]>;
    openWindow(address: string): Promise<unknown>;
  };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    readonly pushManager?: Pick<PushManager, 'getSubscription' | 'subscribe'>;
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: ChangeEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
  addEventListener(type: 'sync', listener: (event: SyncEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: OrderEvent) => void): void;
}

/** A page of this worker. */
interface Client {
  readonly id: string;
  postMessage(message: unknown): void;
}

/** A page of this site. */
interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** A push service has a message; the browser has decrypted it. */
interface PushEvent extends LastingEvent {
  readonly data: { text(): string } | null;
}

/** The browser has ended its subscription, and may have another one already. */
interface ChangeEvent extends LastingEvent {
  readonly newSubscription?: PushSubscription | null;
}

/** Somebody pressed a notification. */
interface ClickEvent extends LastingEvent {
  readonly notification: { readonly data: unknown; close(): void };
}

/** There is a connection again, for whoever asked to be told. */
interface SyncEvent extends LastingEvent {
  readonly tag: string;
}

/** A request of a page. */
export interface RequestEvent extends LastingEvent {
  readonly request: Request;
  readonly clientId: string;
  /** Begun by the browser while the worker starts; undefined where it does not. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** A message of a page. */
export interface OrderEvent extends LastingEvent {
  readonly data: unknown;
  readonly source: Client | null;
  readonly ports: readonly Pick<MessagePort, 'postMessage'>[];
}
