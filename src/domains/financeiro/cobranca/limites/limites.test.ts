import { describe, expect, test } from 'vitest';
import { centavos } from '#shared/dinheiro.ts';
import { partesDaCarta, preencherCarta, textoDoEmail } from '../carta.ts';
import { cabemNaCarta, diasDoTexto, problemasDoModelo } from './limites.ts';
import { medidaDe } from './medidas.ts';
import { type Degrau, proporCartas, proximoDegrau } from '../envio/regua.ts';

const bom = {
  assunto: 'Mensagem financeira da escola',
  corpo:
    'Prezado(a) {{responsavel}},\n\n{{titulos}}\n\nResponda até {{prazo}}.\n\n{{pagamento}}\n\nFale conosco: {{contato}}. Se já pagou, desconsidere esta carta.',
};
const codigos = (partes: Partial<typeof bom>): string[] => problemasDoModelo({ ...bom, ...partes }).map((p) => p.codigo);

describe('what a letter may say', () => {
  test('a neutral text passes', () => expect(problemasDoModelo(bom)).toEqual([]));
  test('what is owed for a student and how to pay may be said', () => {
    const corpo = `${bom.corpo} As parcelas são do contrato do aluno. Pague por transferência ou Pix; se não puder, proponha um acordo.`;
    expect(problemasDoModelo({ ...bom, corpo })).toEqual([]);
  });
  test.each([
    ['no list of titles', { corpo: bom.corpo.replace('{{titulos}}', '') }, 'TERMO_OBRIGATORIO'],
    ['no way to be reached', { corpo: bom.corpo.replace('{{contato}}', '') }, 'TERMO_OBRIGATORIO'],
    ['no deadline', { corpo: bom.corpo.replace('{{prazo}}', 'amanhã') }, 'TERMO_OBRIGATORIO'],
    ['no way to pay', { corpo: bom.corpo.replace('{{pagamento}}', '') }, 'TERMO_OBRIGATORIO'],
    ['nothing about having paid', { corpo: bom.corpo.replace('desconsidere', 'ignore') }, 'FALTA_DESCONSIDERE'],
    ['exams', { corpo: `${bom.corpo} O aluno não fará provas.` }, 'EXPRESSAO_VEDADA'],
    ['the report card', { corpo: `${bom.corpo} O boletim fica retido.` }, 'EXPRESSAO_VEDADA'],
    ['exams by their other name', { corpo: `${bom.corpo} Não fará os exames finais.` }, 'EXPRESSAO_VEDADA'],
    ['a transfer declaration', { corpo: `${bom.corpo} Nem receberá declaração de transferência.` }, 'EXPRESSAO_VEDADA'],
    ['a diploma kept', { corpo: `${bom.corpo} O diploma fica na secretaria.` }, 'EXPRESSAO_VEDADA'],
    ['lessons suspended', { corpo: `${bom.corpo} Haverá suspensão das aulas.` }, 'EXPRESSAO_VEDADA'],
    ['the record kept', { corpo: `${bom.corpo} Sem o pagamento não emitiremos o histórico.` }, 'EXPRESSAO_VEDADA'],
    ['the transfer kept', { corpo: `${bom.corpo} Nem haverá a transferência do aluno.` }, 'EXPRESSAO_VEDADA'],
    ['the marks kept', { corpo: `${bom.corpo} O aluno não receberá as notas do bimestre.` }, 'EXPRESSAO_VEDADA'],
    ['the door closed', { corpo: `${bom.corpo} Seu filho ficará fora da escola.` }, 'EXPRESSAO_VEDADA'],
    ['the place taken', { corpo: `${bom.corpo} O aluno perderá o direito à matrícula no próximo ano.` }, 'EXPRESSAO_VEDADA'],
    ['an insult', { corpo: `${bom.corpo} Família inadimplente.` }, 'EXPRESSAO_VEDADA'],
    ['a subject that exposes', { assunto: 'Seu débito está em atraso' }, 'ASSUNTO_EXPOE'],
    ['a term that does not exist', { corpo: `${bom.corpo} {{senha}}` }, 'TERMO_DESCONHECIDO'],
  ])('refuses %s', (_, partes, codigo) => expect(codigos(partes)).toContain(codigo));
  test('names the term that is missing', () => {
    expect(problemasDoModelo({ ...bom, corpo: bom.corpo.replace('{{pagamento}}', '') })).toEqual([
      { campo: 'corpo', codigo: 'TERMO_OBRIGATORIO', parametros: { termo: 'pagamento' } },
    ]);
  });
  test('a notice of the bureau speaks only of what is 60 days late, one of the law only of what is 90', () => {
    const itens = [{ diasAtraso: 59 }, { diasAtraso: 60 }, { diasAtraso: 89 }, { diasAtraso: 90 }, { diasAtraso: 6 }];
    expect(cabemNaCarta(bom, itens)).toEqual(itens);
    const comMais = (frase: string): number[] => cabemNaCarta({ ...bom, corpo: `${bom.corpo} ${frase}` }, itens).map((i) => i.diasAtraso);
    expect(comMais('Comunicaremos ao SPC.')).toEqual([60, 89, 90]);
    expect(comMais('Depois, cartório.')).toEqual([90]);
    expect(comMais('Comunicaremos ao SPC e, depois, à Justiça.')).toEqual([90]);
  });
  test.each([
    ['negativacao', 'Comunicaremos ao SPC e à Serasa'],
    ['negativacao', 'o nome irá aos órgãos de proteção ao crédito'],
    ['negativacao', 'comunicação ao SCPC'],
    ['negativacao', 'o registro será negativado'],
    ['judicial', 'medidas judiciais cabíveis'],
    ['judicial', 'cobrança extrajudicial'],
    ['judicial', 'Encaminharemos ao departamento jurídico'],
    ['judicial', 'ação na Justiça'],
    ['judicial', 'protesto em cartório'],
    ['judicial', 'nossos advogados'],
    ['negativacao', 'Seu nome ficará sujo na praça'],
    ['judicial', 'Enviaremos o caso a um escritório de cobrança e ao fórum'],
  ] as const)('%s: %s', (medida, corpo) => {
    expect(medidaDe({ ...bom, corpo })).toBe(medida);
    expect(diasDoTexto({ ...bom, corpo })).toBe(medida === 'judicial' ? 90 : 60);
  });
  test('a neutral text speaks of no measure', () => {
    expect(medidaDe(bom)).toBeNull();
    expect(diasDoTexto(bom)).toBe(0);
  });
});

