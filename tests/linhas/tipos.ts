/** What a column or an expression may hold, as TypeScript sees it after the driver has read it. */
export type Tipo = {
  oid: number;
  /** Alternatives, without null: `string`, `'aberto'`, `number`, `{ id: number }[]`. */
  ts: ReadonlySet<string>;
  nulo: boolean;
  /** An amount: made of columns of centavos. */
  dinheiro: boolean;
  /** The column of a table that it is, as it stands there. */
  origem?: { relacao: number; coluna: number } | undefined;
};
export type Coluna = { nome: string; tipo: Tipo };

export const oids = {
  bool: 16,
  bytea: 17,
  int8: 20,
  int2: 21,
  int4: 23,
  text: 25,
  json: 114,
  float4: 700,
  float8: 701,
  numeric: 1700,
  jsonb: 3802,
} as const;
const numericos = new Set<number>([oids.int2, oids.int4, oids.int8, oids.float4, oids.float8, 26]);
export const isNumero = (oid: number): boolean => numericos.has(oid) || oid === oids.numeric;
export const isJson = (oid: number): boolean => oid === oids.json || oid === oids.jsonb;

/** The TypeScript type of a value of PostgreSQL; numbers with decimals come as text, but as numbers inside of JSON. */
export function tsDe(oid: number, dinheiro: boolean, emJson: boolean, elementoDe: (oid: number) => number): string {
  const elemento = elementoDe(oid);
  if (elemento !== 0) return `${tsDe(elemento, dinheiro, emJson, elementoDe)}[]`;
  if (oid === oids.bool) return 'boolean';
  if (oid === oids.bytea) return emJson ? 'string' : 'Buffer';
  if (numericos.has(oid) || (emJson && oid === oids.numeric)) return dinheiro ? 'Centavos' : 'number';
  if (isJson(oid) || oid === 2249 || oid === 2278) return 'any';
  return 'string';
}

export const escrever = ({ ts, nulo }: Tipo): string => {
  const alternativas = ts.has('any') ? ['any'] : [...semNumerosSoltos(ts)];
  return [...alternativas.sort(), ...(nulo ? ['null'] : [])].join(' | ') || 'never';
};

/** A constant amount beside amounts is one: `coalesce(valor_centavos, 0)`. */
function semNumerosSoltos(ts: ReadonlySet<string>): Set<string> {
  return ts.has('Centavos') ? new Set([...ts].filter((t) => t !== 'number')) : new Set(ts);
}

/** One of several: coalesce, case, union. Whether it may be null is for the caller to say. */
export function unir(tipos: readonly Tipo[], oid: number, nulo: boolean): Tipo {
  return {
    oid,
    ts: new Set(tipos.flatMap(({ ts }) => [...ts])),
    nulo,
    dinheiro: tipos.some(({ dinheiro }) => dinheiro),
  };
}

export const chave = (nome: string): string => (/^[A-Za-z_$][\w$]*$/.test(nome) ? nome : JSON.stringify(nome));
