import { afterAll, beforeAll, expect, test } from 'vitest';
import { fecharPeriodoContabil } from '#domains/contabil/fechamento/server/oficina.ts';
import { lancarEmLote } from '#domains/contabil/lancamentos/server/door.ts';
import { balanco } from '#domains/contabil/livros/definicoes/balanco.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import type { RespostaDoRelatorio } from '#shared/relatorios/api.ts';
import type { LinhaDeRelatorio } from '#shared/relatorios/colunas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { livrosDeTeste, simples } from '#tests/helpers/contabil/livros.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

let s: ServidorDeTeste;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.livros });
  const conta = await livrosDeTeste(s.banco.db, 2024, 2025, 2026);
  const [banco, receita] = [conta('1.1.01.002'), conta('3.1.01.001')];
  await transacao(s.banco.db, async (tx) => {
    const ato = atoDe(tx, fernanda, { hoje: '2026-06-30' });
    const dias = ['2024-05-10', '2025-05-10', '2026-01-10', '2026-02-10'];
    await lancarEmLote(
      ato,
      dias.map((dia, i) => simples(dia, banco, receita, 10 ** i)),
    );
    for (let n = 1; n <= 14; n += 1)
      if (n !== 13) await fecharPeriodoContabil(ato, { periodo: 202_400 + n, versao: 1, comPendencias: true });
  });
}, 60_000);
afterAll(() => s.fechar());

const ler = async (relatorio: string, busca: string): Promise<LinhaDeRelatorio[]> =>
  ((await s.pedir('GET', `Relatorio/${relatorio}/obter-paginado?${busca}`)).corpo.data as RespostaDoRelatorio).itens;

test.each([
  [202_405, '202401', 1],
  [202_505, '202501', 10],
  [202_601, '202501', 110],
  [202_602, '202501', 1_110],
])('the result not closed at the end of %d opens the results from %s on, which add up to it', async (ate, de, valor) => {
  const linha = (await ler('balanco-patrimonial', `Ate=${ate}&CompararCom=${ate}`)).find((l) => l['resultado'] === true);
  expect(linha).toMatchObject({ atualCentavos: -valor });
  const elo = balanco.colunas.find((c) => c.chave === 'nome')?.elo;
  const destino = linha && elo?.(linha, { Ate: ate });
  expect(destino).toMatchObject({ tela: 'contabil-balancete', search: { aba: 'dre', de, ate: String(ate) } });
  const dre = await ler('dre', `De=${de}&Ate=${ate}&CompararCom=${ate}`);
  expect(dre.find((l) => l['nivel'] === 1)).toMatchObject({ resultadoCentavos: valor });
});
