import type { z } from 'zod';
import { type Campo, campoLido, isVazio, type Leitura } from '../campos/base.ts';
import { lerInteiro } from '../campos/numero.ts';
import { isTextoSeguro, limparTexto } from '../campos/texto.ts';

/** Filters of query strings: absent and empty mean "no filter" (undefined); a parameter repeated by mistake is refused. */
export type Filtro<S, E> = z.ZodOptional<Campo<S | undefined, E>>;

const idsMaximo = 500;

function filtro<S, E>(ler: (bruto: unknown) => Leitura<S>, json: Record<string, unknown>): Filtro<S, E> {
  return campoLido<S | undefined, E>((bruto) => (isVazio(bruto) ? { valor: undefined } : ler(bruto)), json).optional();
}

/** One id. */
export function filtroId(): Filtro<number, number | string> {
  return filtro((bruto) => lerInteiro(bruto, 1, Number.MAX_SAFE_INTEGER, 'ID_INVALIDO'), { type: 'integer', minimum: 1 });
}

/** Up to 500 ids, or fewer when told, as '1,2,3' or as the parameter repeated; repeated ids count once. */
export function filtroIds(maximo = idsMaximo): Filtro<number[], number | string | readonly (number | string)[]> {
  return filtro((bruto) => lerIds(bruto, maximo), { type: 'array', items: { type: 'integer', minimum: 1 }, maxItems: maximo });
}

function lerIds(bruto: unknown, maximo: number): Leitura<number[]> {
  const partes: unknown[] = (Array.isArray(bruto) ? bruto : [bruto]).flatMap((parte: unknown) =>
    typeof parte === 'string' ? parte.split(',') : [parte],
  );
  if (partes.length > maximo) return { codigo: 'ITENS_MAXIMO', params: { quantidade: maximo } };
  const ids = new Set<number>();
  for (const parte of partes) {
    const leitura = lerInteiro(parte, 1, Number.MAX_SAFE_INTEGER, 'ID_INVALIDO');
    if ('codigo' in leitura) return { codigo: 'ID_INVALIDO' };
    ids.add(leitura.valor);
  }
  return { valor: [...ids] };
}

/** Some values of a closed list, as 'aberto,vencido' or as the parameter repeated; repeated ones count once. */
export function filtroValores<V extends string>(valores: readonly V[]): Filtro<V[], string | readonly string[]> {
  return filtro((bruto) => lerValores(bruto, valores), { type: 'array', items: { type: 'string', enum: valores } });
}

function lerValores<V extends string>(bruto: unknown, valores: readonly V[]): Leitura<V[]> {
  const lidos = new Set<V>();
  const partes: unknown[] = (Array.isArray(bruto) ? bruto : [bruto]).flatMap((parte: unknown) =>
    typeof parte === 'string' ? parte.split(',') : [parte],
  );
  for (const parte of partes) {
    const texto = typeof parte === 'string' ? parte.trim() : null;
    if (texto === '') continue;
    const valor = valores.find((v) => v === texto);
    if (valor === undefined) return { codigo: 'OPCAO_INVALIDA', params: { permitidos: valores.join(', ') } };
    lidos.add(valor);
  }
  return { valor: [...lidos] };
}

/** A whole number between two, as digits. */
export function filtroInteiro(min: number, max: number): Filtro<number, number | string> {
  return filtro((bruto) => lerInteiro(bruto, min, max, 'NUMERO_INTEIRO'), { type: 'integer', minimum: min, maximum: max });
}

/** 'true' or 'false' in any case, or a boolean. */
export function filtroBooleano(): Filtro<boolean, boolean | string> {
  return filtro(lerBooleano, { type: 'boolean' });
}

/** Reads a boolean of a query string. */
export function lerBooleano(bruto: unknown): Leitura<boolean> {
  if (typeof bruto === 'boolean') return { valor: bruto };
  const texto = typeof bruto === 'string' ? bruto.trim().toLowerCase() : null;
  return texto === 'true' || texto === 'false' ? { valor: texto === 'true' } : { codigo: 'BOOLEANO_INVALIDO' };
}

/** A text of at most `max` characters, trimmed. */
export function filtroTexto(max: number): Filtro<string, string> {
  return filtro(
    (bruto) => {
      if (typeof bruto !== 'string') return { codigo: 'TEXTO_INVALIDO' };
      const texto = limparTexto(bruto);
      if (texto.length > max) return { codigo: 'TAMANHO_MAXIMO', params: { tamanho: max } };
      return isTextoSeguro(texto) ? { valor: texto } : { codigo: 'CARACTERE_INVALIDO' };
    },
    { type: 'string', maxLength: max },
  );
}
