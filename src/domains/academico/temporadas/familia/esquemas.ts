import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { tokenDoLink } from '#domains/acesso/links-externos/esquemas.ts';
import { enderecoAlteravelSaida } from '#domains/pessoas/endereco-alteravel.ts';
import { esquemaFicha } from '#domains/pessoas/saude/ficha-saude.ts';
import { tiposDeDocumento } from '#domains/rh/documentos.ts';
import { camposDaTemporada } from '../campos-da-temporada.ts';

/** The largest photo: as the protocol of the counter takes it. */
export const DOCUMENTO_MAXIMO_BYTES = 10 * 1_048_576;
/** What it is written as in the body, with room for the rest. */
export const CORPO_DO_DOCUMENTO_BYTES = Math.ceil((DOCUMENTO_MAXIMO_BYTES * 4) / 3) + 10_000;

const tipo = z.enum(valoresDaLista(tiposDeDocumento));
const valor = z.union([z.string(), enderecoAlteravelSaida]).nullable();
/** A text, or the parts of an address: whose registration it is checks them as its form does. */
const digitado = z.union([z.record(z.string(), z.unknown()), campo.textoOpcional(200)]);

export const abertura = z.strictObject({ token: tokenDoLink });
export const documentoEnviado = z.strictObject({
  token: tokenDoLink,
  pessoaId: campo.id(),
  tipo,
  nome: campo.texto({ max: 200 }),
  conteudo: z.base64().max(CORPO_DO_DOCUMENTO_BYTES),
});
export const envioDaFamilia = z.strictObject({
  token: tokenDoLink,
  pessoaId: campo.id(),
  /** Which values were on the screen. */
  visto: z.string().length(64),
  valeDesde: campo.dataCivil.opcional(),
  /** What differs from the register; null sends the health form alone. */
  valores: z.partialRecord(z.enum(camposDaTemporada), digitado).nullable(),
  /** The documents that the family does not have, of those asked of this person: they are answered so, until they come. */
  semDocumento: z.array(tipo).max(20).default([]),
  ficha: esquemaFicha.nullable().default(null),
});

const pessoaDaFamilia = z.object({
  pessoaId: z.number(),
  nome: z.string(),
  proprio: z.boolean(),
  visto: z.string(),
  campos: z.array(z.object({ campo: z.enum(camposDaTemporada), valorAtual: valor, valorEnviado: valor, foiEnviado: z.boolean() })),
  documentos: z.array(z.object({ tipo, nome: z.string().nullable(), foiEnviado: z.boolean(), semDocumento: z.boolean() })),
  pedeFicha: z.boolean(),
  /** How many parts of the answer came, and which are still wanted: `cadastro`, `ficha`, `documento.…`. */
  respondidas: z.number(),
  faltam: z.array(z.string()),
  /** What another guardian sent: it is not asked for again. */
  deOutro: z.array(z.string()),
  /** What the school did not accept of what was sent last, and why. */
  recusadas: z.array(z.object({ campo: z.string(), motivo: z.string().nullable() })),
  /** What this guardian sent of this person, newest first. */
  enviados: z.array(z.object({ numero: z.string(), situacao: z.string(), em: z.string() })),
});

export const paginaDaFamilia = z.object({
  escola: z.string(),
  temporada: z.string(),
  mensagem: z.string().nullable(),
  fim: z.string(),
  hoje: z.string(),
  responsavel: z.string(),
  pessoas: z.array(pessoaDaFamilia),
});
