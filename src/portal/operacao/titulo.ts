/** In the account menu, which loads with the shell: the other words come with the window. */
export const tituloDaOperacao = { br: 'Cópias e saúde', en: 'Backups and health' } as const;
