/**
 * What a text of data/ may be made of. Texts are shown as they stand, never as HTML, so anything that reads as a text
 * is welcome: `</script><script>`, `{{…}}`, emoji, right-to-left words. Refused is what can only be a mistake:
 * formatting markup that visitors would see as such, characters that nobody typed, a wrong encoding.
 */

/** Elements that a word processor or a former site leaves in a text; «<b et b>» is none. */
const formattingTag =
  /<\/?(?:a|abbr|b|big|blockquote|br|center|code|dd|del|div|dl|dt|em|font|h[1-6]|hr|i|img|ins|li|mark|ol|p|pre|q|s|small|span|strike|strong|sub|sup|table|tbody|td|th|thead|tr|tt|u|ul|wbr)(?:\s+[\w-]+\s*=[^<>]*)?\s*\/?>|<!--/i;
const entity = /&(?:[a-z]{2,8}|#\d{1,6}|#x[0-9a-f]{1,5});/i;
const controlCharacter = /[\p{Cc}\u2028\u2029]/u;
/** Half a character, one that a program uses among itself, as Word for the bullets of lists, or none at all. */
const strayCharacter = /[\p{Cs}\p{Co}\ufeff\ufffe\uffff\ufff9-\ufffc]/u;
/** UTF-8 once read as Latin-1: «Ã©» for «é», «â€™» for «’», «Â » for a no-break space. */
const misreadText = /\ufffd|Ã[\u0080-\u00bf]|â€|Â[\u0080-\u00bf]/;
const invisible = /[\p{Z}\p{Cf}\p{Cc}]/gu;

/** What is wrong with a text, in the owner's words; nothing for a good one. */
export function textProblems(text: string): string[] {
  const problems: string[] = [];
  // An empty text is too short already.
  if (text && !text.replace(invisible, "")) return ["texte vide : rien que des espaces"];

  const control = controlCharacter.exec(text)?.[0];
  if (control === "\n" || control === "\r" || control === "\t") {
    problems.push("retour à la ligne ou tabulation dans le texte ; attendu : un texte d'un seul tenant");
  } else if (control) {
    problems.push(`caractère de contrôle ${codePoint(control)} dans le texte ; retirez-le`);
  } else if (text !== text.trim()) {
    problems.push("espace au début ou à la fin du texte ; retirez-le");
  }
  const stray = strayCharacter.exec(text)?.[0];
  if (stray) problems.push(`caractère ${codePoint(stray)} qui n'est pas du texte ; retirez-le`);

  const misread = misreadText.exec(text)?.[0];
  if (misread) {
    problems.push(`caractères abîmés («${misread}»), signe d'un mauvais encodage ; retapez le mot`);
  }
  const markup = (formattingTag.exec(text) ?? entity.exec(text))?.[0];
  if (markup) problems.push(`HTML dans le texte («${markup}») ; attendu : du texte sans mise en forme`);
  return problems;
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
