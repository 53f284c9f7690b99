import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { type Db, transacao, type Tx } from '../database/kysely.ts';
import type { Cifra } from '../segredos/cifra.ts';
import type { Tarefas } from '../jobs.ts';
import type { ErroDoTrabalho } from '../trabalhos.ts';

/**
 * `referencia`: of what record this mail is, for whoever listens to what became of it. `urgente`: somebody waits for it, and it goes
 * before the letters that wait.
 */
export type Mensagem = {
  para: string;
  assunto: string;
  texto: string;
  referencia?: { tipo: string; id: number };
  urgente?: boolean;
  /** Under whose name it leaves, and who gets the answer: the portal's address sends, the school reads. */
  daEscola?: { nome: string; email: string | null };
  /** Papers that go with it. */
  anexos?: readonly Anexo[];
};
export type Anexo = { nome: string; tipo: string; corpo: Buffer };
type Fechado = { dados: string; chaveId: string };
/** Why a mail was given up: no answer, the portal's own sign-in, the address, the message, or thrown away after a restore. */
export type MotivoDeFalha = 'servidor' | 'acesso' | 'endereco' | 'recusada' | 'descartada';
export type DesfechoDoCorreio = { saiu: true } | { saiu: false; motivo: MotivoDeFalha; detalhe: string };
/** How a mail lies in the queue, where it stays for days after it left: what it says may open an account, and is sealed. */
export type MensagemNaFila = Omit<Mensagem, 'texto' | 'anexos'> & {
  fechado: Fechado;
  anexos?: { nome: string; tipo: string; fechado: Fechado }[];
};
type FazerAnexos = (db: Db, id: number) => Promise<readonly Anexo[]>;
type Ouvinte = (tx: Tx, id: number, desfecho: DesfechoDoCorreio) => Promise<void>;
export type Correio = {
  /** Sends after commit: the message is enqueued in the transaction and delivered by a job that retries. */
  enviar(tx: Tx, mensagem: Mensagem): Promise<void>;
  /** Many at once, in one statement; none of them urgent. */
  enviarVarias(tx: Tx, mensagens: readonly Mensagem[]): Promise<void>;
  /**
   * Declares how the papers of mails of a kind of record are made: of what lies frozen, when the mail leaves. Nobody waits for them, and they need
   * not lie in the queue. Before the queue starts.
   */
  anexar(tipo: string, fazer: FazerAnexos): void;
  /** Declares who is told that mails of a kind of record left (the server took them, or they are in the folder) or were given up. Before the queue starts. */
  ouvir(tipo: string, ouvinte: Ouvinte): void;
};

export const FILA_DO_CORREIO = 'correio';
/** Says of a mail that waited in a backup that a person threw it away: it may be sent again. */
export const CORREIO_DESCARTADO = { code: 'DESCARTADO', message: 'descartado na volta da cópia' } as const;
/** The waits double from a second: about twenty minutes, longer than a mail server takes to restart. */
const TENTATIVAS = 10;

const motivosPorCodigo: Record<string, MotivoDeFalha> = {
  EAUTH: 'acesso',
  ENOAUTH: 'acesso',
  EENVELOPE: 'endereco',
  EMESSAGE: 'recusada',
  [CORREIO_DESCARTADO.code]: 'descartada',
};

const lugarDoTexto = ({ para, assunto }: Pick<Mensagem, 'para' | 'assunto'>): string => `correio ${para} ${assunto}`;

function fechar(cifra: Cifra, { texto, anexos, ...resto }: Mensagem): MensagemNaFila {
  const selar = (conteudo: string): Fechado => {
    const { dados, chaveId } = cifra.fechar(conteudo, lugarDoTexto(resto));
    return { dados: dados.toString('base64'), chaveId };
  };
  return {
    ...resto,
    fechado: selar(texto),
    ...(anexos ? { anexos: anexos.map(({ corpo, ...a }) => ({ ...a, fechado: selar(corpo.toString('base64')) })) } : {}),
  };
}

/** The mail that lies in the queue. @throws DADOS_PROTEGIDOS without the key that sealed it. */
export function abrirMensagem(cifra: Cifra, { fechado, anexos, ...resto }: MensagemNaFila): Mensagem {
  const abrir = ({ dados, chaveId }: Fechado): string => cifra.abrir({ dados: Buffer.from(dados, 'base64'), chaveId }, lugarDoTexto(resto));
  return {
    ...resto,
    texto: abrir(fechado),
    ...(anexos ? { anexos: anexos.map((a) => ({ nome: a.nome, tipo: a.tipo, corpo: Buffer.from(abrir(a.fechado), 'base64') })) } : {}),
  };
}

