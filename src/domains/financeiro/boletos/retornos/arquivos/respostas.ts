import { previstos, resultados } from '../respostas.ts';
import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';

const data = z.string();
const id = z.number();
const texto = z.string();

export const itemRetorno = z.object({
  id,
  contaNome: texto,
  bancoNome: texto,
  nomeArquivo: texto,
  formato: z.number(),
  sequencia: texto,
  geradoEm: data.nullable(),
  /** Another file, read before, to which the bank gave the same number on the same day: their equal lines are taken for one. */
  doMesmoNumero: z.object({ nomeArquivo: texto, em: texto }).nullable(),
  /** What the file says its layout is; read as the bank's usual one when nobody knows that version. */
  versaoLayout: texto,
  versaoConhecida: z.boolean(),
  situacao: z.enum(['lido', 'aplicando', 'aplicado']),
  linhas: z.number(),
  pagoCentavos: dinheiro,
  excecoes: z.number(),
  tarefaId: id.nullable(),
  usuarioNome: texto,
  em: texto,
});

export const retornoSaida = itemRetorno.extend({
  /** True when this very file had been read before. */
  jaExistia: z.boolean(),
  grupos: z.array(
    z.object({
      previsto: z.enum(previstos),
      resultado: z.enum(resultados),
      quantidade: z.number(),
      pagoCentavos: dinheiro,
      tarifaCentavos: dinheiro,
    }),
  ),
});
