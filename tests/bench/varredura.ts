import { createHash } from 'node:crypto';
import type { PaginaLida } from './caso.ts';
import { conferirLista } from './caso.ts';
import type { Carregador } from './carregador.ts';
import type { ContextoBench } from './contexto.ts';
import { cronometrar, resumir } from './medir.ts';
import { criarCliente } from './pedir.ts';
import { diz, ms, placar } from './placar.ts';

/** A column that the list may be sorted by, and the `order by` of it in one direction, total. */
export type OrdemDaVarredura = { campo: string; sql(sentido: 'asc' | 'desc'): string };
/** A filter that the list offers, and the same by hand. */
export type FiltroDaVarredura = { rotulo: string; consulta: string; onde: string; valores: readonly unknown[]; pagina?: number };

/**
 * A list under every sort and filter that it offers, each compared with hand-written SQL that answers the same rows and total, and its page
 * measured: the same one several times.
 */
export type Varredura = {
  nome: string;
  caminho: string;
  /** The product's time over that of the SQL. */
  razao: number;
  ordens: readonly OrdemDaVarredura[];
  filtros(contexto: ContextoBench): Promise<readonly FiltroDaVarredura[]>;
  /** The page with all that the screen shows, without order and limit. */
  pagina(onde: string): string;
  /** One row, whose `total` is that of the filter. */
  contagem(onde: string): string;
};

const LINHAS = 50;
/** What an answer over HTTP costs whatever it says (session, permission, JSON, gzip) is above any ratio to a statement of half a millisecond. */
const BASTA_MS = 5;
const VEZES = 7;
const AQUECER = 3;
/** A variant over the goal is measured again: the best of the rounds counts, for the SQL and for the product alike. */
const VOLTAS = 3;
type Medido = { rotulo: string; sql: number; nosso: number };

/** Measures a list under each sort, direction and filter; says how many keep to the goal and names each that neither does nor is quick anyway. */
export async function medirVarredura(varredura: Varredura, contexto: ContextoBench, carregador: Carregador): Promise<void> {
  const medidos: Medido[] = [];
  for (const filtro of await varredura.filtros(contexto))
    for (const ordem of varredura.ordens)
      for (const sentido of ['asc', 'desc'] as const)
        medidos.push(await medirVariante(varredura, { filtro, ordem, sentido }, { contexto, carregador }));
  const razaoDe = ({ sql, nosso }: Medido): number => nosso / sql;
  const acima = medidos.filter((m) => razaoDe(m) > varredura.razao);
  const fora = acima.filter(({ nosso }) => nosso > BASTA_MS).toSorted((a, b) => razaoDe(b) - razaoDe(a));
  const meio = medidos.map(razaoDe).toSorted((a, b) => a - b)[Math.floor(medidos.length / 2)] ?? Number.NaN;
  const partes = [
    `${medidos.length - acima.length} of ${medidos.length} at most ${varredura.razao}× SQL`,
    `${acima.length - fora.length} others within ${BASTA_MS} ms`,
    `${fora.length} neither ${placar(fora.length === 0)}`,
    `middle ${meio.toPrecision(3)}×`,
    `slowest ${ms(Math.max(...medidos.map(({ nosso }) => nosso))).trim()} ms`,
  ];
  diz(`${varredura.nome.padEnd(62)} ${partes.join(', ')}`);
  for (const m of fora) diz(`  ${m.rotulo.padEnd(60)} ${ms(m.sql)} ${ms(m.nosso)}  ${razaoDe(m).toPrecision(3).padStart(6)}`);
}

const preparada = (text: string) => ({ name: createHash('sha256').update(text).digest('hex').slice(0, 40), text });

type Variante = { filtro: FiltroDaVarredura; ordem: OrdemDaVarredura; sentido: 'asc' | 'desc' };

async function medirVariante(
  varredura: Varredura,
  { filtro, ordem, sentido }: Variante,
  { contexto, carregador }: { contexto: ContextoBench; carregador: Carregador },
): Promise<Medido> {
  const { cliente, endereco } = contexto;
  const { pagina = 1 } = filtro;
  const rotulo = `${filtro.rotulo}, by ${ordem.campo} ${sentido}`;
  const caminho = `${varredura.caminho}?TamanhoDaPagina=${LINHAS}&NumeroDaPagina=${pagina}&CampoOrdenado=${ordem.campo}&OrdenacaoAscendente=${sentido === 'asc'}${filtro.consulta}`;
  const [token = ''] = await contexto.tokens();
  const values = [...filtro.valores];
  const textoDaPagina = preparada(
    `${varredura.pagina(filtro.onde)} order by ${ordem.sql(sentido)} limit ${LINHAS} offset ${(pagina - 1) * LINHAS}`,
  );
  const porSql = () => cliente.query({ ...textoDaPagina, values });
  try {
    const ids = (await porSql()).rows.map((r) => Number((r as { id: string }).id));
    const { rows } = await cliente.query({ ...preparada(varredura.contagem(filtro.onde)), values });
    const total = Number((rows[0] as { total: string } | undefined)?.total ?? 0);
    conferirLista({ ids, total }, (await criarCliente(endereco, token)(caminho)).data<PaginaLida>());
  } catch (causa) {
    throw new Error(`${varredura.nome}, ${rotulo}: ${String(causa)}`, { cause: causa });
  }
  await cronometrar(porSql, AQUECER);
  const medido = { rotulo, sql: Number.POSITIVE_INFINITY, nosso: Number.POSITIVE_INFINITY };
  for (let volta = 0; volta < VOLTAS && !(medido.nosso / medido.sql <= varredura.razao); volta += 1) {
    medido.sql = Math.min(medido.sql, resumir(await cronometrar(porSql, VEZES)).p50);
    medido.nosso = Math.min(
      medido.nosso,
      (await carregador.medir({ caminho: `${caminho}&Parte=pagina`, endereco, token, vezes: VEZES, aquecer: AQUECER })).p50,
    );
  }
  return medido;
}
