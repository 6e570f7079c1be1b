// Small sounds made on the spot, nothing downloaded. Off until chosen; each has a caption in the log.

import { caption } from "./heard.svelte";
import { settings } from "./settings.svelte";
import { t } from "./texts.svelte";

export type Sound = "dice" | "tap" | "pencil" | "refused" | "bell" | "low";

let context: AudioContext | null = null;

/** A knock: filtered noise that dies away. `pitch` in Hz, `length` and `at` in seconds. */
function knock(out: AudioContext, pitch: number, length: number, loud: number, at = 0): void {
  const frames = Math.ceil(out.sampleRate * length);
  const buffer = out.createBuffer(1, frames, out.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 3;
  const source = out.createBufferSource();
  const filter = out.createBiquadFilter();
  const gain = out.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 3;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(out.destination);
  source.start(out.currentTime + at);
}

function ring(out: AudioContext, pitch: number, length: number, loud: number): void {
  for (const [factor, part] of [
    [1, 1],
    [2.76, 0.4],
    [5.4, 0.2],
  ] as const) {
    const tone = out.createOscillator();
    const gain = out.createGain();
    tone.frequency.value = pitch * factor;
    gain.gain.setValueAtTime(loud * part, out.currentTime);
    gain.gain.exponentialRampToValueAtTime(0.0001, out.currentTime + length / factor ** 0.5);
    tone.connect(gain).connect(out.destination);
    tone.start();
    tone.stop(out.currentTime + length);
  }
}

const made: Record<Sound, (out: AudioContext) => void> = {
  dice: (out) => {
    for (let i = 0; i < 9; i++) knock(out, 900 + 500 * Math.random(), 0.05, 0.5, i * 0.045 + Math.random() * 0.03);
  },
  tap: (out) => knock(out, 1100, 0.04, 0.4),
  pencil: (out) => {
    knock(out, 4200, 0.11, 0.25);
    knock(out, 3600, 0.09, 0.25, 0.09);
  },
  refused: (out) => {
    knock(out, 320, 0.06, 0.6);
    knock(out, 300, 0.06, 0.6, 0.11);
  },
  bell: (out) => ring(out, 880, 1.6, 0.2),
  low: (out) => knock(out, 620, 0.12, 0.8),
};

/** Make a sound if sounds are on; write its caption where it tells something. */
export function sound(which: Sound): void {
  if (which === "dice" || which === "bell" || which === "low") caption(t(`page-sound-${which}`));
  if (!settings.sound) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    made[which](context);
  } catch {
    // no loudspeaker: the caption has said it
  }
}
