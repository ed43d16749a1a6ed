/** Every number a person can run into, in one place. Units stand in the names; sources in EVENTS.md. */
export const limits = {
  itemsPerList: 200,
  itemChars: 4_000,
  requesterChars: 64,
  bodyBytes: 65_536,
  answerBytes: 49_152,
  noteChars: 1_000,
  nests: 20,
  nestNameChars: 40,
  nestSlugChars: 40,
  nestCrows: 8,
  subtasksMin: 2,
  subtasksMax: 4,
  itemsInWork: 4,
  callsPerShare: 3,
  /** Pause before the second, third and fourth call of one share. */
  backoffMs: [1_000, 2_000, 4_000],
  asidesPerList: 2,
  /** How long a list that is over waits for an aside in the air. */
  asideGraceMs: 20_000,
  /** An aside begins only if the budget could spare it this often. */
  asideRoom: 5,
  tokensPerItem: 6_000,
  listBudgetMin: 60_000,
  idempotencyKeyChars: 64,
  historyPage: 20,
  historyPageMax: 100,
  approvalSecondsMin: 10,
  approvalSecondsMax: 2_592_000,
} as const;
