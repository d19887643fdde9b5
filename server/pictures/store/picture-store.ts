/**
 * Where the bytes of pictures are kept. Paths are ours, such as `item/0f3a….webp`, never a client's. Failures of the
 * store become SERVICE_UNAVAILABLE.
 */
export interface PictureStore {
  /** Completely or not at all; anything at this path is replaced. */
  put(path: string, bytes: Uint8Array): Promise<void>;
  has(path: string): Promise<boolean>;
  /** Null for what is not there. */
  read(path: string): Promise<Uint8Array | null>;
  /** Does nothing for what is not there. */
  remove(path: string): Promise<void>;
}

/** Reports outages of the store. */
export interface StoreLog {
  warn(details: object, text: string): void;
  info(details: object, text: string): void;
}
