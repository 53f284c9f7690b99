import { sql } from 'kysely';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { escopoDoDiario } from '#domains/academico/diario/server/escopo.ts';
import type { Leitor } from '#domains/academico/estrutura/server/door.ts';
import type { pareceresApi } from '../api.ts';

type Pareceres = RespostaServidor<typeof pareceresApi.obterPareceres>;
type Cabeca = Omit<Pareceres, 'alunos'> & { turmaId: number };

/** Who sat in a class during an etapa, with what was written about each in a subject. @throws NAO_ENCONTRADO */
export async function obterPareceres(
  db: Db,
  quem: Leitor,
  { turmaDisciplinaId, etapaId }: { turmaDisciplinaId: number; etapaId: number },
): Promise<Pareceres> {
  const { rows } = await sql<Cabeca>`select t.id as "turmaId",
      json_build_object('id', td.id, 'turma', t.nome, 'nome', td.disciplina_nome, 'etapa', e.nome) as disciplina,
      t.situacao = 'fechada' or 'fechado' in (e.situacao, e.periodo_situacao) as fechada
    from v_turma_disciplina td join v_turma t on t.id = td.turma_id join v_etapa_do_diario e on e.turma_id = t.id and e.etapa_id = ${etapaId}
    where td.id = ${turmaDisciplinaId} and ${escopoDoDiario(quem) ?? sql`true`}`.execute(db);
  const [cabeca] = rows;
  if (!cabeca) throw errosComuns.NAO_ENCONTRADO();
  const { turmaId, ...resto } = cabeca;
  const { rows: alunos } = await sql<Pareceres['alunos'][number]>`select s."matriculaId", m.aluno_nome as nome, s."numeroChamada",
      coalesce(p.texto, '') as texto, coalesce(p.versao, 0) as versao, p.usuario_nome as por, p.updated_at as em
    from (select e.matricula_id as "matriculaId", (array_agg(e.numero_chamada order by e.id desc))[1] as "numeroChamada"
      from v_matricula_enturmacao e join v_etapa x on x.id = ${etapaId}
      where e.turma_id = ${turmaId} and e.data_inicio <= x.data_fim and coalesce(e.data_fim, 'infinity') >= x.data_inicio group by 1) s
    join v_matricula_resumo m on m.id = s."matriculaId"
    left join pareceres p on p.matricula_id = s."matriculaId" and p.etapa_id = ${etapaId} and p.turma_disciplina_id = ${turmaDisciplinaId}
    order by s."numeroChamada" nulls last, m.aluno_nome, 1`.execute(db);
  return { ...resto, alunos };
}
