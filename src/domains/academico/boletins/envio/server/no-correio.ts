import { sql } from 'kysely';
import type { Correio } from '#platform/server/correio/mail.ts';

/** What a mail of a report card says that it is of. */
export const CORREIO_DO_BOLETIM = 'boletim_envio';

/** The rows follow their mails: sent when the mail server took them, failed when it was given up: then nobody has to ask again. */
export function ouvirCorreio(correio: Pick<Correio, 'ouvir'>): void {
  correio.ouvir(CORREIO_DO_BOLETIM, async (tx, id, desfecho) => {
    const [situacao, motivo, detalhe] = desfecho.saiu ? ['enviado', null, null] : ['falhou', desfecho.motivo, desfecho.detalhe];
    await sql`update boletins_envios set situacao = ${situacao}, motivo_falha = ${motivo}, detalhe_falha = ${detalhe}
      where id = ${id} and situacao = 'no_correio'`.execute(tx);
  });
}
