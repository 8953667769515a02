import type { PathProblem } from "../../src/content/check/contract-problems";
import type { Snapshot } from "./save";

/** An error whose message is shown to the owner. */
export class EditorError extends Error {}

export class ContentError extends EditorError {
  constructor(
    readonly problems: readonly PathProblem[],
    message: string,
  ) {
    super(message);
  }
}

/** Somebody else has changed the file since the form was opened: saving would undo that change. */
export class ConflictError extends EditorError {
  constructor(readonly data: Snapshot) {
    super(
      "Ce fichier a changé entre-temps, dans un autre onglet ou chez quelqu’un d’autre : enregistrer maintenant effacerait ce changement. Voici ce que vous avez changé ici :",
    );
  }
}

/** The token is refused: the owner has to sign in again. */
export class AuthError extends EditorError {}

/** data/ has another version by now, or the answer to a write was lost: reading data/ again shows which. */
export class RetryError extends EditorError {}
