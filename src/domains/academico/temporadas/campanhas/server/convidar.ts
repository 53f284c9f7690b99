import { sql } from 'kysely';
import { caminhoDoLinkExterno } from '#domains/acesso/links-externos/finalidades.ts';
import { criarLinksExternos } from '#domains/acesso/links-externos/server/door.ts';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { assuntoDeUmaLinha } from '#platform/server/correio/mail.ts';
import { lerEscola } from '#platform/server/escola.ts';
import type { ContextoEscrita } from '#platform/server/http/tipos.ts';
import { formatarData } from '#shared/datas.ts';
import { errosComuns, versaoDesatualizada } from '#shared/erros.ts';
import { errosTemporada as erros } from '../../erros.ts';
import { emailDaPessoa, familiasDaTemporada } from '../../server/familias.ts';
import { respondeu } from '../../server/recusadas.ts';
import { oQuePede } from '../o-que-pede.ts';
import { conferirPrazo, type Temporada, temporadas } from './registro.ts';

/** What a mail of a season says that it is of. */
export const CORREIO_DA_TEMPORADA = 'temporada_convite';
type Pedido = { id: number; versao: number };
type Feito = { id: number; versao: number; convidados: number; semEmail: number };
type Convite = { id: number; pessoaId: number; nome: string; email: string };

/** A season, locked, at the version that was seen. @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA */
export async function travarTemporada(tx: Tx, { id, versao }: Pedido): Promise<Temporada> {
  await sql`select 1 as um from temporadas where id = ${id} for update`.execute(tx);
  const temporada = await temporadas.obter(tx, id);
  if (temporada.versao !== versao) throw versaoDesatualizada({ tipo: 'temporada', id }, temporada);
  return temporada;
}

/** Opens a draft and asks its families. @throws TEMPORADA_JA_ABERTA, TEMPORADA_TERMINADA, TEMPORADA_SEM_CONVIDADOS and of `travarTemporada` */
export async function abrirTemporada(ato: ContextoEscrita, pedido: Pedido): Promise<Feito> {
  const temporada = await travarTemporada(ato.tx, pedido);
  const { nome, situacao } = temporada;
  if (situacao !== 'rascunho') throw erros.TEMPORADA_JA_ABERTA({ nome });
  conferirPrazo(ato.hoje, temporada);
  const convidados = await convidar(ato, temporada);
  if (convidados === 0) throw erros.TEMPORADA_SEM_CONVIDADOS();
  return registrar(ato, temporada, { acao: 'temporada.aberta', convidados });
}

/** Asks who did not answer again, and who came since. @throws TEMPORADA_NAO_ABERTA, TEMPORADA_TERMINADA and of `travarTemporada` */
export async function lembrarTemporada(ato: ContextoEscrita, pedido: Pedido): Promise<Feito> {
  const temporada = await travarTemporada(ato.tx, pedido);
  const { nome, situacao } = temporada;
  if (situacao !== 'aberta') throw erros.TEMPORADA_NAO_ABERTA({ nome });
  conferirPrazo(ato.hoje, temporada);
  return registrar(ato, temporada, { acao: 'temporada.lembrada', convidados: await convidar(ato, temporada) });
}

/**
 * A new link to one guardian, also to one who answered: the mail was lost, or the address is another now.
 * @throws NAO_ENCONTRADO, TEMPORADA_NAO_ABERTA, TEMPORADA_TERMINADA, CONVITE_DE_FALECIDO, CONVITE_SEM_EMAIL
 */
