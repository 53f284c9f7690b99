import { type Ancora, anexarAncora, lerAncoras } from '#platform/server/auditoria/ancoras.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { formatarInstante, hojeEm } from '#shared/datas.ts';
import { texto } from '#shared/textos.ts';
import { textosAuditoria } from '../texts.ts';

/**
 * Writes a head of the audit chain outside the database, unless it stands there; the first of a day also goes by mail to whom the operator named,
 * before it is written: a mail that could not be handed over is tried again.
 */
export async function ancorar({ db, config, correio }: Pick<Servicos, 'db' | 'config' | 'correio'>, cabeca: Ancora): Promise<void> {
  const { auditAnchorDir: pasta, auditAnchorMail: para, tzEscola: fuso } = config;
  const anterior = (await lerAncoras(pasta)).at(-1);
  if (anterior?.hash === cabeca.hash) return;
  const isPrimeiraDoDia = !anterior || hojeEm(new Date(anterior.em), fuso) < hojeEm(new Date(cabeca.em), fuso);
  if (para !== null && isPrimeiraDoDia) await mandar({ db, config, correio }, para, cabeca);
  await anexarAncora(pasta, cabeca);
}

async function mandar(
  { db, config, correio }: Pick<Servicos, 'db' | 'config' | 'correio'>,
  para: string,
  { em, bloco, seq, hash }: Ancora,
): Promise<void> {
  const quando = formatarInstante(em, config.tzEscola);
  const mensagem = {
    assunto: texto(textosAuditoria, 'ancoraAssunto', 'br', { bloco }),
    texto: texto(textosAuditoria, 'ancoraTexto', 'br', { bloco, seq, hash, quando, link: `${config.publicUrl}/auditoria` }),
  };
  await transacao(db, (tx) => correio.enviar(tx, { para, ...mensagem }));
}
