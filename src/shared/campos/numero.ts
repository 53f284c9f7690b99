import { z } from 'zod';
import { isDataCivil } from '../datas/calendario.ts';
import { escreverDecimal, lerDecimal } from '../decimais.ts';
import { type Centavos, centavos as emCentavos, centavosMaximo, formatarReais } from '../dinheiro.ts';
import { seNadaRecusado } from '../regra.ts';
import { recusa } from '../validacao.ts';
import { type Campo, campoLido, type CampoOpcional, isVazio, type Leitura, opcional, textoValido } from './base.ts';

/** `abaixo` is said of what is too small where a rule of the form says more than the least amount. */
export type LimitesCentavos = { min?: number; max?: number; abaixo?: string };
export type LimitesTaxa = { min?: string; max?: string };

const casasDaTaxa = 4;
const taxaMaxima = '99999.9999';
const textoNumericoMaximo = 60;

function criarCentavos({ min = 0, max = centavosMaximo, abaixo }: LimitesCentavos = {}): Campo<Centavos, number> {
  const teto = Math.min(max, centavosMaximo);
  const piso = Math.max(min, -centavosMaximo);
  const schema = z
    .number({ error: ({ input }) => (isVazio(input) ? undefined : 'VALOR_EM_CENTAVOS') })
    .check(({ value: input, issues }) => {
      // What is no amount is refused as a whole; one too small or too large is still there to reckon with.
      if (!Number.isInteger(input)) issues.push({ ...recusa('VALOR_EM_CENTAVOS'), input });
      else if (input < piso)
        issues.push({
          ...(abaixo === undefined ? recusa('VALOR_MINIMO', { minimo: formatarReais(emCentavos(piso)) }) : recusa(abaixo)),
          input,
          continue: Number.isSafeInteger(input),
        });
      else if (input > teto)
        issues.push({
          ...recusa('VALOR_MAXIMO', { maximo: formatarReais(emCentavos(teto)) }),
          input,
          continue: Number.isSafeInteger(input),
        });
    })
    .meta({ type: 'integer', minimum: piso, maximum: teto });
  return schema as z.ZodType as Campo<Centavos, number>;
}

/** Money: a JSON integer of centavos from `min` (0 unless told) to `max` (999.999.999.999 at most). */
export const centavos = Object.assign(criarCentavos, {
  opcional: (limites?: LimitesCentavos): CampoOpcional<Centavos, number> => opcional(criarCentavos(limites)),
});

/** Money in an answer: whoever reads it has `Centavos`. */
export const dinheiro = z.number().int() as z.ZodType as Campo<Centavos, number>;

function criarTaxa({ min = '0', max = taxaMaxima }: LimitesTaxa = {}): z.ZodString {
  const [piso, teto] = [escalar(min), escalar(max)];
  if (piso === null || teto === null) throw new RangeError(`invalid limits of a rate: ${min} to ${max}`);
  return textoValido(normalizarTaxa, (taxa) => escalar(taxa) !== null, 'TAXA_INVALIDA', textoNumericoMaximo).superRefine((taxa, ctx) => {
    const valor = escalar(taxa) ?? piso;
    if (valor < piso) ctx.addIssue(recusa('VALOR_MINIMO', { minimo: min.replace('.', ',') }));
    if (valor > teto) ctx.addIssue(recusa('VALOR_MAXIMO', { maximo: max.replace('.', ',') }));
  }, seNadaRecusado);
}

function escalar(taxa: string): bigint | null {
  return lerDecimal(taxa, casasDaTaxa);
}

/** '2', '2,5' and '2.50' become '2.0000' and '2.5000'; what is not a rate stays as it is and is refused. */
function normalizarTaxa(bruto: string): string {
  const texto = bruto.trim().replace(',', '.');
  const escalada = escalar(texto);
  return escalada === null ? texto : escreverDecimal(escalada, casasDaTaxa);
}

/** A rate or percentage as decimal text with four decimals ('2.0000'), from `min` ('0' unless told) to `max`. */
export const taxa = Object.assign(criarTaxa, {
  opcional: (limites?: LimitesTaxa): CampoOpcional<string> => opcional(criarTaxa(limites)),
});

function criarDataCivil(): z.ZodString {
  return textoValido((bruto) => bruto.trim(), isDataCivil, 'DATA_INVALIDA', textoNumericoMaximo).meta({ format: 'date' });
}

/** A calendar date 'YYYY-MM-DD' that exists, from 1900 to 2199. */
export const dataCivil = Object.assign(criarDataCivil, { opcional: (): CampoOpcional<string> => opcional(criarDataCivil()) });

export type LimitesInteiro = { min: number; max?: number; codigo?: string };

/** A JSON integer from `min` to `max`. `codigo` refuses it in one way. Not `.int()`: that aborts, and holds back the rules between fields. */
export function inteiro({ min, max = Number.MAX_SAFE_INTEGER, codigo }: LimitesInteiro): z.ZodNumber {
  const recusar = (usual: string, params?: Record<string, number>) => (codigo === undefined ? recusa(usual, params) : recusa(codigo));
  return z
    .number(codigo)
    .check((payload) => {
      const { value: input, issues } = payload;
      if (!Number.isInteger(input)) issues.push({ ...recusar('NUMERO_INTEIRO'), input });
      else if (input < min) issues.push({ ...recusar('VALOR_MINIMO', { minimo: min }), input, continue: true });
      else if (input > max) issues.push({ ...recusar('VALOR_MAXIMO', { maximo: max }), input, continue: true });
    })
    .meta({ type: 'integer', minimum: min, maximum: max });
}

/** Reads an integer from `min` to `max` given as JSON number or, as paths and queries bring it, as plain digits. */
export function lerInteiro(bruto: unknown, min: number, max: number, codigo: string): Leitura<number> {
  if (isVazio(bruto)) return { codigo: 'CAMPO_REQUERIDO' };
  const valor = typeof bruto === 'string' && /^-?\d{1,16}$/.test(bruto.trim()) ? Number.parseInt(bruto, 10) : bruto;
  if (typeof valor !== 'number' || !Number.isSafeInteger(valor)) return { codigo };
  if (valor < min) return { codigo: codigo === 'NUMERO_INTEIRO' ? 'VALOR_MINIMO' : codigo, params: { minimo: min } };
  if (valor > max) return { codigo: codigo === 'NUMERO_INTEIRO' ? 'VALOR_MAXIMO' : codigo, params: { maximo: max } };
  return { valor };
}

/** The largest number of a version's column. */
const versaoMaxima = 2_147_483_647;

function inteiroPositivo(codigo: string, max: number = Number.MAX_SAFE_INTEGER): Campo<number, number | string> {
  return campoLido((bruto) => lerInteiro(bruto, 1, max, codigo), { type: 'integer', minimum: 1 });
}

/** An id: a positive integer, as JSON number or as digits in a path or query; always a number afterwards. */
export const id = Object.assign(() => inteiroPositivo('ID_INVALIDO'), {
  opcional: (): CampoOpcional<number, number | string> => opcional(inteiroPositivo('ID_INVALIDO')),
});

/** The version of the record that an edit is based on: a positive integer. */
export function versao(): Campo<number, number | string> {
  return inteiroPositivo('VERSAO_INVALIDA', versaoMaxima);
}
