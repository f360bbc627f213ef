/** A text as the picture of itself: what would stand for others is marked. */
export function asPicture(text: string): string {
  return text.replace(/[#%@*[\](){}|\\]/g, '\\$&');
}
