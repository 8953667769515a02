// Texts of data/ are shown literally, never as HTML, so `</script><script>`, emoji and right-to-left words are valid.
// Only likely mistakes are rejected: markup, which visitors would see, control characters, a wrong encoding.

/** Tags left over from a word processor or an earlier site, but not comparisons as in `<b et b>`. */
const formattingTag =
  /<\/?(?:a|abbr|b|big|blockquote|br|center|code|dd|del|div|dl|dt|em|font|h[1-6]|hr|i|img|ins|li|mark|ol|p|pre|q|s|small|span|strike|strong|sub|sup|table|tbody|td|th|thead|tr|tt|u|ul|wbr)(?:\s+[\w-]+\s*=[^<>]*)?\s*\/?>|<!--/i;
const entity = /&(?:[a-z]{2,8}|#\d{1,6}|#x[0-9a-f]{1,5});/i;
const controlCharacter = /[\p{Cc}\u2028\u2029]/u;
/** Surrogates, private-use characters (Word's bullets) and noncharacters. */
const strayCharacter = /[\p{Cs}\p{Co}\ufeff\ufffe\uffff\ufff9-\ufffc]/u;
/** UTF-8 read as Latin-1: «Ã©» for «é», «â€™» for «’», «Â » for a no-break space. */
const misreadText = /\ufffd|Ã[\u0080-\u00bf]|â€|Â[\u0080-\u00bf]/;
const invisibleCharacters = /[\p{Z}\p{Cf}\p{Cc}]/gu;

export function textProblems(text: string): string[] {
  const problems: string[] = [];
  // The minimum length already rejects an empty text.
  if (text && !text.replace(invisibleCharacters, "")) return ["texte vide : rien que des espaces"];

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
