/** The HTTP side's own numbers: how long it waits, how much it holds. Units stand in the names. */
export const caps = {
  /** For all headers, and again for the whole request with its body. */
  requestMs: 15_000,
  /** How often Node looks for requests that are late; what a late one gets on top of `requestMs`. */
  requestCheckMs: 500,
  headerBytes: 16_384,
  connections: 4_000,
  streams: 3_000,
  inspectors: 10,
  heartbeatMs: 15_000,
  /** Heartbeats a stream may leave unread in a row before it is let go. */
  heartbeatsUnread: 4,
  /** What a client waits before it opens a broken stream again. */
  retryMs: 1_000,
  ringFrames: 10_000,
  /** Long answers must not make the ring a memory leak. */
  ringBytes: 33_554_432,
  /** What one stream may have waiting in this process. The kernel holds some 4 MB of its own on loopback. */
  queueBytes: 1_048_576,
  /** What is written at once when a stream catches up; well under `queueBytes`. */
  catchUpBytes: 262_144,
  /** From SIGTERM on, what is still open is cut off after this. */
  closeMs: 250,
  /** What a 503 tells a client to wait. */
  retryAfterS: 10,
} as const;
