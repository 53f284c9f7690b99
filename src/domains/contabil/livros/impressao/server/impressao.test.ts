import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lancarEmLote } from '#domains/contabil/lancamentos/server/door.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { livrosDeTeste, simples } from '#tests/helpers/contabil/livros.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { textosDiretosDoPdf } from '#tests/helpers/pdf.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { usuarioDeTeste } from '#tests/helpers/usuarios.ts';
import type { LinhaDoRazao } from '../razao.ts';
import { linhasDoRazaoDepois } from './ler-razao.ts';
import { definirTarefasDosLivros } from './tarefa.ts';

let s: ServidorDeTeste;
let conta: (codigo: string) => number;
let quem: ReturnType<typeof quemDeTeste>;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.livros, trabalhar: true, tarefas: definirTarefasDosLivros });
  conta = await livrosDeTeste(s.banco.db, 2026);
  quem = quemDeTeste(undefined, { usuarioId: (await usuarioDeTeste(s, 'paula', { admin: true })).id });
  await sql`insert into escola (nome, cnpj, cidade, uf) values ('Colégio Exemplo', '11222333000181', 'Belém', 'PA')`.execute(s.banco.db);
  await sql`update livros_assinaturas set contador_nome = 'Cláudia Prado', contador_crc = '012345/O-1', contador_crc_uf = 'PA'`.execute(
    s.banco.db,
  );
}, 60_000);
afterAll(() => s.fechar());

const pedir = async (de: number, ate: number): Promise<number> => {
  const { status, corpo } = await s.pedir('POST', 'LivroContabil/diario/impressoes', { body: { de, ate, numero: 7 }, quem });
  expect(status, JSON.stringify(corpo.error)).toBe(200);
  return (corpo.data as { tarefaId: number }).tarefaId;
};
const pronta = (tarefaId: number) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql<{ situacao: string }>`select situacao from tarefas where id = ${tarefaId}`.execute(s.banco.db);
      expect(rows[0]?.situacao).toBe('concluida');
    },
    { timeout: 60_000, interval: 100 },
  );

test('periods without entries have no book, and are told so', async () => {
  const { status, corpo } = await s.pedir('POST', 'LivroContabil/diario/impressoes', {
    body: { de: 202_602, ate: 202_602, numero: 1 },
    quem,
  });
  expect([status, corpo.error?.code]).toEqual([409, 'LIVRO_SEM_LANCAMENTOS']);
});

test('a book has its terms, numbered pages, every entry, and what is carried from page to page', async () => {
  await transacao(s.banco.db, (tx) =>
    lancarEmLote(atoDe(tx, fernanda), [
      {
        ...simples('2026-01-05', conta('1.1.01.002'), conta('3.1.01.001'), 123_456),
        historico: 'Mensalidade (janeiro) — “à vista”',
        documento: 'R\\12',
      },
      simples('2026-01-03', conta('1.1.01.001'), conta('3.1.01.001'), 100),
    ]),
  );
  const tarefaId = await pedir(202_601, 202_601);
  await pronta(tarefaId);
  const { status, bruto } = await s.pedir('GET', `LivroContabil/diario/impressoes/${tarefaId}`, { quem });
  expect([status, bruto.toString('latin1', 0, 5)]).toEqual([200, '%PDF-']);
  const texto = textosDiretosDoPdf(bruto);
  for (const dito of [
    '03/01/2026',
    '05/01/2026',
    'Mensalidade (janeiro) — “à vista” (R\\12)',
    '1.1.01.002 Banco conta corrente',
    '1.234,56',
    'Transporte',
    'Soma',
    '1.235,56',
  ])
    expect(texto).toContain(dito);
  expect(texto.indexOf('03/01/2026')).toBeLessThan(texto.indexOf('05/01/2026'));
  // It ends with the balance sheet and the results.
  const fim = texto.slice(texto.indexOf('Balanço patrimonial no fim de 01/2026'));
  for (const dito of [
    '1.1.01.001 Caixa',
    '1,00 D',
    'Resultado a encerrar',
    '1.235,56 C',
    'Total do ativo',
    '1.235,56 D',
    'Demonstração do resultado de 01/2026 a 01/2026',
    'Resultado dos períodos',
  ])
    expect(fim, dito).toContain(dito);
  const outro = quemDeTeste(undefined, { usuarioId: 99_999 });
  expect((await s.pedir('GET', `LivroContabil/diario/impressoes/${tarefaId}`, { quem: outro })).status).toBe(404);
});

