import { z } from 'zod';
import { type ErroDeCampo, type Idioma, type ParametrosErro, preencher } from './erros.ts';
import { achadosDe, isAusente } from './achados.ts';
import { mensagensComuns, textosDoCodigo } from './mensagens-de-campo.ts';

export { definirMensagensDeCampo } from './mensagens-de-campo.ts';

/** More than this no screen shows and no answer carries. */
const errosMaximo = 200;

z.config({
  // The finished issue no longer has its input, so "nothing was given" is recorded while it is still known.
  customError: (issue) => (isAusente(issue) ? 'CAMPO_REQUERIDO' : undefined),
  // In the browser the compiled parser would need `eval`, which the content security policy refuses and reports.
  jitless: 'document' in globalThis,
});

/**
 * Every problem of a validation as fields with path ('enderecos.0.cep'), stable code and the product's own message in a
 * language; at most 200. An issue names its code in one of three ways: the kind of zod issue, `recusa(...)` in a
 * `regra`, or a registered code given as the message of a check (`.min(1, 'CONTRATO_SEM_PRECO')`).
 *
 * @param rotulo label of a path, when the caller knows it; a missing field then reads "Por favor informe o campo {nome}".
 */
export function errosDeCampo(erro: z.core.$ZodError, idioma: Idioma, rotulo?: (path: string) => string | undefined): ErroDeCampo[] {
  const unicos = new Map<string, ErroDeCampo>();
  for (const issue of erro.issues) {
    for (const { caminho, codigo, params } of achadosDe(issue)) {
      if (unicos.size >= errosMaximo) return [...unicos.values()];
      const path = caminho.map(String).join('.');
      const nome = codigo === 'CAMPO_REQUERIDO' ? rotulo?.(path) : undefined;
      const message =
        nome === undefined ? mensagemDeCampo(codigo, idioma, params) : mensagemDeCampo('CAMPO_REQUERIDO_NOMEADO', idioma, { nome });
      const chave = `${path} ${codigo}`;
      if (!unicos.has(chave)) unicos.set(chave, { path, code: codigo, message });
    }
  }
  return [...unicos.values()];
}

/** The message of a field code in a language; an unregistered code reads "Campo inválido". Decimal numbers take the comma in Portuguese. */
export function mensagemDeCampo(codigo: string, idioma: Idioma, params: ParametrosErro = {}): string {
  const escritos = Object.entries(params).map(([nome, valor]) => [nome, typeof valor === 'number' ? escrever(valor, idioma) : valor]);
  return preencher((textosDoCodigo(codigo) ?? mensagensComuns.VALOR_INVALIDO)[idioma], Object.fromEntries(escritos));
}

function escrever(numero: number, idioma: Idioma): string {
  return idioma === 'br' ? String(numero).replace('.', ',') : String(numero);
}

/**
 * The issue that a rule adds to refuse a value with a code of the catalogue:
 * `ctx.addIssue(recusa('DATA_FIM_ANTERIOR', {}, ['dataFim']))`. The path is relative to the refined schema.
 */
export function recusa(codigo: string, params: ParametrosErro = {}, path: (string | number)[] = []) {
  return { code: 'custom' as const, message: codigo, params: { ...params, codigo }, path };
}

/**
 * The keys that an object schema accepts, through optional, default, pipe, intersection and union; a schema that is not
 * an object accepts none. The server uses them to match query names without regard to case and to list what is allowed.
 */
export function chavesDe(schema: z.core.$ZodType): readonly string[] {
  return [...new Set(chaves(schema))];
}

function chaves(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.core.$ZodObject) return Object.keys(schema._zod.def.shape);
  if (schema instanceof z.core.$ZodPipe)
    return chaves(schema._zod.def.in instanceof z.core.$ZodTransform ? schema._zod.def.out : schema._zod.def.in);
  if (schema instanceof z.core.$ZodIntersection) return [...chaves(schema._zod.def.left), ...chaves(schema._zod.def.right)];
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options.flatMap(chaves);
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable || schema instanceof z.core.$ZodDefault) {
    return chaves(schema._zod.def.innerType);
  }
  return [];
}
