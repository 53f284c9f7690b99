import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { auditar } from '#platform/server/auditoria/audit.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import { travarHistorico } from './travar.ts';

/** Writes the observations of a transcript over the version that was seen: 0 where nobody had begun it. @throws HISTORICO_SEM_ALUNO, VERSAO_DESATUALIZADA */
export async function salvarObservacoes(
  ato: Ato,
  { alunoId, versao, observacoes }: { alunoId: number; versao: number; observacoes: string | null },
): Promise<{ versao: number; observacoes: string | null }> {
  const { tx } = ato;
  const antes = await travarHistorico(tx, alunoId);
  // Begun by this very act, or by typing in a year meanwhile: nobody wrote observations.
  const intocado = versao === 0 && antes.versao === 1 && antes.observacoes === null;
  if (antes.versao !== versao && !intocado)
    throw versaoDesatualizada({ tipo: 'historico', id: alunoId }, { versao: antes.versao, observacoes: antes.observacoes });
  await sql`update historicos set observacoes = ${observacoes}, versao = versao + 1 where id = ${antes.id}`.execute(tx);
  await auditar(ato, {
    acao: 'historico.observacoes',
    alvoTipo: 'historico',
    alvoId: alunoId,
    antes: { observacoes: antes.observacoes },
    depois: { observacoes },
  });
  return { versao: antes.versao + 1, observacoes };
}