test('a long book is bound in volumes that go on where the one before ended; what is posted meanwhile is not in it', async () => {
  // In pieces, as a posting does it.
  for (let de = 1; de < 12_000; de += 2_000)
    await transacao(s.banco.db, (tx) =>
      lancarEmLote(
        atoDe(tx, fernanda),
        Array.from({ length: 2_000 }, (_, i) =>
          simples(`2026-03-${String(1 + ((de + i) % 30)).padStart(2, '0')}`, conta('1.1.01.002'), conta('3.1.01.001'), de + i),
        ),
      ),
    );
  const tarefaId = await pedir(202_603, 202_603);
  await transacao(s.banco.db, (tx) =>
    lancarEmLote(atoDe(tx, fernanda), [simples('2026-03-01', conta('1.1.01.001'), conta('3.1.01.001'), 5)]),
  );
  await pronta(tarefaId);
  const { rows } = await sql<{
    numero: number;
    paginas: number;
    transporte: number;
    ultimo: boolean;
  }>`select numero, paginas, transporte_centavos as transporte, ultimo
    from livros_impressos where tarefa_id = ${tarefaId} order by volume`.execute(s.banco.db);
  expect(rows.map(({ numero, ultimo }) => [numero, ultimo])).toEqual([
    [7, false],
    [8, true],
  ]);
  expect(rows[0]?.paginas).toBe(500);
  expect(rows.at(-1)?.transporte).toBe((12_000 * 12_001) / 2);
  const { bruto } = await s.pedir('GET', `LivroContabil/diario/impressoes/${tarefaId}`, { quem });
  expect(bruto.toString('latin1', 0, 2)).toBe('PK');
}, 90_000);

test('a job that was killed goes on after the volumes that it has, and prints none twice', async () => {
  const { rows: postas } = await sql<{
    id: number;
  }>`select id from lancamentos_contabeis where periodo = 202601 order by data_lancamento, id`.execute(s.banco.db);
  const entrada = { de: 202_601, ate: 202_601, numero: 3, ultimoId: postas.at(-1)?.id };
  const tarefaId = await transacao(s.banco.db, async (tx) => {
    const id = await s.servicos.tarefas.criar(tx, { tipo: 'livros.diario', usuarioId: quem.usuarioId, total: 2, entrada });
    const { rows } = await sql<{
      id: number;
    }>`insert into arquivos (nome, tipo, tamanho_bytes, conteudo, sha256) values ('x.pdf', 'application/pdf', 1, 'x', sha256('x')) returning id`.execute(
      tx,
    );
    await sql`insert into livros_impressos (tarefa_id, volume, numero, paginas, ate_lancamento_id, transporte_centavos, ultimo, arquivo_id)
      values (${id}, 1, 3, 500, ${postas[0]?.id}, 100, false, ${rows[0]?.id})`.execute(tx);
    return id;
  });
  await pronta(tarefaId);
  const { rows } = await sql<{
    numero: number;
    transporte: number;
    conteudo: Buffer;
  }>`select x.numero, x.transporte_centavos as transporte, a.conteudo from livros_impressos x
    join arquivos a on a.id = x.arquivo_id where x.tarefa_id = ${tarefaId} and x.volume = 2`.execute(s.banco.db);
  expect(rows[0]).toMatchObject({ numero: 4, transporte: 123_556 });
  const texto = textosDiretosDoPdf(rows[0]?.conteudo ?? Buffer.alloc(0));
  expect([texto.includes('05/01/2026'), texto.includes('03/01/2026')]).toEqual([true, false]);
});

