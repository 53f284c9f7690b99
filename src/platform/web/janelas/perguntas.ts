import type { ReactNode } from 'react';
import { criarLoja } from '../loja.ts';

export type OpcoesConfirmar = {
  titulo: string;
  texto: ReactNode;
  /** What will happen, in figures: "3 títulos, R$ 3.096,00, serão cancelados." */
  consequencia?: ReactNode;
  rotuloConfirmar: string;
  rotuloCancelar?: string;
  perigo?: boolean;
};

export type OpcoesMotivo = OpcoesConfirmar & {
  rotuloMotivo?: string;
  /** An optional reason may be left empty; the answer is then ''. */
  opcional?: boolean;
  minimo?: number;
  maximo?: number;
};

/** The word that gives a question up: "Cancelar", unless that is what would be done ("Cancelar conselho"). */
export const palavraDeDesistir = (
  { rotuloConfirmar, rotuloCancelar }: Pick<OpcoesConfirmar, 'rotuloConfirmar' | 'rotuloCancelar'>,
  palavras: { cancelar: string; voltar: string },
): string => rotuloCancelar ?? (rotuloConfirmar.startsWith(palavras.cancelar) ? palavras.voltar : palavras.cancelar);

/** A window that a room draws by itself; its answer is a text, or null when the user gave up. */
export type Desenho = (responder: (texto: string | null) => void) => ReactNode;

export type Pergunta = { id: number } & (
  | { tipo: 'confirmar'; opcoes: OpcoesConfirmar; responder: (sim: boolean) => void }
  | { tipo: 'motivo'; opcoes: OpcoesMotivo; responder: (motivo: string | null) => void }
  | { tipo: 'texto'; desenhar: Desenho; responder: (texto: string | null) => void }
);

/** The questions that wait for an answer, the first one shown. */
export const perguntas = criarLoja<readonly Pergunta[]>([]);
let ultima = 0;

/** Asks before money moves, something closes or is deleted. Gives true when confirmed; what can be undone needs no question. */
export function confirmar(opcoes: OpcoesConfirmar): Promise<boolean> {
  return new Promise((responder) => abrir({ id: proximo(), tipo: 'confirmar', opcoes, responder }));
}

/** Asks for a reason. Gives the trimmed text, or null when the user gave up. */
export function perguntarMotivo(opcoes: OpcoesMotivo): Promise<string | null> {
  return new Promise((responder) => abrir({ id: proximo(), tipo: 'motivo', opcoes, responder }));
}

/** Asks by a window of the room's own. Gives its answer, or null when the user gave up. */
export function perguntarPor(desenhar: Desenho): Promise<string | null> {
  return new Promise((responder) => abrir({ id: proximo(), tipo: 'texto', desenhar, responder }));
}

const proximo = (): number => (ultima += 1);

function abrir(pergunta: Pergunta): void {
  perguntas.mudar((abertas) => [...abertas, pergunta]);
}

export function fechar(pergunta: Pergunta): void {
  perguntas.mudar((abertas) => abertas.filter((aberta) => aberta.id !== pergunta.id));
}
