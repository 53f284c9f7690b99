import { type Caso, defineCaso, igual } from '../caso.ts';
import type { ContextoBench } from '../contexto.ts';
import { misturar } from '../lista.ts';

const [LINHAS, REGISTROS] = [10_000_000, 400_000];

/** Ten million acts on four hundred thousand records, which no title has: years of a large school. What the chain seals by itself is left alone. */
async function preparar({ cliente }: ContextoBench): Promise<number[]> {
  const { rows } = await cliente.query("select count(*)::int as n from (select 1 from auditoria where usuario_nome = 'Bench' limit 1) x");
  if ((rows[0] as { n: number }).n === 0) {
    await cliente.query('begin');
    await cliente.query('set local session_replication_role = replica');
    await cliente.query(`insert into auditoria (em, usuario_id, usuario_nome, acao, alvo_tipo, alvo_id, antes, depois)
      select now() - (${LINHAS} - i) * interval '10 seconds', 1, 'Bench', 'titulo.editado', 'titulo', 1000000000 + (i * 7919::bigint) % ${REGISTROS}, '{"versao": 1}', '{"versao": 2}'
      from generate_series(1, ${LINHAS}) i`);
    await cliente.query(`insert into auditoria_blocos (seq_de, seq_ate, hash_anterior, hash)
      select coalesce((select max(seq_ate) from auditoria_blocos), 0) + 1, max(seq), '', '' from auditoria`);
    await cliente.query('commit');
    await cliente.query('vacuum analyze auditoria');
  }
  return misturar(Array.from({ length: 2_000 }, (_, i) => 1_000_000_000 + i * 197));
}

/** A page of the history of one record among ten million acts, another record each time. */
export const auditoria: Caso[] = [
  defineCaso<number[]>({
    nome: 'audit of one record, 10,000,000 rows',
    meta: { c1: 5, c8: 25 },
    preparar,
    diferentes: (registros) => registros.length,
    vezes: 200,
    async sql({ cliente }, registros, n) {
      const { rows } = await cliente.query({
        name: 'auditoria-de-um',
        text: "select seq, em, usuario_nome, acao from auditoria where alvo_tipo = 'titulo' and alvo_id = $1 order by em desc, seq desc limit 50",
        values: [registros[n]],
      });
      return (rows as { seq: string }[]).map(({ seq }) => Number(seq));
    },
    http: (pedir, registros, n) => pedir(`Auditoria/obter-paginado?Tipo=titulo&RegistroId=${registros[n]}&TamanhoDaPagina=50&Parte=pagina`),
    conferir: (doSql, data) =>
      igual(
        'acts',
        doSql,
        (data as { itens: { seq: number }[] }).itens.map(({ seq }) => seq),
      ),
  }),
];
