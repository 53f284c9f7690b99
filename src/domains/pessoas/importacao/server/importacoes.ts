import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { Arquivo, Contexto, ContextoEscrita } from '#platform/server/http/tipos.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { lerPlanilha, type LinhaLida, type PlanilhaLida } from '#platform/server/planilhas/ler-planilha.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns, type Idioma } from '#shared/erros.ts';
import type { importacaoApi } from '../api.ts';
import { type CampoImportado, camposImportados } from '../campos-importados.ts';
import { erros } from '#domains/pessoas/erros.ts';
import { limitesDaImportacao, type Mapeamento, montarLinha, proporMapeamento } from '../importacao.ts';
import { conferirLinhas } from './conferir-importacao.ts';
import { podeEditarPessoas } from './responsaveis-importados.ts';

export const TAREFA_IMPORTACAO = 'importacao.pessoas';
export const TAREFA_DESFAZER = 'importacao.pessoas-desfeita';
const exemplosPorColuna = 3;

type Saida = RespostaServidor<typeof importacaoApi.obterImportacao>;
export type Importacao = {
  id: number;
  usuarioId: number;
  arquivo: string;
  colunas: string[];
  linhas: LinhaLida[];
  total: number;
  mapeamento: Mapeamento | null;
  aceitarParecidas: boolean;
  vinculos: number[];
  situacao: Saida['situacao'];
  tarefaId: number | null;
  tarefaDesfazerId: number | null;
};

const colunas = sql`i.id, i.usuario_id as "usuarioId", i.arquivo, i.colunas, i.linhas, i.total, i.mapeamento, i.aceitar_parecidas as "aceitarParecidas", i.vinculos, i.situacao,
  i.tarefa_id as "tarefaId", i.tarefa_desfazer_id as "tarefaDesfazerId"`;

/** An import of one's own, or any for the administrator. @throws NAO_ENCONTRADO */
async function carregar(db: Db | Tx, quem: Quem, id: number, trava = sql``): Promise<Importacao> {
  const { rows } = await sql<Importacao>`select ${colunas} from importacoes i
    where i.id = ${id} and (i.usuario_id = ${quem.usuarioId} or ${quem.admin}::boolean) ${trava}`.execute(db);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}

/** The import that a job works on. */
export async function importacaoDaTarefa(db: Db, tarefaId: number): Promise<Importacao> {
  const { rows } =
    await sql<Importacao>`select ${colunas} from importacoes i where ${tarefaId} in (i.tarefa_id, i.tarefa_desfazer_id)`.execute(db);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}

const camposDeCpf = camposImportados.map(({ chave }) => chave).filter((chave) => /cpf$/i.test(chave));

/** The columns as their names tell them; CPFs are left out for who does not see them whole. */
function proporPara(quem: Quem, titulos: readonly string[]): Mapeamento {
  const proposto = proporMapeamento(titulos);
  if (podeEditarPessoas(quem)) return proposto;
  return Object.fromEntries(Object.entries(proposto).filter(([chave]) => !camposDeCpf.includes(chave as CampoImportado)));
}

/** A sheet of CPFs tells which of them the school knows: it is for who sees them whole. @throws IMPORTACAO_COM_CPF */
function conferirCpfs(quem: Quem, mapeamento: Mapeamento): void {
  const comCpf = camposDeCpf.filter((chave) => mapeamento[chave] !== undefined);
  if (comCpf.length > 0 && !podeEditarPessoas(quem))
    throw erros.IMPORTACAO_COM_CPF({}, { campos: comCpf.map((chave) => `mapeamento.${chave}`) });
}

function comoSaida(quem: Quem, { colunas: titulos, linhas, mapeamento, usuarioId: _u, ...resto }: Importacao): Saida {
  const exemplos = (coluna: number): string[] =>
    [...new Set(linhas.slice(0, 50).map(({ celulas }) => celulas[coluna] ?? ''))]
      .filter((texto) => texto !== '')
      .slice(0, exemplosPorColuna);
  return {
    ...resto,
    colunas: titulos.map((titulo, i) => ({ titulo, exemplos: exemplos(i) })),
    mapeamento: mapeamento ?? proporPara(quem, titulos),
  };
}

