import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Tx } from './database/kysely.ts';
import type { Tarefas } from './jobs.ts';

export type Mensagem = { para: string; assunto: string; texto: string };
export type Correio = {
  /** Sends after commit: the message is enqueued in the transaction and delivered by a job that retries. */
  enviar(tx: Tx, mensagem: Mensagem): Promise<void>;
};

const FILA = 'correio';

/**
 * Mail through SMTP, or into `<DATA_DIR>/correio` as .eml files when no SMTP is set.
 * A line break in an address or subject is refused: it would add headers.
 */
export function criarCorreio(opcoes: {
  smtpUrl: string | undefined;
  dataDir: string;
  remetente: string;
  tarefas: Tarefas;
  log: Logger;
}): Correio {
  const transporte = opcoes.smtpUrl
    ? createTransport(opcoes.smtpUrl)
    : createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const pasta = join(opcoes.dataDir, 'correio');
  opcoes.tarefas.definirTrabalho(FILA, async (dados) => {
    const { para, assunto, texto } = dados as Mensagem;
    const envio = await transporte.sendMail({
      from: opcoes.remetente,
      to: para,
      subject: assunto,
      text: texto,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    if (opcoes.smtpUrl) return;
    await mkdir(pasta, { recursive: true, mode: 0o700 });
    const nome = `${new Date().toISOString().replaceAll(':', '-')}-${envio.messageId.replaceAll(/[^\w.-]/g, '')}.eml`;
    // Under another name until it is whole: whoever watches the folder never reads half a mail.
    const parcial = join(pasta, `${nome}.parcial`);
    await writeFile(parcial, (envio as unknown as { message: Buffer }).message, { mode: 0o600 });
    await rename(parcial, join(pasta, nome));
    opcoes.log.info({ arquivo: nome }, 'mail written to the outbox folder');
  });
  return {
    async enviar(tx, mensagem) {
      if (/[\r\n]/.test(mensagem.para + mensagem.assunto)) throw new Error('Line break in a mail header');
      await opcoes.tarefas.enfileirar(tx, FILA, mensagem);
    },
  };
}
