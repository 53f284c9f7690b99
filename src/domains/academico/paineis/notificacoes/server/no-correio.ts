import { sql } from 'kysely';
import type { Correio } from '#platform/server/correio/mail.ts';

/** What a mail of a notice says that it is of. */
export const CORREIO_DA_NOTIFICACAO = 'notificacao_envio';

/** The rows follow their mails: sent when the mail server took them, failed when it was given up: then it may go again. */
export function ouvirCorreioDeNotificacoes(correio: Pick<Correio, 'ouvir'>): void {
  correio.ouvir(CORREIO_DA_NOTIFICACAO, async (tx, id, desfecho) => {
    const [situacao, motivo, detalhe] = desfecho.saiu ? ['enviado', null, null] : ['falhou', desfecho.motivo, desfecho.detalhe];
    await sql`update notificacoes_envios set situacao = ${situacao}, motivo_falha = ${motivo}, detalhe_falha = ${detalhe}
      where id = ${id} and situacao = 'no_correio'`.execute(tx);
  });
}
