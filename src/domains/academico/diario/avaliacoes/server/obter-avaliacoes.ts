import { sql } from 'kysely';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import { criterioDoAno } from '#domains/academico/estrutura/criterio/server/door.ts';
import { type Leitor } from '#domains/academico/estrutura/server/door.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { escopoDoDiario } from '#domains/academico/diario/server/escopo.ts';
import type { avaliacoesApi } from '../api.ts';

type Lidas = RespostaServidor<typeof avaliacoesApi.listarAvaliacoes>;
type Item = Lidas['itens'][number];

/** Columns of an evaluation as the API tells it, of `a`. */
export const colunasDaAvaliacao = sql`a.id, a.etapa_id as "etapaId", a.papel, a.tipo_avaliacao_id as "tipoAvaliacaoId", a.nome, a.descricao,
  a.data_avaliacao as "dataAvaliacao", a.data_recuperacao as "dataRecuperacao", a.valor_maximo::text as "valorMaximo", a.peso::text as peso,
  a.substitui_id as "substituiId", a.ordem, a.versao,
  (select count(*)::int from notas n where n.avaliacao_id = a.id and num_nonnulls(n.valor, n.conceito, n.estado) > 0) as notas`;

/** The evaluations of a subject of a class, with what one needs to add another. @throws NAO_ENCONTRADO */
export async function obterAvaliacoes(db: Db | Tx, quem: Leitor, turmaDisciplinaId: number): Promise<Lidas> {
  const { rows } = await sql<
    Omit<Lidas, 'itens' | 'disciplina'> & Lidas['disciplina']
  >`select td.id, td.turma_id as "turmaId", t.nome as turma,
      td.disciplina_nome as nome, t.curso_nome as curso, t.ano, k.criterio,
      t.situacao = 'fechada' as fechada,
      (select coalesce(json_agg(json_build_object('id', e.etapa_id, 'nome', e.nome, 'dataInicio', e.data_inicio, 'dataFim', e.data_fim,
        'aberta', e.situacao = 'aberto' and e.periodo_situacao = 'aberto'
          and not exists (select 1 from v_diario_entregue x where x.turma_disciplina_id = td.id and x.etapa_id = e.etapa_id)) order by e.data_inicio), '[]') from v_etapa_do_diario e where e.turma_id = t.id) as etapas,
      (select coalesce(json_agg(json_build_object('id', x.id, 'nome', x.nome, 'valorMaximo', x.valor_maximo::text, 'peso', x.peso::text,
        'recuperacao', x.recuperacao) order by x.nome), '[]') from v_tipo_avaliacao_ativo x
        where exists (select 1 from v_tipo_avaliacao_curso c where c.tipo_avaliacao_id = x.id and c.curso_id = t.curso_id)) as tipos
    from v_turma_disciplina td join v_turma t on t.id = td.turma_id ${criterioDoAno(sql`t.curso_id`, sql`t.ano`)}
    where td.id = ${turmaDisciplinaId} and ${escopoDoDiario(quem) ?? sql`true`}`.execute(db);
  const [achada] = rows;
  if (!achada) throw errosComuns.NAO_ENCONTRADO();
  const { rows: itens } = await sql<Item>`select ${colunasDaAvaliacao} from avaliacoes a
    left join v_etapa e on e.id = a.etapa_id
    where a.turma_disciplina_id = ${turmaDisciplinaId} order by e.data_inicio nulls last, a.ordem, a.data_avaliacao, a.id`.execute(db);
  const { criterio, etapas, tipos, fechada, ...disciplina } = achada;
  return { disciplina, criterio, etapas, tipos, fechada, itens };
}