/** Reads a sheet that was sent, before the transaction begins. @throws PLANILHA_… naming the field */
export function lerEnviada(conteudo: Buffer | undefined): Promise<PlanilhaLida> {
  return lerPlanilha(conteudo ?? Buffer.alloc(0), limitesDaImportacao);
}

/** Keeps a sheet that was read until its import is run, at most a day. */
export async function abrirImportacao(
  ato: ContextoEscrita,
  { arquivo, colunas: titulos, linhas }: PlanilhaLida & { arquivo: string },
): Promise<Saida> {
  const { rows } = await sql<Importacao>`insert into importacoes as i (usuario_id, arquivo, colunas, linhas, total)
    values (${ato.quem.usuarioId}, ${arquivo.slice(0, 200) || 'planilha'}, ${JSON.stringify(titulos)}::jsonb, ${JSON.stringify(linhas)}::jsonb, ${linhas.length})
    returning ${colunas}`.execute(ato.tx);
  const importacao = rows[0] as Importacao;
  const depois = { arquivo: importacao.arquivo, linhas: importacao.total };
  await auditar(ato, { acao: 'importacao.aberta', alvoTipo: 'importacao', alvoId: importacao.id, depois });
  return comoSaida(ato.quem, importacao);
}

export async function obterImportacao(db: Db, quem: Quem, id: number): Promise<Saida> {
  return comoSaida(quem, await carregar(db, quem, id));
}

/** Keeps what was chosen so far, so that an import left open is found again as it stood. @throws NAO_ENCONTRADO, IMPORTACAO_JA_EXECUTADA */
export async function guardarEscolha(
  { tx, quem }: ContextoEscrita,
  { id, ...dados }: { id: number } & EntradaServidor<typeof importacaoApi.guardarEscolha>['body'],
): Promise<Saida> {
  const importacao = await carregar(tx, quem, id, sql`for update`);
  if (importacao.situacao !== 'aberta') throw erros.IMPORTACAO_JA_EXECUTADA();
  await sql`update importacoes set ${escolha(dados)} where id = ${importacao.id}`.execute(tx);
  return comoSaida(quem, { ...importacao, ...dados });
}

const escolha = ({ mapeamento, aceitarParecidas, vinculos }: EntradaServidor<typeof importacaoApi.guardarEscolha>['body']) =>
  sql`mapeamento = ${JSON.stringify(mapeamento)}::jsonb, aceitar_parecidas = ${aceitarParecidas}, vinculos = ${JSON.stringify(vinculos)}::jsonb`;

type Conferir = EntradaServidor<typeof importacaoApi.conferirImportacao>;
type Executar = { id: number } & Conferir['body'];

/** What an import would do. @throws NAO_ENCONTRADO, IMPORTACAO_JA_EXECUTADA, IMPORTACAO_COM_CPF */
export async function conferirImportacao({ db, quem, pedido }: Contexto, { params, body }: Conferir) {
  const importacao = await carregar(db, quem, params.id);
  if (importacao.situacao !== 'aberta') throw erros.IMPORTACAO_JA_EXECUTADA();
  conferirCpfs(quem, body.mapeamento);
  return conferirLinhas(db, quem, importacao, body, pedido.idioma);
}

/** Starts the job of an import; the choice of columns is kept with it. @throws NAO_ENCONTRADO, IMPORTACAO_JA_EXECUTADA, IMPORTACAO_COM_CPF */
export async function executarImportacao(ato: ContextoEscrita, { id, ...escolhido }: Executar): Promise<{ tarefaId: number }> {
  const importacao = await carregar(ato.tx, ato.quem, id, sql`for update`);
  if (importacao.situacao !== 'aberta') throw erros.IMPORTACAO_JA_EXECUTADA();
  conferirCpfs(ato.quem, escolhido.mapeamento);
  const nomes = Object.fromEntries(
    importacao.linhas.map(({ numero, celulas }) => {
      const { dados } = montarLinha(celulas, escolhido.mapeamento).aluno;
      return [numero, `${String(dados.nome)} ${String(dados.sobrenome)}`.trim().slice(0, 250)];
    }),
  );
  const tarefaId = await ato.servicos.tarefas.criar(ato.tx, {
    tipo: TAREFA_IMPORTACAO,
    usuarioId: ato.quem.usuarioId,
    total: importacao.total,
    entrada: { importacaoId: importacao.id },
  });
  await sql`update importacoes set situacao = 'executada', tarefa_id = ${tarefaId}, ${escolha(escolhido)},
    nomes = ${JSON.stringify(nomes)}::jsonb where id = ${importacao.id}`.execute(ato.tx);
  await auditar(ato, { acao: 'importacao.executada', alvoTipo: 'importacao', alvoId: importacao.id, depois: { tarefaId } });
  return { tarefaId };
}

