import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { montarCodigoDeBarras } from '#domains/financeiro/boletos/codigos/codigo-de-barras.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda, paulo } from '#tests/helpers/financeiro.ts';
import { contaDeTeste, itemAPagar, type Pagamentos, pagamentosDeTeste, titulosPagarDeTeste } from '#tests/helpers/titulos/pagar.ts';
import { cancelarTituloPagar } from './cancelar-titulo.ts';
import { mudarCodigo } from './mudar-codigo.ts';
import { obterTituloPagar } from './obter-titulo.ts';

let banco: BancoDeTeste;
let p: Pagamentos;
beforeAll(async () => {
  banco = await bancoDeTeste();
  p = await pagamentosDeTeste(banco.db);
});
afterAll(() => banco.fechar());

const boleto = '00190.00009 01474.166004 00000.328179 1 68460000224674';
const outro = '34191.10121 34567.880058 71234.570001 6 16670000012345';
const boletoDe = (valor: number) =>
  montarCodigoDeBarras({ banco: '341', vencimento: null, valorCentavos: centavos(valor), campoLivre: '2'.repeat(25) });
const mudar = (id: number, codigo: string | null, versao = 1, quem = fernanda) =>
  transacao(banco.db, (tx) => mudarCodigo(atoDe(tx, quem), { id, codigo, versao }));

test('a code typed later stands on the title as its digits, audited; none takes it off', async () => {
  const id = await p.umTitulo();
  expect(await mudar(id, boleto)).toEqual({
    id,
    codigo: '00191684600002246740000001474166000000032817',
    versao: 2,
    outroValorCentavos: 224_674,
    aguardaAprovacao: false,
  });
  const { rows } = await sql<{
    depois: object;
  }>`select depois from auditoria where acao = 'titulo_pagar.codigo' and alvo_id = ${String(id)}`.execute(banco.db);
  expect(rows.map((r) => r.depois)).toEqual([{ codigo: '00191684600002246740000001474166000000032817' }]);
  await expect(mudar(await p.umTitulo(), boleto)).rejects.toMatchObject({
    code: 'CODIGO_JA_LANCADO',
    params: { numero: '2026-00001/01', fornecedor: 'Norte Energia S.A.', usuario: 'Fernanda Lima' },
  });
  await expect(p.umTitulo({ codigo: boleto })).rejects.toMatchObject({ code: 'CODIGO_JA_LANCADO', params: { numero: '2026-00001/01' } });
  expect(await mudar(id, null, 2)).toMatchObject({ codigo: null, versao: 3 });
});

test('a code of what is owed is told by no other amount, with what is withheld or without; of one that states none nothing is told', async () => {
  const impostos = [{ tipo: 'ir' as const, nome: 'IRRF serviços profissionais' }];
  const umTitulo = () =>
    p.umTitulo({
      valorCentavos: 224_674,
      rateio: [{ categoriaFinanceiraId: p.c.energia, centroCustoId: null, valorCentavos: 224_674 }],
      impostos,
    });
  const [bruto, outroBanco] = [await umTitulo(), await umTitulo()];
  expect(await mudar(bruto, boletoDe(224_674))).toMatchObject({ outroValorCentavos: null });
  expect(await mudar(outroBanco, boletoDe(0))).toMatchObject({ outroValorCentavos: null });
  expect(await mudar(outroBanco, boletoDe(12_345), 2)).toMatchObject({ outroValorCentavos: 12_345 });
});

test('a code that does not check, a version of before and a title that is paid are refused', async () => {
  const id = await p.umTitulo();
  await expect(mudar(id, boleto.replace('328179', '328178'))).rejects.toMatchObject({ code: 'CODIGO_DE_PAGAMENTO' });
  await expect(mudar(id, outro, 7)).rejects.toMatchObject({ code: 'VERSAO_DESATUALIZADA' });
  await p.pagar([itemAPagar(id, 100_001)]);
  await expect(mudar(id, outro, 2)).rejects.toMatchObject({ code: 'TITULO_NAO_SE_PAGA' });
  await expect(mudar(999_999, outro)).rejects.toMatchObject({ code: 'TITULO_PAGAR_NAO_ENCONTRADO' });
});

test('of two who type a code at once, the second is told that the first did', async () => {
  const id = await p.umTitulo();
  const [, segundo] = await passoAPasso(
    banco.db,
    (tx) => mudarCodigo(atoDe(tx, fernanda), { id, codigo: outro, versao: 1 }),
    () => mudar(id, boleto, 1, paulo),
  );
  expect(segundo).toMatchObject({ status: 'rejected', reason: { code: 'VERSAO_DESATUALIZADA' } });
});

test('whoever looks at one title is told by which codes all open ones of its bill are paid', async () => {
  const titulos = await titulosPagarDeTeste(banco.db, contaDeTeste(p.c, p.t, { parcelas: 3 }));
  const [primeira = 0, segunda = 0, terceira = 0] = titulos;
  await mudar(segunda, boletoDe(700_000));
  await mudar(terceira, boletoDe(600_000));
  await transacao(banco.db, (tx) => cancelarTituloPagar(atoDe(tx, fernanda), { id: terceira, versao: 2, motivo: 'Engano' }));
  const { conta, codigo } = await obterTituloPagar({ db: banco.db, quem: paulo, hoje: '2026-03-01' }, primeira);
  expect(codigo).toBeNull();
  expect(conta.codigos).toMatchObject([{ codigo: boletoDe(700_000), saldoCentavos: 33_334, retidoCentavos: 0 }]);
});
