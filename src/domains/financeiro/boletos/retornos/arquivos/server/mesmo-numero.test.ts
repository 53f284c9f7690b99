import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import {
  aplicarTudo,
  arquivoDoBanco,
  boletosDeTeste,
  type Cobranca,
  cobrancaDeTeste,
  estadoDe,
  lerTexto,
  linhasDo,
  pago,
  proximoArquivo,
} from '#tests/helpers/boletos.ts';
import { identidadeDoArquivo } from './identidade.ts';
import { obterRetorno } from './queries.ts';

let banco: BancoDeTeste;
let c: Cobranca;
beforeAll(async () => {
  banco = await bancoDeTeste();
  c = await cobrancaDeTeste(banco.db);
});
afterAll(() => banco.fechar());

test('two files of one number on one day: each payment of either enters, what both say enters once, and the second file says that there is a first', async () => {
  const [a, b, d] = await boletosDeTeste(banco.db, c, [{}, {}, {}]);
  if (!a || !b || !d) throw new Error('no slips');
  const numero = proximoArquivo();
  const ler = async (texto: string) => {
    const { id } = await lerTexto(banco.db, texto);
    await aplicarTudo(banco.db, id);
    return id;
  };
  const primeiro = await ler(arquivoDoBanco([pago(a), pago(b)], numero));
  expect((await obterRetorno(banco.db, primeiro)).doMesmoNumero).toBeNull();
  const segundo = await ler(arquivoDoBanco([pago(b), pago(d)], numero));
  expect((await obterRetorno(banco.db, segundo)).doMesmoNumero).toMatchObject({ nomeArquivo: 'retorno.ret' });
  expect((await linhasDo(banco.db, segundo)).map((l) => l.resultado)).toEqual(['ja_aplicada', 'aplicada']);
  for (const slip of [a, b, d]) expect(await estadoDe(banco.db, slip)).toMatchObject({ titulo: 'baixado', recebido: 100_000 });
});

test('files of two convênios with one number on one day are two files: a tariff that both tell in the same words is posted twice', async () => {
  const cabecalho = {
    formato: 240 as const,
    banco: '001',
    agencia: '1',
    conta: '2',
    sequencia: '7',
    geradoEm: '2026-03-10',
    versao: '083',
    versaoConhecida: true,
  };
  const [um, outro] = await Promise.all(
    ['1474166', '7654321'].map((convenio) => identidadeDoArquivo({ ...cabecalho, convenio }, Buffer.from('igual'))),
  );
  expect(um).not.toBe(outro);
});
