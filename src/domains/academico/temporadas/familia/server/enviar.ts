import { sql } from 'kysely';
import { agirPorLink, type LinkExterno } from '#domains/acesso/links-externos/server/door.ts';
import { campoDoDocumento, documentoDoCampo, type TipoDeDocumento } from '#domains/rh/documentos.ts';
import { pedirPelaFamilia, substituirPedidos } from '#domains/rh/protocolos/server/door.ts';
import { type Ato, novoAto } from '#platform/server/ato.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { ContextoPublico } from '#platform/server/http/tipos.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { somarDias } from '#shared/datas.ts';
import type { familiaApi } from '../api.ts';
import { camposPedidos, documentosPedidos, partesPedidas, pedeFicha } from '../../campos-da-temporada.ts';
import { errosTemporada as erros } from '../../erros.ts';
import { familiasDaTemporada } from '../../server/familias.ts';
import { type Convite, lerConvite, lerConvites, lerDaFamilia, lerFamilia, parteDe, type PessoaDaFamilia } from './convite.ts';
import { FAMILIA, lerCadastro } from './ler-cadastro.ts';

type Pedido = EntradaServidor<typeof familiaApi.enviarCadastroDaFamilia>['body'];
type AtoDaFamilia = Ato<typeof FAMILIA>;
/** How often one link is answered for one person: corrections, not floods. */
const ENVIOS_MAXIMO = 20;
/** How many days ahead a change may hold. */
const VALE_NO_MAXIMO = 366;

/**
 * Sends what a guardian corrects of one person. Nothing enters the register; what was sent before and is still open is taken back. Two
 * answers by one link wait for each other; those of two guardians stand side by side, and the second that is accepted is told that the register changed.
 * @throws why the link does not open, TEMPORADA_FORA_DO_PRAZO, PESSOA_DE_OUTRA_FAMILIA, CAMPO_NAO_PEDIDO, DOCUMENTO_NAO_PEDIDO, VALE_DESDE_DISTANTE, FICHA_NAO_PEDIDA, CADASTRO_MUDOU, ENVIOS_DEMAIS, DADOS_INVALIDOS
 */
export function enviarCadastroDaFamilia(contexto: ContextoPublico, { token, ...pedido }: Pedido): Promise<{ protocolos: string[] }> {
  const { servicos, pedido: origem } = contexto;
  return agirPorLink(contexto, { token, finalidade: 'temporada' }, async (tx, link) => {
    const ato = await novoAto(tx, { quem: FAMILIA, fuso: servicos.config.tzEscola, origem, idioma: origem.idioma });
    return enviar(ato, { link, cifra: servicos.cifra, ...pedido });
  });
}

