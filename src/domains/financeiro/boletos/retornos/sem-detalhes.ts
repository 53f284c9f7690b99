/** What is missing from a file that has nothing between its header and its trailer: the field that its only line names. */
export const SEM_DETALHES = 'detalhes';
