// What is said to those who listen instead of looking, and the captions of every sound.

interface Said {
  id: number;
  text: string;
}

let polite = $state<Said>({ id: 0, text: "" });
let urgent = $state<Said>({ id: 0, text: "" });
const log: Said[] = $state([]);
const LOG = 30;

/** The two live regions' present words. */
export const heard = {
  get polite(): Said {
    return polite;
  },
  get urgent(): Said {
    return urgent;
  },
  get log(): readonly Said[] {
    return log;
  },
};

let count = 0;

/** Say something in the polite live region. */
export function say(text: string): void {
  polite = { id: ++count, text };
}

/** Interrupt with something. */
export function cry(text: string): void {
  urgent = { id: ++count, text };
}

/** Write the caption of a sound (or of what a sound would have said) into the log. */
export function caption(text: string): void {
  log.push({ id: ++count, text });
  if (log.length > LOG) log.splice(0, log.length - LOG);
}
