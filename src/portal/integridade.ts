import { z } from 'zod';

const texto = z.string();
const textos = z.object({ br: texto, en: texto });

/** The check of the whole as its screen sees it. */
export const integridadeSaida = z.object({
  verificacoes: z.array(
    z.object({
      id: z.number(),
      origem: texto,
      usuarioNome: texto.nullable(),
      invariantes: z.number(),
      achados: z.number(),
      iniciadaEm: texto,
      concluidaEm: texto,
    }),
  ),
  escolhida: z.number().nullable(),
  invariantes: z.array(
    z.object({
      id: texto,
      sala: texto,
      significado: textos,
      providencia: textos,
      resultado: z
        .object({ achados: z.number(), exemplos: z.array(z.object({ alvo: texto, detalhe: texto })), duracaoMs: z.number() })
        .nullable(),
    }),
  ),
});
