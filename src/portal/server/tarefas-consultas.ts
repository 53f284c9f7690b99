import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Contexto } from '#platform/server/http/tipos.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { type DefinicaoLista, listar } from '#platform/server/listas/listas.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns, type Idioma, type ParametrosErro } from '#shared/erros.ts';
import { toPaginacao } from '#shared/listas/paginacao.ts';
import type { portalApi } from '../api.ts';
import { mensagemDoCodigo } from '../erros-das-salas.ts';
import { rotuloSemNome, tituloDaTarefa } from '../texts-tarefas.ts';
import { nomesDosAlvos, tiposFechados } from './tarefas-alvos.ts';

type TarefaSaida = RespostaServidor<typeof portalApi.obterTarefa>;
type Linha = TarefaSaida['linhas'][number];
type Item = Pick<Linha, 'alvoId' | 'situacao' | 'codigo'> & { parametros: ParametrosErro | null };
type Tarefa = Omit<TarefaSaida, 'titulo' | 'erro' | 'podeDesfazer' | 'linhas'>;

/** Rows that come with the progress: refusals first. The whole result has its own list. */
const LINHAS_DO_PROGRESSO = 100;

const colunas = sql`t.id, t.tipo, t.situacao, t.total, t.feitos, t.resultado, t.created_at as "createdAt", t.concluida_em as "concluidaEm",
  (select count(*)::int from v_tarefa_item i where i.tarefa_id = t.id and i.situacao = 'recusado') as falhas`;
const colunasDoItem = sql<Item>`i.alvo_id as "alvoId", i.situacao, i.codigo, i.parametros`;

const aberta = (quem: Quem) => sql`split_part(t.tipo, '.', 1) <> all(${tiposFechados(quem)}::text[])`;

/** One job that the person may follow: own ones of what they may still ask for, all for the administrator. @throws NAO_ENCONTRADO */
async function buscar(db: Db, quem: Quem, id: number): Promise<Tarefa> {
  const { rows } =
    await sql<Tarefa>`select ${colunas} from v_tarefa t where t.id = ${id} and (t.usuario_id = ${quem.usuarioId} or ${quem.admin}::boolean)
      and ${aberta(quem)}`.execute(db);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}

const comTitulo = (tarefa: Tarefa, idioma: Idioma) => ({ ...tarefa, titulo: tituloDaTarefa(tarefa.tipo, idioma) });

async function comoLinhas(db: Db, tarefa: { id: number; tipo: string }, itens: readonly Item[], idioma: Idioma): Promise<Linha[]> {
  const nomes = await nomesDosAlvos(
    db,
    tarefa,
    itens.map(({ alvoId }) => alvoId),
  );
  return itens.map(({ alvoId, situacao, codigo, parametros }) => ({
    alvoId,
    rotulo: nomes.get(alvoId) ?? rotuloSemNome(alvoId, idioma),
    situacao,
    codigo,
    mensagem: codigo === null ? null : mensagemDoCodigo(codigo, parametros, idioma, tarefa.tipo.split('.')[0]),
  }));
}

/** Why a job stopped, in the language of the request; the queue stored both. */
function motivoDaFalha({ situacao, resultado }: Tarefa, idioma: Idioma): string | null {
  if (situacao !== 'falhou' || typeof resultado !== 'object' || resultado === null) return null;
  const mensagem: unknown = Reflect.get(resultado, idioma);
  return typeof mensagem === 'string' ? mensagem : null;
}

/** Progress and result of a job, with the rows that ask to be read. */
export async function obterTarefa({ db, quem, pedido }: Contexto, id: number): Promise<TarefaSaida> {
  const tarefa = await buscar(db, quem, id);
  const { rows } = await sql<Item>`select ${colunasDoItem} from v_tarefa_item i where i.tarefa_id = ${id}
    order by i.situacao = 'recusado' desc, i.situacao = 'ja_estava' desc, i.alvo_id limit ${LINHAS_DO_PROGRESSO}`.execute(db);
  const linhas = await comoLinhas(db, tarefa, rows, pedido.idioma);
  return { ...comTitulo(tarefa, pedido.idioma), erro: motivoDaFalha(tarefa, pedido.idioma), podeDesfazer: false, linhas };
}

/** The last 20 jobs of the person, of some kinds or of all. */
export async function listarMinhasTarefas(
  { db, quem, pedido }: Contexto,
  tipos?: readonly string[],
): Promise<RespostaServidor<typeof portalApi.minhasTarefas>> {
  const { rows } = await sql<Tarefa>`select ${colunas} from v_tarefa t where t.usuario_id = ${quem.usuarioId} and ${aberta(quem)}
    ${tipos ? sql`and t.tipo = any(${[...tipos]}::text[])` : sql``} order by t.id desc limit 20`.execute(db);
  return { itens: rows.map((tarefa) => comTitulo(tarefa, pedido.idioma)) };
}

type Consulta = EntradaServidor<typeof portalApi.listItensDaTarefa>['query'];

/** One page of the rows of a job. */
export async function listarItens(
  { db, quem, pedido }: Contexto,
  id: number,
  query: Consulta,
): Promise<RespostaServidor<typeof portalApi.listItensDaTarefa>> {
  const tarefa = await buscar(db, quem, id);
  const lista: DefinicaoLista<Consulta['CampoOrdenado'], Item> = {
    colunas: colunasDoItem,
    de: sql`from v_tarefa_item i`,
    onde: [sql`i.tarefa_id = ${id}`, query.Situacao && sql`i.situacao = ${query.Situacao}`],
    ordem: { ordem: sql`i.created_at`, situacao: sql`i.situacao` },
    desempate: sql`i.alvo_id`,
  };
  const pagina = await listar<Item, Consulta['CampoOrdenado']>(db, lista, toPaginacao(query));
  return { ...pagina, itens: await comoLinhas(db, tarefa, pagina.itens, pedido.idioma) };
}
