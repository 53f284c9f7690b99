import { sql } from 'kysely';
import { revogarLinksExternos } from '#domains/acesso/links-externos/server/door.ts';
import { conferirVisivel } from '#domains/academico/contratos/server/escopo.ts';
import type { Ato } from '#platform/server/ato.ts';
import { fimDoDia } from '#platform/server/clock.ts';
import { auditarVarios, type Autor } from '#platform/server/auditoria/audit.ts';
import { type Db, transacao, type Tx } from '#platform/server/database/kysely.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import type { DataCivil } from '#shared/datas.ts';
import { errosComuns, type Textos } from '#shared/erros.ts';
import { errosAssinatura as erros } from '../erros.ts';
import { degrausDoLembrete } from '../situacoes.ts';
import { nomeDoPapel } from '#domains/academico/contratos/nome-do-papel.ts';
import { chaveDoPapel, type PapelPedido } from './carregar.ts';
import { recusaDoPapel } from './julgar-papel.ts';
import { mandarLinks, type QuemRecebe, type Remessa } from './correspondencia.ts';
import { travarAssinatura } from './mudar.ts';

type Pendente = QuemRecebe & PapelPedido & { ate: DataCivil };

/**
 * Somebody who has not signed gets a new link, at the address that the register has by now, and as many days as at first; the earlier link opens
 * nothing any more. Link, contract and sending are locked in this order, as by whoever signs.
 * @throws NAO_ENCONTRADO, JA_ASSINOU, ASSINATURA_SEM_EFEITO, SIGNATARIO_SEM_EMAIL, EMAIL_DE_SIGNATARIOS_REPETIDO and why the paper could not
 * come into force
 */
export async function lembrarSignatario(ato: Ato, { id, servicos }: { id: number; servicos: Remessa }): Promise<{ id: number }> {
  const { tx, quem, hoje, fuso } = ato;
  const { rows } = await sql<{
    assinaturaId: number;
    contratoId: number;
    nome: string;
    assinou: boolean;
  }>`select a.id as "assinaturaId", a.contrato_id as "contratoId", s.nome, s.assinou_em is not null as assinou
    from assinaturas_signatarios s join assinaturas a on a.id = s.assinatura_id where s.id = ${id}`.execute(tx);
  const [signatario] = rows;
  if (!signatario) throw errosComuns.NAO_ENCONTRADO();
  await conferirVisivel(tx, quem, [signatario.contratoId]);
  if (signatario.assinou) throw erros.JA_ASSINOU({ nome: signatario.nome });
  await revogarLinksExternos(tx, { finalidade: 'assinatura', alvoIds: [id] });
  const assinatura = await travarAssinatura(tx, signatario.assinaturaId);
  if (assinatura.situacao !== 'aberta' && assinatura.situacao !== 'vencida') throw erros.ASSINATURA_SEM_EFEITO();
  const recusa = await recusaDoPapel(tx, assinatura, fuso);
  if (recusa) throw recusa;
  await lerEmailDeNovo(tx, { id, papel: nomeDoPapel(assinatura) });
  await sql`update assinaturas set expira_em = ${fimDoDia(sql`${hoje}::date + dias`)} where id = ${assinatura.id}`.execute(tx);
  const pendentes = await lerPendentes(tx, fuso, sql`s.id = ${id} and a.situacao = 'aberta'`);
  if (pendentes.length === 0) throw erros.ASSINATURA_SEM_EFEITO();
  await mandar({ tx, quem }, pendentes, servicos);
  return { id };
}

/** The address of who has not signed, as the register has it by now. @throws SIGNATARIO_SEM_EMAIL, EMAIL_DE_SIGNATARIOS_REPETIDO */
async function lerEmailDeNovo(tx: Tx, { id, papel }: { id: number; papel: Textos }): Promise<void> {
  const { rows } = await sql<{ nome: string; email: string | null; repetido: boolean }>`select s.nome, e.valor as email,
      exists (select 1 from assinaturas_signatarios o where o.assinatura_id = s.assinatura_id and o.id <> s.id and lower(o.email) = lower(e.valor)) as repetido
    from assinaturas_signatarios s left join lateral (select v.valor from v_pessoa_contato v where v.pessoa_id = s.pessoa_id and v.tipo = 'email'
      order by v.principal desc, v.id limit 1) e on true where s.id = ${id}`.execute(tx);
  const [{ nome, email, repetido } = { nome: '', email: null, repetido: false }] = rows;
  if (email === null) throw erros.SIGNATARIO_SEM_EMAIL({ nome });
  if (repetido) throw erros.EMAIL_DE_SIGNATARIOS_REPETIDO({ nome, papel });
  await sql`update assinaturas_signatarios set email = ${email} where id = ${id} and assinou_em is null`.execute(tx);
}

