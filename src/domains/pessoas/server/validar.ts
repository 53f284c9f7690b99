import type { z } from 'zod';
import { errosComuns } from '#shared/erros.ts';
import { errosDeCampo } from '#shared/validacao.ts';

/** Validates data that came through a door instead of HTTP; refuses with the same field errors, in both languages. */
export function validar<S extends z.ZodType>(esquema: S, dados: unknown, prefixo = ''): z.output<S> {
  const lido = esquema.safeParse(dados);
  if (lido.success) return lido.data;
  const ingles = errosDeCampo(lido.error, 'en');
  const campos = errosDeCampo(lido.error, 'br').map(({ path, code, message }, indice) => ({
    path: prefixo + path,
    code,
    textos: { br: message, en: ingles[indice]?.message ?? message },
  }));
  throw errosComuns.DADOS_INVALIDOS({}, { campos });
}
