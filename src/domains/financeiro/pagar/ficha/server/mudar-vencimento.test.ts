import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { posicaoDePagarEm } from '#domains/financeiro/pagar/lista/server/door.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda, paulo } from '#tests/helpers/financeiro.ts';
import { itemAPagar, type Pagamentos, pagamentosDeTeste } from '#tests/helpers/titulos/pagar.ts';
import { decidirConta, salvarRegras } from '../../aprovacao/server/oficina.ts';
import { mudarVencimento } from './mudar-vencimento.ts';
import { obterTituloPagar } from './obter-titulo.ts';

let banco: BancoDeTeste;
let p: Pagamentos;
beforeAll(async () => {
  banco = await bancoDeTeste();
  p = await pagamentosDeTeste(banco.db);
});
afterAll(() => banco.fechar());

const pedido = (id: number, dataVencimento: string, versao = 1) => ({ id, dataVencimento, versao, motivo: 'Vencimento do boleto' });
const mudar = (id: number, dataVencimento: string, { versao = 1, hoje = '2026-03-20' } = {}) =>
  transacao(banco.db, (tx) => mudarVencimento(atoDe(tx, fernanda, { hoje }), pedido(id, dataVencimento, versao)));
const venciaEm = async (id: number, em: string, base: 'datas' | 'registro' = 'datas') => {
  const posicao = posicaoDePagarEm({ em, base, fuso: 'America/Belem' });
  return (await sql<{ dia: string }>`select data_vencimento as dia from (${posicao}) p where id = ${id}`.execute(banco.db)).rows[0]?.dia;
};

test('a due date changes with a reason, audited; the position of a past day is that of the date which held then', async () => {
  const id = await p.umTitulo();
  expect(await mudar(id, '2026-04-15')).toEqual({ id, dataVencimento: '2026-04-15', versao: 2 });
  await mudar(id, '2026-04-10', { versao: 2, hoje: '2026-04-02' });
  expect(await Promise.all(['2026-03-19', '2026-03-20', '2026-04-01', '2026-04-02'].map((em) => venciaEm(id, em)))).toEqual([
    '2026-03-10',
    '2026-04-15',
    '2026-04-15',
    '2026-04-10',
  ]);
  // By what was written down by then, nothing of it had changed: it was written today.
  expect(await venciaEm(id, '2099-01-01', 'registro')).toBe('2026-04-10');
  const { rows } = await sql<{ antes: object; depois: object; motivo: string }>`select antes, depois, motivo from auditoria
    where acao = 'titulo_pagar.vencimento_alterado' and alvo_id = ${String(id)} order by seq limit 1`.execute(banco.db);
  expect(rows).toEqual([
    { antes: { dataVencimento: '2026-03-10' }, depois: { dataVencimento: '2026-04-15' }, motivo: 'Vencimento do boleto' },
  ]);
});

test('what is partly paid may change, what is paid may not; nor to a day before the bill, to the same, or years ahead', async () => {
  const id = await p.umTitulo();
  await p.pagar([itemAPagar(id, 1)]);
  await mudar(id, '2026-01-05', { versao: 2 });
  const recusa = (code: string) => ({ code, campos: [{ path: 'dataVencimento' }] });
  await expect(mudar(id, '2026-01-04', { versao: 3 })).rejects.toMatchObject(recusa('VENCIMENTO_PAGAR_ANTES_DA_EMISSAO'));
  await expect(mudar(id, '2026-01-05', { versao: 3 })).rejects.toMatchObject(recusa('VENCIMENTO_PAGAR_IGUAL'));
  await expect(mudar(id, '2206-01-05', { versao: 3 })).rejects.toMatchObject(recusa('VENCIMENTO_PAGAR_FORA_DO_PRAZO'));
  await p.pagar([itemAPagar(id, 100_000)]);
  await expect(mudar(id, '2026-05-05', { versao: 4 })).rejects.toMatchObject({ code: 'TITULO_NAO_SE_PAGA' });
  await expect(mudar(999_999, '2026-05-05')).rejects.toMatchObject({ code: 'TITULO_PAGAR_NAO_ENCONTRADO' });
});

test('a bill that a second person approved stays approved: who is paid and how much are the same', async () => {
  await transacao(banco.db, (tx) => salvarRegras(atoDe(tx, paulo), { aprovacaoAcimaCentavos: centavos(1_000), versao: 1 }));
  const id = await p.umTitulo();
  const { contaId = 0, contaVersao = 0 } = (await p.lerTitulo(id)) ?? {};
  await transacao(banco.db, (tx) =>
    decidirConta(atoDe(tx, paulo), { id: contaId, decisao: 'aprovada', motivo: null, versao: contaVersao }),
  );
  await mudar(id, '2026-04-15');
  expect(await obterTituloPagar({ db: banco.db, quem: fernanda, hoje: '2026-03-20' }, id)).toMatchObject({
    dataVencimento: '2026-04-15',
    vencido: false,
    conta: { aprovacao: 'aprovada' },
  });
  await p.pagar([itemAPagar(id, 100_001)]);
});

test('of two who change it at once, the second is told that the first did', async () => {
  const id = await p.umTitulo();
  const [, segundo] = await passoAPasso(
    banco.db,
    (tx) => mudarVencimento(atoDe(tx, fernanda), pedido(id, '2026-04-15')),
    () => transacao(banco.db, (tx) => mudarVencimento(atoDe(tx, paulo), pedido(id, '2026-04-20'))),
  );
  expect(segundo).toMatchObject({ status: 'rejected', reason: { code: 'VERSAO_DESATUALIZADA' } });
});
