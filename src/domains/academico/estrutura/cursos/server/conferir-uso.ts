import { sql } from 'kysely';
import { contarUsos } from '#shared/palavras/usos.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { errosEstrutura } from '#domains/academico/estrutura/erros.ts';
import { textosUsos as rotulos } from '#domains/academico/estrutura/texts-ensino.ts';

/**
 * A curso keeps its segmentação once a class or an enrollment hangs on it, in any year: what was recorded there is listed, closed
 * and certified under it. @throws CURSO_COM_HISTORICO
 */
export async function conferirTrocaDeSegmentacao(tx: Tx, id: number, nome: string): Promise<void> {
  const { rows } = await sql<{ matriculas: number; turmas: number }>`select
    (select count(*)::int from v_matricula_estado where curso_id = ${id}) as matriculas, (select count(*)::int from turmas where curso_id = ${id}) as turmas`.execute(
    tx,
  );
  const { matriculas = 0, turmas = 0 } = rows[0] ?? {};
  const usos = contarUsos([
    { rotulo: rotulos.nMatriculas, n: matriculas },
    { rotulo: rotulos.nTurmas, n: turmas },
  ]);
  if (usos) throw errosEstrutura.CURSO_COM_HISTORICO({ curso: nome, ...usos }, { campos: ['segmentacaoId'] });
}

/** What goes on is not left without its curso or segmentação. @throws CADASTRO_EM_ANDAMENTO */
export async function conferirInativacao(tx: Tx, de: 'curso' | 'segmentacao', id: number, nome: string): Promise<void> {
  const coluna = de === 'curso' ? sql.ref('curso_id') : sql.ref('segmentacao_id');
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from v_matricula_em_andamento where ${coluna} = ${id}`.execute(tx);
  conferirSemAndamento(nome, rotulos.nMatriculasAtivas, rows[0]?.n ?? 0, de === 'curso' ? 'ativo' : 'ativa');
}

/** Nor open classes without their group. @throws CADASTRO_EM_ANDAMENTO */
export async function conferirInativacaoDoGrupo(tx: Tx, id: number, nome: string): Promise<void> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from turmas where grupo_turma_id = ${id} and situacao = 'aberta'`.execute(tx);
  conferirSemAndamento(nome, rotulos.nTurmasAbertas, rows[0]?.n ?? 0, 'ativo');
}

function conferirSemAndamento(nome: string, rotulo: Parameters<typeof contarUsos>[0][number]['rotulo'], n: number, campo: string): void {
  const usos = contarUsos([{ rotulo, n }]);
  if (usos) throw errosEstrutura.CADASTRO_EM_ANDAMENTO({ nome, ...usos }, { campos: [campo] });
}
