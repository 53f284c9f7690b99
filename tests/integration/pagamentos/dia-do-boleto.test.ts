import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { montarCodigoDeBarras } from '#domains/financeiro/boletos/codigos/codigo-de-barras.ts';
import { somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { bancoQuePaga, diaDoBanco } from '#tests/helpers/titulos/banco-que-paga.ts';

let s: ServidorDeTeste;
let b: Awaited<ReturnType<typeof bancoQuePaga>>;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.cadastros, ...salasDe.fornecedores, ...salasDe.pagar] });
  b = await bancoQuePaga(s);
  const convenio = { contaBancariaId: b.t.contaBancariaId, convenio: '204226', formaPagamentoId: b.t.formaPagamentoId, versao: 0 };
  expect((await s.pedir('PUT', 'ConvenioPagar', { quem: fernanda, body: convenio })).status).toBe(200);
}, 120_000);
afterAll(() => s.fechar());

const comBoletoDe = async (vencimento: string | null, campoLivre: string): Promise<number> => {
  const id = await b.titulo({ primeiroVencimento: somarDias(diaDoBanco, 20) });
  const codigo = montarCodigoDeBarras({ banco: '341', vencimento, valorCentavos: centavos(0), campoLivre });
  await sql`update titulos_pagar set codigo = ${codigo}, codigo_tipo = 'boleto' where id = ${id}`.execute(s.banco.dono);
  return id;
};

test('a bank goes by the day of the slip: the file states it, and the preview minds it; a slip that states none is due with its title', async () => {
  const doBoleto = somarDias(diaDoBanco, -10);
  const [vencido, semDia] = [await comBoletoDe(doBoleto, '1'.repeat(25)), await comBoletoDe(null, '2'.repeat(25))];
  const previa = await s.pedir('GET', `RemessaPagar/previa?ContaBancariaId=${b.t.contaBancariaId}&Ids=${vencido},${semDia}`, {
    quem: fernanda,
  });
  const { itens } = previa.corpo.data as { itens: { tituloId: number; dataVencimento: string }[] };
  const diaDe = (id: number) => itens.find((i) => i.tituloId === id)?.dataVencimento;
  expect([diaDe(vencido), diaDe(semDia)]).toEqual([doBoleto, somarDias(diaDoBanco, 20)]);
  const body = { contaBancariaId: b.t.contaBancariaId, dataPagamento: diaDoBanco, ids: [vencido, semDia] };
  const feita = await s.pedir('POST', 'RemessaPagar', { quem: fernanda, body, headers: { 'idempotency-key': crypto.randomUUID() } });
  expect(feita.corpo.error).toBeUndefined();
  const { id } = feita.corpo.data as { id: number };
  const texto = (await s.pedir('GET', `RemessaPagar/${id}/arquivo`, { quem: fernanda })).bruto.toString('latin1');
  const dias = texto
    .split('\r\n')
    .filter((linha) => linha[13] === 'J' && linha.slice(17, 19) !== '52')
    .map((linha) => linha.slice(91, 99));
  const ddmmaaaa = (dia: string) => dia.split('-').toReversed().join('');
  expect(dias.toSorted()).toEqual([doBoleto, somarDias(diaDoBanco, 20)].map(ddmmaaaa).toSorted());
});
