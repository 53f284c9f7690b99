import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { conferirPermissao } from '#platform/server/http/autorizacao.ts';
import type { Arquivo, Contexto } from '#platform/server/http/tipos.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { type DefinicaoLista, listar, type Pagina, percorrer } from '#platform/server/listas/listas.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { formatarInstante } from '#shared/datas.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import { toPaginacao } from '#shared/listas/paginacao.ts';
import { tradutor } from '#shared/textos.ts';
import type { ValorAlteravel } from '#domains/pessoas/endereco-alteravel.ts';
import { versaoDaFicha } from '#domains/pessoas/saude/server/door.ts';
import { camposAlteraveis, lerCamposDaPessoa } from '#domains/pessoas/registro/server/door.ts';
import { registrarVisualizacao } from '#domains/pessoas/server/door.ts';
import { obterPessoaResumo } from '#domains/pessoas/busca/server/door.ts';
import { CAMPO_DA_FICHA, isDoCadastro } from '#domains/rh/documentos.ts';
import type { protocolosApi } from '../api.ts';
import { mudouDepois } from '../decisao.ts';
import type { camposDaPessoa, linhaProtocolo, protocoloCompleto } from '../esquemas.ts';
import { textosRh } from '#domains/rh/texts.ts';
import { contemPalavras } from '#domains/rh/server/busca.ts';

export type LinhaProtocolo = z.input<typeof linhaProtocolo>;
export type ProtocoloCompleto = z.input<typeof protocoloCompleto>;
export type CampoGravado = {
  campo: string;
  valorAtual: ValorAlteravel;
  valorProposto: ValorAlteravel;
  decisao: 'aceito' | 'recusado' | null;
  motivoRecusa: string | null;
  arquivoId: number | null;
};
export type ProtocoloGravado = Omit<ProtocoloCompleto, 'campos'> & {
  campos: CampoGravado[];
  solicitanteUsuarioId: number | null;
  /** The version of the health form that the one asked for was filled in over; null where none is asked for or it was decided. */
  fichaSobreVersao: number | null;
  anexoArquivoId: number | null;
};
type Query = EntradaServidor<typeof protocolosApi.listarProtocolos>['query'];
type Coluna = Query['CampoOrdenado'];

const nomeDoUsuario = (alias: string) => sql`trim(${sql.ref(`${alias}.nome`)} || ' ' || coalesce(${sql.ref(`${alias}.sobrenome`)}, ''))`;
const comuns = sql`r.id, r.numero, r.pessoa_id as "pessoaId", p.nome_completo as "pessoaNome", r.situacao, r.motivo, coalesce(${nomeDoUsuario('s')}, q.nome_completo, '') as solicitante,
  r.solicitante_pessoa_id is not null as "daFamilia", r.vale_desde as "valeDesde",
  r.anexo_arquivo_id is not null as "temAnexo", r.created_at as "criadoEm", r.decidido_em as "decididoEm"`;
const de = sql`from protocolos r join v_pessoa_resumo p on p.id = r.pessoa_id left join v_usuario_resumo s on s.id = r.solicitante_usuario_id
  left join v_pessoa_resumo q on q.id = r.solicitante_pessoa_id`;

function lista({ Nome, Situacao, PessoaId, DaFamilia }: Query): DefinicaoLista<Coluna, LinhaProtocolo> {
  return {
    colunas: sql<LinhaProtocolo>`${comuns}, (select count(*)::int from protocolos_campos c where c.protocolo_id = r.id) as campos`,
    de,
    onde: [
      ...contemPalavras(sql`(p.nome_busca || ' ' || r.numero)`, Nome),
      Situacao && sql`r.situacao = ${Situacao}`,
      DaFamilia !== undefined && sql`(r.solicitante_pessoa_id is not null) = ${DaFamilia}`,
      PessoaId !== undefined && sql`r.pessoa_id = ${PessoaId}`,
    ],
    ordem: { numero: sql`r.id`, pessoaNome: sql`p.nome_completo`, situacao: sql`r.situacao`, criadoEm: sql`r.created_at` },
    desempate: sql`r.id`,
  };
}

/** A page of protocols. */
export function listarProtocolos(db: Db, query: Query): Promise<Pagina<LinhaProtocolo>> {
  return listar<LinhaProtocolo, Coluna>(db, lista(query), toPaginacao(query));
}

/** The protocols of a filter as a file. */
export function exportarProtocolos({ db, pedido, servicos }: Contexto, query: Query & { Formato: 'csv' | 'xlsx' }): Arquivo {
  const t = tradutor(textosRh, pedido.idioma);
  const instante = (iso: string | null) => (iso === null ? null : formatarInstante(iso, servicos.config.tzEscola));
  return exportar<LinhaProtocolo>(
    t('protocolos'),
    query.Formato,
    [
      { titulo: t('numero'), valor: (r) => r.numero },
      { titulo: t('pessoa'), valor: (r) => r.pessoaNome, largura: 32 },
      { titulo: t('situacao'), valor: (r) => t(`situacao_${r.situacao}`) },
      { titulo: t('motivo'), valor: (r) => r.motivo, largura: 40 },
      { titulo: t('solicitante'), valor: (r) => r.solicitante, largura: 28 },
      { titulo: t('valeDesde'), valor: (r) => r.valeDesde, tipo: 'data' },
      { titulo: t('criadoEm'), valor: (r) => instante(r.criadoEm) },
      { titulo: t('decididoEm'), valor: (r) => instante(r.decididoEm) },
    ],
    percorrer<LinhaProtocolo, Coluna>(db, lista(query), toPaginacao(query)),
  );
}

