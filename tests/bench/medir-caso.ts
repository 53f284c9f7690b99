import type { Caso } from './caso.ts';
import { abrirCarregador, type Carregador } from './carregador.ts';
import type { ContextoBench } from './contexto.ts';
import { type Medida, medirUm } from './medir.ts';
import { criarCliente } from './pedir.ts';

/** `um`: one client; `oito`: eight without pause; `enquanto`: one client while eight others do something else. */
export type Medidas = { sql: Medida; um: Medida; oito: Medida | null; enquanto: Medida | null };

/** Prepares a case, checks the product against the SQL, and measures both. */
export async function medirCaso(caso: Caso, contexto: ContextoBench, carregador: Carregador): Promise<Medidas> {
  const vezes = caso.vezes ?? 200;
  const dados = await caso.preparar?.(contexto);
  const { lote, http } = caso;
  const doSql = await caso.sql(contexto, dados);
  if (lote) {
    caso.conferir(doSql, await lote(contexto, dados));
    const sql = await medirUm(() => caso.sql(contexto, dados), vezes);
    return { sql, um: await medirUm(() => lote(contexto, dados), vezes), oito: null, enquanto: null };
  }
  if (!http) throw new Error(`${caso.nome} has neither http nor lote`);
  const tokens = await contexto.tokens();
  const [token = ''] = tokens;
  const { endereco } = contexto;
  caso.conferir(doSql, (await http(criarCliente(endereco, token), dados)).data());
  const sql = await medirUm(() => caso.sql(contexto, dados), vezes);
  const ordem = { nome: caso.nome, lado: 'http', dados, endereco } as const;
  const um = await carregador.medir({ ...ordem, tokens: [token], vezes });
  if (!caso.enquanto) {
    const oito = caso.soUm ? null : await carregador.medir({ ...ordem, tokens, vezes: Math.max(10, Math.floor(vezes / 2)) });
    return { sql, um, oito, enquanto: null };
  }
  const outros = abrirCarregador();
  try {
    outros.mandar({ ...ordem, lado: 'enquanto', tokens });
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    return { sql, um, oito: null, enquanto: await carregador.medir({ ...ordem, tokens: [token], vezes }) };
  } finally {
    outros.terminar();
  }
}
