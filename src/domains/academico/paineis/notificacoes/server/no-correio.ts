import { sql } from 'kysely';
import type { Correio } from '#platform/server/correio/mail.ts';
import type { Conteudo } from './conteudo.ts';
import { nomeDoPapel, papelEmPdf } from './papel-em-pdf.ts';

/** What a mail of a notice says that it is of. */
export const CORREIO_DA_NOTIFICACAO = 'notificacao_envio';

/**
 * The paper is made when the mail leaves, from what lies frozen. The rows follow their mails: sent when the mail server took them, failed when it was
 * given up: then it may go again.
 */
export function ouvirCorreioDeNotificacoes(correio: Pick<Correio, 'ouvir' | 'anexar'>): void {
  correio.anexar(CORREIO_DA_NOTIFICACAO, async (db, id) => {
    const { rows } = await sql<{
      numero: string;
      em: string;
      conteudo: Conteudo;
      destino: 'responsavel' | 'conselho';
      pessoaId: number | null;
    }>`
      select n.numero, n.created_at as em, n.conteudo, e.destino, e.pessoa_id as "pessoaId"
      from notificacoes_envios e join notificacoes n on n.id = e.notificacao_id where e.id = ${id}`.execute(db);
    const [envio] = rows;
    if (!envio) throw new Error(`no envio ${id} of a notice`);
    const { destino, pessoaId, ...notificacao } = envio;
    const nome = notificacao.conteudo.responsaveis.find((r) => r.pessoaId === pessoaId)?.nome ?? null;
    const corpo = await papelEmPdf({ ...notificacao, cancelamento: null }, { destino, nome });
    return [{ nome: nomeDoPapel(notificacao, destino), tipo: 'application/pdf', corpo }];
  });
  correio.ouvir(CORREIO_DA_NOTIFICACAO, async (tx, id, desfecho) => {
    const [situacao, motivo, detalhe] = desfecho.saiu ? ['enviado', null, null] : ['falhou', desfecho.motivo, desfecho.detalhe];
    await sql`update notificacoes_envios set situacao = ${situacao}, motivo_falha = ${motivo}, detalhe_falha = ${detalhe}
      where id = ${id} and situacao = 'no_correio'`.execute(tx);
  });
}
