import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { pode } from '#platform/server/http/autorizacao.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import type { DataCivil } from '#shared/datas.ts';
import { errosComuns } from '#shared/erros.ts';

type Pessoa = { id: number; nome: string };
export type DocenteOlhado = {
  docente: Pessoa | null;
  proprio: boolean;
  docentes: Pessoa[] | null;
  /** The subjects of open classes that he teaches today. */
  disciplinas: number[];
};

/** Whether somebody may look at the panel of another: who follows the classes of the school, and never who is restricted to the own. */
export const escolheDocente = (quem: Quem): boolean =>
  quem.admin || (!quem.restritoPainelProfessor && pode(quem, 'painel-coordenador:visualizar'));

/** Whose panel is looked at, and what that teacher teaches today. @throws NAO_ENCONTRADO for another's, where that is not for this person */
export async function obterDocente(
  db: Db,
  quem: Quem,
  { docenteId, hoje }: { docenteId: number | undefined; hoje: DataCivil },
): Promise<DocenteOlhado> {
  const escolhe = escolheDocente(quem);
  const alvo = docenteId ?? quem.pessoaId;
  const proprio = alvo === quem.pessoaId;
  if (!proprio && !escolhe) throw errosComuns.NAO_ENCONTRADO();
  const { rows } = await sql<Omit<DocenteOlhado, 'proprio'>>`with ensina as materialized (
      select d.pessoa_id, d.turma_disciplina_id from v_docente_turma d join v_turma_resumo t on t.id = d.turma_id
      where t.situacao = 'aberta' and d.data_inicio <= ${hoje} and coalesce(d.data_fim, 'infinity') >= ${hoje})
    select (select coalesce(array_agg(distinct turma_disciplina_id), '{}') from ensina where pessoa_id = ${alvo}::bigint) as disciplinas,
      (select json_build_object('id', p.id, 'nome', p.nome_completo) from v_pessoa_resumo p
        where p.id = ${alvo}::bigint and exists (select 1 from ensina where pessoa_id = p.id)) as docente,
      case when ${escolhe} then (select coalesce(json_agg(json_build_object('id', p.id, 'nome', p.nome_completo) order by p.nome_busca), '[]')
        from v_pessoa_resumo p where p.id in (select pessoa_id from ensina)) end as docentes`.execute(db);
  const [lido] = rows;
  if (!lido || (!proprio && lido.docente === null)) throw errosComuns.NAO_ENCONTRADO();
  return { ...lido, proprio };
}
