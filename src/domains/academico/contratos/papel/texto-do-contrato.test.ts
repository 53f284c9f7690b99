import { expect, test } from 'vitest';
import { alinhado, folha } from '#shared/papel/escrever.ts';
import { type Paragrafo, texto } from '#shared/papel/esquema.ts';
import { centavos } from '#shared/dinheiro.ts';
import { preencher } from '#shared/papel/preencher.ts';
import { blocosParaLer } from './blocos-para-ler.ts';
import type { DescontoNoPapel } from './descontos-escritos.ts';
import { contratoDeExemplo } from './exemplo.ts';
import { papelDoContrato } from './modelo.ts';

const preco = (descricao: string, parcelas: number) => ({
  descricao,
  valorCentavos: centavos(120_000),
  parcelas,
  formaPagamento: 'Boleto',
});
const desconto = (descricao: string, partes: Partial<DescontoNoPapel> = {}): DescontoNoPapel => ({
  descricao,
  forma: 'percentual',
  percentual: '10.0000',
  valorCentavos: null,
  limiteCentavos: null,
  condicional: false,
  precoIndice: null,
  parcelaDe: 1,
  parcelaAte: null,
  ...partes,
});

test('the paper says of each discount on which service it bites and which installments it takes', () => {
  const { listas } = papelDoContrato.valores({
    ...contratoDeExemplo(),
    precos: [preco('Anuidade', 12), preco('Almoço', 10)],
    descontos: [
      desconto('Irmãos'),
      desconto('Ajuda', { precoIndice: 0, parcelaDe: 3, parcelaAte: 7, forma: 'valor', percentual: null, valorCentavos: centavos(3_333) }),
      desconto('Almoço 33', { precoIndice: 1, parcelaDe: 10, parcelaAte: 60, condicional: true }),
      desconto('Bolsa', { precoIndice: 1, parcelaAte: 10, limiteCentavos: centavos(5_000) }),
    ],
  });
  const nomes = ['descricao', 'sobre', 'parcelas', 'condicao', 'valor'];
  expect(listas.descontos?.map((um) => nomes.map((nome) => um[`desconto.${nome}`]?.replaceAll('\u00a0', ' ')))).toEqual([
    ['Irmãos', 'todos os serviços', 'todas', 'sempre', '10 %'],
    ['Ajuda', 'Anuidade', '3 a 7', 'sempre', 'R$ 33,33'],
    ['Almoço 33', 'Almoço', '10', 'se paga até o vencimento', '10 %'],
    ['Bolsa (limitado a R$ 50,00 por parcela)', 'Almoço', 'todas', 'sempre', '10 %'],
  ]);
});

test('who signs and who studies are named in words that fit a woman and a man', () => {
  const { papel } = preencher(papelDoContrato.conteudo, papelDoContrato.valores(contratoDeExemplo()));
  const escrito = JSON.stringify(papel);
  expect(escrito).toContain(', nacionalidade brasileira');
  expect(escrito).not.toMatch(/ALUNO|prestará ao aluno|do aluno/);
});

test('what was frozen is read elsewhere in the same words and order, with the tables as tables', () => {
  const { papel } = preencher(papelDoContrato.conteudo, papelDoContrato.valores(contratoDeExemplo()));
  const lidos = blocosParaLer({ papel });
  expect(lidos[0]).toEqual({ tipo: 'titulo', texto: 'Contrato de prestação de serviços educacionais' });
  expect(JSON.stringify(lidos)).toContain('não retém documentos escolares');
  const parcelas = lidos.flatMap((um) => (um.tipo === 'tabela' && um.colunas[1]?.titulo === 'Parcela' ? [um] : []))[0];
  expect([parcelas?.linhas.length, parcelas?.linhas[0]?.slice(0, 3), parcelas?.colunas[3]?.direita]).toEqual([
    13,
    ['Mensalidade', '1/12', '10/01/2026'],
    true,
  ]);
  expect(lidos.flatMap((um) => (um.tipo === 'assinaturas' ? um.nomes : []))[1]).toBe('Rita Souza – CPF 529.982.247-25');
  const deAntes = [{ tipo: 'paragrafo' as const, texto: 'Palavras de antes.' }];
  expect(blocosParaLer({ blocos: deAntes })).toEqual(deAntes);
});

test('nothing that is signed is left out on a phone: bands, images, every heading row, rows marked as headings further down', () => {
  const linha = (cabecalho: boolean, ...celulas: string[]) => ({
    cabecalho,
    paraCada: null,
    celulas: celulas.map((um) => ({ alinhamento: 'esquerda' as const, trechos: um === '' ? [] : [texto(um)] })),
  });
  const papel = {
    ...folha(
      { tipo: 'imagem', imagemId: 7, largura: 40, alinhamento: 'centro' },
      {
        tipo: 'tabela',
        colunas: [50, 50],
        linhas: [
          linha(true, 'Parcelas', ''),
          linha(true, 'Vencimento', 'Valor'),
          linha(false, '10/01', '9,00'),
          linha(true, 'Ano', 'Soma'),
        ],
      },
    ),
    cabecalho: [alinhado('centro', 'Contrato regido pela Lei nº 9.870/1999')] as Paragrafo[],
    rodape: [
      alinhado('direita', 'Foro de Belém – página {{pagina.numero}}'),
      alinhado('direita', 'Página {{pagina.numero}} de {{pagina.total}}'),
    ] as Paragrafo[],
  };
  expect(blocosParaLer({ papel })).toEqual([
    { tipo: 'paragrafo', texto: 'Contrato regido pela Lei nº 9.870/1999' },
    { tipo: 'imagem', imagemId: 7, largura: 40 },
    {
      tipo: 'tabela',
      colunas: [
        { titulo: 'Parcelas', peso: 50, direita: false },
        { titulo: '', peso: 50, direita: false },
      ],
      cabecalhos: [['Vencimento', 'Valor']],
      linhas: [
        ['10/01', '9,00'],
        ['Ano', 'Soma'],
      ],
    },
    // What only counts sheets says nothing where there are none.
    { tipo: 'paragrafo', texto: 'Foro de Belém – página ' },
  ]);
});
