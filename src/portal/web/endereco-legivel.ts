/** Whether a path can be read: a `%` that stands for no character is a mistake of who typed or cut it. */
export function isLegivel(caminho: string): boolean {
  try {
    // Its result is used: the bundler takes a call for nothing for one without effect, and leaves it out.
    return decodeURIComponent(caminho).length > 0;
  } catch {
    return false;
  }
}
