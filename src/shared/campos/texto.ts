import { z } from 'zod';
import { recusa } from '../validacao.ts';
import { type CampoOpcional, opcional, textoLimpo, textoValido } from './base.ts';

export type OpcoesTexto = {
  /** Shortest length after trimming; 1 unless told, which is "required". */
  min?: number;
  /** Longest length after trimming; every text has one. */
  max: number;
  /** Accepts line breaks and tabs (observations, opinions). */
  multilinha?: boolean;
};

const emailMaximo = 254;
/** Control characters, and the bidirectional marks and overrides that make a name read as another. */
const proibidos = /[\p{Cc}\p{Bidi_Control}]/u;
/** Zero-width characters that come along with text copied from other programs. */
const semLargura = /[\u200B\u2060\uFEFF]/g;

/** Canonical accents (NFC), one kind of line break, no zero-width characters, no blanks around. */
export function limparTexto(texto: string): string {
  return texto
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(semLargura, '')
    .trim();
}

/** True when a text holds nothing that a screen, a PDF or the database could not take as it is. */
export function isTextoSeguro(texto: string, multilinha = false): boolean {
  return texto.isWellFormed() && !proibidos.test(multilinha ? texto.replaceAll(/[\t\n]/g, '') : texto);
}

function criarTexto({ min = 1, max, multilinha = false }: OpcoesTexto): z.ZodString {
  return textoLimpo(limparTexto, max, (texto, ctx) => {
    if (texto.length < min) ctx.addIssue(recusa('TAMANHO_MINIMO', { tamanho: min }));
    if (!isTextoSeguro(texto, multilinha)) ctx.addIssue(recusa('CARACTERE_INVALIDO'));
  });
}

/** A required text, trimmed, between `min` and `max` characters, without control or direction characters. */
export const texto = Object.assign(criarTexto, {
  opcional: (opcoes: OpcoesTexto): CampoOpcional<string> => opcional(criarTexto(opcoes)),
});

/** A text that may be left out (null), at most `max` characters. */
export function textoOpcional(max: number, opcoes: Omit<OpcoesTexto, 'max'> = {}): CampoOpcional<string> {
  return opcional(criarTexto({ ...opcoes, max }));
}

function criarEmail(): z.ZodString {
  return textoValido((bruto) => limparTexto(bruto).toLowerCase(), isEmail, 'EMAIL_INVALIDO', emailMaximo).meta({ format: 'email' });
}

function isEmail(endereco: string): boolean {
  return z.regexes.email.test(endereco);
}

/** An e-mail address, trimmed and in lower case. */
export const email = Object.assign(criarEmail, { opcional: (): CampoOpcional<string> => opcional(criarEmail()) });