export async function reenviarConvite(ato: ContextoEscrita, id: number): Promise<{ id: number }> {
  const { tx } = ato;
  const { rows: achados } = await sql<{
    temporadaId: number;
    nome: string;
    falecido: boolean;
  }>`select t.id as "temporadaId", p.nome_completo as nome, p.data_falecimento is not null as falecido from temporadas t
    join temporadas_convites c on c.temporada_id = t.id join v_pessoa_resumo p on p.id = c.pessoa_id where c.id = ${id} for update of t`.execute(
    tx,
  );
  if (!achados[0]) throw errosComuns.NAO_ENCONTRADO();
  if (achados[0].falecido) throw erros.CONVITE_DE_FALECIDO({ nome: achados[0].nome });
  const temporada = await temporadas.obter(tx, achados[0].temporadaId);
  if (temporada.situacao !== 'aberta') throw erros.TEMPORADA_NAO_ABERTA({ nome: temporada.nome });
  conferirPrazo(ato.hoje, temporada);
  const { rows: convites } =
    await sql<Convite>`with x as (select c.id, p.id as pessoa, p.nome_completo as nome, ${emailDaPessoa(sql`p.id`)} as email
      from temporadas_convites c join v_pessoa_resumo p on p.id = c.pessoa_id where c.id = ${id})
    update temporadas_convites c set email = x.email, enviado_em = clock_timestamp(), saiu_em = null, falha = null
    from x where c.id = x.id and x.email is not null returning c.id, x.pessoa as "pessoaId", x.nome, x.email`.execute(tx);
  if ((await mandar(ato, temporada, convites)) === 0) throw erros.CONVITE_SEM_EMAIL({ nome: achados[0].nome });
  await auditar(ato, { acao: 'temporada.reenviada', alvoTipo: 'temporada', alvoId: temporada.id, depois: { conviteId: id } });
  return { id };
}

/** Each guardian who did not answer yet, with the address of now. */
async function convidar(ato: ContextoEscrita, temporada: Temporada): Promise<number> {
  const { id } = temporada;
  const { rows: convites } = await sql<Convite>`with convidados as (
      insert into temporadas_convites as c (temporada_id, pessoa_id, email)
      select ${id}, x.id, x.email from (select distinct q.id, ${emailDaPessoa(sql`q.id`)} as email ${familiasDaTemporada(sql`${id}::bigint`)}) x where x.email is not null
      on conflict (temporada_id, pessoa_id) do update set email = excluded.email, enviado_em = clock_timestamp(), saiu_em = null, falha = null
        where not ${respondeu}
      returning id, pessoa_id, email)
    select c.id, c.pessoa_id as "pessoaId", p.nome_completo as nome, c.email from convidados c join v_pessoa_resumo p on p.id = c.pessoa_id order by c.id`.execute(
    ato.tx,
  );
  return mandar(ato, temporada, convites);
}

/** A new link to each, which takes the place of the one before: one statement each for all of them. The mail is in the language of the school, whoever sends it; the subject names nobody. */
async function mandar({ tx, servicos }: ContextoEscrita, temporada: Temporada, convites: readonly Convite[]): Promise<number> {
  if (convites.length === 0) return 0;
  const { nome, dataInicio, dataFim, mensagem } = temporada;
  const pedidos = convites.map(({ id: alvoId, pessoaId, email }) => ({ alvoId, pessoaId, email }));
  const tokens = await criarLinksExternos(tx, { finalidade: 'temporada', ate: dataFim, pedidos });
  const escola = await lerEscola(tx);
  const { assunto, pedido } = oQuePede(temporada);
  const mensagens = convites.map((convite) => ({
    para: convite.email,
    assunto: assuntoDeUmaLinha(`${escola.nome}: ${assunto}`),
    texto: [
      `Olá, ${convite.nome}.`,
      ...(mensagem === null ? [] : [mensagem]),
      `A escola pede que você ${pedido} (${nome}), de ${formatarData(dataInicio)} a ${formatarData(dataFim)}. Abra no celular:`,
      `${servicos.config.publicUrl}${caminhoDoLinkExterno('temporada', tokens.get(convite.id) ?? '')}`,
      'O link é só seu: não o encaminhe. Nada muda no cadastro antes de a secretaria conferir.',
      'To read this page in English, choose the language at its foot.',
      escola.nome,
    ].join('\n\n'),
    referencia: { tipo: CORREIO_DA_TEMPORADA, id: convite.id },
    daEscola: { nome: escola.nome, email: escola.email },
  }));
  await servicos.correio.enviarVarias(tx, mensagens);
  return convites.length;
}

async function registrar(
  ato: ContextoEscrita,
  { id, semEmail }: Temporada,
  { acao, convidados }: { acao: string; convidados: number },
): Promise<Feito> {
  const { rows } = await sql<{
    versao: number;
  }>`update temporadas set situacao = 'aberta', versao = versao + 1 where id = ${id} returning versao`.execute(ato.tx);
  await auditar(ato, { acao, alvoTipo: 'temporada', alvoId: id, depois: { convidados, semEmail } });
  return { id, versao: rows[0]?.versao ?? 0, convidados, semEmail };
}
