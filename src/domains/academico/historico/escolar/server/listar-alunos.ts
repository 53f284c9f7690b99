import { sql } from 'kysely';
import { type Aluno, listarAlunos } from '#domains/academico/matriculas/alunos/server/door.ts';
import type { Presente } from '#platform/server/ato.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Pagina } from '#platform/server/listas/listas.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import type { historicoEscolarApi as api } from '../api.ts';

type Consulta = EntradaServidor<typeof api.listarAlunos>['query'];
type Historico = RespostaServidor<typeof api.listarAlunos>['itens'][number]['historico'];

/** One page of the students of a year who sat in a class, with how the transcript of each stands. */
export async function listarComHistorico(
  db: Db,
  { quem, hoje }: Pick<Presente, 'quem' | 'hoje'>,
  consulta: Consulta,
): Promise<Pagina<Aluno & { historico: Historico }>> {
  const pagina = await listarAlunos(db, quem, consulta, hoje, 'passaram');
  const { rows } = await sql<
    Historico & { id: number }
  >`select aluno_id as id, case when emitido_id is null then 'em_preparo' else 'emitido' end as situacao,
      numero, data_emissao as "dataEmissao"
    from v_historico_do_aluno where aluno_id = any(${pagina.itens.map(({ id }) => id)}::bigint[])`.execute(db);
  const porAluno = new Map(rows.map(({ id, ...historico }) => [id, historico]));
  const nenhum: Historico = { situacao: 'sem_historico', numero: null, dataEmissao: null };
  return { ...pagina, itens: pagina.itens.map((aluno) => ({ ...aluno, historico: porAluno.get(aluno.id) ?? nenhum })) };
}