/** Starts the job that takes away what an import made. @throws NAO_ENCONTRADO, IMPORTACAO_NAO_DESFAZ (not run, under way, undone) */
export async function desfazerImportacao(ato: ContextoEscrita, id: number): Promise<{ tarefaId: number }> {
  const importacao = await carregar(ato.tx, ato.quem, id, sql`for update`);
  const { rows } = await sql<{
    terminou: boolean | null;
    feitas: number;
  }>`select (select situacao not in ('na_fila', 'em_andamento') from v_tarefa where id = ${importacao.tarefaId}) as terminou,
    (select count(distinct pessoa_id)::int from (select pessoa_id from importacoes_pessoas where importacao_id = ${id}
      union select pessoa_id from importacoes_contatos where importacao_id = ${id}) a) as feitas`.execute(ato.tx);
  const { terminou, feitas = 0 } = rows[0] ?? {};
  if (importacao.situacao !== 'executada' || terminou !== true || feitas === 0) throw erros.IMPORTACAO_NAO_DESFAZ();
  const tarefaId = await ato.servicos.tarefas.criar(ato.tx, {
    tipo: TAREFA_DESFAZER,
    usuarioId: ato.quem.usuarioId,
    total: feitas,
    entrada: { importacaoId: id },
  });
  await sql`update importacoes set situacao = 'desfeita', tarefa_desfazer_id = ${tarefaId} where id = ${id}`.execute(ato.tx);
  await auditar(ato, { acao: 'importacao.desfeita', alvoTipo: 'importacao', alvoId: id, depois: { tarefaId } });
  return { tarefaId };
}

/** The own imports of the last month, those left open among them; all for the administrator. */
export async function listarImportacoes(db: Db, quem: Quem): Promise<RespostaServidor<typeof importacaoApi.listarImportacoes>> {
  const { rows } = await sql<RespostaServidor<typeof importacaoApi.listarImportacoes>['itens'][number]>`
    select i.id, i.arquivo, i.total, i.situacao, i.created_at as "criadaEm", i.tarefa_id as "tarefaId",
      (select count(*)::int from importacoes_pessoas p where p.importacao_id = i.id) as criadas
    from importacoes i where (i.usuario_id = ${quem.usuarioId} or ${quem.admin}::boolean) order by i.id desc limit 20`.execute(db);
  return { itens: rows };
}

/** The model sheet: every column with one example, ready to be filled in. */
export function modeloDaImportacao(formato: 'csv' | 'xlsx', idioma: Idioma): Arquivo {
  const linha = Object.fromEntries(camposImportados.map(({ chave, exemplo }) => [chave, exemplo]));
  return exportar(
    idioma === 'br' ? 'Modelo de importação' : 'Import model',
    formato,
    camposImportados.map((campo) => ({ titulo: campo[idioma], valor: (l: typeof linha) => l[campo.chave], largura: 24 })),
    Readable.from([[linha]]),
  );
}

/** Rows of personal data leave after a day, and imports after a month: then they can no longer be undone. */
export async function limparImportacoes(db: Db): Promise<void> {
  await sql`delete from importacoes where created_at < now() - interval '30 days' or (situacao = 'aberta' and created_at < now() - interval '1 day')`.execute(
    db,
  );
  await sql`update importacoes set linhas = '[]' where linhas <> '[]' and created_at < now() - interval '1 day'
    and tarefa_id in (select id from v_tarefa where situacao not in ('na_fila', 'em_andamento'))`.execute(db);
}
