import { z } from 'zod';
import { siglasUf } from '#shared/listas/ufs.ts';
import { localDaFaixa } from '../cep-faixas.ts';
import { erros } from '#domains/pessoas/erros.ts';
import type { EnderecoDoCep } from '#domains/pessoas/respostas.ts';

const prazoMs = 3_000;
const respostaMaxBytes = 50_000;
const guardadosMaximo = 5_000;
const guardados = new Map<string, EnderecoDoCep>();

const texto = z
  .string()
  .trim()
  .max(200)
  .nullish()
  .transform((valor) => valor || null);
/** The names that the public services use (ViaCEP, BrasilAPI, OpenCEP), all optional. */
const esquemaResposta = z.object({
  erro: z.unknown().optional(),
  logradouro: texto,
  bairro: texto,
  localidade: texto,
  uf: texto,
  ibge: texto,
  street: texto,
  neighborhood: texto,
  city: texto,
  state: texto,
  cidade: texto,
  estado: texto,
});

type Consulta = { achado: EnderecoDoCep } | { motivo: 'inexistente' | 'indisponivel' };

/**
 * The address of a postal code (eight digits), asked by the server so that no browser tells a third party who is being
 * registered. Without a service, or while it does not answer in 3 s, the range alone answers, marked `parcial`.
 * Throws CEP_NAO_LOCALIZADO.
 *
 * @param modelo address of the service with `{cep}` in place of the digits; null when none is set.
 */
export async function localizarCep(modelo: string | null, cep: string): Promise<EnderecoDoCep> {
  const guardado = guardados.get(cep);
  if (guardado) return guardado;
  const consulta: Consulta = modelo === null ? { motivo: 'indisponivel' } : await consultar(modelo, cep);
  if ('achado' in consulta) {
    guardar(cep, consulta.achado);
    return consulta.achado;
  }
  const faixa = consulta.motivo === 'indisponivel' ? localDaFaixa(cep) : null;
  if (!faixa) throw erros.CEP_NAO_LOCALIZADO({}, { campos: ['cep'] });
  return { cep, logradouro: null, bairro: null, ...faixa, parcial: true };
}

async function consultar(modelo: string, cep: string): Promise<Consulta> {
  const resposta = await fetch(modelo.replaceAll('{cep}', cep).replaceAll('%7Bcep%7D', cep), {
    signal: AbortSignal.timeout(prazoMs),
    redirect: 'error',
    headers: { accept: 'application/json' },
  }).catch(() => null);
  if (resposta === null) return { motivo: 'indisponivel' };
  if (resposta.status === 404 || resposta.status === 400) {
    await resposta.body?.cancel();
    return { motivo: 'inexistente' };
  }
  const corpo = resposta.ok ? await lerJson(resposta) : null;
  const lido = esquemaResposta.safeParse(corpo);
  if (!lido.success) return { motivo: 'indisponivel' };
  const { data } = lido;
  const uf = siglasUf.find((sigla) => sigla === (data.uf ?? data.state ?? data.estado)?.toUpperCase());
  if (data.erro !== undefined || !uf) return { motivo: 'inexistente' };
  return {
    achado: {
      cep,
      logradouro: data.logradouro ?? data.street,
      bairro: data.bairro ?? data.neighborhood,
      cidade: data.localidade ?? data.city ?? data.cidade,
      uf,
      cidadeIbge: data.ibge !== null && /^\d{7}$/.test(data.ibge) ? data.ibge : null,
      parcial: false,
    },
  };
}

/** The body as JSON; null when it is too long, takes too long or is not JSON. */
async function lerJson(resposta: Response): Promise<unknown> {
  try {
    const texto = await resposta.text();
    return texto.length <= respostaMaxBytes ? JSON.parse(texto) : null;
  } catch (causa) {
    // The service failed half-way: the same as not answering.
    if (causa instanceof SyntaxError || causa instanceof DOMException || causa instanceof TypeError) return null;
    throw causa;
  }
}

/** Addresses hardly change: the last five thousand asked for are kept in this process. */
function guardar(cep: string, endereco: EnderecoDoCep): void {
  const [maisAntigo] = guardados.keys();
  if (guardados.size >= guardadosMaximo && maisAntigo !== undefined) guardados.delete(maisAntigo);
  guardados.set(cep, endereco);
}
