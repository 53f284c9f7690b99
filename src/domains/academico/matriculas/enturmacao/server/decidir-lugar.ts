import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { conferirPermissao, pode } from '#platform/server/http/autorizacao.ts';
import type { TurmaTravada } from '#domains/academico/estrutura/server/door.ts';
import { decidirVaga, type Vaga } from '#domains/academico/matriculas/regras.ts';

/**
 * Whether a class that the transaction has locked takes one more student, and how.
 * @throws TURMA_SEM_VAGA; SEM_PERMISSAO for a reason given without the permission to go over the places
 */
export async function decidirLugar(
  { tx, quem, idioma }: Ato,
  turma: TurmaTravada,
  motivoExcedente: string | null,
): Promise<Vaga & { turmaId: number; turmaNome: string }> {
  const { rows } = await sql<{ ocupadas: number }>`select ocupadas from v_turma_ocupacao where turma_id = ${turma.id}`.execute(tx);
  const ocupadas = rows[0]?.ocupadas ?? 0;
  if (ocupadas >= turma.vagas && motivoExcedente !== null) conferirPermissao(quem, 'excesso-vagas:criar', idioma);
  const vaga = decidirVaga(turma, ocupadas, motivoExcedente, pode(quem, 'excesso-vagas:criar'));
  return { ...vaga, turmaId: turma.id, turmaNome: turma.nome };
}