/**
 * The ladder: whoever has not signed is reminded on the third, seventh and fourteenth day after the sending, once each. Of several
 * processes one does it. Links are locked before signers, as by whoever signs.
 */
export async function lembrarAssinaturas({ db, ...servicos }: Pick<Servicos, 'db' | 'correio' | 'config'>): Promise<number> {
  const [primeiro] = degrausDoLembrete;
  return transacao(db, async (tx) => {
    const { rows } = await sql<{ id: number }>`select s.id from assinaturas_signatarios s
      where s.assinou_em is null and s.lembretes < ${degrausDoLembrete.length} and s.enviado_em <= clock_timestamp() - ${primeiro} * interval '1 day'
        and s.enviado_em <= clock_timestamp() - (${[...degrausDoLembrete]}::int[])[s.lembretes + 1] * interval '1 day'
        and pg_try_advisory_xact_lock(hashtext('assinaturas.lembretes')) order by s.id limit 500`.execute(tx);
    const { tzEscola: fuso } = servicos.config;
    const esperam = await lerPendentes(tx, fuso, sql`s.id = any(${rows.map((r) => r.id)}::bigint[]) and a.situacao = 'aberta'`);
    const pendentes = await semSuperados(tx, esperam, fuso);
    await mandar({ tx, quem: { processo: 'lembrete de assinatura' } }, pendentes, servicos);
    // Of what is void or over nobody is reminded again; what could not come into force now may yet, as when a suspended enrollment returns.
    await sql`update assinaturas_signatarios set lembretes = ${degrausDoLembrete.length}
      where id = any(${rows.map((r) => r.id)}::bigint[]) and not (id = any(${esperam.map((p) => p.id)}::bigint[]))`.execute(tx);
    return pendentes.length;
  });
}

/** Those whose paper could still come into force; each paper is asked about once. */
async function semSuperados(tx: Tx, esperam: readonly Pendente[], fuso: string): Promise<Pendente[]> {
  const pendentes: Pendente[] = [];
  for (const doPapel of Map.groupBy(esperam, chaveDoPapel).values()) {
    const [primeiro] = doPapel;
    if (primeiro && (await recusaDoPapel(tx, primeiro, fuso)) === null) pendentes.push(...doPapel);
  }
  return pendentes;
}

async function lerPendentes(db: Db | Tx, fuso: string, quais: ReturnType<typeof sql>): Promise<Pendente[]> {
  const { rows } =
    await sql<Pendente>`select s.id, s.pessoa_id as "pessoaId", s.nome, s.email, a.contrato_id as "contratoId", a.aditivo_id as "aditivoId", c.numero, d.ordem,
      (a.expira_em at time zone ${fuso})::date as ate
    from assinaturas_signatarios s join v_assinatura a on a.id = s.assinatura_id join contratos c on c.id = a.contrato_id
    left join aditivos d on d.id = a.aditivo_id where s.assinou_em is null and ${quais} order by s.id`.execute(db);
  return rows;
}

async function mandar({ tx, quem }: { tx: Tx; quem: Autor }, pendentes: readonly Pendente[], servicos: Remessa): Promise<void> {
  if (pendentes.length === 0) return;
  for (const [ate, deles] of Map.groupBy(pendentes, (p) => p.ate)) await mandarLinks(tx, deles, { ...servicos, ate, lembrete: true });
  await sql`update assinaturas_signatarios set lembretes = lembretes + 1 where id = any(${pendentes.map((p) => p.id)}::bigint[])`.execute(
    tx,
  );
  await auditarVarios(
    { tx, quem },
    pendentes.map((p) => ({
      acao: 'contrato.assinatura_lembrada',
      alvoTipo: 'contrato',
      alvoId: p.contratoId,
      depois: { documento: nomeDoPapel(p).br, para: p.nome },
    })),
  );
}
