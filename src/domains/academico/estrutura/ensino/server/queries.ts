import { sql } from 'kysely';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { contemPalavras, type DefinicaoLista, listar, type Pagina, percorrer } from '#platform/server/listas/listas.ts';
import type { ensinoApi } from '../api.ts';

export type Disciplina = RespostaServidor<typeof ensinoApi.obterDisciplina>;
export type TipoAvaliacao = RespostaServidor<typeof ensinoApi.obterTipoAvaliacao>;
type ConsultaDisciplinas = EntradaServidor<typeof ensinoApi.listarDisciplinas>['query'];
type ConsultaTipos = EntradaServidor<typeof ensinoApi.listarTiposAvaliacao>['query'];

const colunasDisciplina = sql<Disciplina>`d.id, d.nome, d.sigla, d.area, d.carga_horaria as "cargaHoraria", d.tipo, d.conta_promocao as "contaPromocao", d.ordem, d.ativa,
  (select count(distinct td.turma_id)::int from turmas_disciplinas td where td.disciplina_id = d.id) as turmas, d.versao`;
const colunasTipo = sql<TipoAvaliacao>`a.id, a.nome, a.sigla, a.valor_maximo::text as "valorMaximo", a.peso::text as peso, a.recuperacao, a.todos_os_cursos as "todosOsCursos", a.ativo, a.versao,
  coalesce((select json_agg(x.curso_id order by x.curso_id) from tipos_avaliacao_cursos x where x.tipo_avaliacao_id = a.id), '[]') as cursos,
  coalesce((select string_agg(c.nome, ', ' order by c.segmentacao_ordem, c.ordem, c.nome) from tipos_avaliacao_cursos x join v_curso c on c.id = x.curso_id
    where x.tipo_avaliacao_id = a.id), '') as "cursosNomes"`;

function definicaoDisciplinas({
  Nome,
  Area,
  Tipo,
  ContaPromocao,
  Ativa,
}: ConsultaDisciplinas['filtros']): DefinicaoLista<ConsultaDisciplinas['paginacao']['campoOrdenado'], Disciplina> {
  return {
    colunas: colunasDisciplina,
    de: sql`from disciplinas d`,
    onde: [
      ...contemPalavras(sql`f_busca(d.nome || ' ' || coalesce(d.sigla, ''))`, Nome),
      Area !== null && sql`d.area = ${Area}`,
      Tipo !== null && sql`d.tipo = ${Tipo}`,
      ContaPromocao !== undefined && sql`d.conta_promocao = ${ContaPromocao}`,
      Ativa !== undefined && sql`d.ativa = ${Ativa}`,
    ],
    ordem: {
      nome: sql`d.nome`,
      sigla: sql`d.sigla`,
      area: sql`d.area`,
      tipo: sql`d.tipo`,
      cargaHoraria: sql`d.carga_horaria`,
      ordem: sql`(d.ordem, d.nome)`,
      turmas: sql`turmas`,
    },
    desempate: sql`d.id`,
  };
}

function definicaoTipos({
  Nome,
  CursoId,
  Recuperacao,
  Ativo,
}: ConsultaTipos['filtros']): DefinicaoLista<ConsultaTipos['paginacao']['campoOrdenado'], TipoAvaliacao> {
  return {
    colunas: colunasTipo,
    de: sql`from tipos_avaliacao a`,
    onde: [
      ...contemPalavras(sql`f_busca(a.nome || ' ' || coalesce(a.sigla, ''))`, Nome),
      CursoId !== undefined &&
        sql`exists (select 1 from v_tipo_avaliacao_curso v where v.tipo_avaliacao_id = a.id and v.curso_id = ${CursoId})`,
      Recuperacao !== undefined && sql`a.recuperacao = ${Recuperacao}`,
      Ativo !== undefined && sql`a.ativo = ${Ativo}`,
    ],
    ordem: { nome: sql`a.nome`, sigla: sql`a.sigla`, valorMaximo: sql`a.valor_maximo`, peso: sql`a.peso` },
    desempate: sql`a.id`,
  };
}

/** One page of subjects; by default in the order of the report card. */
export function listarDisciplinas(db: Db, { paginacao, filtros }: ConsultaDisciplinas): Promise<Pagina<Disciplina>> {
  return listar(db, definicaoDisciplinas(filtros), paginacao);
}

/** All subjects of a filter, in batches, for the export. */
export function percorrerDisciplinas(db: Db, { paginacao, filtros }: ConsultaDisciplinas): AsyncGenerator<Disciplina[]> {
  return percorrer(db, definicaoDisciplinas(filtros), paginacao);
}

/** One subject. @throws NAO_ENCONTRADO */
export async function obterDisciplina(db: Db | Tx, id: number): Promise<Disciplina> {
  const { rows } = await sql<Disciplina>`select ${colunasDisciplina} from disciplinas d where d.id = ${id}`.execute(db);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}

/** One page of evaluation types. */
export function listarTiposAvaliacao(db: Db, { paginacao, filtros }: ConsultaTipos): Promise<Pagina<TipoAvaliacao>> {
  return listar(db, definicaoTipos(filtros), paginacao);
}

/** All evaluation types of a filter, in batches, for the export. */
export function percorrerTiposAvaliacao(db: Db, { paginacao, filtros }: ConsultaTipos): AsyncGenerator<TipoAvaliacao[]> {
  return percorrer(db, definicaoTipos(filtros), paginacao);
}

/** One evaluation type. @throws NAO_ENCONTRADO */
export async function obterTipoAvaliacao(db: Db | Tx, id: number): Promise<TipoAvaliacao> {
  const { rows } = await sql<TipoAvaliacao>`select ${colunasTipo} from tipos_avaliacao a where a.id = ${id}`.execute(db);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}
