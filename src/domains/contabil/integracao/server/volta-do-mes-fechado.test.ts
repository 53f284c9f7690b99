import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fecharPeriodoContabil, reabrirPeriodoContabil } from '#domains/contabil/fechamento/server/oficina.ts';
import { registrarEstornoDeFato, registrarFatos } from '#domains/contabil/server/registrar-fatos.ts';
import { criarCategoriaFinanceira, criarContaBancaria } from '#domains/financeiro/cadastros/server/oficina.ts';
import { type Tx, transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { carregarConjuntoDeRegras } from '../regras/server/carregar-conjunto.ts';
import { deixarFatosDeFora } from './deixar-fora.ts';
import { integrar } from './lancar-fatos.ts';
import { preverIntegracao } from './previa.ts';

let banco: BancoDeTeste;
const ids = { caixa: 0, cantina: 0 };
const fazer = <T>(o: (tx: Tx) => Promise<T>) => transacao(banco.db, o);
beforeAll(async () => {
  banco = await bancoDeTeste();
  await livrosDeTeste(banco.db, 2026);
  await fazer(async (tx) => {
    const ato = atoDe(tx, fernanda);
    ids.caixa = (await criarContaBancaria(ato, { nome: 'Caixa', tipo: 'caixa' })).id;
    ids.cantina = (await criarCategoriaFinanceira(ato, { nome: 'Cantina', sentido: 'entrada' })).id;
    await carregarConjuntoDeRegras(ato, { entidade: 'com_fins_lucrativos', vigenteDesde: '2026-01-01' });
  });
});
afterAll(() => banco.fechar());

const recebimento = (origemId: number) => ({ evento: 'caixa.recebimento', origemTipo: 'lancamento_manual', origemId }) as const;
const receber = (dataFato: string, origemId = 90) =>
  fazer((tx) =>
    registrarFatos(tx, [
      {
        ...recebimento(origemId),
        dataFato,
        valorCentavos: centavos(300),
        valores: {
          categoriaId: ids.cantina,
          contaBancariaId: ids.caixa,
          contaDestinoId: null,
          formaPagamentoId: null,
          centroCustoId: null,
        },
      },
    ]),
  );
const estornar = (dataFato: string, origemId = 90) =>
  fazer((tx) =>
    registrarEstornoDeFato(tx, {
      evento: 'caixa.recebimento_estornado',
      dataFato,
      origemTipo: 'lancamento_manual_estorno',
      origemId,
      original: recebimento(origemId),
    }),
  );
const lancados = async (de: string, ate: string) => (await fazer((tx) => integrar(atoDe(tx, fernanda), { de, ate }))).lancados;

test('what takes back an entry that a closed month held back is posted on no day before that entry, in whatever month it happened', async () => {
  const aberto = async () =>
    (
      await sql<{
        id: number;
        versao: number;
        dia: string;
        seguinte: string;
      }>`select id, versao, (data_inicio + 19)::text as dia, (data_fim + 1)::text as seguinte
        from periodos_contabeis where situacao <> 'fechado' and numero <= 12 order by id limit 1`.execute(banco.db)
    ).rows[0] ?? { id: 0, versao: 0, dia: '', seguinte: '' };
  const { id: periodo, versao, dia, seguinte } = await aberto();
  await fazer((tx) => fecharPeriodoContabil(atoDe(tx, fernanda), { periodo, versao, comPendencias: true }));
  // Told late: its month is closed, and it goes to the first day of the next.
  await receber(dia);
  expect((await preverIntegracao(banco.db, { de: dia, ate: dia })).adiados).toEqual({ fatos: 1, dia: seguinte });
  await lancados(dia, dia);
  await fazer((tx) => reabrirPeriodoContabil(atoDe(tx, fernanda), { periodo, versao: versao + 1, motivo: 'Faltou um documento' }));
  expect((await aberto()).id).toBe(periodo);
  await estornar(dia);
  await lancados(dia, dia);
  const dias = await sql<{
    dia: string;
  }>`select e.data_lancamento::text as dia from fatos_contabeis f join fatos_lancados l on l.fato_id = f.id
    join lancamentos_contabeis e on e.id = l.lancamento_id where f.origem_id = 90 order by f.id`.execute(banco.db);
  expect(dias.rows.map((linha) => linha.dia)).toEqual([seguinte, seguinte]);
});

test('what takes back a posted fact is not left out of the books, or half of the pair would stay; it says which entry', async () => {
  await receber('2026-03-10', 91);
  await lancados('2026-03-10', '2026-03-10');
  await estornar('2026-03-11', 91);
  const { rows } = await sql<{ id: number }>`select id from fatos_contabeis where origem_id = 91 and estorno_de is not null`.execute(
    banco.db,
  );
  const deixar = () => fazer((tx) => deixarFatosDeFora(atoDe(tx, fernanda), { fatos: [rows[0]?.id ?? 0], motivo: 'Imaterial' }));
  await expect(deixar()).rejects.toMatchObject({
    code: 'FATO_DESFAZ_LANCADO',
    params: { numero: expect.stringMatching(/^\d+\/2026$/) as string },
  });
  expect(await lancados('2026-03-11', '2026-03-11')).toBe(1);
});
