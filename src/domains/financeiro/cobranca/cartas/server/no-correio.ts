import { sql } from 'kysely';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { Correio, DesfechoDoCorreio } from '#platform/server/correio/mail.ts';

/** What a mail of a letter says that it is of. */
export const CORREIO_DA_CARTA = 'carta_cobranca';

/** The letters follow their mails: sent when the mail server took them, failed when it was given up. */
export function ouvirCorreio(correio: Pick<Correio, 'ouvir'>): void {
  correio.ouvir(CORREIO_DA_CARTA, (tx, id, desfecho) => (desfecho.saiu ? anotarSaida(tx, [id]) : anotarFalha(tx, id, desfecho)));
}

/** Letters that the mail server took. */
export async function anotarSaida(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`update cobrancas_cartas set situacao = 'enviada', enviada_em = clock_timestamp()
    where id = any(${ids as number[]}) and situacao = 'no_correio'`.execute(tx);
}

/** A letter whose mail was given up: it says why, and its titles got none. */
async function anotarFalha(tx: Tx, id: number, { motivo, detalhe }: DesfechoDoCorreio & { saiu: false }): Promise<void> {
  const { rows } = await sql`update cobrancas_cartas set situacao = 'falhou', motivo_falha = ${motivo}, detalhe_falha = ${detalhe}
    where id = ${id} and situacao = 'no_correio' returning id`.execute(tx);
  if (rows.length === 0) return;
  await sql`update cobrancas_cartas_titulos set nao_saiu = true where carta_id = ${id}`.execute(tx);
  // Kept here too: a letter that is sent again no longer says it.
  await auditar(
    { tx, quem: { processo: 'correio' } },
    { acao: 'carta.falhou', alvoTipo: 'carta_cobranca', alvoId: id, depois: { motivo, detalhe } },
  );
}
