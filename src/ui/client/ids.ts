/** True if the event with this id (`<epoch>.<seq>`) is younger than the other, or of another epoch. */
export function isAfter(id: string, other: string): boolean {
  const [epoch, seq] = id.split('.');
  const [otherEpoch, otherSeq] = other.split('.');
  return epoch !== otherEpoch || Number(seq) > Number(otherSeq);
}
