import { type Ancora, anexarAncora, lerAncoras } from '#platform/server/auditoria/ancoras.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { formatarInstante, hojeEm } from '#shared/datas.ts';
import { texto } from '#shared/textos.ts';
import { textosAuditoria } from '../texts.ts';

/** Writes a head of the audit chain outside the database; the first of a day also goes by mail to whom the operator named. */
export async function ancorar({ db, config, correio }: Pick<Servicos, 'db' | 'config' | 'correio'>, cabeca: Ancora): Promise<void> {
  const { auditAnchorDir: pasta, auditAnchorMail: para, tzEscola: fuso } = config;
  const anterior = (await lerAncoras(pasta)).at(-1);
  await anexarAncora(pasta, cabeca);
  if (para === null || (anterior && hojeEm(new Date(anterior.em), fuso) >= hojeEm(new Date(cabeca.em), fuso))) return;
  const { bloco, seq, hash } = cabeca;
  const quando = formatarInstante(cabeca.em, fuso);
  const mensagem = {
    assunto: texto(textosAuditoria, 'ancoraAssunto', 'br', { bloco }),
    texto: texto(textosAuditoria, 'ancoraTexto', 'br', { bloco, seq, hash, quando, link: `${config.publicUrl}/auditoria` }),
  };
  await transacao(db, (tx) => correio.enviar(tx, { para, ...mensagem }));
}
