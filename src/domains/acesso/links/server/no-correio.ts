import { sql } from 'kysely';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { Correio, MotivoDeFalha } from '#platform/server/correio/mail.ts';

/** What a mail to a user says that it is of. */
export const CORREIO_DO_USUARIO = 'usuario';

/** A mail that was given up is told beside its user, who otherwise waits for nothing, until another one leaves. */
export function ouvirCorreioDeUsuarios(correio: Pick<Correio, 'ouvir'>): void {
  correio.ouvir(CORREIO_DO_USUARIO, (tx, id, desfecho) => (desfecho.saiu ? esquecerFalha(tx, id) : anotarFalha(tx, id, desfecho.motivo)));
}

async function esquecerFalha(tx: Tx, id: number): Promise<void> {
  await sql`update usuarios set correio_falhou_em = null, correio_falha = null where id = ${id} and correio_falhou_em is not null`.execute(
    tx,
  );
}

/** The version stays: nobody changed what a form shows. */
async function anotarFalha(tx: Tx, id: number, motivo: MotivoDeFalha): Promise<void> {
  const { rows } =
    await sql`update usuarios set correio_falhou_em = clock_timestamp(), correio_falha = ${motivo} where id = ${id} returning id`.execute(
      tx,
    );
  if (rows.length === 0) return;
  await auditar(
    { tx, quem: { processo: 'correio' } },
    { acao: 'usuario.correio_falhou', alvoTipo: 'usuario', alvoId: id, depois: { motivo } },
  );
}