test('the ledger of all accounts has what each held before, every line with the balance after it, and goes on in its volumes', async () => {
  const pedirRazao = async (de: number, ate: number): Promise<number> =>
    ((await s.pedir('POST', 'LivroContabil/razao/impressoes', { body: { de, ate, numero: 2 }, quem })).corpo.data as { tarefaId: number })
      .tarefaId;
  await transacao(s.banco.db, (tx) =>
    lancarEmLote(atoDe(tx, fernanda), [simples('2026-02-10', conta('1.1.01.001'), conta('1.1.01.002'), 40)]),
  );
  const tarefaId = await pedirRazao(202_602, 202_602);
  await pronta(tarefaId);
  const { status, bruto } = await s.pedir('GET', `LivroContabil/razao/impressoes/${tarefaId}`, { quem });
  expect(status).toBe(200);
  const texto = textosDiretosDoPdf(bruto);
  // January left 1,00 in the safe and 1.234,56 in the bank; revenue did not move.
  for (const dito of ['1.1.01.001 Caixa', 'Saldo anterior', '1,00 D', '1,40 D', '1.234,56 D', '1.234,16 D', '1.235,56 C', '10/02/2026'])
    expect(texto).toContain(dito);
  expect(texto.split('\n')).toContain('1.1.01.002');
  expect((await s.pedir('GET', `LivroContabil/diario/impressoes/${tarefaId}`, { quem })).status).toBe(404);

  const longo = await pedirRazao(202_603, 202_603);
  await pronta(longo);
  const { rows } = await sql<{
    ate: number | null;
    ultimo: boolean;
  }>`select ate_linha as ate, ultimo from livros_impressos where tarefa_id = ${longo} order by volume`.execute(s.banco.db);
  expect(rows.map((r) => r.ultimo)).toEqual(rows.map((_, i) => i === rows.length - 1));
  const { rows: total } = await sql<{ n: number }>`select count(*)::int as n from partidas_contabeis where periodo = 202603`.execute(
    s.banco.db,
  );
  expect(rows.at(-1)?.ate).toBe(total[0]?.n);
}, 90_000);

const lerRazao = (pedido: Parameters<typeof linhasDoRazaoDepois>[1]): Promise<LinhaDoRazao[]> =>
  transacao(s.banco.db, async (tx) => {
    const linhas: LinhaDoRazao[] = [];
    for await (const linha of linhasDoRazaoDepois(tx, pedido, null)) linhas.push(linha);
    return linhas;
  });

test('what is posted before a ledger while its volumes are printed moves no line of it and no balance', async () => {
  const { rows } = await sql<{ ultimo: number }>`select max(id) as ultimo from lancamentos_contabeis`.execute(s.banco.db);
  const pedido = { de: 202_602, ate: 202_602, numero: 1, ultimoId: rows[0]?.ultimo ?? 0 };
  const antes = await lerRazao(pedido);
  expect(antes.length).toBeGreaterThan(2);
  await transacao(s.banco.db, (tx) =>
    lancarEmLote(atoDe(tx, fernanda), [simples('2026-01-20', conta('1.1.01.001'), conta('3.3.01.002'), 777)]),
  );
  expect(await lerRazao(pedido)).toEqual(antes);
});

test('each line of the ledger says what stands on the other side: an account by its code, several by how many they are', async () => {
  const entrada = simples('2026-05-04', conta('1.1.01.001'), conta('3.3.01.002'), 300);
  const partidas = [
    ...entrada.partidas.slice(0, 1),
    ...[conta('3.3.01.002'), conta('3.3.01.009')].map((contaId) => ({
      contaId,
      debitoCentavos: centavos(0),
      creditoCentavos: centavos(150),
    })),
  ];
  const [feito] = await transacao(s.banco.db, (tx) => lancarEmLote(atoDe(tx, fernanda), [{ ...entrada, partidas }]));
  const linhas = await lerRazao({ de: 202_605, ate: 202_605, numero: 1, ultimoId: feito?.id ?? 0 });
  expect(linhas.filter((l) => l.numero === feito?.numero).map((l) => [l.conta.slice(0, 10), l.contrapartida])).toEqual([
    ['1.1.01.001', '2 contas'],
    ['3.3.01.002', '1.1.01.001'],
    ['3.3.01.009', '1.1.01.001'],
  ]);
});
