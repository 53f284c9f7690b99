import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { type EscolaEmMudanca, escolaEmMudanca, modelos } from '#tests/helpers/mudanca/planilhas.ts';

let e: EscolaEmMudanca;
beforeAll(async () => {
  e = await escolaEmMudanca();
  await livrosDeTeste(e.s.banco.db, 2026);
  await e.trazer('pessoas', modelos.pessoas);
}, 60_000);
afterAll(() => e.s.fechar());

/** A sheet of titles by a guardian, account and form of payment that stand here. */
const titulos = (cabeca: string, ...linhas: string[]): string[] => [
  `Código do responsável;Conta;Forma de pagamento;${cabeca}`,
  ...linhas.map((linha) => `201;Caixa da secretaria;Dinheiro;${linha}`),
];

test('a list of all titles is told where lines say that they are paid or cancelled', async () => {
  const { id } = await e.enviar(
    'titulos',
    titulos(
      'Documento;Vencimento;Valor;Situação;Data Pagamento',
      'S1;10/09/2026;1.200,00;Em aberto;',
      'S2;10/08/2026;1.200,00;Pago;08/08/2026',
      'S3;10/07/2026;1.200,00;Cancelado;00/00/0000',
      'S4;10/06/2026;1.200,00;;09/06/2026',
      'S5;10/05/2026;1.200,00;Pago parcial;02/05/2026',
    ),
  );
  const { prontas, avisos } = await e.ensaiar(id);
  expect([prontas, avisos.filter((aviso) => aviso.includes('já foi pago'))]).toEqual([
    5,
    [
      '3 linhas dizem na coluna Situação ou Data Pagamento que o título já foi pago ou cancelado (a primeira é a linha 3): traga só os que estão em aberto, ou apague essas linhas.',
    ],
  ]);
});

const porLinha = async (linhas: readonly string[]) => {
  const { id } = await e.enviar('titulos', linhas);
  const ensaio = await e.ensaiar(id);
  const vistas = ensaio.linhas.toSorted((a, b) => a.numero - b.numero);
  return {
    id,
    ...ensaio,
    vistas: vistas.map(({ situacao, problemas }) => [situacao, ...problemas.flatMap((p) => [p.coluna, p.mensagem])]),
  };
};
const descricoes = async (codigo: string): Promise<unknown> =>
  (
    await sql`select t.descricao, r.codigo from mudancas_registros r join v_titulo_receber t on t.id = r.alvo_id
    where r.tipo = 'titulos' and r.codigo like ${`${codigo}%`} order by t.id`.execute(e.s.banco.db)
  ).rows;

test('one document of several installments is a title for each, told in the dry run; sent again, in other words, it is the same ones', async () => {
  const cabeca = 'Documento;Parcela;Vencimento;Valor';
  const doze = titulos(
    cabeca,
    ...Array.from({ length: 12 }, (_, i) => `04711;${String(i + 1).padStart(2, '0')};10/${i + 1}/2026;1.200,00`),
  );
  const { id, prontas, erros, avisos } = await porLinha(doze);
  expect([prontas, erros, avisos]).toEqual([
    12,
    0,
    ['O código de cada título é o da coluna Documento com o da coluna Parcela, como 4711/1: cada parcela é um título.'],
  ]);
  expect((await e.fazer(id, '/carga')).linhas.every(({ situacao }) => situacao === 'feito')).toBe(true);
  expect(await descricoes('4711/')).toHaveLength(12);
  const deNovo = await porLinha(titulos(cabeca, '4711;2;10/02/2026;R$ 1.200,00', '4711;12;10/12/2026;1200', '4711;13;10/01/2027;1.200,00'));
  expect(deNovo.vistas.map(([situacao]) => situacao)).toEqual(['cadastrada', 'cadastrada', 'pronta']);
  const cancelada = await e.fazer(id, '/desfazimento');
  expect(cancelada.linhas.every(({ situacao }) => situacao === 'feito')).toBe(true);
});

test('what came by its document alone, before its installment was told, is that title still', async () => {
  await e.trazer('titulos', titulos('Documento;Vencimento;Valor', '4800;10/01/2026;900,00'));
  const { id, vistas } = await porLinha(
    titulos('Documento;Parcela;Vencimento;Valor', '4800;1;10/01/2026;900,00', '4800;2;10/02/2026;900,00', '4800;;10/03/2026;900,00'),
  );
  expect(vistas.map(([situacao]) => situacao)).toEqual(['cadastrada', 'pronta', 'erro']);
  await e.fazer(id, '/carga');
  expect(await descricoes('4800')).toEqual([
    { descricao: 'Título 4800 do outro sistema', codigo: '4800' },
    { descricao: 'Título 4800/2 do outro sistema', codigo: '4800/2' },
  ]);
});

test('a code that stands twice names the way out where it is of several installments', async () => {
  const { vistas } = await porLinha(titulos('Documento;Vencimento;Valor', '4900;10/01/2026;900,00', '4900;10/02/2026;900,00'));
  expect(vistas).toEqual([
    ['pronta'],
    [
      'erro',
      null,
      'O código está também na linha 2 desta planilha. Se são parcelas de um documento, diga qual coluna é a parcela, ou escreva-a com ele: 4900/1, 4900/2.',
    ],
  ]);
});

test('a line whose code came with another due date or amount is an error that says what is here; the same again changes nothing', async () => {
  const cabeca = 'Documento;Vencimento;Valor';
  await e.trazer('titulos', titulos(cabeca, '5000;10/01/2026;900,00', '5001;10/01/2026;900,00', '5002;10/01/2026;900,00'));
  const aqui = (codigo: string) =>
    `O código ${codigo} já veio do outro sistema, com vencimento em 10/01/2026 e R$ 900,00, e a linha diz outra coisa. Se é outro título, dê-lhe outro código, como o do documento com a parcela. Se é este e a família pagou uma parte lá, dê baixa dela aqui; se o vencimento mudou, mude-o no título; se veio errado, desfaça a planilha dele e carregue-a corrigida.`;
  const { id, vistas, prontas } = await porLinha(
    titulos(cabeca, '5000;10/02/2026;900,00', '5001;10/01/2026;950,00', '5002;2026-01-10;R$ 900,00'),
  );
  expect(prontas).toBe(0);
  expect(vistas).toEqual([
    ['erro', 'Vencimento', aqui('5000')],
    ['erro', 'Valor', aqui('5001')],
    ['cadastrada', null, expect.stringContaining('não muda nada')],
  ]);
  const { linhas } = await e.fazer(id, '/carga');
  expect(linhas.map(({ situacao }) => situacao).toSorted()).toEqual(['ja_estava', 'recusado', 'recusado']);
  // One that was cancelled gives its code back.
  const outra = await e.trazer('titulos', titulos(cabeca, '5003;10/01/2026;900,00'));
  await e.fazer(outra.id, '/desfazimento');
  expect((await e.trazer('titulos', titulos(cabeca, '5003;10/02/2026;950,00'))).trazidas).toBe(1);
});
