import type pg from 'pg';
import { type No, isNo, lerNo } from './no.ts';

export type Relacao = { nome: string; colunas: { nome: string; tipo: number; naoNula: boolean; literais: string[] | null }[] };
export type Funcao = {
  nome: string;
  daCasa: boolean;
  estrita: boolean;
  idioma: string;
  retorna: number;
  argumentos: string;
  corpo: string;
};
export type Catalogo = {
  relacao(oid: number): Relacao | undefined;
  /** What a view selects; null for a table. */
  visao(oid: number): No | null;
  funcao(oid: number): Funcao | undefined;
  elementoDe(oid: number): number;
  /** Whether each row of `de` has exactly one row of `para` behind this column. */
  referencia(de: number, coluna: number, para: number, alvo: number): boolean;
};

/** Everything that the inference asks of the database, read once. */
export async function lerCatalogo(cliente: pg.Client): Promise<Catalogo> {
  const ler = async <T extends pg.QueryResultRow>(texto: string): Promise<T[]> => (await cliente.query<T>(texto)).rows;
  const relacoes = new Map<number, Relacao>();
  const atributos = await ler<{ rel: number; nome_rel: string; num: number; nome: string; tipo: number; nn: boolean }>(`
    select c.oid::int as rel, c.relname as nome_rel, a.attnum as num, a.attname as nome, coalesce(nullif(t.typbasetype, 0), a.atttypid)::int as tipo, a.attnotnull or t.typnotnull as nn
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid where a.attnum > 0 and c.relkind in ('r', 'v', 'm', 'p', 'c')`);
  for (const a of atributos) {
    const relacao = relacoes.get(a.rel) ?? { nome: a.nome_rel, colunas: [] };
    relacoes.set(a.rel, relacao);
    relacao.colunas[a.num - 1] = { nome: a.nome, tipo: a.tipo, naoNula: a.nn, literais: null };
  }
  const regras = await ler<{ rel: number; num: number; regra: string }>(
    `select conrelid::int as rel, conkey[1] as num, pg_get_constraintdef(oid) as regra from pg_constraint where contype = 'c' and array_length(conkey, 1) = 1`,
  );
  for (const { rel, num, regra } of regras) {
    const coluna = relacoes.get(rel)?.colunas[num - 1];
    const literais = coluna && literaisDe(regra, coluna.nome);
    if (literais) coluna.literais = literais;
  }
  const arvores = new Map(
    (
      await ler<{ rel: number; acao: string }>(`select ev_class::int as rel, ev_action::text as acao from pg_rewrite where ev_type = '1'`)
    ).map((r) => [r.rel, r.acao]),
  );
  const visoes = new Map<number, No | null>();
  const funcoes = new Map(
    (
      await ler<
        Funcao & { oid: number }
      >(`select p.oid::int as oid, p.proname as nome, n.nspname = 'public' as "daCasa", p.proisstrict as estrita, l.lanname as idioma,
        p.prorettype::int as retorna, pg_get_function_identity_arguments(p.oid) as argumentos, p.prosrc as corpo
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_language l on l.oid = p.prolang`)
    ).map((f) => [f.oid, f]),
  );
  const elementos = new Map(
    (
      await ler<{ oid: number; elemento: number }>(`select oid::int as oid, typelem::int as elemento from pg_type where typcategory = 'A'`)
    ).map((t) => [t.oid, t.elemento]),
  );
  const referencias = Map.groupBy(
    await ler<{ de: string; para: string }>(`select conrelid::int || '.' || conkey[1] as de, confrelid::int || '.' || confkey[1] as para
      from pg_constraint where contype = 'f' and array_length(conkey, 1) = 1`),
    ({ de }) => de,
  );
  // What points at a column holds what that one may hold.
  for (const [de, alvos] of referencias) {
    const [deColuna, paraColuna] = [de, alvos[0]?.para ?? ''].map((lugar) => {
      const [rel, num] = lugar.split('.').map(Number);
      return relacoes.get(rel ?? 0)?.colunas[(num ?? 0) - 1];
    });
    if (deColuna && paraColuna?.literais) deColuna.literais ??= paraColuna.literais;
  }
  const aponta = (de: string, alvo: string): boolean => (referencias.get(de) ?? []).some(({ para }) => para === alvo || aponta(para, alvo));
  return {
    relacao: (oid) => relacoes.get(oid),
    visao(oid) {
      if (!visoes.has(oid)) {
        const lida = lerNo(arvores.get(oid) ?? '<>');
        const consulta = Array.isArray(lida) ? lida[0] : null;
        visoes.set(oid, isNo(consulta) ? consulta : null);
      }
      return visoes.get(oid) ?? null;
    },
    funcao: (oid) => funcoes.get(oid),
    elementoDe: (oid) => elementos.get(oid) ?? 0,
    referencia: (de, coluna, para, alvo) => aponta(`${de}.${coluna}`, `${para}.${alvo}`),
  };
}

/** The texts that a check allows: `CHECK ((situacao = ANY (ARRAY['aberto'::text, …])))`, or in a list: `CHECK ((campos <@ ARRAY['cpf'::text, …]))`. */
function literaisDe(regra: string, coluna: string): string[] | null {
  const nome = `\\(?"?${coluna}"?\\)?(?:::text)?`;
  const lista = new RegExp(`^CHECK \\(\\(${nome} (?:= ANY \\(|<@ )\\(?ARRAY\\[(.*)\\]\\)?(?:::text\\[\\])?\\)?\\)\\)$`).exec(regra)?.[1];
  const unico = new RegExp(`^CHECK \\(\\(${nome} = ('[^']*')::text\\)\\)$`).exec(regra)?.[1];
  const achados = [...(lista ?? unico ?? '').matchAll(/'((?:[^']|'')*)'/g)].map((m) => (m[1] ?? '').replaceAll("''", "'"));
  return achados.length > 0 ? achados : null;
}
