import type { z } from 'zod';
import type { AnyEndpoint } from '#shared/endpoint.ts';
import { isDataCivil } from '#shared/datas.ts';
import { type ErroDeCampo, ErroNegocio, errosComuns, type Idioma } from '#shared/erros.ts';
import { chavesDe, errosDeCampo, mensagemDeCampo } from '#shared/validacao.ts';

/** A refusal that carries the field errors already rendered. */
export class EntradaInvalida extends ErroNegocio {
  readonly fields: ErroDeCampo[];
  constructor(fields: ErroDeCampo[]) {
    super('DADOS_INVALIDOS', errosComuns.definicoes.DADOS_INVALIDOS);
    this.fields = fields;
  }
}

/** Renames query keys to the spelling of the schema: names are matched without regard to case. */
export function normalizarQuery(schema: z.ZodType | undefined, query: Record<string, unknown>): Record<string, unknown> {
  const nomes = new Map((schema ? chavesDe(schema) : []).map((nome) => [nome.toLowerCase(), nome]));
  return Object.fromEntries(Object.entries(query).map(([nome, valor]) => [nomes.get(nome.toLowerCase()) ?? nome, valor]));
}

/** Validates every part of a request and refuses with all field errors of all parts at once. */
export function validarEntrada(
  endpoint: AnyEndpoint,
  bruto: { params: unknown; query: Record<string, unknown>; body: unknown },
  idioma: Idioma,
): { params: unknown; query: unknown; body: unknown } {
  const fields: ErroDeCampo[] = [];
  const validar = (schema: z.ZodType | undefined, valor: unknown, parte: 'params' | 'query' | 'body'): unknown => {
    if (!schema) {
      if (parte === 'query') for (const nome of Object.keys(valor as object)) fields.push(filtroDesconhecido(nome, [], idioma));
      return undefined;
    }
    const resultado = schema.safeParse(valor);
    const ditos = resultado.success ? [] : errosDeCampo(resultado.error, idioma);
    if (parte === 'query') fields.push(...intervalosInvertidos(valor as Record<string, unknown>, ditos, idioma));
    if (resultado.success) return resultado.data;
    for (const erro of ditos) {
      fields.push(parte === 'query' && erro.code === 'CAMPO_DESCONHECIDO' ? filtroDesconhecido(erro.path, chavesDe(schema), idioma) : erro);
    }
    return undefined;
  };
  const entrada = {
    params: validar(endpoint.params, bruto.params, 'params'),
    query: validar(endpoint.query, normalizarQuery(endpoint.query, bruto.query), 'query'),
    body: endpoint.body ? validar(endpoint.body, bruto.body ?? {}, 'body') : undefined,
  };
  if (!endpoint.body && !endpoint.uploadMaxBytes && typeof bruto.body === 'object' && bruto.body !== null) {
    for (const campo of Object.keys(bruto.body))
      fields.push({ path: campo, code: 'CAMPO_DESCONHECIDO', message: mensagemDeCampo('CAMPO_DESCONHECIDO', idioma, { campo }) });
  }
  if (fields.length > 0) throw new EntradaInvalida(fields);
  return entrada;
}

/** How the two ends of a range are called: the first and the last of each pair. */
const pontas = [
  [/Inicial$/, 'Final'],
  [/Inicio$/, 'Fim'],
  [/De$/, 'Ate'],
  [/Minimo$/, 'Maximo'],
] as const;
const isInteiro = (valor: string): boolean => /^\d{1,15}$/.test(valor);

/** A range that ends before it begins finds nothing, and nobody would know why. What the schema itself says of an end is not said twice. */
function intervalosInvertidos(query: Record<string, unknown>, ditos: readonly ErroDeCampo[], idioma: Idioma): ErroDeCampo[] {
  return Object.entries(query).flatMap(([nome, inicio]) => {
    const ponta = pontas.find(([primeira]) => primeira.test(nome));
    const fim = ponta ? nome.replace(ponta[0], ponta[1]) : nome;
    const ate = query[fim];
    if (fim === nome || typeof inicio !== 'string' || typeof ate !== 'string') return [];
    if (ditos.some(({ path }) => path === nome || path === fim)) return [];
    const [de, a] = [inicio.trim(), ate.trim()];
    const code =
      isDataCivil(de) && isDataCivil(a) && a < de
        ? 'INTERVALO_INVERTIDO'
        : isInteiro(de) && isInteiro(a) && Number(a) < Number(de)
          ? 'FAIXA_INVERTIDA'
          : null;
    return code === null ? [] : [{ path: fim, code, message: mensagemDeCampo(code, idioma) }];
  });
}

function filtroDesconhecido(nome: string, permitidos: readonly string[], idioma: Idioma): ErroDeCampo {
  const params = { campo: nome, permitidos: permitidos.join(', ') || '—' };
  return { path: nome, code: 'FILTRO_DESCONHECIDO', message: mensagemDeCampo('FILTRO_DESCONHECIDO', idioma, params) };
}
