import { sql } from 'kysely';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { contemPalavras, type DefinicaoLista, listar, ondeTodas, type Pagina, percorrer } from '#platform/server/listas.ts';
import type { estruturaApi, FiltrosTurma } from '../api.ts';
import { escopoDeTurmas, type Leitor } from './escopo.ts';

export type Turma = RespostaServidor<typeof estruturaApi.obterTurma>;
type Consulta = EntradaServidor<typeof estruturaApi.listarTurmas>['query'];
type Coluna = Consulta['paginacao']['campoOrdenado'];

const colunas = sql`t.id, t.nome, t.curso_id as "cursoId", c.nome as "cursoNome", c.segmentacao_id as "segmentacaoId", c.segmentacao_nome as "segmentacaoNome",
  t.ano_letivo_id as "anoLetivoId", a.ano, t.grupo_turma_id as "grupoTurmaId", g.nome as "grupoTurmaNome", t.turno, t.sala, t.vagas,
  coalesce(o.ocupadas, 0) + coalesce(o.excedentes, 0) as alunos, coalesce(o.excedentes, 0) as excedentes,
  t.vagas - coalesce(o.ocupadas, 0) as "vagasLivres", t.situacao, t.versao`;
const de = sql`from turmas t join v_curso c on c.id = t.curso_id join v_ano_letivo a on a.id = t.ano_letivo_id
  left join grupos_turma g on g.id = t.grupo_turma_id
  left join lateral (select v.ocupadas, v.excedentes from v_turma_ocupacao v where v.turma_id = t.id) o on true`;

function definicao(quem: Leitor, f: FiltrosTurma): DefinicaoLista<Coluna> {
  return {
    colunas,
    de,
    onde: [
      escopoDeTurmas(quem),
      ...contemPalavras(sql`f_busca(t.nome || ' ' || c.nome)`, f.nome),
      f.segmentacaoId !== undefined && sql`c.segmentacao_id = ${f.segmentacaoId}`,
      f.cursoId !== undefined && sql`t.curso_id = ${f.cursoId}`,
      f.anoLetivoId !== undefined && sql`t.ano_letivo_id = ${f.anoLetivoId}`,
      f.grupoTurmaId !== undefined && sql`t.grupo_turma_id = ${f.grupoTurmaId}`,
      f.turno !== null && sql`t.turno = ${f.turno}`,
      f.situacao !== null && sql`t.situacao = ${f.situacao}`,
      f.comVaga !== undefined && sql`(t.vagas > coalesce(o.ocupadas, 0)) = ${f.comVaga}`,
    ],
    ordem: {
      nome: sql`t.nome`,
      curso: sql`(c.segmentacao_ordem, c.segmentacao_nome, c.ordem, c.nome, t.nome)`,
      segmentacao: sql`(c.segmentacao_ordem, c.segmentacao_nome)`,
      turno: sql`t.turno`,
      ano: sql`a.ano`,
      alunos: sql`alunos`,
      vagas: sql`t.vagas`,
      vagasLivres: sql`"vagasLivres"`,
      situacao: sql`t.situacao`,
    },
    desempate: sql`t.id`,
  };
}

/** One page of turmas with their students and free places. */
export function listTurmas(db: Db, quem: Leitor, { paginacao, filtros }: Consulta): Promise<Pagina<Turma>> {
  return listar<Turma, Coluna>(db, definicao(quem, filtros), paginacao);
}

/** All turmas of a filter, in batches, for the export. */
export function percorrerTurmas(db: Db, quem: Leitor, { paginacao, filtros }: Consulta): AsyncGenerator<Turma[]> {
  return percorrer<Turma, Coluna>(db, definicao(quem, filtros), paginacao);
}

/** One turma, inside the reader's scope when one is given. @throws NAO_ENCONTRADO */
export async function obterTurma(db: Db | Tx, id: number, quem?: Leitor): Promise<Turma> {
  const { rows } = await sql<Turma>`select ${colunas} ${de} ${ondeTodas([sql`t.id = ${id}`, quem && escopoDeTurmas(quem)])}`.execute(db);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}
