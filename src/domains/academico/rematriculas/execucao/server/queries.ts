import { mensagemDe } from '#domains/academico/rematriculas/server/mensagens.ts';
import { type RawBuilder, sql } from 'kysely';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns, type Idioma, type ParametrosDeRecusa } from '#shared/erros.ts';
import { toPaginacao } from '#shared/listas/paginacao.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { contemPalavras, type DefinicaoLista, listar, type Pagina, percorrer } from '#platform/server/listas/listas.ts';
import { escopoDeAlunos } from '#domains/academico/matriculas/server/door.ts';
import type { rematriculasApi } from '../api.ts';

export type LoteLido = RespostaServidor<typeof rematriculasApi.obterRematricula>;
export type ItemLido = RespostaServidor<typeof rematriculasApi.itensDaRematricula>['itens'][number];
type ConsultaLotes = EntradaServidor<typeof rematriculasApi.listarRematriculas>['query'];
type ConsultaItens = EntradaServidor<typeof rematriculasApi.itensDaRematricula>['query'];
type Linha = Omit<ItemLido, 'mensagem'> & { codigo: string | null; parametros: ParametrosDeRecusa | null };

/** The items of a run that a person may see: a restricted teacher, those of the students that sit in his classes. */
function itensVisiveis(quem: Quem): RawBuilder<unknown> {
  const escopo = escopoDeAlunos(quem, sql.ref('o.turma_id'));
  if (escopo === null) return sql`rematriculas_itens`;
  return sql`(select x.* from rematriculas_itens x join v_matricula_resumo o on o.id = x.matricula_origem_id where ${escopo})`;
}
/** A run with none of them is as unknown as one that does not exist. */
const loteVisivel = (quem: Quem): RawBuilder<unknown> | null =>
  escopoDeAlunos(quem) && sql`exists (select 1 from ${itensVisiveis(quem)} i where i.lote_id = l.id)`;

const conta = (quem: Quem, situacao: string): RawBuilder<unknown> =>
  sql`(select count(*)::int from ${itensVisiveis(quem)} i where i.lote_id = l.id and i.situacao = ${situacao})`;
const totalDoLote = (quem: Quem): RawBuilder<unknown> =>
  escopoDeAlunos(quem) === null ? sql`l.total` : sql`(select count(*)::int from ${itensVisiveis(quem)} i where i.lote_id = l.id)`;
const colunasDoLote = (
  quem: Quem,
) => sql<LoteLido>`l.id, o.ano as "anoOrigem", d.ano as "anoDestino", l.movimento, l.contratos, l.data_matricula as "dataMatricula", ${totalDoLote(quem)} as total,
  ${conta(quem, 'feita')} as feitas, ${conta(quem, 'ja_estava')} as "jaEstavam", ${conta(quem, 'recusada')} as recusadas, ${conta(quem, 'pendente')} as pendentes, ${conta(quem, 'desfeita')} as desfeitas,
  l.tarefa_id as "tarefaId", l.desfazimento_tarefa_id as "desfazimentoTarefaId", l.usuario_nome as "usuarioNome", l.created_at as em`;
const deLote = sql`from rematriculas_lotes l join v_ano_letivo o on o.id = l.ano_origem_id join v_ano_letivo d on d.id = l.ano_destino_id`;

/** One page of runs. */
export function listarLotes(db: Db, quem: Quem, q: ConsultaLotes): Promise<Pagina<LoteLido>> {
  return listar<LoteLido, ConsultaLotes['CampoOrdenado']>(
    db,
    {
      colunas: colunasDoLote(quem),
      de: deLote,
      onde: [loteVisivel(quem), q.AnoDestinoId && sql`l.ano_destino_id = ${q.AnoDestinoId}`],
      ordem: { em: { semNulos: sql`l.created_at` }, total: totalDoLote(quem) },
      desempate: sql`l.id`,
    },
    toPaginacao(q),
  );
}

/** One run. @throws NAO_ENCONTRADO */
export async function obterLote(db: Db | Tx, quem: Quem, id: number): Promise<LoteLido> {
  const { rows } =
    await sql<LoteLido>`select ${colunasDoLote(quem)} ${deLote} where l.id = ${id} and ${loteVisivel(quem) ?? sql`true`}`.execute(db);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}

function listaDeItens(
  loteId: number,
  quem: Quem,
  q: Pick<ConsultaItens, 'Situacao' | 'Nome'>,
): DefinicaoLista<ConsultaItens['CampoOrdenado'], Linha> {
  return {
    colunas: sql<Linha>`i.id, i.matricula_origem_id as "matriculaOrigemId", m.aluno_nome as "alunoNome", m.codigo || ' · ' || coalesce(m.turma_nome, m.curso_nome) as origem,
      t.nome as "turmaDestinoNome", i.situacao, i.matricula_id as "matriculaId", n.codigo as "matriculaCodigo", i.contrato_id as "contratoId", c.numero as "contratoNumero",
      i.motivo, i.codigo, i.parametros`,
    de: sql`from rematriculas_itens i join v_matricula_resumo m on m.id = i.matricula_origem_id join v_turma_resumo t on t.id = i.turma_destino_id
      left join v_matricula_resumo n on n.id = i.matricula_id left join v_contrato_estado c on c.id = i.contrato_id`,
    deContagem: sql`from rematriculas_itens i join v_matricula_resumo m on m.id = i.matricula_origem_id`,
    onde: [
      escopoDeAlunos(quem, sql.ref('m.turma_id')),
      sql`i.lote_id = ${loteId}`,
      q.Situacao && sql`i.situacao = ${q.Situacao}`,
      ...contemPalavras(sql`m.aluno_nome_busca`, q.Nome),
    ],
    // Refusals ask to be read first.
    ordem: {
      nome: sql`m.aluno_nome`,
      situacao: sql`array_position(array['recusada', 'pendente', 'ja_estava', 'feita', 'desfeita', 'superada'], i.situacao)`,
    },
    desempate: sql`i.id`,
  };
}

const comMensagem =
  (idioma: Idioma) =>
  ({ codigo, parametros, ...item }: Linha): ItemLido => ({ ...item, mensagem: mensagemDe(codigo, parametros, idioma) });

/** One page of what became of the students of a run. @throws NAO_ENCONTRADO */
export async function listarItens(db: Db, quem: Quem, id: number, q: ConsultaItens, idioma: Idioma): Promise<Pagina<ItemLido>> {
  await obterLote(db, quem, id);
  const pagina = await listar<Linha, ConsultaItens['CampoOrdenado']>(db, listaDeItens(id, quem, q), toPaginacao(q));
  return { ...pagina, itens: pagina.itens.map(comMensagem(idioma)) };
}

/** All of them, in batches, for the export. */
export async function* percorrerItens(db: Db, quem: Quem, id: number, q: ConsultaItens, idioma: Idioma): AsyncGenerator<ItemLido[]> {
  for await (const linhas of percorrer<Linha, ConsultaItens['CampoOrdenado']>(db, listaDeItens(id, quem, q), toPaginacao(q)))
    yield linhas.map(comMensagem(idioma));
}