function desistencia({ code, message }: ErroDoTrabalho): DesfechoDoCorreio & { saiu: false } {
  return { saiu: false, motivo: motivosPorCodigo[code ?? ''] ?? 'servidor', detalhe: (message ?? code ?? '').slice(0, 500) };
}

/** A subject of words that somebody typed: a line break in it would be refused. */
export const assuntoDeUmaLinha = (texto: string): string => texto.replaceAll(/[\r\n]+/g, ' ');

/**
 * Mail through SMTP, or into `<DATA_DIR>/correio` as .eml files when no SMTP is set.
 * A line break in an address or subject is refused: it would add headers.
 */
export function criarCorreio(opcoes: {
  smtpUrl: string | undefined;
  dataDir: string;
  remetente: string;
  tarefas: Tarefas;
  cifra: Cifra;
  db: Db;
  log: Logger;
}): Correio {
  const ouvintes = new Map<string, Ouvinte>();
  const papeis = new Map<string, FazerAnexos>();
  const contar = async ({ referencia }: Pick<Mensagem, 'referencia'>, desfecho: DesfechoDoCorreio): Promise<void> => {
    const ouvinte = referencia && ouvintes.get(referencia.tipo);
    if (ouvinte) await transacao(opcoes.db, (tx) => ouvinte(tx, referencia.id, desfecho));
  };
  const transporte = opcoes.smtpUrl
    ? createTransport(opcoes.smtpUrl)
    : createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const pasta = join(opcoes.dataDir, 'correio');
  const endereco = /<([^>]+)>/.exec(opcoes.remetente)?.[1] ?? opcoes.remetente;
  const anexosDe = async ({ anexos, referencia }: Mensagem): Promise<readonly Anexo[]> =>
    anexos ?? (referencia && (await papeis.get(referencia.tipo)?.(opcoes.db, referencia.id))) ?? [];
  const entregar = async (mensagem: Mensagem): Promise<void> => {
    const { para, assunto, texto, daEscola } = mensagem;
    const anexos = await anexosDe(mensagem);
    const envio = await transporte.sendMail({
      from: daEscola?.nome ? { name: daEscola.nome, address: endereco } : opcoes.remetente,
      ...(daEscola?.email ? { replyTo: { name: daEscola.nome, address: daEscola.email } } : {}),
      attachments: anexos.map((a) => ({ filename: a.nome, contentType: a.tipo, content: a.corpo })),
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
  };
  opcoes.tarefas.definirTrabalho(
    FILA_DO_CORREIO,
    async (dados) => {
      const mensagem = dados as MensagemNaFila;
      await entregar(abrirMensagem(opcoes.cifra, mensagem));
      await contar(mensagem, { saiu: true });
    },
    {
      tentativas: TENTATIVAS,
      aoDesistir: async (dados, erro) => {
        const { para, assunto, referencia } = dados as MensagemNaFila;
        const desfecho = desistencia(erro);
        // The text may carry a link that opens an account: it stays out of the log.
        opcoes.log.error(
          { para, assunto, referencia, motivo: desfecho.motivo, detalhe: desfecho.detalhe },
          'mail given up after its last try',
        );
        await contar({ referencia }, desfecho);
      },
    },
  );
  const naFila = (mensagem: Mensagem): MensagemNaFila => {
    if (/[\r\n]/.test(mensagem.para + mensagem.assunto)) throw new Error('Line break in a mail header');
    return fechar(opcoes.cifra, mensagem);
  };
  return {
    ouvir: (tipo, ouvinte) => void ouvintes.set(tipo, ouvinte),
    anexar: (tipo, fazer) => void papeis.set(tipo, fazer),
    enviar: async (tx, mensagem) =>
      opcoes.tarefas.enfileirar(tx, FILA_DO_CORREIO, naFila(mensagem), { urgente: mensagem.urgente === true }),
    enviarVarias: async (tx, mensagens) => opcoes.tarefas.enfileirarVarios(tx, FILA_DO_CORREIO, mensagens.map(naFila)),
  };
}
