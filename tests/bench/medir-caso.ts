import type { Caso } from './caso.ts';
import { abrirCarregador, type Carregador } from './carregador.ts';
import type { ContextoBench } from './contexto.ts';
import { AQUECER, type Medida, medirUm } from './medir.ts';
import { criarCliente, entrar } from './pedir.ts';

/** `um`: one client; `oito`: eight without pause; `enquanto`: one client while eight others do something else. */
export type Medidas = { sql: Medida; um: Medida; oito: Medida | null; enquanto: Medida | null };

/** Requests that differ are compared this many times with the SQL. */
const CONFERIDOS = 5;
/** Calls before those that count, where each request is made once: they are not to be wasted. */
const AQUECER_DIFERENTES = 10;

/** Prepares a case, checks the product against the SQL, and measures both; null where too few requests differ to count totals by. */
export async function medirCaso(caso: Caso, contexto: ContextoBench, carregador: Carregador): Promise<Medidas | null> {
  const dados = await caso.preparar?.(contexto);
  const { lote, http } = caso;
  const clientes = caso.soUm || caso.enquanto ? 0 : (await contexto.tokens()).length;
  const medidas = medidasDe(caso, dados, clientes);
  if (medidas === null) return null;
  const { vezes, aquecer, conferidos } = medidas;
  // None is asked twice of the SQL either: what it wrote it cannot write again.
  const volta = caso.diferentes?.(dados) ?? conferidos + vezes;
  let n = 0;
  const sql = () => {
    n += 1;
    return caso.sql(contexto, dados, (n - 1) % volta);
  };
  if (lote) {
    caso.conferir(await sql(), await lote(contexto, dados));
    return { sql: await medirUm(sql, vezes), um: await medirUm(() => lote(contexto, dados), vezes), oito: null, enquanto: null };
  }
  if (!http) throw new Error(`${caso.nome} has neither http nor lote`);
  const tokens = await contexto.tokens();
  const [token = ''] = tokens;
  const { endereco } = contexto;
  const pedir = criarCliente(endereco, token);
  for (let i = 0; i < conferidos; i += 1) caso.conferir(await sql(), (await http(pedir, dados, i)).data());
  const doSql = await medirUm(sql, vezes);
  const ordem = { nome: caso.nome, lado: 'http', dados, endereco, aquecer } as const;
  const um = await carregador.medir({ ...ordem, tokens: [token], vezes, desde: conferidos });
  if (!caso.enquanto) {
    const desde = conferidos + aquecer + vezes;
    const oito = clientes === 0 ? null : await carregador.medir({ ...ordem, tokens, vezes: Math.max(10, Math.floor(vezes / 2)), desde });
    return { sql: doSql, um, oito, enquanto: null };
  }
  const outros = abrirCarregador();
  try {
    outros.mandar({ ...ordem, lado: 'enquanto', tokens: caso.outros ? await tokensDosOutros(contexto, caso.outros) : tokens });
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    return { sql: doSql, um, oito: null, enquanto: await carregador.medir({ ...ordem, tokens: [token], vezes }) };
  } finally {
    outros.terminar();
  }
}

/** How often a case is asked: as often as it says, or as there are requests that differ. Every year alone has one total: other filters measure those. */
function medidasDe(caso: Caso, dados: unknown, clientes: number): { vezes: number; aquecer: number; conferidos: number } | null {
  const { vezes = 200 } = caso;
  const diferentes = caso.diferentes?.(dados);
  if (diferentes === undefined) return { vezes, aquecer: AQUECER, conferidos: 1 };
  const sobram = diferentes - CONFERIDOS - AQUECER_DIFERENTES * (1 + clientes);
  const cabem = Math.floor(sobram / (1 + clientes / 2));
  if (cabem < 10 && caso.soUm) return null;
  if (cabem < 10) throw new Error(`${caso.nome}: only ${diferentes} requests differ`);
  return { vezes: Math.min(vezes, cabem), aquecer: AQUECER_DIFERENTES, conferidos: CONFERIDOS };
}

/** One sign-in for each of the others, shared out among their connections. */
async function tokensDosOutros(
  { endereco, senha }: ContextoBench,
  { conexoes, emails }: NonNullable<Caso['outros']>,
): Promise<(string | null)[]> {
  const deles = await Promise.all(emails.map((email) => entrar(endereco, senha, email)));
  return Array.from({ length: conexoes }, (_, i) => deles[i % deles.length] ?? null);
}