/** A protocol as stored. @throws NAO_ENCONTRADO. */
export async function carregarProtocolo(db: Db | Tx, id: number): Promise<ProtocoloGravado> {
  const { rows } =
    await sql<ProtocoloGravado>`select ${comuns}, r.parecer, r.versao, r.solicitante_usuario_id as "solicitanteUsuarioId", r.anexo_arquivo_id as "anexoArquivoId",
      (select ${nomeDoUsuario('d')} from v_usuario_resumo d where d.id = r.decidido_por_usuario_id) as "decididoPor",
      (select f.versao_base from protocolos_fichas f where f.protocolo_id = r.id) as "fichaSobreVersao",
      (select a.nome from arquivos a where a.id = r.anexo_arquivo_id) as "anexoNome",
      (select coalesce(json_agg(json_build_object('id', a.id, 'nome', a.nome, 'trocadoEm', h.em, 'trocadoPor', h.usuario_nome) order by h.seq desc), '[]'::json)
        from auditoria h join arquivos a on a.id = (h.antes->>'arquivoId')::bigint
        where h.alvo_tipo = 'protocolo' and h.alvo_id = r.id and h.acao = 'protocolo.anexo') as "anexosAnteriores",
      coalesce((select json_agg(json_build_object('campo', c.campo, 'valorAtual', c.valor_atual, 'valorProposto', c.valor_proposto, 'decisao', c.decisao,
        'motivoRecusa', c.motivo_recusa, 'arquivoId', c.arquivo_id) order by c.ordem) from protocolos_campos c where c.protocolo_id = r.id), '[]') as campos
    ${de} where r.id = ${id}`.execute(db);
  const [protocolo] = rows;
  if (!protocolo) throw errosComuns.NAO_ENCONTRADO();
  return protocolo;
}

/** A protocol with what the registration says now beside what it said when asked. @throws NAO_ENCONTRADO (also outside the reader's scope). */
export async function obterProtocolo(db: Db | Tx, quem: Quem, id: number): Promise<ProtocoloCompleto> {
  const protocolo = await carregarProtocolo(db, id);
  const agora = new Map(
    Object.entries(await lerCamposDaPessoa(db, quem, protocolo.pessoaId, protocolo.campos.map(({ campo }) => campo).filter(isDoCadastro))),
  );
  const aberto = protocolo.situacao === 'aberto';
  const { fichaSobreVersao } = protocolo;
  const fichaMudou = fichaSobreVersao !== null && fichaSobreVersao !== (await versaoDaFicha(db, protocolo.pessoaId));
  return {
    ...protocolo,
    campos: protocolo.campos.map((c) => {
      const valorAgora = aberto && isDoCadastro(c.campo) ? (agora.get(c.campo) ?? null) : c.valorAtual;
      return { ...c, valorAgora, mudou: c.campo === CAMPO_DA_FICHA ? fichaMudou : aberto && mudouDepois(c, valorAgora) };
    }),
  };
}

/** The same for its page; that somebody saw a CPF in it is recorded. @throws NAO_ENCONTRADO */
export async function verProtocolo({ db, quem }: Pick<Contexto, 'db' | 'quem'>, id: number): Promise<ProtocoloCompleto> {
  const protocolo = await obterProtocolo(db, quem, id);
  if (protocolo.campos.some(({ campo }) => campo === 'cpf'))
    await registrarVisualizacao(db, quem, { pessoaId: protocolo.pessoaId, dado: 'cpf' });
  return protocolo;
}

/** A protocol shows what the registration says: it is for who may see that person, or is that person. @throws SEM_PERMISSAO. */
export function conferirPessoaVisivel({ quem, pedido }: Pick<Contexto, 'quem' | 'pedido'>, pessoaId: number): void {
  if (quem.pessoaId !== pessoaId) conferirPermissao(quem, 'pessoas:visualizar', pedido.idioma);
}

/** What a protocol may ask to change of a person, with the current values: that somebody saw the CPF is recorded. @throws SEM_PERMISSAO, NAO_ENCONTRADO. */
export async function camposParaProtocolo(contexto: Contexto, pessoaId: number): Promise<z.input<typeof camposDaPessoa>> {
  const { db, quem } = contexto;
  conferirPessoaVisivel(contexto, pessoaId);
  const atuais = new Map(Object.entries(await lerCamposDaPessoa(db, quem, pessoaId, camposAlteraveis)));
  if (typeof atuais.get('cpf') === 'string') await registrarVisualizacao(db, quem, { pessoaId, dado: 'cpf' });
  const pessoa = await obterPessoaResumo(db, pessoaId);
  if (!pessoa) throw errosComuns.NAO_ENCONTRADO();
  return {
    pessoaId,
    nome: pessoa.nomeCompleto,
    campos: camposAlteraveis.map((campo) => ({ campo, valorAtual: atuais.get(campo) ?? null })),
  };
}
