import type { z } from 'zod';
import type { ParametrosErro } from './erros.ts';
import { textosDoCodigo } from './mensagens-de-campo.ts';

type Issue = z.core.$ZodIssue;
type Caminho = readonly PropertyKey[];
/** One problem of one field, before its message is written. */
export type Achado = { caminho: Caminho; codigo: string; params: ParametrosErro };

const nomeMaximo = 60;

/** True when an issue arose because nothing was given: absent, null, an empty form value, or no discriminator. */
export function isAusente(issue: z.core.$ZodRawIssue): boolean {
  const { input } = issue;
  if (issue.code !== 'invalid_type' && issue.code !== 'invalid_value' && issue.code !== 'invalid_union') return false;
  if (input === undefined || input === null || input === '') return true;
  if (issue.code !== 'invalid_union') return false;
  const { discriminator } = issue;
  return typeof discriminator === 'string' && typeof input === 'object' && !(discriminator in input);
}

/** The problems inside an issue: unknown keys one by one, the nearest alternative of a union, the parts of a record. */
export function achadosDe(issue: Issue, antes: Caminho = []): Achado[] {
  const caminho = [...antes, ...issue.path];
  if (textosDoCodigo(issue.message)) return [{ caminho, codigo: issue.message, params: paramsDe(issue) }];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((chave) => ({
        caminho: [...caminho, abreviar(chave)],
        codigo: 'CAMPO_DESCONHECIDO',
        params: { campo: abreviar(chave) },
      }));
    case 'invalid_union': {
      const alternativa = alternativaMaisProxima(issue.errors);
      if (alternativa) return alternativa.flatMap((interno) => achadosDe(interno, caminho));
      if (issue.discriminator !== undefined) return [{ caminho, codigo: 'OPCAO_INVALIDA', params: paramsDe(issue) }];
      return [{ caminho, codigo: 'VALOR_INVALIDO', params: {} }];
    }
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues.flatMap((interno) => achadosDe(interno, caminho));
    default:
      return [{ caminho, codigo: codigoDe(issue), params: paramsDe(issue) }];
  }
}

/** Among the alternatives whose type is the one given, the one with fewest problems; null when none fits. */
function alternativaMaisProxima(alternativas: readonly Issue[][]): Issue[] | null {
  const possiveis = alternativas.filter((issues) => issues.length > 0 && !issues.some(isOutroTipo));
  return possiveis.reduce<Issue[] | null>((melhor, atual) => (melhor && melhor.length <= atual.length ? melhor : atual), null);
}

function isOutroTipo(issue: Issue): boolean {
  return issue.path.length === 0 && (issue.code === 'invalid_type' || issue.code === 'invalid_value' || issue.code === 'invalid_union');
}

function codigoDe(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return codigoDoTipo(issue.expected);
    case 'too_small':
      return codigoDoMinimo(issue);
    case 'too_big':
      return codigoDoMaximo(issue);
    case 'invalid_value':
      return 'OPCAO_INVALIDA';
    case 'not_multiple_of':
      return 'MULTIPLO_INVALIDO';
    case 'invalid_format':
      return codigosDeFormato[issue.format] ?? 'FORMATO_INVALIDO';
    case 'custom':
      return typeof issue.params?.codigo === 'string' ? issue.params.codigo : 'VALOR_INVALIDO';
    default:
      return 'VALOR_INVALIDO';
  }
}

const codigosDeFormato: Readonly<Record<string, string>> = { email: 'EMAIL_INVALIDO', date: 'DATA_INVALIDA', datetime: 'DATA_INVALIDA' };
const codigosDeTipo: Readonly<Record<string, string>> = {
  string: 'TEXTO_INVALIDO',
  number: 'NUMERO_INVALIDO',
  bigint: 'NUMERO_INVALIDO',
  nan: 'NUMERO_INVALIDO',
  int: 'NUMERO_INTEIRO',
  boolean: 'BOOLEANO_INVALIDO',
  date: 'DATA_INVALIDA',
  array: 'LISTA_INVALIDA',
  tuple: 'LISTA_INVALIDA',
  set: 'LISTA_INVALIDA',
  object: 'OBJETO_INVALIDO',
  record: 'OBJETO_INVALIDO',
  map: 'OBJETO_INVALIDO',
};

function codigoDoTipo(esperado: string): string {
  return codigosDeTipo[esperado] ?? 'VALOR_INVALIDO';
}

const contaveis = ['array', 'set', 'map', 'tuple'];

function codigoDoMinimo({ origin, minimum, exact, inclusive }: Extract<Issue, { code: 'too_small' }>): string {
  if (origin === 'string') return exact ? 'TAMANHO_EXATO' : minimum === 1 ? 'CAMPO_REQUERIDO' : 'TAMANHO_MINIMO';
  if (contaveis.includes(origin)) return exact ? 'ITENS_EXATO' : minimum === 1 ? 'LISTA_VAZIA' : 'ITENS_MINIMO';
  return inclusive === false ? 'VALOR_MAIOR_QUE' : 'VALOR_MINIMO';
}

function codigoDoMaximo({ origin, exact, inclusive }: Extract<Issue, { code: 'too_big' }>): string {
  if (origin === 'string') return exact ? 'TAMANHO_EXATO' : 'TAMANHO_MAXIMO';
  if (contaveis.includes(origin)) return exact ? 'ITENS_EXATO' : 'ITENS_MAXIMO';
  return inclusive === false ? 'VALOR_MENOR_QUE' : 'VALOR_MAXIMO';
}

function paramsDe(issue: Issue): ParametrosErro {
  switch (issue.code) {
    case 'too_small': {
      const limite = simples(issue.minimum);
      return { minimo: limite, tamanho: limite, quantidade: limite };
    }
    case 'too_big': {
      const limite = simples(issue.maximum);
      return { maximo: limite, tamanho: limite, quantidade: limite };
    }
    case 'invalid_value':
      return { permitidos: issue.values.map(String).join(', ') };
    case 'invalid_union':
      return 'options' in issue ? { permitidos: (issue.options ?? []).map(String).join(', ') } : {};
    case 'not_multiple_of':
      return { divisor: issue.divisor };
    case 'custom':
      return Object.fromEntries(Object.entries(issue.params ?? {}).filter(isParametro));
    default:
      return {};
  }
}

function isParametro(par: [string, unknown]): par is [string, string | number] {
  return typeof par[1] === 'string' || typeof par[1] === 'number';
}

function simples(limite: number | bigint): string | number {
  return typeof limite === 'bigint' ? String(limite) : limite;
}

/** A key comes from the client and may be of any size. */
function abreviar(chave: string): string {
  return chave.length > nomeMaximo ? `${chave.slice(0, nomeMaximo)}…` : chave;
}