async function enviar(
  ato: AtoDaFamilia,
  {
    link,
    cifra,
    pessoaId,
    visto,
    valeDesde,
    valores,
    semDocumento,
    ficha,
  }: Omit<Pedido, 'token'> & { link: LinkExterno; cifra: ContextoPublico['servicos']['cifra'] },
): Promise<{ protocolos: string[] }> {
  const { tx } = ato;
  const convite = await lerConvite(tx, link, ato.hoje);
  const pessoa = await lerDaFamilia(tx, convite, pessoaId);
  conferirPedido(convite, pessoa, { valores, semDocumento, ficha });
  if ((await lerCadastro(tx, convite, pessoa)).visto !== visto) throw erros.CADASTRO_MUDOU({}, { campos: ['visto'] });
  if (valeDesde !== null && valeDesde > somarDias(ato.hoje, VALE_NO_MAXIMO)) throw erros.VALE_DESDE_DISTANTE({}, { campos: ['valeDesde'] });
  const documentos = valores === null ? [] : await lerDocumentos(tx, convite, pessoaId);
  const cpf = valores === null || 'cpf' in valores ? null : await lerCpfPedido(tx, convite, pessoaId);
  await substituirAnteriores(ato, convite, { pessoaId, comCadastro: valores !== null, comFicha: ficha !== null });
  const ids = await pedirPelaFamilia(ato, {
    cifra,
    pessoaId,
    solicitantePessoaId: convite.pessoaId,
    motivo: convite.temporada,
    valeDesde: valeDesde !== null && valeDesde > ato.hoje ? valeDesde : null,
    valores: { ...valores, ...(cpf === null ? {} : { cpf }) },
    documentos,
    ficha: ficha === null ? null : semVersao(ficha),
  });
  await sql`insert into temporadas_envios (convite_id, protocolo_id) select ${convite.id}, unnest(${ids}::bigint[])`.execute(tx);
  if (valores !== null)
    await sql`delete from temporadas_documentos where convite_id = ${convite.id} and pessoa_id = ${pessoaId}`.execute(tx);
  const doCadastro = valores === null ? [] : ['cadastro', ...documentos.map(({ tipo }) => campoDoDocumento(tipo))];
  const semEles = semDocumento.filter((tipo) => !documentos.some((um) => um.tipo === tipo)).map(campoDoDocumento);
  if (valores !== null) await anotarSemDocumento(tx, convite, { pessoaId, partes: semEles });
  await anotarResposta(tx, convite, { pessoaId, partes: [...doCadastro, ...(ficha === null ? [] : ['ficha'])] });
  const { rows } = await sql<{
    numero: string;
  }>`select numero from v_protocolo_situacao where id = any(${ids}::bigint[]) order by id`.execute(tx);
  return { protocolos: rows.map(({ numero }) => numero) };
}

/** What a guardian has no document of, of one person, in the place of what was said before. */
async function anotarSemDocumento(tx: Tx, { id }: Convite, { pessoaId, partes }: { pessoaId: number; partes: string[] }): Promise<void> {
  const novas = partes.map((parte) => parteDe(pessoaId, parte));
  await sql`update temporadas_convites set sem_documento = array(select x from unnest(sem_documento) x where not starts_with(x, ${parteDe(pessoaId, '')})
      union select unnest(${novas}::text[]) order by 1) where id = ${id}`.execute(tx);
}

/**
 * A guardian answered once every part that is asked came, of everybody whom the page shows, or is said not to be there: theirs, and what another sent of a student. Guardians
 * of one student take turns, so that the last part of all is seen by who sends it.
 */
