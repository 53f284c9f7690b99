import { expect, test } from 'vitest';
import { codigoComParcela } from './titulos.ts';
import { avisosDosEncerrados } from './titulos-encerrados.ts';

const hoje = '2026-11-29';
/** Of cells of one column, those by which a line is told as paid or cancelled. */
const ditas = (coluna: string, celulas: readonly string[]): string[] =>
  celulas.filter(
    (celula) =>
      avisosDosEncerrados(
        { colunas: ['Valor', coluna], linhas: [{ numero: 2, celulas: ['10,00', celula] }], mapeamento: { valor: 0 } },
        hoje,
      ).length > 0,
  );
const lista = (texto: string): string[] => texto.split('; ');

const encerrados = lista(
  'Pago; PAGA; Pagos; PG; Quitado; quitada; Baixado; Bx.; Liquidado; Liq.; Recebido; Receb.; Cancelado; CANC.; Compensado; Pago em atraso; Pago com desconto; Baixa manual; Liquidação normal; Pagamento confirmado; Renegociado; Encerrado; Paid; Settled; Cancelled; Canceled; Written off',
);
const abertos = lista(
  '; 0; -; Em aberto; Aberto; A vencer; Vencido; Pendente; Atrasado; Em atraso; Emitido; Registrado; Remetido; A receber; Parcialmente pago; Pago parcial; Pago parcialmente; Baixa parcial; Não pago; NAO QUITADO; Aguardando pagamento; Pagamento pendente; Pagamento em atraso; Protestado; Em cobrança; Inadimplente; Ativo; Open; Partially paid; Not paid; Unpaid; Overdue; Pending payment',
);

test.each(['Situação', 'Status', 'Sit.', 'Situação do título', 'Status do pagamento'])(
  'under %s a line is told that says it is paid, settled, written off or cancelled, and none that is open or paid in part',
  (coluna) => {
    expect(ditas(coluna, encerrados)).toEqual(encerrados);
    expect(ditas(coluna, abertos)).toEqual([]);
  },
);

test('under a column of the payment a day that has come counts, and a yes', () => {
  const dias = lista('09/11/2026; 9/11/26; 2026-11-29; 09/11/2026 10:32; 09.11.2026');
  for (const coluna of lista(
    'Data Pagamento; Dt. Pgto.; Data do pagto; Pago em; Data da baixa; Data liquidação; Data quitação; Cancelado em; Paid on',
  ))
    expect([coluna, ditas(coluna, [...dias, '', '0', '-', '00/00/0000', '30/12/1899', '01/01/1900', '30/11/2026', 'a combinar'])]).toEqual([
      coluna,
      dias,
    ]);
  for (const coluna of ['Pago', 'Quitado?', 'Baixado', 'Cancelado'])
    expect(ditas(coluna, ['Sim', 'S', 'x', 'Não', 'N', '', '400,00', '0,00'])).toEqual(['Sim', 'S', 'x']);
  for (const coluna of lista('Previsão de pagamento; Data limite p/ pagamento; Pagar até; Vencimento; Data prevista do pagamento'))
    expect(ditas(coluna, dias)).toEqual([]);
  expect(ditas('Recebido por', ['Maria S. Souza', 'Caixa'])).toEqual([]);
  for (const coluna of ['Forma de pagamento', 'Situação do aluno', 'Status da matrícula', 'Observação'])
    expect(ditas(coluna, ['Pago', 'Cancelado', 'Sim'])).toEqual([]);
});

test('lines are counted once, whatever tells it, with the first of them; a column that is mapped is what it was said to be', () => {
  const colunas = ['Valor', 'Pagamento', 'Status', 'Pago em'];
  const linhas = ['Dinheiro;Aberto;', 'Dinheiro;Pago;01/10/2026', 'Pix;Pago;', 'Pix;Parcial;02/10/2026', ';;03/10/2026'].map(
    (linha, i) => ({
      numero: i + 2,
      celulas: ['10,00', ...linha.split(';')],
    }),
  );
  expect(avisosDosEncerrados({ colunas, linhas, mapeamento: { valor: 0, forma: 1 } }, hoje)).toEqual([
    {
      br: '3 linhas dizem na coluna Status ou Pago em que o título já foi pago ou cancelado (a primeira é a linha 3): traga só os que estão em aberto, ou apague essas linhas.',
      en: '3 lines say in the column Status or Pago em that the title was paid or cancelled already (the first is line 3): bring only those that are open, or delete these lines.',
    },
  ]);
  const [uma] = avisosDosEncerrados({ colunas, linhas: linhas.slice(2, 3), mapeamento: { valor: 0, forma: 1 } }, hoje);
  expect(uma?.br).toBe(
    '1 linha diz na coluna Status que o título já foi pago ou cancelado (a primeira é a linha 4): traga só os que estão em aberto, ou apague essa linha.',
  );
  expect(avisosDosEncerrados({ colunas, linhas, mapeamento: { valor: 0, vencimento: 3 } }, hoje)[0]?.br).toContain(
    '2 linhas dizem na coluna Status que',
  );
});

test('the day of a settlement is told, however it is shortened; a net amount is none', () => {
  for (const coluna of ['Data Liq.', 'Dt. Liquid.', 'Dt. Liq.']) expect(ditas(coluna, ['05/03/2026', '']), coluna).toEqual(['05/03/2026']);
  expect(ditas('Valor Liq.', ['05/03/2026', '900,00'])).toEqual([]);
});

test('an installment is its number, however it is written and whatever a program of sheets made of it', () => {
  for (const parcela of ['1', '01', '1/12', '01/12', '1 de 12', '1ª', 'Parcela 1', '2026-12-01'])
    expect(codigoComParcela('4711', parcela)).toBe('4711/1');
  expect(codigoComParcela('4711', '12/12')).toBe('4711/12');
  expect([codigoComParcela('4711', '02/2026'), codigoComParcela('4711', '02/2025')]).toEqual(['4711/02/2026', '4711/02/2025']);
  expect(codigoComParcela('4711', 'única')).not.toBe(codigoComParcela('4711', '1'));
});
