import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../src/house/texts.svelte";
import { waitedFor, waitingText } from "../src/house/waiting";
import type { Person } from "../src/shapes";

const one = (name: string, more: Partial<Person> = {}): Person => ({ name, seated: true, here: true, ready: true, ...more });
const who = (people: Person[], me: number | null = 0): string => {
  const { who, back } = waitedFor({ people, me });
  return who.map((p) => p.name).join() + (back && who.length ? " back" : "");
};
const me = one("Me");

describe("who is waited for", () => {
  beforeAll(() => speak("en"));

  it.each<[string, Person[], string]>([
    ["nobody, once all are ready", [me, one("A"), one("B")], ""],
    ["who is not ready", [me, one("A", { ready: false }), one("B")], "A"],
    ["who is ready and away, until he is back", [me, one("A", { here: false }), one("B")], "A back"],
    ["both, without a word of coming back", [me, one("A", { here: false }), one("B", { ready: false })], "A,B"],
    ["nobody who is missed, as long as others play", [me, one("A", { here: false, missed: true }), one("B")], ""],
    ["who is missed, where one would play alone", [me, one("A", { here: false, missed: true })], "A back"],
    ["no bot, nor who is gone or only watches", [me, one("A", { bot: "easy", ready: false }), one("B", { gone: true, ready: false }), one("C", { seated: false, ready: false })], ""],
    ["nobody but a bot beside one", [me, one("A", { bot: "easy" }), one("B", { here: false, missed: true })], ""],
    ["nobody, where one is alone", [me], ""],
  ])("%s", (_, people, expected) => expect(who(people)).toBe(expected));

  it("is said in a sentence", () => {
    expect(waitingText({ people: [me, one("Anna", { here: false }), one("Piotr", { here: false })], me: 0 })).toBe("Waiting for Anna and Piotr to come back");
    expect(waitingText({ people: [me], me: 0 })).toBe("");
  });
});
