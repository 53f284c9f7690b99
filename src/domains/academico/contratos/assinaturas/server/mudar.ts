import { sql } from 'kysely';
import { revogarLinksExternos } from '#domains/acesso/links-externos/server/door.ts';
import { travarContratos } from '#domains/academico/contratos/server/carregar.ts';
import { conferirVisivel } from '#domains/academico/contratos/server/escopo.ts';
import type { Ato } from '#platform/server/ato.ts';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosAssinatura as erros } from '../erros.ts';
import type { SituacaoAssinatura } from '../situacoes.ts';
import { nomeDoPapel } from '#domains/academico/contratos/nome-do-papel.ts';

type AssinaturaAtual = {
  id: number;
  contratoId: number;
  aditivoId: number | null;
  numero: string;
  ordem: number | null;
  situacao: SituacaoAssinatura;
  textoSha256: string;
  expiraEm: string;
};

/** A sending as it stands. @throws NAO_ENCONTRADO */
export async function obterAssinatura(db: Db | Tx, id: number): Promise<AssinaturaAtual> {
  const { rows } =
    await sql<AssinaturaAtual>`select a.id, a.contrato_id as "contratoId", a.aditivo_id as "aditivoId", c.numero, d.ordem, a.situacao,
      a.texto_sha256 as "textoSha256", a.expira_em as "expiraEm"
    from v_assinatura a join contratos c on c.id = a.contrato_id left join aditivos d on d.id = a.aditivo_id where a.id = ${id}`.execute(
      db,
    );
  const [achada] = rows;
  if (!achada) throw errosComuns.NAO_ENCONTRADO();
  return achada;
}

/** Whose a sending is, without judging how it stands. @throws NAO_ENCONTRADO */
export async function contratoDaAssinatura(db: Db | Tx, id: number): Promise<number> {
  const { rows } = await sql<{ contratoId: number }>`select contrato_id as "contratoId" from assinaturas where id = ${id}`.execute(db);
  const [achada] = rows;
  if (!achada) throw errosComuns.NAO_ENCONTRADO();
  return achada.contratoId;
}

/** A sending as it stands, with contract and sending kept as they are: in this order, which whoever changes a contract keeps to. */
export async function travarAssinatura(tx: Tx, id: number): Promise<AssinaturaAtual> {
  await travarContratos(tx, [await contratoDaAssinatura(tx, id)]);
  await sql`select 1 from assinaturas where id = ${id} for update`.execute(tx);
  return obterAssinatura(tx, id);
}

/** The signers of a sending, by their ids. */
export async function signatariosDe(tx: Tx, assinaturaId: number): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select id from assinaturas_signatarios where assinatura_id = ${assinaturaId} order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * The links of a sending open nothing any more. They are locked first, as whoever signs by one does, so that the two wait for each other: what was
 * signed before stays on record, nothing is signed after. @throws NAO_ENCONTRADO, ASSINATURA_ENCERRADA
 */
export async function revogarAssinatura(ato: Ato, { id, motivo }: { id: number; motivo: string }): Promise<{ id: number }> {
  const { tx, quem } = ato;
  const contratoId = await contratoDaAssinatura(tx, id);
  await conferirVisivel(tx, quem, [contratoId]);
  await revogarLinksExternos(tx, { finalidade: 'assinatura', alvoIds: await signatariosDe(tx, id) });
  const atual = await travarAssinatura(tx, id);
  if (atual.situacao === 'concluida' || atual.situacao === 'revogada') throw erros.ASSINATURA_ENCERRADA();
  await sql`update assinaturas set revogada_em = clock_timestamp(), motivo = ${motivo} where id = ${id}`.execute(tx);
  await auditar(ato, {
    acao: 'contrato.assinatura_revogada',
    alvoTipo: 'contrato',
    alvoId: contratoId,
    depois: { documento: nomeDoPapel(atual).br },
    motivo,
  });
  return { id };
}