async function anotarResposta(tx: Tx, convite: Convite, { pessoaId, partes }: { pessoaId: number; partes: string[] }): Promise<void> {
  const novas = partes.map((parte) => parteDe(pessoaId, parte));
  const { rows } = await sql<{
    id: number;
  }>`select id from temporadas_convites where temporada_id = ${convite.temporadaId} and (id = ${convite.id}
      or respondido_em is null and pessoa_id in (select q.id ${familiasDaTemporada(sql`${convite.temporadaId}::bigint`)} and m.aluno_id = ${pessoaId}))
    order by id for update`.execute(tx);
  await sql`update temporadas_convites set partes_respondidas = array(select distinct unnest(partes_respondidas || ${novas}::text[]) order by 1)
    where id = ${convite.id}`.execute(tx);
  const inteiros: number[] = [];
  for (const um of await lerConvites(
    tx,
    rows.map(({ id }) => id),
  )) {
    const vieram = new Set([...um.respondidas, ...um.deOutro, ...um.semDocumento]);
    const familia = await lerFamilia(tx, um);
    if (familia.every(({ pessoaId: de, proprio }) => partesPedidas(um, proprio).every((parte) => vieram.has(parteDe(de, parte)))))
      inteiros.push(um.id);
  }
  // Who says to have a document after all, and does not send it, has not answered any more.
  await sql`update temporadas_convites set respondido_em = case when id = any(${inteiros}::bigint[]) then clock_timestamp() end
    where id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(tx);
}

const semVersao = ({ versao: _, ...dados }: NonNullable<Pedido['ficha']>) => dados;

function conferirPedido(
  convite: Convite,
  { proprio }: PessoaDaFamilia,
  { valores, semDocumento, ficha }: Pick<Pedido, 'valores' | 'semDocumento' | 'ficha'>,
): void {
  const pedidos: readonly string[] = camposPedidos(convite.campos, proprio);
  const fora = Object.keys(valores ?? {}).filter((campo) => !pedidos.includes(campo));
  if (fora.length > 0) throw erros.CAMPO_NAO_PEDIDO({}, { campos: fora.map((campo) => `valores.${campo}`) });
  const documentos = documentosPedidos(convite.documentos, proprio);
  if (semDocumento.some((tipo) => !documentos.includes(tipo))) throw erros.DOCUMENTO_NAO_PEDIDO({}, { campos: ['semDocumento'] });
  if (ficha !== null && !pedeFicha(convite, proprio)) throw erros.FICHA_NAO_PEDIDA({}, { campos: ['ficha'] });
}

/** The photographs that wait, and those sent before and not decided yet, where none came in their place. */
async function lerDocumentos(
  tx: Tx,
  { id }: Convite,
  pessoaId: number,
): Promise<{ tipo: TipoDeDocumento; nome: string; arquivoId: number }[]> {
  const { rows } = await sql<{
    campo: string;
    nome: string;
    arquivoId: number;
  }>`select distinct on (x.campo) x.campo, a.nome, a.id as "arquivoId"
    from (select 'documento.' || d.tipo as campo, d.arquivo_id, 0 as ordem from temporadas_documentos d where d.convite_id = ${id} and d.pessoa_id = ${pessoaId}
      union all
      select c.campo, c.arquivo_id, 1 from temporadas_envios e join v_protocolo_pedido c on c.protocolo_id = e.protocolo_id
        where e.convite_id = ${id} and c.pessoa_id = ${pessoaId} and c.arquivo_id is not null) x
    join arquivos a on a.id = x.arquivo_id order by x.campo, x.ordem`.execute(tx);
  return rows.flatMap(({ campo, nome, arquivoId }) => {
    const tipo = documentoDoCampo(campo);
    return tipo === null ? [] : [{ tipo, nome, arquivoId }];
  });
}

/** The CPF that waits: the page never shows it whole, and so whoever sends again does not type it again. */
async function lerCpfPedido(tx: Tx, { id }: Convite, pessoaId: number): Promise<string | null> {
  const { rows } = await sql<{ cpf: string | null }>`select c.valor_proposto #>> '{}' as cpf from temporadas_envios e
    join v_protocolo_pedido c on c.protocolo_id = e.protocolo_id where e.convite_id = ${id} and c.pessoa_id = ${pessoaId} and c.campo = 'cpf'`.execute(
    tx,
  );
  return rows[0]?.cpf ?? null;
}

/** What is still open of what this link sent of this person, of the same kind, gives way. @throws ENVIOS_DEMAIS */
async function substituirAnteriores(
  ato: AtoDaFamilia,
  { id }: Convite,
  { pessoaId, comCadastro, comFicha }: { pessoaId: number; comCadastro: boolean; comFicha: boolean },
): Promise<void> {
  const { rows } = await sql<{ id: number; daFicha: boolean }>`select s.id, s.da_ficha as "daFicha" from temporadas_envios e
    join v_protocolo_situacao s on s.id = e.protocolo_id where e.convite_id = ${id} and s.pessoa_id = ${pessoaId}`.execute(ato.tx);
  if (rows.length >= ENVIOS_MAXIMO) throw erros.ENVIOS_DEMAIS();
  const anteriores = rows.filter(({ daFicha }) => (daFicha ? comFicha : comCadastro)).map((um) => um.id);
  await substituirPedidos(ato, anteriores, 'A família enviou de novo.');
}
