import { z } from 'zod';
import type { TelaId } from '#catalog/telas.ts';
import { comPermissao, defineEndpoint } from '../endpoint.ts';
import type { CampoDePlanilha, Mapeamento } from './colunas.ts';

/** Most lines and columns of one sheet of a register: all of it is written in one transaction. */
export const limitesDoRegistro = { linhas: 1_000, colunas: 60, letrasPorCelula: 1_000 } as const;
const MAXIMO_BYTES = 2 * 1_048_576;

export const situacoesDaLinha = ['pronta', 'erro', 'cadastrada'] as const;
const conferencia = z.object({
  colunas: z.array(z.object({ titulo: z.string(), exemplos: z.array(z.string()) })),
  /** What each column was taken for: what was asked, or else what its name says. */
  mapeamento: z.record(z.string(), z.number()),
  total: z.number(),
  prontas: z.number(),
  erros: z.number(),
  cadastradas: z.number(),
  /** What would be made besides, by its name: a group that is new. */
  novos: z.array(z.string()),
  /** At most 300, errors first. */
  linhas: z.array(
    z.object({
      numero: z.number(),
      nome: z.string(),
      situacao: z.enum(situacoesDaLinha),
      problemas: z.array(z.object({ coluna: z.string().nullable(), mensagem: z.string() })),
    }),
  ),
});

/**
 * The endpoints that bring records of a register in from a sheet: a model to fill in, what would happen line by line, and the doing of it,
 * whole or not at all. The sheet is sent each time and kept nowhere.
 */
export function endpointsDeImportacao<C extends string>({
  nome,
  tela,
  campos,
}: {
  nome: string;
  tela: TelaId;
  campos: readonly CampoDePlanilha<C>[];
}) {
  const acesso = comPermissao(`${tela}:criar`);
  const chaves = new Set<string>(campos.map(({ chave }) => chave));
  // `nome:0,codigo:3`: columns by their position.
  const colunas = z
    .string()
    .max(1_000)
    .regex(/^(?:[a-zA-Z]+:\d{1,2}(?:,|$))*$/)
    .optional()
    .transform((texto): Mapeamento<C> | null => {
      if (texto === undefined) return null;
      const pares = texto.split(',').flatMap((par) => {
        const [chave = '', posicao = ''] = par.split(':');
        return chaves.has(chave) ? [[chave, Number(posicao)] as const] : [];
      });
      return Object.fromEntries(pares) as Mapeamento<C>;
    });
  const query = z.strictObject({ Colunas: colunas }).transform((q) => ({ mapeamento: q.Colunas }));
  return {
    modelo: defineEndpoint({
      method: 'GET',
      path: `${nome}/importacao/modelo`,
      acesso,
      resumo: `${nome}: an empty sheet with every column that the import knows and one example`,
      query: z.strictObject({ Formato: z.enum(['csv', 'xlsx']).default('xlsx') }),
      arquivo: true,
    }),
    conferir: defineEndpoint({
      method: 'POST',
      path: `${nome}/importacao/conferencia`,
      acesso,
      resumo: `${nome}: what a sheet (XLSX or CSV, up to 2 MB and ${limitesDoRegistro.linhas} lines) would bring in, with every problem and its column; writes nothing`,
      uploadMaxBytes: MAXIMO_BYTES,
      query,
      output: conferencia,
    }),
    importar: defineEndpoint({
      method: 'POST',
      path: `${nome}/importacao`,
      acesso,
      resumo: `${nome}: brings in what a sheet says, whole or not at all; what is registered already stays as it is`,
      uploadMaxBytes: MAXIMO_BYTES,
      query,
      output: z.object({ criados: z.number(), cadastradas: z.number() }),
    }),
  };
}

/** A mapping as the query takes it. */
export const escreverColunas = (mapeamento: Readonly<Record<string, number>>): string =>
  Object.entries(mapeamento)
    .map(([chave, posicao]) => `${chave}:${posicao}`)
    .join(',');
