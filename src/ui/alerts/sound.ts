/** Two short sounds, made on the spot: one that asks, rising, and one that reports, falling. */

export type SoundName = 'asks' | 'reports';

/** Hertz and seconds after the start, of each note. */
const notes: Record<SoundName, readonly (readonly [number, number])[]> = {
  asks: [
    [587, 0],
    [880, 0.16],
  ],
  reports: [
    [659, 0],
    [440, 0.16],
  ],
};
const loudness = 0.12;
/** Seconds in which a note dies away. */
const fade = 0.5;

let context: AudioContext | undefined;

/** A browser keeps a page silent until somebody has clicked or typed in it. */
export const maySound = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

export async function play(name: SoundName): Promise<void> {
  if (!maySound()) return;
  context ??= new AudioContext();
  await context.resume();
  const now = context.currentTime;
  for (const [hertz, after] of notes[name]) {
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: hertz });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, now + after);
    volume.gain.linearRampToValueAtTime(loudness, now + after + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + after + fade);
    tone.connect(volume).connect(context.destination);
    tone.start(now + after);
    tone.stop(now + after + fade);
  }
}
