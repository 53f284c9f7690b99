import { sql } from 'kysely';
import { caminhoDoLinkExterno } from '#domains/acesso/links-externos/finalidades.ts';
import { criarLinksExternos } from '#domains/acesso/links-externos/server/door.ts';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { lerEscola } from '#platform/server/escola.ts';
import type { ContextoEscrita } from '#platform/server/http/tipos.ts';
import { diasEntre, formatarData } from '#shared/datas.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import { texto } from '#shared/textos.ts';
import { errosTemporada as erros } from '../../erros.ts';
import { emailDaPessoa, familiasDaTemporada } from '../../server/familias.ts';
import { textosDoConvite } from '../texts-convite.ts';
import { type Temporada, temporadas } from './registro.ts';

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
  conferirPrazo(ato, temporada);
  const convidados = await convidar(ato, temporada);
  if (convidados === 0) throw erros.TEMPORADA_SEM_CONVIDADOS();
  return registrar(ato, temporada, { acao: 'temporada.aberta', convidados });
}

/** Asks who did not answer again, and who came since. @throws TEMPORADA_NAO_ABERTA, TEMPORADA_TERMINADA and of `travarTemporada` */
export async function lembrarTemporada(ato: ContextoEscrita, pedido: Pedido): Promise<Feito> {
  const temporada = await travarTemporada(ato.tx, pedido);
  const { nome, situacao } = temporada;
  if (situacao !== 'aberta') throw erros.TEMPORADA_NAO_ABERTA({ nome });
  conferirPrazo(ato, temporada);
  return registrar(ato, temporada, { acao: 'temporada.lembrada', convidados: await convidar(ato, temporada) });
}

function conferirPrazo({ hoje }: ContextoEscrita, { nome, dataFim }: Temporada): void {
  if (dataFim < hoje) throw erros.TEMPORADA_TERMINADA({ nome, data: formatarData(dataFim) }, { campos: ['dataFim'] });
}

/** Each guardian who did not answer yet, with the address of now and a new link: one statement each for all of them. */
async function convidar({ tx, hoje, servicos, idioma }: ContextoEscrita, temporada: Temporada): Promise<number> {
  const { id, nome, dataInicio, dataFim, mensagem } = temporada;
  const { rows: convites } = await sql<Convite>`with convidados as (
      insert into temporadas_convites as c (temporada_id, pessoa_id, email)
      select ${id}, x.id, x.email from (select distinct q.id, ${emailDaPessoa(sql`q.id`)} as email ${familiasDaTemporada(sql`${id}::bigint`)}) x where x.email is not null
      on conflict (temporada_id, pessoa_id) do update set email = excluded.email, enviado_em = clock_timestamp(), saiu_em = null, falha = null
        where c.respondido_em is null
      returning id, pessoa_id, email)
    select c.id, c.pessoa_id as "pessoaId", p.nome_completo as nome, c.email from convidados c join v_pessoa_resumo p on p.id = c.pessoa_id order by c.id`.execute(
    tx,
  );
  if (convites.length === 0) return 0;
  const pedidos = convites.map(({ id: alvoId, pessoaId, email }) => ({ alvoId, pessoaId, email }));
  // Good until the last day of the season has ended: the day after it, at the latest.
  const tokens = await criarLinksExternos(tx, { finalidade: 'temporada', dias: diasEntre(hoje, dataFim) + 1, pedidos });
  const escola = await lerEscola(tx);
  const mensagens = convites.map((convite) => ({
    para: convite.email,
    assunto: texto(textosDoConvite, 'assunto', idioma, { escola: escola.nome }),
    texto: texto(textosDoConvite, 'texto', idioma, {
      nome: convite.nome,
      temporada: nome,
      mensagem: mensagem === null ? '' : `${mensagem}\n\n`,
      inicio: formatarData(dataInicio),
      fim: formatarData(dataFim),
      escola: escola.nome,
      link: `${servicos.config.publicUrl}${caminhoDoLinkExterno('temporada', tokens.get(convite.id) ?? '')}`,
    }),
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
