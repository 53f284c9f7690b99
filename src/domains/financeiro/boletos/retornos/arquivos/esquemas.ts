/** Largest return file. */
export const retornoMaxBytes = 10 * 1_048_576;
