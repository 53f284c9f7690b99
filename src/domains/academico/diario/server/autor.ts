import type { Autor } from '#platform/server/auditoria/audit.ts';

/** Who writes, as the rows of the diary keep it. */
export function autorDoDiario(quem: Autor): { usuarioId: number | null; usuarioNome: string } {
  if ('usuarioId' in quem) return { usuarioId: quem.usuarioId, usuarioNome: `${quem.nome} ${quem.sobrenome}`.trim() };
  return { usuarioId: null, usuarioNome: quem.processo };
}
