import { wordsFor } from "../app/notices.svelte";
import { Problem } from "../wire/rest";

export type FieldName = "name" | "password" | "old" | "whole";

const FIELDS: Record<string, FieldName> = {
  name_taken: "name",
  name_length: "name",
  name_script: "name",
  name_reserved: "name",
  password_length: "password",
  password_weak: "password",
};

/** The field that a refusal is about; `wrong` is the one where a wrong password was typed. */
export function fieldOf(reason: unknown, wrong: FieldName): FieldName {
  if (!(reason instanceof Problem)) return "whole";
  if (reason.code === "wrong_credentials") return wrong;
  return FIELDS[reason.code] ?? "whole";
}

/** A form on its way: what is wrong with which field, and whether an answer is awaited. */
export class Form {
  busy = $state(false);
  problems = $state.raw<Partial<Record<FieldName, string>>>({});

  constructor(private readonly wrong: FieldName) {}

  /** Send the form unless something is missing; says whether it was accepted. */
  async submit(missing: Partial<Record<FieldName, string>>, send: () => Promise<void>) {
    this.problems = missing;
    if (this.busy || Object.keys(missing).length > 0) return false;
    this.busy = true;
    try {
      await send();
      return true;
    } catch (reason) {
      this.problems = { [fieldOf(reason, this.wrong)]: wordsFor(reason) };
      return false;
    } finally {
      this.busy = false;
    }
  }
}
