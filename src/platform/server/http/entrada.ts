import type { z } from 'zod';
import type { AnyEndpoint } from '#shared/endpoint.ts';
import { isDataCivil } from '#shared/datas.ts';
import { type ErroDeCampo, ErroNegocio, errosComuns, type Idioma } from '#shared/erros.ts';
import { lerTudo } from '#shared/ler-tudo.ts';
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
    if (parte === 'query') fields.push(...intervalosInvertidos(valor as Record<string, unknown>, idioma));
    const resultado = lerTudo(schema, valor);
    if (resultado.success) return resultado.data;
    for (const erro of errosDeCampo(resultado.error, idioma)) {
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

/** A range of dates that ends before it begins finds nothing, and nobody would know why. */
function intervalosInvertidos(query: Record<string, unknown>, idioma: Idioma): ErroDeCampo[] {
  return Object.entries(query).flatMap(([nome, inicio]) => {
    const fim = nome.replace(/Inicial$/, 'Final').replace(/De$/, 'Ate');
    const ate = query[fim];
    if (fim === nome || typeof inicio !== 'string' || typeof ate !== 'string' || !isDataCivil(inicio) || !isDataCivil(ate) || ate >= inicio)
      return [];
    return [{ path: fim, code: 'INTERVALO_INVERTIDO', message: mensagemDeCampo('INTERVALO_INVERTIDO', idioma) }];
  });
}

function filtroDesconhecido(nome: string, permitidos: readonly string[], idioma: Idioma): ErroDeCampo {
  const params = { campo: nome, permitidos: permitidos.join(', ') || '—' };
  return { path: nome, code: 'FILTRO_DESCONHECIDO', message: mensagemDeCampo('FILTRO_DESCONHECIDO', idioma, params) };
}
