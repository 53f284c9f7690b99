import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { confirmacaoDada } from '#domains/acesso/confirmacoes/esquemas.ts';

const dados = z.record(z.string(), z.string().nullable());
const texto = z.string();

/** A change as it is told: whole while it waits, for whoever must judge it; masked afterwards. */
export const mudancaSaida = z.object({
  id: z.number(),
  antes: dados,
  depois: dados,
  abertura: z.boolean(),
  situacao: z.enum(['pedida', 'aprovada', 'em_vigor', 'retirada']),
  motivo: texto.nullable(),
  pedidaPor: z.number(),
  pedidaPorNome: texto,
  pedidaEm: texto,
  aprovadaPorNome: texto.nullable(),
  aprovadaEm: texto.nullable(),
  /** Nobody else could approve it. */
  unicaPessoa: z.boolean(),
  /** From when it holds, once approved. */
  valeEm: texto.nullable(),
  vigorouEm: texto.nullable(),
  retiradaPorNome: texto.nullable(),
  retiradaEm: texto.nullable(),
  retiradaMotivo: texto.nullable(),
  versao: z.number(),
});

export const dadosBancariosSaida = z.object({
  /** What holds now. */
  dados,
  espera: mudancaSaida.nullable(),
  /** Whether the reader is a second person for the change that waits. */
  aprovaEspera: z.boolean(),
  historico: z.array(
    mudancaSaida.extend({
      /** The data that it says something of: masked, two that differ may look alike. */
      mudados: z.array(texto),
    }),
  ),
  /** Who besides the reader may change these data, and so approve what the reader asks for. */
  outros: z.array(texto),
});

export const gravada = z.object({ id: z.number(), situacao: z.enum(['pedida', 'aprovada', 'em_vigor', 'retirada']), versao: z.number() });
export const corpoDaAprovacao = z.strictObject({ versao: campo.versao(), confirmacao: confirmacaoDada });
export const corpoDaRetirada = z.strictObject({ versao: campo.versao(), motivo: campo.texto({ min: 3, max: 300 }) });

/** The body of a request: the data of the record as they shall be, why, and the confirmation. */
export const corpoDoPedido = <D extends z.ZodType>(doRegistro: D) =>
  z.strictObject({ dados: doRegistro, motivo: campo.textoOpcional(300, { min: 3 }), confirmacao: confirmacaoDada });

export const avisoSaida = z.object({
  id: z.number(),
  alvoNome: texto,
  abertura: z.boolean(),
  situacao: z.enum(['pedida', 'aprovada', 'em_vigor', 'retirada']),
  pedidaPorNome: texto,
  pedidaEm: texto,
  aprovadaPorNome: texto.nullable(),
  unicaPessoa: z.boolean(),
  valeEm: texto.nullable(),
  vigorouEm: texto.nullable(),
  /** Where it is looked at and decided. */
  tela: texto,
  busca: z.record(z.string(), z.string()),
});
