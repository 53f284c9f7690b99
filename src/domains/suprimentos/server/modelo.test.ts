import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { abrirContagem, concluirContagem, contarItens } from '#domains/suprimentos/estoques/contagens/server/oficina.ts';
import { retirar, transferir } from '#domains/suprimentos/estoques/operacoes/server/oficina.ts';
import { escreverQuantidade } from '#domains/suprimentos/quantidade.ts';
import { fontePosicaoDeEstoque } from '#domains/suprimentos/relatorio/server/fontes/posicao.ts';
import { darEntrada, estornarOperacao } from '#domains/suprimentos/server/oficina.ts';
import type { Ato } from '#platform/server/ato.ts';
import { invariantesRegistradas, julgar } from '#platform/server/integridade.ts';
import { type Db, transacao } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { ErroNegocio } from '#shared/erros.ts';
import { atoDe, presenteDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { type Perna, type Posicao, refazer } from '#tests/helpers/estoque/lapis.ts';
import { hoje, type MundoDoEstoque, mundoDoEstoque, quem } from '#tests/helpers/estoque/mundo-do-estoque.ts';
import { sorteador } from '#tests/helpers/titulos/modelo-de-titulos.ts';
import './integridade.ts';

// Random lives of a storeroom (entries, withdrawals, transfers, counts, reversals, of today and of days before) against a pencil that reckons
// everything again from nothing, in fractions. The seed is printed; PATIO_SEMENTE repeats it, PATIO_PASSOS makes it longer.
const semente = Number(process.env.PATIO_SEMENTE ?? Date.now() % 2_147_483_647);
const passos = Number(process.env.PATIO_PASSOS ?? 250);
let banco: BancoDeTeste;
let mundo: MundoDoEstoque;

beforeAll(async () => {
  banco = await bancoDeTeste();
  mundo = await mundoDoEstoque(banco.db);
});
afterAll(() => banco.fechar());

const atos = ['entrar', 'entrar', 'retirar', 'retirar', 'retirar', 'transferir', 'contar', 'estornar'] as const;

test(`${passos} acts against the pencil, to the centavo (seed ${semente}), then every invariant`, async () => {
  process.stdout.write(`modelo do estoque: PATIO_SEMENTE=${semente}\n`);
  const sortear = sorteador(semente);
  const um = <T>(lista: readonly T[]): T => lista[sortear(lista.length)] as T;
  let pernas: Perna[] = [];
  const estornadas = new Set<number>();
  const feitos = new Map<string, number>();
  let serie = 0;

  /** What the product does, and what the pencil says of it: both take it, or neither. */
  const tentar = async (novas: Omit<Perna, 'serie' | 'operacao'>[], fazer: (ato: Ato<Quem>) => Promise<{ id: number }>): Promise<void> => {
    const comNovas = [...pernas, ...novas.map((p, i) => ({ ...p, serie: serie + i + 1, operacao: -1 }))];
    const previsto = refazer(comNovas);
    const resposta = await transacao(banco.db, (tx) => fazer(atoDe(tx, quem))).catch((causa: unknown) => {
      if (causa instanceof ErroNegocio) return causa;
      throw causa;
    });
    const recusada = resposta instanceof ErroNegocio;
    expect(recusada ? resposta.code : 'feito', previsto === null ? 'the pencil refuses' : 'the pencil takes it').toEqual(
      previsto === null ? expect.stringMatching(/^(QUANTIDADE_EXCEDE|ESTOQUE_FALTARIA|CUSTO_JA|PRODUTO_SEM_CUSTO)/) : 'feito',
    );
    const nome = recusada ? resposta.code : 'feito';
    feitos.set(nome, (feitos.get(nome) ?? 0) + 1);
    if (recusada) return;
    pernas = comNovas.map((p) => (p.operacao === -1 ? { ...p, operacao: resposta.id } : p));
    serie += novas.length;
  };

  for (let i = 0; i < passos; i += 1) {
    const ato = um(atos);
    const produto = um(mundo.produtos);
    const [deposito, destino] = sortear(2) === 0 ? mundo.depositos : mundo.depositos.toReversed();
    if (deposito === undefined || destino === undefined) throw new Error('two warehouses');
    const data = sortear(3) === 0 ? somarDias(hoje, -sortear(5)) : hoje;
    const q = sortear(4) === 0 ? BigInt(1 + sortear(99_999)) : BigInt(1 + sortear(12)) * 10_000n;
    const quantidade = escreverQuantidade(q);
    const comum = { dataMovimento: data, depositoId: deposito, recalculoConfirmado: true };
    if (ato === 'entrar') {
      const valor = BigInt(sortear(50_000));
      await tentar([{ data, produto, deposito, q, como: 'dado', valor }], (a) =>
        darEntrada(a, { ...comum, documento: null, itens: [{ produtoId: produto, quantidade, valorCentavos: centavos(Number(valor)) }] }),
      );
    } else if (ato === 'retirar') {
      const tudo = refazer(pernas)?.posicoes.get(`${produto} ${deposito}`)?.q ?? 0n;
      const sai = sortear(5) === 0 && tudo > 0n ? tudo : q;
      const item = { produtoId: produto, quantidade: escreverQuantidade(sai) };
      const retirada = { solicitantePessoaId: mundo.pessoaId, motivo: 'Uso na aula', centroCustoId: null };
      await tentar([{ data, produto, deposito, q: -sai, como: 'media' }], (a) => retirar(a, { ...comum, ...retirada, itens: [item] }));
    } else if (ato === 'transferir') {
      await tentar(
        [
          { data, produto, deposito, q: -q, como: 'media' },
          { data, produto, deposito: destino, q, como: 'espelho' },
        ],
        (a) => transferir(a, { ...comum, depositoDestinoId: destino, motivo: null, itens: [{ produtoId: produto, quantidade }] }),
      );
    } else if (ato === 'contar') {
      const ha = refazer(pernas)?.posicoes.get(`${produto} ${deposito}`)?.q ?? 0n;
      const contada = sortear(3) === 0 ? 0n : ha + BigInt(sortear(5)) * 10_000n;
      if (contada === ha) continue;
      await tentar([{ data: hoje, produto, deposito, q: contada - ha, como: 'media' }], (a) => contarUm(a, { deposito, produto, contada }));
    } else {
      const vivas = [...new Set(pernas.map((p) => p.operacao))].filter((o) => !estornadas.has(o));
      if (vivas.length === 0) continue;
      const alvo = um(vivas);
      const valores = refazer(pernas)?.valores ?? new Map<number, bigint>();
      const originais = pernas.filter((p) => p.operacao === alvo);
      const antes = pernas;
      // What is reversed stays worth what it is now, and so does its reversal.
      pernas = pernas.map((p) => (p.operacao === alvo ? { ...p, como: 'dado', valor: valores.get(p.serie) ?? 0n } : p));
      let opostas: Omit<Perna, 'serie' | 'operacao'>[] = originais.map(({ data: de, produto: pr, deposito: onde, q: quanto, serie: s }) => {
        return {
          data: de,
          junto: Math.max(...originais.map((p) => p.serie)),
          produto: pr,
          deposito: onde,
          q: -quanto,
          como: 'dado' as const,
          valor: -(valores.get(s) ?? 0n),
        };
      });
      // It stands right after what it takes back; where what came after could not do without, at the end of today.
      const noDia = refazer([...pernas, ...opostas.map((o, n) => ({ ...o, serie: serie + n + 1, operacao: -1 }))]) !== null;
      if (!noDia) opostas = opostas.map(({ junto: _, ...o }) => ({ ...o, data: hoje }));
      const ja = pernas.length;
      await tentar(opostas, (a) => estornarOperacao(a, { id: alvo, motivo: 'Lançada por engano', recalculoConfirmado: true }));
      if (pernas.length === ja) pernas = antes;
      else for (const o of [alvo, pernas.at(-1)?.operacao ?? 0]) estornadas.add(o);
    }
    if (i % 10 !== 0) continue;
    expect(await posicoes()).toEqual(semVazias(refazer(pernas)?.posicoes));
    // What was there on a day before is what the pencil has until then.
    const dia = somarDias(hoje, -sortear(6));
    expect(await posicaoEm(dia)).toEqual(semVazias(refazer(pernas.filter((p) => p.data <= dia))?.posicoes));
  }
  expect(await posicoes()).toEqual(semVazias(refazer(pernas)?.posicoes));
  expect(await custos()).toEqual([...(refazer(pernas)?.valores.values() ?? [])].map(Number).toSorted((a, b) => a - b));
  expect(feitos.get('feito') ?? 0, JSON.stringify(Object.fromEntries(feitos))).toBeGreaterThan(passos / 4);
  const doEstoque = invariantesRegistradas().filter((x) => x.sala === 'suprimentos');
  expect((await julgar(banco.db, doEstoque, { chaveDaAuditoria: Buffer.alloc(32) })).filter((r) => r.achados > 0)).toEqual([]);
  expect(doEstoque.length).toBe(4);
});

async function contarUm(
  ato: Ato<Quem>,
  { deposito, produto, contada }: { deposito: number; produto: number; contada: bigint },
): Promise<{ id: number }> {
  const { id } = await abrirContagem(ato, { depositoId: deposito, grupoId: null });
  const { rows } = await sql<{
    id: number;
  }>`select id from contagens_estoque_itens where contagem_id = ${id} and produto_id = ${produto}`.execute(ato.tx);
  await contarItens(ato, { contagemId: id, itens: [{ id: rows[0]?.id ?? 0, versao: 1, contada: escreverQuantidade(contada) }] });
  const { operacaoId } = await concluirContagem(ato, { id, versao: 1 });
  return { id: operacaoId ?? 0 };
}

const semVazias = (p: ReadonlyMap<string, Posicao> | undefined): Record<string, string> =>
  Object.fromEntries(
    [...(p ?? [])].filter(([, { q }]) => q !== 0n).map(([chave, { q, valor }]) => [chave, `${escreverQuantidade(q)} = ${valor}`]),
  );

async function posicoes(): Promise<Record<string, string>> {
  const { rows } = await sql<{
    chave: string;
    valor: string;
  }>`select produto_id || ' ' || deposito_id as chave, quantidade || ' = ' || valor_centavos as valor
    from saldos_estoque where quantidade > 0`.execute(banco.db);
  return Object.fromEntries(rows.map((r) => [r.chave, r.valor]));
}

/** The position of a day as the report tells it, by product and warehouse. */
async function posicaoEm(dia: string): Promise<Record<string, string>> {
  if (fontePosicaoDeEstoque.tipo !== 'sql') throw new Error('the position is made by the database');
  const { linhas } = fontePosicaoDeEstoque.consulta({ Data: dia, Base: 'datas' }, presenteDoRelatorio(banco.db));
  const { rows } = await sql<{
    chave: string;
    valor: string;
  }>`select "produtoId" || ' ' || "depositoId" as chave, quantidade || ' = ' || "valorCentavos" as valor
    from (${linhas}) r`.execute(banco.db);
  return Object.fromEntries(rows.map((r) => [r.chave, r.valor]));
}
const presenteDoRelatorio = (db: Db) => ({ ...presenteDe(quem), db, quem });

async function custos(): Promise<number[]> {
  const { rows } = await sql<{ valor: number }>`select valor_centavos as valor from movimentos_estoque order by valor_centavos`.execute(
    banco.db,
  );
  return rows.map((r) => r.valor);
}