test('the facts go in; paper gets a table where mail gets lines', () => {
  const dados = {
    responsavel: 'Marcos',
    total: 'R$ 10,00',
    data: '10/03/2026',
    prazo: '20/03/2026',
    escola: 'Colégio',
    contato: '(91) 3222-0000',
  };
  // A name that looks like a term is a name.
  const estranho = partesDaCarta(preencherCarta(bom.corpo, { ...dados, responsavel: '{{pagamento}} {{ titulos }}' }));
  expect(estranho.map(({ bloco }) => bloco)).toEqual([null, 'titulos', null, 'pagamento', null]);
  const corpo = preencherCarta(bom.corpo, dados);
  expect(corpo).toContain('Prezado(a) Marcos,\n\n{{titulos}}');
  expect(partesDaCarta(corpo)).toEqual([
    { bloco: null, texto: 'Prezado(a) Marcos,' },
    { bloco: 'titulos' },
    { bloco: null, texto: 'Responda até 20/03/2026.' },
    { bloco: 'pagamento' },
    { bloco: null, texto: 'Fale conosco: (91) 3222-0000. Se já pagou, desconsidere esta carta.' },
  ]);
  const titulo = {
    numero: '2026-00001/01',
    descricao: 'Mensalidade',
    dataVencimento: '2026-02-10',
    diasAtraso: 28,
    saldoCentavos: centavos(100_000),
    multaCentavos: centavos(2_000),
    jurosCentavos: centavos(933),
    totalCentavos: centavos(102_933),
  };
  const emNada = { tituloId: 1, numero: titulo.numero, em: '2026-03-10', totalCentavos: titulo.totalCentavos, boleto: null, pix: null };
  expect(textoDoEmail(corpo, [titulo], [emNada])).toContain('Pague na secretaria');
  expect(textoDoEmail(corpo, [titulo], [])).toContain(
    '- 2026-00001/01 · Mensalidade · vencimento 10/02/2026 · R$ 1.029,33 (valor R$ 1.000,00, multa R$ 20,00, juros R$ 9,33)',
  );
});

describe('the ladder', () => {
  const degraus: Degrau[] = [
    { id: 3, nome: 'Carta formal', diasAtraso: 30, canal: 'impresso', modeloId: 3 },
    { id: 1, nome: 'Lembrete', diasAtraso: 5, canal: 'email', modeloId: 1 },
    { id: 2, nome: 'Carta', diasAtraso: 15, canal: 'email', modeloId: 2 },
  ];
  const passo = (dataVencimento: string, feitos: { diasAtraso: number; em: string }[], hoje = '2026-06-30') =>
    proximoDegrau(degraus, { dataVencimento, feitos }, hoje)?.nome ?? null;
  test.each([
    ['too soon', '2026-06-26', [], null],
    ['on its fifth day', '2026-06-25', [], 'Lembrete'],
    ['very late but never written to: from the first', '2026-01-10', [], 'Lembrete'],
    ['the next one, not before the distance between them', '2026-01-10', [{ diasAtraso: 5, em: '2026-06-21' }], null],
    ['the next one, after it', '2026-01-10', [{ diasAtraso: 5, em: '2026-06-20' }], 'Carta'],
    ['as late as the step says, whatever the letters', '2026-06-18', [{ diasAtraso: 5, em: '2026-06-18' }], null],
    ['after the last, silence', '2026-01-10', [{ diasAtraso: 30, em: '2026-03-01' }], null],
  ])('%s', (_, vencimento, feitos, nome) => expect(passo(vencimento, feitos)).toBe(nome));

  test('one letter to a payer, as its highest step, each debt with its own', () => {
    const dividas = [
      { tituloId: 1, pagadorId: 7, dataVencimento: '2026-05-01', feitos: [{ diasAtraso: 5, em: '2026-06-01' }] },
      { tituloId: 2, pagadorId: 7, dataVencimento: '2026-06-20', feitos: [] },
      { tituloId: 3, pagadorId: 7, dataVencimento: '2026-06-28', feitos: [] },
      { tituloId: 4, pagadorId: 8, dataVencimento: '2026-06-28', feitos: [] },
    ];
    const cartas = proporCartas(degraus, dividas, '2026-06-30');
    expect(cartas).toHaveLength(1);
    expect(cartas[0]?.degrau.nome).toBe('Carta');
    expect(cartas[0]?.itens.map((i) => i.degrau?.nome ?? null)).toEqual(['Carta', 'Lembrete', null]);
  });
});
