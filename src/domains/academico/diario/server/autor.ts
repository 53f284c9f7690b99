import type { Autor } from '#platform/server/auditoria/audit.ts';

/** Who writes, as the rows of the diary name them. */
export const autorDasLinhas = (quem: Autor): { id: number | null; nome: string } =>
  'usuarioId' in quem ? { id: quem.usuarioId, nome: `${quem.nome} ${quem.sobrenome}`.trim() } : { id: null, nome: quem.processo };
